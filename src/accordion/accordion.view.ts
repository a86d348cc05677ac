import { hasClass, holdsFocus, isHidden } from '../dom/query';
import { setAttribute, setClass, type Undo } from '../widget/ledger';
import type { Pose } from '../shared/animation/effects';
import type { Shared } from '../shared/common';
import { hide, MOST_FINDABLE } from '../shared/hiding';
import { changeClasses, optionClasses } from '../shared/looks';
import type { Heed } from '../shared/watch';
import { holdsBack, open } from '../widget/select';
import { choose, only, step, type Change } from '../widget/selection';
import { force } from '../widget/change';
import type { Fill, Item, Widget } from '../widget/widget';
import type { AccordionOptions } from './accordion.options';
import type { Section } from './accordion.section';

/** A running accordion. */
export type Accordion = Widget<AccordionOptions, AccordionParts>;

export interface AccordionParts {
  readonly shared: Shared;
  readonly items: Section[];
  /** The sections that carry the classes of the first and the last one. */
  ends: readonly Section[];
  /** The section of a header. */
  readonly byHeader: WeakMap<Node, Section>;
  /** Begins every id of ours. */
  readonly prefix: string;
  /** Numbers the ids, so that none comes twice. */
  serial: number;
  /** Gives the accordion as a whole back to the author; the newest runs first. */
  readonly undo: Undo;
  /** The classes of the container that are ours. */
  classes: readonly string[];
  /** All that were ever; the author may have written some of them, too. */
  owned: readonly string[];
  /** The section that was opened last; prev and next go on from it. */
  current: number;
  /** The sections whose motion was cut off; the next motion takes them along. */
  moving: readonly Section[];
  /** How each of them was then. */
  midway: Readonly<Record<number, Pose>>;
  /** The sections whose menus lead to the page that is shown. */
  here: readonly number[];
  /** The width of a horizontal accordion as it was measured, in pixels; also while it is narrow. */
  width: number;
  /** The sections that take part in that: those in sight, by their indexes. */
  shown: string;
  /** The width of its headers, in pixels. */
  headerSize: number;
  /** Whether a horizontal accordion is vertical now, for want of room. */
  narrow: boolean;
  /** The width at which it ceased to be, in pixels. */
  freed: number;
  /** How much more than it needs it has to have to turn back, in pixels. */
  slack: number;
  /** How wide the lines of the longest title are in upright headers, as they were measured for `shown`. */
  lines: number;
  /** The options that they were measured with. */
  measured?: unknown;
  /** Around a slider, with its dots. */
  wrapper: HTMLElement | null;
  nav: HTMLElement | null;
  /** Has a section's classes watched, as long as the present options. */
  watch: (section: Section) => void;
  /** Has the page's own changes of the sections heard by now, or those that are not its own forgotten. */
  heed: Heed;
  /** The dots of a slider, in the order of the sections. */
  dots: readonly HTMLElement[];
}

/** Whether the section is disabled now; pages set the class by themselves, too. */
export const isDisabled = ({ element }: Section): boolean => hasClass(element, 'z-disabled');

/** Whether the section has something to open. */
export const isUsable = (section: Section | undefined): section is Section =>
  !!section && !section.leads && !isDisabled(section);

/** Whether a user can come to the section by keys or by stepping. */
export const isReachable = (section: Section): boolean =>
  isUsable(section) && !isHidden(section.element);

/** The next section that a user could open, in steps of `by` from `from`; -1 for none. */
export function nextIndex(
  { parts: { items } }: Accordion,
  from: number,
  by: 1 | -1,
  not: readonly unknown[] = [],
): number {
  return step(from, by, items.length, (n) => {
    const section = items[n] as Section;
    return isReachable(section) && not.indexOf(section) < 0;
  });
}

/** Opens the next section after `from` where none is open and one is wanted; if horizontal, always. */
export function fillOpen(
  accordion: Accordion,
  from = -1,
  wanted = false,
  refused: readonly Item[] = [],
): void {
  const isWanted = wanted || accordion.options.orientation === 'horizontal';
  const again: Fill = (items) => fillOpen(accordion, from, wanted, items);
  if (
    !accordion.parts.shared.started ||
    !isWanted ||
    accordion.open.length ||
    holdsBack(accordion, again)
  )
    return;
  const next = nextIndex(accordion, from, 1, refused);
  if (next >= 0) open(accordion, next, 'api');
}

// The style sheet is easier on sections of longer lists, which start in time then.
const MANY = 500;

