import $ from 'jquery';
import { report } from './events';
import { updateHidden } from './panel';
import { isObject } from './values';
import { asText, warn } from './warn';
import type { Item } from './widget';

/** The browser's `TrustedHTML`, which is passed on as it is. */
interface TrustedHtml {
  toString(): string;
}

/** What a page may hand over as content: HTML that it trusts, nodes, a jQuery object, or plain text as `{text: '...'}`. */
export type Content = string | Node | JQuery | TrustedHtml | { text: string } | null | undefined;

/** What a page may hand over as a label: text, or nodes. */
export type Label = string | number | Node | JQuery;

export const isNodes = (value: unknown): value is Node | JQuery =>
  isObject(value) && ('nodeType' in value || 'jquery' in value);

/** Inserts a label into an empty element. Text is never taken as HTML. */
export function insertLabel(target: HTMLElement, label: Label | null | undefined): void {
  if (isNodes(label)) $(target).append(label as JQuery);
  else $(target).text(label as string);
}

function appendContent(target: HTMLElement, content: Content): void {
  const { text } = (content || {}) as { text?: string };
  if (!content || typeof content === 'string' || isNodes(content))
    $(target).append(content as JQuery);
  else if (text !== undefined) insertLabel(target, text);
  else target.innerHTML = content as string;
}

/** Appends content. Scripts in HTML run, as in jQuery's `append`. If they throw, the browser reports it. */
export function insertContent(target: HTMLElement, content: Content): void {
  const { lastChild } = target;
  try {
    appendContent(target, content);
  } catch (error) {
    // Before version 3, jQuery throws what a script throws. The content has been inserted then.
    if (target.lastChild === lastChild) throw error;
    report(error);
  }
}

/**
 * Appends the content of a new item. If that throws, for example because the content contains the widget itself, it is
 * shown as text.
 */
export function fillAdded(item: Item, target: HTMLElement, content: Content): void {
  // A findable panel has a width, so scripts in the content can measure it.
  updateHidden(item);
  try {
    insertContent(target, content);
  } catch (error) {
    warn(item.widget, `add(): shown as text: ${error as Error}`);
    target.append(typeof content === 'string' ? content : asText(content));
  }
  updateHidden(item);
}
