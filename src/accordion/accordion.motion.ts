import { setClass } from '../dom/build';
import { animate, canMove, heightOf, keepInSight, type Move, type Pose } from '../core/motion';
import type { Change, CleanUp } from '../core/widget';
import { isDetails, type Accordion, type Section } from './accordion.section';
import { paintStops, readStops } from './accordion.view';

/** The sections that a change opens and closes, with those that are still on their way. */
function movingIn({ items }: Accordion, { opened, closed }: Change): Section[] {
  const changed = opened.concat(closed);
  return (items as Section[]).filter((item) => item.pose || changed.indexOf(item) >= 0);
}

/** Where a section is now: where on the screen, or how much of its content is in sight. */
function poseOf({ size, options }: Accordion, { element, panel }: Section): Pose {
  if (size) return { x: element.getBoundingClientRect().left };
  const height = heightOf(panel as HTMLElement);
  if (options['animation.effects'] !== 'fade') return { height };
  return { height, opacity: Number(getComputedStyle(panel as HTMLElement).opacity) };
}

/**
 * Horizontal: sections slide over each other; nothing is laid out anew on the way (A7). Vertical: heights
 * move between nothing and what the content takes, all at the same time (A5).
 */
function moveOf(widget: Accordion, section: Section): Move {
  const { element, panel, pose, open } = section;
  const now = poseOf(widget, section);
  if (now.x !== undefined)
    // One that a callback has added just now was nowhere else.
    return { element, from: { x: ((pose || now).x as number) - now.x }, to: { x: 0 } };
  const shut: Pose = 'opacity' in now ? { height: 0, opacity: 0 } : { height: 0 };
  return {
    element: panel as HTMLElement,
    from: pose || (open ? shut : now),
    to: open ? now : shut,
  };
}

/** Keeps what closes in sight until it has closed; returns what ends that. */
function hold(section: Section): CleanUp {
  const { element, open, panel } = section;
  const end = open ? null : keepInSight(section);
  const details = end && isDetails(element);
  if (details) element.setAttribute('open', '');
  setClass(panel as HTMLElement, 'z-moving');
  return () => {
    setClass(panel as HTMLElement, 'z-moving', false);
    if (details) element.removeAttribute('open');
    if (end) end();
  };
}

/** Moves the sections from where they were; returns what ends that early. */
function run(widget: Accordion, shown: Section[], end: CleanUp): CleanUp {
  const releases = shown.map(hold);
  const moved = widget.size ? (widget.items as Section[]) : shown;
  const all = moved.map((section) => moveOf(widget, section));
  // In a horizontal one, some stay where they are.
  const moves = all.filter(({ from }) => from.x !== 0);
  const forget = (): void => moved.forEach((section) => (section.pose = null));
  forget();
  const finish = animate(widget, moves, () => {
    releases.forEach((release) => release());
    end();
  });
  return () => {
    // For a change that is made before the next frame, and goes on from here.
    moved.forEach((section) => (section.pose = poseOf(widget, section)));
    void Promise.resolve().then(forget);
    finish();
  };
}

/** Applies a change by `paint`, and moves the sections; returns what ends that early. */
export function move(
  widget: Accordion,
  change: Change,
  paint: CleanUp,
  done: CleanUp,
): CleanUp | null {
  const moves = canMove(widget);
  const shown = moves ? movingIn(widget, change) : [];
  if (moves && widget.size)
    (widget.items as Section[]).forEach((section) => {
      // One that is left from a vertical form says nothing here.
      if (!section.pose || section.pose.x === undefined) section.pose = poseOf(widget, section);
    });
  paint();
  // A callback may have ended the widget, or made the next change, which moves on its own.
  if (!widget.alive || widget.open !== change.open) {
    const { finish } = widget;
    if (widget.alive) done();
    widget.finish = widget.finish || finish;
    return null;
  }
  const end = (): void => {
    paintStops(readStops(widget));
    done();
  };
  if (moves) return run(widget, shown, end);
  end();
  return null;
}
