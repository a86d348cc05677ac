/*! ui.accordion 0.1.0 | (c) ui-tabs contributors | MIT License */
import $ from 'jquery';
import { i as innerOf, t as tellOf, a as isRoot, b as isPart, p as partsIn, c as claim, s as setClass, C as CONTROLS, d as isRealLink, w as wrapContent, e as build, f as copies, g as buildButton, h as childHolding, m as move$1, j as idFor, k as isDisabled, r as register, l as hasClass, n as saysYes, o as setAttribute, q as hide, u as paintClasses, v as classesOf, x as kebab, y as passFocus, z as isAuthors, A as dropEmptyStyle, B as saysHidden, D as isHidden, _ as _extends, E as sharedRows, F as callback, G as count, H as look, I as flag, J as oneOf, K as easing, L as createTable, M as own, N as derive, O as measureNow, P as watchSize, Q as force, R as planOnly, S as markEnds, T as isUsable, U as settle$1, V as listenToPresses, W as listen, X as emit, Y as openItem, Z as selectItem, $ as itemOfHeader, a0 as isForeignKey, a1 as isInteractive, a2 as moveFocus, a3 as isReachable, a4 as forget, a5 as releaseParts, a6 as renumber, a7 as warn, a8 as itemOn, a9 as idOf, aa as sharedMethods, ab as onItem, ac as select, ad as restart, ae as keepFocus, af as changed, ag as remount, ah as insertLabel, ai as insertItem, aj as fill, ak as only, al as MADE, am as closeItem, an as setDisabled, ao as insertContent, ap as canMove, aq as heightOf, ar as animate, as as keepInSight, at as unwrap, au as wrap, av as on, aw as nextUsable, ax as isRightToLeft, ay as labelText, az as featureMethods, aA as firstOpen, aB as mountFeatures, aC as indexFor, aD as definePlugin, aE as hearResize, aF as hearPage } from './ui.shared.mjs';

/** What the page is told of a section. */ function describeSection(item, reason) {
    var index = item.index, header = item.header, element = item.element, panel = item.panel, open = item.open;
    var about = {
        index: index,
        header: header,
        content: panel ? innerOf(item) : element,
        open: open
    };
    if (reason) about.reason = reason;
    return about;
}
var itemsAt = function itemsAt(items, indexes) {
    return indexes.map(function(index) {
        return items[index];
    });
};
/** Tells of items, but not of those that a callback has removed. */ function tellAll(items, name, reason) {
    for(var _i = 0; _i < items.length; _i++){
        var item = items[_i];
        if (item.index >= 0) tellOf(item, name, reason);
    }
}
/** Tells at once what opened, or what a user or a method has closed (A4). */ function tellSelected(param, param1, reason) {
    var items = param.items;
    var opened = param1.opened, closed = param1.closed;
    var asked = opened.length || !/^(click|key|api)$/.test(reason) ? opened : closed;
    tellAll(itemsAt(items, asked), 'select', reason);
}
/** Tells what a change was about once its motion has ended. */ function tellActivated(widget, param, reason, items) {
    var opened = param.opened, closed = param.closed;
    if (items === void 0) items = widget.items;
    var left = itemsAt(items, closed);
    tellAll(itemsAt(items, opened).concat(left), 'activate', reason);
    tellAll(left, 'collapse', reason);
}

/** What may hold a header and its content. */ var SECTION = /^(LI|SECTION|DIV|ARTICLE|DETAILS)$/;
/** What may be a header in the container itself. */ var FLAT = /^(H[1-6]|DT)$/;
/** What can be a panel itself, and needs no box. */ var BOX = /^(DIV|SECTION|ARTICLE|DD)$/;
/** The first element in a section: its header. */ function headerIn(section) {
    var node = section.firstElementChild;
    while(node && !isPart(node))node = node.nextElementSibling;
    return node;
}
/** The sections of an accordion (A1), in document order; anything else is left alone. */ function findSections(root) {
    var found = [];
    var level = '';
    var last;
    for(var _i = 0, _partsIn = partsIn(root); _i < _partsIn.length; _i++){
        var part = _partsIn[_i];
        var tagName = part.tagName;
        // All up to the next heading of that level is the content.
        if (level ? tagName === level : FLAT.test(tagName)) {
            level = tagName;
            if (last) last.end = part;
            found.push(last = {
                element: null,
                header: part,
                end: null
            });
        } else if (!level && SECTION.test(tagName)) {
            var header = headerIn(part);
            if (header) found.push({
                element: part,
                header: header,
                end: null
            });
        }
    }
    return found;
}
var isContent = function isContent(node) {
    return node.nodeType === 1 ? isPart(node) : node.nodeType === 3 && /\S/.test(node.nodeValue);
};
/** What follows a header in its section: the one box that can be the panel, and whether there is anything. */ function contentAfter(header) {
    var first = null;
    var count = 0;
    for(var node = header.nextSibling; node; node = node.nextSibling)if (isContent(node)) {
        first = first || node;
        count += 1;
    }
    var isBox = count === 1 && BOX.test(first.nodeName) && !isRoot(first);
    return {
        box: isBox ? first : null,
        some: count > 0
    };
}

