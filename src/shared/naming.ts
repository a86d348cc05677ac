import { idFor } from '../dom/ids';
import { setAttribute } from '../widget/ledger';

/** An element that gets an accessible name, and where the name may come from. */
interface Naming {
  readonly element: HTMLElement;
  /** The author's container, whose own name comes first. */
  readonly root: HTMLElement;
  /** What the heading that names it for the eye stands right before. */
  readonly block: HTMLElement;
  /** The id for a heading that has none. */
  readonly id: string;
  /** The name where nothing else gives one. */
  readonly otherwise: string;
}

function headingBefore(block: HTMLElement): HTMLElement | null {
  const before = block.previousElementSibling;
  return before && /^H[1-6]$/.test(before.tagName) ? (before as HTMLElement) : null;
}

/**
 * Gives an element its accessible name: the container's own, else the heading before it, else the
 * words given. What was done to the heading is undone by the function returned, if anything was.
 */
export function giveName({ element, root, block, id, otherwise }: Naming): (() => void) | null {
  const label = root.getAttribute('aria-label');
  let labelledBy = root.getAttribute('aria-labelledby');
  let undo: (() => void) | null = null;
  const heading = headingBefore(block);
  if (!label && !labelledBy && heading) {
    const hadId = !!heading.id;
    labelledBy = idFor(heading, id);
    if (!hadId && labelledBy) undo = () => heading.removeAttribute('id');
  }
  setAttribute(element, 'aria-labelledby', labelledBy);
  setAttribute(element, 'aria-label', labelledBy ? null : label || otherwise);
  return undo;
}
