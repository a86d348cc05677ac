/*! ui.shared 0.1.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var $ = require('jquery');

/** Elements that may stand among the parts of a widget without being one of them. */ var IGNORED = /^(STYLE|SCRIPT|TEMPLATE|LINK|META|NOSCRIPT|BR|HR)$/;
/** What only ends floats, and says so. */ var CLEAR = /^(DIV|LI) (class|id|style)=(\s*clearfix\s*$|[^]*\bclear\b)/;
/** What a widget puts among the author's elements for a time, or into one. */ var PASSING = /(^| )z-(spinner|status|failure|autoplay|shift|gate|outline|close)( |$)/;
// An SVG element's `className` is an object, whose text has none of these names.
var isPassing = function isPassing(param) {
    var className = param.className;
    return PASSING.test(className);
};
/** The child elements of `parent` that can carry content, in document order. */ function contentChildren(parent) {
    var found = [];
    for(var node = parent.firstElementChild; node; node = node.nextElementSibling){
        if (!IGNORED.test(node.tagName) && !isPassing(node)) found.push(node);
    }
    return found;
}
/**
 * Whether an element is what editors leave behind: a bare paragraph, or what only ends floats. Where it is
 * needed, it can be a part nevertheless.
 */ function isBlank(element) {
    var first = element.firstElementChild, tagName = element.tagName;
    if (first && (first.tagName !== 'BR' || first.nextElementSibling)) return false;
    if (/\S/.test(element.textContent || '')) return false;
    // The list of them stays in memory with its element; few are asked for it.
    var attributes = element.attributes;
    var only = attributes[0];
    if (attributes[1]) return false;
    return only ? CLEAR.test(tagName + " " + only.name + "=" + only.value) : tagName === 'P';
}
/** Elements without the blank ones. */ var filled = function filled(elements) {
    return elements.filter(function(element) {
        return !isBlank(element);
    });
};
/** Takes out of `parent` what a saved copy of a running page brings along of passing things. */ function dropPassing(parent) {
    var next;
    for(var node = parent.firstElementChild; node; node = next){
        next = node.nextElementSibling;
        if (isPassing(node)) parent.removeChild(node);
    }
}
/** The first of `elements` that passes, or null. */ function firstThat(elements, passes) {
    for(var _i = 0; _i < elements.length; _i++){
        var element = elements[_i];
        if (passes(element)) return element;
    }
    return null;
}
/** Any value as text; of one that can't be turned into text, its kind. */ function textOf$2(value) {
    try {
        return String(value);
    } catch (unused) {
        return Object.prototype.toString.call(value);
    }
}
/** What has text that nobody reads. */ var SILENT = /^(style|(no)?script)$/i;
/**
 * What comes after `node` in `root`, in order, and in `node` itself if it is to `enter`; step by step, as
 * pages may nest deeper than calls may.
 */ function nextIn(root, node, enter) {
    if (enter && node.firstChild) return node.firstChild;
    var at = node;
    while(at !== root && !at.nextSibling)at = at.parentNode;
    return at === root ? null : at.nextSibling;
}
/** Whether nobody reads an element; computed styles, which would tell more, are dear to ask for. */ var isSilent = function isSilent(node, attribute) {
    return SILENT.test(node.nodeName) || attribute('hidden') !== null || attribute('aria-hidden') === 'true' || /display:\s*none/.test(attribute('style') || '');
};
/** What a node in `label` says as a whole; null where that is what is in it. */ function saidBy(node, label, follows) {
    if (node.nodeType !== 1) return node.nodeType === 3 ? node.nodeValue : '';
    var attribute = function attribute(name) {
        return node.getAttribute(name);
    };
    if (node !== label && isSilent(node, attribute)) return '';
    var names = follows && attribute('aria-labelledby') || '';
    var others = names.replace(/\S+/g, function(id) {
        var other = document.getElementById(id);
        return other ? wordsOf(other, false) : '';
    });
    return others.trim() || attribute('aria-label') || attribute('alt') || null;
}
/** Whether a node is what we put around the author's nodes in a header. */ var isTitle = function isTitle(node) {
    return node.nodeType === 1 && hasClass(node, 'z-title');
};
/**
 * What a label says: its own name, that of others where it `follows` them, or its text and that of the
 * pictures in it. Its second line, and a badge, are words of their own.
 */ function wordsOf(label, follows) {
    if (follows === void 0) follows = true;
    var words = '';
    var enter;
    for(var node = label; node; node = nextIn(label, node, enter)){
        var said = saidBy(node, label, follows);
        enter = said === null;
        var parent = node.parentNode, nodeName = node.nodeName;
        if (parent === label || nodeName === 'BR' || parent && isTitle(parent)) words += ' ';
        words += said || '';
    }
    return words.replace(/\s+/g, ' ').trim();
}
function hasClass(element, name) {
    // Most elements haven't; a list of classes is dear to make, and stays in memory.
    var names = element.getAttribute('class');
    return !!names && names.indexOf(name) >= 0 && element.classList.contains(name);
}
/** Whether a set starts, or runs, on the element. */ var isRoot = function isRoot(element) {
    return /^z-/.test(element.getAttribute('data-role') || '') || hasClass(element, 'z-accordion') || hasClass(element, 'z-tabs');
};
/** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */ function childHolding(parent, node) {
    var at = node;
    while(at && at.parentNode !== parent)at = at.parentNode;
    return at;
}
/** Whether the author took the element itself out of display; hidden ancestors don't count. */ function isHidden(element) {
    return hasClass(element, 'hide') || getComputedStyle(element).display === 'none';
}
/** Whether the element has a place in what is seen of the page, scrolled to or not. */ function isRendered(element) {
    var rendered = element.getClientRects().length > 0;
    // Content that waits to be found has boxes, too.
    if (rendered && typeof element.checkVisibility === 'function') return element.checkVisibility();
    return rendered;
}
/** The height of a box as CSS counts it: as its `box-sizing` says, and with fractions. */ function heightOf(element) {
    return parseFloat(getComputedStyle(element).height) || 0;
}
/**
 * A width to the fraction: where a parent is as wide as its content, that fits exactly. Rectangles
 * are those of the screen, where an ancestor may be scaled; then one pixel of slack is for rounding.
 */ function widthOf(box) {
    var width = box.getBoundingClientRect().width;
    return Math.abs(width - box.offsetWidth) < 1 ? width + 0.01 : box.offsetWidth - 1;
}
var lists$1 = {};
/** What a media query says, now and as it changes; all sets share one list, as each is dear to make. */ var media = function media(query) {
    return lists$1[query] = lists$1[query] || matchMedia(query);
};
function isRightToLeft(element) {
    return getComputedStyle(element).direction === 'rtl';
}
/** Whether a node is in the page. Support: IE 11, where only elements have `contains`. */ var isInPage = function isInPage(node) {
    return document.documentElement.contains(node);
};
function holdsFocus(element) {
    return !!element && element.contains(document.activeElement);
}
/** Whether Tab can reach the element by its own kind or by its `tabindex`. */ function isTabStop(element) {
    var disabled = element.disabled, type = element.type;
    return element.tabIndex >= 0 && !disabled && type !== 'hidden';
}
/** Whether an element leads to another page, and not just to a place in this one. */ function isRealLink(element) {
    return /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '');
}
/** Whether the element, or what lies between it and `end`, reacts to a press by itself; `end`, too, if it is edited. */ function isInteractive(element, end) {
    for(var at = element; at; at = at.parentElement){
        if (at.isContentEditable) return true;
        if (at === end) return false;
        if (/^(A|BUTTON|INPUT|SELECT|TEXTAREA|LABEL|SUMMARY)$/.test(at.tagName)) return true;
        if (at.hasAttribute('tabindex')) return true;
    }
    return false;
}
/**
 * Whether the first thing to read in `panel` can't take focus, so that the panel itself has to be a
 * stop for Tab (ARIA Authoring Practices, tabs pattern).
 */ function startsWithoutFocus(panel) {
    var node = panel;
    while(node = nextIn(panel, node, !SILENT.test(node.nodeName))){
        if (node.nodeType === 3 && /\S/.test(node.nodeValue || '')) return true;
        if (node.nodeType !== 1) continue;
        if (isTabStop(node)) return false;
        if (/^(IMG|VIDEO|AUDIO|CANVAS|svg|OBJECT)$/.test(node.nodeName)) return true;
    }
    return true;
}

/** Makes an element with a class and children. */ function build(tag, className) {
    for(var _len = arguments.length, children = new Array(_len > 2 ? _len - 2 : 0), _key = 2; _key < _len; _key++){
        children[_key - 2] = arguments[_key];
    }
    var element = document.createElement(tag);
    if (className) element.className = className;
    for(var _i = 0; _i < children.length; _i++){
        var child = children[_i];
        element.appendChild(child);
    }
    return element;
}
/**
 * Puts `node` into `parent` before `before` (null: at the end). Where the browser can move a node
 * without taking it out of the page, frames keep their document and media go on playing.
 */ function move(node, parent, before) {
    var mover = parent;
    if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
    else parent.insertBefore(node, before);
}
/** Moves nodes by `work`; focus that is lost on the way comes back. */ function keepingFocus(work) {
    var focused = document.activeElement;
    var result = work();
    if (focused && focused !== document.activeElement && isInPage(focused)) {
        focused.focus({
            preventScroll: true
        });
    }
    return result;
}
/** Puts all children of `element` into `target`, and `target`, or what it lies in, into `element`. */ function wrapContent(element, outer, target) {
    if (target === void 0) target = outer;
    element.insertBefore(outer, element.firstChild);
    while(outer.nextSibling)move(outer.nextSibling, target, null);
}
/** Puts the children of `element` in its place. */ function unwrap(element) {
    var parent = element.parentNode;
    if (!parent) return;
    while(element.firstChild)move(element.firstChild, parent, element);
    parent.removeChild(element);
}
/** Takes a node out of the page, if it is in one. */ function detach(node) {
    if (node.parentNode) node.parentNode.removeChild(node);
}
/** Gives an element the focus, also one that is no stop for Tab; returns what takes that back. */ function focusOn(element) {
    element.focus({
        preventScroll: true
    });
    if (document.activeElement === element) return function() {
        return undefined;
    };
    var left = function left1() {
        element.removeEventListener('blur', left);
        if (element.getAttribute('tabindex') === '-1') element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', left);
    element.tabIndex = -1;
    element.focus({
        preventScroll: true
    });
    return left;
}

var isNodes = function isNodes(value) {
    return typeof value === 'object' && value !== null && ('nodeType' in value || 'jquery' in value);
};
/** Appends HTML (trusted, scripts run as jQuery runs them), nodes or text to `target`. */ function insertContent(target, content) {
    if (content === null || content === undefined) return;
    var text = content.text;
    if (typeof content === 'string' || isNodes(content)) $(target).append(content);
    else if (text !== undefined) insertLabel(target, text);
    else target.innerHTML = content;
}
/**
 * The same; `refused` is called with what is thrown where it can't be inserted, as where the page accepts
 * Trusted Types only. What an old jQuery throws for a script is the script's, and no reason to give up.
 */ function tryInsert(target, content, refused) {
    try {
        insertContent(target, content);
    } catch (error) {
        if (!target.firstChild) return refused(error);
        setTimeout(function() {
            throw error;
        });
    }
}
/** Whether `element` can hold the content: no document or window can be held, and nothing that holds it. */ function canHold(element, content) {
    var nodes = isNodes(content) ? $(content).toArray() : [];
    return nodes.every(function(node) {
        return node.nodeType && node.nodeType !== 9 && !node.contains(element);
    });
}
/** Appends text, always as text, or nodes to `target`. */ function insertLabel(target, label) {
    if (isNodes(label)) $(target).append(label);
    else target.appendChild(document.createTextNode(textOf$2(label != null ? label : '')));
}
/** Takes elements out of the page for good, with their jQuery data and the widgets inside. */ function removeForGood(element) {
    $(element).remove();
}
/** Takes everything out of an element for good. */ function emptyContent(element) {
    $(element).empty();
}

var createMoments = function createMoments() {
    return {
        waiting: [],
        held: false
    };
};
/** Runs `task`; what it throws is reported by the browser and stops nothing of ours (rule C9). */ function isolated(task) {
    try {
        task();
    } catch (error) {
        setTimeout(function() {
            throw error;
        });
    }
}
function drain(moments) {
    if (moments.held) return;
    moments.held = true;
    var task;
    while(task = moments.waiting.shift())isolated(task);
    moments.held = false;
}
/** Puts a call into the page in the queue; it runs at once unless another is running. */ function enqueue(moments, task) {
    moments.waiting.push(task);
    drain(moments);
}
/** Runs `work` first, and the calls into the page that it causes after it. */ function holding(moments, work) {
    var before = moments.held;
    moments.held = true;
    try {
        work();
    } finally{
        moments.held = before;
    }
    drain(moments);
}
/**
 * Announces a moment (rule C9): a bubbling jQuery event on the container, then the callback of that
 * name with the container as `this`; what they are given is made where somebody listens. Returns what
 * was answered: false where that was prevented.
 */ function announce(root, type, itemOf, callback) {
    // What has ever been listened to; jQuery 4 takes no note of that.
    var global = $.event.global;
    var isHeard = !global || global[type];
    if (!isHeard && !callback) return undefined;
    var event = $.Event(type, {
        target: root
    });
    var item = itemOf();
    var answer;
    if (isHeard) isolated(function() {
        return $(root).trigger(event, [
            item
        ]);
    });
    if (callback) isolated(function() {
        return answer = callback.call(root, event, item);
    });
    return [
        event.isDefaultPrevented() ? false : event.result,
        answer
    ];
}

var own = function own(object, name) {
    return Object.prototype.hasOwnProperty.call(object, name);
};
var isRow = function isRow(entry) {
    return typeof entry['parse'] === 'function';
};
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Calls `visit` for every option of a table, also those in groups, with its path. */ function eachRow(table, visit, path) {
    if (path === void 0) path = [];
    for(var _i = 0, _Object_keys = Object.keys(table); _i < _Object_keys.length; _i++){
        var name = _Object_keys[_i];
        var entry = table[name];
        if (isRow(entry)) visit(entry, path.concat(name));
        else eachRow(entry, visit, path.concat(name));
    }
}
// What every object has, no option is called.
var isCommon = function isCommon(name) {
    return name in {};
};
/** The value at a path, or undefined. */ function valueAt(values, path) {
    return path.reduce(function(at, name) {
        return isObject(at) && !isCommon(name) ? at[name] : undefined;
    }, values);
}
/** The values with some changes; what they have in common is kept once. */ function derive(values, changes) {
    var derived = values;
    for(var _i = 0, _Object_keys = Object.keys(changes); _i < _Object_keys.length; _i++){
        var name = _Object_keys[_i];
        if (changes[name] === values[name]) continue;
        if (derived === values) derived = Object.create(values);
        derived[name] = changes[name];
    }
    return derived;
}
function initialOf(row, page) {
    var initial = row.initial;
    return typeof initial === 'function' ? initial(page) : initial;
}
/** The default of every option. */ function defaultsOf(table, page) {
    var values = {};
    for(var _i = 0, _Object_keys = Object.keys(table); _i < _Object_keys.length; _i++){
        var name = _Object_keys[_i];
        var entry = table[name];
        values[name] = isRow(entry) ? initialOf(entry, page) : defaultsOf(entry, page);
    }
    return values;
}
/** A copy that shares no group or array with the original. */ function copyOf(value) {
    if (Array.isArray(value)) return value.slice();
    if (!isObject(value)) return value;
    var copy = {};
    for(var name in value)if (!isCommon(name)) copy[name] = copyOf(value[name]);
    return copy;
}
/** A value in a warning, in short. */ function shown(value) {
    var text;
    try {
        text = JSON.stringify(value);
    } catch (unused) {
    // A structure that JSON can't hold, such as a cycle.
    }
    return (text === undefined ? textOf$2(value) : text).slice(0, 80);
}
var same = function same(a, b) {
    return a === b || Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b);
};
function valueFor(row, value, path, context) {
    var parsed = row.parse(value, context.page);
    if (parsed !== undefined) return parsed;
    var fallback = row.fallback === undefined ? initialOf(row, context.page) : row.fallback;
    context.report("option " + path + ": " + shown(value) + " can't be used, it takes " + row.expected + "; " + ("using " + shown(fallback)));
    return fallback;
}
/** The values by which `autoplay: false` and its like switch a group off. */ function offValues(table) {
    var off = {};
    for(var _i = 0, _Object_keys = Object.keys(table); _i < _Object_keys.length; _i++){
        var name = _Object_keys[_i];
        var _table_name = table[name], value = _table_name.off;
        if (value !== undefined) off[name] = value;
    }
    return off;
}
/**
 * Merges what a source gives into `values`, which hold a value for every option of the table. Only
 * the table's own names are read; a value that can't be used is reported and replaced by the
 * default (rule C5). Says whether anything differs from before.
 */ function mergeOptions(table, values, source, context) {
    var given = context.given;
    var turn = Object.keys(given).reduce(function(last, path) {
        return Math.max(last, given[path] || 0);
    }, 0) + 1;
    var changed = false;
    /** A group to write to; the one there is may be that of all widgets. */ var group = function group(into, name) {
        if (!own(into, name)) into[name] = copyOf(into[name]);
        return into[name];
    };
    var merge = function merge1(rows, into, from, prefix) {
        for(var _i = 0, _Object_keys = Object.keys(from); _i < _Object_keys.length; _i++){
            var name = _Object_keys[_i];
            var entry = own(rows, name) ? rows[name] : undefined;
            var value = from[name];
            var path = prefix + name;
            if (!entry) {
                context.unknown.push(path);
            } else if (value === undefined) {
                continue;
            } else if (isRow(entry)) {
                var next = valueFor(entry, value, path, context);
                var isNew = !!entry.follows && !context.given[path];
                if (isNew || !same(next, into[name])) changed = true;
                context.given[path] = turn;
                into[name] = next;
            } else if (isObject(value)) {
                merge(entry, group(into, name), value, path + '.');
            } else if (value === false || value === null) {
                merge(entry, group(into, name), offValues(entry), path + '.');
            } else {
                context.report("option " + path + ": " + shown(value) + " can't be used, it takes an object");
            }
        }
    };
    merge(table, values, source, '');
    return changed;
}

/** What a selection changes: the items that open and close, and all that are open afterwards. */ /** One item is open at a time, and stays open until another one is selected. */ var ONE = {
    multiple: false,
    collapsible: false
};
/** The change that closing the items at `closed` makes, or null for none. */ function shut(open, closed) {
    if (!closed.length) return null;
    return {
        opened: [],
        closed: closed,
        open: open.filter(function(index) {
            return closed.indexOf(index) < 0;
        })
    };
}
/** The change that selecting `index` makes, or null for none. */ function choose(open, index, rules) {
    if (rules === void 0) rules = ONE;
    if (open.indexOf(index) >= 0) {
        return rules.collapsible || rules.multiple && open.length > 1 ? shut(open, [
            index
        ]) : null;
    }
    if (!rules.multiple) return {
        opened: [
            index
        ],
        closed: open,
        open: [
            index
        ]
    };
    return {
        opened: [
            index
        ],
        closed: [],
        open: open.concat(index).sort(function(a, b) {
            return a - b;
        })
    };
}
/** The change after which the items at `wanted` are open and no other, or null for none. */ function only(open, wanted) {
    var opened = wanted.filter(function(index) {
        return open.indexOf(index) < 0;
    });
    var closed = open.filter(function(index) {
        return wanted.indexOf(index) < 0;
    });
    var sorted = wanted.slice().sort(function(a, b) {
        return a - b;
    });
    return opened.length || closed.length ? {
        opened: opened,
        closed: closed,
        open: sorted
    } : null;
}
/**
 * A valid index for what a caller gave (rule C7): numbers and numeric strings, negative ones counted
 * from the end. -1 for anything else.
 */ function indexOf(given, count) {
    var text = typeof given === 'string' && /^\s*-?\d+\s*$/.test(given);
    var number = text || typeof given === 'number' ? Number(given) : NaN;
    var index = number < 0 ? number + count : number;
    return index >= 0 && index < count && Math.floor(index) === index ? index : -1;
}
/**
 * The next index from `from` in steps of `by` (1 or -1), wrapping, that `allowed` accepts; -1 for
 * none. `from` itself comes last, so that -1 (or `count`) starts at the first (or last) item.
 */ function step(from, by, count, allowed) {
    for(var n = 1; n <= count; n++){
        var index = ((from + n * by) % count + count) % count;
        if (allowed(index)) return index;
    }
    return -1;
}

var count$1 = 0;
/** An id prefix of one widget; `name` keeps the ids of bundles that share a page apart. */ function idPrefix(name) {
    count$1 += 1;
    return name + count$1;
}
/** The id of an element; a form may have a field of that name in the place of it. */ var idOf = function idOf(element) {
    return element.getAttribute('id') || '';
};
/**
 * The id by which ARIA may name the element: its own, or a new one from `wanted`. Null when its own
 * can't be used: it holds white space, or an earlier element has the same one.
 */ function idFor(element, wanted) {
    var id = idOf(element);
    if (id) {
        var owner = document.getElementById(id);
        return /\s/.test(id) || owner && owner !== element ? null : id;
    }
    var free = wanted;
    for(var n = 2; document.getElementById(free); n++)free = wanted + "-" + n;
    element.setAttribute('id', free);
    return free;
}

