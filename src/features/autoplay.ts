import { buildButton, buttonTag } from '../dom/buttons';
import { setClass, setAttribute } from '../dom/attributes';
import { holdsFocus } from '../dom/focus';
import { reducedMotion } from '../dom/styles';
import { nextUsable } from '../core/stepping';
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
  /** Whether there is a button that stops and starts autoplay. */
  'autoplay.control': flag(true),
  /** The button that starts autoplay. */
  'texts.play': phrase('Start automatic change'),
  /** The button that stops autoplay. */
  'texts.pause': phrase('Stop automatic change'),
};

interface Playing extends Widget<ValuesOf<typeof rows>> {
  player?: Player | undefined;
}

/** What users do that makes it wait, where these options say so. */
const PAUSES = ['autoplay.pauseOnHover', 'autoplay.pauseOnFocus'] as const;

/** What keeps a widget that plays from going on; each flag for itself (C17). */
interface Player extends Partial<Record<(typeof PAUSES)[number], boolean>> {
  /** What a pointer may be over, and what changes. */
  element?: HTMLElement;
  live?: HTMLElement;
  /** The option's value when the player was made. */
  readonly option: number;
  /** The time between two items, in milliseconds. */
  interval: number;
  readonly control: HTMLElement;
  timer?: number;
  /** Whether `play` or the control started it, so that it moves although motion is unwanted. */
  asked?: boolean;
  stopped?: boolean;
  /** Whether it is scrolled out of sight, or not shown at all. */
  unseen?: boolean;
}

const isPlaying = ({ stopped, asked }: Player): boolean =>
  !stopped && (asked || !reducedMotion().matches);

/** Whether it waits for something to end. */
const isWaiting = (widget: Playing, player: Player): boolean =>
  PAUSES.some((name) => player[name] && widget.options[name]) ||
  player.unseen ||
  document.hidden ||
  widget.open.some(({ load }) => load && load.phase === 'loading');

/** Shows the state, and begins to wait anew for the next item. */
function update(widget: Playing): void {
  const player = widget.player as Player;
  const { control, live, timer, interval } = player;
  const playing = isPlaying(player);
  clearTimeout(timer);
  setClass(control, 'z-playing', playing);
  setAttribute(control, 'aria-label', widget.options[playing ? 'texts.pause' : 'texts.play']);
  setAttribute(live as HTMLElement, 'aria-live', playing ? 'off' : 'polite');
  if (playing && !isWaiting(widget, player))
    player.timer = setTimeout(() => advance(widget), interval);
}

/** Goes on to the next item; content that holds the focus stays (S5). */
function advance(widget: Playing): void {
  const next = nextUsable(widget, 1);
  update(widget);
  // The observer tells late of a set that has left the page.
  if (next && widget.root.isConnected && !widget.open.some(({ panel }) => holdsFocus(panel)))
    openOnly(widget, [next], 'autoplay');
}

const isOver = ({ element, control }: Player, at: Element): boolean =>
  (element as HTMLElement).contains(at) && !control.contains(at);

/** What users do with pointer and focus, but on the control: one may want to see what that does. */
function onPointerOrFocus(widget: Playing, event: PointerEvent & FocusEvent): void {
  const { options } = widget;
  const player = widget.player as Player;
  const { type, target, relatedTarget, pointerType } = event;
  const isFocus = type[0] === 'f';
  const pause = PAUSES[isFocus ? 1 : 0];
  const at = (/out$/.test(type) ? relatedTarget : target) as Element;
  // Focus that a script moved is nothing that a user did, unless a user's was here before.
  const isUsers = !isFocus || isKeyDown || !!player[pause];
  const isIn = isUsers && isOver(player, at);
  if (pointerType === 'touch' || isIn === !!player[pause]) return;
  player[pause] = isIn;
  // Focus that comes by key stops a smart autoplay for good (S2).
  if (isFocus && isIn && options['autoplay.smart']) player.stopped = true;
  else if (!options[pause]) return;
  update(widget);
}

