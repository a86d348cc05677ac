import type { Asked } from './guard';
import type { Table } from './rows';
import type { Change } from './selection';
import type { Widget } from './widget';

/** What made a selection happen (rule C10). */
export type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

/** One tab, or one section. */
export interface Item {
  index: number;
  /** The `li` of a tab, or the button in a list of buttons; the section of an accordion. */
  readonly element: HTMLElement;
  /** What takes focus. */
  readonly label: HTMLElement;
  /** What is shown; null where the label is a link to another page. */
  readonly panel: HTMLElement | null;
  /** Whether its closed content has to be without a box; not known before it has been closed. */
  plain?: boolean | undefined;
  /** Whether it has been closed, and that isn't known yet. */
  fresh?: boolean | undefined;
  /** What is known of its content, where that has to be loaded. */
  load?: unknown;
}

/** What all widgets of one plugin have in common; by methods, so that a part can take either kind. */
export interface Kind<Options, Parts> {
  /** The plugin's name, which is also its data key and the prefix of generated ids. */
  readonly name: string;
  /** What an item is called, in warnings and in names by position such as `tab1`. */
  readonly noun: string;
  readonly table: Table;
  /** The options in force for the values given: what one option rules out in another. */
  tidy(values: Options, given: Readonly<Record<string, number>>): Options;
  /**
   * Looks at the author's markup, and writes nothing yet, so that styles are asked for once for all
   * widgets that start in one call.
   */
  look(root: HTMLElement): unknown;
  /** Completes the markup as it was `seen`; the only step that builds or moves nodes. */
  adopt(widget: Widget<Options, Parts>, seen: unknown): Parts;
  /** Puts the options into effect; what it starts belongs to `widget.scope`. */
  mount(widget: Widget<Options, Parts>): void;
  /** Opens and closes what new options no longer let be as it is. */
  fitOpen?(widget: Widget<Options, Parts>): void;
  /** Opens what is open first. */
  start(widget: Widget<Options, Parts>): void;
  /** What selecting an item changes; in an accordion that may close it. */
  choose(widget: Widget<Options, Parts>, index: number): Change | null;
  /** What opening an item changes; null where it is open, or can't be opened. */
  planOpen(widget: Widget<Options, Parts>, index: number): Change | null;
  /** What changes until these items are open and no other, as far as that may be. */
  planOnly(widget: Widget<Options, Parts>, indexes: readonly number[]): Change | null;
  /**
   * Applies a change to the markup, and calls `settled` when its motion has ended; returns what ends
   * the motion early, or null when there is none.
   */
  apply(
    widget: Widget<Options, Parts>,
    change: Change,
    settled: () => void,
    reason: Reason,
  ): (() => void) | null;
  /** Asks the page whether a change may be made: the labels it is about, and what was answered. */
  ask(widget: Widget<Options, Parts>, change: Change, reason: Reason): Asked;
  /** Tells the page of a change as soon as it is made. */
  tellNow?(widget: Widget<Options, Parts>, change: Change, reason: Reason): void;
  /** Tells the page of a change whose motion has ended. */
  tell(widget: Widget<Options, Parts>, change: Change, reason?: Reason): void;
  /** Gives the markup back as the author wrote it. */
  release(widget: Widget<Options, Parts>): void;
}
