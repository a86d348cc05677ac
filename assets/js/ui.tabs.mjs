/*! ui.tabs 0.1.0 | (c) ui-tabs contributors | MIT License */
import $ from 'jquery';
import { aG as widgetsInPage, o as setAttribute, ay as labelText, p as partsIn, a9 as idOf, d as isRealLink, aH as isOneOf, a as isRoot, _ as _extends, c as claim, j as idFor, k as isDisabled, r as register, e as build, w as wrapContent, al as MADE, aI as dropMade, au as wrap, aJ as warnOnce, n as saysYes, s as setClass, f as copies, g as buildButton, X as emit, aK as removeItem, W as listen, A as dropEmptyStyle, y as passFocus, a0 as isForeignKey, aL as holdsFocus, t as tellOf, P as watchSize, av as on, O as measureNow, aM as media, aN as measureSoon, m as move, h as childHolding, q as hide, z as isAuthors, aO as startsWithoutFocus, ax as isRightToLeft, v as classesOf, u as paintClasses, M as own, B as saysHidden, i as innerOf, V as listenToPresses, $ as itemOfHeader, a1 as isInteractive, a2 as moveFocus, T as isUsable, Z as selectItem, aP as isRemote, a3 as isReachable, l as hasClass, a8 as itemOn, a4 as forget, a5 as releaseParts, a6 as renumber, a7 as warn, S as markEnds, aa as sharedMethods, ab as onItem, aQ as itemAt, aR as moveItem, U as settle, ad as restart, af as changed, D as isHidden, aw as nextUsable, Y as openItem, ag as remount, aj as fill, ah as insertLabel, ai as insertItem, ao as insertContent, an as setDisabled, aS as textOf, aT as isObject, aU as isNodes, aC as indexFor, ap as canMove, aq as heightOf, as as keepInSight, aV as setStyles, ar as animate, E as sharedRows, F as callback, H as look, I as flag, aW as following, J as oneOf, aX as flagOrAuto, G as count, aY as text, K as easing, L as createTable, N as derive, aZ as reducedMotion, az as featureMethods, aA as firstOpen, aB as mountFeatures, a_ as nextItem, a$ as nameOf, aD as definePlugin, aE as hearResize, aF as hearPage } from './ui.shared.mjs';

/** Gives panels of tabs their labels on paper (R2), in all sets that are in the page then; sections have headings. */ function hearPrinting() {
    var print = function print(param) {
        var type = param.type;
        for(var _i = 0, _widgetsInPage = widgetsInPage(); _i < _widgetsInPage.length; _i++){
            var _widgetsInPage__i = _widgetsInPage[_i], kind = _widgetsInPage__i.kind, items = _widgetsInPage__i.items;
            for(var _i1 = 0; _i1 < items.length; _i1++){
                var _items__i = items[_i1], panel = _items__i.panel, trigger = _items__i.trigger;
                if (panel && kind.noun === 'tab') setAttribute(panel, 'data-z-label', type === 'beforeprint' ? labelText(trigger) : null);
            }
        }
    };
    addEventListener('beforeprint', print);
    addEventListener('afterprint', print);
}

function _type_of(obj) {
    "@swc/helpers - typeof";
    return obj && typeof Symbol !== "undefined" && obj.constructor === Symbol ? "symbol" : typeof obj;
}

/** What may hold panels, or be one, where nothing else says so. */ var BOXES = 'DIV SECTION ARTICLE MAIN FORM FIELDSET';
var isBox = function isBox(element) {
    return isOneOf(element.tagName, BOXES) && !isRoot(element);
};
/** A tab that is its own trigger: a button, a link, or what the author calls a tab. */ var isBare = function isBare(element) {
    return element.tagName === 'BUTTON' || element.tagName === 'A' || element.getAttribute('role') === 'tab';
};
var isList = function isList(element) {
    return (element.tagName === 'UL' || element.tagName === 'OL' || element.getAttribute('role') === 'tablist') && !isRoot(element);
};
/** The tabs of a list, in document order. */ function labelsIn(list) {
    var labels = [];
    for(var _i = 0, _partsIn = partsIn(list); _i < _partsIn.length; _i++){
        var element = _partsIn[_i];
        var bare = isBare(element);
        if (!bare && element.tagName !== 'LI') continue;
        var trigger = bare ? element : element.querySelector('a,button');
        var named = element.getAttribute('data-target') || '';
        var link = named || trigger && trigger.getAttribute('href') || '';
        labels.push({
            element: element,
            trigger: trigger,
            target: link.charAt(0) === '#' ? link.slice(1) : named
        });
    }
    return labels;
}
/** The list in a box of its own, such as `nav` or a card's header. */ function boxedList(box) {
    var parts = partsIn(box);
    var lists = parts.filter(isList);
    if (lists.length === 1 && (parts.length === 1 || /^(NAV|HEADER)$/.test(box.tagName) || parts.every(function(part) {
        return isList(part) || !isBox(part);
    }))) return lists[0];
    return parts.length === 1 && !isRoot(parts[0]) ? boxedList(parts[0]) : null;
}
/** Whether there are as many panels as labels beside the box of a list, or the labels name them. */ function fitsBox(list, others) {
    var labels = labelsIn(list);
    var panels = panelsFor(others.filter(isBox), labels).panels;
    return panels.length > 0 && (panels.length === labels.length || labels.some(function(param) {
        var target = param.target;
        return !!target;
    }));
}
function findList(children) {
    var _loop = function(_i1) {
        var child = children[_i1];
        var list = isRoot(child) ? null : boxedList(child);
        var others = children.filter(function(other) {
            return other !== child;
        });
        if (list && fitsBox(list, others)) return {
            v: list
        };
    };
    for(var _i = 0; _i < children.length; _i++){
        var child = children[_i];
        if (isList(child)) return child;
    }
    var first = children[0];
    var buttons = first ? partsIn(first) : [];
    if (first && buttons.length && buttons.every(function(param) {
        var tagName = param.tagName;
        return tagName === 'BUTTON';
    })) return first;
    for(var _i1 = 0; _i1 < children.length; _i1++){
        var _ret = _loop(_i1);
        if (_type_of(_ret) === "object") return _ret.v;
    }
    return null;
}
/** The parts in a box that can be the wrapper of panels; null where it is a panel itself. */ function partsOfWrapper(box, labels, alone) {
    var inside = partsIn(box);
    var count = inside.length;
    var boxes = inside.every(isBox);
    for(var _i = 0, _Array_from = Array.from(box.childNodes); _i < _Array_from.length; _i++){
        var node = _Array_from[_i];
        if (node.nodeType === 3 && node.nodeValue.trim()) return null;
    }
    var fits = alone ? boxes || count <= labels.length : boxes && count && count === labels.length;
    return fits && !isRoot(box) ? inside : null;
}
/** The panels, and what wraps them, among the boxes beside the list. */ function panelsFor(boxes, labels) {
    var first = boxes[0];
    var isNamed = function isNamed(box) {
        return labels.some(function(param) {
            var target = param.target;
            return target && target === idOf(box);
        });
    };
    var inside = first && !boxes.some(isNamed) && partsOfWrapper(first, labels, boxes.length === 1);
    if (!inside) return {
        container: null,
        panels: boxes
    };
    // A box may hold nothing but the wrapper.
    var only = inside[0], more = inside[1];
    var deeper = only && !more && labels.length > 1 && isBox(only) && partsOfWrapper(only, labels, false);
    return deeper ? {
        container: only,
        panels: deeper
    } : {
        container: first,
        panels: inside
    };
}
/** Finds the author's parts among the container's own children, so that sets nest to any depth. */ function findParts(root) {
    var children = partsIn(root);
    var list = findList(children);
    var labels = list ? labelsIn(list) : [];
    var before = [];
    var after = [];
    for(var _i = 0; _i < children.length; _i++){
        var child = children[_i];
        var place = list ? list.compareDocumentPosition(child) : Node.DOCUMENT_POSITION_FOLLOWING;
        if (!isBox(child) && !isRoot(child)) continue;
        if (place & Node.DOCUMENT_POSITION_FOLLOWING) after.push(child);
        else if (place === Node.DOCUMENT_POSITION_PRECEDING) before.push(child);
    }
    return _extends({
        list: list,
        labels: labels
    }, panelsFor(after.length ? after : before, labels));
}
/**
 * The panel of each label: by the id it names, the others by their order. Links to other pages get none
 * where there are too few.
 */ function matchPanels(labels, panels) {
    var isNaming = labels.some(function(param) {
        var target = param.target;
        return target;
    });
    if (!isNaming && labels.length <= panels.length) return panels.slice(0, labels.length);
    var byId = {};
    for(var _i = 0; _i < panels.length; _i++){
        var _byId, _ref;
        var panel = panels[_i];
        (_byId = byId)[_ref = '#' + idOf(panel)] || (_byId[_ref] = panel);
    }
    var named = labels.map(function(param) {
        var target = param.target;
        return target && byId['#' + target] || null;
    });
    var rest = panels.filter(function(panel) {
        return named.indexOf(panel) < 0;
    });
    var few = rest.length < named.filter(function(panel) {
        return !panel;
    }).length;
    var isLeft = function isLeft(param) {
        var trigger = param.trigger;
        return few && !!trigger && isRealLink(trigger);
    };
    return labels.map(function(label, n) {
        return named[n] || (isLeft(label) ? null : rest.shift() || null);
    });
}

