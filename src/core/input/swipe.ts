import { isRightToLeft } from '../../dom/styles';
import { itemOn } from '../items';
import { listen } from '../signals';
import type { Widget } from '../widget';

/** The shortest swipe, in pixels. */
const SWIPE = 40;

/** Elements in which a finger drags something or selects text. */
const DRAGGED = 'input,textarea,[controls],[draggable=true]';

/**
 * Whether a finger moves an element, or its content, sideways. The `touch-action` of a panel doesn't count, because our
 * style sheet sets it.
 */
function takesFinger(element: HTMLElement, isPanel: boolean): boolean {
  if (element.matches(DRAGGED) || element.isContentEditable) return true;
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
  // Libraries that handle touches themselves restrict `touch-action`.
  return scrolls || (!isPanel && !/auto|manipulation/.test(touchAction));
}

/** Whether a touch begins on something in a panel that fingers move by themselves. */
function isTaken(widget: Widget, path: EventTarget[]): boolean {
  const at = path.findIndex((one) => {
    const item = itemOn(one as Node);
    return item && item.widget === widget;
  });
  const inner = path.slice(0, at + 1) as Element[];
  return inner.some((one, n) => one.nodeType === 1 && takesFinger(one as HTMLElement, n === at));
}

/**
 * The last event of a touch. If a script has prevented the default of one, because it moves something itself, that one
 * stays until the next touch begins.
 */
let touched: { defaultPrevented: boolean } = { defaultPrevented: false };

function note(event: Event): void {
  if (!touched.defaultPrevented) touched = event;
}

/** The step, 1 or -1, to the item on the side from which a finger has come. */
export const stepOfSwipe = (across: number, area: Element): number =>
  across < 0 === isRightToLeft(area) ? -1 : 1;

const xOf = ({ changedTouches: [touch] }: TouchEvent): number => (touch as Touch).clientX;

/**
 * Calls `swiped` with the distance when a finger has swiped across an area. Touches that begin on something that
 * fingers move don't count. `follow` is called with the distance during the swipe, and with 0 when the finger is
 * lifted.
 */
export function listenToSwipes(
  widget: Widget,
  area: HTMLElement,
  swiped: (across: number) => void,
  follow?: (across: number) => void,
): void {
  let start = NaN;
  let top: number;
  let isSideways = false;
  let isScrolling = false;
  let began: EventTarget | null;
  // How far a pointer has moved across; NaN if that is no swipe.
  const acrossBy = ({ clientX, pointerType, target }: PointerEvent): number => {
    // Touch events stay on the element where they began, unless a script captures the pointer.
    const isFree = pointerType === 'touch' ? target === began : pointerType !== 'mouse';
    return isFree && !touched.defaultPrevented ? clientX - start : NaN;
  };
  const end = (across: number): void => {
    start = NaN;
    isScrolling = false;
    if (Math.abs(across) >= SWIPE) swiped(across);
    if (follow) follow(0);
  };
  const handlers: Record<string, (event: never) => void> = {
    pointerdown: (event: PointerEvent) => {
      // A second finger means zooming.
      const isOurs = event.isPrimary && !isTaken(widget, event.composedPath());
      start = isOurs ? event.clientX : NaN;
      top = event.clientY;
      began = event.target;
      touched = event;
    },
    touchstart: note,
    pointermove: (event: PointerEvent) => {
      const across = acrossBy(event);
      isSideways = Math.abs(across) > Math.abs(event.clientY - top);
      if (follow && across) follow(across);
    },
    pointerup: (event: PointerEvent) => end(acrossBy(event)),
    // The browser takes the touch over to scroll. If the finger moves sideways in a box that only scrolls up and down,
    // nothing scrolls, and the swipe goes on by touch events.
    pointercancel: () => {
      isScrolling = isSideways;
      if (!isScrolling) end(0);
    },
    touchmove: (event: TouchEvent) => {
      note(event);
      if (isScrolling && follow) follow(xOf(event) - start);
    },
    touchend: (event: TouchEvent) => isScrolling && end(xOf(event) - start),
    touchcancel: () => isScrolling && end(0),
  };
  listen(widget, area, handlers, { capture: true, passive: true });
}
