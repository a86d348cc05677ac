import $ from 'jquery';
import { takeWarnings } from '../support/console';
import type { tabsInsides } from '../support/forms';
import { LIST, tabsForms, WRAPPER } from '../support/forms';
import { labelTexts } from '../support/driver';
import { instance, start } from '../support/fixture';
import { markupOf, outline } from '../support/markup';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: markup');

/** What tells about a part, beside its classes; the rest is checked where it belongs. Ids of ours don't. */
const shape = (root: Element): string =>
  outline(root, (name, value) =>
    name === 'id' ? !/^uiTabs\d/.test(value) : /^(data-link|href|hidden|style)$/.test(name),
  );

const ROOT =
  'div.horizontal.medium.normal.silver.top.top-left.z-bordered.z-icons-dark.z-shadows.z-tabs[id=set]';
const BAR =
  'ul.z-tabs-mobile.z-tabs-nav[style=display: none;](li(a.z-link(span.z-title span.z-arrow))) ' +
  'i.z-dropdown-arrow';
const FIRST = 'li.z-active.z-first.z-tab[data-link=tab1](a.z-link(T1))';
const SECOND = 'li.z-last.z-tab[data-link=tab2](a.z-link(T2))';
const list = (...items: string[]): string => `ul.z-tabs-desktop.z-tabs-nav(${items.join(' ')})`;
const TWO_LABELS = list(FIRST, SECOND);

const inBrackets = (inside: string): string => inside && `(${inside})`;
const panel = (inside: string, id = ''): string =>
  `div.z-content[hidden=]${id}${inBrackets(inside)}`;
// Its inner wrapper stands from the first showing on.
const shown = (inside: string, id = ''): string =>
  `div.z-active.z-content${id}(div.z-content-inner${inBrackets(inside)})`;
const box = (...panels: string[]): string => `div.z-container(${panels.join(' ')})`;
const TWO_PANELS = box(shown('P1'), panel('P2'));
const NAMED_PANELS = box(panel('P1', '[id=a]'), shown('P2', '[id=b]'));

/** The structure of rule T2 with the parts given. */
const set = (labels = TWO_LABELS, panels = TWO_PANELS): string =>
  `${ROOT}(${BAR} ${labels} ${panels})`;

const BUTTONS =
  'div.z-tabs-desktop.z-tabs-nav(button.z-active.z-first.z-link.z-tab[data-link=tab1](T1) ' +
  'button.z-last.z-link.z-tab[data-link=tab2](T2))';

