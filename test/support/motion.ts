import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, next } from './driver';
import { instance, panels, start, tabsHtml } from './fixture';
import { stylesOf } from './markup';

export type Type = 'css' | 'jquery';

export const types: Type[] = ['css', 'jquery'];

const { slim } = window.testRun;

/** Long enough that no test sees its end unless it goes there. */
export const DURATION = 10000;

const page = $ as { now?: () => number; fx?: { off: boolean; tick(): void } };
let release: (() => void) | null = null;

QUnit.hooks.afterEach(() => {
  release?.();
  release = null;
});

interface Clock {
  /** Puts the time to a moment of the present run, in milliseconds. */
  to(time: number): void;
  /** The next run begins now. */
  anew(): void;
}

/** Stops the time that jQuery goes by. */
export function stopClock(): Clock {
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

/** The motions of a set itself: not those of sets in its panels, nor those of the style sheet. */
export const running = (root: Element): Animation[] =>
  root.getAnimations({ subtree: true }).filter((one) => {
    const { target } = one.effect as KeyframeEffect;
    return !(one instanceof CSSTransition) && target?.closest('.z-tabs') === root;
  });

/** Panels of these heights. */
export const sized = (heights: readonly number[], attributes = ''): string =>
  heights.reduce(
    (html, height, n) =>
      html.replace(`<p>P${n + 1}</p>`, `<p style="height: ${height}px; margin: 0">P${n + 1}</p>`),
    tabsHtml({ tabs: heights.length, attributes }),
  );

/** A set past its first moments, whose motion stands still unless it is told to go on. */
export async function stage(type: Type, settings: TabsSettings = {}, html = sized([60, 140, 90])) {
  const log = createLog();
  const { animation, ...others } = settings;
  const even = { type, duration: DURATION, easing: 'linear', ...animation };
  const root = start({ ...others, animation: even, ...log.settings }, html);
  await next(root);
  await Promise.resolve();
  log.take();
  const byCss = slim || type === 'css';
  const clock = byCss ? null : stopClock();
  /** Puts what moves to a part of its way: 0 is where it begins, 1 where it ends. */
  const to = (part: number): void => {
    clock?.to(part * DURATION);
    for (const animation of byCss ? running(root) : []) {
      animation.pause();
      animation.currentTime = part * DURATION;
    }
  };
  /** Says that the next motion begins where time is now. */
  const anew = (): void => clock?.anew();
  /** Lets the motion end; resolves when the page has heard of it. */
  const end = async (): Promise<void> => {
    const told = next(root, 'deactivate');
    clock?.to(DURATION);
    if (byCss) running(root).forEach((animation) => animation.finish());
    await told;
    await Promise.resolve();
    clock?.anew();
  };
  const container = root.querySelector<HTMLElement>(':scope > .z-container')!;
  return { log, root, container, panels: panels(root), tabs: instance(root), byCss, to, anew, end };
}

export type Stage = Awaited<ReturnType<typeof stage>>;

/** Where a panel is in what holds it: to the right, downwards; and how much it is seen. */
export function placeOf({ container }: Stage, panel: Element): number[] {
  const [box, own] = [container, panel].map((element) => element.getBoundingClientRect());
  return [
    own!.left - box!.left - container.clientLeft,
    own!.top - box!.top - container.clientTop,
    Number(getComputedStyle(panel).opacity),
  ];
}

export const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** What a motion may leave behind: inline styles, and what marks those that move. */
export const traces = (root: Element): string[] =>
  [root as HTMLElement, ...Array.from(root.querySelectorAll<HTMLElement>('*'))]
    .map((one) => {
      const marks = ['z-animating', 'z-leave'].filter((name) => one.classList.contains(name));
      const away = ['inert', 'aria-hidden'].filter((name) => one.hasAttribute(name));
      return [stylesOf(one), ...marks, ...away].filter(Boolean).join(' ');
    })
    .filter(Boolean);

/** Whether numbers are as expected, to half a pixel or as told. */
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

/** Two frames: what observers of sizes are told is done by then. */
export const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Each effect by each type. */
export const byType = <E extends string>(effects: readonly E[]): Record<string, [Type, E]> => {
  const all: Record<string, [Type, E]> = {};
  for (const effect of effects)
    for (const type of types) all[`${effect} by ${type}`] = [type, effect];
  return all;
};
