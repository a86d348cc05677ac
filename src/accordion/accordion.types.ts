import type { WidgetEvent } from '../core/events';
import type { Content, Label } from '../core/insert';
import type { Container } from '../core/life';
import type { Reason } from '../core/widget';
import type { Failed } from '../features/fill';
import type { AccordionItem } from './accordion.events';
import type {
  AccordionOption,
  AccordionOptions,
  AccordionPath,
  AccordionSettings,
  Active,
} from './accordion.options';

export type {
  AccordionItem,
  AccordionOptions,
  AccordionSettings,
  Active,
  Container,
  Content,
  Failed,
  Label,
  Reason,
  WidgetEvent,
};

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
   * Takes options, each into effect at once. Open sections stay open, and `select` isn't called. There are
   * two exceptions: `expandMode: 'single'` and a horizontal orientation close all sections but the one opened
   * last, and a horizontal accordion with nothing open opens its first section. These changes send the same
   * events as a method does, but `beforeSelect` isn't asked.
   */
  setOptions(options: AccordionSettings): this;
  /**
   * Starts autoplay: opens the next section every `interval` milliseconds. Without `interval`: the time of the
   * option, or 2000. A value that is not a number above 0 gets a warning and counts as none.
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
  add(header: Label, content?: Content): this;
  /** Removes a section; focus inside goes to the next one, or to the container of an empty accordion. */
  remove(index: Index): this;
  /** Makes a section usable again. */
  enable(index: Index): this;
  /** Makes a section that can't be opened or closed. */
  disable(index: Index): this;
  /** Takes over what the page has changed by itself: sections, disabled and hidden ones; measures again. */
  refresh(): this;
  /**
   * Opens the section that contains an element, and scrolls to the element. Sets around this one open, too.
   * The focus stays where it is. An element outside of the sections gets a warning.
   */
  reveal(element: Node | JQuery): this;
  /** Ends the widget and gives back the markup as it was before. */
  destroy(): this;
  /** The index of the open section, -1 for none; an array of indexes where several may be open. */
  active(): number | number[];
  /** How many sections there are. */
  count(): number;
  /** A copy of all options in force, or one of them: `option('animation.duration')`. */
  option(): AccordionOptions;
  option<P extends AccordionPath>(path: P): AccordionOption<P>;
  option(path: string): unknown;
}

type Methods = Omit<AccordionInstance, 'active' | 'count' | 'option'>;

declare global {
  interface JQuery<TElement = HTMLElement> {
    /** The instance of the first element. */
    uiAccordion(method: 'instance'): AccordionInstance | undefined;
    /** Starts every `[data-role="z-accordion"]` in the set that doesn't run yet. */
    uiAccordion(method: 'scan'): this;
    /** What the first element's method reads. */
    uiAccordion(method: 'active'): number | number[] | undefined;
    uiAccordion(method: 'count'): number | undefined;
    uiAccordion(method: 'option'): AccordionOptions | undefined;
    uiAccordion<P extends AccordionPath>(method: 'option', path: P): AccordionOption<P> | undefined;
    uiAccordion(method: 'option', path: string): unknown;
    /** Calls a method on every element. */
    uiAccordion<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
    /** Makes an accordion of every element; on a running one it is `setOptions`. */
    uiAccordion(options?: AccordionSettings): this;
    data(key: 'uiAccordion'): AccordionInstance | undefined;
  }
}
