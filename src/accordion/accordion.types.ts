import type { Content } from '../dom/content';
import type { Container } from '../shared/ready';
import type { Failed } from '../shared/request';
import type { Answer } from '../widget/guard';
import type { WidgetEvent } from '../widget/moments';
import type { Reason } from '../widget/widget';
import type { AccordionOptions, AccordionSettings, Active } from './accordion.options';

export type {
  AccordionOptions,
  AccordionSettings,
  Active,
  Container,
  Content,
  Failed,
  Reason,
  WidgetEvent,
};

/** The section that an event is about. */
export interface AccordionItem {
  /** Zero-based. */
  index: number;
  /** The header, an `h3` in most markup. */
  header: HTMLElement;
  /** The element that holds the section's content. */
  content: HTMLElement;
  /** Whether the section is open now. */
  open: boolean;
  /** What made the change; absent at start. */
  reason?: Reason;
}

export type AccordionReadyCallback = (
  this: HTMLElement,
  event: WidgetEvent,
  item: Container,
) => void;
export type AccordionCallback = (
  this: HTMLElement,
  event: WidgetEvent,
  item: AccordionItem,
) => void;
export type AccordionGuard = (
  this: HTMLElement,
  event: WidgetEvent,
  item: AccordionItem & { from: number },
) => Answer;
export type AccordionErrorCallback = (this: HTMLElement, event: WidgetEvent, xhr: Failed) => void;

/** A zero-based index; text with digits counts, negative numbers count from the end. */
export type Index = number | string;

/** An accordion that runs: what `$(…).data('uiAccordion')` holds. Methods that read nothing return it. */
export interface AccordionInstance {
  /** Opens a section; in a vertical accordion, closes it when it is open. */
  select(index: Index): this;
  /** Opens the previous section that can be opened; before the first comes the last. */
  prev(): this;
  /** Opens the next section that can be opened; after the last comes the first. */
  next(): this;
  /** Opens the first section that can be opened. */
  first(): this;
  /** Opens the last section that can be opened. */
  last(): this;
  /**
   * Takes options, each into effect at once. Open sections stay open, and `select` isn't called, but for
   * what options force: `expandMode: 'single'` and a horizontal orientation close all but the one opened
   * last, without asking `beforeSelect`; a horizontal accordion with nothing open opens the first, which
   * `beforeSelect` may refuse. Both are told of, as by a method.
   */
  setOptions(options: AccordionSettings): this;
  /**
   * Starts autoplay: the next section every `interval` milliseconds, by default as the option says, else
   * every 2000. A value that is no number above 0 gets a warning and the default.
   */
  play(interval?: number | { interval?: number }): this;
  /** Stops autoplay, until `play` or until a user starts it. */
  stop(): this;
  /** Loads the content of a section with an address again, now. */
  load(index: Index): this;
  /** Loads the content of a section with an address, unless it is there or on its way. */
  preload(index: Index): this;
  /** Opens a closed section and closes an open one. */
  toggle(index: Index): this;
  /** Closes a section. */
  close(index: Index): this;
  /** Opens every section, where several may be open. */
  expandAll(): this;
  /** Closes every section that may be closed. */
  collapseAll(): this;
  /** Adds a section at the end: the header is text or nodes, the content HTML that the page trusts, nodes, or `{text: …}`. */
  add(header: string | number | Node | JQuery, content?: Content): this;
  /** Removes a section; focus inside goes to the next one, or to the container of an empty accordion. */
  remove(index: Index): this;
  /** Makes a disabled section usable again. */
  enable(index: Index): this;
  /** Makes a section that can't be opened or closed. */
  disable(index: Index): this;
  /** Takes over sections that the page has put in or taken out by itself, and measures again. */
  refresh(): this;
  /** Opens the section that an element is in, and scrolls to the element. */
  reveal(element: Node | JQuery): this;
  /** Ends the widget and gives back the markup as it was before. */
  destroy(): this;
  /** The index of the open section, -1 for none; an array of indexes where several may be open. */
  active(): number | number[];
  /** How many sections there are. */
  count(): number;
  /** A copy of all options in force, or one of them: `option('animation.duration')`. */
  option(): AccordionOptions;
  option(path: string): unknown;
}

type MethodName = Exclude<keyof AccordionInstance, 'active' | 'count' | 'option'>;

declare global {
  interface JQuery<TElement = HTMLElement> {
    // The compiler's message is about the last one that a call could mean.
    /** The instance of the first element. */
    uiAccordion(method: 'instance'): AccordionInstance | undefined;
    /** Starts every `[data-role="z-accordion"]` in the set that doesn't run yet. */
    uiAccordion(method: 'scan'): this;
    /** What the first element's method reads. */
    uiAccordion(method: 'active'): number | number[] | undefined;
    uiAccordion(method: 'count'): number | undefined;
    uiAccordion(method: 'option', path?: string): unknown;
    /** Calls a method on every element. */
    uiAccordion(method: MethodName, ...args: unknown[]): this;
    /** Makes an accordion of every element; on a running one it is `setOptions`. */
    uiAccordion(options?: AccordionSettings): this;
    data(key: 'uiAccordion'): AccordionInstance | undefined;
  }
}
