import { after, createScope, endScope, onCapture, onEnd } from '../widget/scope';
import { isCalm } from './calm';
import type { Common } from './common';

/** Scrolls the page to a widget once it has loaded (rule T21); the page's scroll margins count. */
export function scrollWhenLoaded({ root, life }: Common): void {
  const go = (): void =>
    root.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
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
  const loaded = timing.loadEventEnd;
  return navigation.type === 0 && (!loaded || Date.now() - loaded < SETTLING);
}

const pixels = (length: string | undefined): number => parseFloat(length || '') || 0;

// How far the markup, while it is completed, may have moved what the browser went to, in pixels.
const SHIFT = 100;

/** Whether the page has been scrolled to where the browser goes for an element. */
export function isAt(element: Element): boolean {
  const page = document.documentElement;
  const { scrollMarginTop } = getComputedStyle(element);
  const margin = pixels(scrollMarginTop) + pixels(getComputedStyle(page).scrollPaddingTop);
  const goal = element.getBoundingClientRect().top + pageYOffset - margin;
  return Math.abs(Math.min(goal, page.scrollHeight - innerHeight) - pageYOffset) < SHIFT;
}

/**
 * Where a tab or a panel has the hash as its id, the browser scrolls to it while the page loads. Puts
 * that back once (rule T22); whatever else scrolls, the page or the user, is let be.
 */
export function holdScroll({ root, life }: Common, id: string): void {
  const named = document.getElementById(id);
  if (!named || !root.contains(named) || !isOpening()) return;
  const x = pageXOffset;
  // The browser may have been quicker.
  const y = isAt(named) ? 0 : pageYOffset;
  if (pageYOffset !== y) scrollTo(x, y);
  const held = createScope();
  const end = (): void => endScope(held);
  const endSoon = (): void => after(held, SETTLING, end);
  onCapture(held, window, 'scroll', ({ target }) => {
    if (target !== document) return;
    // What was put back at once is told, too.
    if (pageYOffset === y) return;
    if (isAt(named)) scrollTo(x, y);
    end();
  });
  onCapture(held, window, 'wheel touchstart pointerdown keydown', end);
  if (document.readyState === 'complete') endSoon();
  else onCapture(held, window, 'load', endSoon);
  onEnd(life, end);
}
