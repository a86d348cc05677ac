// Sets in the dialogs of Bootstrap and jQuery UI, beside their widgets, and labels that are buttons of theirs.
import { expect, openOnly, packages, using } from './browser.mjs';
import { role, tabs } from './markup.mjs';

const bootstraps = {
  'Bootstrap 4': {
    css: [`${packages}/bootstrap-4/dist/css/bootstrap.min.css`],
    scripts: [`${packages}/bootstrap-4/dist/js/bootstrap.bundle.min.js`],
    toggle: 'data-toggle="modal" data-target="#box"',
  },
  'Bootstrap 5': {
    css: ['/node_modules/bootstrap/dist/css/bootstrap.min.css'],
    scripts: ['/node_modules/bootstrap/dist/js/bootstrap.bundle.min.js'],
    toggle: 'data-bs-toggle="modal" data-bs-target="#box"',
  },
};
const jqueryUI = {
  css: ['/node_modules/jquery-ui/dist/themes/base/jquery-ui.min.css'],
  scripts: ['/node_modules/jquery-ui/dist/jquery-ui.min.js'],
};

const menu = tabs(role('tabs', { minWindowWidth: 9999 }));

/** Escape closes the open menu and leaves the box alone; the next one closes the box. */
async function expectTwoEscapes(page, box) {
  const isSeen = () => Promise.all([page.getByRole('tablist').isVisible(), box.isVisible()]);
  await page.getByRole('button', { name: 'Route' }).click();
  expect(await isSeen(), [true, true], 'menu and box');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  expect(await isSeen(), [false, true], 'menu and box');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
}

const modal =
  ({ toggle, ...parts }) =>
  () => {
    const body = `<button type="button" ${toggle}>Open</button>
    <div class="modal" id="box" tabindex="-1" aria-label="Trip"><div class="modal-dialog">
      <div class="modal-content"><div class="modal-body">${menu}</div></div></div></div>`;
    return using(openOnly({ ...parts, body }), async (page) => {
      await page.getByRole('button', { name: 'Open' }).click();
      await page.waitForTimeout(300);
      await expectTwoEscapes(page, page.locator('#box'));
    });
  };

/** Which label is selected, which one disabled, and how strong their text is. */
const labels = (page) =>
  page
    .getByRole('tab')
    .evaluateAll((all) =>
      all.map((label) => [
        label.getAttribute('aria-selected') === 'true',
        label.getAttribute('aria-disabled') === 'true',
        getComputedStyle(label).color,
      ]),
    );

const disabled =
  ({ css, scripts }) =>
  () => {
    const button = (name, more = '') =>
      `<button type="button" class="btn" ${more}>${name}</button>`;
    const names = button('One') + button('Two', 'disabled') + button('Three') + button('Four');
    const body = `<div ${role('tabs')}><div>${names}</div>
    <div>First</div><div>Second</div><div>Third</div><div>Fourth</div></div>`;
    return using(openOnly({ css, scripts, body }), async (page) => {
      await page.getByRole('tab', { name: 'Two' }).click({ force: true });
      await page.getByRole('tab', { name: 'One' }).press('ArrowRight');
      await page.getByText('Third').waitFor();
      const [, two, three, four] = await labels(page);
      expect(
        [two, three, four].map(([isSelected]) => isSelected),
        [false, true, false],
        'selected',
      );
      expect(
        [two, three, four].map(([, isOff]) => isOff),
        [true, false, false],
        'disabled',
      );
      if (two[2] === four[2]) throw new Error(`looks enabled: ${two[2]}`);
    });
  };

const dialog = () =>
  using(
    openOnly({ ...jqueryUI, body: `<div id="box" title="Trip">${menu}</div>` }),
    async (page) => {
      await page.evaluate(() => $('#box').dialog({ width: 500 }));
      await expectTwoEscapes(page, page.locator('.ui-dialog'));
      await page.evaluate(() => $('#box').dialog('open'));
      await page.getByRole('button', { name: 'Route' }).click();
      await page.getByRole('tab', { name: 'Stays' }).click();
      await page.getByText('Two inns').waitFor();
      const sizes = await page.evaluate(() => {
        const width = (selector) => document.querySelector(selector).getBoundingClientRect().width;
        $('#box').dialog('option', 'width', 700);
        return new Promise((done) =>
          setTimeout(() => done([width('#box'), width('.z-tabs')]), 200),
        );
      });
      if (sizes[1] < 600 || sizes[1] > sizes[0]) throw new Error(`widths ${sizes.join(', ')}`);
      await page.evaluate(() => $('#box').dialog('destroy').remove());
      expect(await page.locator('.z-tabs').count(), 0);
    },
  );

/** jQuery UI's own widget on one element, ours on another one, and both on one. */
const keys = () => {
  const uis = `<div id="theirs"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>
    <div id="a">1</div><div id="b">2</div></div>`;
  const opening = openOnly({ ...jqueryUI, body: uis + tabs('id="ours"') + tabs('id="shared"') });
  return using(opening, async (page) => {
    const found = await page.evaluate(() => {
      const still = { animation: { effects: 'none' } };
      $('#theirs').tabs({ active: 1 });
      $('#ours').uiTabs(still).uiTabs('select', 1);
      $('#shared').data('ui-tabs', { foreign: true });
      $('#shared').uiTabs(still).uiTabs('select', 1);
      return [
        $('#theirs').tabs('option', 'active'),
        $('#ours').data('uiTabs').active(),
        $('#shared').uiTabs('active'),
        $('#shared').data('ui-tabs').foreign,
        $('#shared').uiTabs('instance').active(),
      ];
    });
    expect(found, [1, 1, 1, true, 1]);
    const warnings = page.problems.splice(0);
    expect(warnings.length, 1, 'warnings');
    if (!/data\("uiTabs"\) is in use/.test(warnings[0])) throw new Error(warnings[0]);
  });
};

export const rows = [
  ...Object.entries(bootstraps).flatMap(([name, parts]) => [
    [name, 'Escape in a modal closes the menu, then the modal', modal(parts)],
    [name, 'a disabled button is a disabled label, and looks it', disabled(parts)],
  ]),
  ['jQuery UI', 'Escape in a dialog closes the menu, then the dialog; widths', dialog],
  ['jQuery UI', 'its data beside ours', keys],
];