/** What becomes of each form of markup, and how often the page is warned. */
const results: Record<keyof typeof tabsInsides, [expected: string, warnings?: number]> = {
  'a list of links and a wrapper': [set()],
  'li without a': [set(TWO_LABELS.replace('T2', 'T2 b(x)'))],
  'panels without a wrapper': [set()],
  'fewer panels than labels, without a wrapper': [
    set(
      list(FIRST, SECOND.replace('.z-last', ''), SECOND.replace(/2/g, '3')),
      box(shown('P1'), panel('P2'), panel('')),
    ),
    1,
  ],
  'panels that are no boxes, one a set itself': [
    set(TWO_LABELS, box(shown('p(P1)'), panel('ul(li(P2))'))),
  ],
  'panels named by href, in another order': [
    set(TWO_LABELS.replace('(T1', '[href=#b](T1').replace('(T2', '[href=#a](T2'), NAMED_PANELS),
  ],
  'panels named by data-target, one by its order': [set(TWO_LABELS, NAMED_PANELS)],
  'list items that say that they are tabs': [
    set(TWO_LABELS.replace(/.z-tab(\[.*?\])\(a.z-link\((T\d)\)/g, '.z-link.z-tab$1($2')),
  ],
  'buttons in the first child': [set(BUTTONS)],
  'buttons in a tablist, after something else': [set(BUTTONS, `p(x) ${TWO_PANELS}`)],
  'no list, panels only': [
    set(TWO_LABELS.replace(/\(T\d\)/g, '').replace('(', '[style=display: none;](')),
    1,
  ],
  'an empty list and wrapper': [set('ul.z-tabs-desktop.z-tabs-nav', 'div.z-container')],
  'fewer panels than labels': [set(TWO_LABELS, box(shown('P1'), panel(''))), 1],
  'more panels than labels, which stay hidden': [
    set(TWO_LABELS, box(shown('P1'), panel('P2'), 'div[hidden=](P3)', 'div.own[hidden=](P4)')),
    1,
  ],
  'no panels': [set(TWO_LABELS, box(shown(''), panel(''))), 1],
  'a real link without a panel': [
    set(TWO_LABELS.replace('(T2', '[href=/page](T2'), box(shown('P1'))),
  ],
  'comments, style elements and text between the parts': [
    set(
      `${list('<!--b-->', 'style', FIRST, SECOND)} style free`,
      box('style', '<!--c-->', shown('P1'), panel('P2')),
    ).replace(BAR, `<!--a--> ${BAR}`),
  ],
};

for (const [name, [expected, warnings = 0]] of Object.entries(results)) {
  QUnit.test(`T1 accepted, T2 its structure: ${name}`, (assert) => {
    assert.equal(shape(start({}, tabsForms[name])), expected);
    assert.equal(takeWarnings().length, warnings);
  });
}

QUnit.test('T2 the first and the last are of those that the author shows', (assert) => {
  const root = start({}, `<div>${LIST.replace('<li>', '<li hidden>')}${WRAPPER}</div>`);
  assert.equal($(root).find('.z-first').text(), 'T2');
});

QUnit.test('T1 without a label or panel all stays, with one warning', (assert) => {
  const html = '<div id="set">text<br></div>';
  const root = start({}, html);
  assert.deepEqual(takeWarnings(), [
    'uiTabs #set: there is no list of labels (ul, nav > ul, buttons)',
  ]);
  assert.equal(root.outerHTML, html);
});

const blanks = ['<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<br>', ' text '];

QUnit.test.each('T1 what editors leave between the parts is none:', blanks, (assert, blank) => {
  const boxes = `${blank}<div>P1</div>${blank}<div>P2</div>${blank}`;
  for (const all of [`<div>${boxes}</div>`, boxes]) {
    const html = `<div id="set">${blank}${LIST}${blank}${all}${blank}</div>`;
    const root = start({}, html);
    assert.equal(labelTexts(root), 'T1:P1 T2:P2');
    for (const empty of $(root).find('p')) assert.equal(empty.offsetHeight, 0, 'takes no room');
    instance(root).refresh().select(1);
    assert.equal(state(root), '0 1');
    instance(root).destroy();
    assert.equal(markupOf(root), markupOf(html));
  }
});

const boxes: Record<string, string> = {
  'the list alone': `<nav class="bar">${LIST}</nav>${WRAPPER}`,
  'the list in a box beside a heading': `<header class="bar"><h2>Trip</h2><div>${LIST}</div></header>${WRAPPER}`,
  'the list in a nav beside other things': `<header class="bar"><h2>Trip</h2><p>By train</p><nav>${LIST}</nav></header>${WRAPPER}`,
  'both, as a card has them': `<header class="bar">${LIST}</header><section>${WRAPPER}</section>`,
};

QUnit.test.each('T1 boxes of their own around', boxes, (assert, inside) => {
  const html = `<div id="set">${inside}</div>`;
  const root = start({}, html);
  const labels = Array.from(root.querySelectorAll<HTMLElement>('.bar [role=tablist] [role=tab]'));
  const shown = (): boolean[] =>
    labels.map((label) => {
      const panel = document.getElementById(label.getAttribute('aria-controls')!)!;
      return isVisible(panel) && panel.textContent === label.textContent!.replace('T', 'P');
    });
  assert.deepEqual(shown(), [true, false]);
  labels[1]!.click();
  assert.deepEqual(shown(), [false, true]);
  instance(root).destroy();
  assert.equal(markupOf(root), html);
});

QUnit.test('T2 bottom: panels come before the lists, until destroy', (assert) => {
  const html = `<div id="set">${LIST}<p>x</p>${WRAPPER}</div>`;
  const root = start({ position: 'bottom-center' }, html);
  const names = ROOT.replace('top.top-left.', '').replace('.', '.bottom.bottom-center.');
  assert.equal(shape(root), `${names}(p(x) ${TWO_PANELS} ${BAR} ${TWO_LABELS})`);
  instance(root).setOptions({ position: 'top-left' });
  const tags = Array.from(root.children, ({ tagName }) => tagName);
  assert.deepEqual(tags, ['P', 'UL', 'I', 'UL', 'DIV']);
  instance(root).setOptions({ position: 'bottom-center' });
  instance(root).destroy();
  assert.equal(markupOf(root), html);
});

QUnit.test('T2 existing pages find the wrapper and the selected tab', (assert) => {
  const root = start({}, `<div id="set" class="mine z-tabs-loading">${LIST}${WRAPPER}</div>`);
  assert.equal($('#set > div').length, 1, '#id > div is the wrapper');
  assert.notOk(root.classList.contains('z-tabs-loading'), 'the class against flashes is gone');
  for (const index of [0, 1]) {
    instance(root).select(index);
    assert.strictEqual($('#set .z-active').get(0), $('#set ul.z-tabs-desktop > li').get(index));
    assert.equal($('#set li.z-active').index(), index);
    assert.equal($('#set li.z-active').length, 1);
  }
});
