import { isRendered } from '../../dom/query';
import { setAttribute } from '../../widget/ledger';
import { after, createScope, endScope, on, onEnd, type Scope } from '../../widget/scope';
import { isCalm, onCalm } from '../calm';
import { curveOf } from './easing';
import type { Pose } from './effects';
import { cssEngine } from './engine.css';
import { canAnimate, isOff, jqueryEngine } from './engine.jquery';
import { setClass } from '../../widget/ledger';

/** What one element does in a change. */
export interface Move {
  readonly element: HTMLElement;
  readonly from: Pose;
  readonly to: Pose;
  /** What its height is for; it may grow on the way, as by an image or an answer that arrives. */
  readonly grows?: HTMLElement | null | undefined;
}

interface Timing {
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

type Aim = (move: Move) => void;

/** What moves elements: it starts at once, calls `done` at the end, and leaves nothing when stopped. */
export type Engine = (
  moves: readonly Move[],
  timing: Timing,
  done: () => void,
) => {
  /** Takes note of a move whose end has changed. */
  readonly aim: Aim;
  readonly stop: () => void;
};

/** A change that may move. */
export interface Scene extends Timing {
  /** Where it happens; nothing moves while this has no box. */
  readonly stage: HTMLElement;
  readonly effects: string;
  readonly type: string;
  /** What is on its way out and has to be seen until it is gone. */
  readonly leaving: readonly HTMLElement[];
  /** Classes for the style sheet while the motion lasts. */
  readonly marks: readonly (readonly [HTMLElement, string])[];
  /** Reads what it needs before the change; the function returned reads the rest after it. */
  readonly measure: () => () => readonly Move[];
}

/** The engine for a scene; what one of them can't do, the other does. Null where neither can. */
function engineFor({ type, easing, stage }: Scene): Engine | null {
  const byCss = typeof stage.animate === 'function';
  const wanted = type === 'jquery' || !byCss || !curveOf(easing);
  if (wanted && canAnimate()) return jqueryEngine;
  return byCss ? cssEngine : null;
}

/** Whether anything is to move: not when it's switched off, unwanted, impossible, or unseen. */
function moves(scene: Scene): boolean {
  const { effects, duration, stage } = scene;
  return (
    effects !== 'none' &&
    duration > 0 &&
    !isOff() &&
    !!engineFor(scene) &&
    !document.hidden &&
    !isCalm() &&
    isRendered(stage)
  );
}

const UNREACHABLE = ['inert', 'aria-hidden'];

/** What leaves stays in sight, out of reach of focus and assistive technology. */
function keepInSight(element: HTMLElement): () => void {
  const hidden = element.getAttribute('hidden');
  if (hidden === null) return () => undefined;
  const kept = UNREACHABLE.map((name) => element.getAttribute(name));
  element.removeAttribute('hidden');
  for (const name of UNREACHABLE) element.setAttribute(name, 'true');
  return () => {
    UNREACHABLE.forEach((name, n) => setAttribute(element, name, kept[n] as string | null));
    // While it is in sight the browser takes note; hidden, it would do so in the frame that shows it again.
    getComputedStyle(element).getPropertyValue('color');
    element.setAttribute('hidden', hidden);
  };
}

/** What of its paddings and borders counts as a box's height, in pixels. */
function frameOf(element: HTMLElement): number {
  const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(element);
  if (boxSizing === 'content-box') return 0;
  const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
  return element.offsetHeight - element.clientHeight + padding;
}

/** How high a box is beyond the content that it is high for. */
function restAround({ element, to }: Move, content: number): number {
  const height = to.height as number;
  // Held up by its least height, it says nothing of its content.
  const isHeld = height <= parseFloat(getComputedStyle(element).minHeight);
  return isHeld ? frameOf(element) : height - content;
}

/**
 * Lets heights that move end where their content ends, whatever that does meanwhile. Called before
 * anything moves, when nothing has to be laid out anew; the function returned begins to watch.
 */
function watchGrowth(moves: readonly Move[]): (aim: Aim) => () => void {
  const growing = moves.filter(({ grows }) => grows);
  const heightOf = ({ grows }: Move): number => (grows as HTMLElement).offsetHeight;
  const rests = growing.map((move) => restAround(move, heightOf(move)));
  return (aim) => {
    const follow = (): void =>
      growing.forEach((move, n) => {
        const height = Math.max(0, heightOf(move) + (rests[n] as number));
        if (height === move.to.height) return;
        move.to.height = height;
        aim(move);
      });
    if (growing.length && typeof ResizeObserver === 'function') {
      const observer = new ResizeObserver(follow);
      for (const { grows } of growing) observer.observe(grows as HTMLElement);
      return () => observer.disconnect();
    }
    return () => undefined;
  };
}

/** Starts the motion of a change that was applied; it ends with the scope. */
function start(scene: Scene, measured: () => readonly Move[], run: Scope, done: () => void): void {
  const { leaving, marks } = scene;
  for (const element of leaving) onEnd(run, keepInSight(element));
  marks.forEach(([element, name]) => {
    setClass(element, name);
    onEnd(run, () => setClass(element, name, false));
  });
  const moves = measured();
  if (!moves.length) return done();
  const watch = watchGrowth(moves);
  // jQuery may come to the end before it has returned.
  let begun = false;
  let over = false;
  const { aim, stop } = (engineFor(scene) as Engine)(moves, scene, () => {
    over = true;
    if (begun) done();
  });
  onEnd(run, stop);
  onEnd(run, watch(aim));
  begun = true;
  if (over) done();
}

// A timer ends the motion where the browser holds its animations back, as in a page behind others. It
// leaves time for a first frame that comes late, as a busy page's does.
const MARGIN = 1000;
// Browsers hold the delay of a timer in 32 bits.
const MOST = 2147483647;

/**
 * Applies a change by `render` and moves what the scene says. `done` is called once: when the
 * motion has ended, or at once when nothing moves. The function returned ends it early.
 */
export function animate(scene: Scene, render: () => void, done: () => void): (() => void) | null {
  if (!moves(scene)) {
    render();
    done();
    return null;
  }
  const measured = scene.measure();
  render();
  const run = createScope();
  const finish = (): void => {
    if (!run.undo) return;
    endScope(run);
    done();
  };
  start(scene, measured, run, finish);
  after(run, Math.min(scene.duration + MARGIN, MOST), finish);
  onCalm(run, finish);
  // Paper shows what is there, not what is on its way.
  on(run, window, 'beforeprint', finish);
  return finish;
}
