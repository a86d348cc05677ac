// What has to be true of a tab set at any moment, and what at rest.
import { guard, isDecided } from './steps.js';
import { checkCover, isHiddenByPage, isSeen, isShown, leftStyles, nameOf, own } from './common.js';

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

/** What tells whether a tab is selected, in each form. */
const STATES = { tab: 'aria-selected', menuitemradio: 'aria-checked', button: 'aria-expanded' };

const isAccordion = (root) => root.classList.contains('z-sections');

const isDisabled = ({ element, label }) =>
  element.classList.contains('z-disabled') || !!label.disabled;

function checkItem({ element, label, panel }, index, active) {
  const state = STATES[label.getAttribute('role')];
  const others = Object.values(STATES).filter((name) => name !== state);
  const told = {
    class: element.classList.contains('z-active'),
    aria: label.getAttribute(state) === 'true',
    panel: panel.classList.contains('z-active'),
    shown: !panel.hasAttribute('hidden') && !panel.classList.contains('z-leave'),
  };
  const expected = index === active;
  const wrong = Object.keys(told).filter((sign) => told[sign] !== expected);
  const problems = wrong.map(
    (sign) => `tab ${index}: ${sign} is ${told[sign]}, active is ${active}`,
  );
  for (const other of others) {
    if (label.hasAttribute(other)) problems.push(`tab ${index} has ${other}`);
  }
  if (!/^(true|false)$/.test(label.getAttribute(state)))
    problems.push(`tab ${index} has no ${state}`);
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

/** In an accordion, what is read comes in the order that is seen; otherwise nothing of that is left. */
function checkOutline(root, items, active) {
  const [outline] = own(root, '.z-outline');
  const gates = own(root, '.z-gate').length;
  if (!isAccordion(root)) return outline || gates ? ['an outline that nobody wants'] : [];
  const ids = items.map(({ label }) => label.id);
  if (active >= 0) ids.splice(active + 1, 0, items[active].panel.id);
  const owned = Array.from(outline?.children || [], (one) => one.getAttribute('aria-owns'));
  // Out of sight, new options wait until it shows.
  if (!isShown(root)) return [];
  const problems =
    owned.filter(Boolean).join() === ids.join() ? [] : [`the outline is ${owned}, not ${ids}`];
  const wanted = active >= 0 && active < items.length - 1 ? 1 : 0;
  return gates === wanted ? problems : problems.concat(`${gates} gates`);
}

/** The buttons of a row that scrolls are seen where there is more of it. */
function checkShifts(root) {
  const buttons = own(root, '.z-shift');
  if (!root.classList.contains('z-scroll'))
    return buttons.length ? ['buttons of a row that doesn’t scroll'] : [];
  if (buttons.length !== 2) return [`${buttons.length} buttons of the row`];
  const list = listOf(root);
  if (!isShown(root) || !list.clientWidth) return [];
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

/** After a frame, when observers have spoken: what follows the page's own changes. */
export function checkFollowed(root, instance) {
  const items = itemsOf(root);
  const active = instance.active();
  const problems = [];
  const stops = items.filter(({ label }) => label.tabIndex === 0);
  const selected = items[active];
  const shown = isShown(root) && selected && !isHiddenByPage(selected.element);
  const sections = isAccordion(root);
  const menu = items.some(({ label }) => label.getAttribute('role') === 'menuitemradio');
  // In a menu the bar is the stop.
  const most = menu ? 0 : sections ? items.length : 1;
  if (stops.length > most) problems.push(`${stops.length} stops for Tab`);
  if (sections && stops.length < items.length) problems.push(`only ${stops.length} stops for Tab`);
  if (!sections && !menu && shown && stops[0] !== selected)
    problems.push(`the stop is ${nameOf(stops[0]?.label)}, not tab ${active}`);
  if (!menu && !stops.length && items.some(isUsable)) problems.push('no stop for Tab');
  const roles = new Set(items.map(({ label }) => label.getAttribute('role')));
  if (roles.size > 1) problems.push(`tabs are ${Array.from(roles)}`);
  if (items.length && roles.has('button') !== isAccordion(root)) problems.push('half an accordion');
  problems.push(
    ...checkClosable(items, instance.option()),
    ...checkOutline(root, items, active),
    ...checkShifts(root),
    ...checkRow(root, items, active),
  );
  items.forEach(({ element, label }, index) => {
    if (isDecided() && label.hasAttribute('aria-busy')) problems.push(`tab ${index} is busy`);
    const disabled = element.classList.contains('z-disabled') || (sections && index === active);
    if (disabled !== (label.getAttribute('aria-disabled') === 'true'))
      problems.push(`tab ${index}: aria-disabled`);
  });
  const firsts = items.filter(({ element }) => element.matches('.z-first'));
  const lasts = items.filter(({ element }) => element.matches('.z-last'));
  if (firsts.length > 1 || lasts.length > 1)
    problems.push(`${firsts.length} first, ${lasts.length} last`);
  return problems;
}

/** In an accordion, the panel lies below its header, and above the next one. */
function checkOrder(root, items, active) {
  if (!isAccordion(root) || active < 0) return [];
  const shown = items.filter(({ element }) => !isHiddenByPage(element));
  const place = shown.indexOf(items[active]);
  if (place < 0) return [];
  const panel = items[active].panel.getBoundingClientRect();
  const above = shown[place].element.getBoundingClientRect();
  const below = shown[place + 1]?.element.getBoundingClientRect();
  const problems = [];
  if (above.bottom > panel.top + 2) problems.push(`panel ${active} is not below its header`);
  if (below && panel.bottom > below.top + 2) problems.push(`panel ${active} is not above the next`);
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
  problems.push(...checkOrder(root, items, active));
  if (active < 0) return problems;
  return problems.concat(checkCover(items[active].panel, `panel ${active}`));
}
