// What has to be true of a set at any moment, a frame later, and at rest. Each check notes what isn't.
import { isSeen, isShown, nameOf, own } from './common.js';
import { isActive, isHiddenByPage, isLeaving, isOff, isUsable, itemsOf, openIn } from './items.js';
import {
  checkAbove,
  checkCover,
  checkPlaces,
  checkRow,
  checkShifts,
  hasFollowed,
} from './places.js';
import { guard, isDecided } from './steps.js';

/** Browsers open a `details` that holds what is looked for, also one that may not open; its content stays hidden. */
const tellsDetails = (item, open) =>
  item.element.tagName === 'DETAILS' && (open || (isUsable(item) && !guard.used));

/** What tells of an item whether it is open. */
const signsOf = {
  tabs: ({ element, label, panel }) => ({
    class: isActive(element),
    aria: label.getAttribute('aria-selected') === 'true',
    panel: isActive(panel),
    shown: !panel.hasAttribute('hidden') && !isLeaving(panel),
  }),
  accordion(item, open) {
    const { element, label, panel } = item;
    const moving = panel.hasAttribute('inert');
    return {
      class: isActive(element),
      aria: label.getAttribute('aria-expanded') === 'true',
      shown: !panel.hasAttribute('hidden') && !moving,
      ...(tellsDetails(item, open) && !moving && { details: element.open }),
    };
  },
};

const itemNow = {
  tabs(note, { label, panel }, index) {
    const selected = label.getAttribute('aria-selected');
    note(label.getAttribute('role') !== 'tab', `tab ${index} is none`);
    note(!/^(true|false)$/.test(selected), `tab ${index} does not say whether it is selected`);
    const isInReach = isLeaving(panel) && !panel.hasAttribute('inert');
    note(isInReach, `panel ${index} leaves within reach`);
  },
  accordion(note, { element, label, panel }, index) {
    note(label.getAttribute('aria-controls') !== panel.id, `section ${index}: aria-controls`);
    note(label.tabIndex !== 0, `trigger ${index} is no stop`);
    const arrows = own(element.closest('.z-accordion'), '.z-arrow');
    const isMore = arrows.filter((one) => label.contains(one)).length > 1;
    note(isMore, `trigger ${index} has several arrows`);
  },
};

const setNow = {
  tabs(note, root, items, active) {
    note(active < -1 || active >= items.length, `active() is ${active}`);
    for (const name of ['.z-tabs-mobile', '.z-dropdown-arrow', '.z-spinner', '.z-autoplay']) {
      const { length } = own(root, name);
      note(length > 1, `${length} × ${name}`);
    }
    const leaving = items.filter(({ panel }) => isLeaving(panel));
    note(leaving.length > 1, `${leaving.length} panels leave`);
  },
  // What a guard refuses to close stays open.
  accordion(note, root, items, active, { expandMode }) {
    const { length } = [].concat(active);
    note(expandMode === 'single' && length > 1 && !guard.used, `${length} are open`);
  },
};

/** At any moment: state, classes, ARIA and what is shown are the same. */
function now(note, { root, kind, instance }) {
  const items = itemsOf[kind](root);
  const open = openIn(instance);
  const count = instance.count();
  note(items.length !== count, `${items.length} items, count() is ${count}`);
  const lost = items.filter(({ label, panel }) => !label || !panel);
  if (lost.length) return note(true, `${lost.length} items in pieces`);
  items.forEach((item, index) => {
    const isOpen = open.includes(index);
    for (const [sign, is] of Object.entries(signsOf[kind](item, isOpen))) {
      note(is !== isOpen, `item ${index}: ${sign} is ${is}, open is ${open}`);
    }
    const isNamed = item.panel.getAttribute('aria-labelledby') === item.label.id;
    note(!isNamed, `the panel ${index} is not named`);
    itemNow[kind](note, item, index);
  });
  return setNow[kind](note, root, items, instance.active(), instance.option());
}

/** The close button, and what is told of it, are where users may close. */
function checkClosable(note, { element, label }, index, { closable, texts }) {
  const mark = element.getAttribute('data-closable');
  const may = mark === null ? closable : mark !== 'false';
  const isDisabled = isOff(element) || !!label.disabled;
  const closes = may && !isDisabled;
  const [button, ...more] = element.querySelectorAll(':scope > .z-close');
  const isTold = label.getAttribute('aria-keyshortcuts') === 'Delete';
  note(isTold !== closes, `tab ${index}: Delete closes it is ${closes}, and told otherwise`);
  const isWrong = !!button !== (may && label !== element) || more.length > 0;
  note(isWrong, `tab ${index}: close buttons, closable is ${may}`);
  note(button && button.disabled !== isDisabled, `tab ${index}: the close button is as it was`);
  const isOther = button && !button.title.startsWith(texts.close);
  note(isOther, `tab ${index}: the close button says ${button?.title}, not ${texts.close}`);
}

