/*! ui.accordion 0.1.0 | (c) ui-tabs contributors | MIT License */
/// <reference types="jquery" />
/** What a page may hand over as content: HTML it trusts, nodes, a jQuery object, or `{text: …}`. */
type Content = string | Node | JQuery | TrustedHtml | PlainText | null | undefined;
/** Content that is text and no HTML. */
interface PlainText {
    text: string;
}
/** The browser's `TrustedHTML`, which passes through untouched. */
interface TrustedHtml {
    toString(): string;
}

/** The container as a jQuery object, which also carries its id and itself (rule T16). */
interface Container extends JQuery {
    id: string;
    item: JQuery;
}

/** What a failed request leaves: jQuery's XHR object, or what stands for it where there is none. */
type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

/** What the page offers that a default or a check may depend on. */
interface Page {
    /** The easings known to jQuery, by name. */
    readonly easings: Readonly<Record<string, unknown>>;
}
/** One option: its default, what it accepts, and the classes it gives the container. */
interface Row<T> {
    readonly initial: T | ((page: Page) => T);
    /** In words, what is accepted; part of a warning. */
    readonly expected: string;
    /** The value in its own type, or undefined when it can't be used. */
    readonly parse: (value: unknown, page: Page) => T | undefined;
    /** The class names for a value, separated by spaces. */
    readonly classes?: ((value: T, name: string) => string) | undefined;
    /** The value when the group that holds the option is given as false or null. */
    readonly off?: T | undefined;
    /** What stands in for a value that can't be used; the default where it is absent. */
    readonly fallback?: T | undefined;
    /** Whether the default follows the page or another option, so that giving the same value counts. */
    readonly follows?: boolean | undefined;
    /** Whether the value is a function, which no attribute can give. */
    readonly callable?: boolean;
}
/** All options of a table with their values. */
type ValuesOf<T> = {
    -readonly [K in keyof T]: T[K] extends Row<infer V> ? V : ValuesOf<T[K]>;
};
/** Options as a page gives them: each may be left out, and a group may be switched off. */
type SettingsOf<T> = {
    -readonly [K in keyof T]?: T[K] extends Row<infer V> ? V : SettingsOf<T[K]> | false | null;
};

/** What made a selection happen (rule C10). */
type Reason = 'click' | 'key' | 'api' | 'autoplay' | 'hash' | 'restore' | 'reveal' | 'find';

interface Promised {
    then(kept: (answer: unknown) => void, broken: () => void): unknown;
}
/** What a page may answer: false refuses, and so does a promise of it, or one that is rejected. */
type Answer = boolean | void | Promised;

/** What may be open at first: nothing, one section, or several. */
type Active = false | number | readonly number[];
/** Every option of the accordion: type, default, check and sentence in one row each. */
declare const accordionOptions: {
    /** What is open at first: `false` for nothing, a zero-based index, or an array of indexes. */
    active: Row<Active>;
    /** How sections open and close. */
    animation: {
        /** How long it takes, in milliseconds. */
        duration: Row<number>;
        /** The way sections open; `none` opens at once. */
        effects: Row<"none" | "slide" | "fade">;
        /** The easing; those of the easing plugin work without it. */
        easing: Row<string>;
        /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). */
        type: Row<"css" | "jquery">;
    };
    /** Borders around the sections. */
    bordered: Row<boolean>;
    /** Whether the last open section of a vertical accordion can be closed. */
    collapsible: Row<boolean>;
    /** The height of the content of a vertical accordion, in pixels; 0 leaves it to the content. */
    contentHeight: Row<number>;
    /** Whether a list in the content is a second level of navigation; vertical accordions only. */
    contentNav: Row<boolean>;
    /** Space around the content of a vertical accordion, in pixels. */
    contentSpacing: Row<number>;
    /** Whether a slider has a dot for each section. */
    dotNav: Row<boolean>;
    /** Whether one section is open at a time or several; vertical accordions only. */
    expandMode: Row<"single" | "multiple">;
    /** The size of the header's text, in em. */
    headerFontSize: Row<number>;
    /** The height of a vertical header, or the width of a horizontal one, in pixels. */
    headerSize: Row<number>;
    /** The height of a horizontal accordion, in pixels. */
    height: Row<number>;
    /** Whether arrow keys, Home and End move between headers. */
    keyboard: Row<boolean>;
    /** Whether sections stand one below the other, or side by side. */
    orientation: Row<"vertical" | "horizontal">;
    /** Whether a horizontal accordion is scaled to the width there is, and vertical where that is small. */
    responsive: Row<boolean>;
    /** A thin scrollbar for content that is taller than its height. */
    scrollable: Row<boolean>;
    /** Space between the sections of a vertical accordion, in pixels; 0 makes them one group. */
    sectionSpacing: Row<number>;
    /** Whether headers have an arrow. */
    showIcons: Row<boolean>;
    /** Whether the accordion is a slider, with an image in each section. */
    slider: Row<boolean>;
    /** The theme, or a class of your own. */
    theme: Row<string>;
    /** The width of a horizontal accordion, in pixels. */
    width: Row<number>;
    /** Called once when the accordion has started; `item` is the container as a jQuery object. */
    ready: Row<AccordionReadyCallback | null>;
    /**
     * Called before a section is opened, or closed by itself (`item.open`); `from` is the index of the
     * one that closes, or -1. What refuses is the same as for the tabs.
     */
    beforeSelect: Row<AccordionGuard | null>;
    /** Called at once when a section is opened. */
    select: Row<AccordionCallback | null>;
    /** Called when a section has opened or closed and its animation has ended. */
    activate: Row<AccordionCallback | null>;
    /** Called when a section has closed, also when another one's opening closed it. */
    collapse: Row<AccordionCallback | null>;
    /** Called when a section's content has been loaded. */
    contentLoad: Row<AccordionCallback | null>;
    /** Called when a section's content could not be loaded, with jQuery's XHR object. */
    error: Row<AccordionErrorCallback | null>;
    autoplay: {
        interval: Row<number>;
        smart: Row<boolean>;
        pauseOnHover: Row<boolean>;
        pauseOnFocus: Row<boolean>;
        control: Row<boolean>;
    };
    cacheAjax: Row<boolean>;
    contentUrls: Row<readonly (string | null)[] | null>;
    deeplinking: Row<boolean>;
    deeplinkingAutoScroll: Row<boolean>;
    deeplinkingMode: Row<"single" | "multiple">;
    deeplinkingPrefix: Row<string>;
    deeplinkingSeparator: Row<string>;
    dark: Row<boolean | "auto">;
    debug: Row<boolean>;
    event: Row<string>;
    executeScripts: Row<boolean>;
    findInPage: Row<boolean | "auto">;
    history: Row<"push" | "replace" | "none">;
    iframe: Row<boolean>;
    minWindowWidth: Row<number>;
    print: Row<"all" | "current">;
    rememberState: Row<boolean>;
    responsiveDelay: Row<number>;
    rounded: Row<boolean>;
    sanitize: Row<((this: HTMLElement, html: string) => Content) | null>;
    shadows: Row<boolean>;
    texts: {
        tabs: Row<string>;
        loading: Row<string>;
        loaded: Row<string>;
        failed: Row<string>;
        timeout: Row<string>;
        unreachable: Row<string>;
        refused: Row<string>;
        tryAgain: Row<string>;
        moreTabs: Row<string>;
        close: Row<string>;
        play: Row<string>;
        pause: Row<string>;
        slide: Row<string>;
        slides: Row<string>;
        dots: Row<string>;
        carousel: Row<string>;
    };
};
/** All options with the values in force. */
type AccordionOptions = ValuesOf<typeof accordionOptions>;
/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
type AccordionSettings = SettingsOf<typeof accordionOptions>;

