/*! ui.accordion 1.0.0 | (c) ui-tabs contributors | MIT License */
/// <reference types="jquery" />
/** The classes of the root for a value: a map, or a function. */
type Classes<T> = Readonly<Record<string, string>> | ((value: T) => string);
/** One option: its default, what it accepts, and the classes of the root. */
interface Row<T> {
    /** The default. */
    readonly initial: T;
    /** What is accepted, in words, for a warning. */
    readonly expected: string;
    /** Converts a value; undefined if it is bad. */
    readonly parse: (value: unknown) => T | undefined;
    readonly classes?: Classes<T> | undefined;
    /** Whether the value can be a function. No attribute sets these. */
    readonly callable?: boolean;
    /**
     * Whether the default depends on the page (its direction, its language). Then even setting the default value is a
     * change.
     */
    readonly varies?: boolean;
    /** The value instead of a bad one, if that isn't the default. */
    readonly fallback?: T;
    /** Whether 0 switches the whole group off. Then the group may be `false`, too. */
    readonly switches?: boolean;
}
type ValueOf<R> = R extends Row<infer V> ? V : never;
type Group<P> = P extends `${infer G}.${string}` ? G : never;
/** The options that are in no group, and those of one group. */
type Single<T> = {
    [P in keyof T as P extends `${string}.${string}` ? never : P]: ValueOf<T[P]>;
};
type Grouped<T, G extends string> = {
    [P in keyof T as P extends `${G}.${infer R}` ? R : never]: ValueOf<T[P]>;
};
/** The values in groups, as pages see them. */
type OptionsOf<T> = Single<T> & {
    [G in Group<keyof T>]: Grouped<T, G>;
};
/** The name of an option, that of its group before a dot (`animation.duration`), or of a group. */
type PathOf<T> = keyof T | Group<keyof T>;
/** The type of the option, or the group, with this name. */
type OptionAt<T, P> = P extends keyof T ? ValueOf<T[P]> : P extends keyof OptionsOf<T> ? OptionsOf<T>[P] : never;
/** The groups that can be switched off as a whole. */
type Switched<T> = {
    [P in keyof T]: T[P] extends {
        readonly switches: true;
    } ? Group<P> : never;
}[keyof T];
/** Options as a page gives them: any of them, groups in part, or some groups switched off. */
type SettingsOf<T> = Partial<Single<T>> & {
    [G in Group<keyof T>]?: Partial<Grouped<T, G>> | (G extends Switched<T> ? false | null : never);
};

/**
 * What caused a change: a user (`click`, `key`), a method that the page called (`api`), autoplay, the address (`hash`), or
 * find-in-page (`find`). `reveal`: something in the item is to be seen. `restore`: storage, another set with the same
 * `sync`, or that the open item has been hidden.
 */
type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

/** The browser's `TrustedHTML`, which is passed on as it is. */
interface TrustedHtml {
    toString(): string;
}
/** What a page may hand over as content: HTML that it trusts, nodes, a jQuery object, or plain text as `{text: '...'}`. */
type Content = string | Node | JQuery | TrustedHtml | {
    text: string;
} | null | undefined;
/** What a page may hand over as a label: text, or nodes. */
type Label = string | number | Node | JQuery;

/**
 * A zero-based index, negative from the end, also as text with digits; or a name: an author's `data-link`, the
 * position from 1 (`tab2`, `section2`), or the `id` of one of the item's elements.
 */
type Index = number | string;
/**
 * The methods of both instances. An item is a tab or a section. `Table` has the options, `Settings` is what `setOptions`
 * takes. Methods return the instance, except those that read something.
 */
