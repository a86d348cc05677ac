/*! ui.accordion 0.1.0 | (c) ui-tabs contributors | MIT License */
/// <reference types="jquery" />
/** The classes that a value gives the container: by the value, or by a function. */
type Classes<T> = Readonly<Record<string, string>> | ((value: T) => string);
/** One option: its default, what it accepts, and the classes that it gives the container. */
interface Row<T> {
    /** The default. */
    readonly initial: T;
    /** In words, what is accepted; part of a warning. */
    readonly expected: string;
    /** The value in its own type, or undefined when it can't be used. */
    readonly parse: (value: unknown) => T | undefined;
    readonly classes?: Classes<T> | undefined;
    /** Whether the value is a function, which no attribute can give. */
    readonly callable?: boolean;
    /** Whether the default follows the page, so that giving the same value counts. */
    readonly follows?: boolean;
    /** What stands in for a value that can't be used; the default where it is absent. */
    readonly fallback?: T;
}
type ValueOf<R> = R extends Row<infer V> ? V : never;
type Group<P> = P extends `${infer G}.${string}` ? G : never;
type Rest<P, G extends string> = P extends `${G}.${infer R}` ? R : never;
/** The same in groups, as pages see them. */
type OptionsOf<T> = {
    [P in keyof T as P extends `${string}.${string}` ? never : P]: ValueOf<T[P]>;
} & {
    [G in Group<keyof T>]: {
        [P in keyof T as P extends `${G}.${string}` ? Rest<P, G> : never]: ValueOf<T[P]>;
    };
};
/** The name of an option, that of its group before a dot (`animation.duration`), or of a group. */
type PathOf<T> = keyof T | Group<keyof T>;
/** The type of the option, or the group, with this name. */
type OptionAt<T, P> = P extends keyof T ? ValueOf<T[P]> : P extends keyof OptionsOf<T> ? OptionsOf<T>[P] : never;
/** Options as a page gives them: any of them, groups in part, or a group switched off. */
type SettingsOf<T> = {
    [P in keyof T as P extends `${string}.${string}` ? never : P]?: ValueOf<T[P]>;
} & {
    [G in Group<keyof T>]?: {
        [P in keyof T as P extends `${G}.${string}` ? Rest<P, G> : never]?: ValueOf<T[P]>;
    } | false | null;
};

/** What made a change happen (C10). */
type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

/** What callbacks are given first. */
interface WidgetEvent extends JQuery.Event {
    /** The container. */
    target: HTMLElement;
}
/** A promise, by whatever library. */
interface Promised {
    then(kept: (answer: unknown) => void, broken: () => void): unknown;
}
/** What a page may answer before a change: false refuses, and so does a promise of it, or a broken one. */
type Answer = boolean | void | Promised;
/** A callback about an item, and one that may refuse. */
type ItemCallback<I> = (this: HTMLElement, event: WidgetEvent, item: I) => void;
type ItemGuard<I> = (this: HTMLElement, event: WidgetEvent, item: I) => Answer;

/** Content that is text and no HTML. */
interface PlainText {
    text: string;
}
/** The browser's `TrustedHTML`, which passes through untouched. */
interface TrustedHtml {
    toString(): string;
}
/** What a page may hand over as content: HTML that it trusts, nodes, a jQuery object, or `{text: …}`. */
type Content = string | Node | JQuery | TrustedHtml | PlainText | null | undefined;
/** What a page may hand over as a label: text, or nodes. */
type Label = string | number | Node | JQuery;

/** The container as a jQuery object, which also carries its id and itself (T16). */
interface Container extends JQuery {
    id: string;
    item: JQuery;
}
type ReadyCallback = (this: HTMLElement, event: WidgetEvent, item: Container) => void;

/** What a failed request leaves: jQuery's XHR object, or what stands for it where nothing was sent. */
type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;
type ErrorCallback = (this: HTMLElement, event: WidgetEvent, xhr: Failed) => void;

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
    reason?: Reason;
}

type Settings = Record<string, unknown>;
/** More settings for `$.ajax`, or what gives them for an item. */
type AjaxOption<I = object> = Settings | ((this: HTMLElement, settings: Settings, item: I) => Settings | false | void) | null;
/** Gives what is put in for an answer. */
type RenderCallback<I = object> = (this: HTMLElement, answer: unknown, xhr: JQuery.jqXHR, item: I) => Content;

