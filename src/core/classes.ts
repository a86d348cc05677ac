import { setAttribute, words } from '../dom/build';
import type { Widget } from './widget';

/** Gives the container these classes instead of those that it had from us, by one writing. */
export function paintClasses(widget: Widget, names: string): void {
  const { root, classes } = widget;
  const before = words(classes);
  const now = words(root.getAttribute('class'));
  const authors = classes ? now.filter((name) => before.indexOf(name) < 0) : now;
  const added = words(names).filter(
    (name, n, all) => all.indexOf(name) === n && authors.indexOf(name) < 0,
  );
  widget.classes = added.join(' ');
  setAttribute(root, 'class', authors.concat(added).join(' '));
}
