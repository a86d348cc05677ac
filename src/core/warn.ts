import { idOf } from '../dom/attributes';
import type { Widget } from './widget';

/** One warning in the console, naming the widget and its element. */
export function warn({ kind, root }: Pick<Widget, 'kind' | 'root'>, message: string): void {
  const id = idOf(root);
  console.warn(`${kind.name} ${id ? '#' + id : root.tagName.toLowerCase()}: ${message}`);
}

/** A warning that isn't repeated with every change of the options. */
export function warnOnce(widget: Widget, message: string): void {
  if (!widget.warned[message]) warn(widget, message);
  widget.warned[message] = true;
}

/** A value in a warning, in short. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    // JSON can't hold it: a function, or a cycle.
    return typeof value;
  }
}