/** The section that an event is about. */
interface AccordionItem {
    /** Zero-based. */
    index: number;
    /** The header, an `h3` in most markup. */
    header: HTMLElement;
    /** The element that holds the section's content. */
    content: HTMLElement;
    /** Whether the section is open now. */
    open: boolean;
    /** What made the change; absent at start. */
    reason?: Reason;
}
type AccordionReadyCallback = (this: HTMLElement, event: JQuery.Event, item: Container) => void;
type AccordionCallback = (this: HTMLElement, event: JQuery.Event, item: AccordionItem) => void;
type AccordionGuard = (this: HTMLElement, event: JQuery.Event, item: AccordionItem & {
    from: number;
}) => Answer;
type AccordionErrorCallback = (this: HTMLElement, event: JQuery.Event, xhr: Failed) => void;
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
    /** Takes options, each into effect at once. Open sections stay open, and `select` isn't called. */
    setOptions(options: AccordionSettings): this;
    /**
     * Starts autoplay: the next section every `interval` milliseconds, by default as the option says, else
     * every 2000. A value that is no number above 0 gets a warning and the default.
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
    add(header: string | number | Node | JQuery, content?: Content): this;
    /** Removes a section; focus inside goes to the next one, or to the container of an empty accordion. */
    remove(index: Index): this;
    /** Makes a disabled section usable again. */
    enable(index: Index): this;
    /** Makes a section that can't be opened or closed. */
    disable(index: Index): this;
    /** Takes over sections that the page has put in or taken out by itself, and measures again. */
    refresh(): this;
    /** Opens the section that an element is in, and scrolls to the element. */
    reveal(element: Node | JQuery): this;
    /** Ends the widget and gives back the markup as it was before. */
    destroy(): this;
    /** The index of the open section, -1 for none; an array of indexes where several may be open. */
    active(): number | number[];
    /** How many sections there are. */
    count(): number;
    /** A copy of all options in force, or one of them: `option('animation.duration')`. */
    option(): AccordionOptions;
    option(path: string): unknown;
}
type MethodName = Exclude<keyof AccordionInstance, 'active' | 'count' | 'option'>;
declare global {
    interface JQuery<TElement = HTMLElement> {
        /** The instance of the first element. */
        uiAccordion(method: 'instance'): AccordionInstance | undefined;
        /** Starts every `[data-role="z-accordion"]` in the set that doesn't run yet. */
        uiAccordion(method: 'scan'): this;
        /** What the first element's method reads. */
        uiAccordion(method: 'active'): number | number[] | undefined;
        uiAccordion(method: 'count'): number | undefined;
        uiAccordion(method: 'option', path?: string): unknown;
        /** Calls a method on every element. */
        uiAccordion(method: MethodName, ...args: unknown[]): this;
        /** Makes an accordion of every element; on a running one it is `setOptions`. */
        uiAccordion(options?: AccordionSettings): this;
        data(key: 'uiAccordion'): AccordionInstance | undefined;
    }
}

export type { AccordionCallback, AccordionErrorCallback, AccordionGuard, AccordionInstance, AccordionItem, AccordionOptions, AccordionReadyCallback, AccordionSettings, Active, Container, Content, Failed, Index, Reason };
