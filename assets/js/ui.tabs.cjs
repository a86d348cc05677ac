/*! ui.tabs 1.0.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var $ = require('jquery');
var plugin = require('./ui.shared.cjs');

/** Elements that can be panels, or hold them, without any other sign. */ var BOXES = 'div,section,article,main,form,fieldset';
var isBox = function isBox(element) {
    return element.matches(BOXES) && !plugin.isRoot(element);
};
var isList = function isList(element) {
    return element.matches('ul,ol,[role=tablist]') && !plugin.isRoot(element);
};
/** The tabs of a list, in document order. */ var labelsIn = function labelsIn(list) {
    return plugin.partsIn(list).filter(function(part) {
        return part.matches('li,button,a,[role=tab]');
    });
};
/** The focusable element of a label, if it has one. A label that is no `li` is its own. */ var triggerIn = function triggerIn(label) {
    return label.matches('li:not([role=tab])') ? label.querySelector('a,button') : label;
};
/** The id of the panel that a label names, or an empty string. */ function targetOf(label) {
    var named = label.getAttribute('data-target') || '';
    var trigger = triggerIn(label);
    if (named || !trigger) return named.replace(/^#/, '');
    return plugin.placeIn(trigger);
}
/**
 * The panels in a box, or null if the box isn't a wrapper of panels. It is one if two of these are true: it is the only
 * box; it contains only boxes; it contains as many elements as there are labels. If it contains text, too, all three
 * have to be true.
 */ function wrappedIn(box, alone, count) {
    var parts = plugin.partsIn(box);
    var isOneEach = count > 0 && parts.length === count;
    var signs = [
        alone,
        parts.every(isBox),
        isOneEach
    ].filter(Boolean).length;
    var wraps = signs === 3 || signs === 2 && !Array.from(box.childNodes).some(plugin.isText);
    return wraps && !plugin.isRoot(box) ? parts : null;
}
/** Finds the panels, and the element around them, among the boxes beside the list. */ function panelsFor(boxes, labels) {
    var first = boxes[0], second = boxes[1];
    var count = labels.length;
    var isNamed = function isNamed(box) {
        return !!plugin.idOf(box) && labels.some(function(label) {
            return targetOf(label) === plugin.idOf(box);
        });
    };
    var found = first && !boxes.some(isNamed) && wrappedIn(first, !second, count);
    if (!found) return {
        container: null,
        panels: boxes
    };
    // The box may contain nothing but the wrapper.
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
/**
 * Finds the list inside a box, such as a `nav` or a card's header. It may be deeper in it, beside a heading or in a
 * `nav`.
 */ function listIn(box) {
    var parts = plugin.isRoot(box) ? [] : plugin.partsIn(box);
    var _parts_filter = parts.filter(function(part) {
        return !part.matches(plugin.HEADINGS);
    }), only = _parts_filter[0], more = _parts_filter[1];
    var inner = parts.find(function(part) {
        return part.matches('nav');
    }) || (more ? undefined : only);
    return parts.find(isList) || inner && listIn(inner);
}
function findList(children) {
    var first = children[0];
    var list = children.find(isList);
    if (list || !first) return list;
    var buttons = plugin.partsIn(first);
    if (buttons[0] && buttons.every(function(button) {
        return button.matches('button');
    })) return first;
    // Panels contain lists, too. The list of the labels has as many panels beside its box as it has labels, or its
    // labels name them.
    var fits = function fits(found, box) {
        var labels = labelsIn(found);
        var others = children.filter(function(other) {
            return other !== box && isBox(other);
        });
        var length = panelsFor(others, labels).panels.length;
        return length > 0 && (length === labels.length || labels.some(targetOf));
    };
    return children.map(listIn).find(function(found, n) {
        return found && fits(found, children[n]);
    });
}
/** Finds the original parts among the children of the root, so that sets can be nested. */ function findParts(root) {
    var children = plugin.partsIn(root);
    var list = findList(children) || null;
    var labels = list ? labelsIn(list) : [];
    var at = children.indexOf(plugin.childHolding(root, list));
    var boxes = function boxes(some) {
        return some.filter(function(child) {
            return isBox(child) || plugin.isRoot(child);
        });
    };
    var after = boxes(children.slice(at + 1));
    var found = panelsFor(after[0] ? after : boxes(children.slice(0, at)), labels);
    return Object.assign(found, {
        list: list,
        labels: labels
    });
}
/** The panel that a label has already, unless it was generated and is still empty. */ function knownPanelOf(label) {
    var item = plugin.itemOn(label);
    var panel = item && item.panel;
    var isUnused = panel && panel.matches("[" + plugin.MADE + "=empty]") && !panel.querySelector(':not(.z-content-inner)');
    return panel && panel.isConnected && !isUnused ? panel : null;
}
/**
 * Finds the panel of each label: by the id that it names, otherwise the one that it has already, otherwise by order. If
 * there are too few panels, links to other pages get none.
 */ function matchPanels(labels, panels) {
    var byId = new Map();
    panels.forEach(function(panel) {
        var id = plugin.idOf(panel);
        // The first one, if an id is repeated.
        if (id && !byId.has(id)) byId.set(id, panel);
    });
    var named = labels.map(function(label) {
        return byId.get(targetOf(label)) || null;
    });
    // If neither labels nor the number of panels have changed, the panels may have been sorted, so the order counts.
    var isSameSet = panels.length === labels.length && labels.every(function(label, n) {
        return (plugin.itemOn(label) || {
            index: -1
        }).index === n;
    });
    var matched = labels.map(function(label, n) {
        var known = isSameSet ? null : knownPanelOf(label);
        return named[n] || (named.includes(known) ? null : known);
    });
    var rest = panels.filter(function(panel) {
        return !matched.includes(panel);
    });
    var isShort = rest.length < matched.filter(function(panel) {
        return !panel;
    }).length;
    // The index of the last panel that was matched by its label.
    var at = -1;
    return labels.map(function(label, n) {
        var panel = matched[n];
        if (panel && !named[n]) at = panels.indexOf(panel);
        var trigger = isShort && triggerIn(label);
        if (panel || trigger && plugin.isRealLink(trigger)) return panel || null;
        var next = rest.findIndex(function(one) {
            return panels.indexOf(one) > at;
        });
        return rest.splice(Math.max(next, 0), 1)[0] || null;
    });
}

/** A row that wraps by itself, or a column. */ var PLAIN = {
    form: 'plain',
    rows: []
};
var isDropdown = function isDropdown(param) {
    var layout = param.layout;
    return layout.form === 'dropdown';
};
var isVertical = function isVertical(param) {
    var options = param.options;
    return options.orientation === 'vertical';
};
/** Whether each label is above its panel. */ var isAccordion = function isAccordion(param) {
    var layout = param.layout;
    return layout.form === 'accordion';
};
/** Whether the labels are one below the other. */ var isColumn = function isColumn(tabs) {
    return isDropdown(tabs) || isAccordion(tabs) || isVertical(tabs);
};
/** The tools behind the labels, or behind the box that holds them. */ var toolsBehind = function toolsBehind(labels) {
    return plugin.siblingsFrom(labels, function(node) {
        return node.nodeType === 1 && plugin.hasClass(node, 'z-tools');
    });
};

/** Elements that are plain text, unless a style sheet makes boxes of them. */ var TEXT = 'span,i,b,u,small';
/**
 * What Firefox exposes as separate objects in a label: all elements that aren't plain text, and icons that contain text,
 * because an icon may be a box above the text of the label.
 */ var SEPARATE = ":not(" + TEXT + ",br),.z-icon:not(:empty),[role]:not(.z-plain),[title],[aria-label]";
/**
 * Icons that a style sheet draws. They get the role `none`: otherwise, one above the text would keep the browse mode of
 * screen readers from the tab.
 */ var ICONS = 'span:empty:not([role]),i:empty:not([role])';
/** Whether style sheets make a box of some words of a label, as they do of a badge. Reads styles. */ var readBoxes = function readBoxes(param) {
    var items = param.items;
    return items.some(function(param) {
        var trigger = param.trigger;
        return trigger.firstElementChild && Array.from(trigger.querySelectorAll(TEXT)).some(function(part) {
            return part.textContent && getComputedStyle(part).display !== 'inline';
        });
    });
};
/**
 * Makes screen readers read a label as one thing: unless it is plain text in one line, the tab gets all of its text as
 * `aria-label`, and its children are `aria-hidden`. At the start, which reads no styles, tags decide alone.
 *
 * What is ours is known by classes: `z-named` is a label with our `aria-label`, `z-said` a child that this name contains,
 * `z-plain` an icon without a role.
 */ function paintName(param, param1) {
    var kind = param.kind, options = param.options, hasBoxes = param.hasBoxes;
    var trigger = param1.trigger;
    var isNamed = trigger.hasAttribute('aria-label');
    if (!isNamed && !trigger.firstElementChild) return;
    var separate = hasBoxes || options.multiline ? SEPARATE + ',' + TEXT : SEPARATE;
    var parts = Array.from(trigger.children).filter(function(part) {
        return plugin.hasClass(part, 'z-said') || !part.matches('[aria-hidden=true]');
    });
    var isSeparate = parts.some(function(part) {
        return part.matches(separate) || part.querySelector(separate);
    });
    // The author's controls aren't hidden.
    var words = isSeparate && !trigger.querySelector(plugin.CONTROLS) ? plugin.labelText(trigger, true) : '';
    if (plugin.hasClass(trigger, 'z-named') || words && !isNamed) {
        plugin.setClass(trigger, 'z-named', !!words);
        plugin.setAttribute(trigger, 'aria-label', words || null);
    }
    parts.forEach(function(part) {
        var isSaid = plugin.hasClass(part, 'z-said');
        // What was written in the other case goes first.
        if (isSaid !== !!words) plugin.releasePart(kind, part);
        if (words && !isSaid) plugin.claim(kind, part, 'z-said');
        if (words) plugin.setAttribute(part, 'aria-hidden', 'true');
        else if (part.matches(ICONS)) {
            plugin.claim(kind, part, 'z-plain');
            plugin.setAttribute(part, 'role', 'none');
        }
    });
}
/** The name of the list: that of the root, otherwise a text. */ var labelFor = function labelFor(param) {
    var root = param.root, options = param.options;
    return root.getAttribute('aria-label') || options['texts.tabs'];
};
/** Gives the tab list an accessible name, unless the author has: that of the root, the heading before it, or a text. */ function nameList(tabs) {
    var root = tabs.root, list = tabs.list, prefix = tabs.prefix, cleanUps = tabs.cleanUps;
    var before = root.previousElementSibling;
    var by = root.getAttribute('aria-labelledby');
    if (plugin.hadAttribute(list, 'aria-labelledby') || plugin.hadAttribute(list, 'aria-label')) return;
    if (!by && !root.getAttribute('aria-label') && before && before.matches(plugin.HEADINGS)) {
        var name = prefix + '-name';
        // In a saved page, the heading has the id that an earlier set gave it.
        if (/^uiTabs\d+-name$/.test(plugin.idOf(before))) plugin.setAttribute(before, 'id', null);
        by = plugin.idFor(before, name);
        cleanUps.push(function() {
            return plugin.idOf(before) === name && plugin.setAttribute(before, 'id', null);
        });
    }
    plugin.setAttribute(list, 'aria-labelledby', by);
    plugin.setAttribute(list, 'aria-label', by ? null : labelFor(tabs));
}
/** Without tabs, the root may be focused, so it gets a role and the name of the list. */ function nameIfEmpty(tabs, isEmpty) {
    var list = tabs.list, root = tabs.root;
    var names = [
        'role',
        'aria-label',
        'aria-labelledby'
    ];
    tabs.attributesWhenEmpty.forEach(function(name) {
        return plugin.setAttribute(root, name, null);
    });
    tabs.attributesWhenEmpty = names.filter(function(name) {
        return isEmpty && !root.hasAttribute(name);
    });
    tabs.attributesWhenEmpty.forEach(function(name) {
        return plugin.setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name));
    });
}

