import { build, buildButton, copies, move, setClass, wrapContent } from '../dom/build';
import { childHolding, CONTROLS, isRealLink } from '../dom/query';
import { claim } from '../core/claim';
import type { Kind, Widget } from '../core/widget';

/** The author's controls, which stand beside the heading that they were in, each with the node that followed it. */
export type Controls = readonly (readonly [node: Node, next: Node | null])[];

/** What a user presses to open a section. */
interface Trigger {
  readonly trigger: HTMLElement;
  /** Whether it is a link to another page, which goes there and opens nothing. */
  readonly leads: boolean;
  readonly controls: Controls | undefined;
}

const makeArrow = copies(() => build('span', 'z-arrow'));

/** A button as most headers get it; not said to be open yet. */
const makeButton = copies(() => {
  const button = buildButton(
    'z-trigger',
    [build('span', 'z-title', [], 'box'), makeArrow()],
    'box',
  );
  button.setAttribute('aria-expanded', 'false');
  return button;
});

const HEADING = /^H[1-6]$/;

const textIn = (node: Node): string => (node.textContent as string).trim();

/** The author's own link or button where it has all the words of a header, or the header is one itself. */
function ownTrigger(header: HTMLElement): HTMLElement | null {
  if (/^(SUMMARY|BUTTON|A)$/.test(header.tagName)) return header;
  const controls = header.querySelectorAll<HTMLElement>(CONTROLS);
  const [control] = controls;
  if (!control || controls.length > 1 || !/^(A|BUTTON)$/.test(control.tagName)) return null;
  const text = textIn(control);
  return text && text === textIn(header) ? control : null;
}

/** The heading that a header holds, where it is none itself: the button goes inside that (AA1). */
function headingIn(header: HTMLElement): HTMLElement {
  const headings = header.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6');
  return headings.length === 1 ? (headings[0] as HTMLElement) : header;
}

/** Puts the links and fields of a heading behind it, so that it holds nothing but its button (AA9). */
function moveControls(heading: HTMLElement): Controls | undefined {
  const all = Array.from(heading.querySelectorAll(CONTROLS));
  const nodes = all
    .map((control) => childHolding(heading, control) as Node)
    .filter((node, n, those) => those.indexOf(node) === n);
  if (!nodes.length) return undefined;
  const places = nodes.map((node) => [node, node.nextSibling] as const);
  const box = build('span', 'z-controls', [], 'back');
  (heading.parentNode as Node).insertBefore(box, heading.nextSibling);
  for (const node of nodes) move(node, box, null);
  return places;
}

/** Puts controls back where they were; a heading's other nodes are in its title still. */
export function returnControls(trigger: Element, controls: Controls): void {
  const title = trigger.firstElementChild || trigger;
  for (const [node, next] of controls.slice().reverse())
    if (node.parentNode) move(node, title, next && next.parentNode === title ? next : null);
}

/** Shows the arrow of a trigger, or none. */
export function paintArrow(trigger: Element, wanted: boolean): void {
  const arrow = trigger.querySelector(':scope > .z-arrow');
  if (arrow && !wanted) arrow.remove();
  else if (!arrow && wanted) trigger.appendChild(makeArrow());
}

/** Puts a button around the words of a heading. */
function insertButton(heading: HTMLElement, arrow: boolean): Trigger {
  const trigger = makeButton();
  const title = trigger.firstChild as Element;
  if (!arrow) (trigger.lastChild as Element).remove();
  const controls = heading.firstElementChild ? moveControls(heading) : undefined;
  if (heading.firstElementChild) {
    wrapContent(heading, trigger, title);
  } else {
    // Text has no state to lose, and is moved quicker while the button is nowhere yet.
    while (heading.firstChild) title.appendChild(heading.firstChild);
    heading.appendChild(trigger);
  }
  return { trigger, leads: false, controls };
}

/** Completes the author's own trigger. */
function takeOwn(kind: Kind, header: HTMLElement, trigger: HTMLElement, arrow: boolean): Trigger {
  const bare = trigger === header;
  const leads = isRealLink(trigger);
  claim(kind, trigger, bare ? 'z-header z-trigger' : 'z-trigger');
  if (!leads) trigger.setAttribute('aria-expanded', 'false');
  if (trigger.tagName === 'BUTTON') trigger.setAttribute('type', 'button');
  else if (trigger.tagName === 'A' && !leads) {
    trigger.setAttribute('role', 'button');
    trigger.setAttribute('tabindex', '0');
  }
  wrapContent(trigger, build('span', 'z-title', [], 'box'));
  paintArrow(trigger, arrow && !leads);
  return { trigger, leads, controls: undefined };
}

/**
 * Gives a header its trigger: a real button inside the author's heading, or the author's own link,
 * button or `summary`.
 */
export function adoptTrigger({ kind, options }: Widget, header: HTMLElement): Trigger {
  const arrow = options['showIcons'] as boolean;
  const isText = !header.firstElementChild && HEADING.test(header.tagName);
  const heading = isText ? header : headingIn(header);
  const own = isText ? null : ownTrigger(header) || ownTrigger(heading);
  if (own !== header) claim(kind, header, 'z-header');
  const made = own ? takeOwn(kind, header, own, arrow) : insertButton(heading, arrow);
  // What isn't the title stands in a row with it.
  const isMixed = own === header ? null : heading !== header || header.children[1];
  if (isMixed) setClass(header, 'z-mixed');
  return made;
}
