/** Elements that may stand among the parts of a widget without being one of them. */
const IGNORED = /^(STYLE|SCRIPT|TEMPLATE|LINK|META|NOSCRIPT|BR|HR)$/;

/** What only ends floats, and says so. */
const CLEAR = /^(DIV|LI) (class|id|style)=(\s*clearfix\s*$|[^]*\bclear\b)/;

/** What a widget puts among the author's elements for a time, or into one. */
const PASSING = /(^| )z-(spinner|status|failure|autoplay|shift|gate|outline|close)( |$)/;

// An SVG element's `className` is an object, whose text has none of these names.
const isPassing = ({ className }: Element): boolean => PASSING.test(className);

/** The child elements of `parent` that can carry content, in document order. */
export function contentChildren(parent: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node = parent.firstElementChild; node; node = node.nextElementSibling) {
    if (!IGNORED.test(node.tagName) && !isPassing(node)) found.push(node as HTMLElement);
  }
  return found;
}

/**
 * Whether an element is what editors leave behind: a bare paragraph, or what only ends floats. Where it is
 * needed, it can be a part nevertheless.
 */
export function isBlank(element: Element): boolean {
  const { firstElementChild: first, tagName } = element;
  if (first && (first.tagName !== 'BR' || first.nextElementSibling)) return false;
  if (/\S/.test(element.textContent || '')) return false;
  // The list of them stays in memory with its element; few are asked for it.
  const { attributes } = element;
  const only = attributes[0];
  if (attributes[1]) return false;
  return only ? CLEAR.test(`${tagName} ${only.name}=${only.value}`) : tagName === 'P';
}

/** Elements without the blank ones. */
export const filled = (elements: readonly HTMLElement[]): HTMLElement[] =>
  elements.filter((element) => !isBlank(element));

/** Takes out of `parent` what a saved copy of a running page brings along of passing things. */
export function dropPassing(parent: Element): void {
  let next: Element | null;
  for (let node = parent.firstElementChild; node; node = next) {
    next = node.nextElementSibling;
    if (isPassing(node)) parent.removeChild(node);
  }
}

/** The first of `elements` that passes, or null. */
export function firstThat(
  elements: readonly HTMLElement[],
  passes: (element: HTMLElement) => boolean,
): HTMLElement | null {
  for (const element of elements) if (passes(element)) return element;
  return null;
}

/** Any value as text; of one that can't be turned into text, its kind. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** What has text that nobody reads. */
const SILENT = /^(style|(no)?script)$/i;

/**
 * What comes after `node` in `root`, in order, and in `node` itself if it is to `enter`; step by step, as
 * pages may nest deeper than calls may.
 */
export function nextIn(root: Node, node: Node, enter: boolean): Node | null {
  if (enter && node.firstChild) return node.firstChild;
  let at = node;
  while (at !== root && !at.nextSibling) at = at.parentNode as Node;
  return at === root ? null : at.nextSibling;
}

type Attribute = (name: string) => string | null;

/** Whether nobody reads an element; computed styles, which would tell more, are dear to ask for. */
const isSilent = (node: Node, attribute: Attribute): boolean =>
  SILENT.test(node.nodeName) ||
  attribute('hidden') !== null ||
  attribute('aria-hidden') === 'true' ||
  /display:\s*none/.test(attribute('style') || '');

/** What a node in `label` says as a whole; null where that is what is in it. */
function saidBy(node: Node, label: Element, follows: boolean): string | null {
  if (node.nodeType !== 1) return node.nodeType === 3 ? node.nodeValue : '';
  const attribute: Attribute = (name) => (node as Element).getAttribute(name);
  if (node !== label && isSilent(node, attribute)) return '';
  const names = (follows && attribute('aria-labelledby')) || '';
  const others = names.replace(/\S+/g, (id) => {
    const other = document.getElementById(id);
    return other ? wordsOf(other, false) : '';
  });
  return others.trim() || attribute('aria-label') || attribute('alt') || null;
}

/** Whether a node is what we put around the author's nodes in a header. */
const isTitle = (node: Node): boolean =>
  node.nodeType === 1 && hasClass(node as Element, 'z-title');

/**
 * What a label says: its own name, that of others where it `follows` them, or its text and that of the
 * pictures in it. Its second line, and a badge, are words of their own.
 */