var makeArrow = copies(function() {
    return build('span', 'z-arrow');
});
/** A button as most headers get it; not said to be open yet. */ var makeButton = copies(function() {
    var button = buildButton('z-trigger', [
        build('span', 'z-title', [], 'box'),
        makeArrow()
    ], 'box');
    button.setAttribute('aria-expanded', 'false');
    return button;
});
var HEADING = /^H[1-6]$/;
var textIn = function textIn(node) {
    return node.textContent.trim();
};
/** The author's own link or button where it has all the words of a header, or the header is one itself. */ function ownTrigger(header) {
    if (/^(SUMMARY|BUTTON|A)$/.test(header.tagName)) return header;
    var controls = header.querySelectorAll(CONTROLS);
    var control = controls[0];
    if (!control || controls.length > 1 || !/^(A|BUTTON)$/.test(control.tagName)) return null;
    var text = textIn(control);
    return text && text === textIn(header) ? control : null;
}
/** The heading that a header holds, where it is none itself: the button goes inside that (AA1). */ function headingIn(header) {
    var headings = header.querySelectorAll('h1,h2,h3,h4,h5,h6');
    return headings.length === 1 ? headings[0] : header;
}
/** Puts the links and fields of a heading behind it, so that it holds nothing but its button (AA9). */ function moveControls(heading) {
    var all = Array.from(heading.querySelectorAll(CONTROLS));
    var nodes = all.map(function(control) {
        return childHolding(heading, control);
    }).filter(function(node, n, those) {
        return those.indexOf(node) === n;
    });
    if (!nodes.length) return undefined;
    var places = nodes.map(function(node) {
        return [
            node,
            node.nextSibling
        ];
    });
    var box = build('span', 'z-controls', [], 'back');
    heading.parentNode.insertBefore(box, heading.nextSibling);
    for(var _i = 0; _i < nodes.length; _i++){
        var node = nodes[_i];
        move$1(node, box, null);
    }
    return places;
}
/** Puts controls back where they were; a heading's other nodes are in its title still. */ function returnControls(trigger, controls) {
    var title = trigger.firstElementChild || trigger;
    for(var _i = 0, _controls_slice_reverse = controls.slice().reverse(); _i < _controls_slice_reverse.length; _i++){
        var _controls_slice_reverse__i = _controls_slice_reverse[_i], node = _controls_slice_reverse__i[0], next = _controls_slice_reverse__i[1];
        if (node.parentNode) move$1(node, title, next && next.parentNode === title ? next : null);
    }
}
/** Shows the arrow of a trigger, or none. */ function paintArrow(trigger, wanted) {
    var arrow = trigger.querySelector(':scope > .z-arrow');
    if (arrow && !wanted) arrow.remove();
    else if (!arrow && wanted) trigger.appendChild(makeArrow());
}
/** Puts a button around the words of a heading. */ function insertButton(heading, arrow) {
    var trigger = makeButton();
    var title = trigger.firstChild;
    if (!arrow) trigger.lastChild.remove();
    var controls = heading.firstElementChild ? moveControls(heading) : undefined;
    if (heading.firstElementChild) {
        wrapContent(heading, trigger, title);
    } else {
        // Text has no state to lose, and is moved quicker while the button is nowhere yet.
        while(heading.firstChild)title.appendChild(heading.firstChild);
        heading.appendChild(trigger);
    }
    return {
        trigger: trigger,
        leads: false,
        controls: controls
    };
}
/** Completes the author's own trigger. */ function takeOwn(kind, header, trigger, arrow) {
    var bare = trigger === header;
    var leads = isRealLink(trigger);
    claim(kind, trigger, bare ? 'z-header z-trigger' : 'z-trigger');
    if (!leads) trigger.setAttribute('aria-expanded', 'false');
    if (trigger.tagName === 'BUTTON') trigger.setAttribute('type', 'button');
    else if (trigger.tagName === 'A' && !leads) {
        trigger.setAttribute('role', 'button');
        trigger.setAttribute('tabindex', '0');
    }
    wrapContent(trigger, build('span', 'z-title', [], 'box'));
    paintArrow(trigger, arrow && !leads);
    return {
        trigger: trigger,
        leads: leads,
        controls: undefined
    };
}
/**
 * Gives a header its trigger: a real button inside the author's heading, or the author's own link,
 * button or `summary`.
 */ function adoptTrigger(param, header) {
    var kind = param.kind, options = param.options;
    var arrow = options['showIcons'];
    var isText = !header.firstElementChild && HEADING.test(header.tagName);
    var heading = isText ? header : headingIn(header);
    var own = isText ? null : ownTrigger(header) || ownTrigger(heading);
    if (own !== header) claim(kind, header, 'z-header');
    var made = own ? takeOwn(kind, header, own, arrow) : insertButton(heading, arrow);
    // What isn't the title stands in a row with it.
    var isMixed = own === header ? null : heading !== header || header.children[1];
    if (isMixed) setClass(header, 'z-mixed');
    return made;
}

