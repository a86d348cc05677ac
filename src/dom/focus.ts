import { pathOf } from './query';
import { isText, isUnexposed, shownIn } from './text';
import { setAttribute } from './attributes';

/** The focused element, also in open shadow roots. */
export function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element && element.shadowRoot && element.shadowRoot.activeElement)
    element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/** Focuses an element where it is: the page doesn't scroll to it. */
export const focusInPlace = (element: HTMLElement): void => element.focus({ preventScroll: true });

/** Runs `work`, which moves nodes, and focuses the same element again if that loses the focus. */
export function keepFocus<T>(work: () => T): T {
  const focused = focusedElement();
  const result = work();
  if (focused && focused !== focusedElement() && focused.isConnected) focusInPlace(focused);
  return result;
}

/** Whether an element is, or contains, the focused element (or another one that was focused before). */
export const holdsFocus = (
  element: Element | null | undefined,
  focused = focusedElement(),
): boolean => !!element && pathOf(focused as Node).includes(element);

/** Focuses an element. If it isn't focusable, it gets `tabindex="-1"` until it loses the focus. */
function forceFocus(element: HTMLElement): void {
  focusInPlace(element);
  if (focusedElement() === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => setAttribute(element, 'tabindex', null), { once: true });
  focusInPlace(element);
}

/** Whether an element is a form field. */
export const isField = (element: Element | null): boolean =>
  !!element && !!(element as HTMLInputElement).form;

/**
 * Moves the focus out of an element that is about to disappear, or has just disappeared: to `next`, or to `fallback` if
 * that is impossible. Without this, the browser would focus the page's body. `before` is what had the focus before the
 * element disappeared.
 */
export function moveFocusOut(
  from: Element | null | undefined,
  next: HTMLElement | null | undefined,
  fallback: HTMLElement,
  before = focusedElement(),
): void {
  const now = focusedElement();
  if (!holdsFocus(from, before) || (now !== before && now !== document.body)) return;
  if (next) focusInPlace(next);
  if (focusedElement() === now) forceFocus(fallback);
}

/** Whether an element is a tab stop. */
function isTabStop(element: HTMLElement): boolean {
  const { disabled, type, tabIndex } = element as HTMLInputElement;
  return tabIndex >= 0 && !disabled && type !== 'hidden';
}

/** Whether the first visible content in a node is a tab stop. Undefined if there is no content. */
export function firstTakesFocus(node: Node): boolean | undefined {
  const nodes = shownIn(node);
  for (let n = 0; n < nodes.length; n++) {
    const child = nodes[n] as Node;
    if (isText(child)) return false;
    if (child.nodeType !== 1 || isUnexposed(child as Element)) continue;
    const isMedia = (child as Element).matches('img,video,audio,canvas,svg,object');
    const takes = isTabStop(child as HTMLElement) || (isMedia ? false : firstTakesFocus(child));
    if (takes !== undefined) return takes;
  }
  return undefined;
}
