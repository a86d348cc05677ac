import { detach, unwrap } from '../dom/build';
import { idOf, idPrefix } from '../dom/ids';
import { contentChildren, filled, hasClass } from '../dom/query';
import { dropCarousel } from '../shared/carousel';
import { createShared } from '../shared/common';
import { forget } from '../shared/content';
import { nothing } from '../shared/content.state';
import { addEnd, endsOf, markEnds } from '../shared/ends';
import { giveBack, keep, restore, setClass, words } from '../widget/ledger';
import { warn } from '../widget/widget';
import { view } from './accordion.content';
import { findSections, type FoundSection } from './accordion.find';
import { adoptSection, releaseSection, type Section } from './accordion.section';
import { paintOpen, type Accordion, type AccordionParts } from './accordion.view';

// A saved copy may have been in the other one.
const FORMS = words(
  'horizontal vertical z-grouped z-ungrouped z-fixed-height z-slider transition ' +
    'z-many z-dark z-dark-auto z-print-current z-rounded z-shadows z-bordered z-content-nav z-scrollable',
);
const ROOT_NAMES = ['class', 'style'];
const LOADING = 'z-accordion-loading';

/** Whether a header has text, or a picture or a label that stands for it. */
const isNamed = (header: HTMLElement): boolean =>
  /\S/.test(header.textContent || '') || !!header.querySelector('img,svg,[aria-label]');

/** Takes away what a saved copy has around an accordion: a slider's wrapper and dots, a control. */
function clearAround(root: HTMLElement): void {
  const wrapper = root.parentElement;
  if (wrapper && hasClass(wrapper, 'z-slider-wrapper')) {
    for (const child of contentChildren(wrapper)) if (hasClass(child, 'z-dot-nav')) detach(child);
    unwrap(wrapper);
  }
  const before = root.previousElementSibling;
  if (before && hasClass(before, 'z-autoplay')) detach(before);
}

/** Takes off what is of an earlier run, in a saved copy; whether it is one. */
function clearCopy(accordion: Accordion): boolean {
  const { root } = accordion;
  clearAround(root);
  // Not kept: given back, it would hide the page's content for good.
  setClass(root, LOADING, false);
  const saved = hasClass(root, 'z-accordion');
  if (saved) dropCarousel(accordion, root);
  return saved;
}

/** What is known of an accordion before anything is written: its sections, and the ends of them. */
interface Seen {
  readonly found: FoundSection[];
  readonly ends: number[];
}

/** A widget around it may have wrapped what is in it since. */
const isThere = ({ found: [first] }: Seen, root: HTMLElement): boolean =>
  !!first && (first.section || first.header).parentNode === root;

export function lookAt(root: HTMLElement): Seen {
  const found = findSections(root);
  return { found, ends: endsOf(found.map(({ section }) => ({ element: section }))) };
}

/** Takes over an accordion's markup and completes it to the form of rule A1. */
export function adoptMarkup(accordion: Accordion, seen: Seen): AccordionParts {
  const { root } = accordion;
  // ARIA names ids in a list, with spaces between them.
  const prefix = idOf(root).replace(/\s+/g, '-') || idPrefix('uiAccordion');
  const report = (message: string): void => warn('uiAccordion', root, message);
  const { found, ends } = isThere(seen, root) ? seen : lookAt(root);
  if (!found.length) report('there is no section: each is an element with a header and content');
  const saved = clearCopy(accordion);
  const parts: AccordionParts = {
    shared: createShared(view),
    items: [],
    ends: [],
    byHeader: new WeakMap(),
    prefix,
    serial: 0,
    undo: [],
    classes: saved ? FORMS : [],
    owned: FORMS,
    current: -1,
    moving: [],
    midway: {},
    here: [],
    width: 0,
    shown: '',
    headerSize: 0,
    narrow: false,
    freed: 0,
    slack: 0,
    lines: 0,
    wrapper: null,
    watch: nothing,
    heed: nothing,
    nav: null,
    dots: [],
  };
  const kept = keep(root, ROOT_NAMES);
  parts.undo.push(() => restore(root, kept, ROOT_NAMES, parts.owned));
  for (const section of found) register(parts, adoptSection(section, prefix, ++parts.serial));
  parts.ends = markEnds(parts.items, [], ends);
  parts.items.forEach(({ header, leads }, n) => {
    if (!found[n]?.content && !leads) report(`section ${n} has no content`);
    if (!isNamed(header)) report(`the header of section ${n} has no text`);
  });
  return parts;
}

function register(parts: AccordionParts, section: Section): Section {
  parts.items.push(section);
  parts.byHeader.set(section.header, section);
  return section;
}

/** Puts a new section at the end of an accordion. */
export function insertSection(accordion: Accordion, element: HTMLElement): Section {
  const { root, parts } = accordion;
  const { items: sections } = parts;
  const last = sections[sections.length - 1];
  const header = element.firstElementChild as HTMLElement;
  const content = element.lastElementChild as HTMLElement;
  const found = { section: element, header, content };
  const section = register(parts, adoptSection(found, parts.prefix, ++parts.serial));
  section.index = sections.length - 1;
  paintOpen(accordion, section, false);
  root.insertBefore(element, last ? last.element.nextSibling : null);
  parts.ends = addEnd(section, parts.ends);
  return section;
}

/** Puts `sections` in the place of `count` others; what is open, and was opened last, stays so. */
export function replaceSections(
  accordion: Accordion,
  from: number,
  count: number,
  sections: readonly Section[] = [],
): void {
  const { parts } = accordion;
  const { items } = parts;
  const last = items[parts.current];
  const opened = accordion.open.map((index) => items[index] as Section);
  items.splice(from, count, ...sections);
  for (let n = from; n < items.length; n++) (items[n] as Section).index = n;
  const isIn = (section: Section): boolean => items[section.index] === section;
  const open = opened.filter(isIn).map(({ index }) => index);
  accordion.open = open.sort((a, b) => a - b);
  parts.current = last && isIn(last) ? last.index : (open[open.length - 1] ?? -1);
}

/** Takes over sections that the page has added, and forgets those that it took out. */
export function syncSections(accordion: Accordion): void {
  const { root, parts } = accordion;
  const sections: Section[] = [];
  const isGone = ({ element, header }: Section): boolean =>
    element.parentNode !== root || filled(contentChildren(element))[0] !== header;
  parts.items.filter(isGone).forEach((section) => {
    parts.byHeader.delete(section.header);
    forget(section);
    releaseSection(section);
  });
  findSections(root).forEach((found) => {
    const old = parts.byHeader.get(found.header);
    if (old) sections.push(old);
    else {
      const section = adoptSection(found, parts.prefix, ++parts.serial);
      parts.byHeader.set(section.header, section);
      paintOpen(accordion, section, false);
      sections.push(section);
    }
  });
  replaceSections(accordion, 0, parts.items.length, sections);
}

/** Gives the whole accordion back as the author wrote it. */
export function releaseMarkup({ items, undo }: AccordionParts): void {
  items.forEach(releaseSection);
  giveBack(undo);
}
