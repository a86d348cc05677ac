import type { StartMotion } from './motion/moves';
import type { Table, Values, Rows } from './options/rows';

/**
 * What caused a change: a user (`click`, `key`), a method that the page called (`api`), autoplay, the address (`hash`), or
 * find-in-page (`find`). `reveal`: something in the item is to be seen. `restore`: storage, another set with the same
 * `sync`, or that the open item has been hidden.
 */
export type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

/** A load of one item's content. Loading it again makes a new object. */
export interface Load {
  /** The URL, resolved. */
  url: string;
  /** The item's URL in the option `contentUrls`, if there is one. */
  given: string | null | undefined;
  /** Whether it is shown in an `iframe`. */
  framed: boolean;
  /** Also the name of the text that is announced, such as `texts.loading`. */
  phase: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Stops the load, and aborts its request. Does nothing if it isn't loading. */
  stop: () => void;
}

/** One tab, or one section. */
export interface Item {
  /** Its position, from 0; -1 once it has been removed. */
  index: number;
  readonly widget: Widget;
  /** A tab's `li`, or the button in a list of buttons; an accordion's section. */
  readonly element: HTMLElement;
  /** The element that contains the trigger: the tab's element, or the section's header, often a heading. */
  readonly header: HTMLElement;
  /** The link or button that users focus and press. */
  trigger: HTMLElement;
  /** The panel; null if the trigger is a link to another page. */
  readonly panel: HTMLElement | null;
  open: boolean;
  /** The present or last load, if the item has a URL. Set when it is first needed. */
  load: Load | undefined;
  /** Whether `show` has been dispatched since it was opened. */
  shown?: boolean;
  /** Cancels the wait for a `beforeRemove` promise; null if there is none. */
  cancel?: CleanUp | null;
  /** Set by deep links: it has refused to open for the link that is being pressed, and isn't asked again for that press. */
  refused?: boolean;
}

/** The signals by which the parts of a widget are informed (`on`, `emit`). */
export interface Signals {
  /** The options are in effect. Functions of the page are called only now, because they may end the widget. */
  mounted: () => void;
  /** What is open has changed. Classes and ARIA are written; the animation hasn't begun. */
  change: (change: Change, reason: Reason) => void;
  /** The last change has ended: nothing moves. */
  settled: () => void;
  /** The first `select` is about to be dispatched. */
  firstSelect: () => void;
  /** Items were added, removed, moved or replaced. */
  structure: () => void;
  /** The page has changed the text of a header. */
  headerText: () => void;
  /** An item's content has begun to load, has arrived or has failed. */
  load: (item: Item) => void;
  /** A user has pressed something, or used a key. */
  userAction: () => void;
}

/** One change: the items that open, those that close, and all that are open afterwards. */
export interface Change {
  readonly opened: readonly Item[];
  readonly closed: readonly Item[];
  readonly open: readonly Item[];
}

/** What may be open at the same time. */
interface Rules {
  /** Whether several items may be open at the same time. */
  readonly multiple?: boolean;
  /** Whether selecting an open item closes it. */
  readonly toggles?: boolean;
  /** Whether all items may be closed. */
  readonly collapsible?: boolean;
  /** Whether another item takes the place of the only open one if that is removed. */
  readonly replaces: boolean;
}

export type CleanUp = () => void;

