import { itemOn } from '../items';
import { listen } from '../signals';
import type { Widget } from '../widget';

/** A finger that went this far, in pixels, has swiped. */
const SWIPE = 40;

/** What a finger drags, or drags in, or selects text in. */
const DRAGGED = 'input,textarea,[controls],[draggable=true]';

/**
 * Whether a finger moves an element, or what is in it, from side to side (A8); of a panel, what it lets the browser do
 * is ours.
 */
function takesFinger(element: HTMLElement, isPanel: boolean): boolean {
  if (element.matches(DRAGGED) || element.isContentEditable) return true;
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
  // Libraries say there what they leave to the browser.
  return scrolls || (!isPanel && !/auto|manipulation/.test(touchAction));
}

/** Whether a press begins on something in a panel of this widget that fingers move by themselves. */
function isTaken(widget: Widget, path: EventTarget[]): boolean {
  const at = path.findIndex((one) => (itemOn(one as Node) || ({} as never)).widget === widget);
  const inner = path.slice(0, at + 1) as Element[];
  return inner.some((one, n) => one.nodeType === 1 && takesFinger(one as HTMLElement, n === at));
}

/**
 * Calls back when a finger has swiped across an area, by how much; what begins on something that fingers move is no
 * swipe. `follow` hears how far the finger is on its way, and 0 when it is lifted.
 */
export function listenToSwipes(
  widget: Widget,
  area: HTMLElement,
  swiped: (across: number) => void,
  follow?: (across: number) => void,
): void {
  let start = NaN;
  let began: EventTarget | null;
  const acrossBy = ({ clientX, pointerType, target }: PointerEvent): number => {
    // A finger stays with the element that it began on, unless a script takes it over.
    const isFree = pointerType === 'touch' ? target === began : pointerType !== 'mouse';
    return isFree ? clientX - start : NaN;
  };
  const end = (across: number): void => {
    start = NaN;
    if (Math.abs(across) >= SWIPE) swiped(across);
    if (follow) follow(0);
  };
  const handlers: Record<string, (event: PointerEvent) => void> = {
    pointerdown: (event) => {
      // Two fingers zoom.
      const isOurs = event.isPrimary && !isTaken(widget, event.composedPath());
      start = isOurs ? event.clientX : NaN;
      began = event.target;
    },
    pointerup: (event) => end(acrossBy(event)),
    // The browser scrolls.
    pointercancel: () => end(0),
  };
  if (follow)
    handlers['pointermove'] = (event) => {
      if (acrossBy(event)) follow(acrossBy(event));
    };
  listen(widget, area, handlers, true);
}
