import { MADE, move, remove, unwrap, unwrapContent } from '../../dom/nodes';
import { childrenOf } from '../../dom/query';
import { inlineStyle } from '../../dom/styles';
import { words } from '../../dom/text';
import { hasClass, setClass, setAttribute } from '../../dom/attributes';
import { ROOTS } from '../parts';
import { itemOn, endItem } from '../items';
import type { Item, Kind, Widget } from '../widget';
import { writableOn, takeOriginals, type Originals } from './claim';

/*
 * This file restores markup. Generated elements are found by their mark, attributes and classes by the tables of the
 * kind. The same code ends a widget, cleans markup that was saved while one ran, and releases single items.
 */

/**
 * Removes our classes from an element. Those that the author had written, too, stay. If the page has removed one of these
 * meanwhile, it comes back.
 */
function dropClasses(element: Element, kept: Originals, isOurs: (name: string) => boolean): void {
  const authors = words(kept['class'] || '');
  const stays = (name: string): boolean => !isOurs(name) || authors.includes(name);
  const staying = words(element.getAttribute('class')).filter(stays);
  const returning = authors.filter((name) => isOurs(name) && !staying.includes(name));
  const names = returning.concat(staying).join(' ');
  setAttribute(element, 'class', names || null);
}

/** Removes our properties from an inline style. */
function dropStyles(element: HTMLElement, kept: Originals, isCopy?: boolean): void {
  const authors = kept['style'];
  if (!authors && !element.hasAttribute('style')) return;
  const style = inlineStyle(element);
  Array.from(style).forEach((name) => {
    if (/^--_/.test(name)) style.removeProperty(name);
  });
  // Older versions hid, showed and moved panels by inline styles.
  if (isCopy && !authors) {
    if (/^(none|block)$/.test(style.display)) style.removeProperty('display');
    if (style.position === 'absolute') style.position = style.left = style.top = '';
  }
  // Chromium leaves an empty attribute, unless it has been read before.
  if (authors !== '' && !style.length) setAttribute(element, 'style', null);
}

/** Removes our attributes from an element, or restores the original ones. */
function dropAttributes(kind: Kind, element: Element, classes: string, isCopy?: boolean): void {
  const kept = takeOriginals(element);
  // In a saved copy, nobody knows whether `z-disabled` was the author's.
  const isOurs = (name: string): boolean =>
    kind.ownClasses.test(name) || (!isCopy && name === 'z-disabled');
  writableOn(kind, classes).forEach((name) => {
    const before = kept[name];
    const value = element.getAttribute(name) || '';
    if (name === 'class') dropClasses(element, kept, isOurs);
    else if (name === 'style') dropStyles(element as HTMLElement, kept, isCopy);
    else if (before !== undefined) setAttribute(element, name, before);
    else if (!kind.isAuthors(element, name, value, isCopy)) element.removeAttribute(name);
  });
}

/**
 * Whether a node belongs to this root's widget. Parts of nested widgets don't, nor the wrapper or the autoplay button of
 * one. (The autoplay button of an accordion is beside its root.)
 */
const isOwn = (root: Element, element: Element): boolean => {
  const { parentElement } = element;
  const nearest = parentElement && parentElement.closest(ROOTS + ',.z-slider-wrapper');
  if (nearest && nearest !== root) return false;
  return !element.matches('.z-slider-wrapper,:not(.z-tabs)>.z-autoplay');
};

/** The headers of the open items in markup that was saved while a widget ran. */
export const openHeadersIn = (root: Element): Element[] =>
  Array.from(root.querySelectorAll('.z-tab.z-active,.z-active>.z-header')).filter((header) =>
    isOwn(root, header),
  );

/** Removes our attributes from an element, whichever part of a widget it is. */
export function releasePart(kind: Kind, element: Element, isCopy?: boolean): void {
  const classes = Object.keys(kind.writtenAttributes).filter((name) => hasClass(element, name));
  if (classes[0]) dropAttributes(kind, element, classes.join(' '), isCopy);
}

/** Removes a generated box. Only a box of content may stay, if something in it would lose its state. */
function removeGeneratedBox(kind: Kind, box: Element, isCopy?: boolean): void {
  const isContent = box.matches('div:not(.z-section),dd,section');
  if (isCopy) {
    releasePart(kind, box, isCopy);
    dropClasses(box, {}, (name) => kind.ownClasses.test(name));
    box.removeAttribute(MADE);
    // What is left now is the author's, except the type of a button.
    if (box.getAttributeNames().some((name) => name !== 'type')) return;
  }
  (isContent ? unwrapContent : unwrap)(box);
}

