/**
 * Whether `word` is in a list of words that are separated by spaces. During a start, this is faster than a regular
 * expression, which has to be compiled.
 */
export const isOneOf = (word: string, all: string): boolean => ` ${all} `.indexOf(` ${word} `) >= 0;

/** Splits a text at white space. */
export const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);

/**
 * Whether assistive technology never reads an element's text. (What `paintName` has hidden is read, as a part of the
 * tab's name.)
 */
export const isUnexposed = (element: Element): boolean =>
  element.matches('style,script,noscript,template,[hidden],[aria-hidden=true]:not(.z-said)');

/** The accessible text of a node: `aria-label` or `alt`, otherwise its content, with a space around each element. */
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

/** The accessible text of a label. With `inside`, only its content counts, not its own `aria-label`. */
export const labelText = (label: Element, inside?: boolean): string =>
  (inside ? Array.from(label.childNodes).map(accessibleText).join('') : accessibleText(label))
    .replace(/\s+/g, ' ')
    .trim();
