/*! ui.accordion 0.1.0 | (c) ui-tabs contributors | MIT License */
import $ from 'jquery';
import { w as words, b as build, i as isRealLink, k as keep, s as setClass, u as unwrap, r as restore, h as hasClass, a as wrapContent, c as childHolding, m as move$1, d as detach, e as dropPassing, f as idFor, g as isMarked, j as keepAll, l as giveBack, n as dropClasses, o as boxIn, p as isRoot, q as dropEmptyStyle, t as dropStop, v as dropAttributes, S as SIDES, x as holding, y as announce, z as enqueue, _ as _extends, A as only, B as choose, C as force, D as hide, E as holdsBack, F as open, G as optionClasses, H as changeClasses, I as isHidden, J as step, K as setAttribute, L as holdsFocus, M as MOST_FINDABLE, N as on, O as listenForActivation, P as noteAction, Q as select, R as keyStep, T as isRightToLeft, U as keyName, V as isInteractive, W as isForeignKey, X as stepFrom, Y as kebab, Z as sharedOptions, $ as callback, a0 as count, a1 as look, a2 as visualFlag, a3 as flag, a4 as oneOf, a5 as easing, a6 as row, a7 as derive, a8 as watchSize, a9 as onMedia, aa as onEnd, ab as media, ac as contentChildren, ad as borrow, ae as isInPage, af as remount, ag as describeCarousel, ah as keepingFocus, ai as onCapture, aj as wordsOf, ak as focusOn, al as anchor, am as animate, an as heightOf, ao as namesOf$1, ap as followScheme, aq as mountFollowers, ar as watchPage, as as markEnds, at as settle, au as isLoading, av as change, aw as placesOf, ax as isBlank, ay as filled, az as idOf, aA as idPrefix, aB as nothing, aC as endsOf, aD as warn, aE as dropCarousel, aF as createShared, aG as forget, aH as addEnd, aI as option, aJ as destroyWidget, aK as reveal, aL as preload, aM as load, aN as stop, aO as play, aP as setOptions, aQ as whole, aR as removeForGood, aS as dropEnd, aT as takes, aU as insertLabel, aV as fill, aW as shut, aX as itemAt, aY as passOn, aZ as readers, a_ as lookLast, a$ as startContent, b0 as tellFirst, b1 as firstItems, b2 as indexOf, b3 as park, b4 as tellReady, b5 as definePlugin, b6 as openPaper } from './ui.shared.mjs';

var CONTROL = 'a,button,input,select,textarea,label,[tabindex],[contenteditable],audio[controls],video[controls]';
var TRIGGER_NAMES = words('class role type tabindex aria-expanded aria-controls aria-disabled aria-busy');
var TRIGGER_CLASSES = [
    'z-trigger',
    'z-header',
    'z-link'
];
var textIn = function textIn(node) {
    return (node.textContent || '').trim();
};
/** A title, as a line break, with nothing but its number before it, and a count or a sign behind it. */ var TITLE = /^(\d\d?[.)])?\s*\n[\s([（+»›▼]*\d{0,3}[\s)\]）]*$/;
/** Whether a link to nowhere has the title of a header; of buttons, one that has all its words. */ var isTitle = function isTitle(control, text, all) {
    return !!text && !isRealLink(control) && (text === all || control.tagName === 'A') && TITLE.test(all.replace(text, '\n'));
};
/**
 * The author's own link or button, where a header is nothing else; beside pictures, or in other
 * elements, one that leads nowhere; such a link, too, that is the title beside a number or signs.
 */ function ownTrigger(header) {
    if (/^(SUMMARY|BUTTON|A)$/.test(header.tagName)) return header;
    // Most headers are text alone.
    if (!header.firstElementChild) return null;
    var controls = header.querySelectorAll(CONTROL);
    var first = controls[0];
    if (!first || !/^(A|BUTTON)$/.test(first.tagName)) return null;
    var all = textIn(header);
    var text = textIn(first);
    if (text === all && first.parentNode === header && !header.children[1]) return first;
    return !controls[1] && isTitle(first, text, all) ? first : null;
}
/** The heading that a header holds, where it is none itself: the button goes inside that. */ function headingOf(header) {
    if (!header.firstElementChild) return header;
    var headings = header.querySelectorAll('h1,h2,h3,h4,h5,h6');
    return headings.length === 1 ? headings[0] : header;
}
/** Puts the links and fields of a heading after it, so that it holds nothing but its button. */ function moveControls(header, undo) {
    var nodes = Array.prototype.slice.call(header.childNodes);
    var holding = Array.prototype.map.call(header.querySelectorAll(CONTROL), function(control) {
        return childHolding(header, control);
    });
    var controls = nodes.filter(function(node) {
        return holding.indexOf(node) >= 0;
    });
    if (!controls.length) return;
    var box = build('span', 'z-controls');
    header.parentNode.insertBefore(box, header.nextSibling);
    for(var _i = 0; _i < controls.length; _i++){
        var control = controls[_i];
        move$1(control, box, null);
    }
    undo.push(function() {
        for(var _i = 0; _i < controls.length; _i++){
            var control = controls[_i];
            if (control.parentNode !== box) continue;
            // The next node of the author's that is in the header again or still.
            var rest = nodes.slice(nodes.indexOf(control) + 1);
            var next = rest.filter(function(node) {
                return node.parentNode === header;
            })[0] || null;
            move$1(control, header, next);
        }
        detach(box);
    });
}
/** The wrapper of a trigger's text, if there is one. */ function titleOf(param) {
    var first = param.firstElementChild;
    return first && hasClass(first, 'z-title') ? first : null;
}
var MADE_ARROW = 16;
var MADE_TITLE = 32;
var MADE_BUTTON = 64;
// Copied as a whole; without the type, Enter in a field of its form would press it.
var model = build('button', 'z-trigger', build('span', 'z-title'), build('span', 'z-arrow'));
model.setAttribute('type', 'button');
function makeTrigger(header, undo) {
    var name = textIn(header);
    if (header.firstElementChild) moveControls(header, undo);
    var isWhole = !titleOf(header);
    var button = model.cloneNode(isWhole);
    // A header that is nothing but a labelled field: the button needs its words.
    if (name && !textIn(header)) button.setAttribute('aria-label', name);
    wrapContent(header, button, button.firstElementChild || button);
    return [
        button,
        isWhole ? MADE_BUTTON + MADE_TITLE + MADE_ARROW : MADE_BUTTON
    ];
}
/** Completes the author's own trigger; a saved copy brings its title along. */ function completeTrigger(own, titled, leads) {
    // A saved copy may come from where the page had to think.
    own.removeAttribute('aria-busy');
    setClass(own, 'z-trigger');
    if (own.tagName === 'BUTTON') own.setAttribute('type', 'button');
    if (own.tagName === 'A' && !leads) {
        own.setAttribute('role', 'button');
        own.tabIndex = 0;
    }
    if (!titled) wrapContent(own, build('span', 'z-title'));
}
/**
 * Gives a header its trigger: a real button inside the author's heading, or the author's own link,
 * button or `summary`.
 */ function adoptTrigger(header, undo) {
    var heading = headingOf(header);
    var own = ownTrigger(header) || (heading === header ? null : ownTrigger(heading));
    var _ref = own ? [
        own,
        titleOf(own) ? 0 : MADE_TITLE
    ] : makeTrigger(heading, undo), label = _ref[0], made = _ref[1];
    var leads = isRealLink(label);
    var keptLabel = own && keep(own, TRIGGER_NAMES);
    var keptHeader = own === header ? null : keep(header, [
        'class'
    ]);
    setClass(header, 'z-header');
    if (own) completeTrigger(own, !made, leads);
    return {
        label: label,
        leads: leads,
        made: made,
        keptHeader: keptHeader,
        keptLabel: keptLabel
    };
}
/** Gives header and trigger back. */ function releaseTrigger(param) {
    var header = param.header, label = param.label, made = param.made, kept = param.kept;
    var title = made & MADE_TITLE && titleOf(label);
    if (title) unwrap(title);
    if (label !== header) restore(header, kept[1], [
        'class'
    ], [
        'z-header'
    ]);
    if (made & MADE_BUTTON) unwrap(label);
    else restore(label, kept[2], TRIGGER_NAMES, TRIGGER_CLASSES);
}

