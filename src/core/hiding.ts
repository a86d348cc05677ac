import { isUsable } from './items';
import type { Item, Widget } from './widget';

const FOUND = 'until-found';

/** Fields whose checks by pages' scripts depend on whether they have a box. */
const FIELDS = 'input,select,textarea';

const isSupported = 'onbeforematch' in document;

/** Whether the browser's search may find what is in a closed panel (R1). */
function isFindable(item: Item): boolean {
  const { findInPage } = item.widget.options;
  if (!isSupported || !findInPage || !isUsable(item)) return false;
  return findInPage === true || !(item.panel as HTMLElement).querySelector(FIELDS);
}

/** Takes a panel out of sight; the browser's search may find what is in it. */
export function hide(item: Item): void {
  (item.panel as HTMLElement).setAttribute('hidden', isFindable(item) ? FOUND : '');
}

/** How long after a start panels stay as they are, in milliseconds. */
const SETTLING = 500;

const whenIdle = (work: (deadline?: IdleDeadline) => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, SETTLING);
};

/** How many panels are looked at in one go where nobody says how much time there is. */
const SLICE = 50;

/** Lets panels that were closed at the start be found, in slices while the page is idle. */
function sweep(items: Item[], deadline?: IdleDeadline): void {
  let count = 0;
  while (items.length && (deadline ? deadline.timeRemaining() > 1 : count++ < SLICE)) {
    const item = items.pop() as Item;
    if (isUsable(item) && (item.panel as HTMLElement).getAttribute('hidden') === '') hide(item);
  }
  if (items.length) whenIdle((next) => sweep(items, next));
}

/** Lets the browser's search find closed panels, once the page is idle: at once would slow the start down. */
export function findSoon(widget: Widget): void {
  let timer = 0;
  const look = (): void => {
    if (document.readyState === 'complete')
      whenIdle((deadline) => sweep(widget.items.slice(), deadline));
    else wait();
  };
  const wait = (): void => void (timer = window.setTimeout(look, SETTLING));
  if (!isSupported) return;
  wait();
  widget.cleanUps.push(() => clearTimeout(timer));
}
