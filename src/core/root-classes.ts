import { setAttribute } from '../dom/attributes';
import { words, isOneOf } from '../dom/text';
import type { Widget } from './widget';

/** Replaces the generated classes of the root, with one write. */
export function paintClasses(widget: Widget, names: string): void {
  const { root, classes } = widget;
  const authors = words(root.getAttribute('class')).filter((name) => !isOneOf(name, classes));
  const added = words(names).filter((name) => authors.indexOf(name) < 0);
  widget.classes = added.join(' ');
  setAttribute(root, 'class', authors.concat(added).join(' '));
}
