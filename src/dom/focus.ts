import { tagOf, pathOf } from './query';
import { isOneOf, isUnexposed } from './text';
import { setAttribute } from './attributes';

/** What has the focus, also in open shadow roots. */
export function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element && element.shadowRoot && element.shadowRoot.activeElement)
    element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/** Runs `work`, which moves nodes; focus that is lost on the way comes back. */
export function keepFocus<T>(work: () => T): T {
  const focused = focusedElement();
  const result = work();
  if (focused && focused !== focusedElement() && focused.isConnected)
    focused.focus({ preventScroll: true });
  return result;
}

/** Whether what has the focus, or had it, is an element or in it. */
export const holdsFocus = (
  element: Element | null | undefined,
  focused = focusedElement(),
): boolean => !!element && pathOf(focused as Node).indexOf(element) >= 0;

/** Focuses an element that may be no stop for Tab; it is one to scripts only until the focus leaves. */
function forceFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (focusedElement() === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => setAttribute(element, 'tabindex', null), { once: true });
  element.focus({ preventScroll: true });
}

/** Whether an element is a field of a form, which scripts may be checking. */
export const isField = (element: Element | null): boolean =>
  !!element && !!(element as HTMLInputElement).form;

/**
 * Takes the focus out of what goes, or it would fall to the page's body; browsers may have let it fall already, from
 * what had it before.
 */
export function moveFocusOut(
  from: Element | null | undefined,
  next: HTMLElement | null | undefined,
  otherwise: HTMLElement,
  before = focusedElement(),
): void {
  const now = focusedElement();
  if (!holdsFocus(from, before) || (now !== before && now !== document.body)) return;
  if (next) next.focus({ preventScroll: true });
  if (focusedElement() === now) forceFocus(otherwise);
}

/** Whether Tab comes to an element. */
function isTabStop(element: HTMLElement): boolean {
  const { disabled, type, tabIndex } = element as HTMLInputElement;
  return tabIndex >= 0 && !disabled && type !== 'hidden';
}

/** Whether the first thing in a node takes focus; undefined where there is nothing. */
export function firstTakesFocus(node: Node): boolean | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const { nodeType, nodeValue } = child;
    if (nodeType === 3 && (nodeValue as string).trim()) return false;
    if (nodeType !== 1 || isUnexposed(child as Element)) continue;
    const isMedia = isOneOf(tagOf(child), 'IMG VIDEO AUDIO CANVAS SVG OBJECT');
    const takes = isTabStop(child as HTMLElement) || (isMedia ? false : firstTakesFocus(child));
    if (takes !== undefined) return takes;
  }
  return undefined;
}
