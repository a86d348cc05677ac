import { build, wrap } from '../dom/nodes';
import { tagOf, isRealLink } from '../dom/query';
import { setAttribute, booleanAttribute } from '../dom/attributes';
import { hideBlank } from '../core/parts';
import { claim } from '../core/restore/claim';
import { linkByAria, register, isDisabled } from '../core/items';
import { releaseParts } from '../core/restore/release';
import type { Item } from '../core/widget';
import { contentOf, isBox, type Found } from './accordion.find';
import { triggerFor } from './accordion.trigger';
import { isDetails, type Accordion } from './accordion.widget';

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
  claim(
    kind,
    element,
    booleanAttribute(element, 'data-disabled') ? 'z-section z-disabled' : 'z-section',
  );
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
export function restoreTrigger(item: Item): boolean {
  const { header, element, panel, open } = item;
  const widget = item.widget as Accordion;
  const { kind, root } = widget;
  if (header.querySelector('.z-title') || !root.contains(header)) return false;
  releaseParts(kind, root, header, false);
  item.trigger = triggerFor(widget, element, header);
  if (panel) setAttribute(item.trigger, 'aria-expanded', String(open));
  linkByAria(item);
  return true;
}
