import { dropEmptyStyle } from '../dom/build';
import { isHidden, saysHidden } from '../dom/query';
import type { Accordion, Size } from './accordion.section';
import { setMeasure } from './accordion.view';

/** No header is narrower, in pixels: fingers need as much. */
const FINGER = 24;

/** How much smaller than its options a horizontal accordion is (A7). */
const scaleOf = ({ options }: Accordion, { width }: Size): number =>
  options.responsive ? Math.min(1, width / options.width) : 1;

export function headerOf(widget: Accordion, size: Size): number {
  const { headerSize } = widget.options;
  const header = Math.round(headerSize * scaleOf(widget, size));
  return Math.max(header, Math.min(headerSize, FINGER), size.lines);
}

/** The width that headers leave for content. */
export const roomIn = (widget: Accordion, size: Size): number =>
  Math.max(0, size.width - size.shown.length * headerOf(widget, size));

/** Measures; writes nothing. Titles have lines to measure in the horizontal form alone. */
export function readSize(widget: Accordion): Size {
  const { root, items, options, size } = widget;
  const shown = items.filter(({ element }) => !isHidden(element));
  const titles = size ? shown.map(({ trigger }) => trigger.querySelector('.z-title')) : [];
  return {
    width: Math.min(root.clientWidth, options.width),
    lines: Math.max(0, ...titles.map((title) => (title ? title.scrollWidth : 0))),
    shown,
  };
}

/** What is assumed until it is measured: that it has all the width it asks for. */
export const usualSize = ({ items, options }: Accordion): Size => ({
  width: options.width,
  lines: 0,
  shown: items.filter(({ element }) => !saysHidden(element)),
});

/** Puts the sections where they belong: those behind the open one are moved away by its content. */
export function placeSections(widget: Accordion): void {
  const { size, open } = widget;
  if (!size) return;
  const header = headerOf(widget, size);
  const room = roomIn(widget, size);
  let x = 0;
  for (const { element, index } of size.shown) {
    setMeasure(element, 'x', x + 'px');
    x += header + (index === open[0] ? room : 0);
  }
}

/** Lets sections stand where they are. */
function freeSections(widget: Accordion): void {
  for (const { element } of widget.items) {
    setMeasure(element, 'x', null);
    dropEmptyStyle(element);
  }
  for (const name of ['height', 'content-width']) setMeasure(widget.root, name, null);
}

/** Sizes the parts of a horizontal accordion, or takes the sizes away from one that is vertical now. */
export function layOut(widget: Accordion, size: Size | null): void {
  const { root, options } = widget;
  if (widget.size && !size) freeSections(widget);
  widget.size = size;
  if (!size) return;
  const scale = scaleOf(widget, size);
  setMeasure(root, 'height', Math.round(options.height * scale) + 'px');
  setMeasure(root, 'header-scale', String(options.headerFontSize * scale));
  setMeasure(root, 'header-size', headerOf(widget, size) + 'px');
  setMeasure(root, 'content-width', roomIn(widget, size) + 'px');
  placeSections(widget);
}
