import { build, buildButton, copies, setClass, wrapContent } from '../dom/build';
import { childWith, CONTROLS, isRealLink } from '../dom/query';
import { claim } from '../core/claim';
import type { Accordion } from './accordion.section';

const makeArrow = copies(() => build('span', 'z-arrow'));

/** A button as most headers get it; not said to be open yet. */
const makeButton = copies(() => {
  const title = build('span', 'z-title', [], 'box');
  const button = buildButton('z-trigger', [title], 'box');
  button.setAttribute('aria-expanded', 'false');
  return button;
});

const textIn = (node: Node): string => (node.textContent as string).trim();

/** The author's own link or button where it has all the words of a header, or the header is one itself. */
function ownTrigger(header: HTMLElement): HTMLElement | null {
  if (/^(SUMMARY|BUTTON|A)$/.test(header.tagName)) return header;
  // Most have nothing but text.
  const controls = header.firstElementChild ? header.querySelectorAll<HTMLElement>(CONTROLS) : [];
  const [control] = controls;
  if (!control || controls.length > 1 || !/^(A|BUTTON)$/.test(control.tagName)) return null;
  const text = textIn(control);
  return text && text === textIn(header) ? control : null;
}

/** Shows the arrow of a trigger, or none. */
export function paintArrow(trigger: Element, wanted: boolean): void {
  const arrow = childWith(trigger, 'z-arrow');
  if (arrow && !wanted) arrow.remove();
  else if (!arrow && wanted) trigger.appendChild(makeArrow());
}

/** Completes the author's own trigger. */
function takeOwn({ kind }: Accordion, header: HTMLElement, trigger: HTMLElement): void {
  const leads = isRealLink(trigger);
  claim(kind, trigger, trigger === header ? 'z-header z-trigger' : 'z-trigger');
  if (!leads) trigger.setAttribute('aria-expanded', 'false');
  if (trigger.tagName === 'BUTTON') trigger.setAttribute('type', 'button');
  else if (trigger.tagName === 'A' && !leads) {
    trigger.setAttribute('role', 'button');
    trigger.setAttribute('tabindex', '0');
  }
  wrapContent(trigger, build('span', 'z-title', [], 'box'));
}

/** Whether a node is, or holds, a link or a field of the author's. */
const isControl = (node: Node): boolean =>
  node.nodeType === 1 &&
  ((node as Element).matches(CONTROLS) || !!(node as Element).querySelector(CONTROLS));

/** Puts a button around the words of a heading; links and fields stay beside it (AA1). */
function insertButton({ returns }: Accordion, heading: HTMLElement): HTMLElement {
  const button = makeButton();
  const title = button.firstChild as Element;
  const nodes = Array.from(heading.childNodes);
  const words = nodes.filter((node) => !isControl(node));
  heading.insertBefore(button, words[0] || null);
  // Not by `move`, which keeps the state of frames: slower, and text has none.
  words.forEach((node) => title.appendChild(node));
  // Words may have been on both sides of a link.
  if (words.length < nodes.length)
    returns.push(() =>
      nodes.forEach((node) => heading.contains(node) && heading.appendChild(node)),
    );
  return button;
}

/** Gives a header its trigger: a button inside the author's heading, or the author's own link, button or `summary`. */
export function adoptTrigger(widget: Accordion, header: HTMLElement): HTMLElement {
  const inside = header.firstElementChild && header.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6');
  // The button goes inside the heading that a header holds (AA1).
  const heading = inside || header;
  const own = ownTrigger(header) || ownTrigger(heading);
  if (own !== header) claim(widget.kind, header, 'z-header');
  if (own) takeOwn(widget, header, own);
  const trigger = own || insertButton(widget, heading);
  paintArrow(trigger, widget.options.showIcons && !isRealLink(trigger));
  // What isn't the title stands in a row with it.
  if (
    own !== header &&
    (heading !== header || header.firstElementChild !== header.lastElementChild)
  )
    setClass(header, 'z-mixed');
  return trigger;
}
