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

async function open(options) {
  const page = await openStates(options);
  await page.addScriptTag({ url: '/node_modules/axe-core/axe.min.js' });
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

/** The tree in one line: what something holds is in brackets behind it. */
async function treeOf(page) {
  let text = '';
  let depth = 0;
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, indent, name] = line.match(/^( *)- (.*?):?$/);
    const next = indent.length / 2;
    if (text) text += next > depth ? ' (' : `${')'.repeat(depth - next)}, `;
    text += name;
    depth = next;
  }
  return text + ')'.repeat(depth);
}

const links = (n) => `<ul><li><a href="#${n}">L${n}</a></li></ul>`;
const row = 'tablist "Tabs" (tab "T1" [selected], tab "T2")';
const panel = 'tabpanel "T1" (paragraph: P1)';
const header = (n, more = '') => `heading "H${n}" [level=3] (button "H${n}"${more})`;
const shut = `listitem (${header(2)})`;
const region = 'region "H1" (paragraph: C1)';
const opened = `list (listitem (${header(1, ' [expanded]')}, ${region}), ${shut})`;
const dots = `group "Choose a slide" ('button "Slide 1: H1" [disabled]', 'button "Slide 2: H2"')`;
const menuItem = 'region "H1" (list (listitem (link "L1" (/url: "#1"))))';

/** What is said of every form. */
const forms = {
  tabs: [openTabs, {}, `${row}, ${panel}`],
  'tabs at the bottom': [openTabs, { position: 'bottom-left' }, `${panel}, ${row}`],
  'a menu': [openTabs, { minWindowWidth: 9999 }, `button "T1", ${panel}`],
  'an accordion': [openAccordion, { active: 0 }, opened],
  'a horizontal accordion': [
    openAccordion,
    { orientation: 'horizontal' },
    opened.replace('[expanded]', '[disabled] [expanded]'),
  ],
  'a slider': [
    openAccordion,
    { slider: true, dotNav: true, active: 0 },
    `group "Slides" (${opened}, ${dots})`,
  ],
  'an accordion as a menu': [
    openAccordion,
    { contentNav: true, active: 0 },
    opened.replace(region, menuItem),
    sections({ count: 2, content: links }),
  ],
};

QUnit.test.each('1.3.1 roles and names of', forms, async (assert, [open, settings, tree, html]) => {
  const two = open === openTabs ? tabs({ count: 2 }) : sections({ count: 2 });
  const page = await open({ html: html ?? two, settings });
  assert.equal(await treeOf(page), tree);
});

QUnit.test('1.3.1, AT17 an open menu is in the tree once, until it closes', async (assert) => {
  const page = await openTabs({ html: tabs({ count: 2 }), settings: { minWindowWidth: 9999 } });
  await page.locator('.z-tabs-mobile .z-link').click();
  assert.equal(await treeOf(page), `button "T1" [expanded], ${row}, ${panel}`);
  await press(page, 'Escape');
  assert.equal(await treeOf(page), `button "T1", ${panel}`);
});

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
