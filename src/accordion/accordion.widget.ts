import { tagOf } from '../dom/query';
import type { Pose } from '../core/motion/motion';
import type { Item, Widget, CleanUp } from '../core/widget';
import type { AccordionValues } from './accordion.options';

/** One section of a running accordion. */
export interface Section extends Item {
  /** Where its next motion begins, as one was cut off just now; none at rest. */
  pose?: Pose | null;
}

/** What the parts of a horizontal accordion go by, in pixels. */
export interface Size {
  /** The width that it really has. */
  readonly width: number;
  /** How large it is against its options. */
  readonly scale: number;
  /** The width of a header, and what all headers leave for content. */
  readonly header: number;
  readonly space: number;
}

/** A running accordion. */
export interface Accordion extends Widget<AccordionValues> {
  /** What puts back the author's controls that were moved out of headings. */
  returns: CleanUp[];
  /** What is around a slider. */
  wrapper: HTMLElement | null;
  /** The size of a horizontal accordion; null for a vertical one. */
  size: Size | null;
  /** Whether a horizontal accordion is vertical now, for want of space. */
  narrow: boolean;
}

export const isDetails = (element: Element): boolean => tagOf(element) === 'DETAILS';
