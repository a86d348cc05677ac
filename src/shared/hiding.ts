import { hasClass } from '../dom/query';
import { setAttribute, setClass } from '../widget/ledger';
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
// Up to so many elements are laid out sooner than the browser has gone over the page for parking them.
const FEW = 100;

/** Whether the browser's search may find what is in closed items (rule R1). */
function isFindable({ options: { findInPage }, parts: { items } }: Common): boolean {
  return findInPage === 'auto' ? items.length <= MOST_FINDABLE : findInPage;
}

let waiting: [Common, Item][] = [];

function sortSoon(widget: Common, item: Item): void {
  if (waiting.push([widget, item]) === 1) requestAnimationFrame(sort);
}

/**
 * Takes an item's content out of sight; where it may be found, the browser tells by `beforematch`. Until
 * it is known whether content can wait for that without harm, it has no box.
 */
export function hide(widget: Common, item: Item, usable: boolean): void {
  const content = item.panel as HTMLElement;
  const waits = usable && !item.plain && isFindable(widget) && 'onbeforematch' in content;
  const isNew = waits && item.plain === undefined;
  if (isNew && !item.fresh) sortSoon(widget, item);
  item.fresh = isNew;
  setAttribute(content, 'hidden', waits && !isNew ? FOUND : '');
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

/** Whether an item is closed still; one that moves is sorted when it has come to rest. */
function isReady({ alive, parts }: Common, item: Item): boolean {
  const { panel, plain, fresh, index } = item;
  if (!panel || !alive || parts.items[index] !== item || plain !== undefined) return false;
  return panel.getAttribute('hidden') === '' && (!!fresh || hasClass(panel, PARKED));
}

/**
 * Lets those that wait be found, of all widgets, before the next frame, unless that, or to be parked, does
 * them harm: what waits so makes it dear to ask for styles, and there they are asked for once.
 */
function sort(): void {
  const ready = waiting.filter(([widget, item]) => isReady(widget, item));
  const panelOf = (item: Item): HTMLElement => item.panel as HTMLElement;
  // When sets start, what has been written by now is styled first: among many that wait to be found that
  // takes thrice the time. One that is left would lose the styles that it has.
  if (ready.length > MOST_PARKED) ready.slice(0, 1).forEach(([, item]) => isAway(panelOf(item)));
  for (const [{ options }, item] of ready) {
    item.plain = options.findInPage === 'auto' && !!panelOf(item).querySelector(FIELDS);
    if (!item.plain && item.fresh) panelOf(item).setAttribute('hidden', FOUND);
  }
  for (const [, item] of waiting) item.fresh = false;
  waiting = [];
  for (const [, item] of ready) item.plain ||= !isAway(panelOf(item));
  for (const [, item] of ready) {
    if (!item.plain) continue;
    panelOf(item).hidden = true;
    setClass(panelOf(item), PARKED, false);
  }
}

/** Whether a closed item may be parked, as far as that is known; scripts that check forms may ask at once. */
function mayPark({ options }: Common, { panel, plain, fresh }: Item): boolean {
  if (!panel || plain || fresh || panel.getAttribute('hidden') !== '') return false;
  if (options.findInPage !== 'auto' || !('onbeforematch' in panel)) return false;
  if (!panel.getElementsByTagName('*')[FEW]) return false;
  return plain === false || !panel.querySelector(FIELDS);
}

/** Hides items that were shown: where none waits to be found, the last few of them are soon shown again. */
export function park(widget: Common, closed: readonly (Item | undefined)[]): void {
  const { parked } = widget.parts.shared;
  for (const item of closed) {
    if (!item || !mayPark(widget, item)) continue;
    const content = item.panel as HTMLElement;
    const at = parked.indexOf(content);
    if (at >= 0) parked.splice(at, 1);
    parked.push(content);
    setClass(content, PARKED);
    sortSoon(widget, item);
  }
  for (const content of parked.splice(0, parked.length - MOST_PARKED))
    setClass(content, PARKED, false);
}
