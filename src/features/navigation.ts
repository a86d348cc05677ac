let isNew: boolean | undefined;

/** The address at the start: Back may lead to it, even if it ends with `#`. */
let first: string;

/**
 * Whether the address was last changed by a link or a script, and not by Back or Forward. Where the browser doesn't tell,
 * an address that ends with `#` is new: only links and scripts that empty the hash leave that.
 */
export const isNewEntry = (): boolean => {
  const { href } = location;
  return isNew === undefined ? href.endsWith('#') && href !== first : isNew;
};

/** Notes how the address changes, where the browser tells of it. */
export function noteNavigation(): void {
  // Older browsers lack it; without an entry it tells nothing: in a page that a script has written, or that has no origin.
  const { navigation } = window as Partial<Window>;
  first = location.href;
  if (navigation && navigation.currentEntry)
    navigation.addEventListener('navigate', ({ navigationType, hashChange }) => {
      // `history.replaceState`, which routers call on the way back, changes no hash for the browser.
      isNew = navigationType === 'push' || (navigationType === 'replace' && hashChange);
    });
}
