import $ from 'jquery';
import { dropEmptyStyle, setAttribute } from '../dom/build';
import { reducedMotion } from '../dom/query';
import { timingOf } from './easing';
import { valueOf } from './options';
import { stylesAt, type Move } from './pose';
import { LONGEST } from './rows';
import type { CleanUp, Widget } from './widget';

/** Draws moves; `done` is called at the end. Returns what ends it and leaves nothing behind. */
type Engine = (moves: readonly Move[], timing: Timing, done: () => void) => CleanUp;

interface Timing {
  /** In milliseconds. */
  readonly duration: number;
  /** A name of `$.easing`. */
  readonly easing: string;
}

const camel = (name: string): string => name.replace(/-./g, (two) => two.charAt(1).toUpperCase());

const frameOf = (move: Move, part: number): Keyframe =>
  stylesAt(move, part).reduce<Keyframe>((frame, [property, value]) => {
    frame[camel(property)] = value;
    return frame;
  }, {});

/** The browser's own animations, off the main thread where that can be. */
const byCss: Engine = (moves, { duration, easing }, done) => {
  const timing = timingOf(easing) || (timingOf('swing') as string);
  // `both`, or what leaves would show once more between the last frame and the end.
  const options = { duration, easing: timing, fill: 'both' } as const;
  const running = moves.map((move) =>
    move.element.animate([frameOf(move, 0), frameOf(move, 1)], options),
  );
  const [first] = running;
  if (first) first.onfinish = first.oncancel = done;
  return () => {
    if (first) first.onfinish = first.oncancel = null;
    for (const animation of running) animation.cancel();
  };
};

/** Sets inline styles for a time; returns what gives back what the author has there. */
export function setStyles(
  { style }: HTMLElement,
  styles: readonly (readonly [property: string, value: string])[],
): CleanUp {
  const kept = styles.map(([name]) => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]);
  for (const [name, value] of styles) style.setProperty(name, value);
  return () => {
    for (const [name, value, priority] of kept)
      style.setProperty(name as string, value as string, priority);
  };
}

/** jQuery's clock and easings. */
const byJQuery: Engine = (moves, { duration, easing }, done) => {
  const restores = moves.map((move) =>
    setStyles(move.element, stylesAt(move, 0).concat([['transition', 'none']])),
  );
  const draw = (part: number): void => {
    for (const move of moves)
      for (const [property, value] of stylesAt(move, part))
        move.element.style.setProperty(property, value);
  };
  const clock = $({ part: 0 });
  clock.animate({ part: 1 }, { duration, easing, step: draw, complete: done });
  return () => {
    clock.stop();
    for (const restore of restores) restore();
    for (const { element } of moves) dropEmptyStyle(element);
  };
};

/** What of jQuery its slim builds lack. */
const full = $ as unknown as { fx?: { off: boolean }; fn?: { animate?: unknown } } | undefined;

function engineFor({ options }: Widget, easing: string): Engine {
  const wanted = options['animation.type'] === 'jquery' || !timingOf(easing);
  return wanted && full?.fn?.animate ? byJQuery : byCss;
}

/** Whether a change is to move: not where that is switched off, unwanted, or unseen. */
export function canMove({ options, root }: Widget): boolean {
  return (
    options['animation.effects'] !== 'none' &&
    (options['animation.duration'] as number) > 0 &&
    !full?.fx?.off &&
    !document.hidden &&
    !reducedMotion().matches &&
    root.getClientRects().length > 0
  );
}

/** Keeps a panel that was hidden in sight, out of reach; returns what hides it again. */
export function keepInSight(panel: HTMLElement): CleanUp {
  const hidden = panel.getAttribute('hidden');
  const inert = panel.getAttribute('inert');
  panel.removeAttribute('hidden');
  panel.setAttribute('inert', '');
  panel.setAttribute('aria-hidden', 'true');
  return () => {
    setAttribute(panel, 'inert', inert);
    panel.removeAttribute('aria-hidden');
    if (hidden !== null) panel.setAttribute('hidden', hidden);
  };
}

/** How much later than its duration a motion ends at the latest, in milliseconds: pages behind others draw no frames. */
const MARGIN = 1000;

/** Moves elements, and calls `done` once at the end; the function returned ends it at once. */
export function animate(widget: Widget, moves: readonly Move[], done: () => void): CleanUp {
  const { options, kind } = widget;
  const duration = options['animation.duration'] as number;
  const easing = valueOf(kind.table, options, 'animation.easing') as string;
  let stop: CleanUp | null = null;
  let over = false;
  const finish = (): void => {
    const end = stop;
    over = true;
    // Over before it has begun: jQuery 4 may call back at once.
    if (!end) return;
    stop = null;
    clearTimeout(timer);
    removeEventListener('beforeprint', finish);
    end();
    done();
  };
  const timer = setTimeout(finish, Math.min(duration + MARGIN, LONGEST));
  // Paper shows what is there, not what is on its way.
  addEventListener('beforeprint', finish);
  stop = engineFor(widget, easing)(moves, { duration, easing }, finish);
  if (over || !moves.length) finish();
  return finish;
}
