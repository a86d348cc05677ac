// Items that the author has hidden: whatever a person looks for in them, they stay closed (C12).
import { laidOut, openPage } from './page.mjs';
import { sections, tabs } from './widgets.mjs';

QUnit.module('hidden items');

const inner = (n) =>
  `<div class="in"><ul><li><a>A${n}</a></li><li><a>B${n}</a></li></ul><div><div>a</div><div id="in${n}">b</div></div></div>`;

const kinds = {
  tabs: ['uiTabs', tabs({ content: inner }), 'tab2'],
  accordion: ['uiAccordion', sections({ content: inner }), 'section2'],
};

/** How an author hides an item: the sheet, and the attribute of its `li`. */
const hidings = {
  'an attribute': ['', 'hidden'],
  'a class': ['.away { display: none }', 'class="away"'],
  'an inline style': ['', 'style="display: none"'],
};

/** What may lead to the hidden item, by the plugin and the item's name. */
const ways = {
  'a link': () => document.getElementById('link').click(),
  'the address': (_, name) => (location.hash = name),
  'the address of a set in it': () => (location.hash = 'in-tab2'),
  'the browser’s search': () =>
    document.getElementById('in2').dispatchEvent(new Event('beforematch', { bubbles: true })),
  'a set that it follows': () => document.querySelector('#other a').click(),
  memory: (plugin, name) => {
    const set = window.jQuery('#set')[plugin]('destroy');
    localStorage.setItem(`${plugin}:${location.pathname}#set`, `["${name}"]`);
    set[plugin]({ rememberState: true });
  },
};

const rows = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, about]) =>
    Object.entries(hidings).map(([how, hiding]) => [`${kind}, by ${how}`, [about, hiding]]),
  ),
);

const begin = ([plugin]) => {
  const still = { animation: { effects: 'none' } };
  const more = plugin === 'uiTabs' ? { sync: 'words' } : { active: 0 };
  window
    .jQuery('#set')
    [plugin]({ ...still, ...more, deeplinking: true, deeplinkingSeparator: 'none' });
  window.jQuery('#other').uiTabs({ ...still, defaultTab: 'tab2', sync: 'words' });
  window
    .jQuery('.in')
    .uiTabs({ ...still, deeplinking: true, deeplinkingPrefix: 'in', deeplinkingSeparator: '-' });
};

const openItems = () =>
  Array.from(document.querySelectorAll('#set > .z-section, #set > ul > .z-tab'), (item) =>
    item.classList.contains('z-active') ? item.textContent.slice(0, 2) : '',
  ).join('');

QUnit.test.each('C12 what the author hid stays closed:', rows, async (assert, row) => {
  const [[plugin, html, name], [css, attribute]] = row;
  const other = tabs({ id: 'other', label: (n) => `<a>T${n === 1 ? 2 : 9 + n}</a>` });
  const hidden = html.replace(/(<li>)(?=<a>T2|<h3>H2)/, `<li ${attribute}>`);
  const page = await openPage({
    head: `<style>${css}</style>`,
    html: `<a id="link" href="#in2">There</a>${hidden}${other}`,
    isShared: true,
  });
  await page.evaluate(begin, [plugin]);
  await laidOut(page);
  for (const [way, act] of Object.entries(ways)) {
    // A start asks for no styles, and there nothing has to be open.
    if (way === 'memory' && css && plugin === 'uiAccordion') continue;
    await page.evaluate(`(${act})('${plugin}', '${name}')`);
    await laidOut(page);
    assert.true(/^[TH][13]$/.test(await page.evaluate(openItems)), way);
  }
});
