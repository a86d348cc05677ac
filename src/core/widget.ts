import type { Table, Values } from './options/merge';
import type { Rows } from './options/rows';

/** What made a change happen (C10). */
export type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

/** How far the content of one item is. */
export interface Load {
  /** Where it comes from. */
  url: string;
  /** The address that the option gave, if it gave one. */
  given: string | null | undefined;
  /** Whether it is shown in a frame. */
  framed: boolean;
  /** Also the name of its text for assistive technology, `texts.loading`. */
  phase: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Takes back what was asked for. */
  stop: () => void;
}

/** One tab, or one section. */
export interface Item {
  /** Its place among the items; -1 once it has been removed. */
  index: number;
  readonly widget: Widget;
  /** A tab's `li`, or the button in a list of buttons; an accordion's section. */
  readonly element: HTMLElement;
  /** What holds the trigger: a tab's element, or a section's heading. */
  readonly header: HTMLElement;
  /** What takes focus, and is pressed. */
  trigger: HTMLElement;
  /** What is shown; null where the trigger is a link to another page. */
  readonly panel: HTMLElement | null;
  open: boolean;
  /** How far its content is, where that has to be loaded; bound when it is first needed. */
  load: Load | undefined;
  /** Whether the page knows that its panel has its size, since it was opened last. */
  shown?: boolean;
  /** Ends waiting for the page's word on whether it may go. */
  pending?: CleanUp | null;
}

/** What parts of a widget may hear of. */
export interface Signals {
  /** All is in place. Only now functions of the page are called, which may end the widget. */
  mounted: () => void;
  /** What is open has changed; painted, though it may still move. */
  change: (change: Change, reason: Reason) => void;
  /** The change made last is at its end: nothing moves any more. */
  settle: () => void;
  /** The page may be told now of what is open first. */
  first: () => void;
  /** Items were added, removed, moved, or made anew. */
  structure: () => void;
  /** The page has changed the text of a header. */
  text: () => void;
  /** An item's content has begun to load, has come, or has failed. */
  load: (item: Item) => void;
  /** A user has done something: a press, a key. */
  action: () => void;
}

/** What a selection changes: the items that open and close, and all that are open afterwards. */
export interface Change {
  readonly opened: readonly Item[];
  readonly closed: readonly Item[];
  readonly open: readonly Item[];
}

/** What selecting an item may do to the others and to itself. */
interface Rules {
  /** Whether several items may be open at a time. */
  readonly multiple?: boolean;
  /** Whether selecting an open item closes it. */
  readonly toggles?: boolean;
  /** Whether nothing may be open. */
  readonly collapsible?: boolean;
}

export type CleanUp = () => void;

/** How a change is to move, from what was measured before it was painted. */
export interface Motion {
  /** Begins once the change is painted; calls `settled` at its end. */
  play(settled: CleanUp): void;
  /** Called instead if the change doesn't move after all. */
  drop(): void;
}

/** One running widget: its state, and what it takes to change and to end it. */
export interface Widget<O extends Values = Values> {
  readonly kind: Kind;
  readonly root: HTMLElement;
  /** The options as they were given; they inherit from the defaults. */
  values: Values;
  /** What of them the markup said. */
  said?: Values;
  /** The options in force. */
  options: O;
  /** Begins the ids that are made. */
  readonly prefix: string;
  /** Numbers the ids, so that none comes twice. */
  serial: number;
  items: Item[];
  /** The items with the classes of the first one and the last. */
  ends: readonly Item[];
  /** The open items; the one opened last is the last. */
  open: readonly Item[];
  /** What opens where the address names nothing: what was stored, else by the options; Back leads to it. */
  initial: readonly Item[];
  alive: boolean;
  /** Whether the page is told of nothing just now, as the widget has left it. */
  isSilent?: boolean;
  /** The headers of what was open in the copy that the set has started on. */
  saved?: readonly Element[];
  /** What opened the items that are open first, where it wasn't the options. */
  startedBy?: Reason | undefined;
  /** Whether the start is over: the page knows what is open first. From then on options change a running widget. */
  started?: boolean;
  /** Ends the motion in progress; null while nothing moves. */
  finish?: CleanUp | null | undefined;
  /** Ends waiting for a promise of the page's; null while none is awaited. */
  pending?: CleanUp | null;
  /** Handles an event that may press an item. */
  hear?: (event: Event | JQuery.TriggeredEvent, target: Element) => void;
  /** What lives until the options change or the widget ends. */
  cleanUps: CleanUp[];
  listeners: { [M in keyof Signals]?: Signals[M][] };
  /** What the options give the root, separated by spaces. */
  classes: string;
  /** What the root has besides the classes of its options, each after a space. */
  stateClasses: string;
  warned: Record<string, boolean>;
  /** What `data()` holds, or would. */
  instance?: object;
}

