/*! ui.accordion 1.0.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var plugin = require('./ui.shared.cjs');

/** What the page gets for a section. */ function describeSection(item, reason) {
    var index = item.index, header = item.header, element = item.element, open = item.open;
    return {
        index: index,
        header: header,
        content: plugin.contentIn(item) || element,
        open: open,
        reason: reason
    };
}
/** Dispatches `select` at once for what opens, or for what a user or a method closes. */ function onChanged(param, reason) {
    var opened = param.opened, closed = param.closed;
    var closes = !opened.length && (plugin.isByUser(reason) || reason === 'api');
    plugin.dispatchFor(closes ? closed : opened, 'select', reason);
}
/** The item whose header was pressed; none if a button far away in the page has closed items. */ var pressedIn = function pressedIn(param) {
    var opened = param.opened, closed = param.closed;
    return opened[0] || closed.find(function(param) {
        var header = param.header;
        return header.contains(plugin.focusedElement());
    });
};
/** Dispatches `activate` and `collapse` when the animation has ended. */ function onSettled(change, reason) {
    var opened = change.opened, closed = change.closed;
    var pressed = closed.length && plugin.isByUser(reason) ? pressedIn(change) : undefined;
    // A section above it that has closed may have moved the header out of the window; if the header sticks, its own one, too.
    if (pressed && pressed.widget.options['orientation'] === 'vertical') pressed.header.scrollIntoView({
        block: 'nearest'
    });
    plugin.dispatchFor(opened.concat(closed), 'activate', reason);
    plugin.dispatchFor(closed, 'collapse', reason);
}
var accordionEvents = {
    describe: describeSection,
    completeItem: plugin.ensureInner,
    onChanged: onChanged,
    onSettled: onSettled,
    closingEvents: [
        'activate',
        'collapse'
    ]
};

