import { isHidden } from '../dom/query';
import { dropEmptyStyle } from '../widget/ledger';
import { kebab } from '../widget/rows';
import type { AccordionOptions } from './accordion.options';
import type { Section } from './accordion.section';
import type { Accordion, AccordionParts } from './accordion.view';

/** The width that is left for the content of a horizontal accordion, in pixels. */
export function contentWidth(width: number, count: number, headerSize: number): number {
  return Math.max(0, width - count * headerSize);
}

/** The sections that take room: those that the author hid don't. */
export const shownIn = ({ items }: AccordionParts): Section[] =>
  items.filter(({ element }) => !isHidden(element));

/** How far each section of a horizontal accordion stands from the start, in pixels. */
export function offsetsOf(
  count: number,
  open: number,
  { headerSize, width }: { headerSize: number; width: number },
): number[] {
  const room = contentWidth(width, count, headerSize);
  const offsets: number[] = [];
  for (let n = 0; n < count; n++) offsets.push(n * headerSize + (n > open ? room : 0));
  return offsets;
}

type Sizes = Pick<AccordionOptions, 'height' | 'headerSize' | 'headerFontSize'>;

// Smaller, text could hardly be read; and a header is no smaller than a finger needs.
const SMALLEST = 0.75;
const FINGER = 24;

/** How much larger than usual the reader's text is; the style sheet reckons likewise. */
const textScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);

/** The sizes of a horizontal accordion, scaled to the width there is where it adapts (rule A7). */
export function sizesOf(options: AccordionOptions, width: number): Sizes {
  const { height, headerSize, headerFontSize, responsive } = options;
  const scale = responsive ? Math.min(1, width / options.width) : 1;
  const header = Math.max(scale, SMALLEST);
  const text = textScale();
  return {
    height: Math.round(height * scale * text),
    headerSize: Math.max(Math.round(headerSize * header * text), Math.min(headerSize, FINGER)),
    headerFontSize: headerFontSize * header,
  };
}

function setMeasure({ style }: HTMLElement, name: string, value: string | null): void {
  if (value === null) style.removeProperty('--_' + name);
  else style.setProperty('--_' + name, value);
}

const isHorizontal = ({ options }: Accordion): boolean => options.orientation === 'horizontal';

/** Says how wide a horizontal accordion may be; in the form for little room, too. */
export function setWidth({ root, options, parts }: Accordion, limited: boolean): void {
  const width = limited ? `${options.width}px` : null;
  // Not nothing: an accordion around it may have a width.
  setMeasure(root, 'width', width || 'none');
  if (parts.wrapper) setMeasure(parts.wrapper, 'width', width);
}

/** Gives the style sheet the numbers of the options, and sizes a horizontal accordion's parts. */
export function layOut(accordion: Accordion): void {
  const { root, options } = accordion;
  setWidth(accordion, isHorizontal(accordion) || accordion.parts.narrow);
  fitWidth(accordion);
  for (const name of ['contentHeight', 'contentSpacing', 'sectionSpacing'] as const) {
    setMeasure(root, kebab(name), `${options[name]}px`);
  }
}

/** How wide the lines of the longest title are together, in upright headers; none may be cut. */
const linesOf = ({ items }: AccordionParts): number =>
  Math.max(...items.map(({ label }) => label.querySelector('.z-title')?.scrollWidth ?? 0));

export const namesOf = (sections: Section[]): string => sections.map(({ index }) => index).join();

/**
 * Whether a horizontal accordion still has the room, and the sections, that it was sized for; out of
 * sight its titles had no lines.
 */
export const isFitting = ({ options, parts, root }: Accordion): boolean =>
  options.orientation !== 'horizontal' ||
  (parts.lines > 0 && root.clientWidth === parts.width && namesOf(shownIn(parts)) === parts.shown);

/** Lets sections stand where they are, after a horizontal form, or in a copy that was saved in it. */
export function freeSections({ parts }: Accordion): void {
  for (const { element } of parts.items) {
    if (!element.hasAttribute('style')) continue;
    setMeasure(element, 'x', null);
    dropEmptyStyle(element);
  }
}

/** Sizes the parts of a horizontal accordion for the width that it really has. */
export function fitWidth(accordion: Accordion): void {
  const { root, options, parts } = accordion;
  const horizontal = isHorizontal(accordion);
  // Nothing to measure while it is out of sight: the observer tells when it shows.
  if (horizontal) parts.width = root.clientWidth || options.width;
  const { height, headerSize, headerFontSize } = horizontal
    ? sizesOf(options, parts.width)
    : options;
  setMeasure(root, 'header-scale', String(headerFontSize));
  setMeasure(root, 'height', horizontal ? `${height}px` : null);
  const shown = horizontal ? shownIn(parts) : [];
  if (horizontal) {
    parts.shown = namesOf(shown);
    parts.lines = linesOf(parts);
    parts.measured = accordion.values;
  }
  parts.headerSize = horizontal ? Math.max(headerSize, parts.lines) : headerSize;
  setMeasure(root, 'header-size', `${parts.headerSize}px`);
  const room = contentWidth(parts.width, shown.length, parts.headerSize);
  setMeasure(root, 'content-width', horizontal ? `${room}px` : null);
  if (horizontal) placeSections(accordion, shown);
}

/** Puts the sections of a horizontal accordion where they belong: those in sight, or those `shown`. */
export function placeSections({ parts, open }: Accordion, shown = shownIn(parts)): void {
  const { width, headerSize } = parts;
  const place = shown.map(({ index }) => index).indexOf(open[0] ?? -1);
  const offsets = offsetsOf(shown.length, place, { headerSize, width });
  shown.forEach(({ element }, n) => setMeasure(element, 'x', `${offsets[n] as number}px`));
}