var isDetails = function isDetails(param) {
    var tagName = param.tagName;
    return tagName === 'DETAILS';
};
/** With more of them, landmarks would drown the page's own (AA3). */ var MOST_REGIONS = 6;
/** Whether panels are to be landmarks, where there are `count` of them. */ var hasRegions = function hasRegions(param, count) {
    var options = param.options;
    return count <= MOST_REGIONS || options.expandMode !== 'multiple';
};
/** Writes whether a panel is a landmark; one that is part of a list of terms stays that. */ var paintRegion = function paintRegion(panel, on) {
    return setAttribute(panel, 'role', on && panel.tagName !== 'DD' ? 'region' : null);
};
/** Puts all that follows a node, up to another one, into a box. */ function wrapAfter(node, box, end) {
    node.parentNode.insertBefore(box, node.nextSibling);
    while(box.nextSibling && box.nextSibling !== end)move$1(box.nextSibling, box, null);
    return box;
}
/** The section of what was found; header and content in the container itself get a box. */ function sectionOf(param) {
    var element = param.element, header = param.header, end = param.end;
    if (element) return element;
    var box = wrapAfter(header, build('div', '', [], 'box'), end);
    move$1(header, box, box.firstChild);
    return box;
}
/** The panel of a section: its content, where that is one plain box, else a box of ours. */ function panelOf(element, header) {
    var _contentAfter = contentAfter(header), box = _contentAfter.box, some = _contentAfter.some;
    if (box) return box;
    var next = header.nextElementSibling;
    var after = next && hasClass(next, 'z-controls') ? next : header;
    if (some) return wrapAfter(after, build('div', '', [], 'box'), null);
    return element.appendChild(build('div', '', [], 'empty'));
}
/** Writes a panel: closed. */ function writePanel(widget, panel, label) {
    claim(widget.kind, panel, 'z-content');
    panel.setAttribute('hidden', '');
    if (label) panel.setAttribute('aria-labelledby', label);
    return idFor(panel, widget.base + "-" + widget.serial);
}
/** Writes a section's own element. */ function writeSection(param, element) {
    var kind = param.kind;
    var disabled = element.hasAttributes() && saysYes(element, 'data-disabled');
    claim(kind, element, disabled ? 'z-section z-disabled' : 'z-section');
    if (!isDetails(element)) return;
    element.removeAttribute('open');
    // By it, the browser would close others at once, and also the one that opens.
    element.removeAttribute('name');
}
/** Makes one section of its nodes, in one pass (A1); its panel is a landmark where there are `count` of them. */ function adoptSection(widget, found, count) {
    var header = found.header;
    var element = sectionOf(found);
    var id = widget.base + "-header-" + (widget.serial += 1);
    var _adoptTrigger = adoptTrigger(widget, header), trigger = _adoptTrigger.trigger, leads = _adoptTrigger.leads, controls = _adoptTrigger.controls;
    // Content below a link that only leads elsewhere is left alone, and stays in sight.
    var panel = leads ? null : panelOf(element, header);
    writeSection(widget, element);
    if (controls) setClass(element, 'z-controlled');
    var panelId = panel && writePanel(widget, panel, idFor(trigger, id));
    if (panelId) trigger.setAttribute('aria-controls', panelId);
    // prettier-ignore
    var section = {
        index: 0,
        widget: widget,
        element: element,
        header: header,
        trigger: trigger,
        panel: panel,
        open: false,
        load: undefined,
        controls: controls,
        pose: null
    };
    if (panel && hasRegions(widget, count)) paintRegion(panel, true);
    if (panel && isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
    register(section);
    return section;
}

/** Gives the style sheet a number of ours, or takes it away. */ function setMeasure(param, name, value) {
    var style = param.style;
    if (value !== null) style.setProperty('--_' + name, value);
    else if (style.length) style.removeProperty('--_' + name);
}
/** The options that style sheets take as pixels. */ var MEASURES = [
    'headerSize',
    'contentHeight',
    'contentSpacing',
    'sectionSpacing'
];
/** Gives the container the classes and the numbers of its options (A1). */ function paintRoot(widget) {
    var root = widget.root, wrapper = widget.wrapper, options = widget.options, values = widget.values, kind = widget.kind;
    var moves = options['animation.effects'] !== 'none' && options['animation.duration'];
    paintClasses(widget, 'z-accordion' + classesOf(widget) + (options.sectionSpacing ? ' z-ungrouped' : ' z-grouped') + (options.contentHeight ? ' z-fixed-height' : '') + (moves ? ' transition' : ''));
    var defaults = kind.table.defaults;
    var scale = options.headerFontSize;
    setMeasure(root, 'header-scale', scale === defaults['headerFontSize'] ? null : String(scale));
    for(var _i = 0; _i < MEASURES.length; _i++){
        var name = MEASURES[_i];
        var value = options[name];
        setMeasure(root, kebab(name), value === defaults[name] ? null : value + 'px');
    }
    // How wide a horizontal one may be, in the form for little space, too.
    var width = values['orientation'] === 'horizontal' ? options.width + 'px' : null;
    for(var _i1 = 0, _iter = [
        root,
        wrapper
    ]; _i1 < _iter.length; _i1++){
        var box = _iter[_i1];
        if (box) setMeasure(box, 'width', width);
    }
}
/** Writes whether pressing a trigger does nothing: it is disabled, or the last open one has to stay (AA5). */ function paintUsable(param, item) {
    var open = param.open, options = param.options;
    var locked = item.open && open.length === 1 && !options.collapsible;
    var idle = locked || isDisabled(item);
    if (!item.panel || idle === item.trigger.hasAttribute('aria-disabled')) return;
    setAttribute(item.trigger, 'aria-disabled', idle ? 'true' : null);
    // What can't be opened isn't found.
    if (!item.open) hide(item);
}
/** Writes what depends on all that is open. */ function paintAll(widget) {
    if (!widget.options.collapsible) for(var _i = 0, _widget_items = widget.items; _i < _widget_items.length; _i++){
        var item = _widget_items[_i];
        paintUsable(widget, item);
    }
}
/** Writes what depends on how many sections there are: whether their panels are landmarks. */ function paintRegions(widget) {
    var items = widget.items;
    var on = hasRegions(widget, items.length);
    var first = items[0];
    // All have the same.
    if ((first == null ? void 0 : first.panel) && first.panel.getAttribute('role') === 'region' === on) return;
    for(var _i = 0; _i < items.length; _i++){
        var panel = items[_i].panel;
        if (panel) paintRegion(panel, on);
    }
}
/** Shows a panel, whatever hid it. */ function showPanel(item) {
    var panel = item.panel;
    innerOf(item);
    panel.removeAttribute('hidden');
    // The author's own means, as against flashing.
    if (panel.hasAttribute('style') && panel.style.display === 'none') panel.style.removeProperty('display');
}
/** Writes whether a section is open: classes, ARIA, and what is in sight. */ function paintSection(widget, item, open) {
    var element = item.element, trigger = item.trigger;
    var panel = item.panel;
    item.open = open;
    setClass(element, 'z-active', open);
    trigger.setAttribute('aria-expanded', String(open));
    if (isDetails(element)) setAttribute(element, 'open', open ? '' : null);
    if (open) return showPanel(item);
    // Focus in content that closes would fall to the page's body (AA8).
    passFocus(panel, trigger, widget.root);
    setStop(panel, false);
    hide(item);
}
/** Makes a panel a stop for Tab, or no more; a `tabindex` of the author's stays, and so does the focus. */ function setStop(panel, stop) {
    if (document.activeElement !== panel && !isAuthors(panel, 'tabindex')) setAttribute(panel, 'tabindex', stop ? '0' : null);
}
/** Whether panels have a height of their own, and may have to scroll (A6). */ var isFixed = function isFixed(param) {
    var options = param.options;
    return options.contentHeight > 0 || options.orientation === 'horizontal';
};
/** The open panels that scroll, and others; reads. */ var readStops = function readStops(widget) {
    return widget.open.map(function(index) {
        var panel = widget.items[index].panel;
        return [
            panel,
            isFixed(widget) && panel.scrollHeight > panel.clientHeight
        ];
    });
};
/** What scrolls has to be reached by key; writes. */ var paintStops = function paintStops(stops) {
    return stops.forEach(function(param) {
        var panel = param[0], stop = param[1];
        return setStop(panel, stop);
    });
};

/** No header is narrower, in pixels: fingers need as much. */ var FINGER = 24;
/** What the parts go by (A7) for the sections that take space, the width there is, and that of the longest title. */ function sizeFor(param, shown, width, lines) {
    var options = param.options;
    if (width === void 0) width = options.width;
    if (lines === void 0) lines = 0;
    var responsive = options.responsive, headerSize = options.headerSize;
    var scale = responsive ? width / options.width : 1;
    var header = Math.max(Math.round(headerSize * scale), Math.min(headerSize, FINGER), lines);
    return {
        shown: shown,
        width: width,
        lines: lines,
        scale: scale,
        header: header,
        space: Math.max(0, width - shown.length * header)
    };
}
/** Measures; writes nothing. Titles have lines to measure in the horizontal form alone. */ function readSize(widget) {
    var _Math;
    var root = widget.root, items = widget.items, options = widget.options, size = widget.size;
    var shown = items.filter(function(param) {
        var element = param.element;
        return !isHidden(element);
    });
    var titles = size ? shown.map(function(param) {
        var trigger = param.trigger;
        return trigger.querySelector('.z-title');
    }) : [];
    var lines = titles.map(function(title) {
        return title ? title.scrollWidth : 0;
    });
    return sizeFor(widget, shown, Math.min(root.clientWidth, options.width), (_Math = Math).max.apply(_Math, [].concat([
        0
    ], lines)));
}
/** What is assumed until it is measured: that it has all the width it asks for. */ var usualSize = function usualSize(widget) {
    return sizeFor(widget, widget.items.filter(function(param) {
        var element = param.element;
        return !saysHidden(element);
    }));
};
/** Puts the sections where they belong: those behind the open one are moved away by its content. */ function placeSections(param) {
    var size = param.size, open = param.open;
    if (!size) return;
    var x = 0;
    for(var _i = 0, _size_shown = size.shown; _i < _size_shown.length; _i++){
        var _size_shown__i = _size_shown[_i], element = _size_shown__i.element, index = _size_shown__i.index;
        setMeasure(element, 'x', x + 'px');
        x += size.header + (index === open[0] ? size.space : 0);
    }
}
/** Sizes the parts of a horizontal accordion, or takes the sizes away from one that is vertical now. */ function layOut(widget, size) {
    var root = widget.root, options = widget.options, items = widget.items;
    if (!size && !widget.size) return;
    widget.size = size;
    setMeasure(root, 'height', size && Math.round(options.height * size.scale) + 'px');
    setMeasure(root, 'content-width', size && size.space + 'px');
    if (size) {
        setMeasure(root, 'header-scale', String(options.headerFontSize * size.scale));
        setMeasure(root, 'header-size', size.header + 'px');
        placeSections(widget);
    } else for(var _i = 0; _i < items.length; _i++){
        var element = items[_i].element;
        setMeasure(element, 'x', null);
        dropEmptyStyle(element);
    }
}

var toIndex = function toIndex(value) {
    return typeof value === 'string' && value.trim() ? Number(value) : value;
};
function toActive(value) {
    if (value === false || value === null || value === 'false') return false;
    if (value === true || value === 'true') return 0;
    var list = [].concat(value).map(toIndex);
    if (!list.every(function(index) {
        return index % 1 === 0;
    })) return undefined;
    return Array.isArray(value) ? list : list[0];
}
var active$1 = {
    initial: false,
    expected: 'false, an index, or an array of indexes',
    parse: toActive
};
/** Every option of the accordion: type, default, check and sentence in one row each. */ var accordionOptions = _extends({}, sharedRows, {
    /** What is open at first: `false` for nothing, a zero-based index, or an array of indexes, which lets several be open. */ active: active$1,
    /** How long opening and closing take, in milliseconds. */ 'animation.duration': count(400),
    /** The way sections open; `none` opens at once. */ 'animation.effects': oneOf([
        'slide',
        'fade',
        'none'
    ], 'slide', undefined, {
        fadeIn: 'fade'
    }),
    /** The easing: `linear`, `swing`, or one of the page's `$.easing`; `easeOutQuart` by default where the easing plugin is. */ 'animation.easing': easing('easeOutQuart'),
    /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). */ 'animation.type': oneOf([
        'css',
        'jquery'
    ], 'css'),
    /** Borders around the sections. */ bordered: flag(false, 'z-bordered'),
    /** Whether the last open section of a vertical accordion can be closed. */ collapsible: flag(true),
    /** The height of the content of a vertical accordion, in pixels; 0 leaves it to the content. */ contentHeight: count(0),
    /** Whether a list in the content is a second level of navigation; vertical accordions only. */ contentNav: flag(false, 'z-content-nav'),
    /** Space around the content of a vertical accordion, in pixels. */ contentSpacing: count(0),
    /** Whether a slider has a dot for each section. */ dotNav: flag(false),
    /** Whether one section is open at a time or several; vertical accordions only. */ expandMode: _extends({}, oneOf([
        'single',
        'multiple'
    ], 'single'), {
        follows: true
    }),
    /** The size of the header's text, in em. */ headerFontSize: count(1.5),
    /** The height of a vertical header, or the width of a horizontal one, in pixels. */ headerSize: count(40),
    /** The height of a horizontal accordion, in pixels. */ height: count(320),
    /** Whether arrow keys, Home and End move between headers. */ keyboard: flag(false),
    /** Whether sections stand one below the other, or side by side; side by side one is always open. */ orientation: oneOf([
        'vertical',
        'horizontal'
    ], 'vertical', true),
    /** Whether a horizontal accordion is scaled to the width there is, and vertical where that is small. */ responsive: flag(false),
    /** A thin scrollbar for content that is taller than its height. */ scrollable: flag(false, 'z-scrollable'),
    /** Space between the sections of a vertical accordion, in pixels; 0 makes them one group. */ sectionSpacing: count(0),
    /** Whether headers have an arrow. */ showIcons: flag(true),
    /** Whether the accordion is a slider, with an image in each section. */ slider: flag(false, 'z-slider'),
    /** The theme, or a class of your own. */ theme: look('silver'),
    /** The width of a horizontal accordion, in pixels. */ width: count(960),
    /** Called once when the accordion has started; `item` is the container as a jQuery object. */ ready: callback(),
    /** Called before a section is opened, or closed by itself (`item.open`); `item.from` is the index of the one that closes, or -1. Return false, prevent the event's default, or return a promise of false to refuse. */ beforeSelect: callback(),
    /** Called at once when a section is opened, or closed by a press, a key or a method (`item.open` says which). */ select: callback(),
    /** Called when a section has opened or closed and its animation has ended. */ activate: callback(),
    /** Called when a section has closed, also when another one's opening closed it. */ collapse: callback(),
    /** Called when a section's content has been loaded. */ contentLoad: callback(),
    /** Called when a section's content could not be loaded, with jQuery's XHR object. */ error: callback()
});
var accordionTable = createTable(accordionOptions, {
    autoplay: {
        interval: 0
    },
    animation: {
        effects: 'none'
    }
});
/** An array of active sections lets several be open, until a later source says otherwise (A3). */ function takeGiven(values, source) {
    if (own(source, 'active') && Array.isArray(values['active'])) values['expandMode'] = 'multiple';
}
/** The options of a horizontal accordion where there is no space for it: it is vertical. */ var narrowValues = function narrowValues(values) {
    return derive(values, {
        contentNav: false,
        expandMode: 'single',
        orientation: 'vertical'
    });
};
/** What a horizontal accordion rules out: it has one section open, and no menus; some measures are of vertical ones. */ var tidyAccordion = function tidyAccordion(values) {
    return values['orientation'] === 'vertical' ? values : derive(values, {
        collapsible: false,
        contentHeight: 0,
        contentNav: false,
        contentSpacing: 0,
        expandMode: 'single',
        sectionSpacing: 0
    });
};

