import $ from 'jquery';
import { setAttribute } from '../../dom/attributes';
import { reducedMotion } from '../../dom/styles';
import { hide } from '../panel';
import type { CleanUp, Item, Widget } from '../widget';
import { timingOf } from './easing';
import { frameAt, type Motion, type Move } from './moves';

/** Jumps to the end of the running animation, if there is one. */
export function finish(widget: Widget): void {
  if (widget.finish) widget.finish();
}

/** Whether changes are animated: not if that is switched off, unwanted by the user, or if nobody sees it. */
export function canMove({ options, root }: Widget): boolean {
  // Slim builds have no `$.fx`.
  const { fx } = $ as Partial<JQueryStatic>;
  return (
    options['animation.effects'] !== 'none' &&
    (options['animation.duration'] as number) > 0 &&
    !document.hidden &&
    !(fx && fx.off) &&
    !reducedMotion().matches &&
    root.getClientRects().length > 0
  );
}

/** Keeps the panel of a closed item visible during the animation, but inert. Returns the function that hides it. */
export function keepInSight(item: Item): CleanUp {
  const panel = item.panel as HTMLElement;
  const inert = panel.getAttribute('inert');
  // The attribute has to go, because many style sheets hide `[hidden]` by an `!important` rule.
  setAttribute(panel, 'hidden', null);
  setAttribute(panel, 'inert', '');
  setAttribute(panel, 'aria-hidden', 'true');
  return () => {
    setAttribute(panel, 'inert', inert);
    setAttribute(panel, 'aria-hidden', null);
    hide(item);
  };
}

/**
 * An animation ends at the latest this long after its duration, in milliseconds: browsers draw no frames of a page
 * behind another one.
 */
const MARGIN = 1000;

/** The CSS timing function of an animation; null if jQuery drives it. Slim builds of jQuery can't. */
function timingFor({ options }: Widget, easing: string): string | null {
  const timing = timingOf(easing);
  if (!($.fn as Partial<JQuery>).animate) return timing || 'ease';
  return options['animation.type'] === 'jquery' ? null : timing;
}

/**
 * Creates Web Animations. If jQuery drives them (`easing` is null), they last 3 ms, and each step of jQuery sets their
 * `currentTime`: 1 is the start of the movement, 2 its end. The millisecond before and the one after are for easings that
 * go beyond both.
 */
function createAnimations(
  moves: readonly Move[],
  duration: number,
  easing: string | null,
): Animation[] {
  const parts = easing ? [0, 1] : [-1, 0, 1, 2];
  return moves.map((move) =>
    move.element.animate(
      parts.map((part) => frameAt(move, part)),
      // `both`: otherwise what disappears would be seen once more between the last frame and the end.
      { duration: easing ? duration : 3, easing: easing || 'linear', fill: 'both' },
    ),
  );
}

/** Animates a change, and calls `settled` once at the end. Until then, `widget.finish` jumps to the end. */
export function animate(widget: Widget, motion: Motion, settled: CleanUp): void {
  const { options } = widget;
  const duration = options['animation.duration'] as number;
  const easing = options['animation.easing'] as string;
  const timing = timingFor(widget, easing);
  const running = createAnimations(motion.moves, duration, timing);
  // jQuery animates the property of a plain object, and `step` gets its values.
  const clock = timing ? null : $({ part: 0 });
  const end = (): void => {
    // It has ended already.
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    widget.finish = null;
    if (clock) clock.stop();
    running.forEach((animation) => animation.cancel());
    motion.cleanUps.forEach((cleanUp) => cleanUp());
    settled();
  };
  const step = (part: number): void =>
    running.forEach((animation) => {
      animation.pause();
      animation.currentTime = part + 1;
    });
  let timer = setTimeout(end, duration + MARGIN);
  const [first] = running;
  widget.finish = () => {
    if (motion.beforeFinish) motion.beforeFinish();
    end();
  };
  if (!first) end();
  else if (!clock) first.onfinish = first.oncancel = end;
  else {
    step(0);
    clock.animate({ part: 1 }, { duration, easing, step, complete: end });
  }
}
