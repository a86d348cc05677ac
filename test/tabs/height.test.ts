import { begin, kinds } from '../support/kinds';

QUnit.module('tabs: heights');

const equal = { heightStyle: 'equal' } as const;
const html = kinds.tabs
  .html()
  .replace('<p>P2</p>', '<p style="height: 300px">P2 <a href="#">L</a></p>');

const heights = (all: HTMLElement[]): number[] =>
  all.map((panel) => Math.round(panel.getBoundingClientRect().height));

QUnit.test.each(
  'T24 all panels are as high as the highest, open or not:',
  { horizontal: {}, vertical: { orientation: 'vertical' }, bottom: { position: 'bottom-left' } },
  (assert, settings: object) => {
    const { root, click, panel } = begin(kinds.tabs, { ...equal, ...settings }, html);
    const box = root.querySelector<HTMLElement>('.z-container')!;
    const before = box.offsetHeight;
    const all = heights(kinds.tabs.panels(root));
    assert.true(all[1]! > 300 && all.every((height) => height === all[1]), String(all));
    assert.equal(click(1, 2, 0), '0 1 0, 0 0 1, 1 0 0');
    assert.equal(box.offsetHeight, before);
    root.style.width = '300px';
    assert.equal(new Set(heights(kinds.tabs.panels(root))).size, 1, 'at any width');
    assert.equal(panel(0).getBoundingClientRect().top, panel(1).getBoundingClientRect().top);
  },
);

QUnit.test('T24 they are so while they move, too, and begin at the same place', (assert) => {
  const animation = { duration: 60000, effects: 'slideH', type: 'css' };
  const { root, panel, set } = begin(kinds.tabs, { ...equal, animation }, html);
  const [before] = heights([panel(0)]);
  set.select(1);
  assert.true(root.querySelector('.z-container')!.matches('.z-animating'));
  assert.deepEqual(heights([panel(0), panel(1)]), [before, before]);
  assert.equal(panel(0).getBoundingClientRect().top, panel(1).getBoundingClientRect().top);
});

QUnit.test('T24 closed panels are unseen, out of reach, and not for find-in-page', (assert) => {
  const { root, panel, set } = begin(kinds.tabs, { ...equal, findInPage: true }, html);
  const link = panel(1).querySelector('a')!;
  const isSeen = (): boolean => link.checkVisibility({ visibilityProperty: true });
  link.focus();
  assert.deepEqual([isSeen(), document.activeElement === link], [false, false]);
  assert.equal(panel(1).getAttribute('hidden'), '');
  set.select(1);
  link.focus();
  assert.deepEqual([isSeen(), document.activeElement === link], [true, true]);
  set.setOptions({ heightStyle: 'content' }).select(0);
  assert.true(root.querySelector<HTMLElement>('.z-container')!.offsetHeight < 200);
  assert.equal(panel(2).getAttribute('hidden'), 'until-found');
});

QUnit.test.each(
  'T24, T23 with none open, nothing is left of the panels but their width:',
  { 'of a row': {}, 'of a bottom row': { position: 'bottom-left' } },
  (assert, settings: object) => {
    const closed = { ...equal, ...settings, collapsible: true, defaultTab: 'none' };
    const { root, set, panel } = begin(kinds.tabs, closed, html);
    const box = root.querySelector<HTMLElement>('.z-container')!;
    const sizes = (): boolean[] => [box.offsetHeight < 5, panel(1).offsetWidth > 600];
    assert.deepEqual(sizes(), [true, true], 'at the start');
    set.select(2);
    assert.deepEqual(sizes(), [false, true]);
    set.select(2);
    assert.deepEqual(sizes(), [true, true], 'once it is closed');
  },
);

QUnit.test('T24, C13 a set in a closed panel has its width; destroy gives all back', (assert) => {
  const inner = kinds.tabs.html({ id: 'inner' });
  const { root, set } = begin(kinds.tabs, equal, kinds.tabs.html().replace('<p>P2</p>', inner));
  assert.true(root.querySelector<HTMLElement>('#inner')!.offsetWidth > 600);
  set.destroy();
  assert.equal(root.querySelectorAll('.z-content-inner, .z-equal').length, 0);
});
