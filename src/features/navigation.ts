import { closestOf } from '../dom/query';

let isNew = false;

/** Whether the address was last changed by a link or a script, and not by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

interface Navigation extends EventTarget {
  currentEntry: object | null;
}

/** Notes how the address changes. Where the browser doesn't tell of it, only a press on `href="#"` is known. */
export function noteNavigation(): void {
  const { navigation } = window as Window & { navigation?: Navigation };
  // Without an entry, nothing is told: in a page that a script has written, or that has no origin.
  if (navigation && navigation.currentEntry)
    navigation.addEventListener('navigate', (event) => {
      const { navigationType, hashChange } = event as Event & Record<string, unknown>;
      // `history.replaceState`, which routers call on the way back, changes no hash for the browser.
      isNew = navigationType === 'push' || (navigationType === 'replace' && !!hashChange);
    });
  else {
    addEventListener('click', (event) => {
      const link = closestOf(event, 'a,area');
      isNew = !!link && link.getAttribute('href') === '#';
    });
    addEventListener('hashchange', () => setTimeout(() => (isNew = false)));
  }
}