/** The width up to which a horizontal accordion that adapts turns vertical, in pixels (A7). */ var NARROW = 480;
/** The least space for content: its padding and a short word, in pixels. */ var LEAST = 48;
/** How much more space than it needs turns it back: a scrollbar that one form has doesn't make it turn for ever. */ var SLACK = 20;
var isHorizontal = function isHorizontal(param) {
    var values = param.values;
    return values['orientation'] === 'horizontal';
};
/** Whether there is too little space for a horizontal accordion. */ function lacksSpace(widget, size) {
    var _widget_options = widget.options, responsive = _widget_options.responsive, minWindowWidth = _widget_options.minWindowWidth;
    var slack = widget.narrow ? SLACK : 0;
    if (size.space < LEAST + slack) return true;
    if (!responsive) return false;
    return size.width <= NARROW + slack || matchMedia("(max-width: " + minWindowWidth + "px)").matches;
}
/** Gives an accordion the form that its options say, and that there is space for. */ function paintForm(widget) {
    paintRoot(widget);
    layOut(widget, widget.options.orientation === 'horizontal' ? usualSize(widget) : null);
}
/** The section that is opened where one has to be. */ var firstUsable = function firstUsable(param) {
    var items = param.items;
    return items.find(function(item) {
        return isUsable(item) && !saysHidden(item.element);
    });
};
/** Has open what the options allow by now; nobody is asked. */ function fitOpen(widget) {
    var open = widget.open, items = widget.items, options = widget.options, kind = widget.kind;
    var last = items[open[open.length - 1]];
    var wanted = last || (options.orientation === 'horizontal' ? firstUsable(widget) : undefined);
    if (wanted && (!last || open.length > 1 && !kind.rules(widget).multiple)) force(widget, function() {
        return planOnly(widget, [
            wanted
        ]);
    }, 'api');
}
/** Takes the options of the form that there is space for. */ function takeForm(widget) {
    var values = widget.values, kind = widget.kind;
    widget.narrow = widget.narrow && isHorizontal(widget);
    widget.options = widget.narrow ? narrowValues(values) : kind.tidy(values);
}
/** Puts right what depends on which sections there are. */ function repaint(widget) {
    paintRegions(widget);
    fitOpen(widget);
}
/** The same for what depends on the form and on the options, in each section. */ function repaintEach(widget) {
    for(var _i = 0, _widget_items = widget.items; _i < _widget_items.length; _i++){
        var item = _widget_items[_i];
        paintUsable(widget, item);
    }
    repaint(widget);
}
/** Turns a horizontal accordion vertical for want of space, or back. */ function turn(widget, narrow) {
    settle$1(widget);
    if (!widget.alive) return;
    widget.narrow = narrow;
    takeForm(widget);
    paintForm(widget);
    repaintEach(widget);
}
function read(widget) {
    if (!widget.root.getClientRects().length) return null;
    return {
        size: isHorizontal(widget) ? readSize(widget) : null,
        stops: readStops(widget),
        endsAway: widget.ends.some(function(param) {
            var element = param.element;
            return isHidden(element);
        })
    };
}
function write(widget, param) {
    var size = param.size, stops = param.stops, endsAway = param.endsAway;
    if (endsAway) markEnds(widget, isHidden);
    if (!size) return paintStops(stops);
    var narrow = lacksSpace(widget, size);
    if (narrow !== widget.narrow) turn(widget, narrow);
    if (narrow) return paintStops(readStops(widget));
    layOut(widget, size);
    // By now titles are where they have lines to measure.
    var now = readSize(widget);
    if (now.lines !== size.lines) layOut(widget, now);
    paintStops(readStops(widget));
}
/** What is measured: of a vertical accordion a header, whose size doesn't change with what is open. */ function sized(widget) {
    var items = widget.items, root = widget.root;
    return isHorizontal(widget) || !items[0] ? root : items[0].header;
}
/** Measures what is open and how much space there is, now. */ var measure = function measure(widget) {
    return measureNow(sized(widget));
};
/** Measures after the first layout, and with each change of the width there is. */ function mountFit(widget) {
    var seen = null;
    watchSize(widget, sized(widget), {
        read: function read1() {
            return !!(seen = read(widget));
        },
        write: function write1() {
            return write(widget, seen);
        },
        resizes: isHorizontal(widget)
    });
}

