import { isStateful, MADE } from '../dom/nodes';
import { tagOf, siblingsFrom } from '../dom/query';
import { isOneOf } from '../dom/text';
import { isPart, isRoot, partsIn } from '../core/parts';

/** The original nodes of one section. */
export interface Found {
  /** Null if header and content are children of the root. */
  readonly element: HTMLElement | null;
  readonly header: HTMLElement;
  /** The node behind the content; null if there is none. */
  end: Node | null;
}

/** Tags that can be sections and panels. Each can have more, see below. */
const BOXES = 'DIV SECTION ARTICLE ';

/** Tags of headers that are children of the root. */
const FLAT = /^(H[1-6]|DT)$/;

/** Finds the sections of an accordion. Everything else is left alone. */
export function findSections(root: HTMLElement): Found[] {
  const found: Found[] = [];
  let level = '';
  let last: Found | undefined;
  partsIn(root).forEach((part) => {
    const tagName = tagOf(part);
    // A section that was adopted before has a generated box if its header and content were children of the root.
    const isOurs = part.hasAttribute(MADE);
    // The content is everything up to the next heading of the same level.
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

/** Whether an element can be the panel: a box, or an element that would lose its state in one. */
export const isBox = (node: Node): node is HTMLElement =>
  node.nodeType === 1 &&
  (isOneOf(tagOf(node), BOXES + 'DD') || isStateful(node as Element)) &&
  !isRoot(node as Element);

/** The content behind a header in its section: elements and text. */
export const contentOf = (header: Node): Node[] =>
  siblingsFrom(header.nextSibling, (node) =>
    node.nodeType === 3 ? (node.nodeValue as string).trim() : isPart(node as HTMLElement),
  );
