import { contentChildren } from '../dom/query';

/** The author's nodes of one section; what is missing is null. */
export interface FoundSection {
  /** Null where header and content stand in the container itself. */
  readonly section: HTMLElement | null;
  readonly header: HTMLElement;
  readonly content: HTMLElement | null;
}

const HEADING = /^H[1-6]$/;
const SECTION = /^(LI|SECTION|DIV|ARTICLE|DETAILS)$/;

/** The sections of an accordion (rule A1), in document order; anything else is left alone. */
export function findSections(root: HTMLElement): FoundSection[] {
  const found: FoundSection[] = [];
  const children = contentChildren(root);
  let child: HTMLElement | undefined;
  while ((child = children.shift())) {
    if (HEADING.test(child.tagName)) {
      const [next] = children;
      const isPair = next && !HEADING.test(next.tagName);
      found.push({ section: null, header: child, content: (isPair && children.shift()) || null });
    } else if (SECTION.test(child.tagName)) {
      const parts = contentChildren(child);
      const header = parts.shift();
      if (header) found.push({ section: child, header, content: parts.pop() || null });
    }
  }
  return found;
}
