import { build, detach, move, unwrap, wrapContent } from '../dom/build';
import { childHolding, hasClass, isRealLink } from '../dom/query';
import { keep, restore, setClass, words, type Kept, type Undo } from '../widget/ledger';
import type { Section } from './accordion.section';

const CONTROL =
  'a,button,input,select,textarea,label,[tabindex],[contenteditable],audio[controls],video[controls]';
const TRIGGER_NAMES = words(
  'class role type tabindex aria-expanded aria-controls aria-disabled aria-busy',
);
const TRIGGER_CLASSES = ['z-trigger', 'z-header', 'z-link'];

/** What a user presses to open a section. */
export interface Trigger {
  readonly label: HTMLElement;
  /** Whether it is a link to another page, which goes there and opens nothing. */
  readonly leads: boolean;
}

/** A trigger, and what of it is ours: a sum of `MADE_` values, and what the author had. */
interface Adopted extends Trigger {
  readonly made: number;
  readonly keptHeader: Kept;
  readonly keptLabel: Kept;
}

const textIn = (node: Node): string => (node.textContent || '').trim();

/** A title, as a line break, with nothing but its number before it, and a count or a sign behind it. */
const TITLE = /^(\d\d?[.)])?\s*\n[\s([（+»›▼]*\d{0,3}[\s)\]）]*$/;

/** Whether a link to nowhere has the title of a header; of buttons, one that has all its words. */
const isTitle = (control: HTMLElement, text: string, all: string): boolean =>
  !!text &&
  !isRealLink(control) &&
  (text === all || control.tagName === 'A') &&
  TITLE.test(all.replace(text, '\n'));

/**
 * The author's own link or button, where a header is nothing else; beside pictures, or in other
 * elements, one that leads nowhere; such a link, too, that is the title beside a number or signs.
 */
function ownTrigger(header: HTMLElement): HTMLElement | null {
  if (/^(SUMMARY|BUTTON|A)$/.test(header.tagName)) return header;
  // Most headers are text alone.
  if (!header.firstElementChild) return null;
  const controls = header.querySelectorAll<HTMLElement>(CONTROL);
  const first = controls[0];
  if (!first || !/^(A|BUTTON)$/.test(first.tagName)) return null;
  const all = textIn(header);
  const text = textIn(first);
  if (text === all && first.parentNode === header && !header.children[1]) return first;
  return !controls[1] && isTitle(first, text, all) ? first : null;
}

/** The heading that a header holds, where it is none itself: the button goes inside that. */
function headingOf(header: HTMLElement): HTMLElement {
  if (!header.firstElementChild) return header;
  const headings = header.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6');
  return headings.length === 1 ? (headings[0] as HTMLElement) : header;
}

/** Puts the links and fields of a heading after it, so that it holds nothing but its button. */
function moveControls(header: HTMLElement, undo: Undo): void {
  const nodes = Array.prototype.slice.call(header.childNodes) as Node[];
  const holding = Array.prototype.map.call(header.querySelectorAll(CONTROL), (control: Element) =>
    childHolding(header, control),
  ) as unknown[];
  const controls = nodes.filter((node) => holding.indexOf(node) >= 0);
  if (!controls.length) return;
  const box = build('span', 'z-controls');
  (header.parentNode as Node).insertBefore(box, header.nextSibling);
  for (const control of controls) move(control, box, null);
  undo.push(() => {
    for (const control of controls) {
      if (control.parentNode !== box) continue;
      // The next node of the author's that is in the header again or still.
      const rest = nodes.slice(nodes.indexOf(control) + 1);
      const next = rest.filter((node) => node.parentNode === header)[0] || null;
      move(control, header, next);
    }
    detach(box);
  });
}

/** The wrapper of a trigger's text, if there is one. */
function titleOf({ firstElementChild: first }: HTMLElement): Element | null {
  return first && hasClass(first, 'z-title') ? first : null;
}

export const MADE_ARROW = 16;
const MADE_TITLE = 32;
const MADE_BUTTON = 64;

type Made = [trigger: HTMLElement, made: number];

// Copied as a whole; without the type, Enter in a field of its form would press it.
const model = build('button', 'z-trigger', build('span', 'z-title'), build('span', 'z-arrow'));
model.setAttribute('type', 'button');

function makeTrigger(header: HTMLElement, undo: Undo): Made {
  const name = textIn(header);
  if (header.firstElementChild) moveControls(header, undo);
  const isWhole = !titleOf(header);
  const button = model.cloneNode(isWhole) as HTMLElement;
  // A header that is nothing but a labelled field: the button needs its words.
  if (name && !textIn(header)) button.setAttribute('aria-label', name);
  wrapContent(header, button, button.firstElementChild || button);
  return [button, isWhole ? MADE_BUTTON + MADE_TITLE + MADE_ARROW : MADE_BUTTON];
}

/** Completes the author's own trigger; a saved copy brings its title along. */
function completeTrigger(own: HTMLElement, titled: boolean, leads: boolean): void {
  // A saved copy may come from where the page had to think.
  own.removeAttribute('aria-busy');
  setClass(own, 'z-trigger');
  if (own.tagName === 'BUTTON') own.setAttribute('type', 'button');
  if (own.tagName === 'A' && !leads) {
    own.setAttribute('role', 'button');
    own.tabIndex = 0;
  }
  if (!titled) wrapContent(own, build('span', 'z-title'));
}

/**
 * Gives a header its trigger: a real button inside the author's heading, or the author's own link,
 * button or `summary`.
 */
export function adoptTrigger(header: HTMLElement, undo: Undo): Adopted {
  const heading = headingOf(header);
  const own = ownTrigger(header) || (heading === header ? null : ownTrigger(heading));
  const [label, made]: Made = own
    ? [own, titleOf(own) ? 0 : MADE_TITLE]
    : makeTrigger(heading, undo);
  const leads = isRealLink(label);
  const keptLabel = own && keep(own, TRIGGER_NAMES);
  const keptHeader = own === header ? null : keep(header, ['class']);
  setClass(header, 'z-header');
  if (own) completeTrigger(own, !made, leads);
  return { label, leads, made, keptHeader, keptLabel };
}

/** Gives header and trigger back. */
export function releaseTrigger({ header, label, made, kept }: Section): void {
  const title = made & MADE_TITLE && titleOf(label);
  if (title) unwrap(title);
  if (label !== header) restore(header, kept[1], ['class'], ['z-header']);
  if (made & MADE_BUTTON) unwrap(label);
  else restore(label, kept[2], TRIGGER_NAMES, TRIGGER_CLASSES);
}
