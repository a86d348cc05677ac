import { buildButton, buttonTag } from '../../dom/buttons';
import { moveFocusOut } from '../../dom/focus';
import { build, remove } from '../../dom/nodes';
import { childWith } from '../../dom/query';
import type { Item } from '../../core/widget';
import type { Failed } from './rows';

/** Removes the failure message. */
export function dropFailure(item: Item): void {
  const panel = item.panel as HTMLElement;
  const message = childWith(panel, 'z-failure');
  if (!message) return;
  moveFocusOut(message, null, panel);
  remove(message);
}

/** Shows in a panel, as text, why it couldn't be loaded, with a button that tries again. */
export function showFailure(item: Item, { status, statusText }: Failed, retry: () => void): void {
  const { options } = item.widget;
  const panel = item.panel as HTMLElement;
  const again = buildButton(buttonTag(panel), 'z-try-again');
  const message = build('div', 'z-failure');
  const words = build('p', '');
  const known = options['texts.' + (statusText === 'error' ? 'unreachable' : statusText)];
  const reason = status ? `${status} ${statusText}` : (known as string | undefined) || statusText;
  again.textContent = options['texts.tryAgain'] as string;
  words.textContent = `${options['texts.failed'] as string} (${reason})`;
  again.onclick = retry;
  message.append(words, again);
  panel.prepend(message);
}
