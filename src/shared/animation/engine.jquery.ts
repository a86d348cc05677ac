import $ from 'jquery';
import type { Engine, Move } from './animator';
import { namesOf, styleFor, type Pose } from './effects';
import { keepInline } from './inline';

/** Puts an element as far on its way as `part` says: 0 is where it begins, 1 where it ends. */
function place({ element, from, to }: Move, part: number): void {
  for (const name of namesOf(to)) {
    const start = from[name] as number;
    const value = start + ((to[name] as number) - start) * part;
    // An easing may swing beyond its ends.
    const [property, text] = styleFor(name, name === 'height' ? Math.max(0, value) : value);
    element.style.setProperty(property, text);
  }
}

/** What is written inline on the way. */
const inlineOf = (pose: Pose): string[] => namesOf(pose).map((name) => styleFor(name, 0)[0]);

/** Keeps a page's transitions from dragging behind each step; the function returned allows them. */
function stopTransitions(moves: readonly Move[]): () => void {
  const restores = moves.map(({ element }) => {
    const restore = keepInline(element, ['transition']);
    element.style.setProperty('transition', 'none', 'important');
    return restore;
  });
  return () => {
    // First everything is at rest.
    if (moves[0]) getComputedStyle(moves[0].element).getPropertyValue('opacity');
    restores.forEach((restore) => restore());
  };
}

/** Moves by jQuery's own animation, with any easing that it knows. */
export const jqueryEngine: Engine = (moves, { duration, easing }, done) => {
  const allow = stopTransitions(moves);
  const restores = moves.map(({ element, to }) => keepInline(element, inlineOf(to)));
  const ticker = $({ part: 0 });
  for (const move of moves) place(move, 0);
  ticker.animate(
    { part: 1 },
    {
      duration,
      easing: easing in $.easing ? easing : 'swing',
      step: (part: number) => moves.forEach((move) => place(move, part)),
      complete: done,
    },
  );
  return {
    // Each step looks anew.
    aim: () => undefined,
    stop: () => {
      ticker.stop();
      restores.forEach((restore) => restore());
      allow();
    },
  };
};

/** Whether the page has switched all animation off by jQuery. */
export const isOff = (): boolean => !!($ as { fx?: { off: boolean } }).fx?.off;

/** Whether jQuery can animate; its slim build can't. */
export const canAnimate = (): boolean => !!($.fn as Partial<JQuery>).animate;
