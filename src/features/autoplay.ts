import { buildButton, setAttribute, setClass } from '../dom/build';
import { holdsFocus } from '../dom/focus';
import { reducedMotion } from '../dom/query';
import { nextUsable } from '../core/keyboard';
import { isObject } from '../core/options';
import { widgetsInPage } from '../core/page';
import { openOnly } from '../core/select';
import { widgetOn } from '../core/items';
import { listen, on } from '../core/listen';
import { warn } from '../core/warn';
import type { Item, Widget } from '../core/widget';
import { sharedRows, type SharedValues } from './options';

export interface Playing extends Widget<SharedValues> {
  player?: Player | undefined;
}

/** What keeps a widget that plays from going on; each flag for itself (C17). */
interface Player {
  readonly widget: Playing;
  /** The option's value when the player was made. */
  readonly option: number;
  /** The time between two items, in milliseconds. */
  interval: number;
  /** Whether `play` or the control started it, so that it moves although motion is unwanted. */
  asked?: boolean;
  stopped?: boolean;
  hovered: boolean;
  focused?: boolean;
  /** Whether it is scrolled out of sight, or not shown at all. */
  unseen?: boolean;
  timer?: number;
  readonly control: HTMLElement;
}

/** The time between two items where nobody says, in milliseconds. */
const USUAL = 2000;

const isPlaying = ({ stopped, asked }: Player): boolean =>
  !stopped && (asked || !reducedMotion().matches);

const openItems = ({ items, open }: Widget): Item[] => open.map((index) => items[index] as Item);

/** Goes on to the next item; content that holds the focus stays (S5). */
function advance({ widget }: Player): void {
  const next = nextUsable(widget, 1);
  // The observer tells late of a set that has left the page.
  if (!next || !widget.root.isConnected) return;
  if (!openItems(widget).some(({ panel }) => holdsFocus(panel)))
    openOnly(widget, [next], 'autoplay');
}

/** Whether it waits for something to end. */
const isWaiting = ({ widget, hovered, focused, unseen }: Player): boolean =>
  (hovered && widget.options['autoplay.pauseOnHover']) ||
  (focused && widget.options['autoplay.pauseOnFocus']) ||
  unseen ||
  document.hidden ||
  openItems(widget).some(({ load }) => load && load.state === 'loading');

/** Shows the state, and begins to wait anew for the next item. */
function update(player: Player): void {
  const { widget, control } = player;
  const playing = isPlaying(player);
  clearTimeout(player.timer);
  setClass(control, 'z-playing', playing);
  setAttribute(control, 'aria-label', widget.options[playing ? 'texts.pause' : 'texts.play']);
  widget.kind.playing(widget).live.setAttribute('aria-live', playing ? 'off' : 'polite');
  if (!playing || isWaiting(player)) return;
  player.timer = window.setTimeout(() => {
    advance(player);
    update(player);
  }, player.interval);
}

function start(player: Player): void {
  player.asked = true;
  player.stopped = player.focused = false;
}

/** Whether a node is in the set, and not in the control: one may want to see what that does. */
function isIn({ widget, control }: Player, node: EventTarget | null): boolean {
  const { element } = widget.kind.playing(widget);
  return element.contains(node as Node) && !control.contains(node as Node);
}

function onPoint(player: Player, event: PointerEvent): void {
  const { type, target, relatedTarget, pointerType } = event;
  const hovered = isIn(player, type === 'pointerout' ? relatedTarget : target);
  if (pointerType === 'touch' || hovered === player.hovered) return;
  player.hovered = hovered;
  if (player.widget.options['autoplay.pauseOnHover']) update(player);
}

/** Focus that comes by key stops a smart autoplay for good (S2). */
function onFocus(player: Player, { type, target }: Event): void {
  const { options } = player.widget;
  const came =
    type === 'focusin' && isIn(player, target) && (target as Element).matches(':focus-visible');
  if (options['autoplay.smart']) player.stopped ||= came && options['autoplay.pauseOnFocus'];
  else player.focused = came;
  update(player);
}

