import { animate, type Move, type Scene } from '../shared/animation/animator';
import type { Change } from '../widget/selection';
import { anchor } from './accordion.anchor';
import { placeSections } from './accordion.layout';
import type { Section } from './accordion.section';
import { isDetails, paintOpen, paintUsable, type Accordion } from './accordion.view';

/** The way one section's content opens or closes, from one height to the other. */
function heightMove(section: Section, from: number, to: number, fades: boolean): Move {
  const frame = (height: number, seen: boolean): Keyframe =>
    fades ? { height: `${height}px`, opacity: seen ? 1 : 0 } : { height: `${height}px` };
  return { element: section.content, frames: [frame(from, to < from), frame(to, to > from)] };
}

/** Vertical: heights move between nothing and what the content takes, all at the same time. */
function measureHeights(
  accordion: Accordion,
  opened: readonly Section[],
  closed: readonly Section[],
): () => Move[] {
  const { heights } = accordion.parts;
  accordion.parts.heights = {};
  // Where a motion was cut off, this one begins there (rule A5).
  const before = (section: Section, rest: number): number => heights[section.index] ?? rest;
  const from = closed.map((section) => before(section, section.content.offsetHeight));
  const fades = accordion.options.animation.effects === 'fade';
  return () => {
    const to = opened.map(({ content }) => content.offsetHeight);
    return opened
      .map((section, n) => heightMove(section, before(section, 0), to[n] as number, fades))
      .concat(closed.map((section, n) => heightMove(section, from[n] as number, 0, fades)));
  };
}

/** Horizontal: sections slide over each other; nothing is laid out anew on the way. */
function measurePlaces(accordion: Accordion): () => Move[] {
  const { sections } = accordion.parts;
  const place = ({ section }: Section): string => section.style.getPropertyValue('--_z-x');
  const from = sections.map(place);
  return () =>
    sections
      .map((section, n) => ({
        element: section.section,
        frames: [from[n], place(section)].map((x) => ({ transform: `translateX(${x})` })),
      }))
      .filter((_, n) => from[n] !== place(sections[n] as Section));
}

/** Notes how high each moving section is, for the motion that cuts this one off. */
function noteHeights(accordion: Accordion, moving: readonly Section[]): void {
  const heights: Record<number, number> = {};
  for (const { index, content } of moving) heights[index] = content.offsetHeight;
  accordion.parts.heights = heights;
}

/** While content closes, its `details` has to be open, or there would be nothing to see. */
function holdDetails(closed: readonly Section[]): () => void {
  const held = closed.filter(isDetails);
  for (const { section } of held) section.setAttribute('open', '');
  return () => {
    for (const { section } of held) section.removeAttribute('open');
  };
}

/** Applies a change to what is seen and told of the sections. */
function paint(accordion: Accordion, opened: readonly Section[], closed: readonly Section[]): void {
  for (const section of opened) paintOpen(section, true);
  for (const section of closed) paintOpen(section, false);
  for (const section of accordion.parts.sections) paintUsable(accordion, section);
  placeSections(accordion);
}

/** Applies a change and moves the sections; returns what ends it early. */
export function move(
  accordion: Accordion,
  change: Change,
  settled: () => void,
): (() => void) | null {
  const { parts, options, root } = accordion;
  const pick = (indexes: readonly number[]): Section[] =>
    indexes.map((index) => parts.sections[index] as Section);
  const [opened, closed] = [pick(change.opened), pick(change.closed)];
  const horizontal = options.orientation === 'horizontal';
  const releases: (() => void)[] = [];
  const target = opened[0];
  if (!horizontal && target && closed.some(({ index }) => index < target.index)) {
    releases.push(anchor(target.header));
  }
  const scene: Scene = {
    ...options.animation,
    stage: root,
    leaving: closed.map(({ content }) => content),
    marks: opened.concat(closed).map(({ content }) => [content, 'z-moving']),
    measure: () => {
      const measured = horizontal
        ? measurePlaces(accordion)
        : measureHeights(accordion, opened, closed);
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
  if (!finish || horizontal) return finish;
  return () => {
    noteHeights(accordion, opened.concat(closed));
    finish();
  };
}
