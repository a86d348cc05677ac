import $ from 'jquery';
import { watchLeaving } from '../../dom/query';
import { updateHidden, ensureInner } from '../../core/panel';
import { dispatch, report } from '../../core/events';
import type { Item } from '../../core/widget';
import { scan } from './answer';

/** With the value `template`, the panel gets the content of its `template`. */
const ATTRIBUTE = 'data-content-type';

/**
 * Replaces an item's `template` with its content, once, if the item's attribute asks for that. Scripts run, and widgets
 * in it start. The attribute goes with the template: templates in the content stay, also in saved markup that starts
 * again.
 */
export function showTemplate(item: Item): void {
  const { panel, widget, element, header } = item;
  const asking = [element, header, panel].find(
    (one) => one && one.getAttribute(ATTRIBUTE) === 'template',
  );
  if (!panel || !asking) return;
  const inner = ensureInner(item);
  const before = panel.previousElementSibling;
  // A template right behind the header isn't in the panel.
  const template = inner.querySelector<HTMLTemplateElement>(':scope > template') || before;
  if (!template || !template.matches('template')) return;
  const { content } = template as HTMLTemplateElement;
  if (template === before) inner.prepend(template);
  asking.removeAttribute(ATTRIBUTE);
  try {
    $(template).replaceWith(content);
  } catch (error) {
    // A script in it, before jQuery 3 (see `insertContent`).
    report(error);
  }
  updateHidden(item);
  scan($(inner));
  const hasLeft = watchLeaving(widget.root);
  // Later, because at the start the page doesn't know the widget yet.
  queueMicrotask(() => {
    if (!widget.alive || item.index < 0 || hasLeft()) return;
    widget.kind.contentChanged(item);
    dispatch(widget, 'contentLoad', widget.kind.describe(item));
  });
}
