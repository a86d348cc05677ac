/** Splits a text at white space. */
export const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);

/** Whether a node is text, and not only white space. */
export const isText = ({ nodeType, nodeValue }: Node): boolean =>
  nodeType === 3 && !!(nodeValue as string).trim();

/**
 * Whether assistive technology never reads an element's text. (What `paintName` has hidden is read, as a part of the
 * tab's name.)
 */
export const isUnexposed = (element: Element): boolean =>
  element.matches('style,script,noscript,template,[hidden],[aria-hidden=true]:not(.z-said)');

/** The nodes that an element shows: its own, or those that a slot gets from outside its shadow root. */
export const shownIn = (element: Node): ArrayLike<Node> =>
  'assignedNodes' in element
    ? (element as HTMLSlotElement).assignedNodes({ flatten: true })
    : element.childNodes;

/**
 * The accessible text of a node: `aria-label` or `alt`, otherwise its content, with a space around each element,
 * otherwise its `title`.
 */
function accessibleText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue as string;
  const element = node as Element;
  if (node.nodeType !== 1 || isUnexposed(element)) return '';
  const name = element.getAttribute('aria-label') || element.getAttribute('alt');
  return name || ` ${contentText(element)} `;
}

/** The accessible text of what an element contains, otherwise its `title`. */
function contentText(element: Element): string {
  const text = Array.from(shownIn(element)).map(accessibleText).join('');
  return text.trim() ? text : element.getAttribute('title') || '';
}

/** The accessible text of a label. With `ignoresName`, not its own `aria-label`. */
export const labelText = (label: Element, ignoresName?: boolean): string =>
  (ignoresName ? contentText : accessibleText)(label).replace(/\s+/g, ' ').trim();
