/*! ui.tabs 0.1.0 | (c) ui-tabs contributors | MIT License */
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

/** The tab that an event is about. */
interface TabsItem {
    /** Zero-based. */
    index: number;
    /** The tab element, an `li` in most markup. */
    tab: JQuery;
    /** The panel, `.z-content`. */
    content: JQuery;
    /** What made the change; absent at start. A tab is removed by `click`, `key` or `api`. */
    reason?: Reason;
}

type Settings = Record<string, unknown>;
/** More settings for `$.ajax`, or what gives them for an item. */
type AjaxOption<I = object> = Settings | ((this: HTMLElement, settings: Settings, item: I) => Settings | false | void) | null;
/** Gives what is put in for an answer. */
type RenderCallback<I = object> = (this: HTMLElement, answer: unknown, xhr: JQuery.jqXHR, item: I) => Content;

/** Every option of the tabs: type, default, check and sentence in one row each. */
declare const tabsOptions: {
    /** What arrow keys do: select a tab at once (`auto`), or only move the focus (`manual`). Then Enter or Space selects. Default: `auto`. */
    activation: Row<"auto" | "manual">;
    /** How long a change of panels takes, in milliseconds. Default: `600`. */
    'animation.duration': Row<number>;
    /** How panels move. `none` switches at once. Default: `slideV`. */
    'animation.effects': Row<"none" | "slideV" | "slideH" | "slideLeft" | "slideRight" | "slideUp" | "slideDown" | "slideUpDown" | "fade">;
    /** The easing: `linear`, `swing`, or one of the page's `$.easing`. With the easing plugin, the default is `easeInQuad`. Default: `swing`. */
    'animation.easing': Row<string>;
    /** What moves the panels: the browser (`css`) or jQuery's own animation (`jquery`). Default: `css`. */
    'animation.type': Row<"css" | "jquery">;
    /** Borders around labels and panels. In flat themes, the bar between them. The styles `clean` and `underlined` have none. Default: `true`. */
    bordered: Row<boolean>;
    /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. Default: `false`. */
    closable: Row<boolean>;
    /** The tab that is open at the start: `tab1` and so on by position, a `data-link` name, an id, or an index. Default: `tab1`. */
    defaultTab: Row<string>;
    /** The largest number of rows. Labels that need more become a dropdown. Default: `2`. */
    maxRows: Row<number>;
    /** Whether labels become a dropdown, in narrow windows and where they don't fit. `auto`: only where they don't fit. Default: `true`. */
    mobileNav: Row<boolean | "auto">;
    /** Whether a `span` in a label is a second line. Default: `false`. */
    multiline: Row<boolean>;
    /** Whether labels are in a row above or below the panels, or in a column beside them. Default: `horizontal`. */
    orientation: Row<"horizontal" | "vertical">;
    /** What happens to labels that don't fit: they wrap into `rows`, or one row can `scroll`. A vertical set never scrolls. Default: `rows`. */
    overflow: Row<"rows" | "scroll">;
    /** Where the labels are. A vertical set takes `top-left` and `top-right` only. Default: `top-left`. */
    position: Row<"top-left" | "top-center" | "top-right" | "top-compact" | "bottom-left" | "bottom-center" | "bottom-right" | "bottom-compact">;
    /** Whether labels adapt to the width: rows, dropdown or scrolling. Default: `true`. */
    responsive: Row<boolean>;
    /** The size of the labels: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. Default: `medium`. */
    size: Row<string>;
    /** Space between the labels of flat themes. Default: `false`. */
    spaced: Row<boolean>;
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. Default: `normal`. */
    style: Row<string>;
    /** The theme, or a class of your own. Default: `silver`. */
    theme: Row<string>;
    /** Called once when the set has started; `item` is the container as a jQuery object. */
    ready: Row<ReadyCallback | null>;
    /** Called before a tab is selected. `item.from` is the index of the tab that is left. To refuse, return `false` or a promise of `false`, or call `event.preventDefault()`. */
    beforeSelect: Row<ItemGuard<TabsItem & {
        from: number;
    }> | null>;
    /** Called when a tab has been selected and its animation has ended. */
    select: Row<ItemCallback<TabsItem> | null>;
    /** Called for the tab that was left, after `select`. */
    deactivate: Row<ItemCallback<TabsItem> | null>;
    /** Called before a tab is removed, by a user or by `remove()`. You can refuse as in `beforeSelect`. */
    beforeRemove: Row<ItemGuard<TabsItem> | null>;
    /** Called when a tab has been removed. `item` has its nodes, and the index that it had. */
    remove: Row<ItemCallback<TabsItem> | null>;
    /** Called when a panel's content has been loaded. */
    contentLoad: Row<ItemCallback<TabsItem> | null>;
    /** Called when a panel's content could not be loaded, with jQuery's XHR object. */
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
    ajax: Row<AjaxOption<TabsItem>>;
    /** A function `(answer, xhr, item)` that returns what to show for an answer: HTML, nodes, or `{text: …}`. */
    render: Row<RenderCallback<TabsItem> | null>;
};
/** All options with the values in force. */
type TabsOptions = OptionsOf<typeof tabsOptions>;
/** What `option()` takes: `animation` or `animation.duration`. */
type TabsPath = PathOf<typeof tabsOptions>;
type TabsOption<P extends TabsPath> = OptionAt<typeof tabsOptions, P>;
/** Options as given to `uiTabs()` or `setOptions()`: any of them, groups in part. */
type TabsSettings = Omit<SettingsOf<typeof tabsOptions>, 'defaultTab'> & {
    /** The tab that is open at the start: `tab1` and so on by position, a `data-link` name, an id, or an index. Default: `tab1`. */
    defaultTab?: string | number;
};

/** A zero-based index; text with digits counts, negative numbers count from the end. */
type Index = number | string;
/** A tab to be added. */
interface NewTabSettings {
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
interface TabsInstance {
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
    play(interval?: number | {
        interval?: number;
    }): this;
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

export type { Container, Content, Failed, Index, Label, NewTabSettings, Reason, TabsInstance, TabsItem, TabsOptions, TabsSettings, WidgetEvent };
