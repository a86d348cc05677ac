import { detach } from '../dom/build';
import { onCalm } from './calm';
import { holdsFocus, isRendered, media } from '../dom/query';
import { keep, restore } from '../widget/ledger';
import { isObject } from '../widget/options';
import { createScope, endScope, on, onCapture, onEnd, type Scope } from '../widget/scope';
import { follow } from '../widget/follow';
import { isThinking } from '../widget/guard';
import { warn } from '../widget/widget';
import { describeCarousel } from './carousel';
import { openItems, passFocus, type Common } from './common';
import { isLoading } from './content.state';
import { buildControl, paintControl, placeControl } from './control';
import { createPlayer, isPlaying, nothing, setGoing, type Player } from './player';

/** What autoplay has to know of one kind of widget. */
export interface Stage {
  /** What a pointer is over, and the focus in, to pause it. */
  readonly element: HTMLElement;
  /** Begins the id of a heading that names it. */
  readonly prefix: string;
  /** What holds that which changes. */
  readonly live: HTMLElement;
  /** What the control stands right before; the root of an accordion may be in no page yet. */
  readonly next: () => Node | null;
  /** Goes on to the next item. */
  readonly advance: () => void;
}

// The time between two items where nobody says, in milliseconds.
const USUAL = 2000;

/** Whether something keeps it where it is for the moment. */
const isHeld = (widget: Common, { hovered, focused, unseen }: Player): boolean =>
  hovered || focused || unseen || document.hidden || openItems(widget).some(isLoading);

/** An action of the user's stops a smart autoplay; any other waits anew. */
export function noteAction({ parts, options }: Common): void {
  const { player } = parts.shared;
  if (!player || !player.run) return;
  if (options.autoplay.smart) player.stopped = true;
  player.update();
}

/** A pointer over the stage pauses; over the control it may start what it wants to see. */
function listenForPointer({ element }: Stage, player: Player, scope: Scope): void {
  // eslint-disable-next-line floor/dom -- what says that it hovers has `matches`
  const isOver = (one: Element | null): boolean => !!one && one.matches(':hover');
  // It may be there already; what a finger has touched counts as hovered, too.
  if (media('(hover: hover)').matches && isOver(element) && !isOver(player.control)) {
    player.hovered = true;
  }
  on(scope, element, 'pointerover pointerleave', ({ type, target, originalEvent }) => {
    const pointer = originalEvent as PointerEvent | undefined;
    if (!pointer || pointer.pointerType === 'touch') return;
    const hovered = type === 'pointerover' && !player.control?.contains(target as Node);
    if (hovered === player.hovered) return;
    player.hovered = hovered;
    player.update();
  });
}

