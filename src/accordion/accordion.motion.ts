import { setClass } from '../dom/build';
import { isRightToLeft } from '../dom/query';
import { animate, canMove, keepInSight } from '../core/motion';
import { heightOf, type Move, type Pose } from '../core/pose';
import type { Change } from '../core/selection';
import type { CleanUp, Item } from '../core/widget';
import { placeOf, placeSections } from './accordion.horizontal';
import type { Accordion, Section } from './accordion.section';
import { isDetails, isFixed, paintStops, readStops } from './accordion.view';

/** The sections that a change opens and closes, with those that are still on their way. */
function movingIn({ items, midway }: Accordion, { opened, closed }: Change): Section[] {
  const changed = opened.concat(closed).map((index) => items[index] as Section);
  return changed.concat(midway.filter((one) => one.index >= 0 && changed.indexOf(one) < 0));
}

/** Which way a horizontal accordion goes on: 1 is to the right. */
const wayOf = ({ root }: Accordion): number => (isRightToLeft(root) ? -1 : 1);

/** Where a section is now: how far from the start, or how much of its content is in sight. */
function poseOf(widget: Accordion, { element, panel }: Section): Pose {
  const style = getComputedStyle(widget.size ? element : (panel as HTMLElement));
  if (widget.size) {
    const slid = parseFloat(style.transform.split(',')[4] || '0');
    return { x: placeOf(element) + wayOf(widget) * slid };
  }
  const pose: Pose = { height: heightOf(panel as HTMLElement) };
  if (widget.options['animation.effects'] === 'fade') pose.opacity = Number(style.opacity);
  return pose;
}

/** Vertical: heights move between nothing and what the content takes, all at the same time (A5). */
function heightMove(widget: Accordion, section: Section): Move {
  const { pose, open } = section;
  const element = section.panel as HTMLElement;
  const natural = poseOf(widget, section);
  if (open) return { element, from: pose || {}, to: natural };
  return {
    element,
    from: pose || natural,
    to: 'opacity' in natural ? { height: 0, opacity: 0 } : { height: 0 },
  };
}

/** Horizontal: sections slide over each other; nothing is laid out anew on the way (A7). */
function placeMoves(widget: Accordion): Move[] {
  const way = wayOf(widget);
  const moveOf = ({ element, pose }: Section): Move => ({
    element,
    from: { x: way * (((pose as Pose).x as number) - placeOf(element)) },
    to: { x: 0 },
  });
  return (widget.items as Section[]).map(moveOf).filter(({ from }) => from.x);
}

/** Keeps what closes in sight until it has closed; returns what ends that. */
function hold(sections: readonly Section[]): CleanUp {
  const ends = sections.map((section): CleanUp => {
    const { element, open } = section;
    const panel = section.panel as HTMLElement;
    const end = open ? null : keepInSight(panel);
    const details = end && isDetails(section);
    if (details) element.setAttribute('open', '');
    setClass(panel, 'z-moving');
    return () => {
      setClass(panel, 'z-moving', false);
      if (details) element.removeAttribute('open');
      if (end) end();
    };
  });
  return () => ends.forEach((end) => end());
}

/** Remembers where sections are, for a change that is made before the next frame. */
function leaveMidway(widget: Accordion, shown: Section[], moved: readonly Section[]): void {
  widget.midway = shown;
  for (const section of moved) section.pose = poseOf(widget, section);
  void Promise.resolve().then(() => {
    widget.midway = [];
    for (const section of moved) section.pose = null;
  });
}

/** Moves the sections from where they were; returns what ends that early. */
function run(widget: Accordion, shown: Section[], end: CleanUp): CleanUp {
  const release = hold(shown);
  const moved = widget.size ? (widget.items as Section[]).slice() : shown;
  const moves = widget.size ? placeMoves(widget) : shown.map((one) => heightMove(widget, one));
  for (const section of moved) section.pose = null;
  const finish = animate(widget, moves, () => {
    release();
    end();
  });
  return () => {
    leaveMidway(widget, shown, moved);
    finish();
  };
}

/** What ends every motion; the header that was pressed stays on the screen, whatever closed above it. */
function settled(widget: Accordion, pressed: Item | null): void {
  if (isFixed(widget)) paintStops(widget, readStops(widget));
  if (pressed && pressed.header.getBoundingClientRect().top < 0)
    pressed.header.scrollIntoView({ block: 'nearest' });
}

/** Applies a change by `paint`, and moves the sections; returns what ends that early. */
export function move(
  widget: Accordion,
  change: Change,
  paint: CleanUp,
  done: CleanUp,
): CleanUp | null {
  const { pressed, items } = widget;
  const moves = canMove(widget);
  const shown = movingIn(widget, change);
  if (moves && widget.size)
    for (const section of items as Section[])
      section.pose = section.pose || { x: placeOf(section.element) };
  paint();
  if (!widget.alive) return null;
  if (widget.open !== change.open) {
    // A callback has made the next change already, which moves on its own.
    const { finish } = widget;
    done();
    widget.finish = finish;
    return null;
  }
  placeSections(widget);
  const end = (): void => {
    settled(widget, pressed);
    done();
  };
  if (moves) return run(widget, shown, end);
  end();
  return null;
}
