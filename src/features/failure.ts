import { build, buildButton } from '../dom/build';
import { focusOn, passFocus } from '../dom/focus';
import type { Item, Widget } from '../core/widget';
import type { Failed } from './request';

/** Why content could not be loaded, in words. */
function reasonOf({ options }: Widget, { status, statusText }: Failed, why: string): string {
  const words = options['texts.' + (why === 'error' ? 'unreachable' : why)];
  return status ? `${status} ${statusText}` : (words as string | undefined) || statusText;
}

/** Takes the message of a failure away. */
export function dropFailure(item: Item): void {
  const panel = item.panel as HTMLElement;
  const message = panel.querySelector(':scope > .z-failure');
  if (!message) return;
  passFocus(message, null, panel);
  message.remove();
}

/** Says in a panel why there is no content, as text, and lets the user try again. */
export function showFailure(item: Item, xhr: Failed, why: string, retry: () => void): void {
  const { options } = item.widget;
  const panel = item.panel as HTMLElement;
  const again = buildButton('z-try-again');
  const words = build('p', '');
  again.textContent = options['texts.tryAgain'] as string;
  words.textContent = `${options['texts.failed'] as string} (${reasonOf(item.widget, xhr, why)})`;
  again.onclick = () => {
    focusOn(panel);
    retry();
  };
  panel.insertBefore(build('div', 'z-failure', [words, again]), panel.firstChild);
}
