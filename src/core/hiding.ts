import { setAttribute } from '../dom/attributes';
import { saysHidden } from '../dom/styles';
import { whenIdle } from './idle';
import { isUsable } from './items';
import type { Item, Widget } from './widget';

/** Fields whose checks by pages' scripts depend on whether they have a box. */
const FIELDS = 'input,select,textarea';

const isSupported = (): boolean => 'onbeforematch' in document;

/** Takes a panel out of sight; the browser's search may find what is in it (R1). */
export function hide(item: Item): void {
  const { findInPage } = item.widget.options;
  const panel = item.panel as HTMLElement;
  const mayFind = isSupported() && findInPage && isUsable(item) && !saysHidden(item.element);
  const isFound = mayFind && (findInPage === true || !panel.querySelector(FIELDS));
  setAttribute(panel, 'hidden', isFound ? 'until-found' : '');
}

/** The same for one that is out of sight already, as what decides on it has changed. */
export function rehide(item: Item): void {
  if (item.panel && item.panel.hidden) hide(item);
}

/** How long after a start panels stay as they are, in milliseconds. */
const SETTLING = 500;

/** How many panels are looked at in one go. */
const SLICE = 50;

/** Lets panels that were closed at the start be found, in slices while the page is idle. */
function sweep(items: Item[]): void {
  items.splice(0, SLICE).filter(isUsable).forEach(rehide);
  if (items.length) sweepSoon(items);
}

const sweepSoon = (items: Item[]): unknown => whenIdle(() => sweep(items));

/** Lets the browser's search find closed panels, once the page is idle: at once would slow the start down. */
export function findSoon(widget: Widget): void {
  if (!isSupported()) return;
  const timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    sweepSoon(widget.items.slice());
  }, SETTLING);
  widget.cleanUps.push(() => clearInterval(timer));
}
