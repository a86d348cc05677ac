import { curveOf } from './easing';

/** What one element does in a change. */
export interface Move {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
}

/** A change that may move. */
export interface Scene {
  /** Where it happens; nothing moves while this has no box. */
  readonly stage: HTMLElement;
  readonly effects: string;
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
  /** What is on its way out and has to be seen until it is gone. */
  readonly leaving: readonly HTMLElement[];
  /** Classes for the style sheet while the motion lasts. */
  readonly marks: readonly (readonly [HTMLElement, string])[];
  /** Reads what it needs before the change; the function returned reads the rest after it. */
  readonly measure: () => () => readonly Move[];
}

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether anything is to move: not when it's switched off, unwanted, impossible, or unseen. */
function moves({ effects, duration, stage }: Scene): boolean {
  return (
    effects !== 'none' &&
    duration > 0 &&
    typeof stage.animate === 'function' &&
    !document.hidden &&
    !matchMedia(NO_MOTION).matches &&
    stage.getClientRects().length > 0
  );
}

const UNREACHABLE = ['inert', 'aria-hidden'];

/** What leaves stays in sight, out of reach of focus and assistive technology. */
function keepInSight(element: HTMLElement): () => void {
  const hidden = element.getAttribute('hidden');
  if (hidden === null) return () => undefined;
  element.removeAttribute('hidden');
  for (const name of UNREACHABLE) element.setAttribute(name, 'true');
  return () => {
    element.setAttribute('hidden', hidden);
    for (const name of UNREACHABLE) element.removeAttribute(name);
  };
}

/** Starts the motion of a change that was applied; gives its animations and what ends it. */
function start(scene: Scene, measured: () => readonly Move[]): [Animation[], () => void] {
  const { duration, easing, leaving, marks } = scene;
  const releases = leaving.map(keepInSight);
  for (const [element, name] of marks) element.classList.add(name);
  // `both`, or what leaves would show once more between the last frame and the end.
  const timing: KeyframeAnimationOptions = {
    duration,
    easing: curveOf(easing) || (curveOf('swing') as string),
    fill: 'both',
  };
  const running = measured().map(({ element, frames }) => element.animate(frames, timing));
  const stop = (): void => {
    for (const animation of running) animation.cancel();
    for (const [element, name] of marks) element.classList.remove(name);
    for (const release of releases) release();
  };
  return [running, stop];
}

// A timer ends the motion where the browser holds its animations back, as in a page behind others.
const MARGIN = 100;

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
  const [running, stop] = start(scene, measured);
  let timer = 0;
  let over = false;
  const finish = (): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    stop();
    done();
  };
  timer = window.setTimeout(finish, scene.duration + MARGIN);
  if (running[0]) running[0].onfinish = finish;
  return finish;
}
