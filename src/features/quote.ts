import { tagOf } from '../dom/build';
import { decoded } from './deeplink';

/** A page's address, and the words that a text fragment in it begins with; what comes before these is no part of the quotation. */
const FRAGMENT = /^([^#]*)#.*:~:text=(?:[^,&]*-,)?([^,&]+)/;

/** A text as it is compared. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a text holds these words, and not only as parts of others. */
function holdsWords(text: string, words: string): boolean {
  let at = text.indexOf(words);
  while (at >= 0 && /\w/.test(text.charAt(at - 1) + text.charAt(at + words.length)))
    at = text.indexOf(words, at + 1);
  return at >= 0;
}

/**
 * The smallest element that holds the words of a text fragment in the address (R1). The browser looks for them, too, but may have done
 * so before a set closed them, or not do it any more. Pages see that part of the address only here.
 */
export function quotedElement(): Element | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const [, page, quoted] = FRAGMENT.exec(entry ? entry.name : '') || [];
  // Routers may have gone to another page since.
  const words = plain(decoded(quoted || ''));
  if (!words || location.href.indexOf(page as string)) return undefined;
  const holds = (one: Element): boolean =>
    tagOf(one) !== 'SCRIPT' && holdsWords(plain(one.textContent as string), words);
  let found: Element | undefined;
  let next: Element | undefined = document.body;
  while (next) next = Array.from((found = next).children).find(holds);
  return found;
}
