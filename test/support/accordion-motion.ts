import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  begun,
  contentsOf,
  nextOf,
  running,
  seek,
  sectionsOf,
  type Form,
} from './accordion';
import { DURATION, stopClock, type Type } from './motion';
import { isVisible } from './state';

/** A second of even motion, so that its middle is half of it. */
export const slide = { effects: 'slide', duration: 1000, easing: 'linear' } as const;

/** Contents of 100, 200 and 300 pixels, and what surrounds the paragraph in each. */
export const sized = (form: Form = 'ul'): string =>
  [1, 2, 3].reduce(
    (html, n) => html.replace(`<p>C${n}`, `<p style="height: ${n}00px; margin: 0">C${n}`),
    accordionHtml({ form }),
  );

/** An accordion of such contents, past its first moments, that moves for a second. */
export const moving = (settings: AccordionSettings = {}, html = sized()) =>
  begun({ animation: slide, ...settings }, html);

/** Heights of the contents in sight, rounded; `-` for none. */
export const heights = (root: Element): string =>
  contentsOf(root)
    .map((content) =>
      isVisible(content) ? String(Math.round(content.getBoundingClientRect().height)) : '-',
    )
    .join(' ');

const { slim } = window.testRun;

/**
 * An accordion past its first moments, whose motion stands still unless it is told to go on. The
 * slim build of jQuery has no animation, so that css moves it.
 */
export async function stage(type: Type, settings: AccordionSettings = {}, html = sized()) {
  const { animation: given, ...others } = settings;
  const animation = { type, duration: DURATION, easing: 'linear', ...given } as const;
  const set = await begun({ ...others, animation }, html);
  const clock = slim || type === 'css' ? null : stopClock();
  /** Puts what moves to a part of its way: 0 is where it begins, 1 where it ends. */
  const to = (part: number): void => {
    if (clock) clock.to(part * DURATION);
    else seek(set.root, part * DURATION);
  };
  /** Lets the motion end; resolves when the page has heard of it. */
  const end = async (): Promise<void> => {
    const told = nextOf(set.root);
    if (clock) clock.to(DURATION);
    else running(set.root).forEach((one) => one.finish());
    await told;
    await Promise.resolve();
    clock?.anew();
  };
  /** Says that the next motion begins where time is now. */
  const anew = (): void => clock?.anew();
  return { ...set, to, end, anew, byCss: !clock };
}

/** What elements have inline. */
export const styles = (root: Element): string[] =>
  [root, ...Array.from(root.querySelectorAll('[style]'))].map(
    (one) => `${one.getAttribute('style')}`,
  );

/** How far the sections of a horizontal accordion are from its start. */
export function places(root: HTMLElement): string {
  const box = root.getBoundingClientRect();
  const rtl = getComputedStyle(root).direction === 'rtl';
  return sectionsOf(root)
    .map((section) => section.getBoundingClientRect())
    .map(({ left, right }) => Math.round(rtl ? box.right - right : left - box.left))
    .join(' ');
}