/*
 * What one kind of widget, tabs or accordion, supplies: five sections, each filled by the kind's file of that name, and
 * what it is. All is written as methods, whose parameters TypeScript lets be of one kind.
 */

/** The author's markup, and what is written on it. */
export interface Markup {
  /** The class of the root, which is also the value of `data-role` that starts one. */
  readonly rootClass: string;
  /** The class of what holds the nodes in a panel. */
  readonly innerClass: string;
  /** The classes of an item's element, header, trigger and panel. */
  readonly itemClasses: readonly string[];
  /** The attributes that may be written on a part, by the part's class; also those that features write. */
  readonly parts: Readonly<Record<string, string>>;
  /** Nodes of ours by their classes: in copies saved by older versions they bear no mark. */
  readonly nodes: string;
  /** Classes with our prefix are ours, except those that authors write (T5); that of disabled items is both's. */
  readonly ownClasses: RegExp;
  /** The classes of the root without our prefix: those of options and forms, with all looks. */
  readonly optionClasses: RegExp;
  /**
   * Fits attributes that may be the author's, as `name=value`, and so stay; of a saved copy as `TAG name=value`, where
   * more of them may be. The role of a list that is no `ul` stays, or nothing would say that it is the list.
   */
  readonly authored: RegExp;
  /** Finds the author's markup, completes it, and fills `items`; false where there is none. */
  adopt(widget: Widget): boolean;
  /** Whether the parts are still those that were adopted (C14). */
  isIntact(widget: Widget): boolean;
  /** Makes the trigger of an item again if the page has wiped it out with the text of its header (C12); says whether it had. */
  mend(item: Item): boolean;
  /** Takes over items that came, and gives back those that went. */
  sync(widget: Widget): void;
  /** Undoes what the clean-up by marks in the root doesn't: nodes that were moved, or that stand around it. */
  release(widget: Widget, isCopy: boolean): void;
}

/** Classes, ARIA, what is in sight, and where things are. */
export interface View {
  /** Gives the root the classes of its options. */
  paintRoot(widget: Widget): void;
  /** Writes whether an item is open: classes, ARIA, and what is in sight. */
  paint(widget: Widget, item: Item, open: boolean): void;
  /** Writes what a page may have changed of an item by itself (C12). */
  readState(widget: Widget, item: Item): void;
  /** Writes what depends on all that is open. */
  paintAll(widget: Widget): void;
  /** Shows whether an item loads, and returns where a spinner goes for that, if one does. */
  showBusy(item: Item, busy: boolean): HTMLElement | null;
  /** Puts right what depends on the content of an item. */
  contentChanged(item: Item): void;
  /** Tells a user who has removed an item of it. */
  sayRemoved?(item: Item, next?: Item): void;
  /** Whether panels need the text of their label in print, as nothing else there says it (R2). */
  readonly printsLabels: boolean;
  /** What has the focus for an item: its trigger, or what stands for that. */
  focusTarget(item: Item): HTMLElement;
  /** What gets the focus that was in the panel of an item, now that this has closed. */
  focusAfter(item: Item): HTMLElement;
  /** What has to be in sight for an item to be found: a tab's list, or a section's header. */
  heading(item: Item): HTMLElement;
  /** What begins with the heading of an item: the whole set, or the section. */
  blockOf(item: Item): HTMLElement;
  /** What the page scrolls to if it loads with the hash of an item (T21). */
  linkTarget(item: Item): HTMLElement;
  /** What is watched for the width of a set. */
  sizeProbe(widget: Widget): HTMLElement;
  /** The root, with what is ours around it. */
  outerBox(widget: Widget): HTMLElement;
  /** What assistive technology reads changes of. */
  liveRegion(widget: Widget): HTMLElement;
  /** Puts the control of autoplay where it is the first in the order of Tab (S1). */
  placeControl(widget: Widget, control: HTMLElement): void;
}

