import { canHold, insertLabel, tryInsert, type Content } from '../dom/content';
import { textOf } from '../dom/query';
import { holding } from '../widget/moments';
import { copyOf, valueAt } from '../widget/options';
import { indexOf } from '../widget/selection';
import { warn, type Widget } from '../widget/widget';

/**
 * The item at an index that a caller gave to a method (rule C7); a warning and undefined when there
 * is none.
 */
export function itemAt<O, P, Item>(
  { kind, root }: Widget<O, P>,
  items: readonly Item[],
  method: string,
  given: unknown,
): Item | undefined {
  const item = items[indexOf(given, items.length)];
  if (!item) {
    const shown = typeof given === 'string' ? JSON.stringify(given) : textOf(given);
    warn(kind.name, root, `${method}(${shown}): there is no ${kind.noun} with this index`);
  }
  return item;
}

/** Whether nodes that a page adds can be put into the widget; a warning where they can't. */
export function takes<O, P>({ kind, root }: Widget<O, P>, ...added: unknown[]): boolean {
  const can = added.every((content) => canHold(root, content));
  if (!can) warn(kind.name, root, `add(): what holds the widget can't be put into it`);
  return can;
}

/** Puts what a page adds into its place; what can't be inserted is shown as text. */
export function fill<O, P>(
  { kind, root }: Widget<O, P>,
  target: HTMLElement,
  content: Content,
): void {
  tryInsert(target, content, (error) => {
    warn(kind.name, root, `add(): shown as text: ${textOf(error)}`);
    insertLabel(target, textOf(content));
  });
}

/** A method that does all its work before the page hears of any of it. */
export function whole<O, P, A extends unknown[]>(
  method: (widget: Widget<O, P>, ...args: A) => void,
): (widget: Widget<O, P>, ...args: A) => void {
  return (widget, ...args) => holding(widget.moments, () => method(widget, ...args));
}

/** A copy of all options in force, or of the one at a path such as `animation.duration`. */
export function option<O, P>({ options }: Widget<O, P>, path?: string): unknown {
  return copyOf(path === undefined ? options : valueAt(options, textOf(path).split('.')));
}

/** The methods that return a value instead of the instance. */
export const readers = ['active', 'count', 'option'];
