import { dropEmptyStyle } from '../dom/build';
import { isHidden, saysHidden } from '../dom/query';
import type { Item } from '../core/widget';
import type { Accordion, Size } from './accordion.section';
import { setMeasure } from './accordion.view';

/** No header is narrower, in pixels: fingers need as much. */
const FINGER = 24;

/** What the parts go by (A7) for the sections that take space, the width there is, and that of the longest title. */
function sizeFor(
  { options }: Accordion,
  shown: readonly Item[],
  width = options.width,
  lines = 0,
): Size {
  const { responsive, headerSize } = options;
  const scale = responsive ? width / options.width : 1;
  const header = Math.max(Math.round(headerSize * scale), Math.min(headerSize, FINGER), lines);
  return { shown, width, lines, scale, header, space: Math.max(0, width - shown.length * header) };
}

/** Measures; writes nothing. Titles have lines to measure in the horizontal form alone. */
export function readSize(widget: Accordion): Size {
  const { root, items, options, size } = widget;
  const shown = items.filter(({ element }) => !isHidden(element));
  const titles = size ? shown.map(({ trigger }) => trigger.querySelector('.z-title')) : [];
  const lines = titles.map((title) => (title ? title.scrollWidth : 0));
  return sizeFor(widget, shown, Math.min(root.clientWidth, options.width), Math.max(0, ...lines));
}

/** What is assumed until it is measured: that it has all the width it asks for. */
export const usualSize = (widget: Accordion): Size =>
  sizeFor(
    widget,
    widget.items.filter(({ element }) => !saysHidden(element)),
  );

/** Puts the sections where they belong: those behind the open one are moved away by its content. */
export function placeSections({ size, open }: Accordion): void {
  if (!size) return;
  let x = 0;
  for (const { element, index } of size.shown) {
    setMeasure(element, 'x', x + 'px');
    x += size.header + (index === open[0] ? size.space : 0);
  }
}

/** Sizes the parts of a horizontal accordion, or takes the sizes away from one that is vertical now. */
export function layOut(widget: Accordion, size: Size | null): void {
  const { root, options, items } = widget;
  if (!size && !widget.size) return;
  widget.size = size;
  setMeasure(root, 'height', size && Math.round(options.height * size.scale) + 'px');
  setMeasure(root, 'content-width', size && size.space + 'px');
  if (size) {
    setMeasure(root, 'header-scale', String(options.headerFontSize * size.scale));
    setMeasure(root, 'header-size', size.header + 'px');
    placeSections(widget);
  } else
    for (const { element } of items) {
      setMeasure(element, 'x', null);
      dropEmptyStyle(element);
    }
}