/** Whether a click is what the browser makes of Enter or Space on a button. */ var isKeyClick = function isKeyClick(event) {
    return !!event && event.isTrusted && event.type === 'click' && event.detail === 0;
};
/** Whether the press under way is what a key on a link that is used as a button makes. */ var keyed = false;
function press(item, event) {
    var widget = item.widget;
    if (!isUsable(item)) return;
    emit(widget, 'action');
    widget.pressed = item;
    // Coming over a header opens; only a press closes.
    if (event && event.type !== 'click') openItem(item, 'click');
    else selectItem(item, keyed || isKeyClick(event) ? 'key' : 'click');
    widget.pressed = null;
}
function onKey(widget, event) {
    var target = event.target;
    var from = itemOfHeader(widget, target);
    if (!from || isForeignKey(event)) return;
    var trigger = from.trigger, panel = from.panel;
    if (!trigger.contains(target) || isInteractive(target, trigger)) return;
    var _widget_options = widget.options, keyboard = _widget_options.keyboard, orientation = _widget_options.orientation;
    // Buttons do it by themselves.
    if (trigger.tagName === 'A' && panel && /^(Enter| )$/.test(event.key)) {
        event.preventDefault();
        keyed = true;
        // A click, so that the page's own handlers on the link hear of it.
        trigger.click();
        keyed = false;
    }
    if (keyboard && moveFocus(from, event, orientation === 'vertical', isReachable)) emit(widget, 'action');
}
/** Listens to what users do with the headers. */ function mountKeys(widget) {
    var root = widget.root;
    listenToPresses(widget, {
        list: root,
        press: press,
        owns: function owns(param) {
            var panel = param.panel;
            return !!panel;
        }
    });
    listen(widget, root, {
        keydown: function keydown(event) {
            return onKey(widget, event);
        }
    });
}

