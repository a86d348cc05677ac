import type { AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from './accordion';
import { press } from './driver';
import { instance, labels, start, tabsHtml } from './fixture';
import { state } from './state';
import { tick } from './surroundings';

type Settings = Pick<TabsSettings & AccordionSettings, 'autoplay' | 'contentUrls' | 'texts'>;

/** A widget that can play, whichever it is. */
export interface Playing {
  readonly root: HTMLElement;
  readonly widget: {
    play(interval?: unknown): unknown;
    stop(): unknown;
    setOptions(settings: Settings): unknown;
    select(index: number): unknown;
    next(): unknown;
    disable(index: number): unknown;
    destroy(): unknown;
  };
  /** What a pointer is over to pause it. */
  readonly stage: HTMLElement;
  /** What is told as live. */
  readonly live: HTMLElement;
  readonly items: HTMLElement[];
  readonly labels: HTMLElement[];
  /** What is open, as `0 1 0`. */
  state(): string;
  control(): HTMLElement | null;
}

export type Player = (settings?: Settings, html?: string) => Playing;

/** The controls within an element, in order. */
export const controlsIn = (element: Element): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>('.z-autoplay'));

/** No other timers than those of autoplay. */
const quiet = { findInPage: false } as const;

export const playTabs: Player = (settings = {}, html = tabsHtml()) => {
  const root = start({ ...quiet, ...settings }, html);
  tick(0);
  return {
    root,
    widget: instance(root) as Playing['widget'],
    stage: root,
    live: root.querySelector<HTMLElement>('.z-container')!,
    items: labels(root).map((label) => label.closest('li')!),
    labels: labels(root),
    state: () => state(root),
    control: () => controlsIn(root)[0] || null,
  };
};

const playAccordion =
  (form: AccordionSettings): Player =>
  (settings = {}, html = accordionHtml()) => {
    const root = startAccordion({ active: 0, ...quiet, ...form, ...settings }, html);
    tick(0);
    return {
      root,
      widget: accordionOf(root) as Playing['widget'],
      stage: form.slider ? root.parentElement! : root,
      live: root,
      items: triggersOf(root).map((trigger) => trigger.closest('li')!),
      labels: triggersOf(root),
      state: () => accordionState(root),
      control: () => {
        const before = root.previousElementSibling as HTMLElement | null;
        return before && before.matches('.z-autoplay') ? before : null;
      },
    };
  };

export const playSections = playAccordion({ keyboard: true });

/** Every kind of widget that plays; three items, the first one open, no motion. */
export const players: Record<string, [Player]> = {
  tabs: [playTabs],
  'vertical accordion': [playSections],
  'horizontal accordion': [playAccordion({ orientation: 'horizontal', keyboard: true })],
  'accordion with several open': [playAccordion({ active: [0], keyboard: true })],
  slider: [playAccordion({ slider: true, dotNav: true, keyboard: true })],
};

/** What is open after each of `count` times, as `0 1 0, 0 0 1`. */
export function steps(playing: Playing, ms: number, count: number): string {
  const seen: string[] = [];
  for (let n = 0; n < count; n++) {
    tick(ms);
    seen.push(playing.state());
  }
  return seen.join(', ');
}

/** Whether it plays, by all that tells it: name and class of the control, and the live region. */
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

/** A pointer that comes over an element, or leaves it for nowhere. */
export function point(element: Element, way: 'over' | 'out', pointerType = 'mouse'): void {
  element.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, pointerType }));
}

/** The arrow that leads on, in either direction of the labels. */
export const arrow = ({ root, labels: all }: Playing): void => {
  const across = root.classList.contains('z-tabs') || root.classList.contains('horizontal');
  press(all[0]!, across ? 'ArrowRight' : 'ArrowDown');
};

/** Moves the focus as keys do, so that it shows, or as a mouse does. */
export function focusBy(way: 'key' | 'mouse', element: HTMLElement): void {
  // Scripts can't say how the focus came; what a field does with it, the browser knows alone.
  const matches = (selector: string): boolean =>
    selector === ':focus-visible'
      ? way === 'key'
      : Element.prototype.matches.call(element, selector);
  Object.assign(element, { matches });
  element.focus();
}
