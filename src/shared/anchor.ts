import { createScope, endScope, onCapture, onEnd } from '../widget/scope';

/** The nearest ancestor that scrolls; null where only the page does. */
function scrollerOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
}

/**
 * Keeps an element where it is on the screen while what is above it shrinks (rule A5): scrolls by
 * as much as it moved, frame by frame, until the user scrolls. The function returned ends that.
 */
export function anchor(element: HTMLElement): () => void {
  const scroller = scrollerOf(element);
  const top = element.getBoundingClientRect().top;
  let frame = 0;
  const hold = (): void => {
    const moved = element.getBoundingClientRect().top - top;
    // Less than a pixel is rounding, and where the browser anchors by itself nothing is left to do.
    if (Math.abs(moved) < 1) return;
    // Not `smooth`, as pages may have it: that would come after the motion.
    const page = document.documentElement;
    if (typeof page.scrollBy === 'function') {
      (scroller || window).scrollBy({ top: moved, behavior: 'instant' });
    } else {
      (scroller || page).scrollTop += moved;
    }
  };
  const next = (): void => {
    hold();
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  const scope = createScope();
  onEnd(scope, () => cancelAnimationFrame(frame));
  // Whoever scrolls by hand means it.
  onCapture(scope, window, 'wheel touchmove keydown', () => endScope(scope));
  return () => {
    if (scope.undo) hold();
    endScope(scope);
  };
}
