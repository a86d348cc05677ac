import $ from 'jquery';
import { moveFocusOut } from '../../dom/focus';
import { detailOf } from '../../core/events';
import { insertContent } from '../../core/insert';
import { ensureInner } from '../../core/panel';
import type { Item } from '../../core/widget';
import type { RenderCallback } from './rows';

/** Starts the widgets in what has come (C3). */
export function scan(inner: JQuery): void {
  if (inner.uiTabs) inner.uiTabs('scan');
  if (inner.uiAccordion) inner.uiAccordion('scan');
}

/** Empties a panel for what comes; focus in it goes to the panel. */
export function emptied(item: Item): JQuery {
  const inner = ensureInner(item);
  moveFocusOut(inner, null, item.panel as HTMLElement);
  return $(inner).empty();
}

/**
 * Puts an answer in place of what is in a panel, or what `render` gives for it; JSON as text. Runs its scripts, and
 * starts the widgets in it (C3). Returns what went wrong, or nothing.
 */
export function insertAnswer(item: Item, answer: string, xhr: JQuery.jqXHR): string | undefined {
  const { options, root } = item.widget;
  const { load } = item;
  const stop = load && load.stop;
  const render = options['render'] as RenderCallback | null;
  const isJson = /json/i.test(xhr.getResponseHeader('Content-Type') as string);
  try {
    let content = render ? render.call(root, answer, xhr, detailOf(item)) : undefined;
    // `render` may have ended the widget, or asked for something else.
    if (!item.load || item.load.stop !== stop) return undefined;
    if (content === undefined) content = isJson ? { text: answer } : answer;
    const inner = emptied(item);
    if (typeof content === 'string' && !options['executeScripts'])
      inner.append($.parseHTML(content, document, false));
    else insertContent(inner[0] as HTMLElement, content);
    scan(inner);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
