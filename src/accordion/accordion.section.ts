import { build, detach, move, unwrap, wrapContent } from '../dom/build';
import { idFor } from '../dom/ids';
import { dropPassing, hasClass, isRoot } from '../dom/query';
import { SIDES } from '../shared/animation/effects';
import {
  boxIn,
  dropAttributes,
  dropClasses,
  dropEmptyStyle,
  dropStop,
  giveBack,
  keep,
  keepAll,
  restore,
  setClass,
  words,
  type Kept,
  type Undo,
} from '../widget/ledger';
import { isMarked } from '../widget/rows';
import type { Item } from '../widget/widget';
import type { FoundSection } from './accordion.find';
import { adoptTrigger, MADE_ARROW, releaseTrigger, type Trigger } from './accordion.trigger';

/** One section of a running accordion. */
export interface Section extends Item, Trigger {
  readonly header: HTMLElement;
  /** Opens and closes; what moves. */
  readonly panel: HTMLElement;
  /** Holds the author's nodes. */
  readonly inner: HTMLElement;
  /** Whether the content is a stop for Tab because it scrolls. */
  stop: boolean;
  /** The inline `display` without which the page's styles would hide open content; empty for none. */
  display?: string | undefined;
  /** Which nodes and ids are ours: a sum of `MADE_` values. */
  made: number;
  /** What the author had on the section, the header, the trigger and the content. */
  readonly kept: readonly Kept[];
  /** Gives back what few sections have of ours; the newest runs first. */
  readonly undo: Undo;
}

const MADE_SECTION = 1;
const MADE_INNER = 2;
const MADE_PANEL_ID = 4;
const MADE_LABEL_ID = 8;

const CONTENT_NAMES = words(
  'class role tabindex aria-labelledby hidden inert aria-hidden aria-busy style',
);
const CONTENT_CLASSES = words('z-content z-moving z-leave z-parked');
const SECTION_NAMES = words('class style open name');
const SECTION_CLASSES = words('z-section z-first z-last z-active z-disabled');
/** Most sections have nothing of ours but what `made` tells; they share that. */
const NOTHING: Undo = [];

/** Wraps header and content that stand in the container itself. */
function wrapPair({ header, content }: FoundSection): HTMLElement {
  const section = build('div', '');
  (header.parentNode as Node).insertBefore(section, header);
  const between = content || header;
  let last: Node | null = null;
  while (last !== between) {
    last = section.nextSibling as Node;
    move(last, section, null);
  }
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
function clearRun(element: HTMLElement): void {
  const { style } = element;
  if (!element.hasAttribute('style') || !style.getPropertyPriority('transition-property')) return;
  for (const name of RUN_STYLES) style.removeProperty(name);
}

/** Takes off what a content brings of an earlier run, and an author's own hiding of it. */
function clearContent(content: HTMLElement): void {
  clearRun(content);
  // Or, in what was saved while it was printed, a property that hides it.
  if (/none/.test(content.style.display)) content.style.removeProperty('display');
  dropEmptyStyle(content);
  // A saved copy may come from the middle of a motion.
  if (!hasClass(content, 'z-content')) return;
  dropClasses(content, ['z-moving', 'z-parked']);
  dropPassing(content);
  dropStop(content);
  dropAttributes(content, 'inert aria-hidden aria-busy');
}

/** Takes off what a section brings of an earlier run. */
function clearSection(element: HTMLElement): void {
  // By it, the browser would close others at once, and also the one that opens.
  if (element.tagName === 'DETAILS') element.removeAttribute('name');
  clearRun(element);
  dropClasses(element, ['z-active', 'z-first', 'z-last']);
}

/** Completes a content; the element of ours in it that holds the author's nodes, and whether that is new. */
function adoptContent(content: HTMLElement, kept: Kept): [inner: HTMLElement, made: number] {
  if (kept) clearContent(content);
  setClass(content, 'z-content');
  const first = content.firstElementChild as HTMLElement | null;
  if (first && hasClass(first, 'z-auto-g')) return [first, 0];
  const inner = build('div', 'z-auto-g');
  wrapContent(content, inner);
  return [inner, MADE_INNER];
}

/** Makes one section of the author's nodes (rule A1); `number` counts them from 1. */
export function adoptSection(found: FoundSection, prefix: string, number: number): Section {
  const undo: Undo = [];
  const element = found.section || wrapPair(found);
  const keptSection = keep(element, SECTION_NAMES);
  dropPassing(element);
  if (keptSection) clearSection(element);
  const panel = panelFor(found, element, undo);
  const { header } = found;
  const trigger = adoptTrigger(header, undo);
  const { label, leads } = trigger;
  const keptPanel = keep(panel, CONTENT_NAMES);
  const [inner, madeInner] = adoptContent(panel, keptPanel);
  const ids = (panel.id ? 0 : MADE_PANEL_ID) + (label.id ? 0 : MADE_LABEL_ID);
  const made = trigger.made + madeInner + ids + (found.section ? 0 : MADE_SECTION);
  const panelId = idFor(panel, `${prefix}-${number}`);
  const labelId = idFor(label, `${prefix}-header-${number}`);
  setClass(element, 'z-section');
  if (isMarked(element, 'data-disabled')) setClass(element, 'z-disabled');
  if (!leads) {
    if (panelId) label.setAttribute('aria-controls', panelId);
    if (labelId) panel.setAttribute('aria-labelledby', labelId);
  } else if (!found.content) panel.hidden = true;
  const kept = keepAll([keptSection, trigger.keptHeader, trigger.keptLabel, keptPanel]);
  // As a whole: what is put together from others takes more room.
  return {
    index: number - 1,
    element,
    header,
    label,
    leads,
    panel,
    inner,
    plain: undefined,
    fresh: false,
    display: undefined,
    stop: false,
    made,
    kept,
    undo: undo.length ? undo : NOTHING,
  };
}

/** What holds a section's content; the page may have put its own in place of ours. */
export const contentOf = ({ panel, inner }: Section): HTMLElement =>
  panel.contains(inner) ? inner : panel;

/** Gives one section's nodes back as the author wrote them. */
export function releaseSection(section: Section): void {
  const { element, label, panel, inner, made, kept, undo } = section;
  const arrow = made & MADE_ARROW && label.querySelector(':scope > .z-arrow');
  if (arrow) detach(arrow);
  if (made & MADE_LABEL_ID) label.removeAttribute('id');
  if (made & MADE_PANEL_ID) panel.removeAttribute('id');
  if (made & MADE_INNER) unwrap(inner);
  restore(panel, kept[3], CONTENT_NAMES, CONTENT_CLASSES);
  releaseTrigger(section);
  giveBack(undo);
  if (made & MADE_SECTION) unwrap(element);
  else restore(element, kept[0], SECTION_NAMES, SECTION_CLASSES);
}
