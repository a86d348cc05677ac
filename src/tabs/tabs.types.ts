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
  /** An address to load the content from. */
  url?: string;
  /** Whether users may close it; as the option `closable` says by default. */
  closable?: boolean;
  /** Whether it starts disabled. */
  disabled?: boolean;
}

/** A tab set that runs: what `$(…).data('uiTabs')` holds. Methods that read nothing return it. */
export interface TabsInstance {
  /** Selects a tab and shows its panel. Out of range, disabled or selected already: no change. */
  select(index: Index): this;
  /** Selects the previous tab that can be selected; before the first comes the last. */
  prev(): this;
  /** Selects the next tab that can be selected; after the last comes the first. */
  next(): this;
  /** Selects the first tab that can be selected. */
  first(): this;
  /** Selects the last tab that can be selected. */
  last(): this;
  /** Takes options, each into effect at once. The selection stays, and `select` isn't called. */
  setOptions(options: TabsSettings): this;
  /**
   * Starts autoplay: selects the next tab every `interval` milliseconds. Without `interval`: the time of the
   * option, or 2000. A value that is not a number above 0 gets a warning and counts as none.
   */
  play(interval?: number | { interval?: number }): this;
  /** Stops autoplay, until `play` or until a user starts it. */
  stop(): this;
  /** Loads the content of a tab with an address again, now. */
  load(index: Index): this;
  /** Loads the content of a tab with an address, unless it is there or on its way. */
  preload(index: Index): this;
  /**
   * Adds a tab at the end, or at `settings.index`. It isn't selected, unless it is the only one. The label is
   * text or nodes. The content is HTML that the page trusts, nodes, or `{text: …}`. `name` becomes `data-link`.
   */
  add(tab: Label, content?: Content, name?: string): this;
  add(settings: NewTabSettings): this;
  /**
   * Removes a tab and its panel, unless `beforeRemove` refuses. If the tab was selected, the next one is selected
   * instead, or the previous one if there is no next. Focus moves there too, or to the container of an empty set.
   */
  remove(index: Index): this;
  /**
   * Moves a tab and its panel to index `to`. The selection stays, and no event is sent. The new order stays
   * after `destroy`. Frames in the panel load again in browsers without `moveBefore`.
   */
  move(from: Index, to: Index): this;
  /** Makes a disabled tab selectable again. */
  enable(index: Index): this;
  /** Makes a tab that can't be selected; one that is selected stays so until it is left. */
  disable(index: Index): this;
  /** Takes over what the page has changed by itself: tabs and panels, disabled and hidden ones, text direction. */
  refresh(): this;
  /**
   * Shows the panel that contains an element, and scrolls to the element. Sets around this one open, too.
   * The focus stays where it is. An element outside of the panels gets a warning.
   */
  reveal(element: Node | JQuery): this;
  /** Ends the widget and gives back the markup as it was before. */
  destroy(): this;
  /** The index of the selected tab; -1 in an empty set. */
  active(): number;
  /** How many tabs there are. */
  count(): number;
  /** A copy of all options in force, or one of them: `option('animation.duration')`. */
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
    /** What the first element's method reads. */
    uiTabs(method: 'active' | 'count'): number | undefined;
    uiTabs(method: 'option'): TabsOptions | undefined;
    uiTabs<P extends TabsPath>(method: 'option', path: P): TabsOption<P> | undefined;
    uiTabs(method: 'option', path: string): unknown;
    /** Adds a tab to every element. */
    uiTabs(method: 'add', tab: Label | NewTabSettings, content?: Content, name?: string): this;
    /** Calls a method on every element. */
    uiTabs<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
    /** Makes tabs of every element; on a running set it is `setOptions`. */
    uiTabs(options?: TabsSettings): this;
    data(key: 'uiTabs'): TabsInstance | undefined;
  }
}