/** What may be open at first: nothing, one section, or several. */
type Active = false | number | readonly number[];
/** Every option of the accordion: type, default, check and sentence in one row each. */
declare const accordionOptions: {
    /** What is open at the start: `false` for nothing, an index from 0, or an array of indexes. With an array, several can be open. Default: `false`. */
    active: Row<Active>;
    /** How long opening and closing take, in milliseconds. Default: `400`. */
    'animation.duration': Row<number>;
    /** How sections open. `none` opens at once. Default: `slide`. */
    'animation.effects': Row<"none" | "slide" | "fade">;
    /** The easing: `linear`, `swing`, or one of the page's `$.easing`. With the easing plugin, the default is `easeOutQuart`. Default: `swing`. */
    'animation.easing': Row<string>;
    /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). Default: `css`. */
    'animation.type': Row<"css" | "jquery">;
    /** Borders around the sections. Default: `false`. */
    bordered: Row<boolean>;
    /** Whether the last open section can be closed. Vertical accordions only. Default: `true`. */
    collapsible: Row<boolean>;
    /** The height of each content, in pixels. 0 is as high as the content needs. Vertical accordions only. Default: `0`. */
    contentHeight: Row<number>;
    /** Whether a list in the content is a second level of navigation. Vertical accordions only. Default: `false`. */
    contentNav: Row<boolean>;
    /** Space around the content, in pixels. Vertical accordions only. Default: `0`. */
    contentSpacing: Row<number>;
    /** Whether a slider has a dot for each section. Default: `false`. */
    dotNav: Row<boolean>;
    /** Whether one section can be open at a time, or several. Vertical accordions only. Default: `single`. */
    expandMode: Row<"single" | "multiple">;
    /** The size of the header's text, in em. 1 em is 8 px, or 10.7 px in a horizontal accordion. Default: `1.5`. */
    headerFontSize: Row<number>;
    /** The height of the headers, in pixels. In a horizontal accordion, their width. Default: `40`. */
    headerSize: Row<number>;
    /** The height of a horizontal accordion, in pixels. Default: `320`. */
    height: Row<number>;
    /** Whether arrow keys, Home and End move between headers. Default: `false`. */
    keyboard: Row<boolean>;
    /** Whether sections are one below the other, or side by side. A horizontal accordion always has one open section. Default: `vertical`. */
    orientation: Row<"vertical" | "horizontal">;
    /** Whether a horizontal accordion scales with its parent, and becomes vertical where that is narrow. Default: `false`. */
    responsive: Row<boolean>;
    /** A thin scrollbar for content that is taller than its height. Default: `false`. */
    scrollable: Row<boolean>;
    /** Space between the sections, in pixels. With 0 they are one group. Vertical accordions only. Default: `0`. */
    sectionSpacing: Row<number>;
    /** Whether headers have an arrow. Default: `true`. */
    showIcons: Row<boolean>;
    /** Whether the accordion is a slider, with an image in each section. Default: `false`. */
    slider: Row<boolean>;
    /** The theme, or a class of your own. Default: `silver`. */
    theme: Row<string>;
    /** The width of a horizontal accordion, in pixels. Default: `960`. */
    width: Row<number>;
    /** Called once when the accordion has started; `item` is the container as a jQuery object. */
    ready: Row<ReadyCallback | null>;
    /** Called before a section is opened, or closed on its own: `item.open` says which. `item.from` is the index of the section that closes, or -1. To refuse, return `false` or a promise of `false`, or call `event.preventDefault()`. */
    beforeSelect: Row<ItemGuard<AccordionItem & {
        from: number;
    }> | null>;
    /** Called at once when a section is opened, or closed by a press, a key or a method: `item.open` says which. */
    select: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section has opened or closed and its animation has ended. */
    activate: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section has closed, on its own or because another one opened. */
    collapse: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section's content has been loaded. */
    contentLoad: Row<ItemCallback<AccordionItem> | null>;
    /** Called when a section's content could not be loaded, with jQuery's XHR object. */
    error: Row<ErrorCallback | null>;
    /** Time between two items of autoplay, in milliseconds. 0 is off. Default: `0`. */
    'autoplay.interval': Row<number>;
    /** Whether autoplay stops at the first user action. Default: `true`. */
    'autoplay.smart': Row<boolean>;
    /** Whether autoplay waits while a mouse or a pen is over the widget. Default: `true`. */
    'autoplay.pauseOnHover': Row<boolean>;
    /** Whether autoplay waits while the focus is inside. Default: `true`. */
    'autoplay.pauseOnFocus': Row<boolean>;
    /** Whether there is a button that stops and starts autoplay. Default: `true`. */
    'autoplay.control': Row<boolean>;
    /** Whether loaded content is kept. If not, each visit loads it again. Default: `true`. */
    cacheAjax: Row<boolean>;
    /** An address for each item. Its content is loaded from there. */
    contentUrls: Row<readonly (string | null)[] | null>;
    /** Whether the hash of the address names the open item. A change of one changes the other. Default: `false`. */
    deeplinking: Row<boolean>;
    /** Whether a page that loads with the hash of an item scrolls to the tabs, or to the section. Default: `false`. */
    deeplinkingAutoScroll: Row<boolean>;
    /** Whether the hash names the item of one widget, or of several: `a/tab1&b/tab2`. Default: `single`. */
    deeplinkingMode: Row<"single" | "multiple">;
    /** What comes before the separator in the hash. If empty, the container's id. */
    deeplinkingPrefix: Row<string>;
    /** What comes between prefix and name in the hash. If empty or `none`, the hash is the name alone. */
    deeplinkingSeparator: Row<string>;
    /** Dark colours: always, never, or as the `color-scheme` of the container says (`auto`). Default: `false`. */
    dark: Row<boolean | "auto">;
    /** The DOM event that selects an item. With `mouseover`, a mouse opens it without a click. Default: `click`. */
    event: Row<string>;
    /** Whether the scripts of loaded content run. Default: `true`. */
    executeScripts: Row<boolean>;
    /** Whether find-in-page finds what is in closed items, and opens them. `auto` leaves out items with form fields, because scripts of a page may take a field with a box for visible. Default: `auto`. */
    findInPage: Row<boolean | "auto">;
    /** What a new hash is in the browser's history: a new step (`push`), or the current step (`replace`). `none` writes no hash. Default: `push`. */
    history: Row<"push" | "replace" | "none">;
    /** Whether each address in `contentUrls` is shown in a frame. Default: `false`. */
    iframe: Row<boolean>;
    /** The breakpoint: up to this width of the window, in pixels, the narrow form is used. Default: `720`. */
    minWindowWidth: Row<number>;
    /** What is printed: all panels, or only what is open (`current`). Default: `all`. */
    print: Row<"all" | "current">;
    /** Whether the browser's storage keeps what is open. The container needs an id. Default: `false`. */
    rememberState: Row<boolean>;
    /** How long to wait after a change of width before the form changes, in milliseconds. Default: `100`. */
    responsiveDelay: Row<number>;
    /** Rounded corners. Default: `false`. */
    rounded: Row<boolean>;
    /** Soft shadows. Default: `true`. */
    shadows: Row<boolean>;
    /** The name of a tab list, for screen readers, where the markup gives none. Default: `Tabs`. */
    'texts.tabs': Row<string>;
    /** Shown and announced while a panel loads. Default: `Loading …`. */
    'texts.loading': Row<string>;
    /** Announced when content has loaded that took a while. Default: `Loaded.`. */
    'texts.loaded': Row<string>;
    /** The start of the message when a panel can't be loaded. Default: `This content could not be loaded.`. */
    'texts.failed': Row<string>;
    /** The reason when the server took too long. Default: `no answer in time`. */
    'texts.timeout': Row<string>;
    /** The reason when there was no answer. Default: `the server cannot be reached`. */
    'texts.unreachable': Row<string>;
    /** The reason when the address may not be loaded. Default: `the address is not allowed`. */
    'texts.refused': Row<string>;
    /** The button that loads a failed panel again. Default: `Try again`. */
    'texts.tryAgain': Row<string>;
    /** The button that opens the list of all tabs. Default: `More tabs`. */
    'texts.moreTabs': Row<string>;
    /** The button that closes a tab. The tab's label follows. Default: `Close`. */
    'texts.close': Row<string>;
    /** The button that starts autoplay. Default: `Start automatic change`. */
    'texts.play': Row<string>;
    /** The button that stops autoplay. Default: `Stop automatic change`. */
    'texts.pause': Row<string>;
    /** The name of a slide. Its number follows. Default: `Slide`. */
    'texts.slide': Row<string>;
    /** The name of a slider, where the markup gives none. Default: `Slides`. */
    'texts.slides': Row<string>;
    /** The name of the dots of a slider. Default: `Choose a slide`. */
    'texts.dots': Row<string>;
    /** The role of a slider, as screen readers say it. Default: `carousel`. */
    'texts.carousel': Row<string>;
    /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one. A function can return `false` to load nothing. `url` and `dataType` are ignored. */
    ajax: Row<AjaxOption<AccordionItem>>;
    /** A function `(answer, xhr, item)` that returns what to show for an answer: HTML, nodes, or `{text: …}`. */
    render: Row<RenderCallback<AccordionItem> | null>;
};
/** All options with the values in force. */
type AccordionOptions = OptionsOf<typeof accordionOptions>;
/** What `option()` takes: `animation` or `animation.duration`. */
type AccordionPath = PathOf<typeof accordionOptions>;
type AccordionOption<P extends AccordionPath> = OptionAt<typeof accordionOptions, P>;
/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
type AccordionSettings = SettingsOf<typeof accordionOptions>;

