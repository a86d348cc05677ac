import { build, cloner, move, wrap } from '../dom/nodes';
import { buildButton, buttonTag } from '../dom/buttons';
import { tagOf, childHolding, childWith, CONTROLS, isRealLink } from '../dom/query';
import { setClass, setAttribute, idOf } from '../dom/attributes';
import { claim } from '../core/restore/claim';
import { idFor } from '../core/ids';
import { emit } from '../core/signals';
import { itemsHolding } from '../core/lookup';
import { openItem } from '../core/select';
import type { Accordion } from './accordion.widget';

const makeArrow = cloner(() => build('span', 'z-arrow'));

/**
 * Buttons as most headers get them, with an arrow; not said to be open yet. Copies have no listeners: what hears keys
 * for a set presses them.
 */
const buttonsOf = (tag: ReturnType<typeof buttonTag>): (() => HTMLElement) =>
  cloner(() => {
    const title = build('span', 'z-title', [], 'box');
    const button = buildButton(tag, 'z-trigger', [title, makeArrow()], 'box');
    setAttribute(button, 'aria-expanded', 'false');
    return button;
  });

const makers = { button: buttonsOf('button'), span: buttonsOf('span') };

const textIn = (node: Node): string => (node.textContent as string).trim();

/** The author's own link or button where it has all the words of a header, or the header is one itself. */
function ownTrigger(header: HTMLElement): HTMLElement | null {
  if (/^(SUMMARY|BUTTON|A)$/.test(tagOf(header))) return header;
  // Most have nothing but text.
  const controls = header.firstElementChild ? header.querySelectorAll<HTMLElement>(CONTROLS) : [];
  const [control] = controls;
  if (!control || !/^(A|BUTTON)$/.test(tagOf(control))) return null;
  const text = textIn(control);
  return text && text === textIn(header) ? control : null;
}

/** Puts the links and fields of a heading behind it, so that it holds nothing but its button (AA9). */
function moveControls(widget: Accordion, element: Element, heading: HTMLElement): void {
  const controls = heading.querySelectorAll(CONTROLS);
  if (!controls.length) return;
  const box = build('span', 'z-controls', [], 'back');
  (heading.parentNode as Node).insertBefore(box, heading.nextSibling);
  setClass(element, 'z-controlled');
  controls.forEach((control) => {
    const node = childHolding(heading, control);
    // It went along with another one in the same element.
    if (!node) return;
    const next = node.nextSibling;
    move(node, box);
    // The heading's other nodes are in its title still.
    widget.returns.push(() => {
      const title = heading.querySelector('.z-title');
      if (title && node.parentNode) move(node, title, next);
    });
  });
}

/** Shows the arrow of a trigger, or none. */
export function paintArrow(trigger: Element, wanted: boolean): void {
  const arrow = childWith(trigger, 'z-arrow');
  if (wanted && !arrow) trigger.appendChild(makeArrow());
  else if (!wanted && arrow) arrow.remove();
}

/** Completes the author's own trigger. */
function takeOwn({ kind, options }: Accordion, header: HTMLElement, trigger: HTMLElement): void {
  const leads = isRealLink(trigger);
  claim(kind, trigger, trigger === header ? 'z-header z-trigger' : 'z-trigger');
  if (!leads) setAttribute(trigger, 'aria-expanded', 'false');
  if (tagOf(trigger) === 'BUTTON') setAttribute(trigger, 'type', 'button');
  else if (tagOf(trigger) === 'A' && !leads) {
    setAttribute(trigger, 'role', 'button');
    setAttribute(trigger, 'tabindex', '0');
  }
  wrap(trigger, build('span', 'z-title', [], 'box'), trigger.firstChild, null);
  paintArrow(trigger, options.showIcons && !leads);
}

/**
 * A press on the label that names a header opens the section besides what it does; on a field in it, it comes once
 * more.
 */
function onLabel(this: HTMLLabelElement, { target }: Event): void {
  const { control } = this;
  const item = itemsHolding(this).pop();
  const isTwice = control && this.contains(control) && !control.matches(':disabled');
  if (!item || (isTwice && control !== target)) return;
  emit(item.widget, 'action');
  openItem(item, 'click');
}

/** Names the trigger of a heading by the label that had all its words, and stands beside it now. */
function nameBy(
  widget: Accordion,
  element: Element,
  trigger: Element,
  label: HTMLLabelElement,
): void {
  const id = `${widget.prefix}-label-${widget.serial + 1}`;
  setAttribute(trigger, 'aria-labelledby', idFor(label, id));
  setClass(element, 'z-labelled');
  label.addEventListener('click', onLabel);
  widget.returns.push(() => {
    label.removeEventListener('click', onLabel);
    if (idOf(label) === id) setAttribute(label, 'id', null);
  });
}

/** Puts a button around the words of a heading. */
function insertButton(widget: Accordion, element: Element, heading: HTMLElement): HTMLElement {
  const button = makers[buttonTag(widget.root)]();
  if (!widget.options.showIcons) paintArrow(button, false);
  const label = heading.querySelector('label');
  const isLabelled = label && textIn(label) && textIn(label) === textIn(heading);
  if (heading.firstElementChild) moveControls(widget, element, heading);
  if (isLabelled) nameBy(widget, element, button, label);
  const title = button.firstChild as Element;
  // Not by `move`, which keeps the state of frames: slower, and text has none.
  while (heading.firstChild) title.appendChild(heading.firstChild);
  return heading.appendChild(button);
}

/** Gives a header its trigger: a button inside the author's heading, or the author's own link, button or `summary`. */
export function triggerFor(widget: Accordion, element: Element, header: HTMLElement): HTMLElement {
  const { firstElementChild: first } = header;
  const headings = first ? header.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6') : [];
  // The heading that a header holds, where it is none itself: the button goes inside that (AA1).
  const heading = headings.length === 1 ? (headings[0] as HTMLElement) : header;
  const own = ownTrigger(header) || ownTrigger(heading);
  if (own !== header) claim(widget.kind, header, 'z-header');
  if (own) takeOwn(widget, header, own);
  const trigger = own || insertButton(widget, element, heading);
  // What isn't the title stands in a row with it.
  if (own !== header && (heading !== header || header.childElementCount > 1))
    setClass(header, 'z-mixed');
  return trigger;
}
