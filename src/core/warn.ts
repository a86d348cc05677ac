import { idOf } from '../dom/attributes';
import type { Widget } from './widget';

/** Warns in the console, with the names of the widget and its element. */
export function warn({ kind, root }: Pick<Widget, 'kind' | 'root'>, message: string): void {
  const id = idOf(root);
  console.warn(`${kind.name} ${id ? '#' + id : root.tagName.toLowerCase()}: ${message}`);
}

/** Warns once for each widget. */
export function warnOnce(widget: Widget, message: string): void {
  if (!widget.warned[message]) warn(widget, message);
  widget.warned[message] = true;
}

/** A value as short text, for a warning. */
export function asText(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    // JSON can't contain it: a function, or a cycle.
    return typeof value;
  }
}
