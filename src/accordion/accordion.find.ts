import { contentChildren, filled, isBlank } from '../dom/query';

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
  // What is blank is a content only where there is no other.
  while ((child = children.shift())) {
    if (HEADING.test(child.tagName)) {
      let content: HTMLElement | null = null;
      while (children[0] && !HEADING.test(children[0].tagName) && (!content || isBlank(content)))
        content = children.shift() as HTMLElement;
      found.push({ section: null, header: child, content });
    } else if (SECTION.test(child.tagName)) {
      const parts = contentChildren(child);
      const others = filled(parts);
      const header = others.shift();
      const content = others.pop() || parts.pop();
      if (header)
        found.push({ section: child, header, content: (content !== header && content) || null });
    }
  }
  return found;
}