var MADE_SECTION = 1;
var MADE_INNER = 2;
var MADE_PANEL_ID = 4;
var MADE_LABEL_ID = 8;
var CONTENT_NAMES = words('class role tabindex aria-labelledby hidden inert aria-hidden aria-busy style');
var CONTENT_CLASSES = words('z-content z-moving z-leave z-parked');
var SECTION_NAMES = words('class style open name');
var SECTION_CLASSES = words('z-section z-first z-last z-active z-disabled');
/** Most sections have nothing of ours but what `made` tells; they share that. */ var NOTHING = [];
/** Wraps header and content that stand in the container itself. */ function wrapPair(param) {
    var header = param.header, content = param.content;
    var section = build('div', '');
    header.parentNode.insertBefore(section, header);
    var between = content || header;
    var last = null;
    while(last !== between){
        last = section.nextSibling;
        move$1(last, section, null);
    }
    return section;
}
/** Whether an element can be the content itself: a plain box, and not the root of another widget. */ var isBox = function isBox(element) {
    return /^(DIV|SECTION|ARTICLE)$/.test(element.tagName) && !isRoot(element);
};
function panelFor(param, section, undo) {
    var content = param.content;
    if (!content) return makeContent(section, undo);
    if (isBox(content)) return content;
    var box = boxIn(content, undo);
    undo.push(function() {
        return unwrap(box);
    });
    return box;
}
function makeContent(section, undo) {
    var content = section.appendChild(build('div', ''));
    undo.push(function() {
        if (!content.firstChild) detach(content);
    });
    return content;
}
var RUN_STYLES = [
    'transition',
    'transform',
    'height',
    'opacity'
].concat(SIDES);
/** Takes off what jQuery's animation has written inline, in a copy that was saved on the way. */ function clearRun(element) {
    var style = element.style;
    if (!element.hasAttribute('style') || !style.getPropertyPriority('transition-property')) return;
    for(var _i = 0; _i < RUN_STYLES.length; _i++){
        var name = RUN_STYLES[_i];
        style.removeProperty(name);
    }
}
/** Takes off what a content brings of an earlier run, and an author's own hiding of it. */ function clearContent(content) {
    clearRun(content);
    // Or, in what was saved while it was printed, a property that hides it.
    if (/none/.test(content.style.display)) content.style.removeProperty('display');
    dropEmptyStyle(content);
    // A saved copy may come from the middle of a motion.
    if (!hasClass(content, 'z-content')) return;
    dropClasses(content, [
        'z-moving',
        'z-parked'
    ]);
    dropPassing(content);
    dropStop(content);
    dropAttributes(content, 'inert aria-hidden aria-busy');
}
/** Takes off what a section brings of an earlier run. */ function clearSection(element) {
    // By it, the browser would close others at once, and also the one that opens.
    if (element.tagName === 'DETAILS') element.removeAttribute('name');
    clearRun(element);
    dropClasses(element, [
        'z-active',
        'z-first',
        'z-last'
    ]);
}
/** Completes a content; the element of ours in it that holds the author's nodes, and whether that is new. */ function adoptContent(content, kept) {
    if (kept) clearContent(content);
    setClass(content, 'z-content');
    var first = content.firstElementChild;
    if (first && hasClass(first, 'z-auto-g')) return [
        first,
        0
    ];
    var inner = build('div', 'z-auto-g');
    wrapContent(content, inner);
    return [
        inner,
        MADE_INNER
    ];
}
/** Makes one section of the author's nodes (rule A1); `number` counts them from 1. */ function adoptSection(found, prefix, number) {
    var undo = [];
    var element = found.section || wrapPair(found);
    var keptSection = keep(element, SECTION_NAMES);
    dropPassing(element);
    if (keptSection) clearSection(element);
    var panel = panelFor(found, element, undo);
    var header = found.header;
    var trigger = adoptTrigger(header, undo);
    var label = trigger.label, leads = trigger.leads;
    var keptPanel = keep(panel, CONTENT_NAMES);
    var _adoptContent = adoptContent(panel, keptPanel), inner = _adoptContent[0], madeInner = _adoptContent[1];
    var ids = (panel.id ? 0 : MADE_PANEL_ID) + (label.id ? 0 : MADE_LABEL_ID);
    var made = trigger.made + madeInner + ids + (found.section ? 0 : MADE_SECTION);
    var panelId = idFor(panel, prefix + "-" + number);
    var labelId = idFor(label, prefix + "-header-" + number);
    setClass(element, 'z-section');
    if (isMarked(element, 'data-disabled')) setClass(element, 'z-disabled');
    if (!leads) {
        if (panelId) label.setAttribute('aria-controls', panelId);
        if (labelId) panel.setAttribute('aria-labelledby', labelId);
    } else if (!found.content) panel.hidden = true;
    var kept = keepAll([
        keptSection,
        trigger.keptHeader,
        trigger.keptLabel,
        keptPanel
    ]);
    // As a whole: what is put together from others takes more room.
    return {
        index: number - 1,
        element: element,
        header: header,
        label: label,
        leads: leads,
        panel: panel,
        inner: inner,
        plain: undefined,
        fresh: false,
        display: undefined,
        stop: false,
        made: made,
        kept: kept,
        undo: undo.length ? undo : NOTHING
    };
}
/** What holds a section's content; the page may have put its own in place of ours. */ var contentOf = function contentOf(param) {
    var panel = param.panel, inner = param.inner;
    return panel.contains(inner) ? inner : panel;
};
/** Gives one section's nodes back as the author wrote them. */ function releaseSection(section) {
    var element = section.element, label = section.label, panel = section.panel, inner = section.inner, made = section.made, kept = section.kept, undo = section.undo;
    var arrow = made & MADE_ARROW && label.querySelector(':scope > .z-arrow');
    if (arrow) detach(arrow);
    if (made & MADE_LABEL_ID) label.removeAttribute('id');
    if (made & MADE_PANEL_ID) panel.removeAttribute('id');
    if (made & MADE_INNER) unwrap(inner);
    restore(panel, kept[3], CONTENT_NAMES, CONTENT_CLASSES);
    releaseTrigger(section);
    giveBack(undo);
    if (made & MADE_SECTION) unwrap(element);
    else restore(element, kept[0], SECTION_NAMES, SECTION_CLASSES);
}

/** What the page is given of a section as it is now. */ function itemOf(section, open, reason) {
    var header = section.header, index = section.index;
    return function() {
        var item = {
            index: index,
            header: header,
            content: contentOf(section),
            open: open
        };
        if (reason) item.reason = reason;
        return item;
    };
}
/** Asks the page whether sections may be opened, or closed (rule C10). */ function askChange(accordion, param, reason) {
    var opened = param.opened, closed = param.closed;
    var root = accordion.root, options = accordion.options, parts = accordion.parts;
    var opens = opened.length > 0;
    // The page may take some out while it is asked.
    var sections = (opens ? opened : closed).map(function(index) {
        return parts.items[index];
    });
    return sections.map(function(section) {
        var item = function item() {
            var _closed_;
            return _extends({}, itemOf(section, opens, reason)(), {
                from: (_closed_ = closed[0]) != null ? _closed_ : -1
            });
        };
        var answer = announce(root, 'uiaccordion:beforeselect', item, options.beforeSelect);
        return [
            section.label,
            answer
        ];
    });
}
/** Tells the page of a moment of one section: `uiaccordion:<name>`, then the callback `name`. */ function tell(accordion, name, section, about) {
    if (!section) return;
    var item = itemOf(section, about.open, about.reason);
    var moments = accordion.moments, root = accordion.root;
    var type = "uiaccordion:" + name.toLowerCase();
    enqueue(moments, function() {
        return announce(root, type, item, accordion.options[name]);
    });
}
/** Tells that a section's content has come, or why it hasn't. */ function tellContent(accordion, section, name, xhr) {
    var moments = accordion.moments, root = accordion.root, open = accordion.open;
    if (name === 'contentLoad') {
        return tell(accordion, name, section, {
            open: open.indexOf(section.index) >= 0
        });
    }
    enqueue(moments, function() {
        return announce(root, 'uiaccordion:error', function() {
            return xhr;
        }, accordion.options.error);
    });
}
/** Tells that sections are being opened, at once (rule A4). */ function tellSelect(accordion, param, reason) {
    var opened = param.opened;
    var sections = accordion.parts.items;
    holding(accordion.moments, function() {
        for(var _i = 0; _i < opened.length; _i++){
            var index = opened[_i];
            tell(accordion, 'select', sections[index], {
                open: true,
                reason: reason
            });
        }
    });
}
/**
 * Tells that a change is over: `activate` for what was acted on, whether it opened or closed, and
 * `collapse` for all that closed.
 */ function tellSettled(accordion, param, reason) {
    var opened = param.opened, closed = param.closed;
    var sections = accordion.parts.items;
    var acted = opened.length ? opened : closed;
    holding(accordion.moments, function() {
        for(var _i = 0; _i < acted.length; _i++){
            var index = acted[_i];
            tell(accordion, 'activate', sections[index], {
                open: acted === opened,
                reason: reason
            });
        }
        for(var _i1 = 0; _i1 < closed.length; _i1++){
            var index1 = closed[_i1];
            tell(accordion, 'collapse', sections[index1], {
                open: false,
                reason: reason
            });
        }
    });
}

/** Whether the section is disabled now; pages set the class by themselves, too. */ var isDisabled = function isDisabled(param) {
    var element = param.element;
    return hasClass(element, 'z-disabled');
};
/** Whether the section has something to open. */ var isUsable = function isUsable(section) {
    return !!section && !section.leads && !isDisabled(section);
};
/** Whether a user can come to the section by keys or by stepping. */ var isReachable = function isReachable(section) {
    return isUsable(section) && !isHidden(section.element);
};
/** The next section that a user could open, in steps of `by` from `from`; -1 for none. */ function nextIndex(param, from, by, not) {
    var items = param.parts.items;
    if (not === void 0) not = [];
    return step(from, by, items.length, function(n) {
        var section = items[n];
        return isReachable(section) && not.indexOf(section) < 0;
    });
}
/** Opens the next section after `from` where none is open and one is wanted; if horizontal, always. */ function fillOpen(accordion, from, wanted, refused) {
    if (from === void 0) from = -1;
    if (wanted === void 0) wanted = false;
    if (refused === void 0) refused = [];
    var isWanted = wanted || accordion.options.orientation === 'horizontal';
    var again = function again(items) {
        return fillOpen(accordion, from, wanted, items);
    };
    if (!accordion.parts.shared.started || !isWanted || accordion.open.length || holdsBack(accordion, again)) return;
    var next = nextIndex(accordion, from, 1, refused);
    if (next >= 0) open(accordion, next, 'api');
}
// The style sheet is easier on sections of longer lists, which start in time then.
var MANY = 500;
/** The classes of the container (rule A1). */ function paintRoot(accordion) {
    var root = accordion.root, parts = accordion.parts, options = accordion.options;
    var moves = options.animation.effects !== 'none' && options.animation.duration;
    var classes = optionClasses(accordion) + ' z-accordion' + (options.sectionSpacing > 0 ? ' z-ungrouped' : ' z-grouped') + (moves ? ' transition' : '') + (options.contentHeight > 0 ? ' z-fixed-height' : '') + (parts.items.length > MANY ? ' z-many' : '');
    changeClasses(root, parts, classes);
}
var isOpen = function isOpen(param, param1) {
    var open = param.open;
    var index = param1.index;
    return open.indexOf(index) >= 0;
};
/** The change that opens a section and never closes it, or null. */ function planOpen(param, index) {
    var parts = param.parts, open = param.open, options = param.options;
    if (!isUsable(parts.items[index]) || open.indexOf(index) >= 0) return null;
    return choose(open, index, {
        multiple: options.expandMode === 'multiple',
        collapsible: false
    });
}
/** The change after which these sections are open and no other, as far as the options allow. */ function planOnly(param, indexes) {
    var parts = param.parts, open = param.open, options = param.options;
    var usable = indexes.filter(function(index) {
        return open.indexOf(index) >= 0 || isUsable(parts.items[index]);
    });
    if (!usable.length && !options.collapsible) return null;
    return only(open, options.expandMode === 'multiple' ? usable : usable.slice(0, 1));
}
/** Whether an open section has to stay open until another one is opened. */ function isHeld(accordion, section) {
    var options = accordion.options, open = accordion.open;
    return !options.collapsible && open.length === 1 && isOpen(accordion, section);
}
/** Whether a trigger does nothing when it is pressed (ARIA practice for accordions). */ function paintUsable(accordion, section) {
    var idle = isDisabled(section) || isHeld(accordion, section);
    setAttribute(section.label, 'aria-disabled', idle ? 'true' : null);
    if (section.panel.hidden) hide(accordion, section, isUsable(section));
}
var isDetails = function isDetails(param) {
    var element = param.element;
    return element.tagName === 'DETAILS';
};
function paintDetails(section, open) {
    if (isDetails(section)) setAttribute(section.element, 'open', open ? '' : null);
}
/** Focus in content that closes would fall to the page's body. */ function rescueFocus(param) {
    var label = param.label, panel = param.panel;
    if (holdsFocus(panel)) label.focus({
        preventScroll: true
    });
}
/** Shows content that the page's styles hide until a script shows it. */ function showContent(section) {
    var _section, _display;
    var style = section.panel.style;
    (_display = (_section = section).display) != null ? _display : _section.display = getComputedStyle(section.panel).display === 'none' ? 'block' : '';
    if (section.display) style.display = section.display;
}
/** Everything that tells whether a section is open: classes, ARIA, and what is in sight. */ function paintOpen(accordion, section, open) {
    var label = section.label, leads = section.leads, panel = section.panel, display = section.display;
    setClass(section.element, 'z-active', open);
    if (leads) return;
    label.setAttribute('aria-expanded', String(open));
    paintDetails(section, open);
    if (!open) {
        rescueFocus(section);
        if (display) panel.style.removeProperty('display');
        return hide(accordion, section, isUsable(section));
    }
    panel.removeAttribute('hidden');
    // A page's script may have hidden it, too.
    if (panel.style.display === 'none') panel.style.removeProperty('display');
}
/** Has open what the options allow by now; they aren't refused, and what the page thinks about may still come. */ function fitOpen(accordion) {
    var plan = function plan() {
        var options = accordion.options, open = accordion.open, parts = accordion.parts;
        return options.expandMode === 'single' && open.length > 1 ? planOnly(accordion, [
            parts.current
        ]) : null;
    };
    if (plan()) force(accordion, plan, 'api');
    fillOpen(accordion);
}
// With more of them, the landmarks would drown the page's own (ARIA practice for accordions).
var MOST_REGIONS = 6;
/**
 * What depends on how many sections there are, or on the options: roles, idle triggers. Of many,
 * only those that have `changed` can have become something else.
 */ function paintAll(accordion, changed) {
    var parts = accordion.parts, options = accordion.options;
    var items = parts.items;
    var regions = items.length <= MOST_REGIONS || options.expandMode === 'single';
    (items.length > MOST_FINDABLE + 1 ? changed : items).forEach(function(section) {
        setAttribute(section.panel, 'role', regions && !section.leads ? 'region' : null);
        paintUsable(accordion, section);
    });
}

