import { dropEmptyStyle } from '../dom/build';
import { isRightToLeft } from '../dom/query';
import { animate, canMove, keepInSight, setStyles } from '../core/motion';
import { heightOf, type Move, type Pose } from '../core/pose';
import type { Change } from '../core/selection';
import type { CleanUp, Item } from '../core/widget';
import type { Tabs } from './tabs.markup';

/** How one panel leaves and the other comes: the axis, to which side, from which side, and whether going back turns that round. */
type Effect = readonly [axis: 'x' | 'y', leave: 1 | -1, enter: 1 | -1, turns?: boolean];

/** The effects of T15; one that isn't listed fades. Left and up are -1. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  slideH: ['x', -1, 1, true],
  slideV: ['y', -1, 1, true],
  slideLeft: ['x', -1, 1],
  slideRight: ['x', 1, -1],
  slideUp: ['y', -1, 1],
  slideDown: ['y', 1, -1],
  slideUpDown: ['y', -1, -1],
};

/** Where panels go to and come from; what fades is as opaque at rest as the author has it. */
function posesOf(tabs: Tabs, come: Item, go: Item): Record<'leave' | 'enter' | 'rest', Pose> {
  const { container, options } = tabs;
  const effect = EFFECTS[options['animation.effects']];
  const [panel, old] = [come.panel, go.panel] as HTMLElement[];
  if (!effect || !panel || !old)
    return {
      leave: { opacity: 0 },
      enter: { opacity: 0 },
      rest: { opacity: Number(getComputedStyle(panel as Element).opacity) || 1 },
    };
  const [axis, leave, enter, turns] = effect;
  const mirrored = axis === 'x' && isRightToLeft(container);
  const sign = turns && come.index > go.index === mirrored ? -1 : 1;
  const length =
    axis === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, old.offsetHeight);
  return {
    leave: { [axis]: leave * sign * length },
    enter: { [axis]: enter * sign * length },
    rest: { [axis]: 0 },
  };
}

/** The styles that keep a panel where it is while it is out of the flow. */
function placeOf(panel: HTMLElement): [string, string][] {
  const { width, height, display } = getComputedStyle(panel);
  return [
    ['transition', 'none'],
    ['display', display],
    ['position', 'absolute'],
    ['grid-area', 'auto'],
    ['margin', '0'],
    ['left', `${panel.offsetLeft}px`],
    ['top', `${panel.offsetTop}px`],
    ['width', width],
    ['height', height],
  ];
}

/** What moves: both panels, and the height of what holds them. */
function movesOf(tabs: Tabs, [come, go]: readonly [Item, Item], from: number): Move[] {
  const { container } = tabs;
  const { leave, enter, rest } = posesOf(tabs, come, go);
  const to = heightOf(container);
  const moves: Move[] = [
    { element: come.panel as HTMLElement, from: enter, to: rest },
    { element: go.panel as HTMLElement, from: rest, to: leave },
  ];
  if (from !== to) moves.push({ element: container, from: { height: from }, to: { height: to } });
  return moves;
}

/** Applies a change by `paint`, with the panel that leaves over the one that comes; returns what ends the motion early. */
function run(tabs: Tabs, pair: readonly [Item, Item], paint: CleanUp, done: CleanUp): CleanUp {
  const { container } = tabs;
  const [come, leave] = pair.map(({ panel }) => panel) as [HTMLElement, HTMLElement];
  const height = heightOf(container);
  const place = placeOf(leave);
  paint();
  const undo = [
    keepInSight(leave),
    setStyles(leave, place),
    setStyles(come, [['transition', 'none']]),
  ];
  container.classList.add('z-animating');
  leave.classList.add('z-leave');
  return animate(tabs, movesOf(tabs, pair, height), () => {
    container.classList.remove('z-animating');
    leave.classList.remove('z-leave');
    for (const restore of undo) restore();
    for (const one of [leave, come, container]) dropEmptyStyle(one);
    done();
  });
}

/** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */
export function moveTabs(
  tabs: Tabs,
  change: Change,
  paint: CleanUp,
  done: CleanUp,
): CleanUp | null {
  const come = tabs.items[change.opened[0] ?? -1];
  const go = tabs.items[change.closed[0] ?? -1];
  if (come && go && canMove(tabs)) return run(tabs, [come, go], paint, done);
  paint();
  done();
  return null;
}