/* Restores what `core/restore` can't find by marks and tables, when a widget ends or starts on a saved copy. */ /** Moves the tools, and the labels before them, back to their original place. */ function restoreLabels(param) {
    var root = param.root, list = param.list, next = param.next, toolsNext = param.toolsNext, moved = param.moved;
    var box = moved && plugin.childHolding(root, list);
    var isThere = function isThere(param) {
        var tools = param[0];
        return tools.parentNode === root;
    };
    // The last one first: it may be the node behind another one.
    if (box) toolsNext.filter(isThere).reverse().forEach(function(param) {
        var tools = param[0], behind = param[1];
        return plugin.move(tools, root, behind);
    });
    if (box && box.nextSibling !== next) plugin.move(box, root, next);
}
/** Removes generated names from a saved copy: they aren't the author's. */ function dropNames(tabs) {
    var root = tabs.root, list = tabs.list, items = tabs.items;
    var isOwn = function isOwn(one) {
        return one === list || one.closest('.z-tabs') === root;
    };
    root.querySelectorAll('.z-tabs-desktop').forEach(function(one) {
        if (isOwn(one) && one.getAttribute('aria-label') === labelFor(tabs)) plugin.setAttribute(one, 'aria-label', null);
    });
    items.forEach(function(param) {
        var element = param.element;
        if (/^tab\d+$/.test(element.getAttribute('data-link') || '')) plugin.setAttribute(element, 'data-link', null);
    });
}
/**
 * Moves the labels back to their original place, unless this is a saved copy: there, nobody knows it. Generated names are
 * removed from copies. Gives list and container their classes again, as `releaseAll` does for items.
 */ function release(tabs, isCopy) {
    var root = tabs.root, list = tabs.list, container = tabs.container;
    if (root.contains(list)) plugin.setClass(list, 'z-tabs-desktop');
    if (root.contains(container)) plugin.setClass(container, 'z-container');
    if (isCopy) dropNames(tabs);
    restoreLabels(tabs);
}
/** Whether an attribute that we write is the author's, by its value. `dropNames` has removed generated names already. */ function isAuthors(element, name, value, isCopy) {
    switch(name){
        case 'id':
            return !/^uiTabs\d+-|-\d+$/.test(value);
        case 'data-link':
            return isCopy || !/^tab\d+$/.test(value);
        case 'type':
            return !!isCopy;
        case 'aria-label':
            return !!isCopy && !element.matches('a,button,li');
        case 'aria-labelledby':
            return !!isCopy && !/^uiTabs\d+-|-header-\d+$/.test(value);
        case 'role':
            // Nothing else tells that it is the list.
            return !!isCopy && value === 'tablist' && !element.matches('ul,ol');
        default:
            return false;
    }
}

