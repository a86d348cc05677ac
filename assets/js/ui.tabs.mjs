/*! ui.tabs 0.1.0 | (c) ui-tabs contributors | MIT License */
import $ from 'jquery';
import { x as holding, y as announce, z as enqueue, _ as _extends, w as words, u as unwrap, r as restore, d as detach, b7 as firstThat, h as hasClass, ac as contentChildren, i as isRealLink, b as build, o as boxIn, s as setClass, a as wrapContent, p as isRoot, I as isHidden, v as dropAttributes, e as dropPassing, t as dropStop, n as dropClasses, q as dropEmptyStyle, b8 as endScope, K as setAttribute, az as idOf, k as keep, j as keepAll, g as isMarked, f as idFor, b9 as createScope, H as changeClasses, D as hide, a7 as derive, ba as isDark, G as optionClasses, aj as wordsOf, E as holdsBack, Q as select, J as step, bb as startsWithoutFocus, aa as onEnd, N as on, W as isForeignKey, U as keyName, P as noteAction, ai as onCapture, bc as after, bd as passFocus, L as holdsFocus, c as childHolding, au as isLoading, be as widthOf, a8 as watchSize, bf as watchLate, bg as follow$1, bh as isCalm, T as isRightToLeft, bi as isTabStop, ay as filled, m as move$1, ad as borrow, aC as endsOf, l as giveBack, as as markEnds, aD as warn, ah as keepingFocus, aA as idPrefix, aG as forget, aH as addEnd, ab as media, a9 as onMedia, bj as stopWaiting, bk as wait, bl as weigh, at as settle$1, aR as removeForGood, aS as dropEnd, ak as focusOn, M as MOST_FINDABLE, aY as passOn, O as listenForActivation, ar as watchPage, V as isInteractive, R as keyStep, X as stepFrom, bm as isRemote, aI as option, aJ as destroyWidget, aK as reveal$1, aL as preload, aM as load, aN as stop, aO as play, aP as setOptions, aQ as whole, aX as itemAt, aT as takes, aV as fill, bn as isObject, bo as isNodes, aU as insertLabel, bp as textOf, b2 as indexOf, an as heightOf, am as animate, al as anchor, bq as keepInline, br as posesOf, bs as restOf, b3 as park, bt as giveName, bu as sharing, af as remount, Z as sharedOptions, $ as callback, a1 as look$1, a2 as visualFlag, a3 as flag, a4 as oneOf, a0 as count, bv as text, a5 as easing, aZ as readers, B as choose, b1 as firstItems, a$ as startContent, b0 as tellFirst, ap as followScheme, aq as mountFollowers, aE as dropCarousel, aF as createShared, aB as nothing, a_ as lookLast, bw as whenLoaded, b4 as tellReady, b6 as openPaper, b5 as definePlugin } from './ui.shared.mjs';

/** What the page is given of a tab as it is now. */ function itemOf(param, reason) {
    var index = param.index, element = param.element, panel = param.panel;
    return function() {
        var item = {
            index: index,
            tab: $(element),
            content: panel ? $(panel) : $()
        };
        if (reason) item.reason = reason;
        return item;
    };
}
/** Tells the page of a moment of one tab: the event `uitabs:<name>`, then the callback `name`. */ function tell(tabs, name, tab, reason) {
    if (!tab) return;
    var item = itemOf(tab, reason);
    var type = "uitabs:" + name.toLowerCase();
    enqueue(tabs.moments, function() {
        return announce(tabs.root, type, item, tabs.options[name]);
    });
}
/** Asks the page whether a tab may be selected (rule C10). */ function askChange(tabs, param, reason) {
    var opened = param.opened, closed = param.closed;
    var root = tabs.root, options = tabs.options, parts = tabs.parts;
    return opened.map(function(index) {
        var tab = parts.items[index];
        var item = function item() {
            var _closed_;
            return _extends({}, itemOf(tab, reason)(), {
                from: (_closed_ = closed[0]) != null ? _closed_ : -1
            });
        };
        return [
            tab.label,
            announce(root, 'uitabs:beforeselect', item, options.beforeSelect)
        ];
    });
}
/** Asks the page whether a tab may be removed. */ var askRemoval = function askRemoval(param, tab, reason) {
    var root = param.root, options = param.options;
    return announce(root, 'uitabs:beforeremove', itemOf(tab, reason), options.beforeRemove);
};
/** Tells that a tab's content has come, or why it hasn't. */ function tellContent(tabs, tab, name, xhr) {
    if (name === 'contentLoad') return tell(tabs, name, tab);
    enqueue(tabs.moments, function() {
        return announce(tabs.root, 'uitabs:error', function() {
            return xhr;
        }, tabs.options.error);
    });
}
/** Tells of a change: the tab selected first, then the one that was left (rule T16). */ function tellChange(tabs, param, reason) {
    var opened = param.opened, closed = param.closed;
    var items = tabs.parts.items;
    // What a callback of the first selects is told of after the others.
    holding(tabs.moments, function() {
        for(var _i = 0; _i < opened.length; _i++){
            var index = opened[_i];
            tell(tabs, 'select', items[index], reason);
        }
        for(var _i1 = 0; _i1 < closed.length; _i1++){
            var index1 = closed[_i1];
            tell(tabs, 'deactivate', items[index1], reason);
        }
    });
}

// That of labels is in `tabs.item.ts`.
var MADE_PANEL = 2;
var MADE_INNER = 4;
var MADE_BOX = 8;
/** Whether it is a stop for Tab is ours to say. */ var MADE_STOP = 16;
var PANEL_NAMES = words('class role tabindex aria-labelledby aria-label hidden inert aria-hidden aria-busy style ' + 'data-z-label');
var PANEL_CLASSES = words('z-content z-active z-leave z-parked');
/** What a running set may have left inline in a saved copy of the page. */ var STALE_STYLES = words('position left top width height opacity transform');
/** Takes off what a panel brings of an earlier run, and an author's own hiding of it. */ function clearPanel(panel) {
    var style = panel.style;
    // What hid a panel that wasn't shown goes with its hiding.
    var isOut = /none/.test(style.display);
    if (panel.hidden || isOut) dropAttributes(panel, 'inert aria-hidden');
    // Or, in what was saved while it was printed, a property that hides it.
    if (isOut) style.removeProperty('display');
    if (hasClass(panel, 'z-content')) {
        dropPassing(panel);
        dropStop(panel);
        dropAttributes(panel, 'aria-busy data-z-label');
        dropClasses(panel, [
            'z-active',
            'z-parked'
        ]);
        for(var _i = 0; _i < STALE_STYLES.length; _i++){
            var name = STALE_STYLES[_i];
            style.removeProperty(name);
        }
    }
    dropEmptyStyle(panel);
}
/** The element of ours in a panel that holds the author's nodes; null once the page put others in. */ function innerOf(panel) {
    return firstThat(contentChildren(panel), function(child) {
        return hasClass(child, 'z-content-inner');
    });
}
/** What would cease to be what it is if its nodes were wrapped: sets, and elements with parts of their own. */ var WHOLE = /^(TABLE|[UOD]L|DETAILS|PICTURE|VIDEO|AUDIO|OBJECT|IFRAME|IMG|CANVAS|TEXTAREA|SELECT|SVG)$/i;
/** Whether an element can be the panel itself. */ var isBox$1 = function isBox(element) {
    return element.hasAttribute('data-content-url') || !(isRoot(element) || WHOLE.test(element.tagName) && !isHidden(element));
};
/** Completes a panel; which node is ours. */ function adoptPanel(panel) {
    var _contentChildren = contentChildren(panel), only = _contentChildren[0], more = _contentChildren[1];
    var made = panel.hasAttribute('tabindex') ? 0 : MADE_STOP;
    setClass(panel, 'z-content');
    panel.setAttribute('role', 'tabpanel');
    if (only && !more && hasClass(only, 'z-content-inner')) return made;
    // Parsed again, in a saved copy, a box would end the paragraph that it stands in.
    wrapContent(panel, build(panel.tagName === 'P' ? 'span' : 'div', 'z-content-inner'));
    return made + MADE_INNER;
}
/** The panel of a label, made where the author has none, and which node is ours. */ function panelFor(found, label, param) {
    var container = param.container, undo = param.undo;
    if (!found) return isRealLink(label) ? [
        null,
        0
    ] : [
        container.appendChild(build('div', '')),
        MADE_PANEL
    ];
    if (isBox$1(found)) return [
        found,
        0
    ];
    var box = boxIn(found, undo);
    setClass(box, 'z-nopadding', hasClass(found, 'z-nopadding'));
    return [
        box,
        MADE_BOX
    ];
}
/** Gives a panel back as the author wrote it. */ function releasePanel(panel, made, kept) {
    var inner = made & MADE_INNER ? innerOf(panel) : null;
    if (inner) unwrap(inner);
    restore(panel, kept, PANEL_NAMES, PANEL_CLASSES);
    if (made & MADE_BOX) unwrap(panel);
    if (made & MADE_PANEL && !panel.firstChild) detach(panel);
}

// Those of panels are in `tabs.panel.ts`.
var MADE_LABEL = 1;
var TAB_NAMES = words('class role type data-link tabindex aria-selected aria-checked aria-expanded aria-controls ' + 'aria-disabled aria-busy aria-keyshortcuts');
var ITEM_NAMES = TAB_NAMES.concat('style');
var PLACES = words('z-first-row z-last-row z-first-col z-last-col');
var TAB_CLASSES = words('z-tab z-link z-first z-last z-active z-above z-disabled z-closable').concat(PLACES);
/** How many tabs share the row, for the style sheet. */ var COLS = '--_cols';
var STALE_CLASSES = words('z-active z-above z-first z-last z-closable');
/** As most tabs are: the page isn't asked whether they may go. */ var IDLE = createScope();
/** Takes off what the markup brings of an earlier run. */ function clearState(param) {
    var element = param.element, panel = param.panel, kept = param.kept;
    // What had none of our attributes has nothing of ours.
    if (kept[0]) {
        dropClasses(element, STALE_CLASSES);
        paintPlace(element, '');
    }
    if (panel && kept[2]) clearPanel(panel);
}
/** Ties label and panel together for assistive technology; both get ids unless they have some. */ function tie(label, panel, param) {
    var prefix = param.prefix, serial = param.serial;
    var panelId = idFor(panel, prefix + "-panel" + serial);
    var labelId = idFor(label, prefix + "-tab" + serial);
    // What a copy of a running set brings names the parts of the other.
    setAttribute(label, 'aria-controls', panelId);
    setAttribute(panel, 'aria-labelledby', labelId);
    if (!labelId) panel.setAttribute('aria-label', (label.textContent || '').trim());
}
/** Makes one tab of its nodes: classes, roles, ids, and what is missing (rules T1, T2). */ function adoptTab(param, place) {
    var element = param.element, given = param.label, found = param.panel;
    var made = 0;
    dropPassing(element);
    var keptTab = keep(element, ITEM_NAMES);
    var label = given || build('a', '');
    if (!given) {
        wrapContent(element, label);
        made += MADE_LABEL;
    }
    var _panelFor = panelFor(found, label, place), panel = _panelFor[0], madePanel = _panelFor[1];
    made += madePanel;
    var keptLabel = label === element ? null : keep(label, TAB_NAMES);
    var kept = keepAll([
        keptTab,
        keptLabel,
        panel && keep(panel, PANEL_NAMES)
    ]);
    clearState({
        element: element,
        panel: panel,
        kept: kept
    });
    if (isMarked(element, 'data-disabled')) setClass(element, 'z-disabled');
    setClass(element, 'z-tab');
    setClass(label, 'z-link');
    if (label !== element) element.setAttribute('role', 'presentation');
    // Tab comes to the label alone.
    if (label !== element) element.removeAttribute('tabindex');
    label.setAttribute('role', 'tab');
    dropAttributes(label, 'aria-checked aria-expanded aria-busy');
    // Or it would be the button that Enter in a field of its form presses.
    if (label.tagName === 'BUTTON') label.setAttribute('type', 'button');
    if (panel) {
        made += adoptPanel(panel);
        tie(label, panel, place);
    }
    // As a whole: what is put together from others takes more room.
    return {
        index: place.index,
        element: element,
        label: label,
        panel: panel,
        plain: undefined,
        fresh: false,
        display: null,
        width: 0,
        place: '',
        close: null,
        pending: IDLE,
        made: made,
        kept: kept
    };
}
/** Tells the style sheet where an item stands: how many share its row, and classes; or nothing. */ function paintPlace(element, place) {
    var _words = words(place), count = _words[0], names = _words.slice(1);
    for(var _i = 0; _i < PLACES.length; _i++){
        var name = PLACES[_i];
        setClass(element, name, names.indexOf(name) >= 0);
    }
    if (count) element.style.setProperty(COLS, count);
    else element.style.removeProperty(COLS);
    dropEmptyStyle(element);
}
/** Gives a tab its place in the rows, or none. */ function placeTab(tab, place) {
    if (place === tab.place) return;
    tab.place = place;
    paintPlace(tab.element, place);
}
/** What a label is in each form, with the attribute that tells whether it is selected. */ var STATES = {
    tab: 'aria-selected',
    menuitemradio: 'aria-checked',
    button: 'aria-expanded'
};
/** Tells whether a tab is selected, as is right for what it is. */ function paintState(param, selected) {
    var label = param.label;
    var name = STATES[label.getAttribute('role') || ''];
    if (name) setAttribute(label, name, String(selected));
}
/** Makes a tab a choice of a menu, a button of an accordion (a link without a panel), or a tab again. */ function paintRole(tab, form) {
    var element = tab.element, label = tab.label, panel = tab.panel;
    var others = {
        menu: 'menuitemradio',
        accordion: panel ? 'button' : 'link'
    };
    var role = others[form] || 'tab';
    var before = label.getAttribute('role') || '';
    if (before === role) return;
    label.setAttribute('role', role);
    var state = STATES[before];
    if (state) label.removeAttribute(state);
    paintState(tab, hasClass(element, 'z-active'));
    if (panel) panel.setAttribute('role', role === 'tab' ? 'tabpanel' : 'region');
}
function dropId(element, prefix) {
    if (idOf(element).indexOf(prefix + '-') === 0) element.removeAttribute('id');
}
/** Gives one tab's nodes back as the author wrote them. */ function releaseTab(tab, prefix) {
    var element = tab.element, label = tab.label, panel = tab.panel, made = tab.made, kept = tab.kept, pending = tab.pending;
    if (pending) endScope(pending);
    dropPassing(element);
    restore(element, kept[0] || null, ITEM_NAMES, TAB_CLASSES);
    dropId(label, prefix);
    if (made & MADE_LABEL) unwrap(label);
    else if (label !== element) restore(label, kept[1] || null, TAB_NAMES, TAB_CLASSES);
    if (!panel) return;
    dropId(panel, prefix);
    releasePanel(panel, made, kept[2] || null);
}