/** The section of this accordion whose header is around `target`; headers of sets inside aren't. */ function sectionAround(param, target) {
    var root = param.root, parts = param.parts;
    for(var at = target; at && at !== root; at = at.parentNode){
        var section = parts.byHeader.get(at);
        if (section) return section;
    }
    return null;
}
/** Whether `target` is in a control of the author's that the trigger holds, as a `summary` may. */ var isInControl = function isInControl(param, target) {
    var label = param.label;
    return !!target && label.contains(target) && isInteractive(target, label);
};
function listenForPresses(accordion, keyPress) {
    var parts = accordion.parts, root = accordion.root, scope = accordion.scope, options = accordion.options;
    listenForActivation({
        scope: scope,
        list: root,
        events: options.event,
        find: function find(target) {
            var section = sectionAround(accordion, target);
            if (!section || isInControl(section, target)) return null;
            return {
                element: section.header,
                label: section.label
            };
        },
        requests: function requests() {
            return accordion.requests;
        },
        activate: function activate(header, event) {
            var section = parts.byHeader.get(header);
            if (!isUsable(section)) return;
            // Chrome makes a press of the `summary` of a Space that was typed into a field in it.
            if (isKeyClick(event) && isInControl(section, document.activeElement)) return;
            var byKey = keyPress.active || isKeyClick(event);
            // Coming over a header opens; only a press closes.
            noteAction(accordion);
            if (event && event.type !== 'click') open(accordion, section.index, 'click');
            else select(accordion, section.index, byKey ? 'key' : 'click');
        },
        owns: function owns(header) {
            var _parts_byHeader_get;
            return !((_parts_byHeader_get = parts.byHeader.get(header)) == null ? void 0 : _parts_byHeader_get.leads);
        }
    });
}
/** Whether a click is what the browser makes of Enter or Space on a button. */ var isKeyClick = function isKeyClick(event) {
    return !!event && event.isTrusted && event.detail === 0;
};
/** The header that a key leads to from `from`, or null. */ function sectionAt$1(param, key, from) {
    var parts = param.parts;
    var sections = parts.items;
    var isThere = function isThere(n) {
        return isReachable(sections[n]);
    };
    return sections[stepFrom(from.index, key, sections.length, isThere)] || null;
}
/** Moves the focus, and in a slider opens what it comes to. */ function goTo(accordion, section) {
    section.label.focus();
    if (!accordion.options.slider) return;
    open(accordion, section.index, 'key');
}
/** The section whose trigger has the focus, when a key on it is ours to understand. */ function keyedSection(accordion, event) {
    var target = event.target;
    var section = sectionAround(accordion, target);
    if (!section || section.leads || isForeignKey(event)) return null;
    return section.label.contains(target) && !isInControl(section, target) ? section : null;
}
function onKey(accordion, keyPress, event) {
    var options = accordion.options, root = accordion.root;
    var from = keyedSection(accordion, event);
    var vertical = options.orientation === 'vertical';
    var key = keyStep(keyName(event), vertical, isRightToLeft(root));
    if (!from || !key) return;
    var trigger = from.label;
    if (key === 'press') {
        // Buttons do it by themselves.
        if (trigger.tagName !== 'A') return;
        event.preventDefault();
        keyPress.active = true;
        trigger.click();
        keyPress.active = false;
    } else if (options.keyboard || options.slider) {
        event.preventDefault();
        noteAction(accordion);
        var section = sectionAt$1(accordion, key, from);
        if (section) goTo(accordion, section);
    }
}
/** Listens to what users do with the headers. */ function listen(accordion) {
    var keyPress = {
        active: false
    };
    listenForPresses(accordion, keyPress);
    on(accordion.scope, accordion.root, 'keydown', function(event) {
        return onKey(accordion, keyPress, event);
    });
}

var _Math;
/** The width that is left for the content of a horizontal accordion, in pixels. */ function contentWidth(width, count, headerSize) {
    return Math.max(0, width - count * headerSize);
}
/** The sections that take room: those that the author hid don't. */ var shownIn = function shownIn(param) {
    var items = param.items;
    return items.filter(function(param) {
        var element = param.element;
        return !isHidden(element);
    });
};
/** How far each section of a horizontal accordion stands from the start, in pixels. */ function offsetsOf(count, open, param) {
    var headerSize = param.headerSize, width = param.width;
    var room = contentWidth(width, count, headerSize);
    var offsets = [];
    for(var n = 0; n < count; n++)offsets.push(n * headerSize + (n > open ? room : 0));
    return offsets;
}
// Smaller, text could hardly be read; and a header is no smaller than a finger needs.
var SMALLEST = 0.75;
var FINGER = 24;
/** How much larger than usual the reader's text is; the style sheet reckons likewise. */ var textScale = function textScale() {
    return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
};
/** The sizes of a horizontal accordion, scaled to the width there is where it adapts (rule A7). */ function sizesOf(options, width) {
    var height = options.height, headerSize = options.headerSize, headerFontSize = options.headerFontSize, responsive = options.responsive;
    var scale = responsive ? Math.min(1, width / options.width) : 1;
    var header = Math.max(scale, SMALLEST);
    var text = textScale();
    return {
        height: Math.round(height * scale * text),
        headerSize: Math.max(Math.round(headerSize * header * text), Math.min(headerSize, FINGER)),
        headerFontSize: headerFontSize * header
    };
}
function setMeasure(param, name, value) {
    var style = param.style;
    if (value === null) style.removeProperty('--_' + name);
    else style.setProperty('--_' + name, value);
}
var isHorizontal = function isHorizontal(param) {
    var options = param.options;
    return options.orientation === 'horizontal';
};
/** Says how wide a horizontal accordion may be; in the form for little room, too. */ function setWidth(param, limited) {
    var root = param.root, options = param.options, parts = param.parts;
    var width = limited ? "" + options.width + "px" : null;
    // Not nothing: an accordion around it may have a width.
    setMeasure(root, 'width', width || 'none');
    if (parts.wrapper) setMeasure(parts.wrapper, 'width', width);
}
/** Gives the style sheet the numbers of the options, and sizes a horizontal accordion's parts. */ function layOut(accordion) {
    var root = accordion.root, options = accordion.options;
    setWidth(accordion, isHorizontal(accordion) || accordion.parts.narrow);
    fitWidth(accordion);
    for(var _i = 0, _iter = [
        'contentHeight',
        'contentSpacing',
        'sectionSpacing'
    ]; _i < _iter.length; _i++){
        var name = _iter[_i];
        setMeasure(root, kebab(name), "" + options[name] + "px");
    }
}
/** How wide the lines of the longest title are together, in upright headers; none may be cut. */ var linesOf = function linesOf(param) {
    var items = param.items;
    return (_Math = Math).max.apply(_Math, [].concat(items.map(function(param) {
        var label = param.label;
        var _ref;
        var _label_querySelector;
        return (_ref = (_label_querySelector = label.querySelector('.z-title')) == null ? void 0 : _label_querySelector.scrollWidth) != null ? _ref : 0;
    })));
};
var namesOf = function namesOf(sections) {
    return sections.map(function(param) {
        var index = param.index;
        return index;
    }).join();
};
/**
 * Whether a horizontal accordion still has the room, and the sections, that it was sized for; out of
 * sight its titles had no lines.
 */ var isFitting = function isFitting(param) {
    var options = param.options, parts = param.parts, root = param.root;
    return options.orientation !== 'horizontal' || parts.lines > 0 && root.clientWidth === parts.width && namesOf(shownIn(parts)) === parts.shown;
};
/** Lets sections stand where they are, after a horizontal form, or in a copy that was saved in it. */ function freeSections(param) {
    var parts = param.parts;
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var element = _parts_items[_i].element;
        if (!element.hasAttribute('style')) continue;
        setMeasure(element, 'x', null);
        dropEmptyStyle(element);
    }
}
/** Sizes the parts of a horizontal accordion for the width that it really has. */ function fitWidth(accordion) {
    var root = accordion.root, options = accordion.options, parts = accordion.parts;
    var horizontal = isHorizontal(accordion);
    // Nothing to measure while it is out of sight: the observer tells when it shows.
    if (horizontal) parts.width = root.clientWidth || options.width;
    var _ref = horizontal ? sizesOf(options, parts.width) : options, height = _ref.height, headerSize = _ref.headerSize, headerFontSize = _ref.headerFontSize;
    setMeasure(root, 'header-scale', String(headerFontSize));
    setMeasure(root, 'height', horizontal ? "" + height + "px" : null);
    var shown = horizontal ? shownIn(parts) : [];
    if (horizontal) {
        parts.shown = namesOf(shown);
        parts.lines = linesOf(parts);
        parts.measured = accordion.values;
    }
    parts.headerSize = horizontal ? Math.max(headerSize, parts.lines) : headerSize;
    setMeasure(root, 'header-size', "" + parts.headerSize + "px");
    var room = contentWidth(parts.width, shown.length, parts.headerSize);
    setMeasure(root, 'content-width', horizontal ? "" + room + "px" : null);
    if (horizontal) placeSections(accordion, shown);
}
/** Puts the sections of a horizontal accordion where they belong: those in sight, or those `shown`. */ function placeSections(param, shown) {
    var parts = param.parts, open = param.open;
    if (shown === void 0) shown = shownIn(parts);
    var _open_;
    var width = parts.width, headerSize = parts.headerSize;
    var place = shown.map(function(param) {
        var index = param.index;
        return index;
    }).indexOf((_open_ = open[0]) != null ? _open_ : -1);
    var offsets = offsetsOf(shown.length, place, {
        headerSize: headerSize,
        width: width
    });
    shown.forEach(function(param, n) {
        var element = param.element;
        return setMeasure(element, 'x', "" + offsets[n] + "px");
    });
}

