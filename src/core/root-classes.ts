import { setAttribute } from '../dom/attributes';
import { words } from '../dom/text';
import type { Widget } from './widget';

/** Replaces the generated classes of the root, with one write. */
export function paintClasses(widget: Widget, names: string): void {
  const { root, classes } = widget;
  const authors = words(root.getAttribute('class')).filter((name) => !classes.includes(name));
  const added = words(names).filter((name) => !authors.includes(name));
  widget.classes = added;
  setAttribute(root, 'class', authors.concat(added).join(' '));
}
