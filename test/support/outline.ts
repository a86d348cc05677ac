/** What tells about a part, beside its classes; the rest is checked where it belongs. */
const ATTRIBUTES = ['data-link', 'href', 'hidden', 'style'];

function nameOf(element: Element, root: Element): string {
  const id = element.id && !/^uiTabs\d/.test(element.id) ? `#${element.id}` : '';
  const classes = Array.from(element.classList);
  // Whether there is a pointer that hovers depends on the machine.
  const names = element === root ? classes.filter((name) => name !== 'hover').sort() : classes;
  const attributes = ATTRIBUTES.filter((name) => element.hasAttribute(name)).map((name) => {
    const value = element.getAttribute(name);
    return value ? `[${name}=${value}]` : `[${name}]`;
  });
  const all = names.map((name) => `.${name}`).concat(attributes);
  return element.tagName.toLowerCase() + id + all.join('');
}

/**
 * The structure of a set, a line for each element, with its own text. Ids of ours are left out, and
 * so are the children of the bar, which is the same in every set.
 */
export function outline(element: Element, root = element, indent = ''): string {
  const lines = [indent + nameOf(element, root)];
  for (const node of Array.from(element.childNodes)) {
    const text = (node.nodeValue || '').trim();
    if (node.nodeType === 1) lines.push(outline(node as Element, root, indent + '  '));
    else if (text) lines[lines.length - 1] += ` ${node.nodeType === 8 ? `<!--${text}-->` : text}`;
  }
  return lines.join('\n');
}

/** The lines of a template, without the indent that it has in the source. */
export function lines(text: string): string {
  const all = text.split('\n').filter((line) => line.trim());
  const [margin = ''] = /^ */.exec(all[0] || '') || [];
  return all.map((line) => line.slice(margin.length)).join('\n');
}
