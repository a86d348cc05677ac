import $ from 'jquery';
import { frame } from '../support/fit';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { heightOf } from '../support/motion';
import { isVisible } from '../support/state';

// In sets too large to be searched by the browser, the last panels that were closed keep their layout.
QUnit.module('tabs: panels that are soon shown again');

const many = (elements = 101): string =>
  tabsHtml({ tabs: 51 }).replace(
    /<p>P(\d+)/g,
    `<p><a href="#x">P$1</a>${'<b></b>'.repeat(elements - 3)}`,
  );

/** The positions, from 1, of panels that are closed with their content laid out. */
const laidOut = (root: Element): number[] =>
  panels(root)
    .map((panel, n) => (panel.hidden && panel.getClientRects().length ? n + 1 : 0))
    .filter((position) => position > 0);

const attributes = (root: Element): Set<string | null> =>
  new Set(panels(root).map((panel) => panel.getAttribute('hidden')));

function visit(root: Element, indexes: readonly number[]): void {
  for (const index of indexes) instance(root).select(index);
}

QUnit.test('R1 in a set of more than 50, the last eight that were shown', (assert) => {
  const root = start({}, many());
  const height = heightOf(root);
  assert.deepEqual(laidOut(root), [], 'none of those that were never shown');
  visit(root, [1, 2, 3]);
  assert.deepEqual(laidOut(root), [1, 2, 3]);
  visit(root, [0, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(laidOut(root), [1, 3, 4, 5, 6, 7, 8, 9], 'the second was shown least lately');
  assert.deepEqual(attributes(root), new Set([null, '']));
  assert.equal(heightOf(root), height, 'without room of their own');
});

QUnit.test('R1 none whose few elements are laid out in no time', (assert) => {
  const root = start({}, many(100));
  visit(root, [1, 2]);
  assert.deepEqual(laidOut(root), []);
});

QUnit.test('R1 they are out of sight and reach', (assert) => {
  const root = start({}, many());
  visit(root, [1, 2]);
  const [first, second] = panels(root);
  assert.deepEqual(
    [first, second].map((panel) => isVisible(panel!)),
    [false, false],
  );
  const label = labels(root)[2]!;
  label.focus();
  for (const target of [first!, ...$(first!).find('a').get()]) target.focus();
  assert.equal(document.activeElement, label);
  assert.equal(getComputedStyle(first!).contentVisibility, 'hidden');
});

QUnit.test.each(
  'R1 none where the browser finds them, or where that is switched off:',
  [
    [true, 'until-found', 50],
    [false, '', 0],
  ] as const,
  async (assert, [findInPage, hidden, count]) => {
    const root = start({ findInPage }, many());
    visit(root, [1, 2]);
    await frame();
    assert.deepEqual(attributes(root), new Set([null, hidden]));
    assert.equal(laidOut(root).length, count);
  },
);

QUnit.test('R1 none with fields, or where styles of the page would show them', async (assert) => {
  put('<style>#set > div > div:nth-child(2) { position: relative }</style>');
  const root = start({}, many().replace(/<a[^>]*>P1</, '<input><a>P1<'));
  visit(root, [1, 2, 3]);
  assert.false($(panels(root)[0]!).find('input').is(':visible'));
  await frame();
  assert.deepEqual(laidOut(root), [3]);
  assert.false($(panels(root)[0]!).find('input').is(':visible'));
});

QUnit.test('R1 destroy, and a saved copy, know nothing of them', (assert) => {
  const root = start({}, many());
  visit(root, [1, 2]);
  const saved = root.outerHTML;
  instance(root).destroy();
  const plain = put(many()).outerHTML;
  assert.equal(root.outerHTML, plain);
  $('#qunit-fixture').empty();
  const again = start({}, saved);
  assert.deepEqual(laidOut(again), []);
  instance(again).select(50);
  assert.deepEqual(laidOut(again), [1]);
});
