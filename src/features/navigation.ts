import { closestOf } from '../dom/query';

let isNew = false;

/** Whether the address was last changed by a link or a script, and not by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/** Notes how the address changes. In browsers without the Navigation API, only a press on `href="#"` is known. */
export function noteNavigation(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget };
  if (navigation)
    navigation.addEventListener('navigate', (event) => {
      isNew = (event as unknown as { navigationType: string }).navigationType === 'push';
    });
  else {
    addEventListener('click', (event) => {
      const link = closestOf(event, 'a,area');
      isNew = !!link && link.getAttribute('href') === '#';
    });
    addEventListener('hashchange', () => setTimeout(() => (isNew = false)));
  }
}