export function wordsOf(label: Element, follows = true): string {
  let words = '';
  let enter: boolean;
  for (let node: Node | null = label; node; node = nextIn(label, node, enter)) {
    const said = saidBy(node, label, follows);
    enter = said === null;
    const { parentNode: parent, nodeName } = node;
    if (parent === label || nodeName === 'BR' || (parent && isTitle(parent))) words += ' ';
    words += said || '';
  }
  return words.replace(/\s+/g, ' ').trim();
}

export function hasClass(element: Element, name: string): boolean {
  // Most elements haven't; a list of classes is dear to make, and stays in memory.
  const names = element.getAttribute('class');
  return !!names && names.indexOf(name) >= 0 && element.classList.contains(name);
}

/** Whether a set starts, or runs, on the element. */
export const isRoot = (element: Element): boolean =>
  /^z-/.test(element.getAttribute('data-role') || '') ||
  hasClass(element, 'z-accordion') ||
  hasClass(element, 'z-tabs');

/** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */
export function childHolding(parent: Element, node: EventTarget | null): HTMLElement | null {
  let at = node as Node | null;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as HTMLElement | null;
}

/** Whether the author took the element itself out of display; hidden ancestors don't count. */
export function isHidden(element: HTMLElement): boolean {
  return hasClass(element, 'hide') || getComputedStyle(element).display === 'none';
}

/** Whether the element has a place in what is seen of the page, scrolled to or not. */
export function isRendered(element: Element): boolean {
  const rendered = element.getClientRects().length > 0;
  // Content that waits to be found has boxes, too.
  if (rendered && typeof element.checkVisibility === 'function') return element.checkVisibility();
  return rendered;
}

/** The height of a box as CSS counts it: as its `box-sizing` says, and with fractions. */
export function heightOf(element: Element): number {
  return parseFloat(getComputedStyle(element).height) || 0;
}

/**
 * A width to the fraction: where a parent is as wide as its content, that fits exactly. Rectangles
 * are those of the screen, where an ancestor may be scaled; then one pixel of slack is for rounding.
 */
export function widthOf(box: HTMLElement): number {
  const { width } = box.getBoundingClientRect();
  return Math.abs(width - box.offsetWidth) < 1 ? width + 0.01 : box.offsetWidth - 1;
}

const lists: Record<string, MediaQueryList> = {};

/** What a media query says, now and as it changes; all sets share one list, as each is dear to make. */
export const media = (query: string): MediaQueryList =>
  (lists[query] = lists[query] || matchMedia(query));

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Whether a node is in the page. Support: IE 11, where only elements have `contains`. */
export const isInPage = (node: Node): boolean => document.documentElement.contains(node);

export function holdsFocus(element: Element | null): boolean {
  return !!element && element.contains(document.activeElement);
}

/** Whether Tab can reach the element by its own kind or by its `tabindex`. */
export function isTabStop(element: HTMLElement): boolean {
  const { disabled, type } = element as HTMLInputElement;
  return element.tabIndex >= 0 && !disabled && type !== 'hidden';
}

/** Whether an element leads to another page, and not just to a place in this one. */
export function isRealLink(element: Element): boolean {
  return /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '');
}

/** Whether the element, or what lies between it and `end`, reacts to a press by itself; `end`, too, if it is edited. */
export function isInteractive(element: Element, end: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if ((at as HTMLElement).isContentEditable) return true;
    if (at === end) return false;
    if (/^(A|BUTTON|INPUT|SELECT|TEXTAREA|LABEL|SUMMARY)$/.test(at.tagName)) return true;
    if (at.hasAttribute('tabindex')) return true;
  }
  return false;
}

/**
 * Whether the first thing to read in `panel` can't take focus, so that the panel itself has to be a
 * stop for Tab (ARIA Authoring Practices, tabs pattern).
 */
export function startsWithoutFocus(panel: HTMLElement): boolean {
  let node: Node | null = panel;
  while ((node = nextIn(panel, node, !SILENT.test(node.nodeName)))) {
    if (node.nodeType === 3 && /\S/.test(node.nodeValue || '')) return true;
    if (node.nodeType !== 1) continue;
    if (isTabStop(node as HTMLElement)) return false;
    if (/^(IMG|VIDEO|AUDIO|CANVAS|svg|OBJECT)$/.test(node.nodeName)) return true;
  }
  return true;
}
