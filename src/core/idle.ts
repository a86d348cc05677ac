/** Calls `work` after the next frame, in which sizes are measured (see `sizes.ts`). */
export const afterFrame = (work: () => void): number =>
  requestAnimationFrame(() => setTimeout(work));

/** Calls `work` when the page is idle, at the latest after a second. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback: onIdle } = window as Partial<Window>;
  if (onIdle) onIdle(work, { timeout: 1000 });
  else setTimeout(work);
}

/** How long after a start work begins that can wait, in milliseconds. */
const DELAY = 500;

/** Work that can wait. While there is some, the timer runs. */
let later = new Set<() => void>();
let timer: number;

/**
 * Calls `work` once, when the page has loaded and is idle, and half a second has passed: doing it at once would slow the
 * start down. One timer serves all.
 */
export function doLater(work: () => void): void {
  const isWaiting = later.size > 0;
  later.add(work);
  if (isWaiting) return;
  timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    const due = later;
    later = new Set();
    whenIdle(() => due.forEach((one) => one()));
  }, DELAY);
}

/** Takes back what `doLater` was to call. */
export function cancelLater(work: () => void): void {
  if (later.delete(work) && !later.size) clearInterval(timer);
}
