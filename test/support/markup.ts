/** The inline styles of an element, sorted. */
export const stylesOf = ({ style }: HTMLElement): string =>
  style.cssText.replace(/;$/, '').split('; ').sort().join('; ');

/**
 * Normalizes markup for comparisons: attributes, classes and declarations are sorted, because their order doesn't matter, and
 * neither does white space in `class` and `style`. Takes an element, or the HTML of one.
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

/** A node as text: an element with its classes, the attributes for which `counts` is true, and its content in brackets. */
export function outline(node: Node, counts: (name: string, value: string) => boolean): string {
  const text = (node.nodeValue ?? '').trim();
  if (node.nodeType !== 1) return node.nodeType === 8 ? `<!--${text}-->` : text;
  const element = node as Element;
  // Whether there is a pointer that hovers depends on the machine.
  const names = Array.from(element.classList).filter((name) => name !== 'hover');
  const attributes = Array.from(element.attributes)
    .filter(({ name, value }) => name !== 'class' && counts(name, value))
    .map(({ name, value }) => `[${name}=${value}]`);
  const inside = Array.from(element.childNodes, (child) => outline(child, counts)).filter(Boolean);
  const own = [element.localName, ...names.sort().map((name) => `.${name}`), ...attributes.sort()];
  return own.join('') + (inside.length ? `(${inside.join(' ')})` : '');
}
