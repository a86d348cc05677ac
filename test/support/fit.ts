import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { put, tabsHtml } from './fixture';

/** Resolves when the browser has painted the next frame. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits frame by frame until `holds` returns true. The time limit of the test ends it otherwise. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await frame();
}

/** Waits until the page is idle: what a start leaves for then has been done. Safari has no `requestIdleCallback`. */
export const untilIdle = (): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback: onIdle } = window as Partial<Window>;
    if (onIdle) onIdle(() => done(), { timeout: 1000 });
    else setTimeout(done);
  });

/** A set with labels of 73 px, in a box that is `width` px wide. */
export function boxedHtml(width: number, count = 8): string {
  const look = 'display: block; box-sizing: border-box; width: 73px; padding: 15px 0';
  const html = tabsHtml({ count }).replaceAll('<a>', `<a style="${look}">`);
  return `<div style="width: ${width}px">${html}</div>`;
}

/** The settings of these tests: no delay, any number of rows, and no dropdown because of the window. */
const settings: TabsSettings = {
  animation: { effects: 'none' },
  maxRows: 99,
  minWindowWidth: 0,
  responsiveDelay: 0,
};

export async function startBoxed(
  width: number,
  more: TabsSettings = {},
  html = boxedHtml(width),
): Promise<HTMLElement> {
  const box = put(html);
  const root = box.querySelector<HTMLElement>('#set') || box;
  $(root).uiTabs({ ...settings, ...more });
  await frame();
  return root;
}

/** Changes the width of the box around a set. */
export function resize(root: Element, width: number): void {
  (root.parentElement as HTMLElement).style.width = `${width}px`;
}

const itemsOf = (root: Element): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-tabs-desktop > .z-tab'));

/** The number of labels in each row, by their positions, as `6+2`; `menu` for a dropdown. */
export function rowsSeen(root: Element): string {
  const bar = root.querySelector(':scope > .z-tabs-mobile') as HTMLElement;
  if (bar.getClientRects().length) return 'menu';
  const tops: Record<number, number> = {};
  for (const item of itemsOf(root)) {
    const { top, width } = item.getBoundingClientRect();
    if (width) tops[top] = (tops[top] || 0) + 1;
  }
  return Object.keys(tops)
    .sort((a, b) => Number(a) - Number(b))
    .map((top) => tops[Number(top)])
    .join('+');
}

const FORMS = ['responsive', 'z-stacked', 'mobile', 'z-measure'];
const PLACES = ['first-row', 'last-row', 'first-col', 'last-col'];

/** The classes of the layout on the container and on the items. */
export const told = (root: Element): { form: string; places: string[] } => ({
  form: FORMS.filter((name) => root.classList.contains(name)).join(' '),
  places: itemsOf(root).map((item) =>
    PLACES.filter((name) => item.classList.contains('z-' + name)).join(' '),
  ),
});
