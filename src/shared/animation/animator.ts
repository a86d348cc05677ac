import { setAttribute } from '../../widget/ledger';
import { isCalm } from '../calm';
import { curveOf } from './easing';
import type { Pose } from './effects';
import { cssEngine } from './engine.css';
import { canAnimate, isOff, jqueryEngine } from './engine.jquery';

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
    stage.getClientRects().length > 0
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
    element.setAttribute('hidden', hidden);
    UNREACHABLE.forEach((name, n) => setAttribute(element, name, kept[n] as string | null));
  };
}

/** What a box is higher than its content, in pixels. */
function frameOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
  return element.offsetHeight - element.clientHeight + padding;
}

/**
 * Lets heights that move end where their content ends, whatever that does meanwhile. Called before
 * anything moves, when nothing has to be laid out anew; the function returned begins to watch.
 */
function watchGrowth(moves: readonly Move[]): (aim: Aim) => () => void {
  const growing = moves.filter(({ grows }) => grows);
  const frames = growing.map(({ element }) => frameOf(element));
  const planned = growing.map(({ to }) => to.height || 0);
  return (aim) => {
    const follow = (): void =>
      growing.forEach((move, n) => {
        const content = (move.grows as HTMLElement).offsetHeight;
        const height = Math.max(planned[n] as number, content + (frames[n] as number));
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

/** Starts the motion of a change that was applied; returns what ends it. */
function start(scene: Scene, measured: () => readonly Move[], finish: () => void): () => void {
  const { leaving, marks } = scene;
  const releases = leaving.map(keepInSight);
  for (const [element, name] of marks) element.classList.add(name);
  const all = measured();
  const watch = watchGrowth(all);
  const run = (engineFor(scene) as Engine)(all, scene, finish);
  const unwatch = watch(run.aim);
  return () => {
    unwatch();
    run.stop();
    for (const [element, name] of marks) element.classList.remove(name);
    for (const release of releases) release();
  };
}

// A timer ends the motion where the browser holds its animations back, as in a page behind others. It
// leaves time for a first frame that comes late, as a busy page's does.
const MARGIN = 1000;

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
  let stop: (() => void) | null = null;
  const finish = (): void => {
    if (!stop) return;
    clearTimeout(timer);
    stop();
    stop = null;
    done();
  };
  const timer = setTimeout(finish, scene.duration + MARGIN);
  stop = start(scene, measured, finish);
  return finish;
}
