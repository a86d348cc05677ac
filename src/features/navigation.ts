import { pageOf } from '../dom/addresses';
import { closestOf } from '../dom/query';

let isNew = false;

/** In browsers without the Navigation API, the last press if it was on a link to the top of this page. */
let pressedTop: Event | undefined;

/** Whether the address was last changed by a link or a script, and not by Back or Forward. */
export const isNewEntry = (): boolean => isNew || (!!pressedTop && !pressedTop.defaultPrevented);

/** Notes how the address changes. Without the Navigation API, only what a press does is known. */
export function noteNavigation(): void {
  // It has no `currentEntry`, and dispatches no events, in a page that a script has written or that has no origin.
  const { navigation } = window as Partial<Window>;
  if (navigation && navigation.currentEntry)
    navigation.addEventListener('navigate', ({ navigationType, hashChange }) => {
      // `history.replaceState`, which routers call on the way back, changes no hash for the browser.
      isNew = navigationType === 'push' || (navigationType === 'replace' && hashChange);
    });
  else {
    let before: string;
    const forget = (): void => {
      isNew = false;
      pressedTop = undefined;
    };
    // In the capture phase, because the page may stop the press.
    addEventListener(
      'click',
      (event) => {
        forget();
        before = location.href;
        const link = closestOf<HTMLAnchorElement>(event, 'a,area');
        const top = pageOf(before) + '#';
        // Links in SVG have no such `href`.
        if (link && (link.getAttribute('href') === '#' || link.href === top)) pressedTop = event;
      },
      true,
    );
    // Back never comes during a press.
    addEventListener('click', () => (isNew = location.href !== before && !location.hash));
    addEventListener('hashchange', () => setTimeout(forget));
  }
}
