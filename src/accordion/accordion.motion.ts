import { setClass, setAttribute } from '../dom/attributes';
import { px } from '../dom/styles';
import { canMove, keepInSight } from '../core/motion/motion';
import type { Move, Pose, StartMotion } from '../core/motion/moves';
import type { Change, ChangeMotion, CleanUp } from '../core/widget';
import { isDetails, type Accordion, type Section } from './accordion.widget';

/** The sections that a change opens and closes, and those that the last change was still moving. */
function movingIn({ items }: Accordion, { opened, closed }: Change): Section[] {
  const changed = opened.concat(closed);
  return (items as Section[]).filter((item) => item.pose || changed.includes(item));
}

/** Where a section is now. Horizontal: its position in the root. Vertical: how much of its content is visible. */
function poseOf({ size, options }: Accordion, { element, panel }: Section): Pose {
  if (size) return { x: element.offsetLeft + new DOMMatrix(getComputedStyle(element).transform).e };
  const shown = panel as HTMLElement;
  const style = getComputedStyle(shown);
  const names = ['height', 'paddingTop', 'paddingBottom', 'opacity'] as const;
  const isFading = options['animation.effects'] === 'fade';
  const pose: Pose = {};
  names.slice(0, isFading ? 4 : 3).forEach((name) => {
    pose[name] = shown.hidden ? 0 : px(style[name]);
  });
  return pose;
}

/** The animation of a section. Horizontal: it slides by a transform. Vertical: the height of its panel is animated. */
function moveOf(widget: Accordion, section: Section): Move {
  const { element, panel } = section;
  const from = section.pose as Pose;
  const to = poseOf(widget, section);
  section.pose = null;
  if (to.x === undefined) return { element: panel as HTMLElement, from, to };
  return { element, from: { x: (from.x as number) - to.x }, to: { x: 0 } };
}

/** Marks a section that moves, and keeps the panel of a closing one visible. Returns the function that ends both. */
function markMoving(section: Section): CleanUp {
  const { element, open, panel } = section;
  const end = open ? null : keepInSight(section);
  const details = end && isDetails(element);
  if (details) setAttribute(element, 'open', '');
  setClass(panel as HTMLElement, 'z-moving');
  return () => {
    setClass(panel as HTMLElement, 'z-moving', false);
    if (details) setAttribute(element, 'open', null);
    if (end) end();
  };
}

/**
 * Records where sections are. A change in the same task continues from there. Later ones measure anew, because styles may
 * have changed.
 */
function recordPoses(widget: Accordion, sections: readonly Section[]): void {
  sections.forEach(
    (section) => (section.pose = Object.assign(poseOf(widget, section), section.pose)),
  );
  queueMicrotask(() => sections.forEach((section) => (section.pose = null)));
}

/** Measures the sections that a change moves: in a horizontal accordion, all of them. */
function prepareMotion(widget: Accordion, change: Change): StartMotion | null {
  if (!canMove(widget)) return null;
  const shown = movingIn(widget, change);
  const moved = widget.size ? (widget.items as Section[]) : shown;
  recordPoses(widget, moved);
  return function startMotion() {
    const all = moved.map((section) => moveOf(widget, section));
    return {
      // In a horizontal accordion, some don't move.
      moves: all.filter(({ from }) => from.x !== 0),
      cleanUps: shown.map(markMoving),
      beforeFinish: () => recordPoses(widget, moved),
    };
  };
}

export const accordionMotion = { prepareMotion } satisfies ChangeMotion;