/** Themes whose labels are dark, and so take light icons. */ var DARK_THEMES = /^(black|orange|red|green|blue|deepblue)$/;
/** The classes of the container (rule T2), in no special order. */ function rootClasses(tabs) {
    var options = tabs.options, given = tabs.given, parts = tabs.parts;
    // A position that nobody chose follows the text (rule T7).
    var mirrored = !given['position'] && parts.mirrored;
    var looks = mirrored ? derive(options, {
        position: 'top-right'
    }) : options;
    var filled = !/^(underlined|pills)$/.test(options.style);
    var light = isDark(tabs) || filled && DARK_THEMES.test(options.theme);
    return optionClasses(tabs, looks) + (light ? ' z-tabs z-icons-light' : ' z-tabs z-icons-dark');
}
/** Gives the container the classes of its looks. */ function paintRoot(tabs) {
    var root = tabs.root, parts = tabs.parts;
    changeClasses(root, parts, rootClasses(tabs));
}
/** Whether the tab is disabled now; pages set the class by themselves, too (rule T4). */ var isDisabled = function isDisabled(param) {
    var element = param.element, label = param.label;
    return hasClass(element, 'z-disabled') || !!label.disabled;
};
/** Whether the tab may be selected at all; one that is out of sight may, by a method. */ var isSelectable = function isSelectable(tab) {
    return !!tab && !!tab.panel && !isDisabled(tab);
};
/** Whether the page has shown the tab since it was measured, or hidden it. */ var hasTurned = function hasTurned(param) {
    var element = param.element, width = param.width;
    return isHidden(element) !== !width;
};
/** Whether a user can come to the tab by keys or by stepping. */ var isReachable = function isReachable(tab) {
    return !isDisabled(tab) && !isHidden(tab.element);
};
/** The next tab that a user could select, in steps of `by` from `from`; -1 for none. */ function nextIndex(param, from, by, not) {
    var items = param.parts.items;
    if (not === void 0) not = [];
    return step(from, by, items.length, function(n) {
        var tab = items[n];
        return isSelectable(tab) && isReachable(tab) && not.indexOf(tab) < 0;
    });
}
/** Whether the set is an accordion for now (rule T14). */ var isAccordion = function isAccordion(param) {
    var parts = param.parts;
    return parts.form === 'accordion';
};
/** The tabs below the panel in sight, as long as that lies among them. */ var laterTabs = function laterTabs(tabs) {
    return isAccordion(tabs) && tabs.open.length ? tabs.parts.items.slice(tabs.open[0] + 1) : [];
};
/** A set shows a tab as soon as there is one that can be selected. */ function fillSelection(tabs, refused) {
    if (refused === void 0) refused = [];
    var again = function again(items) {
        return fillSelection(tabs, items);
    };
    var first = !tabs.parts.shared.started || tabs.open.length || holdsBack(tabs, again) ? -1 : nextIndex(tabs, -1, 1, refused);
    if (first >= 0) select(tabs, first, 'api');
}
var selectedTab = function selectedTab(param) {
    var parts = param.parts, open = param.open;
    var _open_;
    return parts.items[(_open_ = open[0]) != null ? _open_ : -1];
};
/** The tab that Tab enters the list on: the selected one, else the first that can be reached. */ function stopOf(tabs) {
    var selected = selectedTab(tabs);
    if (selected && !isHidden(selected.element)) return selected;
    return tabs.parts.items.filter(isReachable)[0] || selected || null;
}
/** Every header of an accordion is a stop for Tab; in a menu none is, for the bar is. */ function paintTabIndex(param, tab) {
    var _param_parts = param.parts, form = _param_parts.form, stop = _param_parts.stop;
    var isStop = form === 'accordion' || tab === stop && form !== 'menu';
    var tabIndex = isStop ? 0 : -1;
    // Browsers tell of each writing, also where nothing changes.
    if (tab.label.tabIndex !== tabIndex) tab.label.tabIndex = tabIndex;
}
/** Moves the one `tabindex="0"` of the list to where it belongs. */ function paintStop(tabs, stop) {
    if (stop === void 0) stop = stopOf(tabs);
    var parts = tabs.parts;
    if (stop !== parts.stop) {
        var before = parts.stop;
        parts.stop = stop;
        // One that is gone is the page's again.
        for(var _i = 0, _iter = [
            before,
            stop
        ]; _i < _iter.length; _i++){
            var tab = _iter[_i];
            if (tab && parts.items[tab.index] === tab) paintTabIndex(tabs, tab);
        }
    }
    if (parts.order) parts.order();
}
/** The panel takes focus itself when what it begins with doesn't (ARIA practice for tabs). */ function paintPanelStop(param) {
    var panel = param.panel, made = param.made;
    if (!panel || !(made & MADE_STOP)) return;
    var isStop = startsWithoutFocus(panel);
    // One that has the focus stays a stop, or the focus would fall to the page's body.
    if (isStop || document.activeElement !== panel) setAttribute(panel, 'tabindex', isStop ? '0' : null);
}
/** The same of what is selected, as the page may have changed it since it was shown. */ function judgeStop(tabs) {
    var selected = selectedTab(tabs);
    if (selected) paintPanelStop(selected);
}
/** Whether users may close the tab; its own word on that comes before the option's. */ var isClosable = function isClosable(param, param1) {
    var options = param.options;
    var element = param1.element;
    return isMarked(element, 'data-closable', options.closable);
};
/**
 * The close button beside a label, where there is a place beside it. It is the mouse's and the finger's
 * alone: a list of tabs holds nothing but tabs for assistive technology, which is told of the key.
 */ function paintClose(tabs, tab) {
    var element = tab.element, label = tab.label;
    var closable = isClosable(tabs, tab);
    setAttribute(label, 'aria-keyshortcuts', closable ? 'Delete' : null);
    if (closable !== !!tab.close && label !== element) {
        setClass(element, 'z-closable', closable);
        if (tab.close) detach(tab.close);
        tab.close = closable ? element.appendChild(makeClose()) : null;
    }
    if (!tab.close) return;
    setAttribute(tab.close, 'title', tabs.options.texts.close + " " + wordsOf(tab.label));
    tab.close.disabled = isDisabled(tab);
}
function makeClose() {
    var button = build('button', 'z-close');
    button.type = 'button';
    button.tabIndex = -1;
    button.setAttribute('aria-hidden', 'true');
    return button;
}
/** What depends on whether the tab may be selected, or closed; the open header of an accordion can't close. */ function paintDisabled(tabs, tab) {
    var _tab_panel;
    var isOpen = isAccordion(tabs) && tab.index === tabs.open[0];
    setClass(tab.element, 'z-above', isOpen);
    setAttribute(tab.label, 'aria-disabled', isOpen || isDisabled(tab) ? 'true' : null);
    paintClose(tabs, tab);
    if ((_tab_panel = tab.panel) == null ? void 0 : _tab_panel.hidden) hide(tabs, tab, isSelectable(tab));
}
/**
 * The inline `display` with which a panel shows: the author's own, or `block` where a page's style
 * sheet hides all panels until a script shows one; empty for none, and null where that can't be told.
 */ function displayOf(param, panel) {
    var parts = param.parts;
    var style = panel.style;
    var computed = getComputedStyle(panel);
    if (style.display || computed.display !== 'none') return style.display;
    style.display = 'block';
    // Support: Safari, whose answers about what is out of sight may be older than what was written.
    var isKnown = computed.display !== 'none';
    if (isKnown || parts.items.some(function(param) {
        var display = param.display;
        return display === 'block';
    })) return 'block';
    style.removeProperty('display');
    dropEmptyStyle(panel);
    return null;
}
function showPanel(tabs, tab, panel) {
    panel.removeAttribute('hidden');
    // A page's script may have hidden it, too.
    if (panel.style.display === 'none') panel.style.removeProperty('display');
    if (tab.display === null) tab.display = displayOf(tabs, panel);
    if (tab.display) panel.style.display = tab.display;
    paintPanelStop(tab);
}
function hidePanel(tabs, tab, panel) {
    hide(tabs, tab, isSelectable(tab));
    if (!panel.hasAttribute('style') || /^(none)?$/.test(panel.style.display)) return;
    if (tab.display === null) tab.display = panel.style.display;
    panel.style.removeProperty('display');
}
/** Everything that tells whether a tab is selected: classes, ARIA, and what is in sight. */ function paintSelected(tabs, tab, selected) {
    var panel = tab.panel;
    setClass(tab.element, 'z-active', selected);
    paintState(tab, selected);
    if (isAccordion(tabs)) paintDisabled(tabs, tab);
    if (!panel) return;
    setClass(panel, 'z-active', selected);
    if (selected) showPanel(tabs, tab, panel);
    else hidePanel(tabs, tab, panel);
}
/** What a tab looks like before it has been selected once. */ function paintNew(tabs, tab) {
    tab.label.tabIndex = isAccordion(tabs) ? 0 : -1;
    paintRole(tab, tabs.parts.form);
    paintDisabled(tabs, tab);
    paintSelected(tabs, tab, false);
}

