import { isStateful, MADE } from '../dom/nodes';
import { HEADINGS, siblingsFrom } from '../dom/query';
import { isText } from '../dom/text';
import { isPart, isRoot, partsIn } from '../core/parts';

/** The original nodes of one section. */
export interface Found {
  /** Null if header and content are children of the root. */
  readonly element: HTMLElement | null;
  readonly header: HTMLElement;
  /** The node behind the content; null if there is none. */
  end: Node | null;
}

/** Elements that can be sections, and panels. */
const BOXES = 'div,section,article';

/** Finds the sections of an accordion. Everything else is left alone. */
export function findSections(root: HTMLElement): Found[] {
  const found: Found[] = [];
  let level = '';
  let last: Found | undefined;
  partsIn(root).forEach((part) => {
    // A section that was adopted before has a generated box if its header and content were children of the root.
    const isOurs = part.hasAttribute(MADE);
    // The content is everything up to the next heading of the same level.
    if (level ? part.matches(level) : part.matches(HEADINGS + ',dt')) {
      level = part.localName;
      if (last) last.end = part;
      found.push((last = { element: null, header: part, end: null }));
    } else if (isOurs || (!level && part.matches(BOXES + ',li,details'))) {
      const [header] = partsIn(part);
      if (last) last.end = part;
      last = undefined;
      if (header) found.push({ element: part, header, end: null });
    }
  });
  return found;
}

/** Whether an element can be the panel: a box, or an element that would lose its state in one. */
export const isBox = (node: Node): node is HTMLElement =>
  node.nodeType === 1 &&
  ((node as Element).matches(BOXES + ',dd') || isStateful(node as Element)) &&
  !isRoot(node as Element);

/** The content behind a header in its section: elements and text. */
export const contentOf = (header: Node): Node[] =>
  siblingsFrom(header.nextSibling, (node) => isText(node) || isPart(node as HTMLElement));