interface SharedInstance<Table, Settings> {
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
    play(interval?: number | {
        interval?: number;
    }): this;
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

/** The first argument of callbacks. */
interface WidgetEvent extends JQuery.Event {
    /** The container. */
    target: HTMLElement;
}
/** A promise of any library. */
interface Thenable {
    then(kept: (answer: unknown) => void, broken: () => void): unknown;
}
/** The result of a `before\u2026` callback. `false`, a promise of `false` and a rejected promise prevent the change. */
type Answer = boolean | void | Thenable;
/** A callback about an item or the root, and one that may prevent the change. */
type ItemCallback<I> = (this: HTMLElement, event: WidgetEvent, item: I) => void;
type ItemGuard<I> = (this: HTMLElement, event: WidgetEvent, item: I) => Answer;

type Settings = Record<string, unknown>;
/** What `error` gets: jQuery's XHR object, or one like it if nothing was sent. */
type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;
/** More settings for `$.ajax`, or a function that returns them for an item. */
type AjaxOption<I = object> = Settings | ((this: HTMLElement, settings: Settings, item: I) => Settings | false | void) | null;
/** Returns what is inserted for an answer. */
type RenderCallback<I = object> = (this: HTMLElement, answer: unknown, xhr: JQuery.jqXHR, item: I) => Content;

/** The section that an event is about. */
interface AccordionItem {
    /** Zero-based. */
    index: number;
    /** The header, an `h3` in most markup. */
    header: HTMLElement;
    /** The element that holds the section's content; the section itself where its header is only a link. */
    content: HTMLElement;
    /** Whether the section is open now. */
    open: boolean;
    /** What made the change; absent at start. */
    reason?: Reason | undefined;
}

/** What is open at the start: nothing, one section, or several. */
type Active = false | number | readonly number[];
/** Every option of the accordion: type, default, check and sentence in one row each. */
declare const accordionOptions: {
    /** What is open at the start: nothing (`false`), a section (its index, from 0), or several (an array of indexes). With an array, `expandMode` is `multiple`. Default: `false`. */
    active: Row<Active>;
    /** How long the animation takes, in milliseconds. Default: `400`. */
    'animation.duration': Row<number>;
    /** How sections open and close. `none`: no animation. Default: `slide`. */
    'animation.effects': Row<"none" | "slide" | "fade">;
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeOutQuart`. Default: `swing`. */
    'animation.easing': Row<string>;
    /** Whether sections have borders. Default: `false`. */
    bordered: Row<boolean>;
    /** Whether all sections can be closed. If not, the only open section can't be closed. Vertical accordions only. Default: `true`. */
    collapsible: Row<boolean>;
    /** The height of each section's content, in pixels. 0: as high as the content needs. Vertical accordions only. Default: `0`. */
    contentHeight: Row<number>;
    /** Whether lists in the content look like a second level of navigation. Vertical accordions only. Default: `false`. */
    contentNav: Row<boolean>;
    /** The space around the content, in pixels. Vertical accordions only. Default: `0`. */
    contentSpacing: Row<number>;
    /** Whether a slider has a dot to press for each section. Default: `false`. */
    dotNav: Row<boolean>;
    /** How many sections can be open at a time: one (`single`), or several (`multiple`). Vertical accordions only. Default: `single`. */
    expandMode: Row<"single" | "multiple">;
    /** The size of the headers' text, in steps of 8 px: the default is 12 px. In a horizontal accordion, a step is 10.7 px, and the default 16 px. Default: `1.5`. */
    headerFontSize: Row<number>;
    /** The height of the headers, in pixels. In a horizontal accordion, it is their width. Default: `40`. */
    headerSize: Row<number>;
    /** The height of a horizontal accordion, in pixels. Default: `320`. */
    height: Row<number>;
    /** The icon of headers: an arrow, or a plus that becomes a minus in an open section. Default: `arrow`. */
    icon: Row<"arrow" | "plus">;
    /** Where the icon is: after the header's text, or before it. Default: `end`. */
    iconPosition: Row<"end" | "start">;
    /** Whether arrow keys, Home and End move between headers. Default: `false`. */
    keyboard: Row<boolean>;
    /** Whether the sections are one below the other (`vertical`), or side by side (`horizontal`). A horizontal accordion always has one open section. Default: `vertical`. */
    orientation: Row<"vertical" | "horizontal">;
    /** Whether a horizontal accordion scales with its parent's width. It becomes vertical if it is up to 480 pixels wide, or the window up to `minWindowWidth`. Without `responsive`, it becomes vertical only if there is no room for the content. Default: `false`. */
    responsive: Row<boolean>;
    /** Whether content that is too high for its section has a thin scrollbar. Default: `false`. */
    scrollable: Row<boolean>;
    /** The space between sections, in pixels. 0: the sections touch each other. Vertical accordions only. Default: `0`. */
    sectionSpacing: Row<number>;
    /** Whether headers have an icon. Default: `true`. */
    showIcons: Row<boolean>;
    /** Whether the accordion is an image slider: each section has an image. Default: `false`. */
    slider: Row<boolean>;
    /** The name of a slide, for screen readers. Its number follows. Default: `Slide`. */
    'texts.slide': Row<string>;
    /** The name of a slider for screen readers, if the markup gives none. Default: `Slides`. */
    'texts.slides': Row<string>;
    /** The name of the dots of a slider, for screen readers. Default: `Choose a slide`. */
    'texts.dots': Row<string>;
    /** What screen readers call a slider. Default: `carousel`. */
    'texts.carousel': Row<string>;
    /** The name of a theme, or a class of your own. Default: `silver`. */
    theme: Row<string>;
    /** The width of a horizontal accordion, in pixels. Default: `960`. */
    width: Row<number>;
    /** Called before a section opens (`item.open` is `true`), and before one is closed (`item.open` is `false`). If another one closes because of that, it isn't called for that one. `item.from` is the index of the section that closes, or -1. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */
    beforeSelect: Row<ItemGuard<AccordionItem & {
        from: number;
    }> | null>;
    /** Called as soon as the content of a section that opens has its size, before it moves: once each time it opens, also at the start. */
    show: Row<ItemCallback<AccordionItem> | null>;
    /** Called as soon as a section starts to open (`item.open` is `true`), or to close by a click, a key or a method. Not called for a section that closes because another one opens. */
    select: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section has opened or closed and its animation has ended. */
    activate: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section has closed, also if it closed because another one opened. */
    collapse: Row<ItemCallback<AccordionItem> | null>;
    /** Called before a section is removed by `remove()`. To prevent it, do the same as in `beforeSelect`. */
    beforeRemove: Row<ItemGuard<AccordionItem> | null>;
    /** Called when a section has been removed. `item` has its elements and its last index. */
    remove: Row<ItemCallback<AccordionItem> | null>;
    /** Whether loaded content is kept. If not, it loads again each time the item opens. Default: `true`. */
    cacheAjax: Row<boolean>;
    /** The URLs of the items' content, in the order of the items. */
    contentUrls: Row<readonly (string | null)[] | null>;
    /** Whether scripts in loaded content run. Default: `true`. */
    executeScripts: Row<boolean>;
    /** Whether each URL in `contentUrls` is shown in an `iframe`. Default: `false`. */
    iframe: Row<boolean>;
    /** Shown and announced while a panel loads. Default: `Loading \u2026`. */
    'texts.loading': Row<string>;
    /** Announced when content has loaded, if that took a while. Default: `Loaded.`. */
    'texts.loaded': Row<string>;
    /** The start of the message if a panel can't be loaded. Default: `This content could not be loaded.`. */
    'texts.failed': Row<string>;
    /** The reason, if the server took too long. Default: `no answer in time`. */
    'texts.timeout': Row<string>;
    /** The reason, if the server didn't answer. Default: `the server cannot be reached`. */
    'texts.unreachable': Row<string>;
    /** The reason, if the URL may not be loaded. Default: `the address is not allowed`. */
    'texts.refused': Row<string>;
    /** The button that loads a failed panel again. Default: `Try again`. */
    'texts.tryAgain': Row<string>;
    /** Called when the content of an item could not be loaded. `xhr` is jQuery's XHR object. */
    error: Row<((this: HTMLElement, event: WidgetEvent, xhr: Failed) => void) | null>;
    /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. Default: `false`. */
    rememberState: Row<boolean | "session">;
    /** Whether the hash of the page's URL names the open item. If a user opens an item, the hash changes. If the hash changes, the item opens. Default: `false`. */
    deeplinking: Row<boolean>;
    /** Whether the page scrolls to the tabs, or to the section, if it loads with the hash of an item. Default: `false`. */
    deeplinkingAutoScroll: Row<boolean>;
    /** Whether the hash names the open item of one widget (`single`), or of several (`multiple`): `a/tab1&b/tab2`. Default: `single`. */
    deeplinkingMode: Row<"single" | "multiple">;
    /** The part of the hash before the separator. If empty, the container's id. Without a separator, there is no prefix. */
    deeplinkingPrefix: Row<string>;
    /** The part of the hash between the prefix and the item's name. If empty or `none`, the hash is the name alone. */
    deeplinkingSeparator: Row<string>;
    /** What happens to the browser's history when an item opens: the new hash adds an entry (`push`), or replaces the current one (`replace`). `none`: the hash doesn't change. Default: `push`. */
    history: Row<"push" | "replace" | "none">;
    /** How long autoplay shows each item, in milliseconds. 0: no autoplay. Default: `0`. */
    'autoplay.interval': Row<number> & {
        readonly switches: true;
    };
    /** Whether autoplay stops when a user first uses the widget, by click, touch or key. Default: `true`. */
    'autoplay.smart': Row<boolean>;
    /** Whether autoplay pauses while a mouse or a pen is over the widget. Default: `true`. */
    'autoplay.pauseOnHover': Row<boolean>;
    /** Whether autoplay pauses while the keyboard focus is in the widget. Default: `true`. */
    'autoplay.pauseOnFocus': Row<boolean>;
    /** Whether there is a button that stops and starts autoplay. That of an accordion is an element before it, so an accordion that is an item of a grid or flex container needs a box of its own there. Default: `true`. */
    'autoplay.control': Row<boolean>;
    /** The button that starts autoplay. Default: `Start automatic change`. */
    'texts.play': Row<string>;
    /** The button that stops autoplay. Default: `Stop automatic change`. */
    'texts.pause': Row<string>;
    /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. Default: `auto`. */
    findInPage: Row<boolean | "auto">;
    /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. Default: `false`. */
    dark: Row<boolean | "auto">;
    /** What is printed: all panels (`all`), or only the open ones (`current`). Default: `all`. */
    print: Row<"all" | "current">;
    /** What makes the movement: the browser (`css`), or jQuery's own animation (`jquery`). Default: `css`. */
    'animation.type': Row<"css" | "jquery">;
    /** The DOM event that opens an item. With `mouseover`, a mouse opens it without a click. Default: `click`. */
    event: Row<string>;
    /** The breakpoint, in pixels. In a window up to this wide, tabs become a dropdown (see `mobileNav`), and a horizontal accordion becomes vertical if it is `responsive`. Default: `720`. */
    minWindowWidth: Row<number>;
    /** How long to wait after the width has changed before the layout adapts, in milliseconds. Default: `100`. */
    responsiveDelay: Row<number>;
    /** Whether corners are rounded. Default: `false`. */
    rounded: Row<boolean>;
    /** Whether there are soft shadows. Default: `true`. */
    shadows: Row<boolean>;
    /** Called once, when the widget has started. `item` is the container as a jQuery object. */
    ready: Row<ItemCallback<Container> | null>;
    /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one. If the function returns `false`, nothing is loaded. `url` and `dataType` are ignored. */
    ajax: Row<AjaxOption<AccordionItem>>;
    /** A function `(answer, xhr, item)` that turns the server's answer into what is shown: HTML, nodes, or `{text: '...'}`. */
    render: Row<RenderCallback<AccordionItem> | null>;
    /** Called when the content of an item has been loaded. */
    contentLoad: Row<ItemCallback<AccordionItem> | null>;
};
/** All options with the values in force. */
type AccordionOptions = OptionsOf<typeof accordionOptions>;
/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
type AccordionSettings = SettingsOf<typeof accordionOptions>;

/** What the callback `ready` gets: the root as a jQuery object, which also has its id, and itself as `item`. */
interface Container extends JQuery {
    id: string;
    item: JQuery;
}

type Table = typeof accordionOptions;
/** A section to be added. */
interface NewSectionSettings {
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
interface AccordionInstance extends SharedInstance<Table, AccordionSettings> {
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

export type { AccordionInstance, AccordionItem, AccordionOptions, AccordionSettings, Active, Container, Content, Failed, Index, Label, NewSectionSettings, Reason, WidgetEvent };
