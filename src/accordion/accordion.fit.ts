import { isWindowUpTo } from '../dom/styles';
import { isMarkedHidden } from '../core/hidden';
import { watchSize } from '../core/sizes';
import { finishAll } from '../core/select';
import { readHidden } from '../core/collection';
import { inLanguage } from '../core/texts';
import type { Item } from '../core/widget';
import { narrowValues, type AccordionValues } from './accordion.options';
import type { Accordion, Size } from './accordion.widget';
import { paintRoot, paintStops, readStops, updateSections } from './accordion.view';

/** Up to this width, in pixels, a horizontal accordion with `responsive` is vertical. */
const NARROW = 480;

/** The least width for content, in pixels: its padding and a short word. */
const LEAST = 48;

/**
 * An accordion that is vertical for lack of space turns horizontal again only with this much more space, in pixels.
 * Otherwise a scrollbar that only one form has would make it switch for ever.
 */
const SLACK = 20;

/** The least width of a header, in pixels, for fingers. */
const FINGER = 24;

/** The sizes of a horizontal accordion: measured, or as if it had the width of the option. */
function sizeOf({ root, items, options, size }: Accordion, measured?: boolean): Size {
  const { responsive, headerSize } = options;
  // The generated box of a hidden header takes space, too.
  const hasBox = ({ element }: Item): boolean =>
    measured ? element.getClientRects().length > 0 : !isMarkedHidden(element);
  const shown = items.filter(hasBox);
  const width = measured ? Math.min(root.clientWidth, options.width) : options.width;
  const scale = responsive ? width / options.width : 1;
  let header = Math.max(Math.round(headerSize * scale), FINGER);
  // Titles may have several lines, which are measured only in the horizontal form.
  if (measured && size)
    shown.forEach(({ trigger }) => {
      const title = trigger.querySelector('.z-title');
      header = Math.max(header, title ? title.scrollWidth : 0);
    });
  return { width, scale, header, space: Math.max(0, width - shown.length * header) };
}

/** Writes the sizes of a horizontal accordion, or removes them from a vertical one. */
function layOut(widget: Accordion, size: Size | null): void {
  widget.size = size;
  paintRoot(widget);
}

const isHorizontal = ({ values }: Accordion): boolean => values['orientation'] === 'horizontal';

/** Whether the window is too narrow for a horizontal accordion. */
const isByWindow = ({ options }: Accordion): boolean =>
  options.responsive && isWindowUpTo(options.minWindowWidth);

/** Whether there is too little space for a horizontal accordion. */
function lacksSpace(widget: Accordion, { space, width }: Size): boolean {
  const { options, slack } = widget;
  if (space < LEAST + slack) return true;
  return (options.responsive && width <= NARROW + slack) || isByWindow(widget);
}

/** Applies the orientation: the one of the options, or vertical if there is too little space. */
export function chooseForm(widget: Accordion): void {
  const { kind } = widget;
  const values = inLanguage(widget);
  // At the start, the form that the style sheet has shown before: otherwise everything below would move at the first
  // measuring.
  widget.narrow =
    isHorizontal(widget) && (widget.narrow || (!widget.started && isByWindow(widget)));
  const options = widget.narrow ? narrowValues(values) : kind.effective(values);
  widget.options = options as AccordionValues;
  layOut(widget, widget.options.orientation === 'horizontal' ? sizeOf(widget) : null);
}

/** Fits an accordion into its space: a horizontal one turns vertical if there is too little, and back. */
function fit(widget: Accordion, size: Size): void {
  const narrow = lacksSpace(widget, size);
  // If the window's width alone has caused the form, the form ends with that width.
  widget.slack = narrow && !isByWindow(widget) ? SLACK : 0;
  if (narrow !== widget.narrow) {
    if (!finishAll(widget)) return;
    widget.narrow = narrow;
    chooseForm(widget);
    updateSections(widget);
  }
  if (!narrow) {
    layOut(widget, size);
    // A second time, because titles have their lines now, and can be measured.
    layOut(widget, sizeOf(widget, true));
  }
  paintStops(readStops(widget));
}

/** Measures after the first layout, and whenever the width changes. */
export function mountFit(widget: Accordion): void {
  const { root } = widget;
  watchSize(widget, () => {
    if (!root.getClientRects().length) return false;
    const size = isHorizontal(widget) ? sizeOf(widget, true) : null;
    const stops = readStops(widget);
    const writeHidden = readHidden(widget, !!size || !widget.options.collapsible);
    return () => {
      if (writeHidden) writeHidden();
      if (!widget.alive) return;
      if (!size) return paintStops(stops);
      fit(widget, size);
    };
  });
}
