import { labels, panels } from './fixture';

/** Presses a key on an element; gives the event, which tells whether it was prevented. */
export function press(element: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
}

/** The messages of the errors that reach the window, and that `run` has ended, in order. */
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

/** What labels and panels hold: `T1:P1 T2:P2`. */
export const labelTexts = (root: Element): string =>
  labels(root)
    .map((label, n) => `${label.textContent}:${panels(root)[n]!.textContent}`)
    .join(' ');
