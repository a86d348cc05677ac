import { buildButton, buttonTag } from '../dom/buttons';
import { setClass, setAttribute } from '../dom/attributes';
import { remove } from '../dom/nodes';
import { holdsFocus } from '../dom/focus';
import { reducedMotion } from '../dom/styles';
import { nextUsable } from '../core/stepping';
import { isLoading } from '../core/items';
import { isObject } from '../core/values';
import { flag, phrase, switchable, type ValuesOf } from '../core/options/rows';
import { allWidgets } from '../core/lookup';
import { openOnly } from '../core/select';
import { listen, on } from '../core/signals';
import { warn } from '../core/warn';
import type { Feature, Widget } from '../core/widget';

const rows = {
  /** How long autoplay shows each item, in milliseconds. 0: no autoplay. */
  'autoplay.interval': switchable(0),
  /** Whether autoplay stops when a user first uses the widget, by click, touch or key. */
  'autoplay.smart': flag(true),
  /** Whether autoplay pauses while a mouse or a pen is over the widget. */
  'autoplay.pauseOnHover': flag(true),
  /** Whether autoplay pauses while the keyboard focus is in the widget. */
  'autoplay.pauseOnFocus': flag(true),
  /** Whether there is a button that stops and starts autoplay. That of an accordion is an element before it, so an accordion that is an item of a grid or flex container needs a box of its own there. */
  'autoplay.control': flag(true),
  /** The button that starts autoplay. */
  'texts.play': phrase('Start automatic change'),
  /** The button that stops autoplay. */
  'texts.pause': phrase('Stop automatic change'),
};

interface Playing extends Widget<ValuesOf<typeof rows>> {
  player?: Player | undefined;
}

/** The state of autoplay. The reasons to pause are tracked separately: it goes on when none is left. */
interface Player {
  /** The value of the option `autoplay.interval` when the player was created. */
  readonly option: number;
  /** The time between two items, in milliseconds. */
  interval: number;
  readonly control: HTMLElement;
  timer?: number;
  /** Whether `play()` or the control has started it. Then it also runs with reduced motion. */
  asked?: boolean;
  stopped?: boolean;
  /** Whether a mouse or a pen is over the widget. */
  hovered?: boolean;
  /** Whether the keyboard focus is in the widget. */
  focused?: boolean;
  /** Whether the widget is scrolled out of sight, or hidden. */
  unseen?: boolean;
}

/** Whether a key is down. If the focus moves then, it was the key, and not a script. */
let isKeyDown: boolean;

const isPlaying = ({ stopped, asked }: Player): boolean =>
  !stopped && (asked || !reducedMotion().matches);

/** Whether it pauses: it plays, but the next item has to wait. */
const isPaused = ({ options, open }: Playing, player: Player): boolean =>
  (player.hovered && options['autoplay.pauseOnHover']) ||
  (player.focused && options['autoplay.pauseOnFocus']) ||
  player.unseen ||
  document.hidden ||
  open.some(isLoading);

/** Shows the state, and starts the timer for the next item again. */
function showAndSchedule(widget: Playing): void {
  const player = widget.player as Player;
  const { control, timer, interval } = player;
  const playing = isPlaying(player);
  clearTimeout(timer);
  setClass(control, 'z-playing', playing);
  setAttribute(control, 'aria-label', widget.options[playing ? 'texts.pause' : 'texts.play']);
  setAttribute(widget.kind.liveRegion(widget), 'aria-live', playing ? 'off' : 'polite');
  if (playing && !isPaused(widget, player))
    player.timer = setTimeout(() => advance(widget), interval);
}

/** Selects the next item, unless the focus is in the open panel. */
function advance(widget: Playing): void {
  const next = nextUsable(widget, 1);
  showAndSchedule(widget);
  // If the widget has left the page, the observer may not have told yet.
  if (next && widget.root.isConnected && !widget.open.some(({ panel }) => holdsFocus(panel)))
    openOnly(widget, [next], 'autoplay');
}

/**
 * Whether a pointer or the focus is in a widget after an event. The control doesn't count as inside, so that users see
 * what it does.
 */
function isInside(
  widget: Playing,
  { type, target, relatedTarget }: MouseEvent | FocusEvent,
): boolean {
  const element = (/out$/.test(type) ? relatedTarget : target) as Element;
  return (
    widget.kind.outerBox(widget).contains(element) &&
    !(widget.player as Player).control.contains(element)
  );
}

/** Handles a pointer that enters or leaves the widget. */
function onPointer(widget: Playing, event: PointerEvent): void {
  const player = widget.player as Player;
  const isIn = isInside(widget, event);
  if (event.pointerType === 'touch' || isIn === !!player.hovered) return;
  player.hovered = isIn;
  if (widget.options['autoplay.pauseOnHover']) showAndSchedule(widget);
}

/**
 * Handles the focus entering or leaving the widget. Focus that a script has moved doesn't count, unless a user has moved it
 * here before.
 */