var toIndex = function toIndex(value) {
    var given = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
    return typeof given === 'number' && Math.floor(given) === given ? given : undefined;
};
function toActive(value) {
    if (value === false || value === null || value === 'false') return false;
    if (value === true || value === 'true') return 0;
    var list = Array.isArray(value) ? value.map(toIndex) : null;
    if (!list) return toIndex(value);
    return list.every(function(index) {
        return index !== undefined;
    }) ? list : undefined;
}
var active$1 = function active() {
    return row(false, 'false, an index, or an array of indexes', toActive);
};
/** Every option of the accordion: type, default, check and sentence in one row each. */ var accordionOptions = _extends({}, sharedOptions, {
    /** What is open at first: `false` for nothing, a zero-based index, or an array of indexes. */ active: active$1(),
    /** How sections open and close. */ animation: {
        /** How long it takes, in milliseconds. */ duration: count(400),
        /** The way sections open; `none` opens at once. */ effects: oneOf([
            'slide',
            'fade',
            'none'
        ], 'slide', {
            off: 'none'
        }, [
            'fade',
            'fadeIn'
        ]),
        /** The easing; `easeOutQuart` by default where the easing plugin is. The plugin's easings work without it. */ easing: easing('easeOutQuart'),
        /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). */ type: oneOf([
            'css',
            'jquery'
        ], 'css')
    },
    /** Borders around the sections. */ bordered: visualFlag(false),
    /** Whether the last open section of a vertical accordion can be closed. */ collapsible: flag(true),
    /** The height of the content of a vertical accordion, in pixels; 0 leaves it to the content. */ contentHeight: count(0),
    /** Whether a list in the content is a second level of navigation; vertical accordions only. */ contentNav: visualFlag(false),
    /** Space around the content of a vertical accordion, in pixels. */ contentSpacing: count(0),
    /** Whether a slider has a dot for each section. */ dotNav: flag(false),
    /**
   * Whether one section is open at a time or several; vertical accordions only. Where several are open,
   * `setOptions({ expandMode: 'single' })` closes all but the one opened last; `beforeSelect` isn't asked.
   */ expandMode: oneOf([
        'single',
        'multiple'
    ], 'single', {
        follows: true
    }),
    /** The size of the header's text, in em. */ headerFontSize: count(1.5),
    /** The height of a vertical header, or the width of a horizontal one, in pixels. */ headerSize: count(40),
    /** The height of a horizontal accordion, in pixels. */ height: count(320),
    /** Whether arrow keys, Home and End move between headers. */ keyboard: flag(false),
    /**
   * Whether sections stand one below the other, or side by side. A horizontal accordion that has nothing
   * open opens its first section; `beforeSelect` is asked. Where headers leave no room for content, it is vertical.
   */ orientation: oneOf([
        'vertical',
        'horizontal'
    ], 'vertical', {
        classes: function classes(value) {
            return value;
        }
    }),
    /** Whether a horizontal accordion is scaled to the width there is, and vertical where that is small. */ responsive: flag(false),
    /** A thin scrollbar for content that is taller than its height. */ scrollable: visualFlag(false),
    /** Space between the sections of a vertical accordion, in pixels; 0 makes them one group. */ sectionSpacing: count(0),
    /** Whether headers have an arrow. */ showIcons: flag(true),
    /** Whether the accordion is a slider, with an image in each section. */ slider: visualFlag(false),
    /** The theme, or a class of your own. */ theme: look('silver'),
    /** The width of a horizontal accordion, in pixels. */ width: count(960),
    /** Called once when the accordion has started; `item` is the container as a jQuery object. */ ready: callback(),
    /**
   * Called before a section is opened, or closed by itself (`item.open`); `from` is the index of the
   * one that closes, or -1. What refuses is the same as for the tabs.
   */ beforeSelect: callback(),
    /** Called at once when a section is opened. */ select: callback(),
    /** Called when a section has opened or closed and its animation has ended. */ activate: callback(),
    /** Called when a section has closed, also when another one's opening closed it. */ collapse: callback(),
    /** Called when a section's content has been loaded. */ contentLoad: callback(),
    /** Called when a section's content could not be loaded, with jQuery's XHR object. */ error: callback()
});
var isLater = function isLater(given, name, than) {
    return (given[name] || 0) > (given[than] || 0);
};
/**
 * What one option rules out in another: a horizontal accordion always shows one section and has no
 * vertical measures; an array of active sections makes several open, until a later source says that
 * one is; dots belong to sliders. `given` has the number of the source of each option; `narrow` makes
 * a vertical one of a horizontal one.
 */ function tidyOptions(values, given, narrow) {
    if (given === void 0) given = {};
    if (narrow === void 0) narrow = false;
    var horizontal = values.orientation === 'horizontal';
    var byArray = Array.isArray(values.active) && !isLater(given, 'expandMode', 'active');
    var several = !horizontal && (byArray || values.expandMode === 'multiple');
    var _concat = [].concat(values.active), first = _concat[0];
    var tidy = derive(values, {
        dotNav: values.dotNav && values.slider,
        expandMode: several ? 'multiple' : 'single',
        active: horizontal ? Number(first || 0) : values.active
    });
    if (!horizontal) return tidy;
    if (narrow) return derive(tidy, {
        orientation: 'vertical'
    });
    return derive(tidy, {
        collapsible: false,
        contentHeight: 0,
        contentNav: false,
        contentSpacing: 0,
        sectionSpacing: 0
    });
}

// The width up to which a horizontal accordion that adapts turns vertical, in pixels (rule A7).
var NARROW = 480;
// The least width for content: its padding and a short word, in pixels.
var ROOM = 48;
// No scrollbar is wider, in pixels.
var SCROLLBAR = 20;
var mediaOf = function mediaOf(param) {
    var options = param.options;
    return media("(max-width: " + options.minWindowWidth + "px)");
};
/** Whether an accordion is to be vertical where there is little room. */ var adapts = function adapts(param) {
    var values = param.values;
    return !!values['responsive'] && values['orientation'] === 'horizontal';
};
function ownWidth(param) {
    var root = param.root, options = param.options;
    return Math.min(root.clientWidth || options.width, options.width);
}
/** The least width: where no content has room beside the headers, none of any kind has. */ function leastOf(accordion, width) {
    var options = accordion.options, parts = accordion.parts, values = accordion.values;
    var shown = shownIn(parts);
    // As a vertical one, it can't be measured; what it was in other cases says nothing.
    var same = parts.measured === values && parts.shown === namesOf(shown);
    var lines = same ? parts.lines : 0;
    var least = shown.length * Math.max(sizesOf(options, width).headerSize, lines) + ROOM;
    return adapts(accordion) ? Math.max(NARROW + 1, least) : least;
}
/** Whether there is little room for a horizontal accordion. */ function isNarrow(accordion) {
    var parts = accordion.parts, values = accordion.values;
    if (values['orientation'] !== 'horizontal') return false;
    var width = ownWidth(accordion);
    var least = leastOf(accordion, width) + (parts.narrow ? parts.slack : 0);
    return width < least || adapts(accordion) && mediaOf(accordion).matches;
}
function setForm(accordion, narrow) {
    var parts = accordion.parts, values = accordion.values, given = accordion.given;
    parts.narrow = narrow;
    accordion.options = tidyOptions(values, given, narrow);
    paintRoot(accordion);
    setWidth(accordion, narrow || accordion.options.orientation === 'horizontal');
}
/** Gives an accordion the form that fits: a horizontal one may have to be vertical. */ function takeForm(accordion) {
    var parts = accordion.parts, root = accordion.root;
    // First as it was, so that measuring changes nothing on the page.
    setForm(accordion, parts.narrow);
    parts.width = adapts(accordion) ? root.clientWidth : 0;
    var narrow = isNarrow(accordion);
    if (narrow === parts.narrow) return;
    var width = ownWidth(accordion);
    // Where the page has a scrollbar in one form alone, the other form would seem to fit again.
    var lost = parts.freed - width;
    if (!narrow) parts.freed = width;
    else parts.slack = lost > 0 && lost <= SCROLLBAR ? lost : 0;
    setForm(accordion, narrow);
}
/** Keeps a horizontal accordion fitting when the width there is for it changes (rules A7, C15). */ function watchForm(accordion, fit) {
    var root = accordion.root, options = accordion.options, parts = accordion.parts, scope = accordion.scope;
    if (options.orientation !== 'horizontal' && !parts.narrow) return;
    var seen = parts.width;
    var timer = 0;
    var update = function update() {
        if (scope.undo) fit();
    };
    var wait = function wait() {
        clearTimeout(timer);
        timer = window.setTimeout(update, options.responsiveDelay);
    };
    watchSize(scope, root, function() {
        var before = seen;
        seen = root.clientWidth;
        if (!seen || seen === before) return;
        // Scaled, titles break otherwise.
        if (parts.narrow && options.responsive) parts.measured = null;
        var responsive = options.responsive;
        if (responsive && before) wait();
        else if (responsive || isNarrow(accordion) !== parts.narrow) requestAnimationFrame(update);
        else fit();
    });
    if (!options.responsive) return;
    onMedia(scope, mediaOf(accordion), wait);
    onEnd(scope, function() {
        return clearTimeout(timer);
    });
}

