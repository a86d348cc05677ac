import {
  hasClass,
  isOneOf,
  MADE,
  move,
  setAttribute,
  setClass,
  tagOf,
  unwrap,
  unwrapContent,
  words,
} from '../../dom/build';
import { ROOTS } from '../../dom/query';
import { writableOn, takeKept, type Kept } from './claim';
import { forget, itemOn } from '../items';
import type { Item, Kind, Widget } from '../widget';

/*
 * The one way out: nodes of ours are known by the mark that they are made with, attributes and classes
 * from tables. The same code ends a widget, starts on a copy that was saved while one ran, and gives
 * single items back.
 */

function dropClasses(element: Element, kept: Kept, ours: (name: string) => boolean): void {
  const authors = words(kept['class'] || '');
  const stays = (name: string): boolean => !ours(name) || authors.indexOf(name) >= 0;
  const now = words(element.getAttribute('class')).filter(stays);
  const back = authors.filter((name) => ours(name) && now.indexOf(name) < 0);
  const names = back.concat(now).join(' ');
  setAttribute(element, 'class', names || null);
}

/** Takes our properties out of an inline style. */
function dropStyles(element: HTMLElement, kept: Kept, isCopy: boolean): void {
  const { style } = element;
  const authors = kept['style'];
  if (!authors && !element.hasAttribute('style')) return;
  Array.from(style).forEach((name) => {
    if (/^--_/.test(name)) style.removeProperty(name);
  });
  // By it, copies of older versions have their panels closed, open, or on their way.
  if (isCopy && !authors) {
    if (/^(none|block)$/.test(style.display)) style.removeProperty('display');
    if (style.position === 'absolute') style.position = style.left = style.top = '';
  }
  // One that says nothing goes; Chromium removes one only after it has been read.
  if (authors !== '' && !style.length) setAttribute(element, 'style', null);
}

/** Takes our attributes off one part, or gives back those of the author. */
function dropAttributes(kind: Kind, element: Element, parts: string, isCopy: boolean): void {
  const kept = takeKept(element);
  const ours = (name: string): boolean =>
    kind.ownClasses.test(name) || (!isCopy && name === 'z-disabled');
  writableOn(kind, parts).forEach((name) => {
    const before = kept[name];
    const said = isCopy ? tagOf(element) + ' ' + name : name;
    if (name === 'class') dropClasses(element, kept, ours);
    else if (name === 'style') dropStyles(element as HTMLElement, kept, isCopy);
    else if (before !== undefined) setAttribute(element, name, before);
    else if (!kind.authored.test(said + '=' + element.getAttribute(name)))
      element.removeAttribute(name);
  });
}

/** Whether a node is a part of this root's set: not of one in it, and not what stands around or before such a one. */
const isOwn = (root: Element, element: Element): boolean => {
  const { parentElement } = element;
  const nearest = parentElement && parentElement.closest(ROOTS + ',.z-slider-wrapper');
  if (nearest && nearest !== root) return false;
  return !element.matches('.z-slider-wrapper,:not(.z-tabs)>.z-autoplay');
};

/** The headers of what is open in a copy that was saved while a set ran. */
export const openIn = (root: Element): Element[] =>
  Array.from(root.querySelectorAll('.z-tab.z-active,.z-active>.z-header')).filter((header) =>
    isOwn(root, header),
  );

/** Takes our attributes off an element, whichever parts it is. */
export function dropPart(kind: Kind, element: Element, isCopy = false): void {
  const parts = Object.keys(kind.parts).filter((name) => hasClass(element, name));
  if (parts[0]) dropAttributes(kind, element, parts.join(' '), isCopy);
}

/** Takes a box of ours off. Parts of labels go in any case, and sections, which wouldn't be found beside those without a box. */
function dropBox(kind: Kind, box: Element, isCopy?: boolean): void {
  const isContent = box.matches('div:not(.z-section),dd');
  if (isCopy) {
    dropPart(kind, box, isCopy);
    dropClasses(box, {}, (name) => kind.ownClasses.test(name));
    box.removeAttribute(MADE);
    // Ours are off now, but for the type of a button.
    if (box.getAttributeNames().some((name) => name !== 'type')) return;
  }
  (isContent ? unwrapContent : unwrap)(box);
}

