import { isHidden, isMarkedHidden } from '../dom/styles';
import { watchSize } from '../core/sizes';
import { settle } from '../core/select';
import { readHidden } from '../core/collection';
import { inLanguage } from '../core/texts';
import { narrowValues, type AccordionValues } from './accordion.options';
import type { Accordion, Size } from './accordion.widget';
import { paintRoot, paintStops, readStops, repaintEach } from './accordion.view';

/** The width up to which a horizontal accordion that adapts turns vertical, in pixels (A7). */
const NARROW = 480;

/** The least space for content: its padding and a short word, in pixels. */
const LEAST = 48;

/** How much more space than it needs turns it back: a scrollbar that one form has doesn't make it turn for ever. */
const SLACK = 20;

/** No header is narrower, in pixels: fingers need as much. */
const FINGER = 24;

/** What the parts of a horizontal accordion go by (A7): as measured, or as if there were all the width it asks for. */
function sizeOf({ root, items, options, size }: Accordion, measured?: boolean): Size {
  const { responsive, headerSize } = options;
  const isAway = measured ? isHidden : isMarkedHidden;
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
function layOut(widget: Accordion, size: Size | null): void {
  widget.size = size;
  paintRoot(widget);
}

const isHorizontal = ({ values }: Accordion): boolean => values['orientation'] === 'horizontal';

/** Whether the window alone is too narrow for a horizontal accordion. */
const isByWindow = ({ options }: Accordion): boolean =>
  options.responsive && matchMedia(`(max-width: ${options.minWindowWidth}px)`).matches;

/** Whether there is too little space for a horizontal accordion. */
function lacksSpace(widget: Accordion, { space, width }: Size): boolean {
  const slack = widget.narrow ? SLACK : 0;
  if (space < LEAST + slack) return true;
  return (widget.options.responsive && width <= NARROW + slack) || isByWindow(widget);
}

/** Gives an accordion the form that its options say, and that there is space for. */
export function chooseForm(widget: Accordion): void {
  const { kind } = widget;
  const values = inLanguage(widget);
  // At the start as the style sheet has drawn it (R3): browsers count what moves with the first measuring, too.
  widget.narrow =
    isHorizontal(widget) && (widget.narrow || (!widget.started && isByWindow(widget)));
  const options = widget.narrow ? narrowValues(values) : kind.effective(values);
  widget.options = options as AccordionValues;
  layOut(widget, widget.options.orientation === 'horizontal' ? sizeOf(widget) : null);
}

/** Fits an accordion into its space: a horizontal one turns vertical where there is too little, and back. */
function fit(widget: Accordion, size: Size): void {
  const narrow = lacksSpace(widget, size);
  if (narrow !== widget.narrow) {
    if (!settle(widget)) return;
    widget.narrow = narrow;
    chooseForm(widget);
    repaintEach(widget);
  }
  if (!narrow) {
    layOut(widget, size);
    // By now titles are where they have lines to measure.
    layOut(widget, sizeOf(widget, true));
  }
  paintStops(readStops(widget));
}

/** Measures after the first layout, and with each change of the width there is. */
export function mountFit(widget: Accordion): void {
  const { root } = widget;
  watchSize(widget, root, () => {
    if (!root.getClientRects().length) return false;
    const size = isHorizontal(widget) ? sizeOf(widget, true) : null;
    const stops = readStops(widget);
    const mendHidden = readHidden(widget, size || !widget.options.collapsible);
    return () => {
      if (mendHidden) mendHidden();
      if (!widget.alive) return;
      if (!size) return paintStops(stops);
      fit(widget, size);
    };
  });
}
