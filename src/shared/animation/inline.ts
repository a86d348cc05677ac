import { setAttribute } from '../../widget/ledger';

/** Remembers what the author has inline under `names`; the function returned gives it back. */
export function keepInline(element: HTMLElement, names: readonly string[]): () => void {
  const { style } = element;
  const written = element.getAttribute('style');
  const { cssText } = style;
  const kept = names.map((name): [string, string, string] => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]);
  return () => {
    for (const [name, value, priority] of kept) style.setProperty(name, value, priority);
    // To the letter, unless the page has changed something else meanwhile.
    if (style.cssText === cssText) setAttribute(element, 'style', written);
  };
}