var pageOf = function pageOf(address) {
    return address.split('#')[0];
};
/** The links of a list that lead to the page that is shown, and not just to a place in it. */ function linksHere(list) {
    var links = Array.prototype.slice.call(list.querySelectorAll('a[href]'));
    var isPlace = function isPlace(link) {
        return /^#/.test(link.getAttribute('href') || '');
    };
    return links.filter(function(link) {
        return !isPlace(link) && pageOf(link.href) === pageOf(location.href);
    });
}
/** Accordions inside are no menus, whether they run yet or not. */ var isMenu = function isMenu(list) {
    return list.tagName === 'UL' && !hasClass(list, 'z-accordion') && list.getAttribute('data-role') !== 'z-accordion';
};
/** Makes a second-level menu of the lists in a section's content; true if one leads to this page. */ function adoptMenu(param, undo) {
    var inner = param.inner;
    var lists = contentChildren(inner).filter(isMenu);
    var current = lists.map(linksHere).reduce(function(all, links) {
        return all.concat(links);
    }, []);
    for(var _i = 0; _i < lists.length; _i++){
        var list = lists[_i];
        borrow(undo, list, [
            'class'
        ], [
            'z-sub-nav'
        ]);
        setClass(list, 'z-sub-nav');
    }
    for(var _i1 = 0; _i1 < current.length; _i1++){
        var link = current[_i1];
        borrow(undo, link, [
            'aria-current'
        ], []);
        link.setAttribute('aria-current', 'page');
    }
    return current.length > 0;
}
/** Marks the menus of all sections, and notes which of them lead to the page that is shown (rule A9). */ function mountMenus(param) {
    var parts = param.parts, options = param.options, scope = param.scope;
    var undo = [];
    var marked = options.contentNav ? parts.items.filter(function(section) {
        return adoptMenu(section, undo);
    }) : [];
    parts.here = marked.map(function(param) {
        var index = param.index;
        return index;
    });
    onEnd(scope, function() {
        return giveBack(undo);
    });
}

/** Opens the section that is `by` steps from the one shown. */ function slide(accordion, by) {
    var index = nextIndex(accordion, accordion.parts.current, by);
    noteAction(accordion);
    open(accordion, index, 'click');
}
// A finger that went this far, in pixels, has swiped.
var SWIPE = 40;
/** Fingers swipe from section to section; what they scroll upright stays the page's. */ function listenForSwipes(accordion) {
    var root = accordion.root, scope = accordion.scope;
    var start = null;
    onCapture(scope, root, 'pointerdown', function(event) {
        var down = event;
        // What is dragged in a field is the field's.
        var field = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
        start = field || down.pointerType === 'mouse' ? null : down;
    });
    onCapture(scope, root, 'pointerup', function(event) {
        var end = event;
        var across = start && start.pointerId === end.pointerId ? end.clientX - start.clientX : 0;
        var along = start ? end.clientY - start.clientY : 0;
        start = null;
        if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(along)) return;
        var forward = across < 0 !== (getComputedStyle(root).direction === 'rtl');
        slide(accordion, forward ? 1 : -1);
    });
}
var DOT_MARKS = [
    'aria-current',
    'aria-disabled'
];
/** Marks the dot of the section that is shown. */ function paintDots(param) {
    var parts = param.parts, open = param.open;
    parts.dots.forEach(function(dot, n) {
        var current = open.indexOf(n) >= 0;
        dot.className = current ? 'z-dot-nav-item z-active' : 'z-dot-nav-item';
        // Pressing the dot of what is shown does nothing (rule S6).
        for(var _i = 0; _i < DOT_MARKS.length; _i++){
            var name = DOT_MARKS[_i];
            setAttribute(dot, name, current ? 'true' : null);
        }
    });
}
/** Takes dots away; focus on one of them goes to the header of what is shown. */ function dropDots(param, from) {
    var root = param.root, parts = param.parts, life = param.life;
    var gone = parts.dots.slice(from);
    if (gone.some(holdsFocus)) {
        var shown = parts.items[parts.current];
        if (shown) shown.label.focus({
            preventScroll: true
        });
        else onEnd(life, focusOn(root));
    }
    gone.forEach(detach);
    parts.dots = parts.dots.slice(0, from);
}
/** A dot for each section, named after its header; a dot that is still wanted keeps the focus. */ function layDots(accordion) {
    var parts = accordion.parts, options = accordion.options;
    var wrapper = parts.wrapper, items = parts.items;
    var wanted = !!wrapper && options.dotNav;
    dropDots(accordion, wanted ? items.length : 0);
    if (!wanted) {
        if (parts.nav) detach(parts.nav);
        parts.nav = null;
        return;
    }
    var nav = parts.nav = parts.nav || wrapper.appendChild(build('div', 'z-dot-nav'));
    nav.setAttribute('role', 'group');
    nav.setAttribute('aria-label', options.texts.dots);
    parts.dots = items.map(function(param, n) {
        var header = param.header;
        var dot = parts.dots[n] || nav.appendChild(build('button', ''));
        var title = wordsOf(header);
        dot.setAttribute('type', 'button');
        dot.setAttribute('aria-label', options.texts.slide + " " + (n + 1) + (title ? ": " + title : ''));
        return dot;
    });
    paintDots(accordion);
}
function unwrapSlider(accordion) {
    var root = accordion.root, parts = accordion.parts;
    var wrapper = parts.wrapper;
    if (!wrapper) return;
    dropDots(accordion, 0);
    parts.nav = null;
    var parentNode = wrapper.parentNode;
    // A header may just have got the focus from a dot.
    if (parentNode && root.parentNode === wrapper) {
        keepingFocus(function() {
            return move$1(root, parentNode, wrapper);
        });
    }
    detach(wrapper);
    parts.wrapper = null;
}
/** Puts the wrapper around a slider; it stays while the accordion is one, so that nothing moves. */ function wrapSlider(accordion) {
    var root = accordion.root, parts = accordion.parts, life = accordion.life;
    if (parts.wrapper || !root.parentNode || !isInPage(root)) return;
    parts.wrapper = build('div', 'z-slider-wrapper');
    root.parentNode.insertBefore(parts.wrapper, root);
    move$1(root, parts.wrapper, null);
    onEnd(life, function() {
        return unwrapSlider(accordion);
    });
}
/** What makes a slider of an accordion: a wrapper, swiping, and dots. */ function mountSlider(accordion) {
    var root = accordion.root, scope = accordion.scope, options = accordion.options, parts = accordion.parts;
    if (options.slider) wrapSlider(accordion);
    else unwrapSlider(accordion);
    var wrapper = parts.wrapper;
    if (!wrapper) {
        // It is in no page yet, where a wrapper could be put around it.
        if (options.slider) watchSize(scope, root, function() {
            return isInPage(root) && remount(accordion);
        });
        return;
    }
    describeCarousel(accordion, scope, {
        element: wrapper,
        prefix: parts.prefix
    });
    listenForSwipes(accordion);
    on(scope, wrapper, 'click', function(event) {
        var index = parts.dots.indexOf(event.target);
        if (index < 0) return;
        noteAction(accordion);
        open(accordion, index, 'click');
    });
}

