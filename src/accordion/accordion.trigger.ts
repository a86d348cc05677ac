import { build, cloner, move, remove, wrap } from '../dom/nodes';
import { buildButton, buttonTag } from '../dom/buttons';
import { childHolding, childWith, CONTROLS, HEADINGS, isRealLink } from '../dom/query';
import { setClass, setAttribute, idOf } from '../dom/attributes';
import { labelText, words } from '../dom/text';
import { claim } from '../core/restore/claim';
import { idFor } from '../core/ids';
import { emit } from '../core/signals';
import { itemsHolding } from '../core/lookup';
import { openItem } from '../core/select';
import type { Accordion } from './accordion.widget';

const makeArrow = cloner(() => build('span', 'z-arrow'));

/**
 * The button of a header, closed, with an arrow. Clones have no listeners; `onKey` of the accordion handles the keys of
 * those that are a `span`.
 */
const buttonsOf = (tag: ReturnType<typeof buttonTag>): (() => HTMLElement) =>
  cloner(() => {
    const title = build('span', 'z-title', 'box');
    const button = buildButton(tag, 'z-trigger', 'box');
    button.append(title, makeArrow());
    setAttribute(button, 'aria-expanded', 'false');
    return button;
  });

const makers = { button: buttonsOf('button'), span: buttonsOf('span') };

const textIn = (node: Node): string => (node.textContent as string).trim();

/** The text of an element, otherwise what tells its images. */
const textOf = (element: HTMLElement): string => textIn(element) || labelText(element);

/**
 * The original trigger of a header: the header itself, or the first control with text or images, if it is a link or a
 * button, and if the rest of the header's text is in other controls. A link to another page must have all of the text.
 */
function originalTrigger(header: HTMLElement): HTMLElement | null {
  if (header.matches('summary,button,a')) return header;
  // Most headers contain only text.
  if (!header.firstElementChild) return null;
  const controls = Array.from(header.querySelectorAll<HTMLElement>(CONTROLS));
  const control = controls.find(textOf);
  if (!control || !control.matches('a,button')) return null;
  let rest = textOf(header);
  (isRealLink(control) ? [control] : controls).forEach((one) => {
    rest = rest.replace(textOf(one), '');
  });
  return rest.trim() ? null : control;
}

/**
 * Moves links and fields out of a heading, because a button mustn't contain them. Returns the box with them, which is behind
 * the heading.
 */
function moveControls(
  widget: Accordion,
  element: Element,
  heading: HTMLElement,
): Element | undefined {
  const controls = heading.querySelectorAll(CONTROLS);
  if (!controls.length) return;
  const box = build('span', 'z-controls', 'back');
  (heading.parentNode as Node).insertBefore(box, heading.nextSibling);
  setClass(element, 'z-controlled');
  controls.forEach((control) => {
    const node = childHolding(heading, control);
    // It has moved already, in the same element as another control.
    if (!node) return;
    const next = node.nextSibling;
    move(node, box);
    // The other nodes of the heading are still in its title.
    widget.markupCleanUps.push(() => {
      const title = heading.querySelector('.z-title');
      if (title && node.parentNode) move(node, title, next);
    });
  });
  return box;
}

const BUTTON_ATTRIBUTES =
  'role tabindex aria-expanded aria-controls aria-selected aria-multiselectable';

/** Removes the attributes by which the page has made an element a button or a tab: the generated button is inside it. */
export function dropButtonRole({ markupCleanUps }: Accordion, element: HTMLElement): void {
  if (!element.matches('[role=button],[role^=tab]')) return;
  words(BUTTON_ATTRIBUTES).forEach((name) => {
    const value = element.getAttribute(name);
    setAttribute(element, name, null);
    markupCleanUps.push(() => setAttribute(element, name, value));
  });
}

/** Adds or removes the arrow of a trigger. */
export function paintArrow(trigger: Element, wanted: boolean): void {
  const arrow = childWith(trigger, 'z-arrow');
  if (wanted && !arrow) trigger.appendChild(makeArrow());
  else if (!wanted && arrow) remove(arrow);
}

