// What has to be true of a tab set at any moment, and what at rest.
import { guard } from './steps.js';
import { atMiddleOf, isHiddenByPage, isSeen, isShown, leftStyles, nameOf, own } from './common.js';

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

function checkItem({ element, label, panel }, index, active) {
  const inMenu = label.getAttribute('role') === 'menuitemradio';
  const [state, other] = inMenu
    ? ['aria-checked', 'aria-selected']
    : ['aria-selected', 'aria-checked'];
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
  if (label.hasAttribute(other)) problems.push(`tab ${index} has ${other}`);
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

/** After a frame, when observers have spoken: what follows the page's own changes. */
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
  items.forEach(({ element, label }, index) => {
    const disabled = element.classList.contains('z-disabled');
    if (disabled !== (label.getAttribute('aria-disabled') === 'true'))
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
  const point = active >= 0 && atMiddleOf(items[active].panel);
  // Menus that are open and spinners may be there, too.
  if (
    point &&
    !items[active].panel.contains(point.hit) &&
    !point.hit?.closest('.mobile > .z-tabs-desktop, .z-spinner')
  ) {
    problems.push(`over panel ${active}: ${nameOf(point.hit)}`);
  }
  return problems;
}
