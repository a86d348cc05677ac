import type { Content, Label } from '../core/insert';
import type { Index, SharedInstance } from '../core/instance.types';
import type { OptionAt, PathOf } from '../core/options/rows';
import type { AccordionOptions, accordionOptions, AccordionSettings } from './accordion.options';

export type { WidgetEvent } from '../core/events';

export type { Container } from '../core/lifecycle';

export type { Reason } from '../core/widget';

export type { Failed } from '../features/content/rows';

export type { AccordionItem } from './accordion.events';

export type { Active } from './accordion.options';

export type { AccordionOptions, AccordionSettings, Content, Index, Label };

type Table = typeof accordionOptions;

/** A section to be added. */
export interface NewSectionSettings {
  /** The header: text, always taken as text, or nodes. */
  header: Label;
  /** The content: HTML that the page trusts, nodes, or `{text: '...'}`. */
  content?: Content;
  /** The section's `data-link` name; `section` and its position by default. */
  name?: string;
  /** Where it goes; the end by default. */
  index?: Index;
  /** The URL to load the content from. */
  url?: string;
  /** Whether it starts disabled. */
  disabled?: boolean;
}

/** The accordion's instance: `$(element).data('uiAccordion')`. */
export interface AccordionInstance extends SharedInstance<Table, AccordionSettings> {
  /** Opens a section. If the section is open already, a vertical accordion closes it, as for a click. */
  select(index: Index): this;
  /** Opens a closed section and closes an open one. */
  toggle(index: Index): this;
  /** Closes a section. */
  close(index: Index): this;
  /** Opens every section, if `expandMode` is `multiple`. */
  expandAll(): this;
  /** Closes every section, or all but one if `collapsible` is `false`. */
  collapseAll(): this;
  /**
   * Changes options while the accordion runs. Open sections stay open, and no callback is called for them. If the new
   * options allow only one open section (`expandMode: 'single'`, `orientation: 'horizontal'`), the one that was
   * opened last stays open. If they need one (`orientation: 'horizontal'`), the first section opens. What closes or
   * opens because of that calls all callbacks except `beforeSelect`.
   */
  setOptions(options: AccordionSettings): this;
  /**
   * Adds a section at the end, or at `settings.index`. It starts closed. `header` is text or nodes. `content` is HTML
   * that you trust, nodes, or `{text: '...'}`.
   */
  add(header: Label, content?: Content): this;
  add(settings: NewSectionSettings): this;
  /**
   * Moves a section to the index `to`. What is open stays open, and no event is sent. The new order stays after
   * `destroy`. In browsers without `moveBefore`, an `iframe` in the content loads again.
   */
  move(from: Index, to: Index): this;
  /** Returns the index of the open section, or -1 if none is open. If `expandMode` is `multiple`, it returns an array. */
  active(): number | number[];
}

type Methods = Omit<AccordionInstance, 'active' | 'count' | 'option' | 'add'>;

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
    uiAccordion<P extends PathOf<Table>>(method: 'option', path: P): OptionAt<Table, P> | undefined;
    uiAccordion(method: 'option', path: string): unknown;
    /** Adds a section to every element. */
    uiAccordion(method: 'add', header: Label | NewSectionSettings, content?: Content): this;
    /** Calls a method on every element. */
    uiAccordion<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
    /** Starts an accordion on every element. Where one already runs, it does what `setOptions` does. */
    uiAccordion(options?: AccordionSettings): this;
    data(key: 'uiAccordion'): AccordionInstance | undefined;
  }
}