/** The classes of the container (rule A1). */
export function paintRoot(accordion: Accordion): void {
  const { root, parts, options } = accordion;
  const moves = options.animation.effects !== 'none' && options.animation.duration;
  const classes =
    optionClasses(accordion) +
    ' z-accordion' +
    (options.sectionSpacing > 0 ? ' z-ungrouped' : ' z-grouped') +
    (moves ? ' transition' : '') +
    (options.contentHeight > 0 ? ' z-fixed-height' : '') +
    (parts.items.length > MANY ? ' z-many' : '');
  changeClasses(root, parts, classes);
}

export const isOpen = ({ open }: Accordion, { index }: Section): boolean =>
  open.indexOf(index) >= 0;

/** The change that opens a section and never closes it, or null. */
export function planOpen({ parts, open, options }: Accordion, index: number): Change | null {
  if (!isUsable(parts.items[index]) || open.indexOf(index) >= 0) return null;
  return choose(open, index, { multiple: options.expandMode === 'multiple', collapsible: false });
}

/** The change after which these sections are open and no other, as far as the options allow. */
export function planOnly(
  { parts, open, options }: Accordion,
  indexes: readonly number[],
): Change | null {
  const usable = indexes.filter(
    (index) => open.indexOf(index) >= 0 || isUsable(parts.items[index]),
  );
  if (!usable.length && !options.collapsible) return null;
  return only(open, options.expandMode === 'multiple' ? usable : usable.slice(0, 1));
}

/** Whether an open section has to stay open until another one is opened. */
export function isHeld(accordion: Accordion, section: Section): boolean {
  const { options, open } = accordion;
  return !options.collapsible && open.length === 1 && isOpen(accordion, section);
}

/** Whether a trigger does nothing when it is pressed (ARIA practice for accordions). */
export function paintUsable(accordion: Accordion, section: Section): void {
  const idle = isDisabled(section) || isHeld(accordion, section);
  setAttribute(section.label, 'aria-disabled', idle ? 'true' : null);
  if (section.panel.hidden) hide(accordion, section, isUsable(section));
}

export const isDetails = ({ element }: Section): boolean => element.tagName === 'DETAILS';

export function paintDetails(section: Section, open: boolean): void {
  if (isDetails(section)) setAttribute(section.element, 'open', open ? '' : null);
}

/** Focus in content that closes would fall to the page's body. */
export function rescueFocus({ label, panel }: Section): void {
  if (holdsFocus(panel)) label.focus({ preventScroll: true });
}

/** Shows content that the page's styles hide until a script shows it. */
export function showContent(section: Section): void {
  const { style } = section.panel;
  section.display ??= getComputedStyle(section.panel).display === 'none' ? 'block' : '';
  if (section.display) style.display = section.display;
}

/** Everything that tells whether a section is open: classes, ARIA, and what is in sight. */
export function paintOpen(accordion: Accordion, section: Section, open: boolean): void {
  const { label, leads, panel, display } = section;
  setClass(section.element, 'z-active', open);
  if (leads) return;
  label.setAttribute('aria-expanded', String(open));
  paintDetails(section, open);
  if (!open) {
    rescueFocus(section);
    if (display) panel.style.removeProperty('display');
    return hide(accordion, section, isUsable(section));
  }
  panel.removeAttribute('hidden');
  // A page's script may have hidden it, too.
  if (panel.style.display === 'none') panel.style.removeProperty('display');
}

/** Has open what the options allow by now; they aren't refused, and what the page thinks about may still come. */
export function fitOpen(accordion: Accordion): void {
  const plan = (): Change | null => {
    const { options, open, parts } = accordion;
    return options.expandMode === 'single' && open.length > 1
      ? planOnly(accordion, [parts.current])
      : null;
  };
  if (plan()) force(accordion, plan, 'api');
  fillOpen(accordion);
}

// With more of them, the landmarks would drown the page's own (ARIA practice for accordions).
const MOST_REGIONS = 6;

/**
 * What depends on how many sections there are, or on the options: roles, idle triggers. Of many,
 * only those that have `changed` can have become something else.
 */
export function paintAll(accordion: Accordion, changed: readonly Section[]): void {
  const { parts, options } = accordion;
  const { items } = parts;
  const regions = items.length <= MOST_REGIONS || options.expandMode === 'single';
  (items.length > MOST_FINDABLE + 1 ? changed : items).forEach((section) => {
    setAttribute(section.panel, 'role', regions && !section.leads ? 'region' : null);
    paintUsable(accordion, section);
  });
}
