import { press } from './driver';
import { begin, kinds, type Kind } from './kinds';
import { tick, timersLeft } from './surroundings';

/** A widget of some form that can play. */
const playerOf =
  (kind: Kind, form: { slider?: boolean; [name: string]: unknown } = {}) =>
  (settings: object = {}, html = kind.html()) => {
    // Without `findInPage`, only autoplay has timers.
    const running = begin(kind, { findInPage: false, ...form, ...settings }, html);
    tick(0);
    const { root } = running;
    const isTabs = kind.plugin === 'uiTabs';
    return {
      ...running,
      /** The element that pauses it when a pointer is over it. */
      area: form.slider ? root.parentElement! : root,
      /** The live region. */
      live: isTabs ? root.querySelector<HTMLElement>('.z-container')! : root,
      /** The control, which is the first tab stop; null if there is none. */
      control: (): HTMLElement | null => {
        const first = isTabs ? root.querySelector(':scope > :not(i)') : root.previousElementSibling;
        return first?.matches('.z-autoplay') ? (first as HTMLElement) : null;
      },
    };
  };

type Player = ReturnType<typeof playerOf>;
export type Playing = ReturnType<Player>;

const list = { keyboard: true };

/** Every kind of widget that plays; three items, the first one open, no motion. */
export const players = {
  tabs: [playerOf(kinds.tabs)],
  'vertical accordion': [playerOf(kinds.accordion, list)],
  'horizontal accordion': [playerOf(kinds.accordion, { ...list, orientation: 'horizontal' })],
  'accordion with several open': [playerOf(kinds.accordion, { ...list, active: [0] })],
  slider: [playerOf(kinds.accordion, { ...list, slider: true, dotNav: true })],
} as const;

/** The same test for each of them. */
export const everyPlayer = (name: string, test: (assert: Assert, player: Player) => void): void =>
  QUnit.test.each(name, players, (assert, [player]) => test(assert, player as Player));

/** An action, and the expected state and remaining times of timers after it. */
export type Step = [act: (playing: Playing) => unknown, told: string, timers: number[]];

/** Tests, each with settings and steps. Before each step, 900 ms pass. */
export function everyCourse(courses: Record<string, [settings: object, ...Step[]]>): void {
  for (const [name, [settings, ...all]] of Object.entries(courses)) {
    everyPlayer(`${name}:`, (assert, player) => {
      const playing = player(settings);
      all.forEach(([act, expected, timers], n) => {
        tick(900);
        act(playing);
        assert.deepEqual([told(playing), timersLeft()], [expected, timers], `step ${n + 1}`);
      });
    });
  }
}

/** Lets `ms` pass `count` times, and returns what is open after each, as `0 1 0, 0 0 1`. */
export function steps(playing: Playing, ms: number, count: number): string {
  const seen: string[] = [];
  for (let n = 0; n < count; n++) {
    tick(ms);
    seen.push(playing.state());
  }
  return seen.join(', ');
}

/** Whether it plays: the name and class of the control, and the state of the live region. */
export function told({ control, live }: Playing): string {
  const button = control();
  if (!button) return `no control, ${live.getAttribute('aria-live')}`;
  return [
    button.getAttribute('aria-label'),
    button.classList.contains('z-playing') ? 'z-playing' : 'still',
    live.getAttribute('aria-live'),
  ].join(', ');
}

export const PLAYING = 'Stop automatic change, z-playing, off';
export const STOPPED = 'Start automatic change, still, polite';

/** Moves a pointer onto an element, or off it. */
export function point(element: Element, way: 'over' | 'out', pointerType = 'mouse'): void {
  element.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, pointerType }));
}

/** Swipes over an element, without a click. */
export function swipe(element: Element, way: number): void {
  for (const [type, clientX] of Object.entries({ pointerdown: 300, pointerup: 300 + way })) {
    const touch = { pointerType: 'touch', pointerId: 5, isPrimary: true };
    const options = { bubbles: true, ...touch, clientX };
    element.dispatchEvent(new PointerEvent(type, options));
  }
}

/** Presses the arrow key for the next label. */
export const arrow = ({ root, label }: Playing): void => {
  const across = root.classList.contains('z-tabs') || root.classList.contains('horizontal');
  press(label(0), across ? 'ArrowRight' : 'ArrowDown');
};

/** Moves the focus while a key is down, as Tab does, or without one, as a mouse and scripts do. */
export function focusBy(way: 'key' | 'mouse' | 'script', element: HTMLElement): void {
  const key = (type: string): unknown =>
    way === 'key' && document.dispatchEvent(new KeyboardEvent(type, { key: 'Tab' }));
  key('keydown');
  element.focus();
  key('keyup');
}