/** Lets the next motion begin at rest. */ function forgetMotion(parts) {
    parts.moving = [];
    parts.midway = {};
}
/** The sections of a change, and those that a motion cut off left on their way. */ function movingIn(param, change) {
    var parts = param.parts;
    var sections = parts.items, moving = parts.moving, midway = parts.midway;
    forgetMotion(parts);
    var changed = change.opened.concat(change.closed);
    var late = moving.filter(function(section) {
        return sections[section.index] === section;
    }).map(function(param) {
        var index = param.index;
        return index;
    }).filter(function(index) {
        return changed.indexOf(index) < 0;
    });
    var isOpen = function isOpen(index) {
        return change.open.indexOf(index) >= 0;
    };
    var pick = function pick(indexes) {
        return indexes.map(function(index) {
            return sections[index];
        });
    };
    return {
        opened: pick(change.opened.concat(late.filter(isOpen))),
        closed: pick(change.closed.concat(late.filter(function(index) {
            return !isOpen(index);
        }))),
        midway: midway
    };
}
/** How content takes its room now, by all that opening and closing changes. */ function poseOf(accordion, param) {
    var panel = param.panel;
    var style = getComputedStyle(panel);
    var pose = {
        height: heightOf(panel)
    };
    for(var _i = 0; _i < SIDES.length; _i++){
        var name = SIDES[_i];
        var value = style.getPropertyValue(name);
        // A share of a height that nobody gave, as `min-height` may be, is nothing.
        if (parseFloat(value) && !/%/.test(value)) pose[name] = parseFloat(value);
    }
    if (accordion.options.animation.effects === 'fade') pose.opacity = Number(style.opacity);
    return pose;
}
/** The same content when it is closed. */ function closedOf(pose) {
    var closed = {};
    for(var _i = 0, _namesOf = namesOf$1(pose); _i < _namesOf.length; _i++){
        var name = _namesOf[_i];
        closed[name] = 0;
    }
    return closed;
}
/** Vertical: heights move between nothing and what the content takes, all at the same time. */ function measureHeights(accordion, param) {
    var opened = param.opened, closed = param.closed, midway = param.midway;
    // Where a motion was cut off, this one begins there (rule A5).
    var poses = closed.map(function(section) {
        return midway[section.index] || poseOf(accordion, section);
    });
    return function() {
        return opened.map(function(section) {
            var to = poseOf(accordion, section);
            var from = _extends({}, closedOf(to), midway[section.index]);
            var move = {
                element: section.panel,
                from: from,
                to: to
            };
            // A fixed height is one whatever is in it.
            return accordion.options.contentHeight ? move : _extends({}, move, {
                grows: contentOf(section)
            });
        }).concat(closed.map(function(param, n) {
            var panel = param.panel;
            var from = poses[n];
            return {
                element: panel,
                from: from,
                to: closedOf(from)
            };
        }));
    };
}
/** How far a section of a horizontal accordion stands from the start, in pixels. */ var placeOf = function placeOf(param) {
    var element = param.element;
    return parseFloat(element.style.getPropertyValue('--_x')) || 0;
};
/** Which way a horizontal accordion goes on: 1 is to the right. */ var wayOf = function wayOf(param) {
    var root = param.root;
    return isRightToLeft(root) ? -1 : 1;
};
/** Horizontal: sections slide over each other; nothing is laid out anew on the way. */ function measurePlaces(accordion, param) {
    var midway = param.midway;
    var items = accordion.parts.items;
    var from = items.map(function(section) {
        var _ref;
        var _midway_section_index;
        return (_ref = (_midway_section_index = midway[section.index]) == null ? void 0 : _midway_section_index.x) != null ? _ref : placeOf(section);
    });
    return function() {
        var way = wayOf(accordion);
        return items.map(function(section, n) {
            return {
                element: section.element,
                from: {
                    x: way * (from[n] - placeOf(section))
                },
                to: {
                    x: 0
                }
            };
        }).filter(function(move) {
            return move.from.x;
        });
    };
}
/** How far a section of a horizontal accordion is to the right of its place, in pixels. */ var slidOf = function slidOf(param) {
    var element = param.element;
    return parseFloat(getComputedStyle(element).transform.split(',')[4] || '0');
};
/** Notes where each moving section is, for the motion that cuts this one off. */ function noteMidway(accordion, moving) {
    var parts = accordion.parts, options = accordion.options;
    var horizontal = options.orientation === 'horizontal';
    var way = wayOf(accordion);
    var midway = {};
    for(var _i = 0, _iter = horizontal ? parts.items : moving; _i < _iter.length; _i++){
        var section = _iter[_i];
        midway[section.index] = horizontal ? {
            x: placeOf(section) + way * slidOf(section)
        } : poseOf(accordion, section);
    }
    parts.moving = moving;
    parts.midway = midway;
}
/** While content closes, its `details` has to be open, or there would be nothing to see. */ function holdDetails(closed) {
    var held = closed.filter(isDetails);
    for(var _i = 0; _i < held.length; _i++){
        var element = held[_i].element;
        element.setAttribute('open', '');
    }
    return function() {
        for(var _i = 0; _i < held.length; _i++){
            var element = held[_i].element;
            element.removeAttribute('open');
        }
    };
}
/** Applies a change to what is seen and told of the sections. */ function paint$1(accordion, opened, closed) {
    var parts = accordion.parts, open = accordion.open, options = accordion.options;
    // The page may hear of it.
    closed.forEach(rescueFocus);
    parts.heed(true);
    for(var _i = 0; _i < opened.length; _i++){
        var section = opened[_i];
        paintOpen(accordion, section, true);
    }
    // Before others are hidden: styles are asked for here, and those would lose their boxes.
    opened.forEach(showContent);
    if (options.orientation === 'horizontal') placeSections(accordion);
    for(var _i1 = 0; _i1 < closed.length; _i1++){
        var section1 = closed[_i1];
        paintOpen(accordion, section1, false);
    }
    // Those that stay open may have to, or don't any more.
    var staying = open.map(function(index) {
        return parts.items[index];
    });
    for(var _i2 = 0, _closed_concat = closed.concat(staying); _i2 < _closed_concat.length; _i2++){
        var section2 = _closed_concat[_i2];
        paintUsable(accordion, section2);
    }
    parts.heed();
}
/** Applies a change and moves the sections, in place under a press; returns what ends it early. */ function move(accordion, change, settled, pressed) {
    var _change_opened_;
    var parts = accordion.parts, options = accordion.options, root = accordion.root;
    var moving = movingIn(accordion, change);
    var opened = moving.opened, closed = moving.closed;
    var horizontal = options.orientation === 'horizontal';
    var releases = [];
    var target = parts.items[(_change_opened_ = change.opened[0]) != null ? _change_opened_ : -1];
    if (pressed && !horizontal && target && closed.some(function(param) {
        var index = param.index;
        return index < target.index;
    })) {
        releases.push(anchor(target.header));
    }
    var scene = _extends({}, options.animation, {
        stage: root,
        leaving: closed.map(function(param) {
            var panel = param.panel;
            return panel;
        }),
        marks: opened.concat(closed).map(function(param) {
            var panel = param.panel;
            return [
                panel,
                'z-moving'
            ];
        }),
        measure: function measure() {
            var measured = horizontal ? measurePlaces(accordion, moving) : measureHeights(accordion, moving);
            return function() {
                releases.push(holdDetails(closed));
                return measured();
            };
        }
    });
    var finish = animate(scene, function() {
        return paint$1(accordion, opened, closed);
    }, function() {
        for(var _i = 0; _i < releases.length; _i++){
            var release = releases[_i];
            release();
        }
        settled();
    });
    if (!finish) return null;
    return function() {
        noteMidway(accordion, opened.concat(closed));
        finish();
    };
}

/** Arrows at the ends of the triggers, or none. */ function paintArrows(param, sections) {
    var options = param.options, parts = param.parts;
    var showIcons = options.showIcons;
    for(var _i = 0; _i < sections.length; _i++){
        var section = sections[_i];
        var label = section.label, leads = section.leads, made = section.made;
        // At the start our own buttons have theirs, and the browser keeps an object for each that is asked for.
        if (showIcons && !parts.shared.started && made & MADE_ARROW) continue;
        var arrow = label.querySelector(':scope > .z-arrow');
        // What loads in the page that a saved copy is of doesn't load in the copy.
        if (arrow) setClass(arrow, 'z-loading', isLoading(section));
        if (!showIcons) {
            if (arrow) detach(arrow);
            section.made &= ~MADE_ARROW;
        } else if (!arrow && !leads) {
            label.appendChild(build('span', 'z-arrow'));
            section.made |= MADE_ARROW;
        }
    }
}
/** Whether contents have a height of their own, and may have to scroll. */ var isFixed = function isFixed(param) {
    var options = param.options;
    return options.contentHeight > 0 || options.orientation === 'horizontal';
};
/** Content of a fixed height that is taller scrolls, and has to be reached by key to do so. */ function paintScrollable(accordion) {
    var parts = accordion.parts, open = accordion.open;
    var fixed = isFixed(accordion);
    var scrolls = parts.items.map(function(param) {
        var panel = param.panel, index = param.index;
        return fixed && open.indexOf(index) >= 0 && panel.scrollHeight > panel.clientHeight;
    });
    parts.items.forEach(function(section, n) {
        if (!scrolls[n] && !section.stop) return;
        var panel = section.panel;
        // A tabindex of the author's is left alone; -1 may be there for the focus that it has now,
        // which would fall to the page's body if it went.
        var own = panel.getAttribute('tabindex');
        var focused = document.activeElement === panel;
        if (scrolls[n] && (own === null || own === '-1' && focused)) {
            panel.tabIndex = 0;
            section.stop = true;
        } else if (!scrolls[n] && !focused) {
            panel.removeAttribute('tabindex');
            section.stop = false;
        }
    });
}
function paint(accordion, changed) {
    var parts = accordion.parts;
    forgetMotion(parts);
    changed.forEach(parts.watch);
    paintArrows(accordion, changed);
    paintAll(accordion, changed);
    layDots(accordion);
    if (changed !== parts.items) return;
    layOut(accordion);
    // Asks for styles, and so comes after what changes those of all sections.
    if (parts.shared.started) parts.ends = markEnds(parts.items, parts.ends);
    paintScrollable(accordion);
}
/** Fits a horizontal accordion into the width that it has now, in the form that there is room for. */ function refit(accordion) {
    var parts = accordion.parts, root = accordion.root, scope = accordion.scope;
    if (!isFitting(accordion)) {
        fitWidth(accordion);
        paintScrollable(accordion);
    }
    // Out of sight it has no width; a vertical one isn't asked for it.
    if (isNarrow(accordion) === parts.narrow || !root.clientWidth) return;
    settle(accordion);
    if (scope.undo) remount(accordion);
}
/** What has to be put right when sections come or go, or `changed`; they stand beside each other. */ function paintStructure(accordion, changed) {
    paint(accordion, changed);
    refit(accordion);
}
/** The same for the first time: the ends are known, and nothing asks for styles before the browser does. */ function paintFirst(accordion) {
    var parts = accordion.parts;
    paint(accordion, parts.items);
    parts.shared.started = true;
    refit(accordion);
}
var DISABLED = 'data-disabled';
/** Pages disable, hide and show sections by their own means; ARIA and looks follow. What is open is ours. */ function watchSections(accordion) {
    var parts = accordion.parts, scope = accordion.scope;
    var _watchPage = watchPage(scope, function(records) {
        var touched = records.map(function(param) {
            var target = param.target;
            return target;
        });
        var marked = touched.filter(function(_, n) {
            var _records_n;
            return ((_records_n = records[n]) == null ? void 0 : _records_n.attributeName) === DISABLED;
        });
        for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
            var section = _parts_items[_i];
            var element = section.element, index = section.index, panel = section.panel;
            if (marked.indexOf(element) >= 0) setClass(element, 'z-disabled', isMarked(element, DISABLED));
            if (touched.indexOf(element) < 0) continue;
            paintUsable(accordion, section);
            // Browsers open `details` where an address leads into them; while they close, they have to be open.
            if (!hasClass(panel, 'z-moving')) paintDetails(section, accordion.open.indexOf(index) >= 0);
        }
        parts.ends = markEnds(parts.items, parts.ends);
        refit(accordion);
        if (!scope.undo) return;
        // What they were changed by just now.
        observer.takeRecords();
        fillOpen(accordion);
        // What a guard writes that refuses would have it asked for ever.
        if (!accordion.open.length) observer.takeRecords();
    }), observer = _watchPage[0], heed = _watchPage[1];
    parts.watch = function(param) {
        var element = param.element;
        return observer.observe(element, {
            attributes: true,
            attributeFilter: [
                'class',
                'hidden',
                'style',
                'open',
                DISABLED
            ]
        });
    };
    parts.heed = heed;
}
/** Puts the options into effect. */ function mount(accordion) {
    var parts = accordion.parts;
    var started = parts.shared.started;
    takeForm(accordion);
    if (accordion.options.orientation !== 'horizontal') freeSections(accordion);
    mountSlider(accordion);
    mountMenus(accordion);
    watchSections(accordion);
    // Before it is sized, which takes one out of sight for as wide as it may be.
    watchForm(accordion, function() {
        return refit(accordion);
    });
    // At first, what is open comes before: its arrow would turn.
    if (started) paint(accordion, parts.items);
    followScheme(accordion, function() {
        return paintRoot(accordion);
    });
    mountFollowers(accordion);
    listen(accordion);
    parts.heed();
    // Only now are its headers measured. Not the other way round: by a scrollbar, that would never end.
    if (started && !parts.narrow) refit(accordion);
}

