import { menus, openStates, states } from './accessibility-page.mjs';
import { openAccordion, openTabs, press, sections, tabs } from './widgets.mjs';

QUnit.module('accessibility: axe on every state, roles and names');

/** Rules of WCAG 2.2 that axe leaves out unless they are asked for. */
const asked = ['target-size', 'label-content-name-mismatch', 'p-as-heading'];
const rules = {
  ...Object.fromEntries(asked.map((id) => [id, { enabled: true }])),
  // It only says that pages in frames are not looked at.
  'frame-tested': { enabled: false },
};

/** What axe finds, with the state that it is in; what it leaves to people; how many states it saw. */
const run = (page) =>
  page.evaluate(async (given) => {
    const options = { iframes: false, rules: given };
    const { violations, incomplete, passes } = await window.axe.run('main', options);
    const stateOf = ({ target }) =>
      document.querySelector(target[0]).closest('[data-state]')?.dataset.state;
    const listOf = (results, more) =>
      results.flatMap(({ id, nodes }) =>
        nodes.map((node) => [stateOf(node), id, ...more(node)].join(' ')),
      );
    const found = listOf(violations, ({ html, failureSummary }) => [html, failureSummary]);
    const unsure = listOf(incomplete, () => []).filter((line) => !line.endsWith(' color-contrast'));
    const seen = new Set(passes.flatMap(({ nodes }) => nodes.map(stateOf)).filter(Boolean));
    return { found, unsure: Array.from(new Set(unsure)), seen: seen.size };
  }, rules);

/** Opens the page with axe in it. */
async function open(options) {
  const page = await openStates(options);
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page;
}

const looks = {
  'in the light': {},
  'right to left': { dir: 'rtl' },
  'in the dark': { dark: true, look: { dark: true } },
  'in forced colours, right to left': { dir: 'rtl', context: { forcedColors: 'active' } },
};

// A name stays on contents that are no regions (AA3), and on a container whose author gave it one; a
// list of tabs waits for some.
const unsure = [
  'tabs with a name, aria-prohibited-attr',
  'many sections aria-prohibited-attr',
  'an empty set aria-required-children',
  'tabs that are out of sight aria-required-children',
];

QUnit.test.each('AT1 to S8 axe finds nothing in any state,', looks, async (assert, look) => {
  const seen = Object.keys(states).length;
  assert.deepEqual(await run(await open(look)), { found: [], unsure, seen });
});

const eachMenu = Object.fromEntries(Object.entries(menus).map((menu) => [menu[0], menu]));

QUnit.test.each('AT17 axe finds nothing in', eachMenu, async (assert, menu) => {
  const page = await open({ of: Object.fromEntries([menu]) });
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((to) => (document.documentElement.dir = to), dir);
    assert.deepEqual(await run(page), { found: [], unsure: [], seen: 1 }, dir);
  }
});

const narrow = { minWindowWidth: 9999 };
const links = sections({
  count: 2,
  content: (n) => `<ul><li><a href="#${n}">L${n}</a></li></ul>`,
});
const twoTabs = tabs({ count: 2 });
const twoSections = sections({ count: 2 });

/** What is said of every form, as it is nested. */
const forms = {
  tabs: [
    openTabs,
    twoTabs,
    {},
    `
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"
- tabpanel "T1":
  - paragraph: P1`,
  ],
  'tabs at the bottom': [
    openTabs,
    twoTabs,
    { position: 'bottom-left' },
    `
- tabpanel "T1":
  - paragraph: P1
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"`,
  ],
  'a menu': [
    openTabs,
    twoTabs,
    narrow,
    `
- button "T1"
- tabpanel "T1":
  - paragraph: P1`,
  ],
  'an accordion': [
    openAccordion,
    twoSections,
    { active: 1 },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1"
  - listitem:
    - heading "H2" [level=3]:
      - button "H2" [expanded]
    - region "H2":
      - paragraph: C2`,
  ],
  'a horizontal accordion': [
    openAccordion,
    twoSections,
    { orientation: 'horizontal' },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1" [disabled] [expanded]
    - region "H1":
      - paragraph: C1
  - listitem:
    - heading "H2" [level=3]:
      - button "H2"`,
  ],
  'a slider': [
    openAccordion,
    twoSections,
    { slider: true, dotNav: true, active: 0 },
    `
- group "Slides":
  - list:
    - listitem:
      - heading "H1" [level=3]:
        - button "H1" [expanded]
      - region "H1":
        - paragraph: C1
    - listitem:
      - heading "H2" [level=3]:
        - button "H2"
  - group "Choose a slide":
    - 'button "Slide 1: H1" [disabled]'
    - 'button "Slide 2: H2"'`,
  ],
  'an accordion as a menu': [
    openAccordion,
    links,
    { contentNav: true, active: 0 },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1" [expanded]
    - region "H1":
      - list:
        - listitem:
          - link "L1":
            - /url: "#1"
  - listitem:
    - heading "H2" [level=3]:
      - button "H2"`,
  ],
};

QUnit.test.each(
  '1.3.1 roles, names and what they hold, of',
  forms,
  async (assert, [open, html, settings, tree]) => {
    const page = await open({ html, settings });
    assert.equal(`\n${await page.locator('body').ariaSnapshot()}`, tree);
  },
);

QUnit.test(
  '1.3.1, AT17 an open menu is in the tree once, and gone when it closes',
  async (assert) => {
    const page = await openTabs({ html: twoTabs, settings: narrow });
    const tree = () => page.locator('body').ariaSnapshot();
    const closed = await tree();
    await page.locator('.z-tabs-mobile .z-link').click();
    assert.equal(
      `\n${await tree()}`,
      `
- button "T1" [expanded]
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"
- tabpanel "T1":
  - paragraph: P1`,
    );
    await press(page, 'Escape');
    assert.equal(await tree(), closed);
  },
);

QUnit.test('the language and the direction of a panel are its own', async (assert) => {
  const html = tabs().replace('<div><p>P2', '<div dir="rtl" lang="ar"><p>P2');
  const page = await openTabs({ html });
  await page.getByRole('tab').nth(0).focus();
  await press(page, 'ArrowRight');
  const parts = await page
    .locator('[role=tab], [role=tabpanel] p')
    .evaluateAll((all) =>
      all.map((one) => `${one.closest('[lang]').lang} ${getComputedStyle(one).direction}`),
    );
  assert.deepEqual(parts, ['en ltr', 'en ltr', 'en ltr', 'en ltr', 'ar rtl', 'en ltr']);
  assert.deepEqual(await page.getByRole('tabpanel').allTextContents(), ['P2']);
});
