// T14: whether a panel is a stop for Tab, when the page has changed what it begins with.
import { markup, openTabs } from './tabs-page.mjs';
import { inForm, narrow, open, way } from './sections-page.mjs';

QUnit.module('panels as stops for Tab');

const field = (id) => `<p><input id="${id}" aria-label="${id}"></p>`;
const html = field('before') + markup(3).replace('P1', '<a href="#x">link</a>') + field('after');

/** Takes out what a panel begins with, or puts it back, without a word to the set. */
const turn = (page, with_) =>
  page.evaluate((content) => {
    document.querySelector('#set .z-content.z-active p').innerHTML = content;
  }, with_);

const LINK = '<a href="#x">link</a>';

/** The stops from `after` back to `before`, and there again. */
const ways = async (page) => {
  await page.focus('#after');
  const back = await way(page, 'Shift+Tab', 'before');
  return [back, await way(page, 'Tab', 'after')];
};

const forms = {
  'a row': {},
  beside: { orientation: 'vertical' },
  below: { position: 'bottom-left' },
  'a row that scrolls': { overflow: 'scroll' },
};

QUnit.test.each(
  'T14, T6 a panel that lost its link, or has one again, from below and from above, tabs in',
  forms,
  async (assert, settings) => {
    const page = await openTabs({ html, settings });
    const there = ['T1', 'link'];
    if (settings.position) there.reverse();
    const named = (name) => there.map((stop) => (stop === 'link' ? name : stop));
    const expected = (stops) => [
      [...stops.toReversed(), 'before'].join(', '),
      [...stops, 'after'].join(', '),
    ];
    assert.deepEqual(await ways(page), expected(there));
    await turn(page, 'text');
    assert.deepEqual(await ways(page), expected(named('text')));
    await turn(page, LINK);
    assert.deepEqual(await ways(page), expected(there));
  },
);

QUnit.test.each(
  'T14, 2.4.3 likewise in the accordion of narrow windows, selected',
  [
    ['tab1', ['T1', 'link', 'T2', 'T3']],
    ['tab2', ['T1', 'T2', 'link', 'T3']],
    ['tab3', ['T1', 'T2', 'T3', 'link']],
  ],
  async (assert, [defaultTab, stops]) => {
    const linked = field('before') + markup(3).replace(/P\d/g, LINK) + field('after');
    const page = await open({ html: linked, viewport: narrow, settings: { defaultTab } });
    await inForm(page, 'accordion');
    const expected = (name) => {
      const named = stops.map((stop) => (stop === 'link' ? name : stop));
      return [[...named.toReversed(), 'before'].join(', '), [...named, 'after'].join(', ')];
    };
    assert.deepEqual(await ways(page), expected('link'));
    await turn(page, 'text');
    assert.deepEqual(await ways(page), expected('panel text'));
    await turn(page, LINK);
    assert.deepEqual(await ways(page), expected('link'));
  },
);

QUnit.test('T14 a panel with the focus keeps it when a link comes into it', async (assert) => {
  const page = await openTabs({ html });
  await turn(page, 'text');
  await page.focus('#after');
  await page.keyboard.press('Shift+Tab');
  await turn(page, LINK);
  assert.equal(await way(page, 'Tab', 'link'), 'link', 'Tab goes on from the panel');
  assert.deepEqual(await ways(page), ['link, T1, before', 'T1, link, after']);
});
