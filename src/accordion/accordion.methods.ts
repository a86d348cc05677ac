import { build, focusOn } from '../dom/build';
import { insertLabel, removeForGood, type Content } from '../dom/content';
import { holdsFocus } from '../dom/query';
import { onEnd } from '../widget/scope';
import { play, stop } from '../shared/autoplay';
import { forget, load, preload } from '../shared/content';
import { dropEnd } from '../shared/ends';
import { fill, itemAt, option, takes, whole } from '../shared/methods';
import { reveal } from '../shared/reveal';
import { shut, type Change } from '../widget/selection';
import { open, placesOf, select } from '../widget/select';
import { change } from '../widget/change';
import { passOn } from '../widget/follow';
import { destroyWidget, setOptions, settle } from '../widget/widget';
import { tellSettled } from './accordion.events';
import type { Section } from './accordion.section';
import { insertSection, replaceSections, syncSections } from './accordion.markup';
import type { Index } from './accordion.types';
import {
  fillOpen,
  isHeld,
  isReachable,
  isUsable,
  nextIndex,
  paintUsable,
  type Accordion,
} from './accordion.view';
import { paintStructure } from './accordion.mount';
import { setClass } from '../widget/ledger';

const sectionAt = (accordion: Accordion, method: string, given: unknown): Section | undefined =>
  itemAt(accordion, accordion.parts.items, method, given);

/** Opens the next section that can be opened, in steps of `by` from `from`. */
function openFrom(accordion: Accordion, from: number, by: 1 | -1): void {
  open(accordion, nextIndex(accordion, from, by), 'api');
}

/**
 * Keeps one open where one has to be: if horizontal always, else if some were, unless that was `asked`
 * for already. Address and storage follow where one of the `before` open ones has gone.
 */
function keepOneOpen(accordion: Accordion, from: number, before: number, asked = false): void {
  const { open, options } = accordion;
  if (!asked) fillOpen(accordion, from, !!before && !options.collapsible);
  if (open.length < before) {
    passOn(accordion, { opened: [], closed: [], open: accordion.open }, 'api');
  }
}

function planClose(accordion: Accordion, section: Section): Change | null {
  // Gone meanwhile, it still has an index.
  const places = placesOf(accordion, [section]).filter((n) => accordion.open.indexOf(n) >= 0);
  return isHeld(accordion, section) ? null : shut(accordion.open, places);
}

function planAll(accordion: Accordion): Change | null {
  const { parts, open, options } = accordion;
  if (options.expandMode === 'single') return null;
  const opened = parts.items
    .filter((section) => isUsable(section) && open.indexOf(section.index) < 0)
    .map(({ index }) => index);
  const all = open.concat(opened).sort((a, b) => a - b);
  return opened.length ? { opened, closed: [], open: all } : null;
}

function planNone({ open, options }: Accordion): Change | null {
  return shut(open, options.collapsible ? open : open.slice(1));
}

function toggle(accordion: Accordion, method: string, index: Index): void {
  const section = sectionAt(accordion, method, index);
  if (isUsable(section)) select(accordion, section.index, 'api');
}

const startOf = ({ open, parts }: Accordion, none: number): number =>
  open.length ? parts.current : none;

function add(
  accordion: Accordion,
  header: string | number | Node | JQuery,
  content?: Content,
): void {
  if (!takes(accordion, header, content)) return;
  settle(accordion);
  const { root } = accordion;
  const inList = /^[UO]L$/.test(root.tagName);
  const heading = root.querySelector('.z-header');
  const level = heading && /^H[1-6]$/.test(heading.tagName) ? heading.tagName : 'h3';
  const head = build(level.toLowerCase(), '');
  const body = build('div', '');
  insertLabel(head, header);
  const section = insertSection(accordion, build(inList ? 'li' : 'div', '', head, body));
  fill(accordion, section.inner, content);
  if (!accordion.alive) return;
  paintStructure(accordion, [section]);
  fillOpen(accordion);
}

/** Gives the focus to the section after one that goes, else to the one before, else to the container. */
function leave({ parts, root, life }: Accordion, { index }: Section): void {
  const near = parts.items.filter(isReachable);
  const next = near.filter((section) => section.index >= index)[0] || near[near.length - 1];
  if (next) next.label.focus();
  else onEnd(life, focusOn(root));
}

function remove(accordion: Accordion, given: Index): void {
  settle(accordion);
  const section = sectionAt(accordion, 'remove', given);
  if (!section) return;
  const { parts } = accordion;
  const sections = parts.items;
  const hadFocus = holdsFocus(section.element);
  const { open } = accordion;
  const wasOpen = open.indexOf(section.index) >= 0;
  if (wasOpen) tellSettled(accordion, { opened: [], closed: [section.index], open: [] }, 'api');
  replaceSections(accordion, section.index, 1);
  parts.byHeader.delete(section.header);
  if (hadFocus) leave(accordion, section);
  forget(section);
  removeForGood(section.element);
  // The page may hear of the focus.
  if (!accordion.alive) return;
  parts.ends = dropEnd(section, sections, parts.ends);
  keepOneOpen(accordion, section.index - 1, open.length);
  paintStructure(accordion, []);
}

function refresh(accordion: Accordion): void {
  settle(accordion);
  const { open, parts } = accordion;
  syncSections(accordion);
  // Titles may have changed.
  parts.measured = null;
  const { requests } = accordion;
  paintStructure(accordion, parts.items);
  // It may have turned horizontal.
  keepOneOpen(accordion, -1, open.length, accordion.requests > requests);
}

function setDisabled(accordion: Accordion, method: string, given: Index, disabled: boolean): void {
  const section = sectionAt(accordion, method, given);
  if (!section) return;
  setClass(section.element, 'z-disabled', disabled);
  paintUsable(accordion, section);
  fillOpen(accordion);
}

function active({ open, options }: Accordion): number | number[] {
  return options.expandMode === 'multiple' ? open.slice() : (open[0] ?? -1);
}

/** What can be called on an accordion; what each does is told in `AccordionInstance`. */
export const accordionMethods = {
  select: (accordion: Accordion, index: Index): void => toggle(accordion, 'select', index),
  prev: (accordion: Accordion): void =>
    openFrom(accordion, startOf(accordion, accordion.parts.items.length), -1),
  next: (accordion: Accordion): void => openFrom(accordion, startOf(accordion, -1), 1),
  first: (accordion: Accordion): void => openFrom(accordion, -1, 1),
  last: (accordion: Accordion): void => openFrom(accordion, accordion.parts.items.length, -1),
  setOptions,
  play,
  stop,
  load,
  preload,
  toggle: (accordion: Accordion, index: Index): void => toggle(accordion, 'toggle', index),
  close: (accordion: Accordion, index: Index): void => {
    const section = sectionAt(accordion, 'close', index);
    if (isUsable(section)) change(accordion, () => planClose(accordion, section), 'api');
  },
  expandAll: (accordion: Accordion): void => change(accordion, () => planAll(accordion), 'api'),
  collapseAll: (accordion: Accordion): void => change(accordion, () => planNone(accordion), 'api'),
  add: whole(add),
  remove: whole(remove),
  enable: (accordion: Accordion, index: Index): void =>
    setDisabled(accordion, 'enable', index, false),
  disable: (accordion: Accordion, index: Index): void =>
    setDisabled(accordion, 'disable', index, true),
  refresh: whole(refresh),
  reveal,
  destroy: destroyWidget,
  active,
  count: ({ parts }: Accordion): number => parts.items.length,
  option,
};
