import type { OptionAt, OptionsOf, PathOf } from './options/rows';

/**
 * A zero-based index, negative from the end, also as text with digits; or a name: an author's `data-link`, the
 * position from 1 (`tab2`, `section2`), or the `id` of one of the item's elements.
 */
export type Index = number | string;

/**
 * The methods of both instances. An item is a tab or a section. `Table` has the options, `Settings` is what `setOptions`
 * takes. Methods return the instance, except those that read something.
 */
export interface SharedInstance<Table, Settings> {
  /** Selects the previous item that isn't disabled. From the first item, it goes to the last. */
  prev(): this;
  /** Selects the next item that isn't disabled. From the last item, it goes to the first. */
  next(): this;
  /** Selects the first item that isn't disabled. */
  first(): this;
  /** Selects the last item that isn't disabled. */
  last(): this;
  /** Changes options while the widget runs. What is open stays open, and `select` isn't called. */
  setOptions(options: Settings): this;
  /**
   * Starts autoplay: it selects the next item every `interval` milliseconds. Without a number above 0, it takes
   * the option `autoplay.interval`, or 2000 if that is 0.
   */
  play(interval?: number | { interval?: number }): this;
  /** Stops autoplay, until `play` or a user starts it again. */
  stop(): this;
  /** Loads the content of an item again, if it has a URL. */
  load(index: Index): this;
  /** Loads the content of an item before a user opens it. If the content is there or already loading, nothing happens. */
  preload(index: Index): this;
  /**
   * Removes an item and its content, unless `beforeRemove` prevents it. The next item, or the previous one if it was
   * the last, gets the focus that was in it, and opens if it was the open one; a section opens only if one has to be
   * open. If no item is left, the container gets the focus.
   */
  remove(index: Index): this;
  /** Enables a disabled item. */
  enable(index: Index): this;
  /** Disables an item: it can't be opened or closed. If it is open, it stays open until another item takes its place. */
  disable(index: Index): this;
  /**
   * Reads the markup again, after your script has added, removed, disabled or hidden items, or changed the text
   * direction. It also measures the size again.
   */
  refresh(): this;
  /**
   * Opens the item that contains an element, and scrolls to the element. If this widget is in a closed tab or section,
   * that opens too. The focus doesn't move. If the element is in no item, there is a warning.
   */
  reveal(element: Node | JQuery): this;
  /** Stops the widget and restores your markup. */
  destroy(): this;
  /** Returns the number of items. */
  count(): number;
  /** Returns a copy of all options, or the value of one: `option('animation.duration')`. */
  option(): OptionsOf<Table>;
  option<P extends PathOf<Table>>(path: P): OptionAt<Table, P>;
  option(path: string): unknown;
}