/** Whether the focus is one to be seen: it came by keys, or into a field. */
function isFocusSeen(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

/** Focus stops a smart autoplay for good (rule S2), and pauses another while it is inside. */
function listenForFocus(widget: Common, { element }: Stage, player: Player, scope: Scope): void {
  const focus = document.activeElement;
  // It may be there already, unless that is where autoplay was asked for.
  if (!player.willed && holdsFocus(element) && !holdsFocus(player.control)) {
    player.focused = isFocusSeen(focus as Element);
  }
  on(scope, element, 'focusin focusout', ({ type, target }) => {
    if (player.control?.contains(target as Node)) return;
    const focused = type === 'focusin' && isFocusSeen(target as Element);
    if (focused) noteAction(widget);
    player.focused = focused && !widget.options.autoplay.smart;
    player.update();
  });
}

/** What only the browser knows: the page hidden, the stage out of sight, motion unwanted. */
function listenForSight({ element }: Stage, player: Player, scope: Scope): void {
  const update = (): void => player.update();
  onCapture(scope, document, 'visibilitychange', update);
  onCalm(scope, () => {
    player.willed = false;
    update();
  });
  if (typeof IntersectionObserver === 'function') {
    const observer = new IntersectionObserver((entries) => {
      player.unseen = !entries[entries.length - 1]?.isIntersecting;
      update();
    });
    observer.observe(element);
    onEnd(scope, () => observer.disconnect());
  }
}

/** The control stays the same element as long as it is wanted, so that it keeps the focus. */
function layControl({ options }: Common, player: Player): void {
  if (!options.autoplay.control || player.control) return;
  const control = buildControl();
  player.control = control;
  control.onclick = () => {
    if (isPlaying(player)) player.stopped = true;
    else setGoing(player);
    player.update();
  };
}

function dropControl(player: Player): void {
  if (player.control) detach(player.control);
  player.control = null;
}

function run(widget: Common, player: Player): void {
  const { options, parts, root } = widget;
  const stage = parts.shared.view.stageOf(widget);
  const scope = (player.run = createScope());
  const { live } = stage;
  const kept = keep(live, ['aria-live']);
  describeCarousel(widget, scope, stage);
  let timer = 0;
  player.update = () => {
    clearTimeout(timer);
    const playing = isPlaying(player);
    if (player.control) {
      placeControl(player.control, stage.next());
      paintControl(player.control, options.texts, playing);
      const gone = player.unseen && !isRendered(root);
      player.control.style.display = gone ? 'none' : '';
    }
    live.setAttribute('aria-live', playing ? 'off' : 'polite');
    if (!playing || isHeld(widget, player)) return;
    timer = window.setTimeout(() => {
      // Asked again, the page would never come to an answer. Content that closes would lose the focus,
      // however it came there (rule S5).
      if (!isThinking(widget) && !openItems(widget).some(({ panel }) => holdsFocus(panel)))
        stage.advance();
      player.update();
    }, player.asked || options.autoplay.interval);
  };
  layControl(widget, player);
  if (options.autoplay.pauseOnHover) listenForPointer(stage, player, scope);
  else player.hovered = false;
  if (options.autoplay.pauseOnFocus) listenForFocus(widget, stage, player, scope);
  else player.focused = false;
  listenForSight(stage, player, scope);
  follow(widget, () => player.update());
  onEnd(scope, () => {
    clearTimeout(timer);
    restore(live, kept, ['aria-live'], []);
    player.update = nothing;
    player.run = null;
    if (!widget.alive) dropControl(player);
  });
  onEnd(widget.scope, () => endScope(scope));
  player.update();
}

const INTERVAL = 'autoplay.interval';

/** Plays where the options or `play` ask for it, as long as the present options. */
export function mountAutoplay(widget: Common): void {
  const { options, given, parts } = widget;
  const { shared } = parts;
  const { interval, control } = options.autoplay;
  const player = shared.player || createPlayer();
  // What the page sets now counts, and not what was before.
  if (interval !== player.from || (player.asked && given[INTERVAL])) {
    player.asked = 0;
    player.willed = player.stopped = false;
  }
  player.from = interval;
  const wanted = player.asked || interval;
  if (!wanted || !control) {
    passFocus(widget, player.control, shared.view.entryOf(widget));
    dropControl(player);
  }
  shared.player = wanted ? player : null;
  if (wanted) run(widget, player);
}

/** The interval that `play` was called with; 0 for one that a timer, of 32 bits, can't hold. */
function intervalOf(asked: unknown): number {
  const interval = /^(number|string)$/.test(typeof asked) ? Number(asked) : 0;
  return interval > 0 && interval <= 0x7fffffff ? interval : 0;
}

/** Starts autoplay (rule C17). */
export function play(widget: Common, given?: unknown): void {
  const { parts, options, kind, root } = widget;
  const asked = isObject(given) ? given['interval'] : given;
  const interval = intervalOf(asked);
  if (asked !== undefined && !interval) {
    warn(kind.name, root, `play(): an interval is a number of milliseconds`);
  }
  const player = (parts.shared.player = parts.shared.player || createPlayer());
  player.asked = interval || options.autoplay.interval || USUAL;
  // What the page sets next counts, also where the option has that value already.
  widget.given[INTERVAL] = 0;
  setGoing(player);
  if (player.run) player.update();
  else run(widget, player);
}

/** Stops autoplay until `play`, or until its control is pressed. */
export function stop({ parts }: Common): void {
  const { player } = parts.shared;
  if (!player) return;
  player.stopped = true;
  player.update();
}
