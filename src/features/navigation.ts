import { closestOf } from '../dom/query';

let isNew = false;

/** Whether the address was last changed by a link or a script, and not by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/** Notes how the address changes. Where the browser doesn't tell of it, only a press on `href="#"` is known. */
export function noteNavigation(): void {
  // Older browsers have no `navigation`. Without a `currentEntry` it sends no events: in a page that a script has written,
  // or that has no origin.
  const { navigation } = window as Partial<Window>;
  if (navigation && navigation.currentEntry)
    navigation.addEventListener('navigate', ({ navigationType, hashChange }) => {
      // `history.replaceState`, which routers call on the way back, changes no hash for the browser.
      isNew = navigationType === 'push' || (navigationType === 'replace' && hashChange);
    });
  else {
    let before: string;
    addEventListener('click', () => (before = location.href), true);
    addEventListener('click', (event) => {
      const link = closestOf(event, 'a,area');
      const leads = !!link && link.getAttribute('href') === '#' && !event.defaultPrevented;
      // Back never comes during a press.
      isNew = leads || (location.href !== before && !location.hash);
    });
    addEventListener('hashchange', () => setTimeout(() => (isNew = false)));
  }
}