/*
 * The narrow form: the bar is a button that opens the list as a menu, whose choices are radio items,
 * since one of them is in force. It is what screen readers know best beside a native `select`, which
 * could not hold the author's nodes. Panels are regions then: a tab panel without tabs tells nothing.
 */ var isMenu = function isMenu(param) {
    var parts = param.parts;
    return parts.form === 'menu';
};
var linkOf = function linkOf(param) {
    var parts = param.parts;
    return parts.bar.querySelector('a');
};
/** What has the focus for a tab: its label, or the bar as long as the menu is closed. */ var focusable = function focusable(tabs, tab) {
    return isMenu(tabs) && !tabs.parts.menu ? linkOf(tabs) : tab.label;
};
/** What Tab comes to first, beside what is there for a time. */ var entryOf = function entryOf(tabs) {
    return tabs.parts.stop && focusable(tabs, tabs.parts.stop);
};
/** The bar tells what is selected; as text, so that the author's nodes stay the only ones. */ function paintTitle(tabs) {
    if (!isMenu(tabs)) return;
    var title = linkOf(tabs).firstChild;
    var selected = selectedTab(tabs);
    var text = selected ? wordsOf(selected.label) : tabs.options.texts.moreTabs;
    if (title.textContent !== text) title.textContent = text;
}
function paintOpen(tabs, open) {
    var _tabs_parts = tabs.parts, bar = _tabs_parts.bar, list = _tabs_parts.list;
    var closed = isMenu(tabs) && !open;
    setClass(bar, 'z-state-closed', closed);
    setClass(list, 'z-hide-menu', closed);
    linkOf(tabs).setAttribute('aria-expanded', String(open));
}
function paintBar(param, link) {
    var bar = param.parts.bar;
    for(var _i = 0, _iter = [
        bar,
        bar.firstElementChild
    ]; _i < _iter.length; _i++){
        var box = _iter[_i];
        box.setAttribute('role', 'presentation');
    }
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'menu');
    link.tabIndex = 0;
}
/** What the list and each tab is in the form in force. */ function paintRoles(tabs) {
    var _tabs_parts = tabs.parts, form = _tabs_parts.form, items = _tabs_parts.items, list = _tabs_parts.list, menu = _tabs_parts.menu;
    list.setAttribute('role', {
        menu: 'menu',
        accordion: 'group'
    }[form] || 'tablist');
    for(var _i = 0; _i < items.length; _i++){
        var tab = items[_i];
        paintRole(tab, form);
    }
    paintTitle(tabs);
    // New options close a menu that is open.
    if (isMenu(tabs) && !menu && holdsFocus(list)) linkOf(tabs).focus({
        preventScroll: true
    });
}
/** Shows the bar for the list, or the list again; the form is in force already. */ function paintMenu(tabs) {
    var _tabs_parts = tabs.parts, bar = _tabs_parts.bar, list = _tabs_parts.list;
    var on = isMenu(tabs);
    closeMenu(tabs, false);
    if (on) {
        paintBar(tabs, linkOf(tabs));
        listenToMenu(tabs);
    } else stopMenu(tabs);
    bar.style.display = on ? '' : 'none';
    paintOpen(tabs, false);
    passFocus(tabs, on ? list : bar, entryOf(tabs));
}
/** Closes the menu; `refocus` gives the focus to the bar. */ function closeMenu(tabs, refocus) {
    var parts = tabs.parts;
    if (!parts.menu) return;
    endScope(parts.menu);
    parts.menu = null;
    paintOpen(tabs, false);
    if (refocus) linkOf(tabs).focus({
        preventScroll: true
    });
}
function openMenu(tabs) {
    var parts = tabs.parts, scope = tabs.scope;
    var bar = parts.bar, list = parts.list, stop = parts.stop;
    if (!stop) return;
    parts.menu = createScope();
    paintOpen(tabs, true);
    stop.label.focus();
    var isInside = function isInside(target) {
        return bar.contains(target) || list.contains(target);
    };
    // Safari has no pointer events before 13, and no mouse ones on what can't be clicked.
    onCapture(parts.menu, document, 'mousedown touchstart focus', function(param) {
        var target = param.target;
        if (isInside(target)) return;
        closeMenu(tabs, false);
        // What was pressed may take the focus; the page's body doesn't count, nor what has just been hidden.
        after(scope, 0, function() {
            var activeElement = document.activeElement;
            if (!activeElement || activeElement === document.body || list.contains(activeElement)) {
                linkOf(tabs).focus({
                    preventScroll: true
                });
            }
        });
    });
}
/** Moves the focus to the next tab that begins with what is typed; one letter again goes on. */ function listenForTyping(tabs) {
    var typed = '';
    var last = 0;
    return function(key, at) {
        var _items_found;
        typed = (at - last > 500 || typed === key ? '' : typed) + key;
        last = at;
        var _tabs_parts = tabs.parts, items = _tabs_parts.items, list = _tabs_parts.list;
        var around = childHolding(list, document.activeElement);
        var from = items.map(function(param) {
            var element = param.element;
            return element;
        }).indexOf(around);
        // One more letter may still fit the tab that has the focus.
        var found = step(typed === key ? from : from - 1, 1, items.length, function(n) {
            var tab = items[n];
            return isReachable(tab) && !wordsOf(tab.label).toLowerCase().indexOf(typed);
        });
        (_items_found = items[found]) == null ? void 0 : _items_found.label.focus();
    };
}
/** Ends what listens to the bar and the menu. */ function stopMenu(param) {
    var parts = param.parts;
    if (parts.narrow) endScope(parts.narrow);
}
/** Listens to the bar and to the keys of the open menu, as long as the form is in force. */ function listenToMenu(tabs) {
    var parts = tabs.parts;
    var bar = parts.bar, list = parts.list;
    var type = listenForTyping(tabs);
    stopMenu(tabs);
    var scope = parts.narrow = createScope();
    onEnd(scope, function() {
        return closeMenu(tabs, false);
    });
    on(scope, bar, 'click keydown', function(event) {
        var isKey = event.type === 'keydown';
        if (!isMenu(tabs) || hasClass(bar.firstElementChild, 'z-disabled')) return;
        if (isKey && (isForeignKey(event) || !/^(Enter| |ArrowDown)$/.test(keyName(event)))) return;
        event.preventDefault();
        noteAction(tabs);
        if (parts.menu) closeMenu(tabs, true);
        else openMenu(tabs);
    });
    on(scope, list, 'keydown', function(event) {
        var key = keyName(event);
        if (!parts.menu || event.isDefaultPrevented()) return;
        if (key === 'Escape' || key === 'Esc' || key === 'Tab') {
            event.preventDefault();
            closeMenu(tabs, true);
        } else if (key.length === 1 && key !== ' ' && !isForeignKey(event)) {
            type(key.toLowerCase(), event.timeStamp);
        }
    });
}

