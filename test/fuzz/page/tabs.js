// What has to be true of a tab set at any moment, and what at rest.
import { guard, isDecided } from './steps.js';
import {
  checkCover,
  hasFollowed,
  isHiddenByPage,
  isSeen,
  isShown,
  leftStyles,
  nameOf,
  own,
} from './common.js';

const listOf = (root) => own(root, '.z-tabs-desktop')[0];

/** The tabs of a set with their signs. */
export function itemsOf(root) {
  return Array.from(listOf(root).children)
    .filter((element) => element.classList.contains('z-tab'))
    .map((element) => {
      const label = element.matches('.z-link') ? element : element.querySelector('.z-link');
      const panel = document.getElementById(label.getAttribute('aria-controls') || '');
      return { element, label, panel };
    });
}

const isDisabled = ({ element, label }) =>
  element.classList.contains('z-disabled') || !!label.disabled;

function checkItem({ element, label, panel }, index, active) {
  const told = {
    class: element.classList.contains('z-active'),
    aria: label.getAttribute('aria-selected') === 'true',
    panel: panel.classList.contains('z-active'),
    shown: !panel.hasAttribute('hidden') && !panel.classList.contains('z-leave'),
  };
  const expected = index === active;
  const wrong = Object.keys(told).filter((sign) => told[sign] !== expected);
  const problems = wrong.map(
    (sign) => `tab ${index}: ${sign} is ${told[sign]}, active is ${active}`,
  );
  if (label.getAttribute('role') !== 'tab') problems.push(`tab ${index} is none`);
  if (!/^(true|false)$/.test(label.getAttribute('aria-selected')))
    problems.push(`tab ${index} does not say whether it is selected`);
  if (panel.getAttribute('aria-labelledby') !== label.id)
    problems.push(`panel ${index} is not named`);
  if (panel.classList.contains('z-leave') && !panel.hasAttribute('inert')) {
    problems.push(`panel ${index} leaves within reach`);
  }
  return problems;
}

/** At any moment: state, classes, ARIA and what is shown are the same. */
export function checkTabs(root, instance) {
  const items = itemsOf(root);
  const active = instance.active();
  const problems = [];
  if (items.length !== instance.count())
    problems.push(`${items.length} tabs, count() is ${instance.count()}`);
  if (active < -1 || active >= items.length) problems.push(`active() is ${active}`);
  const lost = items.filter(({ panel }) => !panel);
  if (lost.length) return problems.concat(`${lost.length} tabs without a panel`);
  items.forEach((item, index) => problems.push(...checkItem(item, index, active)));
  for (const [name, most] of [
    ['.z-tabs-mobile', 1],
    ['.z-dropdown-arrow', 1],
    ['.z-spinner', 1],
    ['.z-autoplay', 1],
  ]) {
    const count = own(root, name).length;
    if (count > most) problems.push(`${count} × ${name}`);
  }
  const leaving = items.filter(({ panel }) => panel.classList.contains('z-leave'));
  if (leaving.length > 1) problems.push(`${leaving.length} panels leave`);
  return problems;
}

const isUsable = ({ element, panel }) =>
  panel && !element.classList.contains('z-disabled') && !isHiddenByPage(element);

/** The close button, and what is told of it, are where users may close. */
function checkClosable(items, { closable }) {
  return items.flatMap(({ element, label }, index) => {
    const mark = element.getAttribute('data-closable');
    const may = mark === null ? closable : mark !== 'false';
    const buttons = element.querySelectorAll(':scope > .z-close');
    const problems = [];
    if ((label.getAttribute('aria-keyshortcuts') === 'Delete') !== may)
      problems.push(`tab ${index}: closable is ${may}, and told otherwise`);
    if (buttons.length !== (may && label !== element ? 1 : 0))
      problems.push(`tab ${index}: ${buttons.length} close buttons, closable is ${may}`);
    if (buttons[0] && buttons[0].disabled !== isDisabled({ element, label }))
      problems.push(`tab ${index}: the close button is as the tab was`);
    return problems;
  });
}