function checkDots(note, root, items, open, { dotNav, slider }) {
  const wrapper = root.parentElement?.closest('.z-slider-wrapper, .z-content');
  const nav = wrapper?.querySelector(':scope > .z-dot-nav');
  if (!dotNav || !slider) return note(nav, 'dots that nobody wants');
  const dots = Array.from(nav?.children || []);
  const active = dots.flatMap((dot, index) => (isActive(dot) ? index : []));
  note(dots.length !== items.length, `${dots.length} dots, ${items.length} sections`);
  const isOther = active.some((index) => !open.includes(index)) || active.length !== open.length;
  return note(isOther, `dots ${active} are active, ${open} are open`);
}

const followed = {
  tabs(note, root, items, [active = -1], options) {
    const stops = items.filter(({ label }) => label.tabIndex === 0);
    const selected = items[active];
    const shown = isShown(root) && selected && !isHiddenByPage(selected.element);
    note(stops.length > 1, `${stops.length} stops for Tab`);
    const isOther = shown && stops[0] !== selected;
    note(isOther, `the stop is ${nameOf(stops[0]?.label)}, not tab ${active}`);
    note(!stops.length && items.some(isUsable), 'no stop for Tab');
    checkShifts(note, root, options);
    checkRow(note, root, items, active);
    items.forEach((item, index) => {
      checkClosable(note, item, index, options);
      note(isDecided() && item.label.hasAttribute('aria-busy'), `tab ${index} is busy`);
    });
  },
  accordion(note, root, items, open, options) {
    checkDots(note, root, items, open, options);
    const isNone = options.orientation === 'horizontal' && !open.length && !guard.used;
    note(isNone && items.some(isUsable), 'none is open');
    const shown = items.filter(({ element }) => !isHiddenByPage(element));
    const [first, last] = ['.z-first', '.z-last'].map((name) =>
      items.find(({ element }) => element.matches(name)),
    );
    const isOther = isShown(root) && shown.length && (first !== shown[0] || last !== shown.at(-1));
    note(isOther, 'the ends are others');
  },
};

/** After a frame: what follows. */
function later(note, { root, kind, instance }) {
  const items = itemsOf[kind](root);
  const options = instance.option();
  const open = openIn(instance);
  items.forEach(({ element, label }, index) => {
    const isHeld = options.collapsible === false && open.length === 1 && open[0] === index;
    const isIdle = (kind === 'accordion' && isHeld) || isOff(element);
    const isTold = label.getAttribute('aria-disabled') === 'true';
    note(isIdle !== isTold, `item ${index}: aria-disabled is ${isTold}`);
  });
  for (const name of ['.z-first', '.z-last']) {
    const { length } = items.filter(({ element }) => element.matches(name));
    note(length > 1, `${length} × ${name}`);
  }
  followed[kind](note, root, items, open, options);
}

/** Inline styles of ours that a motion must not leave. */
const leftStyles = (element) =>
  ['height', 'overflow', 'opacity', 'transform', 'position', 'transition', 'width'].filter(
    (name) => element.style.getPropertyValue(name) !== '',
  );

const resting = {
  tabs(note, root, items, open, { collapsible }) {
    const isMissing = !open.length && !collapsible && !guard.used && items.some(isUsable);
    note(isMissing, 'nothing is selected, and something could be');
    const [container] = own(root, '.z-container');
    note(container.matches('.z-animating, .z-dragged'), 'the container is animating');
    if (isShown(root) && root.matches('.z-as-accordion')) checkAbove(note, items, open);
    return [container, ...items.map(({ panel }) => panel)];
  },
  accordion(note, root, items) {
    for (const { panel } of items) {
      note(panel.matches('.z-moving, .z-leave, [inert]'), `${nameOf(panel)} is moving`);
    }
    if (isShown(root)) checkPlaces(note, root, items);
    return items.flatMap(({ panel, element }) => [panel, element]);
  },
};

/** At rest: what is seen is what is open, and a motion has left nothing. */
function rest(note, { root, kind, instance }) {
  const items = itemsOf[kind](root);
  const open = openIn(instance);
  for (const one of resting[kind](note, root, items, open, instance.option())) {
    // A page may place its sections.
    const left = leftStyles(one).filter(
      (name) => name !== 'position' || !one.matches('.z-section'),
    );
    note(left.length, `${nameOf(one)} keeps ${left}: ${one.getAttribute('style')}`);
  }
  if (!isShown(root)) return;
  const isHidden = ({ element }) => kind === 'accordion' && isHiddenByPage(element);
  items.forEach((item, index) => {
    const expected = open.includes(index) && !isHidden(item);
    note(isSeen(item.panel) !== expected, `panel ${index}: seen is ${!expected}, open is ${open}`);
  });
  const first = open.find((index) => !isHidden(items[index]));
  if (first === undefined || root.closest('.z-slider-wrapper')) return;
  // Until a row that sticks has followed, it may be higher than the room that it has.
  if (root.matches('.z-sticky') && !hasFollowed(instance.option())) return;
  checkCover(note, items[first].panel, `panel ${first}`);
}

/** Checks by their moments; each gives the problems of one set. */
export const checks = Object.fromEntries(
  Object.entries({ now, later, rest }).map(([moment, check]) => [
    moment,
    (one) => {
      const problems = [];
      check((is, text) => is && problems.push(`${one.root.id}: ${text}`), one);
      return problems;
    },
  ]),
);