/** Whether a key is down: the focus that comes then comes by it, and not by a script. */
let isKeyDown: boolean;

const onKey = ({ type }: KeyboardEvent): void => void (isKeyDown = type === 'keydown');

const playingInPage = (): Playing[] => (allWidgets() as Playing[]).filter(({ player }) => player);

/** The page was hidden or shown, or the user's wish for motion has changed. */
function onPage({ type }: Event): void {
  const all = playingInPage();
  // Those that left the page without `destroy` are heard no more.
  if (!all.length) setPageListeners(false);
  all.forEach((widget) => {
    if (type === 'change') (widget.player as Player).asked = false;
    update(widget);
  });
}

let motion: MediaQueryList | undefined;

/** Listens to the page, once for all sets, or no more. */
function setPageListeners(on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener';
  isKeyDown = false;
  motion = motion || reducedMotion();
  motion[change]('change', onPage);
  document[change]('visibilitychange', onPage);
  document[change]('keydown', onKey as EventListener, true);
  document[change]('keyup', onKey as EventListener, true);
  // A window that goes to the back hears no key come up.
  window[change]('blur', onKey as EventListener);
}

/** Runs a player until the options change or the widget ends. */
function run(widget: Playing, player: Player): void {
  const { options, kind, cleanUps, root } = widget;
  const { control } = player;
  const element = kind.outerBox(widget);
  const live = kind.liveRegion(widget);
  const before = live.getAttribute('aria-live');
  const again = (): void => update(widget);
  const note = (event: PointerEvent & FocusEvent): void => onPointerOrFocus(widget, event);
  const observer = new IntersectionObserver((entries) => {
    player.unseen = !(entries.pop() as IntersectionObserverEntry).isIntersecting;
    again();
  });
  widget.player = Object.assign(player, { element, live });
  setPageListeners(true);
  observer.observe(root);
  if (options['autoplay.control']) kind.placeControl(widget, control);
  on(widget, 'change', again);
  on(widget, 'load', again);
  // A user's action stops a smart autoplay, and in some kinds what `play` started; any other waits anew.
  on(widget, 'action', () => {
    if (options['autoplay.smart'] || (player.asked && kind.actionEndsPlay)) player.stopped = true;
    again();
  });
  cleanUps.push(() => {
    clearTimeout(player.timer);
    observer.disconnect();
    if (!playingInPage().some((other) => other !== widget)) setPageListeners(false);
    setAttribute(live, 'aria-live', before);
    control.remove();
  });
  // After the clean-up, which runs backwards: a control that goes with the focus tells of that.
  listen(widget, element, { pointerover: note, pointerout: note, focusin: note, focusout: note });
  again();
}

function createPlayer(widget: Playing, interval: number): Player {
  const control = buildButton(buttonTag(widget.root), 'z-autoplay');
  const player: Player = { option: widget.options['autoplay.interval'], interval, control };
  control.onclick = () => (isPlaying(player) ? stop(widget) : start(widget, player.interval));
  return player;
}

/**
 * Plays where the options or `play` ask for it, until the options change or the widget ends; a new interval begins
 * anew.
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
  const begun = { interval, asked: true, stopped: false, 'autoplay.pauseOnFocus': false };
  Object.assign(widget.player as Player, begun);
  update(widget);
}

/** Starts autoplay (C17); an interval in milliseconds, that of the option, or 2000. */
function play(widget: Playing, given?: unknown): void {
  const wanted = isObject(given) ? given['interval'] : given;
  const interval = rows['autoplay.interval'].parse(wanted);
  if (wanted !== undefined && !interval) warn(widget, 'play() takes milliseconds');
  start(widget, interval || widget.options['autoplay.interval'] || 2000);
}

/** Stops autoplay until `play`, or until its control is pressed. */
function stop(widget: Playing): void {
  if (!widget.player) return;
  widget.player.stopped = true;
  update(widget);
}

const methods = { play, stop };

/** Selects one item after the other. */
export const autoplay = {
  rows,
  methods,
  commands: methods,
  mount,
} satisfies Feature;
