// Labels that stick, and what is in their panels: sets with labels that stick, too, and what is scrolled to.
import { laidOut } from './page.mjs';
import { openTabs, press, sections, tabs, tall } from './widgets.mjs';

QUnit.module('labels that stick: what is in their panels');

const paragraphs = (name) =>
  Array.from({ length: 40 }, (_, n) => `<p id="${name}${n}">${name} ${n}</p>`).join('');

const inner = (id) =>
  tabs({ id, count: 2, label: (n) => `<a>I${n}</a>`, content: (n) => paragraphs(`${id}-${n}-`) });
const accordion = sections({ id: 'acc', count: 2, content: (n) => paragraphs(`acc-${n}-`) });

/** A set with labels that stick, which has in its panels texts, a set, and an accordion. */
const html = tabs({
  content: (n) => paragraphs(`p${n}-`) + [inner('in'), accordion, ''][n - 1] + paragraphs(`q${n}-`),
});

const head =
  '<style>body { margin: 0 } html { --z-sticky-top: 30px; scroll-padding: 30px }</style>';
const still = { animation: { effects: 'none' } };

async function openFilled({ settings, inside, ...options }) {
  const page = await openTabs({
    html: tall(400) + html + tall(2000),
    head,
    settings: { sticky: true, ...settings },
    ...options,
  });
  await page.evaluate(
    ([of, one]) => {
      window.$('#in').uiTabs({ ...of, ...one });
      window.$('#acc').uiAccordion({ ...of, active: 0, expandMode: 'single' });
    },
    [still, { sticky: true, deeplinking: true, ...inside }],
  );
  for (let n = 0; n < 3; n++) await laidOut(page);
  return page;
}

/** Whether an element is in the window, and nothing of a row of labels lies over its first and its last line. */
const isInSight = (page, selector) =>
  page.evaluate((one) => {
    const part = document.querySelector(one);
    const { left, top, bottom } = part.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      part.contains(document.elementFromPoint(left + 9, y)),
    );
  }, selector);

const forms = {
  'a row': [{}, 1000],
  'a dropdown': [{}, 600],
  'a bottom row': [{ position: 'bottom-left' }, 1000],
  'a column': [{ orientation: 'vertical' }, 1000],
  'a row from right to left': [{}, 1000, 'rtl'],
};

const begun = ([settings, width, dir = 'ltr'], inside = {}) =>
  openFilled({ settings, inside, dir, viewport: { width, height: 600 } });

QUnit.test.each('R1, T27, 2.4.11 what reveal() shows isn’t under', forms, async (assert, form) => {
  const page = await begun(form);
  for (const id of ['p1-30', 'p1-3', 'p2-20', 'q2-30', 'in-2-20', 'in-2-5', 'p3-39', 'p3-0']) {
    await page.evaluate(
      (one) => window.$('#set').uiTabs('reveal', document.getElementById(one)),
      id,
    );
    await laidOut(page);
    assert.true(await isInSight(page, `#${id}`), id);
    assert.equal(await page.getAttribute(`#${id}`, 'class'), null, 'it stays as it is');
  }
});

QUnit.test.each(
  'T20, A5, T27 labels and headers in a panel that are scrolled to aren’t under',
  forms,
  async (assert, form) => {
    const page = await begun(form, { sticky: false });
    for (const y of [0, 1e5]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.evaluate((hash) => (location.hash = hash), y ? 'tab2' : 'tab1');
      await page.waitForFunction((n) => window.$('#in').uiTabs('active') === n, y ? 1 : 0);
      await laidOut(page);
      const list = (await page.isVisible('#in > .z-tabs-mobile')) ? 'mobile' : 'desktop';
      assert.true(
        await isInSight(page, `#in > .z-tabs-${list} .z-link:is(.z-active *, .z-tabs-mobile *)`),
        `from ${y}`,
      );
    }
    await page.evaluate('$("#set").uiTabs("select", 1)');
    await page.evaluate('$("#acc .z-trigger")[1].scrollIntoView({ block: "center" })');
    await page.locator('#acc .z-trigger').nth(1).click();
    await laidOut(page);
    assert.true(await isInSight(page, '#acc > :nth-child(2) > .z-header'), 'a header');
  },
);

QUnit.test.each(
  'T27 labels that stick in a panel are beside those around it, not under them:',
  forms,
  async (assert, form) => {
    const page = await begun(form, form[0].position && { position: form[0].position });
    const list = (await page.isVisible('#in > .z-tabs-mobile')) ? 'mobile' : 'desktop';
    await page.evaluate('document.getElementById("in-1-20").scrollIntoView({ block: "center" })');
    await laidOut(page);
    for (const set of ['#in', '#set']) {
      const one = `${set} > .z-tabs-${list} .z-link:is(.z-active *, .z-tabs-mobile *)`;
      assert.true(await isInSight(page, one), set);
    }
    await page.evaluate(
      '$("#in [role=tab][tabindex=\'0\'], #in .z-tabs-mobile a").filter(":visible")[0].focus({ preventScroll: true })',
    );
    await press(page, ...(list === 'mobile' ? ['Enter', 'End', 'Enter'] : ['End']));
    await page.waitForFunction('$("#in").uiTabs("active") === 1');
    await laidOut(page);
    assert.true(await isInSight(page, '#in-2-0'), 'the beginning of the next panel');
  },
);

QUnit.test.each(
  'R1, T25, T27 a choice shows the beginning of the panel where a set above it gets',
  { lower: ['T2', 1], higher: ['T1', 0] },
  async (assert, [text, index]) => {
    const heights = [900, 100];
    const set = (id, height) => tabs({ id, count: 2, content: (n) => tall(height(n)) });
    const page = await openTabs({
      html: set('first', (n) => heights[n - 1]) + set('set', () => 3000) + tall(3000),
      head,
      settings: { sticky: true, sync: 'both', defaultTab: 1 - index },
    });
    await page.evaluate((settings) => window.$('#first').uiTabs(settings), {
      ...still,
      sticky: true,
      sync: 'both',
      defaultTab: 1 - index,
    });
    for (let n = 0; n < 3; n++) await laidOut(page);
    const places = () =>
      page.evaluate(() =>
        ['.z-tabs-desktop', '.z-container'].map((part, n) => {
          const { top, bottom } = document.querySelector(`#set > ${part}`).getBoundingClientRect();
          return Math.round(n ? top : bottom);
        }),
      );
    await page.evaluate('scrollTo(0, window.$("#set").offset().top + 400)');
    await page.locator('#set').getByText(text, { exact: true }).click();
    await laidOut(page);
    assert.equal(await page.evaluate('$("#first").uiTabs("active")'), index, 'it follows');
    const [labels, panel] = await places();
    assert.true(Math.abs(labels - panel) <= 1, `${labels} ${panel}`);
    assert.true(labels > 30 && labels < 90, `${labels}`);
  },
);