function toActive(value) {
    if (value === null || value === false || value === 'false') return false;
    var list = [].concat(value);
    if (!list.every(function(index) {
        return plugin.numberIn(index) % 1 === 0;
    })) return undefined;
    return Array.isArray(value) ? list.map(Number) : Number(value);
}
/** Every option of the accordion: type, default, check and sentence in one row each. */ var accordionOptions = plugin.joined(plugin.sharedRows, {
    /** What is open at the start: nothing (`false`), a section (its index, from 0), or several (an array of indexes). With an array, `expandMode` is `multiple`. */ active: {
        initial: false,
        expected: 'false, an index, or an array of indexes',
        parse: toActive
    },
    /** How long the animation takes, in milliseconds. */ 'animation.duration': plugin.count(400),
    /** How sections open and close. `none`: no animation. */ 'animation.effects': plugin.oneOf([
        'slide',
        'fade',
        'none'
    ], undefined, {
        fadeIn: 'fade'
    }),
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeOutQuart`. */ 'animation.easing': plugin.easing('easeOutQuart'),
    /** Whether sections have borders. */ bordered: plugin.flag(false, 'z-bordered'),
    /** Whether all sections can be closed. If not, the only open section can't be closed. Vertical accordions only. */ collapsible: plugin.flag(true),
    /** The height of each section's content, in pixels. 0: as high as the content needs. Vertical accordions only. */ contentHeight: plugin.count(0),
    /** Whether lists in the content look like a second level of navigation. Vertical accordions only. */ contentNav: plugin.flag(false, 'z-content-nav'),
    /** The space around the content, in pixels. Vertical accordions only. */ contentSpacing: plugin.count(0),
    /** Whether a slider has a dot to press for each section. */ dotNav: plugin.flag(false),
    /** How many sections can be open at a time: one (`single`), or several (`multiple`). Vertical accordions only. */ expandMode: plugin.oneOf([
        'single',
        'multiple'
    ]),
    /** The size of the headers' text, in steps of 8 px: the default is 12 px. In a horizontal accordion, a step is 10.7 px, and the default 16 px. */ headerFontSize: plugin.count(1.5),
    /** The height of the headers, in pixels. In a horizontal accordion, it is their width. */ headerSize: plugin.count(40),
    /** The height of a horizontal accordion, in pixels. */ height: plugin.count(320),
    /** The icon of headers: an arrow, or a plus that becomes a minus in an open section. */ icon: plugin.oneOf([
        'arrow',
        'plus'
    ], {
        plus: 'z-icon-plus'
    }),
    /** Where the icon is: after the header's text, or before it. */ iconPosition: plugin.oneOf([
        'end',
        'start'
    ], {
        start: 'z-icon-start'
    }),
    /** Whether arrow keys, Home and End move between headers. */ keyboard: plugin.flag(false),
    /** Whether the sections are one below the other (`vertical`), or side by side (`horizontal`). A horizontal accordion always has one open section. */ orientation: plugin.oneOf([
        'vertical',
        'horizontal'
    ], plugin.itself),
    /** Whether a horizontal accordion scales with its parent's width. It becomes vertical if it is up to 480 pixels wide, or the window up to `minWindowWidth`. Without `responsive`, it becomes vertical only if there is no room for the content. */ responsive: plugin.flag(false),
    /** Whether content that is too high for its section has a thin scrollbar. */ scrollable: plugin.flag(false, 'z-scrollable'),
    /** The space between sections, in pixels. 0: the sections touch each other. Vertical accordions only. */ sectionSpacing: plugin.count(0),
    /** Whether headers have an icon. */ showIcons: plugin.flag(true),
    /** Whether the accordion is an image slider: each section has an image. */ slider: plugin.flag(false, 'z-slider'),
    /** The name of a slide, for screen readers. Its number follows. */ 'texts.slide': plugin.phrase('Slide'),
    /** The name of a slider for screen readers, if the markup gives none. */ 'texts.slides': plugin.phrase('Slides'),
    /** The name of the dots of a slider, for screen readers. */ 'texts.dots': plugin.phrase('Choose a slide'),
    /** What screen readers call a slider. */ 'texts.carousel': plugin.phrase('carousel'),
    /** The name of a theme, or a class of your own. */ theme: plugin.classOption('silver'),
    /** The width of a horizontal accordion, in pixels. */ width: plugin.count(960),
    /** Called before a section opens (`item.open` is `true`), and before one is closed (`item.open` is `false`). If another one closes because of that, it isn't called for that one. `item.from` is the index of the section that closes, or -1. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */ beforeSelect: plugin.callback(),
    /** Called as soon as the content of a section that opens has its size, before it moves: once each time it opens, also at the start. */ show: plugin.callback(),
    /** Called as soon as a section starts to open (`item.open` is `true`), or to close by a click, a key or a method. Not called for a section that closes because another one opens. */ select: plugin.callback(),
    /** Called when a section has opened or closed and its animation has ended. */ activate: plugin.callback(),
    /** Called when a section has closed, also if it closed because another one opened. */ collapse: plugin.callback(),
    /** Called before a section is removed by `remove()`. To prevent it, do the same as in `beforeSelect`. */ beforeRemove: plugin.callback(),
    /** Called when a section has been removed. `item` has its elements and its last index. */ remove: plugin.callback()
});
/** An array in `active` means that several may be open, unless a later source says otherwise. */ function setImpliedMode(values, source) {
    if (plugin.hasOwn(source, 'active') && Array.isArray(values['active'])) values['expandMode'] = 'multiple';
}
/** The options of a horizontal accordion that is vertical because it lacks space. */ var narrowValues = function narrowValues(values) {
    return plugin.withOverrides(values, {
        contentNav: false,
        expandMode: 'single',
        orientation: 'vertical'
    });
};
/** Overrides options that don't apply to horizontal accordions. */ var tidyAccordion = function tidyAccordion(values) {
    return values['orientation'] === 'vertical' ? values : plugin.withOverrides(values, {
        collapsible: false,
        contentHeight: 0,
        contentNav: false,
        contentSpacing: 0,
        expandMode: 'single',
        sectionSpacing: 0
    });
};
var accordionRules = {
    table: plugin.createTable(accordionOptions),
    effective: tidyAccordion,
    setImplied: setImpliedMode,
    rules: function rules(param) {
        var options = param.options;
        return {
            multiple: options.expandMode === 'multiple',
            toggles: options.orientation === 'vertical',
            collapsible: options.collapsible,
            replaces: !options.collapsible
        };
    }
};

var isDetails = function isDetails(element) {
    return element.matches('details');
};

var makeArrow = plugin.cloner(function() {
    return plugin.build('span', 'z-arrow');
});
/**
 * The button of a header, closed, with an arrow. Clones have no listeners; `onKey` of the accordion handles the keys of
 * those that are a `span`.
 */ var buttonsOf = function buttonsOf(tag) {
    return plugin.cloner(function() {
        var title = plugin.build('span', 'z-title', 'box');
        var button = plugin.buildButton(tag, 'z-trigger', 'box');
        button.append(title, makeArrow());
        plugin.setAttribute(button, 'aria-expanded', 'false');
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
/** The text of an element, otherwise what tells its images. */ var textOf = function textOf(element) {
    return textIn(element) || plugin.labelText(element);
};
/**
 * The original trigger of a header: the header itself, or the first control with text or images, if it is a link or a
 * button, and if the rest of the header's text is in other controls. A link to another page must have all of the text.
 */ function originalTrigger(header) {
    if (header.matches('summary,button,a')) return header;
    // Most headers contain only text.
    if (!header.firstElementChild) return null;
    var controls = Array.from(header.querySelectorAll(plugin.CONTROLS));
    var control = controls.find(textOf);
    if (!control || !control.matches('a,button')) return null;
    var rest = textOf(header);
    (plugin.isRealLink(control) ? [
        control
    ] : controls).forEach(function(one) {
        rest = rest.replace(textOf(one), '');
    });
    return rest.trim() ? null : control;
}
/**
 * Moves links and fields out of a heading, because a button mustn't contain them. Returns the box with them, which is behind
 * the heading.
 */ function moveControls(widget, element, heading) {
    var controls = heading.querySelectorAll(plugin.CONTROLS);
    if (!controls.length) return;
    var box = plugin.build('span', 'z-controls', 'back');
    heading.parentNode.insertBefore(box, heading.nextSibling);
    plugin.setClass(element, 'z-controlled');
    controls.forEach(function(control) {
        var node = plugin.childHolding(heading, control);
        // It has moved already, in the same element as another control.
        if (!node) return;
        var next = node.nextSibling;
        plugin.move(node, box);
        // The other nodes of the heading are still in its title.
        widget.markupCleanUps.push(function() {
            var title = heading.querySelector('.z-title');
            if (title && node.parentNode) plugin.move(node, title, next);
        });
    });
    return box;
}
var BUTTON_ATTRIBUTES = 'role tabindex aria-expanded aria-controls aria-selected aria-multiselectable';
/** Removes the attributes by which the page has made an element a button or a tab: the generated button is inside it. */ function dropButtonRole(param, element) {
    var markupCleanUps = param.markupCleanUps;
    if (!element.matches('[role=button],[role^=tab]')) return;
    plugin.words(BUTTON_ATTRIBUTES).forEach(function(name) {
        var value = element.getAttribute(name);
        plugin.setAttribute(element, name, null);
        markupCleanUps.push(function() {
            return plugin.setAttribute(element, name, value);
        });
    });
}
/** Adds or removes the arrow of a trigger. */ function paintArrow(trigger, wanted) {
    var arrow = plugin.childWith(trigger, 'z-arrow');
    if (wanted && !arrow) trigger.appendChild(makeArrow());
    else if (!wanted && arrow) plugin.remove(arrow);
}
/**
 * A click on a label that has all the text of a header opens the section, too. A label that contains its field gets a
 * second click, from the field: only that one counts.
 */ function onLabel(param) {
    var target = param.target;
    var control = this.control;
    var item = plugin.itemsHolding(this).pop();
    var isTwice = control && this.contains(control) && !control.matches(':disabled');
    if (!item || isTwice && control !== target) return;
    plugin.emit(item.widget, 'userAction');
    plugin.openItem(item, 'click');
}
function listenToLabel(param, label) {
    var markupCleanUps = param.markupCleanUps;
    label.addEventListener('click', onLabel);
    markupCleanUps.push(function() {
        return label.removeEventListener('click', onLabel);
    });
}
/** Completes an original trigger. */ function completeTrigger(widget, header, trigger) {
    var kind = widget.kind, options = widget.options;
    var leadsAway = plugin.isRealLink(trigger);
    var label = trigger.querySelector('label');
    if (label && textOf(label) === textOf(trigger)) listenToLabel(widget, label);
    plugin.claim(kind, trigger, trigger === header ? 'z-header z-trigger' : 'z-trigger');
    if (!leadsAway) plugin.setAttribute(trigger, 'aria-expanded', 'false');
    if (trigger.matches('button')) {
        plugin.setAttribute(trigger, 'type', 'button');
        plugin.setAttribute(trigger, 'tabindex', null);
    } else if (trigger.matches('a') && !leadsAway) {
        plugin.setAttribute(trigger, 'role', 'button');
        plugin.setAttribute(trigger, 'tabindex', '0');
    }
    plugin.wrap(trigger, plugin.build('span', 'z-title', 'box'), trigger.firstChild, null);
    paintArrow(trigger, options.showIcons && !leadsAway);
}
/** A click on the label that had all the text of a heading, and is now beside it, opens the section. */ function openByLabel(widget, element, label, id) {
    plugin.setClass(element, 'z-labelled');
    listenToLabel(widget, label);
    widget.markupCleanUps.push(function() {
        if (plugin.idOf(label) === id) plugin.setAttribute(label, 'id', null);
    });
}
/** Puts a button around the text of a heading. */ function insertButton(widget, element, heading) {
    var button = makers[plugin.buttonTag(widget.root)]();
    if (!widget.options.showIcons) paintArrow(button, false);
    var isRich = heading.firstElementChild;
    var label = isRich && heading.querySelector('label');
    var name = isRich ? plugin.labelText(heading) : '';
    var controls = isRich && moveControls(widget, element, heading);
    var title = button.firstChild;
    // Not by `move`, which is slower.
    while(heading.firstChild)title.appendChild(heading.firstChild);
    // All of its text was in controls, which are beside the button now, and name it.
    if (name && controls && !plugin.labelText(title)) {
        var id = widget.prefix + "-label-" + (widget.serial + 1);
        var isLabel = label && plugin.labelText(label);
        plugin.setAttribute(button, 'aria-labelledby', plugin.idFor(isLabel ? label : controls, id));
        if (isLabel) openByLabel(widget, element, label, id);
    }
    return heading.appendChild(button);
}
/** The trigger of a header: its original link, button or `summary`, otherwise a generated button inside the heading. */ function triggerFor(widget, element, header) {
    var first = header.firstElementChild;
    var headings = first ? header.querySelectorAll(plugin.HEADINGS) : [];
    // If a header contains a heading, the button goes inside that.
    var heading = headings.length === 1 ? headings[0] : header;
    var original = originalTrigger(header) || originalTrigger(heading);
    if (original !== header) {
        plugin.claim(widget.kind, header, 'z-header');
        dropButtonRole(widget, header);
    }
    if (original) completeTrigger(widget, header, original);
    var trigger = original || insertButton(widget, element, heading);
    // Other elements in the header are in a row with the title.
    if (original !== header && (heading !== header || header.childElementCount > 1)) plugin.setClass(header, 'z-mixed');
    return trigger;
}

/**
 * Sets private properties for the style sheet, numbers in pixels. Empty values and 0 are removed, because the sheet has
 * defaults.
 */ function setMeasures(element, values) {
    var style = plugin.inlineStyle(element);
    Object.keys(values).forEach(function(name) {
        var value = values[name] || '';
        if (value || style.length) style.setProperty('--_' + name, typeof value === 'number' ? value + 'px' : value);
    });
}
/** Writes the lengths of the options, and the sizes of a horizontal accordion, for the style sheet. */ function paintMeasures(param) {
    var root = param.root, wrapper = param.wrapper, options = param.options, values = param.values, kind = param.kind, size = param.size;
    var headerSize = options.headerSize, headerFontSize = options.headerFontSize;
    var _ref = size || {
        scale: 1,
        header: headerSize,
        space: 0
    }, scale = _ref.scale, header = _ref.header, space = _ref.space;
    // Defaults aren't written, because the style sheet has them. It has only those of vertical accordions.
    var defaults = size ? {} : kind.table.defaults;
    // Also while a horizontal accordion is vertical.
    var width = values['orientation'] === 'horizontal' && options.width;
    setMeasures(root, {
        // As text, because it has no unit.
        'header-scale': headerFontSize !== defaults['headerFontSize'] && '' + headerFontSize * scale,
        'header-size': headerSize !== defaults['headerSize'] && header,
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
/** Writes the classes and the private properties of the root. */ function paintRoot(widget) {
    var options = widget.options;
    var moves = options['animation.effects'] !== 'none' && options['animation.duration'];
    plugin.paintClasses(widget, 'z-accordion' + plugin.classesOf(widget) + (options.sectionSpacing ? ' z-ungrouped' : ' z-grouped') + (options.contentHeight ? ' z-fixed-height' : '') + (moves ? ' transition' : '') + (widget.narrow ? ' z-narrow' : ''));
    // The author may have written this class, for the time before the start.
    plugin.setClass(widget.root, 'horizontal', options.orientation === 'horizontal');
    paintMeasures(widget);
}
/**
 * Sets `aria-disabled` on a trigger that does nothing: it is disabled, or its section is the only open one and can't be
 * closed.
 */ function paintDisabled(param, item) {
    var open = param.open, options = param.options;
    var locked = item.open && open.length === 1 && !options.collapsible;
    var idle = locked || plugin.isDisabled(item);
    if (item.panel) plugin.setAttribute(item.trigger, 'aria-disabled', idle ? 'true' : null);
}
/** Writes what depends on which sections are open. */ function paintAll(widget) {
    if (!widget.options.collapsible) widget.items.forEach(function(item) {
        return paintDisabled(widget, item);
    });
}
/** Writes whether a section is open: classes, ARIA, and whether its panel is visible. */ function paintSection(item, open) {
    var element = item.element, trigger = item.trigger;
    plugin.setAttribute(trigger, 'aria-expanded', String(open));
    if (isDetails(element)) plugin.setAttribute(element, 'open', open ? '' : null);
    plugin.paintItem(item, open);
}
/** Reads whether each open panel scrolls. Only panels with a fixed height do. */ var readStops = function readStops(param) {
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
/** Makes panels that scroll tab stops, so that keys can scroll them. */ var paintStops = function paintStops(stops) {
    return stops.forEach(function(param) {
        var panel = param[0], stop = param[1];
        return plugin.paintPanelTabStop(panel, stop);
    });
};
/** While a section loads, its arrow spins, if it has one. */ function showBusy(param, busy) {
    var trigger = param.trigger;
    var arrow = plugin.childWith(trigger, 'z-arrow');
    if (arrow) plugin.setClass(arrow, 'z-loading', busy);
    return !!arrow;
}
var triggerOf = function triggerOf(param) {
    var trigger = param.trigger;
    return trigger;
};
var accordionView = {
    paintRoot: paintRoot,
    paint: paintSection,
    updateItem: paintDisabled,
    paintAll: paintAll,
    showBusy: showBusy,
    contentChanged: function contentChanged(param) {
        var widget = param.widget;
        return plugin.measureNow(widget);
    },
    printsLabels: false,
    focusTarget: triggerOf,
    focusAfter: triggerOf,
    labelArea: function labelArea(param) {
        var header = param.header;
        return header;
    },
    blockOf: function blockOf(param) {
        var element = param.element;
        return element;
    },
    hashTarget: plugin.scrollTargetOf,
    outerBox: function outerBox(param) {
        var root = param.root, wrapper = param.wrapper;
        return wrapper || root;
    },
    liveRegion: function liveRegion(param) {
        var root = param.root;
        return root;
    },
    // Not inside the root, which may be a list.
    placeControl: function placeControl(param, control) {
        var root = param.root;
        return root.parentNode && plugin.move(control, root.parentNode, root);
    }
};
/**
 * Makes panels landmarks (`region`), unless there are so many that they would bury the page's own. A `dd` keeps its
 * role.
 */ function paintRegions(param) {
    var items = param.items, options = param.options;
    var few = items.length < 7 || options.expandMode !== 'multiple';
    items.forEach(function(param) {
        var panel = param.panel;
        if (panel) plugin.setAttribute(panel, 'role', few && !panel.matches('dd') ? 'region' : null);
    });
}
/** Updates what depends on the set of sections: landmarks, and which one has to be open, without `beforeSelect`. */ function sectionsChanged(widget) {
    var open = widget.open, items = widget.items, options = widget.options, kind = widget.kind;
    paintRegions(widget);
    var last = open[open.length - 1];
    var wanted = last || options.orientation === 'horizontal' && items.find(plugin.isSelectable);
    if (wanted && (!last || open.length > 1 && !kind.rules(widget).multiple)) plugin.forceOnly(widget, [
        wanted
    ], 'api');
}
/** Updates all sections after a change of the form or of options, then what depends on the set of them. */ function updateSections(widget) {
    widget.items.forEach(function(item) {
        paintDisabled(widget, item);
        paintArrow(item.trigger, widget.options.showIcons && !!item.panel);
    });
    sectionsChanged(widget);
}

/** Up to this width, in pixels, a horizontal accordion with `responsive` is vertical. */ var NARROW = 480;
/** The least width for content, in pixels: its padding and a short word. */ var LEAST = 48;
/**
 * An accordion that is vertical for lack of space turns horizontal again only with this much more space, in pixels.
 * Otherwise a scrollbar that only one form has would make it switch for ever.
 */ var SLACK = 20;
/** The least width of a header, in pixels, for fingers. */ var FINGER = 24;
/** The sizes of a horizontal accordion: measured, or as if it had the width of the option. */ function sizeOf(param, measured) {
    var root = param.root, items = param.items, options = param.options, size = param.size;
    var responsive = options.responsive, headerSize = options.headerSize;
    // The generated box of a hidden header takes space, too.
    var hasBox = function hasBox(param) {
        var element = param.element;
        return measured ? element.getClientRects().length > 0 : !plugin.isMarkedHidden(element);
    };
    var shown = items.filter(hasBox);
    var width = measured ? Math.min(root.clientWidth, options.width) : options.width;
    var scale = responsive ? width / options.width : 1;
    var header = Math.max(Math.round(headerSize * scale), FINGER);
    // Titles may have several lines, which are measured only in the horizontal form.
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
/** Writes the sizes of a horizontal accordion, or removes them from a vertical one. */ function layOut(widget, size) {
    widget.size = size;
    paintRoot(widget);
}
var isHorizontal = function isHorizontal(param) {
    var values = param.values;
    return values['orientation'] === 'horizontal';
};
/** Whether the window is too narrow for a horizontal accordion. */ var isByWindow = function isByWindow(param) {
    var options = param.options;
    return options.responsive && plugin.isWindowUpTo(options.minWindowWidth);
};
/** Whether there is too little space for a horizontal accordion. */ function lacksSpace(widget, param) {
    var space = param.space, width = param.width;
    var options = widget.options, slack = widget.slack;
    if (space < LEAST + slack) return true;
    return options.responsive && width <= NARROW + slack || isByWindow(widget);
}
/** Applies the orientation: the one of the options, or vertical if there is too little space. */ function chooseForm(widget) {
    var kind = widget.kind;
    var values = plugin.inLanguage(widget);
    // At the start, the form that the style sheet has shown before: otherwise everything below would move at the first
    // measuring.
    widget.narrow = isHorizontal(widget) && (widget.narrow || !widget.started && isByWindow(widget));
    var options = widget.narrow ? narrowValues(values) : kind.effective(values);
    widget.options = options;
    layOut(widget, widget.options.orientation === 'horizontal' ? sizeOf(widget) : null);
}
/** Fits an accordion into its space: a horizontal one turns vertical if there is too little, and back. */ function fit(widget, size) {
    var narrow = lacksSpace(widget, size);
    // If the window's width alone has caused the form, the form ends with that width.
    widget.slack = narrow && !isByWindow(widget) ? SLACK : 0;
    if (narrow !== widget.narrow) {
        if (!plugin.finishAll(widget)) return;
        widget.narrow = narrow;
        chooseForm(widget);
        updateSections(widget);
    }
    if (!narrow) {
        layOut(widget, size);
        // A second time, because titles have their lines now, and can be measured.
        layOut(widget, sizeOf(widget, true));
    }
    paintStops(readStops(widget));
}
/** Measures after the first layout, and whenever the width changes. */ function mountFit(widget) {
    var root = widget.root;
    plugin.watchSize(widget, function() {
        if (!root.getClientRects().length) return false;
        var size = isHorizontal(widget) ? sizeOf(widget, true) : null;
        var stops = readStops(widget);
        var writeHidden = plugin.readHidden(widget, !!size || !widget.options.collapsible);
        return function() {
            if (writeHidden) writeHidden();
            if (!widget.alive) return;
            if (!size) return paintStops(stops);
            fit(widget, size);
        };
    });
}

/**
 * Handles a press of a header: a click, also by a key, or an event of the option `event`. Without `event` if jQuery has
 * triggered it.
 */ function press(item, reason, event) {
    var widget = item.widget;
    if (!plugin.isUsable(item)) return;
    plugin.emit(widget, 'userAction');
    // Hovering opens; only a click closes.
    if (event && event.type !== 'click') return plugin.openItem(item, reason);
    // For Enter and Space on a button, browsers make a click without `detail`.
    var isKey = event && event.isTrusted && !event.detail;
    plugin.select(widget, plugin.afterPress(item), isKey ? 'key' : reason);
}
function onKey(widget, event) {
    var from = plugin.itemForKey(widget, event);
    if (!from || plugin.isHeld(event)) return;
    var trigger = from.trigger, panel = from.panel;
    var _widget_options = widget.options, keyboard = _widget_options.keyboard, orientation = _widget_options.orientation;
    // Browsers do it for buttons.
    if (trigger.matches('a,span') && panel && plugin.isPressKey(event)) plugin.pressByKey(from, event);
    if (keyboard && plugin.moveFocus(from, event, orientation === 'vertical')) plugin.emit(widget, 'userAction');
}
/** Listens to presses and keys on headers. */ function mountInput(widget) {
    plugin.listenToPresses(widget, widget.root, press);
    plugin.listen(widget, widget.root, {
        keydown: function keydown(event) {
            return onKey(widget, event);
        },
        // Content of a fixed height may have grown.
        focusin: function focusin() {
            return paintStops(readStops(widget));
        }
    });
}

/** Elements that can be sections, and panels. */ var BOXES = 'div,section,article';
/** Finds the sections of an accordion. Everything else is left alone. */ function findSections(root) {
    var found = [];
    var level = '';
    var last;
    plugin.partsIn(root).forEach(function(part) {
        // A section that was adopted before has a generated box if its header and content were children of the root.
        var isOurs = part.hasAttribute(plugin.MADE);
        // The content is everything up to the next heading of the same level.
        if (level ? part.matches(level) : part.matches(plugin.HEADINGS + ',dt')) {
            level = part.localName;
            if (last) last.end = part;
            found.push(last = {
                element: null,
                header: part,
                end: null
            });
        } else if (isOurs || !level && part.matches(BOXES + ',li,details')) {
            var _partsIn = plugin.partsIn(part), header = _partsIn[0];
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
/** Whether an element can be the panel: a box, or an element that would lose its state in one. */ var isBox = function isBox(node) {
    return node.nodeType === 1 && (node.matches(BOXES + ',dd') || plugin.isStateful(node)) && !plugin.isRoot(node);
};
/** The content behind a header in its section: elements and text. */ var contentOf = function contentOf(header) {
    return plugin.siblingsFrom(header.nextSibling, function(node) {
        return plugin.isText(node) || plugin.isPart(node);
    });
};

/**
 * The panel of a section: its content if that is one plain box, otherwise a generated box around everything from `next`
 * on.
 */ function panelFor(param, element, header, next) {
    var kind = param.kind, markupCleanUps = param.markupCleanUps;
    var _contentOf = contentOf(header), first = _contentOf[0], second = _contentOf[1];
    // In a `dl`, only a `dd` may be beside a `dt`.
    var isTerm = header.matches('dt');
    var tag = isTerm ? 'dd' : 'div';
    if (!first) return element.appendChild(plugin.build(tag, '', 'empty'));
    if (!second && isBox(first)) return first;
    var panel = plugin.wrap(element, plugin.build(tag, '', 'box'), next, null);
    if (!isTerm) return panel;
    // Where saved markup is parsed, a `dd` ends the one around it, even with a `div` between them.
    var inner = plugin.holdsStateful(panel) ? panel : plugin.wrap(panel, plugin.build('section', kind.innerClass, 'box'), panel.firstChild, null);
    // A `dd` that is no longer a child of the list needs a role.
    inner.querySelectorAll(':scope > dd:not([role])').forEach(function(one) {
        one.setAttribute('role', 'definition');
        markupCleanUps.push(function() {
            return one.removeAttribute('role');
        });
    });
    return panel;
}
/** Writes the attributes of a section's element. */ function writeSection(param, element) {
    var kind = param.kind;
    plugin.claim(kind, element, plugin.booleanAttribute(element, 'data-disabled') ? 'z-section z-disabled' : 'z-section');
    if (!isDetails(element)) return;
    element.removeAttribute('open');
    // By their common `name`, the browser would close other `details` at once.
    element.removeAttribute('name');
}
/** Makes a section of its elements. If header and content are children of the root, they get a box. */ function adoptSection(widget, param) {
    var original = param.element, header = param.header, end = param.end;
    var element = original || plugin.wrap(widget.root, plugin.build('div', '', 'box'), header, end);
    writeSection(widget, element);
    if (element.childElementCount > 2) plugin.hideBlank(element);
    // Before `triggerFor` puts the original controls behind the header.
    var next = header.nextSibling;
    var trigger = triggerFor(widget, element, header);
    // Content behind a link to another page is left alone, and stays visible.
    var panel = plugin.isRealLink(trigger) ? null : panelFor(widget, element, header, next);
    // Line breaks in text are in the panel by now.
    if (panel && element.childElementCount > 2) plugin.hideBreaks(element);
    // prettier-ignore
    var section = plugin.register({
        index: 0,
        widget: widget,
        element: element,
        header: header,
        trigger: trigger,
        panel: panel,
        open: false,
        load: undefined
    });
    if (panel && plugin.isDisabled(section)) trigger.setAttribute('aria-disabled', 'true');
    return section;
}
/**
 * Makes the trigger of a section again, or its content, if the page has removed it by setting the text of the header.
 */ function repair(item) {
    var header = item.header, element = item.element, panel = item.panel, open = item.open;
    var widget = item.widget;
    var kind = widget.kind, root = widget.root;
    if (header.querySelector('.z-title') || !root.contains(header)) return false;
    plugin.releaseParts(kind, root, header, false);
    item.trigger = triggerFor(widget, element, header);
    if (panel) plugin.setAttribute(item.trigger, 'aria-expanded', String(open));
    plugin.linkByAria(item);
    return true;
}

/** The beginning of ids: the id of the root, unless an earlier accordion has the same one. */ function prefixOf(param) {
    var root = param.root, prefix = param.prefix;
    // In ARIA, spaces separate ids.
    var id = plugin.words(plugin.idOf(root)).join('-');
    return id && !plugin.treeOf(root).getElementById(id + '-1') ? id : prefix;
}
/** Whether the page has left the parts in place. */ var isIntact = function isIntact(widget) {
    return (!widget.items.length || widget.items.some(function(param) {
        var element = param.element;
        return widget.root.contains(element);
    })) && plugin.areIntact(widget, widget.root);
};
/** Whether a section has the same content as before. */ function hasSameContent(param) {
    var element = param.element, header = param.header, panel = param.panel;
    var _contentOf = contentOf(header), first = _contentOf[0], more = _contentOf[1];
    if (!panel) return true;
    return first ? first === panel && !more : element.contains(panel);
}
/** Takes over sections that the page has added, and releases those that it has removed or given other content. */ function adoptChanges(widget) {
    var root = widget.root;
    plugin.releaseRemoved(widget, root);
    // The page may have moved a header out of its generated box.
    widget.items.forEach(function(item) {
        var element = item.element, header = item.header, panel = item.panel;
        if (!element.contains(header)) plugin.releaseItem(item, [
            element,
            header,
            panel
        ]);
    });
    var items = findSections(root).map(function(one) {
        var element = one.element, header = one.header;
        var known = element && plugin.itemOn(element);
        if (!known || known.widget !== widget) return adoptSection(widget, one);
        if (hasSameContent(known)) return known;
        var end = element.nextSibling;
        plugin.releaseItem(known, [
            element
        ]);
        // Its generated box is gone now.
        return adoptSection(widget, element.parentNode ? one : {
            element: null,
            header: header,
            end: end
        });
    });
    plugin.setItems(widget, items);
}
/** Takes over the markup of an accordion, and completes it. */ function adoptAccordion(widget) {
    var prefix = prefixOf(widget);
    // Later, a page may empty it for a while, without a warning.
    var isStart = !widget.markupCleanUps;
    var narrow = !!widget.narrow;
    Object.assign(widget, {
        prefix: prefix,
        markupCleanUps: [],
        narrow: narrow,
        slack: 0,
        wrapper: null
    });
    dropButtonRole(widget, widget.root);
    plugin.hideBlank(widget.root);
    adoptChanges(widget);
    if (isStart && !widget.items.length) plugin.warn(widget, 'there is no section');
    plugin.markEnds(widget);
    return true;
}
/** Moves the original controls back into headings, and removes what was generated around the root. */ function release(param, isCopy) {
    var kind = param.kind, root = param.root, wrapper = param.wrapper, markupCleanUps = param.markupCleanUps;
    var before = root.previousElementSibling;
    var outer = wrapper || root.parentElement;
    // A saved copy has none.
    if (markupCleanUps) markupCleanUps.reverse().forEach(function(cleanUp) {
        return cleanUp();
    });
    if (before && plugin.hasClass(before, 'z-autoplay')) plugin.removeGenerated(kind, before);
    // Autoplay has written it.
    if (isCopy) plugin.setAttribute(root, 'aria-live', null);
    // `panelFor` has written it.
    var definitions = "[" + plugin.MADE + "]>dd[role=definition]";
    if (isCopy) root.querySelectorAll(definitions).forEach(function(one) {
        return one.removeAttribute('role');
    });
    if (!outer || !outer.matches(".z-slider-wrapper[" + plugin.MADE + "]")) return;
    Array.from(outer.children).forEach(function(child) {
        return plugin.removeGenerated(kind, child);
    });
    plugin.unwrapContent(outer);
}
/** Whether an attribute that we write is the author's, by its value. */ function isAuthors(_, name, value, isCopy) {
    if (name === 'id') return !/-\d+$/.test(value);
    if (name === 'type') return !!isCopy;
    return !!isCopy && name === 'aria-labelledby' && !/-(header|label)-\d+$/.test(value);
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
    writtenAttributes: {
        'z-section': 'class style open name',
        'z-header': 'class',
        'z-trigger': 'class id role type tabindex aria-expanded aria-controls aria-labelledby aria-disabled aria-busy',
        'z-content': 'class id role tabindex aria-labelledby aria-busy aria-hidden hidden inert style',
        'z-sub-nav': 'class'
    },
    generated: '.z-auto-g',
    ownClasses: /^z-(?!\d|demo-|(auto|disabled)$)/,
    optionClasses: [
        /^(transition|horizontal|vertical)$/,
        plugin.THEMES
    ],
    isAuthors: isAuthors,
    adopt: adoptAccordion,
    isIntact: isIntact,
    repair: repair,
    adoptChanges: adoptChanges,
    release: release
};

/** The methods that open and close, for scripts (reason `api`) or for buttons with `command` (`click`). */ var toggling = function toggling(reason) {
    return {
        toggle: plugin.selectMethods(reason).select,
        close: plugin.itemMethod(function(item) {
            return plugin.select(item.widget, plugin.withChanged(item, false), reason);
        }),
        expandAll: function expandAll(widget) {
            if (widget.options.expandMode === 'multiple') plugin.openOnly(widget, widget.items, reason);
        },
        collapseAll: function collapseAll(widget) {
            var opened = widget.items.filter(function(param) {
                var open = param.open;
                return open;
            });
            plugin.openOnly(widget, opened.slice(0, widget.options.collapsible ? 0 : 1), reason);
        }
    };
};
/**
 * Creates the elements of a new section, with the same tags as the others. They count as the author's and stay after
 * `destroy`.
 */ function makeSection(param) {
    var root = param.root, items = param.items;
    var last = items[items.length - 1];
    var level = last && last.header.matches(plugin.HEADINGS) ? last.header.localName : 'h3';
    var isTerm = root.matches('dl');
    var element = document.createElement(root.matches('ul,ol') ? 'li' : 'div');
    // If headers and content are children of the root, the new ones get a generated box, too.
    if (isTerm || last && last.element.hasAttribute(plugin.MADE)) element.setAttribute(plugin.MADE, 'box');
    element.appendChild(document.createElement(isTerm ? 'dt' : level));
    element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
    return element;
}
function add(widget, given, content) {
    var isLabel = !plugin.isObject(given) || plugin.isNodes(given);
    var settings = isLabel ? {
        header: given,
        content: content
    } : given;
    if (!plugin.finishAll(widget)) return;
    var root = widget.root, items = widget.items;
    var index = plugin.insertionIndex(widget, settings.index);
    if (index < 0) return;
    var before = items[index];
    var last = items[items.length - 1];
    var element = makeSection(widget);
    var header = element.firstChild;
    plugin.insertLabel(header, settings.header);
    plugin.setAttribute(header, 'data-link', settings.name || null);
    plugin.setAttribute(header, 'data-content-url', settings.url || null);
    if (settings.disabled) plugin.setClass(element, 'z-disabled');
    // The page may have removed these.
    plugin.move(element, root, before ? before.element : last && last.element.nextSibling);
    var item = adoptSection(widget, {
        element: element,
        header: header,
        end: null
    });
    plugin.insertItem(widget, item, index, items);
    plugin.fillAdded(item, item.panel ? plugin.ensureInner(item) : element, settings.content);
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
/** The methods of the accordion. `AccordionInstance` says what each does. */ var accordionMethods = Object.assign({}, plugin.sharedMethods, plugin.featureMethods, plugin.assign({}, toggling('api'), {
    add: add,
    active: active
}));
/** What buttons with `command` can do. */ var accordionCommands = Object.assign(plugin.selectMethods('click'), toggling('click'), plugin.featureCommands, {
    open: plugin.itemMethod(function(item) {
        return plugin.openItem(item, 'click');
    })
});

/** The sections that a change opens and closes, and those that the last change was still moving. */ function movingIn(param, param1) {
    var items = param.items;
    var opened = param1.opened, closed = param1.closed;
    var changed = opened.concat(closed);
    return items.filter(function(item) {
        return item.pose || changed.includes(item);
    });
}
/** Where a section is now. Horizontal: its position in the root. Vertical: how much of its content is visible. */ function poseOf(param, param1) {
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
        pose[name] = shown.hidden ? 0 : plugin.px(style[name]);
    });
    return pose;
}
/** The animation of a section. Horizontal: it slides by a transform. Vertical: the height of its panel is animated. */ function moveOf(widget, section) {
    var element = section.element, panel = section.panel;
    var from = section.pose;
    var to = poseOf(widget, section);
    section.pose = null;
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
/** Marks a section that moves, and keeps the panel of a closing one visible. Returns the function that ends both. */ function markMoving(section) {
    var element = section.element, open = section.open, panel = section.panel;
    var end = open ? null : plugin.keepInSight(section);
    var details = end && isDetails(element);
    if (details) plugin.setAttribute(element, 'open', '');
    plugin.setClass(panel, 'z-moving');
    return function() {
        plugin.setClass(panel, 'z-moving', false);
        if (details) plugin.setAttribute(element, 'open', null);
        if (end) end();
    };
}
/**
 * Records where sections are. A change in the same task continues from there. Later ones measure anew, because styles may
 * have changed.
 */ function recordPoses(widget, sections) {
    sections.forEach(function(section) {
        return section.pose = Object.assign(poseOf(widget, section), section.pose);
    });
    queueMicrotask(function() {
        return sections.forEach(function(section) {
            return section.pose = null;
        });
    });
}
/** Measures the sections that a change moves: in a horizontal accordion, all of them. */ function prepareMotion(widget, change) {
    if (!plugin.canMove(widget)) return null;
    var shown = movingIn(widget, change);
    var moved = widget.size ? widget.items : shown;
    recordPoses(widget, moved);
    return function startMotion() {
        var all = moved.map(function(section) {
            return moveOf(widget, section);
        });
        return {
            // In a horizontal accordion, some don't move.
            moves: all.filter(function(param) {
                var from = param.from;
                return from.x !== 0;
            }),
            cleanUps: shown.map(markMoving),
            beforeFinish: function beforeFinish() {
                return recordPoses(widget, moved);
            }
        };
    };
}
var accordionMotion = {
    prepareMotion: prepareMotion
};

/* Lists in the content as a second level of navigation. */ /** The lists at the top level of a section's content, except nested widgets. */ var menusIn = function menusIn(param) {
    var panel = param.panel;
    return Array.from(panel ? panel.querySelectorAll(':scope > ul, :scope > .z-auto-g > ul') : []).filter(function(list) {
        return !plugin.isRoot(list);
    });
};
/** The links of a section's lists to the current page. */ var currentLinks = function currentLinks(item) {
    return menusIn(item).flatMap(function(list) {
        return Array.from(list.querySelectorAll('a'));
    }).filter(function(param) {
        var href = param.href;
        return href === plugin.pageOf(location.href);
    });
};
/** Whether a section's list has a link to the current page. */ var isCurrent = function isCurrent(item) {
    return currentLinks(item).length > 0;
};
/** Marks the lists of a section, and their links to the current page, unless that is done. */ function markMenus(item) {
    var cleanUps = item.widget.cleanUps;
    menusIn(item).forEach(function(list) {
        if (plugin.hasClass(list, 'z-sub-nav')) return;
        plugin.setClass(list, 'z-sub-nav');
        cleanUps.push(function() {
            plugin.setClass(list, 'z-sub-nav', false);
            plugin.setAttribute(list, 'class', list.className || null);
        });
    });
    currentLinks(item).forEach(function(link) {
        if (link.hasAttribute('aria-current')) return;
        plugin.setAttribute(link, 'aria-current', 'page');
        cleanUps.push(function() {
            return plugin.setAttribute(link, 'aria-current', null);
        });
    });
}
/** Marks the lists now, and those that come later: when their section opens, or has loaded. */ function mountNav(widget) {
    if (!widget.options.contentNav) return;
    widget.items.forEach(markMenus);
    plugin.on(widget, 'change', function(param) {
        var opened = param.opened;
        return opened.forEach(markMenus);
    });
    plugin.on(widget, 'load', markMenus);
}

/** Opens a section for a user. */ function openForUser(widget, item, reason) {
    plugin.emit(widget, 'userAction');
    if (item) plugin.openItem(item, reason);
}
/** Writes a dot for each section, named after its header. The dot of the open section does nothing. */ function paintDots(widget, nav) {
    var items = widget.items, options = widget.options;
    var dots = nav.children;
    items.forEach(function(item, n) {
        var dot = dots[n] || nav.appendChild(plugin.buildButton(plugin.buttonTag(nav), 'z-dot-nav-item'));
        var title = plugin.labelText(item.trigger);
        var on = item.open ? 'true' : null;
        plugin.setAttribute(dot, 'aria-label', options['texts.slide'] + " " + (n + 1) + (title && ': ' + title));
        plugin.setClass(dot, 'z-active', item.open);
        plugin.setAttribute(dot, 'aria-current', on);
        plugin.setAttribute(dot, 'aria-disabled', on);
        dot.onclick = function() {
            return openForUser(widget, item, 'click');
        };
        // Arrow keys open sections, in all four directions.
        dot.onkeydown = function(event) {
            if (plugin.isForeignKey(event)) return;
            var next = plugin.moveFocus(item, event, /Up|Down/.test(event.key), dots);
            if (next) openForUser(widget, next, 'key');
        };
    });
    while(dots[items.length])plugin.remove(nav.lastChild);
}
function mountDots(widget) {
    var root = widget.root;
    var nav = plugin.build('div', 'z-dot-nav');
    plugin.move(nav, root.parentNode, root.nextSibling);
    var paint = function paint() {
        return paintDots(widget, nav);
    };
    plugin.setAttribute(nav, 'role', 'group');
    plugin.setAttribute(nav, 'aria-label', widget.options['texts.dots']);
    paint();
    plugin.on(widget, 'change', paint);
    plugin.on(widget, 'structure', paint);
    // A hidden section has no dot. A style sheet may hide it, so this is measured.
    plugin.watchSize(widget, function() {
        var away = widget.items.map(function(param) {
            var element = param.element;
            return plugin.isHidden(element);
        });
        return function() {
            return plugin.childrenOf(nav).forEach(function(dot, n) {
                return plugin.inlineStyle(dot).display = away[n] ? 'none' : '';
            });
        };
    });
    plugin.on(widget, 'headerText', paint);
    widget.cleanUps.push(function() {
        return plugin.remove(nav);
    });
}
/** Gives a slider its wrapper, a group with a name. `setOptions` keeps it, so that no node moves. */ function mountWrapper(widget) {
    var root = widget.root, options = widget.options;
    var wrapper = widget.wrapper || plugin.wrap(root.parentNode, plugin.build('div', 'z-slider-wrapper'), root, root.nextSibling);
    widget.wrapper = wrapper;
    plugin.setAttribute(wrapper, 'role', 'group');
    plugin.setAttribute(wrapper, 'aria-roledescription', options['texts.carousel']);
    plugin.setAttribute(wrapper, 'aria-label', root.getAttribute('aria-label') || options['texts.slides']);
    plugin.setAttribute(wrapper, 'aria-labelledby', root.getAttribute('aria-labelledby'));
}
/** Makes an accordion a slider, or no longer. */ function mountSlider(widget) {
    var root = widget.root, options = widget.options;
    if (!options.slider || !root.parentNode) {
        if (widget.wrapper) plugin.unwrapContent(widget.wrapper);
        widget.wrapper = null;
        return;
    }
    // No wrapper if something in the accordion would lose its state if it were moved into one.
    if (widget.wrapper || !plugin.holdsStateful(root)) mountWrapper(widget);
    plugin.listenToSwipes(widget, root, function(across) {
        openForUser(widget, plugin.nextUsable(widget, plugin.stepOfSwipe(across, root)), 'click');
    });
    if (options.dotNav) mountDots(widget);
}

/**
 * What is open by default: the sections of the option `active`, otherwise those that the markup marks (`open`, a link
 * to the current page). In a horizontal accordion, one has to be open.
 */ function defaultSections(widget) {
    var options = widget.options, values = widget.values, items = widget.items;
    var vertical = options.orientation === 'vertical';
    var named = [].concat(options.active).map(function(index) {
        return index !== false && items[0] && plugin.itemAt(widget, index);
    });
    var isGiven = plugin.hasOwn(values, 'active');
    // Only `details` can be marked by `open`. To look for its original value takes long.
    var isWanted = function isWanted(item) {
        return isGiven ? named.includes(item) : isDetails(item.element) && plugin.hadAttribute(item.element, 'open') || options.contentNav && isCurrent(item);
    };
    var fits = vertical ? plugin.isUsable : plugin.isSelectable;
    var found = items.filter(function(item) {
        return isWanted(item) && fits(item);
    });
    return found.length || vertical ? found : items.filter(plugin.isSelectable);
}
/** Puts the options into effect. */ function mount(widget) {
    mountSlider(widget);
    chooseForm(widget);
    mountNav(widget);
    mountInput(widget);
    plugin.on(widget, 'structure', function() {
        if (widget.size) chooseForm(widget);
        plugin.measureSoon(widget);
        sectionsChanged(widget);
    });
    plugin.on(widget, 'settled', function() {
        return paintStops(readStops(widget));
    });
    plugin.mountFeatures(widget);
    mountFit(widget);
    // A narrow one was painted as a horizontal one, before `chooseForm` made it vertical.
    if (widget.started || widget.narrow) updateSections(widget);
    else paintRegions(widget);
    if (widget.started) plugin.measureNow(widget);
}
/** The plugin `$.fn.uiAccordion`. */ var accordionKind = plugin.assign({
    name: 'uiAccordion',
    noun: 'section',
    features: plugin.features,
    methods: accordionMethods,
    commands: accordionCommands,
    actionEndsPlay: false,
    mount: mount,
    defaultItems: defaultSections
}, accordionMarkup, accordionView, accordionMotion, accordionEvents, accordionRules);

plugin.definePlugin(accordionKind, function() {
    return plugin.listenToClicks(accordionKind);
});
