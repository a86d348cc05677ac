import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, contentsOf, sectionsOf } from './accordion';
import { tabsHtml, once } from './fixture';
import { begun, begunAccordion, heard, kinds, type Kind } from './kinds';
import { stylesOf } from './markup';
import { isVisible } from './state';

export type Type = 'css' | 'jquery';

export const types: Type[] = ['css', 'jquery'];

const { slim } = window.testRun;

/** So long that an animation only ends if the test ends it, in milliseconds. */
const DURATION = 10000;

const page = $ as { now?: () => number; fx?: { off: boolean; tick(): void } };
let release: (() => void) | null = null;

QUnit.hooks.afterEach(() => {
  release?.();
  release = null;
});

interface JqueryClock {
  /** Sets the time of the present animation, in milliseconds. */
  to(time: number): void;
  /** The next animation begins now. */
  anew(): void;
}

/** Stops the clock of jQuery's animations. */
export function stopJqueryClock(): JqueryClock {
  const [dateNow, ownNow] = [Date.now, page.now];
  const begin = Date.now();
  let [passed, origin] = [0, 0];
  Date.now = () => begin + passed;
  if (ownNow) page.now = Date.now;
  release = () => {
    Date.now = dateNow;
    if (ownNow) page.now = ownNow;
  };
  return {
    to: (time) => {
      passed = origin + time;
      page.fx?.tick();
    },
    anew: () => (origin = passed),
  };
}

/** The running animations of a set itself, without those of the style sheet, those of sets in it, and finished ones. */
export const running = (root: Element): Animation[] =>
  root.getAnimations({ subtree: true }).filter((one) => {
    const { target } = one.effect as KeyframeEffect;
    const isOfSheet = one instanceof CSSTransition || one instanceof CSSAnimation;
    return (
      !isOfSheet &&
      one.playState !== 'finished' &&
      target?.closest('.z-tabs, .z-accordion') === root
    );
  });

/** Pauses all animations of a set at a time, in milliseconds. */
export function seek(root: Element, time: number): void {
  for (const animation of running(root)) {
    animation.pause();
    animation.currentTime = time;
  }
}

/** Finishes all animations of an accordion. Resolves when the events have been dispatched. */
export async function finish(root: Element): Promise<void> {
  const told = once(root, 'uiaccordion:activate');
  running(root).forEach((animation) => animation.finish());
  await told;
}

const withHeights = (html: string, heights: readonly number[]): string =>
  heights.reduce((all, px) => all.replace('<p>', `<p style="height: ${px}px; margin: 0">`), html);

export const sized = (heights: readonly number[], attributes = ''): string =>
  withHeights(tabsHtml({ count: heights.length, attributes }), heights);

/** An accordion with paragraphs of 100, 200 and 300 pixels. */
export const sizedSections = (): string => withHeights(accordionHtml(), [100, 200, 300]);

/**
 * A set that has started, and whose animations only move if the test moves them. The slim build of jQuery has no animations,
 * so CSS animates there.
 */
export async function stillOn(kind: Kind, type: Type, settings: object, html: string) {
  const { animation, ...others } = settings as { animation?: object };
  const even = { type, duration: DURATION, easing: 'linear', ...animation };
  const set = await begun(kind, { ...others, animation: even }, html);
  const byCss = slim || type === 'css';
  const clock = byCss ? null : stopJqueryClock();
  /** Moves animations to a part of their time: 0 is the start, 1 the end. */
  const to = (part: number): void => {
    if (clock) clock.to(part * DURATION);
    else seek(set.root, part * DURATION);
  };
  /** The next animation begins at the present time. */
  const anew = (): void => clock?.anew();
  /** Ends the animation. Resolves when the events have been dispatched. */
  const end = async (): Promise<void> => {
    const told = heard(kind, set.root, kind === kinds.tabs ? 'deactivate' : 'activate');
    clock?.to(DURATION);
    if (byCss) running(set.root).forEach((animation) => animation.finish());
    await told;
    clock?.anew();
  };
  return { ...set, byCss, to, anew, end };
}

/** The same for tabs. */
export async function still(type: Type, settings: object = {}, html = sized([60, 140, 90])) {
  const scene = await stillOn(kinds.tabs, type, settings, html);
  const container = scene.root.querySelector<HTMLElement>(':scope > .z-container')!;
  return { ...scene, container, panels: kinds.tabs.panels(scene.root), tabs: scene.set };
}

/** A linear animation of a second, so that half of the time is half of the way. */
export const slide = { effects: 'slide', duration: 1000, easing: 'linear' } as const;

/** An accordion with contents of known heights, which has started, and whose animations take a second. */
export const moving = (settings: AccordionSettings = {}, html = sizedSections()) =>
  begunAccordion({ animation: slide, ...settings }, html);

/** The rounded heights of visible contents; `-` for others. */
export const heights = (root: Element): string =>
  contentsOf(root)
    .map((content) => (isVisible(content) ? String(Math.round(heightOf(content))) : '-'))
    .join(' ');

/** The distances of the sections of a horizontal accordion from its start. */
export function places(root: HTMLElement): string {
  const box = root.getBoundingClientRect();
  const rtl = getComputedStyle(root).direction === 'rtl';
  return sectionsOf(root)
    .map((section) => section.getBoundingClientRect())
    .map(({ left, right }) => Math.round(rtl ? box.right - right : left - box.left))
    .join(' ');
}

/** The position of a panel in the container, to the right and downwards, and its opacity in per cent. */
export function placeOf({ container }: { container: Element }, panel: Element): number[] {
  const [box, own] = [container, panel].map((element) => element.getBoundingClientRect());
  return [
    own!.left - box!.left - container.clientLeft,
    own!.top - box!.top - container.clientTop,
    100 * Number(getComputedStyle(panel).opacity),
  ];
}

export const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** As `800x320`. */
export function sizeOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `${width}x${height}`;
}

/** What an animation could leave behind: inline styles, classes and attributes. */
export const traces = (root: Element): string[] =>
  [root as HTMLElement, ...Array.from(root.querySelectorAll<HTMLElement>('*'))]
    .map((one) => {
      const marks = ['z-animating', 'z-leave'].filter((name) => one.classList.contains(name));
      const away = ['inert', 'aria-hidden'].filter((name) => one.hasAttribute(name));
      return [stylesOf(one), ...marks, ...away].filter(Boolean).join(' ');
    })
    .filter(Boolean);

/** Asserts that numbers are as expected, to half a pixel or `most`. */
export function near(
  assert: Assert,
  actual: readonly number[],
  expected: readonly number[],
  message: string,
  most = 0.51,
): void {
  const result =
    actual.length === expected.length &&
    actual.every((value, n) => Math.abs(value - expected[n]!) <= most);
  assert.pushResult({ result, actual, expected, message });
}

/** Each effect by each type. */
export const byType = <E extends string>(effects: readonly E[]): Record<string, [Type, E]> => {
  const all: Record<string, [Type, E]> = {};
  for (const effect of effects)
    for (const type of types) all[`${effect} by ${type}`] = [type, effect];
  return all;
};