function createScope() {
    return {
        undo: []
    };
}
/** Runs `undo` when the scope ends, at once when it has ended, so that late callers leave nothing. */ function onEnd(scope, undo) {
    if (scope.undo) scope.undo.push(undo);
    else undo();
}
/** Ends the scope: everything is undone once, the newest first. */ function endScope(scope) {
    var undo = scope.undo || [];
    scope.undo = null;
    while(undo.length)undo.pop()();
}
/** Listens through jQuery, so that events made by `$(…).trigger()` are heard as well. */ function on(scope, target, types, handler) {
    $(target).on(types, handler);
    onEnd(scope, function() {
        return $(target).off(types, handler);
    });
}
/** Listens to native events on their way down, before any handler of the page has run. */ function onCapture(scope, target, types, handler) {
    types.split(' ').forEach(function(type) {
        target.addEventListener(type, handler, true);
        onEnd(scope, function() {
            return target.removeEventListener(type, handler, true);
        });
    });
}
/** Tells of each change of what a media query says. */ function onMedia(scope, list, changed) {
    // Support: Safari < 14, IE 11 know the older name only.
    list.addListener(changed);
    onEnd(scope, function() {
        return list.removeListener(changed);
    });
}
/** Runs `task` after `delay` milliseconds unless the scope ends first. */ function after(scope, delay, task) {
    var timer = setTimeout(task, delay);
    onEnd(scope, function() {
        return clearTimeout(timer);
    });
}
/**
 * Has `begin` start something for the page once, as long as there is a scope that shares it; the
 * function returned takes a scope in.
 */ function sharing(begin) {
    var users = 0;
    var shared;
    var leave = function leave() {
        users -= 1;
        if (!users) endScope(shared);
    };
    return function(scope) {
        users += 1;
        if (users === 1) begin(shared = createScope());
        onEnd(scope, leave);
    };
}

/** Has a part follow every change of what is open, as long as the present options. */ function follow(widget, follower) {
    widget.followers = widget.followers.concat(follower);
    onEnd(widget.scope, function() {
        widget.followers = widget.followers.filter(function(other) {
            return other !== follower;
        });
    });
}
/** Lets the parts know of a change that is made. */ function passOn(widget, change, reason) {
    for(var _i = 0, _widget_followers = widget.followers; _i < _widget_followers.length; _i++){
        var follower = _widget_followers[_i];
        follower(change, reason);
    }
}

function _extends() {
    _extends = Object.assign || function assign(target) {
        for(var i = 1; i < arguments.length; i++){
            var source = arguments[i];
            for(var key in source)if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
        }
        return target;
    };
    return _extends.apply(this, arguments);
}

/** What the page offers that a default or a check may depend on. */ function row(initial, expected, parse, extra) {
    if (extra === void 0) extra = {};
    return _extends({
        initial: initial,
        expected: expected,
        parse: parse
    }, extra);
}
/** A name as attributes, classes and data keys may spell it: `defaultTab` is `default-tab`. */ var kebab = function kebab(name) {
    return name.replace(/[A-Z]/g, function(c) {
        return '-' + c.toLowerCase();
    });
};
var prefixed = function prefixed(on, name) {
    return on ? 'z-' + kebab(name) : '';
};
/** true or false for what stands for it, else undefined. */ function toFlag(value) {
    if (value === true || value === 'true' || value === 1 || value === '1') return true;
    if (value === false || value === 'false' || value === 0 || value === '0') return false;
    return undefined;
}
/** true or false, also as text or as 0 and 1. */ var flag = function flag(initial) {
    return row(initial, 'true or false', toFlag);
};
/** A flag that the style sheet reads: the class `z-` and the option's name while it is on. */ var visualFlag = function visualFlag(initial) {
    return row(initial, 'true or false', toFlag, {
        classes: prefixed
    });
};
/** false, true, or 'auto' for what fits. */ var flagOrAuto = function flagOrAuto(initial, extra) {
    return row(initial, "true, false or 'auto'", function(value) {
        return value === 'auto' ? value : toFlag(value);
    }, extra);
};
/** The same for the style sheet: a class while it is true or 'auto'. */ var visualFlagOrAuto = function visualFlagOrAuto(initial) {
    return flagOrAuto(initial, {
        classes: function classes(value, name) {
            return prefixed(!!value, value === 'auto' ? name + '-auto' : name);
        }
    });
};
// Browsers hold the delay of a timer in 32 bits.
var MOST$1 = 2147483647;
/** A number, 0 or more, also as text. */ function count(initial, extra) {
    var parse = function parse(value) {
        var given = typeof value === 'number' || typeof value === 'string' && value.trim() !== '';
        var number = given ? Number(value) : NaN;
        return number >= 0 && number <= MOST$1 ? number : undefined;
    };
    return row(initial, 'a number, 0 or more', parse, extra);
}
/** Any text that `pattern` matches; a number is taken as its digits. */ var text = function text(initial, pattern, expected) {
    if (pattern === void 0) pattern = /^/;
    if (expected === void 0) expected = 'text';
    return row(initial, expected, function(value) {
        return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value)) ? String(value) : undefined;
    });
};
/** One of a list of words; `aliases` are old spellings, as word, spelling, word, spelling … */ function oneOf(allowed, initial, extra, aliases) {
    if (aliases === void 0) aliases = [];
    var parse = function parse(value) {
        var old = aliases.indexOf(value);
        var word = old % 2 === 1 ? aliases[old - 1] : value;
        return allowed.indexOf(word) < 0 ? undefined : word;
    };
    return row(initial, 'one of ' + allowed.join(', '), parse, extra);
}
var asItIs = function asItIs(value) {
    return value;
};
/** Names of DOM events, separated by spaces. */ var eventNames = function eventNames(initial) {
    return row(initial, 'names of DOM events', function(value) {
        var names = typeof value === 'string' ? value.trim() : '';
        // Old jQuery keeps handlers in plain objects, where inherited names would be found.
        var fits = function fits(name) {
            return /^[a-z][\w:-]*$/i.test(name) && !(name in {});
        };
        return names.split(/\s+/).every(fits) ? names : undefined;
    });
};
/** A look by its name, or a class of the page's own; several are separated by spaces. */ function look(initial, classes) {
    if (classes === void 0) classes = asItIs;
    var parse = function parse(value) {
        var name = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
        return /^[a-z][\w-]*( [a-z][\w-]*)*$/.test(name) ? name : undefined;
    };
    return row(initial, 'a class name', parse, {
        classes: classes
    });
}
/** JSON as its value; anything else, and text that is none, as it is. */ function fromJson(value) {
    try {
        return typeof value === 'string' ? JSON.parse(value) : value;
    } catch (unused) {
        return value;
    }
}
/** A list of addresses, one an item; an empty entry leaves an item as its markup has it. */ var urls = function urls() {
    return row(null, 'an array of URLs', function(given) {
        // An attribute holds the list as JSON.
        var value = fromJson(given);
        if (value === null) return null;
        var fits = Array.isArray(value) && value.every(function(url) {
            return !url || typeof url === 'string';
        });
        return fits ? value.slice() : undefined;
    });
};
/** A function of the page, or null. */ function callback() {
    var parse = function parse(value) {
        return typeof value === 'function' || value === null ? value : undefined;
    };
    return {
        initial: null,
        expected: 'a function',
        parse: parse,
        callable: true
    };
}
/** Whether an attribute of the author's is there and says yes, as one without a value does. */ var isMarked = function isMarked(element, name, otherwise) {
    if (otherwise === void 0) otherwise = false;
    var _toFlag;
    var value = element.getAttribute(name);
    return value === '' || ((_toFlag = toFlag(value)) != null ? _toFlag : otherwise);
};

