/** Whether a word is one of those in a text; at a start this is quicker than a pattern, which has to be compiled. */
export const isOneOf = (word: string, all: string): boolean => ` ${all} `.indexOf(` ${word} `) >= 0;

/** Words between white space. */
export const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);

/** Whether nobody reads what is in an element; what a tab says in place of its parts is read (H9). */
export const isUnexposed = (element: Element): boolean =>
  element.matches('style,script,noscript,template,[hidden],[aria-hidden=true]:not(.z-said)');

/** What a node says: its own name, or the words in it; those of each element are words of their own. */
function accessibleText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue as string;
  const element = node as Element;
  if (node.nodeType !== 1 || isUnexposed(element)) return '';
  const name =
    element.getAttribute('aria-label') ||
    element.getAttribute('alt') ||
    (element.firstChild ? '' : element.getAttribute('title'));
  return name || ' ' + Array.from(node.childNodes).map(accessibleText).join('') + ' ';
}

/** What a label says, or what is in it, whatever name it has itself. */
export const labelText = (label: Element, inside?: boolean): string =>
  (inside ? Array.from(label.childNodes).map(accessibleText).join('') : accessibleText(label))
    .replace(/\s+/g, ' ')
    .trim();
