import { setClass } from '../dom/attributes';
import { isBefore } from '../dom/query';
import { isRightToLeft, usedSize } from '../dom/styles';
import { canMove, keepInSight } from '../core/motion/motion';
import type { Move, Pose, StartMotion } from '../core/motion/moves';
import type { Change, ChangeMotion, CleanUp, Item } from '../core/widget';
import { isAccordion, type Tabs } from './tabs.widget';

/**
 * How panels are animated: the property, where the old panel goes (-1 is left or up), where the new one comes from, and
 * whether the direction is reversed for a tab before the old one.
 */
type Effect = readonly [
  part: 'x' | 'y' | 'opacity',
  oldTo: number,
  newFrom: number,
  reverses?: boolean,
];

/** The animations by the values of `animation.effects`. */
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

/** How the panel that opens and the one that closes move. `height` is that of the closed one. */
function movesOf(tabs: Tabs, opening: Item, closing: Item, height: number): Move[] {
  const { container, options, dragged } = tabs;
  const [part, oldTo, newFrom, reverses] = EFFECTS[options['animation.effects']] as Effect;
  const panel = opening.panel as HTMLElement;
  const mirrored = part === 'x' && isRightToLeft(container);
  const isBack = opening.index < closing.index;
  const sign = reverses && isBack !== mirrored ? -1 : 1;
  const distance = part === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, height);
  const at = (value: number): Pose => ({ [part]: value });
  const rest = part === 'opacity' ? 1 : 0;
  return [
    { element: panel, from: at(newFrom * sign * distance + dragged), to: at(rest) },
    {
      element: closing.panel as HTMLElement,
      from: at(rest + dragged),
      to: at(oldTo * sign * distance),
    },
  ];
}

/**
 * Makes a closing panel take no space, and keeps it at the position `top` in the window, whatever has scrolled since.
 * Returns the function that ends that.
 */
function pin({ container, options }: Tabs, panel: HTMLElement, next: Node, top: number): CleanUp {
  setClass(container, 'z-animating');
  const { offsetHeight } = panel;
  // A margin towards the other panel doesn't collapse with those of the container. In a grid, both have one cell.
  const margin = isBefore(panel, next) ? 'marginBottom' : 'marginTop';
  const noSpace = options.heightStyle === 'equal' ? {} : { [margin]: `${-offsetHeight}px` };
  // By an animation, because inline styles belong to the author.
  const pinned = panel.animate(noSpace, { fill: 'both' });
  setClass(panel, 'z-leave');
  const { top: now, height } = panel.getBoundingClientRect();
  // In CSS pixels, also with zoom and transforms.
  const moved = ((top - now) * offsetHeight) / height || 0;
  (pinned.effect as KeyframeEffect).setKeyframes({ ...noSpace, top: `${moved}px` });
  return () => {
    setClass(container, 'z-animating', false);
    setClass(panel, 'z-leave', false);
    pinned.cancel();
  };
}

/** Scrolls to the beginning of the new panel, if the container scrolls. (Prototype has another `scrollTo`.) */
function scrollUp({ container, scrolls }: Tabs): void {
  if (scrolls) container.scroll({ left: 0, top: 0, behavior: 'instant' });
}

/** Measures the panel of the old tab, which will lie over the panel of the new one while it disappears. */
function prepareMotion(tabs: Tabs, { opened, closed }: Change): StartMotion | null {
  const { container } = tabs;
  const [opening] = opened;
  const [closing] = closed;
  const panel = opening && (opening.panel as HTMLElement);
  if (!panel || !closing || isAccordion(tabs) || !canMove(tabs)) {
    scrollUp(tabs);
    if (!panel || !isAccordion(tabs)) return null;
    // In the accordion form, the panel that opens fades in. Everything below moves at once.
    const fadeIn = { element: panel, from: { opacity: 0 }, to: { opacity: 1 } };
    return () => ({ moves: [fadeIn], cleanUps: [] });
  }
  const old = closing.panel as HTMLElement;
  const height = usedSize(container, 'height');
  const { offsetHeight } = old;
  const { top } = old.getBoundingClientRect();
  scrollUp(tabs);
  return function startMotion() {
    const moves = movesOf(tabs, opening, closing, offsetHeight);
    const to = usedSize(container, 'height');
    if (height !== to) moves.push({ element: container, from: { height }, to: { height: to } });
    return { moves, cleanUps: [keepInSight(closing), pin(tabs, old, panel, top)] };
  };
}

export const tabsMotion = { prepareMotion } satisfies ChangeMotion;
