import { hideByMark, MADE } from './build';

/** The roots of both kinds of widget. */
export const ROOTS = '.z-tabs,.z-accordion';

/** Elements that may stand among the parts of a widget without being one of them: boxes of ours can, as they hold the author's nodes. */
const IGNORED = `style,script,noscript,template,link,meta,br,hr,[${MADE}]:not([${MADE}=box],[${MADE}=hidden])`;

/** The child elements that fit. */
const childrenOf = (parent: Element, fits: (node: HTMLElement) => boolean): HTMLElement[] =>
  ([] as HTMLElement[]).filter.call(parent.children, fits);

/** The first child element with a class of ours. */
export const childWith = <E extends Element>(parent: Element, className: string): E | null =>
  parent.querySelector<E>(':scope > .' + className);

/** Whether an element is a paragraph without text, as editors leave it behind. */
const isBlank = (node: Element): boolean =>
  node.tagName === 'P' && !node.querySelector(':not(br)') && !(node.textContent as string).trim();

/** Whether an element can be a part. */
export const isPart = (node: Element): boolean => !node.matches(IGNORED) && !isBlank(node);

/** Takes paragraphs without text out of sight: no style sheet can tell them (T1). */
export const hideBlank = (parent: Element): void =>
  childrenOf(parent, (node) => !node.hidden && isBlank(node)).forEach(hideByMark);

/** The child elements that can be parts, without those of ours. */
export const partsIn = (parent: Element): HTMLElement[] => childrenOf(parent, isPart);

/** Whether a set starts, or runs, on the element. */
export const isRoot = (element: Element): boolean => element.matches(ROOTS + ',[data-role^="z-"]');

/** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */
export function childHolding(parent: Element, node: Node | null): HTMLElement | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as HTMLElement | null;
}

/** Whether the author hid an element, as far as it says so itself: a start asks for no styles. */
export const saysHidden = (element: HTMLElement): boolean =>
  element.matches('[hidden],.hide') ||
  (element.hasAttribute('style') && element.style.display === 'none');

/** Whether an element is out of display, by whatever rule; hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  saysHidden(element) || getComputedStyle(element).display === 'none';

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** Whether a link leads to another page, and not just to a place in this one. */
export const isRealLink = (element: Element): boolean =>
  /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '');

/** Elements that react to a press or take focus by themselves. */
export const CONTROLS =
  'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';

/** Whether the element, or what lies between it and `end`, reacts to a press by itself. */
export function isInteractive(element: Element, end: Element): boolean {
  const control = element.closest(CONTROLS);
  return !!control && control !== end && end.contains(control);
}

/** Whether an attribute of the author's says yes, as one without a value does. */
export function saysYes(element: Element, name: string, otherwise?: boolean): boolean {
  const value = element.getAttribute(name);
  return value === null ? !!otherwise : !/^(false|0)$/.test(value);
}

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
