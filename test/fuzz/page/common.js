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

export const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

/** Whether the root itself is in sight, so that what is in it has places. */
export const isShown = (root) => isSeen(root) && root.getClientRects().length > 0;

export const nameOf = (element) =>
  element
    ? `${element.localName}${element.id ? '#' + element.id : ''}.${element.className}`
    : 'null';

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
