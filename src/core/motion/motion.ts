import $ from 'jquery';
import { setAttribute } from '../../dom/attributes';
import { reducedMotion } from '../../dom/styles';
import { hide } from '../panel';
import type { CleanUp, Item, Widget } from '../widget';
import { timingOf } from './easing';

/** Where something is, and how it looks, at one end of its way, in pixels; what isn't named doesn't change. */
export type Pose = Partial<
  Record<'x' | 'y' | 'opacity' | 'height' | 'paddingTop' | 'paddingBottom', number>
>;

/** What one element does in a change. */
export interface Move {
  readonly element: HTMLElement;
  readonly from: Pose;
  readonly to: Pose;
}

/** A pose as CSS, `part` of the way from one to another. */
function frameAt({ from, to }: Move, part: number): Keyframe {
  const frame: Keyframe = {};
  (Object.keys(to) as (keyof Pose)[]).forEach((name) => {
    const start = from[name] || 0;
    const value = start + ((to[name] as number) - start) * part;
    if (name === 'opacity') frame[name] = value;
    else if (name === 'x' || name === 'y') frame['transform'] = `translate${name}(${value}px)`;
    // An easing may swing beyond its ends.
    else frame[name] = `${Math.max(0, value)}px`;
  });
  return frame;
}

/** Whether a change is to move: not where that is switched off, unwanted, or unseen. */
export const canMove = ({ options, root }: Widget): boolean =>
  options['animation.effects'] !== 'none' &&
  (options['animation.duration'] as number) > 0 &&
  !document.hidden &&
  // Slim builds have no `$.fx`.
  !($.fx as typeof $.fx | undefined)?.off &&
  !reducedMotion().matches &&
  root.getClientRects().length > 0;

/** Keeps the panel of an item that closes in sight, out of reach; returns what hides it again. */
export function keepInSight(item: Item): CleanUp {
  const panel = item.panel as HTMLElement;
  const inert = panel.getAttribute('inert');
  // Without the attribute, as many style sheets hide all that has it by an important rule.
  panel.hidden = false;
  setAttribute(panel, 'inert', '');
  setAttribute(panel, 'aria-hidden', 'true');
  return () => {
    setAttribute(panel, 'inert', inert);
    setAttribute(panel, 'aria-hidden', null);
    hide(item);
  };
}

/**
 * How much later than its duration a motion ends at the latest, in milliseconds: pages behind others draw no frames.
 */
const MARGIN = 1000;

/** The CSS timing function of a motion; null where jQuery's clock is to move it, which slim builds lack. */
function timingFor({ options }: Widget, easing: string): string | null {
  const timing = timingOf(easing);
  if (!($.fn as Partial<JQuery>).animate) return timing || 'ease';
  return options['animation.type'] === 'jquery' ? null : timing;
}

/**
 * Starts the browser's animations; for jQuery's clock they go on as far beyond either end as the way is long, in 3 ms.
 */
function draw(moves: readonly Move[], duration: number, easing: string | null): Animation[] {
  const parts = easing ? [0, 1] : [-1, 0, 1, 2];
  return moves.map((move) =>
    move.element.animate(
      parts.map((part) => frameAt(move, part)),
      // `both`, or what leaves would show once more between the last frame and the end.
      { duration: easing ? duration : 3, easing: easing || 'linear', fill: 'both' },
    ),
  );
}

/**
 * Moves elements, and calls `done` once at the end. Until then `widget.finish` ends the motion at once, after `cut`,
 * which may note where things are.
 */
export function animate(
  widget: Widget,
  moves: readonly Move[],
  done: CleanUp,
  cut?: CleanUp,
): void {
  const { options } = widget;
  const duration = options['animation.duration'] as number;
  const easing = options['animation.easing'] as string;
  const timing = timingFor(widget, easing);
  const { isConnected } = widget.root;
  const running = draw(moves, duration, timing);
  const clock = timing ? null : $({ part: 0 });
  const end = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    widget.finish = null;
    if (clock) clock.stop();
    running.forEach((animation) => animation.cancel());
    // A set that has left the page meanwhile tells nobody.
    widget.isSilent = isConnected && !widget.root.isConnected;
    done();
    widget.isSilent = false;
  };
  const step = (part: number): void =>
    running.forEach((animation) => {
      animation.pause();
      animation.currentTime = part + 1;
    });
  let timer = setTimeout(end, duration + MARGIN);
  const [first] = running;
  widget.finish = () => {
    if (cut) cut();
    end();
  };
  if (!first) end();
  else if (!clock) first.onfinish = first.oncancel = end;
  else {
    step(0);
    clock.animate({ part: 1 }, { duration, easing, step, complete: end });
  }
}
