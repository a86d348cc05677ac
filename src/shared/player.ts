import { isCalm } from './calm';
import type { Scope } from '../widget/scope';

/** Whether a widget plays, and what keeps it from moving on; each for itself (rule C17). */
export interface Player {
  /** The time between two items that `play` asked for, in milliseconds; 0 where nobody did. */
  asked: number;
  /** The option `autoplay.interval` as it was when the options were last put into effect. */
  from: number;
  /** Whether `play` or the control started it, so that it moves although motion is unwanted. */
  willed: boolean;
  stopped: boolean;
  hovered: boolean;
  focused: boolean;
  /** Whether it is scrolled out of sight, or not shown at all. */
  unseen: boolean;
  /** The control, as long as there is one. */
  control: HTMLElement | null;
  /** Shows the state, and begins to wait anew for the next item. */
  update: () => void;
  /** What the present run has started; null where autoplay is off. */
  run: Scope | null;
}

export const nothing = (): void => undefined;

export const createPlayer = (): Player => ({
  asked: 0,
  from: 0,
  willed: false,
  stopped: false,
  hovered: false,
  focused: false,
  unseen: false,
  control: null,
  update: nothing,
  run: null,
});

/** Whether it is to play, as far as the user and the page have said. */
export const isPlaying = ({ stopped, willed }: Player): boolean =>
  !stopped && (willed || !isCalm());

/** Lets it play, as the user or the page asked for. */
export function setGoing(player: Player): void {
  player.willed = true;
  player.stopped = player.focused = false;
}
