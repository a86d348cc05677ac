import {
  hasClass,
  isOneOf,
  MADE,
  move,
  setAttribute,
  tagOf,
  unwrap,
  unwrapContent,
  words,
} from '../dom/build';
import { ROOTS } from '../dom/query';
import { writableOn, takeKept, type Kept } from './claim';
import { forget } from './items';
import type { Item, Kind, Widget } from './widget';

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
  // By it, copies of older versions have their panels closed or open.
  if (isCopy && !authors && /^(none|block)$/.test(style.display)) style.removeProperty('display');
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

/** Takes a box of ours off. Parts of labels go in any case, and sections, which wouldn't be found beside those without a box. */
const dropBox = (box: Element): void =>
  (box.matches('div:not(.z-section)') ? unwrapContent : unwrap)(box);

/** Takes a node of ours out; what it holds of the author's stays. */
export function dropMade({ nodes, innerClass }: Kind, node: Element): void {
  const made = node.getAttribute(MADE);
  const before = node.previousElementSibling;
  if (made === null && !node.matches(nodes)) return;
  if (made === 'back' && before) while (node.firstChild) move(node.firstChild, before);
  if (made === 'box' || hasClass(node, innerClass)) dropBox(node);
  else if (made === 'hidden' || (made === 'empty' && node.firstChild)) {
    node.removeAttribute(MADE);
    if (made === 'hidden') node.removeAttribute('hidden');
  } else node.remove();
}

/** What fits all parts of a set by their classes. */
export const partsOf = ({ parts, nodes }: Kind): string =>
  `.${Object.keys(parts).join(',.')},${nodes}`;

/** Takes everything of ours out of a root's own part of `scope`. */
function releaseParts(kind: Kind, root: Element, scope: Element, isCopy: boolean): void {
  const inside = Array.from(scope.querySelectorAll(`${partsOf(kind)},[${MADE}]`));
  const all = (scope === root ? [] : [scope]).concat(inside);
  const own = all.filter((element) => isOwn(root, element));
  const names = Object.keys(kind.parts);
  // The inner ones first, or what is empty but for them would seem to be in use.
  own.reverse().forEach((element) => {
    dropMade(kind, element);
    const parts = names.filter((name) => hasClass(element, name)).join(' ');
    if (parts) dropAttributes(kind, element, parts, isCopy);
  });
}

/** Whether a set and its items are still there, and still ours (C14). */
export function areIntact({ items, kind, root }: Widget, list: Node): boolean {
  const isOurs = (part: Element | null): boolean =>
    !part || (root.contains(part) && part.matches(partsOf(kind)));
  // Those that the page took out don't count.
  const isWhole = ({ element, trigger, panel }: Item): boolean =>
    element.parentNode !== list || [element, trigger, panel].every(isOurs);
  return hasClass(root, kind.rootClass) && items.every(isWhole);
}

/** Gives back the items that the page took out of a list, or rewrote. */
export function dropGone({ items, kind, root }: Widget, list: Node): void {
  items.forEach((item) => {
    const { element, trigger } = item;
    if (element.parentNode === list && element.contains(trigger)) return;
    forget(item);
    releaseParts(kind, root, element, false);
  });
}

/**
 * Takes all of ours off a root and its parts: as a set ends, or, for a copy that was saved while one
 * ran or that the page has rewritten since, before it starts (C13, C14).
 */
export function releaseAll(widget: Widget, isCopy: boolean): void {
  const { kind, root, classes } = widget;
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