/** Takes a node of ours out; what it holds of the author's stays, and so does a saved box that the author wrote on. */
export function dropMade(kind: Kind, node: Element, isCopy?: boolean): void {
  const made = node.getAttribute(MADE);
  const before = node.previousElementSibling;
  if (made === null && !node.matches(kind.nodes)) return;
  if (made === 'back' && before) while (node.firstChild) move(node.firstChild, before);
  if (made === 'box' || hasClass(node, kind.innerClass)) dropBox(kind, node, isCopy);
  else if (made === 'hidden' || (made === 'empty' && node.firstChild)) {
    node.removeAttribute(MADE);
    if (made === 'hidden') node.removeAttribute('hidden');
  } else node.remove();
}

/** What fits all parts of a set by their classes. */
export const partsOf = ({ parts, nodes }: Kind): string =>
  `.${Object.keys(parts).join(',.')},${nodes}`;

/** Takes everything of ours out of a root's own part of `scope`. */
export function releaseParts(kind: Kind, root: Element, scope: Element, isCopy: boolean): void {
  const inside = Array.from(scope.querySelectorAll(`${partsOf(kind)},[${MADE}]`));
  const all = (scope === root ? [] : [scope]).concat(inside);
  const own = all.filter((element) => isOwn(root, element));
  // The inner ones first, or what is empty but for them would seem to be in use.
  own.reverse().forEach((element) => {
    dropMade(kind, element, isCopy);
    dropPart(kind, element, isCopy);
  });
}

/** Whether copies of parts have come into an element: of a script, or of a framework that took a part for its template. */
export const hasCopies = ({ kind }: Widget, parent: Element): boolean =>
  Array.from(parent.children).some((part) => part.matches(partsOf(kind)) && !itemOn(part));

/** Whether a set and its items are still there, and still ours (C14); a panel may have gone. */
export function areIntact(widget: Widget, list: Element): boolean {
  const { items, kind, root } = widget;
  const isOurs = (part: Element): boolean => part.matches(partsOf(kind));
  // Those that the page took out don't count.
  const isWhole = ({ element, trigger, panel }: Item): boolean =>
    element.parentNode !== list ||
    (root.contains(trigger) &&
      [element, trigger].every(isOurs) &&
      (!panel || !root.contains(panel) || isOurs(panel)));
  return hasClass(root, kind.rootClass) && items.every(isWhole) && !hasCopies(widget, list);
}

/** Gives parts of an item back, which is none any more. */
export function giveBack(item: Item, parts: readonly (Element | null)[]): void {
  const { kind, root } = item.widget;
  forget(item);
  parts.forEach((part) => part && releaseParts(kind, root, part, false));
}

/** Gives back the items that the page took out of a list. */
export const dropGone = ({ items }: Widget, list: Node): void =>
  items
    .filter(({ element }) => element.parentNode !== list)
    .forEach((item) => giveBack(item, [item.element]));

/** Gives parts their classes again, by which they are found: a framework may have taken them off. */
function markParts({ items, kind, root }: Widget): void {
  items.forEach(({ element, header, trigger, panel }) =>
    [element, header, trigger, panel].forEach((part, n) => {
      if (part && root.contains(part)) setClass(part, kind.itemClasses[n] as string);
    }),
  );
}

/**
 * Takes all of ours off a root and its parts: as a set ends, or, for a copy that was saved while one
 * ran or that the page has rewritten since, before it starts (C13, C14).
 */
export function releaseAll(widget: Widget, isCopy: boolean): void {
  const { kind, root, classes } = widget;
  markParts(widget);
  kind.release(widget, isCopy);
  releaseParts(kind, root, root, isCopy);
  const kept = takeKept(root);
  const ours = (name: string): boolean =>
    kind.ownClasses.test(name) || kind.optionClasses.test(name) || isOneOf(name, classes);
  dropClasses(root, kept, ours);
  dropStyles(root, kept, false);
  // What `focusOn` gave the root, where the last item went with the focus.
  if (!isCopy && root.tabIndex < 0 && !('tabindex' in kept)) root.removeAttribute('tabindex');
}
