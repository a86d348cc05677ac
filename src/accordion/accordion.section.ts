import { build, holdsStateful, wrap } from '../dom/nodes';
import { isRealLink } from '../dom/query';
import { setAttribute, booleanAttribute } from '../dom/attributes';
import { hideBlank, hideBreaks } from '../core/parts';
import { claim } from '../core/restore/claim';
import { linkByAria, register, isDisabled } from '../core/items';
import { releaseParts } from '../core/restore/release';
import type { Item } from '../core/widget';
import { contentOf, isBox, type Found } from './accordion.find';
import { triggerFor } from './accordion.trigger';
import { isDetails, type Accordion } from './accordion.widget';

/**
 * The panel of a section: its content if that is one plain box, otherwise a generated box around everything from `next`
 * on.
 */
function panelFor(
  { kind, markupCleanUps }: Accordion,
  element: HTMLElement,
  header: HTMLElement,
  next: Node | null,
): HTMLElement {
  const [first, second] = contentOf(header);
  // In a `dl`, only a `dd` may be beside a `dt`.
  const isTerm = header.matches('dt');
  const tag = isTerm ? 'dd' : 'div';
  if (!first) return element.appendChild(build(tag, '', 'empty'));
  if (!second && isBox(first)) return first;
  const panel = wrap(element, build(tag, '', 'box'), next, null);
  if (!isTerm) return panel;
  // Where saved markup is parsed, a `dd` ends the one around it, even with a `div` between them.
  const inner = holdsStateful(panel)
    ? panel
    : wrap(panel, build('section', kind.innerClass, 'box'), panel.firstChild, null);
  // A `dd` that is no longer a child of the list needs a role.
  inner.querySelectorAll(':scope > dd:not([role])').forEach((one) => {
    one.setAttribute('role', 'definition');
    markupCleanUps.push(() => one.removeAttribute('role'));
  });
  return panel;
}

/** Writes the attributes of a section's element. */
function writeSection({ kind }: Accordion, element: HTMLElement): void {
  claim(
    kind,
    element,
    booleanAttribute(element, 'data-disabled') ? 'z-section z-disabled' : 'z-section',
  );
  if (!isDetails(element)) return;
  element.removeAttribute('open');
  // By their common `name`, the browser would close other `details` at once.
  element.removeAttribute('name');
}

/** Makes a section of its elements. If header and content are children of the root, they get a box. */
export function adoptSection(widget: Accordion, { element: original, header, end }: Found): Item {
  const element = original || wrap(widget.root, build('div', '', 'box'), header, end);
  writeSection(widget, element);
  if (element.childElementCount > 2) hideBlank(element);
  // Before `triggerFor` puts the original controls behind the header.
  const next = header.nextSibling;
  const trigger = triggerFor(widget, element, header);
  // Content behind a link to another page is left alone, and stays visible.
  const panel = isRealLink(trigger) ? null : panelFor(widget, element, header, next);
  // Line breaks in text are in the panel by now.
  if (panel && element.childElementCount > 2) hideBreaks(element);
  // prettier-ignore
  const section = register({
    index: 0, widget, element, header, trigger, panel, open: false, load: undefined,
  });
  if (panel && isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
  return section;
}

/**
 * Makes the trigger of a section again, or its content, if the page has removed it by setting the text of the header.
 */
export function repair(item: Item): boolean {
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
