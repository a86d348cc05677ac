/*! ui.accordion 1.0.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var $ = require('jquery');
var swipe = require('./ui.shared.cjs');

/** What the page is told of a section. */ function describeSection(item, reason) {
    var index = item.index, header = item.header, element = item.element, open = item.open;
    return {
        index: index,
        header: header,
        content: swipe.contentIn(item) || element,
        open: open,
        reason: reason
    };
}
var tellAll = function tellAll(items, name, reason) {
    return items.forEach(function(item) {
        return swipe.tellOf(item, name, reason);
    });
};
/** Tells at once what opened, or what a user or a method has closed (A4). */ var tellSelected = function tellSelected(_, param, reason) {
    var opened = param.opened, closed = param.closed;
    return tellAll(opened.length || !/click|key|api/.test(reason) ? opened : closed, 'select', reason);
};
/** Tells what a change was about once its motion has ended. */ function tellActivated(param, param1, reason) {
    var options = param.options;
    var opened = param1.opened, closed = param1.closed;
    var pressed = opened[0];
    // A section that closed above may have taken the header that was pressed out of the window.
    if (pressed && closed.length && /click|key/.test(reason || '') && options['orientation'] === 'vertical') pressed.header.scrollIntoView({
        block: 'nearest'
    });
    tellAll(opened.concat(closed), 'activate', reason);
    tellAll(closed, 'collapse', reason);
}
var accordionEvents = {
    describe: describeSection,
    completeItem: swipe.ensureInner,
    tellNow: tellSelected,
    tellSettled: tellActivated,
    closingEvents: [
        'activate',
        'collapse'
    ]
};

