/*! ui.shared 1.0.0 | (c) ui-tabs contributors | MIT License */
'use strict';

var $ = require('jquery');

var assign = Object.assign;

/** Splits a text at white space. */ var words = function words(text) {
    return (text || '').split(/\s+/).filter(Boolean);
};
/** Whether a node is text, and not only white space. */ var isText = function isText(param) {
    var nodeType = param.nodeType, nodeValue = param.nodeValue;
    return nodeType === 3 && !!nodeValue.trim();
};
/**
 * Whether assistive technology never reads an element's text. (What `paintName` has hidden is read, as a part of the
 * tab's name.)
 */ var isUnexposed = function isUnexposed(element) {
    return element.matches('style,script,noscript,template,[hidden],[aria-hidden=true]:not(.z-said)');
};
/** The nodes that an element shows: its own, or those that a slot gets from outside its shadow root. */ var shownIn = function shownIn(element) {
    return 'assignedNodes' in element ? element.assignedNodes({
        flatten: true
    }) : element.childNodes;
};
/**
 * The accessible text of a node: `aria-label` or `alt`, otherwise its content, with a space around each element,
 * otherwise its `title`.
 */ function accessibleText(node) {
    if (node.nodeType === 3) return node.nodeValue;
    var element = node;
    if (node.nodeType !== 1 || isUnexposed(element)) return '';
    var name = element.getAttribute('aria-label') || element.getAttribute('alt');
    return name || " " + contentText(element) + " ";
}
/** The accessible text of what an element contains, otherwise its `title`. */ function contentText(element) {
    var text = Array.from(shownIn(element)).map(accessibleText).join('');
    return text.trim() ? text : element.getAttribute('title') || '';
}
/** The accessible text of a label. With `ignoresName`, not its own `aria-label`. */ var labelText = function labelText(label, ignoresName) {
    return (ignoresName ? contentText : accessibleText)(label).replace(/\s+/g, ' ').trim();
};

var records = new WeakMap();
/** Remembers the original values of some attributes. Most elements have none of them, and get no record. */ function rememberAttributes(element, names) {
    if (!element.hasAttributes()) return undefined;
    var kept;
    names.forEach(function(name) {
        var value = element.getAttribute(name);
        if (value !== null) (kept = kept || {})[name] = value;
    });
    if (kept) records.set(element, kept);
    return kept;
}
/** Returns and forgets the original attributes of an element. */ function takeOriginals(element) {
    var kept = records.get(element) || {};
    records.delete(element);
    return kept;
}
/** Whether the original markup has this attribute. */ var hadAttribute = function hadAttribute(element, name) {
    return name in (records.get(element) || {});
};
var writable = {};
/** The attributes that may be written on elements with these classes. */ function writableOn(param, classes) {
    var name = param.name, writtenAttributes = param.writtenAttributes;
    var key = name + classes;
    var known = writable[key];
    if (known) return known;
    var lists = words(classes).map(function(one) {
        return writtenAttributes[one];
    });
    return writable[key] = words(lists.join(' '));
}
/**
 * Takes over an element: remembers its original attributes, and adds our classes. It removes the class `z-active`, which
 * pages may write for visitors without scripts. It writes the classes once, because each write costs time.
 */ function claim(kind, element, classes) {
    var kept = rememberAttributes(element, writableOn(kind, classes));
    var authors = kept && kept['class'];
    var others = authors && authors.replace(/(^|\s)z-active(?!\S)/, '');
    element.setAttribute('class', others ? others + ' ' + classes : classes);
    // Pages may write `aria-hidden` on closed panels, for the time before the start.
    if (kept && kept['aria-hidden']) element.removeAttribute('aria-hidden');
}

/** The number that a value is, also as text; otherwise NaN. */ var numberIn = function numberIn(value) {
    return typeof value === 'number' || typeof value === 'string' && value.trim() ? Number(value) : NaN;
};
/** Whether an object itself, not its prototype, has a property. `name` may be any value. */ var hasOwn = function hasOwn(object, name) {
    return typeof name !== 'object' && Object.prototype.hasOwnProperty.call(object, name);
};
var isObject = function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
};

/**
 * Sets an attribute, or removes it (null). It does nothing if the attribute has that value already, because each write
 * costs time.
 */ function setAttribute(element, name, value) {
    if (element.getAttribute(name) === value) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
/**
 * Adds or removes a class. It avoids `classList` on elements without classes, because browsers create that object at
 * its first use.
 */ function setClass(element, name, on) {
    if (on === void 0) on = true;
    if (element.className) element.classList.toggle(name, on);
    else if (on) element.className = name;
}
/** Whether an element has a class. It uses a selector, because a `classList` stays in memory once it has been read. */ var hasClass = function hasClass(element, name) {
    return element.matches('.' + name);
};
/** Reads a boolean attribute. Without a value it is true; `false` and `0` are false. */ function booleanAttribute(element, name, byDefault) {
    var value = element.getAttribute(name);
    return value === null ? !!byDefault : !/^(false|0)$/.test(value);
}
/** The id of an element. Not `element.id`: in a form, that can be a field with the name `id`. */ var idOf = function idOf(element) {
    return element.getAttribute('id') || '';
};

/**
 * Marks generated elements, and original ones that we hide. The value says what the end of a widget does with one:
 * `box`: unwrap it. `back`: move its children into the element before it, and remove it. `empty`: remove it if it is
 * still empty. `hidden`: show it again, because it is an original one. Without a value: remove it.
 */ var MADE = 'data-z-made';
/** The document or the shadow root that a node is in. */ function treeOf(node) {
    var tree = node.getRootNode();
    return 'getElementById' in tree ? tree : document;
}
/** Creates an element with the mark. It uses DOM calls, because a page's Trusted Types policy may refuse HTML text. */ function build(tag, className, made) {
    var element = document.createElement(tag);
    if (className) element.className = className;
    element.setAttribute(MADE, made || '');
    return element;
}
/** Hides an original element until the widget ends. */ function hideByMark(element) {
    element.setAttribute('hidden', '');
    element.setAttribute(MADE, 'hidden');
}
/**
 * Returns a function that returns a new clone of an element at each call. Cloning is faster than creating each one. The
 * element is created at the first call, because pages without a set need none.
 */ function cloner(make) {
    var model;
    return function() {
        return (model = model || make()).cloneNode(true);
    };
}
/**
 * Moves `node` into `parent`, before `next` if that is a child of it. Frames aren't reloaded if the browser supports
 * `moveBefore`.
 */ function move(node, parent, next) {
    var mover = parent;
    var before = next && next.parentNode === parent ? next : null;
    if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
    else parent.insertBefore(node, before);
}
/**
 * Elements that lose their state when they are moved without `moveBefore`: frames reload, editors lose their selection.
 */ var STATEFUL = 'iframe,object,embed,[contenteditable]';
/** The frame of CKEditor 4, which starts again whenever its frame is moved, even if the frame has kept its state. */ var WATCHED = 'iframe[src=""]';
/**
 * Whether an element loses its state when it is moved: one of `STATEFUL` (only of `WATCHED`, if the browser supports
 * `moveBefore`), or a custom element without `connectedMoveCallback`.
 */ function isStateful(element) {
    var isMovable = element.moveBefore;
    var custom = customElements.get(element.getAttribute('is') || element.localName);
    if (custom) return !(isMovable && 'connectedMoveCallback' in custom.prototype);
    return element.matches(isMovable ? WATCHED : STATEFUL);
}
/** Whether an element contains one that loses its state when it is moved. */ var holdsStateful = function holdsStateful(element) {
    return Array.from(element.getElementsByTagName('*')).some(isStateful);
};
/**
 * Removes a node, if it is anywhere. Not by the node's own `remove`: Prototype has another one, which fails for a node
 * that the page has taken out already.
 */ function remove(node) {
    if (node.parentNode) node.parentNode.removeChild(node);
}
/** Wraps the children of `parent` from `first` to before `end` in `box`. If `end` is null, it wraps all that follow. */ function wrap(parent, box, first, end) {
    parent.insertBefore(box, first);
    while(box.nextSibling !== end)move(box.nextSibling, box);
    return box;
}
/** Replaces a box with its children. */ function unwrap(box) {
    var parent = box.parentNode;
    while(parent && box.firstChild)move(box.firstChild, parent, box);
    remove(box);
}
/** Replaces a box of content with its children. It stays, without attributes, if something in it would lose its state. */ function unwrapContent(box) {
    if (!holdsStateful(box)) return unwrap(box);
    Array.from(box.attributes).forEach(function(param) {
        var name = param.name;
        return box.removeAttribute(name);
    });
}

/** The inline style of an element. Not `element.style`: in a form, that can be a field with the name `style`. */ var inlineStyle = function inlineStyle(element) {
    return Reflect.get(HTMLElement.prototype, 'style', element);
};
/** The number in a CSS length. */ var px = function px(value) {
    return parseFloat(value) || 0;
};
/** The length of a CSS property of an element, in pixels of the window: with zoom. */ var windowPx = function windowPx(element, property) {
    return px(getComputedStyle(element)[property]) * (element.currentCSSZoom || 1);
};
/**
 * The used width or height of an element: with fractions, by its `box-sizing`, and, unlike rectangles, without zoom and
 * transforms.
 */ var usedSize = function usedSize(element, side) {
    return px(getComputedStyle(element)[side]);
};
/** How many pixels of the window one pixel of an element is, which may be zoomed or transformed. */ var scaleOf = function scaleOf(element) {
    return element.getBoundingClientRect().width / element.offsetWidth;
};
/** Properties whose transitions change the size of a label or header, also `all`. */ var SIZES$1 = /all|size|width|height|padding|margin|font|spacing|border(?!\S*color)/;
/** Whether changes of an element's size take time. */ function hasSizeTransition(element) {
    var _getComputedStyle = getComputedStyle(element), transitionDuration = _getComputedStyle.transitionDuration, transitionProperty = _getComputedStyle.transitionProperty;
    return /[1-9]/.test(transitionDuration) && SIZES$1.test(transitionProperty);
}
var isRightToLeft = function isRightToLeft(element) {
    return getComputedStyle(element).direction === 'rtl';
};
var windowQueries = {};
/**
 * Whether the window is no wider than this, in pixels. Widgets share media query lists, because these are expensive to
 * create.
 */ function isWindowUpTo(width) {
    windowQueries[width] = windowQueries[width] || matchMedia("(max-width: " + width + "px)");
    return windowQueries[width].matches;
}
var reducedMotion = function reducedMotion() {
    return matchMedia('(prefers-reduced-motion: reduce)');
};

/**
 * Whether `has` is true of an item's element, or of the part of it that pages hide instead: the link in a tab, or the
 * header in a generated box.
 */ function hasOrPartHas(element, has) {
    var part = element.firstElementChild;
    return has(element) || !!part && part.matches(".z-link,[" + MADE + "]>.z-header") && has(part);
}
/** Whether an inline style hides an element. Most have none, so that is asked first. */ var isHiddenByStyle = function isHiddenByStyle(element) {
    return element.hasAttribute('style') && inlineStyle(element).display === 'none';
};
/** Whether the author hid an item by an attribute or a class. This reads no computed style, so a start can use it. */ var isMarkedHidden = function isMarkedHidden(element) {
    return hasOrPartHas(element, function(part) {
        return part.matches('[hidden],.hide') || isHiddenByStyle(part);
    });
};
/** Whether an item isn't displayed, for any reason. Hidden ancestors don't count. */ var isHidden = function isHidden(element) {
    return isMarkedHidden(element) || hasOrPartHas(element, function(part) {
        return getComputedStyle(part).display === 'none';
    });
};

/**
 * What to do when an event reaches the pressed element. Usually this holds one event; a listener of the page may press
 * another element meanwhile.
 */ var due = new WeakMap();
function arrive(event) {
    var type = event.type;
    // Links keep the listener (see `keepListening`).
    if (type !== 'click' || !this.matches('a')) this.removeEventListener(type, arrive);
    var act = due.get(event);
    due.delete(event);
    if (act) act();
}
/**
 * Calls `act` when an event reaches an element, after the page's own listeners on that element: the listener is added
 * again for each event, so that it is the last one. After a key press it isn't added again, because screen readers would
 * read the element again (see `keepListening`).
 */ function callOnArrival(element, event, byKey, act) {
    due.set(event, act);
    if (!byKey) element.removeEventListener(event.type, arrive);
    element.addEventListener(event.type, arrive);
}
/**
 * Adds the click listener to a link for as long as it is a trigger. If a link gets or loses one, Firefox creates its
 * accessible object again, and screen readers read all of it again.
 */ function keepListening(param) {
    var trigger = param.trigger, index = param.index;
    if (index >= 0 && trigger.matches('a')) trigger.addEventListener('click', arrive);
}
/** Removes the listener from an item that is removed. */ var stopListening = function stopListening(param) {
    var trigger = param.trigger, header = param.header;
    return [
        trigger,
        header
    ].forEach(function(part) {
        return part.removeEventListener('click', arrive);
    });
};

var count$1 = 0;
/** The beginning of a widget's ids. Markup that was saved or loaded may contain the first ones already. */ function idPrefix(name) {
    do count$1 += 1;
    while (document.getElementById("" + name + count$1 + "-header-1"));
    return name + count$1;
}
/**
 * The id of an element, which gets the wanted one if it has none. Null if ARIA can't use it: it contains white space,
 * or an earlier element has the same one.
 */ function idFor(element, wanted) {
    var id = idOf(element);
    if (!id) element.setAttribute('id', wanted);
    else if (/\s/.test(id) || treeOf(element).getElementById(id) !== element) return null;
    return id || wanted;
}

/**
 * The properties of elements that hold their widget or item. A list would keep widgets in memory whose elements are gone.
 * The names contain the version, so that two versions of the script on one page don't read each other's objects.
 */ var WIDGET = "zWidget 1.0.0";
var ITEM = "zItem 1.0.0";
/** The widget that runs on an element, of either kind. */ var widgetOn = function widgetOn(element) {
    return element[WIDGET];
};
var setWidget = function setWidget(root, widget) {
    return root[WIDGET] = widget;
};
/** The item with this element, header or panel. */ var itemOn = function itemOn(element) {
    return element[ITEM];
};
/** Sets what `itemOn` finds for the nodes of an item. */ var setItem = function setItem(param, item) {
    var element = param.element, header = param.header, panel = param.panel;
    return [
        element,
        header,
        panel
    ].forEach(function(node) {
        if (node) node[ITEM] = item;
    });
};
/** Ends an item: its nodes are no longer connected with it. */ function endItem(item) {
    item.index = -1;
    if (item.load) item.load.stop();
    stopListening(item);
    setItem(item, undefined);
}
/** The index for a number, also as text; negative ones count from the end. Anything else gives -1. */ function indexFor(given, count) {
    var number = numberIn(given);
    var index = number < 0 ? number + count : number;
    return index >= 0 && index < count && index % 1 === 0 ? index : -1;
}
/** The value of an attribute on the first of an item's elements that has it. */ function attributeOf(param, name) {
    var header = param.header, panel = param.panel, element = param.element;
    var found = [
        element,
        header,
        panel
    ].find(function(one) {
        return one && one.hasAttribute(name);
    });
    return found ? found.getAttribute(name) : null;
}
/** The name of an item in hashes and in storage: its `data-link`, otherwise its position. */ var nameOf = function nameOf(item) {
    return attributeOf(item, 'data-link') || item.widget.kind.noun + (item.index + 1);
};
/** The elements of an item that may have an id. */ var elementsOf = function elementsOf(param) {
    var element = param.element, header = param.header, trigger = param.trigger, panel = param.panel;
    return [
        element,
        header,
        trigger
    ].concat(panel || []);
};
/** The item with a name: its position, such as `tab2`, its `data-link`, or the id of one of its elements. */ var itemNamed = function itemNamed(param, name) {
    var items = param.items, kind = param.kind;
    return items.find(function(param) {
        var index = param.index;
        return name === kind.noun + (index + 1);
    }) || items.find(function(item) {
        return nameOf(item) === name || elementsOf(item).some(function(one) {
            return idOf(one) === name;
        });
    });
};
var isDisabled = function isDisabled(param) {
    var element = param.element, trigger = param.trigger;
    return hasClass(element, 'z-disabled') || !!trigger.disabled;
};
var isLoading = function isLoading(param) {
    var load = param.load;
    return !!load && load.phase === 'loading';
};
/** Whether an item can be opened and closed: it has a panel and isn't disabled or removed. */ var isUsable = function isUsable(item) {
    return !!item && item.index >= 0 && !!item.panel && !isDisabled(item);
};
/**
 * Whether users can open an item, as far as the markup tells: it can be opened, and no attribute or class hides it. A
 * start asks this, because it reads no styles.
 */ var isSelectable = function isSelectable(item) {
    return isUsable(item) && !isMarkedHidden(item.element);
};
/** Connects trigger and panel by `aria-controls` and `aria-labelledby`. */ function linkByAria(param) {
    var widget = param.widget, trigger = param.trigger, panel = param.panel;
    var prefix = widget.prefix;
    var serial = widget.serial += 1;
    if (!panel) return;
    var label = idFor(trigger, prefix + "-header-" + serial);
    if (label) panel.setAttribute('aria-labelledby', label);
    var id = idFor(panel, prefix + "-" + serial);
    if (id) trigger.setAttribute('aria-controls', id);
}
/** Connects a new item with its elements, and hides its panel. */ function register(item) {
    var widget = item.widget, panel = item.panel;
    setItem(item, item);
    if (panel) {
        // Many pages hide all panels but the first by an inline style, until a script shows them. Bindings of Alpine and
        // Knockout write it, too, but for panels that are to stay hidden.
        var isUnseen = isHiddenByStyle(panel) && !panel.matches('[x-show],[data-bind*=visible]');
        claim(widget.kind, panel, isUnseen ? 'z-content z-unhidden' : 'z-content');
        panel.setAttribute('hidden', '');
    }
    linkByAria(item);
    return item;
}

/** Decodes a part of an address. If that fails, it stays as it is. */ function decoded(part) {
    try {
        return decodeURIComponent(part);
    } catch (unused) {
        return part;
    }
}
/** A URL without its hash. */ var pageOf = function pageOf(url) {
    return url.split('#')[0];
};
/** The id of the place in a page that a fragment names. Like browsers, it looks for the fragment as it is, then decoded. */ function idFrom(fragment, tree) {
    if (tree === void 0) tree = document;
    var id = decoded(fragment);
    return id !== fragment && tree.getElementById(fragment) ? fragment : id;
}
/** The id of the place in this page that a link leads to (`#id`, or the page's whole address with it); otherwise empty. */ function placeIn(link) {
    var href = link.getAttribute('href') || '';
    var at = href.indexOf('#');
    var place = href.slice(at + 1);
    // `#id` alone is a place here even if a `base` element makes the address of another page of it.
    if (at < 0 || at && pageOf(link.href) !== pageOf(location.href)) return '';
    return idFrom(place, treeOf(link));
}

/** Filters a node and the siblings after it. This is faster than an array made of `childNodes`. */ function siblingsFrom(first, fits) {
    var found = [];
    for(var node = first; node; node = node.nextSibling)if (fits(node)) found.push(node);
    return found;
}
/** The child elements. Not `parent.children`: in a form, that can be a field with the name `children`. */ var childrenOf = function childrenOf(parent) {
    return siblingsFrom(parent.firstChild, function(param) {
        var nodeType = param.nodeType;
        return nodeType === 1;
    });
};
/** The first child element with a class. */ var childWith = function childWith(parent, className) {
    return parent.querySelector(':scope > .' + className);
};
/** `Node.DOCUMENT_POSITION_FOLLOWING`. */ var FOLLOWING = 4;
/** Whether a node comes before another one in the document. */ var isBefore = function isBefore(node, other) {
    return !!(node.compareDocumentPosition(other) & FOLLOWING);
};
/** A node and all that it is shown in: its ancestors, across shadow roots and their slots. */ function pathOf(node) {
    var path = [];
    var at = node;
    while(at){
        path.push(at);
        var assignedSlot = at.assignedSlot, host = at.host;
        at = assignedSlot || at.parentNode || at.nodeType === 11 && host || null;
    }
    return path;
}
/** Returns a function that tells whether a node has left the document since this call. */ function watchLeaving(node) {
    var isConnected = node.isConnected;
    return function() {
        return isConnected && !node.isConnected;
    };
}
/** The child of `parent` that is `node` or contains it; null if `parent` doesn't contain it. */ function childHolding(parent, node) {
    var at = node;
    while(at && at.parentNode !== parent)at = at.parentNode;
    return at;
}
/**
 * The target of an event if it matches a selector, otherwise its nearest ancestor that does. Null for an event that a
 * script has dispatched on the document or the window.
 */ function closestOf(event, selector) {
    var target = event.composedPath()[0];
    return target.closest ? target.closest(selector) : null;
}
/** Whether a link leads to another page, and not to a place in this one. */ var isRealLink = function isRealLink(element) {
    return /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '') && !placeIn(element);
};
var HEADINGS = 'h1,h2,h3,h4,h5,h6';
/** Elements that react to a press, or are focusable, by themselves. */ var CONTROLS = 'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';
/** Whether the element, or an ancestor of it inside `end`, reacts to a press by itself. */ function isInteractive(element, end) {
    var control = element.closest(CONTROLS);
    return !!control && control !== end && end.contains(control);
}

/** The focused element, also in open shadow roots. */ function focusedElement() {
    var element = document.activeElement;
    while(element && element.shadowRoot && element.shadowRoot.activeElement)element = element.shadowRoot.activeElement;
    return element;
}
/** Focuses an element where it is: the page doesn't scroll to it. */ var focusInPlace = function focusInPlace(element) {
    return element.focus({
        preventScroll: true
    });
};
/** Runs `work`, which moves nodes, and focuses the same element again if that loses the focus. */ function keepFocus(work) {
    var focused = focusedElement();
    var result = work();
    if (focused && focused !== focusedElement() && focused.isConnected) focusInPlace(focused);
    return result;
}
/** Whether an element is, or contains, the focused element (or another one that was focused before). */ var holdsFocus = function holdsFocus(element, focused) {
    if (focused === void 0) focused = focusedElement();
    return !!element && pathOf(focused).includes(element);
};
/** Focuses an element. If it isn't focusable, it gets `tabindex="-1"` until it loses the focus. */ function forceFocus(element) {
    focusInPlace(element);
    if (focusedElement() === element) return;
    element.tabIndex = -1;
    element.addEventListener('blur', function() {
        return setAttribute(element, 'tabindex', null);
    }, {
        once: true
    });
    focusInPlace(element);
}
/** Whether an element is a form field. */ var isField = function isField(element) {
    return !!element && !!element.form;
};
/**
 * Moves the focus out of an element that is about to disappear, or has just disappeared: to `next`, or to `fallback` if
 * that is impossible. Without this, the browser would focus the page's body. `before` is what had the focus before the
 * element disappeared.
 */ function moveFocusOut(from, next, fallback, before) {
    if (before === void 0) before = focusedElement();
    var now = focusedElement();
    if (!holdsFocus(from, before) || now !== before && now !== document.body) return;
    if (next) focusInPlace(next);
    if (focusedElement() === now) forceFocus(fallback);
}
/** Whether an element is a tab stop. */ function isTabStop(element) {
    var disabled = element.disabled, type = element.type, tabIndex = element.tabIndex;
    return tabIndex >= 0 && !disabled && type !== 'hidden';
}
/** Whether the first visible content in a node is a tab stop. Undefined if there is no content. */ function firstTakesFocus(node) {
    var nodes = shownIn(node);
    for(var n = 0; n < nodes.length; n++){
        var child = nodes[n];
        if (isText(child)) return false;
        if (child.nodeType !== 1 || isUnexposed(child)) continue;
        var isMedia = child.matches('img,video,audio,canvas,svg,object');
        var takes = isTabStop(child) || (isMedia ? false : firstTakesFocus(child));
        if (takes !== undefined) return takes;
    }
    return undefined;
}

