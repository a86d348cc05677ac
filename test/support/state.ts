import { labels, panels } from './fixture';

/** Whether an element is visible. Not by its box, because findable panels have one, too. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/**
 * The selected tab as `0 1 0`, read from everything that shows it: classes, ARIA, tab order, and visible panels. If these
 * contradict each other, the contradiction is returned.
 */
export function state(root: Element): string {
  // If no tab is selected, one label is a tab stop anyway.
  const isOpen = labels(root).some((label) => label.getAttribute('aria-selected') === 'true');
  const signs = labels(root).map((label) => {
    const tab = label.closest('.z-tab') as Element;
    const panel = root.ownerDocument.getElementById(label.getAttribute('aria-controls') || '');
    const told = {
      class: tab.classList.contains('z-active'),
      aria: label.getAttribute('aria-selected') === 'true',
      stop: isOpen && label.tabIndex === 0,
      panel: !!panel && panel.classList.contains('z-active'),
      shown: !!panel && !panel.hasAttribute('hidden') && isVisible(panel),
    };
    const values = Object.values(told);
    if (values.every((value) => value === values[0])) return values[0] ? '1' : '0';
    return JSON.stringify(told);
  });
  const shown = panels(root).filter(isVisible).length;
  const selected = signs.filter((sign) => sign === '1').length;
  return shown === selected ? signs.join(' ') : `${signs.join(' ')} but ${shown} panels in sight`;
}
