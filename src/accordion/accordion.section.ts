import { build, hasClass, move, setAttribute, setClass } from '../dom/build';
import { saysYes } from '../dom/query';
import { claim, idFor } from '../core/claim';
import type { Pose } from '../core/motion';
import { isDisabled, register } from '../core/items';
import type { Item, Widget } from '../core/widget';
import { contentAfter, type Found } from './accordion.find';
import type { AccordionValues } from './accordion.options';
import { adoptTrigger, type Controls } from './accordion.trigger';

/** One section of a running accordion. */
export interface Section extends Item {
  readonly controls: Controls | undefined;
  /** Where its next motion begins, other than at rest. */
  pose: Pose | null;
}

/** What the parts of a horizontal accordion go by, in pixels. */
export interface Size {
  /** The width that it really has. */
  readonly width: number;
  /** How wide the lines of the longest title are: none may be cut. */
  readonly lines: number;
  /** The sections that take space: those that the author hid don't. */
  readonly shown: readonly Item[];
  /** How large it is against its options. */
  readonly scale: number;
  /** The width of a header, and what all headers leave for content. */
  readonly header: number;
  readonly space: number;
}

/** A running accordion. */
export interface Accordion extends Widget<AccordionValues> {
  /** Begins the ids of panels and triggers. */
  base: string;
  /** The sections in sight of a motion that was cut off just now. */
  midway: readonly Section[];
  /** The section whose header is being pressed. */
  pressed: Item | null;
  /** The size of a horizontal accordion; null for a vertical one. */
  size: Size | null;
  /** Whether a horizontal accordion is vertical now, for want of space. */
  narrow: boolean;
  /** What is around a slider. */
  wrapper: HTMLElement | null;
}

export const isDetails = ({ tagName }: Element): boolean => tagName === 'DETAILS';

/** With more of them, landmarks would drown the page's own (AA3). */
const MOST_REGIONS = 6;

/** Whether panels are to be landmarks, where there are `count` of them. */
export const hasRegions = ({ options }: Accordion, count: number): boolean =>
  count <= MOST_REGIONS || options.expandMode !== 'multiple';

/** Writes whether a panel is a landmark; one that is part of a list of terms stays that. */
export const paintRegion = (panel: HTMLElement, on: boolean): void =>
  setAttribute(panel, 'role', on && panel.tagName !== 'DD' ? 'region' : null);

/** Puts all that follows a node, up to another one, into a box. */
function wrapAfter(node: Node, box: HTMLElement, end: Node | null): HTMLElement {
  (node.parentNode as Node).insertBefore(box, node.nextSibling);
  while (box.nextSibling && box.nextSibling !== end) move(box.nextSibling, box, null);
  return box;
}

/** The section of what was found; header and content in the container itself get a box. */
function sectionOf({ element, header, end }: Found): HTMLElement {
  if (element) return element;
  const box = wrapAfter(header, build('div', '', [], 'box'), end);
  move(header, box, box.firstChild);
  return box;
}

/** The panel of a section: its content, where that is one plain box, else a box of ours. */
function panelOf(element: HTMLElement, header: HTMLElement): HTMLElement {
  const { box, some } = contentAfter(header);
  if (box) return box;
  const { nextElementSibling: next } = header;
  const after = next && hasClass(next, 'z-controls') ? next : header;
  if (some) return wrapAfter(after, build('div', '', [], 'box'), null);
  return element.appendChild(build('div', '', [], 'empty'));
}

/** Writes a panel: closed. */
function writePanel(widget: Accordion, panel: HTMLElement, label: string | null): string | null {
  claim(widget.kind, panel, 'z-content');
  panel.setAttribute('hidden', '');
  if (label) panel.setAttribute('aria-labelledby', label);
  return idFor(panel, `${widget.base}-${widget.serial}`);
}

/** Writes a section's own element. */
function writeSection({ kind }: Accordion, element: HTMLElement): void {
  const disabled = element.hasAttributes() && saysYes(element, 'data-disabled');
  claim(kind, element, disabled ? 'z-section z-disabled' : 'z-section');
  if (!isDetails(element)) return;
  element.removeAttribute('open');
  // By it, the browser would close others at once, and also the one that opens.
  element.removeAttribute('name');
}

/** Makes one section of its nodes, in one pass (A1); its panel is a landmark where there are `count` of them. */
export function adoptSection(widget: Accordion, found: Found, count: number): Section {
  const { header } = found;
  const element = sectionOf(found);
  const id = `${widget.base}-header-${(widget.serial += 1)}`;
  const { trigger, leads, controls } = adoptTrigger(widget, header);
  // Content below a link that only leads elsewhere is left alone, and stays in sight.
  const panel = leads ? null : panelOf(element, header);
  writeSection(widget, element);
  if (controls) setClass(element, 'z-controlled');
  const panelId = panel && writePanel(widget, panel, idFor(trigger, id));
  if (panelId) trigger.setAttribute('aria-controls', panelId);
  // prettier-ignore
  const section: Section = {
    index: 0, widget, element, header, trigger, panel, open: false, load: undefined,
    controls, pose: null,
  };
  if (panel && hasRegions(widget, count)) paintRegion(panel, true);
  if (panel && isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
  register(section);
  return section;
}