/** What a warning says where there is nothing to make sections of. */ var NOTHING = 'there is no section: each is an element with a header and content';
/** Begins the ids: with that of the container, unless an earlier accordion has the same one. */ function baseOf(param) {
    var root = param.root, prefix = param.prefix;
    // ARIA names ids with spaces between them.
    var id = idOf(root).replace(/\s+/g, '-');
    return id && !document.getElementById(id + '-1') ? id : prefix;
}
/** Takes over an accordion's markup and completes it to the form of A1. */ function adoptAccordion(widget) {
    var found = findSections(widget.root);
    if (!found.length) warn(widget, NOTHING);
    Object.assign(widget, {
        base: baseOf(widget),
        midway: [],
        pressed: null,
        size: null,
        narrow: !!widget.narrow,
        wrapper: null
    });
    widget.items = found.map(function(one, n) {
        var section = adoptSection(widget, one, found.length);
        section.index = n;
        return section;
    });
    markEnds(widget);
    return true;
}
/** Whether the parts still bear their marks (C14). */ var isIntact = function isIntact(param) {
    var root = param.root, items = param.items;
    return hasClass(root, 'z-accordion') && items.every(function(param) {
        var element = param.element, trigger = param.trigger, panel = param.panel;
        return element.parentNode !== root || hasClass(element, 'z-section') && hasClass(trigger, 'z-trigger') && element.contains(trigger) && (!panel || hasClass(panel, 'z-content'));
    });
};
/** Takes over sections that the page has added, and gives back those that it took out. */ function syncSections(widget) {
    var root = widget.root, kind = widget.kind;
    for(var _i = 0, _widget_items = widget.items; _i < _widget_items.length; _i++){
        var item = _widget_items[_i];
        if (item.element.parentNode === root && item.element.contains(item.trigger)) continue;
        forget(item);
        releaseParts(kind, root, item.element, false);
    }
    var known = function known(param) {
        var element = param.element;
        return element && itemOn(element) || undefined;
    };
    var found = findSections(root);
    var items = found.map(function(one) {
        return known(one) || adoptSection(widget, one, found.length);
    });
    renumber(widget, function() {
        return items;
    });
}
/** Puts back what has been moved. */ function releaseSections(param) {
    var items = param.items;
    for(var _i = 0; _i < items.length; _i++){
        var _items__i = items[_i], trigger = _items__i.trigger, controls = _items__i.controls;
        if (controls) returnControls(trigger, controls);
    }
}

function planAll(param) {
    var items = param.items, open = param.open, options = param.options;
    var more = items.filter(function(item) {
        return isUsable(item) && !item.open;
    }).map(function(param) {
        var index = param.index;
        return index;
    });
    return options.expandMode === 'multiple' ? only(open, open.concat(more)) : null;
}
var planNone = function planNone(param) {
    var open = param.open, options = param.options;
    return only(open, options.collapsible ? [] : open.slice(0, 1));
};
/** Makes the nodes of a new section as those that are there; the author's, so that they stay. */ function makeSection(param) {
    var root = param.root, items = param.items;
    var last = items[items.length - 1];
    var level = last && /^H\d$/.test(last.header.tagName) ? last.header.tagName : 'h3';
    var isTerm = root.tagName === 'DL';
    var element = document.createElement(/^[UO]L$/.test(root.tagName) ? 'li' : 'div');
    // Where header and content stand in the container itself, they get a box of ours.
    if (isTerm || last && last.element.hasAttribute(MADE)) element.setAttribute(MADE, 'box');
    element.appendChild(document.createElement(isTerm ? 'dt' : level));
    element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
    return element;
}
function add(widget, label, content) {
    settle$1(widget);
    if (!widget.alive) return;
    var root = widget.root, items = widget.items;
    var last = items[items.length - 1];
    var element = makeSection(widget);
    var header = element.firstChild;
    insertLabel(header, label);
    root.insertBefore(element, last ? last.element.nextSibling : null);
    var item = adoptSection(widget, {
        element: element,
        header: header,
        end: null
    }, items.length + 1);
    insertItem(widget, item, items.length);
    fill(widget, innerOf(item), content, insertContent);
}
function refresh(widget) {
    settle$1(widget);
    if (!widget.alive) return;
    if (!widget.kind.isIntact(widget)) return restart(widget);
    keepFocus(function() {
        return widget.kind.sync(widget);
    });
    changed(widget);
    remount(widget);
}
function active(param) {
    var open = param.open, options = param.options;
    var _open_;
    return options.expandMode === 'multiple' ? open.slice().sort(function(a, b) {
        return a - b;
    }) : (_open_ = open[0]) != null ? _open_ : -1;
}
function enable(item, on) {
    setDisabled(item, !on);
    paintUsable(item.widget, item);
}
/** What can be called on an accordion; what each does is told in `AccordionInstance`. */ var accordionMethods = _extends({}, sharedMethods, {
    toggle: onItem('toggle', function(item) {
        return selectItem(item, 'api');
    }),
    close: onItem('close', function(item) {
        return closeItem(item, 'api');
    }),
    expandAll: function expandAll(widget) {
        return select(widget, function() {
            return planAll(widget);
        }, 'api');
    },
    collapseAll: function collapseAll(widget) {
        return select(widget, function() {
            return planNone(widget);
        }, 'api');
    },
    add: add,
    enable: onItem('enable', function(item) {
        return enable(item, true);
    }),
    disable: onItem('disable', function(item) {
        return enable(item, false);
    }),
    refresh: refresh,
    active: active
});