/** The panel of a label: made where there is none, boxed where it has a meaning of its own. */ function panelFor(tabs, found, trigger) {
    if (found && found.getAttribute(MADE) === 'hidden') dropMade(found);
    if (found) return isBox(found) ? found : wrap(found, build('div', '', [], 'box'));
    if (isRealLink(trigger)) return null;
    var contentUrls = tabs.options.contentUrls;
    if (!trigger.closest('[data-content-url]') && !contentUrls) warnOnce(tabs, 'there are fewer panels than labels: empty ones are made');
    return tabs.container.appendChild(build('div', '', [], 'empty'));
}
/** A trigger around what a label holds. */ function makeTrigger(element) {
    var made = build('a', '', [], 'box');
    wrapContent(element, made);
    return made;
}
/** Writes a tab's own element, where that isn't its trigger. */ function writeElement(kind, element) {
    var kept = claim(kind, element, 'z-tab');
    element.setAttribute('role', 'presentation');
    if (kept && kept['tabindex']) element.removeAttribute('tabindex');
    if (saysYes(element, 'data-disabled')) setClass(element, 'z-disabled');
}
/** Writes a panel: closed; returns its id. */ function writePanel(kind, panel, name, id) {
    claim(kind, panel, 'z-content');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('hidden', '');
    if (name) panel.setAttribute('aria-labelledby', name);
    return idFor(panel, id);
}
/** Makes one tab of its nodes, in one pass, and each attribute written once (T2). */ function adoptTab(tabs, label, found, index) {
    var element = label.element;
    var kind = tabs.kind, prefix = tabs.prefix;
    var serial = tabs.serial += 1;
    var trigger = label.trigger || makeTrigger(element);
    var panel = panelFor(tabs, found, trigger);
    var bare = trigger === element;
    if (!bare) writeElement(kind, element);
    claim(kind, trigger, bare ? 'z-tab z-link' : 'z-link');
    trigger.setAttribute('role', 'tab');
    trigger.setAttribute('tabindex', '-1');
    trigger.setAttribute('aria-selected', 'false');
    // Or it would be the button that Enter in a field of its form presses.
    if (trigger.tagName === 'BUTTON') trigger.setAttribute('type', 'button');
    var name = idFor(trigger, prefix + "-tab" + serial);
    var id = panel && writePanel(kind, panel, name, prefix + "-panel" + serial);
    if (id) trigger.setAttribute('aria-controls', id);
    // prettier-ignore
    var item = {
        index: index,
        widget: tabs,
        element: element,
        header: element,
        trigger: trigger,
        panel: panel,
        open: false,
        load: undefined
    };
    if (isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
    return register(item);
}
/** Names tabs by their position, or the next number that is free, unless the author named them. */ function nameTabs(param) {
    var items = param.items;
    var names = {};
    for(var _i = 0; _i < items.length; _i++){
        var element = items[_i].element;
        names[element.getAttribute('data-link') || ''] = true;
    }
    if (!names['']) return;
    for(var _i1 = 0; _i1 < items.length; _i1++){
        var _items__i = items[_i1], element1 = _items__i.element, index = _items__i.index;
        if (element1.getAttribute('data-link')) continue;
        var n = index + 1;
        while(names['tab' + n])n += 1;
        names['tab' + n] = true;
        element1.setAttribute('data-link', 'tab' + n);
    }
}
/** A close button beside a label; for the mouse and the finger alone, as lists hold nothing but tabs. */ var makeClose = copies(function() {
    var button = buildButton('z-close');
    button.setAttribute('tabindex', '-1');
    button.setAttribute('aria-hidden', 'true');
    return button;
});

/** Whether users may close a tab; its own word on that comes before the option's. */ var isClosable = function isClosable(param, param1) {
    var options = param.options;
    var element = param1.element;
    return saysYes(element, 'data-closable', options.closable);
};
/** Closes a tab on a user's behalf, where users may; tells whether they may. */ function close(tabs, item, reason) {
    if (!isClosable(tabs, item) || isDisabled(item)) return false;
    emit(tabs, 'action');
    // A mouse gives the focus to no close button; where it was nowhere, the next key goes on from here.
    if (document.activeElement === document.body) item.trigger.focus({
        preventScroll: true
    });
    removeItem(item, reason);
    return true;
}
var buttonOf = function buttonOf(param) {
    var element = param.element;
    return element.querySelector(':scope > .z-close');
};
/** Puts a close button beside a label; a press on it leaves the focus where it is. */ function addButton$1(tabs, item) {
    var button = item.element.appendChild(makeClose());
    button.onmousedown = function(event) {
        return event.preventDefault();
    };
    button.onclick = function(event) {
        event.preventDefault();
        close(tabs, item, 'click');
    };
    return button;
}
/** Gives a tab its close button, where there is a place beside its label, or takes that away. */ function paintClose(tabs, item) {
    var element = item.element, trigger = item.trigger;
    var closable = isClosable(tabs, item);
    var button = buttonOf(item);
    setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
    if (closable && !button && trigger !== element) button = addButton$1(tabs, item);
    setClass(element, 'z-closable', closable && !!button);
    if (!button) return;
    if (!closable) return button.remove();
    button.title = tabs.options['texts.close'] + " " + labelText(trigger);
    button.disabled = isDisabled(item);
}
/** Gives tabs their close buttons, or takes away those that other options gave. */ function paintClosing(tabs) {
    var list = tabs.list, items = tabs.items, options = tabs.options;
    if (options.closable || list.querySelector('[data-closable],[aria-keyshortcuts]')) for(var _i = 0; _i < items.length; _i++){
        var item = items[_i];
        paintClose(tabs, item);
    }
}

/* The dropdown form (T12): the bar is a button that shows and hides the author's tab list. */ var isMenu = function isMenu(param) {
    var form = param.form;
    return form === 'menu';
};
var linkOf = function linkOf(param) {
    var bar = param.bar;
    return bar.querySelector('a');
};
/** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */ function entry(item) {
    var tabs = item.widget;
    return isMenu(tabs) && !tabs.closeMenu ? linkOf(tabs) : item.trigger;
}
/** The bar says what is selected; as text, so that the author's nodes stay the only ones. */ function paintMenuTitle(tabs) {
    var _open_;
    if (!isMenu(tabs)) return;
    var items = tabs.items, open = tabs.open, options = tabs.options;
    var selected = items[(_open_ = open[0]) != null ? _open_ : -1];
    var title = linkOf(tabs).firstChild;
    title.textContent = selected ? labelText(selected.trigger) : options['texts.moreTabs'];
}
function paintOpen(tabs, open) {
    var closed = isMenu(tabs) && !open;
    setClass(tabs.bar, 'z-state-closed', closed);
    setClass(tabs.list, 'z-hide-menu', closed);
    linkOf(tabs).setAttribute('aria-expanded', String(open));
}
/** Makes the bar's link a button; it is written where the bar is needed first. */ function paintBar(tabs) {
    var bar = tabs.bar, list = tabs.list, prefix = tabs.prefix;
    var link = linkOf(tabs);
    if (!idOf(list)) list.id = prefix + '-list';
    for(var _i = 0, _iter = [
        bar,
        bar.firstElementChild
    ]; _i < _iter.length; _i++){
        var box = _iter[_i];
        box.setAttribute('role', 'presentation');
    }
    link.setAttribute('role', 'button');
    link.setAttribute('aria-controls', idOf(list));
    link.tabIndex = 0;
}
/** Shows the bar in place of the list, or the list again; the form is in force already. What is open stays so. */ function paintMenu(tabs) {
    var bar = tabs.bar, list = tabs.list, options = tabs.options, root = tabs.root, stop = tabs.stop;
    var on = isMenu(tabs);
    if (tabs.closeMenu) {
        if (on) return;
        tabs.closeMenu(false);
    }
    if (on) paintBar(tabs);
    bar.style.display = on ? '' : 'none';
    dropEmptyStyle(bar);
    paintOpen(tabs, false);
    paintMenuTitle(tabs);
    var vertical = on || options.orientation === 'vertical';
    setAttribute(list, 'aria-orientation', vertical ? 'vertical' : null);
    passFocus(on ? list : bar, stop && entry(stop), root);
}
function openMenu(tabs) {
    var bar = tabs.bar, list = tabs.list, stop = tabs.stop;
    if (!stop) return;
    var outside = function outside(param) {
        var target = param.target;
        var isInside = bar.contains(target) || list.contains(target);
        if (isInside || !tabs.closeMenu) return;
        tabs.closeMenu(false);
        // What was pressed may take the focus; the page's body doesn't count.
        setTimeout(function() {
            var activeElement = document.activeElement, body = document.body;
            if (!activeElement || activeElement === body) linkOf(tabs).focus({
                preventScroll: true
            });
        });
    };
    tabs.closeMenu = function(refocus) {
        tabs.closeMenu = null;
        for(var _i = 0, _iter = [
            'pointerdown',
            'focusin'
        ]; _i < _iter.length; _i++){
            var type = _iter[_i];
            document.removeEventListener(type, outside, true);
        }
        var had = holdsFocus(list);
        paintOpen(tabs, false);
        if (refocus || had) linkOf(tabs).focus({
            preventScroll: true
        });
    };
    paintOpen(tabs, true);
    stop.trigger.focus();
    for(var _i = 0, _iter = [
        'pointerdown',
        'focusin'
    ]; _i < _iter.length; _i++){
        var type = _iter[_i];
        document.addEventListener(type, outside, true);
    }
}
/** Presses and keys on the bar; the dropdown's own keys. */ function mountMenu(tabs) {
    var bar = tabs.bar, list = tabs.list, cleanUps = tabs.cleanUps;
    tabs.hasMenu = true;
    var toggle = function toggle(event) {
        event.preventDefault();
        emit(tabs, 'action');
        if (tabs.closeMenu) tabs.closeMenu(true);
        else openMenu(tabs);
    };
    var keydown = function keydown(event) {
        var key = event.key, currentTarget = event.currentTarget;
        if (currentTarget === bar && !isForeignKey(event) && /^(Enter| |ArrowDown)$/.test(key)) return toggle(event);
        if (!tabs.closeMenu || event.defaultPrevented || !/^(Escape|Tab)$/.test(key)) return;
        // A dialog around the set stays open.
        if (key === 'Escape') event.stopPropagation();
        event.preventDefault();
        tabs.closeMenu(true);
    };
    listen(tabs, bar, {
        click: toggle,
        keydown: keydown
    });
    listen(tabs, list, {
        keydown: keydown
    });
    cleanUps.push(function() {
        if (tabs.closeMenu) tabs.closeMenu(false);
    });
}

/** What the page is told of a tab. */ function describeTab(param, reason) {
    var index = param.index, element = param.element, panel = param.panel;
    var about = {
        index: index,
        tab: $(element),
        content: panel ? $(panel) : $()
    };
    if (reason) about.reason = reason;
    return about;
}
/** Tells of a change: the tab selected first, then the one that was left (T16). */ function tellTabs(param, param1, reason) {
    var items = param.items;
    var opened = param1.opened, closed = param1.closed;
    var left = closed.map(function(index) {
        return items[index];
    });
    for(var _i = 0; _i < opened.length; _i++){
        var index = opened[_i];
        tellOf(items[index], 'select', reason);
    }
    for(var _i1 = 0; _i1 < left.length; _i1++){
        var item = left[_i1];
        if (item && item.index >= 0) tellOf(item, 'deactivate', reason);
    }
}

/** Whether `count` tabs, each as wide as the widest, fit into one row. */ var fitsRow = function fitsRow(count, widest, space, gap) {
    return count * (widest + gap) - gap <= space;
};
/**
 * The number of tabs in each row (rule T10): one row where their natural widths fit, else the fewest
 * rows of equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
 */ function rowsOf(widths, space, gap) {
    var _Math;
    var sum = widths.reduce(function(total, width) {
        return total + width + gap;
    }, -gap);
    if (sum <= space) return [
        widths.length
    ];
    var rows = [];
    var count = 0;
    var widest = 0;
    for(var _i = 0; _i < widths.length; _i++){
        var width = widths[_i];
        widest = Math.max(widest, width);
        if (count && !fitsRow(count + 1, widest, space, gap)) {
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
    return isLone && fitsRow(2, (_Math = Math).max.apply(_Math, [].concat(widths.slice(-2))), space, gap) ? [
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

var isVertical = function isVertical(param) {
    var options = param.options;
    return options.orientation === 'vertical';
};
/** The classes on the container that tell the form. */ function paintForm(tabs, form) {
    var root = tabs.root;
    var menu = form === 'menu';
    var inRows = !!form && !menu;
    setClass(root, 'responsive', inRows);
    setClass(root, 'z-stacked', inRows && !/[^1+]/.test(form));
    setClass(root, 'mobile', menu);
    if (!isVertical(tabs)) return;
    // A column that has become a dropdown looks as a row that has.
    setClass(root, 'vertical', !menu);
    setClass(root, 'horizontal', menu);
}
var PLACES = [
    'z-first-row',
    'z-last-row',
    'z-first-col',
    'z-last-col'
];
/** Tells the style sheet where a tab stands: how many share its row, and classes; or nothing. */ function paintPlace(param, place) {
    var element = param.element;
    var _place_split = place.split(' '), count = _place_split[0], names = _place_split.slice(1);
    for(var _i = 0; _i < PLACES.length; _i++){
        var name = PLACES[_i];
        setClass(element, name, names.indexOf(name) >= 0);
    }
    // Written again, it would be styled again.
    if (element.style.getPropertyValue('--_cols') === count) return;
    element.style.setProperty('--_cols', count);
    dropEmptyStyle(element);
}
/** Puts a form into effect; tabs without a width, if those are known, have no place in it. */ function arrange(tabs, form, widths) {
    var before = tabs.form;
    tabs.form = form;
    paintForm(tabs, form);
    var places = form && form !== 'menu' ? placesOf(form) : [];
    if (places.length || before && before !== 'menu') tabs.items.forEach(function(item, n) {
        return paintPlace(item, (!widths || widths[n]) && places.shift() || '');
    });
    if (isMenu(tabs) && !tabs.hasMenu) mountMenu(tabs);
    if (isMenu(tabs) || before === 'menu') paintMenu(tabs);
}

/** What is left for the content beside the labels of a column, at least, in pixels. */ var CONTENT = 200;
/** A width that grows by less may be the doing of a scroll bar alone, in pixels. */ var SCROLL_BAR = 20;
var px = function px(value) {
    return parseFloat(value) || 0;
};
/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */ function spaceOf(tabs) {
    var root = tabs.root, list = tabs.list, bar = tabs.bar;
    if (isVertical(tabs)) return root.clientWidth;
    var box = isMenu(tabs) ? bar : list;
    if (!box.clientWidth) return 0;
    var width = box.getBoundingClientRect().width;
    var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
    var inside = width - (box.offsetWidth - box.clientWidth);
    // A hair of slack is for rounding.
    return inside - px(paddingLeft) - px(paddingRight) + 0.01;
}
/** Whether labels are as wide as they want, and break into rows by themselves. */ var isNatural = function isNatural(param) {
    var form = param.form, options = param.options;
    return !form && options.orientation === 'horizontal' && options.position.indexOf('compact') < 0;
};
/** Whether the labels lie in one row, as wide as they want: nothing has to be measured. */ function isOneRow(param) {
    var list = param.list, items = param.items;
    var first = items[0];
    var last = items[items.length - 1];
    if (!first || !last) return true;
    return first.element.offsetTop === last.element.offsetTop && list.scrollWidth <= list.clientWidth + 1;
}
/** Reads how much space there is; whether that asks for another form. */ function read(fit) {
    var tabs = fit.tabs, narrow = fit.narrow;
    var space = spaceOf(tabs);
    var isNew = fit.stale || space !== fit.space || narrow.matches !== fit.isNarrow;
    if (!space) fit.stale = true;
    if (!space || !isNew || !tabs.alive) return false;
    fit.space = space;
    fit.isNarrow = narrow.matches;
    fit.widths = null;
    var mobileNav = tabs.options.mobileNav;
    fit.stale = !isNatural(tabs) || fit.isNarrow && mobileNav === true || !isOneRow(tabs);
    return fit.stale;
}
/** Whether the labels have to be measured: not where any would become a dropdown. */ var measures = function measures(param) {
    var tabs = param.tabs, isNarrow = param.isNarrow;
    return !(isNarrow && tabs.options.mobileNav === true);
};
/** Has every label take the width that it wants. */ function prepare(fit) {
    if (!measures(fit) || isNatural(fit.tabs)) return;
    paintForm(fit.tabs, '');
    setClass(fit.tabs.root, 'z-measure');
}
function marginsOf(item) {
    if (!item) return 0;
    var _getComputedStyle = getComputedStyle(item.element), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
    return px(marginLeft) + px(marginRight);
}
/** Measures the labels. */ function measure(fit) {
    if (!measures(fit)) return;
    var _fit_tabs = fit.tabs, list = _fit_tabs.list, items = _fit_tabs.items;
    fit.widths = items.map(function(param) {
        var element = param.element;
        return element.getBoundingClientRect().width;
    });
    var shown = items.filter(function(_, n) {
        return fit.widths[n];
    });
    fit.gap = px(getComputedStyle(list).columnGap) + marginsOf(shown[0]);
    fit.lap = marginsOf(shown[shown.length - 1]);
}
/** The form for the space that there is. */ function formOf(param) {
    var tabs = param.tabs, isNarrow = param.isNarrow, space = param.space, gap = param.gap, lap = param.lap, widths = param.widths;
    var _Math;
    var _tabs_options = tabs.options, mobileNav = _tabs_options.mobileNav, maxRows = _tabs_options.maxRows;
    if (!widths) return tabs.items.length ? 'menu' : '';
    var shown = widths.filter(Boolean);
    if (!shown.length) return '';
    var rows = isVertical(tabs) ? [] : rowsOf(shown, space - lap, gap);
    var most = mobileNav === 'auto' && isNarrow ? 1 : maxRows;
    var crowded = isVertical(tabs) ? space - (_Math = Math).max.apply(_Math, [].concat(shown)) < CONTENT : rows.length > most;
    if (mobileNav && crowded) return 'menu';
    return rows.length > 1 ? rows.join('+') : '';
}
/** The labels take the form that fits. */ function write(fit) {
    var tabs = fit.tabs;
    setClass(tabs.root, 'z-measure', false);
    var form = formOf(fit);
    var growth = fit.space - fit.at;
    fit.stale = false;
    var flickers = form === fit.before && growth > 0 && growth < SCROLL_BAR;
    if (!flickers && form !== tabs.form) {
        fit.before = tabs.form;
        fit.at = fit.space;
    }
    arrange(tabs, flickers ? tabs.form : form, fit.widths);
}
/** Fonts that come late change the widths of labels, in all sets that are in the page. */ var hearFonts = function hearFonts() {
    return document.fonts.addEventListener('loadingdone', function() {
        for(var _i = 0, _widgetsInPage = widgetsInPage(); _i < _widgetsInPage.length; _i++){
            var widget = _widgetsInPage[_i];
            var refit = widget.refit;
            if (refit) refit();
        }
    });
};
var createFit = function createFit(tabs) {
    return {
        tabs: tabs,
        narrow: media("(max-width: " + tabs.options.minWindowWidth + "px)"),
        isNarrow: false,
        space: 0,
        widths: null,
        gap: 0,
        lap: 0,
        stale: true,
        before: null,
        at: 0
    };
};
/** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */ function mountFit(tabs) {
    var options = tabs.options, arrow = tabs.arrow, list = tabs.list;
    tabs.refit = null;
    tabs.hasMenu = false;
    if (!options.responsive || options.overflow === 'scroll') {
        if (tabs.form) arrange(tabs, '', null);
        return;
    }
    var fit = createFit(tabs);
    var refit = function refit() {
        fit.stale = true;
        measureSoon(arrow);
    };
    tabs.refit = refit;
    watchSize(tabs, arrow, {
        read: function read1() {
            return read(fit);
        },
        prepare: function prepare1() {
            return prepare(fit);
        },
        measure: function measure1() {
            return measure(fit);
        },
        write: function write1() {
            return write(fit);
        }
    });
    listen(tabs, list, {
        load: refit
    }, true);
    on(tabs, 'structure', refit);
    if (tabs.told) measureNow(arrow);
}

/** Whether the labels stand after the panels. */ var isLast = function isLast(param) {
    var list = param.list, container = param.container;
    return !!(list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING);
};
/** What is moved as the labels: the box that holds them, or the list with what is ours. */ function labelNodes(param) {
    var root = param.root, list = param.list, bar = param.bar, arrow = param.arrow;
    return list.parentNode === root ? [
        bar,
        arrow,
        list
    ] : [
        childHolding(root, list)
    ];
}
/** Puts the labels before or after the panels. */ function placeLabels(tabs, last) {
    var root = tabs.root, container = tabs.container;
    if (isLast(tabs) === last) return;
    var panels = childHolding(root, container);
    var before = last ? panels.nextSibling : panels;
    for(var _i = 0, _labelNodes = labelNodes(tabs); _i < _labelNodes.length; _i++){
        var node = _labelNodes[_i];
        move(node, root, before);
    }
}
/** Puts the labels back where the author has them. */ function restoreLabels(tabs) {
    var root = tabs.root, next = tabs.next, list = tabs.list;
    if (!root.contains(list)) return;
    var nodes = labelNodes(tabs);
    var last = nodes[nodes.length - 1];
    if (last.parentNode !== root || last.nextSibling === next) return;
    for(var _i = 0; _i < nodes.length; _i++){
        var node = nodes[_i];
        move(node, root, next && next.parentNode === root ? next : null);
    }
}

var selectedTab = function selectedTab(param) {
    var items = param.items, open = param.open;
    var _open_;
    return items[(_open_ = open[0]) != null ? _open_ : -1];
};
/** Themes whose labels are dark, and so take light icons. */ var DARK = 'black orange red green blue deepblue';
/** Whether the default position is to follow text that runs from right to left (T7). */ function isMirrored(param) {
    var values = param.values, root = param.root, mirrored = param.mirrored;
    var around = own(values, 'position') ? null : root.closest('[dir]');
    return !own(values, 'position') && (around ? /^rtl$/i.test(around.getAttribute('dir') || '') : mirrored);
}
/** Gives the container the classes of its options (T2). */ function paintRoot(tabs) {
    var options = tabs.options;
    var filled = !isOneOf(options.style, 'underlined pills');
    var isLight = tabs.dark || options.dark === true || filled && isOneOf(options.theme, DARK);
    var names = 'z-tabs' + classesOf(tabs) + (isLight ? ' z-icons-light' : ' z-icons-dark');
    if (isMirrored(tabs)) names = names.replace('top-left', 'top-right');
    if (media('(hover: hover)').matches) names += ' hover';
    paintClasses(tabs, names);
    var vertical = options.orientation === 'vertical';
    setAttribute(tabs.list, 'aria-orientation', vertical || isMenu(tabs) ? 'vertical' : null);
    placeLabels(tabs, options.position.charAt(0) === 'b');
}
/** The panel takes focus itself when what it begins with doesn't (AT14). */ function paintPanelStop(param) {
    var panel = param.panel, open = param.open;
    if (!panel || !open || isAuthors(panel, 'tabindex')) return;
    var isStop = startsWithoutFocus(panel);
    // One that has the focus stays a stop, or the focus would fall to the page's body.
    if (isStop || document.activeElement !== panel) setAttribute(panel, 'tabindex', isStop ? '0' : null);
}
/** Shows a panel, whatever hid it. */ function showPanel(param, item) {
    var hidesPanels = param.hidesPanels;
    var panel = item.panel;
    innerOf(item);
    panel.removeAttribute('hidden');
    if (hidesPanels) panel.style.display = 'block';
    else if (panel.hasAttribute('style') && panel.style.display === 'none') panel.style.removeProperty('display');
    paintPanelStop(item);
}
/** Page rules hide panels until a script shows one: open ones get a `display` of their own. */ function showDespiteRules(tabs) {
    var _selectedTab;
    var panel = (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.panel;
    tabs.hidesPanels = true;
    if (panel) panel.style.display = 'block';
}
/** Writes whether a tab is selected: classes, ARIA, and what is in sight. */ function paintTab(tabs, item, open) {
    var element = item.element, trigger = item.trigger;
    var panel = item.panel;
    item.open = open;
    setClass(element, 'z-active', open);
    setClass(panel, 'z-active', open);
    trigger.setAttribute('aria-selected', String(open));
    if (open) return showPanel(tabs, item);
    if (tabs.hidesPanels) panel.style.removeProperty('display');
    var selected = selectedTab(tabs);
    passFocus(panel, selected && entry(selected), tabs.root);
    if (!isAuthors(panel, 'tabindex')) panel.removeAttribute('tabindex');
    hide(item);
}
/** The tab that Tab comes to: the selected one, else the first that can be reached. */ function stopOf(tabs) {
    var selected = selectedTab(tabs);
    if (selected && !saysHidden(selected.element)) return selected;
    var isShown = function isShown(item) {
        return !isDisabled(item) && !saysHidden(item.element);
    };
    return tabs.items.filter(isShown)[0] || selected || null;
}
/** Writes what depends on which tab is selected: the one stop for Tab, and the dropdown's title. */ function paintStop(tabs) {
    var stop = stopOf(tabs);
    var before = tabs.stop;
    tabs.stop = stop;
    if (before && before !== stop && before.index >= 0) before.trigger.setAttribute('tabindex', '-1');
    if (stop) setAttribute(stop.trigger, 'tabindex', '0');
    paintMenuTitle(tabs);
}
/** Writes what a page may have changed of a tab by itself (C12). */ function readTab(tabs, item) {
    setAttribute(item.trigger, 'aria-disabled', isDisabled(item) ? 'true' : null);
    paintClose(tabs, item);
    if (item.panel && !item.open) hide(item);
}
/** Takes note of the direction that a style gives the text; whether it has changed. */ function readDirection(tabs) {
    var mirrored = isRightToLeft(tabs.root);
    var changed = mirrored !== tabs.mirrored;
    tabs.mirrored = mirrored;
    return changed;
}

/** Whether a key on a trigger makes the click that is on its way. */ var byKey = false;
function press(item, event) {
    var tabs = item.widget;
    readTab(tabs, item);
    // A dropdown that opens under the mouse isn't a choice yet.
    var hovers = event && event.type !== 'click' && tabs.closeMenu;
    if (hovers || !isUsable(item)) return;
    emit(tabs, 'action');
    selectItem(item, byKey ? 'key' : 'click');
    if (tabs.closeMenu) tabs.closeMenu(true);
}
var owns = function owns(item) {
    return !!item.panel || isDisabled(item);
};
/** Whether arrows select a tab at once: not in a dropdown, nor what a server would have to be asked for (AT11). */ function selectsOnFocus(item) {
    var tabs = item.widget;
    return tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, item);
}
/** Arrows, Home and End move the focus, and may select. */ function moveByKey(tabs, from, event) {
    var vertical = isMenu(tabs) || tabs.options.orientation === 'vertical';
    var item = moveFocus(from, event, vertical, isReachable);
    if (!item) return;
    emit(tabs, 'action');
    if (selectsOnFocus(item) && isUsable(item)) selectItem(item, 'key');
}
function onKey(tabs, event) {
    var from = itemOfHeader(tabs, event.target);
    var target = event.target;
    if (!from || isForeignKey(event) || !from.trigger.contains(target)) return;
    if (isInteractive(target, from.trigger)) return;
    if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        byKey = true;
        // A click, so that the page's own handlers on the label hear of it.
        from.trigger.click();
        byKey = false;
    } else if (/^(Delete|Backspace)$/.test(event.key)) {
        if (close(tabs, from, 'key')) event.preventDefault();
    } else moveByKey(tabs, from, event);
}
/** What a panel begins with may have changed since it was shown. */ function onFocus(tabs) {
    var selected = selectedTab(tabs);
    if (selected) paintPanelStop(selected);
}
/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */ function mountKeys(tabs) {
    var list = tabs.list;
    listenToPresses(tabs, {
        list: list,
        owns: owns,
        press: press
    });
    listen(tabs, list, {
        keydown: function keydown(event) {
            return onKey(tabs, event);
        },
        focusin: function focusin() {
            return onFocus(tabs);
        }
    });
}

var makeBar = copies(function() {
    var link = build('a', 'z-link', [
        build('span', 'z-title'),
        build('span', 'z-arrow')
    ]);
    var bar = build('ul', 'z-tabs-nav z-tabs-mobile', [
        build('li', '', [
            link
        ])
    ]);
    bar.style.display = 'none';
    return bar;
});
var makeArrow = copies(function() {
    return build('i', 'z-dropdown-arrow');
});
/** Puts what lies between the first panel and the last into a wrapper, in its order. */ function makeContainer(root, panels) {
    var container = build('div', '', [], 'box');
    var first = panels[0] || null;
    var last = panels[panels.length - 1];
    root.insertBefore(container, first);
    while(last && container.nextSibling && !container.contains(last))move(container.nextSibling, container, null);
    return container;
}
/** A list for a set that has none; unseen, as it has no labels. */ function makeList(root, panels) {
    var list = build('ul', '');
    for(var _i = 0; _i < panels.length; _i++){
        var panel = panels[_i];
        var name = panel.getAttribute('aria-label') || panel.getAttribute('title') || '';
        list.appendChild(build('li', '', [
            build('a', '', [
                document.createTextNode(name)
            ])
        ]));
        list.lastChild.removeAttribute(MADE);
    }
    if (panels.length) list.style.display = 'none';
    return root.insertBefore(list, root.firstChild);
}
/** Panels that no label stands for stay hidden. */ function hideExtras(tabs, panels, matched) {
    var taken = new Set(matched);
    var count = 0;
    for(var _i = 0; _i < panels.length; _i++){
        var panel = panels[_i];
        if (taken.has(panel) || panel.hidden) continue;
        panel.hidden = true;
        panel.setAttribute(MADE, 'hidden');
        count += 1;
    }
    if (count) warn(tabs, "" + count + " panel(s) without a label stay hidden");
}
/** Marks the list and the wrapper, and puts the parts of ours before the list. */ function adoptFrame(tabs, param) {
    var list = param.list, container = param.container;
    var kind = tabs.kind;
    claim(kind, list, 'z-tabs-nav z-tabs-desktop');
    list.setAttribute('role', 'tablist');
    claim(kind, container, 'z-container');
    var parent = list.parentNode;
    var arrow = parent.insertBefore(makeArrow(), list);
    var bar = parent.insertBefore(makeBar(), arrow);
    Object.assign(tabs, {
        list: list,
        container: container,
        bar: bar,
        arrow: arrow
    });
    tabs.next = childHolding(tabs.root, list).nextSibling;
}
/** What a warning says where nothing can be a label or a panel. */ var NOTHING = 'nothing is started: there is neither a list of labels (ul, nav > ul, buttons) nor a box that could be a panel';
var initial = {
    form: '',
    stop: null,
    closeMenu: null,
    hasMenu: false,
    refit: null,
    next: null,
    heading: null,
    named: false,
    mirrored: false
};
/** Takes over a tab set's markup and completes it to the form of T2. */ function adoptTabs(tabs) {
    var root = tabs.root;
    var found = findParts(root);
    var panels = found.panels;
    Object.assign(tabs, initial);
    if (!found.list && !panels.length) {
        warn(tabs, NOTHING);
        return false;
    }
    if (!found.list) warn(tabs, 'there is no list of labels; methods select the panels');
    var list = found.list || makeList(root, panels);
    var container = found.container || makeContainer(root, panels);
    adoptFrame(tabs, {
        list: list,
        container: container
    });
    var labels = found.list ? found.labels : labelsIn(list);
    var matched = matchPanels(labels, panels);
    tabs.items = labels.map(function(label, n) {
        return adoptTab(tabs, label, matched[n], n);
    });
    nameTabs(tabs);
    hideExtras(tabs, panels, matched);
    markEnds(tabs);
    return true;
}
/** Whether the parts still bear their marks (C14). */ function isIntact(param) {
    var root = param.root, list = param.list, container = param.container, bar = param.bar, items = param.items;
    return hasClass(root, 'z-tabs') && hasClass(list, 'z-tabs-desktop') && hasClass(container, 'z-container') && root.contains(list) && root.contains(container) && root.contains(bar) && items.every(function(param) {
        var element = param.element, trigger = param.trigger;
        return element.parentNode !== list || hasClass(element, 'z-tab') && hasClass(trigger, 'z-link') && element.contains(trigger);
    });
}
/** Takes over labels and panels that the page has added, and gives back tabs that it took out. */ function syncTabs(tabs) {
    var list = tabs.list, container = tabs.container, kind = tabs.kind, root = tabs.root;
    var labels = labelsIn(list);
    var known = new Set(labels.map(function(param) {
        var element = param.element;
        return itemOn(element);
    }));
    for(var _i = 0, _tabs_items = tabs.items; _i < _tabs_items.length; _i++){
        var item = _tabs_items[_i];
        if (known.has(item)) continue;
        forget(item);
        releaseParts(kind, root, item.element, false);
    }
    var taken = new Set(tabs.items.map(function(param) {
        var index = param.index, panel = param.panel;
        return index < 0 ? null : panel;
    }));
    var free = partsIn(container).filter(function(panel) {
        return !taken.has(panel);
    });
    var fresh = labels.filter(function(param) {
        var element = param.element;
        return !itemOn(element);
    });
    var matched = matchPanels(fresh, free);
    fresh.forEach(function(label, n) {
        return adoptTab(tabs, label, matched[n], 0);
    });
    renumber(tabs, function() {
        return labels.map(function(param) {
            var element = param.element;
            return itemOn(element);
        });
    });
    nameTabs(tabs);
    hideExtras(tabs, free, matched);
}

/** The nodes of a tab to be added, in the form that the list has. */ function makeNodes(param, settings) {
    var list = param.list;
    var inList = /^[UO]L$/.test(list.tagName);
    var trigger = inList ? build('a', '') : buildButton('');
    var element = inList ? build('li', '', [
        trigger
    ]) : trigger;
    var panel = build('div', '');
    // They are the page's own from now on.
    for(var _i = 0, _iter = [
        trigger,
        element,
        panel
    ]; _i < _iter.length; _i++){
        var node = _iter[_i];
        node.removeAttribute(MADE);
    }
    if (settings.name) element.setAttribute('data-link', textOf(settings.name));
    if (settings.disabled) setClass(element, 'z-disabled');
    if (settings.closable !== undefined) element.setAttribute('data-closable', textOf(settings.closable));
    if (settings.url) panel.setAttribute('data-content-url', textOf(settings.url));
    return {
        element: element,
        trigger: trigger,
        panel: panel
    };
}
function indexForNew(tabs, given) {
    var last = tabs.items.length;
    var index = given === undefined ? last : indexFor(given, last + 1);
    if (index < 0) warn(tabs, "add(): index " + textOf(given) + " is out of range; the tab goes to the end");
    return index < 0 ? last : index;
}
function add(tabs, given, content, name) {
    var settings = isObject(given) && !isNodes(given) ? given : {
        tab: given,
        content: content,
        name: name
    };
    settle(tabs);
    var list = tabs.list, container = tabs.container, items = tabs.items;
    var index = indexForNew(tabs, settings.index);
    var next = items[index];
    var _makeNodes = makeNodes(tabs, settings), element = _makeNodes.element, trigger = _makeNodes.trigger, panel = _makeNodes.panel;
    var inOrder = next && next.panel && next.panel.parentNode === container ? next.panel : null;
    list.insertBefore(element, next ? next.element : null);
    container.insertBefore(panel, inOrder);
    fill(tabs, trigger, settings.tab, insertLabel);
    var item = adoptTab(tabs, {
        element: element,
        trigger: trigger}, panel, index);
    insertItem(tabs, item, index);
    nameTabs(tabs);
    paintClose(tabs, item);
    if (settings.content !== undefined && settings.content !== null) fill(tabs, innerOf(item), settings.content, insertContent);
    if (!tabs.open.length && isUsable(item)) openItem(item, 'api');
}
/** Takes over what the page has changed by itself (C12). */ function refresh(tabs) {
    settle(tabs);
    if (!isIntact(tabs)) return restart(tabs);
    syncTabs(tabs);
    for(var _i = 0, _tabs_items = tabs.items; _i < _tabs_items.length; _i++){
        var item = _tabs_items[_i];
        readTab(tabs, item);
    }
    changed(tabs);
    markEnds(tabs, isHidden);
    var first = tabs.open.length ? undefined : nextUsable(tabs, 1, true);
    if (first) openItem(first, 'api');
    var selected = selectedTab(tabs);
    if (selected) paintPanelStop(selected);
    readDirection(tabs);
    remount(tabs);
}
function enable(item, on) {
    var tabs = item.widget;
    setDisabled(item, !on);
    readTab(tabs, item);
    if (!tabs.open.length && on && isUsable(item)) openItem(item, 'api');
}
/** What can be called on a tab set; what each does is told in `TabsInstance`. */ var tabsMethods = _extends({}, sharedMethods, {
    add: add,
    move: function move(tabs, from, to) {
        var item = itemAt(tabs, 'move', from);
        var goal = item && itemAt(tabs, 'move', to);
        if (item && goal && goal !== item) moveItem(item, goal.index);
    },
    enable: onItem('enable', function(item) {
        return enable(item, true);
    }),
    disable: onItem('disable', function(item) {
        return enable(item, false);
    }),
    refresh: refresh,
    active: function active(param) {
        var open = param.open;
        var _open_;
        return (_open_ = open[0]) != null ? _open_ : -1;
    }
});

/** The effects of T15; one that isn't listed fades. Left and up are -1. */ var EFFECTS = {
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
    ]
};
/** Where panels go to and come from; what fades is as opaque at rest as the author has it. */ function posesOf(tabs, come, go) {
    var container = tabs.container, options = tabs.options;
    var effect = EFFECTS[options['animation.effects']];
    var _ref = [
        come.panel,
        go.panel
    ], panel = _ref[0], old = _ref[1];
    if (!effect || !panel || !old) return {
        leave: {
            opacity: 0
        },
        enter: {
            opacity: 0
        },
        rest: {
            opacity: Number(getComputedStyle(panel).opacity) || 1
        }
    };
    var axis = effect[0], leave = effect[1], enter = effect[2], turns = effect[3];
    var mirrored = axis === 'x' && isRightToLeft(container);
    var sign = turns && come.index > go.index === mirrored ? -1 : 1;
    var length = axis === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, old.offsetHeight);
    var _obj, _obj1, _obj2;
    return {
        leave: (_obj = {}, _obj[axis] = leave * sign * length, _obj),
        enter: (_obj1 = {}, _obj1[axis] = enter * sign * length, _obj1),
        rest: (_obj2 = {}, _obj2[axis] = 0, _obj2)
    };
}
/** The styles that keep a panel where it is while it is out of the flow. */ function placeOf(panel) {
    var _getComputedStyle = getComputedStyle(panel), width = _getComputedStyle.width, height = _getComputedStyle.height, display = _getComputedStyle.display;
    return [
        [
            'transition',
            'none'
        ],
        [
            'display',
            display
        ],
        [
            'position',
            'absolute'
        ],
        [
            'grid-area',
            'auto'
        ],
        [
            'margin',
            '0'
        ],
        [
            'left',
            "" + panel.offsetLeft + "px"
        ],
        [
            'top',
            "" + panel.offsetTop + "px"
        ],
        [
            'width',
            width
        ],
        [
            'height',
            height
        ]
    ];
}
/** What moves: both panels, and the height of what holds them. */ function movesOf(tabs, param, from) {
    var come = param[0], go = param[1];
    var container = tabs.container;
    var _posesOf = posesOf(tabs, come, go), leave = _posesOf.leave, enter = _posesOf.enter, rest = _posesOf.rest;
    var to = heightOf(container);
    var moves = [
        {
            element: come.panel,
            from: enter,
            to: rest
        },
        {
            element: go.panel,
            from: rest,
            to: leave
        }
    ];
    if (from !== to) moves.push({
        element: container,
        from: {
            height: from
        },
        to: {
            height: to
        }
    });
    return moves;
}
/** Applies a change by `paint`, with the panel that leaves over the one that comes; returns what ends the motion early. */ function run(tabs, pair, paint, done) {
    var container = tabs.container;
    var _pair_map = pair.map(function(param) {
        var panel = param.panel;
        return panel;
    }), come = _pair_map[0], leave = _pair_map[1];
    var height = heightOf(container);
    var place = placeOf(leave);
    paint();
    var undo = [
        keepInSight(leave),
        setStyles(leave, place),
        setStyles(come, [
            [
                'transition',
                'none'
            ]
        ])
    ];
    container.classList.add('z-animating');
    leave.classList.add('z-leave');
    return animate(tabs, movesOf(tabs, pair, height), function() {
        container.classList.remove('z-animating');
        leave.classList.remove('z-leave');
        for(var _i = 0; _i < undo.length; _i++){
            var restore = undo[_i];
            restore();
        }
        for(var _i1 = 0, _iter = [
            leave,
            come,
            container
        ]; _i1 < _iter.length; _i1++){
            var one = _iter[_i1];
            dropEmptyStyle(one);
        }
        done();
    });
}
/** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */ function moveTabs(tabs, change, paint, done) {
    var _change_opened_, _change_closed_;
    var come = tabs.items[(_change_opened_ = change.opened[0]) != null ? _change_opened_ : -1];
    var go = tabs.items[(_change_closed_ = change.closed[0]) != null ? _change_closed_ : -1];
    if (come && go && canMove(tabs)) return run(tabs, [
        come,
        go
    ], paint, done);
    paint();
    done();
    return null;
}

/** A flat theme needs the class `flat` beside its own, which authors write or leave out. */ var themeClasses = function themeClasses(theme) {
    return (" " + theme).indexOf(' flat-') < 0 || /(^| )flat( |$)/.test(theme) ? theme : "flat " + theme;
};
/** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = _extends({}, sharedRows, {
    /** Whether arrow keys select a tab at once or only move the focus; Enter and Space then select. */ activation: oneOf([
        'auto',
        'manual'
    ], 'auto'),
    /** How long a change of panels takes, in milliseconds. */ 'animation.duration': count(600),
    /** The way panels move; `none` switches at once. */ 'animation.effects': oneOf([
        'slideH',
        'slideLeft',
        'slideRight',
        'slideV',
        'slideUp',
        'slideDown',
        'slideUpDown',
        'fade',
        'none'
    ], 'slideV', undefined, {
        fadeIn: 'fade',
        slideTop: 'slideUp'
    }),
    /** The easing: `linear`, `swing`, or one of the page's `$.easing`; `easeInQuad` by default where the easing plugin is. */ 'animation.easing': easing('easeInQuad'),
    /** What moves the panels: the browser (`css`) or jQuery's own animation (`jquery`). */ 'animation.type': oneOf([
        'css',
        'jquery'
    ], 'css'),
    /** Borders around labels and panels; in flat themes the bar between them. None for `clean` and `underlined`. */ bordered: flag(true, 'z-bordered'),
    /** Whether users may close tabs, by a button or the Delete key; `data-closable` says it for one. */ closable: flag(false),
    /** The tab to begin with: `tab1` and so on by position, a `data-link` name, an id, or an index. */ defaultTab: text('tab1'),
    /** How many rows of labels there may be before they become a dropdown. */ maxRows: count(2),
    /** Whether narrow windows and labels that don't fit get a dropdown; 'auto' only where labels don't fit. */ mobileNav: flagOrAuto(true),
    /** Whether a `span` in a label is its second line. */ multiline: flag(false, 'z-multiline'),
    /** Whether labels stand in a row above or below the panels, or in a column beside them. */ orientation: oneOf([
        'horizontal',
        'vertical'
    ], 'horizontal', true),
    /** What labels do that don't fit: `rows`, or `scroll` for one row that scrolls; a column never scrolls. */ overflow: oneOf([
        'rows',
        'scroll'
    ], 'rows', {
        scroll: 'z-scroll'
    }),
    /** Where the labels are; a vertical set knows `top-left` and `top-right` only. */ position: following(oneOf([
        'top-left',
        'top-center',
        'top-right',
        'top-compact',
        'bottom-left',
        'bottom-center',
        'bottom-right',
        'bottom-compact'
    ], 'top-left', function(value) {
        return value.split('-', 1) + ' ' + value;
    })),
    /** Whether labels are arranged to fit the width there is. */ responsive: flag(true),
    /** The size of the labels: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or your own. */ size: look('medium'),
    /** Space between the labels of flat themes. */ spaced: flag(false, 'z-spaced'),
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or your own class. */ style: look('normal'),
    /** The theme, or a class of your own. */ theme: look('silver', themeClasses),
    /** Called once when the set has started; `item` is the container as a jQuery object. */ ready: callback(),
    /** Called before a tab is selected; `item.from` is the index of the one that is left. Return false, prevent the event's default, or return a promise of false to refuse. */ beforeSelect: callback(),
    /** Called when a tab has been selected and its animation has ended. */ select: callback(),
    /** Called for the tab that was left, after `select`. */ deactivate: callback(),
    /** Called before a tab is removed, by a user or by `remove()`; refused as in `beforeSelect`. */ beforeRemove: callback(),
    /** Called when a tab has been removed, with its nodes and the index that it had. */ remove: callback(),
    /** Called when a panel's content has been loaded. */ contentLoad: callback(),
    /** Called when a panel's content could not be loaded, with jQuery's XHR object. */ error: callback()
});
var tabsTable = createTable(tabsOptions, {
    autoplay: {
        interval: 0
    },
    animation: {
        effects: 'none'
    }
});
/** What one option rules out in another: a column is at the left or the right, and never scrolls. */ function tidyTabs(values) {
    var orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
    var vertical = orientation === 'vertical';
    var scrolls = overflow === 'scroll' && !vertical && responsive;
    return derive(values, {
        overflow: scrolls ? 'scroll' : 'rows',
        position: !vertical || /^top-(left|right)$/.test(position) ? position : 'top-left'
    });
}