/** One spinner for the panel in sight. */ function paintSpinner(tabs) {
    var parts = tabs.parts;
    var selected = selectedTab(tabs);
    var busy = !!selected && isLoading(selected);
    if (busy && !parts.spinner) {
        var spinner = build('span', 'z-spinner');
        spinner.setAttribute('aria-hidden', 'true');
        parts.spinner = spinner;
    }
    if (!parts.spinner) return;
    if (busy) parts.container.appendChild(parts.spinner);
    else detach(parts.spinner);
}
/** The tabs as the parts see them that both widgets share. */ var view = {
    sourcesOf: function sourcesOf(param) {
        var panel = param.panel, element = param.element, label = param.label;
        return panel ? [
            panel,
            element,
            label
        ] : [];
    },
    innerOf: function innerOf1(param) {
        var panel = param.panel;
        return innerOf(panel) || panel;
    },
    statusPlace: function statusPlace(param) {
        var parts = param.parts;
        return parts.container;
    },
    paintBusy: paintSpinner,
    changed: function changed(_, tab) {
        if (hasClass(tab.element, 'z-active')) paintPanelStop(tab);
    },
    tell: tellContent,
    entryOf: entryOf,
    stageOf: function stageOf(tabs) {
        return {
            element: tabs.root,
            prefix: tabs.parts.prefix,
            live: tabs.parts.container,
            next: function next() {
                return tabs.root.firstChild;
            },
            advance: function advance() {
                var _tabs_open_;
                var index = nextIndex(tabs, (_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : -1, 1);
                if (index >= 0) select(tabs, index, 'autoplay');
            }
        };
    }
};

var px = function px(value) {
    return parseFloat(value) || 0;
};
var isVertical = function isVertical(param) {
    var options = param.options;
    return options.orientation === 'vertical';
};
/** The borders of what stands for the list, and the padding of the list. */ function edgesOf(param, box) {
    var list = param.parts.list;
    var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
    return box.offsetWidth - box.clientWidth + px(paddingLeft) + px(paddingRight);
}
/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */ function roomOf(tabs) {
    var _tabs_parts = tabs.parts, root = _tabs_parts.root, list = _tabs_parts.list, bar = _tabs_parts.bar;
    if (isVertical(tabs)) return root.clientWidth;
    // The list of an accordion has no box; what is beside it isn't left before it is measured.
    var box = isMenu(tabs) ? bar : isAccordion(tabs) && !list.clientWidth ? root : list;
    return box.clientWidth && widthOf(box) - edgesOf(tabs, box);
}
/** What lies between a tab and its neighbours. */ function marginsOf(tab) {
    if (!tab) return 0;
    var _getComputedStyle = getComputedStyle(tab.element), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
    return px(marginLeft) + px(marginRight);
}
/**
 * Tells a parent that is as wide as its content how much the set wants, where the list as it lies
 * doesn't. A form must not want more or less than the one before: it would end itself.
 */ function want(param, width) {
    var arrow = param.parts.arrow;
    if (width) arrow.style.gridTemplateColumns = "minmax(0, " + width + ")";
    else setAttribute(arrow, 'style', null);
}

/** How many of one row's tabs there are, when all are as wide as the widest. */ var isRoomFor = function isRoomFor(count, widest, room, gap) {
    return count * (widest + gap) - gap <= room;
};
/**
 * The number of tabs in each row (rule T10): one row where their natural widths fit, else the fewest
 * rows of equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
 */ function rowsOf(widths, room, gap) {
    var _Math;
    var sum = widths.reduce(function(total, width) {
        return total + width + gap;
    }, -gap);
    if (sum <= room) return [
        widths.length
    ];
    var rows = [];
    var count = 0;
    var widest = 0;
    for(var _i = 0; _i < widths.length; _i++){
        var width = widths[_i];
        widest = Math.max(widest, width);
        if (count && !isRoomFor(count + 1, widest, room, gap)) {
            rows.push(count);
            count = 0;
            widest = width;
        }
        count += 1;
    }
    rows.push(count);
    // A last tab alone in the second row takes its neighbour along, where both fit there.
    var tmp = rows[0], first = tmp === void 0 ? 0 : tmp;
    var isLone = rows.length === 2 && count === 1 && first > 2;
    return isLone && isRoomFor(2, (_Math = Math).max.apply(_Math, [].concat(widths.slice(-2))), room, gap) ? [
        first - 1,
        2
    ] : rows;
}
/** The place of each tab in the rows of a form: how many share its row, and its classes. */ function placesOf(form) {
    var places = [];
    form.split('+').forEach(function(count, row, rows) {
        var last = Number(count) - 1;
        for(var col = 0; col <= last; col++){
            places.push(count + (row ? '' : ' z-first-row') + (row === rows.length - 1 ? ' z-last-row' : '') + (col ? '' : ' z-first-col') + (col === last ? ' z-last-col' : ''));
        }
    });
    return places;
}

/*
 * One row that scrolls (rule T14). Swiping is the browser's own. The buttons repeat what keys and swipes
 * do, and so they are for pointers only.
 */ /** As wide as a button, which may cover that much of either end, and a pixel for rounding. */ var EDGE = 33;
/** How many pixels of the row lie beyond its left and its right end. */ function beyond(list) {
    var before = Math.abs(list.scrollLeft);
    var after = list.scrollWidth - list.clientWidth - before;
    return isRightToLeft(list) ? [
        after,
        before
    ] : [
        before,
        after
    ];
}
/** Brings a tab into the row's view, clear of the buttons; the page stays where it is. */ function reveal(list, element) {
    if (!element) return;
    var box = list.getBoundingClientRect();
    var at = element.getBoundingClientRect();
    var left = at.left - box.left - EDGE;
    var right = at.right - box.right + EDGE;
    if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
}
/** Turns of a wheel move the row as long as it can move, and the page after that. */ function listenForWheel(param) {
    var list = param.parts.list, scope = param.scope;
    onCapture(scope, list, 'wheel', function(event) {
        var ctrlKey = event.ctrlKey, shiftKey = event.shiftKey, deltaMode = event.deltaMode, deltaX = event.deltaX, deltaY = event.deltaY;
        if (ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
        var before = list.scrollLeft;
        var way = isRightToLeft(list) ? -1 : 1;
        // Some browsers count in lines.
        list.scrollLeft += way * deltaY * (deltaMode ? 16 : 1);
        if (list.scrollLeft !== before) event.preventDefault();
    });
}
/** A button that moves the row by about a page: -1 to the left, 1 to the right. */ function addButton(param, way) {
    var _param_parts = param.parts, root = _param_parts.root, list = _param_parts.list, scope = param.scope;
    var button = build('span', 'z-shift z-link', build('span', 'z-arrow'));
    button.setAttribute('aria-hidden', 'true');
    button.style.display = 'none';
    // The focus stays on its tab.
    on(scope, button, 'mousedown', function(event) {
        return event.preventDefault();
    });
    on(scope, button, 'click', function() {
        var left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
        if (typeof list.scrollBy === 'function') {
            list.scrollBy({
                left: left,
                behavior: isCalm() ? 'auto' : 'smooth'
            });
        } else {
            list.scrollLeft += left;
        }
    });
    root.insertBefore(button, list);
    onEnd(scope, function() {
        return detach(button);
    });
    return button;
}
/** Has the labels scroll in one row, with buttons where there is more. */ function mountScroll(tabs) {
    var parts = tabs.parts, scope = tabs.scope;
    var list = parts.list;
    var buttons = [
        addButton(tabs, -1),
        addButton(tabs, 1)
    ];
    var paint = function paint() {
        var more = beyond(list);
        var height = list.offsetHeight;
        buttons.forEach(function(param, n) {
            var style = param.style;
            style.display = more[n] > 1 ? '' : 'none';
            style.height = height + 'px';
        });
    };
    var follows = function follows() {
        var _selectedTab;
        return reveal(list, (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.element);
    };
    var show = function show() {
        follows();
        paint();
    };
    parts.refit = function() {
        return requestAnimationFrame(paint);
    };
    onCapture(scope, list, 'scroll', paint);
    // Tells of the first size as well.
    watchSize(scope, list, show);
    watchLate(scope, list, show);
    follow$1(tabs, follows);
    on(scope, list, 'focusin', function(param) {
        var target = param.target;
        // What is pressed stays under the pointer.
        if (!list.querySelector(':active')) reveal(list, childHolding(list, target));
    });
    listenForWheel(tabs);
    onEnd(scope, function() {
        return list.scrollLeft = 0;
    });
}

/** The headers below the panel that Tab comes to. */ var stopsBelow = function stopsBelow(tabs) {
    return laterTabs(tabs).filter(function(param) {
        var element = param.element, label = param.label;
        return isTabStop(label) && !isHidden(element);
    }).map(function(param) {
        var label = param.label;
        return label;
    });
};
/**
 * Has Tab go the way that is seen in an accordion (2.4.3): header, its panel, the headers below it. In the
 * document all headers stand before the panel. The gate is a stop behind the panel; what comes there
 * from the panel goes on to the next header, and what comes from behind the set to the last one.
 */ function passTab(tabs, gate) {
    var scope = tabs.scope, root = tabs.root, parts = tabs.parts;
    var passing = false;
    /** Where Shift and Tab were pressed, until the focus arrives. */ var back = null;
    /** What the focus left the window for: a frame, whose keys aren't heard. */ var frame = null;
    /** What the key does, the browser does from there. */ var goOnFrom = function goOnFrom(element) {
        passing = true;
        element.focus({
            preventScroll: true
        });
        passing = false;
    };
    on(scope, root, 'keydown mousedown', function(event) {
        var _selectedTab;
        var isTab = keyName(event) === 'Tab' && !event.isDefaultPrevented();
        var target = event.target;
        var below = stopsBelow(tabs);
        var first = below[0];
        var last = below[below.length - 1];
        back = isTab && event.shiftKey ? target : null;
        frame = null;
        if (!isTab || !last) return;
        if (!back && target === ((_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label)) goOnFrom(last);
        else if (target === (back ? first : last)) goOnFrom(gate);
    });
    onCapture(scope, window, 'blur', function() {
        return frame = document.activeElement;
    });
    on(scope, root, 'focusin', function(param) {
        var target = param.target, originalEvent = param.originalEvent;
        var _selectedTab, _below_;
        var from = originalEvent == null ? void 0 : originalEvent.relatedTarget;
        var below = stopsBelow(tabs);
        var left = from || frame;
        var isBack = parts.container.contains(from ? back : frame) && parts.list.contains(target);
        if (passing) return;
        back = null;
        frame = null;
        if (isBack && below.length) (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label.focus();
        else if (target === gate) (_below_ = below[root.contains(left) ? 0 : below.length - 1]) == null ? void 0 : _below_.focus();
    });
}

/** What may hold panels or be one; headings, paragraphs and the like are left alone. */ var BOX = /^(DIV|SECTION|ARTICLE|MAIN|FORM|FIELDSET)$/;
var isButton = function isButton(element) {
    return element.tagName === 'BUTTON';
};
/** A tab that is its own label: a button, or what the author calls a tab or links in a `div`. */ var isBare = function isBare(element) {
    return isButton(element) || element.tagName === 'A' || element.getAttribute('role') === 'tab';
};
function isButtonList(element) {
    var children = contentChildren(element);
    return children.length > 0 && children.every(isButton);
}
function findList(children) {
    var first = children[0];
    return firstThat(children, function(child) {
        return /^[UO]L$/.test(child.tagName);
    }) || firstThat(children, function(child) {
        return child.getAttribute('role') === 'tablist';
    }) || (first && isButtonList(first) ? first : null);
}
function targetOf(element, label) {
    var target = element.getAttribute('data-target');
    if (target) return target.replace(/^#/, '');
    var href = label && label.getAttribute('href') || '';
    return href.charAt(0) === '#' ? href.slice(1) : '';
}
function labelOf(element) {
    var label = isBare(element) ? element : element.querySelector('a') || element.querySelector('button');
    return {
        element: element,
        label: label,
        target: targetOf(element, label)
    };
}
/** The tabs of a list that are not known yet, in document order. */ function labelsIn(list) {
    return filled(contentChildren(list)).filter(function(child) {
        return child.tagName === 'LI' || isBare(child);
    }).map(labelOf);
}
var isBox = function isBox(element) {
    return BOX.test(element.tagName);
};
var hasText = function hasText(node) {
    return node.nodeType === 3 && /\S/.test(node.nodeValue || '');
};
/** Whether a box can be the wrapper of panels, and not one of them: there is no text between. */ function canWrap(box, labels) {
    var inside = contentChildren(box);
    var fits = inside.length <= labels.length || filled(inside).every(isBox);
    return fits && !Array.prototype.some.call(box.childNodes, hasText);
}
/** The box that wraps the panels; null where the boxes are the panels themselves. */ function findContainer(boxes, labels) {
    var first = boxes[0];
    var marked = firstThat(boxes, function(box) {
        return hasClass(box, 'z-container');
    });
    if (marked || !first) return marked;
    var isNamed = function isNamed(box) {
        return labels.some(function(param) {
            var target = param.target;
            return target && target === idOf(box);
        });
    };
    if (boxes.some(isNamed) || isRoot(first) || !canWrap(first, labels)) return null;
    // An empty box is a wrapper to be filled. Beside others, a wrapper is known by its own boxes.
    if (boxes.length === 1) return first;
    var inside = filled(contentChildren(first));
    var fits = inside.length === labels.length || boxes.length < labels.length;
    return inside.length && fits && inside.every(isBox) ? first : null;
}
/** The boxes after the list, or where there are none, those before it. */ function boxesOf(authors, list) {
    var start = list ? authors.indexOf(list) + 1 : 0;
    var after = authors.slice(start).filter(isBox);
    return after.length ? after : authors.slice(0, start).filter(function(child) {
        return child !== list && isBox(child);
    });
}
/** The panels in a wrapper; what is blank is none where there are enough others. */ function panelsIn(container, labels) {
    var all = contentChildren(container);
    var panels = filled(all);
    return panels.length < labels.length ? all : panels;
}
/** Finds the author's parts among the root's own children, so that sets nest to any depth. */ function findParts(root) {
    var children = contentChildren(root);
    var bar = firstThat(children, function(child) {
        return hasClass(child, 'z-tabs-mobile');
    });
    var arrow = firstThat(children, function(child) {
        return hasClass(child, 'z-dropdown-arrow');
    });
    var authors = filled(children).filter(function(child) {
        return child !== bar && child !== arrow;
    });
    var list = findList(authors);
    var labels = list ? labelsIn(list) : [];
    var boxes = boxesOf(authors, list);
    var container = findContainer(boxes, labels);
    return {
        list: list,
        labels: labels,
        container: container,
        panels: container ? panelsIn(container, labels) : boxes,
        bar: bar,
        arrow: arrow
    };
}
/**
 * The panel of each label: by the id it names, the others by their order. A plain link without a
 * panel gets none.
 */ function matchPanels(labels, panels) {
    var byId = {};
    for(var _i = 0; _i < panels.length; _i++){
        var panel = panels[_i];
        byId['#' + idOf(panel)] = byId['#' + idOf(panel)] || panel;
    }
    var named = labels.map(function(param) {
        var target = param.target;
        return target && byId['#' + target] || null;
    });
    var rest = panels.filter(function(panel) {
        return named.indexOf(panel) < 0;
    });
    return named.map(function(panel) {
        return panel || rest.shift() || null;
    });
}

/** Makes the wrapper where panels are the root's own children, and moves them into it. */ function makeContainer(root, panels, undo) {
    var container = build('div', '');
    root.insertBefore(container, panels[0] || null);
    undo.push(function() {
        // What the page has added meanwhile stays, behind the others.
        var last = panels[panels.length - 1];
        if (last && last.parentNode === root) root.insertBefore(container, last.nextSibling);
        unwrap(container);
    });
    var places = panels.map(function(panel) {
        var next = panel.nextSibling;
        move$1(panel, container, null);
        return next;
    });
    undo.push(function() {
        if (!isInOrder(contentChildren(container), panels)) return;
        for(var n = panels.length - 1; n >= 0; n--){
            var panel = panels[n];
            var next = places[n];
            if (panel.parentNode !== container) continue;
            move$1(panel, root, !next || next.parentNode === root ? next : container);
        }
    });
    return container;
}
/** Whether panels lie in the order in which they came, and new ones behind them. */ function isInOrder(now, before) {
    // A new one, at -1, counts as behind all.
    var places = now.map(function(panel) {
        return before.indexOf(panel) >>> 0;
    });
    return places.every(function(place, n) {
        return !n || place >= places[n - 1];
    });
}
/** Makes a list for a set that has none; with panels in it, it is driven by methods and unseen. */ function makeList(root, panels, undo) {
    var list = build('ul', '');
    for(var _i = 0; _i < panels.length; _i++){
        var panel = panels[_i];
        var name = document.createTextNode(panel.getAttribute('aria-label') || panel.getAttribute('title') || '');
        list.appendChild(build('li', '', build('a', '', name)));
    }
    if (panels.length) list.style.display = 'none';
    root.insertBefore(list, root.firstChild);
    undo.push(function() {
        return detach(list);
    });
    return list;
}
/** The bar of the narrow form. */ function adoptBar(found, next, undo) {
    var link = build('a', 'z-link', build('span', 'z-title'), build('span', 'z-arrow'));
    var bar = build('ul', 'z-tabs-nav z-tabs-mobile', build('li', '', link));
    bar.style.display = 'none';
    return insertOwn(bar, found, next, undo);
}
function replace(old, by) {
    if (old.parentNode) old.parentNode.replaceChild(by, old);
}
/** Puts an element of ours into the page, before `next` or in the place of that of a saved copy. */ function insertOwn(element, found, next, undo) {
    if (found) replace(found, element);
    else next.parentNode.insertBefore(element, next);
    undo.push(function() {
        return found ? replace(element, found) : detach(element);
    });
    return element;
}
/** The arrow of the bar, before `next`: by it the script knows the room there is. */ function adoptArrow(found, next, undo) {
    return insertOwn(build('i', 'z-dropdown-arrow'), found, next, undo);
}
var LIST_NAMES = words('class role aria-orientation aria-label aria-labelledby aria-owns');
var LIST_CLASSES = [
    'z-tabs-nav',
    'z-tabs-desktop',
    'z-hide-menu'
];
var CONTAINER_CLASSES = [
    'z-container',
    'z-animating'
];
var RUN_STYLES = [
    'transition',
    'height',
    'margin',
    'opacity',
    'transform',
    'grid-area'
];
/** Takes off what a copy brings that was saved while panels moved. */ function clearRun(container) {
    if (!hasClass(container, 'z-animating')) return;
    setClass(container, 'z-animating', false);
    for(var _i = 0, _concat = [
        container
    ].concat(contentChildren(container)); _i < _concat.length; _i++){
        var element = _concat[_i];
        var leaves = hasClass(element, 'z-leave');
        for(var _i1 = 0, _iter = leaves ? RUN_STYLES.concat(STALE_STYLES) : RUN_STYLES; _i1 < _iter.length; _i1++){
            var name = _iter[_i1];
            element.style.removeProperty(name);
        }
        dropEmptyStyle(element);
        if (!leaves) continue;
        setClass(element, 'z-leave', false);
        dropAttributes(element, 'inert aria-hidden');
    }
}
/** Marks list and container, and remembers where the author had the list. */ function adoptFrame(list, container, undo) {
    var root = list.parentNode;
    var next = list.nextSibling;
    clearRun(container);
    // The outline of a saved copy is gone.
    if (/-outline$/.test(list.getAttribute('aria-owns') || '')) list.removeAttribute('aria-owns');
    borrow(undo, list, LIST_NAMES, LIST_CLASSES);
    borrow(undo, container, [
        'class'
    ], CONTAINER_CLASSES);
    setClass(list, 'z-hide-menu', false);
    setClass(list, 'z-tabs-nav');
    setClass(list, 'z-tabs-desktop');
    list.setAttribute('role', 'tablist');
    setClass(container, 'z-container');
    undo.push(function() {
        if (list.parentNode !== root || list.nextSibling === next) return;
        move$1(list, root, next && next.parentNode === root ? next : null);
    });
}

var nameOf$1 = function nameOf(param) {
    var element = param.element;
    return element.getAttribute('data-link') || '';
};
/** Names a tab by its position, or the next number that is free, unless the author named it. */ function nameTab(tab, names) {
    var name = nameOf$1(tab);
    for(var n = tab.index + 1; !name; n++)if (!names['tab' + n]) name = 'tab' + n;
    names[name] = true;
    tab.element.setAttribute('data-link', name);
}
/** Numbers the tabs from `from` on. */ function renumber(param, from) {
    var items = param.items;
    for(var n = from; n < items.length; n++)items[n].index = n;
}
function adoptInto(markup, source, index) {
    var prefix = markup.prefix, container = markup.container, undo = markup.undo;
    markup.serial += 1;
    var tab = adoptTab(source, {
        index: index,
        container: container,
        prefix: prefix,
        serial: markup.serial,
        undo: undo
    });
    markup.items.splice(index, 0, tab);
    markup.byElement.set(tab.element, tab);
    return tab;
}
/** Puts a tab's nodes before those of another, or at the end. */ function place(param, param1, next) {
    var list = param.list, container = param.container;
    var element = param1.element, panel = param1.panel;
    var nextIn = function nextIn(parent, node) {
        return node && node.parentNode === parent ? node : null;
    };
    move$1(element, list, nextIn(list, next == null ? void 0 : next.element));
    if (panel) move$1(panel, container, nextIn(container, next == null ? void 0 : next.panel));
}
/** Puts a new tab at `index` into the page, once it is painted: it is watched there. */ function insertTab(markup, source, index, paint) {
    var tab = adoptInto(markup, source, index);
    renumber(markup, index);
    nameTab(tab, markup.names);
    paint(tab);
    place(markup, tab, markup.items[index + 1]);
    markup.ends = addEnd(tab, markup.ends);
    return tab;
}
/** Puts a tab and its panel at another place; focus stays where it is. */ function moveTab(markup, tab, to) {
    var items = markup.items;
    items.splice(tab.index, 1);
    items.splice(to, 0, tab);
    keepingFocus(function() {
        return place(markup, tab, items[to + 1]);
    });
    renumber(markup, 0);
    markup.ends = markEnds(items, markup.ends);
}
/** Forgets a tab, whose nodes and marks are still in the page. */ function forgetTab(markup, tab) {
    markup.items.splice(tab.index, 1);
    markup.byElement.delete(tab.element);
    markup.names[nameOf$1(tab)] = false;
    renumber(markup, tab.index);
}
/**
 * Takes over labels and panels that the page has added, in the order the page has them now, and
 * forgets tabs that it took out. Returns the new tabs.
 */ function syncMarkup(markup) {
    var _tabs;
    var tabs = markup.items, list = markup.list, container = markup.container, byElement = markup.byElement;
    var labels = labelsIn(list);
    var staying = tabs.filter(function(param) {
        var element = param.element;
        return element.parentNode === list;
    });
    for(var _i = 0; _i < tabs.length; _i++){
        var tab = tabs[_i];
        if (tab.element.parentNode === list) continue;
        byElement.delete(tab.element);
        markup.names[nameOf$1(tab)] = false;
        forget(tab);
        releaseTab(tab, markup.prefix);
    }
    var taken = staying.map(function(param) {
        var panel = param.panel;
        return panel;
    });
    var free = without(filled(contentChildren(container)), taken);
    var added = labels.filter(function(param) {
        var element = param.element;
        return !byElement.has(element);
    });
    var matched = matchPanels(added, free);
    hideExtras(without(free, matched), markup.undo);
    var fresh = added.map(function(label, n) {
        return adoptInto(markup, _extends({}, label, {
            panel: matched[n] || null
        }), 0);
    });
    var sorted = labels.map(function(param) {
        var element = param.element;
        return byElement.get(element);
    });
    (_tabs = tabs).splice.apply(_tabs, [].concat([
        0,
        tabs.length
    ], sorted));
    renumber(markup, 0);
    markup.ends = markEnds(tabs, markup.ends);
    for(var _i1 = 0; _i1 < fresh.length; _i1++){
        var tab1 = fresh[_i1];
        nameTab(tab1, markup.names);
    }
    return fresh;
}
var without = function without(panels, others) {
    return panels.filter(function(panel) {
        return others.indexOf(panel) < 0;
    });
};
/** Panels that no label stands for stay hidden. */ function hideExtras(panels, undo) {
    for(var _i = 0; _i < panels.length; _i++){
        var panel = panels[_i];
        borrow(undo, panel, [
            'hidden'
        ], []);
        panel.hidden = true;
    }
}
function lookAt(root) {
    var found = findParts(root);
    return {
        found: found,
        ends: endsOf(found.labels),
        mirrored: isRightToLeft(root)
    };
}
/** Takes over a tab set's markup and completes it to the form of rule T2. */ function adoptMarkup(root, seen) {
    var _seen_found_list;
    var undo = [];
    // A set around it may have wrapped what is in it since.
    var _ref = ((_seen_found_list = seen.found.list) == null ? void 0 : _seen_found_list.parentNode) === root ? seen : lookAt(root), found = _ref.found, ends = _ref.ends;
    dropPassing(root);
    var panels = found.panels.slice();
    var list = found.list || makeList(root, panels, undo);
    var labels = found.list ? found.labels : labelsIn(list);
    var container = found.container || makeContainer(root, panels, undo);
    dropPassing(container);
    adoptFrame(list, container, undo);
    var arrow = adoptArrow(found.arrow, list, undo);
    var bar = adoptBar(found.bar, arrow, undo);
    var markup = {
        root: root,
        list: list,
        container: container,
        bar: bar,
        arrow: arrow,
        items: [],
        byElement: new WeakMap(),
        names: {},
        ends: [],
        prefix: idPrefix('uiTabs'),
        serial: 0,
        undo: undo
    };
    var matched = matchPanels(labels, panels);
    labels.forEach(function(label, n) {
        adoptInto(markup, _extends({}, label, {
            panel: matched[n] || null
        }), n);
    });
    for(var _i = 0, _markup_items = markup.items; _i < _markup_items.length; _i++){
        var tab = _markup_items[_i];
        markup.names[nameOf$1(tab)] = true;
    }
    for(var _i1 = 0, _markup_items1 = markup.items; _i1 < _markup_items1.length; _i1++){
        var tab1 = _markup_items1[_i1];
        nameTab(tab1, markup.names);
    }
    markup.ends = markEnds(markup.items, [], found.list ? ends : undefined);
    var extras = without(panels, matched);
    hideExtras(extras, undo);
    if (extras.length) warn('uiTabs', root, "" + extras.length + " panel(s) without a label stay hidden");
    return markup;
}
/** Puts the labels before or after the panels; focus stays where it is. */ function placeLabels(param, last) {
    var root = param.root, bar = param.bar, arrow = param.arrow, list = param.list, container = param.container;
    var isLast = list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING;
    if (!!isLast === last) return;
    var before = last ? container.nextSibling : container;
    keepingFocus(function() {
        for(var _i = 0, _iter = [
            bar,
            arrow,
            list
        ]; _i < _iter.length; _i++){
            var node = _iter[_i];
            move$1(node, root, before);
        }
    });
}
/** Gives the whole set back as the author wrote it. */ function releaseMarkup(markup) {
    for(var _i = 0, _markup_items = markup.items; _i < _markup_items.length; _i++){
        var tab = _markup_items[_i];
        releaseTab(tab, markup.prefix);
    }
    giveBack(markup.undo);
}

/*
 * The narrow form of `overflow: 'accordion'` (rule T14): labels are the headers, and the container, which
 * shows one panel at a time, lies below that of the selected one. No node moves for that, for frames
 * would load anew: the style sheet places the container among the labels. Screen readers find headings
 * with their buttons, and the panel among them, in an outline of ours, whose parts own those of the
 * author (`aria-owns`); the list, a named group then, owns the outline. Tab goes the same way by a stop
 * behind the container, the gate.
 */ /** Where the list has to be for the form in force, and which way it runs. */ function placeList(tabs) {
    var parts = tabs.parts, options = tabs.options;
    var inRow = !isAccordion(tabs);
    var vertical = inRow && options.orientation === 'vertical';
    setAttribute(parts.list, 'aria-orientation', vertical ? 'vertical' : null);
    placeLabels(parts, inRow && /^bottom/.test(options.position));
}
/** One below the heading that the set stands under, among its own siblings or those of what holds it. */ function levelFor(root) {
    for(var holder = root; holder; holder = holder.parentElement){
        for(var at = holder.previousElementSibling; at; at = at.previousElementSibling){
            if (/^H[1-6]$/.test(at.tagName)) return Math.min(Number(at.tagName.charAt(1)) + 1, 6);
        }
    }
    return 3;
}
/** Gives tabs what only headers have, or takes it from them; the form is in force already. */ function paintSections(tabs) {
    var parts = tabs.parts;
    placeList(tabs);
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var tab = _parts_items[_i];
        paintTabIndex(tabs, tab);
        paintDisabled(tabs, tab);
    }
    if (parts.order) parts.order();
}
/** Has the outline begin anew, with the headings. */ function buildOutline(param, outline) {
    var root = param.root, parts = param.parts;
    var level = String(levelFor(root));
    outline.textContent = '';
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var label = _parts_items[_i].label;
        var heading = outline.appendChild(build('span', ''));
        var id = idFor(label, parts.prefix + '-link');
        if (!id) continue;
        heading.setAttribute('role', 'heading');
        heading.setAttribute('aria-level', level);
        heading.setAttribute('aria-owns', id);
    }
}
/** Keeps the order that is seen for readers and for Tab, as long as the form is in force. */ function mountSections(tabs) {
    var parts = tabs.parts, root = tabs.root;
    var outline = build('span', 'z-outline');
    outline.id = parts.prefix + '-outline';
    var panel = build('span', '');
    var gate = build('span', 'z-gate');
    gate.tabIndex = 0;
    var known = '';
    var place = function place(element, before, on) {
        if (!on) detach(element);
        else if (!element.parentNode) root.insertBefore(element, before);
    };
    parts.order = function() {
        var _tabs_open_;
        var _selectedTab;
        var labels = isAccordion(tabs) ? parts.items.map(function(param) {
            var label = param.label;
            return label.id;
        }).join() : '';
        place(outline, parts.list, !!labels);
        setAttribute(parts.list, 'aria-owns', labels ? outline.id : null);
        place(gate, parts.container.nextSibling, laterTabs(tabs).length > 0);
        if (labels !== known) buildOutline(tabs, outline);
        known = labels;
        var id = ((_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label.getAttribute('aria-controls')) || null;
        if (panel.parentNode && panel.getAttribute('aria-owns') === id) return;
        detach(panel);
        setAttribute(panel, 'aria-owns', id);
        outline.insertBefore(panel, outline.children[((_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : -1) + 1] || null);
    };
    onEnd(tabs.scope, function() {
        parts.order = null;
        setAttribute(parts.list, 'aria-owns', null);
        detach(outline);
        detach(gate);
    });
    passTab(tabs, gate);
}

/** What is left for the content beside the labels of a column, at least. */ var CONTENT = 200;
/** A form that came by a change of this much in the same window may be a scroll bar's doing. */ var SCROLL_BAR = 20;
var fontOf = function fontOf(param) {
    var items = param.parts.items;
    return items[0] ? getComputedStyle(items[0].label).fontSize : '';
};
/** Reads how much room there is. */ function readRoom(fit) {
    fit.room = roomOf(fit.tabs);
    fit.isNarrow = fit.narrow.matches;
    if (isAccordion(fit.tabs) && !fit.isNarrow) fit.stale = true;
    if (fit.window !== innerWidth) fit.before = null;
    fit.window = innerWidth;
    // What is out of sight has no room, and is looked at when it shows.
    if (!fit.room || fit.font !== fontOf(fit.tabs)) fit.stale = true;
}
/** What a form is beside rows and columns: `menu`, `accordion` or nothing. */ var nameOf = function nameOf(form) {
    return form.replace(/[\d+]/g, '');
};
/** The classes on the container that tell the form. */ function paintForm(tabs, form) {
    var root = tabs.root, options = tabs.options;
    var name = nameOf(form);
    var inRows = !!form && !name;
    setClass(root, 'responsive', inRows);
    setClass(root, 'z-stacked', inRows && !/[^1+]/.test(form));
    setClass(root, 'mobile', name === 'menu');
    setClass(root, 'z-sections', name === 'accordion');
    if (/^bottom/.test(options.position)) {
        setClass(root, 'bottom', name !== 'accordion');
        setClass(root, 'top', name === 'accordion');
    }
    // A column that has become something else looks as a row that has.
    if (!isVertical(tabs)) return;
    setClass(root, 'vertical', !name);
    setClass(root, 'horizontal', !!name);
}
/** Whether the labels of a row have the widths that they want as they lie; then nothing has to be written. */ function isNatural(fit) {
    var _fit_tabs_parts = fit.tabs.parts, form = _fit_tabs_parts.form, list = _fit_tabs_parts.list;
    if (form || isVertical(fit.tabs)) return false;
    measure(fit);
    fit.stale = !fit.room;
    var shown = shownIn(fit.tabs);
    var grows = shown[0] && getComputedStyle(shown[0].element).flexGrow !== '0';
    if (grows || getComputedStyle(list).flexWrap !== 'wrap') return false;
    return shown.every(function(param) {
        var width = param.width;
        return width < fit.room - 1;
    });
}
/** Every label takes the width that it wants. */ function prepare(param) {
    var tabs = param.tabs;
    paintForm(tabs, '');
    setClass(tabs.root, 'z-measure');
}
/** How wide is each? */ function measure(fit) {
    var _fit_tabs_parts = fit.tabs.parts, list = _fit_tabs_parts.list, items = _fit_tabs_parts.items;
    var width = list.getBoundingClientRect().width;
    var scale = Math.abs(width - list.offsetWidth) < 1 ? 1 : list.offsetWidth / width;
    for(var _i = 0; _i < items.length; _i++){
        var tab = items[_i];
        tab.width = tab.element.getBoundingClientRect().width * scale;
    }
    fit.font = fontOf(fit.tabs);
    readRoom(fit);
    var shown = shownIn(fit.tabs);
    fit.gap = px(getComputedStyle(list).columnGap) + marginsOf(shown[0]);
    fit.lap = marginsOf(shown[shown.length - 1]);
    var ends = fit.lap - fit.gap + edgesOf(fit.tabs, list);
    fit.natural = shown.reduce(function(sum, tab) {
        return sum + tab.width + fit.gap;
    }, ends);
}
function release(fit) {
    var _fit_tabs = fit.tabs, root = _fit_tabs.root, parts = _fit_tabs.parts;
    setClass(root, 'z-measure', false);
    paintForm(fit.tabs, parts.form);
    // Out of sight nothing has a width.
    fit.stale = !fit.room;
}
var waiting = [];
/**
 * Fits all sets that wait: what one writes doesn't make the next one wait for its layout. Those that
 * have changed are measured, with one layout for all of them.
 */ function fitWaiting() {
    var all = waiting.filter(function(param) {
        var scope = param.scope;
        return scope.undo;
    });
    waiting = [];
    var there = all.filter(function(fit) {
        if (fit.stale) return true;
        readRoom(fit);
        return fit.room;
    });
    var stale = there.filter(function(fit) {
        return fit.stale && !isNatural(fit);
    });
    for(var _i = 0, _iter = [
        prepare,
        measure,
        release
    ]; _i < _iter.length; _i++){
        var step = _iter[_i];
        stale.forEach(step);
    }
    there.forEach(settle);
}
/** Has a set fitted before the next frame and, in a page that is read, before a mouse has it laid out. */ function fitSoon(fit) {
    if (waiting.indexOf(fit) < 0 && waiting.push(fit) === 1) requestAnimationFrame(fitWaiting);
    var early = document.readyState === 'loading' && 'queueMicrotask' in window;
    if (early) queueMicrotask(fitWaiting);
}
/** The room may have changed. */ function resized(fit) {
    // What has just come into sight is right when it shows.
    if (fit.stale) fitNow(fit);
    else wait(fit, fit.tabs.options.responsiveDelay, fitSoon);
}
function fitNow(fit) {
    fitSoon(fit);
    fitWaiting();
}
var shownIn = function shownIn(param) {
    var parts = param.parts;
    return parts.items.filter(function(param) {
        var width = param.width;
        return width;
    });
};
/** The form for the room there is. */ function formOf(param) {
    var tabs = param.tabs, isNarrow = param.isNarrow, room = param.room, gap = param.gap, lap = param.lap;
    var _Math;
    var _tabs_options = tabs.options, mobileNav = _tabs_options.mobileNav, maxRows = _tabs_options.maxRows, overflow = _tabs_options.overflow;
    var widths = shownIn(tabs).map(function(param) {
        var width = param.width;
        return width;
    });
    var vertical = isVertical(tabs);
    var rows = vertical ? [] : rowsOf(widths, room - lap, gap);
    var crowded = vertical ? room - (_Math = Math).max.apply(_Math, [].concat(widths)) < CONTENT : rows.length > maxRows;
    if (overflow === 'accordion' && isNarrow && widths.length) return 'accordion';
    if (mobileNav && widths.length && (isNarrow || crowded)) return 'menu';
    return rows.length > 1 ? rows.join('+') : '';
}
/** The labels take the form that fits. */ function settle(fit) {
    var parts = fit.tabs.parts;
    if (fit.stale) return;
    var form = formOf(fit);
    var growth = fit.room - fit.at;
    if (form === fit.before && growth > 0 && growth < SCROLL_BAR) return;
    if (form !== parts.form) {
        fit.before = parts.form;
        fit.at = fit.room;
    }
    var full = isVertical(fit.tabs) || fit.isNarrow && nameOf(form);
    want(fit.tabs, full ? '100vw' : form && Math.ceil(fit.natural) + 'px');
    arrange(fit.tabs, form);
}
/** Puts a form into effect: a name, the counts of rows, or nothing for one row or a column. */ function arrange(tabs, form) {
    var parts = tabs.parts;
    var before = nameOf(parts.form);
    var name = nameOf(form);
    if (form !== parts.form) {
        parts.form = form;
        paintForm(tabs, form);
    }
    // Tabs may have come, gone or moved in the same form.
    var places = placesOf(form);
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var tab = _parts_items[_i];
        placeTab(tab, tab.width && places.shift() || '');
    }
    if (!before && !name) return;
    if (before === 'menu' !== isMenu(tabs)) paintMenu(tabs);
    paintRoles(tabs);
    paintSections(tabs);
}
/** Fits the labels into the width there is, now and whenever it changes (rules T10 to T13). */ function mountFit(tabs) {
    var options = tabs.options, scope = tabs.scope, parts = tabs.parts;
    parts.refit = null;
    var scrolls = options.overflow === 'scroll';
    if (scrolls || !options.responsive) {
        arrange(tabs, '');
        want(tabs, scrolls ? '100vw' : '');
        return scrolls ? mountScroll(tabs) : undefined;
    }
    var fit = {
        tabs: tabs,
        scope: scope,
        narrow: media("(max-width: " + options.minWindowWidth + "px)"),
        isNarrow: false,
        stale: true,
        room: 0,
        gap: 0,
        lap: 0,
        natural: 0,
        font: '',
        wave: null,
        before: null,
        at: 0,
        window: 0
    };
    var refit = function refit() {
        fit.stale = true;
        fitSoon(fit);
    };
    var look = function look() {
        return resized(fit);
    };
    parts.refit = refit;
    // As wide as the set, and of no height, so that it never changes by what it causes.
    watchSize(scope, parts.arrow, look);
    onMedia(scope, fit.narrow, look);
    onEnd(scope, function() {
        return stopWaiting(fit);
    });
    watchLate(scope, parts.list, refit);
    if (options.overflow === 'accordion') mountSections(tabs);
    // New options take effect at once; at the start all sets of a page share one layout.
    if (parts.stop) fitNow(fit);
    else refit();
}

/** The tab that comes instead of one that goes, or has gone: the next, else the one before. */ function successor(tabs, gone) {
    var usable = tabs.parts.items.filter(function(tab) {
        return tab !== gone && isSelectable(tab) && isReachable(tab);
    });
    var later = usable.filter(function(tab) {
        return tab.index >= gone.index;
    });
    return later[0] || usable[usable.length - 1];
}
/** Selects another tab, at once and without motion, for `gone`, which was selected. */ function replaceSelected(tabs, gone, reason) {
    var next = successor(tabs, gone);
    tabs.open = next ? [
        next.index
    ] : [];
    if (next) paintSelected(tabs, next, true);
    var change = {
        opened: tabs.open,
        closed: [],
        open: tabs.open
    };
    passOn(tabs, change, reason);
    tellChange(tabs, change, reason);
    tell(tabs, 'deactivate', gone, reason);
}
/** Lets the state follow after tabs were taken in, out or elsewhere; `selected` was selected before. */ function follow(tabs, selected, reason) {
    if (reason === void 0) reason = 'api';
    var parts = tabs.parts;
    if (selected && parts.items[selected.index] !== selected) replaceSelected(tabs, selected, reason);
    else tabs.open = selected ? [
        selected.index
    ] : [];
    // Where the number of tabs decides whether they may be found, all are hidden anew.
    if (Math.abs(parts.items.length - MOST_FINDABLE - 0.5) < 1) {
        for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
            var tab = _parts_items[_i];
            paintDisabled(tabs, tab);
        }
    }
    // As long as it stays, the page is asked for nothing.
    paintTitle(tabs);
    paintStop(tabs, selected && parts.stop === selectedTab(tabs) ? selected : undefined);
}
/** Gives the focus to what comes instead of a tab that goes, or the container where nothing does. */ function leave(tabs, tab) {
    var next = successor(tabs, tab);
    if (next) return focusable(tabs, next).focus();
    closeMenu(tabs, false);
    onEnd(tabs.life, focusOn(tabs.root));
}
var isThere = function isThere(param, tab) {
    var alive = param.alive, parts = param.parts;
    return alive && parts.items[tab.index] === tab;
};
function drop(tabs, tab, reason) {
    settle$1(tabs);
    var activeElement = document.activeElement, body = document.body;
    // A press doesn't take the focus; where it was nowhere, the next press of a key goes on from here.
    var lost = reason !== 'api' && (!activeElement || activeElement === body);
    if (lost || holdsFocus(tab.element) || holdsFocus(tab.panel)) leave(tabs, tab);
    // The page may hear of the focus.
    if (!isThere(tabs, tab)) return;
    var parts = tabs.parts;
    var selected = selectedTab(tabs);
    forget(tab);
    forgetTab(parts, tab);
    follow(tabs, selected, reason);
    // Whoever hears of nodes that go may select another tab.
    removeForGood(tab.element);
    if (tab.panel) removeForGood(tab.panel);
    if (tabs.alive) parts.ends = dropEnd(tab, parts.items, parts.ends);
    tell(tabs, 'remove', tab, reason);
}
/** Removes a tab, unless the page refuses; of several answers, that to the last question counts. */ function remove(tabs, tab, reason) {
    // The page does it itself while it is asked.
    if (!tab.pending) return;
    endScope(tab.pending);
    tab.pending = null;
    var answer = askRemoval(tabs, tab, reason);
    tab.pending = createScope();
    // Heard all the same: what the page promised may break.
    if (!isThere(tabs, tab)) endScope(tab.pending);
    weigh(tab.pending, [
        [
            tab.label,
            answer
        ]
    ], function(allowed) {
        if (allowed && isThere(tabs, tab)) holding(tabs.moments, function() {
            return drop(tabs, tab, reason);
        });
    });
}
/** Removes a tab on a user's behalf, where users may; tells whether they may. */ function close(tabs, tab, reason) {
    if (!isClosable(tabs, tab) || isDisabled(tab)) return false;
    noteAction(tabs);
    remove(tabs, tab, reason);
    return true;
}

var tabAround = function tabAround(param, target) {
    var parts = param.parts;
    var element = childHolding(parts.list, target);
    return element && parts.byElement.get(element) || null;
};
/** Selects a tab on a user's behalf. */ function selectTab(tabs, tab, reason) {
    if (isSelectable(tab)) select(tabs, tab.index, reason);
}
/** The tab that a key leads to from `from`, or null. */ function tabAt$1(tabs, key, from) {
    var all = tabs.parts.items;
    var index = stepFrom(from.index, key, all.length, function(n) {
        return isReachable(all[n]);
    });
    return all[index] || null;
}
/** Presses on labels. */ function listenForPresses(tabs, keyPress) {
    listenForActivation({
        scope: tabs.scope,
        list: tabs.parts.list,
        events: tabs.options.event,
        find: function find(target) {
            return tabAround(tabs, target);
        },
        requests: function requests() {
            return tabs.requests;
        },
        activate: function activate(element, event) {
            var tab = tabs.parts.byElement.get(element);
            if (!isSelectable(tab)) return;
            // A menu that opens under the mouse isn't a choice yet.
            if (event && event.type !== 'click' && tabs.parts.menu) return;
            noteAction(tabs);
            select(tabs, tab.index, keyPress.active ? 'key' : 'click');
            closeMenu(tabs, true);
        },
        owns: function owns(element) {
            var tab = tabs.parts.byElement.get(element);
            return !!tab && (!!tab.panel || isDisabled(tab));
        }
    });
}
/** Whether arrows select; a menu, and what a server would be asked for, wait for Enter or Space. */ var selectsOnFocus = function selectsOnFocus(tabs, tab) {
    return tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, tab);
};
/** What a key does in the form in force; in an accordion the arrows are the browser's. */ function stepOf(tabs, name) {
    var vertical = isMenu(tabs) || tabs.options.orientation === 'vertical';
    var key = keyStep(name, vertical, isRightToLeft(tabs.parts.list));
    return isAccordion(tabs) && key !== 'press' ? null : key;
}
/** The tab whose label has the focus, when a key on it is ours to understand. */ function keyedTab(tabs, event) {
    var target = event.target;
    var tab = tabAround(tabs, target);
    if (!tab || isForeignKey(event) || !tab.label.contains(target)) return null;
    return isInteractive(target, tab.label) ? null : tab;
}
/** Keys on labels: arrows along the list, Home, End, Enter and Space; Delete and Backspace. */ function listenForKeys(tabs, keyPress) {
    var list = tabs.parts.list;
    on(tabs.scope, list, 'keydown', function(event) {
        var from = keyedTab(tabs, event);
        if (!from) return;
        var name = keyName(event);
        if (/^(Delete|Backspace)$/.test(name) && close(tabs, from, 'key')) event.preventDefault();
        var key = stepOf(tabs, name);
        if (!key) return;
        event.preventDefault();
        if (key === 'press') {
            // A click, so that the page's own handlers on the label hear of it.
            keyPress.active = true;
            from.label.click();
            keyPress.active = false;
            return;
        }
        var tab = tabAt$1(tabs, key, from);
        if (!tab) return;
        tab.label.focus();
        noteAction(tabs);
        if (selectsOnFocus(tabs, tab)) selectTab(tabs, tab, 'key');
    });
}
/** Presses on close buttons; they leave the focus where it is. */ function listenForClosing(tabs) {
    var scope = tabs.scope, parts = tabs.parts;
    var tabOf = function tabOf(button) {
        var tab = tabAround(tabs, button);
        return tab && tab.close === button ? tab : null;
    };
    onCapture(scope, parts.list, 'mousedown', function(event) {
        if (tabOf(event.target)) event.preventDefault();
    });
    on(scope, parts.list, 'click', function(event) {
        var tab = tabOf(event.target);
        if (tab && !event.isDefaultPrevented()) close(tabs, tab, 'click');
        if (tab) event.preventDefault();
    });
}
/** Pages disable, hide and show tabs by their own means; ARIA and Tab order follow. */ function watchLabels(tabs) {
    var parts = tabs.parts, options = tabs.options;
    var list = parts.list, byElement = parts.byElement;
    var scrolls = options.overflow === 'scroll';
    var _watchPage = watchPage(tabs.scope, function(records) {
        for(var _i = 0; _i < records.length; _i++){
            var _records__i = records[_i], target = _records__i.target, type = _records__i.type, attributeName = _records__i.attributeName;
            var tab = byElement.get(target);
            if (tab && attributeName === 'data-disabled') {
                setClass(tab.element, 'z-disabled', isMarked(tab.element, attributeName));
            }
            var around = tabAround(tabs, target);
            if (around) paintDisabled(tabs, around);
            var fits = type === 'attributes' && (tab ? !hasTurned(tab) : target === list);
            // Tabs of a row that scrolls aren't measured.
            if (parts.refit && (!fits || scrolls)) parts.refit();
        }
        parts.ends = markEnds(parts.items, parts.ends);
        fillSelection(tabs);
        paintStop(tabs);
        // What a guard writes that refuses would have it asked for ever.
        if (!tabs.open.length) observer.takeRecords();
    }), observer = _watchPage[0], heed = _watchPage[1];
    observer.observe(list, {
        attributes: true,
        attributeFilter: [
            'class',
            'style',
            'hidden',
            'data-disabled',
            'data-closable'
        ],
        characterData: true,
        childList: true,
        subtree: true
    });
    parts.heed = heed;
}
/** Listens to what users do with the labels. */ function listen(tabs) {
    var keyPress = {
        active: false
    };
    listenForPresses(tabs, keyPress);
    listenForKeys(tabs, keyPress);
    listenForClosing(tabs);
    watchLabels(tabs);
    if (isMenu(tabs)) listenToMenu(tabs);
    onEnd(tabs.scope, function() {
        return stopMenu(tabs);
    });
    // What a panel begins with may have changed since it was shown.
    onCapture(tabs.scope, tabs.parts.list, 'focusin', function() {
        return judgeStop(tabs);
    });
}

var tabAt = function tabAt(tabs, method, given) {
    return itemAt(tabs, tabs.parts.items, method, given);
};
/** Selects the next tab that can be selected, in steps of `by` from `from`. */ function selectFrom(tabs, from, by) {
    var index = nextIndex(tabs, from, by);
    if (index >= 0) select(tabs, index, 'api');
}
/** Puts a tab at another place; whatever is selected stays so. */ function move(tabs, from, to) {
    settle$1(tabs);
    var tab = tabAt(tabs, 'move', from);
    var goal = tab && tabAt(tabs, 'move', to);
    if (!goal || goal === tab) return;
    var selected = selectedTab(tabs);
    moveTab(tabs.parts, tab, goal.index);
    follow(tabs, selected);
}
/** The nodes of a tab to be added, in the form that the list has. */ function makeNodes(tabs, settings) {
    var list = tabs.parts.list;
    var inList = /^[UO]L$/.test(list.tagName);
    var label = build(inList ? 'a' : 'button', '');
    if (!inList) label.setAttribute('type', 'button');
    insertLabel(label, settings.tab);
    var element = inList ? build('li', '', label) : label;
    var panel = build('div', '');
    if (settings.name) element.setAttribute('data-link', textOf(settings.name));
    if (settings.disabled) setClass(element, 'z-disabled');
    if (settings.closable !== undefined) {
        element.setAttribute('data-closable', textOf(settings.closable));
    }
    if (settings.url) panel.setAttribute('data-content-url', textOf(settings.url));
    return {
        element: element,
        label: label,
        panel: panel
    };
}
function indexForNew(tabs, given) {
    var end = tabs.parts.items.length;
    if (given === undefined) return end;
    var index = indexOf(given, end + 1);
    if (index >= 0) return index;
    warn(tabs.kind.name, tabs.root, "add(): index " + textOf(given) + " is out of range; the tab goes to the end");
    return end;
}
function isSettings(value) {
    return isObject(value) && !isNodes(value);
}
function add(tabs, given, content, name) {
    var settings = isSettings(given) ? given : _extends({
        tab: given,
        content: content
    }, name ? {
        name: name
    } : {});
    if (!takes(tabs, settings.tab, settings.content)) return;
    settle$1(tabs);
    var selected = selectedTab(tabs);
    var nodes = makeNodes(tabs, settings);
    var index = indexForNew(tabs, settings.index);
    // What is new is not open, wherever it is.
    tabs.open = [];
    var tab = insertTab(tabs.parts, nodes, index, function(tab) {
        return paintNew(tabs, tab);
    });
    follow(tabs, selected);
    // Its scripts run at once.
    if (tab.panel) fill(tabs, innerOf(tab.panel) || tab.panel, settings.content);
    fillSelection(tabs);
}
function setDisabled(tabs, method, given, disabled) {
    var tab = tabAt(tabs, method, given);
    if (!tab) return;
    setClass(tab.element, 'z-disabled', disabled);
    paintDisabled(tabs, tab);
    fillSelection(tabs);
    paintStop(tabs);
}
function refresh(tabs) {
    settle$1(tabs);
    var selected = selectedTab(tabs);
    // Asked for now: WebKit takes the focus from what goes out of sight as soon as styles are asked for.
    var container = tabs.parts.container;
    var focused = holdsFocus(container) && document.activeElement;
    tabs.open = [];
    for(var _i = 0, _syncMarkup = syncMarkup(tabs.parts); _i < _syncMarkup.length; _i++){
        var tab = _syncMarkup[_i];
        paintNew(tabs, tab);
    }
    follow(tabs, selected);
    fillSelection(tabs);
    var shown = selectedTab(tabs);
    if (shown) {
        var _shown_panel;
        paintPanelStop(shown);
        // It may be in a panel that has no label any more, and is out of sight therefore.
        var lost = focused && !((_shown_panel = shown.panel) == null ? void 0 : _shown_panel.contains(focused));
        if (lost) focusable(tabs, shown).focus({
            preventScroll: true
        });
    }
    if (tabs.parts.refit) tabs.parts.refit();
}
var current = function current(tabs, none) {
    var _tabs_open_;
    return (_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : none;
};
/** What can be called on a tab set; what each does is told in `TabsInstance`. */ var tabsMethods = {
    select: function select1(tabs, index) {
        var tab = tabAt(tabs, 'select', index);
        if (isSelectable(tab)) select(tabs, tab.index, 'api');
    },
    prev: function prev(tabs) {
        return selectFrom(tabs, current(tabs, tabs.parts.items.length), -1);
    },
    next: function next(tabs) {
        return selectFrom(tabs, current(tabs, -1), 1);
    },
    first: function first(tabs) {
        return selectFrom(tabs, -1, 1);
    },
    last: function last(tabs) {
        return selectFrom(tabs, tabs.parts.items.length, -1);
    },
    setOptions: setOptions,
    play: play,
    stop: stop,
    load: load,
    preload: preload,
    add: whole(add),
    remove: function remove1(tabs, index) {
        var tab = tabAt(tabs, 'remove', index);
        if (tab) remove(tabs, tab, 'api');
    },
    move: whole(move),
    enable: function enable(tabs, index) {
        return setDisabled(tabs, 'enable', index, false);
    },
    disable: function disable(tabs, index) {
        return setDisabled(tabs, 'disable', index, true);
    },
    refresh: whole(refresh),
    reveal: reveal$1,
    destroy: destroyWidget,
    active: function active(tabs) {
        return current(tabs, -1);
    },
    count: function count(tabs) {
        return tabs.parts.items.length;
    },
    option: option
};

/** A page's own transitions would move what has moved already. */ var STILL = {
    transition: 'none'
};
/** The styles that keep a panel as it is while it is out of the flow. */ function placeOf(param) {
    var panel = param.panel, display = param.display;
    if (!panel) return {};
    // To the fraction, or its lines would break anew.
    var _getComputedStyle = getComputedStyle(panel), width = _getComputedStyle.width, height = _getComputedStyle.height, opacity = _getComputedStyle.opacity;
    return _extends({}, STILL, {
        // A page's style sheet may hide panels.
        display: display || '',
        position: 'absolute',
        'grid-area': 'auto',
        margin: '0',
        left: "" + panel.offsetLeft + "px",
        top: "" + panel.offsetTop + "px",
        width: width,
        height: height,
        opacity: opacity
    });
}
/** Sets styles of a panel for a time; returns what gives it back. */ function pin(panel, place) {
    var names = Object.keys(place);
    var restore = keepInline(panel, names);
    for(var _i = 0; _i < names.length; _i++){
        var name = names[_i];
        panel.style.setProperty(name, place[name]);
    }
    return restore;
}
/** The way of a panel between a pose and its rest. */ function moveOf(panel, pose, enters) {
    var rest = restOf(pose, Number(getComputedStyle(panel).opacity));
    return {
        element: panel,
        from: enters ? pose : rest,
        to: enters ? rest : pose
    };
}
/** What moves in a change of panels: both panels, and the height of what holds them. */ function movesOf(tabs, enter, leave, from) {
    var _Math;
    var container = tabs.parts.container;
    var to = heightOf(container);
    var panels = [
        enter,
        leave
    ].map(function(tab) {
        return tab == null ? void 0 : tab.panel;
    });
    var poses = posesOf(tabs.options.animation.effects, {
        forward: !!enter && !!leave && enter.index > leave.index,
        rightToLeft: isRightToLeft(container),
        width: container.clientWidth,
        height: (_Math = Math).max.apply(_Math, [].concat(panels.map(function(panel) {
            return (panel == null ? void 0 : panel.offsetHeight) || 0;
        })))
    });
    var moves = [];
    if (panels[0]) moves.push(moveOf(panels[0], poses.enter, true));
    if (panels[1]) moves.push(moveOf(panels[1], poses.leave, false));
    if (from !== to) {
        var way = {
            from: {
                height: from
            },
            to: {
                height: to
            }
        };
        moves.push(_extends({
            element: container
        }, way, {
            grows: panels[0]
        }));
    }
    return moves;
}
/** In an accordion nothing moves, least of all the header that was pressed. */ function holdHeader(tabs, tab, reason) {
    var isPressed = isAccordion(tabs) && /^(click|key)$/.test(reason);
    return tab && isPressed ? [
        anchor(tab.element)
    ] : [];
}
function paint(tabs, enter, leave) {
    var parts = tabs.parts;
    parts.heed(true);
    // Before anything is written, which would have styles made anew for this alone.
    var next = stopOf(tabs);
    if (enter) paintSelected(tabs, enter, true);
    paintStop(tabs, next);
    parts.heed();
    paintTitle(tabs);
    passFocus(tabs, leave == null ? void 0 : leave.panel, entryOf(tabs));
    parts.heed(true);
    if (leave) paintSelected(tabs, leave, false);
    parts.heed();
}
/** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */ function showChange(tabs, param, settled, reason) {
    var opened = param.opened, closed = param.closed;
    var _opened_, _closed_;
    var _tabs_parts = tabs.parts, all = _tabs_parts.items, container = _tabs_parts.container;
    var enter = all[(_opened_ = opened[0]) != null ? _opened_ : -1];
    var leave = all[(_closed_ = closed[0]) != null ? _closed_ : -1];
    var leaving = (leave == null ? void 0 : leave.panel) ? [
        leave.panel
    ] : [];
    var marks = [].concat([
        [
            container,
            'z-animating'
        ]
    ], leaving.map(function(panel) {
        return [
            panel,
            'z-leave'
        ];
    }));
    var unpin = holdHeader(tabs, enter, reason);
    var scene = _extends({}, tabs.options.animation, isAccordion(tabs) ? {
        effects: 'none'
    } : {}, {
        stage: container,
        leaving: leaving,
        marks: marks,
        measure: function measure() {
            var height = heightOf(container);
            var place = leave && placeOf(leave);
            return function() {
                if (enter == null ? void 0 : enter.panel) unpin.push(pin(enter.panel, STILL));
                if ((leave == null ? void 0 : leave.panel) && place) unpin.push(pin(leave.panel, place));
                return movesOf(tabs, enter, leave, height);
            };
        }
    });
    return animate(scene, function() {
        return paint(tabs, enter, leave);
    }, function() {
        for(var _i = 0; _i < unpin.length; _i++){
            var release = unpin[_i];
            release();
        }
        if (leave) paintDisabled(tabs, leave);
        park(tabs, [
            leave
        ]);
        settled();
    });
}

/** Gives the list an accessible name unless the author gave it one. */ function nameList(param) {
    var root = param.root, parts = param.parts, options = param.options;
    if (parts.named) return;
    var undo = giveName({
        element: parts.list,
        root: root,
        block: root,
        id: parts.prefix + '-name',
        otherwise: options.texts.tabs
    });
    if (undo) parts.undo.push(undo);
}

var sets = new WeakMap();
/** The sets of the page; those that were taken out of it without a word are not found. */ function eachSet(visit) {
    for(var _i = 0, _document_querySelectorAll = document.querySelectorAll('.z-tabs'); _i < _document_querySelectorAll.length; _i++){
        var root = _document_querySelectorAll[_i];
        var tabs = sets.get(root);
        if (tabs) visit(tabs);
    }
}
/** Lays a set out anew whose text has turned. */ function look(tabs) {
    var mirrored = isRightToLeft(tabs.root);
    if (tabs.parts.mirrored === mirrored) return;
    tabs.parts.mirrored = mirrored;
    settle$1(tabs);
    if (tabs.alive) remount(tabs);
}
var watch = sharing(function(scope) {
    var observer = new MutationObserver(function() {
        return eachSet(look);
    });
    var where = {
        subtree: true,
        attributes: true,
        attributeFilter: [
            'dir'
        ]
    };
    observer.observe(document.documentElement, where);
    onEnd(scope, function() {
        return observer.disconnect();
    });
    // It may come to a panel from anywhere.
    onCapture(scope, document, 'keydown', function(event) {
        if (keyName(event) === 'Tab') eachSet(judgeStop);
    });
});
/**
 * Has a set follow the page: where that turns the direction of its text, by which go position and
 * scrolling; and when Tab is pressed.
 */ function followPage(tabs) {
    var root = tabs.root, scope = tabs.scope;
    sets.set(root, tabs);
    watch(scope);
    onEnd(scope, function() {
        return sets.delete(root);
    });
}

/** A flat theme needs the class `flat` beside its own, which authors write or leave out. */ var themeClasses = function themeClasses(theme) {
    return /(^| )flat-/.test(theme) && !/(^| )flat( |$)/.test(theme) ? "flat " + theme : theme;
};
/** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = _extends({}, sharedOptions, {
    /** Whether arrow keys select a tab at once or only move the focus; Enter and Space then select. */ activation: oneOf([
        'auto',
        'manual'
    ], 'auto'),
    /** How panels change. */ animation: {
        /** How long the change takes, in milliseconds. */ duration: count(600),
        /** The way panels move; `none` switches at once. */ effects: oneOf([
            'slideH',
            'slideLeft',
            'slideRight',
            'slideV',
            'slideUp',
            'slideDown',
            'slideUpDown',
            'fade',
            'none'
        ], 'slideV', {
            off: 'none'
        }, [
            'fade',
            'fadeIn',
            'slideUp',
            'slideTop'
        ]),
        /** The easing; `easeInQuad` by default where the easing plugin is. The plugin's easings work without it. */ easing: easing('easeInQuad'),
        /** What moves the panels: the browser (`css`) or jQuery's own animation (`jquery`). */ type: oneOf([
            'css',
            'jquery'
        ], 'css')
    },
    /** Whether users may close tabs, by a button or the Delete key; `data-closable` says it for one. */ closable: flag(false),
    /** Borders around labels and panels; in flat themes the bar between them. None for `clean` and `underlined`. */ bordered: visualFlag(true),
    /** The tab to begin with: `tab1` and so on by position, a `data-link` name, an id, or an index. */ defaultTab: text('tab1'),
    /** How many rows of labels there may be before they become a menu. */ maxRows: count(2),
    /** Whether labels that don't fit become a menu. */ mobileNav: flag(true),
    /** Whether a `span` in a label is its second line. */ multiline: visualFlag(false),
    /** Whether labels stand in a row above or below the panels, or in a column beside them. */ orientation: oneOf([
        'horizontal',
        'vertical'
    ], 'horizontal', {
        classes: function classes(value) {
            return value;
        }
    }),
    /**
   * What labels do that don't fit: `rows`, `scroll` (one row that scrolls; a column stays one, as with
   * `rows`) or `accordion` (in narrow windows).
   */ overflow: oneOf([
        'rows',
        'scroll',
        'accordion'
    ], 'rows', {
        classes: function classes(value) {
            return value === 'scroll' ? 'z-scroll' : '';
        }
    }),
    /** Where the labels are; a vertical set knows `top-left` and `top-right` only. */ position: oneOf([
        'top-left',
        'top-center',
        'top-right',
        'top-compact',
        'bottom-left',
        'bottom-center',
        'bottom-right',
        'bottom-compact'
    ], 'top-left', {
        classes: function classes(value) {
            return value.split('-', 1) + ' ' + value;
        },
        follows: true
    }),
    /** Whether labels are arranged to fit the width there is. */ responsive: flag(true),
    /** The size of the labels: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or your own. */ size: look$1('medium'),
    /** Space between the labels of flat themes. */ spaced: visualFlag(false),
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or your own class. */ style: look$1('normal'),
    /** The theme, or a class of your own. */ theme: look$1('silver', themeClasses),
    /** Called once when the set has started; `item` is the container as a jQuery object. */ ready: callback(),
    /**
   * Called before a tab is selected, with `from`, the index of the one that is left. false, an event
   * whose default was prevented, or a promise of false refuses; one that is rejected, too.
   */ beforeSelect: callback(),
    /** Called when a tab has been selected and its animation has ended. */ select: callback(),
    /** Called for the tab that was left, after `select`. */ deactivate: callback(),
    /** Called before a tab is removed, by a user or by `remove()`; refused as in `beforeSelect`. */ beforeRemove: callback(),
    /** Called when a tab has been removed, with its nodes and the index that it had. */ remove: callback(),
    /** Called when a panel's content has been loaded. */ contentLoad: callback(),
    /** Called when a panel's content could not be loaded, with jQuery's XHR object. */ error: callback()
});
/** What one option rules out in another: a column is at the left or the right, and never scrolls. */ function tidyOptions(values) {
    var orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
    var vertical = orientation === 'vertical';
    return derive(values, {
        overflow: overflow === 'scroll' && (vertical || !responsive) ? 'rows' : overflow,
        position: !vertical || /^top-(left|right)$/.test(position) ? position : 'top-left'
    });
}

/** The index of the tab that `defaultTab` names, or -1 (rule T3). */ function indexNamed(param, name) {
    var parts = param.parts;
    var tabs = parts.items;
    var _ref = /^tab(\d+)$/.exec(name) || [], position = _ref[1];
    if (position && tabs[Number(position) - 1]) return Number(position) - 1;
    for(var _i = 0; _i < tabs.length; _i++){
        var _tabs__i = tabs[_i], index = _tabs__i.index, element = _tabs__i.element;
        if (element.getAttribute('data-link') === name) return index;
    }
    for(var _i1 = 0; _i1 < tabs.length; _i1++){
        var _tabs__i1 = tabs[_i1], index1 = _tabs__i1.index, element1 = _tabs__i1.element, panel = _tabs__i1.panel;
        // A panel may be a box around what the author has.
        var named = panel ? [].concat([
            element1,
            panel
        ], contentChildren(innerOf(panel) || panel)) : [
            element1
        ];
        if (name && named.some(function(one) {
            return idOf(one) === name;
        })) return index1;
    }
    return indexOf(name, tabs.length);
}
/** Whether the tab is known to be in sight, as the first one or the last. */ var isEnd = function isEnd(param, tab) {
    var parts = param.parts;
    return parts.ends.indexOf(tab) >= 0;
};
/** The tab that the options ask for, or the first that a user can select, or the first. */ function usualTabs(tabs) {
    var all = tabs.parts.items;
    var name = tabs.options.defaultTab.trim();
    var named = indexNamed(tabs, name);
    var isDefault = name === '' || name === 'tab1';
    if (named < 0 && !isDefault && all.length) {
        warn(tabs.kind.name, tabs.root, 'option defaultTab: there is no tab "' + name + '"');
    }
    var wanted = all[named];
    // Nothing has changed since the ends were marked, and what was written since makes asking dear.
    var isUsable = function isUsable(tab) {
        return isSelectable(tab) && (isEnd(tabs, tab) || isReachable(tab));
    };
    if (wanted && isUsable(wanted)) return [
        wanted
    ];
    var usable = all[nextIndex(tabs, -1, 1)];
    if (usable) return [
        usable
    ];
    return ((wanted == null ? void 0 : wanted.panel) ? [
        wanted
    ] : all.filter(function(param) {
        var panel = param.panel;
        return panel;
    })).slice(0, 1);
}
/** Asks how a panel shows, which is the same for all sets that start now, when they have all been written. */ function showLast(tabs, tab) {
    var panel = tab.panel;
    tab.display = '';
    lookLast(function() {
        tab.display = null;
        if (panel && tabs.alive && selectedTab(tabs) === tab) showPanel(tabs, tab, panel);
    });
}
function start(tabs) {
    var parts = tabs.parts;
    var _firstItems = firstItems(tabs, function() {
        return usualTabs(tabs);
    }), first = _firstItems[0];
    if (!tabs.alive) return;
    // What the page itself has opened by now is told of already.
    var told = tabs.open.length > 0;
    parts.stop = null;
    if (first) showLast(tabs, first);
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var tab = _parts_items[_i];
        tab.label.tabIndex = -1;
        paintSelected(tabs, tab, tab === first);
    }
    parts.shared.started = true;
    if (first) tabs.open = [
        first.index
    ];
    paintStop(tabs, first && isEnd(tabs, first) ? first : undefined);
    startContent(tabs);
    if (first && !told) tellFirst(tabs, function(tell) {
        return whenLoaded(tabs, first, tell);
    });
}
function mount(tabs) {
    var parts = tabs.parts;
    if (parts.stop) parts.mirrored = isRightToLeft(tabs.root);
    paintRoot(tabs);
    followScheme(tabs, function() {
        return paintRoot(tabs);
    });
    followPage(tabs);
    placeList(tabs);
    nameList(tabs);
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var tab = _parts_items[_i];
        paintDisabled(tabs, tab);
    }
    mountFollowers(tabs);
    listen(tabs);
    mountFit(tabs);
}
/** The classes that tell how labels are fitted in, and of options: a saved copy may have others. */ var FORMS = words('responsive z-stacked mobile z-measure z-scroll z-sections top bottom horizontal vertical ' + 'top-left top-center top-right top-compact ' + 'bottom-left bottom-center bottom-right bottom-compact ' + 'z-dark z-dark-auto z-print-current z-rounded z-shadows z-bordered z-multiline z-spaced ' + 'z-icons-light z-icons-dark');
function adopt(tabs, seen) {
    var root = tabs.root;
    var markup = adoptMarkup(root, seen);
    var list = markup.list, container = markup.container;
    // Not kept: given back, it would hide the page's content for good.
    setClass(root, 'z-tabs-loading', false);
    var kept = keep(root, [
        'class'
    ]);
    // A saved copy may have been in another form.
    var saved = hasClass(root, 'z-tabs');
    if (saved) {
        dropClasses(root, FORMS);
        dropCarousel(tabs, container);
    }
    var named = list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby');
    // Not by another object that is put together from this one: that takes four times the room.
    var parts = markup;
    parts.shared = createShared(view);
    parts.spinner = null;
    parts.classes = parts.owned = [];
    parts.named = named;
    parts.mirrored = seen.mirrored;
    parts.stop = null;
    parts.form = '';
    parts.menu = parts.narrow = null;
    parts.refit = null;
    parts.heed = nothing;
    parts.order = null;
    parts.undo.push(function() {
        return restore(root, kept, [
            'class'
        ], FORMS.concat(parts.owned));
    });
    return parts;
}
/** A tab set always shows one: selecting and opening are the same. */ var plan = function plan(tabs, index) {
    return isSelectable(tabs.parts.items[index]) ? choose(tabs.open, index) : null;
};
var kind = {
    name: 'uiTabs',
    noun: 'tab',
    table: tabsOptions,
    tidy: tidyOptions,
    look: lookAt,
    adopt: adopt,
    mount: mount,
    start: start,
    choose: plan,
    planOpen: plan,
    planOnly: function planOnly(tabs, param) {
        var tmp = param[0], index = tmp === void 0 ? -1 : tmp;
        return plan(tabs, index);
    },
    ask: askChange,
    apply: showChange,
    tell: tellChange,
    release: function release(param) {
        var parts = param.parts;
        return releaseMarkup(parts);
    }
};
/** The plugin `$.fn.uiTabs`. */ var tabsPlugin = {
    kind: kind,
    role: 'z-tabs',
    methods: tabsMethods,
    readers: readers,
    ready: function ready(param) {
        var root = param.root, options = param.options;
        return tellReady(root, 'uitabs:ready', options.ready);
    }
};

/** On paper the panels stand below each other, each with its label above it (rule R2). */ function labelPaper() {
    openPaper('.z-tabs', function(panel, isPrinting) {
        var named = document.getElementById(panel.getAttribute('aria-labelledby') || '');
        var text = named ? named.innerText.trim() : panel.getAttribute('aria-label');
        setAttribute(panel, 'data-z-label', isPrinting ? text : null);
    });
}

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ == null ? void 0 : $.fn) {
    definePlugin(tabsPlugin);
    labelPaper();
} else console.error('uiTabs needs jQuery: put its <script> before that of ui.tabs.min.js');
