import { setClass } from '../dom/attributes';
import { isRightToLeft, usedSize } from '../dom/styles';
import { animate, canMove, keepInSight, type Move, type Pose } from '../core/motion/motion';
import type { Change, CleanUp, Item, Motion, ChangeMotion } from '../core/widget';
import { isAccordion, type Tabs } from './tabs.widget';

/**
 * How panels are animated: the property, where the old panel goes (-1 is left or up), where the new one comes from, and
 * whether the direction is reversed for a tab before the old one.
 */
type Effect = readonly [part: 'x' | 'y' | 'opacity', leave: number, enter: number, turns?: boolean];

type Size = Readonly<Record<'width' | 'height', string>>;
type Place = Size & Readonly<Record<'left' | 'top' | 'margin', string>>;

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

/** The animations of both panels, and of the height of the container. */
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

/** The position of a panel in the container, and its size. */
function placeInContainer({ offsetLeft, offsetTop }: HTMLElement, size: Size): Place {
  return { left: `${offsetLeft}px`, top: `${offsetTop}px`, margin: '0', ...size };
}

/**
 * Takes a panel out of the flow, so that it stays at `top`, whatever has scrolled since. Returns the function that
 * undoes that.
 */
function pin(panel: HTMLElement, place: Place, top: number): CleanUp {
  // By an animation, because inline styles belong to the author.
  const pinned = panel.animate(place, { fill: 'both' });
  setClass(panel, 'z-leave');
  const { top: now, height } = panel.getBoundingClientRect();
  // In CSS pixels, also with zoom and transforms.
  const moved = ((now - top) * panel.offsetHeight) / height || 0;
  const shifted = { ...place, top: `calc(${place.top} - ${moved}px)` };
  if (moved) (pinned.effect as KeyframeEffect).setKeyframes(shifted);
  return () => {
    setClass(panel, 'z-leave', false);
    pinned.cancel();
  };
}

/** Scrolls to the beginning of the new panel, if the container scrolls. */
function scrollUp({ container, scrolls }: Tabs): void {
  if (scrolls) container.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** In the accordion form, the panel that opens fades in. Everything below moves at once. */
const fadeOf = (tabs: Tabs, come: Item): Motion => ({
  play: (settled) => animate(tabs, [fadeIn(come)], settled),
  drop: () => undefined,
});

/** Measures the panel of the old tab, which disappears above the panel of the new one. */
function prepareMotion(tabs: Tabs, { opened, closed }: Change): Motion | null {
  const { container, root } = tabs;
  const [come] = opened;
  const [go] = closed;
  if (!come || !go || isAccordion(tabs) || !canMove(tabs)) {
    scrollUp(tabs);
    return come && isAccordion(tabs) ? fadeOf(tabs, come) : null;
  }
  const old = go.panel as HTMLElement;
  const height = usedSize(container, 'height');
  const { top } = old.getBoundingClientRect();
  const size = { width: getComputedStyle(old).width, height: getComputedStyle(old).height };
  scrollUp(tabs);
  // While panels move, they are positioned in the container.
  const paintMoving = (moves: boolean): void => {
    setClass(container, 'z-animating', moves);
    setClass(root, 'z-moving', moves);
  };
  paintMoving(true);
  const place = placeInContainer(old, size);
  return {
    play(settled) {
      const release = keepInSight(go);
      const unpin = pin(old, place, top);
      animate(tabs, movesOf(tabs, come, go, height), () => {
        paintMoving(false);
        unpin();
        release();
        settled();
      });
    },
    drop() {
      // The next change may be animated already.
      if (!tabs.finish) paintMoving(false);
    },
  };
}

export const tabsMotion = { prepareMotion } satisfies ChangeMotion;
