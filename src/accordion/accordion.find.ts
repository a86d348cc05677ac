import { isStateful, MADE } from '../dom/nodes';
import { tagOf, siblingsFrom } from '../dom/query';
import { isOneOf } from '../dom/text';
import { isPart, isRoot, partsIn } from '../core/parts';

/** The author's nodes of one section. */
export interface Found {
  /** Null where header and content stand in the root itself. */
  readonly element: HTMLElement | null;
  readonly header: HTMLElement;
  /** What the content ends before; null where nothing follows it. */
  end: Node | null;
}

/** The tags of sections and of panels alike; each has more of its own, see below. */
const BOXES = 'DIV SECTION ARTICLE ';

/** What may be a header in the root itself. */
const FLAT = /^(H[1-6]|DT)$/;

/** The sections of an accordion (A1), in document order; anything else is left alone. */
export function findSections(root: HTMLElement): Found[] {
  const found: Found[] = [];
  let level = '';
  let last: Found | undefined;
  partsIn(root).forEach((part) => {
    const tagName = tagOf(part);
    // Of sections that stand in the root itself, those that are taken over have a box of ours.
    const isOurs = part.hasAttribute(MADE);
    // All up to the next heading of that level is the content.
    if (level ? tagName === level : FLAT.test(tagName)) {
      level = tagName;
      if (last) last.end = part;
      found.push((last = { element: null, header: part, end: null }));
    } else if (isOurs || (!level && isOneOf(tagName, BOXES + 'LI DETAILS'))) {
      const [header] = partsIn(part);
      if (last) last.end = part;
      last = undefined;
      if (header) found.push({ element: part, header, end: null });
    }
  });
  return found;
}

/** Whether an element can be a panel itself: also what would begin anew in a box (C12). */
export const isBox = (node: Node): node is HTMLElement =>
  node.nodeType === 1 &&
  (isOneOf(tagOf(node), BOXES + 'DD') || isStateful(node as Element)) &&
  !isRoot(node as Element);

/** What follows a header in its section: elements and text. */
export const contentOf = (header: Node): Node[] =>
  siblingsFrom(header.nextSibling, (node) =>
    node.nodeType === 3 ? (node.nodeValue as string).trim() : isPart(node as HTMLElement),
  );
