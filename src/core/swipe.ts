import { itemOn } from './items';
import { listen } from './listen';
import type { Widget } from './widget';

/** A finger that went this far, in pixels, has swiped. */
const SWIPE = 40;

/** What a finger drags in, or selects text in. */
const DRAGGED = 'input,textarea,[controls]';

/** Whether a finger moves an element, or what is in it, from side to side (A8). */
function takesFinger(element: HTMLElement): boolean {
  if (element.matches(DRAGGED) || element.isContentEditable) return true;
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
  // Libraries say there what they leave to the browser.
  return scrolls || !/auto|manipulation/.test(touchAction);
}

/** Whether a press begins on something in a panel of this widget that fingers move by themselves. */
function isTaken(widget: Widget, path: EventTarget[]): boolean {
  const at = path.findIndex((one) => (itemOn(one as Node) || ({} as never)).widget === widget);
  const inner = path.slice(0, Math.max(at, 0)) as Element[];
  return inner.some((one) => one.nodeType === 1 && takesFinger(one as HTMLElement));
}

/** Calls back when a finger has swiped across, by how much; what begins on something that fingers move is no swipe. */
export function listenToSwipes(widget: Widget, swiped: (across: number) => void): void {
  let start: number;
  let began: EventTarget | null;
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      start = isTaken(widget, event.composedPath()) ? NaN : event.clientX;
      began = event.target;
    },
    pointerup: ({ clientX, pointerType, target }: PointerEvent) => {
      const across = clientX - start;
      // A finger stays with the element that it began on, unless a script takes it over.
      const isFree = pointerType === 'touch' ? target === began : pointerType !== 'mouse';
      if (isFree && Math.abs(across) >= SWIPE) swiped(across);
    },
  };
  listen(widget, widget.root, handlers, true);
}