/** The type of an event: `uitabs:beforeselect`. */ var typeOf = function typeOf(kind, name) {
    return (kind.name + ":" + name).toLowerCase();
};
/** Lets the browser report an exception of the page's function, without stopping ours. */ var report = function report(error) {
    return setTimeout(function() {
        throw error;
    });
};
/**
 * Dispatches a bubbling native event on the root, and calls the callback of that name. If that throws, the browser
 * reports it, and nothing stops. Returns the answers of the handlers and the callback. One more answer is `false` if
 * somebody has prevented the default, otherwise `true`.
 */ function dispatch(widget, name, detail) {
    var kind = widget.kind, root = widget.root, options = widget.options;
    var cancelable = /^before/.test(name);
    var init = {
        bubbles: true,
        composed: true,
        cancelable: cancelable,
        detail: detail
    };
    var native = new CustomEvent(typeOf(kind, name), init);
    var answers = cancelable ? native.zAnswers = [] : [];
    var callback = options[name];
    root.dispatchEvent(native);
    try {
        if (callback) {
            var event = $.Event(native, {
                target: root
            });
            answers.push(callback.call(root, event, detail));
        }
    } catch (error) {
        report(error);
    }
    answers.push(!native.defaultPrevented);
    return answers;
}
/** Describes an item for a function of the page. Completes the item first, if it was never shown. */ function detailOf(item, reason) {
    var kind = item.widget.kind;
    if (kind.completeItem) kind.completeItem(item);
    return kind.describe(item, reason);
}
/** Dispatches an event about each of these items as it is now, unless a callback has removed it. */ function dispatchFor(items, name, reason) {
    items.forEach(function(item) {
        if (item.index >= 0) dispatch(item.widget, name, item.widget.kind.describe(item, reason));
    });
}
var isThenable = function isThenable(answer) {
    return isObject(answer) && typeof answer['then'] === 'function';
};
/** Calls a jQuery handler with `detail` as its second argument, and collects the promise that it returns. */ function callHandler(event) {
    var native = event.originalEvent;
    // A rest parameter would become a loop in ES5.
    // eslint-disable-next-line prefer-rest-params
    var given = native ? [
        event,
        native.detail
    ] : arguments;
    var answer = event.handleObj.handler.apply(this, given);
    if (native && native.zAnswers && isThenable(answer)) native.zAnswers.push(answer);
    return answer;
}
/** Registers the events of a kind with jQuery: one for each callback. */ function registerEvents(kind) {
    var special = $.event.special;
    var rows = kind.table.rows;
    Object.keys(rows).forEach(function(name) {
        if (rows[name].callable) special[typeOf(kind, name)] = {
            handle: callHandler
        };
    });
}

/**
 * The next item for which `fits` is true, in steps of 1 or -1 from an index, which may be -1 or the number of items. It
 * wraps around, and tries the item at the index last.
 */ function nextItem(param, from, by, fits) {
    var items = param.items;
    var length = items.length;
    for(var n = 1; n <= length; n++){
        var item = items[(from + n * by + 2 * length) % length];
        if (fits(item)) return item;
    }
    return undefined;
}
/** The next displayed item that can be opened, in steps of 1 or -1, from the one opened last, or from an end. */ function nextUsable(widget, by, fromEnd) {
    var open = widget.open, items = widget.items;
    var last = fromEnd ? undefined : open[open.length - 1];
    var end = by > 0 ? -1 : items.length;
    return nextItem(widget, last ? last.index : end, by, function(item) {
        return isUsable(item) && !isHidden(item.element);
    });
}

/** Listens to a signal until the options change or the widget ends. */ function on(widget, signal, listener) {
    var all = widget.listeners[signal] = widget.listeners[signal] || [];
    all.push(listener);
}
/**
 * Calls the listeners of a signal. It stops if one of them leads to `destroy` or `setOptions`, because the other
 * listeners are gone then.
 */ function emit(widget, signal, one, two) {
    var all = widget.listeners[signal];
    if (all) all.forEach(function(listener) {
        if (widget.listeners[signal] === all) listener(one, two);
    });
}
/** Adds event listeners until the options change or the widget ends. `capture` is as for `addEventListener`. */ function listen(param, target, handlers, capture) {
    var cleanUps = param.cleanUps;
    Object.keys(handlers).forEach(function(type) {
        var listener = handlers[type];
        target.addEventListener(type, listener, capture);
        cleanUps.push(function() {
            return target.removeEventListener(type, listener, capture);
        });
    });
}

/** Form fields. Validation scripts skip fields without a box, so panels with fields aren't findable by default. */ var FIELDS = 'input,select,textarea';
var canFindInPage = function canFindInPage() {
    return 'onbeforematch' in document;
};
/** Hides a panel: by `hidden="until-found"` if find-in-page may find what is in it, otherwise by `hidden`. */ function hide(item) {
    var findInPage = item.widget.options.findInPage;
    var panel = item.panel;
    var mayFind = canFindInPage() && findInPage && isSelectable(item);
    var isFindable = mayFind && (findInPage === true || !panel.querySelector(FIELDS));
    setAttribute(panel, 'hidden', isFindable ? 'until-found' : '');
}
/** Updates how a hidden panel is hidden. */ function updateHidden(item) {
    if (item.panel && item.panel.hasAttribute('hidden')) hide(item);
}
/** True during `beforematch`: if nodes were moved then, the browser would lose the match. */ var mayNotMove;
function withoutMovingNodes(work) {
    mayNotMove = true;
    work();
    mayNotMove = false;
}
/**
 * Whether a framework fills an element, and so expects its nodes there. React, Preact, Mithril and Vue keep what they have
 * rendered in properties. Knockout's `foreach` finds its items by their position among the children. JsViews inserts
 * between `script` elements, into the element that it was linked to.
 */ var isRendered = function isRendered(element) {
    return element.matches('[data-bind*=foreach]') || !!element.querySelector(':scope>[type^=jsv]') || /react|vnode|__vue|__k\b/.test(Object.keys(element).join());
};
/** The inner box of a panel, which holds the original nodes; null if it hasn't been made. */ var innerBoxOf = function innerBoxOf(param) {
    var panel = param.panel, widget = param.widget;
    return panel && childWith(panel, widget.kind.innerClass);
};
/** What holds the content of an item: the inner box, or the panel itself. */ var contentIn = function contentIn(item) {
    return innerBoxOf(item) || item.panel;
};
/**
 * Returns what holds the content of an item, and makes the inner box if there is none. That happens when a panel is
 * first shown or filled, because moving the nodes of all panels would be slow at the start. There is no box if something
 * in the panel would lose its state, or if a framework fills the panel. Nodes that the page has put beside the box are
 * moved into it.
 */ function ensureInner(item) {
    var panel = item.panel;
    var found = innerBoxOf(item);
    var isBare = mayNotMove || isRendered(panel) || !found && (isStateful(panel) || holdsStateful(panel));
    if (!mayNotMove) setClass(panel, 'z-bare', isBare);
    if (isBare) {
        // It was made before a framework filled the panel.
        if (found && !found.firstChild) remove(found);
        return contentIn(item);
    }
    var inner = found || panel.insertBefore(build('div', item.widget.kind.innerClass, 'box'), panel.firstChild);
    var stays = function stays(element) {
        return element.matches('.z-failure,.z-spinner') || isStateful(element) || !!found && holdsStateful(element);
    };
    var next = inner.firstChild;
    Array.from(panel.childNodes).forEach(function(node) {
        if (node === inner) next = null;
        else if (node.nodeType !== 1 || !stays(node)) move(node, inner, next);
    });
    return inner;
}
/**
 * Makes a panel a tab stop, or no longer. An original `tabindex` stays, and so does that of a panel that has the focus:
 * otherwise it would lose the focus.
 */ function paintPanelTabStop(panel, isStop) {
    if (!hadAttribute(panel, 'tabindex') && (isStop || focusedElement() !== panel)) setAttribute(panel, 'tabindex', isStop ? '0' : null);
}
/** Writes whether an item is open, as far as that is the same in both kinds: its class, and whether its panel is visible. */ function paintItem(item, open) {
    var panel = item.panel;
    item.open = open;
    setClass(item.element, 'z-active', open);
    if (open) {
        ensureInner(item);
        setAttribute(panel, 'hidden', null);
        return;
    }
    if (!hadAttribute(panel, 'tabindex')) setAttribute(panel, 'tabindex', null);
    hide(item);
}

/** The easings of the page. Without jQuery there are none: this runs before the entry file checks for it. */ var curves = function curves() {
    return $ && $.easing || {};
};
var isKnown = function isKnown(name) {
    return name === 'linear' || name === 'swing' || hasOwn(curves(), name) && typeof curves()[name] === 'function';
};
/**
 * An option whose value is the name of an easing: `linear`, `swing`, or one in `$.easing`. The default is `plugins` if
 * the jQuery Easing plugin is there, otherwise `swing`. Unknown names mean `swing`.
 */ var easing = function easing(plugins) {
    return {
        // The plugin may load later.
        get initial () {
            return isKnown(plugins) ? plugins : 'swing';
        },
        expected: 'an easing in $.easing',
        parse: function parse(value) {
            return typeof value === 'string' && isKnown(value) ? value : undefined;
        },
        fallback: 'swing'
    };
};
/** The number of points that a CSS timing function gets: enough for an easing that bounces a dozen times. */ var POINTS = 100;
/** Some easings read the time instead of its part. So they get a time, in milliseconds. */ var DURATION = POINTS * 10;
/**
 * The CSS timing function of an easing, exact within 1 %; null if the browser lacks `linear()`, so that only jQuery can
 * do it.
 */ function timingOf(name) {
    if (name === 'linear') return name;
    if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
    var curve = curves()[name];
    var points = [];
    for(var n = 0; n <= POINTS; n++)points.push(curve(n / POINTS, n * 10, 0, 1, DURATION).toFixed(4));
    var timing = "linear(" + points.join() + ")";
    return CSS.supports('transition', timing) ? timing : null;
}

/** What is animated of an element, at the start or the end of an animation. Lengths are in pixels. */ /** The CSS at a point of an animation: `part` 0 is the start, 1 the end. */ function frameAt(param, part) {
    var from = param.from, to = param.to;
    var frame = {};
    Object.keys(to).forEach(function(name) {
        var start = from[name] || 0;
        var value = start + (to[name] - start) * part;
        if (name === 'opacity') frame[name] = value;
        else if (name === 'x' || name === 'y') frame['transform'] = "translate" + name + "(" + value + "px)";
        else frame[name] = "" + Math.max(0, value) + "px";
    });
    return frame;
}

/** Jumps to the end of the running animation, if there is one. */ function finish(widget) {
    if (widget.finish) widget.finish();
}
/** Whether changes are animated: not if that is switched off, unwanted by the user, or if nobody sees it. */ function canMove(param) {
    var options = param.options, root = param.root;
    // Slim builds have no `$.fx`.
    var fx = $.fx;
    return options['animation.effects'] !== 'none' && options['animation.duration'] > 0 && !document.hidden && !(fx && fx.off) && !reducedMotion().matches && root.getClientRects().length > 0;
}
/** Keeps the panel of a closed item visible during the animation, but inert. Returns the function that hides it. */ function keepInSight(item) {
    var panel = item.panel;
    var inert = panel.getAttribute('inert');
    // The attribute has to go, because many style sheets hide `[hidden]` by an `!important` rule.
    setAttribute(panel, 'hidden', null);
    setAttribute(panel, 'inert', '');
    setAttribute(panel, 'aria-hidden', 'true');
    return function() {
        setAttribute(panel, 'inert', inert);
        setAttribute(panel, 'aria-hidden', null);
        hide(item);
    };
}
/**
 * An animation ends at the latest this long after its duration, in milliseconds: browsers draw no frames of a page
 * behind another one.
 */ var MARGIN = 1000;
/** The CSS timing function of an animation; null if jQuery drives it. Slim builds of jQuery can't. */ function timingFor(param, easing) {
    var options = param.options;
    var timing = timingOf(easing);
    if (!$.fn.animate) return timing || 'ease';
    return options['animation.type'] === 'jquery' ? null : timing;
}
/**
 * Creates Web Animations. If jQuery drives them (`easing` is null), they last 3 ms, and each step of jQuery sets their
 * `currentTime`: 1 is the start of the movement, 2 its end. The millisecond before and the one after are for easings that
 * go beyond both.
 */ function createAnimations(moves, duration, easing) {
    var parts = easing ? [
        0,
        1
    ] : [
        -1,
        0,
        1,
        2
    ];
    return moves.map(function(move) {
        return move.element.animate(parts.map(function(part) {
            return frameAt(move, part);
        }), {
            duration: easing ? duration : 3,
            easing: easing || 'linear',
            fill: 'both'
        });
    });
}
/** Animates a change, and calls `settled` once at the end. Until then, `widget.finish` jumps to the end. */ function animate(widget, motion, settled) {
    var options = widget.options;
    var duration = options['animation.duration'];
    var easing = options['animation.easing'];
    var timing = timingFor(widget, easing);
    var running = createAnimations(motion.moves, duration, timing);
    // jQuery animates the property of a plain object, and `step` gets its values.
    var clock = timing ? null : $({
        part: 0
    });
    var end = function end() {
        // It has ended already.
        if (!timer) return;
        clearTimeout(timer);
        timer = 0;
        widget.finish = null;
        if (clock) clock.stop();
        running.forEach(function(animation) {
            return animation.cancel();
        });
        motion.cleanUps.forEach(function(cleanUp) {
            return cleanUp();
        });
        settled();
    };
    var step = function step(part) {
        return running.forEach(function(animation) {
            animation.pause();
            animation.currentTime = part + 1;
        });
    };
    var timer = setTimeout(end, duration + MARGIN);
    var first = running[0];
    widget.finish = function() {
        if (motion.beforeFinish) motion.beforeFinish();
        end();
    };
    if (!first) end();
    else if (!clock) first.onfinish = first.oncancel = end;
    else {
        step(0);
        clock.animate({
            part: 1
        }, {
            duration: duration,
            easing: easing,
            step: step,
            complete: end
        });
    }
}

/**
 * Dispatches the first `select`, once. With `mayWait`, not yet if the open panel is still loading: this is called again
 * when it has loaded.
 */ function dispatchFirst(widget, mayWait) {
    var kind = widget.kind, open = widget.open, startedBy = widget.startedBy, started = widget.started, alive = widget.alive;
    if (started || !alive) return;
    emit(widget, 'firstSelect');
    // A callback may have dispatched it, or ended the widget.
    if (widget.started || !widget.alive) return;
    if (mayWait && kind.waits && kind.waits(widget)) return;
    widget.started = true;
    kind.onSettled({
        opened: open,
        closed: [],
        open: open
    }, startedBy);
}
/** The widgets that wait for their first `select`, each with a function that tells whether it has left the page. */ var awaitingFirst = new Map();
var timer$1;
/** Dispatches the first `select` when the calling script has ended. One timer serves all widgets. */ function dispatchFirstSoon(widget) {
    awaitingFirst.set(widget, watchLeaving(widget.root));
    // The timer runs already.
    if (awaitingFirst.size > 1) return;
    timer$1 = setTimeout(function() {
        var all = awaitingFirst;
        awaitingFirst = new Map();
        all.forEach(function(hasLeft, one) {
            if (!hasLeft()) dispatchFirst(one, true);
        });
    });
}
/** Removes a widget that ends from those that wait. */ function cancelFirst(widget) {
    awaitingFirst.delete(widget);
    if (!awaitingFirst.size) clearTimeout(timer$1);
}

/** How many animations in a row are ended, at most: each callback may start the next one, for ever. */ var MOST_IN_A_ROW = 9;
/**
 * Dispatches the first `select`, unless that is done. Then jumps to the end of the running animation, and of those that
 * callbacks start meanwhile. Returns false if the widget has been destroyed.
 */ function finishAll(widget) {
    dispatchFirst(widget);
    for(var n = 0; widget.finish && n < MOST_IN_A_ROW; n++)widget.finish();
    return widget.alive;
}
/** What is to be open when an item opens or closes. A disabled one can't be closed. */ var withChanged = function withChanged(item, opens) {
    return function(open) {
        var others = open.filter(function(other) {
            return other !== item;
        });
        if (opens) return others.concat(item);
        return isUsable(item) ? others : open;
    };
};
/**
 * What is to be open after a press: it shows a tab; it opens or closes a section. Whether it opens or closes is decided
 * now, before callbacks run.
 */ var afterPress = function afterPress(item) {
    return withChanged(item, !item.open || !item.widget.kind.rules(item.widget).toggles);
};
/**
 * Plans a change that leaves these items open; only the last one, unless several may be open. Items that can't be opened
 * are left out; an open one may stay, even if it is disabled. Returns null if nothing would change, or if none would be
 * open although one has to be.
 */ function plan(widget, whatToOpen) {
    var before = widget.open;
    var _widget_kind_rules = widget.kind.rules(widget), multiple = _widget_kind_rules.multiple, collapsible = _widget_kind_rules.collapsible;
    var possible = whatToOpen(before).filter(function(item) {
        return item.index >= 0 && item.open || isUsable(item);
    });
    if (!possible.length && !collapsible) return null;
    var open = multiple ? possible : possible.slice(-1);
    var opened = open.filter(function(item) {
        return !before.includes(item);
    });
    var closed = before.filter(function(item) {
        return !open.includes(item);
    });
    return opened.length || closed.length ? {
        opened: opened,
        closed: closed,
        open: open
    } : null;
}
/** Cancels the wait for a promise, because of a newer request. */ function endPending(asker) {
    if (asker.cancel) asker.cancel();
    asker.cancel = null;
}
/**
 * Dispatches a `before\u2026` event, and calls `then` if nobody refuses. While a promise is pending, the trigger is
 * `aria-busy`. A newer request replaces that: a widget waits for one `beforeSelect`, an item for one `beforeRemove`.
 */ function ask(item, name, detail, then) {
    var widget = item.widget, trigger = item.trigger;
    var asker = name === 'beforeSelect' ? widget : item;
    endPending(asker);
    var answers = dispatch(widget, name, detail);
    var waits = answers.some(isThenable);
    var hasLeft = watchLeaving(widget.root);
    var cancel = function cancel() {
        return setAttribute(trigger, 'aria-busy', null);
    };
    var decided = function decided(allowed) {
        if (asker.cancel !== cancel) return;
        endPending(asker);
        // A widget that has left the page meanwhile does nothing more.
        if (allowed && !hasLeft()) then();
    };
    // Promises are awaited even if another answer refuses: the browser would report a rejected one that nobody handles.
    if (waits) Promise.all(answers).then(function(all) {
        return decided(!all.includes(false));
    }, function() {
        return decided(false);
    });
    if (answers.includes(false) || !widget.alive) return;
    if (!waits) return then();
    // A callback may have made another request.
    endPending(asker);
    setAttribute(trigger, 'aria-busy', 'true');
    asker.cancel = cancel;
}
/**
 * Moves the focus out of the panels that a change has closed. This comes after everything is written, because the
 * page's focus listeners may do anything. A form field keeps the focus until the calling script has ended: validation
 * scripts open panels, and would take a field that loses the focus meanwhile as validated.
 */ function moveFocusFromClosed(widget, closed, focused) {
    var kind = widget.kind, root = widget.root;
    var work = function work() {
        return closed.forEach(function(item) {
            if (widget.alive && !item.open) moveFocusOut(item.panel, kind.focusAfter(item), root, focused);
        });
    };
    if (isField(focused)) queueMicrotask(work);
    else work();
}
/**
 * Makes a change that is allowed: measures, writes, dispatches the first events, animates, and dispatches the other
 * events.
 */ function commit(widget, whatToOpen, reason) {
    // Planned a second time, because callbacks may have changed what is open.
    var change = finishAll(widget) ? plan(widget, whatToOpen) : null;
    if (!change) return;
    var kind = widget.kind;
    var opened = change.opened, closed = change.closed, open = change.open;
    var focused = focusedElement();
    var startMotion = kind.prepareMotion(widget, change);
    widget.open = open;
    // Screen readers say the states in this order: that of the pressed item has to come last.
    closed.forEach(function(item) {
        return kind.paint(item, false);
    });
    opened.forEach(function(item) {
        return kind.paint(item, true);
    });
    kind.paintAll(widget);
    // From here on, listeners of the page may do anything.
    emit(widget, 'change', change, reason);
    moveFocusFromClosed(widget, closed, focused);
    if (widget.alive && kind.onChanged) kind.onChanged(change, reason);
    if (!widget.alive) return;
    // A listener may have made the next change, or switched animation off.
    var isLatest = widget.open === open;
    var hasLeft = watchLeaving(widget.root);
    var settled = function settled() {
        if (isLatest) emit(widget, 'settled');
        if (!hasLeft()) kind.onSettled(change, reason);
    };
    if (startMotion && isLatest && canMove(widget)) animate(widget, startMotion(), settled);
    else settled();
}
/**
 * What users and methods ask for: dispatches `beforeSelect`, and makes the change if nobody refuses. If a callback
 * returns a promise, it waits, until the next request replaces this one.
 */ function select(widget, whatToOpen, reason) {
    endPending(widget);
    var change = widget.alive ? plan(widget, whatToOpen) : null;
    if (!change) return;
    var opened = change.opened, closed = change.closed;
    var closing = closed[0];
    var item = opened[opened.length - 1] || closing;
    var detail = detailOf(item, reason);
    if ('open' in detail) detail.open = opened.length > 0;
    detail.from = closing ? closing.index : -1;
    // Not by `bind`: MooTools has another one.
    ask(item, 'beforeSelect', detail, function() {
        return commit(widget, whatToOpen, reason);
    });
}
/** Opens these items and closes all others, as far as the options allow, without `beforeSelect`. */ function forceOnly(widget, items, reason) {
    endPending(widget);
    commit(widget, function() {
        return items;
    }, reason);
}
/** Asks, by `beforeSelect`, to open these items and to close all others, as far as the options allow. */ var openOnly = function openOnly(widget, items, reason) {
    return select(widget, function() {
        return items;
    }, reason);
};
var openItem = function openItem(item, reason) {
    return select(item.widget, withChanged(item, true), reason);
};

/** Warns in the console, with the names of the widget and its element. */ function warn(param, message) {
    var kind = param.kind, root = param.root;
    var id = idOf(root);
    console.warn(kind.name + " " + (id ? '#' + id : root.tagName.toLowerCase()) + ": " + message);
}
/** Warns once for each widget. */ function warnOnce(widget, message) {
    if (!widget.warned[message]) warn(widget, message);
    widget.warned[message] = true;
}
/** A value as short text, for a warning. */ function asText(value) {
    try {
        return JSON.stringify(value).slice(0, 80);
    } catch (unused) {
        // JSON can't contain it: a function, or a cycle.
        return typeof value;
    }
}

