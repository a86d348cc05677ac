import { build, wrap } from '../dom/nodes';
import { tagOf, isRealLink } from '../dom/query';
import { setAttribute, saysYes } from '../dom/attributes';
import { hideBlank } from '../core/parts';
import { claim } from '../core/restore/claim';
import { pair, register, isDisabled } from '../core/items';
import type { Pose } from '../core/motion/motion';
import { releaseParts } from '../core/restore/release';
import type { CleanUp, Item, Widget } from '../core/widget';
import { contentOf, isBox, type Found } from './accordion.find';
import type { AccordionValues } from './accordion.options';
import { triggerFor } from './accordion.trigger';

/** One section of a running accordion. */
export interface Section extends Item {
  /** Where its next motion begins, as one was cut off just now; none at rest. */
  pose?: Pose | null;
}

/** What the parts of a horizontal accordion go by, in pixels. */
export interface Size {
  /** The width that it really has. */
  readonly width: number;
  /** How large it is against its options. */
  readonly scale: number;
  /** The width of a header, and what all headers leave for content. */
  readonly header: number;
  readonly space: number;
}

/** A running accordion. */
export interface Accordion extends Widget<AccordionValues> {
  /** What puts back the author's controls that were moved out of headings. */
  returns: CleanUp[];
  /** What is around a slider. */
  wrapper: HTMLElement | null;
  /** The size of a horizontal accordion; null for a vertical one. */
  size: Size | null;
  /** Whether a horizontal accordion is vertical now, for want of space. */
  narrow: boolean;
}

export const isDetails = (element: Element): boolean => tagOf(element) === 'DETAILS';

/** The panel of a section: its content, where that is one plain box, else a box of ours from `next` on. */
function panelOf(
  { returns }: Accordion,
  element: HTMLElement,
  header: HTMLElement,
  next: Node | null,
): HTMLElement {
  const [first, second] = contentOf(header);
  // In a list of terms nothing else may be beside a term.
  const tag = tagOf(header) === 'DT' ? 'dd' : 'div';
  if (!first) return element.appendChild(build(tag, '', [], 'empty'));
  if (!second && isBox(first)) return first;
  const panel = wrap(element, build(tag, '', [], 'box'), next, null);
  // Definitions that are no longer in the list itself say what they are.
  panel.querySelectorAll(':scope > dd:not([role])').forEach((one) => {
    one.setAttribute('role', 'definition');
    returns.push(() => one.removeAttribute('role'));
  });
  return panel;
}

/** Writes a section's own element. */
function writeSection({ kind }: Accordion, element: HTMLElement): void {
  claim(kind, element, saysYes(element, 'data-disabled') ? 'z-section z-disabled' : 'z-section');
  if (!isDetails(element)) return;
  element.removeAttribute('open');
  // By it, the browser would close others at once, and also the one that opens.
  element.removeAttribute('name');
}

/** Makes one section of its nodes, in one pass (A1); header and content in the root itself get a box. */
export function adoptSection(widget: Accordion, { element: own, header, end }: Found): Item {
  const element = own || wrap(widget.root, build('div', '', [], 'box'), header, end);
  writeSection(widget, element);
  if (element.childElementCount > 2) hideBlank(element);
  // Before the author's controls come between.
  const next = header.nextSibling;
  const trigger = triggerFor(widget, element, header);
  // Content below a link that only leads elsewhere is left alone, and stays in sight.
  const panel = isRealLink(trigger) ? null : panelOf(widget, element, header, next);
  // prettier-ignore
  const section = register({
    index: 0, widget, element, header, trigger, panel, open: false, load: undefined,
  });
  if (panel && isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
  return section;
}

/** Gives a section its trigger again, or what that holds, if the page has wiped it out with the text of the header. */
export function mendSection(item: Item): boolean {
  const { header, element, panel, open } = item;
  const widget = item.widget as Accordion;
  const { kind, root } = widget;
  if (header.querySelector('.z-title') || !root.contains(header)) return false;
  releaseParts(kind, root, header, false);
  item.trigger = triggerFor(widget, element, header);
  if (panel) setAttribute(item.trigger, 'aria-expanded', String(open));
  pair(item);
  return true;
}
