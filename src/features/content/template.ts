import $ from 'jquery';
import { updateHidden, ensureInner } from '../../core/panel';
import { attributeOf } from '../../core/items';
import { dispatch } from '../../core/events';
import type { Item } from '../../core/widget';
import { scan } from './answer';

/**
 * Puts the content of an item's `template` in its place, once, where the page asks for that (C23); its scripts run, and
 * sets in it start.
 */
export function showTemplate(item: Item): void {
  const { panel, widget } = item;
  if (!panel || attributeOf(item, 'data-content-type') !== 'template') return;
  const inner = ensureInner(item);
  const before = panel.previousElementSibling;
  // Right after a header it is in no panel yet.
  const template = inner.querySelector<HTMLTemplateElement>(':scope > template') || before;
  if (!template || !template.matches('template')) return;
  const { content } = template as HTMLTemplateElement;
  if (template === before) inner.prepend(template);
  $(template).replaceWith(content);
  updateHidden(item);
  scan($(inner));
  // What is open first is shown before the page knows of the set.
  void Promise.resolve().then(() => {
    if (!widget.alive || item.index < 0) return;
    widget.kind.contentChanged(item);
    dispatch(widget, 'contentLoad', widget.kind.describe(item));
  });
}
