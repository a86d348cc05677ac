import type { Shape } from './fixture';
import { isVisible } from './state';

/** The forms of markup of an accordion. */
type Form = 'ul' | 'div' | 'section' | 'article' | 'flat' | 'details';

export const forms: Form[] = ['ul', 'div', 'section', 'article', 'flat', 'details'];

function sectionHtml(form: Form, header: string, content: string): string {
  if (form === 'details') return `<details><summary>${header}</summary>${content}</details>`;
  const inside = `<h3>${header}</h3>${content}`;
  const tag = form === 'ul' ? 'li' : form;
  return form === 'flat' ? inside : `<${tag}>${inside}</${tag}>`;
}

/** An accordion with the headers `H1`, `H2` … and the contents `C1`, `C2` … */
export function accordionHtml(shape: Shape & { form?: Form } = {}): string {
  const { id = 'acc', count = 3, attributes = '', form = 'ul' } = shape;
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const inside = numbers.map((n) => sectionHtml(form, `H${n}`, `<div><p>C${n}</p></div>`));
  const tag = form === 'ul' ? 'ul' : 'div';
  const names = (id ? ` id="${id}"` : '') + (attributes ? ` ${attributes}` : '');
  return `<${tag}${names}>${inside.join('')}</${tag}>`;
}

const own = (root: Element, selector: string): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => element.closest('.z-accordion') === root,
  );

/** The own sections of an accordion, and the parts of each. */
export const sectionsOf = (root: Element): HTMLElement[] => own(root, '.z-section');
export const headersOf = (root: Element): HTMLElement[] => own(root, '.z-header');
export const triggersOf = (root: Element): HTMLElement[] => own(root, '.z-trigger');
export const contentsOf = (root: Element): HTMLElement[] => own(root, '.z-content');
/** The elements that contain the author's nodes: inner boxes, or the contents themselves before they were first shown. */
export const innersOf = (root: Element): HTMLElement[] =>
  contentsOf(root).map(
    (content) => content.querySelector<HTMLElement>(':scope > .z-auto-g') ?? content,
  );

/** Whether content is visible and can be reached. While it closes, it is visible, but inert. */
function isWithinReach(root: Element, content: HTMLElement): boolean {
  if (content.inert || !content.isConnected) return !content.inert && !content.hidden;
  // In a hidden accordion, nothing has a box, so the computed style decides.
  if (isVisible(root)) return isVisible(content);
  const { display, contentVisibility } = getComputedStyle(content);
  return display !== 'none' && contentVisibility !== 'hidden';
}

function signOf(root: Element, section: HTMLElement): string {
  const [trigger, content] = ['.z-trigger', '.z-content'].map(
    (selector) => own(root, selector).filter((part) => section.contains(part))[0],
  );
  if (!trigger || !content) return `no ${trigger ? 'content' : 'trigger'}`;
  const named = trigger.getAttribute('aria-controls');
  const expanded = trigger.getAttribute('aria-expanded');
  const told: Record<string, boolean> = {
    class: section.classList.contains('z-active'),
    aria: expanded === 'true',
    shown: !content.hidden && !content.inert,
    seen: isWithinReach(root, content),
  };
  if (section.tagName === 'DETAILS') told['details'] = section.hasAttribute('open');
  if (content.inert) delete told['details'];
  const values = Object.values(told);
  const agree =
    values.every((value) => value === values[0]) &&
    (!named || named === content.id) &&
    /^(true|false)$/.test(String(expanded)) &&
    !trigger.hasAttribute('aria-selected');
  return agree ? String(Number(values[0])) : JSON.stringify({ ...told, expanded, named });
}

/**
 * The open sections of an accordion as `0 1 0`, read from everything that shows it: classes, ARIA, what is visible and what
 * can be reached. If these contradict each other, the contradiction is returned.
 */
export const accordionState = (root: Element): string =>
  sectionsOf(root)
    .map((section) => signOf(root, section))
    .join(' ');

/** The classes for the ends of the sections, as `first - last`. */
export const ends = (root: Element): string =>
  sectionsOf(root)
    .map(({ classList }) => ['first', 'last'].filter((name) => classList.contains(`z-${name}`)))
    .map((names) => names.join('+') || '-')
    .join(' ');

/** The `aria-disabled` of each trigger: `- true -`. */
export const idle = (root: Element): string =>
  triggersOf(root)
    .map((trigger) => trigger.getAttribute('aria-disabled') ?? '-')
    .join(' ');
