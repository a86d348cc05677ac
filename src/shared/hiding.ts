import { hasClass } from '../dom/query';
import { setAttribute } from '../widget/ledger';
import type { Item } from '../widget/widget';
import type { Common } from './common';

// What waits to be found costs the browser style and layout, so that many items don't.
export const MOST_FINDABLE = 50;
// Pages' scripts leave fields out of their checks by what has no box.
const FIELDS = 'input, select, textarea';

const FOUND = 'until-found';

// The style sheet keeps what is in them laid out; with more, that costs more than it gives.
const PARKED = 'z-parked';
const MOST_PARKED = 8;

/** Whether the browser's search may find what is in closed items (rule R1). */
function isFindable({ options: { findInPage }, parts: { items } }: Common): boolean {
  return findInPage === 'auto' ? items.length <= MOST_FINDABLE : findInPage;
}

/** Takes an item's content out of sight; where it may be found, the browser tells by `beforematch`. */
export function hide(widget: Common, item: Item, usable: boolean): void {
  const content = item.panel as HTMLElement;
  const waits = usable && !item.plain && isFindable(widget) && 'onbeforematch' in content;
  setAttribute(content, 'hidden', waits ? FOUND : '');
}

/** Whether content that waits to be found is out of sight and reach by the page's styles, too. */
function isAway(content: HTMLElement): boolean {
  const style = getComputedStyle(content);
  return (
    style.position === 'absolute' &&
    style.visibility === 'hidden' &&
    style.getPropertyValue('content-visibility') === 'hidden' &&
    !/table/.test(style.display) &&
    !/[1-9]/.test(style.transitionDuration)
  );
}

/**
 * Hides items without a box that have just been closed for the first time, and can't wait to be found,
 * or shown again, without harm. All are looked at before anything is written.
 */
export function sortHidden(widget: Common, items: readonly (Item | undefined)[]): void {
  const { findInPage } = widget.options;
  const fresh = items.filter(
    (item) =>
      item?.plain === undefined &&
      item?.panel?.hidden &&
      (item.panel.getAttribute('hidden') || hasClass(item.panel, PARKED)),
  ) as Item[];
  for (const item of fresh) {
    const content = item.panel as HTMLElement;
    item.plain = !isAway(content) || (findInPage === 'auto' && !!content.querySelector(FIELDS));
  }
  for (const item of fresh) {
    if (!item.plain) continue;
    hide(widget, item, false);
    item.panel?.classList.remove(PARKED);
  }
}

/** Hides items that were shown: where none waits to be found, the last few of them are soon shown again. */
export function park(widget: Common, closed: readonly (Item | undefined)[]): void {
  const { parked } = widget.parts.shared;
  for (const item of closed) {
    const content = item?.panel;
    if (!content || item.plain || content.getAttribute('hidden') !== '') continue;
    if (widget.options.findInPage !== 'auto' || !('onbeforematch' in content)) continue;
    const at = parked.indexOf(content);
    if (at >= 0) parked.splice(at, 1);
    parked.push(content);
    content.classList.add(PARKED);
  }
  for (const content of parked.splice(0, parked.length - MOST_PARKED))
    content.classList.remove(PARKED);
  sortHidden(widget, closed);
}
