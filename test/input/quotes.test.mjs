// Addresses that quote words of a page (`#:~:text=`): what holds these words is open, and they are in sight.
import { laidOut, openPage } from './page.mjs';
import { sections, tabs, tall } from './widgets.mjs';

QUnit.module('text fragments');

const content = (n) =>
  n === 3
    ? `${tall(1200)}<script type="json">"two inns"</script><p id="words">There are <b>two</b>\n inns (here)</p>`
    : `<p>Beginning, winning, two innsbruck</p>${tall(900)}`;
const kinds = {
  uiTabs: [tabs({ content }), 'z-tabs'],
  uiAccordion: [sections({ content }), 'z-accordion'],
};
const nested = tabs({ id: 'outer', content: (n) => (n === 2 ? sections({ content }) : 'Other') });

const around = (html) => `<p>Top</p>${tall(500)}${html}${tall(3000)}`;
const files = ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'];
const data = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Opens a page with such an address, and runs what comes late. */
async function openQuoted(options, late = '') {
  const page = await openPage({ hash: '#:~:text=two%20inns', isShared: true, ...options });
  if (late) await page.evaluate(late);
  await laidOut(page);
  return page;
}

/** What is open, and whether the words are in sight. */
async function seen(page) {
  const words = await page.evaluate(() => {
    const one = document.getElementById('words');
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight;
  });
  const open = '#set > .z-section, #set > [role=tablist] > li, #outer > [role=tablist] > li';
  const classes = (all) => all.map((one) => Number(one.classList.contains('z-active'))).join(' ');
  return [await page.locator(open).evaluateAll(classes), words];
}

QUnit.test.each(
  'R1 quoted words are in sight, whenever and however a set starts:',
  kinds,
  async (assert, [html, role]) => {
    const plugin = role === 'z-tabs' ? 'uiTabs' : 'uiAccordion';
    const call = `jQuery('#set').${plugin}({ findInPage: false })`;
    const marked = around(html.replace('id="set"', `id="set" data-role="${role}"`));
    const plain = around(html);
    const ways = {
      'by its markup': [{ html: marked }],
      'by a call at the end': [{ html: plain, scripts: [...files, data(call)] }],
      'after the load': [{ html: plain }, call],
      'with jQuery 1': [{ html: marked, jquery: 1 }],
    };
    for (const [name, [options, late]] of Object.entries(ways))
      await assert.becomes(await openQuoted(options, late), seen, ['0 0 1', true], name);
  },
);

QUnit.test('R1 quoted words are in sight in sets in sets', async (assert) => {
  const start = "jQuery('#outer').uiTabs(); jQuery('#set').uiAccordion()";
  const inner = "jQuery('#set').uiAccordion(); jQuery('#outer').uiTabs()";
  for (const call of [start, inner])
    await assert.becomes(await openQuoted({ html: around(nested) }, call), seen, [
      '0 1 0 0 0 1',
      true,
    ]);
});

const addresses = {
  'words around them': ['#:~:text=are-,two%20inns,-(here', '0 0 1'],
  'an end of their own': ['#:~:text=there,here', '0 0 1'],
  'signs of patterns': ['#:~:text=inns%20(here)', '0 0 1'],
  'other words, too': ['#:~:text=two%20inns&text=winning', '0 0 1'],
  'an anchor': ['#top:~:text=two%20inns', '0 0 1'],
  'a part of a word alone': ['#:~:text=inning', '1 0 0'],
  'what isn’t there': ['#:~:text=three%20inns', '1 0 0'],
  'what can’t be read': ['#:~:text=%E0%A4', '1 0 0'],
};

QUnit.test.each('R1 an address may hold', addresses, async (assert, [hash, expected]) => {
  const [html] = kinds.uiTabs;
  const page = await openQuoted({ html: around(html), hash }, "jQuery('#set').uiTabs()");
  assert.equal((await seen(page))[0], expected);
});

QUnit.test('R1 what another page was asked for is not looked for in the next', async (assert) => {
  const [html] = kinds.uiTabs;
  const call = "history.pushState(null, '', '/other'); jQuery('#set').uiTabs()";
  const page = await openQuoted({ html: around(html), isShared: false }, call);
  assert.equal((await seen(page))[0], '1 0 0');
});

/** Blocks without blanks between them, of which only some tell one panel from another. */
const dense = (n) =>
  `<div>Ferry</div><div>t<b>wo</b> inns</div><div>${n === 3 ? 'Höfe' : 'Gasthöfe'}</div>`;

const meant = {
  'text=ferry%20two%20inns': ['1 0 0', 'uiTabs'],
  'text=two%20inns,-h%C3%B6fe': ['0 0 1', 'uiTabs'],
  'text=inns-,h%C3%B6fe': ['0 0 1', 'uiAccordion'],
  'text=two,h%C3%B6fe,-nothing': ['0 0 0', 'uiAccordion'],
  'text=nothing&text=h%C3%B6fe': ['0 0 1', 'uiTabs'],
};

QUnit.test.each(
  'R1 words before and after them tell which of the same words are quoted:',
  Object.fromEntries(Object.entries(meant).map(([quoted, row]) => [quoted, [quoted, ...row]])),
  async (assert, [quoted, expected, plugin]) => {
    const set = plugin === 'uiTabs' ? tabs({ content: dense }) : sections({ content: dense });
    const options = { html: `${set}<p id="words"></p>`, hash: `#:~:${quoted}` };
    const page = await openQuoted(options, `jQuery('#set').${plugin}()`);
    assert.equal((await seen(page))[0], expected);
  },
);