/** Creates the bar of the dropdown, which is hidden as long as the form is another one. */ var makeBar = plugin.cloner(function() {
    var link = plugin.build('a', 'z-link');
    var item = plugin.build('li', '');
    var bar = plugin.build('ul', 'z-tabs-nav z-tabs-mobile');
    link.append(plugin.build('span', 'z-title'), plugin.build('span', 'z-arrow'));
    item.append(link);
    bar.append(item);
    link.tabIndex = 0;
    plugin.setAttribute(link, 'role', 'button');
    plugin.setAttribute(item, 'role', 'presentation');
    plugin.setAttribute(bar, 'role', 'presentation');
    bar.style.display = 'none';
    return bar;
});
/** Wraps everything from the first panel to the last one. */ function makeContainer(root, panels) {
    var last = panels[panels.length - 1];
    var end = last ? last.nextSibling : null;
    return plugin.wrap(root, plugin.build('div', '', 'box'), panels[0] || null, end);
}
/** Creates a list for a set that has none. It is hidden, because its labels are empty. */ function makeList(root, panels) {
    var list = plugin.build('ul', '');
    panels.forEach(function() {
        return list.append(document.createElement('li'));
    });
    list.style.display = 'none';
    return root.insertBefore(list, root.firstChild);
}
/**
 * The panel of a label. If there is none, it is created. If the element has a meaning of its own (a `table`, a form
 * field), it gets a box around it, which is the panel.
 */ function panelFor(tabs, found, trigger) {
    if (found) {
        if (found.getAttribute(plugin.MADE) === 'hidden') plugin.removeGenerated(tabs.kind, found);
        // An element that would lose its state in a box is itself the panel.
        if (isBox(found) || plugin.isStateful(found) && !plugin.isRoot(found)) return found;
        return plugin.wrap(found.parentNode, plugin.build('div', '', 'box'), found, found.nextSibling);
    }
    if (plugin.isRealLink(trigger)) return null;
    if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls) plugin.warnOnce(tabs, 'fewer panels than labels');
    return tabs.container.appendChild(plugin.build('div', '', 'empty'));
}
/** Writes the attributes of a tab's element, if that isn't its trigger. */ function writeElement(kind, element) {
    plugin.claim(kind, element, 'z-tab');
    element.setAttribute('role', 'presentation');
    element.removeAttribute('tabindex');
    if (plugin.booleanAttribute(element, 'data-disabled')) plugin.setClass(element, 'z-disabled');
}
/** The trigger of a tab: the original link or button, or a generated link around the label's content. */ function completeTrigger(kind, element) {
    var trigger = triggerIn(element) || plugin.build('a', '', 'box');
    if (!trigger.parentNode) plugin.wrap(element, trigger, element.firstChild, null);
    plugin.claim(kind, trigger, trigger === element ? 'z-tab z-link' : 'z-link');
    trigger.setAttribute('role', 'tab');
    trigger.setAttribute('tabindex', '-1');
    trigger.setAttribute('aria-selected', 'false');
    // Otherwise it could be the submit button of a form, which Enter in a field presses.
    if (trigger.matches('button')) trigger.setAttribute('type', 'button');
    return trigger;
}
/** Makes the trigger of a tab again, if the page has removed it by setting the text of the label. */ function repair(item) {
    var element = item.element, trigger = item.trigger, widget = item.widget, open = item.open;
    if (element.contains(trigger) || !widget.root.contains(element)) return false;
    item.trigger = completeTrigger(widget.kind, element);
    item.trigger.setAttribute('aria-selected', String(open));
    plugin.linkByAria(item);
    return true;
}
/** Makes a tab of its elements. It writes each attribute once. */ function adoptTab(tabs, element, found) {
    var trigger = completeTrigger(tabs.kind, element);
    var panel = panelFor(tabs, found, trigger);
    if (trigger !== element) writeElement(tabs.kind, element);
    // prettier-ignore
    var item = plugin.register({
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
    else plugin.idFor(trigger, tabs.prefix + "-header-" + tabs.serial);
    var name = element.getAttribute('data-link');
    // A repeated name comes from a label that a framework has copied.
    var isCopied = /^tab\d+$/.test(name || '') && tabs.list.querySelectorAll("[data-link=" + name + "]").length > 1;
    if (!name || isCopied) element.setAttribute('data-link', 'tab' + tabs.serial);
    if (plugin.isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
    return item;
}
/** Makes tabs of labels and panels. Panels without a label are hidden. */ function matchTabs(tabs, labels, panels) {
    var matched = matchPanels(labels, panels);
    labels.forEach(function(label, n) {
        var item = plugin.itemOn(label);
        if (!item) return;
        var panel = item.panel;
        var found = matched[n];
        // It has another panel now, or its panel has gone.
        var isOther = found ? found !== panel : panel && !tabs.container.contains(panel);
        if (isOther) plugin.releaseItem(item, [
            label,
            panel
        ]);
    });
    labels.forEach(function(label, n) {
        return plugin.itemOn(label) || adoptTab(tabs, label, matched[n] || null);
    });
    plugin.setItems(tabs, labels.map(plugin.itemOn));
    // A generated box may be around the panel of a label.
    var isExtra = function isExtra(panel) {
        return !panel.hasAttribute('hidden') && !matched.includes(panel) && !plugin.itemOn(panel);
    };
    var extra = panels.filter(isExtra);
    extra.forEach(plugin.hideByMark);
    if (extra[0]) plugin.warn(tabs, "" + extra.length + " panel(s) without a label");
}
/** Takes over the markup of a tab set, and completes it. */ function adoptTabs(tabs) {
    var root = tabs.root, kind = tabs.kind;
    var _findParts = findParts(root), found = _findParts.list, labels = _findParts.labels, panels = _findParts.panels, wrapper = _findParts.container;
    if (!found) {
        plugin.warn(tabs, 'there is no list of labels (ul, nav > ul, buttons)');
        if (!panels[0]) return false;
    }
    var list = found || makeList(root, panels);
    var container = wrapper || makeContainer(root, panels);
    plugin.claim(kind, list, 'z-tabs-nav z-tabs-desktop');
    plugin.setAttribute(list, 'role', 'tablist');
    plugin.claim(kind, container, 'z-container');
    var box = plugin.childHolding(root, container);
    if (box !== container) plugin.claim(kind, box, 'z-panels');
    [
        root,
        container
    ].forEach(plugin.hideBlank);
    var parent = list.parentNode;
    var widthProbe = parent.insertBefore(plugin.build('i', 'z-dropdown-arrow'), list);
    var bar = parent.insertBefore(makeBar(), widthProbe);
    var next = plugin.childHolding(root, list).nextSibling;
    var toolsNext = toolsBehind(plugin.childHolding(root, list)).map(function(tools) {
        return [
            tools,
            tools.nextSibling
        ];
    });
    var directed = root.closest('[dir]');
    var rightToLeft = !!directed && directed.matches('[dir=rtl i]');
    var state = {
        serial: 0,
        layout: PLAIN,
        tabStop: undefined,
        moved: false,
        dragged: 0,
        hasBoxes: false,
        scrolls: false,
        attributesWhenEmpty: []
    };
    Object.assign(tabs, {
        list: list,
        container: container,
        bar: bar,
        widthProbe: widthProbe,
        next: next,
        toolsNext: toolsNext,
        rightToLeft: rightToLeft
    }, state);
    matchTabs(tabs, found ? labels : labelsIn(list), panels);
    plugin.markEnds(tabs);
    return true;
}
/** Whether the page has left the parts in place. */ var isIntact = function isIntact(tabs) {
    return plugin.areIntact(tabs, tabs.list) && !plugin.hasCopies(tabs, tabs.container) && [
        tabs.list,
        tabs.container,
        tabs.bar
    ].every(function(part) {
        return tabs.root.contains(part) && part.matches(plugin.partSelector(tabs.kind));
    });
};
/**
 * Moves panels that the page has put beside the container into it: those that labels name, and, if the container is
 * generated, all that are behind it.
 */ function moveStrays(param, labels) {
    var root = param.root, list = param.list, container = param.container;
    var names = labels.map(targetOf).filter(Boolean);
    var isStray = function isStray(part) {
        return isBox(part) && !part.contains(list) && !part.contains(container) && (names.includes(plugin.idOf(part)) || container.hasAttribute(plugin.MADE) && plugin.isBefore(container, part));
    };
    plugin.partsIn(root).filter(isStray).forEach(function(part) {
        return plugin.move(part, container);
    });
}
/** Sorts panels that no label names by their labels, because after `destroy`, the next start matches them by order. */ function sortPanels(param) {
    var items = param.items, container = param.container;
    var next;
    items.slice().reverse().forEach(function(param) {
        var element = param.element, panel = param.panel;
        if (!panel || targetOf(element) === plugin.idOf(panel)) return;
        if (next && plugin.isBefore(next, panel) && !plugin.holdsStateful(panel)) plugin.move(panel, container, next);
        next = panel;
    });
}
/** Takes over labels and panels that the page has added, removed or moved. */ function adoptChanges(tabs) {
    var list = tabs.list, container = tabs.container, items = tabs.items;
    plugin.releaseRemoved(tabs, list);
    // Panels without a label stay hidden, until they get one.
    items.forEach(function(param) {
        var index = param.index, panel = param.panel;
        if (index < 0 && container.contains(panel)) plugin.hideByMark(panel);
    });
    var labels = labelsIn(list);
    // If all labels are new, their names begin with `tab1` again.
    if (!labels.some(plugin.itemOn)) tabs.serial = 0;
    moveStrays(tabs, labels);
    matchTabs(tabs, labels, plugin.partsIn(container));
    sortPanels(tabs);
}
var tabsMarkup = {
    rootClass: 'z-tabs',
    innerClass: 'z-content-inner',
    itemClasses: [
        'z-tab',
        'z-tab',
        'z-link',
        'z-content'
    ],
    writtenAttributes: {
        'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
        'z-container': 'class style aria-live',
        'z-panels': 'class',
        'z-tab': 'class role style tabindex data-link',
        'z-link': 'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
        'z-named': 'aria-label',
        'z-said': 'class aria-hidden',
        'z-plain': 'class role',
        'z-content': 'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label'
    },
    generated: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
    ownClasses: /^z-(?!\d|demo-|(auto|disabled|icon|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
    optionClasses: [
        /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?)$/,
        /^(mini|small|medium|large|xlarge|xxlarge|normal|contained|underlined|clean|pills)$/,
        /^flat(-[a-z-]+)?$/,
        plugin.THEMES
    ],
    isAuthors: isAuthors,
    adopt: adoptTabs,
    isIntact: isIntact,
    repair: repair,
    adoptChanges: adoptChanges,
    release: release
};

var tabsOf = function tabsOf(reference) {
    return reference && reference.deref();
};
/** The widget whose dropdown is open (`aria-expanded`): at most one, because a press elsewhere closes it. */ var expanded;
/** The widget whose dropdown the last press has closed. */ var leftByPress;
var isDropdownOpen = function isDropdownOpen(tabs) {
    return tabs === tabsOf(expanded);
};
/** The text of the bar. The bar's content is made again if the page has replaced it, as by setting the text of each `li`. */ function titleOf(param) {
    var bar = param.bar;
    var title = '.z-link>.z-title';
    if (!bar.querySelector(title)) bar.replaceChildren(makeBar().firstChild);
    return bar.querySelector(title);
}
/** The button in the bar. */ var buttonOf = function buttonOf(tabs) {
    return titleOf(tabs).parentElement;
};
/** The element to focus for a tab: its trigger, or the button of a closed dropdown. */ function focusTarget(item) {
    var tabs = item.widget;
    return isDropdown(tabs) && !isDropdownOpen(tabs) ? buttonOf(tabs) : item.trigger;
}
/** The name of the tab list, if the author gave it one. */ function authorsName(param) {
    var list = param.list, options = param.options;
    var label = list.getAttribute('aria-label');
    var by = plugin.words(list.getAttribute('aria-labelledby')).map(function(id) {
        return plugin.treeOf(list).getElementById(id);
    }).filter(Boolean);
    if (by[0]) return by.map(function(one) {
        return plugin.labelText(one);
    }).join(' ');
    return label === options['texts.tabs'] ? null : label;
}
/**
 * Writes the selected tab's text on the button, as plain text, because nodes of the label can't be in two places.
 * Screen readers also get the name of the list.
 */ function paintDropdownTitle(tabs) {
    if (!isDropdown(tabs)) return;
    var selected = tabs.open[0];
    var button = buttonOf(tabs);
    var title = selected && plugin.labelText(selected.trigger) || tabs.options['texts.moreTabs'];
    var name = authorsName(tabs);
    titleOf(tabs).textContent = title;
    plugin.setAttribute(button, 'aria-label', name && name + ": " + title);
}
/** Connects the button with the list, and listens to it. */ function mountBar(tabs) {
    var bar = tabs.bar, list = tabs.list, prefix = tabs.prefix;
    if (!plugin.idOf(list)) list.id = prefix + '-list';
    plugin.setAttribute(buttonOf(tabs), 'aria-controls', plugin.idOf(list));
    bar.onclick = function(event) {
        return toggle(tabs, event);
    };
    bar.onkeydown = function(event) {
        if (plugin.isHeld(event)) return;
        if (/^(Enter| |ArrowDown)$/.test(event.key) && !plugin.isForeignKey(event)) toggle(tabs, event);
        else closeByKey(tabs, event);
    };
}
/** Shows the bar with the list open or closed; if the form is no dropdown, the list alone. */ function paintDropdown(tabs) {
    var bar = tabs.bar, list = tabs.list, root = tabs.root, tabStop = tabs.tabStop;
    var isBar = isDropdown(tabs);
    if (!isBar && isDropdownOpen(tabs)) expanded = undefined;
    var isOpen = isDropdownOpen(tabs);
    var isClosed = isBar && !isOpen;
    if (isBar) mountBar(tabs);
    bar.style.display = isBar ? '' : 'none';
    plugin.setClass(bar, 'z-state-closed', isClosed);
    plugin.setClass(list, 'z-hide-menu', isClosed);
    plugin.setAttribute(buttonOf(tabs), 'aria-expanded', String(isOpen));
    paintDropdownTitle(tabs);
    if (!isOpen) plugin.moveFocusOut(isBar ? list : bar, tabStop && focusTarget(tabStop), root);
}
var focusBar = function focusBar(tabs) {
    return plugin.focusInPlace(buttonOf(tabs));
};
/** Closes the dropdown if it is open. If the focus is in the list, it goes to the button. */ function closeDropdown(tabs) {
    if (!isDropdownOpen(tabs)) return;
    expanded = undefined;
    paintDropdown(tabs);
}
/** Closes an open dropdown for a user: the button gets the focus. */ function leaveDropdown(tabs) {
    if (!isDropdownOpen(tabs)) return;
    closeDropdown(tabs);
    focusBar(tabs);
}
/**
 * Closes the dropdown if something else is pressed or focused. A press on nothing focusable moves the focus to the
 * page's body, a touch only at its end; then the button gets the focus.
 */ function onPage(event) {
    var type = event.type;
    // Also in an open shadow root.
    var _event_composedPath = event.composedPath(), target = _event_composedPath[0];
    if (type === 'mouseup') {
        var tabs = tabsOf(leftByPress);
        if (tabs && document.activeElement === document.body) focusBar(tabs);
        leftByPress = undefined;
        return;
    }
    var tabs1 = tabsOf(expanded);
    var isIn = tabs1 && [
        tabs1.bar,
        tabs1.list
    ].some(function(one) {
        return one.contains(target);
    });
    if (type === 'pointerdown') leftByPress = isIn ? undefined : expanded;
    if (tabs1 && !isIn) closeDropdown(tabs1);
}
/**
 * Listens to presses and to the focus, once for the page. A press in a frame is noticed only because the window loses the
 * focus.
 */ function listenOutside() {
    [
        'pointerdown',
        'mouseup',
        'focusin'
    ].forEach(function(type) {
        return document.addEventListener(type, onPage, true);
    });
    addEventListener('blur', function() {
        var focused = plugin.focusedElement();
        var tabs = tabsOf(expanded);
        if (tabs && focused && focused.matches('iframe,object,embed')) closeDropdown(tabs);
    });
}
/**
 * The lowest position that ancestors show, up to one that scrolls. They cut off everything below it. A fixed one ends at
 * the bottom of the window, because nobody can scroll to what it has below.
 */ function lowestOf(list) {
    var lowest = Infinity;
    plugin.pathOf(list).slice(1).some(function(at) {
        if (at.nodeType !== 1) return false;
        var style = getComputedStyle(at);
        var overflowY = style.overflowY, contain = style.contain, contentVisibility = style.contentVisibility, clipPath = style.clipPath, maskImage = style.maskImage;
        // Shapes and pictures are functions, such as `inset(0)`.
        var cuts = [
            overflowY,
            contain,
            contentVisibility,
            clipPath,
            maskImage
        ].join();
        var bottom = at.getBoundingClientRect().bottom;
        if (/auto|scroll/.test(overflowY)) return true;
        // The page itself, which may be one that can't be scrolled.
        if (/^(body|html)$/.test(at.localName)) {
            if (/hidden|clip/.test(overflowY)) lowest = Math.min(lowest, innerHeight);
        } else if (/hidden|clip|paint|content|strict|auto|\(/.test(cuts)) lowest = Math.min(lowest, bottom - plugin.px(style.borderBottomWidth));
        if (style.position === 'fixed') lowest = Math.min(lowest, innerHeight);
        return false;
    });
    return lowest;
}
/**
 * Keeps the open list reachable: if an ancestor would cut it off, the list is in the flow instead of above the panel,
 * and only as high as there is room.
 */ function keepInReach(list) {
    var isCut = function isCut() {
        return list.getBoundingClientRect().bottom > lowestOf(list);
    };
    plugin.setClass(list, 'z-in-flow', false);
    list.style.setProperty('--_reach', '');
    plugin.setClass(list, 'z-in-flow', isCut());
    if (!isCut()) return;
    var _list_getBoundingClientRect = list.getBoundingClientRect(), top = _list_getBoundingClientRect.top, height = _list_getBoundingClientRect.height;
    // In CSS pixels, also with zoom and transforms.
    var reach = (lowestOf(list) - top) / height * list.offsetHeight;
    list.style.setProperty('--_reach', reach + 'px');
}
function toggle(tabs, event) {
    var tabStop = tabs.tabStop;
    event.preventDefault();
    plugin.emit(tabs, 'userAction');
    if (isDropdownOpen(tabs)) return leaveDropdown(tabs);
    if (!tabStop) return;
    var other = tabsOf(expanded);
    if (other) closeDropdown(other);
    expanded = new WeakRef(tabs);
    paintDropdown(tabs);
    keepInReach(tabs.list);
    tabStop.trigger.focus();
}
/** Escape and Tab close the dropdown, on the bar and in the list. */ function closeByKey(tabs, event) {
    if (!isDropdownOpen(tabs) || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
    // A dialog around the tabs stays open.
    if (event.key === 'Escape') event.stopPropagation();
    event.preventDefault();
    leaveDropdown(tabs);
}

/** What the page gets for a tab. */ var describeTab = function describeTab(param, reason) {
    var index = param.index, element = param.element, panel = param.panel;
    return {
        index: index,
        tab: $(element),
        content: $(panel || []),
        reason: reason
    };
};
/** Scrolls to labels below the panels: a higher panel above them has closed, so they may have left the window. */ function keepLabelsInSight(item) {
    var _item_widget = item.widget, kind = _item_widget.kind, options = _item_widget.options;
    var labels = kind.labelArea(item);
    var isBelow = /^bottom/.test(options['position']);
    if (isBelow && labels.getBoundingClientRect().top < 0) labels.scrollIntoView({
        block: 'nearest'
    });
}
/** Dispatches `select` for the selected tab, then `deactivate` for the one before. */ function onSettled(param, reason) {
    var opened = param.opened, closed = param.closed;
    var item = opened[0] || closed[0];
    if (item && plugin.isByUser(reason)) keepLabelsInSight(item);
    plugin.dispatchFor(opened, 'select', reason);
    plugin.dispatchFor(closed, 'deactivate', reason);
}
var tabsEvents = {
    describe: describeTab,
    onSettled: onSettled,
    closingEvents: [
        'deactivate'
    ]
};

/** Whether users can close a tab. Its `data-closable` overrides the option. */ var isClosable = function isClosable(param, param1) {
    var options = param.options;
    var element = param1.element;
    return plugin.booleanAttribute(element, 'data-closable', options.closable);
};
/** Closes a tab for a user, if users can close it. */ function closeTab(tabs, item, reason) {
    if (!isClosable(tabs, item) || plugin.isDisabled(item)) return;
    plugin.emit(tabs, 'userAction');
    plugin.removeItem(item, reason);
}
/**
 * How long the announcement waits, in milliseconds. Together with the changes around it, screen readers would miss it.
 */ var PAUSE = 100;
/**
 * Announces which tab a user has closed, and where the focus goes: if a focused tab disappears, Orca may take the next
 * one as known and not say it.
 */ function announceClosed(param, next) {
    var element = param.element, trigger = param.trigger, widget = param.widget;
    var container = widget.container, options = widget.options, cleanUps = widget.cleanUps;
    var status = plugin.statusIn(container);
    var place = next && plugin.holdsFocus(element) ? ". " + plugin.labelText(next.trigger) : '';
    var words = plugin.labelText(trigger) + " " + options['texts.closed'] + place;
    var timer = setTimeout(function() {
        return plugin.say(widget, status, words);
    }, PAUSE);
    cleanUps.push(function() {
        return clearTimeout(timer);
    });
}
/** The name of a button that closes a tab. */ var closeText = function closeText(param, param1) {
    var options = param.options;
    var trigger = param1.trigger;
    return options['texts.close'] + " " + plugin.labelText(trigger);
};
/**
 * Gives a closable tab a close button, if its label isn't the trigger itself, or removes it. Screen readers don't see it:
 * tab lists may contain only tabs.
 */ function paintCloseButton(tabs, item) {
    var element = item.element, trigger = item.trigger;
    var closable = isClosable(tabs, item);
    var closes = closable && !plugin.isDisabled(item);
    var hasButton = closable && trigger !== element;
    var before = plugin.childWith(element, 'z-close');
    plugin.setAttribute(trigger, 'aria-keyshortcuts', closes ? 'Delete' : null);
    // Few screen readers say `aria-keyshortcuts`.
    plugin.setAttribute(trigger, 'aria-description', closes ? tabs.options['texts.deleteCloses'] : null);
    plugin.setClass(element, 'z-closable', hasButton);
    if (!hasButton) {
        if (before) plugin.remove(before);
        return;
    }
    var button = before || element.appendChild(plugin.buildButton(plugin.buttonTag(element), 'z-close'));
    plugin.setAttribute(button, 'title', closeText(tabs, item));
    button.disabled = !closes;
    button.tabIndex = -1;
    plugin.makePointerOnly(button, function() {
        return closeTab(tabs, item, 'click');
    });
}
/**
 * Writes the button that closes the selected tab for users of screen readers in browse mode or on touch screens, who
 * have neither pointer nor key for it. There is one for all tabs, in front of the panels. It is invisible and no tab
 * stop.
 */ function paintScreenReaderClose(tabs) {
    var container = tabs.container;
    var _tabs_open = tabs.open, selected = _tabs_open[0];
    var closes = !!selected && isClosable(tabs, selected) && !plugin.isDisabled(selected);
    if (!closes && !tabs.closer) return;
    var button = tabs.closer = tabs.closer || plugin.buildButton(plugin.buttonTag(container), 'z-close-open');
    button.hidden = !closes;
    button.tabIndex = -1;
    plugin.keepFocusOnPress(button, function() {
        return tabs.open[0] && closeTab(tabs, tabs.open[0], 'click');
    });
    // Not as text: in the live region, screen readers would announce it.
    if (closes) plugin.setAttribute(button, 'aria-label', closeText(tabs, selected));
    if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
}

var hovering = matchMedia('(hover: hover)');
/**
 * Moves the labels before or behind the panels: the box that holds them, or the list with the generated elements beside
 * it; and the tools behind them.
 */ function placeLabels(tabs, last) {
    var root = tabs.root, list = tabs.list, container = tabs.container, bar = tabs.bar, widthProbe = tabs.widthProbe;
    var panels = plugin.childHolding(root, container);
    var box = plugin.childHolding(root, list);
    // The page may have removed them.
    if (!panels || !box) return;
    if (plugin.isBefore(panels, box) === last) return;
    var before = last ? panels.nextSibling : panels;
    tabs.moved = true;
    (box === list ? [
        bar,
        widthProbe,
        list
    ] : [
        box
    ]).concat(toolsBehind(box)).forEach(function(part) {
        return plugin.move(part, root, before);
    });
}
/** Writes the layout as classes of the root. In a narrow form, vertical tabs look like horizontal ones. */ function paintLayout(tabs) {
    var root = tabs.root, list = tabs.list;
    var _tabs_layout = tabs.layout, form = _tabs_layout.form, rows = _tabs_layout.rows;
    var vertical = isVertical(tabs) && form === 'plain';
    plugin.setClass(root, 'responsive', form === 'rows');
    plugin.setClass(root, 'z-stacked', form === 'rows' && rows.every(function(count) {
        return count === 1;
    }));
    plugin.setClass(root, 'mobile', form === 'dropdown');
    [
        root,
        list
    ].forEach(function(one) {
        return plugin.setClass(one, 'z-as-accordion', form === 'accordion');
    });
    plugin.setClass(root, 'vertical', vertical);
    plugin.setClass(root, 'horizontal', !vertical);
}
/** Writes the classes of the root, by its options. */ function paintRoot(tabs) {
    var options = tabs.options, root = tabs.root;
    var filled = ![
        'underlined',
        'pills'
    ].includes(options.style);
    var classes = plugin.classesOf(tabs);
    var needsLightIcons = classes.includes(' z-dark') || filled && plugin.DARK_THEMES.includes(options.theme);
    var names = 'z-tabs' + classes + (needsLightIcons ? ' z-icons-light' : ' z-icons-dark');
    // The default position depends on the text direction.
    if (tabs.rightToLeft && !plugin.hasOwn(tabs.values, 'position')) names = names.replace('top-left', 'top-right');
    if (hovering.matches) names += ' hover';
    if (options.sticky || plugin.childWith(root, 'z-tools')) names += ' z-row-grid';
    plugin.paintClasses(tabs, names);
    if (tabs.layout !== PLAIN) paintLayout(tabs);
    plugin.setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
    placeLabels(tabs, options.position.startsWith('bottom'));
}
/** Makes the panel a tab stop, unless it begins with one. */ function paintPanelStop(item) {
    var panel = item && item.open && item.panel;
    if (panel) plugin.paintPanelTabStop(panel, !plugin.firstTakesFocus(panel));
}
/** Writes whether a tab is selected: classes, ARIA, and whether its panel is visible. */ function paintTab(item, open) {
    plugin.setClass(item.panel, 'z-active', open);
    plugin.setAttribute(item.trigger, 'aria-selected', String(open));
    plugin.paintItem(item, open);
}
/** Makes a tab the only one that is a tab stop. */ function paintTabStop(tabs, stop) {
    var before = tabs.tabStop;
    if (before && before !== stop && before.index >= 0) plugin.setAttribute(before.trigger, 'tabindex', '-1');
    if (stop) plugin.setAttribute(stop.trigger, 'tabindex', '0');
    tabs.tabStop = stop;
}
/** Writes what depends on which tab is selected: the tab stop, and the dropdown's title. */ function paintAll(tabs) {
    var items = tabs.items, open = tabs.open, tabStop = tabs.tabStop;
    var fits = function fits(item) {
        return !plugin.isMarkedHidden(item.element) && (item.open || !plugin.isDisabled(item));
    };
    var selected = open[0];
    // If none is selected, the last one stays the tab stop.
    var last = selected || tabStop;
    var isLast = last && last.index >= 0 && fits(last);
    paintTabStop(tabs, isLast ? last : items.find(fits) || selected);
    paintPanelStop(selected);
    paintDropdownTitle(tabs);
    paintScreenReaderClose(tabs);
}
/** Updates what depends on attributes and text of a tab that the page may have changed. */ function updateTab(tabs, item) {
    plugin.setAttribute(item.trigger, 'aria-disabled', plugin.isDisabled(item) ? 'true' : null);
    paintName(tabs, item);
    paintCloseButton(tabs, item);
    if (item.open) paintScreenReaderClose(tabs);
}
function labelArea(param) {
    var widget = param.widget, element = param.element;
    if (isDropdown(widget)) return widget.bar;
    return isAccordion(widget) ? element : widget.list;
}
var rootOf = function rootOf(param) {
    var widget = param.widget;
    return widget.root;
};
var tabsView = {
    paintRoot: paintRoot,
    paint: paintTab,
    updateItem: updateTab,
    paintAll: paintAll,
    contentChanged: paintPanelStop,
    announceRemoved: announceClosed,
    printsLabels: true,
    focusTarget: focusTarget,
    focusAfter: function focusAfter(item) {
        return focusTarget(item.widget.open[0] || item);
    },
    labelArea: labelArea,
    blockOf: rootOf,
    hashTarget: rootOf,
    outerBox: function outerBox(param) {
        var root = param.root;
        return root;
    },
    liveRegion: function liveRegion(param) {
        var container = param.container;
        return container;
    },
    placeControl: function placeControl(param, control) {
        var root = param.root, widthProbe = param.widthProbe;
        root.prepend(control);
        // Right before the labels, it counts for the width of a parent that is as wide as its content.
        if (widthProbe.parentNode === root) root.prepend(widthProbe);
    }
};

/** The least width of the panels beside a column of labels, in pixels. */ var CONTENT = 200;
/**
 * A narrow form changes the height of the page, so a scroll bar may appear or disappear. The form stays until there is
 * this much more space, in pixels. Otherwise it would switch for ever.
 */ var SCROLL_BAR = 20;
/** The class of tabs whose labels can only have one row, or a narrow form, until they are measured. */ var ONE_ROW = 'z-one-row';
/** Whether the window is narrow, by the option. */ var isNarrow = function isNarrow(param) {
    var options = param.options;
    return plugin.isWindowUpTo(options.minWindowWidth);
};
/** Whether the labels are a dropdown because of the window's width alone. */ var isDropdownByWindow = function isDropdownByWindow(tabs) {
    return tabs.options.mobileNav === true && !!tabs.items[0] && isNarrow(tabs);
};
/** The width for the labels, or, for vertical tabs, for everything; 0 if it isn't displayed. */ function spaceOf(tabs) {
    var root = tabs.root, list = tabs.list, bar = tabs.bar, widthProbe = tabs.widthProbe;
    if (isVertical(tabs)) return root.clientWidth;
    // The list has no box of its own then.
    if (isAccordion(tabs)) return widthProbe.clientWidth;
    var box = isDropdown(tabs) ? bar : list;
    if (!box.clientWidth) return 0;
    var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
    var inside = plugin.usedSize(box, 'width') - (box.offsetWidth - box.clientWidth);
    // The fraction is for rounding.
    return inside - plugin.px(paddingLeft) - plugin.px(paddingRight) + 0.01;
}
/** Whether labels have their natural widths and wrap by themselves. */ var isNatural = function isNatural(tabs) {
    return tabs.layout === PLAIN && !isVertical(tabs) && !tabs.options.position.includes('compact');
};
/** Whether labels of natural widths are in one row. Then nothing has to be measured. */ function isOneRow(param) {
    var list = param.list, items = param.items;
    var _Math, _Math1;
    var first = items[0];
    if (!first) return true;
    var ends = [
        first,
        items[items.length - 1]
    ].map(function(param) {
        var element = param.element;
        return element;
    });
    var _ends_map = ends.map(function(param) {
        var offsetTop = param.offsetTop;
        return offsetTop;
    }), top = _ends_map[0], lastTop = _ends_map[1];
    var left = (_Math = Math).min.apply(_Math, [].concat(ends.map(function(param) {
        var offsetLeft = param.offsetLeft;
        return offsetLeft;
    })));
    var right = (_Math1 = Math).max.apply(_Math1, [].concat(ends.map(function(param) {
        var offsetLeft = param.offsetLeft, offsetWidth = param.offsetWidth;
        return offsetLeft + offsetWidth;
    })));
    // Not `scrollWidth`, which is without what overflows at the start, as labels at the right do.
    return top === lastTop && right - left <= list.clientWidth + 1;
}
/**
 * The number of tabs in each row: one row if their natural widths fit, otherwise the fewest rows of equally wide tabs
 * in which every label fits, full from the first row on. `gap` is the space between two tabs.
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
    // Instead of one tab alone in the second row, there are two, if they fit.
    var isLone = !rows[1] && count === 1 && first > 2;
    return isLone && widths.slice(-2).every(function(width) {
        return fits(2, width);
    }) ? [
        first - 1,
        2
    ] : rows.concat(count);
}
var DROPDOWN = {
    form: 'dropdown',
    rows: []
};
var ACCORDION = {
    form: 'accordion',
    rows: []
};
var narrowLayout = function narrowLayout(param) {
    var mobileNav = param.options.mobileNav;
    return mobileNav === 'accordion' ? ACCORDION : DROPDOWN;
};
/** The largest number of rows. In a narrow window, labels are in one row or have the narrow form. */ var mostRows = function mostRows(tabs) {
    return tabs.options.mobileNav !== true && isNarrow(tabs) ? 1 : tabs.options.maxRows;
};
/** Decides the layout of visible labels of these widths. `narrowAt` is the space at which the narrow form began. */ function layoutFor(tabs, widths, space, narrowAt) {
    var mobileNav = tabs.options.mobileNav;
    var gap = plugin.px(getComputedStyle(tabs.list).columnGap);
    var vertical = isVertical(tabs);
    var rows = vertical ? [] : rowsOf(widths, space, gap);
    var crowded = vertical ? widths.some(function(width) {
        return space - width < CONTENT;
    }) : rows.length > mostRows(tabs);
    var isClose = narrowAt !== undefined && space > narrowAt && space < narrowAt + SCROLL_BAR;
    if (mobileNav && widths[0] && (crowded || isClose)) return narrowLayout(tabs);
    return rows[1] ? {
        form: 'rows',
        rows: rows
    } : PLAIN;
}
var rectWidth = function rectWidth(element) {
    return element.getBoundingClientRect().width;
};
/** The natural widths of the labels with their margins; 0 for hidden ones. */ function widthsOf(items) {
    var shown = items.map(function(param) {
        var element = param.element;
        return element;
    }).find(function(param) {
        var offsetWidth = param.offsetWidth;
        return offsetWidth;
    });
    if (!shown) return items.map(function() {
        return 0;
    });
    // All have the same margins, because neighbours share a border.
    var _getComputedStyle = getComputedStyle(shown), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
    var margins = plugin.px(marginLeft) + plugin.px(marginRight);
    // Rectangles are faster to read than styles, but they include zoom and transforms.
    var isScaled = Math.abs(rectWidth(shown) - plugin.usedSize(shown, 'width')) > 0.05;
    var widthOf = function widthOf(element) {
        return isScaled ? plugin.usedSize(element, 'width') : rectWidth(element);
    };
    return items.map(function(param) {
        var element = param.element;
        return element.offsetWidth && widthOf(element) + margins;
    });
}
/** Writes the position of each tab in its row, by classes, and the number of tabs in the row, for the style sheet. */ function paintRows(param, widths) {
    var items = param.items, rows = param.layout.rows;
    var row = 0;
    var col = 0;
    items.forEach(function(param, n) {
        var element = param.element;
        var count = widths[n] && rows[row] || 0;
        var isEnd = col === count - 1;
        plugin.setClass(element, 'z-first-row', !!count && !row);
        plugin.setClass(element, 'z-last-row', !!count && row === rows.length - 1);
        plugin.setClass(element, 'z-first-col', !!count && !col);
        plugin.setClass(element, 'z-last-col', isEnd);
        element.style.setProperty('--_cols', String(count || ''));
        if (isEnd) row += 1;
        if (count) col = isEnd ? 0 : col + 1;
    });
}
/** Applies a layout to labels of these widths. */ function applyLayout(tabs, layout, widths) {
    var before = tabs.layout;
    tabs.layout = layout;
    paintLayout(tabs);
    plugin.setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
    if (before.form === 'rows' || layout.form === 'rows') paintRows(tabs, widths);
    if (before.form === 'dropdown' || layout.form === 'dropdown') paintDropdown(tabs);
}
/**
 * Creates the measuring step that chooses a layout for the labels. If that depends on their widths, it writes, reads and
 * writes again.
 */ function fittingSteps(tabs) {
    // The circumstances in which a narrow form began, because the labels didn't fit.
    var began;
    return function() {
        var root = tabs.root, items = tabs.items, before = tabs.layout;
        var space = spaceOf(tabs);
        var isByWindow = isDropdownByWindow(tabs);
        // A dropdown that is only due to the window's width ends when the window is wider, whatever space there is then.
        if (isByWindow) began = undefined;
        if (!(space > 0) || !isByWindow && isNatural(tabs) && isOneRow(tabs)) return plugin.hasClass(root, ONE_ROW) && function() {
            return plugin.setClass(root, ONE_ROW, false);
        };
        if (isByWindow || !items[0]) return function() {
            return applyLayout(tabs, isByWindow ? DROPDOWN : PLAIN, []);
        };
        var measure = function measure() {
            var widths = widthsOf(items);
            // The space again, now that labels have their natural widths: a box of the author around them may leave them less, or
            // be as wide as what is in it.
            var room = Math.max(before === DROPDOWN ? space : 0, spaceOf(tabs));
            var labels = widths.join();
            // If labels have changed, or the window has grown, it isn't because of a scroll bar.
            if (began && (began.labels !== labels || innerWidth >= began.windowWidth + SCROLL_BAR)) began = undefined;
            var layout = layoutFor(tabs, widths.filter(Boolean), room, began && began.space);
            // While a narrow form stays, it is compared with the space in which it began.
            if (layout !== DROPDOWN && layout !== ACCORDION) began = undefined;
            else began = began || {
                space: room,
                windowWidth: innerWidth,
                labels: labels
            };
            return function() {
                plugin.setClass(root, 'z-measure', false);
                plugin.setClass(root, ONE_ROW, false);
                tabs.layout = before;
                applyLayout(tabs, layout, widths);
            };
        };
        return function() {
            // Gives every label its natural width.
            if (!isNatural(tabs)) {
                tabs.layout = PLAIN;
                paintLayout(tabs);
                plugin.setClass(root, 'z-measure');
            }
            return measure;
        };
    };
}
/** Fits the labels into the width, now and whenever it changes. */ function mountFit(tabs) {
    var options = tabs.options, list = tabs.list;
    var refit = function refit() {
        return plugin.measureSoon(tabs);
    };
    plugin.listen(tabs, list, {
        load: refit
    }, true);
    plugin.on(tabs, 'structure', refit);
    // The panel that closes above may move the pressed label out of the window.
    if (options.mobileNav === 'accordion') plugin.on(tabs, 'change', function(param, reason) {
        var _param_opened = param.opened, item = _param_opened[0];
        if (item && isAccordion(tabs) && plugin.isByUser(reason)) item.element.scrollIntoView({
            block: 'nearest',
            behavior: 'instant'
        });
    });
    if (options.responsive && options.overflow !== 'scroll') {
        // The layout that the style sheet shows before the start: otherwise everything below would move at the first
        // measuring.
        if (!tabs.started && isDropdownByWindow(tabs)) applyLayout(tabs, DROPDOWN, []);
        else if (!tabs.started && options.mobileNav && mostRows(tabs) === 1 && !isVertical(tabs)) plugin.setClass(tabs.root, ONE_ROW);
        plugin.watchSize(tabs, fittingSteps(tabs));
    } else if (tabs.layout !== PLAIN) applyLayout(tabs, PLAIN, []);
}

/**
 * Handles a press of a tab: a click, also by a key, or an event of the option `event`. Without `event` if jQuery has
 * triggered it.
 */ function press(item, reason, event) {
    var tabs = item.widget;
    // The page may have disabled or enabled it, or changed its label.
    updateTab(tabs, item);
    var isClick = !event || event.type === 'click';
    // With `event: 'mouseover'`, a dropdown may open under the mouse: that selects nothing yet.
    if (!plugin.isUsable(item) || !isClick && isDropdownOpen(tabs)) return;
    plugin.emit(tabs, 'userAction');
    // Hovering opens; only a click may close.
    if (isClick) plugin.select(tabs, plugin.afterPress(item), reason);
    else plugin.openItem(item, reason);
    leaveDropdown(tabs);
}
/** Arrow keys, Home and End move the focus, and may select. */ function moveByKey(tabs, from, event) {
    var item = plugin.moveFocus(from, event, isColumn(tabs));
    if (!item) return;
    plugin.emit(tabs, 'userAction');
    // Not in a dropdown, and not if that would load something.
    var selects = tabs.options.activation === 'auto' && !isDropdown(tabs) && !plugin.needsLoad(item);
    if (selects && plugin.isUsable(item)) plugin.openItem(item, 'key');
}
function onKey(tabs, event) {
    closeByKey(tabs, event);
    var from = plugin.itemForKey(tabs, event);
    if (!from || plugin.isHeld(event)) return;
    if (plugin.isPressKey(event)) plugin.pressByKey(from, event);
    else if (event.key === 'Delete') closeTab(tabs, from, 'key');
    else moveByKey(tabs, from, event);
}
/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */ function mountInput(tabs) {
    plugin.listenToPresses(tabs, tabs.list, press);
    plugin.listen(tabs, tabs.list, {
        keydown: function keydown(event) {
            return onKey(tabs, event);
        },
        // The page may have changed the label, or the beginning of the panel.
        focusin: function focusin(param) {
            var target = param.target;
            var item = plugin.itemByHeader(tabs, target);
            if (item) paintName(tabs, item);
            paintPanelStop(tabs.open[0]);
        }
    });
}

/**
 * Creates the elements of a new tab: `li`, link and panel, or a button in a list of buttons. They count as the author's
 * and stay after `destroy`.
 */ function makeNodes(param, settings) {
    var list = param.list;
    var inList = list.matches('ul,ol');
    var trigger = document.createElement(inList ? 'a' : 'button');
    var element = inList ? document.createElement('li') : trigger;
    var panel = document.createElement('div');
    if (inList) element.appendChild(trigger);
    if (settings.name) plugin.setAttribute(element, 'data-link', settings.name);
    if (settings.disabled) plugin.setClass(element, 'z-disabled');
    if (settings.closable !== undefined) plugin.setAttribute(element, 'data-closable', String(settings.closable));
    if (settings.url) plugin.setAttribute(panel, 'data-content-url', settings.url);
    return {
        element: element,
        trigger: trigger,
        panel: panel
    };
}
function add(tabs, given, content, name) {
    var isLabel = !plugin.isObject(given) || plugin.isNodes(given);
    var settings = isLabel ? {
        tab: given,
        content: content,
        name: name
    } : given;
    if (!plugin.finishAll(tabs)) return;
    var list = tabs.list, container = tabs.container, items = tabs.items;
    var index = plugin.insertionIndex(tabs, settings.index);
    if (index < 0) return;
    var next = items[index];
    var _makeNodes = makeNodes(tabs, settings), element = _makeNodes.element, trigger = _makeNodes.trigger, panel = _makeNodes.panel;
    plugin.insertLabel(trigger, settings.tab);
    plugin.move(panel, container, plugin.panelFrom(items, index));
    plugin.move(element, list, next && next.element);
    var item = adoptTab(tabs, element, panel);
    updateTab(tabs, item);
    plugin.insertItem(tabs, item, index, items);
    plugin.fillAdded(item, plugin.ensureInner(item), settings.content);
}
/** The methods of tabs. `TabsInstance` says what each does. */ var tabsMethods = Object.assign({}, plugin.sharedMethods, plugin.featureMethods, {
    add: add,
    active: function active(param) {
        var open = param.open;
        return open[0] ? open[0].index : -1;
    }
});
/** What buttons with `command` can do. */ var tabsCommands = Object.assign(plugin.selectMethods('click'), plugin.featureCommands);

/** The animations by the values of `animation.effects`. */ var EFFECTS = {
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
/** How the panel that opens and the one that closes move. `height` is that of the closed one. */ function movesOf(tabs, opening, closing, height) {
    var container = tabs.container, options = tabs.options, dragged = tabs.dragged;
    var _EFFECTS_options_animationeffects = EFFECTS[options['animation.effects']], part = _EFFECTS_options_animationeffects[0], oldTo = _EFFECTS_options_animationeffects[1], newFrom = _EFFECTS_options_animationeffects[2], reverses = _EFFECTS_options_animationeffects[3];
    var panel = opening.panel;
    var mirrored = part === 'x' && plugin.isRightToLeft(container);
    var isBack = opening.index < closing.index;
    var sign = reverses && isBack !== mirrored ? -1 : 1;
    var distance = part === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, height);
    var at = function at(value) {
        var _obj;
        return _obj = {}, _obj[part] = value, _obj;
    };
    var rest = part === 'opacity' ? 1 : 0;
    return [
        {
            element: panel,
            from: at(newFrom * sign * distance + dragged),
            to: at(rest)
        },
        {
            element: closing.panel,
            from: at(rest + dragged),
            to: at(oldTo * sign * distance)
        }
    ];
}
/**
 * Makes a closing panel take no space, and keeps it at the position `top` in the window, whatever has scrolled since.
 * Returns the function that ends that.
 */ function pin(param, panel, next, top) {
    var container = param.container, options = param.options;
    plugin.setClass(container, 'z-animating');
    var offsetHeight = panel.offsetHeight;
    // A margin towards the other panel doesn't collapse with those of the container. In a grid, both have one cell.
    var margin = plugin.isBefore(panel, next) ? 'marginBottom' : 'marginTop';
    var _obj;
    var noSpace = options.heightStyle === 'equal' ? {} : (_obj = {}, _obj[margin] = "" + -offsetHeight + "px", _obj);
    // By an animation, because inline styles belong to the author.
    var pinned = panel.animate(noSpace, {
        fill: 'both'
    });
    plugin.setClass(panel, 'z-leave');
    var _panel_getBoundingClientRect = panel.getBoundingClientRect(), now = _panel_getBoundingClientRect.top, height = _panel_getBoundingClientRect.height;
    // In CSS pixels, also with zoom and transforms.
    var moved = (top - now) * offsetHeight / height || 0;
    pinned.effect.setKeyframes(plugin.assign({}, noSpace, {
        top: "" + moved + "px"
    }));
    return function() {
        plugin.setClass(container, 'z-animating', false);
        plugin.setClass(panel, 'z-leave', false);
        pinned.cancel();
    };
}
/** Scrolls to the beginning of the new panel, if the container scrolls. (Prototype has another `scrollTo`.) */ function scrollUp(param) {
    var container = param.container, scrolls = param.scrolls;
    if (scrolls) container.scroll({
        left: 0,
        top: 0,
        behavior: 'instant'
    });
}
/** Measures the panel of the old tab, which will lie over the panel of the new one while it disappears. */ function prepareMotion(tabs, param) {
    var opened = param.opened, closed = param.closed;
    var container = tabs.container;
    var opening = opened[0];
    var closing = closed[0];
    var panel = opening && opening.panel;
    if (!panel || !closing || isAccordion(tabs) || !plugin.canMove(tabs)) {
        scrollUp(tabs);
        if (!panel || !isAccordion(tabs)) return null;
        // In the accordion form, the panel that opens fades in. Everything below moves at once.
        var fadeIn = {
            element: panel,
            from: {
                opacity: 0
            },
            to: {
                opacity: 1
            }
        };
        return function() {
            return {
                moves: [
                    fadeIn
                ],
                cleanUps: []
            };
        };
    }
    var old = closing.panel;
    var height = plugin.usedSize(container, 'height');
    var offsetHeight = old.offsetHeight;
    var top = old.getBoundingClientRect().top;
    scrollUp(tabs);
    return function startMotion() {
        var moves = movesOf(tabs, opening, closing, offsetHeight);
        var to = plugin.usedSize(container, 'height');
        if (height !== to) moves.push({
            element: container,
            from: {
                height: height
            },
            to: {
                height: to
            }
        });
        return {
            moves: moves,
            cleanUps: [
                plugin.keepInSight(closing),
                pin(tabs, old, panel, top)
            ]
        };
    };
}
var tabsMotion = {
    prepareMotion: prepareMotion
};

/** A flat theme needs the class `flat`, too. Authors may write it or not. */ var themeClasses = function themeClasses(theme) {
    return (" " + theme).includes(' flat-') ? "flat " + theme : theme;
};
/** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = plugin.joined(plugin.sharedRows, {
    /** What arrow keys do. `auto`: they select a tab. `manual`: they only move the focus, and Enter or Space selects the tab. */ activation: plugin.oneOf([
        'auto',
        'manual'
    ]),
    /** How long the animation takes, in milliseconds. */ 'animation.duration': plugin.count(600),
    /** How panels move. `none`: no animation. */ 'animation.effects': plugin.oneOf([
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
    /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeInQuad`. */ 'animation.easing': plugin.easing('easeInQuad'),
    /** Whether tabs and panels have borders. In flat themes, it is the coloured bar between the tabs and the panel. The styles `clean` and `underlined` have no borders. */ bordered: plugin.flag(true, 'z-bordered'),
    /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. */ closable: plugin.flag(false),
    /** Whether the open tab can be closed, by a click, Enter or Space on it. */ collapsible: plugin.flag(false),
    /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. */ defaultTab: plugin.text('tab1'),
    /** How high panels are: each as its content needs (`content`), or all as high as the highest (`equal`). With `equal`, find-in-page searches the open panel only. */ heightStyle: plugin.oneOf([
        'content',
        'equal'
    ], {
        equal: 'z-equal'
    }),
    /** The largest number of rows of tabs. Tabs that need more rows become a dropdown, or what `mobileNav` says. */ maxRows: plugin.count(2),
    /** Whether the tabs become a dropdown. `true`: in narrow windows (see `minWindowWidth`), and wherever they don't fit. `auto`: only where they don't fit. `accordion`: as `auto`, but each tab stands above its panel. */ mobileNav: plugin.flagOr([
        true,
        false,
        'auto',
        'accordion'
    ]),
    /** Whether a `span` in a tab is a second line of text. The first line is in capitals. */ multiline: plugin.flag(false, 'z-multiline'),
    /** Whether the tabs are in a row above or below the panels, or in a column beside them. */ orientation: plugin.oneOf([
        'horizontal',
        'vertical'
    ], plugin.itself),
    /** What happens to tabs that don't fit into one row: they wrap into more rows (`rows`), or the row scrolls (`scroll`). Horizontal tabs only. */ overflow: plugin.oneOf([
        'rows',
        'scroll'
    ], {
        scroll: 'z-scroll'
    }),
    /** Whether the tabs are above (`top`) or below (`bottom`) the panels, and on which side of their row. `compact`: the tabs fill the whole width, in equal parts. Vertical tabs are left (`top-left`) or right (`top-right`) of the panels. */ position: Object.assign(plugin.oneOf([
        'top-left',
        'top-center',
        'top-right',
        'top-compact',
        'bottom-left',
        'bottom-center',
        'bottom-right',
        'bottom-compact'
    ], function(value) {
        return value.split('-')[0] + ' ' + value;
    }), {
        varies: true
    }),
    /** Whether tabs that don't fit become even rows, a dropdown or a row that scrolls. If not, they only wrap. */ responsive: plugin.flag(true),
    /** The size of the tabs: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. */ size: plugin.classOption('medium'),
    /** Whether there is space between the tabs. Flat themes only. */ spaced: plugin.flag(false, 'z-spaced'),
    /** Whether the row of tabs stays in sight while the page scrolls through a long panel: at the top of the window, or at the bottom with a `bottom` position. */ sticky: plugin.flag(false, 'z-sticky'),
    /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. */ style: plugin.classOption('normal'),
    /** Whether a finger that moves a panel sideways selects the next tab or the one before. With the effect `slideH`, the panel follows the finger. */ swipe: plugin.flag(false, 'z-swipe'),
    /** A name that tabs of the page have in common: what a user selects in one is selected in the others, by `data-link` or the tab's text. With `rememberState`, all pages of the site remember it, and no id is needed. */ sync: plugin.text(''),
    /** The name of the tab list for screen readers, if the markup gives none. */ 'texts.tabs': plugin.phrase('Tabs'),
    /** The button that opens the list of all tabs. */ 'texts.moreTabs': plugin.phrase('More tabs'),
    /** The button that closes a tab. The text of the tab follows. */ 'texts.close': plugin.phrase('Close'),
    /** Announced when a user has closed a tab. The text of the tab comes first. */ 'texts.closed': plugin.phrase('closed'),
    /** Announced with a tab that a key closes. */ 'texts.deleteCloses': plugin.phrase('Delete closes it.'),
    /** The name of a theme, or a class of your own. */ theme: plugin.classOption('silver', themeClasses),
    /** Called before a tab is selected. `item.from` is the index of the tab that is still selected. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */ beforeSelect: plugin.callback(),
    /** Called as soon as the panel of a selected tab has its size, before it moves: once each time it opens, also at the start. */ show: plugin.callback(),
    /** Called when a tab has been selected and its animation has ended. */ select: plugin.callback(),
    /** Called after `select`, for the tab that was selected before. */ deactivate: plugin.callback(),
    /** Called before a tab is removed, by a user or by `remove()`. To prevent it, do the same as in `beforeSelect`. */ beforeRemove: plugin.callback(),
    /** Called when a tab has been removed. `item` has its elements and its last index. */ remove: plugin.callback()
});
/**
 * Resolves conflicts between options: a column is at the left or the right and never scrolls, and find-in-page doesn't
 * work with panels of equal height.
 */ function tidyTabs(values) {
    var findInPage = values.findInPage, heightStyle = values.heightStyle, orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
    var vertical = orientation === 'vertical';
    var scrolls = overflow === 'scroll' && !vertical && responsive;
    return plugin.withOverrides(values, {
        // Panels of equal height keep their size while they are closed, so they aren't `hidden="until-found"`.
        findInPage: heightStyle === 'content' && findInPage,
        overflow: scrolls ? 'scroll' : 'rows',
        position: vertical && position !== 'top-right' ? 'top-left' : position
    });
}
var tabsRules = {
    table: plugin.createTable(tabsOptions),
    effective: tidyTabs,
    rules: function rules(param) {
        var collapsible = param.options.collapsible;
        return {
            collapsible: collapsible,
            toggles: collapsible,
            replaces: true
        };
    }
};

/*
 * One row that scrolls. The browser handles swipes. The buttons are only for pointers, because moving the focus by keys
 * scrolls the row.
 */ /** The width of a button, which covers that much of an end of the row, plus a pixel for rounding. */ var EDGE = 33;
/** How far the row has to scroll, and can, so that no button covers the selected tab. */ function distanceToSelected(param) {
    var list = param.list, _param_open = param.open, selected = _param_open[0];
    if (!selected) return 0;
    var clientWidth = list.clientWidth, scrollLeft = list.scrollLeft, scrollWidth = list.scrollWidth;
    var _selected_element = selected.element, offsetLeft = _selected_element.offsetLeft, offsetWidth = _selected_element.offsetWidth;
    // Not by rectangles, which include zoom and transforms.
    var at = offsetLeft - list.offsetLeft - scrollLeft;
    var left = at - EDGE;
    var right = at + offsetWidth - list.offsetWidth + EDGE;
    var goal = scrollLeft + (left < 0 ? left : Math.max(right, 0));
    var end = scrollWidth - clientWidth;
    var _ref = plugin.isRightToLeft(list) ? [
        -end,
        0
    ] : [
        0,
        end
    ], least = _ref[0], most = _ref[1];
    return Math.min(Math.max(goal, least), most) - scrollLeft;
}
/** A mouse wheel scrolls the row to its end, and then the page. */ function onWheel(list, event) {
    var deltaX = event.deltaX, deltaY = event.deltaY;
    if (plugin.hasModifier(event) || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    var before = list.scrollLeft;
    list.scrollLeft += plugin.isRightToLeft(list) ? -deltaY : deltaY;
    if (list.scrollLeft !== before) event.preventDefault();
}
/** Adds a button that scrolls the row by about its width: -1 to the left, 1 to the right. */ function addButton(param, direction, next) {
    var list = param.list, cleanUps = param.cleanUps;
    var button = plugin.build('span', 'z-shift z-link');
    button.append(plugin.build('span', 'z-arrow'));
    plugin.makePointerOnly(button, function() {
        var left = direction * Math.max(list.clientWidth - 2 * EDGE, EDGE);
        list.scrollBy({
            left: left,
            behavior: plugin.reducedMotion().matches ? 'auto' : 'smooth'
        });
    });
    // Behind the list, so that it is painted over the labels.
    list.parentNode.insertBefore(button, next);
    cleanUps.push(function() {
        return plugin.remove(button);
    });
    return button;
}
/**
 * Shows the buttons for directions in which the row can scroll. They are moved over the ends of the list, wherever the
 * box around them has put them.
 */ function paintButtons(list, buttons) {
    var clientWidth = list.clientWidth, offsetHeight = list.offsetHeight, offsetLeft = list.offsetLeft, offsetTop = list.offsetTop, offsetWidth = list.offsetWidth, scrollWidth = list.scrollWidth;
    var most = scrollWidth - clientWidth;
    var left = list.scrollLeft + (plugin.isRightToLeft(list) ? most : 0);
    buttons.forEach(function(button, n) {
        var style = button.style;
        style.display = (n ? most - left : left) > 1 ? '' : 'none';
        style.height = offsetHeight + 'px';
        var x = offsetLeft - button.offsetLeft + (n ? offsetWidth - button.offsetWidth : 0);
        style.transform = "translate(" + x + "px, " + (offsetTop - button.offsetTop) + "px)";
    });
}
/**
 * Tells a parent that is as wide as its content how wide the labels are: a row that scrolls has no width of its own.
 * Calls `fit` at the end.
 */ function measureLabels(param, fit) {
    var items = param.items, root = param.root, widthProbe = param.widthProbe;
    var sum = 0;
    var widest = 0;
    items.forEach(function(param) {
        var offsetWidth = param.element.offsetWidth;
        sum += offsetWidth;
        widest = Math.max(widest, offsetWidth);
    });
    return function() {
        plugin.setClass(root, 'z-measure', false);
        widthProbe.style.gridTemplateColumns = "minmax(0, " + Math.max(sum, widest + 2 * EDGE + 1) + "px)";
        return fit;
    };
}
/** If the labels don't fit, or only just, gives them their natural widths to measure them. Otherwise calls `fit` at once. */ function measureRow$1(tabs, fit) {
    var items = tabs.items, list = tabs.list, root = tabs.root;
    var clientWidth = list.clientWidth, scrollWidth = list.scrollWidth;
    // Labels are no wider than the row between its buttons. One that is about as wide may be wider by itself.
    var room = clientWidth - 2 * EDGE - 2;
    var isNarrow = items.some(function(param) {
        var element = param.element;
        return element.offsetWidth > room;
    });
    if (scrollWidth <= clientWidth && !isNarrow) return fit();
    plugin.setClass(root, 'z-measure');
    return function() {
        return measureLabels(tabs, fit);
    };
}
/** By the option `overflow`, makes the labels scroll in one row, with buttons. */ function mountScroll(tabs) {
    var list = tabs.list, options = tabs.options;
    if (options.overflow !== 'scroll') return;
    var before = list.getAttribute('tabindex');
    var next = list.nextSibling;
    var buttons = [
        -1,
        1
    ].map(function(direction) {
        return addButton(tabs, direction, next);
    });
    // Scrolls the row, and not the page. It writes nothing if the row needn't move: that would end a smooth scroll.
    var follow = function follow() {
        var distance = distanceToSelected(tabs);
        if (distance) list.scrollLeft += distance;
    };
    // How far the row was scrolled when the selected tab was last seen.
    var seenAt;
    var paint = function paint() {
        paintButtons(list, buttons);
        seenAt = Math.abs(distanceToSelected(tabs)) < 1 ? list.scrollLeft : undefined;
    };
    var size;
    var fit = function fit() {
        var last = size;
        // With another font, labels have another height.
        size = list.clientWidth + " " + list.offsetHeight;
        // When tabs are added, removed or moved, the selected one stays in view, unless somebody has scrolled away from it.
        if (size !== last || list.scrollLeft === seenAt) follow();
        paint();
    };
    // Not in the first step, because it also writes.
    plugin.watchSize(tabs, function() {
        return function() {
            return measureRow$1(tabs, fit);
        };
    });
    // In Firefox, every box that scrolls is a tab stop.
    plugin.setAttribute(list, 'tabindex', '-1');
    tabs.cleanUps.push(function() {
        return plugin.setAttribute(list, 'tabindex', before);
    });
    plugin.on(tabs, 'change', follow);
    plugin.listen(tabs, list, {
        scroll: paint,
        wheel: function wheel(event) {
            return onWheel(list, event);
        },
        // A dialog that opens focuses what comes first in it and can take the focus.
        focus: function focus() {
            return tabs.tabStop && plugin.focusInPlace(tabs.tabStop.trigger);
        }
    });
}

/** How long a panel takes to move back to its place, in milliseconds. */ var BACK = 200;
/** The tab on the side from which a finger moves; none at the ends. */ function nextBy(tabs, across) {
    var _tabs_open = tabs.open, open = _tabs_open[0];
    var by = plugin.stepOfSwipe(across, tabs.container);
    var next = open && plugin.nextUsable(tabs, by);
    return next && (next.index - open.index) * by > 0 ? next : undefined;
}
/** By the option `swipe`, selects the next tab, or the one before, when a finger moves the panel sideways. */ function mountSwipe(tabs) {
    var container = tabs.container, options = tabs.options;
    if (!options.swipe) return;
    var drag;
    var release = function release() {
        plugin.setClass(container, 'z-dragged', false);
        if (drag) drag.cancel();
        drag = undefined;
    };
    // Moves the panel to the finger. `movePanel(0)` lets it go back to its place.
    var movePanel = function movePanel(at) {
        var panel = tabs.open[0].panel;
        var frames = [
            at || tabs.dragged,
            at
        ].map(function(x) {
            return {
                transform: "translateX(" + x + "px)"
            };
        });
        release();
        plugin.setClass(container, 'z-dragged');
        drag = panel.animate(frames, at ? {
            duration: 1,
            fill: 'both'
        } : BACK);
        if (!at) drag.onfinish = release;
        tabs.dragged = at;
    };
    var follow = function follow(across) {
        var follows = options['animation.effects'] === 'slideH' && plugin.canMove(tabs) && !tabs.finish && !isAccordion(tabs) && nextBy(tabs, across);
        // The finger's pixels are those of the window.
        if (across && follows) movePanel(across / plugin.scaleOf(container));
        else if (drag) movePanel(0);
        else tabs.dragged = 0;
    };
    var swiped = function swiped(across) {
        var next = nextBy(tabs, across);
        plugin.emit(tabs, 'userAction');
        if (next) plugin.openItem(next, 'click');
    };
    plugin.listenToSwipes(tabs, container, swiped, follow);
    // The animation of the change continues from the position of the finger.
    plugin.on(tabs, 'change', release);
    tabs.cleanUps.push(release, function() {
        return tabs.dragged = 0;
    });
}

/* Labels that stick to the window: by a style of the page, or by the option `sticky`. */ /** Labels may cover this much of the panel, its border, without being stuck, in pixels. */ var OVERLAP = 3;
var isSticky = function isSticky(element) {
    return getComputedStyle(element).position === 'sticky';
};
/** The element that is sticky: the list, the bar or a box around them; null if there is none. */ function stickyIn(tabs) {
    var root = tabs.root, list = tabs.list, bar = tabs.bar;
    var at = isDropdown(tabs) ? bar : list;
    // The page may have moved it out of the root.
    while(at && at !== root && !isSticky(at))at = at.parentElement;
    return at === root ? null : at;
}
/** How much of the beginning of the panel is hidden above, in pixels of the window. */ function hiddenIn(scroller, stuck, tabs) {
    var container = tabs.container, list = tabs.list;
    var isWindow = scroller === document.scrollingElement;
    var port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
    var isBeside = isColumn(tabs) && !isDropdown(tabs);
    var covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
    // Labels below the panel cover nothing of its beginning.
    var edge = plugin.isBefore(container, list) ? 0 : plugin.windowPx(stuck, 'top') + covered;
    return port + edge - container.getBoundingClientRect().top;
}
/** Scrolls to the beginning of the panel, if that is hidden above. */ function showBeginning(tabs) {
    var stuck = stickyIn(tabs);
    if (!stuck) return;
    var at = plugin.pathOf(tabs.root).slice(1).find(function(param) {
        var scrollTop = param.scrollTop;
        return scrollTop;
    });
    if (!at) return;
    var hidden = hiddenIn(at, stuck, tabs);
    if (hidden > OVERLAP) plugin.scrollDown(at, -hidden);
}
/** When a user or the hash has selected a tab and the labels are sticky, shows the beginning of the panel. */ function showWhenChosen(param, reason) {
    var _param_opened = param.opened, item = _param_opened[0];
    if (item && (plugin.isByUser(reason) || reason === 'hash')) showBeginning(item.widget);
}
/**
 * How many steps of measuring do nothing after the first one. All functions that are given to `watchSize` take their
 * steps together. In the fourth step, labels get their form (`fittingSteps` in tabs.fit.ts). So the work here begins in
 * the fourth step, too, and heights are read in the fifth.
 */ var STEPS = 2;
var after = function after1(steps, last) {
    return steps ? function() {
        return after(steps - 1, last);
    } : last;
};
var writeHeight = function writeHeight(param, name, height) {
    var root = param.root;
    return plugin.inlineStyle(root).setProperty(name, height + 'px');
};
/** Measures the highest part that is sticky, and the row, which is without what overlaps the panel. */ function measureRow(tabs) {
    var root = tabs.root, list = tabs.list, widthProbe = tabs.widthProbe;
    var highest = 0;
    var row = 0;
    plugin.childrenOf(root).forEach(function(part) {
        if (part === widthProbe || part === list && isDropdown(tabs) || !isSticky(part)) return;
        // The buttons of a row that scrolls get their height from it.
        if (plugin.hasClass(part, 'z-shift')) return;
        var _getComputedStyle = getComputedStyle(part), marginTop = _getComputedStyle.marginTop, marginBottom = _getComputedStyle.marginBottom;
        highest = Math.max(highest, part.offsetHeight);
        row = Math.max(row, part.offsetHeight + plugin.px(marginTop) + plugin.px(marginBottom));
    });
    return function() {
        writeHeight(tabs, '--_row', row);
        writeHeight(tabs, '--_row-box', highest);
    };
}
/** By the option `sticky`, gives the style sheet the height of the sticky labels, which cover the panels. */ function mountSticky(tabs) {
    if (!tabs.options.sticky) return;
    plugin.watchSize(tabs, function() {
        return after(STEPS, function() {
            // The parts have their own heights while they are measured.
            writeHeight(tabs, '--_row-box', 0);
            return function() {
                return measureRow(tabs);
            };
        });
    });
    // The button of a dropdown may have another height with another text.
    plugin.on(tabs, 'change', function() {
        return isDropdown(tabs) && plugin.measureSoon(tabs);
    });
}

/**
 * By the option `sync`: when a user selects a tab, also by a link or by going back, selects the same one in other sets of
 * the page with the same `sync`.
 */ function mountSync(tabs) {
    var kind = tabs.kind, options = tabs.options;
    if (!options.sync) return;
    plugin.on(tabs, 'change', function(param, reason) {
        var _param_opened = param.opened, item = _param_opened[0];
        if (!item || !(plugin.isByUser(reason) || reason === 'hash')) return;
        var name = plugin.sharedName(item);
        var labels = kind.labelArea(item);
        var top = labels.getBoundingClientRect().top;
        plugin.allWidgets().forEach(function(other) {
            var follows = other !== tabs && other.options['sync'] === options.sync;
            var same = follows && other.items.find(function(one) {
                return plugin.sharedName(one) === name;
            });
            if (same) plugin.openAll([
                same
            ], 'restore');
        });
        // Scrolls so that the pressed label stays where it was, if other sets above it have changed their height.
        var moved = function moved() {
            return Math.round(labels.getBoundingClientRect().top - top);
        };
        plugin.pathOf(labels).slice(1).forEach(function(at) {
            if (at.nodeType === 1 && moved()) plugin.scrollDown(at, moved());
        });
    });
}

/**
 * Keeps `widthProbe` from taking a cell, or making a gap, if the page makes its parent a grid or a flex box. If the
 * parent is a box around the list, the element is moved in front of that box. If it is the root itself, the element is
 * taken out of the flow. In a flex box whose list scrolls, it stays, because the box gets its width from it.
 */ function leaveLayout(tabs) {
    var root = tabs.root, widthProbe = tabs.widthProbe, options = tabs.options;
    var box = widthProbe.parentElement;
    var _getComputedStyle = getComputedStyle(box), display = _getComputedStyle.display, columnGap = _getComputedStyle.columnGap, flexDirection = _getComputedStyle.flexDirection;
    var isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
    var isFlexible = /flex/.test(display);
    return function() {
        if (box === root) return plugin.setClass(root, 'z-page-layout', /flex|grid/.test(display) && !isOurs);
        if (isFlexible && options.overflow === 'scroll') {
            // Undoes the gap, and the pixel that scss/tabs/_parts.scss gives the element.
            if (/row/.test(flexDirection)) widthProbe.style.marginInlineEnd = -1 - plugin.px(columnGap) + 'px';
            return;
        }
        if (!isFlexible && display !== 'grid') return;
        root.insertBefore(widthProbe, plugin.childHolding(root, widthProbe));
        plugin.measureSoon(tabs);
    };
}
/**
 * After the first layout, and whenever the width changes, reads what style sheets say: hidden labels, direction,
 * scrolling, boxes in labels.
 */ function watchStyles(tabs) {
    plugin.watchSize(tabs, function() {
        return leaveLayout(tabs);
    });
    plugin.watchSize(tabs, function() {
        var rightToLeft = tabs.rightToLeft, hasBoxes = tabs.hasBoxes, open = tabs.open, items = tabs.items, tabStop = tabs.tabStop;
        var writeHidden = plugin.readHidden(tabs, true);
        // If none is open, the tab stop may be hidden. Then no key would lead to the tabs.
        var stop = !open[0] && tabStop && plugin.isHidden(tabStop.element) && items.find(plugin.isKeyStop);
        tabs.rightToLeft = plugin.isRightToLeft(tabs.root);
        tabs.hasBoxes = readBoxes(tabs);
        var overflowY = getComputedStyle(tabs.container).overflowY;
        // `clip` is our own style, while panels move.
        if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
        var write = function write() {
            paintRoot(tabs);
            if (writeHidden) writeHidden();
            if (stop) paintTabStop(tabs, stop);
            tabs.items.forEach(function(item) {
                return paintName(tabs, item);
            });
        };
        return (tabs.rightToLeft !== rightToLeft || tabs.hasBoxes !== hasBoxes || writeHidden || stop) && write;
    });
}

/**
 * What is open by default: the tab that the options name, otherwise the first that a user can select, otherwise the
 * first one.
 */ function defaultTabs(tabs) {
    var items = tabs.items, options = tabs.options;
    var name = options.defaultTab.trim();
    if (name === 'none' && options.collapsible) return [];
    var wanted = name && plugin.itemNamed(tabs, name) || items[plugin.indexFor(name, items.length)];
    if (!wanted && name && items[0]) plugin.warn(tabs, 'option defaultTab: there is no tab "' + name + '"');
    var all = [
        wanted
    ].concat(items);
    var first = all.find(plugin.isSelectable) || all.find(function(item) {
        return item && item.panel;
    });
    return first ? [
        first
    ] : [];
}
/** If one has to be open and none is, opens the first that can be opened. */ function openOne(tabs) {
    if (tabs.open[0] || tabs.options.collapsible) return;
    var first = plugin.nextUsable(tabs, 1);
    if (first) plugin.openItem(first, 'api');
}
/** Whether the content of the selected tab is loading. Frames don't count. */ var isAwaited = function isAwaited(param) {
    var open = param.open;
    return open.some(function(item) {
        return plugin.isLoading(item) && !item.load.framed;
    });
};
function mount(tabs) {
    var list = tabs.list, options = tabs.options, items = tabs.items;
    paintRoot(tabs);
    nameList(tabs);
    mountInput(tabs);
    // At the start, the markup has just been read. What is missing is names, and close buttons, which few sets have.
    var updatesAll = tabs.started || options.closable || list.querySelector('[data-closable]');
    items.forEach(function(item) {
        return (updatesAll ? updateTab : paintName)(tabs, item);
    });
    plugin.on(tabs, 'structure', function() {
        nameIfEmpty(tabs, !tabs.items[0]);
        openOne(tabs);
    });
    plugin.on(tabs, 'headerText', function() {
        tabs.items.forEach(function(item) {
            return updateTab(tabs, item);
        });
        plugin.measureSoon(tabs);
    });
    nameIfEmpty(tabs, !items[0]);
    tabs.cleanUps.push(function() {
        closeDropdown(tabs);
        nameIfEmpty(tabs, false);
    });
    watchStyles(tabs);
    // All panels need the inner box now, because it has the padding, which is part of their height.
    if (options.heightStyle === 'equal') items.filter(function(param) {
        var panel = param.panel;
        return panel;
    }).forEach(plugin.ensureInner);
    mountFit(tabs);
    mountScroll(tabs);
    mountSwipe(tabs);
    mountSticky(tabs);
    mountSync(tabs);
    // After the listener of `mountSync`, which may have moved the panel.
    plugin.on(tabs, 'change', showWhenChosen);
    plugin.mountFeatures(tabs);
    if (!tabs.started) return;
    // Last, because both call functions of the page, which may end the widget.
    openOne(tabs);
    plugin.measureNow(tabs);
}
/** The plugin `$.fn.uiTabs`. */ var tabsKind = plugin.assign({
    name: 'uiTabs',
    noun: 'tab',
    features: plugin.features,
    methods: tabsMethods,
    commands: tabsCommands,
    actionEndsPlay: true,
    mount: mount,
    defaultItems: defaultTabs,
    waits: isAwaited
}, tabsMarkup, tabsView, tabsMotion, tabsEvents, tabsRules);

plugin.definePlugin(tabsKind, function() {
    $.zFonts = document.fonts;
    $.zFonts.addEventListener('loadingdone', plugin.remeasure);
    listenOutside();
});
