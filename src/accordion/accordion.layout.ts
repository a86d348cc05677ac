import { isHidden, isRightToLeft } from '../dom/query';
import { watchSize } from '../shared/resize';
import type { AccordionOptions } from './accordion.options';
import type { Section } from './accordion.section';
import type { Accordion, AccordionParts } from './accordion.view';

/** The width that is left for the content of a horizontal accordion, in pixels. */
export function contentWidth(width: number, count: number, headerSize: number): number {
  return Math.max(0, width - count * headerSize);
}

/** The sections that take room: those that the author hid don't. */
const shownIn = ({ items }: AccordionParts): Section[] =>
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

/** The measures of the options that the style sheet needs, by custom property. */
export function measuresOf(options: AccordionOptions): Record<string, string | null> {
  const horizontal = options.orientation === 'horizontal';
  return {
    'header-size': `${options.headerSize}px`,
    'header-scale': String(options.headerFontSize),
    'content-height': `${options.contentHeight}px`,
    'content-spacing': `${options.contentSpacing}px`,
    'section-spacing': `${options.sectionSpacing}px`,
    width: horizontal ? `${options.width}px` : null,
    height: horizontal ? `${options.height}px` : null,
  };
}

function setMeasure({ style }: HTMLElement, name: string, value: string | null): void {
  if (value === null) style.removeProperty('--_z-' + name);
  else style.setProperty('--_z-' + name, value);
}

/** Gives the style sheet the numbers of the options, and sizes a horizontal accordion's parts. */
export function layOut(accordion: Accordion): void {
  const { root, options, parts } = accordion;
  const measures = measuresOf(options);
  for (const name of Object.keys(measures)) setMeasure(root, name, measures[name] ?? null);
  if (parts.wrapper) setMeasure(parts.wrapper, 'width', measures['width'] ?? null);
  fitWidth(accordion);
}

/** Sizes the parts of a horizontal accordion for the width that it really has. */
function fitWidth(accordion: Accordion): void {
  const { root, options, parts } = accordion;
  const horizontal = options.orientation === 'horizontal';
  // Nothing to measure while it is out of sight: the observer tells when it shows.
  parts.width = horizontal ? root.clientWidth || options.width : 0;
  const room = contentWidth(parts.width, shownIn(parts).length, options.headerSize);
  setMeasure(root, 'content-width', horizontal ? `${room}px` : null);
  placeSections(accordion);
}

/** Keeps a horizontal accordion fitting when the width there is for it changes (rule C15). */
export function watchWidth(accordion: Accordion): void {
  const { root, options, parts, scope } = accordion;
  if (options.orientation !== 'horizontal') return;
  watchSize(scope, root, () => {
    if (root.clientWidth !== parts.width) fitWidth(accordion);
  });
}

/** Puts the sections of a horizontal accordion where they belong. */
export function placeSections({ root, options, parts, open }: Accordion): void {
  const { items, width } = parts;
  if (options.orientation !== 'horizontal') {
    for (const { element } of items) setMeasure(element, 'x', null);
    return;
  }
  const shown = shownIn(parts);
  const place = shown.map(({ index }) => index).indexOf(open[0] ?? -1);
  const offsets = offsetsOf(shown.length, place, { ...options, width });
  const sign = isRightToLeft(root) ? -1 : 1;
  shown.forEach(({ element }, n) => setMeasure(element, 'x', `${sign * (offsets[n] as number)}px`));
}
