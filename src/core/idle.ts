/** Does something as soon as the page is idle. */
export const whenIdle = (work: () => void): unknown =>
  (window.requestIdleCallback || setTimeout)(work);
