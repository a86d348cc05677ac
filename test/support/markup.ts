/** The inline styles of an element, in no special order. */
export const stylesOf = ({ style }: HTMLElement): string =>
  style.cssText.replace(/;$/, '').split('; ').sort().join('; ');

/**
 * Markup as rule C13 gives it back: the order of attributes, classes and declarations tells nothing,
 * nor does white space within `class` and `style`. Takes elements, or HTML text of one element.
 */
export function markupOf(given: Element | string): string {
  const holder = document.createElement('template');
  holder.innerHTML = typeof given === 'string' ? given : given.outerHTML;
  for (const element of Array.from(holder.content.querySelectorAll<HTMLElement>('*'))) {
    const all = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
    for (const [name] of all) element.removeAttribute(name);
    for (const [name, value] of all.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const text = name === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value;
      if (text || (name !== 'class' && name !== 'style')) element.setAttribute(name, text);
      if (name === 'style' && text) element.setAttribute(name, stylesOf(element));
    }
  }
  return holder.innerHTML;
}