/**
 * The options in `data-options`, read as JSON and never evaluated. What isn't a JSON object is
 * reported with the parser's message and gives no option.
 */ function optionsFromJson(root, report) {
    var json = root.getAttribute('data-options');
    if (!json || !json.trim()) return {};
    var problem = 'it is not an object';
    try {
        var parsed = JSON.parse(json);
        if (isObject(parsed)) return parsed;
    } catch (error) {
        problem = error.message;
    }
    report("data-options is not used: " + problem);
    return {};
}
/** The array that an attribute holds as JSON; any other text as it is. */ function listIn(text) {
    if (!/^\s*\[/.test(text)) return text;
    try {
        return JSON.parse(text);
    } catch (unused) {
        return text;
    }
}
/** The options in single attributes: `data-theme`, `data-animation-duration` and so on. */ function optionsFromAttributes(root, table) {
    var values = {};
    // Most have none: looking for each takes as long as all else.
    var isOption = function isOption(param) {
        var name = param.name;
        return /^data-(?!role$|options$)/.test(name);
    };
    if (!Array.prototype.some.call(root.attributes, isOption)) return values;
    eachRow(table, function(row, path) {
        var text = row.callable ? null : root.getAttribute('data-' + path.map(kebab).join('-'));
        if (text === null) return;
        var at = values;
        for(var _i = 0, _path_slice = path.slice(0, -1); _i < _path_slice.length; _i++){
            var group = _path_slice[_i];
            at = at[group] = at[group] || {};
        }
        at[path[path.length - 1]] = listIn(text);
    });
    return values;
}

var page$1 = function page() {
    return {
        easings: $.easing || {}
    };
};
/** One warning in the console, naming the widget and its element. */ function warn(name, root, message) {
    var id = idOf(root);
    console.warn(name + " " + (id ? '#' + id : root.tagName.toLowerCase()) + ": " + message);
}
function mergeSource(widget, values, source) {
    var kind = widget.kind, root = widget.root, given = widget.given;
    var report = function report(message) {
        return warn(kind.name, root, message);
    };
    if (source === undefined || source === null) return false;
    if (!isObject(source)) {
        report("options are given as an object, not as " + typeof source);
        return false;
    }
    var unknown = [];
    var context = {
        page: page$1(),
        report: report,
        given: given,
        unknown: unknown
    };
    var changed = mergeOptions(kind.table, values, source, context);
    if (values['debug'] && unknown.length) report("there is no option " + unknown.join(', '));
    return changed;
}
var usual = {};
/** The defaults, which all widgets of a kind share as long as the page offers the same. */ function usualOf(param) {
    var name = param.name, table = param.table;
    var offered = page$1();
    var key = name + Object.keys(offered.easings).join();
    return usual[key] = usual[key] || defaultsOf(table, offered);
}
/** Makes a widget of `root` with the options of its sources, in the order of rule C4. */ function createWidget(kind, root, settings, seen) {
    var values = Object.create(usualOf(kind));
    var widget = {
        kind: kind,
        root: root,
        values: values,
        given: {},
        open: [],
        requests: 0,
        first: null,
        startedBy: undefined,
        pending: createScope(),
        held: null,
        refused: [],
        finish: null,
        followers: [],
        moments: createMoments(),
        scope: createScope(),
        life: createScope(),
        alive: true,
        applying: false
    };
    var fromJson = optionsFromJson(root, function(message) {
        return warn(kind.name, root, message);
    });
    for(var _i = 0, _iter = [
        settings,
        fromJson,
        optionsFromAttributes(root, kind.table)
    ]; _i < _iter.length; _i++){
        var source = _iter[_i];
        mergeSource(widget, values, source);
    }
    widget.options = kind.tidy(values, widget.given);
    widget.parts = keepingFocus(function() {
        return kind.adopt(widget, seen);
    });
    return widget;
}
/** Puts the options into effect and opens what is open first. */ function startWidget(widget) {
    widget.kind.mount(widget);
    widget.kind.start(widget);
}
/** Takes new options, each into effect at once; the selection stays (rule C20). */ function setOptions(widget, settings) {
    var values = copyOf(widget.values);
    if (!mergeSource(widget, values, settings)) return;
    // What a change tells may begin another; one that begins them for ever is left to itself.
    for(var turns = 0; widget.finish && turns < 9; turns++)widget.finish();
    if (!widget.alive) return;
    widget.values = values;
    widget.options = widget.kind.tidy(values, widget.given);
    remount(widget);
}
/** Ends what the options have started, and starts it anew. */ function remount(widget) {
    endScope(widget.scope);
    widget.scope = createScope();
    keepingFocus(function() {
        return widget.kind.mount(widget);
    });
    if (widget.alive && widget.kind.fitOpen) widget.kind.fitOpen(widget);
}
/** Ends the change in progress in its final state; its callbacks run now. One that waits goes on waiting. */ function settle(widget) {
    if (widget.first) widget.first();
    if (widget.finish) widget.finish();
}
/** Makes a change, whatever the page says; what hears of it while it is painted comes after it. */ function applyChange(widget, planned, reason) {
    var kind = widget.kind;
    var over = false;
    var settled = function settled() {
        over = true;
        widget.finish = null;
        kind.tell(widget, planned, reason);
    };
    widget.applying = true;
    try {
        widget.open = planned.open;
        if (kind.tellNow) kind.tellNow(widget, planned, reason);
        passOn(widget, planned, reason);
        var finish = kind.apply(widget, planned, settled, reason);
        if (!over) widget.finish = finish;
    } finally{
        widget.applying = false;
    }
}
/**
 * Tells of what is open first, once the call that started the widget has returned (rule T16), or when
 * `later` calls what it is given.
 */ function tellFirst(widget, later) {
    var opened = widget.open;
    var tell = function tell1() {
        if (widget.first !== tell) return;
        widget.first = null;
        widget.kind.tell(widget, {
            opened: opened,
            closed: [],
            open: opened
        }, widget.startedBy);
    };
    widget.first = tell;
    if (!later || !later(tell)) after(widget.life, 0, tell);
}
/** Ends the widget, and what callbacks begin meanwhile; the markup is the author's (rule C13). */ function destroyWidget(widget) {
    if (widget.applying) {
        widget.again = [];
        return enqueue(widget.moments, function() {
            return destroyWidget(widget);
        });
    }
    if (!widget.alive) return;
    settle(widget);
    if (!widget.alive) return;
    widget.alive = false;
    settle(widget);
    endScope(widget.pending);
    widget.moments.waiting = [];
    endScope(widget.scope);
    endScope(widget.life);
    keepingFocus(function() {
        return widget.kind.release(widget);
    });
    if (widget.again) widget.again.forEach(function(start) {
        return start();
    });
}

/**
 * The item at an index that a caller gave to a method (rule C7); a warning and undefined when there
 * is none.
 */ function itemAt(param, items, method, given) {
    var kind = param.kind, root = param.root;
    var item = items[indexOf(given, items.length)];
    if (!item) {
        var shown = typeof given === 'string' ? JSON.stringify(given) : textOf$2(given);
        warn(kind.name, root, method + "(" + shown + "): there is no " + kind.noun + " with this index");
    }
    return item;
}
/** Whether nodes that a page adds can be put into the widget; a warning where they can't. */ function takes(param) {
    var kind = param.kind, root = param.root;
    for(var _len = arguments.length, added = new Array(_len > 1 ? _len - 1 : 0), _key = 1; _key < _len; _key++){
        added[_key - 1] = arguments[_key];
    }
    var can = added.every(function(content) {
        return canHold(root, content);
    });
    if (!can) warn(kind.name, root, "add(): what holds the widget can't be put into it");
    return can;
}
/** Puts what a page adds into its place; what can't be inserted is shown as text. */ function fill(param, target, content) {
    var kind = param.kind, root = param.root;
    tryInsert(target, content, function(error) {
        warn(kind.name, root, "add(): shown as text: " + textOf$2(error));
        insertLabel(target, textOf$2(content));
    });
}
/** A method that does all its work before the page hears of any of it. */ function whole(method) {
    return function(widget) {
        for(var _len = arguments.length, args = new Array(_len > 1 ? _len - 1 : 0), _key = 1; _key < _len; _key++){
            args[_key - 1] = arguments[_key];
        }
        return holding(widget.moments, function() {
            return method.apply(void 0, [].concat([
                widget
            ], args));
        });
    };
}
/** A copy of all options in force, or of the one at a path such as `animation.duration`. */ function option(param, path) {
    var options = param.options;
    return copyOf(path === undefined ? options : valueAt(options, textOf$2(path).split('.')));
}
/** The methods that return a value instead of the instance. */ var readers = [
    'active',
    'count',
    'option'
];

/** An address as the browser understands it, relative to the page. */ function resolve(address) {
    var link = document.createElement('a');
    link.href = address;
    return link;
}
/** Whether content may come from there at all: from a server, and not from a script in the address. */ var isWeb = function isWeb(param) {
    var protocol = param.protocol;
    return /^https?:$/.test(protocol);
};
/** Whether it is a place of another origin than the page's. */ var isForeign = function isForeign(param) {
    var protocol = param.protocol, host = param.host;
    return protocol !== location.protocol || host !== location.host;
};

/** Takes the focus out of what goes: to `next`, else to the set, or it would fall to the page's body. */ function passFocus(param, from, next) {
    var root = param.root, life = param.life;
    if (!from || !holdsFocus(from)) return;
    if (next) next.focus({
        preventScroll: true
    });
    // The page may have hidden all labels that take it.
    if (holdsFocus(from)) onEnd(life, focusOn(root));
}
var createShared = function createShared(view) {
    return {
        view: view,
        urlsFrom: 0,
        home: [],
        entry: '',
        player: null,
        parked: [],
        started: false,
        warned: []
    };
};
/** A warning that isn't repeated with every change of the options. */ function warnOnce(param, message) {
    var kind = param.kind, root = param.root, parts = param.parts;
    var warned = parts.shared.warned;
    if (warned.indexOf(message) >= 0) return;
    warned.push(message);
    warn(kind.name, root, message);
}
/** What an item is called in addresses and in storage: the author's name for it, else its position. */ function nameOf(param, item) {
    var kind = param.kind, parts = param.parts;
    for(var _i = 0, _concat = [
        item.element
    ].concat(parts.shared.view.sourcesOf(item)); _i < _concat.length; _i++){
        var source = _concat[_i];
        var name = source.getAttribute('data-link');
        if (name) return name;
    }
    return kind.noun + (item.index + 1);
}
/** The items of these names, in their order; those that are no longer there are left out. */ function itemsNamed(widget, names) {
    var items = widget.parts.items;
    return items.filter(function(item) {
        return names.indexOf(nameOf(widget, item)) >= 0;
    });
}
var openItems = function openItems(param) {
    var parts = param.parts, open = param.open;
    return open.map(function(index) {
        return parts.items[index];
    });
};
var isOpen = function isOpen(param, item) {
    var parts = param.parts, open = param.open;
    return parts.items[item.index] === item && open.indexOf(item.index) >= 0;
};

var namesOf$1 = function namesOf(element) {
    return Array.prototype.map.call(element.attributes, function(param) {
        var name = param.name;
        return name;
    });
};
/** Remembers what the author had under `names`; most elements have nothing, and cost nothing. */ function keep(element, names) {
    if (!element.hasAttributes()) return null;
    var values = null;
    for(var _i = 0; _i < names.length; _i++){
        var name = names[_i];
        var value = element.getAttribute(name);
        if (value === null) continue;
        values = values || {};
        values[name] = value;
    }
    return values && {
        values: values,
        order: namesOf$1(element)
    };
}
/** Puts attributes that went and came back into the author's order. */ function reorder(element, order) {
    var wanted = order.filter(function(name) {
        return element.hasAttribute(name);
    });
    var now = namesOf$1(element).filter(function(name) {
        return order.indexOf(name) >= 0;
    });
    if (now.join() === wanted.join()) return;
    for(var _i = 0; _i < wanted.length; _i++){
        var name = wanted[_i];
        var value = element.getAttribute(name);
        element.removeAttribute(name);
        element.setAttribute(name, value);
    }
}
var NOTHING = [];
/** Most items have nothing that has to be kept; they share that. */ var keepAll = function keepAll(all) {
    return all.some(Boolean) ? all : NOTHING;
};
function setAttribute(element, name, value) {
    // Reading comes first: Chrome leaves style="" behind where it has not written the attribute yet.
    var now = element.getAttribute(name);
    if (now === value) return;
    if (value === null) {
        element.removeAttribute(name);
        return;
    }
    // A strict Content-Security-Policy refuses the attribute; what a script set comes back without it.
    if (name === 'style') element.style.cssText = value;
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
/** Takes attributes off, whose names stand in one text. */ var dropAttributes = function dropAttributes(element, names) {
    return names.split(' ').forEach(function(name) {
        return element.removeAttribute(name);
    });
};
/** Takes a `style` off that says nothing any more. */ function dropEmptyStyle(element) {
    if (element.getAttribute('style') === '') element.removeAttribute('style');
}
/** Takes a panel's stop for Tab off that came of an earlier run: it stands behind the name that we gave. */ function dropStop(panel) {
    var isBehind = /aria-label.* tabindex/.test(namesOf$1(panel).join(' '));
    if (isBehind && panel.getAttribute('tabindex') === '0') panel.removeAttribute('tabindex');
}
function setClass(element, name, on) {
    if (on === void 0) on = true;
    // Browsers write the attribute, and tell those who watch it, also where nothing changes.
    if (hasClass(element, name) === on) return;
    if (element.className) element.classList.toggle(name);
    else element.className = name;
}
/** Takes classes off, one at a time. Support: IE 11, which knows no other way. */ function dropClasses(element, names) {
    for(var _i = 0; _i < names.length; _i++){
        var name = names[_i];
        setClass(element, name, false);
    }
}
/** Names written in one text, as in an attribute. */ var words = function words(text) {
    return (text || '').split(/\s+/).filter(Boolean);
};
/**
 * Takes the widget's classes off. What the author wrote comes back to the letter, unless the page
 * has changed other classes meanwhile.
 */ function restoreClasses(element, kept, ours) {
    var isOurs = function isOurs(name) {
        return ours.indexOf(name) >= 0;
    };
    // Browsers write each once.
    var others = function others(names) {
        return names.filter(function(name, n) {
            return !isOurs(name) && names.indexOf(name) === n;
        }).join(' ');
    };
    var authors = words(kept);
    var now = others(words(element.getAttribute('class')));
    var changed = now !== others(authors);
    setAttribute(element, 'class', changed ? authors.filter(isOurs).concat(now).join(' ').trim() : kept);
}
/** What the widget writes inline: its measures, and on what it shows and hides, `display`. */ var isOurs$1 = function isOurs(name, hides) {
    return name.indexOf('--_') === 0 || hides && name === 'display';
};
/** The same for inline styles: to the letter, unless the page has changed some meanwhile. */ function restoreStyle(element, kept, hides) {
    if (element.getAttribute('style') === kept) return;
    var style = element.style;
    var before = document.createElement('i').style;
    before.cssText = kept || '';
    var names = Array.prototype.slice.call(style).concat('display');
    var isChanged = function isChanged(name) {
        return !isOurs$1(name, hides) && style.getPropertyValue(name) !== before.getPropertyValue(name);
    };
    if (!names.some(isChanged)) return setAttribute(element, 'style', kept);
    for(var _i = 0; _i < names.length; _i++){
        var name = names[_i];
        if (!isOurs$1(name, hides)) continue;
        style.setProperty(name, before.getPropertyValue(name), before.getPropertyPriority(name));
    }
}
/** Gives an element back: `names` as they were kept, and without the classes `ours`. */ function restore(element, kept, names, ours) {
    for(var _i = 0; _i < names.length; _i++){
        var _ref;
        var name = names[_i];
        var value = (_ref = kept == null ? void 0 : kept.values[name]) != null ? _ref : null;
        if (name === 'class') restoreClasses(element, value, ours);
        else if (name === 'style') restoreStyle(element, value, names.indexOf('hidden') >= 0);
        else setAttribute(element, name, value);
    }
    if (kept) reorder(element, kept.order);
}
/** Gives back all that was taken. */ function giveBack(undo) {
    while(undo.length)undo.pop()();
}
/** Remembers what the author had on an element, to be restored in the end. */ function borrow(undo, element, names, ours) {
    var kept = keep(element, names);
    undo.push(function() {
        return restore(element, kept, names, ours);
    });
}
/** Puts a box around an element that has a meaning of its own; it is the box that is hidden and shown. */ function boxIn(element, undo) {
    var box = build('div', '');
    element.parentNode.insertBefore(box, element);
    move(element, box, null);
    if (element.hidden || element.style.display === 'none') {
        borrow(undo, element, [
            'hidden',
            'style'
        ], []);
        element.removeAttribute('hidden');
        element.style.removeProperty('display');
    }
    return box;
}

/** The object whose methods every instance inherits; none of them does anything after `destroy`. */ function instanceMethods(param) {
    var kind = param.kind, methods = param.methods, readers = param.readers;
    var shared = {};
    Object.keys(methods).forEach(function(name) {
        var method = methods[name];
        var reads = readers.indexOf(name) >= 0;
        shared[name] = function() {
            for(var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++){
                args[_key] = arguments[_key];
            }
            var widget = this.widget;
            var call = function call() {
                return widget.alive && method.apply(void 0, [].concat([
                    widget
                ], args));
            };
            if (!widget.alive) {
                if (!this.warned) warn(kind.name, widget.root, "" + name + "() was called after destroy()");
                this.warned = true;
                return reads ? undefined : this;
            }
            if (reads) return call();
            // What hears of the focus while a change is painted comes after it; `destroy` sees to that itself.
            if (widget.applying && name !== 'destroy') enqueue(widget.moments, call);
            else call();
            return this;
        };
    });
    return shared;
}
var nothing$2 = function nothing() {
    return undefined;
};
var removal = {
    setup: nothing$2,
    teardown: nothing$2,
    remove: function remove(handled) {
        handled.handler.call(this);
    }
};
/**
 * Ends a widget when jQuery takes its element out of the page: a special event's `remove` hook runs
 * while jQuery cleans an element's data, in every supported version.
 */ function onRemoval(widget, type) {
    var special = $.event.special;
    special[type] = special[type] || removal;
    // A copy by `clone(true)` has the handler as well; its end is not that of the original.
    var removed = function removed() {
        if (this === widget.root) destroyWidget(widget);
    };
    $(widget.root).on(type, removed);
    onEnd(widget.life, function() {
        return $(widget.root).off(type, removed);
    });
}
/**
 * What a widget is found by is a property of the element: every copy of jQuery on the page sees it,
 * `clone(true)` doesn't copy it, and jQuery UI's data key, which is the same as ours, isn't in the way
 * (rules C1, C2).
 */ var keyOf$1 = function keyOf(name) {
    return 'z-' + name;
};
function instanceOf(kind, element) {
    return element[keyOf$1(kind.name)];
}
/** The widgets of either plugin that run on an element. */ function runningOn(element) {
    var properties = element;
    var found = [];
    for(var _i = 0, _iter = [
        'uiTabs',
        'uiAccordion'
    ]; _i < _iter.length; _i++){
        var name = _iter[_i];
        var instance = properties[keyOf$1(name)];
        if (instance) found.push(instance.widget);
    }
    return found;
}
/** Whether the public data key is another plugin's; what `clone(true)` copied of ours is not. */ function isTaken(param) {
    var kind = param.kind, root = param.root;
    // jQuery 2 keeps the two spellings apart.
    return [
        kind.name,
        kebab(kind.name)
    ].some(function(key) {
        var _stored_widget_kind, _stored_widget;
        var stored = $.data(root, key);
        return stored !== undefined && (stored == null ? void 0 : (_stored_widget = stored.widget) == null ? void 0 : (_stored_widget_kind = _stored_widget.kind) == null ? void 0 : _stored_widget_kind.name) !== kind.name;
    });
}
function store(widget, instance) {
    var kind = widget.kind, root = widget.root, life = widget.life;
    var name = kind.name;
    var properties = root;
    properties[keyOf$1(name)] = instance;
    if (!isTaken(widget)) $.data(root, name, instance);
    else warn(name, root, 'data("' + name + '") is in use by another plugin; methods work by name');
    onEnd(life, function() {
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
        delete properties[keyOf$1(name)];
        if ($.data(root, name) === instance) $.removeData(root, name);
    });
}
var looks = [];
/** Has `look` called once all widgets that start in one call have been written: asking for styles is dear. */ var lookLast = function lookLast(look) {
    return void looks.push(look);
};
/** Starts widgets on elements; those that run already get the new options. */ function startOn(plugin, shared, roots, given) {
    var kind = plugin.kind, ready = plugin.ready;
    var seen = roots.map(function(root) {
        return runningOn(root)[0] ? null : kind.look(root);
    });
    var started = roots.map(function(root) {
        // Taken out, as functions that live on hold on to the rest.
        var found = seen.shift();
        var running = runningOn(root)[0];
        if (running) {
            var name = running.kind.name;
            var again = function again() {
                return startOn(plugin, shared, [
                    root
                ], given);
            };
            if (running.applying) return void (running.again || running.moments.waiting).push(again);
            if (name === kind.name) return setOptions(running, given);
            // The nodes are the other plugin's until it is destroyed.
            return warn(kind.name, root, "" + name + " runs on this element already");
        }
        var widget = createWidget(kind, root, given, found || kind.look(root));
        store(widget, Object.create(shared, {
            widget: {
                value: widget
            }
        }));
        onRemoval(widget, kind.name.toLowerCase() + 'gone');
        holding(widget.moments, function() {
            return startWidget(widget);
        });
        return widget;
    });
    var last = looks;
    looks = [];
    for(var _i = 0; _i < last.length; _i++){
        var look = last[_i];
        look();
    }
    started.forEach(function(widget) {
        if (widget == null ? void 0 : widget.alive) enqueue(widget.moments, function() {
            return ready(widget);
        });
    });
}
/** What a page makes of markup may have text and comments between its elements. */ function elementsIn(set) {
    var elements = [];
    for(var _i = 0; _i < set.length; _i++){
        var node = set[_i];
        if (node.nodeType === 1) elements.push(node);
    }
    return elements;
}
/** Calls a method by name on every element; what a reader reads from each, null for the others. */ function callByName(plugin, elements, method, args) {
    var kind = plugin.kind, methods = plugin.methods, readers = plugin.readers;
    if (!Object.prototype.hasOwnProperty.call(methods, method)) {
        var names = Object.keys(methods).concat('instance', 'scan').join(', ');
        throw new Error(kind.name + ': there is no method "' + method + '"; there are ' + names);
    }
    var results = elements.map(function(element) {
        var _instance;
        var instance = instanceOf(kind, element);
        if (instance) return (_instance = instance)[method].apply(_instance, [].concat(args));
        return warn(kind.name, element, "" + method + "() was called before the widget was started");
    });
    return readers.indexOf(method) < 0 ? null : results;
}
/** Registers `$.fn[name]`, and starts what the markup asks for when the page is ready. */ function definePlugin(plugin) {
    var _registry_kind_name;
    var kind = plugin.kind, role = plugin.role;
    var registry = $.fn;
    // The file is on the page a second time: what runs already goes on.
    if (((_registry_kind_name = registry[kind.name]) == null ? void 0 : _registry_kind_name.role) === role) return;
    var shared = instanceMethods(plugin);
    var selector = '[data-role="' + role + '"]';
    var start = function start(elements, given) {
        return startOn(plugin, shared, elements, given);
    };
    var scan = function scan(within) {
        return start(elementsIn(within.find(selector).add(within.filter(selector))));
    };
    var bridge = function bridge(given) {
        for(var _len = arguments.length, args = new Array(_len > 1 ? _len - 1 : 0), _key = 1; _key < _len; _key++){
            args[_key - 1] = arguments[_key];
        }
        var elements = elementsIn(this);
        if (given === 'instance') return elements[0] && instanceOf(kind, elements[0]);
        if (given === 'scan') scan(this);
        else if (typeof given !== 'string') start(elements, given);
        else {
            var results = callByName(plugin, elements, given, args);
            if (results) return results[0];
        }
        return this;
    };
    bridge.role = role;
    registry[kind.name] = bridge;
    $(function() {
        return scan($(document));
    });
}

var nothing$1 = function nothing() {
    return undefined;
};
/** What is kept of an item's content; on the item, where the files of both widgets see it. */ var loadIn = function loadIn(item) {
    return item.load;
};
function loadOf(item) {
    var load = loadIn(item);
    if (!load) {
        load = {
            state: 'idle',
            url: null,
            stop: nothing$1,
            words: '',
            waiting: [],
            failure: null
        };
        item.load = load;
    }
    return load;
}
/** What the first of an item's elements that has the attribute says. */ function attributeOf(param, item, name) {
    var parts = param.parts;
    for(var _i = 0, _parts_shared_view_sourcesOf = parts.shared.view.sourcesOf(item); _i < _parts_shared_view_sourcesOf.length; _i++){
        var source = _parts_shared_view_sourcesOf[_i];
        var value = source.getAttribute(name);
        if (value) return value;
    }
    return '';
}
/** A hash alone is a place in the page, and no address of other content. */ var isAddress = function isAddress(url) {
    return !!url && /^\s*[^\s#]/.test(url);
};
function sourceOf(widget, item) {
    var _loadIn;
    if (!item.panel) return null;
    var given = (_loadIn = loadIn(item)) == null ? void 0 : _loadIn.url;
    var url = given || attributeOf(widget, item, 'data-content-url');
    if (!isAddress(url)) return null;
    var iframe = widget.options.iframe;
    var framed = attributeOf(widget, item, 'data-content-type') === 'iframe' || iframe && (!!given || isForeign(resolve(url)));
    return {
        url: url,
        framed: framed
    };
}
/** Whether selecting the item would ask a server for its content. */ function isRemote(widget, item) {
    var _loadIn;
    var source = sourceOf(widget, item);
    if (!source) return false;
    var isKept = source.framed || widget.options.cacheAjax;
    return ((_loadIn = loadIn(item)) == null ? void 0 : _loadIn.state) !== 'ready' || !isKept;
}
/** Whether an item's content is on its way. */ var isLoading = function isLoading(item) {
    var _loadIn;
    return ((_loadIn = loadIn(item)) == null ? void 0 : _loadIn.state) === 'loading';
};
/** Lets go on what waited for an item's content. */ function release(item) {
    for(var _i = 0, _loadOf_waiting_splice = loadOf(item).waiting.splice(0); _i < _loadOf_waiting_splice.length; _i++){
        var task = _loadOf_waiting_splice[_i];
        task();
    }
}
/** Calls `task` once the answer that is on its way has come, or has failed; false when none is. */ function whenLoaded(widget, item, task) {
    var _sourceOf;
    if (!isLoading(item) || ((_sourceOf = sourceOf(widget, item)) == null ? void 0 : _sourceOf.framed)) return false;
    loadOf(item).waiting.push(task);
    return true;
}

/** Why content could not be loaded, in words. */ function reasonOf(texts, param, why) {
    var status = param.status, statusText = param.statusText;
    // jQuery says "error" where the server gave no phrase.
    if (status) return statusText && statusText !== 'error' ? status + " " + statusText : "" + status;
    if (why === 'timeout') return texts.timeout;
    if (why === 'refused') return texts.refused;
    return why === 'error' ? texts.unreachable : statusText;
}
/** What stands in a panel whose content could not be loaded; text only, whatever the server sent. */ function buildFailure(texts, reason, retry) {
    var button = build('button', 'z-try-again', document.createTextNode(texts.tryAgain));
    button.setAttribute('type', 'button');
    button.onclick = retry;
    var text = function text(words) {
        return document.createTextNode(words);
    };
    // A server's words are in its own language, and so may be its direction.
    var because = build('bdi', '', text(reason));
    var message = build('p', '', text("" + texts.failed + " ("), because, text(')'));
    return build('div', 'z-failure', message, button);
}

/** Starts the widgets that the markup inside `target` asks for (rule C3). */ function scan(target) {
    var found = $(target);
    for(var _i = 0, _iter = [
        'uiTabs',
        'uiAccordion'
    ]; _i < _iter.length; _i++){
        var _found_name;
        var name = _iter[_i];
        if ((_found_name = found[name]) == null ? void 0 : _found_name.role) found[name]('scan');
    }
}
var RUNS = /^\s*(|module|(text|application)\/(x-)?(java|ecma|j|live)script(1\.\d)?)\s*$/i;
/** Runs scripts that came as markup, each after the one before it. */ function runScripts(scripts, insertion) {
    if (!insertion.isWanted()) return;
    // One that another has taken out doesn't run, as with jQuery.
    var old = scripts.shift();
    while(old && !isInPage(old))old = scripts.shift();
    if (!old) return insertion.done();
    var next = function next() {
        return runScripts(scripts, insertion);
    };
    var script = document.createElement('script');
    for(var n = 0; n < old.attributes.length; n++){
        var _old_attributes_n = old.attributes[n], name = _old_attributes_n.name, value = _old_attributes_n.value;
        script.setAttribute(name, value);
    }
    script.nonce = old.nonce;
    script.text = old.text;
    var waits = !!script.src && RUNS.test(script.type) && !script.noModule;
    if (waits) script.onload = script.onerror = next;
    old.parentNode.replaceChild(script, old);
    if (!waits) next();
}
/** Puts the content in without its scripts, and by the browser's own means: jQuery would run them. */ function insertWithoutScripts(target, content) {
    var holder = build('div', '');
    insertContent(holder, content);
    $(holder).find('script').filter(function(_, param) {
        var type = param.type;
        return RUNS.test(type);
    }).remove();
    while(holder.firstChild)target.appendChild(holder.firstChild);
}
/**
 * Puts content that has arrived in place of what is in `target`, runs its scripts once and in order,
 * and starts the widgets in it. An exception means that it can't be inserted.
 */ function insertFragment(target, content, insertion) {
    $(target).empty();
    var found = [];
    if (!insertion.scripts) {
        insertWithoutScripts(target, content);
    } else if (typeof content === 'string' && !$.ajax) {
        // jQuery loads the scripts of a fragment by AJAX, which its slim build hasn't.
        target.innerHTML = content;
        found = Array.prototype.slice.call(target.getElementsByTagName('script'));
    } else {
        tryInsert(target, content, function(error) {
            throw error;
        });
    }
    runScripts(found, _extends({}, insertion, {
        done: function done() {
            scan(target);
            insertion.done();
        }
    }));
}

var PASSED = [
    'sandbox',
    'allow',
    'referrerpolicy'
];
/** The frame that an earlier run has left in `target`, or null. */ function frameIn(target) {
    return target.querySelector(':scope > .z-video > .z-iframe');
}
/** Puts a frame into `target`, in place of what is there (rule C19). */ function insertFrame(target, settings) {
    var frame = build('iframe', 'z-iframe');
    frame.title = settings.title;
    if (settings.lazy) frame.setAttribute('loading', 'lazy');
    for(var _i = 0; _i < PASSED.length; _i++){
        var name = PASSED[_i];
        for(var _i1 = 0, _settings_sources = settings.sources; _i1 < _settings_sources.length; _i1++){
            var source = _settings_sources[_i1];
            var value = source.getAttribute('data-iframe-' + name);
            // The first one counts; also an empty one says something.
            if (value !== null && !frame.hasAttribute(name)) frame.setAttribute(name, value);
        }
    }
    frame.src = settings.src;
    target.appendChild(build('div', 'z-video', frame));
    return frame;
}
/** Calls `done` when the frame has loaded; the function returned calls that off. */ function whenFramed(frame, done) {
    var end = function end() {
        return frame.removeEventListener('load', loaded);
    };
    var loaded = function loaded() {
        end();
        done();
    };
    frame.addEventListener('load', loaded);
    return end;
}

/** What stands for jQuery's XHR object where nothing was sent. */ var noAnswer = function noAnswer(statusText) {
    return {
        status: 0,
        statusText: statusText,
        responseText: ''
    };
};
function byJQuery(param) {
    var url = param.url, cache = param.cache, done = param.done, failed = param.failed;
    var native;
    // Old versions may answer before they return; the widget hears of it afterwards.
    var within = true;
    var then = function then(task) {
        if (within) setTimeout(task);
        else task();
    };
    var xhr = $.ajax({
        url: url,
        cache: cache,
        ifModified: false,
        type: 'GET',
        dataType: 'html',
        xhr: function xhr() {
            return native = $.ajaxSettings.xhr == null ? void 0 : $.ajaxSettings.xhr.call($.ajaxSettings);
        }
    });
    xhr.then(function(html) {
        // A server may have sent the request on to a place that we would not ask.
        var from = native && native.responseURL;
        if (from && isForeign(resolve(from))) then(function() {
            return failed(noAnswer('error'), 'error');
        });
        else then(function() {
            return done(typeof html === 'string' ? html : '');
        });
    }, function(_, why) {
        return then(function() {
            return failed(xhr, why);
        });
    });
    within = false;
    return function() {
        return xhr.abort();
    };
}
// What jQuery does against caches. The time keeps the numbers of the two widgets' files apart.
var serial = 0;
var fresh = function fresh(url) {
    var _url_split = url.split('#'), tmp = _url_split[0], path = tmp === void 0 ? '' : tmp, hash = _url_split[1];
    serial = Math.max(serial + 1, Date.now());
    return path + (path.indexOf('?') < 0 ? '?' : '&') + '_=' + serial + (hash ? '#' + hash : '');
};
function byFetch(param) {
    var url = param.url, cache = param.cache, done = param.done, failed = param.failed;
    var lost = function lost() {
        return failed(noAnswer('error'), 'error');
    };
    var init = {
        headers: {
            Accept: 'text/html, */*; q=0.01',
            'X-Requested-With': 'XMLHttpRequest'
        },
        credentials: 'same-origin',
        // A server can't send the request on to another origin, then.
        mode: 'same-origin'
    };
    var abort = function abort() {
        return undefined;
    };
    if (typeof AbortController === 'function') {
        var controller = new AbortController();
        init.signal = controller.signal;
        abort = function abort() {
            return controller.abort();
        };
    }
    var answered = function answered(response) {
        return response.text().then(function(responseText) {
            var ok = response.ok, status = response.status, statusText = response.statusText;
            if (ok) done(responseText);
            else failed({
                status: status,
                statusText: statusText,
                responseText: responseText
            }, 'error');
        }, lost);
    };
    if (typeof fetch === 'function') fetch(cache ? url : fresh(url), init).then(answered, lost);
    else setTimeout(lost);
    return abort;
}
/** Asks for an address; the function returned takes the request back. */ function request(asked) {
    // The slim build of jQuery has no AJAX.
    return $.ajax ? byJQuery(asked) : byFetch(asked);
}

/** The words for assistive technology in `place`; there before it is needed, or it would not be heard. */ function statusIn(param, place) {
    var life = param.life;
    var children = Array.prototype.slice.call(place.children);
    var found = firstThat(children, function(child) {
        return hasClass(child, 'z-status');
    });
    if (found) return found;
    var status = place.appendChild(build('span', 'z-status'));
    status.setAttribute('role', 'status');
    onEnd(life, function() {
        return detach(status);
    });
    return status;
}

// How long a user may be left without a word, in milliseconds (rule C18).
var PATIENCE = 400;
/** Marks an item as loading; the function returned ends that, and says so if it took long. */ function markLoading(widget, item) {
    var shared = widget.parts.shared;
    var view = shared.view;
    var texts = widget.options.texts;
    var load = loadOf(item);
    var panel = item.panel;
    var status = statusIn(widget, view.statusPlace(widget, item));
    var say = function say(words) {
        // What is said there may be another item's.
        if (isOpen(widget, item)) status.textContent = words;
    };
    var timer = setTimeout(function() {
        load.words = texts.loading;
        say(texts.loading);
    }, PATIENCE);
    var paint = function paint(busy) {
        var // It may have begun to play meanwhile.
        _shared_player;
        setAttribute(panel, 'aria-busy', busy ? 'true' : null);
        view.paintBusy(widget, item);
        (_shared_player = shared.player) == null ? void 0 : _shared_player.update();
    };
    say('');
    paint(true);
    return function(words) {
        clearTimeout(timer);
        paint(false);
        if (load.words || words !== texts.loaded) say(words);
        load.words = '';
    };
}
function begin(widget, item) {
    var load = loadOf(item);
    load.state = 'loading';
    var unmark = markLoading(widget, item);
    var attempt = {
        live: true,
        end: function end(state, words) {
            var counts = attempt.live;
            if (counts) {
                attempt.live = false;
                load.stop = nothing$1;
                load.state = state;
                unmark(words);
            }
            return counts;
        }
    };
    return attempt;
}
/** Tells of the end, and lets go on what waited for it. */ function conclude(widget, item, name, xhr) {
    var view = widget.parts.shared.view;
    view.changed(widget, item);
    view.tell(widget, item, name, xhr);
    release(item);
}
/** The function returned gives the panel the focus that it held, if that fell to the page's body. */ function keepFocus(param) {
    var panel = param.panel;
    var had = holdsFocus(panel);
    return function() {
        var activeElement = document.activeElement, body = document.body;
        if (had && (!activeElement || activeElement === body)) focusOn(panel);
    };
}
/** Shows why there is no content, and lets the user try again. */ function fail(widget, item, xhr, why) {
    var texts = widget.options.texts;
    var panel = item.panel;
    var message = buildFailure(texts, reasonOf(texts, xhr, why), function() {
        focusOn(panel);
        startLoad(widget, item);
    });
    loadOf(item).failure = message;
    panel.insertBefore(message, panel.firstChild);
    conclude(widget, item, 'error', xhr);
}
/** Takes the message of a failure away; focus in it goes to the panel. */ function dropFailure(item) {
    var load = loadOf(item);
    var refocus = keepFocus(item);
    if (load.failure) detach(load.failure);
    load.failure = null;
    refocus();
}
/** Puts a frame into an item, and calls `done` when it has loaded; one that is there stays. */ function loadFrame(widget, item, src, done) {
    var view = widget.parts.shared.view;
    var inner = view.innerOf(item);
    var frame = frameIn(inner);
    if (frame && frame.src === src) {
        frame.src = src;
    } else {
        // A new one, as a frame's changes of address are steps of the page's history.
        var refocus = keepFocus(item);
        emptyContent(inner);
        refocus();
        var title = wordsOf(item.label);
        var sources = view.sourcesOf(item);
        frame = insertFrame(inner, {
            src: src,
            title: title,
            sources: sources,
            lazy: isOpen(widget, item)
        });
    }
    return whenFramed(frame, done);
}
/** Puts the answer of a server into an item, as long as the attempt counts. */ function insertAnswer(widget, item, html, param) {
    var attempt = param.attempt, done = param.done;
    var _widget_options = widget.options, executeScripts = _widget_options.executeScripts, sanitize = _widget_options.sanitize;
    var inner = widget.parts.shared.view.innerOf(item);
    var refocus = keepFocus(item);
    insertFragment(inner, sanitize ? sanitize.call(widget.root, html) : html, {
        scripts: executeScripts,
        isWanted: function isWanted() {
            return attempt.live;
        },
        done: function done1() {
            refocus();
            done();
        }
    });
    // Its scripts are still on their way.
    if (attempt.live) refocus();
}
/** Asks for an item's content, now and in any case; an earlier request is taken back. */ function startLoad(widget, item) {
    var source = sourceOf(widget, item);
    if (!source) return;
    var load = loadOf(item);
    load.stop();
    dropFailure(item);
    var _resolve = resolve(source.url), url = _resolve.href;
    var attempt = begin(widget, item);
    var done = function done() {
        if (attempt.end('ready', widget.options.texts.loaded)) conclude(widget, item, 'contentLoad');
    };
    var failed = function failed(xhr, why) {
        if (attempt.end('failed', widget.options.texts.failed)) fail(widget, item, xhr, why);
    };
    var answered = function answered(html) {
        if (attempt.live) trying(function() {
            return insertAnswer(widget, item, html, {
                attempt: attempt,
                done: done
            });
        });
    };
    // What the page's own hooks throw is reported, and the content has failed.
    var trying = function trying(task) {
        try {
            task();
        } catch (error) {
            failed(noAnswer(String(error)), 'unusable');
        }
    };
    var abort;
    trying(function() {
        if (isRefused$1(widget, source)) abort = refuse(widget, source.url, failed);
        else if (source.framed) abort = loadFrame(widget, item, url, done);
        else abort = request({
            url: url,
            cache: widget.options.cacheAjax,
            done: answered,
            failed: failed
        });
    });
    if (attempt.live) load.stop = function() {
        return attempt.end('idle', '') && (abort == null ? void 0 : abort());
    };
}
/** Whether content may not come from there (rule C18), or comes from there already around it. */ function isRefused$1(widget, param) {
    var url = param.url, framed = param.framed;
    var link = resolve(url);
    return !isWeb(link) || !framed && (isForeign(link) || isInside(widget.root, link.href));
}
/** Whether an element is in content from this address; such content would never come to an end. */ function isInside(root, url) {
    for(var at = root.parentElement; at; at = at.parentElement){
        for(var _i = 0, _runningOn = runningOn(at); _i < _runningOn.length; _i++){
            var widget = _runningOn[_i];
            var holding = widget.parts.items.filter(function(param) {
                var panel = param.panel;
                return panel == null ? void 0 : panel.contains(root);
            })[0];
            var source = holding && sourceOf(widget, holding);
            if (source && resolve(source.url).href === url) return true;
        }
    }
    return false;
}
/** Says that an address can't be used; fails as a server would, after what is going on now. */ function refuse(param, url, failed) {
    var kind = param.kind, root = param.root;
    var rule = 'it has to be an http(s) address, of this site unless the option iframe is on, ' + 'and not one that the content around it is from';
    warn(kind.name, root, '"' + url + '" is not loaded: ' + rule);
    var timer = setTimeout(function() {
        return failed(noAnswer('refused'), 'refused');
    });
    return function() {
        return clearTimeout(timer);
    };
}

/** Loads the content of an item that is visited, unless it is there (rule C18). */ function visit(widget, item) {
    var source = sourceOf(widget, item);
    if (!source || !isRemote(widget, item)) return;
    // What is on its way is not asked for twice.
    if (isLoading(item) && (source.framed || widget.options.cacheAjax)) return;
    var inner = widget.parts.shared.view.innerOf(item);
    var frame = source.framed && frameIn(inner);
    // A saved copy of the page has its frame already.
    if (frame && frame.src === resolve(source.url).href) loadOf(item).state = 'ready';
    else startLoad(widget, item);
}
/** Ends what is on its way for an item that goes. */ function forget(item) {
    var load = loadIn(item);
    if (!load) return;
    load.stop();
    if (load.failure) detach(load.failure);
}
/**
 * Gives the items the addresses of `contentUrls`; those whose address is another one load again, and
 * so do those that failed.
 */ function bindUrls(widget) {
    var given = widget.given, options = widget.options, parts = widget.parts, life = widget.life;
    var turn = (given['contentUrls'] || 0) + (given['iframe'] || 0);
    if (turn === parts.shared.urlsFrom) return;
    parts.shared.urlsFrom = turn;
    parts.items.forEach(function(item, n) {
        var given = options.contentUrls && options.contentUrls[n];
        var url = isAddress(given) ? given : null;
        if (!url && !loadIn(item)) return;
        var load = loadOf(item);
        if (load.url === url && load.state !== 'failed') return;
        load.stop();
        load.url = url;
        load.state = 'idle';
        if (sourceOf(widget, item)) return;
        dropFailure(item);
        // Nothing will come that could be waited for.
        if (load.waiting.length) after(life, 0, function() {
            return release(item);
        });
    });
}
/** Loads what is opened, as long as the present options. */ function mountContent(widget) {
    var parts = widget.parts;
    var view = parts.shared.view;
    bindUrls(widget);
    // At first, nothing is open yet.
    for(var _i = 0, _openItems = openItems(widget); _i < _openItems.length; _i++){
        var item = _openItems[_i];
        if (loadOf(item).state === 'idle') visit(widget, item);
        // The arrow that turns may be another one, or gone.
        view.paintBusy(widget, item);
    }
    follow(widget, function(param) {
        var opened = param.opened, closed = param.closed;
        for(var _i = 0, _closed_concat = closed.concat(opened); _i < _closed_concat.length; _i++){
            var index = _closed_concat[_i];
            var item = parts.items[index];
            var load = item && loadIn(item);
            if (!load) continue;
            var words = opened.indexOf(index) < 0 ? '' : load.words;
            statusIn(widget, view.statusPlace(widget, item)).textContent = words;
            view.paintBusy(widget, item);
        }
        for(var _i1 = 0; _i1 < opened.length; _i1++){
            var index1 = opened[_i1];
            visit(widget, parts.items[index1]);
        }
    });
}
/** Loads what is open first; all that is on its way then ends with the widget. */ function startContent(widget) {
    for(var _i = 0, _openItems = openItems(widget); _i < _openItems.length; _i++){
        var item = _openItems[_i];
        visit(widget, item);
    }
    onEnd(widget.life, function() {
        return widget.parts.items.forEach(forget);
    });
}
function remoteAt(widget, method, given) {
    var kind = widget.kind, root = widget.root, parts = widget.parts;
    var item = itemAt(widget, parts.items, method, given);
    if (!item || sourceOf(widget, item)) return item;
    warn(kind.name, root, method + "(): " + kind.noun + " " + item.index + " has no address to load from");
    return undefined;
}
/** Loads an item's content again, now. */ function load(widget, index) {
    var item = remoteAt(widget, 'load', index);
    if (item) startLoad(widget, item);
}
/** Loads an item's content before it is opened, unless it is there or on its way. */ function preload(widget, index) {
    var item = remoteAt(widget, 'preload', index);
    if (item && isRemote(widget, item) && !isLoading(item)) visit(widget, item);
}

// What waits to be found costs the browser style and layout, so that many items don't.
var MOST_FINDABLE = 50;
// Pages' scripts leave fields out of their checks by what has no box.
var FIELDS = 'input, select, textarea';
var FOUND = 'until-found';
// The style sheet keeps what is in them laid out; with more, that costs more than it gives.
var PARKED = 'z-parked';
var MOST_PARKED = 8;
// Up to so many elements are laid out sooner than the browser has gone over the page for parking them.
var FEW = 100;
/** Whether the browser's search may find what is in closed items (rule R1). */ function isFindable(param) {
    var findInPage = param.options.findInPage, items = param.parts.items;
    return findInPage === 'auto' ? items.length <= MOST_FINDABLE : findInPage;
}
var waiting$1 = [];
function sortSoon(widget, item) {
    if (waiting$1.push([
        widget,
        item
    ]) === 1) requestAnimationFrame(sort);
}
/**
 * Takes an item's content out of sight; where it may be found, the browser tells by `beforematch`. Until
 * it is known whether content can wait for that without harm, it has no box.
 */ function hide(widget, item, usable) {
    var content = item.panel;
    var waits = usable && !item.plain && isFindable(widget) && 'onbeforematch' in content;
    var isNew = waits && item.plain === undefined;
    if (isNew && !item.fresh) sortSoon(widget, item);
    item.fresh = isNew;
    setAttribute(content, 'hidden', waits && !isNew ? FOUND : '');
}
/** Whether content that waits to be found is out of sight and reach by the page's styles, too. */ function isAway(content) {
    var style = getComputedStyle(content);
    return style.position === 'absolute' && style.visibility === 'hidden' && style.getPropertyValue('content-visibility') === 'hidden' && !/table/.test(style.display) && !/[1-9]/.test(style.transitionDuration);
}
/** Whether an item is closed still; one that moves is sorted when it has come to rest. */ function isReady(param, item) {
    var alive = param.alive, parts = param.parts;
    var panel = item.panel, plain = item.plain, fresh = item.fresh, index = item.index;
    if (!panel || !alive || parts.items[index] !== item || plain !== undefined) return false;
    return panel.getAttribute('hidden') === '' && (!!fresh || hasClass(panel, PARKED));
}
/**
 * Lets those that wait be found, of all widgets, before the next frame, unless that, or to be parked, does
 * them harm: what waits so makes it dear to ask for styles, and there they are asked for once.
 */ function sort() {
    var ready = waiting$1.filter(function(param) {
        var widget = param[0], item = param[1];
        return isReady(widget, item);
    });
    var panelOf = function panelOf(item) {
        return item.panel;
    };
    // When sets start, what has been written by now is styled first: among many that wait to be found that
    // takes thrice the time. One that is left would lose the styles that it has.
    if (ready.length > MOST_PARKED) ready.slice(0, 1).forEach(function(param) {
        var item = param[1];
        return isAway(panelOf(item));
    });
    for(var _i = 0; _i < ready.length; _i++){
        var _ready__i = ready[_i], options = _ready__i[0].options, item = _ready__i[1];
        item.plain = options.findInPage === 'auto' && !!panelOf(item).querySelector(FIELDS);
        if (!item.plain && item.fresh) panelOf(item).setAttribute('hidden', FOUND);
    }
    for(var _i1 = 0; _i1 < waiting$1.length; _i1++){
        var _waiting__i = waiting$1[_i1], item1 = _waiting__i[1];
        item1.fresh = false;
    }
    waiting$1 = [];
    for(var _i2 = 0; _i2 < ready.length; _i2++){
        var _item;
        var _ready__i1 = ready[_i2], item2 = _ready__i1[1];
        (_item = item2).plain || (_item.plain = !isAway(panelOf(item2)));
    }
    for(var _i3 = 0; _i3 < ready.length; _i3++){
        var _ready__i2 = ready[_i3], item3 = _ready__i2[1];
        if (!item3.plain) continue;
        panelOf(item3).hidden = true;
        setClass(panelOf(item3), PARKED, false);
    }
}
/** Whether a closed item may be parked, as far as that is known; scripts that check forms may ask at once. */ function mayPark(param, param1) {
    var options = param.options;
    var panel = param1.panel, plain = param1.plain, fresh = param1.fresh;
    if (!panel || plain || fresh || panel.getAttribute('hidden') !== '') return false;
    if (options.findInPage !== 'auto' || !('onbeforematch' in panel)) return false;
    if (!panel.getElementsByTagName('*')[FEW]) return false;
    return plain === false || !panel.querySelector(FIELDS);
}
/** Hides items that were shown: where none waits to be found, the last few of them are soon shown again. */ function park(widget, closed) {
    var parked = widget.parts.shared.parked;
    for(var _i = 0; _i < closed.length; _i++){
        var item = closed[_i];
        if (!item || !mayPark(widget, item)) continue;
        var content = item.panel;
        var at = parked.indexOf(content);
        if (at >= 0) parked.splice(at, 1);
        parked.push(content);
        setClass(content, PARKED);
        sortSoon(widget, item);
    }
    for(var _i1 = 0, _parked_splice = parked.splice(0, parked.length - MOST_PARKED); _i1 < _parked_splice.length; _i1++){
        var content1 = _parked_splice[_i1];
        setClass(content1, PARKED, false);
    }
}

/** Tells the page that a widget has started. */ function tellReady(root, type, callback) {
    var item = $(root);
    item.id = idOf(root);
    item.item = item;
    announce(root, type, function() {
        return item;
    }, callback);
}

var isPromised = function isPromised(answer) {
    return !!answer && typeof answer.then === 'function';
};
/** Calls `decided` once, at once where nothing is promised: whether no answer refuses. */ function decide(answers, decided) {
    var open = answers.length + 1;
    var count = function count(answer) {
        if (open < 0) return;
        open = answer === false ? -1 : open - 1;
        if (open < 1) decided(!open);
    };
    answers.forEach(function(answer) {
        var isOpen = true;
        var take = function take(value) {
            // Only promises that are none answer twice.
            if (isOpen) count(value);
            isOpen = false;
        };
        try {
            if (isPromised(answer)) answer.then(take, function() {
                return take(false);
            });
            else take(answer);
        } catch (unused) {
            // Waiting for it would never end.
            take(false);
        }
    });
    count(true);
}
/** The labels of what the page thinks about, one for each question. */ var busy = [];
/**
 * Decides by what was answered, unless `pending` has ended; what was asked about is busy while the page
 * has to think.
 */ function weigh(pending, asked, decided) {
    var _instance;
    decide((_instance = []).concat.apply(_instance, [].concat(asked.map(function(param) {
        var answer = param[1];
        return answer;
    }))), function(allowed) {
        // The page may have ended the widget, or asked for something else.
        if (!pending.undo) return;
        endScope(pending);
        decided(allowed);
    });
    if (!pending.undo) return;
    asked.forEach(function(param) {
        var label = param[0];
        busy.push(label);
        label.setAttribute('aria-busy', 'true');
        onEnd(pending, function() {
            busy.splice(busy.indexOf(label), 1);
            if (busy.indexOf(label) < 0) label.removeAttribute('aria-busy');
        });
    });
}
var itemsOf = function itemsOf(param) {
    var parts = param.parts;
    return parts.items;
};
/** Whether the page hasn't answered yet what it was asked about a change. */ var isThinking = function isThinking(param) {
    var pending = param.pending;
    var _pending_undo;
    return !!((_pending_undo = pending.undo) == null ? void 0 : _pending_undo.length);
};
/** Fills what stayed empty for the sake of a question, though not with what was refused. */ function refill(widget, items) {
    if (items === void 0) items = [];
    var held = widget.held;
    var refused = widget.refused.concat(items);
    widget.held = null;
    if (held && widget.alive) held(refused);
    // What guards write has the next one held back: nothing is asked about twice for that.
    widget.refused = refused;
}
/** Asks the page about a change (rule C10); false where there is none. */ function ask(widget, plan, reason, decided) {
    var wanted = plan();
    if (!wanted) return false;
    var question = widget.pending = createScope();
    var waiting = question.waiting = [];
    question.plan = plan;
    weigh(question, widget.kind.ask(widget, wanted, reason), function(allowed) {
        var requests = widget.requests;
        var refused = allowed ? null : plan();
        var items = refused ? refused.opened.map(function(index) {
            return itemsOf(widget)[index];
        }) : [];
        decided(allowed, wanted);
        // What callbacks have asked for counts.
        var goesOn = widget.alive && widget.requests === requests;
        if (goesOn) for(var _i = 0; _i < waiting.length; _i++){
            var goOn = waiting[_i];
            goOn(refused);
        }
        refill(widget, items);
    });
    return true;
}

/** Whether what the page thinks about would stay open with what is planned. */ function isInLine(widget, plan) {
    var open = widget.open, pending = widget.pending;
    var asked = isThinking(widget) && pending.plan ? pending.plan() : null;
    if (!asked) return false;
    widget.open = asked.open;
    var after = (plan() || asked).open;
    widget.open = open;
    return !!asked.opened.length && asked.opened.every(function(index) {
        return after.indexOf(index) >= 0;
    });
}
/**
 * The one way in for every change (rule C11): the page's word on it, then state, then markup and ARIA,
 * then motion, then the callbacks. `plan` gives the change for the state there is; `then` is called once
 * it is made, or where there is nothing to change, and is told whether the page had to think.
 */ function change(widget, plan, reason, then) {
    // What hears of the focus while a change is painted comes after it.
    if (widget.applying) return enqueue(widget.moments, function() {
        return change(widget, plan, reason, then);
    });
    var late = false;
    var goOn = function goOn() {
        return then && then(late);
    };
    if (reason !== 'hash') widget.requests += 1;
    if (/hash|reveal|find/.test(reason) && isInLine(widget, plan)) {
        var _widget_pending_waiting;
        // One address, or one search, may lead to several places: none of them gives up another.
        if (!plan()) return goOn();
        (_widget_pending_waiting = widget.pending.waiting) == null ? void 0 : _widget_pending_waiting.push(function(refused) {
            var left = plan();
            if (refused && (left == null ? void 0 : left.opened.every(function(index) {
                return refused.opened.indexOf(index) >= 0;
            }))) return;
            change(widget, plan, reason, function() {
                return then && then(true);
            });
        });
        return;
    }
    // What is asked for last counts.
    endScope(widget.pending);
    widget.refused = [];
    late = ask(widget, plan, reason, function(allowed, param) {
        var opened = param.opened;
        if (!allowed) return;
        make(widget, plan, reason, !opened.length);
        goOn();
    });
    if (late) return;
    // Nothing to change: what moves goes on.
    goOn();
    refill(widget);
}
/** Makes a change that is allowed; what the page thinks about meanwhile is not. */ function make(widget, plan, reason, closes) {
    var stillWanted = function stillWanted() {
        endScope(widget.pending);
        var planned = plan();
        // What the callbacks have closed, or opened, isn't turned back.
        return planned && !planned.opened.length === closes ? planned : null;
    };
    force(widget, stillWanted, reason);
}
/** Makes a change that nobody is asked about; one in progress is settled first. */ function force(widget, plan, reason) {
    settle(widget);
    // A callback of the settled change may have ended the widget, or made another change.
    if (!widget.alive) return;
    holding(widget.moments, function() {
        settle(widget);
        var planned = plan();
        if (planned) applyChange(widget, planned, reason);
    });
}

/** The index of an item wherever it is by now; -1 where it is gone, or there is none. */ var placeOf$1 = function placeOf(widget, item) {
    return item && itemsOf(widget)[item.index] === item ? item.index : -1;
};
/** The indexes of items likewise; without those that are gone. */ var placesOf = function placesOf(widget, items) {
    return items.map(function(item) {
        return placeOf$1(widget, item);
    }).filter(function(index) {
        return index >= 0;
    });
};
/** Whether the page thinks about opening something that could be open: until it answers `fill` waits. */ function holdsBack(widget, fill) {
    var _widget_pending = widget.pending, undo = _widget_pending.undo, plan = _widget_pending.plan;
    // Also while it is being asked: what it writes meanwhile is no reason to ask anew.
    var wanted = undo && plan && plan();
    var awaited = !!wanted && wanted.opened.length > 0;
    if (awaited) widget.held = fill;
    return awaited;
}
/** Selects an item, wherever callbacks move it: a tab is shown, a section opened or closed. */ function select(widget, index, reason) {
    var item = itemsOf(widget)[index];
    change(widget, function() {
        return widget.kind.choose(widget, placeOf$1(widget, item));
    }, reason);
}
/** Opens an item likewise, and never closes one; `then` is called once it is open, wherever it is. */ function open(widget, index, reason, then) {
    var item = itemsOf(widget)[index];
    var place = function place() {
        return placeOf$1(widget, item);
    };
    var isOpen = function isOpen() {
        return widget.open.indexOf(place()) >= 0;
    };
    var plan = function plan() {
        return widget.kind.planOpen(widget, place());
    };
    change(widget, plan, reason, function(late) {
        return then && isOpen() && then(late);
    });
}
/**
 * Whether the page lets something be open first; undefined while it has to think, and what it agrees to
 * then is opened.
 */ function askFirst(widget, items, reason, then) {
    var plan = function plan() {
        return widget.kind.planOnly(widget, placesOf(widget, items));
    };
    var answer;
    var late = false;
    var isAsked = ask(widget, plan, reason, function(allowed, param) {
        var opened = param.opened;
        answer = allowed;
        if (!late || !allowed) return;
        make(widget, plan, reason, !opened.length);
        then();
    });
    late = true;
    return isAsked ? answer : true;
}

/** The item of a widget whose content holds a node. */ var itemWith = function itemWith(param, node) {
    var parts = param.parts;
    return node ? parts.items.filter(function(param) {
        var panel = param.panel;
        return panel == null ? void 0 : panel.contains(node);
    })[0] : undefined;
};
/** The widgets around an element, the outermost first. */ function widgetsAround(element) {
    var widgets = [];
    for(var at = element.parentElement; at; at = at.parentElement){
        var _widgets;
        (_widgets = widgets).unshift.apply(_widgets, [].concat(runningOn(at)));
    }
    return widgets;
}
/**
 * Opens what holds an element, the outermost first, in widgets of both kinds: for the reason that
 * `reasonFor` gives, unless that is null. What the page refuses keeps closed what is in it; while the page
 * thinks, that waits. `then` is called once all is open, and told whether the page had to think.
 */ function openAround(element, reasonFor, then) {
    var passed = [];
    var goOn = function goOn1(late) {
        // While the page thinks, a set may come in the place of one that has ended.
        var widget = widgetsAround(element).filter(function(param) {
            var root = param.root;
            return passed.indexOf(root) < 0;
        })[0];
        if (!widget) return then(late);
        passed.push(widget.root);
        var item = itemWith(widget, element);
        var reason = item && reasonFor(widget);
        if (!item || !reason) return goOn(late);
        open(widget, item.index, reason, function(waited) {
            // Whoever looks for it scrolls there next: nothing may be on its way.
            if (reason !== 'hash') settle(widget);
            goOn(late || waited);
        });
    };
    goOn(false);
}

/** Matches where the user wants less motion. */ var query$1 = function query() {
    return matchMedia('(prefers-reduced-motion: reduce)');
};
var isCalm = function isCalm() {
    return query$1().matches;
};
/** Tells of each change of that wish until the scope ends. */ var onCalm = function onCalm(scope, changed) {
    return onMedia(scope, query$1(), changed);
};

function headingBefore(block) {
    var before = block.previousElementSibling;
    return before && /^H[1-6]$/.test(before.tagName) ? before : null;
}
/**
 * Gives an element its accessible name: the container's own, else the heading before it, else the
 * words given. What was done to the heading is undone by the function returned, if anything was.
 */ function giveName(param) {
    var element = param.element, root = param.root, block = param.block, id = param.id, otherwise = param.otherwise;
    var label = root.getAttribute('aria-label');
    var labelledBy = root.getAttribute('aria-labelledby');
    var undo = null;
    var heading = headingBefore(block);
    if (!label && !labelledBy && heading) {
        var hadId = !!heading.id;
        labelledBy = idFor(heading, id);
        if (!hadId && labelledBy) undo = function undo() {
            return heading.removeAttribute('id');
        };
    }
    setAttribute(element, 'aria-labelledby', labelledBy);
    setAttribute(element, 'aria-label', labelledBy ? null : label || otherwise);
    return undo;
}

var NAMES$1 = words('role aria-roledescription aria-label aria-labelledby');
/** Takes off what a copy brings that was saved while the set played. */ function dropCarousel(param, live) {
    var root = param.root, options = param.options;
    live.removeAttribute('aria-live');
    if (root.getAttribute('aria-roledescription') !== options.texts.carousel) return;
    dropAttributes(root, 'role aria-roledescription');
    if (root.getAttribute('aria-label') === options.texts.slides) root.removeAttribute('aria-label');
}
/** Tells assistive technology that `element` holds things that take turns (rule S7). */ function describeCarousel(param, scope, param1) {
    var root = param.root, options = param.options;
    var element = param1.element, prefix = param1.prefix;
    // A list would lose its meaning, and an author's role says more.
    if (/^[UO]L$/.test(element.tagName) || element.hasAttribute('role')) return;
    var texts = options.texts;
    var kept = keep(element, NAMES$1);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-roledescription', texts.carousel);
    var id = prefix + '-name';
    var before = element.previousElementSibling;
    var block = before && hasClass(before, 'z-autoplay') ? before : element;
    var undo = giveName({
        element: element,
        root: root,
        block: block,
        id: id,
        otherwise: texts.slides
    });
    onEnd(scope, function() {
        if (undo) undo();
        restore(element, kept, NAMES$1, []);
    });
}

/** The button that starts and stops autoplay (rule S1). */ function buildControl() {
    var button = build('button', 'z-autoplay');
    button.setAttribute('type', 'button');
    return button;
}
/** Names the control after what it does now. */ function paintControl(control, param, playing) {
    var play = param.play, pause = param.pause;
    setClass(control, 'z-playing', playing);
    setAttribute(control, 'aria-label', playing ? pause : play);
}
/** An accordion may be wrapped, unwrapped, moved or taken away; its control goes along. */ function placeControl(control, next) {
    var host = next && next.parentNode;
    if (!host) detach(control);
    else if (control !== next && control.nextSibling !== next) keepingFocus(function() {
        return host.insertBefore(control, next);
    });
}

var nothing = function nothing() {
    return undefined;
};
var createPlayer = function createPlayer() {
    return {
        asked: 0,
        from: 0,
        willed: false,
        stopped: false,
        hovered: false,
        focused: false,
        unseen: false,
        control: null,
        update: nothing,
        run: null
    };
};
/** Whether it is to play, as far as the user and the page have said. */ var isPlaying = function isPlaying(param) {
    var stopped = param.stopped, willed = param.willed;
    return !stopped && (willed || !isCalm());
};
/** Lets it play, as the user or the page asked for. */ function setGoing(player) {
    player.willed = true;
    player.stopped = player.focused = false;
}

// The time between two items where nobody says, in milliseconds.
var USUAL = 2000;
/** Whether something keeps it where it is for the moment. */ var isHeld = function isHeld(widget, param) {
    var hovered = param.hovered, focused = param.focused, unseen = param.unseen;
    return hovered || focused || unseen || document.hidden || openItems(widget).some(isLoading);
};
/** An action of the user's stops a smart autoplay; any other waits anew. */ function noteAction$1(param) {
    var parts = param.parts, options = param.options;
    var player = parts.shared.player;
    if (!player || !player.run) return;
    if (options.autoplay.smart) player.stopped = true;
    player.update();
}
/** A pointer over the stage pauses; over the control it may start what it wants to see. */ function listenForPointer(param, player, scope) {
    var element = param.element;
    // eslint-disable-next-line floor/dom -- what says that it hovers has `matches`
    var isOver = function isOver(one) {
        return !!one && one.matches(':hover');
    };
    // It may be there already; what a finger has touched counts as hovered, too.
    if (media('(hover: hover)').matches && isOver(element) && !isOver(player.control)) {
        player.hovered = true;
    }
    on(scope, element, 'pointerover pointerleave', function(param) {
        var type = param.type, target = param.target, originalEvent = param.originalEvent;
        var _player_control;
        var pointer = originalEvent;
        if (!pointer || pointer.pointerType === 'touch') return;
        var hovered = type === 'pointerover' && !((_player_control = player.control) == null ? void 0 : _player_control.contains(target));
        if (hovered === player.hovered) return;
        player.hovered = hovered;
        player.update();
    });
}
/** Whether the focus is one to be seen: it came by keys, or into a field. */ function isFocusSeen(element) {
    try {
        return element.matches(':focus-visible');
    } catch (unused) {
        return true;
    }
}
/** Focus stops a smart autoplay for good (rule S2), and pauses another while it is inside. */ function listenForFocus(widget, param, player, scope) {
    var element = param.element;
    var focus = document.activeElement;
    // It may be there already, unless that is where autoplay was asked for.
    if (!player.willed && holdsFocus(element) && !holdsFocus(player.control)) {
        player.focused = isFocusSeen(focus);
    }
    on(scope, element, 'focusin focusout', function(param) {
        var type = param.type, target = param.target;
        var _player_control;
        if ((_player_control = player.control) == null ? void 0 : _player_control.contains(target)) return;
        var focused = type === 'focusin' && isFocusSeen(target);
        if (focused) noteAction$1(widget);
        player.focused = focused && !widget.options.autoplay.smart;
        player.update();
    });
}
/** What only the browser knows: the page hidden, the stage out of sight, motion unwanted. */ function listenForSight(param, player, scope) {
    var element = param.element;
    var update = function update() {
        return player.update();
    };
    onCapture(scope, document, 'visibilitychange', update);
    onCalm(scope, function() {
        player.willed = false;
        update();
    });
    if (typeof IntersectionObserver === 'function') {
        var observer = new IntersectionObserver(function(entries) {
            var _entries_;
            player.unseen = !((_entries_ = entries[entries.length - 1]) == null ? void 0 : _entries_.isIntersecting);
            update();
        });
        observer.observe(element);
        onEnd(scope, function() {
            return observer.disconnect();
        });
    }
}
/** The control stays the same element as long as it is wanted, so that it keeps the focus. */ function layControl(param, player) {
    var options = param.options;
    if (!options.autoplay.control || player.control) return;
    var control = buildControl();
    player.control = control;
    control.onclick = function() {
        if (isPlaying(player)) player.stopped = true;
        else setGoing(player);
        player.update();
    };
}
function dropControl(player) {
    if (player.control) detach(player.control);
    player.control = null;
}
function run(widget, player) {
    var options = widget.options, parts = widget.parts, root = widget.root;
    var stage = parts.shared.view.stageOf(widget);
    var scope = player.run = createScope();
    var live = stage.live;
    var kept = keep(live, [
        'aria-live'
    ]);
    describeCarousel(widget, scope, stage);
    var timer = 0;
    player.update = function() {
        clearTimeout(timer);
        var playing = isPlaying(player);
        if (player.control) {
            placeControl(player.control, stage.next());
            paintControl(player.control, options.texts, playing);
            var gone = player.unseen && !isRendered(root);
            player.control.style.display = gone ? 'none' : '';
        }
        live.setAttribute('aria-live', playing ? 'off' : 'polite');
        if (!playing || isHeld(widget, player)) return;
        timer = window.setTimeout(function() {
            // Asked again, the page would never come to an answer. Content that closes would lose the focus,
            // however it came there (rule S5).
            if (!isThinking(widget) && !openItems(widget).some(function(param) {
                var panel = param.panel;
                return holdsFocus(panel);
            })) stage.advance();
            player.update();
        }, player.asked || options.autoplay.interval);
    };
    layControl(widget, player);
    if (options.autoplay.pauseOnHover) listenForPointer(stage, player, scope);
    else player.hovered = false;
    if (options.autoplay.pauseOnFocus) listenForFocus(widget, stage, player, scope);
    else player.focused = false;
    listenForSight(stage, player, scope);
    follow(widget, function() {
        return player.update();
    });
    onEnd(scope, function() {
        clearTimeout(timer);
        restore(live, kept, [
            'aria-live'
        ], []);
        player.update = nothing;
        player.run = null;
        if (!widget.alive) dropControl(player);
    });
    onEnd(widget.scope, function() {
        return endScope(scope);
    });
    player.update();
}
var INTERVAL = 'autoplay.interval';
/** Plays where the options or `play` ask for it, as long as the present options. */ function mountAutoplay(widget) {
    var options = widget.options, given = widget.given, parts = widget.parts;
    var shared = parts.shared;
    var _options_autoplay = options.autoplay, interval = _options_autoplay.interval, control = _options_autoplay.control;
    var player = shared.player || createPlayer();
    // What the page sets now counts, and not what was before.
    if (interval !== player.from || player.asked && given[INTERVAL]) {
        player.asked = 0;
        player.willed = player.stopped = false;
    }
    player.from = interval;
    var wanted = player.asked || interval;
    if (!wanted || !control) {
        passFocus(widget, player.control, shared.view.entryOf(widget));
        dropControl(player);
    }
    shared.player = wanted ? player : null;
    if (wanted) run(widget, player);
}
/** The interval that `play` was called with; 0 for one that a timer, of 32 bits, can't hold. */ function intervalOf(asked) {
    var interval = /^(number|string)$/.test(typeof asked) ? Number(asked) : 0;
    return interval > 0 && interval <= 0x7fffffff ? interval : 0;
}
/** Starts autoplay (rule C17). */ function play(widget, given) {
    var parts = widget.parts, options = widget.options, kind = widget.kind, root = widget.root;
    var asked = isObject(given) ? given['interval'] : given;
    var interval = intervalOf(asked);
    if (asked !== undefined && !interval) {
        warn(kind.name, root, "play(): an interval is a number of milliseconds");
    }
    var player = parts.shared.player = parts.shared.player || createPlayer();
    player.asked = interval || options.autoplay.interval || USUAL;
    // What the page sets next counts, also where the option has that value already.
    widget.given[INTERVAL] = 0;
    setGoing(player);
    if (player.run) player.update();
    else run(widget, player);
}
/** Stops autoplay until `play`, or until its control is pressed. */ function stop(param) {
    var parts = param.parts;
    var player = parts.shared.player;
    if (!player) return;
    player.stopped = true;
    player.update();
}

// Names of old browsers, and codes of events that pages make by `$.Event('keydown', {keyCode})`: `#8`,
// since the digit 8 is a key of its own.
var NAMES = {
    '#8': 'Backspace',
    '#13': 'Enter',
    '#32': ' ',
    '#35': 'End',
    '#36': 'Home',
    '#37': 'ArrowLeft',
    '#38': 'ArrowUp',
    '#39': 'ArrowRight',
    '#40': 'ArrowDown',
    '#46': 'Delete',
    Del: 'Delete',
    Left: 'ArrowLeft',
    Up: 'ArrowUp',
    Right: 'ArrowRight',
    Down: 'ArrowDown',
    Spacebar: ' '
};
/** The name of the key of an event, as today's browsers call it. */ function keyName(param) {
    var key = param.key, which = param.which, keyCode = param.keyCode;
    var name = key || "#" + (which || keyCode);
    return NAMES[name] || name;
}
/**
 * The step that a key asks for. Only the keys of the items' own axis count; the others are left to
 * the browser. In a row, right-to-left text mirrors the arrows.
 */ function keyStep(key, vertical, rightToLeft) {
    if (key === 'Home') return 'first';
    if (key === 'End') return 'last';
    if (key === 'Enter' || key === ' ') return 'press';
    if (vertical) return key === 'ArrowUp' ? 'prev' : key === 'ArrowDown' ? 'next' : null;
    if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'prev';
    if (key === 'ArrowRight') return rightToLeft ? 'prev' : 'next';
    return null;
}
/** The index that a step leads to from `from`, wrapping and passing over what isn't `allowed`; -1 for none. */ function stepFrom(from, key, count, allowed) {
    var back = key === 'prev' || key === 'last';
    var start = key === 'first' ? -1 : key === 'last' ? count : from;
    return step(start, back ? -1 : 1, count, allowed);
}
/** Whether a key is held that makes a shortcut of another, or has a link open elsewhere. */ var hasModifier = function hasModifier(event) {
    return !!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
};
/** Whether a key event is somebody else's: handled, part of a shortcut, or of typing. */ function isForeignKey(event) {
    var native = event.originalEvent;
    return event.isDefaultPrevented() || hasModifier(event) || !!(native && (native.isComposing || native.keyCode === 229));
}

var HOVER = /^(mouse|pointer)(over|enter|move)$/;
/** Ctrl, Meta, Shift, Alt or another button: what the browser does with a link comes first. */ function isForBrowser(event, label) {
    if (event.type !== 'click' || !label.hasAttribute('href')) return false;
    return hasModifier(event) || event.button > 0;
}
/**
 * Whether jQuery follows up an event of `$(…).trigger('click')` with a native one; it does so except
 * on links.
 */ var hasNativeSequel = function hasNativeSequel(event) {
    return event.type === 'click' && event.target.tagName !== 'A' && !event.isDefaultPrevented();
};
// How long a finger may rest, in milliseconds, and how far it may slip, in pixels, in a tap (T8).
var TAP_TIME = 500;
var TAP_SLIP = 10;
/** Whether a click is the end of a finger's press that took too long or went astray. */ function isNoTap(down, event) {
    var clientX = event.clientX, clientY = event.clientY, detail = event.detail, timeStamp = event.timeStamp;
    // One that keys, scripts or assistive technology make is no finger's.
    if (!down || down.pointerType !== 'touch' || !detail) return false;
    return timeStamp - down.timeStamp > TAP_TIME || Math.abs(clientX - down.clientX) > TAP_SLIP || Math.abs(clientY - down.clientY) > TAP_SLIP;
}
/** The click that no widget takes for a press, for a finger made it that didn't tap. */ var astray = null;
var listenForTaps = sharing(function(scope) {
    var down = null;
    onCapture(scope, window, 'pointerdown', function(event) {
        return down = event;
    });
    onCapture(scope, window, 'click', function(event) {
        astray = isNoTap(down, event) ? event : null;
        down = null;
    });
});
/** The element from which a press is reported: the label, or the item where it was hit beside it. */ function pressedPart(activation, target) {
    var found = activation.find(target);
    if (!found) return null;
    if (found.label.contains(target)) return found.label;
    return isInteractive(target, found.element) ? null : found.element;
}
/**
 * Runs `react` on `part` for this one event, after the handlers that the page has there and before
 * those further up (rule T4), with one listener on the list instead of one on every label. The
 * function returned takes the listener off an event that was stopped on the way.
 */ function reactOn(part, event, react) {
    var drop = function drop() {
        return part.removeEventListener(event.type, listener);
    };
    var listener = function listener(arrived) {
        drop();
        if (arrived === event) react();
    };
    part.addEventListener(event.type, listener);
    return drop;
}
function press(activation, part, event, before) {
    var found = activation.find(part);
    if (!found) return;
    // `return false` in a page's handler means that the press is not for us.
    var refused = event.defaultPrevented && event.cancelBubble;
    // A field or a link of its own inside the label does what it does, and the press still counts.
    var target = event.target;
    var nested = found.label.contains(target) && isInteractive(target, found.label);
    var owned = event.type === 'click' && !nested && activation.owns(found.element);
    if (owned) event.preventDefault();
    if (!refused && activation.requests() === before) activation.activate(found.element, event);
}
function listenTo(activation, type) {
    var scope = activation.scope, list = activation.list;
    // A finger's tap is a click; the end of its touch may as well be that of a scroll.
    var byTouch = /^touch/.test(type);
    var drop = function drop() {
        return undefined;
    };
    onEnd(scope, function() {
        return drop();
    });
    if (HOVER.test(type)) {
        onCapture(scope, list, 'pointerover', function(event) {
            byTouch = event.pointerType === 'touch';
        });
    }
    onCapture(scope, list, type, function(event) {
        var part = pressedPart(activation, event.target);
        var found = part && activation.find(part);
        if (!found || byTouch || event === astray || isForBrowser(event, found.label)) return;
        var before = activation.requests();
        drop = reactOn(part, event, function() {
            return press(activation, part, event, before);
        });
    });
    on(scope, list, type, function(event) {
        if (event.originalEvent || hasNativeSequel(event)) return;
        var part = pressedPart(activation, event.target);
        var found = part && activation.find(part);
        if (found) activation.activate(found.element);
    });
}
/** Reports presses on labels: clicks always, and the events that the option `event` names. */ function listenForActivation(activation) {
    listenForTaps(activation.scope);
    words(activation.events + ' click').filter(function(type, n, all) {
        return all.indexOf(type) === n;
    }).forEach(function(type) {
        return listenTo(activation, type);
    });
}

/** How a widget's part of the hash is written (rules T9, T20). */ // Nobody writes a longer one, and reading it would take long.
var LONGEST = 10000;
/** What is written in a part of the hash; null where it can't be read. */ function decoded(part) {
    try {
        return decodeURIComponent(part);
    } catch (unused) {
        return null;
    }
}
/** Names are text: what has a meaning in a hash is taken out of it. */ function encoded(text) {
    try {
        return encodeURI(text).replace(/[#&]/g, encodeURIComponent);
    } catch (unused) {
        return text;
    }
}
var textOf$1 = function textOf(part) {
    return decoded(part) || '';
};
var partsOf = function partsOf(hash, param) {
    var many = param.many;
    return hash.length > LONGEST ? [] : many ? hash.split('&') : [
        hash
    ];
};
/** The names in a part, behind what it begins with. */ function namesIn(part, param) {
    var start = param.start;
    // Commas stand between names; those in a name are encoded, and no markup has this character in one.
    var text = textOf$1(part.replace(/%2C/gi, '%00')).slice(start.length);
    return text ? text.split(',').map(function(one) {
        return one.replace(/\0/g, ',');
    }) : [];
}
function isOwn(part, form) {
    var start = form.start, separator = form.separator, many = form.many, has = form.has;
    var text = textOf$1(part);
    if (text.indexOf(start) !== 0) return false;
    // What else begins so may have a longer prefix.
    return !many || text.indexOf(separator, start.length) < 0 || has(namesIn(part, form));
}
/** Whether a part says something to a widget, and isn't a path of the page's such as `!/a/b`. */ function isPart(part, param) {
    var separator = param.separator;
    var text = textOf$1(part);
    return text[0] !== '!' && text.indexOf(separator) > 0 && text.split(separator).every(Boolean);
}
/** The parts of a hash that is one of several widgets; none where it is anything else. */ function sharedParts(hash, form) {
    var parts = form.many ? partsOf(hash, form) : [];
    return parts.every(function(part) {
        return isOwn(part, form) || isPart(part, form);
    }) ? parts : [];
}
/** The names in a hash (without its `#`) that are meant for a widget, or null. */ function namesFrom(hash, form) {
    for(var _i = 0, _partsOf = partsOf(hash, form); _i < _partsOf.length; _i++){
        var part = _partsOf[_i];
        var names = isOwn(part, form) ? namesIn(part, form) : [];
        if (names.length) return names;
    }
    return null;
}
/** Whether a hash says nothing, or something to other widgets only. */ function isForOthers(hash, form) {
    var parts = sharedParts(hash, form);
    return !hash || parts.length > 0 && !parts.some(function(part) {
        return isOwn(part, form);
    });
}
/** The hash, without its `#`, that says `names` for a widget; what it says to others stays. */ function hashFor(names, hash, form) {
    var list = names.map(function(name) {
        return encoded(name).replace(/,/g, '%2C');
    });
    var own = list.length ? encoded(form.start) + list.join(',') : '';
    var parts = sharedParts(hash, form).map(function(part) {
        if (!isOwn(part, form)) return part;
        var now = own;
        own = '';
        return now;
    });
    return parts.concat(own).filter(Boolean).join('&');
}

var currentHash = function currentHash() {
    return location.hash.replace(/^#/, '');
};
/**
 * Whether a press is one of a link to where the page's address points already: that changes nothing there,
 * so that no other event tells of it. What it opens elsewhere, or saves, is the browser's.
 */ function leadsHere(event) {
    var at = event.defaultPrevented ? null : event.target;
    while(at && at.href !== location.href)at = at.parentElement;
    if (!at || !currentHash() || isForBrowser(event, at)) return false;
    return /^(_[stp].*)?$/i.test(at.target) && !at.hasAttribute('download');
}
/** The page's address without its hash. */ var page = function page() {
    return location.href.split('#')[0];
};
/** The items of the names in a hash. */ function itemsFor(widget, names) {
    var items = itemsNamed(widget, names);
    // A link of the page's may hold a name with a comma as it is.
    return items.length < names.length ? itemsNamed(widget, [
        names.join(',')
    ]) : items;
}
/** How this widget's part of the hash is written. */ function formOf(widget) {
    var options = widget.options, root = widget.root;
    var deeplinkingSeparator = options.deeplinkingSeparator, deeplinkingPrefix = options.deeplinkingPrefix, deeplinkingMode = options.deeplinkingMode;
    var prefix = deeplinkingPrefix || idOf(root);
    var separator = deeplinkingSeparator === 'none' || !prefix ? '' : deeplinkingSeparator;
    return {
        start: separator && prefix + separator,
        separator: separator,
        many: deeplinkingMode === 'multiple' && separator !== '',
        has: function has(names) {
            return itemsFor(widget, names).length > 0;
        }
    };
}
/** Whether an item is open, or could be. */ var mayBeOpen = function mayBeOpen(widget, item) {
    return isOpen(widget, item) || !!widget.kind.planOpen(widget, item.index);
};
/** The items that the page's address names and that may be open, if there are any (rule T20). */ function linkedItems(widget) {
    var options = widget.options;
    var names = options.deeplinking && namesFrom(currentHash(), formOf(widget));
    if (!names) return null;
    var items = itemsFor(widget, names).filter(function(item) {
        return mayBeOpen(widget, item);
    });
    return items.length ? items : null;
}
/**
 * Opens what holds a widget that the page's address names, unless that says what is open there. One that
 * comes late, with content that was loaded, takes nobody away from where they went meanwhile.
 */ function openLinked(root, reason, late, then) {
    var stays = function stays(outer) {
        return !!linkedItems(outer) || late && outer.requests > 0 && !isThinking(outer);
    };
    openAround(root, function(outer) {
        return stays(outer) ? null : reason;
    }, then);
}
/** Opens items and no others, wherever they are by now, unless the widget has ended. */ function openOnly(widget, items, reason, then) {
    var alive = widget.alive, kind = widget.kind;
    if (alive) change(widget, function() {
        return kind.planOnly(widget, placesOf(widget, items));
    }, reason, then);
}
/** The items that hold widgets which the page's address names; these have to be seen. */ function itemsAroundLinked(widget) {
    if (!currentHash()) return [];
    var inner = widget.root.querySelectorAll('.z-tabs,.z-accordion');
    var around = Array.prototype.map.call(inner, function(element) {
        return runningOn(element).some(linkedItems) && itemWith(widget, element);
    });
    return widget.parts.items.filter(function(item) {
        return around.indexOf(item) >= 0 && mayBeOpen(widget, item);
    });
}
/**
 * What is open where the page's address doesn't say what of this widget is: what was open first, and
 * what holds a widget that the address speaks of.
 */ function homeItems(widget) {
    var home = widget.parts.shared.home;
    var around = itemsAroundLinked(widget);
    return around.concat(home.filter(function(item) {
        return around.indexOf(item) < 0;
    }));
}
/** Writes what is open into the page's address; the page doesn't move by that. */ function write(widget, how) {
    var hash = currentHash();
    var names = openItems(widget).map(function(item) {
        return nameOf(widget, item);
    });
    // With nothing to say, a hash that is somebody else's stays.
    if (!names.length && !linkedItems(widget)) return;
    var next = hashFor(names, hash, formOf(widget));
    if (how === 'none' || next === hash) return;
    var url = page() + (next && '#' + next);
    try {
        if (how === 'push') history.pushState(null, '', url);
        else history.replaceState(history.state, '', url);
    } catch (unused) {
    // A page from a file, in a sandbox, or one that has changed too often: it goes on without.
    }
}
/** Shows what the page's address says now. */ function readAddress(widget) {
    var parts = widget.parts, root = widget.root;
    var hash = currentHash();
    var named = linkedItems(widget);
    // Without a word of ours it is the page as it was at first; any other hash is somebody else's.
    var isHome = hash === parts.shared.entry || isForOthers(hash, formOf(widget));
    var items = named || (isHome ? homeItems(widget) : null);
    var show = function show() {
        if (items) openOnly(widget, items, 'hash');
    };
    if (named || itemsAroundLinked(widget).length) openLinked(root, 'hash', false, show);
    else show();
}
/** Whether the address names what the page hasn't just refused to the browser, which found it at `found`. */ function isToRead(widget, found) {
    var named = linkedItems(widget);
    var isShut = function isShut(item) {
        var _item_panel;
        return !isOpen(widget, item) && !!((_item_panel = item.panel) == null ? void 0 : _item_panel.contains(found));
    };
    return !!named && (isThinking(widget) || !named.every(isShut));
}
/** Keeps what is open and the page's address the same. */ function mountLinks(widget) {
    var options = widget.options, root = widget.root, scope = widget.scope;
    if (!options.deeplinking) return;
    if (options.deeplinkingSeparator && !options.deeplinkingPrefix && !idOf(root)) {
        warnOnce(widget, 'deeplinkingSeparator needs deeplinkingPrefix, or an id on the container');
    }
    var known = page();
    // Whether the address was gone to, and nobody has done anything since.
    var arrived = false;
    // Where the browser has found here what the address looks for, and doesn't show to scripts.
    var found = null;
    var act = function act() {
        arrived = false;
    };
    var arrive = function arrive() {
        arrived = true;
        found = null;
    };
    // Before any widget has read the address, and its callbacks have selected something here.
    onCapture(scope, window, 'popstate', arrive);
    onCapture(scope, window, 'beforematch', function(param) {
        var target = param.target;
        found = root.contains(target) ? target : null;
    });
    onCapture(scope, window, 'click keydown', act);
    on(scope, window, 'hashchange popstate', function(param) {
        var type = param.type;
        var stays = found && !isToRead(widget, found);
        arrive();
        // A change of the hash alone is told by both events.
        if (type === 'popstate' && known === page()) return;
        known = page();
        if (!stays) readAddress(widget);
    });
    follow(widget, function(_, reason) {
        if (!/click|key|api/.test(reason)) return;
        if (reason !== 'api') act();
        // What callbacks select at once would take away the step that Back has just made.
        write(widget, arrived && options.history === 'push' ? 'replace' : options.history);
        known = page();
    });
}

/** Scrolls the page to a widget once it has loaded (rule T21); the page's scroll margins count. */ function scrollWhenLoaded(param) {
    var root = param.root, life = param.life;
    var go = function go() {
        return root.scrollIntoView({
            block: 'start',
            behavior: isCalm() ? 'auto' : 'smooth'
        });
    };
    // Not before this widget, and those around it, are what they are going to be.
    if (document.readyState === 'complete') return after(life, 0, go);
    addEventListener('load', go);
    onEnd(life, function() {
        return removeEventListener('load', go);
    });
}
// How long after the page has loaded the browser may still be about to scroll, in milliseconds.
var SETTLING = 500;
/** Whether the page has just been opened, and not gone back to or loaded again at an earlier place. */ function isOpening() {
    var navigation = performance.navigation, timing = performance.timing;
    var loaded = timing.loadEventEnd;
    return navigation.type === 0 && (!loaded || Date.now() - loaded < SETTLING);
}
var pixels = function pixels(length) {
    return parseFloat(length || '') || 0;
};
// How far the markup, while it is completed, may have moved what the browser went to, in pixels.
var SHIFT = 100;
/** Whether the page has been scrolled to where the browser goes for an element. */ function isAt(element) {
    var page = document.documentElement;
    var scrollMarginTop = getComputedStyle(element).scrollMarginTop;
    var margin = pixels(scrollMarginTop) + pixels(getComputedStyle(page).scrollPaddingTop);
    var goal = element.getBoundingClientRect().top + pageYOffset - margin;
    return Math.abs(Math.min(goal, page.scrollHeight - innerHeight) - pageYOffset) < SHIFT;
}
/**
 * Where a tab or a panel has the hash as its id, the browser scrolls to it while the page loads. Puts
 * that back once (rule T22); whatever else scrolls, the page or the user, is let be.
 */ function holdScroll(param, id) {
    var root = param.root, life = param.life;
    var named = document.getElementById(id);
    if (!named || !root.contains(named) || !isOpening()) return;
    var x = pageXOffset;
    // The browser may have been quicker.
    var y = isAt(named) ? 0 : pageYOffset;
    if (pageYOffset !== y) scrollTo(x, y);
    var held = createScope();
    var end = function end() {
        return endScope(held);
    };
    var endSoon = function endSoon() {
        return after(held, SETTLING, end);
    };
    onCapture(held, window, 'scroll', function(param) {
        var target = param.target;
        if (target !== document) return;
        // What was put back at once is told, too.
        if (pageYOffset === y) return;
        if (isAt(named)) scrollTo(x, y);
        end();
    });
    onCapture(held, window, 'wheel touchstart pointerdown keydown', end);
    if (document.readyState === 'complete') endSoon();
    else onCapture(held, window, 'load', endSoon);
    onEnd(life, end);
}

/** The element that the page's address points to: by its id, or an old anchor by its name. */ function targetElement() {
    var id = decoded(currentHash());
    if (!id) return null;
    var named = Array.prototype.slice.call(document.getElementsByName(id));
    return document.getElementById(id) || firstThat(named, function(param) {
        var tagName = param.tagName;
        return tagName === 'A';
    });
}
// [prefix-,]start[,end][,-suffix]; nobody writes longer ones, and they would take long.
var FRAGMENT = /:~:text=(?:([^,&]{1,500})-,)?([^,&]{1,500})(?:,([^,&-][^,&]{0,500}))?(?:,-([^,&]{1,500}))?/;
var wordsIn = function wordsIn(part) {
    return (decoded(part || '') || '').toLowerCase().match(/\S+/g) || [];
};
/**
 * The words of the text fragment that the page was opened with; scripts don't see it in the address.
 * Anybody may write such a link: no pattern is made of it.
 */ function openedWith() {
    // eslint-disable-next-line compat/compat -- asked for first
    var entries = performance.getEntriesByType ? performance.getEntriesByType('navigation') : [];
    var opened = entries[0];
    var found = FRAGMENT.exec(opened && opened.type === 'navigate' ? opened.name : '');
    return found && found.map(wordsIn);
}
/** Where words are in a text, from a place on, with any white space between them, and none cut. */ function placeOf(words, text, from) {
    var isCut = function isCut(place) {
        return /\w/.test(text.charAt(place));
    };
    var at = from - 1;
    var end;
    // What is in a page again and again would be long compared with what is in the link.
    var left = 1e6;
    var follows = function follows(word) {
        var begin = end + text.slice(end).search(/\S/);
        end = begin + word.length;
        return left-- > 0 && text.slice(begin, end) === word;
    };
    do {
        at = end = text.indexOf(words[0], at + 1);
    }while (at >= 0 && (isCut(at - 1) || !words.every(follows) || isCut(end)));
    return at;
}
/** What can be read of the page, or is closed by us, in small letters; and where its nodes begin in it. */ function textOf(page, places) {
    var text = '';
    var enter = true;
    var block = page;
    for(var node = page; node; node = nextIn(page, node, enter)){
        enter = !/^(NOSCRIPT|SELECT|TEXTAREA)$/.test(node.nodeName);
        if (node.nodeType === 1) {
            var display = getComputedStyle(node).display;
            if (display === 'none' && !hasClass(node, 'z-content')) enter = false;
            if (!/^inline/.test(display) || node.nodeName === 'BR') {
                text += ' ';
                block = node;
            }
        } else if (node.nodeType === 3) {
            // Words end where a block ends, too.
            if (!block.contains(node)) {
                text += ' ';
                block = node.parentNode;
            }
            places.push([
                text.length,
                node
            ]);
            text += node.nodeValue.toLowerCase();
        }
    }
    return text;
}
/** The element that holds the start of what is looked for. */ function elementWith(param) {
    var prefix = param[1], start = param[2], end = param[3], suffix = param[4];
    var places = [];
    var text = textOf(document.documentElement, places);
    var first = placeOf(prefix.concat(start, end.length ? [] : suffix), text, 0);
    var at = text.indexOf(start[0], first + prefix.join('').length);
    if (first < 0 || end.length && placeOf(end.concat(suffix), text, at + 1) < 0) return null;
    var before = places.filter(function(param) {
        var from = param[0];
        return from <= at;
    }).pop();
    return before ? before[1].parentElement : null;
}
var element = null;
var spent = 0;
/**
 * The element with the words of the text fragment that the page was opened with. The browser may have
 * found them before what they are in was closed, and looks no more.
 */ function elementWithWords() {
    var parts = openedWith();
    // What has not been there may have come; a large page with many sets would be long about it.
    if (parts && parts[2][0] && !document.body.contains(element) && spent < 300) {
        spent -= Date.now();
        element = elementWith(parts);
        spent += Date.now();
    }
    return element;
}

var running = [];
/**
 * Whether what is around an element is ours to open: a page with tabs and accordions has all this twice,
 * and asks the page once.
 */ var isOurs = function isOurs(param) {
    var outermost = param[0];
    return running.indexOf(outermost) >= 0;
};
var showNear = function showNear(element) {
    return element.scrollIntoView({
        block: 'nearest'
    });
};
/**
 * Opens what holds an event's element (rule R1). Where the page has to think first, the browser, which
 * looks for it, has not found it by then.
 */ function openHolding(event, reason) {
    var target = event.target;
    var activeElement = document.activeElement;
    openAround(target, function() {
        return reason;
    }, function(late) {
        var _target_form;
        if (!late) return;
        showNear(target);
        var isLeft = event.defaultPrevented || document.activeElement !== activeElement;
        // The browser reports what a form refuses, unless the page does.
        if (isLeft || ((_target_form = target.form) == null ? void 0 : _target_form.noValidate) !== false) return;
        if (typeof target.reportValidity === 'function') target.reportValidity();
    });
}
/**
 * What the page has refused to show since the user, or the browser, went there: of one way to it the
 * browser tells several times.
 */ var refused = null;
var isRefused = function isRefused(target) {
    return !!refused && (refused.contains(target) || target.contains(refused));
};
/** Opens the item whose content the browser's search has found something in. */ function openFound(event) {
    var _item_panel;
    var target = event.target;
    var around = widgetsAround(target);
    var widget = around[around.length - 1];
    var item = widget == null ? void 0 : widget.parts.items.filter(function(param) {
        var panel = param.panel;
        return panel === target;
    })[0];
    if (!widget || !item || !isOurs(around)) return;
    if (!isRefused(target)) openHolding(event, 'find');
    if (!((_item_panel = item.panel) == null ? void 0 : _item_panel.hidden)) return;
    if (!around.some(isThinking)) refused = target;
    // What doesn't open is not for the browser to show, whatever the page writes before it looks again.
    item.plain = undefined;
    hide(widget, item, false);
}
/** Opens the items around an element, and scrolls to it. */ function reveal(widget, target) {
    var kind = widget.kind, root = widget.root;
    var found = isNodes(target) && ('jquery' in target ? target[0] : target);
    var element = found instanceof Element ? found : null;
    if (!element || !itemWith(widget, element)) {
        warn(kind.name, root, "reveal(): the element is in no " + kind.noun);
        return;
    }
    openAround(element, function() {
        return 'reveal';
    }, function() {
        return showNear(element);
    });
}
/**
 * What holds what the page's address points to; none where it points elsewhere. What closes at the start
 * may move that away from where the browser has gone: that is put right.
 */ function placeOpenedAt(widget) {
    // Once users do something, it isn't what they come for any more.
    var withWords = sends === undefined ? elementWithWords() : null;
    var target = withWords || targetElement();
    var item = itemWith(widget, target);
    if (!target || !item) return null;
    var show = function show() {
        return target.scrollIntoView(withWords ? {
            block: 'center'
        } : undefined);
    };
    if (withWords || isAt(target)) after(widget.life, 0, show);
    return {
        item: item,
        reason: withWords ? 'find' : 'reveal',
        show: show
    };
}
function hides(widget, target) {
    var item = itemWith(widget, target);
    return !!item && !isOpen(widget, item);
}
/** Opens what holds the element that the page's address points to, and shows it. */ function openTarget() {
    var target = targetElement();
    var around = target ? widgetsAround(target) : [];
    var isAway = function isAway(widget) {
        return hides(widget, target);
    };
    // What the address names is asked about as that.
    var isNamed = function isNamed(widget) {
        var _linkedItems;
        return isAway(widget) && !isThinking(widget) && !!((_linkedItems = linkedItems(widget)) == null ? void 0 : _linkedItems.some(function(item) {
            return item === itemWith(widget, target);
        }));
    };
    if (around.some(isNamed)) refused = target;
    if (!target || !isOurs(around) || !around.some(isAway) || isRefused(target)) return;
    openAround(target, function() {
        return 'reveal';
    }, function() {
        // The browser gave neither to what was out of sight.
        target.focus({
            preventScroll: true
        });
        target.scrollIntoView();
    });
    if (!around.some(isThinking) && around.some(isAway)) refused = target;
}
function onArrival() {
    openTarget();
    refused = null;
}
function onLink(event) {
    if (!leadsHere(event)) return;
    for(var _i = 0; _i < running.length; _i++){
        var widget = running[_i];
        if (widget.options.deeplinking) readAddress(widget);
    }
    openTarget();
}
// Whether what the user did last may have sent a form; undefined before they did anything. Pages check
// their forms as well while they load, with each letter, and when a field is left.
var sends;
function noteAction(event) {
    var type = event.type, key = event.key, ctrlKey = event.ctrlKey, metaKey = event.metaKey;
    var isClick = type === 'click';
    if (isClick || key) refused = null;
    sends = isClick || key === 'Enter' || !!(ctrlKey || metaKey);
}
/** Whether no field before it in its form is invalid. */ var isFirstInvalid = function isFirstInvalid(field) {
    return !field.form || Array.prototype.filter.call(field.form.elements, function(param) {
        var validity = param.validity, willValidate = param.willValidate;
        return willValidate && validity && !validity.valid;
    })[0] === field;
};
var listenForSeeking = sharing(function(scope) {
    window.addEventListener('hashchange', onArrival);
    window.addEventListener('click', onLink);
    onEnd(scope, function() {
        window.removeEventListener('hashchange', onArrival);
        window.removeEventListener('click', onLink);
    });
    onCapture(scope, window, 'click keydown input change focusout', noteAction);
    onCapture(scope, window, 'beforematch', openFound);
    // The browser focuses the first field that it refuses, if it can.
    onCapture(scope, window, 'invalid', function(event) {
        var asked = sends != null ? sends : document.readyState === 'complete';
        var field = event.target;
        var around = widgetsAround(field);
        // Pages check their forms also while they are asked.
        var isLost = around.some(function(widget) {
            return isThinking(widget) || hides(widget, field);
        });
        if (asked && isFirstInvalid(field) && isOurs(around) && isLost) openHolding(event, 'reveal');
    });
});
/** Opens what a person looks for in closed items by means of the browser (rule R1). */ function mountReveal(widget) {
    var scope = widget.scope;
    running.push(widget);
    listenForSeeking(scope);
    onEnd(scope, function() {
        running = running.filter(function(other) {
            return other !== widget;
        });
    });
}

var keyOf = function keyOf(param) {
    var kind = param.kind, root = param.root;
    return kind.name + ":" + location.pathname + "#" + idOf(root);
};
/** The names that are stored for a widget; null where there is nothing that can be used (rule C16). */ function read(widget) {
    try {
        var stored = JSON.parse(localStorage.getItem(keyOf(widget)) || 'null');
        var fits = Array.isArray(stored) && stored.every(function(name) {
            return typeof name === 'string';
        });
        return fits ? stored : null;
    } catch (unused) {
        return null;
    }
}
/** What was open when the page was left; null where that isn't known, or no longer there. */ function recall(widget) {
    var options = widget.options, root = widget.root;
    var names = options.rememberState && idOf(root) ? read(widget) : null;
    if (!names) return null;
    var items = itemsNamed(widget, names);
    // Only an accordion that can be closed as a whole is restored so.
    var collapsible = options.collapsible;
    return items.length || !names.length && collapsible ? items : null;
}
/** Stores what is open at every change but those that nobody made. */ function mountStorage(widget) {
    var options = widget.options, root = widget.root;
    if (!options.rememberState) return;
    if (!idOf(root)) return warnOnce(widget, 'rememberState needs an id on the container');
    follow(widget, function(_, reason) {
        if (reason === 'autoplay') return;
        var names = openItems(widget).map(function(item) {
            return nameOf(widget, item);
        });
        try {
            localStorage.setItem(keyOf(widget), JSON.stringify(names));
        } catch (unused) {
        // Blocked or full: the page goes on without.
        }
    });
}

/** What was stored, as far as it still fits; null where nothing was, or nothing fits. */ function restoredItems(widget) {
    var stored = recall(widget);
    var left = stored && stored.filter(function(param) {
        var index = param.index;
        return widget.kind.planOpen(widget, index);
    });
    return left && (left.length || !stored.length) ? left : null;
}
/**
 * What the page's address names, or what holds what it points to, once the widgets around are open; what
 * they have to think about is opened then.
 */ function addressedItems(widget, allows) {
    var options = widget.options, parts = widget.parts, root = widget.root;
    var linked = linkedItems(widget);
    if (!linked) parts.shared.entry = currentHash();
    var place = linked ? null : placeOpenedAt(widget);
    var named = linked || (place ? [
        place.item
    ] : []);
    var reason = place ? place.reason : 'hash';
    var isRefused = function isRefused(outer) {
        var item = itemWith(outer, root);
        return !!item && outer.refused.indexOf(item) >= 0;
    };
    if (!named.length || widgetsAround(root).some(isRefused)) return null;
    var first = null;
    var found = function found(late) {
        if (place) {
            if (late) place.show();
        } else if (options.deeplinkingAutoScroll) scrollWhenLoaded(widget);
        else holdScroll(widget, decoded(currentHash()) || '');
    };
    openLinked(root, reason, true, function(late) {
        if (late) return openOnly(widget, named, reason, function() {
            return found(true);
        });
        if (!allows(named, reason, function() {
            return found(true);
        })) return;
        first = named;
        found(false);
    });
    return first;
}
/**
 * What is open first (rule C16): what the page's address asks for, else what was stored, else what the
 * options say. The page may refuse all but the last (rule C10).
 */ function firstItems(widget, usual) {
    var shared = widget.parts.shared;
    var restored = restoredItems(widget);
    var allowed = false;
    var allows = function allows(items, reason, then) {
        // What the page still thinks about may be opened later; until then nothing else is asked for.
        if (allowed === undefined) return false;
        allowed = askFirst(widget, items, reason, function() {
            shared.home = restored || shared.home;
            then();
        });
        if (allowed) widget.startedBy = reason;
        return !!allowed;
    };
    shared.home = restored || usual();
    var first = addressedItems(widget, allows);
    if (!first) {
        if (restored && !allows(restored, 'restore', nothing$1)) shared.home = usual();
        var home = homeItems(widget);
        var isHome = home.every(function(item) {
            return shared.home.indexOf(item) >= 0;
        });
        first = isHome || allows(home, 'hash', nothing$1) ? home : shared.home.slice();
    }
    var left = placesOf(widget, first).map(function(index) {
        return widget.parts.items[index];
    });
    // When it was asked, the page may have gone elsewhere, or taken out what it was asked about.
    if (!widget.open.length) {
        if (left.length || !first.length) return left;
        widget.startedBy = undefined;
        return usual();
    }
    settle(widget);
    return openItems(widget);
}
/** Puts the parts into effect that follow what is open, in the order in which they hear of it. */ function mountFollowers(widget) {
    mountContent(widget);
    mountStorage(widget);
    mountLinks(widget);
    if (widget.parts.shared.player || widget.options.autoplay.interval) mountAutoplay(widget);
    mountReveal(widget);
}

/** What a box takes up beside what its content needs, upright; by its names in CSS. */ var SIDES = [
    'min-height',
    'padding-top',
    'padding-bottom',
    'border-top-width',
    'border-bottom-width',
    'margin-top',
    'margin-bottom'
];
var namesOf = function namesOf(pose) {
    return Object.keys(pose);
};
/** One part of a pose in the words of CSS: the property, and its value. */ function styleFor(name, value) {
    if (name === 'opacity') return [
        name,
        String(value)
    ];
    if (name === 'x' || name === 'y') return [
        'transform',
        "translate" + name.toUpperCase() + "(" + value + "px)"
    ];
    return [
        name,
        "" + value + "px"
    ];
}
/** What a pose is at rest: in its place, or seen as far as the author lets it. */ function restOf(pose, opacity) {
    if (pose.x !== undefined) return {
        x: 0
    };
    return pose.y !== undefined ? {
        y: 0
    } : {
        opacity: opacity
    };
}
/** The effects of the tabs (rule T15); one that isn't listed fades. */ var EFFECTS = {
    slideH: {
        axis: 'x',
        leave: -1,
        enter: 1,
        turns: true
    },
    slideV: {
        axis: 'y',
        leave: -1,
        enter: 1,
        turns: true
    },
    slideLeft: {
        axis: 'x',
        leave: -1,
        enter: 1
    },
    slideRight: {
        axis: 'x',
        leave: 1,
        enter: -1
    },
    slideUp: {
        axis: 'y',
        leave: -1,
        enter: 1
    },
    slideDown: {
        axis: 'y',
        leave: 1,
        enter: -1
    },
    slideUpDown: {
        axis: 'y',
        leave: -1,
        enter: -1
    }
};
var FADE = {
    axis: 'opacity',
    leave: 0,
    enter: 0
};
/** Where the old panel goes, and where the new one comes from. */ function posesOf(effect, course) {
    var _ref = EFFECTS[effect] || FADE, axis = _ref.axis, leave = _ref.leave, enter = _ref.enter, turns = _ref.turns;
    if (axis === 'opacity') return {
        leave: {
            opacity: leave
        },
        enter: {
            opacity: enter
        }
    };
    var mirrored = axis === 'x' && course.rightToLeft;
    var sign = turns && course.forward === mirrored ? -1 : 1;
    var way = sign * (axis === 'x' ? course.width : course.height);
    var _obj, _obj1;
    return {
        leave: (_obj = {}, _obj[axis] = leave * way, _obj),
        enter: (_obj1 = {}, _obj1[axis] = enter * way, _obj1)
    };
}

/** The indexes of the first and the last of the items that the page shows (rule C12); none where it shows none. */ function endsOf(items) {
    var isShown = function isShown(index) {
        var element = items[index].element;
        return !element || !isHidden(element);
    };
    var last = items.length - 1;
    while(last >= 0 && !isShown(last))last -= 1;
    var first = 0;
    while(first < last && !isShown(first))first += 1;
    return last < 0 ? [] : [
        first,
        last
    ];
}
function setEnds(now, before) {
    // Whoever watches the items would hear of each writing.
    if (now[0] === before[0] && now[1] === before[1]) return before;
    for(var _i = 0; _i < before.length; _i++){
        var element = before[_i].element;
        dropClasses(element, [
            'z-first',
            'z-last'
        ]);
    }
    now.forEach(function(param, n) {
        var element = param.element;
        return setClass(element, n ? 'z-last' : 'z-first');
    });
    return now;
}
/** Marks the ends, those there are now or those given, in place of those `before`. */ function markEnds(items, before, ends) {
    if (ends === void 0) ends = endsOf(items);
    return setEnds(ends.map(function(index) {
        return items[index];
    }), before);
}
/** Takes in an item that is new, and so shown unless the page's styles hide it: who watches items looks again. */ function addEnd(item, before) {
    var tmp = before[0], first = tmp === void 0 ? item : tmp, tmp1 = before[1], last = tmp1 === void 0 ? item : tmp1;
    var isFirst = item.index < first.index;
    return setEnds([
        isFirst ? item : first,
        item.index > last.index ? item : last
    ], before);
}
/** Marks the ends anew when an item that has gone was one. */ var dropEnd = function dropEnd(gone, items, before) {
    return before.indexOf(gone) < 0 ? before : markEnds(items, before);
};

/** Sets with `dark: 'auto'`, and what gives them the classes of their looks. */ var painters = new WeakMap();
/** Matches where the user wants dark pages. */ var query = function query() {
    return matchMedia('(prefers-color-scheme: dark)');
};
/** Whether the set is dark now: by the option, or as the colour scheme around it is. */ function isDark(param) {
    var root = param.root, options = param.options;
    if (options.dark !== 'auto') return options.dark;
    var around = isInPage(root) && root.parentElement || document.documentElement;
    var colorScheme = getComputedStyle(around).colorScheme;
    if (colorScheme === 'normal') {
        var meta = document.querySelector('meta[name="color-scheme"]');
        colorScheme = meta ? meta.content : '';
    }
    return /dark/.test(colorScheme) && (!/light/.test(colorScheme) || query().matches);
}
/** Sets that were taken out of the page without a word are not found, and so forgotten. */ function repaint() {
    for(var _i = 0, _document_querySelectorAll = document.querySelectorAll('.z-dark-auto'); _i < _document_querySelectorAll.length; _i++){
        var _painters_get;
        var root = _document_querySelectorAll[_i];
        (_painters_get = painters.get(root)) == null ? void 0 : _painters_get();
    }
}
/** Watches for a page that changes its scheme, as a rule by an attribute of html or body. */ var watch = sharing(function(scope) {
    var observer = new MutationObserver(repaint);
    for(var _i = 0, _document_querySelectorAll = document.querySelectorAll('html, body'); _i < _document_querySelectorAll.length; _i++){
        var element = _document_querySelectorAll[_i];
        observer.observe(element, {
            attributes: true
        });
    }
    onEnd(scope, function() {
        return observer.disconnect();
    });
    onMedia(scope, query(), repaint);
});
/** Has a set painted anew when the colour scheme of the page changes, where it is to follow that. */ function followScheme(param, paint) {
    var root = param.root, options = param.options, scope = param.scope;
    if (options.dark !== 'auto') return;
    painters.set(root, paint);
    watch(scope);
    onEnd(scope, function() {
        return painters.delete(root);
    });
}

/** The classes that options give the container, separated by spaces; none of them stands in a group. */ function optionClasses(widget, options) {
    if (options === void 0) options = widget.options;
    var table = widget.kind.table;
    var names = media('(hover: hover)').matches ? 'hover' : '';
    for(var _i = 0, _Object_keys = Object.keys(table); _i < _Object_keys.length; _i++){
        var name = _Object_keys[_i];
        var classes = table[name].classes;
        if (classes) names += ' ' + classes(options[name], name);
    }
    return widget.options.dark === 'auto' && isDark(widget) ? names + ' z-dark' : names;
}
// Sets that look alike have the same lists.
var lists = {};
var isFirst = function isFirst(name, n, all) {
    return all.indexOf(name) === n;
};
var listOf = function listOf(names) {
    return lists[names] = lists[names] || words(names).filter(isFirst);
};
/** Gives the container these classes, separated by spaces, instead of those that it had from us. */ function changeClasses(root, painted, names) {
    var before = painted.classes, owned = painted.owned;
    var now = listOf(names);
    var stays = function stays(name) {
        return before.indexOf(name) < 0 || now.indexOf(name) >= 0;
    };
    var all = words(root.getAttribute('class')).filter(stays).concat(now);
    // Each writing has the browser look for what it changes.
    setAttribute(root, 'class', all.filter(isFirst).join(' '));
    painted.classes = now;
    painted.owned = listOf(owned.concat(now).join(' '));
}

// The waves of the change that is told of now, by their time.
var waves = {};
/** Ends waiting. */ function stopWaiting(one) {
    var wave = one.wave;
    if (!wave) return;
    one.wave = null;
    wave.members.splice(wave.members.indexOf(one), 1);
    if (!wave.members.length) clearTimeout(wave.timer);
}
function startWave(delay, go) {
    var members = [];
    var timer = window.setTimeout(function() {
        waves = {};
        for(var _i = 0, _members_splice = members.splice(0); _i < _members_splice.length; _i++){
            var one = _members_splice[_i];
            one.wave = null;
            go(one);
        }
    }, delay);
    return {
        members: members,
        timer: timer
    };
}
/** Calls `go` when `delay` milliseconds have gone by without another call. */ function wait(one, delay, go) {
    stopWaiting(one);
    var begun = waves[delay];
    var wave = (begun == null ? void 0 : begun.members.length) ? begun : startWave(delay, go);
    wave.members.push(one);
    one.wave = waves[delay] = wave;
}
var watching = new WeakMap();
var watchersOf = function watchersOf(element) {
    return watching.get(element) || [];
};
var observer;
/** Calls `changed` when the element's size may have changed, until the scope ends. */ function watchSize(scope, element, changed) {
    if (!observer && typeof ResizeObserver === 'function') {
        observer = new ResizeObserver(function(entries) {
            for(var _i = 0; _i < entries.length; _i++){
                var target = entries[_i].target;
                for(var _i1 = 0, _watchersOf = watchersOf(target); _i1 < _watchersOf.length; _i1++){
                    var told = _watchersOf[_i1];
                    told();
                }
            }
            waves = {};
        });
    }
    if (!observer) {
        return onCapture(scope, window, 'resize', function() {
            changed();
            waves = {};
        });
    }
    watching.set(element, watchersOf(element).concat(changed));
    observer.observe(element);
    onEnd(scope, function() {
        var others = watchersOf(element).filter(function(other) {
            return other !== changed;
        });
        if (others.length) {
            watching.set(element, others);
        } else {
            watching.delete(element);
            observer == null ? void 0 : observer.unobserve(element);
        }
    });
}
var waiting = [];
var listenForLate = sharing(function(scope) {
    var tell = function tell(param) {
        var type = param.type, target = param.target;
        for(var _i = 0; _i < waiting.length; _i++){
            var _waiting__i = waiting[_i], element = _waiting__i.element, changed = _waiting__i.changed;
            if (type !== 'load' || element.contains(target)) changed();
        }
    };
    onCapture(scope, document, 'load', tell);
    var fonts = document.fonts;
    if (fonts == null ? void 0 : fonts.addEventListener) onCapture(scope, fonts, 'loadingdone', tell);
});
/** Calls `changed` when pictures in the element, or fonts, have come late. */ function watchLate(scope, element, changed) {
    var one = {
        element: element,
        changed: changed
    };
    waiting.push(one);
    listenForLate(scope);
    onEnd(scope, function() {
        waiting = waiting.filter(function(other) {
            return other !== one;
        });
    });
}

/** The curves of the easing plugin's families: in, out, and both, as `cubic-bezier` values. */ var FAMILIES = {
    Sine: [
        '.12,0,.39,0',
        '.61,1,.88,1',
        '.37,0,.63,1'
    ],
    Quad: [
        '.11,0,.5,0',
        '.5,1,.89,1',
        '.45,0,.55,1'
    ],
    Cubic: [
        '.32,0,.67,0',
        '.33,1,.68,1',
        '.65,0,.35,1'
    ],
    Quart: [
        '.5,0,.75,0',
        '.25,1,.5,1',
        '.76,0,.24,1'
    ],
    Quint: [
        '.64,0,.78,0',
        '.22,1,.36,1',
        '.83,0,.17,1'
    ],
    Expo: [
        '.7,0,.84,0',
        '.16,1,.3,1',
        '.87,0,.13,1'
    ],
    Circ: [
        '.55,0,1,.45',
        '0,.55,.45,1',
        '.85,0,.15,1'
    ],
    Back: [
        '.36,0,.66,-.56',
        '.34,1.56,.64,1',
        '.68,-.6,.32,1.6'
    ]
};
// No single curve swings back and forth; these come closest.
var NEAREST = {
    Elastic: 'Back',
    Bounce: 'Quad'
};
var NAME = /^ease(InOut|In|Out)([A-Z][a-z]+)$/;
/** The CSS timing function for an easing of the easing plugin or of jQuery, or null. */ function curveOf(name) {
    if (name === 'linear') return name;
    if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
    var _ref = NAME.exec(name) || [], kind = _ref[1], family = _ref[2];
    var curves = family && FAMILIES[NEAREST[family] || family];
    if (!curves) return null;
    return "cubic-bezier(" + curves[kind === 'In' ? 0 : kind === 'Out' ? 1 : 2] + ")";
}
/** When each fall of a ball ends, when it is lowest, and how low that is. */ var FALLS = [
    [
        1,
        0,
        0
    ],
    [
        2,
        1.5,
        0.75
    ],
    [
        2.5,
        2.25,
        0.9375
    ],
    [
        3,
        2.625,
        0.984375
    ]
];
/** A ball that falls, and springs up three times. */ function bounce(t) {
    var _FALLS_filter_ = FALLS.filter(function(param) {
        var end = param[0];
        return t * 2.75 < end;
    })[0], at = _FALLS_filter_[1], low = _FALLS_filter_[2];
    return 7.5625 * Math.pow(t - at / 2.75, 2) + low;
}
/** A spring let loose, `turn` being how far it swings in a unit of time. */ var spring = function spring(t, turn, shift) {
    return Math.pow(2, -10 * t) * Math.sin((t * 10 - shift) * turn) + 1;
};
/** How the easings go that swing, at their end. */ var SHAPES = {
    Bounce: bounce,
    Elastic: function Elastic(t, both) {
        return t === 0 || t === 1 ? t : both ? spring(t, Math.PI / 2.25, 1.125) : spring(t, 2 * Math.PI / 3, 0.75);
    }
};
/** Where an easing that swings is at the time `t`; both go from 0 to 1. Null for other easings. */ function swingAt(name, t) {
    var _ref = NAME.exec(name) || [], kind = _ref[1], family = _ref[2];
    var shape = family && Object.prototype.hasOwnProperty.call(SHAPES, family) && SHAPES[family];
    if (!shape) return null;
    if (kind === 'Out') return shape(t, false);
    if (kind === 'In') return 1 - shape(1 - t, false);
    return t < 0.5 ? (1 - shape(1 - 2 * t, true)) / 2 : (1 + shape(2 * t - 1, true)) / 2;
}
// As many as a curve needs that turns a dozen times.
var POINTS = 60;
/** The CSS timing function for an easing; one that swings goes by points where they are known. */ function timingOf(name, points) {
    if (!points || swingAt(name, 0) === null) return curveOf(name);
    var values = [];
    for(var n = 0; n <= POINTS; n++)values.push(swingAt(name, n / POINTS).toFixed(3));
    return "linear(" + values.join() + ")";
}
/**
 * An easing: `linear`, `swing`, a name of the easing plugin (which need not be there), or one that
 * the page added to `$.easing`. The default is `swing`, or `plugins` where the plugin is there; any
 * other name gets `swing`.
 */ function easing(plugins) {
    var isAdded = function isAdded(param, name) {
        var easings = param.easings;
        return Object.prototype.hasOwnProperty.call(easings, name) && typeof easings[name] === 'function';
    };
    return row(function(page) {
        return isAdded(page, plugins) ? plugins : 'swing';
    }, 'the name of an easing', function(value, page) {
        return typeof value === 'string' && (curveOf(value) || isAdded(page, value)) ? value : undefined;
    }, {
        fallback: 'swing'
    });
}

/** Every word that either widget shows or says (rule C21). */ var texts = {
    /** Names a list of tabs that has no visible heading of its own. */ tabs: text('Tabs'),
    /** Shown and announced while a panel loads. */ loading: text('Loading …'),
    /** Announced when content that took its time is there. */ loaded: text('Loaded.'),
    /** Begins the message of a panel that could not be loaded. */ failed: text('This content could not be loaded.'),
    /** The reason where the server took too long. */ timeout: text('no answer in time'),
    /** The reason where there was no answer. */ unreachable: text('the server cannot be reached'),
    /** The reason where the address may not be loaded. */ refused: text('the address is not allowed'),
    /** The button that loads a failed panel again. */ tryAgain: text('Try again'),
    /** The button that opens the list of all tabs. */ moreTabs: text('More tabs'),
    /** The button that closes a tab; the tab's label follows. */ close: text('Close'),
    /** The button that starts autoplay. */ play: text('Start automatic change'),
    /** The button that stops autoplay. */ pause: text('Stop automatic change'),
    /** Names a slide of a slider; its number follows. */ slide: text('Slide'),
    /** Names a slider, or a set that plays, where nothing else does. */ slides: text('Slides'),
    /** Names the dots of a slider. */ dots: text('Choose a slide'),
    /** Says what a slider is. */ carousel: text('carousel')
};

/** The options that mean the same in both widgets; `item` stands for a tab or a section. */ var sharedOptions = {
    /** Selecting the next item again and again; `false` is off. */ autoplay: {
        /** Time between two items, in milliseconds; 0 is off. */ interval: count(0, {
            off: 0,
            follows: true
        }),
        /** Whether the first action of a user stops it. */ smart: flag(true),
        /** Whether it waits while a mouse or a pen is over the widget. */ pauseOnHover: flag(true),
        /** Whether it waits while the focus is inside; a smart one stops. */ pauseOnFocus: flag(true),
        /** Whether there is a button that stops and starts it. */ control: flag(true)
    },
    /** Whether content that was loaded once is kept. */ cacheAjax: flag(true),
    /** One address for each item, loaded into its content. */ contentUrls: urls(),
    /** Whether what is open follows the hash of the page's address, and the hash what is open. */ deeplinking: flag(false),
    /** Whether the page scrolls to the widget when it opens with a hash that names one of its items. */ deeplinkingAutoScroll: flag(false),
    /** Whether the hash speaks of one widget, or of several: `a/tab1&b/tab2`. */ deeplinkingMode: oneOf([
        'single',
        'multiple'
    ], 'single'),
    /** Comes before the item's name in the hash; the container's id where it is empty. */ deeplinkingPrefix: text(''),
    /** Stands between prefix and name in the hash; empty or `none` leaves the name alone. */ deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
    /** Dark colours: always, never, or as the `color-scheme` around the container says. */ dark: visualFlagOrAuto(false),
    /** Whether unknown option names are reported in the console. */ debug: flag(false),
    /** The DOM event that selects an item; with `mouseover` the mouse opens without a click. */ event: eventNames('click'),
    /** Whether the scripts of loaded content run. */ executeScripts: flag(true),
    /**
   * Whether the browser's search and links to text find what is in closed items, and open them;
   * 'auto' is up to 50 items, since the browser has more to do then, and none with form fields, since
   * pages' scripts tell by its box what is in sight.
   */ findInPage: flagOrAuto('auto'),
    /** What a new hash does to the browser's history: a step, the last one again, or no new hash. */ history: oneOf([
        'push',
        'replace',
        'none'
    ], 'push'),
    /** Whether every address in `contentUrls` is shown in a frame. */ iframe: flag(false),
    /** The width of the window, in pixels, up to which the narrow form is used. */ minWindowWidth: count(720),
    /** What is on paper: all panels, or what is open. */ print: oneOf([
        'all',
        'current'
    ], 'all', {
        classes: function classes(value) {
            return value === 'all' ? '' : 'z-print-current';
        }
    }),
    /** Whether what is open is kept in the browser's storage; the container needs an id. */ rememberState: flag(false),
    /** How long to wait after a change of width, in milliseconds. */ responsiveDelay: count(100),
    /** Rounded corners. */ rounded: visualFlag(false),
    /** Gives what is inserted for the HTML that a server has sent. */ sanitize: callback(),
    /** Soft shadows. */ shadows: visualFlag(true),
    /** Words that are shown or announced. */ texts: texts
};

/** A pose in the words of CSS. */ function frameOf$1(pose) {
    var frame = {};
    for(var _i = 0, _namesOf = namesOf(pose); _i < _namesOf.length; _i++){
        var name = _namesOf[_i];
        var _styleFor = styleFor(name, pose[name]), property = _styleFor[0], value = _styleFor[1];
        // Frames have their properties as scripts call them.
        frame[property.replace(/-./g, function(two) {
            return two.charAt(1).toUpperCase();
        })] = value;
    }
    return frame;
}
var framesOf = function framesOf(param) {
    var from = param.from, to = param.to;
    return [
        frameOf$1(from),
        frameOf$1(to)
    ];
};
/** Whether CSS allows easings by points. */ function knowsPoints() {
    if (typeof CSS !== 'undefined') return CSS.supports('transition-timing-function', 'linear(0,1)');
    return false;
}
/** Lets the browser move what is to move: off the main thread where it is transform and opacity. */ var cssEngine = function cssEngine(moves, param, done) {
    var duration = param.duration, easing = param.easing;
    // `both`, or what leaves would show once more between the last frame and the end.
    var timing = {
        duration: duration,
        easing: timingOf(easing, knowsPoints()) || timingOf('swing', false),
        fill: 'both'
    };
    // eslint-disable-next-line floor/dom -- the engine is chosen where there is `animate`
    var running = moves.map(function(move) {
        return move.element.animate(framesOf(move), timing);
    });
    var first = running[0];
    // A page may cancel what it finds moving.
    if (first) first.onfinish = first.oncancel = done;
    return {
        aim: function aim(move) {
            var animation = running[moves.indexOf(move)];
            var effect = animation && animation.effect;
            // Support: browsers that can't change a running animation end with a small step.
            if (effect == null ? void 0 : effect.setKeyframes) effect.setKeyframes(framesOf(move));
        },
        stop: function stop() {
            return running.forEach(function(animation) {
                return animation.cancel();
            });
        }
    };
};

/** Remembers what the author has inline under `names`; the function returned gives it back. */ function keepInline(element, names) {
    var style = element.style;
    var written = element.getAttribute('style');
    var cssText = style.cssText;
    var kept = names.map(function(name) {
        return [
            name,
            style.getPropertyValue(name),
            style.getPropertyPriority(name)
        ];
    });
    return function() {
        for(var _i = 0; _i < kept.length; _i++){
            var _kept__i = kept[_i], name = _kept__i[0], value = _kept__i[1], priority = _kept__i[2];
            style.setProperty(name, value, priority);
        }
        // To the letter, unless the page has changed something else meanwhile.
        if (style.cssText === cssText) setAttribute(element, 'style', written);
    };
}

/** Puts an element as far on its way as `part` says: 0 is where it begins, 1 where it ends. */ function place(param, part) {
    var element = param.element, from = param.from, to = param.to;
    for(var _i = 0, _namesOf = namesOf(to); _i < _namesOf.length; _i++){
        var name = _namesOf[_i];
        var start = from[name];
        var value = start + (to[name] - start) * part;
        // An easing may swing beyond its ends.
        var _styleFor = styleFor(name, name === 'height' ? Math.max(0, value) : value), property = _styleFor[0], text = _styleFor[1];
        element.style.setProperty(property, text);
    }
}
/** What is written inline on the way. */ var inlineOf = function inlineOf(pose) {
    return namesOf(pose).map(function(name) {
        return styleFor(name, 0)[0];
    });
};
/** Keeps a page's transitions from dragging behind each step; the function returned allows them. */ function stopTransitions(moves) {
    var restores = moves.map(function(param) {
        var element = param.element;
        var restore = keepInline(element, [
            'transition'
        ]);
        element.style.setProperty('transition', 'none', 'important');
        return restore;
    });
    return function() {
        // First everything is at rest.
        if (moves[0]) getComputedStyle(moves[0].element).getPropertyValue('opacity');
        restores.forEach(function(restore) {
            return restore();
        });
    };
}
/** Moves by jQuery's own animation, with any easing that it knows. */ var jqueryEngine = function jqueryEngine(moves, param, done) {
    var duration = param.duration, easing = param.easing;
    var allow = stopTransitions(moves);
    var restores = moves.map(function(param) {
        var element = param.element, to = param.to;
        return keepInline(element, inlineOf(to));
    });
    var ticker = $({
        part: 0
    });
    for(var _i = 0; _i < moves.length; _i++){
        var move = moves[_i];
        place(move, 0);
    }
    ticker.animate({
        part: 1
    }, {
        duration: duration,
        easing: easing in $.easing ? easing : 'swing',
        step: function step(part) {
            return moves.forEach(function(move) {
                return place(move, part);
            });
        },
        complete: done
    });
    return {
        // Each step looks anew.
        aim: function aim() {
            return undefined;
        },
        stop: function stop() {
            ticker.stop();
            restores.forEach(function(restore) {
                return restore();
            });
            allow();
        }
    };
};
/** Whether the page has switched all animation off by jQuery. */ var isOff = function isOff() {
    var _$_fx;
    return !!((_$_fx = $.fx) == null ? void 0 : _$_fx.off);
};
/** Whether jQuery can animate; its slim build can't. */ var canAnimate = function canAnimate() {
    return !!$.fn.animate;
};

/** The engine for a scene; what one of them can't do, the other does. Null where neither can. */ function engineFor(param) {
    var type = param.type, easing = param.easing, stage = param.stage;
    var byCss = typeof stage.animate === 'function';
    var wanted = type === 'jquery' || !byCss || !curveOf(easing);
    if (wanted && canAnimate()) return jqueryEngine;
    return byCss ? cssEngine : null;
}
/** Whether anything is to move: not when it's switched off, unwanted, impossible, or unseen. */ function moves(scene) {
    var effects = scene.effects, duration = scene.duration, stage = scene.stage;
    return effects !== 'none' && duration > 0 && !isOff() && !!engineFor(scene) && !document.hidden && !isCalm() && isRendered(stage);
}
var UNREACHABLE = [
    'inert',
    'aria-hidden'
];
/** What leaves stays in sight, out of reach of focus and assistive technology. */ function keepInSight(element) {
    var hidden = element.getAttribute('hidden');
    if (hidden === null) return function() {
        return undefined;
    };
    var kept = UNREACHABLE.map(function(name) {
        return element.getAttribute(name);
    });
    element.removeAttribute('hidden');
    for(var _i = 0; _i < UNREACHABLE.length; _i++){
        var name = UNREACHABLE[_i];
        element.setAttribute(name, 'true');
    }
    return function() {
        UNREACHABLE.forEach(function(name, n) {
            return setAttribute(element, name, kept[n]);
        });
        // While it is in sight the browser takes note; hidden, it would do so in the frame that shows it again.
        getComputedStyle(element).getPropertyValue('color');
        element.setAttribute('hidden', hidden);
    };
}
/** What of its paddings and borders counts as a box's height, in pixels. */ function frameOf(element) {
    var _getComputedStyle = getComputedStyle(element), boxSizing = _getComputedStyle.boxSizing, paddingTop = _getComputedStyle.paddingTop, paddingBottom = _getComputedStyle.paddingBottom;
    if (boxSizing === 'content-box') return 0;
    var padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
    return element.offsetHeight - element.clientHeight + padding;
}
/** How high a box is beyond the content that it is high for. */ function restAround(param, content) {
    var element = param.element, to = param.to;
    var height = to.height;
    // Held up by its least height, it says nothing of its content.
    var isHeld = height <= parseFloat(getComputedStyle(element).minHeight);
    return isHeld ? frameOf(element) : height - content;
}
/**
 * Lets heights that move end where their content ends, whatever that does meanwhile. Called before
 * anything moves, when nothing has to be laid out anew; the function returned begins to watch.
 */ function watchGrowth(moves) {
    var growing = moves.filter(function(param) {
        var grows = param.grows;
        return grows;
    });
    var heightOf = function heightOf(param) {
        var grows = param.grows;
        return grows.offsetHeight;
    };
    var rests = growing.map(function(move) {
        return restAround(move, heightOf(move));
    });
    return function(aim) {
        var follow = function follow() {
            return growing.forEach(function(move, n) {
                var height = Math.max(0, heightOf(move) + rests[n]);
                if (height === move.to.height) return;
                move.to.height = height;
                aim(move);
            });
        };
        if (growing.length && typeof ResizeObserver === 'function') {
            var observer = new ResizeObserver(follow);
            for(var _i = 0; _i < growing.length; _i++){
                var grows = growing[_i].grows;
                observer.observe(grows);
            }
            return function() {
                return observer.disconnect();
            };
        }
        return function() {
            return undefined;
        };
    };
}
/** Starts the motion of a change that was applied; it ends with the scope. */ function start(scene, measured, run, done) {
    var leaving = scene.leaving, marks = scene.marks;
    for(var _i = 0; _i < leaving.length; _i++){
        var element = leaving[_i];
        onEnd(run, keepInSight(element));
    }
    marks.forEach(function(param) {
        var element = param[0], name = param[1];
        setClass(element, name);
        onEnd(run, function() {
            return setClass(element, name, false);
        });
    });
    var moves = measured();
    if (!moves.length) return done();
    var watch = watchGrowth(moves);
    // jQuery may come to the end before it has returned.
    var begun = false;
    var over = false;
    var _engineFor = engineFor(scene)(moves, scene, function() {
        over = true;
        if (begun) done();
    }), aim = _engineFor.aim, stop = _engineFor.stop;
    onEnd(run, stop);
    onEnd(run, watch(aim));
    begun = true;
    if (over) done();
}
// A timer ends the motion where the browser holds its animations back, as in a page behind others. It
// leaves time for a first frame that comes late, as a busy page's does.
var MARGIN = 1000;
// Browsers hold the delay of a timer in 32 bits.
var MOST = 2147483647;
/**
 * Applies a change by `render` and moves what the scene says. `done` is called once: when the
 * motion has ended, or at once when nothing moves. The function returned ends it early.
 */ function animate(scene, render, done) {
    if (!moves(scene)) {
        render();
        done();
        return null;
    }
    var measured = scene.measure();
    render();
    var run = createScope();
    var finish = function finish() {
        if (!run.undo) return;
        endScope(run);
        done();
    };
    start(scene, measured, run, finish);
    after(run, Math.min(scene.duration + MARGIN, MOST), finish);
    onCalm(run, finish);
    // Paper shows what is there, not what is on its way.
    on(run, window, 'beforeprint', finish);
    return finish;
}

/** The nearest ancestor that scrolls; null where only the page does. */ function scrollerOf(element) {
    for(var at = element.parentElement; at; at = at.parentElement){
        var scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
        if (scrolls && at.scrollHeight > at.clientHeight) return at;
    }
    return null;
}
/**
 * Keeps an element where it is on the screen while what is above it shrinks (rule A5): scrolls by
 * as much as it moved, frame by frame, until the user scrolls. The function returned ends that.
 */ function anchor(element) {
    var scroller = scrollerOf(element);
    var top = element.getBoundingClientRect().top;
    var frame = 0;
    var hold = function hold() {
        var moved = element.getBoundingClientRect().top - top;
        // Less than a pixel is rounding, and where the browser anchors by itself nothing is left to do.
        if (Math.abs(moved) < 1) return;
        // Not `smooth`, as pages may have it: that would come after the motion.
        var page = document.documentElement;
        if (typeof page.scrollBy === 'function') {
            (scroller || window).scrollBy({
                top: moved,
                behavior: 'instant'
            });
        } else {
            (scroller || page).scrollTop += moved;
        }
    };
    var next = function next1() {
        hold();
        frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    var scope = createScope();
    onEnd(scope, function() {
        return cancelAnimationFrame(frame);
    });
    // Whoever scrolls by hand means it.
    onCapture(scope, window, 'wheel touchmove keydown', function() {
        return endScope(scope);
    });
    return function() {
        if (scope.undo) hold();
        endScope(scope);
    };
}

/** Has `hear` hear of what a page does to the markup by itself. */ function watchPage(scope, hear) {
    var observer = new MutationObserver(hear);
    onEnd(scope, function() {
        return observer.disconnect();
    });
    return [
        observer,
        function(theirs) {
            var records = observer.takeRecords();
            if (theirs && records.length) hear(records, observer);
        }
    ];
}

/**
 * Lets the style sheet show closed panels on paper (rule R2) where a page's `[hidden]` outweighs it, as
 * Bootstrap's does; on the screen they stay as they are. Once for the page rather than for each widget,
 * so that widgets that are taken out of it without a word are forgotten.
 */ function openPaper(root, visit) {
    var turn = function turn(param) {
        var type = param.type;
        var isPrinting = type === 'beforeprint';
        var panels = "" + root + ":not(.z-print-current) > * > .z-content";
        for(var _i = 0, _document_querySelectorAll = document.querySelectorAll(panels); _i < _document_querySelectorAll.length; _i++){
            var panel = _document_querySelectorAll[_i];
            var style = panel.style;
            if (isPrinting && panel.hidden) {
                style.setProperty('display', 'var(--_paper, none)', 'important');
            } else if (/--_paper/.test(style.display)) {
                style.removeProperty('display');
                if (!style.length) setAttribute(panel, 'style', null);
            }
            if (visit) visit(panel, isPrinting);
        }
    };
    addEventListener('beforeprint', turn);
    addEventListener('afterprint', turn);
}

exports.MOST_FINDABLE = MOST_FINDABLE;
exports.SIDES = SIDES;
exports._extends = _extends;
exports.addEnd = addEnd;
exports.after = after;
exports.anchor = anchor;
exports.animate = animate;
exports.announce = announce;
exports.borrow = borrow;
exports.boxIn = boxIn;
exports.build = build;
exports.callback = callback;
exports.change = change;
exports.changeClasses = changeClasses;
exports.childHolding = childHolding;
exports.choose = choose;
exports.contentChildren = contentChildren;
exports.count = count;
exports.createScope = createScope;
exports.createShared = createShared;
exports.definePlugin = definePlugin;
exports.derive = derive;
exports.describeCarousel = describeCarousel;
exports.destroyWidget = destroyWidget;
exports.detach = detach;
exports.dropAttributes = dropAttributes;
exports.dropCarousel = dropCarousel;
exports.dropClasses = dropClasses;
exports.dropEmptyStyle = dropEmptyStyle;
exports.dropEnd = dropEnd;
exports.dropPassing = dropPassing;
exports.dropStop = dropStop;
exports.easing = easing;
exports.endScope = endScope;
exports.endsOf = endsOf;
exports.enqueue = enqueue;
exports.fill = fill;
exports.filled = filled;
exports.firstItems = firstItems;
exports.firstThat = firstThat;
exports.flag = flag;
exports.focusOn = focusOn;
exports.follow = follow;
exports.followScheme = followScheme;
exports.force = force;
exports.forget = forget;
exports.giveBack = giveBack;
exports.giveName = giveName;
exports.hasClass = hasClass;
exports.heightOf = heightOf;
exports.hide = hide;
exports.holding = holding;
exports.holdsBack = holdsBack;
exports.holdsFocus = holdsFocus;
exports.idFor = idFor;
exports.idOf = idOf;
exports.idPrefix = idPrefix;
exports.indexOf = indexOf;
exports.insertLabel = insertLabel;
exports.isBlank = isBlank;
exports.isCalm = isCalm;
exports.isDark = isDark;
exports.isForeignKey = isForeignKey;
exports.isHidden = isHidden;
exports.isInPage = isInPage;
exports.isInteractive = isInteractive;
exports.isLoading = isLoading;
exports.isMarked = isMarked;
exports.isNodes = isNodes;
exports.isObject = isObject;
exports.isRealLink = isRealLink;
exports.isRemote = isRemote;
exports.isRightToLeft = isRightToLeft;
exports.isRoot = isRoot;
exports.isTabStop = isTabStop;
exports.itemAt = itemAt;
exports.kebab = kebab;
exports.keep = keep;
exports.keepAll = keepAll;
exports.keepInline = keepInline;
exports.keepingFocus = keepingFocus;
exports.keyName = keyName;
exports.keyStep = keyStep;
exports.listenForActivation = listenForActivation;
exports.load = load;
exports.look = look;
exports.lookLast = lookLast;
exports.markEnds = markEnds;
exports.media = media;
exports.mountFollowers = mountFollowers;
exports.move = move;
exports.namesOf = namesOf;
exports.noteAction = noteAction$1;
exports.nothing = nothing$1;
exports.on = on;
exports.onCapture = onCapture;
exports.onEnd = onEnd;
exports.onMedia = onMedia;
exports.oneOf = oneOf;
exports.only = only;
exports.open = open;
exports.openPaper = openPaper;
exports.option = option;
exports.optionClasses = optionClasses;
exports.park = park;
exports.passFocus = passFocus;
exports.passOn = passOn;
exports.placesOf = placesOf;
exports.play = play;
exports.posesOf = posesOf;
exports.preload = preload;
exports.readers = readers;
exports.remount = remount;
exports.removeForGood = removeForGood;
exports.restOf = restOf;
exports.restore = restore;
exports.reveal = reveal;
exports.row = row;
exports.select = select;
exports.setAttribute = setAttribute;
exports.setClass = setClass;
exports.setOptions = setOptions;
exports.settle = settle;
exports.sharedOptions = sharedOptions;
exports.sharing = sharing;
exports.shut = shut;
exports.startContent = startContent;
exports.startsWithoutFocus = startsWithoutFocus;
exports.step = step;
exports.stepFrom = stepFrom;
exports.stop = stop;
exports.stopWaiting = stopWaiting;
exports.takes = takes;
exports.tellFirst = tellFirst;
exports.tellReady = tellReady;
exports.text = text;
exports.textOf = textOf$2;
exports.unwrap = unwrap;
exports.visualFlag = visualFlag;
exports.wait = wait;
exports.warn = warn;
exports.watchLate = watchLate;
exports.watchPage = watchPage;
exports.watchSize = watchSize;
exports.weigh = weigh;
exports.whenLoaded = whenLoaded;
exports.whole = whole;
exports.widthOf = widthOf;
exports.words = words;
exports.wordsOf = wordsOf;
exports.wrapContent = wrapContent;
