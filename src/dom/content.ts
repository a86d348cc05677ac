import $ from 'jquery';
import { textOf } from './query';

/** What a page may hand over as content: HTML it trusts, nodes, a jQuery object, or `{text: …}`. */
export type Content = string | Node | JQuery | TrustedHtml | PlainText | null | undefined;

/** Content that is text and no HTML. */
export interface PlainText {
  text: string;
}

/** The browser's `TrustedHTML`, which passes through untouched. */
export interface TrustedHtml {
  toString(): string;
}

export const isNodes = (value: unknown): value is Node | JQuery =>
  typeof value === 'object' && value !== null && ('nodeType' in value || 'jquery' in value);

/** Appends HTML (trusted, scripts run as jQuery runs them), nodes or text to `target`. */
export function insertContent(target: HTMLElement, content: Content): void {
  if (content === null || content === undefined) return;
  const { text } = content as Partial<PlainText>;
  if (typeof content === 'string' || isNodes(content)) $(target).append(content as JQuery);
  else if (text !== undefined) insertLabel(target, text);
  else target.innerHTML = content as string;
}

/**
 * The same; `refused` is called with what is thrown where it can't be inserted, as where the page accepts
 * Trusted Types only. What an old jQuery throws for a script is the script's, and no reason to give up.
 */
export function tryInsert(
  target: HTMLElement,
  content: Content,
  refused: (error: unknown) => void,
): void {
  try {
    insertContent(target, content);
  } catch (error) {
    if (!target.firstChild) return refused(error);
    setTimeout(() => {
      throw error;
    });
  }
}

/** Whether `element` can hold the content: no document or window can be held, and nothing that holds it. */
export function canHold(element: Element, content: unknown): boolean {
  const nodes = isNodes(content) ? $(content as JQuery).toArray() : [];
  return nodes.every((node) => node.nodeType && node.nodeType !== 9 && !node.contains(element));
}

/** Appends text, always as text, or nodes to `target`. */
export function insertLabel(
  target: HTMLElement,
  label: string | number | Node | JQuery | null | undefined,
): void {
  if (isNodes(label)) $(target).append(label as JQuery);
  else target.appendChild(document.createTextNode(textOf(label ?? '')));
}

/** Takes elements out of the page for good, with their jQuery data and the widgets inside. */
export function removeForGood(element: HTMLElement): void {
  $(element).remove();
}

/** Takes everything out of an element for good. */
export function emptyContent(element: HTMLElement): void {
  $(element).empty();
}
