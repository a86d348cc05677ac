import { isHidden, saysHidden } from '../dom/query';
import type { Accordion, Size } from './accordion.section';
import { paintRoot } from './accordion.view';

/** No header is narrower, in pixels: fingers need as much. */
const FINGER = 24;

/** What the parts of a horizontal accordion go by (A7): as measured, or as if there were all the width it asks for. */
export function sizeOf({ root, items, options, size }: Accordion, measured?: boolean): Size {
  const { responsive, headerSize } = options;
  const isAway = measured ? isHidden : saysHidden;
  const shown = items.filter(({ element }) => !isAway(element));
  const width = measured ? Math.min(root.clientWidth, options.width) : options.width;
  const scale = responsive ? width / options.width : 1;
  let header = Math.max(Math.round(headerSize * scale), FINGER);
  // Titles have lines, none of which may be cut, in the horizontal form alone.
  if (measured && size)
    shown.forEach(({ trigger }) => {
      const title = trigger.querySelector('.z-title');
      header = Math.max(header, title ? title.scrollWidth : 0);
    });
  return { width, scale, header, space: Math.max(0, width - shown.length * header) };
}

/** Sizes the parts of a horizontal accordion, or takes the sizes away from one that is vertical now. */
export function layOut(widget: Accordion, size: Size | null): void {
  widget.size = size;
  paintRoot(widget);
}
