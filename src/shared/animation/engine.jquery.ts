import $ from 'jquery';
import type { Engine, Move } from './animator';
import type { Pose } from './effects';
import { keepInline } from './inline';

const PROPERTIES: readonly (keyof Pose)[] = ['x', 'y', 'opacity', 'height'];

/** Puts an element as far on its way as `part` says: 0 is where it begins, 1 where it ends. */
function place({ element: { style }, from, to }: Move, part: number): void {
  for (const name of PROPERTIES) {
    const [start, end] = [from[name], to[name]];
    if (start === undefined || end === undefined) continue;
    const value = start + (end - start) * part;
    if (name === 'opacity') style.opacity = String(value);
    // An easing may swing beyond its ends.
    else if (name === 'height') style.height = `${Math.max(0, value)}px`;
    else style.transform = `translate${name.toUpperCase()}(${value}px)`;
  }
}

// A page's transitions would drag behind each step.
const INLINE = ['transition', 'transform', 'opacity', 'height'];

/** Moves by jQuery's own animation, with any easing that it knows. */
export const jqueryEngine: Engine = (moves, { duration, easing }, done) => {
  const restores = moves.map(({ element }) => keepInline(element, INLINE));
  for (const { element } of moves) element.style.transition = 'none';
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
    },
  };
};

/** Whether the page has switched all animation off by jQuery. */
export const isOff = (): boolean => !!($ as { fx?: { off: boolean } }).fx?.off;

/** Whether jQuery can animate; its slim build can't. */
export const canAnimate = (): boolean => !!($.fn as Partial<JQuery>).animate;