/** The item with the index or the name that a method was given. Warns if there is none. */ function itemAt(widget, given) {
    var items = widget.items, kind = widget.kind;
    var isName = given && typeof given === 'string' && isNaN(numberIn(given));
    var item = isName ? itemNamed(widget, given) : items[indexFor(given, items.length)];
    if (!item) warn(widget, "there is no " + kind.noun + " " + (isName ? '' : 'with index ') + asText(given));
    return item;
}
/**
 * The index at which an item is to be inserted: that of the item with this index or name, or the end. Warns and returns
 * -1 if there is no such item.
 */ function insertionIndex(widget, given) {
    var length = widget.items.length;
    var index = indexFor(given === undefined ? length : given, length + 1);
    var before = index < 0 ? itemAt(widget, given) : undefined;
    return before ? before.index : index;
}
var ENDS = [
    'z-first',
    'z-last'
];
/** Writes the classes of the first and the last visible item. */ function markEnds(widget, isHiddenElement) {
    if (isHiddenElement === void 0) isHiddenElement = isMarkedHidden;
    var items = widget.items, ends = widget.ends;
    var length = items.length;
    var isShown = function isShown(param) {
        var element = param.element;
        return !isHiddenElement(element);
    };
    var first = nextItem(widget, -1, 1, isShown) || items[0];
    var last = nextItem(widget, length, -1, isShown) || items[length - 1];
    widget.ends = [
        first,
        last
    ].filter(Boolean);
    ends.forEach(function(param, n) {
        var element = param.element;
        return setClass(element, ENDS[n], false);
    });
    widget.ends.forEach(function(param, n) {
        var element = param.element;
        return setClass(element, ENDS[n]);
    });
}
/** Sets the items with their indexes. What is open stays open. */ function setItems(widget, items) {
    widget.items = items;
    items.forEach(function(item, n) {
        return item.index = n;
    });
    var open = widget.open.filter(function(param) {
        var index = param.index;
        return index >= 0;
    });
    // If no item was removed, the array stays the same: `takeEffect` compares it while a press is handled.
    if (open.length < widget.open.length) widget.open = open;
}
/** Updates everything that depends on the set of items, and emits `structure`. */ function itemsChanged(widget) {
    widget.items.forEach(keepListening);
    markEnds(widget);
    widget.kind.paintAll(widget);
    emit(widget, 'structure');
}
/** The items of a widget except one. */ var without = function without(param, item) {
    var items = param.items;
    return items.filter(function(other) {
        return other !== item;
    });
};
/** Inserts an item whose nodes are in the page already. */ function insertItem(widget, item, at, others) {
    setItems(widget, others.slice(0, at).concat(item, others.slice(at)));
    itemsChanged(widget);
}
/**
 * The item to open instead of one that is removed or hidden: the next displayed one that can be opened, otherwise the
 * one before.
 */ function successor(items, gone, at) {
    var fits = function fits(item) {
        return item !== gone && isUsable(item) && !isHidden(item.element);
    };
    return items.slice(at).concat(items.slice(0, at).reverse()).find(fits);
}
/** Opens an item in the place of the only open one that has gone, without animation, unless all may be closed then. */ function replaceGone(widget, next, reason) {
    if (next && !widget.open.length && widget.kind.rules(widget).replaces) forceOnly(widget, [
        next
    ], reason);
    finish(widget);
}
/** Returns a function that opens another item in the place of the open one, if the page has removed that meanwhile. */ function replacing(widget) {
    var items = widget.items, open = widget.open;
    var gone = open[0];
    var at = gone ? gone.index : 0;
    return function() {
        if (gone && gone.index < 0) replaceGone(widget, successor(items, gone, at), 'api');
    };
}
/**
 * Reads which items style sheets hide. If that changes anything, it returns a function that writes the changes: it
 * updates the classes of the ends, and if one item has to be open and the open one is hidden, it opens another one.
 * (Without its label, nobody could see what a panel belongs to.)
 */ function readHidden(widget, needsOne) {
    var open = widget.open, ends = widget.ends;
    var shown = open.filter(function(param) {
        var element = param.element;
        return !isHidden(element);
    });
    var gone = needsOne ? open.find(function(item) {
        return !shown.includes(item);
    }) : undefined;
    var next = gone && (shown[0] || successor(widget.items, gone, gone.index));
    if (!next && !ends.some(function(param) {
        var element = param.element;
        return isHidden(element);
    })) return undefined;
    return function() {
        markEnds(widget, isHidden);
        if (!next) return;
        forceOnly(widget, shown[0] ? shown : [
            next
        ], 'restore');
        finish(widget);
    };
}
/** Removes an item, without asking. */ function removeNow(item, reason) {
    var widget = item.widget, element = item.element, panel = item.panel;
    var kind = widget.kind, root = widget.root;
    if (!finishAll(widget) || item.index < 0) return;
    var open = item.open;
    item.open = false;
    var detail = kind.describe(item, reason);
    var next = successor(widget.items, item, item.index);
    var nodes = $(element).add(panel || []);
    // First the focus and the announcement, while the nodes are there.
    if (reason !== 'api' && kind.announceRemoved) kind.announceRemoved(item, next);
    [
        element,
        panel
    ].forEach(function(node) {
        return moveFocusOut(node, next && kind.focusTarget(next), root);
    });
    // Then the list and the nodes. Events come last, because `refresh` in a callback would adopt the nodes again.
    endItem(item);
    setItems(widget, without(widget, item));
    nodes.remove();
    if (open) {
        replaceGone(widget, next, reason);
        kind.closingEvents.forEach(function(name) {
            return dispatch(widget, name, detail);
        });
    }
    if (!widget.alive) return;
    itemsChanged(widget);
    dispatch(widget, 'remove', detail);
}
/** Removes an item unless `beforeRemove` prevents it. Waits if that returns a promise. */ var removeItem = function removeItem(item, reason) {
    return ask(item, 'beforeRemove', item.widget.kind.describe(item, reason), function() {
        return removeNow(item, reason);
    });
};
/** The first panel from an index on. Tabs that are links to other pages have none. */ var panelFrom = function panelFrom(items, index) {
    return items.slice(index).map(function(param) {
        var panel = param.panel;
        return panel;
    }).find(Boolean) || null;
};
/** Moves an item to another index. What is open stays open. */ function moveItem(item, to) {
    var widget = item.widget;
    if (!finishAll(widget) || item.index < 0) return;
    var others = without(widget, item);
    var next = others[to] || {};
    var moveNode = function moveNode(node, before) {
        if (!node || !node.parentNode) return;
        // In content that `content-visibility` skips, Chromium 156 never draws what is moved before it has been styled.
        getComputedStyle(node).getPropertyValue('display');
        move(node, node.parentNode, before);
    };
    keepFocus(function() {
        moveNode(item.element, next.element);
        // A section contains its panel, which has moved with it.
        if (!item.element.contains(item.panel)) moveNode(item.panel, panelFrom(others, to));
    });
    insertItem(widget, item, to, others);
}

/** The root elements of running widgets of both kinds. */ var ROOTS = '.z-tabs,.z-accordion';
/** Empty elements that pages put behind floats, to clear them. */ var CLEARING = ':empty:not([id]):is(.clear,[class=clearfix],[style*=clear])';
/** Elements that show nothing, or only separate others. */ var EMPTY = 'style,script,noscript,template,link,meta,br,hr,[type=hidden],[role=separator],a[name]:empty';
/** Generated elements. Boxes don't count, because they hold original nodes, nor do original elements that we hide. */ var GENERATED = "[" + MADE + "]:not([" + MADE + "=box],[" + MADE + "=hidden])";
/** Elements that are never tabs, sections or panels, wherever they are. */ var IGNORED = EMPTY + ",.z-tools," + CLEARING + "," + GENERATED;
/** Whether an element is an empty paragraph, as editors leave them behind. */ var isBlank = function isBlank(node) {
    return node.matches('p') && !node.querySelector(':not(br)') && !node.textContent.trim();
};
/** Whether a node is an element that can be a tab, a section or a panel. */ var isPart = function isPart(node) {
    return node.nodeType === 1 && !node.matches(IGNORED) && !isBlank(node);
};
/** Hides empty paragraphs. A style sheet can't: no selector matches a paragraph that contains only spaces. */ var hideBlank = function hideBlank(parent) {
    return childrenOf(parent).filter(function(child) {
        return !child.hidden && isBlank(child);
    }).forEach(hideByMark);
};
/** Hides line breaks that are no content. */ var hideBreaks = function hideBreaks(parent) {
    return childrenOf(parent).filter(function(child) {
        return child.matches('br');
    }).forEach(hideByMark);
};
/** The child elements that can be tabs, sections or panels. */ var partsIn = function partsIn(parent) {
    return siblingsFrom(parent.firstChild, isPart);
};
/** Whether a widget runs on the element, or is to start there. */ var isRoot = function isRoot(element) {
    return element.matches(ROOTS + ',[data-role^="z-"]');
};

/*
 * Widgets are found by their classes in the document. There is no list of them, so widgets that have left the page, by
 * whatever means, do nothing, and nothing keeps them in memory.
 */ /** The running widgets in the document, or in a part of it, outer ones first. */ function widgetsInPage(scope) {
    var roots = (scope || document).querySelectorAll(ROOTS);
    // Without the second argument of `Array.from`, which Prototype's version lacks.
    return Array.from(roots).map(widgetOn).filter(Boolean);
}
/** The running widgets in the document, or in a part of it, also those in open shadow roots. */ function allWidgets(scope) {
    if (scope === void 0) scope = document;
    var found = widgetsInPage(scope);
    scope.querySelectorAll('*').forEach(function(param) {
        var shadowRoot = param.shadowRoot;
        if (shadowRoot) found = found.concat(allWidgets(shadowRoot));
    });
    return found;
}
/** The items that contain an element, or that it is a part of, outermost first. Also across shadow roots. */ function itemsHolding(element) {
    var path = [];
    pathOf(element).forEach(function(node) {
        var item = itemOn(node);
        if (item && !path.includes(item)) path.unshift(item);
    });
    return path;
}
/**
 * Opens items, outermost first, and without animation, because the caller scrolls into them next. It leaves out hidden
 * items, and those that have refused to open for the same press.
 */ function openAll(items, reason) {
    items.forEach(function(item) {
        if (item.open || item.refused || isHidden(item.element)) return;
        openItem(item, reason);
        finish(item.widget);
    });
}

/** The property of jQuery that holds it. The name contains the version, as in `items.ts`. */ var SIZES = "zSizes 1.0.0";
/**
 * What the scripts of both widgets share: what one measures may change the size of what the other observes, and browsers
 * report that as an error, unless one observer knows of both.
 */ function sizes() {
    var known = Reflect.get($, SIZES);
    if (known) return known;
    var created = {
        observer: new ResizeObserver(deliver),
        measured: new WeakMap(),
        watched: [],
        changing: {}
    };
    Reflect.set($, SIZES, created);
    return created;
}
/**
 * Whether a style sheet of the page makes the sizes of labels or headers change slowly, by transitions: they would be
 * measured before they have their final size. The last item stands for all, because the first one is often open, and may
 * have styles of its own.
 */ function hasSizeTransitions(param) {
    var items = param.items;
    var last = items[items.length - 1];
    if (!last) return false;
    var element = last.element, header = last.header, trigger = last.trigger;
    // The page may have removed it.
    var list = element.parentElement || element;
    return [
        list,
        element,
        header,
        trigger
    ].some(hasSizeTransition);
}
/** Runs the steps of some elements, with one layout for all of them. */ function measureOn(elements) {
    var measured = sizes().measured;
    var known = elements.map(function(element) {
        return element.isConnected && measured.get(element);
    }).filter(Boolean);
    // With this class, the style sheet ends transitions of sizes. Only these widgets get it, because browsers take much longer
    // to style elements with any property of transitions.
    known.filter(function(param) {
        var widget = param.widget;
        return hasSizeTransitions(widget);
    }).forEach(function(param) {
        var widget = param.widget;
        return setClass(widget.root, 'z-size-transitions');
    });
    var steps = known.flatMap(function(one) {
        return one.steps.map(function(step) {
            return {
                one: one,
                step: step
            };
        });
    });
    while(steps[0])steps = steps.flatMap(function(param) {
        var one = param.one, step = param.step;
        // A step may call functions of the page, which may end this widget or another one, or change its options.
        var isCurrent = measured.get(one.widget.widthProbe) === one;
        var next = isCurrent && step();
        return next ? [
            {
                one: one,
                step: next
            }
        ] : [];
    });
}
/** Measures when no size has changed for `responsiveDelay`, all widgets with the same delay at once. */ function measureWhenStill(param) {
    var options = param.options, widthProbe = param.widthProbe;
    var changing = sizes().changing;
    var delay = options['responsiveDelay'];
    var group = changing[delay] = changing[delay] || {
        elements: []
    };
    if (!group.elements.includes(widthProbe)) group.elements.push(widthProbe);
    clearTimeout(group.timer);
    group.timer = setTimeout(function() {
        changing[delay] = undefined;
        measureOn(group.elements);
    }, delay);
}
/**
 * Handles deliveries of the observer, which come after the layout and before the page is painted. What has just become
 * visible is measured at once, also at the start. Other changes of the width wait.
 */ function deliver(entries) {
    var measured = sizes().measured;
    var now = [];
    entries.forEach(function(param) {
        var target = param.target, width = param.contentRect.width;
        var known = measured.get(target);
        if (!known || known.width === width) return;
        if (!known.width) now.push(target);
        else if (width) measureWhenStill(known.widget);
        known.width = width;
    });
    if (!now[0]) return;
    pauseWatching(entries.map(function(param) {
        var target = param.target;
        return depthOf(target);
    }));
    measureOn(now);
}
/** The number of ancestors of an element, across shadow roots. */ var depthOf = function depthOf(element) {
    return pathOf(element).length;
};
/**
 * Stops observing, until the next frame, the elements that are no deeper than the delivered ones: if a delivery changes
 * their size, browsers report an error. Changes of deeper ones are still delivered in the same frame.
 */ function pauseWatching(depths) {
    var _Math;
    var all = sizes();
    var measured = all.measured, observer = all.observer;
    var depth = (_Math = Math).min.apply(_Math, [].concat(depths));
    all.watched = all.watched.filter(function(one) {
        return measured.has(one.deref());
    });
    var paused = all.watched.map(function(one) {
        return one.deref();
    }).filter(function(element) {
        return depthOf(element) <= depth;
    });
    paused.forEach(function(element) {
        return observer.unobserve(element);
    });
    requestAnimationFrame(function() {
        return paused.forEach(function(element) {
            return measured.has(element) && observer.observe(element);
        });
    });
}
/** Measures again: the width of the window matters even if that of a widget stays, and fonts may arrive late. */ var remeasure = function remeasure() {
    return widgetsInPage().forEach(measureWhenStill);
};
/**
 * Runs `measure` after the first layout, and whenever the width of a widget changes, until the options change or it
 * ends.
 */ function watchSize(widget, measure) {
    var widthProbe = widget.widthProbe;
    var all = sizes();
    var measured = all.measured, observer = all.observer;
    var known = measured.get(widthProbe);
    if (known) return void known.steps.push(measure);
    measured.set(widthProbe, {
        widget: widget,
        steps: [
            measure
        ],
        width: 0
    });
    all.watched.push(new WeakRef(widthProbe));
    observer.observe(widthProbe);
    widget.cleanUps.push(function() {
        measured.delete(widthProbe);
        observer.unobserve(widthProbe);
    });
}
/** Measures a widget again after the next layout. */ function measureSoon(param) {
    var widthProbe = param.widthProbe;
    var _sizes = sizes(), measured = _sizes.measured, observer = _sizes.observer;
    var known = measured.get(widthProbe);
    if (!known) return;
    known.width = 0;
    observer.unobserve(widthProbe);
    observer.observe(widthProbe);
}
/** Whether a widget had a width at its last delivery. */ var hasSize = function hasSize(param) {
    var widthProbe = param.widthProbe;
    var known = sizes().measured.get(widthProbe);
    return !!known && known.width > 0;
};
/** Measures a widget now. */ var measureNow = function measureNow(param) {
    var widthProbe = param.widthProbe;
    return measureOn([
        widthProbe
    ]);
};

/** Puts the options of all features into effect. */ var mountFeatures = function mountFeatures(widget) {
    return widget.kind.features.forEach(function(feature) {
        return feature.mount && feature.mount(widget);
    });
};
/**
 * What is open at the start: what was open in a saved copy, otherwise the kind's default. Then features are asked in
 * order, each with the answer so far: the last one that changes it decides.
 */ function firstOpen(widget) {
    var _widget_saved = widget.saved, saved = _widget_saved === void 0 ? [] : _widget_saved, items = widget.items, kind = widget.kind;
    var copied = items.filter(function(item) {
        return saved.includes(item.header) && isUsable(item);
    });
    var opening = {
        items: copied[0] ? copied : kind.defaultItems(widget)
    };
    kind.features.forEach(function(feature) {
        if (feature.opening) opening = feature.opening(widget, opening);
    });
    return opening;
}

/** For options whose values are classes. */ var itself = function itself(value) {
    return value;
};
/** Joins two tables. */ var joined = function joined(one, other) {
    return Object.assign({}, one, other);
};
/** The largest number. As a delay, browsers keep it in 32 bits, with some room for additions. */ var LARGEST = 2e9;
/** A number, 0 or more, also as text. */ var count = function count(initial) {
    return {
        initial: initial,
        expected: 'a number, 0 or more',
        parse: function parse(value) {
            var number = numberIn(value);
            return number >= 0 && number <= LARGEST ? number : undefined;
        }
    };
};
/** A number, 0 or more. 0 switches the whole group off, as `false` for the group does. */ var switchable = function switchable(initial) {
    return Object.assign(count(initial), {
        switches: true
    });
};
/** Text that matches `pattern`. A number becomes its digits. */ var text = function text(initial, pattern, expected) {
    return {
        initial: initial,
        expected: expected || 'text',
        parse: function parse(value) {
            return (typeof value === 'string' || typeof value === 'number') && (!pattern || pattern.test(String(value))) ? String(value) : undefined;
        }
    };
};
/** A text for users. The default depends on the page's language. */ var phrase = function phrase(initial) {
    return Object.assign(text(initial), {
        varies: true
    });
};
/** One of some values. The first is the default. `aliases` maps other spellings to values. */ var oneOf = function oneOf(values, classes, aliases) {
    return {
        initial: values[0],
        expected: 'one of ' + values.join(', '),
        parse: function parse(value) {
            return aliases && hasOwn(aliases, value) ? aliases[value] : values[values.indexOf(value)];
        },
        classes: classes
    };
};
/** Other spellings of true and false. */ var FLAGS = {
    true: true,
    1: true,
    false: false,
    0: false
};
/** true, false or a word. The first is the default. `className` is on the root while it is true. */ var flagOr = function flagOr(values, className) {
    return oneOf(values, className ? {
        true: className
    } : undefined, FLAGS);
};
/** true or false. */ var flag = function flag(initial, className) {
    return flagOr([
        initial,
        !initial
    ], className);
};
var NAMES = /^\s*([a-z][\w-]*(\s+|$))+$/;
/** An option whose value is a class of the root: the name of a theme or a size, or classes of the page. */ var classOption = function classOption(initial, classes) {
    return Object.assign(text(initial, NAMES, 'a class name'), {
        classes: classes || itself
    });
};
var callbackRow = {
    initial: null,
    expected: 'a function',
    parse: function parse(value) {
        return typeof value === 'function' || value === null ? value : undefined;
    },
    callable: true
};
/** A function of the page, or null. */ var callback = function callback() {
    return callbackRow;
};

/** The options of both widgets that belong to no feature. */ var baseRows = {
    /** What makes the movement: the browser (`css`), or jQuery's own animation (`jquery`). */ 'animation.type': oneOf([
        'css',
        'jquery'
    ]),
    /** The DOM event that opens an item. With `mouseover`, a mouse opens it without a click. */ event: text('click'),
    /** The breakpoint, in pixels. In a window up to this wide, tabs become a dropdown (see `mobileNav`), and a horizontal accordion becomes vertical if it is `responsive`. */ minWindowWidth: count(720),
    /** How long to wait after the width has changed before the layout adapts, in milliseconds. */ responsiveDelay: count(100),
    /** Whether corners are rounded. */ rounded: flag(false, 'z-rounded'),
    /** Whether there are soft shadows. */ shadows: flag(true, 'z-shadows'),
    /** Called once, when the widget has started. `item` is the container as a jQuery object. */ ready: callback()
};

/** Whether a key presses a button: Enter or Space. */ var isPressKey = function isPressKey(param) {
    var key = param.key;
    return /^(Enter| )$/.test(key);
};
/**
 * The tag for a generated button. In a `fieldset` it is a `span`, because a disabled `fieldset` disables every `button`
 * in it.
 */ var buttonTag = function buttonTag(place) {
    return place.closest('fieldset') ? 'span' : 'button';
};
/** Creates a button that doesn't submit a form. */ function buildButton(tag, className, made) {
    var button = build(tag, className, made);
    if (tag === 'button') {
        button.setAttribute('type', 'button');
        return button;
    }
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
    button.addEventListener('keydown', function(event) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) button.click();
    });
    return button;
}
/** Handles presses of a button that doesn't take the focus, because keys reach the same by another way. */ function keepFocusOnPress(button, press) {
    button.onmousedown = function(event) {
        return event.preventDefault();
    };
    button.onclick = press;
}
/** Handles presses of a button that only pointers use: it takes no focus, and assistive technology doesn't see it. */ function makePointerOnly(button, press) {
    setAttribute(button, 'aria-hidden', 'true');
    keepFocusOnPress(button, press);
}

