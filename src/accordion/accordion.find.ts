import { contentChildren } from '../dom/query';

/** The author's nodes of one section; what is missing is null. */
export interface FoundSection {
  /** Null where header and content stand in the container itself. */
  readonly section: HTMLElement | null;
  readonly header: HTMLElement;
  readonly content: HTMLElement | null;
}

const SECTION = /^(LI|SECTION|DIV|ARTICLE|DETAILS)$/;
const HEADING = /^H[1-6]$/;

function inside(section: HTMLElement): FoundSection | null {
  const children = contentChildren(section);
  const header = children[0];
  const last = children[children.length - 1];
  return header && last ? { section, header, content: last === header ? null : last } : null;
}

/** The sections of an accordion (rule A1), in document order; anything else is left alone. */
export function findSections(root: HTMLElement): FoundSection[] {
  const found: FoundSection[] = [];
  const children = contentChildren(root);
  for (let n = 0; n < children.length; n++) {
    const child = children[n] as HTMLElement;
    const next = children[n + 1];
    if (HEADING.test(child.tagName)) {
      const paired = !!next && !HEADING.test(next.tagName);
      found.push({ section: null, header: child, content: paired ? next : null });
      if (paired) n += 1;
    } else if (SECTION.test(child.tagName)) {
      const section = inside(child);
      if (section) found.push(section);
    }
  }
  return found;
}