/** The sections that a change opens and closes, with those that are still on their way. */ function movingIn(param, param1) {
    var items = param.items, midway = param.midway;
    var opened = param1.opened, closed = param1.closed;
    var changed = opened.concat(closed).map(function(index) {
        return items[index];
    });
    return changed.concat(midway.filter(function(one) {
        return one.index >= 0 && changed.indexOf(one) < 0;
    }));
}
/** Where a section is now: where on the screen, or how much of its content is in sight. */ function poseOf(param, param1) {
    var size = param.size, options = param.options;
    var element = param1.element, panel = param1.panel;
    if (size) return {
        x: element.getBoundingClientRect().left
    };
    var height = heightOf(panel);
    if (options['animation.effects'] !== 'fade') return {
        height: height
    };
    return {
        height: height,
        opacity: Number(getComputedStyle(panel).opacity)
    };
}
/**
 * Horizontal: sections slide over each other; nothing is laid out anew on the way (A7). Vertical: heights
 * move between nothing and what the content takes, all at the same time (A5).
 */ function moveOf(widget, section) {
    var element = section.element, panel = section.panel, pose = section.pose, open = section.open;
    var now = poseOf(widget, section);
    if (now.x !== undefined) return {
        element: element,
        from: {
            x: pose.x - now.x
        },
        to: {
            x: 0
        }
    };
    var shut = 'opacity' in now ? {
        height: 0,
        opacity: 0
    } : {
        height: 0
    };
    var from = pose || (open ? shut : now);
    return {
        element: panel,
        from: from,
        to: open ? now : shut
    };
}
/** Keeps what closes in sight until it has closed; returns what ends that. */ function hold(param) {
    var element = param.element, open = param.open, panel = param.panel;
    var end = open ? null : keepInSight(panel);
    var details = end && isDetails(element);
    if (details) element.setAttribute('open', '');
    setClass(panel, 'z-moving');
    return function() {
        setClass(panel, 'z-moving', false);
        if (details) element.removeAttribute('open');
        if (end) end();
    };
}
/** Moves the sections from where they were; returns what ends that early. */ function run(widget, shown, end) {
    var releases = shown.map(hold);
    var moved = widget.size ? widget.items.slice() : shown;
    var all = moved.map(function(section) {
        return moveOf(widget, section);
    });
    // In a horizontal one, some stay where they are.
    var moves = all.filter(function(param) {
        var from = param.from;
        return from.x !== 0;
    });
    var forget = function forget() {
        widget.midway = [];
        for(var _i = 0; _i < moved.length; _i++){
            var section = moved[_i];
            section.pose = null;
        }
    };
    forget();
    var finish = animate(widget, moves, function() {
        for(var _i = 0; _i < releases.length; _i++){
            var release = releases[_i];
            release();
        }
        end();
    });
    return function() {
        // For a change that is made before the next frame, and goes on from here.
        widget.midway = shown;
        for(var _i = 0; _i < moved.length; _i++){
            var section = moved[_i];
            section.pose = poseOf(widget, section);
        }
        void Promise.resolve().then(forget);
        finish();
    };
}
/** What ends every motion. */ function settle(widget, pressed) {
    if (isFixed(widget)) paintStops(readStops(widget));
    // What closed above the header that was pressed may have taken it along, where browsers don't hold the page.
    if (pressed && pressed.header.getBoundingClientRect().top < 0) pressed.header.scrollIntoView({
        block: 'nearest'
    });
}
/** Applies a change by `paint`, and moves the sections; returns what ends that early. */ function move(widget, change, paint, done) {
    var items = widget.items, pressed = widget.pressed;
    var moves = canMove(widget);
    var shown = movingIn(widget, change);
    if (moves && widget.size) {
        for(var _i = 0; _i < items.length; _i++){
            var _section_pose;
            var section = items[_i];
            // One that is left from a vertical form says nothing here.
            if (((_section_pose = section.pose) == null ? void 0 : _section_pose.x) === undefined) section.pose = poseOf(widget, section);
        }
    }
    paint();
    // A callback may have ended the widget, or made the next change, which moves on its own.
    if (!widget.alive || widget.open !== change.open) {
        var _widget;
        var finish = widget.finish;
        if (widget.alive) done();
        (_widget = widget).finish || (_widget.finish = finish);
        return null;
    }
    placeSections(widget);
    var end = function end() {
        settle(widget, pressed);
        done();
    };
    if (moves) return run(widget, shown, end);
    end();
    return null;
}

/* Lists in the content as a second level of navigation (A9). */ /** The lists that stand in a section's content itself, but for sets, whether they run yet or not. */ var menusIn = function menusIn(param) {
    var panel = param.panel;
    return panel ? Array.from(panel.querySelectorAll(':scope > ul, :scope > .z-auto-g > ul')).filter(function(list) {
        return !isRoot(list);
    }) : [];
};
var addressOf = function addressOf(param) {
    var href = param.href;
    return href.split('#')[0];
};
/** The links of a section's menus to the page that is shown, and not just to a place in it. */ var currentLinks = function currentLinks(item) {
    return menusIn(item).flatMap(function(list) {
        return Array.from(list.querySelectorAll('a[href]'));
    }).filter(function(link) {
        return !/^#/.test(link.getAttribute('href')) && addressOf(link) === addressOf(location);
    });
};
/** Whether a section's menu leads to the page that is shown. */ var isCurrent = function isCurrent(item) {
    return currentLinks(item).length > 0;
};
/** Marks the menus, and their links to the page that is shown. */ function mountNav(param) {
    var options = param.options, items = param.items, cleanUps = param.cleanUps;
    if (!options.contentNav) return;
    var menus = items.flatMap(menusIn);
    var links = items.flatMap(currentLinks).filter(function(link) {
        return !link.hasAttribute('aria-current');
    });
    var mark = function mark(on) {
        for(var _i = 0; _i < menus.length; _i++){
            var list = menus[_i];
            setClass(list, 'z-sub-nav', on);
            setAttribute(list, 'class', list.className || null);
        }
        for(var _i1 = 0; _i1 < links.length; _i1++){
            var link = links[_i1];
            setAttribute(link, 'aria-current', on ? 'page' : null);
        }
    };
    mark(true);
    cleanUps.push(function() {
        return mark(false);
    });
}

