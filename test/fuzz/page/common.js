// What the checks of both widgets read from the page.

export const $ = window.jQuery;
export const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

export const instanceOn = (root, kind) => (root ? $(root)[plugins[kind]]('instance') : undefined);

export const setRoot = () => document.getElementById('set');

/** The item that is meant by any index, as long as there are items. */
export const itemAt = (items, index) => items.at(items.length && index % items.length);

/** Descendants that belong to a root, and not to a set inside of it. */
export const own = (root, selector) =>
  Array.from(root.querySelectorAll(selector)).filter(
    (element) => element.parentElement.closest('.z-tabs, .z-accordion') === root,
  );

export const isHiddenByPage = (element) => getComputedStyle(element).display === 'none';

export const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

/** Whether the root itself is in sight, so that what is in it has places. */
export const isShown = (root) => isSeen(root) && root.getClientRects().length > 0;

/** Whether nothing is on its way; what style sheets move doesn't count. */
export const isAtRest = () =>
  !$.timers?.length &&
  !document
    .getAnimations()
    .some((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation));

export const nameOf = (element) =>
  element
    ? `${element.localName}${element.id ? '#' + element.id : ''}.${element.className}`
    : 'null';

/** The ids that come twice. */
export function twiceUsedIds() {
  const seen = new Set();
  return Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter(
    (id) => seen.size === seen.add(id).size,
  );
}

/** What can be pointed at in the middle of what is seen of an element, when that is in the window. */
export function atMiddleOf(element) {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { top, bottom, ...box } = element.getBoundingClientRect().toJSON();
  // What has less room than before cuts its sections off, until `responsiveDelay` has passed.
  const cut = element.closest('.z-accordion.horizontal')?.getBoundingClientRect() ?? box;
  const left = Math.max(0, box.left, cut.left);
  const right = Math.min(innerWidth, box.right, cut.right);
  const x = (left + right) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  if (right - left < 2 || bottom - top < 2) return null;
  const hit = document.elementFromPoint(x, y);
  return { x, y, hit };
}

/** Whether something lies over a panel that isn't to; open menus and spinners may. */
export function checkCover(note, panel, what) {
  const point = atMiddleOf(panel);
  const over = '.mobile > .z-tabs-desktop, .z-spinner';
  const isFree = !point || panel.contains(point.hit) || point.hit?.closest(over);
  note(!isFree, `over ${what}: ${nameOf(point?.hit)}`);
}

/** Inline styles of ours that a motion must not leave. */
export const leftStyles = (element) =>
  ['height', 'overflow', 'opacity', 'transform', 'position', 'transition', 'width'].filter(
    (name) => element.style.getPropertyValue(name) !== '',
  );

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

/** Markup as text in which what means the same is the same: attributes in one order, white space no matter. */
export function plain(element) {
  const copy = element.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    const all = Array.from(one.attributes, ({ name, value }) => {
      if (name === 'class') return [name, value.split(/\s+/).filter(Boolean).sort().join(' ')];
      return [name, name === 'style' ? value.replace(/\s+|;$/g, '') : value];
    }).sort();
    for (const [name] of all) one.removeAttribute(name);
    for (const [name, value] of all) one.setAttribute(name, value);
  }
  return copy.outerHTML;
}
