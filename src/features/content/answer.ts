import $ from 'jquery';
import { moveFocusOut } from '../../dom/focus';
import { detailOf } from '../../core/events';
import { insertContent } from '../../core/insert';
import { ensureInner } from '../../core/panel';
import type { Item, Load, Widget } from '../../core/widget';
import type { ContentValues } from './rows';

/** Starts the widgets in loaded content. */
export function scan(inner: JQuery): void {
  if (inner.uiTabs) inner.uiTabs('scan');
  if (inner.uiAccordion) inner.uiAccordion('scan');
}

/** Empties a panel. If the focus is in it, the panel gets the focus. */
export function emptyPanel(item: Item): JQuery {
  const inner = ensureInner(item);
  moveFocusOut(inner, null, item.panel as HTMLElement);
  return $(inner).empty();
}

/**
 * Replaces the content of a panel with an answer, or with what `render` returns for it. JSON is inserted as text.
 * Scripts run, and widgets in it start. Returns an error message, or undefined.
 */
export function insertAnswer(item: Item, answer: string, xhr?: JQuery.jqXHR): string | undefined {
  const { options, root } = item.widget as Widget<ContentValues>;
  const load = item.load as Load;
  const { render } = options;
  const isJson = !!xhr && /json/i.test(xhr.getResponseHeader('Content-Type') as string);
  try {
    let content = render
      ? render.call(root, answer, xhr as JQuery.jqXHR, detailOf(item))
      : undefined;
    // `render` may have ended the widget, or started another load.
    if (load.phase !== 'loading') return undefined;
    if (content === undefined) content = isJson ? { text: answer } : answer;
    const inner = emptyPanel(item);
    if (typeof content === 'string' && !options.executeScripts)
      inner.append($.parseHTML(content, document, false));
    else insertContent(inner[0] as HTMLElement, content);
    scan(inner);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
