/** Calls `work` after the next frame, in which sizes are measured (see `sizes.ts`). */
export const afterFrame = (work: () => void): number =>
  requestAnimationFrame(() => setTimeout(work));

/** Calls `work` when the page is idle, at the latest after a second. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback: onIdle } = window as Partial<Window>;
  if (onIdle) onIdle(work, { timeout: 1000 });
  else setTimeout(work);
}
