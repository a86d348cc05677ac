import { after, createScope, endScope, onCapture, onEnd } from '../widget/scope';
import type { Common } from './common';

/** Scrolls the page to a widget once it has loaded (rule T21); the page's scroll margins count. */
export function scrollWhenLoaded({ root, life }: Common): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const go = (): void =>
    root.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  // Not before this widget, and those around it, are what they are going to be.
  if (document.readyState === 'complete') return after(life, 0, go);
  addEventListener('load', go);
  onEnd(life, () => removeEventListener('load', go));
}

// How long after the page has loaded the browser may still be about to scroll, in milliseconds.
const SETTLING = 500;

/** Whether the page has just been opened, and not gone back to or loaded again at an earlier place. */
function isOpening(): boolean {
  const { navigation, timing } = performance;
  const loaded = timing.loadEventStart;
  return navigation.type === 0 && (!loaded || Date.now() - loaded < SETTLING);
}

const USER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Where a tab or a panel has the hash as its id, the browser scrolls to it while the page loads. Puts
 * that back (rule T22) until the page has loaded, or the user does something.
 */
export function holdScroll({ root, life }: Common, id: string): void {
  const named = document.getElementById(id);
  if (!named || !root.contains(named) || !isOpening()) return;
  const { pageXOffset: x } = window;
  // The browser may have been quicker, before the markup was completed.
  const jumped = Math.abs(named.getBoundingClientRect().top) < innerHeight / 4;
  const y = jumped ? 0 : pageYOffset;
  const held = createScope();
  const end = (): void => endScope(held);
  const hold = (): void => scrollTo(x, y);
  const endSoon = (): void => after(held, SETTLING, end);
  hold();
  onCapture(held, window, 'scroll', hold);
  for (const type of USER) onCapture(held, window, type, end);
  if (document.readyState === 'complete') endSoon();
  else onCapture(held, window, 'load', endSoon);
  onEnd(life, end);
}