var rows$4 = {
    /** How long autoplay shows each item, in milliseconds. 0: no autoplay. */ 'autoplay.interval': switchable(0),
    /** Whether autoplay stops when a user first uses the widget, by click, touch or key. */ 'autoplay.smart': flag(true),
    /** Whether autoplay pauses while a mouse or a pen is over the widget. */ 'autoplay.pauseOnHover': flag(true),
    /** Whether autoplay pauses while the keyboard focus is in the widget. */ 'autoplay.pauseOnFocus': flag(true),
    /** Whether there is a button that stops and starts autoplay. That of an accordion is an element before it, so an accordion that is an item of a grid or flex container needs a box of its own there. */ 'autoplay.control': flag(true),
    /** The button that starts autoplay. */ 'texts.play': phrase('Start automatic change'),
    /** The button that stops autoplay. */ 'texts.pause': phrase('Stop automatic change')
};
/** Whether a key is down. If the focus moves then, it was the key, and not a script. */ var isKeyDown;
var isPlaying = function isPlaying(param) {
    var stopped = param.stopped, asked = param.asked;
    return !stopped && (asked || !reducedMotion().matches);
};
/** Whether it pauses: it plays, but the next item has to wait. */ var isPaused = function isPaused(param, player) {
    var options = param.options, open = param.open;
    return player.hovered && options['autoplay.pauseOnHover'] || player.focused && options['autoplay.pauseOnFocus'] || player.unseen || document.hidden || open.some(isLoading);
};
/** Shows the state, and starts the timer for the next item again. */ function showAndSchedule(widget) {
    var player = widget.player;
    var control = player.control, timer = player.timer, interval = player.interval;
    var playing = isPlaying(player);
    clearTimeout(timer);
    setClass(control, 'z-playing', playing);
    setAttribute(control, 'aria-label', widget.options[playing ? 'texts.pause' : 'texts.play']);
    setAttribute(widget.kind.liveRegion(widget), 'aria-live', playing ? 'off' : 'polite');
    if (playing && !isPaused(widget, player)) player.timer = setTimeout(function() {
        return advance(widget);
    }, interval);
}
/** Selects the next item, unless the focus is in the open panel. */ function advance(widget) {
    var next = nextUsable(widget, 1);
    showAndSchedule(widget);
    // If the widget has left the page, the observer may not have told yet.
    if (next && widget.root.isConnected && !widget.open.some(function(param) {
        var panel = param.panel;
        return holdsFocus(panel);
    })) openOnly(widget, [
        next
    ], 'autoplay');
}
/**
 * Whether a pointer or the focus is in a widget after an event. The control doesn't count as inside, so that users see
 * what it does.
 */ function isInside$1(widget, param) {
    var type = param.type, target = param.target, relatedTarget = param.relatedTarget;
    var element = /out$/.test(type) ? relatedTarget : target;
    return widget.kind.outerBox(widget).contains(element) && !widget.player.control.contains(element);
}
/** Handles a pointer that enters or leaves the widget. */ function onPointer(widget, event) {
    var player = widget.player;
    var isIn = isInside$1(widget, event);
    if (event.pointerType === 'touch' || isIn === !!player.hovered) return;
    player.hovered = isIn;
    if (widget.options['autoplay.pauseOnHover']) showAndSchedule(widget);
}
/**
 * Handles the focus entering or leaving the widget. Focus that a script has moved doesn't count, unless a user has moved it
 * here before.
 */ function onFocus(widget, event) {
    var options = widget.options;
    var player = widget.player;
    var isIn = (isKeyDown || !!player.focused) && isInside$1(widget, event);
    if (isIn === !!player.focused) return;
    player.focused = isIn;
    // Focus by key stops a smart autoplay for good.
    if (isIn && options['autoplay.smart']) player.stopped = true;
    else if (!options['autoplay.pauseOnFocus']) return;
    showAndSchedule(widget);
}
var onKey = function onKey(param) {
    var type = param.type;
    return void (isKeyDown = type === 'keydown');
};
var playingInPage = function playingInPage() {
    return allWidgets().filter(function(param) {
        var player = param.player;
        return player;
    });
};
/** Handles the page being hidden or shown, and reduced motion being switched on or off. */ function onPage(param) {
    var type = param.type;
    playingInPage().forEach(function(widget) {
        if (type === 'change') widget.player.asked = false;
        showAndSchedule(widget);
    });
}
var motionQuery;
/** Adds the page's listeners, once for all widgets, or removes them. */ function setPageListeners(on) {
    var change = on ? 'addEventListener' : 'removeEventListener';
    isKeyDown = false;
    motionQuery = motionQuery || reducedMotion();
    motionQuery[change]('change', onPage);
    document[change]('visibilitychange', onPage);
    document[change]('keydown', onKey, true);
    document[change]('keyup', onKey, true);
    // A window that loses the focus gets no `keyup`.
    window[change]('blur', onKey);
}
/** Runs a player until the options change or the widget ends. */ function run$1(widget, player) {
    var options = widget.options, kind = widget.kind, cleanUps = widget.cleanUps, root = widget.root;
    var control = player.control;
    var live = kind.liveRegion(widget);
    var before = live.getAttribute('aria-live');
    var again = function again() {
        return showAndSchedule(widget);
    };
    var point = function point(event) {
        return onPointer(widget, event);
    };
    var focus = function focus(event) {
        return onFocus(widget, event);
    };
    var observer = new IntersectionObserver(function(entries) {
        player.unseen = !entries.pop().isIntersecting;
        again();
    });
    widget.player = player;
    setPageListeners(true);
    observer.observe(root);
    if (options['autoplay.control']) kind.placeControl(widget, control);
    on(widget, 'change', again);
    on(widget, 'load', again);
    // A user's action stops a smart autoplay, and in tabs also one that `play()` has started. Otherwise it restarts the
    // interval.
    on(widget, 'userAction', function() {
        if (options['autoplay.smart'] || player.asked && kind.actionEndsPlay) player.stopped = true;
        again();
    });
    cleanUps.push(function() {
        clearTimeout(player.timer);
        observer.disconnect();
        if (!playingInPage().some(function(other) {
            return other !== widget;
        })) setPageListeners(false);
        setAttribute(live, 'aria-live', before);
        remove(control);
    });
    // Clean-ups run in reverse order, so these listeners are removed before the control. Otherwise its removal would
    // dispatch `focusout` to them.
    listen(widget, kind.outerBox(widget), {
        pointerover: point,
        pointerout: point,
        focusin: focus,
        focusout: focus
    });
    again();
}
function createPlayer(widget, interval) {
    var control = buildButton(buttonTag(widget.root), 'z-autoplay');
    var player = {
        option: widget.options['autoplay.interval'],
        interval: interval,
        control: control
    };
    control.onclick = function() {
        return isPlaying(player) ? stop(widget) : start$1(widget, player.interval);
    };
    return player;
}
/**
 * Plays if the options or `play()` ask for it, until the options change or the widget ends. A new interval creates a
 * new player.
 */ function mount$8(widget) {
    var player = widget.player;
    var interval = widget.options['autoplay.interval'];
    if (!player && !interval) return;
    widget.player = undefined;
    if (player && interval === player.option) run$1(widget, player);
    else if (interval) run$1(widget, createPlayer(widget, interval));
}
function start$1(widget, interval) {
    if (!widget.player) run$1(widget, createPlayer(widget, interval));
    var begun = {
        interval: interval,
        asked: true,
        stopped: false,
        focused: false
    };
    Object.assign(widget.player, begun);
    showAndSchedule(widget);
}
/** Starts autoplay, with an interval in milliseconds, that of the option, or 2000. */ function play(widget, given) {
    var wanted = isObject(given) ? given['interval'] : given;
    var interval = rows$4['autoplay.interval'].parse(wanted);
    if (wanted !== undefined && !interval) warn(widget, 'play() takes milliseconds');
    start$1(widget, interval || widget.options['autoplay.interval'] || 2000);
}
/** Stops autoplay until `play()`, or until its control is pressed. */ function stop(widget) {
    if (!widget.player) return;
    widget.player.stopped = true;
    showAndSchedule(widget);
}
var methods = {
    play: play,
    stop: stop
};
/** Autoplay: selects one item after the other. */ var autoplay = {
    rows: rows$4,
    methods: methods,
    commands: methods,
    mount: mount$8
};

/* Buttons that need no script: `<button commandfor="trip" command="--next">`. */ /** The method that a button's `command` means: `--expand-all` is `expandAll`. Empty for other commands. */ function methodOf(kind, button) {
    var _ref = /^--(.+)$/.exec(button.getAttribute('command')) || [], words = _ref[1];
    var name = (words || '').replace(/-(.)/g, function(_, letter) {
        return letter.toUpperCase();
    });
    return hasOwn(kind.commands, name) ? name : '';
}
/** Runs the command of a button on its widget, if that is of this kind. */ function run(kind, target, button) {
    var widget = target && widgetOn(target);
    var name = button && methodOf(kind, button);
    if (!name || !widget || widget.kind !== kind) return;
    var command = kind.commands[name];
    emit(widget, 'userAction');
    command(widget, button.value || undefined);
}
/** Listens to buttons with `command` of the whole page, also to those that are added later. */ function listenToPage$4(kind) {
    var isSupported = 'command' in HTMLButtonElement.prototype;
    // In the capture phase, because the event doesn't bubble.
    addEventListener('command', function(event) {
        return run(kind, event.target, event.source);
    }, true);
    addEventListener('click', function(event) {
        var button = closestOf(event, 'button[command]');
        if (!button || button.matches(':disabled') || event.defaultPrevented) return;
        var scope = button.getRootNode();
        // `command` doesn't tell which button in a shadow root it was.
        if (isSupported && scope === document) return;
        var id = button.getAttribute('commandfor');
        run(kind, button.commandForElement || scope.getElementById(id), button);
    });
}
var commands = {
    listenToPage: listenToPage$4
};

function createTable(rows) {
    var defaults = {};
    var groups = {};
    var classed = [];
    Object.keys(rows).forEach(function(path) {
        var row = rows[path];
        var _path_split = path.split('.'), group = _path_split[0], name = _path_split[1];
        if (name) groups[group] = row.switches ? path : groups[group] || '';
        if (row.classes) classed.push(path);
        defaults[path] = row.initial;
    });
    return {
        rows: rows,
        defaults: defaults,
        groups: groups,
        classed: classed
    };
}
var isSame = function isSame(one, other) {
    return one === other || Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other);
};
var warnOfValue = function warnOfValue(widget, path, given, expected) {
    return warn(widget, "option " + path + " can't be " + asText(given) + ", only " + expected);
};
/** Sets one option in `values`, to its `fallback` or default if the value is bad. Returns whether that changes anything. */ function put(widget, values, path, given) {
    var row = widget.kind.table.rows[path];
    // What was in force may be another value than this default, such as a text in the page's language.
    var isNew = row.varies && !hasOwn(values, path);
    var before = values[path];
    var value = row.parse(given);
    if (value === undefined) {
        value = row.fallback || row.initial;
        warnOfValue(widget, path, given, row.expected);
    }
    values[path] = value;
    return isNew || !isSame(value, before);
}
/**
 * Merges the options of one source into `values`. Unknown names and bad values are warned about. Returns whether that
 * changes anything.
 */ function merge(widget, values, source) {
    var kind = widget.kind;
    var _kind_table = kind.table, rows = _kind_table.rows, groups = _kind_table.groups;
    var unknown = [];
    var changed = false;
    var read = function read1(some, prefix) {
        return Object.keys(some).forEach(function(name) {
            var path = prefix + name;
            var given = some[name];
            if (given === undefined) return;
            if (hasOwn(rows, path)) changed = put(widget, values, path, given) || changed;
            else if (prefix || !hasOwn(groups, path)) unknown.push(path);
            else if (isObject(given)) read(given, path + '.');
            else if (groups[path] && (given === false || given === null)) changed = put(widget, values, groups[path], 0) || changed;
            else warnOfValue(widget, path, given, 'an object');
        });
    };
    if (isObject(source)) {
        read(source, '');
        if (kind.setImplied) kind.setImplied(values, source);
        if (unknown.length) warn(widget, "there is no option " + unknown.join(', '));
    } else if (source !== undefined && source !== null) warn(widget, "options can't be " + asText(source) + ", only an object");
    return changed;
}
var EASING = 'animation.easing';
/** Parses JSON. Returns the result of `otherwise` if that fails. */ function jsonIn(text, otherwise) {
    try {
        return JSON.parse(text);
    } catch (error) {
        return otherwise(error);
    }
}
/** The options in attributes of their own, such as `data-theme` and `data-animation-duration`, by path. */ function attributesOf(param) {
    var root = param.root, kind = param.kind;
    var rows = kind.table.rows;
    var source = {};
    Object.entries(root.dataset).forEach(function(param) {
        var name = param[0], value = param[1];
        var inGroup = name.replace(/[A-Z]/, function(letter) {
            return '.' + letter.toLowerCase();
        });
        var path = hasOwn(rows, name) ? name : inGroup;
        var given = value;
        if (!hasOwn(rows, path) || rows[path].callable) return;
        source[path] = /^\s*\[/.test(given) ? jsonIn(given, function() {
            return given;
        }) : given;
    });
    return source;
}
/** Sets the options of a new widget: those of the call, then those of the markup. */ function readOptions(widget, given) {
    var _widget_kind_table = widget.kind.table, rows = _widget_kind_table.rows, defaults = _widget_kind_table.defaults;
    // The Easing plugin may have been loaded meanwhile.
    defaults[EASING] = rows[EASING].initial;
    widget.values = Object.create(defaults);
    merge(widget, widget.values, given);
    readMarkup(widget);
}
/**
 * Takes over the options in the markup: `data-options`, then single attributes. If that was done before, only those
 * that have changed since.
 */ function readMarkup(widget) {
    var root = widget.root, tmp = widget.markupValues, before = tmp === void 0 ? {} : tmp;
    var now = {};
    var values = widget.values;
    var json = root.getAttribute('data-options');
    var warnOfJson = function warnOfJson(error) {
        return warn(widget, "data-options: " + error.message);
    };
    if (json && json.trim()) merge(widget, now, jsonIn(json, warnOfJson));
    merge(widget, now, attributesOf(widget));
    // Options that are no longer in the markup get their default.
    Object.keys(before).forEach(function(path) {
        if (!hasOwn(now, path)) Reflect.deleteProperty(values, path);
    });
    Object.keys(now).forEach(function(path) {
        if (!isSame(now[path], before[path])) values[path] = now[path];
    });
    widget.markupValues = now;
}
/** Creates values that inherit from others, and override some. */ var withOverrides = function withOverrides(values, changes) {
    return Object.assign(Object.create(values), changes);
};
var copyOf = function copyOf(value) {
    return Array.isArray(value) ? value.slice() : value;
};
/** A copy of all options in force, in groups, or the value of the option or the group with a path. */ function option(param, path) {
    var kind = param.kind, options = param.options;
    var rows = kind.table.rows;
    var all = {};
    if (hasOwn(rows, path)) return copyOf(options[path]);
    Object.keys(rows).forEach(function(name) {
        var _name_split = name.split('.'), group = _name_split[0], rest = _name_split[1];
        var target = rest ? all[group] = all[group] || {} : all;
        target[rest || name] = copyOf(options[name]);
    });
    if (path === undefined) return all;
    return hasOwn(all, path) ? all[path] : undefined;
}
/** The classes of the root, by its options. */ function classesOf(param) {
    var kind = param.kind, options = param.options, stateClasses = param.stateClasses;
    var _kind_table = kind.table, rows = _kind_table.rows, classed = _kind_table.classed;
    var all = stateClasses;
    classed.forEach(function(path) {
        var classes = rows[path].classes;
        var value = options[path];
        var names = typeof classes === 'function' ? classes(value) : classes[value];
        if (names) all += ' ' + names;
    });
    return all;
}

/**
 * The values of a widget, with the texts in the language of its markup if that file is on the page. Texts that were
 * given stay.
 */ function inLanguage(param) {
    var root = param.root, values = param.values, kind = param.kind;
    var all = window.uiTexts;
    if (!all) return values;
    var nearest = pathOf(root).find(function(one) {
        return one.matches && one.matches('[lang]');
    });
    var lang = (nearest || document.documentElement).getAttribute('lang') || '';
    var has = function has(tag) {
        return hasOwn(all, tag);
    };
    var tag = lang.toLowerCase();
    // `de-AT`, then `de`: the last part is cut off.
    while(tag && !has(tag))tag = tag.replace(/(^|-)[^-]*$/, '');
    var changes = {};
    var texts = tag && all[tag] || {};
    Object.keys(texts).forEach(function(name) {
        var path = 'texts.' + name;
        if (hasOwn(kind.table.rows, path) && !hasOwn(values, path)) changes[path] = texts[name];
    });
    return withOverrides(values, changes);
}

/*
 * This file restores markup. Generated elements are found by their mark, attributes and classes by the tables of the
 * kind. The same code ends a widget, cleans markup that was saved while one ran, and releases single items.
 */ /**
 * Removes our classes from an element. Those that the author had written, too, stay. If the page has removed one of these
 * meanwhile, it comes back.
 */ function dropClasses(element, kept, isOurs) {
    var authors = words(kept['class'] || '');
    var stays = function stays(name) {
        return !isOurs(name) || authors.includes(name);
    };
    var staying = words(element.getAttribute('class')).filter(stays);
    var returning = authors.filter(function(name) {
        return isOurs(name) && !staying.includes(name);
    });
    var names = returning.concat(staying).join(' ');
    setAttribute(element, 'class', names || null);
}
/** Removes our properties from an inline style. */ function dropStyles(element, kept, isCopy) {
    var authors = kept['style'];
    if (!authors && !element.hasAttribute('style')) return;
    var style = inlineStyle(element);
    Array.from(style).forEach(function(name) {
        if (/^--_/.test(name)) style.removeProperty(name);
    });
    // Older versions hid, showed and moved panels by inline styles.
    if (isCopy && !authors) {
        if (/^(none|block)$/.test(style.display)) style.removeProperty('display');
        if (style.position === 'absolute') style.position = style.left = style.top = '';
    }
    // Chromium leaves an empty attribute, unless it has been read before.
    if (authors !== '' && !style.length) setAttribute(element, 'style', null);
}
/** Removes our attributes from an element, or restores the original ones. */ function dropAttributes(kind, element, classes, isCopy) {
    var kept = takeOriginals(element);
    // In a saved copy, nobody knows whether `z-disabled` was the author's.
    var isOurs = function isOurs(name) {
        return kind.ownClasses.test(name) || !isCopy && name === 'z-disabled';
    };
    writableOn(kind, classes).forEach(function(name) {
        var before = kept[name];
        var value = element.getAttribute(name) || '';
        if (name === 'class') dropClasses(element, kept, isOurs);
        else if (name === 'style') dropStyles(element, kept, isCopy);
        else if (before !== undefined) setAttribute(element, name, before);
        else if (!kind.isAuthors(element, name, value, isCopy)) element.removeAttribute(name);
    });
}
/**
 * Whether a node belongs to this root's widget. Parts of nested widgets don't, nor the wrapper or the autoplay button of
 * one. (The autoplay button of an accordion is beside its root.)
 */ var isOwn = function isOwn(root, element) {
    var parentElement = element.parentElement;
    var nearest = parentElement && parentElement.closest(ROOTS + ',.z-slider-wrapper');
    if (nearest && nearest !== root) return false;
    return !element.matches('.z-slider-wrapper,:not(.z-tabs)>.z-autoplay');
};
/** The headers of the open items in markup that was saved while a widget ran. */ var openHeadersIn = function openHeadersIn(root) {
    return Array.from(root.querySelectorAll('.z-tab.z-active,.z-active>.z-header')).filter(function(header) {
        return isOwn(root, header);
    });
};
/** Removes our attributes from an element, whichever part of a widget it is. */ function releasePart(kind, element, isCopy) {
    var classes = Object.keys(kind.writtenAttributes).filter(function(name) {
        return hasClass(element, name);
    });
    if (classes[0]) dropAttributes(kind, element, classes.join(' '), isCopy);
}
/** Removes a generated box. Only a box of content may stay, if something in it would lose its state. */ function removeGeneratedBox(kind, box, isCopy) {
    var isContent = box.matches('div:not(.z-section),dd,section');
    if (isCopy) {
        releasePart(kind, box, isCopy);
        dropClasses(box, {}, function(name) {
            return kind.ownClasses.test(name);
        });
        box.removeAttribute(MADE);
        // What is left now is the author's, except the type of a button.
        if (box.getAttributeNames().some(function(name) {
            return name !== 'type';
        })) return;
    }
    (isContent ? unwrapContent : unwrap)(box);
}
/**
 * Removes a generated element, and keeps the original nodes in it. In a saved copy, a box on which the author has
 * written attributes stays.
 */ function removeGenerated(kind, node, isCopy) {
    var made = node.getAttribute(MADE);
    var before = node.previousElementSibling;
    if (made === null && !node.matches(kind.generated)) return;
    if (made === 'back' && before) while(node.firstChild)move(node.firstChild, before);
    if (made === 'hidden') node.removeAttribute('hidden');
    if (made === 'box' || hasClass(node, kind.innerClass)) removeGeneratedBox(kind, node, isCopy);
    else if (made === 'hidden' || made === 'empty' && node.firstChild) node.removeAttribute(MADE);
    else remove(node);
}
/** A selector for all parts of a widget, by their classes. */ var partSelector = function partSelector(param) {
    var writtenAttributes = param.writtenAttributes, generated = param.generated;
    return "." + Object.keys(writtenAttributes).join(',.') + "," + generated;
};
/** Removes everything generated from an element, except in nested widgets. */ function releaseParts(kind, root, scope, isCopy) {
    var inside = Array.from(scope.querySelectorAll(partSelector(kind) + ",[" + MADE + "]"));
    var all = (scope === root ? [] : [
        scope
    ]).concat(inside);
    var own = all.filter(function(element) {
        return isOwn(root, element);
    });
    // Inner elements first: otherwise one that holds nothing but generated elements wouldn't count as empty.
    own.reverse().forEach(function(element) {
        removeGenerated(kind, element, isCopy);
        releasePart(kind, element, isCopy);
    });
}
/** Whether an element contains copies of parts, made by a script, or by a framework that took a part for its template. */ var hasCopies = function hasCopies(param, parent) {
    var kind = param.kind;
    return childrenOf(parent).some(function(part) {
        return part.matches(partSelector(kind)) && !itemOn(part);
    });
};
/** Whether the root and the items still have their elements and classes, and no copies. A panel may be missing. */ function areIntact(widget, list) {
    var items = widget.items, kind = widget.kind, root = widget.root;
    var isOurs = function isOurs(part) {
        return part.matches(partSelector(kind));
    };
    // Items that the page has removed don't count.
    var isWhole = function isWhole(param) {
        var element = param.element, trigger = param.trigger, panel = param.panel;
        return element.parentNode !== list || root.contains(trigger) && [
            element,
            trigger
        ].every(isOurs) && (!panel || !root.contains(panel) || isOurs(panel));
    };
    return hasClass(root, kind.rootClass) && items.every(isWhole) && !hasCopies(widget, list);
}
/** Releases an item: restores some of its elements, which belong to no item then. */ function releaseItem(item, parts) {
    var _item_widget = item.widget, kind = _item_widget.kind, root = _item_widget.root;
    endItem(item);
    parts.forEach(function(part) {
        return part && releaseParts(kind, root, part, false);
    });
}
/** Releases the items that the page has removed from a list, with their panels, which may get other labels. */ var releaseRemoved = function releaseRemoved(param, list) {
    var items = param.items;
    return items.filter(function(param) {
        var element = param.element;
        return element.parentNode !== list;
    }).forEach(function(item) {
        return releaseItem(item, [
            item.element,
            item.panel
        ]);
    });
};
/**
 * Gives the elements of all items their classes again, because a framework may have removed them, and `releaseParts`
 * looks for them.
 */ function markParts(param) {
    var items = param.items, kind = param.kind, root = param.root;
    items.forEach(function(param) {
        var element = param.element, header = param.header, trigger = param.trigger, panel = param.panel;
        return [
            element,
            header,
            trigger,
            panel
        ].forEach(function(part, n) {
            if (part && root.contains(part)) setClass(part, kind.itemClasses[n]);
        });
    });
}
/**
 * Restores the root and all its parts: when a widget ends, or (`isCopy`) before it starts on markup that was saved
 * while one ran, or that the page has rewritten.
 */ function releaseAll(widget, isCopy) {
    var kind = widget.kind, root = widget.root, classes = widget.classes;
    markParts(widget);
    kind.release(widget, isCopy);
    releaseParts(kind, root, root, isCopy);
    var kept = takeOriginals(root);
    var isOurs = function isOurs(name) {
        return kind.ownClasses.test(name) || kind.optionClasses.some(function(pattern) {
            return pattern.test(name);
        }) || classes.includes(name);
    };
    dropClasses(root, kept, isOurs);
    dropStyles(root, kept);
    // `forceFocus` may have set it, when the last item was removed.
    if (!isCopy && root.tabIndex < 0 && !('tabindex' in kept)) root.removeAttribute('tabindex');
}

/** Creates a widget that has no options and items yet. */ function create(kind, root) {
    return {
        kind: kind,
        root: root,
        widthProbe: root,
        values: {},
        options: {},
        prefix: idPrefix(kind.name),
        serial: 0,
        items: [],
        ends: [],
        open: [],
        withoutHash: [],
        alive: true,
        cleanUps: [],
        listeners: {},
        classes: [],
        stateClasses: '',
        warned: {}
    };
}
/** Takes over the root and its parts. If the markup was saved while a widget ran, it is cleaned first. */ function adopt(widget) {
    var kind = widget.kind, root = widget.root;
    var isCopy = hasClass(root, kind.rootClass);
    var saved = root.querySelector(isCopy ? partSelector(kind) : kind.generated + ",[" + MADE + "]");
    if (saved) {
        var authors = root.getAttribute('class');
        // `releaseAll` finds the root of each part by this class.
        setClass(root, kind.rootClass);
        // Otherwise, what was found belongs to a widget inside, which was saved, too.
        if (isCopy || saved.parentNode.closest(ROOTS) === root) {
            widget.saved = openHeadersIn(root);
            releaseAll(widget, true);
        }
        if (!isCopy) setAttribute(root, 'class', authors);
    }
    // Before the attributes are remembered: if `destroy` restored this class, it would hide the content for good.
    setClass(root, kind.rootClass + '-loading', false);
    rememberAttributes(root, [
        'class',
        'style',
        'tabindex'
    ]);
    return kind.adopt(widget);
}
/** The names that the author has given an item. An id of a trigger or a panel may be a generated one, which is no name. */ var namesOf = function namesOf(item) {
    return elementsOf(item).filter(function(one) {
        return hadAttribute(one, 'id') || one !== item.trigger && one !== item.panel;
    }).map(function(one) {
        return idOf(one);
    }).concat(attributeOf(item, 'data-link'));
};
/**
 * Remembers items, and returns a function that finds the same ones later, among items that the page may have replaced:
 * by their header if it is still there, otherwise by the author's names, or, if all items were replaced, by position.
 */ function remember(param, some) {
    var root = param.root, items = param.items;
    var noted = some.map(function(item) {
        return [
            item.header,
            namesOf(item),
            item.index
        ];
    });
    return function(now) {
        var areOthers = !items.some(function(param) {
            var header = param.header;
            return root.contains(header);
        });
        var find = function find(param) {
            var header = param[0], names = param[1], index = param[2];
            return now.find(function(item) {
                return root.contains(header) ? item.header === header : namesOf(item).some(function(name) {
                    return name && names.includes(name);
                });
            }) || (areOthers ? now[index] : undefined);
        };
        return noted.map(find).filter(function(item) {
            return item && item.panel;
        });
    };
}
/** Opens items without events. */ function openNow(widget, param) {
    var items = param.items, reason = param.reason;
    var kind = widget.kind;
    widget.startedBy = reason;
    // In place, because `widget.withoutHash` may be the same array.
    if (!kind.rules(widget).multiple) items.splice(1);
    widget.open = items;
    items.forEach(function(item) {
        return kind.paint(item, true);
    });
}
/** Takes over the markup, and opens what is open at the start, or was open before. `beforeSelect` isn't dispatched. */ function adoptAndOpen(widget, findOpen) {
    var kind = widget.kind, root = widget.root;
    widget.options = kind.effective(inLanguage(widget));
    if (!adopt(widget)) return false;
    setWidget(root, widget);
    var same = findOpen ? findOpen(widget.items) : [];
    openNow(widget, same[0] ? {
        items: same
    } : firstOpen(widget));
    kind.paintAll(widget);
    kind.mount(widget);
    return true;
}
/** Starts a widget. Returns null if there is no markup for one. */ function start(kind, root, given) {
    var widget = create(kind, root);
    readOptions(widget, given);
    return keepFocus(function() {
        return adoptAndOpen(widget);
    }) ? widget : null;
}
/** Loads what is open, dispatches `ready`, and soon the first `select`. */ function dispatchReady(widget) {
    var root = widget.root;
    emit(widget, 'mounted');
    if (!widget.alive) return;
    var container = $(root);
    container.id = idOf(root);
    container.item = container;
    dispatch(widget, 'ready', container);
    if (widget.alive && widget.open.length) dispatchFirstSoon(widget);
}
function unmount(widget) {
    var cleanUps = widget.cleanUps;
    widget.cleanUps = [];
    widget.listeners = {};
    cleanUps.reverse().forEach(function(cleanUp) {
        return cleanUp();
    });
}
/** Undoes what the options did, and puts them into effect again. */ function remount(widget) {
    keepFocus(function() {
        unmount(widget);
        // A listener of the page may have ended it, when the focus moved or a request was aborted.
        if (!widget.alive) return;
        widget.options = widget.kind.effective(inLanguage(widget));
        widget.kind.mount(widget);
    });
    emit(widget, 'mounted');
}
/** Changes options, which are in effect at once. What is open stays open. */ function setOptions(widget, given) {
    var values = withOverrides(widget.kind.table.defaults, widget.values);
    if (!merge(widget, values, given) || !finishAll(widget)) return;
    widget.values = values;
    remount(widget);
}
/**
 * Aborts loading. That writes to the markup, and calls functions of the page, so it is done before anything is
 * released.
 */ var stopLoads = function stopLoads(param) {
    var items = param.items;
    return items.forEach(function(param) {
        var load = param.load;
        return load && load.stop();
    });
};
/**
 * Cancels promises, ends animations, and restores the markup. With `isCopy`, the page has rewritten the markup, so it is
 * cleaned like a saved copy.
 */ function halt(widget, isCopy) {
    var items = widget.items;
    endPending(widget);
    finish(widget);
    unmount(widget);
    keepFocus(function() {
        return releaseAll(widget, isCopy);
    });
    items.forEach(endItem);
    widget.items = [];
    widget.ends = [];
    widget.open = [];
}
var destroyed = new WeakSet();
/** Whether a widget on this element was destroyed: calling a method by name doesn't start it again. */ var wasDestroyed = function wasDestroyed(root) {
    return destroyed.has(root);
};
/** Ends a widget, restores the original markup, and removes the instance from `$.data`. */ function destroy(widget) {
    var root = widget.root, kind = widget.kind, instance = widget.instance;
    // A callback that `finishAll` calls may end it, too.
    if (finishAll(widget)) {
        cancelFirst(widget);
        widget.alive = false;
        stopLoads(widget);
        halt(widget, false);
        setWidget(root, undefined);
    }
    destroyed.add(root);
    if ($.data(root, kind.name) === instance) $.removeData(root, kind.name);
}
/** Starts a widget again, because the page has replaced its parts. */ function restart(widget) {
    var findOpen = remember(widget, widget.open);
    var findWithoutHash = remember(widget, widget.withoutHash);
    stopLoads(widget);
    if (!widget.alive) return;
    halt(widget, true);
    readMarkup(widget);
    keepFocus(function() {
        return adoptAndOpen(widget, findOpen);
    });
    var withoutHash = findWithoutHash(widget.items);
    if (withoutHash[0]) widget.withoutHash = withoutHash;
    emit(widget, 'mounted');
}
/**
 * Runs `work`, which may replace triggers. If the trigger of an item had the focus, its new one gets it: otherwise the
 * focus would be lost.
 */ function keepFocusOnTrigger(widget, work) {
    var before = focusedElement();
    var focused = widget.items.filter(function(param) {
        var trigger = param.trigger;
        return trigger === before;
    });
    var findFocused = remember(widget, focused);
    work();
    var _findFocused = findFocused(widget.items), item = _findFocused[0];
    if (item && before && !before.isConnected) focusInPlace(widget.kind.focusTarget(item));
}
function readAgain(widget) {
    var kind = widget.kind;
    // If only triggers are missing, they are made again, and the widget needn't restart.
    widget.items.forEach(kind.repair);
    if (!kind.isIntact(widget)) return restart(widget);
    var wasEmpty = !widget.items[0];
    var reason = widget.startedBy;
    var findOpen = remember(widget, widget.open);
    var replaceIfGone = replacing(widget);
    keepFocus(function() {
        kind.adoptChanges(widget);
        // An empty one starts when it gets items: many pages load them, and show them then. Otherwise items that are still open
        // are painted, too: the page may have put something into their panels.
        openNow(widget, wasEmpty ? firstOpen(widget) : {
            items: findOpen(widget.items),
            reason: reason
        });
    });
    var starts = wasEmpty && widget.items[0];
    if (starts) widget.started = false;
    replaceIfGone();
    // A listener of the page may have ended it.
    if (widget.alive) itemsChanged(widget);
    if (widget.alive) remount(widget);
    if (starts && widget.alive) dispatchFirstSoon(widget);
}
/** Takes over what the page has changed by itself. What was open stays open. */ function refresh(widget) {
    if (finishAll(widget)) keepFocusOnTrigger(widget, function() {
        return readAgain(widget);
    });
}

/** Makes a method that does something with the item with an index or a name. */ var itemMethod = function itemMethod(act) {
    return function(widget, index) {
        var item = itemAt(widget, index);
        if (item) act(item);
    };
};
/** Makes a method that opens the next item that can be opened, in steps of 1 or -1. */ var stepMethod = function stepMethod(reason, by, fromEnd) {
    return function(widget) {
        var item = nextUsable(widget, by, fromEnd);
        if (item) openItem(item, reason);
    };
};
/** The methods that select, for scripts (reason `api`) or for buttons with `command` (`click`). */ var selectMethods = function selectMethods(reason) {
    return {
        select: itemMethod(function(item) {
            return select(item.widget, afterPress(item), reason);
        }),
        prev: stepMethod(reason, -1),
        next: stepMethod(reason, 1),
        first: stepMethod(reason, 1, true),
        last: stepMethod(reason, -1, true)
    };
};
/** Makes a method that disables or enables an item. */ var disableMethod = function disableMethod(disabled) {
    return itemMethod(function(item) {
        var element = item.element, widget = item.widget;
        setClass(element, 'z-disabled', disabled);
        widget.kind.updateItem(widget, item);
        // Disabled items aren't findable.
        updateHidden(item);
        itemsChanged(widget);
    });
};
/**
 * Ends a widget, for good. If its markup still has `data-role`, the style sheet would draw it as a widget that is about
 * to start; the class `z-ended` on the page prevents that. The class is added when the page has been parsed: until
 * then, widgets that have yet to start need that style.
 */ function endForGood(widget) {
    destroy(widget);
    if (!widget.root.hasAttribute('data-role')) return;
    var stop = function stop() {
        return setClass(document.documentElement, 'z-ended');
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', stop, {
        once: true
    });
    else stop();
}
/** The methods that are the same in both widgets. */ var sharedMethods = assign({}, selectMethods('api'), {
    setOptions: setOptions,
    enable: disableMethod(false),
    disable: disableMethod(true),
    refresh: refresh,
    move: function move(widget, from, to) {
        var item = itemAt(widget, from);
        var goal = item && itemAt(widget, to);
        if (item && goal && goal !== item) moveItem(item, goal.index);
    },
    remove: itemMethod(function(item) {
        return removeItem(item, 'api');
    }),
    destroy: endForGood,
    count: function count(param) {
        var items = param.items;
        return items.length;
    },
    option: option
});

