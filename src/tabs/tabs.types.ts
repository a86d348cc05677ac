import type { WidgetEvent } from '../core/events';
import type { Content, Label } from '../core/insert';
import type { Container } from '../core/life';
import type { Reason } from '../core/widget';
import type { Failed } from '../features/fill';
import type { TabsItem } from './tabs.events';
import type { TabsOption, TabsOptions, TabsPath, TabsSettings } from './tabs.options';

export type {
  Container,
  Content,
  Failed,
  Label,
  Reason,
  TabsItem,
  TabsOptions,
  TabsSettings,
  WidgetEvent,
};

/** A zero-based index; text with digits counts, negative numbers count from the end. */
export type Index = number | string;

/** A tab to be added. */
export interface NewTabSettings {
  /** The label: text, always taken as text, or nodes. */
  tab: Label;
  /** The panel's content: HTML that the page trusts, nodes, or `{text: …}`. */
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

/** The tabs' instance: `$(…).data('uiTabs')`. Methods return it, unless they return what they read. */
export interface TabsInstance {
  /** Selects a tab and shows its panel. If the tab doesn't exist, is disabled or is already selected, nothing changes. */
  select(index: Index): this;
  /** Selects the previous tab that isn't disabled. From the first tab, it goes to the last. */
  prev(): this;
  /** Selects the next tab that isn't disabled. From the last tab, it goes to the first. */
  next(): this;
  /** Selects the first tab that isn't disabled. */
  first(): this;
  /** Selects the last tab that isn't disabled. */
  last(): this;
  /** Changes options while the tabs run. The selected tab stays selected, and `select` isn't called. */
  setOptions(options: TabsSettings): this;
  /**
   * Starts autoplay: it selects the next tab every `interval` milliseconds. Without a number above 0, it takes
   * the option `autoplay.interval`, or 2000 if that is 0.
   */
  play(interval?: number | { interval?: number }): this;
  /** Stops autoplay, until `play` or a user starts it again. */
  stop(): this;
  /** Loads a tab's content again, if it has a URL. */
  load(index: Index): this;
  /** Loads a tab's content before a user opens it. If the content is there or already loading, nothing happens. */
  preload(index: Index): this;
  /**
   * Adds a tab at the end, or at `settings.index`. It isn't selected, unless it is the only one. `tab` is text or
   * nodes. `content` is HTML that you trust, nodes, or `{text: …}`. `name` becomes the tab's `data-link`.
   */
  add(tab: Label, content?: Content, name?: string): this;
  add(settings: NewTabSettings): this;
  /**
   * Removes a tab and its panel, unless `beforeRemove` prevents it. If the tab was selected, the next one is
   * selected, or the previous one if it was the last. If it had the focus, the focus moves there too. If no
   * tab is left, the container gets the focus.
   */
  remove(index: Index): this;
  /**
   * Moves a tab and its panel to the index `to`. The selected tab stays selected, and no event is sent. The new
   * order stays after `destroy`. In browsers without `moveBefore`, an `iframe` in the panel loads again.
   */
  move(from: Index, to: Index): this;
  /** Enables a disabled tab. */
  enable(index: Index): this;
  /** Disables a tab: it can't be selected. If it is selected, it stays so until another tab is selected. */
  disable(index: Index): this;
  /** Reads the markup again, after your script has added, removed, disabled or hidden tabs, or changed the text direction. */
  refresh(): this;
  /**
   * Shows the panel that contains an element, and scrolls to the element. If these tabs are in a closed tab or
   * section, that opens too. The focus doesn't move. If the element is in no panel, there is a warning.
   */
  reveal(element: Node | JQuery): this;
  /** Stops the tabs and restores your markup. */
  destroy(): this;
  /** Returns the index of the selected tab, or -1 if there are no tabs. */
  active(): number;
  /** Returns the number of tabs. */
  count(): number;
  /** Returns a copy of all options, or the value of one: `option('animation.duration')`. */
  option(): TabsOptions;
  option<P extends TabsPath>(path: P): TabsOption<P>;
  option(path: string): unknown;
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
    uiTabs<P extends TabsPath>(method: 'option', path: P): TabsOption<P> | undefined;
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
