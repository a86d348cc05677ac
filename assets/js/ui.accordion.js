/*! ui.accordion 0.1.0 | (c) ui-tabs contributors | MIT License */
(function ($) {
  'use strict';

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
  /** Whether a node is what we put around the author's nodes in a header. */ var isTitle$1 = function isTitle(node) {
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
          if (parent === label || nodeName === 'BR' || parent && isTitle$1(parent)) words += ' ';
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
   */ function move$1(node, parent, before) {
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
      while(outer.nextSibling)move$1(outer.nextSibling, target, null);
  }
  /** Puts the children of `element` in its place. */ function unwrap(element) {
      var parent = element.parentNode;
      if (!parent) return;
      while(element.firstChild)move$1(element.firstChild, parent, element);
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
      after(widget.life, 0, tell);
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
  var isOpen$1 = function isOpen(param, item) {
      var parts = param.parts, open = param.open;
      return parts.items[item.index] === item && open.indexOf(item.index) >= 0;
  };

  var namesOf$2 = function namesOf(element) {
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
          order: namesOf$2(element)
      };
  }
  /** Puts attributes that went and came back into the author's order. */ function reorder(element, order) {
      var wanted = order.filter(function(name) {
          return element.hasAttribute(name);
      });
      var now = namesOf$2(element).filter(function(name) {
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
  var NOTHING$1 = [];
  /** Most items have nothing that has to be kept; they share that. */ var keepAll = function keepAll(all) {
      return all.some(Boolean) ? all : NOTHING$1;
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
      var isBehind = /aria-label.* tabindex/.test(namesOf$2(panel).join(' '));
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
      move$1(element, box, null);
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
          if (isOpen$1(widget, item)) status.textContent = words;
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
              lazy: isOpen$1(widget, item)
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
  var waiting = [];
  function sortSoon(widget, item) {
      if (waiting.push([
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
      var ready = waiting.filter(function(param) {
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
      for(var _i1 = 0; _i1 < waiting.length; _i1++){
          var _waiting__i = waiting[_i1], item1 = _waiting__i[1];
          item1.fresh = false;
      }
      waiting = [];
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

  /** The index of an item wherever it is by now; -1 where it is gone, or there is none. */ var placeOf$2 = function placeOf(widget, item) {
      return item && itemsOf(widget)[item.index] === item ? item.index : -1;
  };
  /** The indexes of items likewise; without those that are gone. */ var placesOf = function placesOf(widget, items) {
      return items.map(function(item) {
          return placeOf$2(widget, item);
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
          return widget.kind.choose(widget, placeOf$2(widget, item));
      }, reason);
  }
  /** Opens an item likewise, and never closes one; `then` is called once it is open, wherever it is. */ function open(widget, index, reason, then) {
      var item = itemsOf(widget)[index];
      var place = function place() {
          return placeOf$2(widget, item);
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
  /** Whether something keeps it where it is for the moment. */ var isHeld$1 = function isHeld(widget, param) {
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
          if (!playing || isHeld$1(widget, player)) return;
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
      return isOpen$1(widget, item) || !!widget.kind.planOpen(widget, item.index);
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
          return !isOpen$1(widget, item) && !!((_item_panel = item.panel) == null ? void 0 : _item_panel.contains(found));
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
  /** Where words are in a text, from a place on, with any white space between them, and none cut. */ function placeOf$1(words, text, from) {
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
      var first = placeOf$1(prefix.concat(start, end.length ? [] : suffix), text, 0);
      var at = text.indexOf(start[0], first + prefix.join('').length);
      if (first < 0 || end.length && placeOf$1(end.concat(suffix), text, at + 1) < 0) return null;
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
      return !!item && !isOpen$1(widget, item);
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
  var namesOf$1 = function namesOf(pose) {
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
              noteAction$1(accordion);
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
          noteAction$1(accordion);
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
          });
      }
      if (!observer) {
          return onCapture(scope, window, 'resize', function() {
              changed();
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
      noteAction$1(accordion);
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
          noteAction$1(accordion);
          open(accordion, index, 'click');
      });
  }

  /** A pose in the words of CSS. */ function frameOf$1(pose) {
      var frame = {};
      for(var _i = 0, _namesOf = namesOf$1(pose); _i < _namesOf.length; _i++){
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
      for(var _i = 0, _namesOf = namesOf$1(to); _i < _namesOf.length; _i++){
          var name = _namesOf[_i];
          var start = from[name];
          var value = start + (to[name] - start) * part;
          // An easing may swing beyond its ends.
          var _styleFor = styleFor(name, name === 'height' ? Math.max(0, value) : value), property = _styleFor[0], text = _styleFor[1];
          element.style.setProperty(property, text);
      }
  }
  /** What is written inline on the way. */ var inlineOf = function inlineOf(pose) {
      return namesOf$1(pose).map(function(name) {
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
  /** Starts the motion of a change that was applied; it ends with the scope. */ function start$1(scene, measured, run, done) {
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
      start$1(scene, measured, run, finish);
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
          watch: nothing$1,
          heed: nothing$1,
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
          }
      };
      addEventListener('beforeprint', turn);
      addEventListener('afterprint', turn);
  }

  // Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
  if ($ == null ? void 0 : $.fn) {
      definePlugin(accordionPlugin);
      openPaper('.z-accordion');
  } else console.error('uiAccordion needs jQuery: put its <script> before that of ui.accordion.min.js');

})(window.jQuery);
//# sourceMappingURL=ui.accordion.js.map