/** How long a status message stays, in milliseconds. Users who read there later shouldn't find it. */ var STAY = 3000;
/**
 * The status element in `parent`, which is made if there is none. It has to be there before its first message, because
 * screen readers miss that otherwise.
 */ function statusIn(parent) {
    var found = childWith(parent, 'z-status');
    if (found) return found;
    var status = parent.appendChild(build('span', 'z-status'));
    // Some screen readers would say `role="status"`.
    setAttribute(status, 'aria-live', 'polite');
    return status;
}
/** Announces something to assistive technology, politely. */ function say(widget, status, text) {
    var node = document.createTextNode(text);
    var remove = function remove1() {
        clearTimeout(timer);
        node.remove();
        widget.cleanUps = widget.cleanUps.filter(function(cleanUp) {
            return cleanUp !== remove;
        });
    };
    var timer = setTimeout(remove, STAY);
    status.replaceChildren(node);
    widget.cleanUps.push(remove);
}

/** Stands for jQuery's XHR object if nothing was sent. */ var unsent = function unsent(statusText) {
    return {
        status: 0,
        statusText: statusText,
        responseText: ''
    };
};
/** The page's callbacks in the settings. jQuery calls ours after them; if one of them throws, it calls no more. */ var CALLBACKS = [
    'success',
    'error',
    'complete'
];
/** Makes the page's functions report what they throw. */ function guard(settings) {
    var guarded = function guarded(work) {
        return function(one, two, three) {
            try {
                work.call(this, one, two, three);
            } catch (error) {
                report(error);
            }
        };
    };
    CALLBACKS.forEach(function(name) {
        var works = [].concat(settings[name] || []);
        if (works[0]) settings[name] = works.map(function(work) {
            return guarded(work);
        });
    });
    return settings;
}
/**
 * Sends a request with the page's settings. Returns undefined if nothing is sent, for example because the page's
 * function refused.
 */ function request(item, load) {
    var widget = item.widget;
    var url = load.url;
    var _widget_options = widget.options, ajax = _widget_options.ajax, cacheAjax = _widget_options.cacheAjax;
    // jQuery adds the header `X-Requested-With` itself, as the request is for the page's origin.
    var fixed = {
        url: url,
        dataType: 'html'
    };
    // `type` is set because `$.ajaxSetup` of the page may say POST.
    var settings = Object.assign({
        type: 'GET',
        cache: cacheAjax
    }, fixed);
    if (!$.ajax) return void warnOnce(widget, 'this jQuery has no $.ajax');
    try {
        var more = typeof ajax === 'function' ? ajax.call(widget.root, settings, detailOf(item)) : ajax;
        // That function may have stopped the load.
        var isWanted = load.phase === 'loading';
        if (more !== false && isWanted) return $.ajax(guard($.extend(settings, more, fixed)));
    } catch (error) {
        report(error);
    }
    return undefined;
}

/** Removes the failure message. */ function dropFailure(item) {
    var panel = item.panel;
    var message = childWith(panel, 'z-failure');
    if (!message) return;
    moveFocusOut(message, null, panel);
    remove(message);
}
/** Shows in a panel, as text, why it couldn't be loaded, with a button that tries again. */ function showFailure(item, param, retry) {
    var status = param.status, statusText = param.statusText;
    var options = item.widget.options;
    var panel = item.panel;
    var again = buildButton(buttonTag(panel), 'z-try-again');
    var message = build('div', 'z-failure');
    var words = build('p', '');
    var known = options['texts.' + (statusText === 'error' ? 'unreachable' : statusText)];
    var reason = status ? status + " " + statusText : known || statusText;
    again.textContent = options['texts.tryAgain'];
    words.textContent = options['texts.failed'] + " (" + reason + ")";
    again.onclick = retry;
    message.append(words, again);
    panel.prepend(message);
}

var isNodes = function isNodes(value) {
    return isObject(value) && ('nodeType' in value || 'jquery' in value);
};
/** Inserts a label into an empty element. Text is never taken as HTML. */ function insertLabel(target, label) {
    if (isNodes(label)) $(target).append(label);
    else $(target).text(label);
}
function appendContent(target, content) {
    var text = (content || {}).text;
    if (!content || typeof content === 'string' || isNodes(content)) $(target).append(content);
    else if (text !== undefined) insertLabel(target, text);
    else target.innerHTML = content;
}
/** Appends content. Scripts in HTML run, as in jQuery's `append`. If they throw, the browser reports it. */ function insertContent(target, content) {
    var lastChild = target.lastChild;
    try {
        appendContent(target, content);
    } catch (error) {
        // Before version 3, jQuery throws what a script throws. The content has been inserted then.
        if (target.lastChild === lastChild) throw error;
        report(error);
    }
}
/**
 * Appends the content of a new item. If that throws, for example because the content contains the widget itself, it is
 * shown as text.
 */ function fillAdded(item, target, content) {
    // A findable panel has a width, so scripts in the content can measure it.
    updateHidden(item);
    try {
        insertContent(target, content);
    } catch (error) {
        warn(item.widget, "add(): shown as text: " + error);
        target.append(typeof content === 'string' ? content : asText(content));
    }
    updateHidden(item);
}

/** Starts the widgets in loaded content. */ function scan(inner) {
    if (inner.uiTabs) inner.uiTabs('scan');
    if (inner.uiAccordion) inner.uiAccordion('scan');
}
/** Empties a panel. If the focus is in it, the panel gets the focus. */ function emptyPanel(item) {
    var inner = ensureInner(item);
    moveFocusOut(inner, null, item.panel);
    return $(inner).empty();
}
/**
 * Replaces the content of a panel with an answer, or with what `render` returns for it. JSON is inserted as text.
 * Scripts run, and widgets in it start. Returns an error message, or undefined.
 */ function insertAnswer(item, answer, xhr) {
    var _item_widget = item.widget, options = _item_widget.options, root = _item_widget.root;
    var load = item.load;
    var render = options.render;
    var isJson = !!xhr && /json/i.test(xhr.getResponseHeader('Content-Type'));
    try {
        var content = render ? render.call(root, answer, xhr, detailOf(item)) : undefined;
        // `render` may have ended the widget, or started another load.
        if (load.phase !== 'loading') return undefined;
        if (content === undefined) content = isJson ? {
            text: answer
        } : answer;
        var inner = emptyPanel(item);
        if (typeof content === 'string' && !options.executeScripts) inner.append($.parseHTML(content, document, false));
        else insertContent(inner[0], content);
        scan(inner);
        return undefined;
    } catch (error) {
        return String(error);
    }
}

/**
 * Shows a URL in an `iframe`, which stays as the content of the panel. Calls `done` when it has loaded. Returns the
 * function that cancels that.
 */ function loadFrame(item, src, done) {
    var frame = document.createElement('iframe');
    var box = document.createElement('div');
    frame.className = 'z-iframe';
    box.className = 'z-video';
    box.appendChild(frame);
    frame.title = labelText(item.trigger);
    if (item.open) setAttribute(frame, 'loading', 'lazy');
    [
        'sandbox',
        'allow',
        'referrerpolicy'
    ].forEach(function(name) {
        return setAttribute(frame, name, attributeOf(item, 'data-iframe-' + name));
    });
    frame.src = src;
    $(frame).one('load', done);
    emptyPanel(item).append(box);
    return function() {
        return $(frame).off('load', done);
    };
}

