import { contentChildren, firstThat } from '../dom/query';
import { currentHash } from './deeplink';
import { decoded } from './hash';
import { isOpening } from './scroll';

/** The element that the page's address points to: by its id, or an old anchor by its name. */
export function targetElement(): HTMLElement | null {
  const id = decoded(currentHash());
  if (!id) return null;
  const named = Array.prototype.slice.call(document.getElementsByName(id)) as HTMLElement[];
  return document.getElementById(id) || firstThat(named, ({ tagName }) => tagName === 'A');
}

/** Text for comparing: the browser's search minds neither case nor white space. */
const plain = (text: string | null): string => (text || '').replace(/\s+/g, ' ').toLowerCase();

/** The words of a text fragment that the page was opened with; scripts don't see it in the address. */
function wordsLookedFor(): string {
  // eslint-disable-next-line compat/compat -- asked for first
  const opened = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
  // What they stand between may be said before and behind them.
  const found = /:~:text=(?:[^,&]*-,)?([^,&]+)/.exec(opened ? opened.name : '');
  return found ? plain(decoded(found[1] as string)) : '';
}

/**
 * The element that holds the words of the page's text fragment. The browser may have found them before
 * what they are in was closed, and looks no more.
 */
export function elementWithWords(): HTMLElement | null {
  const words = isOpening() ? wordsLookedFor() : '';
  const holds = ({ textContent }: Element): boolean => plain(textContent).indexOf(words) >= 0;
  let found: HTMLElement | null = null;
  let inner = words ? document.documentElement : null;
  while (inner) {
    found = inner;
    inner = firstThat(contentChildren(found), holds);
  }
  return found;
}
