/** Does something as soon as the page is idle, or has been busy for a second. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback: onIdle } = window as Partial<Window>;
  if (onIdle) onIdle(work, { timeout: 1000 });
  else setTimeout(work);
}