/** The arrow turns into a spinner; where there is none, one stands in the content. */ function paintSpinner(_, section) {
    var label = section.label, panel = section.panel;
    var busy = isLoading(section);
    var arrow = label.querySelector(':scope > .z-arrow');
    var old = panel.querySelector(':scope > .z-spinner');
    if (old) detach(old);
    if (arrow) return setClass(arrow, 'z-loading', busy);
    if (!busy) return;
    var spinner = build('span', 'z-spinner');
    spinner.setAttribute('aria-hidden', 'true');
    panel.insertBefore(spinner, panel.firstChild);
}
/** The accordion as the parts see it that both widgets share. */ var view = {
    sourcesOf: function sourcesOf(param) {
        var header = param.header, panel = param.panel, element = param.element;
        return [
            header,
            panel,
            element
        ];
    },
    innerOf: contentOf,
    statusPlace: function statusPlace(_, param) {
        var element = param.element;
        return element;
    },
    paintBusy: paintSpinner,
    changed: function changed(accordion) {
        return paintScrollable(accordion);
    },
    tell: tellContent,
    entryOf: function entryOf(param) {
        var parts = param.parts;
        var _parts_items_filter_;
        return (_parts_items_filter_ = parts.items.filter(isReachable)[0]) == null ? void 0 : _parts_items_filter_.label;
    },
    stageOf: function stageOf(accordion) {
        var root = accordion.root, parts = accordion.parts;
        return {
            element: parts.wrapper || root,
            prefix: parts.prefix,
            live: root,
            next: function next() {
                return root;
            },
            advance: function advance() {
                var next = parts.items[nextIndex(accordion, parts.current, 1)];
                // One at a time also where several may be open: it couldn't go on when all are.
                if (next) change(accordion, function() {
                    return planOnly(accordion, placesOf(accordion, [
                        next
                    ]));
                }, 'autoplay');
            }
        };
    }
};

var HEADING = /^H[1-6]$/;
var SECTION = /^(LI|SECTION|DIV|ARTICLE|DETAILS)$/;
/** The sections of an accordion (rule A1), in document order; anything else is left alone. */ function findSections(root) {
    var found = [];
    var children = contentChildren(root);
    var child;
    // What is blank is a content only where there is no other.
    while(child = children.shift()){
        if (HEADING.test(child.tagName)) {
            var content = null;
            while(children[0] && !HEADING.test(children[0].tagName) && (!content || isBlank(content)))content = children.shift();
            found.push({
                section: null,
                header: child,
                content: content
            });
        } else if (SECTION.test(child.tagName)) {
            var parts = contentChildren(child);
            var others = filled(parts);
            var header = others.shift();
            var content1 = others.pop() || parts.pop();
            if (header) found.push({
                section: child,
                header: header,
                content: content1 !== header && content1 || null
            });
        }
    }
    return found;
}

// A saved copy may have been in the other one.
var FORMS = words('horizontal vertical z-grouped z-ungrouped z-fixed-height z-slider transition ' + 'z-many z-dark z-dark-auto z-print-current z-rounded z-shadows z-bordered z-content-nav z-scrollable');
var ROOT_NAMES = [
    'class',
    'style'
];
var LOADING = 'z-accordion-loading';
/** Whether a header has text, or a picture or a label that stands for it. */ var isNamed = function isNamed(header) {
    return /\S/.test(header.textContent || '') || !!header.querySelector('img,svg,[aria-label]');
};
/** Takes away what a saved copy has around an accordion: a slider's wrapper and dots, a control. */ function clearAround(root) {
    var wrapper = root.parentElement;
    if (wrapper && hasClass(wrapper, 'z-slider-wrapper')) {
        for(var _i = 0, _contentChildren = contentChildren(wrapper); _i < _contentChildren.length; _i++){
            var child = _contentChildren[_i];
            if (hasClass(child, 'z-dot-nav')) detach(child);
        }
        unwrap(wrapper);
    }
    var before = root.previousElementSibling;
    if (before && hasClass(before, 'z-autoplay')) detach(before);
}
/** Takes off what is of an earlier run, in a saved copy; whether it is one. */ function clearCopy(accordion) {
    var root = accordion.root;
    clearAround(root);
    // Not kept: given back, it would hide the page's content for good.
    setClass(root, LOADING, false);
    var saved = hasClass(root, 'z-accordion');
    if (saved) dropCarousel(accordion, root);
    return saved;
}
/** A widget around it may have wrapped what is in it since. */ var isThere = function isThere(param, root) {
    var _param_found = param.found, first = _param_found[0];
    return !!first && (first.section || first.header).parentNode === root;
};
function lookAt(root) {
    var found = findSections(root);
    return {
        found: found,
        ends: endsOf(found.map(function(param) {
            var section = param.section;
            return {
                element: section
            };
        }))
    };
}
/** Takes over an accordion's markup and completes it to the form of rule A1. */ function adoptMarkup(accordion, seen) {
    var root = accordion.root;
    // ARIA names ids in a list, with spaces between them.
    var prefix = idOf(root).replace(/\s+/g, '-') || idPrefix('uiAccordion');
    var report = function report(message) {
        return warn('uiAccordion', root, message);
    };
    var _ref = isThere(seen, root) ? seen : lookAt(root), found = _ref.found, ends = _ref.ends;
    if (!found.length) report('there is no section: each is an element with a header and content');
    var saved = clearCopy(accordion);
    var parts = {
        shared: createShared(view),
        items: [],
        ends: [],
        byHeader: new WeakMap(),
        prefix: prefix,
        serial: 0,
        undo: [],
        classes: saved ? FORMS : [],
        owned: FORMS,
        current: -1,
        moving: [],
        midway: {},
        here: [],
        width: 0,
        shown: '',
        headerSize: 0,
        narrow: false,
        freed: 0,
        slack: 0,
        lines: 0,
        wrapper: null,
        watch: nothing,
        heed: nothing,
        nav: null,
        dots: []
    };
    var kept = keep(root, ROOT_NAMES);
    parts.undo.push(function() {
        return restore(root, kept, ROOT_NAMES, parts.owned);
    });
    for(var _i = 0; _i < found.length; _i++){
        var section = found[_i];
        register(parts, adoptSection(section, prefix, ++parts.serial));
    }
    parts.ends = markEnds(parts.items, [], ends);
    parts.items.forEach(function(param, n) {
        var header = param.header, leads = param.leads;
        var _found_n;
        if (!((_found_n = found[n]) == null ? void 0 : _found_n.content) && !leads) report("section " + n + " has no content");
        if (!isNamed(header)) report("the header of section " + n + " has no text");
    });
    return parts;
}
function register(parts, section) {
    parts.items.push(section);
    parts.byHeader.set(section.header, section);
    return section;
}
/** Puts a new section at the end of an accordion. */ function insertSection(accordion, element) {
    var root = accordion.root, parts = accordion.parts;
    var sections = parts.items;
    var last = sections[sections.length - 1];
    var header = element.firstElementChild;
    var content = element.lastElementChild;
    var found = {
        section: element,
        header: header,
        content: content
    };
    var section = register(parts, adoptSection(found, parts.prefix, ++parts.serial));
    section.index = sections.length - 1;
    paintOpen(accordion, section, false);
    root.insertBefore(element, last ? last.element.nextSibling : null);
    parts.ends = addEnd(section, parts.ends);
    return section;
}
/** Puts `sections` in the place of `count` others; what is open, and was opened last, stays so. */ function replaceSections(accordion, from, count, sections) {
    if (sections === void 0) sections = [];
    var _items;
    var _open_;
    var parts = accordion.parts;
    var items = parts.items;
    var last = items[parts.current];
    var opened = accordion.open.map(function(index) {
        return items[index];
    });
    (_items = items).splice.apply(_items, [].concat([
        from,
        count
    ], sections));
    for(var n = from; n < items.length; n++)items[n].index = n;
    var isIn = function isIn(section) {
        return items[section.index] === section;
    };
    var open = opened.filter(isIn).map(function(param) {
        var index = param.index;
        return index;
    });
    accordion.open = open.sort(function(a, b) {
        return a - b;
    });
    parts.current = last && isIn(last) ? last.index : (_open_ = open[open.length - 1]) != null ? _open_ : -1;
}
/** Takes over sections that the page has added, and forgets those that it took out. */ function syncSections(accordion) {
    var root = accordion.root, parts = accordion.parts;
    var sections = [];
    var isGone = function isGone(param) {
        var element = param.element, header = param.header;
        return element.parentNode !== root || filled(contentChildren(element))[0] !== header;
    };
    parts.items.filter(isGone).forEach(function(section) {
        parts.byHeader.delete(section.header);
        forget(section);
        releaseSection(section);
    });
    findSections(root).forEach(function(found) {
        var old = parts.byHeader.get(found.header);
        if (old) sections.push(old);
        else {
            var section = adoptSection(found, parts.prefix, ++parts.serial);
            parts.byHeader.set(section.header, section);
            paintOpen(accordion, section, false);
            sections.push(section);
        }
    });
    replaceSections(accordion, 0, parts.items.length, sections);
}
/** Gives the whole accordion back as the author wrote it. */ function releaseMarkup(param) {
    var items = param.items, undo = param.undo;
    items.forEach(releaseSection);
    giveBack(undo);
}

