// What has to be true of an accordion at any moment, and what at rest.
import { checkCover, isHiddenByPage, isSeen, isShown, leftStyles, nameOf, own } from './common.js';
import { guard } from './steps.js';

export function itemsOf(root) {
  return own(root, '.z-section').map((element) => {
    const label = own(root, '.z-trigger').find((one) => element.contains(one));
    const panel = own(root, '.z-content').find((one) => element.contains(one));
    return { element, label, panel };
  });
}

const openIn = (instance) => [].concat(instance.active()).filter((index) => index >= 0);

const isUsable = ({ element }) =>
  !element.classList.contains('z-disabled') && !isHiddenByPage(element);

/** Browsers open a `details` that holds what is looked for, also one that may not open; its content stays hidden. */
const tellsDetails = (element, open) =>
  element.tagName === 'DETAILS' && (open || (isUsable({ element }) && !guard.used));

function checkItem({ element, label, panel }, index, open) {
  const moving = panel.hasAttribute('inert');
  const told = {
    class: element.classList.contains('z-active'),
    aria: label.getAttribute('aria-expanded') === 'true',
    shown: !panel.hasAttribute('hidden') && !moving,
  };
  if (tellsDetails(element, open) && !moving) told.details = element.open;
  const problems = Object.keys(told)
    .filter((sign) => told[sign] !== open)
    .map((sign) => `section ${index}: ${sign} is ${told[sign]}, open is ${open}`);
  if (label.getAttribute('aria-controls') !== panel.id)
    problems.push(`section ${index}: aria-controls`);
  if (panel.getAttribute('aria-labelledby') !== label.id)
    problems.push(`section ${index} is not named`);
  if (label.tabIndex !== 0) problems.push(`trigger ${index} is no stop`);
  if (
    own(element.closest('.z-accordion'), '.z-arrow').filter((one) => label.contains(one)).length > 1
  ) {
    problems.push(`trigger ${index} has several arrows`);
  }
  return problems;
}

/** At any moment: state, classes, ARIA and what is shown are the same. */
export function checkAccordion(root, instance) {
  const items = itemsOf(root);
  const open = openIn(instance);
  const options = instance.option();
  const problems = [];
  if (items.length !== instance.count())
    problems.push(`${items.length} sections, count() is ${instance.count()}`);
  const lost = items.filter(({ label, panel }) => !label || !panel);
  if (lost.length) return problems.concat(`${lost.length} sections in pieces`);
  items.forEach((item, index) => problems.push(...checkItem(item, index, open.includes(index))));
  // What a guard refuses to close stays open.
  if (options.expandMode === 'single' && open.length > 1 && !guard.used)
    problems.push(`${open} are open`);
  return problems;
}

const checkHeld = (items, open, options) =>
  items.flatMap(({ element, label }, index) => {
    const held = !options.collapsible && open.length === 1 && open[0] === index;
    const idle = held || element.classList.contains('z-disabled');
    return idle === (label.getAttribute('aria-disabled') === 'true')
      ? []
      : `section ${index}: aria-disabled is ${!idle}`;
  });

const checkDots = (root, items, open, { dotNav, slider }) => {
  const wrapper = root.parentElement?.closest('.z-slider-wrapper, .z-content');
  const nav = wrapper?.querySelector(':scope > .z-dot-nav');
  if (!dotNav || !slider) return nav ? ['dots that nobody wants'] : [];
  const dots = Array.from(nav?.children || []);
  const active = dots.filter((dot) => dot.classList.contains('z-active'));
  const problems =
    dots.length === items.length ? [] : [`${dots.length} dots, ${items.length} sections`];
  if (active.some((dot) => !open.includes(dots.indexOf(dot))) || active.length !== open.length)
    problems.push(`dots ${active.map((dot) => dots.indexOf(dot))} are active, ${open} are open`);
  return problems;
};

/** After a frame: what follows. */
export function checkFollowed(root, instance) {
  const items = itemsOf(root);
  const open = openIn(instance);
  const options = instance.option();
  const shown = items.filter(({ element }) => !isHiddenByPage(element));
  const problems = [...checkHeld(items, open, options), ...checkDots(root, items, open, options)];
  if (options.orientation === 'horizontal' && !open.length && !guard.used && items.some(isUsable))
    problems.push('none is open');
  const ends = ['z-first', 'z-last'].map((name) =>
    items.filter(({ element }) => element.matches(`.${name}`)),
  );
  if (isShown(root) && shown.length && (ends[0][0] !== shown[0] || ends[1][0] !== shown.at(-1)))
    problems.push('the ends are others');
  if (ends.some((marked) => marked.length > 1)) problems.push('several ends');
  return problems;
}

/** The headers of a horizontal accordion are all in sight, unless it is to be sized anew, or has too many. */
function checkPlaces(root, items) {
  const [header, content] = ['--_header-size', '--_content-width'].map((name) =>
    parseFloat(root.style.getPropertyValue(name)),
  );
  const shown = items.filter(({ element }) => !isHiddenByPage(element));
  const isFitted = Math.abs(shown.length * header + content - root.clientWidth) < 1;
  if (!root.classList.contains('horizontal') || !isFitted) return [];
  const box = root.getBoundingClientRect();
  return shown.flatMap(({ label }) => {
    const { left, right } = label.getBoundingClientRect();
    const isIn = left > box.left - 1 && right < box.right + 1;
    return isIn ? [] : `${nameOf(label)} is out of sight: ${left} of ${box.left}`;
  });
}

/** At rest: what is seen is what is open, and a motion has left nothing. */
export function checkRest(root, instance) {
  const items = itemsOf(root);
  const open = openIn(instance);
  const problems = [];
  items.forEach(({ panel, element }) => {
    const left = leftStyles(panel).concat(
      leftStyles(element).filter((name) => name !== 'position'),
    );
    if (left.length)
      problems.push(`${nameOf(panel)} keeps ${left}: ${panel.getAttribute('style')}`);
    if (panel.matches('.z-moving, .z-leave, [inert]')) problems.push(`${nameOf(panel)} is moving`);
  });
  if (!isShown(root)) return problems;
  problems.push(...checkPlaces(root, items));
  items.forEach(({ element, panel }, index) => {
    const expected = open.includes(index) && !isHiddenByPage(element);
    if (isSeen(panel) !== expected) problems.push(`content ${index}: seen is ${!expected}`);
  });
  const [first] = open.filter((index) => !isHiddenByPage(items[index].element));
  if (first === undefined || root.closest('.z-slider-wrapper')) return problems;
  return problems.concat(checkCover(items[first].panel, `content ${first}`));
}
