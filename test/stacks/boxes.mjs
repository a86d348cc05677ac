// Sets in the dialogs of Bootstrap and jQuery UI, beside their widgets, and labels that are buttons of theirs.
import { expect, packages, usingPage } from './browser.mjs';
import { role, tabs } from './markup.mjs';

const bootstrap = (folder, prefix) => ({
  css: [`${folder}/dist/css/bootstrap.min.css`],
  scripts: [`${folder}/dist/js/bootstrap.bundle.min.js`],
  toggle: `${prefix}-toggle="modal" ${prefix}-target="#box"`,
});
const bootstraps = {
  'Bootstrap 4': bootstrap(`${packages}/bootstrap-4`, 'data'),
  'Bootstrap 5': bootstrap('/node_modules/bootstrap', 'data-bs'),
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
  await page.getByRole('tablist').waitFor({ state: 'hidden' });
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
    return usingPage({ ...parts, body }, async (page) => {
      await page.getByRole('button', { name: 'Open' }).click();
      // It takes the focus once it is open.
      await page.locator('#box:focus').waitFor();
      await expectTwoEscapes(page, page.locator('#box'));
    });
  };

const disabled =
  ({ css, scripts }) =>
  () => {
    const button = (name, more = '') => `<button type="button" ${more}>${name}</button>`;
    const body = `<div ${role('tabs')}>
    <div>${button('One')}${button('Two', 'disabled')}${button('Three')}${button('Four')}</div>
    <div>First</div><div>Second</div><div>Third</div><div>Fourth</div></div>`;
    return usingPage({ css, scripts, body }, async (page) => {
      await page.getByRole('tab', { name: 'Two' }).click({ force: true });
      await page.getByRole('tab', { name: 'One' }).press('ArrowRight');
      await page.getByText('Third').waitFor();
      const all = page.getByRole('tab');
      const read = (name) =>
        all.evaluateAll((tabs, key) => tabs.map((one) => one.getAttribute(key)), name);
      expect(await read('aria-selected'), ['false', 'false', 'true', 'false'], 'selected');
      expect(await read('aria-disabled'), [null, 'true', null, null], 'disabled');
      const [, two, , four] = await all.evaluateAll((tabs) =>
        tabs.map((one) => getComputedStyle(one).color),
      );
      expect(two === four, false, 'looks like the one that is enabled');
    });
  };

const dialog = () =>
  usingPage({ ...jqueryUI, body: `<div id="box" title="Trip">${menu}</div>` }, async (page) => {
    await page.evaluate(() => $('#box').dialog({ width: 500 }));
    await expectTwoEscapes(page, page.locator('.ui-dialog'));
    await page.evaluate(() => $('#box').dialog('open').dialog('option', 'width', 700));
    await page.getByRole('button', { name: 'Route' }).click();
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.getByText('Two inns').waitFor();
    const widths = await page.evaluate(() => [$('#box').width(), $('.z-tabs').outerWidth()]);
    expect(widths[1], widths[0], 'width');
    await page.evaluate(() => $('#box').dialog('destroy').remove());
    expect(await page.locator('.z-tabs').count(), 0);
  });

export const rows = [
  ...Object.entries(bootstraps).flatMap(([name, parts]) => [
    [name, 'Escape in a modal closes the menu, then the modal', modal(parts)],
    [name, 'a disabled button is a disabled label, and looks it', disabled(parts)],
  ]),
  ['jQuery UI', 'Escape in a dialog closes the menu, then the dialog; widths', dialog],
];
