import { build } from '../dom/nodes';
import { setAttribute } from '../dom/attributes';
import { childWith } from '../dom/query';
import type { Widget } from './widget';

/** How long words stay, in milliseconds: who reads there later finds nothing of them (H3). */
const STAY = 3000;

/**
 * The place in `parent` for words to assistive technology; there before they are needed, or they would not be heard.
 */
export function statusIn(parent: Element): Element {
  const found = childWith(parent, 'z-status');
  if (found) return found;
  const status = parent.appendChild(build('span', 'z-status'));
  // `role="status"` would be read, too.
  setAttribute(status, 'aria-live', 'polite');
  return status;
}

/** Says something to assistive technology, politely. */
export function say(widget: Widget, status: Element, words: string): void {
  const said = document.createTextNode(words);
  const hush = (): void => {
    clearTimeout(timer);
    said.remove();
    widget.cleanUps = widget.cleanUps.filter((cleanUp) => cleanUp !== hush);
  };
  const timer = setTimeout(hush, STAY);
  status.replaceChildren(said);
  widget.cleanUps.push(hush);
}