function toActive(value) {
    if (value === null || value === false || value === 'false') return false;
    var list = [].concat(value);
    if (!list.every(function(index) {
        return swipe.numberIn(index) % 1 === 0;
    })) return undefined;
    return Array.isArray(value) ? list.map(Number) : Number(value);
}
/** Every option of the accordion: type, default, check and sentence in one row each. */ var accordionOptions = swipe.joined(swipe.sharedRows, {
    /** What is open at the start: nothing (`false`), a section (its index, from 0), or several (an array of indexes). With an array, `expandMode` is `multiple`. */ active: {
        initial: false,
        expected: 'false, an index, or an array of indexes',
        parse: toActive
    },
    /** How long the animation takes, in milliseconds. */ 'animation.duration': swipe.count(400),
    /** How sections open and close. `none`: no animation. */ 'animation.effects': swipe.oneOf([
        'slide',
        'fade',
        'none'
    ], undefined, {
        fadeIn: 'fade'
    }),
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeOutQuart`. */ 'animation.easing': swipe.easing('easeOutQuart'),
    /** Whether sections have borders. */ bordered: swipe.flag(false, 'z-bordered'),
    /** Whether all sections can be closed. If not, the only open section can't be closed. Vertical accordions only. */ collapsible: swipe.flag(true),
    /** The height of each section's content, in pixels. 0: as high as the content needs. Vertical accordions only. */ contentHeight: swipe.count(0),
    /** Whether lists in the content look like a second level of navigation. Vertical accordions only. */ contentNav: swipe.flag(false, 'z-content-nav'),
    /** The space around the content, in pixels. Vertical accordions only. */ contentSpacing: swipe.count(0),
    /** Whether a slider has a dot to press for each section. */ dotNav: swipe.flag(false),
    /** How many sections can be open at a time: one (`single`), or several (`multiple`). Vertical accordions only. */ expandMode: swipe.oneOf([
        'single',
        'multiple'
    ]),
    /** The size of the headers' text, in steps of 8 px, or of 10.7 px in a horizontal accordion. So the default is 12 px, or 16 px. */ headerFontSize: swipe.count(1.5),
    /** The height of the headers, in pixels. In a horizontal accordion, it is their width. */ headerSize: swipe.count(40),
    /** The height of a horizontal accordion, in pixels. */ height: swipe.count(320),
    /** The icon of headers: an arrow, or a plus that becomes a minus in an open section. */ icon: swipe.oneOf([
        'arrow',
        'plus'
    ], {
        plus: 'z-icon-plus'
    }),
    /** Where the icon is: after the header's text, or before it. */ iconPosition: swipe.oneOf([
        'end',
        'start'
    ], {
        start: 'z-icon-start'
    }),
    /** Whether arrow keys, Home and End move between headers. */ keyboard: swipe.flag(false),
    /** Whether the sections are one below the other (`vertical`), or side by side (`horizontal`). A horizontal accordion always has one open section. */ orientation: swipe.oneOf([
        'vertical',
        'horizontal'
    ], swipe.itself),
    /** Whether a horizontal accordion scales with its parent's width. At 480 pixels or less, it becomes vertical. */ responsive: swipe.flag(false),
    /** Whether content that is too high for its section has a thin scrollbar. */ scrollable: swipe.flag(false, 'z-scrollable'),
    /** The space between sections, in pixels. 0: the sections touch each other. Vertical accordions only. */ sectionSpacing: swipe.count(0),
    /** Whether headers have an arrow. */ showIcons: swipe.flag(true),
    /** Whether the accordion is an image slider: each section has an image. */ slider: swipe.flag(false, 'z-slider'),
    /** The name of a slide, for screen readers. Its number follows. */ 'texts.slide': swipe.phrase('Slide'),
    /** The name of a slider for screen readers, if the markup gives none. */ 'texts.slides': swipe.phrase('Slides'),
    /** The name of the dots of a slider, for screen readers. */ 'texts.dots': swipe.phrase('Choose a slide'),
    /** What screen readers call a slider. */ 'texts.carousel': swipe.phrase('carousel'),
    /** The name of a theme, or a class of your own. */ theme: swipe.look('silver'),
    /** The width of a horizontal accordion, in pixels. */ width: swipe.count(960),
    /** Called before a section opens (`item.open` is `true`), and before one is closed (`item.open` is `false`). If one opens and so another one closes, it is called once, for the one that opens. `item.from` is the index of the section that closes, or -1. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */ beforeSelect: swipe.callback(),
    /** Called as soon as the content of a section that opens has its size, before it moves: once each time it opens, also at the start. */ show: swipe.callback(),
    /** Called as soon as a section starts to open (`item.open` is `true`), or to close by a click, a key or a method. */ select: swipe.callback(),
    /** Called when a section has opened or closed and its animation has ended. */ activate: swipe.callback(),
    /** Called when a section has closed, also if it closed because another one opened. */ collapse: swipe.callback(),
    /** Called before a section is removed by `remove()`. To prevent it, do the same as in `beforeSelect`. */ beforeRemove: swipe.callback(),
    /** Called when a section has been removed. `item` has its elements and its last index. */ remove: swipe.callback()
});
/** An array of active sections lets several be open, until a later source says otherwise (A3). */ function concludeActive(values, source) {
    if (swipe.own(source, 'active') && Array.isArray(values['active'])) values['expandMode'] = 'multiple';
}
/** The options of a horizontal accordion where there is no space for it: it is vertical. */ var narrowValues = function narrowValues(values) {
    return swipe.derive(values, {
        contentNav: false,
        expandMode: 'single',
        orientation: 'vertical'
    });
};
/** What a horizontal accordion rules out: it has one section open, and no menus; some measures are of vertical ones. */ var tidyAccordion = function tidyAccordion(values) {
    return values['orientation'] === 'vertical' ? values : swipe.derive(values, {
        collapsible: false,
        contentHeight: 0,
        contentNav: false,
        contentSpacing: 0,
        expandMode: 'single',
        sectionSpacing: 0
    });
};
var accordionRules = {
    table: swipe.createTable(accordionOptions),
    effective: tidyAccordion,
    conclude: concludeActive,
    rules: function rules(param) {
        var options = param.options;
        return {
            multiple: options.expandMode === 'multiple',
            toggles: options.orientation === 'vertical',
            collapsible: options.collapsible
        };
    }
};

var makeArrow = swipe.copies(function() {
    return swipe.build('span', 'z-arrow');
});
/** Buttons as most headers get them, with an arrow; not said to be open yet. Copies have no listeners: what hears keys for a set presses them. */ var buttonsOf = function buttonsOf(tag) {
    return swipe.copies(function() {
        var title = swipe.build('span', 'z-title', [], 'box');
        var button = swipe.buildButton(tag, 'z-trigger', [
            title,
            makeArrow()
        ], 'box');
        swipe.setAttribute(button, 'aria-expanded', 'false');
        return button;
    });
};
var makers = {
    button: buttonsOf('button'),
    span: buttonsOf('span')
};
var textIn = function textIn(node) {
    return node.textContent.trim();
};
/** The author's own link or button where it has all the words of a header, or the header is one itself. */ function ownTrigger(header) {
    if (/^(SUMMARY|BUTTON|A)$/.test(swipe.tagOf(header))) return header;
    // Most have nothing but text.
    var controls = header.firstElementChild ? header.querySelectorAll(swipe.CONTROLS) : [];
    var control = controls[0];
    if (!control || !/^(A|BUTTON)$/.test(swipe.tagOf(control))) return null;
    var text = textIn(control);
    return text && text === textIn(header) ? control : null;
}
/** Puts the links and fields of a heading behind it, so that it holds nothing but its button (AA9). */ function moveControls(widget, element, heading) {
    var controls = heading.querySelectorAll(swipe.CONTROLS);
    if (!controls.length) return;
    var box = swipe.build('span', 'z-controls', [], 'back');
    heading.parentNode.insertBefore(box, heading.nextSibling);
    swipe.setClass(element, 'z-controlled');
    controls.forEach(function(control) {
        var node = swipe.childHolding(heading, control);
        // It went along with another one in the same element.
        if (!node) return;
        var next = node.nextSibling;
        swipe.move(node, box);
        // The heading's other nodes are in its title still.
        widget.returns.push(function() {
            var title = heading.querySelector('.z-title');
            if (title && node.parentNode) swipe.move(node, title, next);
        });
    });
}
/** Shows the arrow of a trigger, or none. */ function paintArrow(trigger, wanted) {
    var arrow = swipe.childWith(trigger, 'z-arrow');
    if (wanted && !arrow) trigger.appendChild(makeArrow());
    else if (!wanted && arrow) arrow.remove();
}
/** Completes the author's own trigger. */ function takeOwn(param, header, trigger) {
    var kind = param.kind, options = param.options;
    var leads = swipe.isRealLink(trigger);
    swipe.claim(kind, trigger, trigger === header ? 'z-header z-trigger' : 'z-trigger');
    if (!leads) swipe.setAttribute(trigger, 'aria-expanded', 'false');
    if (swipe.tagOf(trigger) === 'BUTTON') swipe.setAttribute(trigger, 'type', 'button');
    else if (swipe.tagOf(trigger) === 'A' && !leads) {
        swipe.setAttribute(trigger, 'role', 'button');
        swipe.setAttribute(trigger, 'tabindex', '0');
    }
    swipe.wrap(trigger, swipe.build('span', 'z-title', [], 'box'), trigger.firstChild, null);
    paintArrow(trigger, options.showIcons && !leads);
}
/** A press on the label that names a header opens the section besides what it does; on a field in it, it comes once more. */ function onLabel(param) {
    var target = param.target;
    var control = this.control;
    var item = swipe.itemsHolding(this).pop();
    var isTwice = control && this.contains(control) && !control.matches(':disabled');
    if (!item || isTwice && control !== target) return;
    swipe.emit(item.widget, 'action');
    swipe.openItem(item, 'click');
}
/** Names the trigger of a heading by the label that had all its words, and stands beside it now. */ function nameBy(widget, element, trigger, label) {
    var id = widget.prefix + "-label-" + (widget.serial + 1);
    swipe.setAttribute(trigger, 'aria-labelledby', swipe.idFor(label, id));
    swipe.setClass(element, 'z-labelled');
    label.addEventListener('click', onLabel);
    widget.returns.push(function() {
        label.removeEventListener('click', onLabel);
        if (swipe.idOf(label) === id) swipe.setAttribute(label, 'id', null);
    });
}
/** Puts a button around the words of a heading. */ function insertButton(widget, element, heading) {
    var button = makers[swipe.buttonTag(widget.root)]();
    if (!widget.options.showIcons) paintArrow(button, false);
    var label = heading.querySelector('label');
    var isLabelled = label && textIn(label) && textIn(label) === textIn(heading);
    if (heading.firstElementChild) moveControls(widget, element, heading);
    if (isLabelled) nameBy(widget, element, button, label);
    var title = button.firstChild;
    // Not by `move`, which keeps the state of frames: slower, and text has none.
    while(heading.firstChild)title.appendChild(heading.firstChild);
    return heading.appendChild(button);
}
/** Gives a header its trigger: a button inside the author's heading, or the author's own link, button or `summary`. */ function triggerFor(widget, element, header) {
    var first = header.firstElementChild;
    var headings = first ? header.querySelectorAll('h1,h2,h3,h4,h5,h6') : [];
    // The heading that a header holds, where it is none itself: the button goes inside that (AA1).
    var heading = headings.length === 1 ? headings[0] : header;
    var own = ownTrigger(header) || ownTrigger(heading);
    if (own !== header) swipe.claim(widget.kind, header, 'z-header');
    if (own) takeOwn(widget, header, own);
    var trigger = own || insertButton(widget, element, heading);
    // What isn't the title stands in a row with it.
    if (own !== header && (heading !== header || header.childElementCount > 1)) swipe.setClass(header, 'z-mixed');
    return trigger;
}

/** The tags of sections and of panels alike; each has more of its own, see below. */ var BOXES = 'DIV SECTION ARTICLE ';
/** What may be a header in the root itself. */ var FLAT = /^(H[1-6]|DT)$/;
/** The sections of an accordion (A1), in document order; anything else is left alone. */ function findSections(root) {
    var found = [];
    var level = '';
    var last;
    swipe.partsIn(root).forEach(function(part) {
        var tagName = swipe.tagOf(part);
        // Of sections that stand in the root itself, those that are taken over have a box of ours.
        var isOurs = part.hasAttribute(swipe.MADE);
        // All up to the next heading of that level is the content.
        if (level ? tagName === level : FLAT.test(tagName)) {
            level = tagName;
            if (last) last.end = part;
            found.push(last = {
                element: null,
                header: part,
                end: null
            });
        } else if (isOurs || !level && swipe.isOneOf(tagName, BOXES + 'LI DETAILS')) {
            var _partsIn = swipe.partsIn(part), header = _partsIn[0];
            if (last) last.end = part;
            last = undefined;
            if (header) found.push({
                element: part,
                header: header,
                end: null
            });
        }
    });
    return found;
}
/** Whether an element can be a panel itself: also what would begin anew in a box (C12). */ var isBox = function isBox(node) {
    return node.nodeType === 1 && (swipe.isOneOf(swipe.tagOf(node), BOXES + 'DD') || swipe.isStateful(node)) && !swipe.isRoot(node);
};
/** What follows a header in its section: elements and text. */ var contentOf = function contentOf(header) {
    return swipe.nodesFrom(header.nextSibling, function(node) {
        return node.nodeType === 3 ? node.nodeValue.trim() : swipe.isPart(node);
    });
};

var isDetails = function isDetails(element) {
    return swipe.tagOf(element) === 'DETAILS';
};
/** The panel of a section: its content, where that is one plain box, else a box of ours from `next` on. */ function panelOf(param, element, header, next) {
    var returns = param.returns;
    var _contentOf = contentOf(header), first = _contentOf[0], second = _contentOf[1];
    // In a list of terms nothing else may be beside a term.
    var tag = swipe.tagOf(header) === 'DT' ? 'dd' : 'div';
    if (!first) return element.appendChild(swipe.build(tag, '', [], 'empty'));
    if (!second && isBox(first)) return first;
    var panel = swipe.wrap(element, swipe.build(tag, '', [], 'box'), next, null);
    // Definitions that are no longer in the list itself say what they are.
    panel.querySelectorAll(':scope > dd:not([role])').forEach(function(one) {
        one.setAttribute('role', 'definition');
        returns.push(function() {
            return one.removeAttribute('role');
        });
    });
    return panel;
}
/** Writes a section's own element. */ function writeSection(param, element) {
    var kind = param.kind;
    swipe.claim(kind, element, swipe.saysYes(element, 'data-disabled') ? 'z-section z-disabled' : 'z-section');
    if (!isDetails(element)) return;
    element.removeAttribute('open');
    // By it, the browser would close others at once, and also the one that opens.
    element.removeAttribute('name');
}
/** Makes one section of its nodes, in one pass (A1); header and content in the root itself get a box. */ function adoptSection(widget, param) {
    var own = param.element, header = param.header, end = param.end;
    var element = own || swipe.wrap(widget.root, swipe.build('div', '', [], 'box'), header, end);
    writeSection(widget, element);
    if (element.childElementCount > 2) swipe.hideBlank(element);
    // Before the author's controls come between.
    var next = header.nextSibling;
    var trigger = triggerFor(widget, element, header);
    // Content below a link that only leads elsewhere is left alone, and stays in sight.
    var panel = swipe.isRealLink(trigger) ? null : panelOf(widget, element, header, next);
    // prettier-ignore
    var section = swipe.register({
        index: 0,
        widget: widget,
        element: element,
        header: header,
        trigger: trigger,
        panel: panel,
        open: false,
        load: undefined
    });
    if (panel && swipe.isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
    return section;
}
/** Gives a section its trigger again, or what that holds, if the page has wiped it out with the text of the header. */ function mendSection(item) {
    var header = item.header, element = item.element, panel = item.panel, open = item.open;
    var widget = item.widget;
    var kind = widget.kind, root = widget.root;
    if (header.querySelector('.z-title') || !root.contains(header)) return false;
    swipe.releaseParts(kind, root, header, false);
    item.trigger = triggerFor(widget, element, header);
    if (panel) swipe.setAttribute(item.trigger, 'aria-expanded', String(open));
    swipe.pair(item);
    return true;
}

/** Gives the style sheet values of ours, numbers in pixels; takes away what is nothing or 0, as it takes that by itself. */ function setMeasures(param, values) {
    var style = param.style;
    Object.keys(values).forEach(function(name) {
        var value = values[name] || '';
        if (value || style.length) style.setProperty('--_' + name, typeof value === 'number' ? value + 'px' : value);
    });
}
/** Gives the style sheet the numbers of the options and of the size; the sheet has the defaults itself. */ function paintMeasures(param) {
    var root = param.root, wrapper = param.wrapper, options = param.options, values = param.values, kind = param.kind, size = param.size;
    var headerSize = options.headerSize, headerFontSize = options.headerFontSize;
    var _ref = size || {
        scale: 1,
        header: headerSize,
        space: 0
    }, scale = _ref.scale, header = _ref.header, space = _ref.space;
    var usual = size ? {} : kind.table.defaults;
    // How wide a horizontal one may be, in the form for little space, too.
    var width = values['orientation'] === 'horizontal' && options.width;
    setMeasures(root, {
        'header-scale': headerFontSize !== usual['headerFontSize'] && '' + headerFontSize * scale,
        'header-size': headerSize !== usual['headerSize'] && header,
        'content-height': options.contentHeight,
        'content-spacing': options.contentSpacing,
        'section-spacing': options.sectionSpacing,
        'content-width': space,
        height: size && Math.round(options.height * scale),
        width: width
    });
    if (wrapper) setMeasures(wrapper, {
        width: width
    });
}
/** Gives the root the classes and the numbers of its options and of its size (A1). */ function paintRoot(widget) {
    var options = widget.options;
    var moves = options['animation.effects'] !== 'none' && options['animation.duration'];
    swipe.paintClasses(widget, 'z-accordion' + swipe.classesOf(widget) + (options.sectionSpacing ? ' z-ungrouped' : ' z-grouped') + (options.contentHeight ? ' z-fixed-height' : '') + (moves ? ' transition' : ''));
    // The author may have written it for the time before the start (R3).
    swipe.setClass(widget.root, 'horizontal', options.orientation === 'horizontal');
    paintMeasures(widget);
}
/** Writes whether pressing a trigger does nothing: it is disabled, or the last open one has to stay (AA5). */ function paintUsable(param, item) {
    var open = param.open, options = param.options;
    var locked = item.open && open.length === 1 && !options.collapsible;
    var idle = locked || swipe.isDisabled(item);
    if (item.panel) swipe.setAttribute(item.trigger, 'aria-disabled', idle ? 'true' : null);
}
/** Writes what depends on all that is open. */ function paintAll(widget) {
    if (!widget.options.collapsible) widget.items.forEach(function(item) {
        return paintUsable(widget, item);
    });
}
/** Writes whether a section is open: classes, ARIA, and what is in sight. */ function paintSection(_, item, open) {
    var element = item.element, trigger = item.trigger;
    var panel = item.panel;
    item.open = open;
    swipe.setClass(element, 'z-active', open);
    swipe.setAttribute(trigger, 'aria-expanded', String(open));
    if (isDetails(element)) swipe.setAttribute(element, 'open', open ? '' : null);
    if (open) {
        swipe.ensureInner(item);
        swipe.setAttribute(panel, 'hidden', null);
        return;
    }
    if (!swipe.isAuthors(panel, 'tabindex')) swipe.setAttribute(panel, 'tabindex', null);
    swipe.hide(item);
}
/** Makes a panel a stop for Tab, or no more; a `tabindex` of the author's stays, and so does the focus. */ function setStop(panel, stop) {
    if (swipe.focusedElement() !== panel && !swipe.isAuthors(panel, 'tabindex')) swipe.setAttribute(panel, 'tabindex', stop ? '0' : null);
}
/** The open panels, and whether each scrolls, where panels have a height of their own (A6); reads. */ var readStops = function readStops(param) {
    var open = param.open, options = param.options;
    return open.map(function(item) {
        var panel = item.panel;
        var fixed = options.contentHeight > 0 || options.orientation === 'horizontal';
        return [
            panel,
            fixed && panel.scrollHeight > panel.clientHeight
        ];
    });
};
/** What scrolls has to be reached by key; writes. */ var paintStops = function paintStops(stops) {
    return stops.forEach(function(param) {
        var panel = param[0], stop = param[1];
        return setStop(panel, stop);
    });
};
/** Turns the arrow of a section that loads; one without an arrow has a spinner in its panel. */ function showBusy(param, busy) {
    var trigger = param.trigger, panel = param.panel, open = param.open;
    var arrow = swipe.childWith(trigger, 'z-arrow');
    if (arrow) swipe.setClass(arrow, 'z-loading', busy);
    return !arrow && busy && open ? panel : null;
}
var triggerOf = function triggerOf(param) {
    var trigger = param.trigger;
    return trigger;
};
var accordionView = {
    paintRoot: paintRoot,
    paint: paintSection,
    readState: paintUsable,
    paintAll: paintAll,
    showBusy: showBusy,
    contentChanged: function contentChanged(param) {
        var widget = param.widget;
        return swipe.measureNow(widget.root);
    },
    printsLabels: false,
    focusTarget: triggerOf,
    focusAfter: triggerOf,
    heading: function heading(param) {
        var header = param.header;
        return header;
    },
    blockOf: function blockOf(param) {
        var element = param.element;
        return element;
    },
    linkTarget: swipe.placeOf,
    sizeProbe: function sizeProbe(param) {
        var root = param.root;
        return root;
    },
    outerBox: function outerBox(param) {
        var root = param.root, wrapper = param.wrapper;
        return wrapper || root;
    },
    liveRegion: function liveRegion(param) {
        var root = param.root;
        return root;
    },
    // Not into the root, which may be a list.
    placeControl: function placeControl(param, control) {
        var root = param.root;
        return root.before(control);
    }
};

/** The width up to which a horizontal accordion that adapts turns vertical, in pixels (A7). */ var NARROW = 480;
/** The least space for content: its padding and a short word, in pixels. */ var LEAST = 48;
/** How much more space than it needs turns it back: a scrollbar that one form has doesn't make it turn for ever. */ var SLACK = 20;
/** No header is narrower, in pixels: fingers need as much. */ var FINGER = 24;
/** What the parts of a horizontal accordion go by (A7): as measured, or as if there were all the width it asks for. */ function sizeOf(param, measured) {
    var root = param.root, items = param.items, options = param.options, size = param.size;
    var responsive = options.responsive, headerSize = options.headerSize;
    var isAway = measured ? swipe.isHidden : swipe.saysHidden;
    var shown = items.filter(function(param) {
        var element = param.element;
        return !isAway(element);
    });
    var width = measured ? Math.min(root.clientWidth, options.width) : options.width;
    var scale = responsive ? width / options.width : 1;
    var header = Math.max(Math.round(headerSize * scale), FINGER);
    // Titles have lines, none of which may be cut, in the horizontal form alone.
    if (measured && size) shown.forEach(function(param) {
        var trigger = param.trigger;
        var title = trigger.querySelector('.z-title');
        header = Math.max(header, title ? title.scrollWidth : 0);
    });
    return {
        width: width,
        scale: scale,
        header: header,
        space: Math.max(0, width - shown.length * header)
    };
}
/** Sizes the parts of a horizontal accordion, or takes the sizes away from one that is vertical now. */ function layOut(widget, size) {
    widget.size = size;
    paintRoot(widget);
}
var isHorizontal = function isHorizontal(param) {
    var values = param.values;
    return values['orientation'] === 'horizontal';
};
/** Whether the window alone is too narrow for a horizontal accordion. */ var isByWindow = function isByWindow(param) {
    var options = param.options;
    return options.responsive && matchMedia("(max-width: " + options.minWindowWidth + "px)").matches;
};
/** Whether there is too little space for a horizontal accordion. */ function lacksSpace(widget, param) {
    var space = param.space, width = param.width;
    var slack = widget.narrow ? SLACK : 0;
    if (space < LEAST + slack) return true;
    return widget.options.responsive && width <= NARROW + slack || isByWindow(widget);
}
/** Gives an accordion the form that its options say, and that there is space for. */ function takeForm(widget) {
    var kind = widget.kind;
    var values = swipe.inLanguage(widget);
    // At the start as the style sheet has drawn it (R3): browsers count what moves with the first measuring, too.
    widget.narrow = isHorizontal(widget) && (widget.narrow || !widget.started && isByWindow(widget));
    var options = widget.narrow ? narrowValues(values) : kind.effective(values);
    widget.options = options;
    layOut(widget, widget.options.orientation === 'horizontal' ? sizeOf(widget) : null);
}
/** Whether a section can be the one that is open where one has to be. */ var fits = function fits(item) {
    return swipe.isUsable(item) && !swipe.saysHidden(item.element);
};
/** Writes whether panels are landmarks: with many, they would drown the page's own, and a term's stays that (AA3). */ function paintRegions(param) {
    var items = param.items, options = param.options;
    var few = items.length < 7 || options.expandMode !== 'multiple';
    items.forEach(function(param) {
        var panel = param.panel;
        if (panel) swipe.setAttribute(panel, 'role', few && swipe.tagOf(panel) !== 'DD' ? 'region' : null);
    });
}
/** Puts right what depends on which sections there are: landmarks, and what has to be open; nobody is asked. */ function repaint(widget) {
    var open = widget.open, items = widget.items, options = widget.options, kind = widget.kind;
    paintRegions(widget);
    var last = open[open.length - 1];
    var wanted = last || options.orientation === 'horizontal' && items.find(fits);
    if (wanted && (!last || open.length > 1 && !kind.rules(widget).multiple)) swipe.forceOnly(widget, [
        wanted
    ], 'api');
}
/** The same for what depends on the form and on the options, in each section. */ function repaintEach(widget) {
    widget.items.forEach(function(item) {
        paintUsable(widget, item);
        paintArrow(item.trigger, widget.options.showIcons && !!item.panel);
    });
    repaint(widget);
}
/** Fits an accordion into its space: a horizontal one turns vertical where there is too little, and back. */ function fit(widget, size) {
    var narrow = lacksSpace(widget, size);
    if (narrow !== widget.narrow) {
        if (!swipe.settle(widget)) return;
        widget.narrow = narrow;
        takeForm(widget);
        repaintEach(widget);
    }
    if (!narrow) {
        layOut(widget, size);
        // By now titles are where they have lines to measure.
        layOut(widget, sizeOf(widget, true));
    }
    paintStops(readStops(widget));
}
/** Measures after the first layout, and with each change of the width there is. */ function mountFit(widget) {
    var root = widget.root;
    swipe.watchSize(widget, root, function() {
        if (!root.getClientRects().length) return false;
        var size = isHorizontal(widget) ? sizeOf(widget, true) : null;
        var stops = readStops(widget);
        var mendHidden = swipe.readHidden(widget, size || !widget.options.collapsible);
        return function() {
            if (mendHidden) mendHidden();
            if (!widget.alive) return;
            if (!size) return paintStops(stops);
            fit(widget, size);
        };
    });
}

function press(item, reason, event) {
    if (!swipe.isUsable(item)) return;
    swipe.emit(item.widget, 'action');
    // Coming over a header opens; only a press closes.
    if (event && event.type !== 'click') swipe.openItem(item, reason);
    else swipe.selectItem(item, event && event.isTrusted && !event.detail ? 'key' : reason);
}
function onKey(widget, event) {
    var from = swipe.itemOfKey(widget, event);
    if (!from || swipe.isHeld(event)) return;
    var trigger = from.trigger, panel = from.panel;
    var _widget_options = widget.options, keyboard = _widget_options.keyboard, orientation = _widget_options.orientation;
    // Buttons do it by themselves.
    if (/^(A|SPAN)$/.test(swipe.tagOf(trigger)) && panel && swipe.isPressKey(event)) swipe.pressByKey(from, event);
    if (keyboard && swipe.moveFocus(from, event, orientation === 'vertical')) swipe.emit(widget, 'action');
}
/** Listens to what users do with the headers. */ function mountKeys(widget) {
    swipe.listenToPresses(widget, widget.root, press);
    swipe.listen(widget, widget.root, {
        keydown: function keydown(event) {
            return onKey(widget, event);
        }
    });
}

/** Begins the ids: with that of the root, unless an earlier accordion has the same one. */ function prefixOf(param) {
    var root = param.root, prefix = param.prefix;
    // ARIA names ids with spaces between them.
    var id = swipe.words(swipe.idOf(root)).join('-');
    return id && !swipe.treeOf(root).getElementById(id + '-1') ? id : prefix;
}
/** Whether the parts are still ours (C14). */ var isIntact = function isIntact(widget) {
    return (!widget.items.length || widget.items.some(function(param) {
        var element = param.element;
        return widget.root.contains(element);
    })) && swipe.areIntact(widget, widget.root);
};
/** Whether the content of a section is what it was, or nothing where its panel was made. */ function isWhole(param) {
    var element = param.element, header = param.header, panel = param.panel;
    var _contentOf = contentOf(header), first = _contentOf[0], more = _contentOf[1];
    return !panel || (first ? first === panel && !more : element.contains(panel));
}
/** Takes over sections that the page has added, and gives back those that it took out or gave other content. */ function syncSections(widget) {
    var root = widget.root;
    swipe.dropGone(widget, root);
    // The page may have taken a header out of the box that it got.
    widget.items.forEach(function(item) {
        var element = item.element, header = item.header, panel = item.panel;
        if (!element.contains(header)) swipe.giveBack(item, [
            element,
            header,
            panel
        ]);
    });
    var items = findSections(root).map(function(one) {
        var element = one.element, header = one.header;
        var known = element && swipe.itemOn(element);
        if (!known || known.widget !== widget) return adoptSection(widget, one);
        if (isWhole(known)) return known;
        var end = element.nextSibling;
        swipe.giveBack(known, [
            element
        ]);
        // A box of ours has gone with that.
        return adoptSection(widget, element.parentNode ? one : {
            element: null,
            header: header,
            end: end
        });
    });
    swipe.renumber(widget, items);
}
/** Takes over an accordion's markup and completes it to the form of A1. */ function adoptAccordion(widget) {
    var prefix = prefixOf(widget);
    // Later, a page may well empty it for a while.
    var isStart = !widget.returns;
    Object.assign(widget, {
        prefix: prefix,
        open: [],
        returns: [],
        narrow: !!widget.narrow,
        wrapper: null
    });
    swipe.hideBlank(widget.root);
    syncSections(widget);
    if (isStart && !widget.items.length) swipe.warn(widget, 'there is no section');
    swipe.markEnds(widget);
    return true;
}
/** Puts the author's controls back into headings, and takes off what stands around the root. */ function release(param, isCopy) {
    var kind = param.kind, root = param.root, wrapper = param.wrapper, returns = param.returns;
    var before = root.previousElementSibling;
    var outer = wrapper || root.parentElement;
    if (!isCopy) returns.reverse().forEach(function(back) {
        return back();
    });
    if (before && swipe.hasClass(before, 'z-autoplay')) swipe.dropMade(kind, before);
    if (!outer || !outer.matches(".z-slider-wrapper[" + swipe.MADE + "]")) return;
    Array.from(outer.children).forEach(function(child) {
        return swipe.dropMade(kind, child);
    });
    swipe.unwrapContent(outer);
}
var accordionMarkup = {
    rootClass: 'z-accordion',
    innerClass: 'z-auto-g',
    itemClasses: [
        'z-section',
        'z-header',
        'z-trigger',
        'z-content'
    ],
    parts: {
        'z-section': 'class style open name',
        'z-header': 'class',
        'z-trigger': 'class id role type tabindex aria-expanded aria-controls aria-labelledby aria-disabled aria-busy',
        'z-content': 'class id role tabindex aria-labelledby aria-busy aria-hidden hidden inert style',
        'z-sub-nav': 'class'
    },
    nodes: '.z-auto-g',
    ownClasses: /^z-(?!\d|demo-|(auto|disabled)$)/,
    optionClasses: /^(transition|horizontal|vertical|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
    authored: /\bid=(?!.*-\d+$)| type=| aria-labelledby=(?!.*-(header|label)-\d+$)/,
    adopt: adoptAccordion,
    isIntact: isIntact,
    mend: mendSection,
    sync: syncSections,
    release: release
};

/** The methods that open and close, for scripts of the page or for its buttons (C22). */ var toggling = function toggling(reason) {
    return {
        toggle: swipe.onItem(function(item) {
            return swipe.selectItem(item, reason);
        }),
        close: swipe.onItem(function(item) {
            return swipe.openItem(item, reason, true);
        }),
        expandAll: function expandAll(widget) {
            if (widget.options.expandMode === 'multiple') swipe.openOnly(widget, widget.items, reason);
        },
        collapseAll: function collapseAll(widget) {
            var opened = widget.items.filter(function(param) {
                var open = param.open;
                return open;
            });
            swipe.openOnly(widget, opened.slice(0, widget.options.collapsible ? 0 : 1), reason);
        }
    };
};
/** Makes the nodes of a new section as those that are there; the author's, so that they stay. */ function makeSection(param) {
    var root = param.root, items = param.items;
    var last = items[items.length - 1];
    var level = last && /^H\d$/.test(swipe.tagOf(last.header)) ? swipe.tagOf(last.header).toLowerCase() : 'h3';
    var isTerm = swipe.tagOf(root) === 'DL';
    var element = document.createElement(/^[UO]L$/.test(swipe.tagOf(root)) ? 'li' : 'div');
    // Where header and content stand in the root itself, they get a box of ours.
    if (isTerm || last && last.element.hasAttribute(swipe.MADE)) element.setAttribute(swipe.MADE, 'box');
    element.appendChild(document.createElement(isTerm ? 'dt' : level));
    element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
    return element;
}
function add(widget, given, content) {
    var isLabel = !swipe.isObject(given) || swipe.isNodes(given);
    var settings = isLabel ? {
        header: given,
        content: content
    } : given;
    if (!swipe.settle(widget)) return;
    var root = widget.root, items = widget.items;
    var index = swipe.placeFor(widget, settings.index);
    if (index < 0) return;
    var before = items[index];
    var last = items[items.length - 1];
    var element = makeSection(widget);
    var header = element.firstChild;
    swipe.insertLabel(header, settings.header);
    swipe.setAttribute(header, 'data-link', settings.name || null);
    swipe.setAttribute(header, 'data-content-url', settings.url || null);
    if (settings.disabled) swipe.setClass(element, 'z-disabled');
    root.insertBefore(element, before ? before.element : last ? last.element.nextSibling : null);
    var item = adoptSection(widget, {
        element: element,
        header: header,
        end: null
    });
    swipe.insertItem(widget, item, index, items);
    swipe.fill(item, item.panel ? swipe.ensureInner(item) : element, settings.content);
}
function active(param) {
    var items = param.items, options = param.options;
    var indexes = items.filter(function(param) {
        var open = param.open;
        return open;
    }).map(function(param) {
        var index = param.index;
        return index;
    });
    return options.expandMode === 'multiple' ? indexes : indexes.concat(-1)[0];
}
/** What can be called on an accordion; what each does is told in `AccordionInstance`. */ var accordionMethods = Object.assign({}, swipe.sharedMethods, swipe.featureMethods, swipe._extends({}, toggling('api'), {
    add: add,
    active: active
}));
/** What buttons of the page may do. */ var accordionCommands = Object.assign(swipe.selecting('click'), toggling('click'), swipe.featureCommands, {
    open: swipe.onItem(function(item) {
        return swipe.openItem(item, 'click');
    })
});

/** The sections that a change opens and closes, with those that are still on their way. */ function movingIn(param, param1) {
    var items = param.items;
    var opened = param1.opened, closed = param1.closed;
    var changed = opened.concat(closed);
    return items.filter(function(item) {
        return item.pose || changed.indexOf(item) >= 0;
    });
}
/** Where a section is now: where in the root, with what moves it, or how much of its content is in sight. */ function poseOf(param, param1) {
    var size = param.size, options = param.options;
    var element = param1.element, panel = param1.panel;
    if (size) return {
        x: element.offsetLeft + new DOMMatrix(getComputedStyle(element).transform).e
    };
    var shown = panel;
    var style = getComputedStyle(shown);
    var names = [
        'height',
        'paddingTop',
        'paddingBottom',
        'opacity'
    ];
    var isFading = options['animation.effects'] === 'fade';
    var pose = {};
    names.slice(0, isFading ? 4 : 3).forEach(function(name) {
        pose[name] = shown.hidden ? 0 : parseFloat(style[name]) || 0;
    });
    return pose;
}
/**
 * Horizontal: sections slide over each other; nothing is laid out anew on the way (A7). Vertical: heights
 * move between nothing and what the content takes, all at the same time (A5).
 */ function moveOf(widget, section) {
    var element = section.element, panel = section.panel;
    var from = section.pose;
    var to = poseOf(widget, section);
    if (to.x === undefined) return {
        element: panel,
        from: from,
        to: to
    };
    return {
        element: element,
        from: {
            x: from.x - to.x
        },
        to: {
            x: 0
        }
    };
}
/** Keeps what closes in sight until it has closed; returns what ends that. */ function hold(section) {
    var element = section.element, open = section.open, panel = section.panel;
    var end = open ? null : swipe.keepInSight(section);
    var details = end && isDetails(element);
    if (details) swipe.setAttribute(element, 'open', '');
    swipe.setClass(panel, 'z-moving');
    return function() {
        swipe.setClass(panel, 'z-moving', false);
        if (details) swipe.setAttribute(element, 'open', null);
        if (end) end();
    };
}
/** The next motion begins where sections are then. */ var forget = function forget(moved) {
    return moved.forEach(function(section) {
        return section.pose = null;
    });
};
/** Measures where the sections are that a change moves: in a horizontal accordion all of them. */ function prepareMotion(widget, change) {
    if (!swipe.canMove(widget)) return null;
    var shown = movingIn(widget, change);
    var moved = widget.size ? widget.items : shown;
    // What was cut off just now in this form goes on from there.
    moved.forEach(function(section) {
        return section.pose = Object.assign(poseOf(widget, section), section.pose);
    });
    return {
        play: function play(settled) {
            var all = moved.map(function(section) {
                return moveOf(widget, section);
            });
            // In a horizontal one, some stay where they are.
            var moves = all.filter(function(param) {
                var from = param.from;
                return from.x !== 0;
            });
            var releases = shown.map(hold);
            var end = function end() {
                releases.forEach(function(release) {
                    return release();
                });
                settled();
            };
            var cut = function cut() {
                // For a change that is made before the next frame, and goes on from here.
                moved.forEach(function(section) {
                    return section.pose = poseOf(widget, section);
                });
                void Promise.resolve(moved).then(forget);
            };
            forget(moved);
            swipe.animate(widget, moves, end, cut);
        },
        drop: function drop() {
            return forget(moved);
        }
    };
}
var accordionMotion = {
    prepareMotion: prepareMotion
};

/* Lists in the content as a second level of navigation (A9). */ /** The lists that stand in a section's content itself, but for sets, whether they run yet or not. */ var menusIn = function menusIn(param) {
    var panel = param.panel;
    return Array.from(panel ? panel.querySelectorAll(':scope > ul, :scope > .z-auto-g > ul') : []).filter(function(list) {
        return !swipe.isRoot(list);
    });
};
/** The links of a section's menus to the page that is shown, and not just to a place in it. */ var currentLinks = function currentLinks(item) {
    return menusIn(item).flatMap(function(list) {
        return Array.from(list.querySelectorAll('a'));
    }).filter(function(param) {
        var href = param.href;
        return href === location.href.split('#')[0];
    });
};
/** Whether a section's menu leads to the page that is shown. */ var isCurrent = function isCurrent(item) {
    return currentLinks(item).length > 0;
};
/** Marks the menus, and their links to the page that is shown. */ function mountNav(param) {
    var options = param.options, items = param.items, cleanUps = param.cleanUps;
    if (!options.contentNav) return;
    items.flatMap(menusIn).forEach(function(list) {
        swipe.setClass(list, 'z-sub-nav');
        cleanUps.push(function() {
            swipe.setClass(list, 'z-sub-nav', false);
            swipe.setAttribute(list, 'class', list.className || null);
        });
    });
    items.flatMap(currentLinks).forEach(function(link) {
        if (link.hasAttribute('aria-current')) return;
        swipe.setAttribute(link, 'aria-current', 'page');
        cleanUps.push(function() {
            return swipe.setAttribute(link, 'aria-current', null);
        });
    });
}

/** Opens a section for a user. */ function show(widget, item, reason) {
    swipe.emit(widget, 'action');
    if (item) swipe.openItem(item, reason);
}
/** A dot for each section, named after its header; pressing that of the section that is shown does nothing (S6). */ function paintDots(widget, nav) {
    var items = widget.items, options = widget.options;
    var dots = nav.children;
    items.forEach(function(item, n) {
        var dot = dots[n] || nav.appendChild(swipe.buildButton(swipe.buttonTag(nav), 'z-dot-nav-item'));
        var title = swipe.labelText(item.trigger);
        var on = item.open ? 'true' : null;
        swipe.setAttribute(dot, 'aria-label', options['texts.slide'] + " " + (n + 1) + (title && ': ' + title));
        swipe.setClass(dot, 'z-active', item.open);
        swipe.setAttribute(dot, 'aria-current', on);
        swipe.setAttribute(dot, 'aria-disabled', on);
        dot.onclick = function() {
            return show(widget, item, 'click');
        };
        // Arrow keys open as they go, in all four directions.
        dot.onkeydown = function(event) {
            if (swipe.isForeignKey(event)) return;
            var next = swipe.moveFocus(item, event, /Up|Down/.test(event.key), dots);
            if (next) show(widget, next, 'key');
        };
    });
    while(dots[items.length])nav.lastChild.remove();
}
function mountDots(widget) {
    var nav = swipe.build('div', 'z-dot-nav');
    widget.root.after(nav);
    var paint = function paint() {
        return paintDots(widget, nav);
    };
    swipe.setAttribute(nav, 'role', 'group');
    swipe.setAttribute(nav, 'aria-label', widget.options['texts.dots']);
    paint();
    swipe.on(widget, 'change', paint);
    swipe.on(widget, 'structure', paint);
    widget.cleanUps.push(function() {
        return nav.remove();
    });
}
/** Gives a slider its wrapper, a named group; it stays as long as it is one, so that nothing moves. */ function mountWrapper(widget) {
    var root = widget.root, options = widget.options;
    var box = swipe.build('div', 'z-slider-wrapper');
    var wrapper = widget.wrapper || swipe.wrap(root.parentNode, box, root, root.nextSibling);
    widget.wrapper = wrapper;
    swipe.setAttribute(wrapper, 'role', 'group');
    swipe.setAttribute(wrapper, 'aria-roledescription', options['texts.carousel']);
    swipe.setAttribute(wrapper, 'aria-label', root.getAttribute('aria-label') || options['texts.slides']);
    swipe.setAttribute(wrapper, 'aria-labelledby', root.getAttribute('aria-labelledby'));
}
/** What makes a slider of an accordion (A8, S7). */ function mountSlider(widget) {
    var root = widget.root, options = widget.options;
    if (!options.slider || !root.parentNode) {
        if (widget.wrapper) swipe.unwrapContent(widget.wrapper);
        widget.wrapper = null;
        return;
    }
    // Nothing is put around what would begin anew by that (C12).
    if (widget.wrapper || !swipe.holdsStateful(root)) mountWrapper(widget);
    swipe.listenToSwipes(widget, root, function(across) {
        show(widget, swipe.nextUsable(widget, across < 0 === swipe.isRightToLeft(root) ? -1 : 1), 'click');
    });
    if (options.dotNav) mountDots(widget);
}

/** What is open first: what the option `active` says, else what the markup marks; a horizontal one has one open. */ function usualSections(widget) {
    var options = widget.options, values = widget.values, items = widget.items;
    var vertical = options.orientation === 'vertical';
    var named = [].concat(options.active).map(function(index) {
        return index !== false && swipe.itemAt(widget, index);
    });
    var isWanted = function isWanted(item) {
        return swipe.own(values, 'active') ? named.indexOf(item) >= 0 : swipe.isAuthors(item.element, 'open') || options.contentNav && isCurrent(item);
    };
    var found = items.filter(function(item) {
        return isWanted(item) && (vertical ? swipe.isUsable(item) : fits(item));
    });
    return found.length || vertical ? found : items.filter(fits);
}
/** Puts the options into effect. */ function mount(widget) {
    mountSlider(widget);
    takeForm(widget);
    mountNav(widget);
    mountKeys(widget);
    swipe.on(widget, 'structure', function() {
        if (widget.size) takeForm(widget);
        repaint(widget);
    });
    swipe.on(widget, 'settle', function() {
        return paintStops(readStops(widget));
    });
    swipe.mountFeatures(widget);
    mountFit(widget);
    if (!widget.started) return paintRegions(widget);
    repaintEach(widget);
    swipe.measureNow(widget.root);
}
/** The plugin `$.fn.uiAccordion`. */ var accordionKind = swipe._extends({
    name: 'uiAccordion',
    noun: 'section',
    features: swipe.features,
    methods: accordionMethods,
    readers: [
        'active',
        'count',
        'option'
    ],
    commands: accordionCommands,
    actionEndsPlay: false,
    mount: mount,
    initial: function initial(widget) {
        return swipe.firstOpen(widget, function() {
            return usualSections(widget);
        });
    }
}, accordionMarkup, accordionView, accordionMotion, accordionEvents, accordionRules);

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ && $.fn) {
    swipe.definePlugin(accordionKind);
    addEventListener('resize', swipe.remeasure('.z-accordion'));
    swipe.hearPage(accordionKind);
    swipe.hearClicks(accordionKind);
} else console.error('uiAccordion needs jQuery: add it first');
