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
  const at = path.findIndex((one) => (itemOn(one as Node) || ({} as never)).widget === widget);
  const inner = path.slice(0, at + 1) as Element[];
  return inner.some((one, n) => one.nodeType === 1 && takesFinger(one as HTMLElement, n === at));
}

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
  let began: EventTarget | null;
  const acrossBy = ({ clientX, pointerType, target }: PointerEvent): number => {
    // Touch events stay on the element where they began, unless a script captures the pointer.
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
      // A second finger means zooming.
      const isOurs = event.isPrimary && !isTaken(widget, event.composedPath());
      start = isOurs ? event.clientX : NaN;
      began = event.target;
    },
    pointerup: (event) => end(acrossBy(event)),
    // The browser has begun to scroll.
    pointercancel: () => end(0),
  };
  if (follow)
    handlers['pointermove'] = (event) => {
      if (acrossBy(event)) follow(acrossBy(event));
    };
  listen(widget, area, handlers, true);
}
