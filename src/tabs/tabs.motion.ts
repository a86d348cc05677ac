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

/** What keeps a panel where it is while it is out of the flow. */
function placeOf(panel: HTMLElement): PropertyIndexedKeyframes {
  const { width, height } = getComputedStyle(panel);
  const left = `${panel.offsetLeft}px`;
  return { left, top: `${panel.offsetTop}px`, width, height, margin: '0' };
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
    paint();
    // What lies below is in its new place at once (T28).
    if (come && fades && !isOvertaken(tabs, change) && canMove(tabs))
      return animate(tabs, [fadeIn(come)], done);
    endStill(tabs, change, done);
    return null;
  }
  const old = go.panel as HTMLElement;
  const height = usedSize(container, 'height');
  // Panels on their way are placed in the container.
  const paintMoving = (moves: boolean): void => {
    setClass(container, 'z-animating', moves);
    setClass(root, 'z-moving', moves);
  };
  paintMoving(true);
  const place = placeOf(old);
  paint();
  // A callback may have made another change, or switched motion off.
  if (isOvertaken(tabs, change) || !canMove(tabs)) {
    if (!tabs.finish) paintMoving(false);
    endStill(tabs, change, done);
    return null;
  }
  const release = keepInSight(go);
  // Not by inline styles, which are the author's.
  const pinned = old.animate(place, { fill: 'both' });
  setClass(old, 'z-leave');
  return animate(tabs, movesOf(tabs, come, go, height), () => {
    paintMoving(false);
    setClass(old, 'z-leave', false);
    pinned.cancel();
    release();
    done();
  });
}
