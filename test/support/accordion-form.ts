import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { headersOf } from './accordion';
import { stopClock, type Clock } from './clock';
import { frames } from './motion';

let clock: Clock | null = null;

/** For modules whose tests stop the clock. */
export const ownTime = {
  afterEach: (): void => {
    clock?.end();
    clock = null;
  },
};

/** Stops the clock until the test is over. */
export const stopTime = (): Clock => (clock = stopClock(true));

/** Adapts to the width of its parent alone, whatever the window of the tests is; no other timer runs. */
export const adapting: AccordionSettings = {
  orientation: 'horizontal',
  responsive: true,
  minWindowWidth: 0,
  findInPage: false,
};

export const fixture = (): HTMLElement => document.getElementById('qunit-fixture')!;

/** Gives the parent a width; resolves when observers have been told. */
export async function widen(width: number): Promise<void> {
  fixture().style.width = `${width}px`;
  await frames();
}

/** A new width, and the time after which the accordion follows. */
export async function resize(width: number): Promise<void> {
  await widen(width);
  clock!.tick(100);
}

const names = ['vertical', 'horizontal'];

/** The form that the classes tell. */
export const form = (root: Element): string =>
  names.filter((name) => root.classList.contains(name)).join(' ');

/** How wide and high it is, and how wide its headers. */
export const sizes = (root: HTMLElement): number[] =>
  [root.offsetWidth, root.offsetHeight].concat(headersOf(root)[0]!.offsetWidth);
