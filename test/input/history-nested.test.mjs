import { accordion, hearing, openLinked, press, seen, step, tabs, takeLog } from './links-page.mjs';
import { release } from './page.mjs';

QUnit.module('history of nested sets');

const settings = { deeplinkingSeparator: '/' };
const plain = (id) => (n) => `<p>${id} ${n}</p>`;
const around = (inner) => (n) => (n === 2 ? inner : `<p>out ${n}</p>`);

/** The markup, the plugins of the outer and the inner set, and what an item is called. */
const kinds = {
  'tabs in tabs': [tabs('out', around(tabs('in', plain('in')))), 'uiTabs', 'uiTabs'],
  'an accordion in tabs': [
    tabs('out', around(accordion('in', plain('in')))),
    'uiTabs',
    'uiAccordion',
  ],
  'tabs in an accordion': [
    accordion('out', around(tabs('in', plain('in')))),
    'uiAccordion',
    'uiTabs',
  ],
};

const cases = Object.entries(kinds).flatMap(([name, kind]) =>
  ['outer first', 'inner first'].map((order) => [`${name}, ${order}`, [order, ...kind]]),
);

const labelOf = (plugin, id, n) => `${id} ${plugin === 'uiTabs' ? 'T' : 'H'}${n}`;
const nameOf = (plugin, n) => (plugin === 'uiTabs' ? 'tab' : 'section') + n;

QUnit.test.each(
  'T20 outermost first:',
  Object.fromEntries(cases),
  async (assert, [order, html, outer, inner]) => {
    const starts = [
      ['out', outer, { ...settings, ...(outer === 'uiAccordion' && { active: 0 }) }],
      ['in', inner, settings],
    ];
    if (order === 'inner first') starts.reverse();
    const hash = `#in/${nameOf(inner, 3)}`;
    const page = await openLinked({ html: `${html}<a href="${hash}">There</a>`, starts, hash });
    assert.equal(await seen(page), `${hash}: in 3`, 'at load');
    await press(page, labelOf(outer, 'out', 3));
    assert.equal(await seen(page), `#out/${nameOf(outer, 3)}: out 3`);
    await press(page, labelOf(outer, 'out', 2));
    await press(page, labelOf(inner, 'in', 2));
    await press(page, labelOf(outer, 'out', 3));
    await takeLog(page);
    assert.equal(await hearing(page, () => press(page, 'There')), `${hash}: in 3`);
    assert.equal(
      await takeLog(page),
      'out select 1 hash, out left 2 hash, in select 2 hash, in left 1 hash',
    );
    assert.equal(await step(page, 'back'), `#out/${nameOf(outer, 3)}: out 3`);
    assert.equal(await takeLog(page), 'out select 2 hash, out left 1 hash');
    assert.equal(await step(page, 'back'), `#in/${nameOf(inner, 2)}: in 2`);
    await page.reload();
    assert.equal(await seen(page), `#in/${nameOf(inner, 2)}: in 2`);
  },
);

/** Outer tabs whose second panel is loaded, with a set that follows the hash. */
const remote = (url, more = {}) => ({
  html: tabs('out', (n) => (n === 2 ? '' : `<p>out ${n}</p>`)),
  starts: [['out', 'uiTabs', { deeplinking: false, contentUrls: ['', url], ...more }]],
  hash: '#inner/tab2',
});

const loaded = (page) => page.locator('#inner.z-tabs').waitFor({ state: 'attached' });

QUnit.test(
  'T20 a set that is loaded follows the hash that the page was opened with',
  async (assert) => {
    const page = await openLinked(remote('/answer/fragment/linked.html', { defaultTab: 'tab2' }));
    await loaded(page);
    assert.equal(await seen(page), '#inner/tab2: inner P2');
    await press(page, 'inner T1');
    assert.equal(await step(page, 'back'), '#inner/tab2: inner P2');
  },
);

QUnit.test(
  'T20 a set that is loaded out of sight is shown when the hash names it',
  async (assert) => {
    const page = await openLinked(remote('/answer/fragment/linked.html'));
    assert.equal(await seen(page), '#inner/tab2: out 1');
    await page.evaluate(() => jQuery('#out').uiTabs('preload', 1));
    await loaded(page);
    assert.equal(await seen(page), '#inner/tab2: inner P2');
  },
);

QUnit.test('T20 an answer that is late takes nobody away from where they went', async (assert) => {
  const url = '/answer/fragment/linked.html?hold=late';
  const page = await openLinked(remote(url, { defaultTab: 'tab2' }));
  await press(page, 'out T3');
  release('late');
  await loaded(page);
  assert.equal(await seen(page), '#inner/tab2: out 3');
  await press(page, 'out T2');
  assert.equal(await seen(page), '#inner/tab2: inner P2');
});
