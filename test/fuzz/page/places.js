// What is measured: where labels, headers and panels are, and what lies over them.
import { atMiddleOf, isSeen, isShown, nameOf, own } from './common.js';
import { isHiddenByPage, listOf } from './items.js';

const widths = new WeakMap();
let widthChanged = -Infinity;

// A window may change its width while the sets in it don't.
addEventListener('resize', () => (widthChanged = window.fuzzTime.now()));

/** Notes when something in sight has another width than before: sets follow `responsiveDelay` later. */
export function noteWidths() {
  for (const one of document.querySelectorAll('.z-tabs, .z-accordion, .z-tabs-desktop')) {
    const width = parseFloat(getComputedStyle(one).width) || 0;
    const before = widths.get(one);
    if (before && width && width !== before) widthChanged = window.fuzzTime.now();
    widths.set(one, width);
  }
}

/** Whether sets with this option have followed the last change of a width. */
export const hasFollowed = ({ responsiveDelay }) =>
  window.fuzzTime.now() - widthChanged >= responsiveDelay;

/** The buttons of a row that scrolls are seen where there is more of it. */
export function checkShifts(note, root, options) {
  const buttons = own(root, '.z-shift');
  const wanted = root.classList.contains('z-scroll') ? 2 : 0;
  note(buttons.length !== wanted, `${buttons.length} buttons of the row, not ${wanted}`);
  const list = listOf(root);
  if (!wanted || !isShown(root) || !list.clientWidth || !hasFollowed(options)) return;
  const before = Math.abs(list.scrollLeft);
  const more = [before, list.scrollWidth - list.clientWidth - before];
  if (getComputedStyle(list).direction === 'rtl') more.reverse();
  buttons.forEach((button, n) =>
    note(isSeen(button) !== more[n] > 1, `button ${n} of the row: ${more[n]} px are beyond`),
  );
}

const inRow = new WeakMap();

/** A tab that has just been selected is in sight of its row. */
export function checkRow(note, root, items, active) {
  const element = items[active]?.element;
  const before = inRow.get(root);
  const all = items.map((item) => item.element);
  inRow.set(root, { element, all });
  if (!before || !element || before.element === element || !isShown(root)) return;
  // What comes or goes beside it may push it out again.
  if (before.all.length !== all.length || all.some((one, n) => one !== before.all[n])) return;
  if (!root.classList.contains('z-scroll') || isHiddenByPage(element)) return;
  const box = listOf(root).getBoundingClientRect();
  const { left, right } = element.getBoundingClientRect();
  const isOut = left < box.left - 1 || right > box.right + 1;
  note(isOut, `tab ${active} is out of its row's sight: ${left} of ${box.left}`);
}

/** The headers of a horizontal accordion are all in sight, unless it is to be sized anew, or has too many. */
export function checkPlaces(note, root, items) {
  const [header, content] = ['--_header-size', '--_content-width'].map((name) =>
    parseFloat(root.style.getPropertyValue(name)),
  );
  const shown = items.filter(({ element }) => !isHiddenByPage(element));
  const isFitted = Math.abs(shown.length * header + content - root.clientWidth) < 1;
  if (!root.classList.contains('horizontal') || !isFitted) return;
  const box = root.getBoundingClientRect();
  for (const { label } of shown) {
    const { left, right } = label.getBoundingClientRect();
    const isOut = left <= box.left - 1 || right >= box.right + 1;
    note(isOut, `${nameOf(label)} is out of sight: ${left} of ${box.left}`);
  }
}

/** In the form of an accordion, labels lie one below the other, and the open panel between its own and the next. */
export function checkAbove(note, items, [active = -1]) {
  const shown = items.filter(({ element }) => !isHiddenByPage(element));
  const parts = shown.flatMap((item) =>
    items.indexOf(item) === active ? [item.label, item.panel] : [item.label],
  );
  const boxes = parts.map((part) => part.getBoundingClientRect());
  boxes.slice(1).forEach(({ top }, n) => {
    const { bottom } = boxes[n];
    note(top < bottom - 2, `${nameOf(parts[n + 1])} begins at ${top}, above ${bottom}`);
  });
}

/** Whether something lies over a panel that isn't to; open menus and spinners may. */
export function checkCover(note, panel, what) {
  const point = atMiddleOf(panel);
  const over = '.mobile > .z-tabs-desktop, .z-spinner';
  const isFree = !point || panel.contains(point.hit) || point.hit?.closest(over);
  note(!isFree, `over ${what}: ${nameOf(point?.hit)}`);
}