/** One running widget: its elements, options and state. */
export interface Widget<O extends Values = Values> {
  readonly kind: Kind;
  readonly root: HTMLElement;
  /** The element whose width is observed: the root, unless the kind generates one. */
  widthProbe: HTMLElement;
  /** The options that were given. The object inherits from the defaults. */
  values: Values;
  /** The options that the markup gave. */
  markupValues?: Values;
  /** The options in force. */
  options: O;
  /** The beginning of generated ids. */
  readonly prefix: string;
  /** The number in the last generated id. */
  serial: number;
  items: Item[];
  /** The items that have the classes `z-first` and `z-last`. */
  ends: readonly Item[];
  /** The open items, in the order in which they were opened. */
  open: readonly Item[];
  /**
   * The items that are open while the hash names none: those of storage or of the options. Going back to an address
   * without a hash opens them again.
   */
  withoutHash: readonly Item[];
  alive: boolean;
  /** The headers of the items that were open in the saved copy from which the widget has started. */
  saved?: readonly Element[];
  /** Why the items that are open at the start are open, if not because of the options: hash, stored state and so on. */
  startedBy?: Reason | undefined;
  /** Whether the first `select` has been dispatched. If so, `mount` is called because options have changed, not to start. */
  started?: boolean;
  /** Jumps to the end of the running animation; null if nothing moves. */
  finish?: CleanUp | null | undefined;
  /** Cancels the wait for a `beforeSelect` promise; null if there is none. */
  cancel?: CleanUp | null;
  /** Handles an event that may be a press on an item. */
  onPress?: (event: Event | JQuery.TriggeredEvent) => void;
  /** Called when the options change or the widget ends, to undo what `mount` did. */
  cleanUps: CleanUp[];
  listeners: { [M in keyof Signals]?: Signals[M][] };
  /** The generated classes of the root. */
  classes: readonly string[];
  /** Classes of the root that follow from no option, each after a space. */
  stateClasses: string;
  warned: Record<string, boolean>;
  /** The public instance. `$.data` has it, too, unless another plugin uses the same key. */
  instance?: object;
}

/*
 * What each kind of widget supplies: five interfaces. Each kind has a file for each of them: `tabs.view.ts` has the
 * `View` of tabs. The functions are declared as methods, because TypeScript then accepts one that takes `Tabs` where
 * `Widget` is declared.
 */

/** How the original markup is completed and restored. */
export interface Markup {
  /** The class of the root, and the value of `data-role` that starts a widget. */
  readonly rootClass: string;
  /** The class of the inner box of a panel. */
  readonly innerClass: string;
  /** The classes of an item's element, header, trigger and panel, in this order. */
  readonly itemClasses: readonly string[];
  /** The attributes that we write on elements, by the element's class, including those that features write. */
  readonly writtenAttributes: Readonly<Record<string, string>>;
  /** Selects generated elements by their classes: copies saved by older versions lack the mark. */
  readonly generated: string;
  /** Matches generated classes. Some classes with our prefix are for authors to write, so it excludes those. */
  readonly ownClasses: RegExp;
  /** Match generated classes of the root that lack our prefix, in saved copies. */
  readonly optionClasses: readonly RegExp[];
  /**
   * Whether an attribute that we write is the author's, by its value. Called for attributes that the original markup
   * didn't have: the page may have added them since. In a saved copy, nothing is known of the original markup.
   */
  isAuthors(element: Element, name: string, value: string, isCopy?: boolean): boolean;
  /** Finds the original markup, completes it, and fills `items`. Returns false if there is none. */
  adopt(widget: Widget): boolean;
  /** Whether the page has left the parts of the widget in place. */
  isIntact(widget: Widget): boolean;
  /**
   * Makes the trigger of an item again if the page has removed it by setting the text of its header. Returns whether it
   * did.
   */
  repair(item: Item): boolean;
  /** Adopts items that the page has added, and releases those that it has removed. */
  adoptChanges(widget: Widget): void;
  /** Restores what `releaseAll` can't find by the mark or by classes: nodes that were moved, or are outside the root. */
  release(widget: Widget, isCopy: boolean): void;
}

