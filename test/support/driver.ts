import { labels, panels } from './fixture';

/** Dispatches a `keydown` on an element, and returns the event. */
export function press(element: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
}

/** Runs `run`, and returns `count` messages of errors that reach the window, with an entry for the end of `run`, in order. */
export async function uncaught(count: number, run: () => void): Promise<string[]> {
  const messages: string[] = [];
  const { onerror } = window;
  await new Promise<void>((resolve) => {
    // QUnit and karma would each take the error for a failure.
    window.onerror = (message) => {
      messages.push(String(message).replace(/^(Uncaught )?Error: /, ''));
      if (messages.length > count) resolve();
      return true;
    };
    run();
    messages.push('run ended');
    if (messages.length > count) resolve();
  });
  window.onerror = onerror;
  return messages;
}

/** The texts of labels and panels: `T1:P1 T2:P2`. */
export const labelTexts = (root: Element): string =>
  labels(root)
    .map((label, n) => `${label.textContent}:${panels(root)[n]!.textContent}`)
    .join(' ');
