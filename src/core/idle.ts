/** Does something as soon as the page is idle, or has been busy for a second. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);
