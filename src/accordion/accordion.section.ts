import { build, detach, move, unwrap, wrapContent } from '../dom/build';
import { idFor } from '../dom/ids';
import { dropPassing, hasClass, isRoot } from '../dom/query';
import { SIDES } from '../shared/animation/effects';
import { borrow, boxIn, giveBack, words, type Undo } from '../widget/ledger';
import { isMarked } from '../widget/rows';
import type { Item } from '../widget/widget';
import type { FoundSection } from './accordion.find';
import { adoptTrigger, type Trigger } from './accordion.trigger';

/** One section of a running accordion. */
export interface Section extends Item, Trigger {
  readonly header: HTMLElement;
  /** Opens and closes; what moves. */
  readonly panel: HTMLElement;
  /** Holds the author's nodes. */
  readonly inner: HTMLElement;
  /** Whether the content is a stop for Tab because it scrolls. */
  stop: boolean;
  /** Gives the section back to the author; the newest runs first. */
  readonly undo: Undo;
}

const CONTENT_NAMES = words(
  'class role tabindex aria-labelledby hidden inert aria-hidden aria-busy style',
);
const CONTENT_CLASSES = words('z-content z-moving z-leave z-parked');
const SECTION_NAMES = words('class style open name');
const SECTION_CLASSES = words('z-section z-first z-last z-active z-disabled');

/** Wraps header and content that stand in the container itself. */
function wrapPair({ header, content }: FoundSection, undo: Undo): HTMLElement {
  const section = build('div', '');
  (header.parentNode as Node).insertBefore(section, header);
  const between = content || header;
  let last: Node | null = null;
  while (last !== between) {
    last = section.nextSibling as Node;
    move(last, section, null);
  }
  undo.push(() => unwrap(section));
  return section;
}

/** Whether an element can be the content itself: a plain box, and not the root of another widget. */
const isBox = (element: HTMLElement): boolean =>
  /^(DIV|SECTION|ARTICLE)$/.test(element.tagName) && !isRoot(element);

function panelFor({ content }: FoundSection, section: HTMLElement, undo: Undo): HTMLElement {
  if (!content) return makeContent(section, undo);
  if (isBox(content)) return content;
  const box = boxIn(content, undo);
  undo.push(() => unwrap(box));
  return box;
}

function makeContent(section: HTMLElement, undo: Undo): HTMLElement {
  const content = section.appendChild(build('div', ''));
  undo.push(() => {
    if (!content.firstChild) detach(content);
  });
  return content;
}

const RUN_STYLES = ['transition', 'transform', 'height', 'opacity'].concat(SIDES);

/** Takes off what jQuery's animation has written inline, in a copy that was saved on the way. */
function clearRun({ style }: HTMLElement): void {
  if (!style.getPropertyPriority('transition-property')) return;
  for (const name of RUN_STYLES) style.removeProperty(name);
}

function adoptContent(content: HTMLElement, undo: Undo): HTMLElement {
  borrow(undo, content, CONTENT_NAMES, CONTENT_CLASSES);
  clearRun(content);
  if (content.style.display === 'none') content.style.removeProperty('display');
  if (content.getAttribute('style') === '') content.removeAttribute('style');
  // A saved copy may come from the middle of a motion.
  if (hasClass(content, 'z-content')) {
    content.classList.remove('z-moving', 'z-parked');
    dropPassing(content);
    for (const name of ['inert', 'aria-hidden', 'aria-busy']) content.removeAttribute(name);
  }
  content.classList.add('z-content');
  const first = content.firstElementChild;
  if (first && hasClass(first, 'z-auto-g')) return first as HTMLElement;
  const inner = build('div', 'z-auto-g');
  wrapContent(content, inner);
  undo.push(() => unwrap(inner));
  return inner;
}

function giveId(element: HTMLElement, wanted: string, undo: Undo): string | null {
  if (!element.id) undo.push(() => element.removeAttribute('id'));
  return idFor(element, wanted);
}

/** Makes one section of the author's nodes (rule A1); `number` counts them from 1. */
export function adoptSection(found: FoundSection, prefix: string, number: number): Section {
  const undo: Undo = [];
  const element = found.section || wrapPair(found, undo);
  if (found.section) borrow(undo, element, SECTION_NAMES, SECTION_CLASSES);
  // By it, the browser would close others at once, and also the one that opens.
  if (element.tagName === 'DETAILS') element.removeAttribute('name');
  dropPassing(element);
  clearRun(element);
  const panel = panelFor(found, element, undo);
  const { header } = found;
  const { label, leads } = adoptTrigger(header, undo);
  const inner = adoptContent(panel, undo);
  const panelId = giveId(panel, `${prefix}-${number}`, undo);
  const labelId = giveId(label, `${prefix}-header-${number}`, undo);
  element.classList.remove('z-active', 'z-first', 'z-last');
  element.classList.add('z-section');
  if (isMarked(element, 'data-disabled')) element.classList.add('z-disabled');
  if (leads && !found.content) panel.hidden = true;
  if (panelId && !leads) label.setAttribute('aria-controls', panelId);
  if (labelId) panel.setAttribute('aria-labelledby', labelId);
  return { index: number - 1, element, header, label, leads, panel, inner, stop: false, undo };
}

/** What holds a section's content; the page may have put its own in place of ours. */
export const contentOf = ({ panel, inner }: Section): HTMLElement =>
  panel.contains(inner) ? inner : panel;

/** Gives one section's nodes back as the author wrote them. */
export function releaseSection({ undo }: Section): void {
  giveBack(undo);
}
