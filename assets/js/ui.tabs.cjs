/*! ui.tabs 1.0.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var $ = require('jquery');
var swipe = require('./ui.shared.cjs');

var setOf = function setOf(reference) {
    return reference && reference.deref();
};
/** The set whose dropdown is open; one at most, as what happens elsewhere closes it. */ var opened;
/** The set whose dropdown the last press has closed. */ var left;
var isOpened = function isOpened(tabs) {
    return tabs === setOf(opened);
};
var isMenu = function isMenu(param) {
    var form = param.form;
    return form === 'menu';
};
var isVertical = function isVertical(param) {
    var options = param.options;
    return options.orientation === 'vertical';
};
/** Whether each label stands above its panel (T28). */ var isAccordion = function isAccordion(param) {
    var form = param.form;
    return form === 'accordion';
};
/** Whether the labels lie one below the other. */ var isColumn = function isColumn(tabs) {
    return isMenu(tabs) || isAccordion(tabs) || isVertical(tabs);
};
var linkOf = function linkOf(param) {
    var bar = param.bar;
    return bar.querySelector('a');
};
/** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */ function focusTarget(item) {
    var tabs = item.widget;
    return isMenu(tabs) && !isOpened(tabs) ? linkOf(tabs) : item.trigger;
}
/** The name that the author gave the list, or what is around it. */ function authorsName(param) {
    var list = param.list, options = param.options;
    var label = list.getAttribute('aria-label');
    var by = swipe.treeOf(list).getElementById(list.getAttribute('aria-labelledby') || '');
    if (by) return swipe.labelText(by);
    return label === options['texts.tabs'] ? null : label;
}
/** The bar says what is selected; as text, so that the author's nodes stay the only ones. To a screen reader it says also of what (H6). */ function paintMenuTitle(tabs) {
    if (!isMenu(tabs)) return;
    var selected = tabs.open[0];
    var link = linkOf(tabs);
    var title = selected ? swipe.labelText(selected.trigger) : tabs.options['texts.moreTabs'];
    var name = authorsName(tabs);
    link.firstChild.textContent = title;
    swipe.setAttribute(link, 'aria-label', name && name + ": " + title);
}
/** Has the bar's button open and close the list. */ function mountBar(tabs) {
    var bar = tabs.bar, list = tabs.list, prefix = tabs.prefix;
    if (!swipe.idOf(list)) list.id = prefix + '-list';
    swipe.setAttribute(linkOf(tabs), 'aria-controls', swipe.idOf(list));
    bar.onclick = function(event) {
        return toggle(tabs, event);
    };
    bar.onkeydown = function(event) {
        if (swipe.isHeld(event)) return;
        if (/^(Enter| |ArrowDown)$/.test(event.key) && !swipe.isForeignKey(event)) toggle(tabs, event);
        else closeByKey(tabs, event);
    };
}
/** Shows the bar in place of the list, closed or open, or the list alone; the form is in force already. */ function paintMenu(tabs) {
    var bar = tabs.bar, list = tabs.list, root = tabs.root, stop = tabs.stop;
    var on = isMenu(tabs);
    if (!on) closeMenu(tabs);
    var closed = on && !isOpened(tabs);
    if (on) mountBar(tabs);
    bar.style.display = on ? '' : 'none';
    swipe.setClass(bar, 'z-state-closed', closed);
    swipe.setClass(list, 'z-hide-menu', closed);
    swipe.setAttribute(linkOf(tabs), 'aria-expanded', String(isOpened(tabs)));
    paintMenuTitle(tabs);
    swipe.passFocus(closed ? list : on ? null : bar, stop && focusTarget(stop), root);
}
var focusBar = function focusBar(tabs) {
    return linkOf(tabs).focus({
        preventScroll: true
    });
};
/** Closes the dropdown if it is open; focus in its list goes to the bar. */ function closeMenu(tabs) {
    if (!isOpened(tabs)) return;
    opened = undefined;
    paintMenu(tabs);
}
/** Closes an open dropdown on a user's behalf: the bar gets the focus back. */ function leaveMenu(tabs) {
    if (!isOpened(tabs)) return;
    closeMenu(tabs);
    focusBar(tabs);
}
/** The focus elsewhere closes the dropdown, and so does a press; that may move the focus to the page's body, with a finger as it is lifted. */ function onPage(event) {
    var type = event.type;
    // In an open shadow root, too.
    var _event_composedPath = event.composedPath(), target = _event_composedPath[0];
    if (type === 'mouseup') {
        var tabs = setOf(left);
        if (tabs && document.activeElement === document.body) focusBar(tabs);
        left = undefined;
        return;
    }
    var tabs1 = setOf(opened);
    var isIn = tabs1 && [
        tabs1.bar,
        tabs1.list
    ].some(function(one) {
        return one.contains(target);
    });
    if (type === 'pointerdown') left = isIn ? undefined : opened;
    if (tabs1 && !isIn) closeMenu(tabs1);
}
/** One set of listeners for the page. A press in a frame is seen only by the focus that the window loses to it. */ function hearOutside() {
    [
        'pointerdown',
        'mouseup',
        'focusin'
    ].forEach(function(type) {
        return document.addEventListener(type, onPage, true);
    });
    addEventListener('blur', function() {
        var activeElement = document.activeElement;
        var tabs = setOf(opened);
        if (tabs && activeElement && swipe.tagOf(activeElement) === 'IFRAME') closeMenu(tabs);
    });
}
/** How far down ancestors show the open list; nobody could come to what they cut off. */ function lowestOf(list) {
    var lowest = Infinity;
    var at = list.parentElement;
    while(at && at !== document.body){
        var _getComputedStyle = getComputedStyle(at), overflowY = _getComputedStyle.overflowY, borderBottomWidth = _getComputedStyle.borderBottomWidth;
        var bottom = at.getBoundingClientRect().bottom;
        if (/hidden|clip/.test(overflowY)) lowest = Math.min(lowest, bottom - swipe.px(borderBottomWidth));
        at = at.parentElement;
    }
    return lowest;
}
/** Keeps all of the open list in reach: in the flow, where something around it would cut it off, and no higher than fits there. */ function keepInReach(list) {
    var isCut = function isCut() {
        return list.getBoundingClientRect().bottom > lowestOf(list);
    };
    swipe.setClass(list, 'z-in-flow', false);
    list.style.setProperty('--_reach', '');
    swipe.setClass(list, 'z-in-flow', isCut());
    if (!isCut()) return;
    var _list_getBoundingClientRect = list.getBoundingClientRect(), top = _list_getBoundingClientRect.top, height = _list_getBoundingClientRect.height;
    // What is zoomed or transformed has other pixels.
    var reach = (lowestOf(list) - top) / height * list.offsetHeight;
    list.style.setProperty('--_reach', reach + 'px');
}
function toggle(tabs, event) {
    var stop = tabs.stop;
    event.preventDefault();
    swipe.emit(tabs, 'action');
    if (isOpened(tabs)) return leaveMenu(tabs);
    if (!stop) return;
    var other = setOf(opened);
    if (other) closeMenu(other);
    opened = new WeakRef(tabs);
    paintMenu(tabs);
    keepInReach(tabs.list);
    stop.trigger.focus();
}
/** Escape and Tab close the dropdown, on the bar and in the list. */ function closeByKey(tabs, event) {
    if (!isOpened(tabs) || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
    // A dialog around the set stays open.
    if (event.key === 'Escape') event.stopPropagation();
    event.preventDefault();
    leaveMenu(tabs);
}

/** What the page is told of a tab. */ var describeTab = function describeTab(param, reason) {
    var index = param.index, element = param.element, panel = param.panel;
    return {
        index: index,
        tab: $(element),
        content: $(panel || []),
        reason: reason
    };
};
/** Tells of a change: the tab selected first, then the one that was left (T16). */ function tellTabs(_, param, reason) {
    var opened = param.opened, closed = param.closed;
    swipe.tellOf(opened[0], 'select', reason);
    swipe.tellOf(closed[0], 'deactivate', reason);
}
var tabsEvents = {
    describe: describeTab,
    tellSettled: tellTabs,
    closingEvents: [
        'deactivate'
    ]
};

/** What Firefox tells of as a thing of its own in a label: all but plain words. */ var APART = ':not(span,i,b,u,small,br),[role],[title],[aria-label]';
/**
 * Has a tab be one thing in browse mode, whatever its label holds (H9): where that isn't plain words in one line, the tab
 * itself says all of them, and the parts are silent. Known by tags, as a start asks for no style.
 */ function paintName(param, param1) {
    var kind = param.kind, options = param.options;
    var trigger = param1.trigger;
    var isNamed = trigger.hasAttribute('aria-label');
    if (!isNamed && !trigger.firstElementChild) return;
    var apart = options.multiline ? APART + ',span' : APART;
    var parts = Array.from(trigger.children).filter(function(part) {
        return swipe.hasClass(part, 'z-said') || !part.matches('[aria-hidden=true]');
    });
    var isApart = parts.some(function(part) {
        return part.matches(apart) || part.querySelector(apart);
    });
    // The author's controls are not silenced.
    var words = isApart && !trigger.querySelector(swipe.CONTROLS) ? swipe.labelText(trigger, true) : '';
    if (swipe.hasClass(trigger, 'z-named') || words && !isNamed) {
        swipe.setClass(trigger, 'z-named', !!words);
        swipe.setAttribute(trigger, 'aria-label', words || null);
    }
    parts.forEach(function(part) {
        if (!words) swipe.dropPart(kind, part);
        else if (!swipe.hasClass(part, 'z-said')) swipe.claim(kind, part, 'z-said');
        if (words) swipe.setAttribute(part, 'aria-hidden', 'true');
    });
}

var hovering = matchMedia('(hover: hover)');
/** Themes whose labels are dark, and so take light icons. */ var DARK = 'black orange red green blue deepblue';
/** Puts the labels before or after the panels: with the box that holds them, or with what is ours. */ function placeLabels(param, last) {
    var root = param.root, list = param.list, container = param.container, bar = param.bar, arrow = param.arrow;
    var panels = swipe.childHolding(root, container);
    var box = swipe.childHolding(root, list);
    var parts = Array.from(root.children);
    if (parts.indexOf(panels) < parts.indexOf(box) === last) return;
    var before = last ? panels.nextSibling : panels;
    (box === list ? [
        bar,
        arrow,
        list
    ] : [
        box
    ]).forEach(function(node) {
        return swipe.move(node, root, before);
    });
}
/** The classes on the root that tell the form; a column that has taken another looks as a row that has. */ function paintForm(tabs, form) {
    var root = tabs.root, list = tabs.list;
    var vertical = isVertical(tabs) && !form;
    swipe.setClass(root, 'responsive', /\d/.test(form));
    swipe.setClass(root, 'z-stacked', /^[1+]+$/.test(form));
    swipe.setClass(root, 'mobile', form === 'menu');
    [
        root,
        list
    ].forEach(function(one) {
        return swipe.setClass(one, 'z-as-accordion', form === 'accordion');
    });
    swipe.setClass(root, 'vertical', vertical);
    swipe.setClass(root, 'horizontal', !vertical);
}
/** Gives the root the classes of its options (T2). */ function paintRoot(tabs) {
    var options = tabs.options, root = tabs.root;
    var filled = !swipe.isOneOf(options.style, 'underlined pills');
    var classes = swipe.classesOf(tabs);
    var isLight = classes.indexOf(' z-dark') >= 0 || filled && swipe.isOneOf(options.theme, DARK);
    var names = 'z-tabs' + classes + (isLight ? ' z-icons-light' : ' z-icons-dark');
    // The default position follows the text (T7).
    if (tabs.mirrored && !swipe.own(tabs.values, 'position')) names = names.replace('top-left', 'top-right');
    if (hovering.matches) names += ' hover';
    if (options.sticky || swipe.childWith(root, 'z-tools')) names += ' z-row-grid';
    swipe.paintClasses(tabs, names);
    // In a narrow form, a vertical set is no column.
    if (tabs.form) paintForm(tabs, tabs.form);
    swipe.setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
    placeLabels(tabs, options.position.charAt(0) === 'b');
}
/** The panel takes focus itself when what it begins with doesn't (AT14). */ function paintPanelStop(item) {
    var panel = item && item.open && item.panel;
    if (!panel || swipe.isAuthors(panel, 'tabindex')) return;
    var isStop = !swipe.firstTakesFocus(panel);
    // One that has the focus stays a stop, or the focus would fall to the page's body.
    if (isStop || swipe.focusedElement() !== panel) swipe.setAttribute(panel, 'tabindex', isStop ? '0' : null);
}
/** Writes whether a tab is selected: classes, ARIA, and what is in sight. */ function paintTab(_, item, open) {
    var element = item.element, trigger = item.trigger;
    var panel = item.panel;
    item.open = open;
    swipe.setClass(element, 'z-active', open);
    swipe.setClass(panel, 'z-active', open);
    swipe.setAttribute(trigger, 'aria-selected', String(open));
    if (open) {
        swipe.ensureInner(item);
        swipe.setAttribute(panel, 'hidden', null);
        return;
    }
    if (!swipe.isAuthors(panel, 'tabindex')) swipe.setAttribute(panel, 'tabindex', null);
    swipe.hide(item);
}
/** Writes what depends on which tab is selected: what Tab comes to, and the dropdown's title. */ function paintAll(tabs) {
    var items = tabs.items, open = tabs.open, before = tabs.stop;
    var fits = function fits(item) {
        return !swipe.saysHidden(item.element) && (item.open || !swipe.isDisabled(item));
    };
    var selected = open[0];
    // With none selected, it is the one that was so last.
    var last = selected || before;
    var stop = last && last.index >= 0 && fits(last) ? last : items.find(fits) || selected;
    if (before && before !== stop && before.index >= 0) swipe.setAttribute(before.trigger, 'tabindex', '-1');
    if (stop) swipe.setAttribute(stop.trigger, 'tabindex', '0');
    tabs.stop = stop;
    paintPanelStop(selected);
    paintMenuTitle(tabs);
    paintCloser(tabs);
}
/** Whether users may close a tab; its own word on that comes before the option's. */ var isClosable = function isClosable(param, param1) {
    var options = param.options;
    var element = param1.element;
    return swipe.saysYes(element, 'data-closable', options.closable);
};
/** Closes a tab on a user's behalf, where users may. */ function close(tabs, item, reason) {
    if (!isClosable(tabs, item) || swipe.isDisabled(item)) return;
    swipe.emit(tabs, 'action');
    swipe.removeItem(item, reason);
}
/** How long a word waits for browsers to tell of what has changed around its place, in milliseconds; with that, none is heard. */ var PAUSE = 100;
/**
 * Says which tab a user has closed, wherever the focus goes (H7). Of the one that becomes the first and has the focus
 * then, Orca says nothing by itself.
 */ function sayClosed(param, next) {
    var element = param.element, index = param.index, trigger = param.trigger, widget = param.widget;
    var container = widget.container, options = widget.options, cleanUps = widget.cleanUps;
    var status = swipe.statusIn(container);
    var isUnsaid = next && swipe.holdsFocus(element) && next.index === (index ? 0 : 1);
    var place = isUnsaid ? ". " + swipe.labelText(next.trigger) : '';
    var words = swipe.labelText(trigger) + " " + options['texts.closed'] + place;
    var timer = setTimeout(function() {
        return swipe.say(widget, status, words);
    }, PAUSE);
    cleanUps.push(function() {
        return clearTimeout(timer);
    });
}
/** Makes a button one that leaves the focus where it is, as keys do the same. */ function besideKeys(button, press) {
    button.onmousedown = function(event) {
        return event.preventDefault();
    };
    button.onclick = press;
}
/** The same for the mouse and the finger alone. */ function forPointers(button, press) {
    swipe.setAttribute(button, 'aria-hidden', 'true');
    besideKeys(button, press);
}
/** What a button that closes a tab is called. */ var closeText = function closeText(param, param1) {
    var options = param.options;
    var trigger = param1.trigger;
    return options['texts.close'] + " " + swipe.labelText(trigger);
};
/**
 * Gives a tab its close button, where there is a place beside its label, or takes that away; lists
 * hold nothing but tabs for a screen reader. A button that is right already stays, as each press comes here.
 */ function paintClose(tabs, item) {
    var element = item.element, trigger = item.trigger;
    var closable = isClosable(tabs, item);
    var hasButton = closable && trigger !== element;
    var before = swipe.childWith(element, 'z-close');
    var title = hasButton ? closeText(tabs, item) : '';
    var disabled = swipe.isDisabled(item);
    swipe.setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
    // Few screen readers say the key (H8).
    swipe.setAttribute(trigger, 'aria-description', closable ? tabs.options['texts.deleteCloses'] : null);
    swipe.setClass(element, 'z-closable', hasButton);
    if (before && before.title === title && before.disabled === disabled) return;
    if (before) before.remove();
    if (!hasButton) return;
    var button = element.appendChild(swipe.buildButton(swipe.buttonTag(element), 'z-close'));
    button.title = title;
    button.disabled = disabled;
    button.tabIndex = -1;
    forPointers(button, function() {
        return close(tabs, item, 'click');
    });
}
/**
 * Closes the selected tab for who has neither a pointer nor a key for it, as with a screen reader in browse mode or on a
 * touch screen: one button for all tabs, heard before the panel, unseen and no tab stop (H8).
 */ function paintCloser(tabs) {
    var container = tabs.container;
    var _tabs_open = tabs.open, selected = _tabs_open[0];
    var closes = !!selected && isClosable(tabs, selected) && !swipe.isDisabled(selected);
    if (!closes && !tabs.closer) return;
    var button = tabs.closer = tabs.closer || swipe.buildButton(swipe.buttonTag(container), 'z-close-open');
    button.hidden = !closes;
    button.tabIndex = -1;
    besideKeys(button, function() {
        return tabs.open[0] && close(tabs, tabs.open[0], 'click');
    });
    // Not as text: some screen readers would say that as a change of the panels.
    if (closes) swipe.setAttribute(button, 'aria-label', closeText(tabs, selected));
    if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
}
/** Writes what a page may have changed of a tab by itself (C12). */ function readTab(tabs, item) {
    swipe.setAttribute(item.trigger, 'aria-disabled', swipe.isDisabled(item) ? 'true' : null);
    paintName(tabs, item);
    paintClose(tabs, item);
    if (item.open) paintCloser(tabs);
}
/** Whether the content of the selected tab is on its way; that of a frame doesn't always count. */ var isAwaited = function isAwaited(param, unframed) {
    var open = param.open;
    return open.some(function(param) {
        var load = param.load;
        return load && load.phase === 'loading' && !(unframed && load.framed);
    });
};
function showBusy(param, busy) {
    var widget = param.widget, open = param.open;
    swipe.setClass(widget.root, 'z-busy', isAwaited(widget));
    return busy && open ? widget.container : null;
}
function heading(param) {
    var widget = param.widget, element = param.element;
    if (isMenu(widget)) return widget.bar;
    return isAccordion(widget) ? element : widget.list;
}
var rootOf = function rootOf(param) {
    var widget = param.widget;
    return widget.root;
};
var tabsView = {
    paintRoot: paintRoot,
    paint: paintTab,
    readState: readTab,
    paintAll: paintAll,
    showBusy: showBusy,
    contentChanged: paintPanelStop,
    sayRemoved: sayClosed,
    printsLabels: true,
    focusTarget: focusTarget,
    focusAfter: function focusAfter(item) {
        return focusTarget(item.widget.open[0] || item);
    },
    heading: heading,
    blockOf: rootOf,
    linkTarget: rootOf,
    sizeProbe: function sizeProbe(param) {
        var arrow = param.arrow;
        return arrow;
    },
    outerBox: function outerBox(param) {
        var root = param.root;
        return root;
    },
    liveRegion: function liveRegion(param) {
        var container = param.container;
        return container;
    },
    placeControl: function placeControl(param, control) {
        var root = param.root;
        return root.prepend(control);
    }
};

/** What is left for the content beside the labels of a column, at least, in pixels. */ var CONTENT = 200;
/** A narrow form makes the page lower, or higher, and so may take a scroll bar away: it stays until there is more space than that. */ var SCROLL_BAR = 20;
var lists = {};
/** Whether the window is too narrow for rows; sets share the lists of media queries, as they are expensive to make. */ function isNarrow(param) {
    var _param_options = param.options, width = _param_options.minWindowWidth;
    lists[width] = lists[width] || matchMedia("(max-width: " + width + "px)");
    return lists[width].matches;
}
/** Whether the window's width alone makes a dropdown of the labels. */ var isMenuByWindow = function isMenuByWindow(tabs) {
    return tabs.options.mobileNav === true && !!tabs.items[0] && isNarrow(tabs);
};
/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */ function spaceOf(tabs) {
    var root = tabs.root, list = tabs.list, bar = tabs.bar, arrow = tabs.arrow;
    if (isVertical(tabs)) return root.clientWidth;
    // The list itself has no box then.
    if (isAccordion(tabs)) return arrow.clientWidth;
    var box = isMenu(tabs) ? bar : list;
    if (!box.clientWidth) return 0;
    var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
    var inside = swipe.usedSize(box, 'width') - (box.offsetWidth - box.clientWidth);
    // A hair of slack is for rounding.
    return inside - swipe.px(paddingLeft) - swipe.px(paddingRight) + 0.01;
}
/** Whether labels are as wide as they want, and break into rows by themselves. */ var isNatural = function isNatural(tabs) {
    return !tabs.form && !isVertical(tabs) && tabs.options.position.indexOf('compact') < 0;
};
/** Whether such labels lie in one row: nothing has to be measured. */ function isOneRow(param) {
    var list = param.list, items = param.items;
    var first = items[0];
    var last = items[items.length - 1];
    if (!first || !last || first.element.offsetTop !== last.element.offsetTop) return !last;
    return list.scrollWidth <= list.clientWidth + 1;
}
/**
 * The number of tabs in each row (T10): one row where their natural widths fit, else the fewest rows of
 * equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
 */ function rowsOf(widths, space, gap) {
    var fits = function fits(count, width) {
        return count * (width + gap) - gap <= space;
    };
    var rows = [];
    var count = 0;
    var widest = 0;
    var sum = -gap;
    widths.forEach(function(width) {
        return sum += width + gap;
    });
    if (sum <= space) return [
        widths.length
    ];
    widths.forEach(function(width) {
        widest = Math.max(widest, width);
        if (count && !fits(count + 1, widest)) {
            rows.push(count);
            count = 0;
            widest = width;
        }
        count += 1;
    });
    var first = rows[0] || 0;
    // A last tab alone in the second row takes its neighbour along, where both fit there.
    var isLone = !rows[1] && count === 1 && first > 2;
    return isLone && widths.slice(-2).every(function(width) {
        return fits(2, width);
    }) ? [
        first - 1,
        2
    ] : rows.concat(count);
}
var narrowForm = function narrowForm(param) {
    var mobileNav = param.options.mobileNav;
    return mobileNav === 'accordion' ? mobileNav : 'menu';
};
/** The form for labels in sight of these widths; `narrowAt` is the space at which they took the narrow one. */ function formFor(tabs, widths, space, narrowAt) {
    var _tabs_options = tabs.options, mobileNav = _tabs_options.mobileNav, maxRows = _tabs_options.maxRows;
    var gap = swipe.px(getComputedStyle(tabs.list).columnGap);
    var vertical = isVertical(tabs);
    var rows = vertical ? [] : rowsOf(widths, space, gap);
    var most = mobileNav !== true && isNarrow(tabs) ? 1 : maxRows;
    var crowded = vertical ? widths.some(function(width) {
        return space - width < CONTENT;
    }) : rows.length > most;
    var isClose = narrowAt !== undefined && space > narrowAt && space < narrowAt + SCROLL_BAR;
    if (mobileNav && widths.length && (crowded || isClose)) return narrowForm(tabs);
    return rows[1] ? rows.join('+') : '';
}
/** The labels' natural widths with their margins; 0 for those out of sight. */ function widthsOf(items) {
    // All have the same margins, which overlap their borders.
    var _getComputedStyle = getComputedStyle(items[0].element), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
    var margins = swipe.px(marginLeft) + swipe.px(marginRight);
    return items.map(function(param) {
        var element = param.element;
        return element.offsetWidth && swipe.usedSize(element, 'width') + margins;
    });
}
/** Tells the style sheet where each tab stands: how many share its row, and classes. */ function paintRows(param, form, widths) {
    var items = param.items;
    var rows = form.split('+');
    var row = 0;
    var col = 0;
    items.forEach(function(param, n) {
        var element = param.element;
        var count = widths[n] && Number(rows[row]) || 0;
        var isEnd = col === count - 1;
        swipe.setClass(element, 'z-first-row', !!count && !row);
        swipe.setClass(element, 'z-last-row', !!count && row === rows.length - 1);
        swipe.setClass(element, 'z-first-col', !!count && !col);
        swipe.setClass(element, 'z-last-col', isEnd);
        element.style.setProperty('--_cols', String(count || ''));
        if (isEnd) row += 1;
        if (count) col = isEnd ? 0 : col + 1;
    });
}
/** The labels take a form. */ function arrange(tabs, form, widths) {
    var before = tabs.form;
    tabs.form = form;
    paintForm(tabs, form);
    swipe.setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
    if (/\d/.test(before + form)) paintRows(tabs, form, widths);
    if (isMenu(tabs) || before === 'menu') paintMenu(tabs);
}
/** What is measured of the labels, and done by that. */ function fitting(tabs) {
    var narrowAt;
    var labels;
    return function() {
        var root = tabs.root, items = tabs.items;
        var space = spaceOf(tabs);
        var wasAccordion = isAccordion(tabs);
        var isByWindow = isMenuByWindow(tabs);
        var form = isByWindow ? 'menu' : '';
        var widths = [];
        var write = function write() {
            swipe.setClass(root, 'z-measure', false);
            arrange(tabs, form, widths);
        };
        var measure = function measure() {
            widths = widthsOf(items);
            // A box of the author's around the labels may leave them less.
            if (wasAccordion) space = spaceOf(tabs);
            // A scroll bar changes no label: others are fitted anew.
            if (labels !== widths.join()) narrowAt = undefined;
            labels = widths.join();
            form = formFor(tabs, widths.filter(Boolean), space, narrowAt);
            // As long as a narrow form stays, it is measured against the space in which it began.
            if (!/^[am]/.test(form)) narrowAt = undefined;
            else if (narrowAt === undefined) narrowAt = space;
            return write;
        };
        // A form that the window's width brought goes with it, whatever space there is.
        if (isByWindow) narrowAt = undefined;
        // Every label takes the width that it wants.
        var prepare = function prepare() {
            if (!isNatural(tabs)) {
                paintForm(tabs, '');
                if (wasAccordion) tabs.form = '';
                swipe.setClass(root, 'z-measure');
            }
            return items[0] ? measure : write;
        };
        if (!(space > 0) || !form && isNatural(tabs) && isOneRow(tabs)) return false;
        return form ? write : prepare;
    };
}
/** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */ function mountFit(tabs) {
    var options = tabs.options, arrow = tabs.arrow, list = tabs.list;
    var refit = function refit() {
        return swipe.measureSoon(arrow);
    };
    swipe.listen(tabs, list, {
        load: refit
    }, true);
    swipe.on(tabs, 'structure', refit);
    // Where a panel above closes, the label that was pressed may go far.
    if (options.mobileNav === 'accordion') swipe.on(tabs, 'change', function(param, reason) {
        var _param_opened = param.opened, item = _param_opened[0];
        if (item && isAccordion(tabs) && /click|key/.test(reason)) item.element.scrollIntoView({
            block: 'nearest',
            behavior: 'instant'
        });
    });
    if (options.responsive && options.overflow !== 'scroll') {
        // As the style sheet has drawn it (R3): browsers count what moves with the first measuring, too.
        if (!tabs.started && isMenuByWindow(tabs)) arrange(tabs, 'menu', []);
        swipe.watchSize(tabs, arrow, fitting(tabs));
        if (tabs.started) swipe.measureNow(arrow);
    } else if (tabs.form) arrange(tabs, '', []);
}

function press(item, reason, event) {
    var tabs = item.widget;
    readTab(tabs, item);
    // A dropdown that opens under the mouse isn't a choice yet.
    var hovers = event && event.type !== 'click' && isOpened(tabs);
    if (hovers || !swipe.isUsable(item)) return;
    swipe.emit(tabs, 'action');
    // Coming over a label opens; only a press closes.
    if (event && event.type !== 'click') swipe.openItem(item, reason);
    else swipe.selectItem(item, reason);
    leaveMenu(tabs);
}
/** Arrows, Home and End move the focus, and may select. */ function moveByKey(tabs, from, event) {
    var item = swipe.moveFocus(from, event, isColumn(tabs));
    if (!item) return;
    swipe.emit(tabs, 'action');
    // Not in a dropdown, nor what a server would have to be asked for (AT11).
    var selects = tabs.options.activation === 'auto' && !isMenu(tabs) && !swipe.isRemote(tabs, item);
    if (selects && swipe.isUsable(item)) swipe.openItem(item, 'key');
}
function onKey(tabs, event) {
    var key = event.key;
    closeByKey(tabs, event);
    var from = swipe.itemOfKey(tabs, event);
    if (!from || swipe.isHeld(event)) return;
    if (key === 'Enter' || key === ' ') swipe.pressByKey(from, event);
    else if (key === 'Delete') close(tabs, from, 'key');
    else moveByKey(tabs, from, event);
}
/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */ function mountKeys(tabs) {
    swipe.listenToPresses(tabs, tabs.list, press);
    swipe.listen(tabs, tabs.list, {
        keydown: function keydown(event) {
            return onKey(tabs, event);
        },
        // What a label says, and what a panel begins with, may have changed since it was shown.
        focusin: function focusin(param) {
            var target = param.target;
            var item = swipe.itemOfHeader(tabs, target);
            if (item) paintName(tabs, item);
            paintPanelStop(tabs.open[0]);
        }
    });
}

/** What may hold panels, or be one, where nothing else says so. */ var BOXES = 'DIV SECTION ARTICLE MAIN FORM FIELDSET';
var isBox = function isBox(element) {
    return swipe.isOneOf(swipe.tagOf(element), BOXES) && !swipe.isRoot(element);
};
/** Whether an element says that it is a tab, or a list of them: by its tag, or by its role. */ var isA = function isA(element, tags, role) {
    return swipe.isOneOf(swipe.tagOf(element), tags) || element.getAttribute('role') === role;
};
var isList = function isList(element) {
    return isA(element, 'UL OL', 'tablist') && !swipe.isRoot(element);
};
/** The tabs of a list, in document order. */ var labelsIn = function labelsIn(list) {
    return swipe.partsIn(list).filter(function(part) {
        return swipe.tagOf(part) === 'LI' || isA(part, 'BUTTON A', 'tab');
    });
};
/** What takes focus of a tab, if it has such an element already; all but list items are their own. */ var triggerIn = function triggerIn(label) {
    return swipe.tagOf(label) !== 'LI' || label.getAttribute('role') === 'tab' ? label : label.querySelector('a,button');
};
/** The id of the panel that a tab names, or an empty string. */ function targetOf(label) {
    var named = label.getAttribute('data-target') || '';
    var trigger = triggerIn(label);
    var link = named || trigger && trigger.getAttribute('href') || '';
    return link.charAt(0) === '#' ? link.slice(1) : named;
}
/**
 * What a box holds that wraps the panels, by two of three signs: it stands alone, holds nothing but boxes,
 * and as many parts as there are labels. Text of its own is a sign against it.
 */ function wrappedIn(box, alone, count) {
    var parts = swipe.partsIn(box);
    var signs = [
        alone,
        parts.every(isBox),
        parts.length === count
    ].filter(Boolean);
    var isText = function isText(param) {
        var nodeType = param.nodeType, nodeValue = param.nodeValue;
        return nodeType === 3 && !!nodeValue.trim();
    };
    var wraps = signs[2] || signs[1] && !Array.from(box.childNodes).some(isText);
    return wraps && !swipe.isRoot(box) ? parts : null;
}
/** The panels, and what wraps them, among the boxes beside the list. */ function panelsFor(boxes, labels) {
    var first = boxes[0], second = boxes[1];
    // Without labels their count is no sign.
    var count = labels.length || NaN;
    var isNamed = function isNamed(box) {
        return !!swipe.idOf(box) && labels.some(function(label) {
            return targetOf(label) === swipe.idOf(box);
        });
    };
    var found = first && !boxes.some(isNamed) && wrappedIn(first, !second, count);
    if (!found) return {
        container: null,
        panels: boxes
    };
    // A box may hold nothing but the wrapper.
    var only = found[0], more = found[1];
    var inner = only && !more && count > 1 && isBox(only) && wrappedIn(only, false, count);
    return inner ? {
        container: only,
        panels: inner
    } : {
        container: first,
        panels: found
    };
}
/** The list in a box of its own, such as `nav` or a card's header; further in there beside a heading, or in a `nav`. */ function listIn(box) {
    var parts = swipe.isRoot(box) ? [] : swipe.partsIn(box);
    var _parts_filter = parts.filter(function(part) {
        return !/^H\d$/.test(swipe.tagOf(part));
    }), only = _parts_filter[0], more = _parts_filter[1];
    var inner = parts.find(function(part) {
        return swipe.tagOf(part) === 'NAV';
    }) || (more ? undefined : only);
    return parts.find(isList) || inner && listIn(inner);
}
function findList(children) {
    var first = children[0];
    var list = children.filter(isList)[0];
    if (list || !first) return list;
    var buttons = swipe.partsIn(first);
    if (buttons[0] && buttons.every(function(button) {
        return swipe.tagOf(button) === 'BUTTON';
    })) return first;
    // Lists are in panels, too: beside the box of one are as many panels as labels, or the labels name them.
    var fits = function fits(list, box) {
        var labels = labelsIn(list);
        var others = children.filter(function(other) {
            return other !== box && isBox(other);
        });
        var length = panelsFor(others, labels).panels.length;
        return length > 0 && (length === labels.length || labels.some(targetOf));
    };
    return children.map(listIn).find(function(list, n) {
        return list && fits(list, children[n]);
    });
}
/** Finds the author's parts among the root's own children, so that sets nest to any depth. */ function findParts(root) {
    var children = swipe.partsIn(root);
    var list = findList(children) || null;
    var labels = list ? labelsIn(list) : [];
    var at = children.indexOf(swipe.childHolding(root, list));
    var boxes = function boxes(some) {
        return some.filter(function(child) {
            return isBox(child) || swipe.isRoot(child);
        });
    };
    var after = boxes(children.slice(at + 1));
    var found = panelsFor(after[0] ? after : boxes(children.slice(0, at)), labels);
    return Object.assign(found, {
        list: list,
        labels: labels
    });
}
/** The panel that a label has already, but for one that was made and is empty still. */ function panelOf(label) {
    var _ref = swipe.itemOn(label) || {}, _ref_panel = _ref.panel, panel = _ref_panel === void 0 ? null : _ref_panel;
    var isUnused = panel && panel.matches("[" + swipe.MADE + "=empty]") && !panel.querySelector(':not(.z-content-inner)');
    return panel && panel.isConnected && !isUnused ? panel : null;
}
/** The panel of each label: by the id it names, else the one it has, else by order; links to other pages get none where there are too few. */ function matchPanels(labels, panels) {
    // With `#`, as no name that objects inherit begins so.
    var byId = {};
    panels.forEach(function(panel) {
        var id = swipe.idOf(panel);
        if (id) byId['#' + id] = byId['#' + id] || panel;
    });
    var named = labels.map(function(label) {
        return byId['#' + targetOf(label)] || null;
    });
    // Where the same labels have a panel each, the order tells what came late.
    var isWhole = panels.length === labels.length && labels.every(function(label, n) {
        return (swipe.itemOn(label) || {
            index: -1
        }).index === n;
    });
    var sure = labels.map(function(label, n) {
        var known = named[n] || isWhole ? null : panelOf(label);
        return named[n] || (named.indexOf(known) < 0 ? known : null);
    });
    var rest = panels.filter(function(panel) {
        return sure.indexOf(panel) < 0;
    });
    var few = rest.length < sure.filter(function(panel) {
        return !panel;
    }).length;
    // Behind which of the panels that are known already.
    var at = -1;
    return labels.map(function(label, n) {
        var panel = sure[n];
        if (panel && !named[n]) at = panels.indexOf(panel);
        var trigger = few && triggerIn(label);
        if (panel || trigger && swipe.isRealLink(trigger)) return panel || null;
        var next = at < 0 ? 0 : rest.findIndex(function(one) {
            return panels.indexOf(one) > at;
        });
        return rest.splice(Math.max(next, 0), 1)[0] || null;
    });
}

var makeBar = swipe.copies(function() {
    var link = swipe.build('a', 'z-link', [
        swipe.build('span', 'z-title'),
        swipe.build('span', 'z-arrow')
    ]);
    var item = swipe.build('li', '', [
        link
    ]);
    var bar = swipe.build('ul', 'z-tabs-nav z-tabs-mobile', [
        item
    ]);
    link.tabIndex = 0;
    swipe.setAttribute(link, 'role', 'button');
    swipe.setAttribute(item, 'role', 'presentation');
    swipe.setAttribute(bar, 'role', 'presentation');
    bar.style.display = 'none';
    return bar;
});
/** Puts what lies between the first panel and the last into a wrapper, in its order. */ function makeContainer(root, panels) {
    var last = panels[panels.length - 1];
    var end = last ? last.nextSibling : null;
    return swipe.wrap(root, swipe.build('div', '', [], 'box'), panels[0] || null, end);
}
/** A list for a set that has none; unseen, as its labels are empty. */ function makeList(root, panels) {
    var labels = panels.map(function() {
        return document.createElement('li');
    });
    var list = swipe.build('ul', '', labels);
    list.style.display = 'none';
    return root.insertBefore(list, root.firstChild);
}
/** The panel of a label: made where there is none, boxed where it has a meaning of its own. */ function panelFor(tabs, found, trigger) {
    if (found) {
        if (found.getAttribute(swipe.MADE) === 'hidden') swipe.dropMade(tabs.kind, found);
        // What would begin anew in a box is the panel itself (C12).
        if (isBox(found) || swipe.isStateful(found) && !swipe.isRoot(found)) return found;
        return swipe.wrap(found.parentNode, swipe.build('div', '', [], 'box'), found, found.nextSibling);
    }
    if (swipe.isRealLink(trigger)) return null;
    if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls) swipe.warnOnce(tabs, 'fewer panels than labels');
    return tabs.container.appendChild(swipe.build('div', '', [], 'empty'));
}
/** Writes a tab's own element, where that isn't its trigger. */ function writeElement(kind, element) {
    swipe.claim(kind, element, 'z-tab');
    element.setAttribute('role', 'presentation');
    element.removeAttribute('tabindex');
    if (swipe.saysYes(element, 'data-disabled')) swipe.setClass(element, 'z-disabled');
}
/** What takes focus of a tab: the author's, or a link of ours around what the label holds. */ function takeTrigger(kind, element) {
    var trigger = triggerIn(element) || swipe.build('a', '', [], 'box');
    if (!trigger.parentNode) swipe.wrap(element, trigger, element.firstChild, null);
    swipe.claim(kind, trigger, trigger === element ? 'z-tab z-link' : 'z-link');
    trigger.setAttribute('role', 'tab');
    trigger.setAttribute('tabindex', '-1');
    trigger.setAttribute('aria-selected', 'false');
    // Or it would be the button that Enter in a field of its form presses.
    if (swipe.tagOf(trigger) === 'BUTTON') trigger.setAttribute('type', 'button');
    return trigger;
}
/** Gives a tab its trigger again if the page has wiped it out with the text of the label. */ function mendTab(item) {
    var element = item.element, trigger = item.trigger, widget = item.widget, open = item.open;
    if (element.contains(trigger) || !widget.root.contains(element)) return false;
    item.trigger = takeTrigger(widget.kind, element);
    item.trigger.setAttribute('aria-selected', String(open));
    swipe.pair(item);
    return true;
}
/** Makes one tab of its nodes, in one pass, and each attribute written once (T2). */ function adoptTab(tabs, element, found) {
    var trigger = takeTrigger(tabs.kind, element);
    var panel = panelFor(tabs, found, trigger);
    if (trigger !== element) writeElement(tabs.kind, element);
    // prettier-ignore
    var item = swipe.register({
        index: 0,
        widget: tabs,
        element: element,
        header: element,
        trigger: trigger,
        panel: panel,
        open: false,
        load: undefined
    });
    if (panel) panel.setAttribute('role', 'tabpanel');
    else swipe.idFor(trigger, tabs.prefix + "-header-" + tabs.serial);
    var name = element.getAttribute('data-link');
    // Names by position that repeat are of a copy that a framework has made of a label.
    var isCopied = /^tab\d+$/.test(name || '') && tabs.list.querySelectorAll("[data-link=" + name + "]").length > 1;
    if (!name || isCopied) element.setAttribute('data-link', 'tab' + tabs.serial);
    if (swipe.isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
    return item;
}
/** Takes labels and panels in; panels that no label stands for stay hidden. */ function takeIn(tabs, labels, panels) {
    var matched = matchPanels(labels, panels);
    labels.forEach(function(label, n) {
        var item = swipe.itemOn(label);
        var _ref = item || {}, _ref_panel = _ref.panel, panel = _ref_panel === void 0 ? null : _ref_panel;
        var isThere = panel && tabs.container.contains(panel);
        if (item && panel !== (matched[n] || (isThere ? panel : null))) swipe.giveBack(item, [
            label,
            panel
        ]);
    });
    labels.forEach(function(label, n) {
        return swipe.itemOn(label) || adoptTab(tabs, label, matched[n] || null);
    });
    swipe.renumber(tabs, labels.map(swipe.itemOn));
    // A box of ours may be around one that a label stands for.
    var isExtra = function isExtra(panel) {
        return !panel.hidden && matched.indexOf(panel) < 0 && !swipe.itemOn(panel);
    };
    var extra = panels.filter(isExtra);
    extra.forEach(swipe.hideByMark);
    if (extra[0]) swipe.warn(tabs, "" + extra.length + " panel(s) without a label");
}
/** Takes over a tab set's markup and completes it to the form of T2. */ function adoptTabs(tabs) {
    var root = tabs.root, kind = tabs.kind;
    var _findParts = findParts(root), found = _findParts.list, labels = _findParts.labels, panels = _findParts.panels, wrapper = _findParts.container;
    if (!found) {
        swipe.warn(tabs, 'there is no list of labels (ul, nav > ul, buttons)');
        if (!panels[0]) return false;
    }
    var list = found || makeList(root, panels);
    var container = wrapper || makeContainer(root, panels);
    swipe.claim(kind, list, 'z-tabs-nav z-tabs-desktop');
    swipe.setAttribute(list, 'role', 'tablist');
    swipe.claim(kind, container, 'z-container');
    var box = swipe.childHolding(root, container);
    if (box !== container) swipe.claim(kind, box, 'z-panels');
    [
        root,
        container
    ].forEach(swipe.hideBlank);
    var parent = list.parentNode;
    var arrow = parent.insertBefore(swipe.build('i', 'z-dropdown-arrow'), list);
    var bar = parent.insertBefore(makeBar(), arrow);
    var next = swipe.childHolding(root, list).nextSibling;
    var directed = root.closest('[dir]');
    var mirrored = !!directed && directed.matches('[dir=rtl i]');
    var state = {
        open: [],
        serial: 0,
        form: '',
        stop: undefined,
        dragged: 0,
        scrolls: false
    };
    Object.assign(tabs, {
        list: list,
        container: container,
        bar: bar,
        arrow: arrow,
        next: next,
        mirrored: mirrored
    }, state);
    takeIn(tabs, found ? labels : labelsIn(list), panels);
    swipe.markEnds(tabs);
    return true;
}
/** Whether the parts are still ours (C14). */ var isIntact = function isIntact(tabs) {
    return swipe.areIntact(tabs, tabs.list) && [
        tabs.list,
        tabs.container,
        tabs.bar
    ].every(function(part) {
        return tabs.root.contains(part) && part.matches(swipe.partsOf(tabs.kind));
    });
};
/** Takes in panels that the page has put beside the box of the others: those that labels name, and all behind a box of ours. */ function takeStrays(param, labels) {
    var root = param.root, list = param.list, container = param.container;
    var names = labels.map(targetOf).filter(Boolean);
    var isStray = function isStray(part) {
        return isBox(part) && !part.contains(list) && !part.contains(container) && (names.indexOf(swipe.idOf(part)) >= 0 || container.hasAttribute(swipe.MADE) && swipe.isBefore(container, part));
    };
    swipe.partsIn(root).filter(isStray).forEach(function(part) {
        return swipe.move(part, container);
    });
}
/** Puts panels that no label names into the order of the labels, by which the next start goes. */ function sortPanels(param) {
    var items = param.items, container = param.container;
    var next;
    items.slice().reverse().forEach(function(param) {
        var element = param.element, panel = param.panel;
        if (!panel || targetOf(element) === swipe.idOf(panel)) return;
        if (next && swipe.isBefore(next, panel) && !swipe.holdsStateful(panel)) swipe.move(panel, container, next);
        next = panel;
    });
}
/** Takes over labels and panels that the page has added, took out, or put elsewhere. */ function syncTabs(tabs) {
    var list = tabs.list, container = tabs.container;
    swipe.dropGone(tabs, list);
    var labels = labelsIn(list);
    takeStrays(tabs, labels);
    takeIn(tabs, labels, swipe.partsIn(container));
    sortPanels(tabs);
}
/** What the list is called: as the root, or by a word. */ var labelFor = function labelFor(param) {
    var root = param.root, options = param.options;
    return root.getAttribute('aria-label') || options['texts.tabs'];
};
/** Puts the labels back where the author has them. */ function restoreLabels(param) {
    var root = param.root, list = param.list, next = param.next;
    var box = swipe.childHolding(root, list);
    if (box && box.nextSibling !== next) swipe.move(box, root, next);
}
/** Takes the names off a copy that a set has given: they are no author's as it starts anew. */ function dropNames(tabs) {
    var list = tabs.list, items = tabs.items;
    if (list && list.getAttribute('aria-label') === labelFor(tabs)) swipe.setAttribute(list, 'aria-label', null);
    items.forEach(function(param) {
        var element = param.element;
        if (/^tab\d+$/.test(element.getAttribute('data-link') || '')) swipe.setAttribute(element, 'data-link', null);
    });
}
/** Puts the labels back; of a copy, nobody knows where they were. */ var release = function release(tabs, isCopy) {
    return (isCopy ? dropNames : restoreLabels)(tabs);
};
var tabsMarkup = {
    rootClass: 'z-tabs',
    innerClass: 'z-content-inner',
    itemClasses: [
        'z-tab',
        'z-tab',
        'z-link',
        'z-content'
    ],
    parts: {
        'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
        'z-container': 'class style aria-live',
        'z-panels': 'class',
        'z-tab': 'class role style tabindex data-link',
        'z-link': 'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
        'z-named': 'aria-label',
        'z-said': 'class aria-hidden',
        'z-content': 'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label'
    },
    nodes: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
    ownClasses: /^z-(?!\d|demo-|(auto|disabled|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
    optionClasses: /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?|flat(-[a-z-]+)?|mini|small|medium|x{0,2}large|normal|contained|underlined|clean|pills|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
    authored: /(^| )id=(?!uiTabs\d+-|.*-\d+$)|^data-link=(?!tab\d+$)| (data-link|type)=|^(?!A |BUTTON |LI )\S+ aria-label=| aria-labelledby=(?!uiTabs\d+-|.+-header-\d+$)|[^L] role=tablist/,
    adopt: adoptTabs,
    isIntact: isIntact,
    mend: mendTab,
    sync: syncTabs,
    release: release
};

/** The nodes of a tab to be added, in the form that the list has: the page's own from now on. */ function makeNodes(param, settings) {
    var list = param.list;
    var inList = swipe.isOneOf(swipe.tagOf(list), 'UL OL');
    var trigger = document.createElement(inList ? 'a' : 'button');
    var element = inList ? document.createElement('li') : trigger;
    var panel = document.createElement('div');
    if (inList) element.appendChild(trigger);
    if (settings.name) swipe.setAttribute(element, 'data-link', settings.name);
    if (settings.disabled) swipe.setClass(element, 'z-disabled');
    if (settings.closable !== undefined) swipe.setAttribute(element, 'data-closable', String(settings.closable));
    if (settings.url) swipe.setAttribute(panel, 'data-content-url', settings.url);
    return {
        element: element,
        trigger: trigger,
        panel: panel
    };
}
function add(tabs, given, content, name) {
    var isLabel = !swipe.isObject(given) || swipe.isNodes(given);
    var settings = isLabel ? {
        tab: given,
        content: content,
        name: name
    } : given;
    if (!swipe.settle(tabs)) return;
    var list = tabs.list, container = tabs.container, items = tabs.items;
    var index = swipe.placeFor(tabs, settings.index);
    if (index < 0) return;
    var next = items[index];
    var _makeNodes = makeNodes(tabs, settings), element = _makeNodes.element, trigger = _makeNodes.trigger, panel = _makeNodes.panel;
    swipe.insertLabel(trigger, settings.tab);
    swipe.move(panel, container, next && next.panel);
    swipe.move(element, list, next && next.element);
    var item = adoptTab(tabs, element, panel);
    readTab(tabs, item);
    swipe.insertItem(tabs, item, index, items);
    swipe.fill(item, swipe.ensureInner(item), settings.content);
}
/** What can be called on a tab set; what each does is told in `TabsInstance`. */ var tabsMethods = Object.assign({}, swipe.sharedMethods, swipe.featureMethods, {
    add: add,
    active: function active(param) {
        var open = param.open;
        return open[0] ? open[0].index : -1;
    }
});
/** What buttons of the page may do. */ var tabsCommands = Object.assign(swipe.selecting('click'), swipe.featureCommands);

/** The effects of T15. Left and up are -1. */ var EFFECTS = {
    slideH: [
        'x',
        -1,
        1,
        true
    ],
    slideV: [
        'y',
        -1,
        1,
        true
    ],
    slideLeft: [
        'x',
        -1,
        1
    ],
    slideRight: [
        'x',
        1,
        -1
    ],
    slideUp: [
        'y',
        -1,
        1
    ],
    slideDown: [
        'y',
        1,
        -1
    ],
    slideUpDown: [
        'y',
        -1,
        -1
    ],
    fade: [
        'opacity',
        0,
        0
    ]
};
/** What moves: both panels, and the height of what holds them. */ function movesOf(tabs, come, go, height) {
    var container = tabs.container, options = tabs.options, dragged = tabs.dragged;
    var _EFFECTS_options_animationeffects = EFFECTS[options['animation.effects']], part = _EFFECTS_options_animationeffects[0], leave = _EFFECTS_options_animationeffects[1], enter = _EFFECTS_options_animationeffects[2], turns = _EFFECTS_options_animationeffects[3];
    var panel = come.panel;
    var old = go.panel;
    var mirrored = part === 'x' && swipe.isRightToLeft(container);
    var sign = turns && come.index > go.index === mirrored ? -1 : 1;
    var length = sign * (part === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, old.offsetHeight));
    var at = function at(value) {
        var _obj;
        return _obj = {}, _obj[part] = value, _obj;
    };
    var rest = part === 'opacity' ? 1 : 0;
    var moves = [
        {
            element: panel,
            from: at(enter * length + dragged),
            to: at(rest)
        },
        {
            element: old,
            from: at(rest + dragged),
            to: at(leave * length)
        }
    ];
    var to = swipe.usedSize(container, 'height');
    if (height !== to) moves.push({
        element: container,
        from: {
            height: height
        },
        to: {
            height: to
        }
    });
    return moves;
}
var fadeIn = function fadeIn(param) {
    var panel = param.panel;
    return {
        element: panel,
        from: {
            opacity: 0
        },
        to: {
            opacity: 1
        }
    };
};
/** Where a panel lies in the container, and its size in the flow. */ function placeOf(param, size) {
    var offsetLeft = param.offsetLeft, offsetTop = param.offsetTop;
    return swipe._extends({
        left: "" + offsetLeft + "px",
        top: "" + offsetTop + "px",
        margin: '0'
    }, size);
}
/** Takes a panel out of the flow, so that it is seen where it was at `top`, whatever has scrolled since; returns what ends that. */ function pin(panel, place, top) {
    // Not by inline styles, which are the author's.
    var pinned = panel.animate(place, {
        fill: 'both'
    });
    swipe.setClass(panel, 'z-leave');
    var _panel_getBoundingClientRect = panel.getBoundingClientRect(), now = _panel_getBoundingClientRect.top, height = _panel_getBoundingClientRect.height;
    // In pixels of CSS, which zoom and transforms change.
    var moved = (now - top) * panel.offsetHeight / height || 0;
    var shifted = swipe._extends({}, place, {
        top: "calc(" + place.top + " - " + moved + "px)"
    });
    if (moved) pinned.effect.setKeyframes(shifted);
    return function() {
        swipe.setClass(panel, 'z-leave', false);
        pinned.cancel();
    };
}
/** Shows the beginning of the new panel where the box of the panels scrolls. */ function scrollUp(param) {
    var container = param.container, scrolls = param.scrolls;
    if (scrolls) container.scrollTo({
        left: 0,
        top: 0,
        behavior: 'instant'
    });
}
/** In the accordion form, the panel that opens fades in, and what lies below is in its new place at once (T28). */ var fadeOf = function fadeOf(tabs, come) {
    return {
        play: function play(settled) {
            return swipe.animate(tabs, [
                fadeIn(come)
            ], settled);
        },
        drop: function drop() {
            return undefined;
        }
    };
};
/** Measures the panel of the tab that is left, which leaves over the panel of the one selected. */ function prepareMotion(tabs, param) {
    var opened = param.opened, closed = param.closed;
    var container = tabs.container, root = tabs.root;
    var come = opened[0];
    var go = closed[0];
    if (!come || !go || isAccordion(tabs) || !swipe.canMove(tabs)) {
        scrollUp(tabs);
        return come && isAccordion(tabs) ? fadeOf(tabs, come) : null;
    }
    var old = go.panel;
    var height = swipe.usedSize(container, 'height');
    var top = old.getBoundingClientRect().top;
    var size = {
        width: getComputedStyle(old).width,
        height: getComputedStyle(old).height
    };
    scrollUp(tabs);
    // Panels on their way are placed in the container.
    var paintMoving = function paintMoving(moves) {
        swipe.setClass(container, 'z-animating', moves);
        swipe.setClass(root, 'z-moving', moves);
    };
    paintMoving(true);
    var place = placeOf(old, size);
    return {
        play: function play(settled) {
            var release = swipe.keepInSight(go);
            var unpin = pin(old, place, top);
            swipe.animate(tabs, movesOf(tabs, come, go, height), function() {
                paintMoving(false);
                unpin();
                release();
                settled();
            });
        },
        drop: function drop() {
            // The next change may be on its way.
            if (!tabs.finish) paintMoving(false);
        }
    };
}
var tabsMotion = {
    prepareMotion: prepareMotion
};

/** A flat theme needs the class `flat` beside its own, which authors write or leave out. */ var themeClasses = function themeClasses(theme) {
    return (" " + theme).indexOf(' flat-') < 0 ? theme : "flat " + theme;
};
/** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = swipe.joined(swipe.sharedRows, {
    /** What arrow keys do. `auto`: they select a tab. `manual`: they only move the focus, and Enter or Space selects the tab. */ activation: swipe.oneOf([
        'auto',
        'manual'
    ]),
    /** How long the animation takes, in milliseconds. */ 'animation.duration': swipe.count(600),
    /** How panels move. `none`: no animation. */ 'animation.effects': swipe.oneOf([
        'slideV',
        'slideH',
        'slideLeft',
        'slideRight',
        'slideUp',
        'slideDown',
        'slideUpDown',
        'fade',
        'none'
    ], undefined, {
        fadeIn: 'fade',
        slideTop: 'slideUp'
    }),
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeInQuad`. */ 'animation.easing': swipe.easing('easeInQuad'),
    /** Whether tabs and panels have borders. In flat themes, it is the coloured bar between the tabs and the panel. The styles `clean` and `underlined` have no borders. */ bordered: swipe.flag(true, 'z-bordered'),
    /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. */ closable: swipe.flag(false),
    /** Whether the open tab can be closed, by a click, Enter or Space on it. */ collapsible: swipe.flag(false),
    /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. */ defaultTab: swipe.text('tab1'),
    /** How high panels are: each as its content needs (`content`), or all as high as the highest (`equal`). With `equal`, find-in-page searches the open panel only. */ heightStyle: swipe.oneOf([
        'content',
        'equal'
    ], {
        equal: 'z-equal'
    }),
    /** The largest number of rows of tabs. Tabs that need more rows become a dropdown, or what `mobileNav` says. */ maxRows: swipe.count(2),
    /** Whether the tabs become a dropdown. `true`: in narrow windows (see `minWindowWidth`), and wherever they don't fit. `auto`: only where they don't fit. `accordion`: there each tab is above its panel instead. */ mobileNav: swipe.flagOr([
        true,
        false,
        'auto',
        'accordion'
    ]),
    /** Whether a `span` in a tab is a second line of text. The first line is in capitals. */ multiline: swipe.flag(false, 'z-multiline'),
    /** Whether the tabs are in a row above or below the panels, or in a column beside them. */ orientation: swipe.oneOf([
        'horizontal',
        'vertical'
    ], swipe.itself),
    /** What happens to tabs that don't fit into one row: they wrap into more rows (`rows`), or the row scrolls (`scroll`). Horizontal tabs only. */ overflow: swipe.oneOf([
        'rows',
        'scroll'
    ], {
        scroll: 'z-scroll'
    }),
    /** Whether the tabs are above (`top`) or below (`bottom`) the panels, and on which side of their row. `compact`: the tabs fill the whole width, in equal parts. Vertical tabs are left (`top-left`) or right (`top-right`) of the panels. */ position: Object.assign(swipe.oneOf([
        'top-left',
        'top-center',
        'top-right',
        'top-compact',
        'bottom-left',
        'bottom-center',
        'bottom-right',
        'bottom-compact'
    ], function(value) {
        return value.split('-', 1) + ' ' + value;
    }), {
        follows: true
    }),
    /** Whether the tabs adapt to the width, with rows, a dropdown or scrolling. */ responsive: swipe.flag(true),
    /** The size of the tabs: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. */ size: swipe.look('medium'),
    /** Whether there is space between the tabs. Flat themes only. */ spaced: swipe.flag(false, 'z-spaced'),
    /** Whether the row of tabs stays in sight while the page scrolls through a long panel: at the top of the window, or at the bottom with a `bottom` position. */ sticky: swipe.flag(false, 'z-sticky'),
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. */ style: swipe.look('normal'),
    /** Whether a finger that moves a panel sideways selects the next tab or the one before. With the effect `slideH`, the panel follows the finger. */ swipe: swipe.flag(false, 'z-swipe'),
    /** A name that tabs of the page have in common: what a user selects in one is selected in the others, by `data-link` or the tab's text. With `rememberState`, all pages of the site remember it, and no id is needed. */ sync: swipe.text(''),
    /** The name of the tab list for screen readers, if the markup gives none. */ 'texts.tabs': swipe.phrase('Tabs'),
    /** The button that opens the list of all tabs. */ 'texts.moreTabs': swipe.phrase('More tabs'),
    /** The button that closes a tab. The text of the tab follows. */ 'texts.close': swipe.phrase('Close'),
    /** Announced when a user has closed a tab. The text of the tab comes first. */ 'texts.closed': swipe.phrase('closed'),
    /** Announced with a tab that a key closes. */ 'texts.deleteCloses': swipe.phrase('Delete closes it.'),
    /** The name of a theme, or a class of your own. */ theme: swipe.look('silver', themeClasses),
    /** Called before a tab is selected. `item.from` is the index of the tab that is still selected. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */ beforeSelect: swipe.callback(),
    /** Called as soon as the panel of a selected tab has its size, before it moves: once each time it opens, also at the start. */ show: swipe.callback(),
    /** Called when a tab has been selected and its animation has ended. */ select: swipe.callback(),
    /** Called after `select`, for the tab that was selected before. */ deactivate: swipe.callback(),
    /** Called before a tab is removed, by a user or by `remove()`. To prevent it, do the same as in `beforeSelect`. */ beforeRemove: swipe.callback(),
    /** Called when a tab has been removed. `item` has its elements and its last index. */ remove: swipe.callback()
});
/** What one option rules out in another: a column is at the left or the right, and never scrolls; panels of equal height aren't searched. */ function tidyTabs(values) {
    var findInPage = values.findInPage, heightStyle = values.heightStyle, orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
    var vertical = orientation === 'vertical';
    var scrolls = overflow === 'scroll' && !vertical && responsive;
    return swipe.derive(values, {
        // What has a size of its own is not hidden in the way that the browser's search knows.
        findInPage: heightStyle === 'content' && findInPage,
        overflow: scrolls ? 'scroll' : 'rows',
        position: vertical && position !== 'top-right' ? 'top-left' : position
    });
}
var tabsRules = {
    table: swipe.createTable(tabsOptions),
    effective: tidyTabs,
    rules: function rules(param) {
        var collapsible = param.options.collapsible;
        return {
            collapsible: collapsible,
            toggles: collapsible
        };
    }
};

/* One row that scrolls (T14). Swiping is the browser's own; the buttons are for pointers only, as keys move the row anyway. */ /** As wide as a button, which may cover that much of either end, and a pixel for rounding. */ var EDGE = 33;
/** Brings the selected tab into view, clear of the buttons; the page stays where it is. */ function show(param) {
    var list = param.list, _param_open = param.open, selected = _param_open[0];
    if (!selected) return;
    var _selected_element = selected.element, offsetLeft = _selected_element.offsetLeft, offsetWidth = _selected_element.offsetWidth;
    // Not by rectangles, which have zoom and transforms in them.
    var at = offsetLeft - list.offsetLeft - list.scrollLeft;
    var left = at - EDGE;
    var right = at + offsetWidth - list.offsetWidth + EDGE;
    if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
}
/** Turns of a wheel move the row as long as it can move, and the page after that. */ function onWheel(list, event) {
    var deltaX = event.deltaX, deltaY = event.deltaY;
    if (swipe.hasModifier(event) || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    var before = list.scrollLeft;
    list.scrollLeft += swipe.isRightToLeft(list) ? -deltaY : deltaY;
    if (list.scrollLeft !== before) event.preventDefault();
}
/** A button that moves the row by about a page: -1 to the left, 1 to the right. */ function addButton(param, way, next) {
    var list = param.list, cleanUps = param.cleanUps;
    var button = swipe.build('span', 'z-shift z-link', [
        swipe.build('span', 'z-arrow')
    ]);
    forPointers(button, function() {
        var left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
        list.scrollBy({
            left: left,
            behavior: swipe.reducedMotion().matches ? 'auto' : 'smooth'
        });
    });
    // Behind the list, and so painted over its labels.
    list.parentNode.insertBefore(button, next);
    cleanUps.push(function() {
        return button.remove();
    });
    return button;
}
/** Shows the buttons that have somewhere to go, over the ends of the list, wherever the box around both has put them. */ function paintButtons(list, buttons) {
    var clientWidth = list.clientWidth, offsetHeight = list.offsetHeight, offsetLeft = list.offsetLeft, offsetTop = list.offsetTop, offsetWidth = list.offsetWidth, scrollWidth = list.scrollWidth;
    var most = scrollWidth - clientWidth;
    var left = list.scrollLeft + (swipe.isRightToLeft(list) ? most : 0);
    buttons.forEach(function(button, n) {
        var style = button.style;
        style.display = (n ? most - left : left) > 1 ? '' : 'none';
        style.height = offsetHeight + 'px';
        var x = offsetLeft - button.offsetLeft + (n ? offsetWidth - button.offsetWidth : 0);
        style.transform = "translate(" + x + "px, " + (offsetTop - button.offsetTop) + "px)";
    });
}
/** Has the labels scroll in one row, with buttons where there is more. */ function mountScroll(tabs) {
    var arrow = tabs.arrow, cleanUps = tabs.cleanUps, items = tabs.items, list = tabs.list, root = tabs.root;
    var before = list.getAttribute('tabindex');
    var next = list.nextSibling;
    var buttons = [
        -1,
        1
    ].map(function(way) {
        return addButton(tabs, way, next);
    });
    var paint = function paint() {
        return paintButtons(list, buttons);
    };
    var follow = function follow() {
        return show(tabs);
    };
    var size;
    var fit = function fit() {
        var before = size;
        // Labels of another font are of another height.
        size = list.clientWidth + " " + list.offsetHeight;
        if (size !== before) follow();
        paint();
    };
    swipe.watchSize(tabs, arrow, function() {
        return function() {
            if (list.scrollWidth <= list.clientWidth) return fit();
            // A parent that is as wide as its content learns how wide the labels want to be: the row itself says nothing of it.
            swipe.setClass(root, 'z-measure');
            return function() {
                var sum = 0;
                items.forEach(function(param) {
                    var element = param.element;
                    return sum += element.offsetWidth;
                });
                return function() {
                    swipe.setClass(root, 'z-measure', false);
                    arrow.style.gridTemplateColumns = "minmax(0, " + sum + "px)";
                    return fit;
                };
            };
        };
    });
    // Or Firefox, for which every box that scrolls is a stop, would have Tab come to the list (H2).
    swipe.setAttribute(list, 'tabindex', '-1');
    cleanUps.push(function() {
        return swipe.setAttribute(list, 'tabindex', before);
    });
    swipe.on(tabs, 'change', follow);
    swipe.listen(tabs, list, {
        scroll: paint,
        wheel: function wheel(event) {
            return onWheel(list, event);
        }
    });
}

/** How long a panel takes to go back to its place, in milliseconds. */ var BACK = 200;
/** The tab on the side that a finger comes from; at the ends there is none. */ function nextBy(tabs, across) {
    var _tabs_open = tabs.open, open = _tabs_open[0];
    var by = across < 0 === swipe.isRightToLeft(tabs.container) ? -1 : 1;
    var next = open && swipe.nextUsable(tabs, by);
    return next && (next.index - open.index) * by > 0 ? next : undefined;
}
/** Has a finger that moves a panel sideways select the next tab, or the one before (T29). */ function mountSwipe(tabs) {
    var container = tabs.container, options = tabs.options, cleanUps = tabs.cleanUps;
    var drag;
    var drop = function drop() {
        swipe.setClass(container, 'z-dragged', false);
        if (drag) drag.cancel();
        drag = undefined;
    };
    /** The panel lies where the finger is, or goes back from there. */ var put = function put(at) {
        var panel = tabs.open[0].panel;
        var ways = [
            at || tabs.dragged,
            at
        ].map(function(x) {
            return {
                transform: "translateX(" + x + "px)"
            };
        });
        drop();
        swipe.setClass(container, 'z-dragged');
        drag = panel.animate(ways, at ? {
            duration: 1,
            fill: 'both'
        } : BACK);
        if (!at) drag.onfinish = drop;
        tabs.dragged = at;
    };
    var follow = function follow(across) {
        // Rectangles have the zoom and the transforms in them that there are between the finger and the panel.
        var scale = container.getBoundingClientRect().width / container.offsetWidth;
        var follows = options['animation.effects'] === 'slideH' && swipe.canMove(tabs) && !tabs.finish && !isAccordion(tabs) && nextBy(tabs, across);
        if (across && follows) put(across / scale);
        else if (drag) put(0);
        else tabs.dragged = 0;
    };
    var swiped = function swiped(across) {
        var next = nextBy(tabs, across);
        swipe.emit(tabs, 'action');
        if (next) swipe.openItem(next, 'click');
    };
    swipe.listenToSwipes(tabs, container, swiped, follow);
    // It goes on from where it lies.
    swipe.on(tabs, 'change', drop);
    cleanUps.push(drop, function() {
        return tabs.dragged = 0;
    });
}

/* Labels that stick to the window: by a style of the page's (R1), or by the option `sticky` (T27). */ /** How far labels may lie over their panel without being stuck, in pixels: over its border. */ var OVERLAP = 3;
var isSticky = function isSticky(element) {
    return getComputedStyle(element).position === 'sticky';
};
/** What sticks, if something does: the list or the bar, or a box around them. */ function stuckIn(param, menu) {
    var root = param.root, list = param.list, bar = param.bar;
    var at = menu ? bar : list;
    while(at !== root && !isSticky(at))at = at.parentElement;
    return at === root ? undefined : at;
}
/** How much of the panel's beginning lies above what is in sight in a box that scrolls, in pixels of the window. */ function hiddenIn(scroller, stuck, tabs) {
    var container = tabs.container, list = tabs.list;
    var isWindow = scroller === document.scrollingElement;
    var port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
    var isBeside = isColumn(tabs) && !isMenu(tabs);
    var covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
    var top = swipe.px(getComputedStyle(stuck).top) * (stuck.currentCSSZoom || 1);
    // Nothing covers a panel whose labels lie below it.
    var edge = swipe.isBefore(container, list) ? 0 : top + covered;
    return port + edge - container.getBoundingClientRect().top;
}
/** Brings the beginning of the panel into sight where it lies above, in what scrolls around the set. */ function showBeginning(tabs) {
    var stuck = stuckIn(tabs, isMenu(tabs));
    var at = stuck ? tabs.root.parentElement : null;
    while(at && !at.scrollTop)at = at.parentElement;
    var hidden = stuck && at ? hiddenIn(at, stuck, tabs) : 0;
    if (hidden > OVERLAP) at.scrollBy({
        top: -hidden,
        behavior: 'instant'
    });
}
/** Has a choice of the user's, or of the address, show the beginning of the panel where the labels stick (R1). */ function showWhenChosen(param, reason) {
    var _param_opened = param.opened, item = _param_opened[0];
    if (item && /click|key|hash/.test(reason)) showBeginning(item.widget);
}
/** The labels take their form in as many steps, before their height is read. */ var STEPS = 4;
var after = function after1(steps, last) {
    return steps ? function() {
        return after(steps - 1, last);
    } : last;
};
/** The height of what sticks, with its margins. */ function heightOf(tabs) {
    var _Math;
    var root = tabs.root, container = tabs.container, list = tabs.list, arrow = tabs.arrow;
    var parts = Array.from(root.children).filter(function(part) {
        return part !== container && part !== arrow && !(isMenu(tabs) && part === list);
    });
    var heights = parts.filter(isSticky).map(function(part) {
        var _getComputedStyle = getComputedStyle(part), marginTop = _getComputedStyle.marginTop, marginBottom = _getComputedStyle.marginBottom;
        return part.offsetHeight + swipe.px(marginTop) + swipe.px(marginBottom);
    });
    return (_Math = Math).max.apply(_Math, [].concat([
        0
    ], heights));
}
/** Tells the style sheet how high the labels are: what sticks takes no place of its own. */ function mountSticky(tabs) {
    var arrow = tabs.arrow, root = tabs.root;
    swipe.watchSize(tabs, arrow, function() {
        return after(STEPS, function() {
            var height = heightOf(tabs);
            return function() {
                return root.style.setProperty('--_row', "" + height + "px");
            };
        });
    });
    // The title of a dropdown's bar may be of another height.
    swipe.on(tabs, 'change', function() {
        return isMenu(tabs) && swipe.measureSoon(arrow);
    });
}

/** Has what a user selects selected in the other sets of the page with the same text in `sync`, where they have it (T25). */ function mountSync(tabs) {
    var kind = tabs.kind, options = tabs.options;
    swipe.on(tabs, 'change', function(param, reason) {
        var _param_opened = param.opened, item = _param_opened[0];
        if (!item || !/click|key/.test(reason)) return;
        var name = swipe.sharedName(item);
        var heading = kind.heading(item);
        var top = heading.getBoundingClientRect().top;
        swipe.allWidgets().forEach(function(other) {
            var follows = other !== tabs && other.options['sync'] === options.sync;
            var same = follows && other.items.find(function(one) {
                return swipe.sharedName(one) === name;
            });
            if (same) swipe.openAll([
                same
            ], 'restore');
        });
        // What was pressed stays where it is, whatever has changed its height above, in whatever scrolls.
        var moved = function moved() {
            return Math.round(heading.getBoundingClientRect().top - top);
        };
        for(var at = heading.parentElement; at && moved(); at = at.parentElement)at.scrollBy({
            top: moved(),
            behavior: 'instant'
        });
    });
}

/** The tab that the options ask for, else the first that a user can select, else the first of all. */ function usual(tabs) {
    var items = tabs.items, options = tabs.options;
    var name = options.defaultTab.trim();
    if (name === 'none' && options.collapsible) return [];
    var wanted = name && swipe.itemNamed(tabs, name) || items[swipe.indexFor(name, items.length)];
    if (!wanted && name && items[0]) swipe.warn(tabs, 'option defaultTab: there is no tab "' + name + '"');
    var all = [].concat([
        wanted
    ], items);
    var first = all.find(function(item) {
        return swipe.isUsable(item) && !swipe.saysHidden(item.element);
    }) || all.find(function(item) {
        return item && item.panel;
    });
    return first ? [
        first
    ] : [];
}
/** Gives the list an accessible name unless the author gave it one: the root's, the heading before it, or a word. */ function nameList(tabs) {
    var root = tabs.root, list = tabs.list, prefix = tabs.prefix, cleanUps = tabs.cleanUps;
    var before = root.previousElementSibling;
    var by = root.getAttribute('aria-labelledby');
    if (swipe.isAuthors(list, 'aria-labelledby') || swipe.isAuthors(list, 'aria-label')) return;
    if (!by && !root.getAttribute('aria-label') && before && /^H[1-6]$/.test(swipe.tagOf(before))) {
        var name = prefix + '-name';
        by = swipe.idFor(before, name);
        cleanUps.push(function() {
            return swipe.idOf(before) === name && swipe.setAttribute(before, 'id', null);
        });
    }
    swipe.setAttribute(list, 'aria-labelledby', by);
    swipe.setAttribute(list, 'aria-label', by ? null : labelFor(tabs));
}
/** Without tabs the root may have the focus: it has a role then, and its list's name (H7). */ function nameEmpty(tabs, isEmpty) {
    var list = tabs.list, root = tabs.root, _tabs_lent = tabs.lent, lent = _tabs_lent === void 0 ? [] : _tabs_lent;
    var names = [
        'role',
        'aria-label',
        'aria-labelledby'
    ];
    lent.forEach(function(name) {
        return swipe.setAttribute(root, name, null);
    });
    tabs.lent = names.filter(function(name) {
        return isEmpty && !root.hasAttribute(name);
    });
    tabs.lent.forEach(function(name) {
        return swipe.setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name));
    });
}
/**
 * In a grid of the page's own, what is measured would take a place and make a gap: it goes before such a list box. In such a
 * root, or one that is a flexible box, it stands out of the flow.
 */ function leaveLayout(param) {
    var root = param.root, arrow = param.arrow;
    var box = arrow.parentElement;
    var display = getComputedStyle(box).display;
    var isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
    return function() {
        if (box === root) return swipe.setClass(root, 'z-page-layout', /grid|flex/.test(display) && !isOurs);
        if (display !== 'grid') return;
        root.insertBefore(arrow, swipe.childHolding(root, arrow));
        swipe.measureSoon(arrow);
    };
}
/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */ function watchStyles(tabs) {
    swipe.watchSize(tabs, tabs.arrow, function() {
        return leaveLayout(tabs);
    });
    swipe.watchSize(tabs, tabs.arrow, function() {
        var before = tabs.mirrored;
        var mendHidden = swipe.readHidden(tabs, true);
        tabs.mirrored = swipe.isRightToLeft(tabs.root);
        var overflowY = getComputedStyle(tabs.container).overflowY;
        // Ours while panels move.
        if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
        var write = function write() {
            paintRoot(tabs);
            if (mendHidden) mendHidden();
        };
        return (tabs.mirrored !== before || mendHidden) && write;
    });
}
/** Where one has to be open and none is, the first that can be opened opens. */ function openOne(tabs) {
    var isFine = tabs.open.length || tabs.options.collapsible;
    var first = isFine ? undefined : swipe.nextUsable(tabs, 1);
    if (first) swipe.openItem(first, 'api');
}
function mount(tabs) {
    var list = tabs.list, options = tabs.options, items = tabs.items;
    paintRoot(tabs);
    nameList(tabs);
    mountKeys(tabs);
    var reads = tabs.started || options.closable || list.querySelector('[data-closable]');
    items.forEach(function(item) {
        return (reads ? readTab : paintName)(tabs, item);
    });
    swipe.on(tabs, 'structure', function() {
        nameEmpty(tabs, !tabs.items[0]);
        openOne(tabs);
    });
    if (!items[0]) nameEmpty(tabs, true);
    tabs.cleanUps.push(function() {
        closeMenu(tabs);
        nameEmpty(tabs, false);
    });
    watchStyles(tabs);
    // With the box that has the padding, or they would be lower as long as they weren't open.
    if (options.heightStyle === 'equal') items.filter(function(param) {
        var panel = param.panel;
        return panel;
    }).forEach(swipe.ensureInner);
    mountFit(tabs);
    if (options.overflow === 'scroll') mountScroll(tabs);
    if (options.swipe) mountSwipe(tabs);
    if (options.sticky) mountSticky(tabs);
    swipe.on(tabs, 'change', showWhenChosen);
    if (options.sync) mountSync(tabs);
    swipe.mountFeatures(tabs);
    if (tabs.started) openOne(tabs);
}
/** The plugin `$.fn.uiTabs`. */ var tabsKind = swipe._extends({
    name: 'uiTabs',
    noun: 'tab',
    features: swipe.features,
    methods: tabsMethods,
    readers: [
        'active',
        'count',
        'option'
    ],
    commands: tabsCommands,
    actionEndsPlay: true,
    mount: mount,
    initial: function initial(tabs) {
        return swipe.firstOpen(tabs, function() {
            return usual(tabs);
        });
    },
    waits: function waits(tabs) {
        return isAwaited(tabs, true);
    }
}, tabsMarkup, tabsView, tabsMotion, tabsEvents, tabsRules);

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ && $.fn) {
    swipe.definePlugin(tabsKind);
    var onSizes = swipe.remeasure('.z-dropdown-arrow');
    addEventListener('resize', onSizes);
    $.zFonts = document.fonts;
    $.zFonts.addEventListener('loadingdone', onSizes);
    swipe.hearPage(tabsKind);
    hearOutside();
} else console.error('uiTabs needs jQuery: add it first');