/** A zero-based index; text with digits counts, negative numbers count from the end. */
type Index = number | string;
/** An accordion that runs: what `$(…).data('uiAccordion')` holds. Methods that read nothing return it. */
interface AccordionInstance {
    /** Opens a section; in a vertical accordion, closes it when it is open. */
    select(index: Index): this;
    /** Opens the previous section that can be opened; before the first comes the last. */
    prev(): this;
    /** Opens the next section that can be opened; after the last comes the first. */
    next(): this;
    /** Opens the first section that can be opened. */
    first(): this;
    /** Opens the last section that can be opened. */
    last(): this;
    /**
     * Takes options, each into effect at once. Open sections stay open, and `select` isn't called. There are
     * two exceptions: `expandMode: 'single'` and a horizontal orientation close all sections but the one opened
     * last, and a horizontal accordion with nothing open opens its first section. These changes send the same
     * events as a method does, but `beforeSelect` isn't asked.
     */
    setOptions(options: AccordionSettings): this;
    /**
     * Starts autoplay: opens the next section every `interval` milliseconds. Without `interval`: the time of the
     * option, or 2000. A value that is not a number above 0 gets a warning and counts as none.
     */
    play(interval?: number | {
        interval?: number;
    }): this;
    /** Stops autoplay, until `play` or until a user starts it. */
    stop(): this;
    /** Loads the content of a section with an address again, now. */
    load(index: Index): this;
    /** Loads the content of a section with an address, unless it is there or on its way. */
    preload(index: Index): this;
    /** Opens a closed section and closes an open one. */
    toggle(index: Index): this;
    /** Closes a section. */
    close(index: Index): this;
    /** Opens every section, where several may be open. */
    expandAll(): this;
    /** Closes every section that may be closed. */
    collapseAll(): this;
    /** Adds a section at the end: the header is text or nodes, the content HTML that the page trusts, nodes, or `{text: …}`. */
    add(header: Label, content?: Content): this;
    /** Removes a section; focus inside goes to the next one, or to the container of an empty accordion. */
    remove(index: Index): this;
    /** Makes a section usable again. */
    enable(index: Index): this;
    /** Makes a section that can't be opened or closed. */
    disable(index: Index): this;
    /** Takes over what the page has changed by itself: sections, disabled and hidden ones; measures again. */
    refresh(): this;
    /**
     * Opens the section that contains an element, and scrolls to the element. Sets around this one open, too.
     * The focus stays where it is. An element outside of the sections gets a warning.
     */
    reveal(element: Node | JQuery): this;
    /** Ends the widget and gives back the markup as it was before. */
    destroy(): this;
    /** The index of the open section, -1 for none; an array of indexes where several may be open. */
    active(): number | number[];
    /** How many sections there are. */
    count(): number;
    /** A copy of all options in force, or one of them: `option('animation.duration')`. */
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
        /** What the first element's method reads. */
        uiAccordion(method: 'active'): number | number[] | undefined;
        uiAccordion(method: 'count'): number | undefined;
        uiAccordion(method: 'option'): AccordionOptions | undefined;
        uiAccordion<P extends AccordionPath>(method: 'option', path: P): AccordionOption<P> | undefined;
        uiAccordion(method: 'option', path: string): unknown;
        /** Calls a method on every element. */
        uiAccordion<M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): this;
        /** Makes an accordion of every element; on a running one it is `setOptions`. */
        uiAccordion(options?: AccordionSettings): this;
        data(key: 'uiAccordion'): AccordionInstance | undefined;
    }
}

export type { AccordionInstance, AccordionItem, AccordionOptions, AccordionSettings, Active, Container, Content, Failed, Index, Label, Reason, WidgetEvent };
