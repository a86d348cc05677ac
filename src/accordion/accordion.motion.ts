import { heightOf, isRightToLeft } from '../dom/query';
import { animate, type Move, type Scene } from '../shared/animation/animator';
import { SIDES, namesOf, type Pose } from '../shared/animation/effects';
import type { Change } from '../widget/selection';
import { anchor } from '../shared/anchor';
import { placeSections } from './accordion.layout';
import { contentOf, type Section } from './accordion.section';
import {
  isDetails,
  paintOpen,
  paintUsable,
  rescueFocus,
  showContent,
  type Accordion,
  type AccordionParts,
} from './accordion.view';

/** What a motion begins with. */
interface Moving {
  readonly opened: readonly Section[];
  readonly closed: readonly Section[];
  /** Where the motion before was cut off. */
  readonly midway: AccordionParts['midway'];
}

/** Lets the next motion begin at rest. */
export function forgetMotion(parts: AccordionParts): void {
  parts.moving = [];
  parts.midway = {};
}

/** The sections of a change, and those that a motion cut off left on their way. */
function movingIn({ parts }: Accordion, change: Change): Moving {
  const { items: sections, moving, midway } = parts;
  forgetMotion(parts);
  const changed = change.opened.concat(change.closed);
  const late = moving
    .filter((section) => sections[section.index] === section)
    .map(({ index }) => index)
    .filter((index) => changed.indexOf(index) < 0);
  const isOpen = (index: number): boolean => change.open.indexOf(index) >= 0;
  const pick = (indexes: readonly number[]): Section[] =>
    indexes.map((index) => sections[index] as Section);
  return {
    opened: pick(change.opened.concat(late.filter(isOpen))),
    closed: pick(change.closed.concat(late.filter((index) => !isOpen(index)))),
    midway,
  };
}

/** How content takes its room now, by all that opening and closing changes. */
function poseOf(accordion: Accordion, { panel }: Section): Pose {
  const style = getComputedStyle(panel);
  const pose: Pose = { height: heightOf(panel) };
  for (const name of SIDES) {
    const value = style.getPropertyValue(name);
    // A share of a height that nobody gave, as `min-height` may be, is nothing.
    if (parseFloat(value) && !/%/.test(value)) pose[name] = parseFloat(value);
  }
  if (accordion.options.animation.effects === 'fade') pose.opacity = Number(style.opacity);
  return pose;
}

/** The same content when it is closed. */
function closedOf(pose: Pose): Pose {
  const closed: Pose = {};
  for (const name of namesOf(pose)) closed[name] = 0;
  return closed;
}

/** Vertical: heights move between nothing and what the content takes, all at the same time. */
function measureHeights(accordion: Accordion, { opened, closed, midway }: Moving): () => Move[] {
  // Where a motion was cut off, this one begins there (rule A5).
  const poses = closed.map((section) => midway[section.index] || poseOf(accordion, section));
  return () =>
    opened
      .map((section): Move => {
        const to = poseOf(accordion, section);
        const from = { ...closedOf(to), ...midway[section.index] };
        const move = { element: section.panel, from, to };
        // A fixed height is one whatever is in it.
        return accordion.options.contentHeight ? move : { ...move, grows: contentOf(section) };
      })
      .concat(
        closed.map(({ panel }, n) => {
          const from = poses[n] as Pose;
          return { element: panel, from, to: closedOf(from) };
        }),
      );
}

/** How far a section of a horizontal accordion stands from the start, in pixels. */
const placeOf = ({ element }: Section): number =>
  parseFloat(element.style.getPropertyValue('--_x')) || 0;

/** Which way a horizontal accordion goes on: 1 is to the right. */
const wayOf = ({ root }: Accordion): number => (isRightToLeft(root) ? -1 : 1);

/** Horizontal: sections slide over each other; nothing is laid out anew on the way. */
function measurePlaces(accordion: Accordion, { midway }: Moving): () => Move[] {
  const { items } = accordion.parts;
  const from = items.map((section) => midway[section.index]?.x ?? placeOf(section));
  return () => {
    const way = wayOf(accordion);
    return items
      .map((section, n) => ({
        element: section.element,
        from: { x: way * ((from[n] as number) - placeOf(section)) },
        to: { x: 0 },
      }))
      .filter((move) => move.from.x);
  };
}

/** How far a section of a horizontal accordion is to the right of its place, in pixels. */
const slidOf = ({ element }: Section): number =>
  parseFloat(getComputedStyle(element).transform.split(',')[4] || '0');

/** Notes where each moving section is, for the motion that cuts this one off. */
function noteMidway(accordion: Accordion, moving: readonly Section[]): void {
  const { parts, options } = accordion;
  const horizontal = options.orientation === 'horizontal';
  const way = wayOf(accordion);
  const midway: Record<number, Pose> = {};
  for (const section of horizontal ? parts.items : moving) {
    midway[section.index] = horizontal
      ? { x: placeOf(section) + way * slidOf(section) }
      : poseOf(accordion, section);
  }
  parts.moving = moving;
  parts.midway = midway;
}

/** While content closes, its `details` has to be open, or there would be nothing to see. */
function holdDetails(closed: readonly Section[]): () => void {
  const held = closed.filter(isDetails);
  for (const { element } of held) element.setAttribute('open', '');
  return () => {
    for (const { element } of held) element.removeAttribute('open');
  };
}

/** Applies a change to what is seen and told of the sections. */
function paint(accordion: Accordion, opened: readonly Section[], closed: readonly Section[]): void {
  const { parts, open, options } = accordion;
  // The page may hear of it.
  closed.forEach(rescueFocus);
  parts.heed(true);
  for (const section of opened) paintOpen(accordion, section, true);
  // Before others are hidden: styles are asked for here, and those would lose their boxes.
  opened.forEach(showContent);
  if (options.orientation === 'horizontal') placeSections(accordion);
  for (const section of closed) paintOpen(accordion, section, false);
  // Those that stay open may have to, or don't any more.
  const staying = open.map((index) => parts.items[index] as Section);
  for (const section of closed.concat(staying)) paintUsable(accordion, section);
  parts.heed();
}

/** Applies a change and moves the sections, in place under a press; returns what ends it early. */
export function move(
  accordion: Accordion,
  change: Change,
  settled: () => void,
  pressed: boolean,
): (() => void) | null {
  const { parts, options, root } = accordion;
  const moving = movingIn(accordion, change);
  const { opened, closed } = moving;
  const horizontal = options.orientation === 'horizontal';
  const releases: (() => void)[] = [];
  const target = parts.items[change.opened[0] ?? -1];
  if (pressed && !horizontal && target && closed.some(({ index }) => index < target.index)) {
    releases.push(anchor(target.header));
  }
  const scene: Scene = {
    ...options.animation,
    stage: root,
    leaving: closed.map(({ panel }) => panel),
    marks: opened.concat(closed).map(({ panel }) => [panel, 'z-moving']),
    measure: () => {
      const measured = horizontal
        ? measurePlaces(accordion, moving)
        : measureHeights(accordion, moving);
      return () => {
        releases.push(holdDetails(closed));
        return measured();
      };
    },
  };
  const finish = animate(
    scene,
    () => paint(accordion, opened, closed),
    () => {
      for (const release of releases) release();
      settled();
    },
  );
  if (!finish) return null;
  return () => {
    noteMidway(accordion, opened.concat(closed));
    finish();
  };
}
