import { isPart, isRoot, partsIn } from '../dom/query';

/** The author's nodes of one section. */
export interface Found {
  /** Null where header and content stand in the container itself. */
  readonly element: HTMLElement | null;
  readonly header: HTMLElement;
  /** What the content ends before; null where nothing follows it. */
  end: Node | null;
}

/** What may hold a header and its content. */
const SECTION = /^(LI|SECTION|DIV|ARTICLE|DETAILS)$/;

/** What may be a header in the container itself. */
const FLAT = /^(H[1-6]|DT)$/;

/** What can be a panel itself, and needs no box. */
const BOX = /^(DIV|SECTION|ARTICLE|DD)$/;

/** The first element in a section: its header. */
function headerIn(section: Element): HTMLElement | null {
  let node = section.firstElementChild;
  while (node && !isPart(node)) node = node.nextElementSibling;
  return node as HTMLElement | null;
}

/** The sections of an accordion (A1), in document order; anything else is left alone. */
export function findSections(root: HTMLElement): Found[] {
  const found: Found[] = [];
  let level = '';
  let last: Found | undefined;
  for (const part of partsIn(root)) {
    const { tagName } = part;
    // All up to the next heading of that level is the content.
    if (level ? tagName === level : FLAT.test(tagName)) {
      level = tagName;
      if (last) last.end = part;
      found.push((last = { element: null, header: part, end: null }));
    } else if (!level && SECTION.test(tagName)) {
      const header = headerIn(part);
      if (header) found.push({ element: part, header, end: null });
    }
  }
  return found;
}

const isContent = (node: Node): boolean =>
  node.nodeType === 1
    ? isPart(node as Element)
    : node.nodeType === 3 && /\S/.test(node.nodeValue as string);

/** What follows a header in its section: the one box that can be the panel, and whether there is anything. */
export function contentAfter(header: Node): { box: HTMLElement | null; some: boolean } {
  let first: Node | null = null;
  let count = 0;
  for (let node = header.nextSibling; node; node = node.nextSibling)
    if (isContent(node)) {
      first = first || node;
      count += 1;
    }
  const isBox = count === 1 && BOX.test((first as Node).nodeName) && !isRoot(first as Element);
  return { box: isBox ? (first as HTMLElement) : null, some: count > 0 };
}
