import type { Pose } from '../core/motion/moves';
import type { Item, Widget, CleanUp } from '../core/widget';
import type { AccordionValues } from './accordion.options';

/** One section of a running accordion. */
export interface Section extends Item {
  /** Where its next animation begins, if the last one was cut short just now. */
  pose?: Pose | null;
}

/** The sizes of a horizontal accordion, in pixels. */
export interface Size {
  /** Its actual width. */
  readonly width: number;
  /** Its actual width, divided by that of the option. */
  readonly scale: number;
  /** The width of a header, and what all headers leave for the content. */
  readonly header: number;
  readonly space: number;
}

/** A running accordion. */
export interface Accordion extends Widget<AccordionValues> {
  /** Called when the widget ends, to undo what completed the markup and has no mark. */
  markupCleanUps: CleanUp[];
  /** The generated element around a slider. */
  wrapper: HTMLElement | null;
  /** The sizes of a horizontal accordion; null if it is vertical. */
  size: Size | null;
  /** Whether a horizontal accordion is vertical now, because it lacks space. */
  narrow: boolean;
  /** How much more space it needs then to turn horizontal again, in pixels. */
  slack: number;
}

export const isDetails = (element: Element): boolean => element.matches('details');