/** What a change looks like on its way. */
export interface MotionOf {
  /** Measures what a change shows and hides, before it is painted; null if it isn't to move. */
  prepareMotion(widget: Widget, change: Change): Motion | null;
}

/** What the page is told. */
export interface PageEvents {
  /** What the page is told of an item; only reads. */
  describe(item: Item, reason?: Reason): object;
  /** Makes what `describe` tells of an item that was never shown. */
  completeItem?(item: Item): void;
  /** Tells the page as soon as a change is made. */
  tellNow?(widget: Widget, change: Change, reason: Reason): void;
  /** Tells the page once the motion of a change has ended, or what is open first. */
  tellSettled(widget: Widget, change: Change, reason?: Reason): void;
  /** What the page is told of an item that was open and is removed. */
  readonly closingEvents: readonly string[];
}

/** The options, and what follows from them. */
export interface Rulebook {
  readonly table: Table;
  /** The options in force for those given: what one rules out in another. */
  effective(values: Values): Values;
  /** Takes from what one source has given what follows for other options. */
  conclude?(values: Values, source: Values): void;
  /** What a change may do. */
  rules(widget: Widget): Rules;
}

/** What is open first, and why, if not because of the options. */
export interface Opening {
  items: Item[];
  reason?: Reason | undefined;
}

/** Something that both kinds of widget offer, and that pages may leave off: all that is its own, in one object. */
export interface Feature {
  /** Its options and texts. */
  readonly rows?: Rows;
  /** Its methods by name; none returns anything. */
  readonly methods?: Readonly<Record<string, unknown>>;
  /** What buttons of the page may do with it, by name. */
  readonly commands?: Readonly<Record<string, unknown>>;
  /** Puts its options into effect, until they change or the widget ends; does nothing if they are off. */
  mount?(widget: Widget): void;
  /** What is open first; what it would be `otherwise` comes from the features before this one in the list, and from the kind. */
  opening?(widget: Widget, otherwise: () => Opening): Opening;
  /** Listens to the page, for all widgets of a kind. */
  hearPage?(kind: Kind): void;
}

/** What all widgets of one plugin have in common. */
export interface Kind extends Markup, View, MotionOf, PageEvents, Rulebook {
  /** The plugin's name, which is also its data key. */
  readonly name: string;
  /** What an item is called, in warnings and in names by position such as `tab1`. */
  readonly noun: string;
  readonly features: readonly Feature[];
  /** What can be called on an instance, by name. */
  readonly methods: Readonly<Record<string, unknown>>;
  /** The methods that return what they read instead of the instance. */
  readonly readers: readonly string[];
  /** What buttons of the page may do with a widget (C22), by names as those of methods. */
  readonly commands: Readonly<Record<string, unknown>>;
  /** Whether a user's action ends what the method `play` has started (C17). */
  readonly actionEndsPlay: boolean;
  /** Puts the options into effect. */
  mount(widget: Widget): void;
  /** What is open first. */
  initial(widget: Widget): Opening;
  /** Whether what is open first is still on its way, and waited for (T16). */
  waits?(widget: Widget): boolean;
}