/* One row that scrolls (T14). Swiping is the browser's own; the buttons are for pointers only, as keys move the row anyway. */ /** As wide as a button, which may cover that much of either end, and a pixel for rounding. */ var EDGE = 33;
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
/** Brings a tab into the row's view, clear of the buttons; the page stays where it is. */ function show(list, element) {
    if (!element) return;
    var box = list.getBoundingClientRect();
    var at = element.getBoundingClientRect();
    var left = at.left - box.left - EDGE;
    var right = at.right - box.right + EDGE;
    if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
}
/** Turns of a wheel move the row as long as it can move, and the page after that. */ function onWheel(list, event) {
    var ctrlKey = event.ctrlKey, shiftKey = event.shiftKey, deltaMode = event.deltaMode, deltaX = event.deltaX, deltaY = event.deltaY;
    if (ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    var before = list.scrollLeft;
    // Some browsers count in lines.
    list.scrollLeft += (isRightToLeft(list) ? -1 : 1) * deltaY * (deltaMode ? 16 : 1);
    if (list.scrollLeft !== before) event.preventDefault();
}
/** A button that moves the row by about a page: -1 to the left, 1 to the right. */ function addButton(tabs, way) {
    var list = tabs.list, cleanUps = tabs.cleanUps;
    var button = build('span', 'z-shift z-link', [
        build('span', 'z-arrow')
    ]);
    button.setAttribute('aria-hidden', 'true');
    button.style.display = 'none';
    // The focus stays on its tab.
    button.onmousedown = function(event) {
        return event.preventDefault();
    };
    button.onclick = function() {
        var left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
        list.scrollBy({
            left: left,
            behavior: reducedMotion().matches ? 'auto' : 'smooth'
        });
    };
    list.parentNode.insertBefore(button, list);
    cleanUps.push(function() {
        return button.remove();
    });
    return button;
}
/** Shows the buttons that have somewhere to go. */ function paintButtons(param, buttons) {
    var list = param.list;
    var more = beyond(list);
    var height = list.offsetHeight;
    buttons.forEach(function(param, n) {
        var style = param.style;
        style.display = more[n] > 1 ? '' : 'none';
        style.height = height + 'px';
    });
}
/** Has the labels scroll in one row, with buttons where there is more. */ function mountScroll(tabs) {
    var list = tabs.list, cleanUps = tabs.cleanUps;
    var buttons = [
        addButton(tabs, -1),
        addButton(tabs, 1)
    ];
    var paint = function paint() {
        return paintButtons(tabs, buttons);
    };
    var follow = function follow() {
        var _selectedTab;
        return show(list, (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.element);
    };
    tabs.refit = paint;
    watchSize(tabs, list, {
        read: function read() {
            return list.clientWidth > 0;
        },
        write: function write() {
            follow();
            paint();
        }
    });
    on(tabs, 'change', follow);
    on(tabs, 'structure', paint);
    listen(tabs, list, {
        scroll: paint,
        wheel: function wheel(event) {
            return onWheel(list, event);
        },
        focusin: function focusin(param) {
            var target = param.target;
            // What is pressed stays under the pointer.
            if (!list.querySelector(':active')) show(list, childHolding(list, target));
        }
    });
    cleanUps.push(function() {
        return list.scrollLeft = 0;
    });
}

/** The tab that `defaultTab` names (T3). */ function named(param, name) {
    var items = param.items;
    var isNamed = function isNamed(item) {
        var element = item.element, panel = item.panel;
        return nameOf(item) === name || idOf(element) === name || !!panel && idOf(panel) === name;
    };
    return name.slice(0, 3) === 'tab' && items[Number(name.slice(3)) - 1] || (name ? items.filter(isNamed)[0] : undefined) || items[indexFor(name, items.length)];
}
var isShown = function isShown(item) {
    return isUsable(item) && !saysHidden(item.element);
};
/** The tab that the options ask for, else the first that a user can select, else the first of all. */ function usual(tabs) {
    var items = tabs.items, options = tabs.options;
    var name = options.defaultTab.trim();
    var wanted = named(tabs, name);
    if (!wanted && name && name !== 'tab1' && items.length) warn(tabs, 'option defaultTab: there is no tab "' + name + '"');
    if (wanted && isShown(wanted)) return [
        wanted
    ];
    var first = nextItem(tabs, -1, 1, isShown) || ((wanted == null ? void 0 : wanted.panel) ? wanted : items.filter(function(param) {
        var panel = param.panel;
        return panel;
    })[0]);
    return first ? [
        first
    ] : [];
}
/** Gives the list an accessible name unless the author gave it one: the container's, the heading before it, or a word. */ function nameList(tabs) {
    var root = tabs.root, list = tabs.list, options = tabs.options, prefix = tabs.prefix;
    if (list.hasAttribute('aria-labelledby') || list.hasAttribute('aria-label') && !tabs.named) return;
    var before = root.previousElementSibling;
    var label = root.getAttribute('aria-label');
    var by = root.getAttribute('aria-labelledby');
    if (!label && !by && before && /^H[1-6]$/.test(before.tagName)) {
        if (!idOf(before)) tabs.heading = before;
        by = idFor(before, prefix + '-name');
    }
    setAttribute(list, 'aria-labelledby', by);
    setAttribute(list, 'aria-label', by ? null : label || options['texts.tabs']);
    tabs.named = true;
}
/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */ function watchStyles(tabs) {
    var turned = false;
    var hides = false;
    var ends = false;
    watchSize(tabs, tabs.arrow, {
        read: function read() {
            var _selectedTab;
            var panel = (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.panel;
            turned = readDirection(tabs);
            hides = !tabs.hidesPanels && !!panel && isHidden(panel);
            ends = tabs.ends.some(function(param) {
                var element = param.element;
                return isHidden(element);
            });
            return turned || hides || ends;
        },
        write: function write() {
            if (turned) paintRoot(tabs);
            if (hides) showDespiteRules(tabs);
            if (ends) markEnds(tabs, isHidden);
        }
    });
}
function mount(tabs) {
    var options = tabs.options;
    paintRoot(tabs);
    nameList(tabs);
    mountKeys(tabs);
    paintClosing(tabs);
    watchStyles(tabs);
    mountFit(tabs);
    if (options.overflow === 'scroll') mountScroll(tabs);
    mountFeatures(tabs);
}
/** Puts nodes back that were moved, and takes off what stands outside of the set. */ function release(tabs) {
    var heading = tabs.heading, prefix = tabs.prefix;
    if (heading && idOf(heading) === prefix + '-name') heading.removeAttribute('id');
    restoreLabels(tabs);
}
var kind = {
    name: 'uiTabs',
    noun: 'tab',
    role: 'z-tabs',
    rootClass: 'z-tabs',
    innerClass: 'z-content-inner',
    table: tabsTable,
    parts: {
        'z-tabs-desktop': 'class role id style aria-label aria-labelledby aria-orientation',
        'z-container': 'class style aria-live',
        'z-tab': 'class role style tabindex data-link',
        'z-link': 'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts',
        'z-content': 'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label'
    },
    closingEvents: [
        'deactivate'
    ],
    tidy: tidyTabs,
    adopt: adoptTabs,
    isIntact: isIntact,
    sync: syncTabs,
    mount: mount,
    first: function first(tabs) {
        return firstOpen(tabs, function() {
            return usual(tabs);
        });
    },
    rules: function rules() {
        return {
            multiple: false,
            toggles: false,
            collapsible: false
        };
    },
    paint: paintTab,
    paintAll: paintStop,
    move: moveTabs,
    describe: describeTab,
    tellNow: function tellNow() {
        return undefined;
    },
    tellSettled: tellTabs,
    paintRoot: paintRoot,
    sized: function sized(param) {
        var arrow = param.arrow;
        return arrow;
    },
    headingOf: function headingOf(param) {
        var widget = param.widget;
        return isMenu(widget) ? widget.bar : widget.list;
    },
    playing: function playing(param) {
        var root = param.root, container = param.container;
        return {
            element: root,
            live: container,
            first: root.firstChild
        };
    },
    waitsForContent: true,
    spinnerPlace: function spinnerPlace(param) {
        var widget = param.widget;
        return widget.container;
    },
    contentChanged: paintPanelStop,
    entry: entry,
    release: release
};
/** The plugin `$.fn.uiTabs`. */ var tabsPlugin = {
    kind: kind,
    methods: _extends({}, tabsMethods, featureMethods),
    readers: [
        'active',
        'count',
        'option'
    ],
    events: [
        'ready',
        'beforeSelect',
        'select',
        'deactivate',
        'beforeRemove',
        'remove',
        'contentLoad',
        'error'
    ]
};

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ == null ? void 0 : $.fn) {
    definePlugin(tabsPlugin);
    hearResize('.z-dropdown-arrow');
    hearFonts();
    hearPage();
    hearPrinting();
} else console.error('uiTabs needs jQuery: put its <script> before that of ui.tabs.min.js');
