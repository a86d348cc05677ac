import $ from 'jquery';
import { updateHidden } from './panel';
import { shown, warn } from './warn';
import type { Item } from './widget';

/** The browser's `TrustedHTML`, which passes through untouched. */
interface TrustedHtml {
  toString(): string;
}

/** What a page may hand over as content: HTML that it trusts, nodes, a jQuery object, or plain text as `{text: '...'}`. */
export type Content = string | Node | JQuery | TrustedHtml | { text: string } | null | undefined;

/** What a page may hand over as a label: text, or nodes. */
export type Label = string | number | Node | JQuery;

export const isNodes = (value: unknown): value is Node | JQuery =>
  typeof value === 'object' && value !== null && ('nodeType' in value || 'jquery' in value);

/** Puts a label into an empty element: text always as text. */
export function insertLabel(target: HTMLElement, label: Label | null | undefined): void {
  if (isNodes(label)) $(target).append(label as JQuery);
  else $(target).text(label as string);
}

/** Appends content; scripts in HTML run as jQuery runs them. */
export function insertContent(target: HTMLElement, content: Content): void {
  const { text } = (content || {}) as { text?: string };
  if (!content || typeof content === 'string' || isNodes(content))
    $(target).append(content as JQuery);
  else if (text !== undefined) insertLabel(target, text);
  else target.innerHTML = content as string;
}

/**
 * Appends what a page adds to a new item; what the browser refuses, as it holds the widget itself, is shown as text.
 */
export function fill(item: Item, target: HTMLElement, content: Content): void {
  // Scripts in it find the width that the panel will have (C25).
  updateHidden(item);
  try {
    insertContent(target, content);
  } catch (error) {
    warn(item.widget, `add(): shown as text: ${error as Error}`);
    target.append(typeof content === 'string' ? content : shown(content));
  }
  updateHidden(item);
}