/** Writes classes, ARIA and what is visible, and tells which elements scrolling, focus and autoplay need. */
export interface View {
  /** Writes the classes of the root. */
  paintRoot(widget: Widget): void;
  /** Writes whether an item is open: classes, ARIA, and whether its panel is visible. */
  paint(item: Item, open: boolean): void;
  /** Updates what depends on attributes and text that the page may have changed. */
  updateItem(widget: Widget, item: Item): void;
  /** Writes what depends on which items are open. */
  paintAll(widget: Widget): void;
  /** Shows in the header whether an item is loading. Returns whether it did: otherwise the panel gets a spinner. */
  showBusy?(item: Item, busy: boolean): boolean;
  /** Updates what depends on the content of an item. */
  contentChanged(item: Item): void;
  /** Announces that a user has removed an item. */
  announceRemoved?(item: Item, next?: Item): void;
  /** Whether a printed panel needs the text of its label, because the labels aren't printed beside it. */
  readonly printsLabels: boolean;
  /** The element to focus for an item: its trigger, or the button of a closed dropdown. */
  focusTarget(item: Item): HTMLElement;
  /** The element to focus if the focus was in the panel of an item that has closed. */
  focusAfter(item: Item): HTMLElement;
  /** The element that shows the item's label: the tab list, the bar of its dropdown, or the section's header. */
  labelArea(item: Item): HTMLElement;
  /** The element that begins with that area: the root of tabs, or the section. */
  blockOf(item: Item): HTMLElement;
  /** The element to scroll to if the page loads with the hash of an item. */
  hashTarget(item: Item): HTMLElement;
  /** The root, or the generated wrapper around it. */
  outerBox(widget: Widget): HTMLElement;
  /** The element that is a live region while autoplay is stopped. */
  liveRegion(widget: Widget): HTMLElement;
  /** Inserts the play/pause button, as the first tab stop of the widget. */
  placeControl(widget: Widget, control: HTMLElement): void;
}

/** How changes are animated. */
export interface ChangeMotion {
  /**
   * Measures before a change is written. Returns the function to call when it is written; null if the change isn't
   * animated. That function isn't called if a listener makes another change or ends the widget.
   */
  prepareMotion(widget: Widget, change: Change): StartMotion | null;
}

/** The events for the page. */
export interface PageEvents {
  /** The object that describes an item in events. It only reads. */
  describe(item: Item, reason?: Reason): object;
  /** Makes the inner box that `describe` contains, for an item that was never shown. */
  completeItem?(item: Item): void;
  /** Dispatches the events of a change, as soon as it is written. */
  onChanged?(change: Change, reason: Reason): void;
  /** Dispatches the events of a change when its animation has ended, and the first `select`. */
  onSettled(change: Change, reason?: Reason): void;
  /** The events that are dispatched when an open item is removed. */
  readonly closingEvents: readonly string[];
}

/** The options, and what follows from them. */
export interface OptionRules {
  readonly table: Table;
  /** Returns the options in force: it resolves conflicts between those that were given. */
  effective(values: Values): Values;
  /** Sets options that are implied by others of the same source. */
  setImplied?(values: Values, source: Values): void;
  /** What the options allow a change to do. */
  rules(widget: Widget): Rules;
}

/** What is open at the start, and why, if not because of the options. */
export interface Opening {
  items: Item[];
  reason?: Reason | undefined;
}

/**
 * Something that both kinds of widget have and that options switch on, with its options, methods and listeners in one
 * object.
 */
export interface Feature {
  /** Its options and texts. */
  readonly rows?: Rows;
  /** Its methods by name. They return nothing. */
  readonly methods?: Readonly<Record<string, unknown>>;
  /** What buttons with `command` can do, by method name. */
  readonly commands?: Readonly<Record<string, unknown>>;
  /** Puts its options into effect, until they change or the widget ends. Does nothing if they are off. */
  mount?(widget: Widget): void;
  /** Returns what is open at the start. `byDefault` is what it would be without this feature. */
  opening?(widget: Widget, byDefault: Opening): Opening;
  /** Adds listeners to the page, once for all widgets of a kind. */
  listenToPage?(kind: Kind): void;
}

/** What all widgets of one plugin share. */
export interface Kind extends Markup, View, ChangeMotion, PageEvents, OptionRules {
  /** The plugin's name, which is also its data key. */
  readonly name: string;
  /** The word for an item, in warnings and in names by position such as `tab1`. */
  readonly noun: string;
  readonly features: readonly Feature[];
  /** The methods of the instance, by name. */
  readonly methods: Readonly<Record<string, unknown>>;
  /** What buttons with `command` can do with a widget, by method name. */
  readonly commands: Readonly<Record<string, unknown>>;
  /** Whether a user's action stops autoplay that the method `play` has started. */
  readonly actionEndsPlay: boolean;
  /** Puts the options into effect. */
  mount(widget: Widget): void;
  /** What is open at the start by default. */
  defaultItems(widget: Widget): Item[];
  /** Whether the first `select` has to wait until the open panel is loaded. */
  waits?(widget: Widget): boolean;
}