/** The buttons of a row that scrolls are seen where there is more of it. */
function checkShifts(root, options) {
  const buttons = own(root, '.z-shift');
  if (!root.classList.contains('z-scroll'))
    return buttons.length ? ['buttons of a row that doesn’t scroll'] : [];
  if (buttons.length !== 2) return [`${buttons.length} buttons of the row`];
  const list = listOf(root);
  if (!isShown(root) || !list.clientWidth || !hasFollowed(options)) return [];
  const before = Math.abs(list.scrollLeft);
  const more = [before, list.scrollWidth - list.clientWidth - before];
  if (getComputedStyle(list).direction === 'rtl') more.reverse();
  return buttons.flatMap((button, n) =>
    isSeen(button) === more[n] > 1 ? [] : `button ${n} of the row: ${more[n]} px are beyond`,
  );
}

/** A tab that has just been selected is in sight of its row. */
const inRow = new WeakMap();
function checkRow(root, items, active) {
  const element = items[active]?.element;
  const before = inRow.get(root);
  const all = items.map((item) => item.element);
  inRow.set(root, { element, all });
  if (!before || !element || before.element === element || !isShown(root)) return [];
  // What comes or goes beside it may push it out again.
  if (before.all.length !== all.length || all.some((one, n) => one !== before.all[n])) return [];
  if (!root.classList.contains('z-scroll') || isHiddenByPage(element)) return [];
  const box = listOf(root).getBoundingClientRect();
  const at = element.getBoundingClientRect();
  return at.left >= box.left - 1 && at.right <= box.right + 1
    ? []
    : [`tab ${active} is out of its row's sight: ${at.left} of ${box.left}`];
}

/** After a frame: what follows. */
export function checkFollowed(root, instance) {
  const items = itemsOf(root);
  const active = instance.active();
  const problems = [];
  const stops = items.filter(({ label }) => label.tabIndex === 0);
  const selected = items[active];
  const shown = isShown(root) && selected && !isHiddenByPage(selected.element);
  if (stops.length > 1) problems.push(`${stops.length} stops for Tab`);
  if (shown && stops[0] !== selected)
    problems.push(`the stop is ${nameOf(stops[0]?.label)}, not tab ${active}`);
  if (!stops.length && items.some(isUsable)) problems.push('no stop for Tab');
  problems.push(
    ...checkClosable(items, instance.option()),
    ...checkShifts(root, instance.option()),
    ...checkRow(root, items, active),
  );
  items.forEach(({ element, label }, index) => {
    if (isDecided() && label.hasAttribute('aria-busy')) problems.push(`tab ${index} is busy`);
    if (
      element.classList.contains('z-disabled') !==
      (label.getAttribute('aria-disabled') === 'true')
    )
      problems.push(`tab ${index}: aria-disabled`);
  });
  const firsts = items.filter(({ element }) => element.matches('.z-first'));
  const lasts = items.filter(({ element }) => element.matches('.z-last'));
  if (firsts.length > 1 || lasts.length > 1)
    problems.push(`${firsts.length} first, ${lasts.length} last`);
  return problems;
}

/** At rest: what is seen is what is selected, and a motion has left nothing. */
export function checkRest(root, instance) {
  const items = itemsOf(root);
  const active = instance.active();
  const problems = [];
  if (active < 0 && !guard.used && items.some(isUsable))
    problems.push('nothing is selected, and something could be');
  const [container] = own(root, '.z-container');
  if (container.classList.contains('z-animating')) problems.push('the container is animating');
  for (const element of [container, ...items.map(({ panel }) => panel)]) {
    const left = leftStyles(element);
    if (left.length)
      problems.push(`${nameOf(element)} keeps ${left}: ${element.getAttribute('style')}`);
  }
  if (!isShown(root)) return problems;
  const seen = items.map(({ panel }) => isSeen(panel));
  seen.forEach((is, index) => {
    if (is !== (index === active))
      problems.push(`panel ${index}: seen is ${is}, active is ${active}`);
  });
  if (active < 0) return problems;
  return problems.concat(checkCover(items[active].panel, `panel ${active}`));
}
