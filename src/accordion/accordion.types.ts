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

/** The accordion's instance: `$(…).data('uiAccordion')`. Methods return it, unless they return what they read. */
export interface AccordionInstance {
  /** Opens a section. In a vertical accordion, it closes the section if it is open. */
  select(index: Index): this;
  /** Opens the previous section that isn't disabled. From the first section, it goes to the last. */
  prev(): this;
  /** Opens the next section that isn't disabled. From the last section, it goes to the first. */
  next(): this;
  /** Opens the first section that isn't disabled. */
  first(): this;
  /** Opens the last section that isn't disabled. */
  last(): this;
  /**
   * Changes options while the accordion runs. Open sections stay open, and `select` isn't called. There are two
   * exceptions. `expandMode: 'single'` and `orientation: 'horizontal'` close all sections but the one that was
   * opened last. A horizontal accordion with nothing open opens its first section. These changes call all
   * callbacks except `beforeSelect`.
   */
  setOptions(options: AccordionSettings): this;
  /**
   * Starts autoplay: it opens the next section every `interval` milliseconds. Without a number above 0, it takes
   * the option `autoplay.interval`, or 2000 if that is 0.
   */
  play(interval?: number | { interval?: number }): this;
  /** Stops autoplay, until `play` or a user starts it again. */
  stop(): this;
  /** Loads a section's content again, if it has a URL. */
  load(index: Index): this;
  /** Loads a section's content before a user opens it. If the content is there or already loading, nothing happens. */
  preload(index: Index): this;
  /** Opens a closed section and closes an open one. */
  toggle(index: Index): this;
  /** Closes a section. */
  close(index: Index): this;
  /** Opens every section, if `expandMode` is `multiple`. */
  expandAll(): this;
  /** Closes every section, or all but one if `collapsible` is `false`. */
  collapseAll(): this;
  /** Adds a section at the end. `header` is text or nodes. `content` is HTML that you trust, nodes, or `{text: …}`. */
  add(header: Label, content?: Content): this;
  /** Removes a section. If it had the focus, the next section gets it, or the container if no section is left. */
  remove(index: Index): this;
  /** Enables a disabled section. */
  enable(index: Index): this;
  /** Disables a section: it can't be opened or closed. */
  disable(index: Index): this;
  /** Reads the markup again, after your script has added, removed, disabled or hidden sections. It also measures the size again. */
  refresh(): this;
  /**
   * Opens the section that contains an element, and scrolls to the element. If this accordion is in a closed tab
   * or section, that opens too. The focus doesn't move. If the element is in no section, there is a warning.
   */
  reveal(element: Node | JQuery): this;
  /** Stops the accordion and restores your markup. */
  destroy(): this;
  /** Returns the index of the open section, or -1 if none is open. If `expandMode` is `multiple`, it returns an array. */
  active(): number | number[];
  /** Returns the number of sections. */
  count(): number;
  /** Returns a copy of all options, or the value of one: `option('animation.duration')`. */
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
    /** Returns what this method of the first element returns. */
    uiAccordion(method: 'active'): number | number[] | undefined;
    uiAccordion(method: 'count'): number | undefined;
    uiAccordion(method: 'option'): AccordionOptions | undefined;
    uiAccordion<P extends AccordionPath>(method: 'option', path: P): AccordionOption<P> | undefined;
    uiAccordion(method: 'option', path: string): unknown;
    /** Calls a method on every element. */
    uiAccordion<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
    /** Starts an accordion on every element. Where one already runs, it does what `setOptions` does. */
    uiAccordion(options?: AccordionSettings): this;
    data(key: 'uiAccordion'): AccordionInstance | undefined;
  }
}