/** Opens a section for a user. */ function show(widget, item, reason) {
    emit(widget, 'action');
    if (item) openItem(item, reason);
}
/** A finger that went this far, in pixels, has swiped. */ var SWIPE = 40;
/** Fingers swipe from section to section; what they scroll upright stays the page's. */ function listenToSwipes(widget) {
    var root = widget.root;
    var start = null;
    var down = function down(event) {
        return void (start = event);
    };
    var up = function up(event) {
        var _ref = start || event, clientX = _ref.clientX, clientY = _ref.clientY, pointerType = _ref.pointerType;
        var across = event.clientX - clientX;
        start = null;
        if (pointerType === 'mouse' || Math.abs(across) < SWIPE) return;
        if (Math.abs(across) > Math.abs(event.clientY - clientY)) show(widget, nextUsable(widget, across < 0 === isRightToLeft(root) ? -1 : 1), 'click');
    };
    listen(widget, root, {
        pointerdown: down,
        pointerup: up
    }, true);
}
/** A dot for each section, named after its header; pressing that of the section that is shown does nothing (S6). */ function paintDots(param, nav) {
    var items = param.items, options = param.options;
    items.forEach(function(param, n) {
        var trigger = param.trigger, open = param.open;
        var dot = nav.children[n] || nav.appendChild(buildButton('z-dot-nav-item'));
        var title = labelText(trigger);
        dot.setAttribute('aria-label', options['texts.slide'] + " " + (n + 1) + (title && ': ' + title));
        setClass(dot, 'z-active', open);
        for(var _i = 0, _iter = [
            'aria-current',
            'aria-disabled'
        ]; _i < _iter.length; _i++){
            var name = _iter[_i];
            setAttribute(dot, name, open ? 'true' : null);
        }
    });
    while(nav.children[items.length])nav.lastChild.remove();
}
/** Arrow keys on the dots, which open as they go. */ function onDotKey(widget, nav, event) {
    var key = event.key;
    if (!/^Arrow/.test(key) || isForeignKey(event)) return;
    event.preventDefault();
    var forward = /Down/.test(key) || !/Up/.test(key) && /Left/.test(key) === isRightToLeft(nav);
    var item = nextUsable(widget, forward ? 1 : -1);
    show(widget, item, 'key');
    if (item) nav.children[item.index].focus();
}
function mountDots(widget, wrapper) {
    var nav = wrapper.appendChild(build('div', 'z-dot-nav'));
    var paint = function paint() {
        return paintDots(widget, nav);
    };
    nav.setAttribute('role', 'group');
    nav.setAttribute('aria-label', widget.options['texts.dots']);
    paint();
    on(widget, 'change', paint);
    on(widget, 'structure', paint);
    listen(widget, nav, {
        keydown: function keydown(event) {
            return onDotKey(widget, nav, event);
        },
        click: function click(event) {
            var item = widget.items[Array.from(nav.children).indexOf(event.target)];
            if (item) show(widget, item, 'click');
        }
    });
    widget.cleanUps.push(function() {
        return nav.remove();
    });
}
/** Takes away what is around a slider. */ function unwrapSlider(widget) {
    var wrapper = widget.wrapper;
    widget.wrapper = null;
    if (wrapper) keepFocus(function() {
        return unwrap(wrapper);
    });
}
/** What makes a slider of an accordion (A8, S7); the wrapper stays as long as it is one, so that nothing moves. */ function mountSlider(widget) {
    var _widget;
    var root = widget.root, options = widget.options;
    if (!options.slider || !root.parentNode) return unwrapSlider(widget);
    var wrapper = (_widget = widget).wrapper || (_widget.wrapper = wrap(root, build('div', 'z-slider-wrapper')));
    wrapper.setAttribute('role', 'group');
    wrapper.setAttribute('aria-roledescription', options['texts.carousel']);
    wrapper.setAttribute('aria-label', root.getAttribute('aria-label') || options['texts.slides']);
    setAttribute(wrapper, 'aria-labelledby', root.getAttribute('aria-labelledby'));
    listenToSwipes(widget);
    if (options.dotNav) mountDots(widget, wrapper);
}

/** What is open first: what the option `active` says, else what the markup marks; a horizontal one has one open. */ function usualSections(widget) {
    var options = widget.options, values = widget.values, items = widget.items;
    var active = options.active, contentNav = options.contentNav, orientation = options.orientation;
    var vertical = orientation === 'vertical';
    var isMarked = function isMarked(item) {
        return isAuthors(item.element, 'open') || contentNav && isCurrent(item);
    };
    var fits = function fits(item) {
        return isUsable(item) && (vertical || !saysHidden(item.element));
    };
    var wanted = active === false ? [] : [].concat(active);
    var indexes = wanted.map(function(given) {
        var index = indexFor(given, items.length);
        if (index < 0) warn(widget, "option active: there is no section " + given);
        return index;
    });
    var named = own(values, 'active');
    var found = items.filter(function(item) {
        return (named ? indexes.indexOf(item.index) >= 0 : isMarked(item)) && fits(item);
    });
    return found.length || vertical ? found : items.filter(fits).slice(0, 1);
}
var first = function first(widget) {
    return firstOpen(widget, function() {
        return usualSections(widget).slice(0, widget.options.expandMode === 'multiple' ? undefined : 1);
    });
};
/** What the options of a running accordion change in each section. */ function applyToEach(widget) {
    var items = widget.items, options = widget.options;
    for(var _i = 0; _i < items.length; _i++){
        var item = items[_i];
        paintArrow(item.trigger, options.showIcons && !!item.panel);
        if (item.panel && !item.open) hide(item);
    }
    repaintEach(widget);
}
/** Puts the options into effect. */ function mount(widget) {
    takeForm(widget);
    mountSlider(widget);
    paintForm(widget);
    mountNav(widget);
    mountKeys(widget);
    on(widget, 'structure', function() {
        if (widget.size) paintForm(widget);
        repaint(widget);
    });
    mountFeatures(widget);
    mountFit(widget);
    if (!widget.told) return;
    applyToEach(widget);
    measure(widget);
}
var accordionKind = {
    name: 'uiAccordion',
    noun: 'section',
    role: 'z-accordion',
    innerClass: 'z-auto-g',
    rootClass: 'z-accordion',
    table: accordionTable,
    parts: {
        'z-section': 'class style open name',
        'z-header': 'class',
        'z-trigger': 'class id role type tabindex aria-expanded aria-controls aria-disabled aria-busy',
        'z-content': 'class id role tabindex aria-labelledby aria-busy aria-hidden hidden inert style',
        'z-sub-nav': 'class'
    },
    closingEvents: [
        'activate',
        'collapse'
    ],
    tidy: tidyAccordion,
    given: takeGiven,
    adopt: adoptAccordion,
    isIntact: isIntact,
    sync: syncSections,
    mount: mount,
    first: first,
    rules: function rules(param) {
        var options = param.options;
        return {
            multiple: options.expandMode === 'multiple',
            toggles: options.orientation === 'vertical',
            collapsible: options.collapsible
        };
    },
    paint: paintSection,
    paintAll: paintAll,
    move: move,
    describe: describeSection,
    tellNow: tellSelected,
    tellSettled: tellActivated,
    paintRoot: paintRoot,
    sized: sized,
    headingOf: function headingOf(param) {
        var header = param.header;
        return header;
    },
    playing: function playing(param) {
        var root = param.root, wrapper = param.wrapper;
        return {
            element: wrapper || root,
            live: root,
            first: root
        };
    },
    waitsForContent: false,
    spinnerPlace: function spinnerPlace(param) {
        var panel = param.panel;
        return panel;
    },
    contentChanged: function contentChanged(param) {
        var widget = param.widget;
        return measure(widget);
    },
    entry: function entry(param) {
        var trigger = param.trigger;
        return trigger;
    },
    release: function release(widget) {
        releaseSections(widget);
        unwrapSlider(widget);
    }
};
/** The plugin `$.fn.uiAccordion`. */ var accordionPlugin = {
    kind: accordionKind,
    methods: _extends({}, accordionMethods, featureMethods),
    readers: [
        'active',
        'count',
        'option'
    ],
    events: [
        'ready',
        'beforeSelect',
        'select',
        'activate',
        'collapse',
        'beforeRemove',
        'remove',
        'contentLoad',
        'error'
    ]
};

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ == null ? void 0 : $.fn) {
    definePlugin(accordionPlugin);
    hearResize('.z-accordion');
    hearPage();
} else console.error('uiAccordion needs jQuery: put its <script> before that of ui.accordion.min.js');