/**
 * A click on a label that has all the text of a header opens the section, too. A label that contains its field gets a
 * second click, from the field: only that one counts.
 */
function onLabel(this: HTMLLabelElement, { target }: Event): void {
  const { control } = this;
  const item = itemsHolding(this).pop();
  const isTwice = control && this.contains(control) && !control.matches(':disabled');
  if (!item || (isTwice && control !== target)) return;
  emit(item.widget, 'userAction');
  openItem(item, 'click');
}

function listenToLabel({ markupCleanUps }: Accordion, label: HTMLLabelElement): void {
  label.addEventListener('click', onLabel);
  markupCleanUps.push(() => label.removeEventListener('click', onLabel));
}

/** Completes an original trigger. */
function completeTrigger(widget: Accordion, header: HTMLElement, trigger: HTMLElement): void {
  const { kind, options } = widget;
  const leadsAway = isRealLink(trigger);
  const label = trigger.querySelector('label');
  if (label && textOf(label) === textOf(trigger)) listenToLabel(widget, label);
  claim(kind, trigger, trigger === header ? 'z-header z-trigger' : 'z-trigger');
  if (!leadsAway) setAttribute(trigger, 'aria-expanded', 'false');
  if (trigger.matches('button')) {
    setAttribute(trigger, 'type', 'button');
    setAttribute(trigger, 'tabindex', null);
  } else if (trigger.matches('a') && !leadsAway) {
    setAttribute(trigger, 'role', 'button');
    setAttribute(trigger, 'tabindex', '0');
  }
  wrap(trigger, build('span', 'z-title', 'box'), trigger.firstChild, null);
  paintArrow(trigger, options.showIcons && !leadsAway);
}

/** A click on the label that had all the text of a heading, and is now beside it, opens the section. */
function openByLabel(
  widget: Accordion,
  element: Element,
  label: HTMLLabelElement,
  id: string,
): void {
  setClass(element, 'z-labelled');
  listenToLabel(widget, label);
  widget.markupCleanUps.push(() => {
    if (idOf(label) === id) setAttribute(label, 'id', null);
  });
}

/** Puts a button around the text of a heading. */
function insertButton(widget: Accordion, element: Element, heading: HTMLElement): HTMLElement {
  const button = makers[buttonTag(widget.root)]();
  if (!widget.options.showIcons) paintArrow(button, false);
  const isRich = heading.firstElementChild;
  const label = isRich && heading.querySelector('label');
  const name = isRich ? labelText(heading) : '';
  const controls = isRich && moveControls(widget, element, heading);
  const title = button.firstChild as Element;
  // Not by `move`, which is slower.
  while (heading.firstChild) title.appendChild(heading.firstChild);
  // All of its text was in controls, which are beside the button now, and name it.
  if (name && controls && !labelText(title)) {
    const id = `${widget.prefix}-label-${widget.serial + 1}`;
    const isLabel = label && labelText(label);
    setAttribute(button, 'aria-labelledby', idFor(isLabel ? label : controls, id));
    if (isLabel) openByLabel(widget, element, label, id);
  }
  return heading.appendChild(button);
}

/** The trigger of a header: its original link, button or `summary`, otherwise a generated button inside the heading. */
export function triggerFor(widget: Accordion, element: Element, header: HTMLElement): HTMLElement {
  const { firstElementChild: first } = header;
  const headings = first ? header.querySelectorAll<HTMLElement>(HEADINGS) : [];
  // If a header contains a heading, the button goes inside that.
  const heading = headings.length === 1 ? (headings[0] as HTMLElement) : header;
  const original = originalTrigger(header) || originalTrigger(heading);
  if (original !== header) {
    claim(widget.kind, header, 'z-header');
    dropButtonRole(widget, header);
  }
  if (original) completeTrigger(widget, header, original);
  const trigger = original || insertButton(widget, element, heading);
  // Other elements in the header are in a row with the title.
  if (original !== header && (heading !== header || header.childElementCount > 1))
    setClass(header, 'z-mixed');
  return trigger;
}
