import { curveOf } from './easing';
import { effects, type Effect } from './effects';

/** What may move in a change of panels. */
export interface Motion {
  /** Holds the panels; its height moves from the old panel's to the new one's. */
  readonly container: HTMLElement;
  readonly enter: HTMLElement | null;
  readonly leave: HTMLElement | null;
  readonly effects: string;
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether anything is to move: not when it's switched off, unwanted, impossible, or unseen. */
function moves({ effects: name, duration, container }: Motion): boolean {
  return (
    name !== 'none' &&
    duration > 0 &&
    typeof container.animate === 'function' &&
    !document.hidden &&
    !matchMedia(NO_MOTION).matches &&
    container.getClientRects().length > 0
  );
}

/** The old panel stays in sight on its way out, but out of reach of focus and assistive technology. */
function keepInSight(panel: HTMLElement): () => void {
  const hidden = panel.getAttribute('hidden');
  if (hidden === null) return () => undefined;
  const names = ['inert', 'aria-hidden'];
  panel.removeAttribute('hidden');
  panel.setAttribute('inert', '');
  panel.setAttribute('aria-hidden', 'true');
  panel.classList.add('z-leave');
  return () => {
    panel.setAttribute('hidden', hidden);
    for (const name of names) panel.removeAttribute(name);
    panel.classList.remove('z-leave');
  };
}

/** Starts the movement; gives the animation that tells its end, and what stops all of it. */
function start(motion: Motion, from: number): { main: Animation | undefined; stop: () => void } {
  const { container, enter, leave, duration, easing } = motion;
  const effect = effects[motion.effects] || (effects['fade'] as Effect);
  // `both`, or the old panel would show once more between the last frame and `stop`.
  const timing: KeyframeAnimationOptions = {
    duration,
    easing: curveOf(easing) || 'ease',
    fill: 'both',
  };
  const release = leave && keepInSight(leave);
  container.classList.add('z-animating');
  const to = container.offsetHeight;
  const running: Animation[] = [];
  if (enter) running.push(enter.animate(effect.enter, timing));
  if (leave) running.push(leave.animate(effect.leave, timing));
  if (from !== to) {
    running.push(container.animate([{ height: `${from}px` }, { height: `${to}px` }], timing));
  }
  const stop = (): void => {
    for (const animation of running) animation.cancel();
    container.classList.remove('z-animating');
    if (release) release();
  };
  return { main: running[0], stop };
}

// A timer ends the run where the browser holds its animations back, as in a page behind others.
const MARGIN = 100;

/**
 * Applies a change by `render` and moves its panels. `done` is called once: when the motion has
 * ended, or at once when nothing moves. The function returned ends it early.
 */
export function animate(motion: Motion, render: () => void, done: () => void): (() => void) | null {
  if (!moves(motion)) {
    render();
    done();
    return null;
  }
  const from = motion.container.offsetHeight;
  render();
  const { main, stop } = start(motion, from);
  let timer = 0;
  let over = false;
  const finish = (): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    stop();
    done();
  };
  timer = window.setTimeout(finish, motion.duration + MARGIN);
  if (main) main.onfinish = finish;
  return finish;
}