/**
 * Removes a generated element, and keeps the original nodes in it. In a saved copy, a box on which the author has
 * written attributes stays.
 */
export function removeGenerated(kind: Kind, node: Element, isCopy?: boolean): void {
  const made = node.getAttribute(MADE);
  const before = node.previousElementSibling;
  if (made === null && !node.matches(kind.generated)) return;
  if (made === 'back' && before) while (node.firstChild) move(node.firstChild, before);
  if (made === 'hidden') node.removeAttribute('hidden');
  if (made === 'box' || hasClass(node, kind.innerClass)) removeGeneratedBox(kind, node, isCopy);
  else if (made === 'hidden' || (made === 'empty' && node.firstChild)) node.removeAttribute(MADE);
  else remove(node);
}

/** A selector for all parts of a widget, by their classes. */
export const partSelector = ({ writtenAttributes, generated }: Kind): string =>
  `.${Object.keys(writtenAttributes).join(',.')},${generated}`;

/** Removes everything generated from an element, except in nested widgets. */
export function releaseParts(kind: Kind, root: Element, scope: Element, isCopy: boolean): void {
  const inside = Array.from(scope.querySelectorAll(`${partSelector(kind)},[${MADE}]`));
  const all = (scope === root ? [] : [scope]).concat(inside);
  const own = all.filter((element) => isOwn(root, element));
  // Inner elements first: otherwise one that holds nothing but generated elements wouldn't count as empty.
  own.reverse().forEach((element) => {
    removeGenerated(kind, element, isCopy);
    releasePart(kind, element, isCopy);
  });
}

/** Whether an element contains copies of parts, made by a script, or by a framework that took a part for its template. */
export const hasCopies = ({ kind }: Widget, parent: Element): boolean =>
  childrenOf(parent).some((part) => part.matches(partSelector(kind)) && !itemOn(part));

/** Whether the root and the items still have their elements and classes, and no copies. A panel may be missing. */
export function areIntact(widget: Widget, list: Element): boolean {
  const { items, kind, root } = widget;
  const isOurs = (part: Element): boolean => part.matches(partSelector(kind));
  // Items that the page has removed don't count.
  const isWhole = ({ element, trigger, panel }: Item): boolean =>
    element.parentNode !== list ||
    (root.contains(trigger) &&
      [element, trigger].every(isOurs) &&
      (!panel || !root.contains(panel) || isOurs(panel)));
  return hasClass(root, kind.rootClass) && items.every(isWhole) && !hasCopies(widget, list);
}

/** Releases an item: restores some of its elements, which belong to no item then. */
export function releaseItem(item: Item, parts: readonly (Element | null)[]): void {
  const { kind, root } = item.widget;
  endItem(item);
  parts.forEach((part) => part && releaseParts(kind, root, part, false));
}

/** Releases the items that the page has removed from a list, with their panels, which may get other labels. */
export const releaseRemoved = ({ items }: Widget, list: Node): void =>
  items
    .filter(({ element }) => element.parentNode !== list)
    .forEach((item) => releaseItem(item, [item.element, item.panel]));

/**
 * Gives the elements of all items their classes again, because a framework may have removed them, and `releaseParts`
 * looks for them.
 */
function markParts({ items, kind, root }: Widget): void {
  items.forEach(({ element, header, trigger, panel }) =>
    [element, header, trigger, panel].forEach((part, n) => {
      if (part && root.contains(part)) setClass(part, kind.itemClasses[n] as string);
    }),
  );
}

/**
 * Restores the root and all its parts: when a widget ends, or (`isCopy`) before it starts on markup that was saved
 * while one ran, or that the page has rewritten.
 */
export function releaseAll(widget: Widget, isCopy: boolean): void {
  const { kind, root, classes } = widget;
  markParts(widget);
  kind.release(widget, isCopy);
  releaseParts(kind, root, root, isCopy);
  const kept = takeOriginals(root);
  const isOurs = (name: string): boolean =>
    kind.ownClasses.test(name) ||
    kind.optionClasses.some((pattern) => pattern.test(name)) ||
    classes.includes(name);
  dropClasses(root, kept, isOurs);
  dropStyles(root, kept);
  // `forceFocus` may have set it, when the last item was removed.
  if (!isCopy && root.tabIndex < 0 && !('tabindex' in kept)) root.removeAttribute('tabindex');
}
