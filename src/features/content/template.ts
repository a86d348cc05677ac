import $ from 'jquery';
import { updateHidden, ensureInner } from '../../core/panel';
import { attributeOf } from '../../core/items';
import { dispatch, report } from '../../core/events';
import type { Item } from '../../core/widget';
import { scan } from './answer';

/**
 * Replaces an item's `template` with its content, once, if `data-content-type` asks for that. Scripts run, and widgets
 * in it start.
 */
export function showTemplate(item: Item): void {
  const { panel, widget } = item;
  if (!panel || attributeOf(item, 'data-content-type') !== 'template') return;
  const inner = ensureInner(item);
  const before = panel.previousElementSibling;
  // A template right behind the header isn't in the panel.
  const template = inner.querySelector<HTMLTemplateElement>(':scope > template') || before;
  if (!template || !template.matches('template')) return;
  const { content } = template as HTMLTemplateElement;
  if (template === before) inner.prepend(template);
  try {
    $(template).replaceWith(content);
  } catch (error) {
    // A script in it, before jQuery 3 (see `insertContent`).
    report(error);
  }
  updateHidden(item);
  scan($(inner));
  // Later, because at the start the page doesn't know the widget yet.
  void Promise.resolve().then(() => {
    if (!widget.alive || item.index < 0) return;
    widget.kind.contentChanged(item);
    dispatch(widget, 'contentLoad', widget.kind.describe(item));
  });
}