/** Resolves a URL against the page. */ var resolved = function resolved(address) {
    return Object.assign(document.createElement('a'), {
        href: address
    }).href;
};
/** Whether a URL has another origin. */ var isForeign = function isForeign(url) {
    return !url.startsWith(location.origin + '/');
};
/** Whether an item is inside content that was loaded from this URL: it would load itself for ever. */ function isInside(param, url) {
    var widget = param.widget;
    return itemsHolding(widget.root).some(function(param) {
        var load = param.load;
        return load && load.url === url;
    });
}
/** Whether an item's content may be loaded: `http(s)` only, and without a frame from the page's origin only. */ var isAllowed = function isAllowed(item, param) {
    var url = param.url, framed = param.framed;
    return /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));
};
/** Whether a text is a URL of other content. A hash alone is a place in this page. */ var isAddress = function isAddress(url) {
    return !!url && /^\s*[^\s#]/.test(url);
};
/** The resolved URL of an item: that of the options, otherwise that of its elements. Empty if there is none. */ function addressOf(item, given) {
    var address = isAddress(given) ? given : attributeOf(item, 'data-content-url');
    if (!item.panel || !isAddress(address)) return '';
    var url = resolved(address);
    if (/\S\s+\S/.test(address) && /^http/.test(url)) warnOnce(item.widget, '"' + address + '": a URL has no blanks; to show a part of it, use render');
    return url;
}

/** With the value `template`, the panel gets the content of its `template`. */ var ATTRIBUTE = 'data-content-type';
/**
 * Replaces an item's `template` with its content, once, if the item's attribute asks for that. Scripts run, and widgets
 * in it start. The attribute goes with the template: templates in the content stay, also in saved markup that starts
 * again.
 */ function showTemplate(item) {
    var panel = item.panel, widget = item.widget, element = item.element, header = item.header;
    var asking = [
        element,
        header,
        panel
    ].find(function(one) {
        return one && one.getAttribute(ATTRIBUTE) === 'template';
    });
    if (!panel || !asking) return;
    var inner = ensureInner(item);
    var before = panel.previousElementSibling;
    // A template right behind the header isn't in the panel.
    var template = inner.querySelector(':scope > template') || before;
    if (!template || !template.matches('template')) return;
    var content = template.content;
    if (template === before) inner.prepend(template);
    asking.removeAttribute(ATTRIBUTE);
    try {
        $(template).replaceWith(content);
    } catch (error) {
        // A script in it, before jQuery 3 (see `insertContent`).
        report(error);
    }
    updateHidden(item);
    scan($(inner));
    var hasLeft = watchLeaving(widget.root);
    // Later, because at the start the page doesn't know the widget yet.
    queueMicrotask(function() {
        if (!widget.alive || item.index < 0 || hasLeft()) return;
        widget.kind.contentChanged(item);
        dispatch(widget, 'contentLoad', widget.kind.describe(item));
    });
}

/** The options and texts for loaded content. `item` is a tab or a section. */ var contentRows = {
    ajax: {
        initial: null,
        expected: 'an object or a function',
        parse: function parse(value) {
            return typeof value === 'function' || value === null || isObject(value) ? value : undefined;
        },
        callable: true
    },
    /** Whether loaded content is kept. If not, it loads again each time the item opens. */ cacheAjax: flag(true),
    /** The URLs of the items' content, in the order of the items. */ contentUrls: {
        initial: null,
        expected: 'an array of URLs',
        parse: function parse(value) {
            if (value === null) return null;
            var fits = Array.isArray(value) && value.every(function(url) {
                return !url || typeof url === 'string';
            });
            return fits ? value.slice() : undefined;
        }
    },
    /** Whether scripts in loaded content run. */ executeScripts: flag(true),
    /** Whether each URL in `contentUrls` is shown in an `iframe`. */ iframe: flag(false),
    render: callback(),
    /** Shown and announced while a panel loads. */ 'texts.loading': phrase('Loading \u2026'),
    /** Announced when content has loaded, if that took a while. */ 'texts.loaded': phrase('Loaded.'),
    /** The start of the message if a panel can't be loaded. */ 'texts.failed': phrase('This content could not be loaded.'),
    /** The reason, if the server took too long. */ 'texts.timeout': phrase('no answer in time'),
    /** The reason, if the server didn't answer. */ 'texts.unreachable': phrase('the server cannot be reached'),
    /** The reason, if the URL may not be loaded. */ 'texts.refused': phrase('the address is not allowed'),
    /** The button that loads a failed panel again. */ 'texts.tryAgain': phrase('Try again'),
    contentLoad: callback(),
    /** Called when the content of an item could not be loaded. `xhr` is jQuery's XHR object. */ error: callback()
};

/** How long a load may take before it is announced, in milliseconds. */ var PATIENCE = 400;
var nothing = function nothing() {
    return undefined;
};
/** Shows whether an item is loading. */ function paintLoading(item) {
    var kind = item.widget.kind;
    var panel = item.panel;
    var load = item.load;
    var busy = isLoading(item);
    setAttribute(panel, 'aria-busy', busy ? 'true' : null);
    var isShown = kind.showBusy && kind.showBusy(item, busy);
    if (busy && item.open && !isShown) panel.appendChild(load.spinner = load.spinner || build('span', 'z-spinner'));
    else if (load.spinner) remove(load.spinner);
}
function setPhase(item, load, phase) {
    load.phase = phase;
    paintLoading(item);
    emit(item.widget, 'load', item);
}
/** Loads a frame, sends a request, or refuses to. Returns the function that aborts it. */ function send(item, done, failed) {
    var widget = item.widget;
    var load = item.load;
    var url = load.url, framed = load.framed;
    var allowed = isAllowed(item, load);
    if (allowed && framed) return loadFrame(item, url, done);
    if (!allowed) warn(widget, '"' + url + '" is not loaded: not http(s), or another site without the option iframe');
    var sent = allowed && request(item, load) || Promise.reject(unsent('refused'));
    sent.then(done, failed);
    return function() {
        try {
            if (sent.abort) sent.abort();
        } catch (error) {
            // jQuery calls the page's functions for errors meanwhile.
            report(error);
        }
    };
}
/** Updates what depends on the content, or shows the failure, and dispatches `contentLoad` or `error`. */ function showResult(item, xhr) {
    var widget = item.widget;
    if (xhr) showFailure(item, xhr, function() {
        return reload(item);
    });
    updateHidden(item);
    widget.kind.contentChanged(item);
    dispatch(widget, xhr ? 'error' : 'contentLoad', xhr || widget.kind.describe(item));
    if (item.open) dispatchFirst(widget);
}
/**
 * Loads an item's content, whether it is there or not. An earlier load is stopped. Each load is an object of its own: as
 * long as its phase is `loading`, it is the current one.
 */ function startLoad(item) {
    var before = item.load;
    var widget = item.widget, panel = item.panel;
    var root = widget.root;
    // The page may have removed the panel.
    var status = statusIn(panel.parentElement || root);
    var hasLeft = watchLeaving(root);
    before.stop();
    dropFailure(item);
    // If that called a function of the page, it may have started another load.
    if (item.index < 0 || item.load !== before) return;
    var abort = nothing;
    var isSaid = false;
    var sayPhase = function sayPhase() {
        isSaid = true;
        if (item.open) say(widget, status, widget.options['texts.' + load.phase]);
    };
    var timer = setTimeout(sayPhase, PATIENCE);
    status.textContent = '';
    var end = function end(phase, xhr) {
        // It has been stopped, or a script in the answer has started another load.
        if (load.phase !== 'loading') return;
        // Otherwise it would keep the answer in memory.
        load.stop = nothing;
        clearTimeout(timer);
        setPhase(item, load, phase);
        if (phase === 'idle') return abort();
        if (hasLeft()) return;
        // A failure is always said; success only if the loading was.
        if (xhr || isSaid) sayPhase();
        showResult(item, xhr);
    };
    var done = function done(answer, _, xhr) {
        // Only frames have no answer to insert.
        var isAnswer = load.phase === 'loading' && !load.framed;
        var problem = isAnswer && insertAnswer(item, answer, xhr);
        if (problem) end('failed', unsent(problem));
        else end('loaded');
    };
    var load = item.load = Object.assign({}, before, {
        stop: function stop() {
            return end('idle');
        }
    });
    setPhase(item, load, 'loading');
    abort = send(item, done, function(xhr) {
        return end('failed', xhr);
    });
    // A function of the page may have stopped it before it was sent.
    if (load.phase !== 'loading') abort();
}
/**
 * Updates an item's load, because its URL may have changed. Content of another URL isn't its content any more. With
 * `retries`, a load that has failed is forgotten, so that it begins again.
 */ function updateLoad(item, given, retries) {
    var load = item.load, widget = item.widget;
    var url = addressOf(item, given);
    var framed = attributeOf(item, 'data-content-type') === 'iframe' || widget.options.iframe && (isAddress(given) || isForeign(url));
    var isSame = load && load.url === url && load.framed === framed;
    if (isSame && !(retries && load.phase === 'failed')) return load;
    if (load) {
        load.stop();
        dropFailure(item);
    }
    return item.load = url ? {
        url: url,
        given: given,
        framed: framed,
        phase: 'idle',
        stop: nothing
    } : undefined;
}
/** The load of an item, with its URL as it is now. */ var currentLoad = function currentLoad(item) {
    return updateLoad(item, item.load && item.load.given);
};
/** Whether an item is closed and its content hasn't been loaded. */ function isUnloaded(item) {
    var load = item.open ? undefined : currentLoad(item);
    return !!load && load.phase !== 'loaded';
}
/** Whether content that an item has loaded is used again when the item opens again. */ var isKept = function isKept(param) {
    var load = param.load, widget = param.widget;
    return load.framed || widget.options.cacheAjax;
};
/** Whether opening an item would load its content. */ function needsLoad(item) {
    var load = currentLoad(item);
    return !!load && !(load.phase === 'loaded' && isKept(item));
}
/** Loads an item's content again, from its URL as it is now. */ function reload(item) {
    if (currentLoad(item)) startLoad(item);
}
/** Loads an item's content, unless it is there or already loading. */ function loadIfNeeded(item) {
    showTemplate(item);
    // A script in the template may have ended the widget.
    if (item.index < 0 || !needsLoad(item)) return;
    if (!(isLoading(item) && isKept(item))) startLoad(item);
}
/** Loads the content of items that open, until the options change or the widget ends. */ function mount$7(widget) {
    var options = widget.options, items = widget.items;
    var contentUrls = options.contentUrls;
    // URLs belong to items by position only when they are given, or at the start: later, items may have moved.
    var hasNewUrls = widget.urls !== contentUrls || !items.some(function(param) {
        var load = param.load;
        return load;
    });
    widget.urls = contentUrls;
    var setUrl = function setUrl(item, n) {
        var url = hasNewUrls ? contentUrls && contentUrls[n] : item.load && item.load.given;
        // The others get their load when it is first needed (`currentLoad`).
        var getsUrl = item.load || contentUrls && hasNewUrls;
        // A listener to an aborted request may have ended the widget, or changed its options.
        if (getsUrl && item.index >= 0 && widget.urls === contentUrls) updateLoad(item, url, true);
    };
    var loadIfOpen = function loadIfOpen(item) {
        // Loading another item may have ended the widget.
        if (item.index < 0) return;
        if (item.open) loadIfNeeded(item);
        if (isLoading(item)) paintLoading(item);
    };
    // Also items that are still loading, but were closed while the options changed.
    on(widget, 'mounted', function() {
        return items.forEach(function(item, n) {
            setUrl(item, n);
            loadIfOpen(item);
        });
    });
    on(widget, 'change', function(param) {
        var opened = param.opened, closed = param.closed;
        return opened.concat(closed).forEach(loadIfOpen);
    });
}
/** Loads the content of items when they open. */ var content = {
    rows: contentRows,
    methods: {
        load: itemMethod(reload),
        preload: itemMethod(loadIfNeeded)
    },
    mount: mount$7
};

var rows$3 = {
    /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. */ dark: flagOr([
        false,
        true,
        'auto'
    ], 'z-dark')
};
var darkPreference = function darkPreference() {
    return matchMedia('(prefers-color-scheme: dark)');
};
/**
 * Whether the computed `color-scheme` of the root is dark, or, if it has none, that of the page's `meta` element. The
 * class `z-dark` must be off, because it sets that property.
 */ function isDark(param) {
    var root = param.root;
    var colorScheme = getComputedStyle(root).colorScheme;
    var meta = document.querySelector('meta[name="color-scheme"]');
    var scheme = colorScheme === 'normal' && meta ? meta.content : colorScheme;
    return /dark/.test(scheme) && (!/light/.test(scheme) || darkPreference().matches);
}
function paint(widget, dark) {
    widget.stateClasses = dark ? ' z-dark' : '';
    widget.kind.paintRoot(widget);
}
/** Checks again whether a widget is dark, if the option is `auto`. */ function checkAgain(widget) {
    if (widget.options.dark !== 'auto') return;
    paint(widget, false);
    paint(widget, isDark(widget));
}
/** Checks all widgets when the user's preference changes. */ var listenToPage$3 = function listenToPage() {
    return darkPreference().addEventListener('change', function() {
        return allWidgets().forEach(checkAgain);
    });
};
/** Makes a widget dark or light, then checks those inside it, because its panels have another colour scheme now. */ function setDark(widget, dark) {
    paint(widget, dark);
    widgetsInPage(widget.root).forEach(checkAgain);
}
/**
 * Follows the computed `color-scheme` of the root: at the start, after the first layout; later, at once. While it is
 * light, it checks again whenever the width changes.
 */ function mount$6(widget) {
    if (widget.options.dark !== 'auto') return;
    widget.cleanUps.push(function() {
        return widget.stateClasses = '';
    });
    if (widget.started) return setDark(widget, isDark(widget));
    var write = function write() {
        return setDark(widget, true);
    };
    watchSize(widget, function() {
        return !widget.stateClasses && isDark(widget) && write;
    });
}
/** Dark colours. */ var dark = {
    rows: rows$3,
    mount: mount$6,
    listenToPage: listenToPage$3
};

/** Calls `work` after the next frame, in which sizes are measured (see `sizes.ts`). */ var afterFrame = function afterFrame(work) {
    return requestAnimationFrame(function() {
        return setTimeout(work);
    });
};
/** Calls `work` when the page is idle, at the latest after a second. */ function whenIdle(work) {
    var onIdle = window.requestIdleCallback;
    if (onIdle) onIdle(work, {
        timeout: 1000
    });
    else setTimeout(work);
}
/** How long after a start work begins that can wait, in milliseconds. */ var DELAY = 500;
/** Work that can wait. While there is some, the timer runs. */ var later = new Set();
var timer;
/**
 * Calls `work` once, when the page has loaded and is idle, and half a second has passed: doing it at once would slow the
 * start down. One timer serves all.
 */ function doLater(work) {
    var isWaiting = later.size > 0;
    later.add(work);
    if (isWaiting) return;
    timer = setInterval(function() {
        if (document.readyState !== 'complete') return;
        clearInterval(timer);
        var due = later;
        later = new Set();
        whenIdle(function() {
            return due.forEach(function(one) {
                return one();
            });
        });
    }, DELAY);
}
/** Takes back what `doLater` was to call. */ function cancelLater(work) {
    if (later.delete(work) && !later.size) clearInterval(timer);
}

/** The `scroll-margin-top` that the page has set for an element, in pixels of the window. */ var scrollMarginOf = function scrollMarginOf(element) {
    return windowPx(element, 'scrollMarginTop');
};
/**
 * The element to scroll to for an item: the area of its label, or the set or section that begins with it, if the page
 * has set a scroll margin there.
 */ function scrollTargetOf(item) {
    var kind = item.widget.kind;
    var block = kind.blockOf(item);
    return scrollMarginOf(block) ? block : kind.labelArea(item);
}
/**
 * Scrolls a box by pixels of the window. A zoomed or transformed box scrolls by pixels of its own, the page always by
 * those of the window.
 */ function scrollDown(box, by) {
    var scale = box === document.scrollingElement ? 1 : scaleOf(box);
    box.scrollBy({
        top: by / scale,
        behavior: 'instant'
    });
}
/** Scrolls to an element. If it is in an item, but not in its panel, this scrolls to the item's label. */ function scrollTo(element, block) {
    var item = itemsHolding(element).pop();
    var panel = (item || {}).panel;
    var isInside = panel && panel !== element && panel.contains(element);
    var target = item && !isInside ? scrollTargetOf(item) : element;
    var top = function top() {
        return target.getBoundingClientRect().top;
    };
    var scroll = function scroll() {
        // Sticky labels don't cover an element with this attribute: the style sheet gives it a scroll margin of their height.
        setAttribute(target, 'data-z-goal', '');
        target.scrollIntoView({
            block: block
        });
        setAttribute(target, 'data-z-goal', null);
    };
    scroll();
    var before = top();
    var scrollY = window.scrollY;
    // Widgets around it that were closed until now are measured in the next frame, which may move it. Not if a user has
    // scrolled meanwhile.
    afterFrame(function() {
        if (top() !== before && window.scrollY === scrollY) scroll();
    });
}

/** Whether a modifier key is held: then a key is a shortcut, and a link opens elsewhere. */ var hasModifier = function hasModifier(event) {
    return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
};
/** Whether a key isn't for us: it was handled already, or is part of a shortcut or of typing. */ var isForeignKey = function isForeignKey(event) {
    return event.defaultPrevented || hasModifier(event) || event.isComposing || event.target.isContentEditable;
};
/** The arrow keys for the previous and the next item. */ function arrowsFor(param, vertical) {
    var root = param.root;
    if (vertical) return [
        'ArrowUp',
        'ArrowDown'
    ];
    return isRightToLeft(root) ? [
        'ArrowRight',
        'ArrowLeft'
    ] : [
        'ArrowLeft',
        'ArrowRight'
    ];
}
/** Whether arrow keys stop at an item: also at a link to another page, which has no panel to open. */ var isKeyStop = function isKeyStop(item) {
    return !isDisabled(item) && !isHidden(item.element);
};
/**
 * Moves the focus by an arrow key, Home or End, to another trigger (or to another of `stops`, which stand for the
 * triggers). Returns the item that has the focus then; null for any other key.
 */ function moveFocus(from, event, vertical, stops) {
    var widget = from.widget, index = from.index;
    var key = event.key;
    var _arrowsFor = arrowsFor(widget, vertical), back = _arrowsFor[0], forward = _arrowsFor[1];
    if (![
        'Home',
        'End',
        back,
        forward
    ].includes(key)) return null;
    event.preventDefault();
    var goesBack = key === back || key === 'End';
    var end = goesBack ? widget.items.length : -1;
    var start = key === 'Home' || key === 'End' ? end : index;
    var item = nextItem(widget, start, goesBack ? -1 : 1, isKeyStop) || from;
    (stops && stops[item.index] || item.trigger).focus();
    return item;
}

/** Whether a user has made a change, by a click or a key. */ var isByUser = function isByUser(reason) {
    return reason === 'click' || reason === 'key';
};

/* What a hash says of widgets, and what they write into it. */ /** The options for links. */ var linkRows = {
    /** Whether the hash of the page's URL names the open item. If a user opens an item, the hash changes. If the hash changes, the item opens. */ deeplinking: flag(false),
    /** Whether the page scrolls to the tabs, or to the section, if it loads with the hash of an item. */ deeplinkingAutoScroll: flag(false),
    /** Whether the hash names the open item of one widget (`single`), or of several (`multiple`): `a/tab1&b/tab2`. */ deeplinkingMode: oneOf([
        'single',
        'multiple'
    ]),
    /** The part of the hash before the separator. If empty, the container's id. Without a separator, there is no prefix. */ deeplinkingPrefix: text(''),
    /** The part of the hash between the prefix and the item's name. If empty or `none`, the hash is the name alone. */ deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
    /** What happens to the browser's history when an item opens: the new hash adds an entry (`push`), or replaces the current one (`replace`). `none`: the hash doesn't change. */ history: oneOf([
        'push',
        'replace',
        'none'
    ])
};
/** The hash without its `#`. */ var currentHash = function currentHash() {
    return location.hash.slice(1);
};
/**
 * How a widget reads the hash: the prefix with the separator, and the entries, of which there may be several if the
 * hash is shared by widgets. In `a/tab1&b/tab2`, the prefix of the first widget is `a/`, and `b/tab2` is an entry.
 */ function hashFormat(param, hash) {
    var options = param.options, root = param.root;
    if (hash === void 0) hash = currentHash();
    var separator = options.deeplinkingSeparator;
    var prefix = options.deeplinkingPrefix || idOf(root);
    var start = prefix && separator && separator !== 'none' ? prefix + separator : '';
    var isShared = options.deeplinkingMode === 'multiple' && start !== '';
    return {
        start: start,
        entries: isShared ? hash.split('&') : [
            hash
        ],
        isShared: isShared
    };
}
/** The part of the hash that belongs to a widget: the hash itself if it isn't shared. */ function ownEntry(widget) {
    var _hashFormat = hashFormat(widget), start = _hashFormat.start, entries = _hashFormat.entries, isShared = _hashFormat.isShared;
    return entries.find(function(entry) {
        return !isShared || decoded(entry).startsWith(start);
    });
}
/** The item of this widget that the hash names. */ function linkedItem(widget, hash) {
    if (!widget.options.deeplinking) return undefined;
    var _hashFormat = hashFormat(widget, hash), start = _hashFormat.start, entries = _hashFormat.entries;
    var texts = entries.map(decoded);
    return widget.items.find(function(item) {
        return texts.includes(start + nameOf(item));
    });
}
/** The hash, without its `#`, that names an item. Entries of other widgets stay. */ function hashFor(widget, item) {
    var _hashFormat = hashFormat(widget), start = _hashFormat.start, entries = _hashFormat.entries;
    var own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
    var at = entries.indexOf(ownEntry(widget));
    entries.splice(at < 0 ? entries.length : at, 1, own);
    return entries.filter(Boolean).join('&');
}

var isNew = false;
/** In browsers without the Navigation API, the last press if it was on a link to the top of this page. */ var pressedTop;
/** Whether the address was last changed by a link or a script, and not by Back or Forward. */ var isNewEntry = function isNewEntry() {
    return isNew || !!pressedTop && !pressedTop.defaultPrevented;
};
/** Notes how the address changes. Without the Navigation API, only what a press does is known. */ function noteNavigation() {
    // It has no `currentEntry`, and dispatches no events, in a page that a script has written or that has no origin.
    var navigation = window.navigation;
    if (navigation && navigation.currentEntry) navigation.addEventListener('navigate', function(param) {
        var navigationType = param.navigationType, hashChange = param.hashChange;
        // `history.replaceState`, which routers call on the way back, changes no hash for the browser.
        isNew = navigationType === 'push' || navigationType === 'replace' && hashChange;
    });
    else {
        var before;
        var forget = function forget() {
            isNew = false;
            pressedTop = undefined;
        };
        // In the capture phase, because the page may stop the press.
        addEventListener('click', function(event) {
            forget();
            before = location.href;
            var link = closestOf(event, 'a,area');
            var top = pageOf(before) + '#';
            // Links in SVG have no such `href`.
            if (link && (link.getAttribute('href') === '#' || link.href === top)) pressedTop = event;
        }, true);
        // Back never comes during a press.
        addEventListener('click', function() {
            return isNew = location.href !== before && !location.hash;
        });
        addEventListener('hashchange', function() {
            return setTimeout(forget);
        });
    }
}

/** A URL with text directives: the page, and the directives (`#:~:text=\u2026`). */ var FRAGMENT = /^([^#]*)#.*:~:(.*)/;
/** One text directive: `text=words before-,first words,last words,-words after`. */ var TEXT_DIRECTIVE = /^text=(?:([^,]*)-,)?([^,]+)(?:,([^,-][^,]*))?(?:,-(.*))?$/;
/** Elements that can be inside a word. All others separate words. */ var INLINE = 'a,abbr,b,bdi,cite,code,em,font,i,mark,s,small,span,strong,sub,sup,u';
/** Normalizes a text for comparison. */ var plain = function plain(text) {
    return text.toLowerCase().replace(/\s+/g, ' ');
};
/**
 * Whether a character belongs to a word: a digit, or a letter that has a capital. Scripts without capitals don't count,
 * because many of them have no spaces between words.
 */ var isLetter = function isLetter(sign) {
    return sign.toUpperCase() !== sign || /\d/.test(sign);
};
/** The position of what a text directive quotes in a text, or -1. */ function positionIn(text, directive) {
    var match = TEXT_DIRECTIVE.exec(directive);
    if (!match) return -1;
    var _match_slice_map = match.slice(1).map(function(part) {
        return plain(decoded(part || '')).trim();
    }), before = _match_slice_map[0], first = _match_slice_map[1], last = _match_slice_map[2], after = _match_slice_map[3];
    var isHere = function isHere(at) {
        var rest = text.slice(at + first.length);
        var end = rest.indexOf(last);
        return !isLetter(text.charAt(at - 1)) && !isLetter(rest.charAt(0)) && text.slice(0, at).trim().endsWith(before) && end >= 0 && rest.slice(end + last.length).trim().startsWith(after);
    };
    var at = first ? text.indexOf(first) : -1;
    while(at >= 0 && !isHere(at))at = text.indexOf(first, at + 1);
    return at;
}
/** The page and the text directives of the URL that was loaded. Only the navigation entry has these. */ var quotation;
/**
 * The element in which the words begin that a text fragment of the URL quotes. The browser looks for them, too, but
 * perhaps before a widget has closed them, or only once.
 */ function textFragmentTarget() {
    if (!quotation) {
        var _performance_getEntriesByType = performance.getEntriesByType('navigation'), entry = _performance_getEntriesByType[0];
        quotation = FRAGMENT.exec(entry ? entry.name : '') || [];
    }
    var page = quotation[1], quoted = quotation[2];
    // A router may have gone to another page since. The body isn't there yet for scripts in the head.
    if (!quoted || !document.body || !location.href.startsWith(page)) return undefined;
    // All text of the page, and the position at which the text of each element begins.
    var text = ' ';
    var parts = [];
    var add = function add(more) {
        return text += text.slice(-1) === ' ' ? more.replace(/^ /, '') : more;
    };
    var read = function read1(node) {
        if (node.nodeType === 3) {
            parts.push([
                text.length,
                node.parentElement
            ]);
            add(plain(node.nodeValue));
        }
        if (node.nodeType !== 1 || node.matches('script,style')) return;
        var edge = node.matches(INLINE) ? '' : ' ';
        add(edge);
        node.childNodes.forEach(read);
        add(edge);
    };
    read(document.body);
    var positions = quoted.split('&').map(function(one) {
        return positionIn(text, one);
    });
    // No position is 0, because the text begins with a space.
    var position = positions.find(function(one) {
        return one >= 0;
    }) || -1;
    var _ref = parts.filter(function(param) {
        var at = param[0];
        return at <= position;
    }).pop() || [], element = _ref[1];
    return element;
}

/**
 * What the URL's fragment asks for: `named` are the items that it names. Otherwise `target` is the element with that
 * id, or with the text that it quotes. `needed` are the items that have to be open.
 */ function targetsOfHash(widgets, quoted) {
    var named = widgets.map(function(widget) {
        return linkedItem(widget);
    }).filter(Boolean);
    var id = named.length ? '' : idFrom(currentHash());
    var target = quoted || (id ? document.getElementById(id) || document.getElementsByName(id)[0] : null);
    var targets = target ? [
        target
    ] : named.map(function(param) {
        var element = param.element;
        return element;
    });
    return {
        named: named,
        target: target,
        needed: targets.flatMap(itemsHolding)
    };
}
/**
 * Calls `work` when the page has loaded, the browser has scrolled by itself and sizes have been measured, unless the
 * widget has ended by then.
 */ function afterLoad(widget, work) {
    var soon = function soon() {
        return afterFrame(function() {
            return widget.alive && work();
        });
    };
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, {
        once: true
    });
}
/** The item of a widget that is open at the start because of the URL. */ function addressedItem(widget, quoted) {
    // The widget that starts isn't found in the page yet.
    var _targetsOfHash = targetsOfHash(widgetsInPage().concat(widget), quoted), target = _targetsOfHash.target, needed = _targetsOfHash.needed;
    var item = needed.find(function(one) {
        return one.widget === widget;
    });
    if (!isSelectable(item)) return null;
    var reason = target ? 'reveal' : 'hash';
    if (target) afterLoad(widget, function() {
        return scrollTo(target, quoted ? 'center' : 'start');
    });
    return {
        items: [
            item
        ],
        reason: reason
    };
}
/** Opens an item that the hash names, and scrolls to its label if that isn't visible. */ function showNamed(item) {
    var widget = item.widget;
    if (!item.open && (item.refused || !isUsable(item) || isHidden(item.element))) return;
    openAll(itemsHolding(widget.root), 'hash');
    openOnly(widget, [
        item
    ], 'hash');
    // Without animation: items that close above it move it.
    finish(widget);
    var place = scrollTargetOf(item);
    var labelArea = widget.kind.labelArea(item);
    var _labelArea_getBoundingClientRect = labelArea.getBoundingClientRect(), top = _labelArea_getBoundingClientRect.top, bottom = _labelArea_getBoundingClientRect.bottom;
    var isSeen = bottom > scrollMarginOf(place) && top < innerHeight;
    if (!isSeen) place.scrollIntoView();
    else labelArea.scrollIntoView({
        block: 'nearest'
    });
}
/** The page and the hash that were last read or written. */ var known;
var address = function address() {
    return [
        location.pathname,
        location.hash
    ];
};
var refused = [];
/**
 * Marks the items that have refused to open for the pressed link. Otherwise `beforematch` and `hashchange`, which follow,
 * would ask them again.
 */ function noteRefused(items) {
    refused.forEach(function(item) {
        return item.refused = false;
    });
    refused = items.filter(function(param) {
        var open = param.open;
        return !open;
    });
    refused.forEach(function(item) {
        return item.refused = true;
    });
}
/**
 * Opens what the hash names now. Items that the hash named before are left as they are, because it may have changed for
 * another widget. With `again`, the same link was pressed again, so these items open, too.
 */ function followHash(again) {
    var widgets = allWidgets();
    var _targetsOfHash = targetsOfHash(widgets), named = _targetsOfHash.named, target = _targetsOfHash.target, needed = _targetsOfHash.needed;
    var changed = named.filter(function(item) {
        return again || !item.open || item.widget.named !== item;
    });
    known = address();
    // A widget opens what it opens without a hash if a shared hash has lost its entry and names only items of others, or if
    // Back or Forward has emptied the hash.
    widgets.forEach(function(widget) {
        var hasLostEntry = named.length > 0 && hashFormat(widget).isShared && widget.named;
        var goesBack = widget.options.deeplinking && (hasLostEntry || !currentHash() && !isNewEntry());
        if (goesBack && !needed.some(function(one) {
            return one.widget === widget;
        })) openOnly(widget, widget.withoutHash, 'hash');
    });
    changed.forEach(showNamed);
    widgets.forEach(function(widget) {
        return widget.named = linkedItem(widget);
    });
    if (target) openAll(needed, 'reveal');
    noteRefused(needed);
    if (!target || !needed.length) return;
    scrollTo(target, 'start');
    // The browser couldn't focus it while it was hidden.
    focusInPlace(target);
}
/** Opens what the hash names, and forgets which items have refused, because nothing more follows a press. */ function followHashAndForget(again) {
    followHash(again);
    noteRefused([]);
}
/** Writes the hash that names an item, or none, so that the page doesn't scroll. */ function writeHash(widget, item, adds) {
    try {
        var hash = hashFor(widget, item);
        if (hash === currentHash()) return;
        var url = pageOf(location.href) + (hash && '#' + hash);
        if (adds) history.pushState(history.state, '', url);
        else history.replaceState(history.state, '', url);
        known = address();
    } catch (unused) {
    // The browser refuses it for files, in a sandbox, or after too many changes.
    }
}
/** Writes the item that was opened last into the hash. */ function writeChange(widget, param) {
    var opened = param.opened;
    var options = widget.options, open = widget.open;
    var last = opened.length ? open[open.length - 1] : undefined;
    var linked = linkedItem(widget);
    if (last || linked && !linked.open) writeHash(widget, last, options.history === 'push');
}
/**
 * Writes what users open into the hash. If the item that it names is removed, the name goes; if it gets another name by
 * its new position, that is written.
 */ function writeHashes(widget) {
    var entry;
    var note = function note() {
        widget.named = linkedItem(widget);
        entry = ownEntry(widget);
    };
    note();
    on(widget, 'change', function(change, reason) {
        if (isByUser(reason) || reason === 'api') writeChange(widget, change);
        note();
    });
    on(widget, 'structure', function() {
        var named = widget.named;
        if (named && entry === ownEntry(widget) && named !== linkedItem(widget)) writeHash(widget, named.index < 0 ? undefined : named, false);
        note();
    });
}
/** Scrolls to the set, or the section, that the hash has named, once the page has loaded. */ function scrollWhenLoaded(item) {
    var widget = item.widget;
    var target = widget.kind.hashTarget(item);
    afterLoad(widget, function() {
        return target.scrollIntoView({
            behavior: reducedMotion().matches ? 'auto' : 'smooth'
        });
    });
}
/** Writes what users open into the hash, until the options change or the widget ends. */ function mount$5(widget) {
    var options = widget.options, started = widget.started, startedBy = widget.startedBy;
    // With nested sets, the outer panels open first.
    if (!started && (startedBy === 'hash' || startedBy === 'reveal')) on(widget, 'mounted', function() {
        return openAll(itemsHolding(widget.root), startedBy);
    });
    if (!options.deeplinking) return;
    var item = !started && options.deeplinkingAutoScroll ? linkedItem(widget) : undefined;
    if (item && item.open) scrollWhenLoaded(item);
    if (options.history !== 'none') writeHashes(widget);
}
/** The link with a hash that was pressed, unless it opens elsewhere. */ var pressedLink = function pressedLink(event) {
    return hasModifier(event) ? null : closestOf(event, 'a[href*="#"]:not([target=_blank],[download])');
};
/**
 * Opens what contains the target of a pressed link before the page's own listeners: those that scroll by themselves
 * measure where the target is.
 */ function openTarget(event) {
    var link = pressedLink(event);
    noteRefused([]);
    // Links in SVG have no `hash`.
    if (!link || !link.hash || link.href !== pageOf(location.href) + link.hash) return;
    var hash = link.hash.slice(1);
    var target = document.getElementById(idFrom(hash));
    var needed = target ? itemsHolding(target) : [];
    var isLabel = itemsHolding(link).some(function(param) {
        var header = param.header;
        return header.contains(link);
    });
    var namesItem = function namesItem() {
        return allWidgets().some(function(widget) {
            return linkedItem(widget, hash);
        });
    };
    if (!isLabel && needed.some(function(param) {
        var open = param.open;
        return !open;
    }) && !namesItem()) {
        openAll(needed, 'reveal');
        noteRefused(needed);
    }
}
/** Listens to the hash for the widgets of both scripts, once for each jQuery and version. */ function listenToPage$2() {
    if ($.zPage === "1.0.0") return;
    $.zPage = "1.0.0";
    noteNavigation();
    // By jQuery, for its hashchange plugin and `trigger`.
    $(window).on('hashchange', function() {
        return followHashAndForget();
    });
    known = address();
    // If the query has changed, too, Back and Forward cause no `hashchange`.
    addEventListener('popstate', function() {
        return setTimeout(function() {
            var _address = address(), path = _address[0], hash = _address[1];
            if (path === known[0] && hash !== known[1]) followHashAndForget();
        });
    });
    addEventListener('click', openTarget, true);
    // A press on a link to the current hash causes no `hashchange`.
    addEventListener('click', function(event) {
        var link = pressedLink(event);
        if (event.defaultPrevented) return noteRefused([]);
        if (link && link.href === location.href) {
            followHash(true);
            // Again, after the browser has scrolled.
            setTimeout(function() {
                return followHashAndForget(true);
            });
        }
    });
}
/** What the URL quotes or names. Going back to the address without a hash opens what would be open without it. */ function opening$1(widget, byDefault) {
    var quoted = textFragmentTarget();
    widget.withoutHash = byDefault.items;
    return quoted && addressedItem(widget, quoted) || location.hash && addressedItem(widget) || byDefault;
}
/** Deep links: opens what the hash names, and writes what is open into the hash. */ var deepLinks = {
    rows: linkRows,
    mount: mount$5,
    opening: opening$1,
    listenToPage: listenToPage$2
};

/** The events by which a page learns that somebody uses it, before a key or a press needs a header. */ var SIGNS_OF_USE = [
    'mouseover',
    'touchstart',
    'focusin',
    'keydown'
];
/** What starts to observe the headers of each widget. Doing it at once would slow the start down. */ var waiting = new Set();
function stopWaiting() {
    SIGNS_OF_USE.forEach(function(type) {
        return document.removeEventListener(type, watchAll, true);
    });
    cancelLater(watchAll);
}
function watchAll() {
    stopWaiting();
    var due = Array.from(waiting);
    waiting.clear();
    due.forEach(function(watch) {
        return watch();
    });
}
function watchSoon(watch) {
    waiting.add(watch);
    // The others wait already.
    if (waiting.size > 1) return;
    SIGNS_OF_USE.forEach(function(type) {
        return document.addEventListener(type, watchAll, true);
    });
    doLater(watchAll);
}
var ALL = {
    childList: true,
    characterData: true,
    subtree: true
};
var textsOf = function textsOf(param) {
    var items = param.items;
    return items.map(function(param) {
        var header = param.header;
        return header.textContent;
    }).join();
};
/**
 * Observes the content of headers: if the page sets the text of a header, that removes the trigger, which is made again
 * at once. Links get their click listeners at the same time (see `keepListening`), because that can wait, too.
 */ function mount$4(widget) {
    var kind = widget.kind, cleanUps = widget.cleanUps;
    var texts = textsOf(widget);
    var isPaused;
    var observer;
    var repairAll = function repairAll1() {
        var repaired = observer && !isPaused ? widget.items.filter(kind.repair) : [];
        if (!repaired[0]) return;
        repaired.forEach(function(item) {
            return kind.updateItem(widget, item);
        });
        itemsChanged(widget);
        // Once for each task: otherwise a page that answers each change with another one would block the browser.
        isPaused = true;
        setTimeout(function() {
            isPaused = false;
            repairAll();
        });
    };
    var onText = function onText() {
        repairAll();
        // The button of a dropdown shows the text of the selected tab.
        kind.paintAll(widget);
        emit(widget, 'headerText');
    };
    var watch = function watch() {
        var mine = observer = observer || new MutationObserver(onText);
        widget.items.forEach(function(item) {
            keepListening(item);
            mine.observe(item.header, ALL);
        });
        if (textsOf(widget) === texts) repairAll();
        else onText();
    };
    watchSoon(watch);
    on(widget, 'structure', function() {
        texts = textsOf(widget);
        watchSoon(watch);
    });
    cleanUps.push(function() {
        if (waiting.delete(watch) && !waiting.size) stopWaiting();
        if (observer) observer.disconnect();
        observer = undefined;
    });
}
var headerObserver = {
    mount: mount$4
};

var rows$2 = {
    /** What is printed: all panels (`all`), or only the open ones (`current`). */ print: oneOf([
        'all',
        'current'
    ], {
        current: 'z-print-current'
    })
};
/**
 * Prepares a panel for print: the text of its tab is printed above it. Without content, or without a visible tab, it
 * isn't printed.
 */ function preparePanel(item, prints) {
    var panel = item.panel, trigger = item.trigger, widget = item.widget;
    if (!panel) return;
    setClass(panel, 'z-unloaded', prints && (isUnloaded(item) || isHidden(item.element)));
    if (widget.kind.printsLabels) setAttribute(panel, 'data-z-label', prints ? labelText(trigger) : null);
}
/** Prepares all widgets of the page for print, and undoes that. */ function listenToPage$1() {
    var onPrint = function onPrint(param) {
        var type = param.type;
        return allWidgets().forEach(function(widget) {
            var prints = type === 'beforeprint';
            // Paper shows the end of an animation.
            if (prints) finish(widget);
            if (prints && widget.options.print === 'all') widget.items.forEach(showTemplate);
            widget.items.forEach(function(item) {
                return preparePanel(item, prints);
            });
        });
    };
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrint);
}
/** Printing: which panels are printed, each with the text of its label. */ var print = {
    rows: rows$2,
    listenToPage: listenToPage$1
};

var rows$1 = {
    /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */ findInPage: flagOr([
        'auto',
        true,
        false
    ])
};
/** How many closed panels of a page are findable, and so have a width, as soon as their widget has started. */ var AT_ONCE = 20;
/**
 * Makes the first closed panels of the page findable at once: scripts that run next (charts, carousels) need their
 * width.
 */ function makeFirstFindable(param) {
    var items = param.items;
    // On jQuery, because both scripts count together.
    var _$_zFirst = $.zFirst, zFirst = _$_zFirst === void 0 ? AT_ONCE : _$_zFirst;
    if (!zFirst) return;
    var first = items.filter(function(item) {
        return !item.open && isUsable(item);
    }).slice(0, zFirst);
    first.forEach(hide);
    $.zFirst = zFirst - first.length;
}
/** How many panels are handled at once. */ var PER_TURN = 50;
/** Children of a closed panel that need no inner box: the style sheet makes them visible (`_panel.scss`), or they have no text to find. */ var NEED_NO_BOX = 'script,style,div,p,ul,ol,dl,table,section,article,h1,h2,h3,h4,blockquote,figure,form,pre';
/** Whether a node has text that browsers don't find in a closed panel without an inner box: a text node, or a link. */ function isUnseen(node) {
    var nodeType = node.nodeType;
    var isSeen = nodeType !== 3 && (nodeType !== 1 || node.matches(NEED_NO_BOX));
    return !isSeen && !!node.textContent.trim();
}
/** Makes a closed panel findable: browsers find only what is visible by its style. */ function makePanelFindable(item) {
    updateHidden(item);
    var panel = item.panel;
    if (panel && panel.matches('[hidden=until-found]') && siblingsFrom(panel.firstChild, isUnseen)[0]) ensureInner(item);
}
/** Makes closed panels findable when the page is idle, some at a time. */ function makeFindableWhenIdle(items) {
    items.splice(0, PER_TURN).filter(isUsable).forEach(makePanelFindable);
    if (items.length) whenIdle(function() {
        return makeFindableWhenIdle(items);
    });
}
/** The widgets whose closed panels are to be made findable. */ var toMakeFindable = new Set();
function makeAllFindable() {
    var all = [];
    toMakeFindable.forEach(function(param) {
        var items = param.items;
        return all = all.concat(items);
    });
    toMakeFindable.clear();
    makeFindableWhenIdle(all);
}
/** Makes closed panels findable later: doing it at once would slow the start down. */ function makeFindableLater(widget) {
    if (!canFindInPage()) return;
    toMakeFindable.add(widget);
    doLater(makeAllFindable);
    widget.cleanUps.push(function() {
        if (toMakeFindable.delete(widget) && !toMakeFindable.size) cancelLater(makeAllFindable);
    });
}
/** Opens the panel in which find-in-page has found something. */ function onMatch(param) {
    var target = param.target, currentTarget = param.currentTarget;
    var item = itemOn(target);
    // Outer widgets get the event, too.
    if (!item || item.widget.root !== currentTarget) return;
    withoutMovingNodes(function() {
        return openAll([
            item
        ], 'find');
    });
    // The browser shows the panel by itself, even if `beforeSelect` was prevented.
    setTimeout(function() {
        if (item.widget.alive) (item.open ? ensureInner : hide)(item);
    });
}
/** Makes closed panels findable, if the options say so: some at once, the others soon. When options change later, they are only updated. */ function mount$3(widget) {
    listen(widget, widget.root, {
        beforematch: onMatch
    }, true);
    if (widget.started) widget.items.forEach(updateHidden);
    else if (widget.options['findInPage']) {
        makeFirstFindable(widget);
        makeFindableLater(widget);
    }
}
/** Lets the browser's find-in-page find what is in closed panels, and opens them. */ var findInPage = {
    rows: rows$1,
    mount: mount$3
};

/** Whether the user's last action may submit a form. Pages also validate forms while users type. */ var maySubmit;
/** Notes whether the user's last action may submit a form. */ function listenToPage() {
    var note = function note(param) {
        var type = param.type, key = param.key, ctrlKey = param.ctrlKey, metaKey = param.metaKey;
        return void (maySubmit = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
    };
    [
        'click',
        'keydown',
        'input',
        'mousedown'
    ].forEach(function(type) {
        return addEventListener(type, note, true);
    });
}
/**
 * When a form isn't submitted because of an invalid field, opens the items that contain the first one. The browser
 * focuses that next.
 */ function onInvalid(param) {
    var target = param.target, currentTarget = param.currentTarget;
    var field = target;
    var path = itemsHolding(field);
    var last = path[path.length - 1];
    if (!maySubmit || !last || last.widget.root !== currentTarget) return;
    var all = field.form ? Array.from(field.form.elements) : [
        field
    ];
    var first = all.find(function(one) {
        return one.matches(':invalid:not(fieldset)');
    });
    if (first === field) openAll(path, 'reveal');
}
var mount$2 = function mount(widget) {
    return listen(widget, widget.root, {
        invalid: onInvalid
    }, true);
};
/** Opens items in which a form has an invalid field. */ var invalidFields = {
    mount: mount$2,
    listenToPage: listenToPage
};

/** The method `reveal`: opens the items that contain an element, and scrolls to it. The focus doesn't move. */ function revealNode(widget, given) {
    var node = isNodes(given) ? $(given)[0] : undefined;
    var path = node ? itemsHolding(node) : [];
    if (!path.length) return warn(widget, "reveal(): it is in no " + widget.kind.noun);
    openAll(path, 'reveal');
    scrollTo(node, 'nearest');
}
/** The method `reveal`. */ var reveal = {
    methods: {
        reveal: revealNode
    }
};

/**
 * The attributes and styles by which pages hide a widget, of its root and of all ancestors, as one text. Parts of other
 * widgets are left out, because theirs change whenever those widgets open or close.
 */ var hidingAttributesOf = function hidingAttributesOf(root) {
    return pathOf(root).filter(function(node) {
        return node === root || node.style && !node.matches('[class*=z-]');
    }).map(function(node) {
        return [
            node.hidden,
            node.style.display,
            node.getAttribute('class')
        ].join(' ');
    }).join();
};
/** What `hidingAttributesOf` gave for each widget when it was displayed last. */ var lastHidingAttributes = new WeakMap();
/**
 * Whether a widget is displayed. If the page has changed nothing that could hide it, its last measured size is enough: to
 * read styles at each press is slow on large pages. A hidden widget is measured again, because the page may show it before
 * the next layout.
 */ function isDisplayed(widget) {
    var root = widget.root;
    var now = hidingAttributesOf(root);
    var before = lastHidingAttributes.get(widget);
    var isSame = before === undefined || before === now;
    var isKnownVisible = isSame && hasSize(widget);
    if (!isKnownVisible && !root.getClientRects()[0]) {
        measureSoon(widget);
        return false;
    }
    lastHidingAttributes.set(widget, now);
    return true;
}
/**
 * Whether the open panels of a widget have a size: the widget is in the page, and nothing around it is closed (`path`) or
 * hidden.
 */ var isInSight = function isInSight(widget, path) {
    return widget.root.isConnected && path.every(function(param) {
        var open = param.open;
        return open;
    }) && isDisplayed(widget);
};
/** The open items of the widgets in a panel, outer ones first. To look for shadow roots, too, takes longer. */ var openIn = function openIn(param) {
    var panel = param.panel;
    return ($.zShadow ? allWidgets : widgetsInPage)(panel).filter(function(param) {
        var started = param.started;
        return started;
    }).flatMap(function(param) {
        var open = param.open;
        return open;
    });
};
/** Dispatches `show` for an item, and for the open ones around and inside it, if they are visible: once for each opening. */ function dispatchShow(item, reason) {
    var path = itemsHolding(item.widget.root);
    path.concat(item, openIn(item)).forEach(function(one) {
        var widget = one.widget, open = one.open, isDone = one.shown;
        if (isDone || !open) return;
        if (!isInSight(widget, one === item ? path : itemsHolding(widget.root))) return;
        one.shown = true;
        dispatchFor([
            one
        ], 'show', reason);
    });
}
/**
 * Dispatches `show` as soon as a panel has its size: at the start, each time it opens, and when a hidden widget becomes
 * visible.
 */ function mount$1(widget) {
    if (treeOf(widget.root) !== document) $.zShadow = true;
    var dispatchRest = function dispatchRest(reason) {
        return widget.open.filter(function(param) {
            var shown = param.shown;
            return !shown;
        }).forEach(function(item) {
            return dispatchShow(item, reason);
        });
    };
    on(widget, 'firstSelect', function() {
        return dispatchRest(widget.startedBy);
    });
    on(widget, 'change', function(param, reason) {
        var opened = param.opened, closed = param.closed;
        closed.forEach(function(item) {
            return item.shown = false;
        });
        opened.forEach(function(item) {
            openIn(item).forEach(function(inner) {
                return inner.shown = false;
            });
            dispatchShow(item, reason);
        });
    });
    watchSize(widget, function() {
        // Not at once: browsers report an error if a callback changes the size of what is observed.
        if (widget.started && widget.open.some(function(param) {
            var shown = param.shown;
            return !shown;
        })) setTimeout(dispatchRest);
    });
}
var showEvent = {
    mount: mount$1
};

var rows = {
    /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. */ rememberState: flagOr([
        false,
        true,
        'session'
    ])
};
/** The storage key of a widget. Tabs with the same `sync` share one on all pages. Empty without an id. */ function keyOf(param) {
    var kind = param.kind, root = param.root, options = param.options;
    var id = idOf(root);
    var sync = options.sync;
    if (sync) return kind.name + "=" + sync;
    return id && kind.name + ":" + location.pathname + "#" + id;
}
/**
 * The name of an item that is the same in other widgets and on other pages: its original `data-link`, otherwise its
 * text. In a saved copy, names by position are generated ones.
 */ function sharedName(param) {
    var widget = param.widget, element = param.element, trigger = param.trigger;
    var name = hadAttribute(element, 'data-link') && element.getAttribute('data-link');
    return name && !(widget.saved && /^tab\d+$/.test(name)) ? name : labelText(trigger);
}
var storedName = function storedName(item) {
    return item.widget.options.sync ? sharedName(item) : nameOf(item);
};
/** The storage that the option names. The browser may throw. */ var storageOf = function storageOf(param) {
    var options = param.options;
    return options.rememberState === 'session' ? sessionStorage : localStorage;
};
/** What was stored, without items that can't be opened now. */ function opening(widget, byDefault) {
    if (!widget.options.rememberState) return byDefault;
    try {
        var names = JSON.parse(storageOf(widget).getItem(keyOf(widget)));
        // Prototype's `Array.prototype.toJSON` makes `JSON.stringify` write a text in a text.
        if (typeof names === 'string') names = JSON.parse(names);
        var found = widget.items.filter(function(item) {
            return isSelectable(item) && names.includes(storedName(item));
        });
        var fits = found.length || widget.kind.rules(widget).collapsible && !names.length;
        if (keyOf(widget) && fits) return {
            items: found,
            reason: 'restore'
        };
    } catch (unused) {
    // Blocked, or not our value.
    }
    return byDefault;
}
/** Stores what is open at every change except those of autoplay, until the options change or the widget ends. */ function mount(widget) {
    if (!widget.options.rememberState) return;
    if (!keyOf(widget)) return warnOnce(widget, 'rememberState: no id');
    var store = function store() {
        // If nothing is open in one of several synchronized sets, something may be open in the others.
        if (widget.options.sync && !widget.open[0]) return;
        try {
            storageOf(widget).setItem(keyOf(widget), JSON.stringify(widget.open.map(storedName)));
        } catch (unused) {
        // Blocked or full.
        }
    };
    on(widget, 'change', function(_, reason) {
        // `restore` is also the reason of what opens instead of an item that the page hides.
        if (reason !== 'autoplay' && reason !== 'restore') store();
    });
    // With `sync`, the names belong to all sets.
    if (!widget.options.sync) on(widget, 'structure', function() {
        return widget.items[0] && store();
    });
}
/** Remembers what is open from one visit of the page to the next. */ var storage = {
    rows: rows,
    mount: mount,
    opening: opening
};

var list = [
    content,
    storage,
    deepLinks,
    autoplay,
    findInPage,
    invalidFields,
    reveal,
    showEvent,
    headerObserver,
    dark,
    print,
    commands
];
/**
 * The features of both kinds of widget, in the order in which they are mounted. If several say what is open at the start
 * (`opening`), the last one decides.
 */ var features = list;
/** Joins one property of all features. Not by `reduce`, which Prototype 1.6 replaces. */ function jointly(thing) {
    var all = {};
    features.forEach(function(feature) {
        return Object.assign(all, thing(feature));
    });
    return all;
}
var sharedRows = Object.assign(jointly(function(param) {
    var rows = param.rows;
    return rows;
}), baseRows);
var featureMethods = jointly(function(param) {
    var methods = param.methods;
    return methods;
});
var featureCommands = jointly(function(param) {
    var _$commands = param.commands;
    return _$commands;
});

/** Replaces the generated classes of the root, with one write. */ function paintClasses(widget, names) {
    var root = widget.root, classes = widget.classes;
    var authors = words(root.getAttribute('class')).filter(function(name) {
        return !classes.includes(name);
    });
    var added = words(names).filter(function(name) {
        return !authors.includes(name);
    });
    widget.classes = added;
    setAttribute(root, 'class', authors.concat(added).join(' '));
}

var HOVER = /over|enter|move/;
var placeOf = function placeOf(param) {
    var screenX = param.screenX, screenY = param.screenY;
    return screenX + " " + screenY;
};
/**
 * Where the mouse was when it last moved. If it rests, and something that closes above brings another label under it,
 * that doesn't count as hovering.
 */ var mouseAt;
/**
 * Makes a listener that notes where the mouse moves. If all widgets had the same function, the first one that ends would
 * remove it for all.
 */ var moveListener = function moveListener() {
    return function(event) {
        mouseAt = placeOf(event);
    };
};
/** The item of a widget whose header contains a node. */ function itemByHeader(widget, node) {
    var item = itemsHolding(node).pop();
    return item && item.widget === widget && item.header.contains(node) ? item : null;
}
/** The item whose trigger has received a key; null if the key isn't for us, or is for a control in the trigger. */ function itemForKey(widget, event) {
    var target = event.target;
    var item = isForeignKey(event) ? null : itemByHeader(widget, target);
    var trigger = item && item.trigger;
    return trigger && trigger.contains(target) && !isInteractive(target, trigger) ? item : null;
}
/** True while `pressByKey` clicks a trigger: such a click is handled before `click()` returns. */ var byKey;
/** Whether Enter, Space or Delete is being held down. A press counts once, but browsers repeat it again and again. */ function isHeld(event) {
    var isHeldDown = event.repeat && (isPressKey(event) || event.key === 'Delete');
    if (isHeldDown) event.preventDefault();
    return isHeldDown;
}
/** Clicks the trigger for Enter or Space, so that the page's click listeners run, too. */ function pressByKey(param, event) {
    var trigger = param.trigger;
    event.preventDefault();
    byKey = true;
    trigger.click();
    byKey = false;
}
/**
 * The element that was pressed: the trigger, or the header if it was pressed beside the trigger. Null if it was another
 * control. A control inside the trigger belongs to the trigger, except in a `summary`.
 */ function pressedPart(param, target) {
    var trigger = param.trigger, header = param.header;
    var part = trigger.contains(target) ? trigger : header;
    var takesAll = part === trigger && !trigger.matches('summary');
    return takesAll || !isInteractive(target, part) ? part : null;
}
/**
 * Whether a click is to do nothing but what we do. A control inside the trigger still works, and so does a link to
 * another page, which has no panel.
 */ var isOurs = function isOurs(item, part, target) {
    return !isInteractive(target, part) && (!!item.panel || isDisabled(item));
};
/**
 * Handles `$(link).trigger('click')` and triggered events of the option `event`, for which jQuery makes no native
 * event.
 */ function onTriggered(widget, press, event) {
    var target = event.target;
    if (event.originalEvent || event.type === 'click' && !target.matches('a')) return;
    var item = itemByHeader(widget, target);
    if (item && pressedPart(item, target)) press(item, 'click');
}
/**
 * Listens to clicks on this document, for the widgets of a kind whose headers and panels are in the same element
 * (accordions). See `listenToPresses`.
 */ function listenToClicks(kind) {
    var onClick = function onClick(event) {
        var _ref = 'composedPath' in event ? event.composedPath() : [
            event.target
        ], pressed = _ref[0];
        var item = itemsHolding(pressed).pop();
        var widget = (item || {}).widget;
        if (widget && widget.kind === kind && widget.onPress) widget.onPress(event);
    };
    document.addEventListener('click', onClick, true);
    $(document).on('click', onClick);
}
/**
 * Handles presses in `list` until the options change or the widget ends: clicks, and the events of the option `event`.
 * Hovering by a touch doesn't count.
 */ function listenToPresses(widget, list, press) {
    var root = widget.root, options = widget.options, cleanUps = widget.cleanUps;
    // Old jQuery keeps handlers in plain objects, so inherited names such as `toString` aren't possible. Dots begin
    // namespaces. A key that presses makes a click, and so does a touch: they would count twice.
    var named = words(options['event']).filter(function(type) {
        return !/^(click$|touch|key)|\./.test(type) && !(type in {});
    });
    // A click listener around panels would make screen readers call everything in them clickable. `listenToClicks` does
    // it instead.
    var types = list === root ? named : named.concat('click');
    // Whether the last pointer was a finger: touches cause the events of hovering, too.
    var byTouch;
    // The item that an event such as `mousedown` has just opened: the click that ends the same press doesn't close it.
    var opened;
    var isPress = function isPress(event) {
        var type = event.type, isTrusted = event.isTrusted;
        var rests = isTrusted && type !== 'mousemove' && placeOf(event) === mouseAt;
        return (type === 'click' || types.includes(type)) && !((byTouch || rests) && HOVER.test(type));
    };
    // A press is noticed in the capture phase. It takes effect on the pressed element itself, after the page's own listeners
    // there and before those on its ancestors, as pages written for older plugins expect.
    var onPress = function onPress(event) {
        if (!('composedPath' in event)) return onTriggered(widget, press, event);
        var pointerType = event.pointerType;
        if (pointerType) byTouch = pointerType === 'touch';
        if (!isPress(event)) return;
        var tree = root.getRootNode();
        // If the press was in a shadow root inside the widget, its host was pressed.
        var isInTree = function isInTree(node) {
            return node.getRootNode() === tree;
        };
        var target = event.composedPath().find(isInTree);
        var item = itemByHeader(widget, target);
        var part = item && pressedPart(item, target);
        if (!part) return;
        var type = event.type, detail = event.detail;
        var isClick = type === 'click';
        // The browser opens a link in a new tab or window then.
        if (isClick && item.trigger.hasAttribute('href') && hasModifier(event)) return;
        var before = widget.open;
        // Keys make clicks without `detail`.
        var endsPress = isClick && detail > 0;
        var beginsPress = !isClick && !HOVER.test(type);
        callOnArrival(part, event, byKey, function takeEffect() {
            // `return false` in a jQuery handler of the page does both: then the press isn't for us.
            if (event.defaultPrevented && event.cancelBubble) return;
            if (isClick && isOurs(item, part, target)) event.preventDefault();
            // A listener of the page may have made a change itself.
            if (item.index < 0 || widget.open !== before) return;
            if (!endsPress || item !== opened) press(item, byKey ? 'key' : 'click', event);
            opened = beginsPress && widget.open !== before ? item : null;
        });
    };
    // `listenToClicks` doesn't hear clicks in the document of a frame.
    var page = root.ownerDocument;
    if (list === root && page !== document) listen(widget, page, {
        click: onPress
    }, true);
    // `pointerover` tells whether it is a finger that hovers.
    var nativeTypes = named.length ? types.concat('pointerover') : types;
    if (named.length) listen(widget, page, {
        mousemove: moveListener()
    }, true);
    widget.onPress = onPress;
    nativeTypes.forEach(function(type) {
        var _obj;
        return listen(widget, list, (_obj = {}, _obj[type] = onPress, _obj), true);
    });
    $(list).on(types.join(' '), onPress);
    cleanUps.push(function() {
        return $(list).off(types.join(' '), onPress);
    });
}

/** Matches the themes of both widgets. The style sheets have their colours. */ var THEMES = /^(white|crystal|silver|gray|black|orange|red|green|blue|deepblue|lightblue|yellow|purple)$/;
/** Themes with dark labels, which need light icons. */ var DARK_THEMES = [
    'black',
    'orange',
    'red',
    'green',
    'blue',
    'deepblue'
];

/** The shortest swipe, in pixels. */ var SWIPE = 40;
/** Elements in which a finger drags something or selects text. */ var DRAGGED = 'input,textarea,[controls],[draggable=true]';
/**
 * Whether a finger moves an element, or its content, sideways. The `touch-action` of a panel doesn't count, because our
 * style sheet sets it.
 */ function takesFinger(element, isPanel) {
    if (element.matches(DRAGGED) || element.isContentEditable) return true;
    var _getComputedStyle = getComputedStyle(element), overflowX = _getComputedStyle.overflowX, touchAction = _getComputedStyle.touchAction;
    var scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
    // Libraries that handle touches themselves restrict `touch-action`.
    return scrolls || !isPanel && !/auto|manipulation/.test(touchAction);
}
/** Whether a touch begins on something in a panel that fingers move by themselves. */ function isTaken(widget, path) {
    var at = path.findIndex(function(one) {
        var item = itemOn(one);
        return item && item.widget === widget;
    });
    var inner = path.slice(0, at + 1);
    return inner.some(function(one, n) {
        return one.nodeType === 1 && takesFinger(one, n === at);
    });
}
/**
 * The last event of a touch. If a script has prevented the default of one, because it moves something itself, that one
 * stays until the next touch begins.
 */ var touched = {
    defaultPrevented: false
};
function note(event) {
    if (!touched.defaultPrevented) touched = event;
}
/** The step, 1 or -1, to the item on the side from which a finger has come. */ var stepOfSwipe = function stepOfSwipe(across, area) {
    return across < 0 === isRightToLeft(area) ? -1 : 1;
};
var xOf = function xOf(param) {
    var _param_changedTouches = param.changedTouches, touch = _param_changedTouches[0];
    return touch.clientX;
};
/**
 * Calls `swiped` with the distance when a finger has swiped across an area. Touches that begin on something that
 * fingers move don't count. `follow` is called with the distance during the swipe, and with 0 when the finger is
 * lifted.
 */ function listenToSwipes(widget, area, swiped, follow) {
    var start = NaN;
    var top;
    var isSideways = false;
    var isScrolling = false;
    var began;
    // How far a pointer has moved across; NaN if that is no swipe.
    var acrossBy = function acrossBy(param) {
        var clientX = param.clientX, pointerType = param.pointerType, target = param.target;
        // Touch events stay on the element where they began, unless a script captures the pointer.
        var isFree = pointerType === 'touch' ? target === began : pointerType !== 'mouse';
        return isFree && !touched.defaultPrevented ? clientX - start : NaN;
    };
    var end = function end(across) {
        start = NaN;
        isScrolling = false;
        if (Math.abs(across) >= SWIPE) swiped(across);
        if (follow) follow(0);
    };
    var handlers = {
        pointerdown: function pointerdown(event) {
            // A second finger means zooming.
            var isOurs = event.isPrimary && !isTaken(widget, event.composedPath());
            start = isOurs ? event.clientX : NaN;
            top = event.clientY;
            began = event.target;
            touched = event;
        },
        touchstart: note,
        pointermove: function pointermove(event) {
            var across = acrossBy(event);
            isSideways = Math.abs(across) > Math.abs(event.clientY - top);
            if (follow && across) follow(across);
        },
        pointerup: function pointerup(event) {
            return end(acrossBy(event));
        },
        // The browser takes the touch over to scroll. If the finger moves sideways in a box that only scrolls up and down,
        // nothing scrolls, and the swipe goes on by touch events.
        pointercancel: function pointercancel() {
            isScrolling = isSideways;
            if (!isScrolling) end(0);
        },
        touchmove: function touchmove(event) {
            note(event);
            if (isScrolling && follow) follow(xOf(event) - start);
        },
        touchend: function touchend(event) {
            return isScrolling && end(xOf(event) - start);
        },
        touchcancel: function touchcancel() {
            return isScrolling && end(0);
        }
    };
    listen(widget, area, handlers, {
        capture: true,
        passive: true
    });
}

/** The methods that return a value instead of the instance. */ var READERS = [
    'active',
    'count',
    'option'
];
/**
 * Creates the object from which all instances of a kind inherit their methods. No method takes more than three
 * arguments.
 */ function methodsOf(kind) {
    var shared = {};
    var methods = kind.methods;
    Object.keys(methods).forEach(function(name) {
        var method = methods[name];
        shared[name] = function(one, two, three) {
            var widget = this.widget;
            var result = widget.alive ? method(widget, one, two, three) : warnOnce(widget, 'called after destroy()');
            return READERS.includes(name) ? result : this;
        };
    });
    return shared;
}
/** The instance of the widget on an element, if it is of this kind. */ function instanceOn(param, element) {
    var name = param.name;
    var widget = widgetOn(element);
    return widget && widget.kind.name === name ? widget.instance : undefined;
}
/**
 * Destroys widgets on elements that jQuery removes: for these, jQuery calls `cleanData`, whichever method removes them.
 */ function destroyRemoved(kind) {
    var cleanData = $.cleanData;
    $.cleanData = function(nodes, more) {
        Array.from(nodes).forEach(function(node) {
            var instance = instanceOn(kind, node);
            if (instance) destroy(instance.widget);
        });
        cleanData(nodes, more);
    };
}
/**
 * Creates the instance of a widget, and stores it in `$.data`, unless jQuery UI has stored its own there: for jQuery, its
 * key `ui-tabs` is the same as `uiTabs`.
 */ function connect(widget, shared) {
    var root = widget.root;
    var _widget_kind = widget.kind, name = _widget_kind.name, rootClass = _widget_kind.rootClass;
    widget.instance = Object.create(shared, {
        widget: {
            value: widget
        }
    });
    // jQuery 2 stores both spellings, and finds either by the one with the hyphen.
    var stored = $.data(root, 'ui' + rootClass.slice(1));
    if (!stored || stored['select'] === shared['select']) $.data(root, name, widget.instance);
    else warn(widget, 'data("' + name + "\") is another plugin's");
}
/** Starts a widget on an element. If one runs there, it gets the options. */ function startOn(kind, shared, root, given) {
    var running = widgetOn(root);
    if (running && running.kind.name !== kind.name) return warn({
        kind: kind,
        root: root
    }, "" + running.kind.name + " runs here");
    if (running) {
        var isWhole = running.items.every(function(param) {
            var element = param.element, panel = param.panel;
            return root.contains(element) && (!panel || root.contains(panel));
        });
        if (!isWhole || !kind.isIntact(running)) refresh(running);
        setOptions(running, given);
        // Items may have come, with which it starts.
        return running.items[0] ? undefined : refresh(running);
    }
    var widget = start(kind, root, given);
    if (!widget) return;
    connect(widget, shared);
    dispatchReady(widget);
}
/**
 * Calls a method by name on every element. A method that returns a value returns that of the first element. An element
 * with `data-role` that hasn't started yet is started first: the call may come from a script right behind the markup.
 */ function callByName(kind, set, param, startedOn) {
    var name = param[0], given = param.slice(1);
    if (!hasOwn(kind.methods, name)) {
        var names = Object.keys(kind.methods).concat('instance', 'scan').join(', ');
        throw new Error(kind.name + ': there is no method "' + name + '"; there are ' + names);
    }
    var elements = set.toArray().filter(function(param) {
        var nodeType = param.nodeType;
        return nodeType === 1;
    });
    var results = elements.map(function(root) {
        var instance = name === 'destroy' ? instanceOn(kind, root) : startedOn(root);
        if (instance) return instance[name].apply(instance, given);
        if (name !== 'destroy') warn({
            kind: kind,
            root: root
        }, "" + name + "() before the start");
        return undefined;
    });
    return READERS.includes(name) ? results[0] : set;
}
/**
 * Registers `$.fn[name]`, starts what has `data-role` when the page is ready, and adds listeners to the page: those of the
 * features, and those that `addListeners` adds for the kind.
 */ function definePlugin(kind, addListeners) {
    var name = kind.name, rootClass = kind.rootClass;
    // Without jQuery, the import is undefined.
    if (!$ || !$.fn) return console.error("" + name + " needs jQuery: add it first");
    var registry = $.fn;
    var before = registry[name];
    // If the script is on the page twice, only the first one runs.
    if (before && before.role === rootClass) return;
    destroyRemoved(kind);
    registerEvents(kind);
    var shared = methodsOf(kind);
    var selector = '[data-role="' + rootClass + '"]';
    var startAll = function startAll(set, given) {
        return set.toArray().forEach(function(node) {
            return node.nodeType === 1 && startOn(kind, shared, node, given);
        });
    };
    var isMarked = function isMarked(node) {
        return node.nodeType === 1 && node.matches(selector);
    };
    var startedOn = function startedOn(root) {
        if (isMarked(root) && !wasDestroyed(root) && !widgetOn(root)) startOn(kind, shared, root, undefined);
        return instanceOn(kind, root);
    };
    // `scan` also checks running widgets, because their parts may have been replaced.
    var isToScan = function isToScan(_, node) {
        var running = widgetOn(node);
        return running ? running.kind === kind : isMarked(node);
    };
    var bridge = function bridge(given) {
        if (given === 'instance') return this[0] && startedOn(this[0]);
        if (given === 'scan') startAll(this.find('*').addBack().filter(isToScan));
        else if (typeof given === 'string') return callByName(kind, this, [].slice.call(arguments), startedOn);
        else startAll(this, given);
        return this;
    };
    bridge.role = rootClass;
    registry[name] = bridge;
    var isDone = false;
    var startMarked = function startMarked() {
        if (!isDone) startAll($(selector));
        isDone = true;
    };
    // By an event, too, so that this comes before the browser scrolls to the hash: jQuery 3 and later call `startMarked` in
    // a task of its own, which may be too late.
    if (document.readyState !== 'complete') document.addEventListener('DOMContentLoaded', startMarked);
    $(startMarked);
    kind.features.forEach(function(feature) {
        return feature.listenToPage && feature.listenToPage(kind);
    });
    addEventListener('resize', remeasure);
    addListeners();
}

exports.CONTROLS = CONTROLS;
exports.DARK_THEMES = DARK_THEMES;
exports.HEADINGS = HEADINGS;
exports.MADE = MADE;
exports.THEMES = THEMES;
exports.afterPress = afterPress;
exports.allWidgets = allWidgets;
exports.areIntact = areIntact;
exports.assign = assign;
exports.booleanAttribute = booleanAttribute;
exports.build = build;
exports.buildButton = buildButton;
exports.buttonTag = buttonTag;
exports.callback = callback;
exports.canMove = canMove;
exports.childHolding = childHolding;
exports.childWith = childWith;
exports.childrenOf = childrenOf;
exports.claim = claim;
exports.classOption = classOption;
exports.classesOf = classesOf;
exports.cloner = cloner;
exports.contentIn = contentIn;
exports.count = count;
exports.createTable = createTable;
exports.definePlugin = definePlugin;
exports.dispatchFor = dispatchFor;
exports.easing = easing;
exports.emit = emit;
exports.ensureInner = ensureInner;
exports.featureCommands = featureCommands;
exports.featureMethods = featureMethods;
exports.features = features;
exports.fillAdded = fillAdded;
exports.finishAll = finishAll;
exports.firstTakesFocus = firstTakesFocus;
exports.flag = flag;
exports.flagOr = flagOr;
exports.focusInPlace = focusInPlace;
exports.focusedElement = focusedElement;
exports.forceOnly = forceOnly;
exports.hadAttribute = hadAttribute;
exports.hasClass = hasClass;
exports.hasCopies = hasCopies;
exports.hasModifier = hasModifier;
exports.hasOwn = hasOwn;
exports.hideBlank = hideBlank;
exports.hideBreaks = hideBreaks;
exports.hideByMark = hideByMark;
exports.holdsFocus = holdsFocus;
exports.holdsStateful = holdsStateful;
exports.idFor = idFor;
exports.idOf = idOf;
exports.inLanguage = inLanguage;
exports.indexFor = indexFor;
exports.inlineStyle = inlineStyle;
exports.insertItem = insertItem;
exports.insertLabel = insertLabel;
exports.insertionIndex = insertionIndex;
exports.isBefore = isBefore;
exports.isByUser = isByUser;
exports.isDisabled = isDisabled;
exports.isForeignKey = isForeignKey;
exports.isHeld = isHeld;
exports.isHidden = isHidden;
exports.isKeyStop = isKeyStop;
exports.isLoading = isLoading;
exports.isMarkedHidden = isMarkedHidden;
exports.isNodes = isNodes;
exports.isObject = isObject;
exports.isPart = isPart;
exports.isPressKey = isPressKey;
exports.isRealLink = isRealLink;
exports.isRightToLeft = isRightToLeft;
exports.isRoot = isRoot;
exports.isSelectable = isSelectable;
exports.isStateful = isStateful;
exports.isText = isText;
exports.isUsable = isUsable;
exports.isWindowUpTo = isWindowUpTo;
exports.itemAt = itemAt;
exports.itemByHeader = itemByHeader;
exports.itemForKey = itemForKey;
exports.itemMethod = itemMethod;
exports.itemNamed = itemNamed;
exports.itemOn = itemOn;
exports.itemsHolding = itemsHolding;
exports.itself = itself;
exports.joined = joined;
exports.keepFocusOnPress = keepFocusOnPress;
exports.keepInSight = keepInSight;
exports.labelText = labelText;
exports.linkByAria = linkByAria;
exports.listen = listen;
exports.listenToClicks = listenToClicks;
exports.listenToPresses = listenToPresses;
exports.listenToSwipes = listenToSwipes;
exports.makePointerOnly = makePointerOnly;
exports.markEnds = markEnds;
exports.measureNow = measureNow;
exports.measureSoon = measureSoon;
exports.mountFeatures = mountFeatures;
exports.move = move;
exports.moveFocus = moveFocus;
exports.moveFocusOut = moveFocusOut;
exports.needsLoad = needsLoad;
exports.nextUsable = nextUsable;
exports.numberIn = numberIn;
exports.on = on;
exports.oneOf = oneOf;
exports.openAll = openAll;
exports.openItem = openItem;
exports.openOnly = openOnly;
exports.pageOf = pageOf;
exports.paintClasses = paintClasses;
exports.paintItem = paintItem;
exports.paintPanelTabStop = paintPanelTabStop;
exports.panelFrom = panelFrom;
exports.partSelector = partSelector;
exports.partsIn = partsIn;
exports.pathOf = pathOf;
exports.phrase = phrase;
exports.placeIn = placeIn;
exports.pressByKey = pressByKey;
exports.px = px;
exports.readHidden = readHidden;
exports.reducedMotion = reducedMotion;
exports.register = register;
exports.releaseItem = releaseItem;
exports.releasePart = releasePart;
exports.releaseParts = releaseParts;
exports.releaseRemoved = releaseRemoved;
exports.remeasure = remeasure;
exports.remove = remove;
exports.removeGenerated = removeGenerated;
exports.removeItem = removeItem;
exports.say = say;
exports.scaleOf = scaleOf;
exports.scrollDown = scrollDown;
exports.scrollTargetOf = scrollTargetOf;
exports.select = select;
exports.selectMethods = selectMethods;
exports.setAttribute = setAttribute;
exports.setClass = setClass;
exports.setItems = setItems;
exports.sharedMethods = sharedMethods;
exports.sharedName = sharedName;
exports.sharedRows = sharedRows;
exports.siblingsFrom = siblingsFrom;
exports.statusIn = statusIn;
exports.stepOfSwipe = stepOfSwipe;
exports.text = text;
exports.treeOf = treeOf;
exports.unwrapContent = unwrapContent;
exports.usedSize = usedSize;
exports.warn = warn;
exports.warnOnce = warnOnce;
exports.watchSize = watchSize;
exports.windowPx = windowPx;
exports.withChanged = withChanged;
exports.withOverrides = withOverrides;
exports.words = words;
exports.wrap = wrap;