function onFocus(widget: Playing, event: FocusEvent): void {
  const { options } = widget;
  const player = widget.player as Player;
  const isIn = (isKeyDown || !!player.focused) && isInside(widget, event);
  if (isIn === !!player.focused) return;
  player.focused = isIn;
  // Focus by key stops a smart autoplay for good.
  if (isIn && options['autoplay.smart']) player.stopped = true;
  else if (!options['autoplay.pauseOnFocus']) return;
  showAndSchedule(widget);
}

const onKey = ({ type }: KeyboardEvent): void => void (isKeyDown = type === 'keydown');

const playingInPage = (): Playing[] => (allWidgets() as Playing[]).filter(({ player }) => player);

/** Handles the page being hidden or shown, and reduced motion being switched on or off. */
function onPage({ type }: Event): void {
  playingInPage().forEach((widget) => {
    if (type === 'change') (widget.player as Player).asked = false;
    showAndSchedule(widget);
  });
}

let motionQuery: MediaQueryList | undefined;

/** Adds the page's listeners, once for all widgets, or removes them. */
function setPageListeners(on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener';
  isKeyDown = false;
  motionQuery = motionQuery || reducedMotion();
  motionQuery[change]('change', onPage);
  document[change]('visibilitychange', onPage);
  document[change]('keydown', onKey as EventListener, true);
  document[change]('keyup', onKey as EventListener, true);
  // A window that loses the focus gets no `keyup`.
  window[change]('blur', onKey as EventListener);
}

/** Runs a player until the options change or the widget ends. */
function run(widget: Playing, player: Player): void {
  const { options, kind, cleanUps, root } = widget;
  const { control } = player;
  const live = kind.liveRegion(widget);
  const before = live.getAttribute('aria-live');
  const again = (): void => showAndSchedule(widget);
  const point = (event: PointerEvent): void => onPointer(widget, event);
  const focus = (event: FocusEvent): void => onFocus(widget, event);
  const observer = new IntersectionObserver((entries) => {
    player.unseen = !(entries.pop() as IntersectionObserverEntry).isIntersecting;
    again();
  });
  widget.player = player;
  setPageListeners(true);
  observer.observe(root);
  if (options['autoplay.control']) kind.placeControl(widget, control);
  on(widget, 'change', again);
  on(widget, 'load', again);
  // A user's action stops a smart autoplay, and in tabs also one that `play()` has started. Otherwise it restarts the
  // interval.
  on(widget, 'userAction', () => {
    if (options['autoplay.smart'] || (player.asked && kind.actionEndsPlay)) player.stopped = true;
    again();
  });
  cleanUps.push(() => {
    clearTimeout(player.timer);
    observer.disconnect();
    if (!playingInPage().some((other) => other !== widget)) setPageListeners(false);
    setAttribute(live, 'aria-live', before);
    remove(control);
  });
  // Clean-ups run in reverse order, so these listeners are removed before the control. Otherwise its removal would
  // dispatch `focusout` to them.
  listen(widget, kind.outerBox(widget), {
    pointerover: point,
    pointerout: point,
    focusin: focus,
    focusout: focus,
  });
  again();
}

function createPlayer(widget: Playing, interval: number): Player {
  const control = buildButton(buttonTag(widget.root), 'z-autoplay');
  const player: Player = { option: widget.options['autoplay.interval'], interval, control };
  control.onclick = () => (isPlaying(player) ? stop(widget) : start(widget, player.interval));
  return player;
}

/**
 * Plays if the options or `play()` ask for it, until the options change or the widget ends. A new interval creates a
 * new player.
 */
function mount(widget: Playing): void {
  const { player } = widget;
  const interval = widget.options['autoplay.interval'];
  if (!player && !interval) return;
  widget.player = undefined;
  if (player && interval === player.option) run(widget, player);
  else if (interval) run(widget, createPlayer(widget, interval));
}

function start(widget: Playing, interval: number): void {
  if (!widget.player) run(widget, createPlayer(widget, interval));
  const begun = { interval, asked: true, stopped: false, focused: false };
  Object.assign(widget.player as Player, begun);
  showAndSchedule(widget);
}

/** Starts autoplay, with an interval in milliseconds, that of the option, or 2000. */
function play(widget: Playing, given?: unknown): void {
  const wanted = isObject(given) ? given['interval'] : given;
  const interval = rows['autoplay.interval'].parse(wanted);
  if (wanted !== undefined && !interval) warn(widget, 'play() takes milliseconds');
  start(widget, interval || widget.options['autoplay.interval'] || 2000);
}

/** Stops autoplay until `play()`, or until its control is pressed. */
function stop(widget: Playing): void {
  if (!widget.player) return;
  widget.player.stopped = true;
  showAndSchedule(widget);
}

const methods = { play, stop };

/** Autoplay: selects one item after the other. */
export const autoplay = {
  rows,
  methods,
  commands: methods,
  mount,
} satisfies Feature;
