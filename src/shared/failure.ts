import { build } from '../dom/build';
import type { SharedOptions } from './common';
import type { Failed } from './request';

type Texts = SharedOptions['texts'];

/** Why content could not be loaded, in words. */
export function reasonOf(texts: Texts, { status, statusText }: Failed, why: string): string {
  // jQuery says "error" where the server gave no phrase.
  if (status) return statusText && statusText !== 'error' ? `${status} ${statusText}` : `${status}`;
  if (why === 'timeout') return texts.timeout;
  if (why === 'refused') return texts.refused;
  return why === 'error' ? texts.unreachable : statusText;
}

/** What stands in a panel whose content could not be loaded; text only, whatever the server sent. */
export function buildFailure(texts: Texts, reason: string, retry: () => void): HTMLElement {
  const button = build('button', 'z-try-again', document.createTextNode(texts.tryAgain));
  button.setAttribute('type', 'button');
  button.onclick = retry;
  const text = (words: string): Node => document.createTextNode(words);
  // A server's words are in its own language, and so may be its direction.
  const because = build('bdi', '', text(reason));
  const message = build('p', '', text(`${texts.failed} (`), because, text(')'));
  return build('div', 'z-failure', message, button);
}
