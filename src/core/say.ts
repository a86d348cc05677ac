import { build } from '../dom/nodes';
import { setAttribute } from '../dom/attributes';
import { childWith } from '../dom/query';
import type { Widget } from './widget';

/** How long a status message stays, in milliseconds. Users who read there later shouldn't find it. */
const STAY = 3000;

/**
 * The status element in `parent`, which is made if there is none. It has to be there before its first message, because
 * screen readers miss that otherwise.
 */
export function statusIn(parent: Element): Element {
  const found = childWith(parent, 'z-status');
  if (found) return found;
  const status = parent.appendChild(build('span', 'z-status'));
  // Some screen readers would say `role="status"`.
  setAttribute(status, 'aria-live', 'polite');
  return status;
}

/** Announces something to assistive technology, politely. */
export function say(widget: Widget, status: Element, text: string): void {
  const node = document.createTextNode(text);
  const remove = (): void => {
    clearTimeout(timer);
    node.remove();
    widget.cleanUps = widget.cleanUps.filter((cleanUp) => cleanUp !== remove);
  };
  const timer = setTimeout(remove, STAY);
  status.replaceChildren(node);
  widget.cleanUps.push(remove);
}
