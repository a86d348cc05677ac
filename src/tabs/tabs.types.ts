import type { Content, Label } from '../core/insert';
import type { Index, SharedInstance } from '../core/instance.types';
import type { OptionAt, PathOf } from '../core/options/rows';
import type { TabsOptions, tabsOptions, TabsSettings } from './tabs.options';

export type { WidgetEvent } from '../core/events';

export type { Container } from '../core/lifecycle';

export type { Reason } from '../core/widget';

export type { Failed } from '../features/content/rows';

export type { TabsItem } from './tabs.events';

export type { Content, Index, Label, TabsOptions, TabsSettings };

type Table = typeof tabsOptions;

/** A tab to be added. */
export interface NewTabSettings {
  /** The label: text, always taken as text, or nodes. */
  tab: Label;
  /** The panel's content: HTML that the page trusts, nodes, or `{text: '...'}`. */
  content?: Content;
  /** The tab's `data-link` name; `tab` and its position by default. */
  name?: string;
  /** Where it goes; the end by default. */
  index?: Index;
  /** The URL to load the content from. */
  url?: string;
  /** Whether users can close it; by default, what the option `closable` says. */
  closable?: boolean;
  /** Whether it starts disabled. */
  disabled?: boolean;
}

/** The tabs' instance: `$(element).data('uiTabs')`. */
export interface TabsInstance extends SharedInstance<Table, TabsSettings> {
  /** Selects a tab and shows its panel. If the tab doesn't exist, is disabled or is already selected, nothing changes; if the tabs are `collapsible`, it closes the selected one. */
  select(index: Index): this;
  /**
   * Adds a tab at the end, or at `settings.index`. It isn't selected, unless it is the only one. `tab` is text or
   * nodes. `content` is HTML that you trust, nodes, or `{text: '...'}`. `name` becomes the tab's `data-link`.
   */
  add(tab: Label, content?: Content, name?: string): this;
  add(settings: NewTabSettings): this;
  /**
   * Moves a tab and its panel to the index `to`. The selected tab stays selected, and no event is sent. The new
   * order stays after `destroy`. In browsers without `moveBefore`, an `iframe` in the panel loads again.
   */
  move(from: Index, to: Index): this;
  /** Returns the index of the selected tab, or -1 if none is open. */
  active(): number;
}

type Methods = Omit<TabsInstance, 'active' | 'count' | 'option' | 'add'>;

declare global {
  interface JQuery<TElement = HTMLElement> {
    /** The instance of the first element. */
    uiTabs(method: 'instance'): TabsInstance | undefined;
    /** Starts every `[data-role="z-tabs"]` in the set that doesn't run yet. */
    uiTabs(method: 'scan'): this;
    /** Returns what this method of the first element returns. */
    uiTabs(method: 'active' | 'count'): number | undefined;
    uiTabs(method: 'option'): TabsOptions | undefined;
    uiTabs<P extends PathOf<Table>>(method: 'option', path: P): OptionAt<Table, P> | undefined;
    uiTabs(method: 'option', path: string): unknown;
    /** Adds a tab to every element. */
    uiTabs(method: 'add', tab: Label | NewTabSettings, content?: Content, name?: string): this;
    /** Calls a method on every element. */
    uiTabs<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
    /** Starts tabs on every element. Where they already run, it does what `setOptions` does. */
    uiTabs(options?: TabsSettings): this;
    data(key: 'uiTabs'): TabsInstance | undefined;
  }
}
