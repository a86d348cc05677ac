import $ from 'jquery';

/** Calls into the page that wait for their turn: in order, and never one inside another. */
export interface Moments {
  waiting: (() => void)[];
  held: boolean;
}

export const createMoments = (): Moments => ({ waiting: [], held: false });

/** Runs `task`; what it throws is reported by the browser and stops nothing of ours (rule C9). */
function isolated(task: () => void): void {
  try {
    task();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

function drain(moments: Moments): void {
  if (moments.held) return;
  moments.held = true;
  let task: (() => void) | undefined;
  while ((task = moments.waiting.shift())) isolated(task);
  moments.held = false;
}

/** Puts a call into the page in the queue; it runs at once unless another is running. */
export function enqueue(moments: Moments, task: () => void): void {
  moments.waiting.push(task);
  drain(moments);
}

/** Runs `work` first, and the calls into the page that it causes after it. */
export function holding(moments: Moments, work: () => void): void {
  const before = moments.held;
  moments.held = true;
  try {
    work();
  } finally {
    moments.held = before;
  }
  drain(moments);
}

/** What callbacks are given first. */
export interface WidgetEvent extends JQuery.Event {
  /** The container. */
  target: HTMLElement;
}

type Callback = (this: HTMLElement, event: WidgetEvent, item: never) => unknown;

/**
 * Announces a moment (rule C9): a bubbling jQuery event on the container, then the callback of that
 * name with the container as `this`; what they are given is made where somebody listens. Returns what
 * was answered: false where that was prevented.
 */
export function announce(
  root: HTMLElement,
  type: string,
  itemOf: () => unknown,
  callback: Callback | null,
): unknown {
  // What has ever been listened to; jQuery 4 takes no note of that.
  const { global } = $.event as { global?: Record<string, boolean> };
  const isHeard = !global || global[type];
  if (!isHeard && !callback) return undefined;
  const event = $.Event(type, { target: root }) as WidgetEvent & { result?: unknown };
  const item = itemOf();
  let answer: unknown;
  if (isHeard) isolated(() => $(root).trigger(event, [item]));
  if (callback) isolated(() => (answer = callback.call(root, event, item as never)));
  return [event.isDefaultPrevented() ? false : event.result, answer];
}