var sectionAt = function sectionAt(accordion, method, given) {
    return itemAt(accordion, accordion.parts.items, method, given);
};
/** Opens the next section that can be opened, in steps of `by` from `from`. */ function openFrom(accordion, from, by) {
    open(accordion, nextIndex(accordion, from, by), 'api');
}
/**
 * Keeps one open where one has to be: if horizontal always, else if some were, unless that was `asked`
 * for already. Address and storage follow where one of the `before` open ones has gone.
 */ function keepOneOpen(accordion, from, before, asked) {
    if (asked === void 0) asked = false;
    var open = accordion.open, options = accordion.options;
    if (!asked) fillOpen(accordion, from, !!before && !options.collapsible);
    if (open.length < before) {
        passOn(accordion, {
            opened: [],
            closed: [],
            open: accordion.open
        }, 'api');
    }
}
function planClose(accordion, section) {
    // Gone meanwhile, it still has an index.
    var places = placesOf(accordion, [
        section
    ]).filter(function(n) {
        return accordion.open.indexOf(n) >= 0;
    });
    return isHeld(accordion, section) ? null : shut(accordion.open, places);
}
function planAll(accordion) {
    var parts = accordion.parts, open = accordion.open, options = accordion.options;
    if (options.expandMode === 'single') return null;
    var opened = parts.items.filter(function(section) {
        return isUsable(section) && open.indexOf(section.index) < 0;
    }).map(function(param) {
        var index = param.index;
        return index;
    });
    var all = open.concat(opened).sort(function(a, b) {
        return a - b;
    });
    return opened.length ? {
        opened: opened,
        closed: [],
        open: all
    } : null;
}
function planNone(param) {
    var open = param.open, options = param.options;
    return shut(open, options.collapsible ? open : open.slice(1));
}
function toggle(accordion, method, index) {
    var section = sectionAt(accordion, method, index);
    if (isUsable(section)) select(accordion, section.index, 'api');
}
var startOf = function startOf(param, none) {
    var open = param.open, parts = param.parts;
    return open.length ? parts.current : none;
};
function add(accordion, header, content) {
    if (!takes(accordion, header, content)) return;
    settle(accordion);
    var root = accordion.root;
    var inList = /^[UO]L$/.test(root.tagName);
    var heading = root.querySelector('.z-header');
    var level = heading && /^H[1-6]$/.test(heading.tagName) ? heading.tagName : 'h3';
    var head = build(level.toLowerCase(), '');
    var body = build('div', '');
    insertLabel(head, header);
    var section = insertSection(accordion, build(inList ? 'li' : 'div', '', head, body));
    fill(accordion, section.inner, content);
    if (!accordion.alive) return;
    paintStructure(accordion, [
        section
    ]);
    fillOpen(accordion);
}
/** Gives the focus to the section after one that goes, else to the one before, else to the container. */ function leave(param, param1) {
    var parts = param.parts, root = param.root, life = param.life;
    var index = param1.index;
    var near = parts.items.filter(isReachable);
    var next = near.filter(function(section) {
        return section.index >= index;
    })[0] || near[near.length - 1];
    if (next) next.label.focus();
    else onEnd(life, focusOn(root));
}
function remove(accordion, given) {
    settle(accordion);
    var section = sectionAt(accordion, 'remove', given);
    if (!section) return;
    var parts = accordion.parts;
    var sections = parts.items;
    var hadFocus = holdsFocus(section.element);
    var open = accordion.open;
    var wasOpen = open.indexOf(section.index) >= 0;
    if (wasOpen) tellSettled(accordion, {
        opened: [],
        closed: [
            section.index
        ]}, 'api');
    replaceSections(accordion, section.index, 1);
    parts.byHeader.delete(section.header);
    if (hadFocus) leave(accordion, section);
    forget(section);
    removeForGood(section.element);
    // The page may hear of the focus.
    if (!accordion.alive) return;
    parts.ends = dropEnd(section, sections, parts.ends);
    keepOneOpen(accordion, section.index - 1, open.length);
    paintStructure(accordion, []);
}
function refresh(accordion) {
    settle(accordion);
    var open = accordion.open, parts = accordion.parts;
    syncSections(accordion);
    // Titles may have changed.
    parts.measured = null;
    var requests = accordion.requests;
    paintStructure(accordion, parts.items);
    // It may have turned horizontal.
    keepOneOpen(accordion, -1, open.length, accordion.requests > requests);
}
function setDisabled(accordion, method, given, disabled) {
    var section = sectionAt(accordion, method, given);
    if (!section) return;
    setClass(section.element, 'z-disabled', disabled);
    paintUsable(accordion, section);
    fillOpen(accordion);
}
function active(param) {
    var open = param.open, options = param.options;
    var _open_;
    return options.expandMode === 'multiple' ? open.slice() : (_open_ = open[0]) != null ? _open_ : -1;
}
/** What can be called on an accordion; what each does is told in `AccordionInstance`. */ var accordionMethods = {
    select: function select(accordion, index) {
        return toggle(accordion, 'select', index);
    },
    prev: function prev(accordion) {
        return openFrom(accordion, startOf(accordion, accordion.parts.items.length), -1);
    },
    next: function next(accordion) {
        return openFrom(accordion, startOf(accordion, -1), 1);
    },
    first: function first(accordion) {
        return openFrom(accordion, -1, 1);
    },
    last: function last(accordion) {
        return openFrom(accordion, accordion.parts.items.length, -1);
    },
    setOptions: setOptions,
    play: play,
    stop: stop,
    load: load,
    preload: preload,
    toggle: function toggle1(accordion, index) {
        return toggle(accordion, 'toggle', index);
    },
    close: function close(accordion, index) {
        var section = sectionAt(accordion, 'close', index);
        if (isUsable(section)) change(accordion, function() {
            return planClose(accordion, section);
        }, 'api');
    },
    expandAll: function expandAll(accordion) {
        return change(accordion, function() {
            return planAll(accordion);
        }, 'api');
    },
    collapseAll: function collapseAll(accordion) {
        return change(accordion, function() {
            return planNone(accordion);
        }, 'api');
    },
    add: whole(add),
    remove: whole(remove),
    enable: function enable(accordion, index) {
        return setDisabled(accordion, 'enable', index, false);
    },
    disable: function disable(accordion, index) {
        return setDisabled(accordion, 'disable', index, true);
    },
    refresh: whole(refresh),
    reveal: reveal,
    destroy: destroyWidget,
    active: active,
    count: function count(param) {
        var parts = param.parts;
        return parts.items.length;
    },
    option: option
};

var indexIn = function indexIn(param) {
    var index = param.index;
    return index;
};
/** Whether the author's own `details` is open. */ var isMarkedOpen = function isMarkedOpen(section) {
    return isDetails(section) && section.element.hasAttribute('open');
};
/** What the options ask for: what `active` says, else what the markup marks. */ function usualSections(param) {
    var options = param.options, parts = param.parts, given = param.given, root = param.root;
    var active = options.active;
    var items = parts.items, here = parts.here;
    var marked = function marked() {
        return here.concat(items.filter(isMarkedOpen).map(indexIn));
    };
    var said = active === false ? [] : [].concat(active);
    var wanted = said.length || given['active'] ? said : marked();
    return wanted.map(function(index) {
        var section = items[indexOf(index, items.length)];
        if (!section) warn('uiAccordion', root, "option active: there is no section " + index);
        return section;
    }).filter(function(section, n, all) {
        return isUsable(section) && all.indexOf(section) === n;
    });
}
/** The sections to open first; a horizontal accordion always shows one. */ function firstIndexes(accordion) {
    var _planOnly;
    var options = accordion.options;
    var horizontal = options.orientation === 'horizontal';
    // One that is out of sight would leave a horizontal accordion with nothing to see.
    var wanted = firstItems(accordion, function() {
        return usualSections(accordion);
    }).filter(function(section) {
        return !horizontal || isReachable(section);
    }).map(indexIn);
    var first = wanted.length || !horizontal ? -1 : nextIndex(accordion, -1, 1);
    if (first >= 0) wanted.push(first);
    return ((_planOnly = planOnly(accordion, wanted)) == null ? void 0 : _planOnly.open) || accordion.open;
}
function start(accordion) {
    var _open_;
    var parts = accordion.parts;
    var open = firstIndexes(accordion);
    if (!accordion.alive) return;
    // What the page itself has opened by now is told of already.
    var told = accordion.open.length > 0;
    accordion.open = open;
    parts.current = (_open_ = open[open.length - 1]) != null ? _open_ : -1;
    for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
        var section = _parts_items[_i];
        paintOpen(accordion, section, open.indexOf(section.index) >= 0);
    }
    lookLast(function() {
        for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
            var section = _parts_items[_i];
            if (isOpen(accordion, section)) showContent(section);
        }
    });
    paintFirst(accordion);
    paintDots(accordion);
    startContent(accordion);
    if (open.length && !told) tellFirst(accordion);
}
function apply(accordion, change, settled, reason) {
    var _ref, _change_opened_;
    var parts = accordion.parts, open = accordion.open;
    parts.current = (_ref = (_change_opened_ = change.opened[0]) != null ? _change_opened_ : open[open.length - 1]) != null ? _ref : -1;
    paintDots(accordion);
    var end = function end() {
        var closed = change.closed.map(function(index) {
            return parts.items[index];
        });
        for(var _i = 0; _i < closed.length; _i++){
            var section = closed[_i];
            paintUsable(accordion, section);
        }
        park(accordion, closed);
        if (isFixed(accordion)) paintScrollable(accordion);
        settled();
    };
    return move(accordion, change, end, /click|key/.test(reason));
}
var kind = {
    name: 'uiAccordion',
    noun: 'section',
    table: accordionOptions,
    tidy: tidyOptions,
    look: lookAt,
    adopt: adoptMarkup,
    mount: mount,
    fitOpen: fitOpen,
    start: start,
    choose: function choose1(param, index) {
        var parts = param.parts, open = param.open, options = param.options;
        return isUsable(parts.items[index]) ? choose(open, index, {
            multiple: options.expandMode === 'multiple',
            collapsible: options.collapsible
        }) : null;
    },
    planOpen: planOpen,
    planOnly: planOnly,
    ask: askChange,
    apply: apply,
    tellNow: tellSelect,
    tell: tellSettled,
    release: function release(param) {
        var parts = param.parts;
        return releaseMarkup(parts);
    }
};
/** The plugin `$.fn.uiAccordion`. */ var accordionPlugin = {
    kind: kind,
    role: 'z-accordion',
    methods: accordionMethods,
    readers: readers,
    ready: function ready(param) {
        var root = param.root, options = param.options;
        return tellReady(root, 'uiaccordion:ready', options.ready);
    }
};

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ == null ? void 0 : $.fn) {
    definePlugin(accordionPlugin);
    openPaper('.z-accordion');
} else console.error('uiAccordion needs jQuery: put its <script> before that of ui.accordion.min.js');
