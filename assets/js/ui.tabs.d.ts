/*! ui.tabs 1.0.0 | (c) ui-tabs contributors | MIT License */
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

/** The tab that an event is about. */
interface TabsItem {
    /** Zero-based. */
    index: number;
    /** The tab element, an `li` in most markup. */
    tab: JQuery;
    /** The panel, `.z-content`. */
    content: JQuery;
    /** What made the change; absent at start. A tab is removed by `click`, `key` or `api`. */
    reason?: Reason | undefined;
}

/** Every option of the tabs: type, default, check and sentence in one row each. */
declare const tabsOptions: {
    /** What arrow keys do. `auto`: they select a tab. `manual`: they only move the focus, and Enter or Space selects the tab. Default: `auto`. */
    activation: Row<"auto" | "manual">;
    /** How long the animation takes, in milliseconds. Default: `600`. */
    'animation.duration': Row<number>;
    /** How panels move. `none`: no animation. Default: `slideV`. */
    'animation.effects': Row<"none" | "slideV" | "slideH" | "slideLeft" | "slideRight" | "slideUp" | "slideDown" | "slideUpDown" | "fade">;
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeInQuad`. Default: `swing`. */
    'animation.easing': Row<string>;
    /** Whether tabs and panels have borders. In flat themes, it is the coloured bar between the tabs and the panel. The styles `clean` and `underlined` have no borders. Default: `true`. */
    bordered: Row<boolean>;
    /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. Default: `false`. */
    closable: Row<boolean>;
    /** Whether the open tab can be closed, by a click, Enter or Space on it. Default: `false`. */
    collapsible: Row<boolean>;
    /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. Default: `tab1`. */
    defaultTab: Row<string>;
    /** How high panels are: each as its content needs (`content`), or all as high as the highest (`equal`). With `equal`, find-in-page searches the open panel only. Default: `content`. */
    heightStyle: Row<"content" | "equal">;
    /** The largest number of rows of tabs. Tabs that need more rows become a dropdown, or what `mobileNav` says. Default: `2`. */
    maxRows: Row<number>;
    /** Whether the tabs become a dropdown. `true`: in narrow windows (see `minWindowWidth`), and wherever they don't fit. `auto`: only where they don't fit. `accordion`: as `auto`, but each tab stands above its panel. Default: `true`. */
    mobileNav: Row<boolean | "auto" | "accordion">;
    /** Whether a `span` in a tab is a second line of text. The first line is in capitals. Default: `false`. */
    multiline: Row<boolean>;
    /** Whether the tabs are in a row above or below the panels, or in a column beside them. Default: `horizontal`. */
    orientation: Row<"horizontal" | "vertical">;
    /** What happens to tabs that don't fit into one row: they wrap into more rows (`rows`), or the row scrolls (`scroll`). Horizontal tabs only. Default: `rows`. */
    overflow: Row<"rows" | "scroll">;
    /** Whether the tabs are above (`top`) or below (`bottom`) the panels, and on which side of their row. `compact`: the tabs fill the whole width, in equal parts. Vertical tabs are left (`top-left`) or right (`top-right`) of the panels. Default: `top-left`. */
    position: Row<"top-left" | "top-center" | "top-right" | "top-compact" | "bottom-left" | "bottom-center" | "bottom-right" | "bottom-compact"> & {
        varies: boolean;
    };
    /** Whether tabs that don't fit become even rows, a dropdown or a row that scrolls. If not, they only wrap. Default: `true`. */
    responsive: Row<boolean>;
    /** The size of the tabs: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. Default: `medium`. */
    size: Row<string>;
    /** Whether there is space between the tabs. Flat themes only. Default: `false`. */
    spaced: Row<boolean>;
    /** Whether the row of tabs stays in sight while the page scrolls through a long panel: at the top of the window, or at the bottom with a `bottom` position. Default: `false`. */
    sticky: Row<boolean>;
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. Default: `normal`. */
    style: Row<string>;
    /** Whether a finger that moves a panel sideways selects the next tab or the one before. With the effect `slideH`, the panel follows the finger. Default: `false`. */
    swipe: Row<boolean>;
    /** A name that tabs of the page have in common: what a user selects in one is selected in the others, by `data-link` or the tab's text. With `rememberState`, all pages of the site remember it, and no id is needed. */
    sync: Row<string>;
    /** The name of the tab list for screen readers, if the markup gives none. Default: `Tabs`. */
    'texts.tabs': Row<string>;
    /** The button that opens the list of all tabs. Default: `More tabs`. */
    'texts.moreTabs': Row<string>;
    /** The button that closes a tab. The text of the tab follows. Default: `Close`. */
    'texts.close': Row<string>;
    /** Announced when a user has closed a tab. The text of the tab comes first. Default: `closed`. */
    'texts.closed': Row<string>;
    /** Announced with a tab that a key closes. Default: `Delete closes it.`. */
    'texts.deleteCloses': Row<string>;
    /** The name of a theme, or a class of your own. Default: `silver`. */
    theme: Row<string>;
    /** Called before a tab is selected. `item.from` is the index of the tab that is still selected. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */
    beforeSelect: Row<ItemGuard<TabsItem & {
        from: number;
    }> | null>;
    /** Called as soon as the panel of a selected tab has its size, before it moves: once each time it opens, also at the start. */
    show: Row<ItemCallback<TabsItem> | null>;
    /** Called when a tab has been selected and its animation has ended. */
    select: Row<ItemCallback<TabsItem> | null>;
    /** Called after `select`, for the tab that was selected before. */
    deactivate: Row<ItemCallback<TabsItem> | null>;
    /** Called before a tab is removed, by a user or by `remove()`. To prevent it, do the same as in `beforeSelect`. */
    beforeRemove: Row<ItemGuard<TabsItem> | null>;
    /** Called when a tab has been removed. `item` has its elements and its last index. */
    remove: Row<ItemCallback<TabsItem> | null>;
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
    ajax: Row<AjaxOption<TabsItem>>;
    /** A function `(answer, xhr, item)` that turns the server's answer into what is shown: HTML, nodes, or `{text: '...'}`. */
    render: Row<RenderCallback<TabsItem> | null>;
    /** Called when the content of an item has been loaded. */
    contentLoad: Row<ItemCallback<TabsItem> | null>;
};
/** All options with the values in force. */
type TabsOptions = OptionsOf<typeof tabsOptions>;
/** Options as given to `uiTabs()` or `setOptions()`: any of them, groups in part. */
type TabsSettings = Omit<SettingsOf<typeof tabsOptions>, 'defaultTab'> & {
    /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. Default: `tab1`. */
    defaultTab?: string | number;
};

/** What the callback `ready` gets: the root as a jQuery object, which also has its id, and itself as `item`. */
interface Container extends JQuery {
    id: string;
    item: JQuery;
}

type Table = typeof tabsOptions;
/** A tab to be added. */
interface NewTabSettings {
    /** The label: text, always taken as text, or nodes. */
    tab: Label;
    /** The panel's content: HTML that the page trusts, nodes, or `{text: '...'}`. */
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
/** The tabs' instance: `$(element).data('uiTabs')`. */
interface TabsInstance extends SharedInstance<Table, TabsSettings> {
    /** Selects a tab and shows its panel. If the tab doesn't exist, is disabled or is already selected, nothing changes; if the tabs are `collapsible`, it closes the selected one. */
    select(index: Index): this;
    /**
     * Adds a tab at the end, or at `settings.index`. It isn't selected, unless it is the only one. `tab` is text or
     * nodes. `content` is HTML that you trust, nodes, or `{text: '...'}`. `name` becomes the tab's `data-link`.
     */
    add(tab: Label, content?: Content, name?: string): this;
    add(settings: NewTabSettings): this;
    /**
     * Moves a tab and its panel to the index `to`. The selected tab stays selected, and no event is sent. The new
     * order stays after `destroy`. In browsers without `moveBefore`, an `iframe` in the panel loads again.
     */
    move(from: Index, to: Index): this;
    /** Returns the index of the selected tab, or -1 if none is open. */
    active(): number;
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
        uiTabs<P extends PathOf<Table>>(method: 'option', path: P): OptionAt<Table, P> | undefined;
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

export type { Container, Content, Failed, Index, Label, NewTabSettings, Reason, TabsInstance, TabsItem, TabsOptions, TabsSettings, WidgetEvent };