/** Hears what users do. */
function watchUser(player: Player): void {
  const { widget } = player;
  const { options, kind } = widget;
  const point = (event: PointerEvent): void => onPoint(player, event);
  const focus = (event: Event): void => onFocus(player, event);
  const handlers = { pointerover: point, pointerout: point, focusin: focus, focusout: focus };
  listen(widget, kind.playing(widget).element, handlers);
  // A user's action stops a smart autoplay, and in tabs what `play` started; any other waits anew.
  on(widget, 'action', () => {
    if (options['autoplay.smart'] || (player.asked && kind.noun === 'tab')) player.stopped = true;
    update(player);
  });
}

let observer: IntersectionObserver | undefined;

const eachInPage = (work: (player: Player) => void): void => {
  for (const { player } of widgetsInPage() as Playing[]) if (player) work(player);
};

/** One observer and one set of listeners for all players of the page. */
function hearPage(): IntersectionObserver {
  document.addEventListener('visibilitychange', () => eachInPage(update));
  reducedMotion().addEventListener('change', () =>
    eachInPage((player) => {
      player.asked = false;
      update(player);
    }),
  );
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { player } = (widgetOn(target) || {}) as Partial<Playing>;
      if (!player) continue;
      player.unseen = !isIntersecting;
      update(player);
    }
  });
}

/** Called twice on purpose: a minifier would put it into `run`, where its listeners would keep the first player alive. */
const sight = (): IntersectionObserver => (observer = observer || hearPage());

/** Runs a player until the options change or the widget ends. */
function run(player: Player): void {
  const { widget, control } = player;
  const { options, kind, cleanUps, root } = widget;
  const { live, first } = kind.playing(widget);
  const before = live.getAttribute('aria-live');
  sight().observe(root);
  // The first in the order of Tab (S1).
  if (options['autoplay.control'] && first.parentNode)
    first.parentNode.insertBefore(control, first);
  on(widget, 'change', () => update(player));
  on(widget, 'load', () => update(player));
  cleanUps.push(() => {
    clearTimeout(player.timer);
    sight().unobserve(root);
    setAttribute(live, 'aria-live', before);
    control.remove();
  });
  // After the clean-up, which runs backwards: a control that goes with the focus tells of that.
  watchUser(player);
  update(player);
}

function createPlayer(widget: Playing): Player {
  const option = widget.options['autoplay.interval'];
  const control = buildButton('z-autoplay');
  const player: Player = { widget, option, interval: option, hovered: false, control };
  control.onclick = () => {
    if (isPlaying(player)) player.stopped = true;
    else start(player);
    update(player);
  };
  return (widget.player = player);
}

/** Plays where the options or `play` ask for it, until the options change or the widget ends; a new interval begins anew. */
export function mountAutoplay(widget: Playing): void {
  const { player } = widget;
  const interval = widget.options['autoplay.interval'];
  if (player && interval === player.option) run(player);
  else if (interval) run(createPlayer(widget));
  else widget.player = undefined;
}

/** Starts autoplay (C17); an interval in milliseconds, that of the option, or 2000. */
function play(widget: Playing, given?: unknown): void {
  const asked = isObject(given) ? given['interval'] : given;
  const interval = sharedRows['autoplay.interval'].parse(asked);
  if (asked !== undefined && !interval) warn(widget, 'play() takes milliseconds');
  const running = widget.player;
  const player = running || createPlayer(widget);
  player.interval = interval || widget.options['autoplay.interval'] || USUAL;
  start(player);
  if (running) update(player);
  else run(player);
}

/** Stops autoplay until `play`, or until its control is pressed. */
function stop({ player }: Playing): void {
  if (!player) return;
  player.stopped = true;
  update(player);
}

export const autoplayMethods = { play, stop };
