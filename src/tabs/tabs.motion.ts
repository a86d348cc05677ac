import { setClass } from '../dom/build';
import { isRightToLeft, usedSize } from '../dom/query';
import {
  animate,
  canMove,
  endStill,
  isOvertaken,
  keepInSight,
  type Move,
  type Pose,
} from '../core/motion';
import type { Change, CleanUp, Item } from '../core/widget';
import { isAccordion } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';

/** How one panel leaves and the other comes: what changes, to which side, from which side, and whether going back turns that round. */
type Effect = readonly [part: 'x' | 'y' | 'opacity', leave: number, enter: number, turns?: boolean];

type Size = Readonly<Record<'width' | 'height', string>>;
type Place = Size & Readonly<Record<'left' | 'top' | 'margin', string>>;

/** The effects of T15. Left and up are -1. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  slideH: ['x', -1, 1, true],
  slideV: ['y', -1, 1, true],
  slideLeft: ['x', -1, 1],
  slideRight: ['x', 1, -1],
  slideUp: ['y', -1, 1],
  slideDown: ['y', 1, -1],
  slideUpDown: ['y', -1, -1],
  fade: ['opacity', 0, 0],
};

/** What moves: both panels, and the height of what holds them. */
function movesOf(tabs: Tabs, come: Item, go: Item, height: number): Move[] {
  const { container, options, dragged } = tabs;
  const [part, leave, enter, turns] = EFFECTS[options['animation.effects']] as Effect;
  const panel = come.panel as HTMLElement;
  const old = go.panel as HTMLElement;
  const mirrored = part === 'x' && isRightToLeft(container);
  const sign = turns && come.index > go.index === mirrored ? -1 : 1;
  const length =
    sign * (part === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, old.offsetHeight));
  const at = (value: number): Pose => ({ [part]: value });
  const rest = part === 'opacity' ? 1 : 0;
  const moves: Move[] = [
    { element: panel, from: at(enter * length + dragged), to: at(rest) },
    { element: old, from: at(rest + dragged), to: at(leave * length) },
  ];
  const to = usedSize(container, 'height');
  if (height !== to) moves.push({ element: container, from: { height }, to: { height: to } });
  return moves;
}

const fadeIn = ({ panel }: Item): Move => ({
  element: panel as HTMLElement,
  from: { opacity: 0 },
  to: { opacity: 1 },
});

/** Where a panel lies in the container, and its size in the flow. */
function placeOf({ offsetLeft, offsetTop }: HTMLElement, size: Size): Place {
  return { left: `${offsetLeft}px`, top: `${offsetTop}px`, margin: '0', ...size };
}

/** Takes a panel out of the flow, so that it is seen where it was at `top`, whatever has scrolled since; returns what ends that. */
function pin(panel: HTMLElement, place: Place, top: number): CleanUp {
  // Not by inline styles, which are the author's.
  const pinned = panel.animate(place, { fill: 'both' });
  setClass(panel, 'z-leave');
  const { top: now, height } = panel.getBoundingClientRect();
  // In pixels of CSS, which zoom and transforms change.
  const moved = ((now - top) * panel.offsetHeight) / height || 0;
  const shifted = { ...place, top: `calc(${place.top} - ${moved}px)` };
  if (moved) (pinned.effect as KeyframeEffect).setKeyframes(shifted);
  return () => {
    setClass(panel, 'z-leave', false);
    pinned.cancel();
  };
}

/** Shows the beginning of the new panel where the box of the panels scrolls. */
function scrollUp({ container, scrolls }: Tabs): void {
  if (scrolls) container.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Shows the panel of the tab selected and hides the other, which leaves over it; returns what ends the motion early. */
export function moveTabs(
  tabs: Tabs,
  change: Change,
  paint: CleanUp,
  done: CleanUp,
): CleanUp | null {
  const { container, root } = tabs;
  const { opened, closed } = change;
  const [come] = opened;
  const [go] = closed;
  const fades = isAccordion(tabs);
  if (!come || !go || fades || !canMove(tabs)) {
    scrollUp(tabs);
    paint();
    // What lies below is in its new place at once (T28).
    if (come && fades && !isOvertaken(tabs, change) && canMove(tabs))
      return animate(tabs, [fadeIn(come)], done);
    endStill(tabs, change, done);
    return null;
  }
  const old = go.panel as HTMLElement;
  const height = usedSize(container, 'height');
  const { top } = old.getBoundingClientRect();
  const size = { width: getComputedStyle(old).width, height: getComputedStyle(old).height };
  scrollUp(tabs);
  // Panels on their way are placed in the container.
  const paintMoving = (moves: boolean): void => {
    setClass(container, 'z-animating', moves);
    setClass(root, 'z-moving', moves);
  };
  paintMoving(true);
  const place = placeOf(old, size);
  paint();
  // A callback may have made another change, or switched motion off.
  if (isOvertaken(tabs, change) || !canMove(tabs)) {
    if (!tabs.finish) paintMoving(false);
    endStill(tabs, change, done);
    return null;
  }
  const release = keepInSight(go);
  const unpin = pin(old, place, top);
  return animate(tabs, movesOf(tabs, come, go, height), () => {
    paintMoving(false);
    unpin();
    release();
    done();
  });
}
