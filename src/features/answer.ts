import $ from 'jquery';
import { passFocus } from '../dom/focus';
import { innerOf } from '../core/inner';
import { insertContent, type Content } from '../core/insert';
import type { Item } from '../core/widget';
import type { RenderCallback } from './options';

/** What is put in for an answer: what `render` gives, else the answer; JSON as text. */
function contentOf(item: Item, answer: string, xhr: JQuery.jqXHR): Content {
  const { options, root, kind } = item.widget;
  const render = options['render'] as RenderCallback | null;
  const given = render ? render.call(root, answer, xhr, kind.describe(item)) : undefined;
  if (given !== undefined) return given;
  return /\bjson\b/i.test(xhr.getResponseHeader('Content-Type') || '') ? { text: answer } : answer;
}

/** Empties a panel for what comes; focus in it goes to the panel. */
export function emptied(item: Item): JQuery {
  const inner = innerOf(item);
  passFocus(inner, null, item.panel as HTMLElement);
  return $(inner).empty();
}

/**
 * Puts an answer in place of what is in a panel, runs its scripts, and starts the widgets in it (C3).
 * Returns what went wrong, or nothing.
 */
export function insertAnswer(item: Item, answer: string, xhr: JQuery.jqXHR): string | undefined {
  try {
    const content = contentOf(item, answer, xhr);
    const inner = emptied(item);
    if (typeof content === 'string' && !item.widget.options['executeScripts'])
      inner.append($.parseHTML(content, document, false));
    else insertContent(inner[0] as HTMLElement, content);
    for (const name of ['uiTabs', 'uiAccordion'] as const) if (inner[name]) inner[name]('scan');
    return undefined;
  } catch (error) {
    return String(error);
  }
}
