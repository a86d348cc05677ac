/*! ui.tabs 0.1.0 | (c) ui-tabs contributors | MIT License */
(function ($) {
  'use strict';

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

  /** Has a part follow every change of what is open, as long as the present options. */ function follow$1(widget, follower) {
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
  /** A look by its name, or a class of the page's own; several are separated by spaces. */ function look$1(initial, classes) {
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
  /** Ends the change in progress in its final state; its callbacks run now. One that waits goes on waiting. */ function settle$1(widget) {
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
      settle$1(widget);
      if (!widget.alive) return;
      widget.alive = false;
      settle$1(widget);
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
  /** What an item is called in addresses and in storage: the author's name for it, else its position. */ function nameOf$2(param, item) {
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
          return names.indexOf(nameOf$2(widget, item)) >= 0;
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
  /** Lets go on what waited for an item's content. */ function release$1(item) {
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
      release$1(item);
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
              return release$1(item);
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
      follow$1(widget, function(param) {
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

  /** Tells the page that a widget has started. */ function tellReady(root, type, callback) {
      var item = $(root);
      item.id = idOf(root);
      item.item = item;
      announce(root, type, function() {
          return item;
      }, callback);
  }

  /** Sets with `dark: 'auto'`, and what gives them the classes of their looks. */ var painters = new WeakMap();
  /** Matches where the user wants dark pages. */ var query$1 = function query() {
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
      return /dark/.test(colorScheme) && (!/light/.test(colorScheme) || query$1().matches);
  }
  /** Sets that were taken out of the page without a word are not found, and so forgotten. */ function repaint() {
      for(var _i = 0, _document_querySelectorAll = document.querySelectorAll('.z-dark-auto'); _i < _document_querySelectorAll.length; _i++){
          var _painters_get;
          var root = _document_querySelectorAll[_i];
          (_painters_get = painters.get(root)) == null ? void 0 : _painters_get();
      }
  }
  /** Watches for a page that changes its scheme, as a rule by an attribute of html or body. */ var watch$1 = sharing(function(scope) {
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
      onMedia(scope, query$1(), repaint);
  });
  /** Has a set painted anew when the colour scheme of the page changes, where it is to follow that. */ function followScheme(param, paint) {
      var root = param.root, options = param.options, scope = param.scope;
      if (options.dark !== 'auto') return;
      painters.set(root, paint);
      watch$1(scope);
      onEnd(scope, function() {
          return painters.delete(root);
      });
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
      settle$1(widget);
      // A callback of the settled change may have ended the widget, or made another change.
      if (!widget.alive) return;
      holding(widget.moments, function() {
          settle$1(widget);
          var planned = plan();
          if (planned) applyChange(widget, planned, reason);
      });
  }

  /** The index of an item wherever it is by now; -1 where it is gone, or there is none. */ var placeOf$2 = function placeOf(widget, item) {
      return item && itemsOf(widget)[item.index] === item ? item.index : -1;
  };
  /** The indexes of items likewise; without those that are gone. */ var placesOf$1 = function placesOf(widget, items) {
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
          return widget.kind.planOnly(widget, placesOf$1(widget, items));
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
              if (reason !== 'hash') settle$1(widget);
              goOn(late || waited);
          });
      };
      goOn(false);
  }

  /** Matches where the user wants less motion. */ var query = function query() {
      return matchMedia('(prefers-reduced-motion: reduce)');
  };
  var isCalm = function isCalm() {
      return query().matches;
  };
  /** Tells of each change of that wish until the scope ends. */ var onCalm = function onCalm(scope, changed) {
      return onMedia(scope, query(), changed);
  };

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
      follow$1(widget, function() {
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
  /** How this widget's part of the hash is written. */ function formOf$1(widget) {
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
      var names = options.deeplinking && namesFrom(currentHash(), formOf$1(widget));
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
          return kind.planOnly(widget, placesOf$1(widget, items));
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
          return nameOf$2(widget, item);
      });
      // With nothing to say, a hash that is somebody else's stays.
      if (!names.length && !linkedItems(widget)) return;
      var next = hashFor(names, hash, formOf$1(widget));
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
      var isHome = hash === parts.shared.entry || isForOthers(hash, formOf$1(widget));
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
      follow$1(widget, function(_, reason) {
          if (!/click|key|api/.test(reason)) return;
          if (reason !== 'api') act();
          // What callbacks select at once would take away the step that Back has just made.
          write(widget, arrived && options.history === 'push' ? 'replace' : options.history);
          known = page();
      });
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
  var waiting$2 = [];
  function sortSoon(widget, item) {
      if (waiting$2.push([
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
      var ready = waiting$2.filter(function(param) {
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
      for(var _i1 = 0; _i1 < waiting$2.length; _i1++){
          var _waiting__i = waiting$2[_i1], item1 = _waiting__i[1];
          item1.fresh = false;
      }
      waiting$2 = [];
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
  /** Opens the items around an element, and scrolls to it. */ function reveal$1(widget, target) {
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
      follow$1(widget, function(_, reason) {
          if (reason === 'autoplay') return;
          var names = openItems(widget).map(function(item) {
              return nameOf$2(widget, item);
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
      var left = placesOf$1(widget, first).map(function(index) {
          return widget.parts.items[index];
      });
      // When it was asked, the page may have gone elsewhere, or taken out what it was asked about.
      if (!widget.open.length) {
          if (left.length || !first.length) return left;
          widget.startedBy = undefined;
          return usual();
      }
      settle$1(widget);
      return openItems(widget);
  }
  /** Puts the parts into effect that follow what is open, in the order in which they hear of it. */ function mountFollowers(widget) {
      mountContent(widget);
      mountStorage(widget);
      mountLinks(widget);
      if (widget.parts.shared.player || widget.options.autoplay.interval) mountAutoplay(widget);
      mountReveal(widget);
  }

  /** What the page is given of a tab as it is now. */ function itemOf(param, reason) {
      var index = param.index, element = param.element, panel = param.panel;
      return function() {
          var item = {
              index: index,
              tab: $(element),
              content: panel ? $(panel) : $()
          };
          if (reason) item.reason = reason;
          return item;
      };
  }
  /** Tells the page of a moment of one tab: the event `uitabs:<name>`, then the callback `name`. */ function tell(tabs, name, tab, reason) {
      if (!tab) return;
      var item = itemOf(tab, reason);
      var type = "uitabs:" + name.toLowerCase();
      enqueue(tabs.moments, function() {
          return announce(tabs.root, type, item, tabs.options[name]);
      });
  }
  /** Asks the page whether a tab may be selected (rule C10). */ function askChange(tabs, param, reason) {
      var opened = param.opened, closed = param.closed;
      var root = tabs.root, options = tabs.options, parts = tabs.parts;
      return opened.map(function(index) {
          var tab = parts.items[index];
          var item = function item() {
              var _closed_;
              return _extends({}, itemOf(tab, reason)(), {
                  from: (_closed_ = closed[0]) != null ? _closed_ : -1
              });
          };
          return [
              tab.label,
              announce(root, 'uitabs:beforeselect', item, options.beforeSelect)
          ];
      });
  }
  /** Asks the page whether a tab may be removed. */ var askRemoval = function askRemoval(param, tab, reason) {
      var root = param.root, options = param.options;
      return announce(root, 'uitabs:beforeremove', itemOf(tab, reason), options.beforeRemove);
  };
  /** Tells that a tab's content has come, or why it hasn't. */ function tellContent(tabs, tab, name, xhr) {
      if (name === 'contentLoad') return tell(tabs, name, tab);
      enqueue(tabs.moments, function() {
          return announce(tabs.root, 'uitabs:error', function() {
              return xhr;
          }, tabs.options.error);
      });
  }
  /** Tells of a change: the tab selected first, then the one that was left (rule T16). */ function tellChange(tabs, param, reason) {
      var opened = param.opened, closed = param.closed;
      var items = tabs.parts.items;
      // What a callback of the first selects is told of after the others.
      holding(tabs.moments, function() {
          for(var _i = 0; _i < opened.length; _i++){
              var index = opened[_i];
              tell(tabs, 'select', items[index], reason);
          }
          for(var _i1 = 0; _i1 < closed.length; _i1++){
              var index1 = closed[_i1];
              tell(tabs, 'deactivate', items[index1], reason);
          }
      });
  }

  // That of labels is in `tabs.item.ts`.
  var MADE_PANEL = 2;
  var MADE_INNER = 4;
  var MADE_BOX = 8;
  /** Whether it is a stop for Tab is ours to say. */ var MADE_STOP = 16;
  var PANEL_NAMES = words('class role tabindex aria-labelledby aria-label hidden inert aria-hidden aria-busy style ' + 'data-z-label');
  var PANEL_CLASSES = words('z-content z-active z-leave z-parked');
  /** What a running set may have left inline in a saved copy of the page. */ var STALE_STYLES = words('position left top width height opacity transform');
  /** Takes off what a panel brings of an earlier run, and an author's own hiding of it. */ function clearPanel(panel) {
      var style = panel.style;
      // What hid a panel that wasn't shown goes with its hiding.
      var isOut = /none/.test(style.display);
      if (panel.hidden || isOut) dropAttributes(panel, 'inert aria-hidden');
      // Or, in what was saved while it was printed, a property that hides it.
      if (isOut) style.removeProperty('display');
      if (hasClass(panel, 'z-content')) {
          dropPassing(panel);
          dropStop(panel);
          dropAttributes(panel, 'aria-busy data-z-label');
          dropClasses(panel, [
              'z-active',
              'z-parked'
          ]);
          for(var _i = 0; _i < STALE_STYLES.length; _i++){
              var name = STALE_STYLES[_i];
              style.removeProperty(name);
          }
      }
      dropEmptyStyle(panel);
  }
  /** The element of ours in a panel that holds the author's nodes; null once the page put others in. */ function innerOf(panel) {
      return firstThat(contentChildren(panel), function(child) {
          return hasClass(child, 'z-content-inner');
      });
  }
  /** What would cease to be what it is if its nodes were wrapped: sets, and elements with parts of their own. */ var WHOLE = /^(TABLE|[UOD]L|DETAILS|PICTURE|VIDEO|AUDIO|OBJECT|IFRAME|IMG|CANVAS|TEXTAREA|SELECT|SVG)$/i;
  /** Whether an element can be the panel itself. */ var isBox$1 = function isBox(element) {
      return element.hasAttribute('data-content-url') || !(isRoot(element) || WHOLE.test(element.tagName) && !isHidden(element));
  };
  /** Completes a panel; which node is ours. */ function adoptPanel(panel) {
      var _contentChildren = contentChildren(panel), only = _contentChildren[0], more = _contentChildren[1];
      var made = panel.hasAttribute('tabindex') ? 0 : MADE_STOP;
      setClass(panel, 'z-content');
      panel.setAttribute('role', 'tabpanel');
      if (only && !more && hasClass(only, 'z-content-inner')) return made;
      // Parsed again, in a saved copy, a box would end the paragraph that it stands in.
      wrapContent(panel, build(panel.tagName === 'P' ? 'span' : 'div', 'z-content-inner'));
      return made + MADE_INNER;
  }
  /** The panel of a label, made where the author has none, and which node is ours. */ function panelFor(found, label, param) {
      var container = param.container, undo = param.undo;
      if (!found) return isRealLink(label) ? [
          null,
          0
      ] : [
          container.appendChild(build('div', '')),
          MADE_PANEL
      ];
      if (isBox$1(found)) return [
          found,
          0
      ];
      var box = boxIn(found, undo);
      setClass(box, 'z-nopadding', hasClass(found, 'z-nopadding'));
      return [
          box,
          MADE_BOX
      ];
  }
  /** Gives a panel back as the author wrote it. */ function releasePanel(panel, made, kept) {
      var inner = made & MADE_INNER ? innerOf(panel) : null;
      if (inner) unwrap(inner);
      restore(panel, kept, PANEL_NAMES, PANEL_CLASSES);
      if (made & MADE_BOX) unwrap(panel);
      if (made & MADE_PANEL && !panel.firstChild) detach(panel);
  }

  // Those of panels are in `tabs.panel.ts`.
  var MADE_LABEL = 1;
  var TAB_NAMES = words('class role type data-link tabindex aria-selected aria-checked aria-expanded aria-controls ' + 'aria-disabled aria-busy aria-keyshortcuts');
  var ITEM_NAMES = TAB_NAMES.concat('style');
  var PLACES = words('z-first-row z-last-row z-first-col z-last-col');
  var TAB_CLASSES = words('z-tab z-link z-first z-last z-active z-above z-disabled z-closable').concat(PLACES);
  /** How many tabs share the row, for the style sheet. */ var COLS = '--_cols';
  var STALE_CLASSES = words('z-active z-above z-first z-last z-closable');
  /** As most tabs are: the page isn't asked whether they may go. */ var IDLE = createScope();
  /** Takes off what the markup brings of an earlier run. */ function clearState(param) {
      var element = param.element, panel = param.panel, kept = param.kept;
      // What had none of our attributes has nothing of ours.
      if (kept[0]) {
          dropClasses(element, STALE_CLASSES);
          paintPlace(element, '');
      }
      if (panel && kept[2]) clearPanel(panel);
  }
  /** Ties label and panel together for assistive technology; both get ids unless they have some. */ function tie(label, panel, param) {
      var prefix = param.prefix, serial = param.serial;
      var panelId = idFor(panel, prefix + "-panel" + serial);
      var labelId = idFor(label, prefix + "-tab" + serial);
      // What a copy of a running set brings names the parts of the other.
      setAttribute(label, 'aria-controls', panelId);
      setAttribute(panel, 'aria-labelledby', labelId);
      if (!labelId) panel.setAttribute('aria-label', (label.textContent || '').trim());
  }
  /** Makes one tab of its nodes: classes, roles, ids, and what is missing (rules T1, T2). */ function adoptTab(param, place) {
      var element = param.element, given = param.label, found = param.panel;
      var made = 0;
      dropPassing(element);
      var keptTab = keep(element, ITEM_NAMES);
      var label = given || build('a', '');
      if (!given) {
          wrapContent(element, label);
          made += MADE_LABEL;
      }
      var _panelFor = panelFor(found, label, place), panel = _panelFor[0], madePanel = _panelFor[1];
      made += madePanel;
      var keptLabel = label === element ? null : keep(label, TAB_NAMES);
      var kept = keepAll([
          keptTab,
          keptLabel,
          panel && keep(panel, PANEL_NAMES)
      ]);
      clearState({
          element: element,
          panel: panel,
          kept: kept
      });
      if (isMarked(element, 'data-disabled')) setClass(element, 'z-disabled');
      setClass(element, 'z-tab');
      setClass(label, 'z-link');
      if (label !== element) element.setAttribute('role', 'presentation');
      // Tab comes to the label alone.
      if (label !== element) element.removeAttribute('tabindex');
      label.setAttribute('role', 'tab');
      dropAttributes(label, 'aria-checked aria-expanded aria-busy');
      // Or it would be the button that Enter in a field of its form presses.
      if (label.tagName === 'BUTTON') label.setAttribute('type', 'button');
      if (panel) {
          made += adoptPanel(panel);
          tie(label, panel, place);
      }
      // As a whole: what is put together from others takes more room.
      return {
          index: place.index,
          element: element,
          label: label,
          panel: panel,
          plain: undefined,
          fresh: false,
          display: null,
          width: 0,
          place: '',
          close: null,
          pending: IDLE,
          made: made,
          kept: kept
      };
  }
  /** Tells the style sheet where an item stands: how many share its row, and classes; or nothing. */ function paintPlace(element, place) {
      var _words = words(place), count = _words[0], names = _words.slice(1);
      for(var _i = 0; _i < PLACES.length; _i++){
          var name = PLACES[_i];
          setClass(element, name, names.indexOf(name) >= 0);
      }
      if (count) element.style.setProperty(COLS, count);
      else element.style.removeProperty(COLS);
      dropEmptyStyle(element);
  }
  /** Gives a tab its place in the rows, or none. */ function placeTab(tab, place) {
      if (place === tab.place) return;
      tab.place = place;
      paintPlace(tab.element, place);
  }
  /** What a label is in each form, with the attribute that tells whether it is selected. */ var STATES = {
      tab: 'aria-selected',
      menuitemradio: 'aria-checked',
      button: 'aria-expanded'
  };
  /** Tells whether a tab is selected, as is right for what it is. */ function paintState(param, selected) {
      var label = param.label;
      var name = STATES[label.getAttribute('role') || ''];
      if (name) setAttribute(label, name, String(selected));
  }
  /** Makes a tab a choice of a menu, a button of an accordion (a link without a panel), or a tab again. */ function paintRole(tab, form) {
      var element = tab.element, label = tab.label, panel = tab.panel;
      var others = {
          menu: 'menuitemradio',
          accordion: panel ? 'button' : 'link'
      };
      var role = others[form] || 'tab';
      var before = label.getAttribute('role') || '';
      if (before === role) return;
      label.setAttribute('role', role);
      var state = STATES[before];
      if (state) label.removeAttribute(state);
      paintState(tab, hasClass(element, 'z-active'));
      if (panel) panel.setAttribute('role', role === 'tab' ? 'tabpanel' : 'region');
  }
  function dropId(element, prefix) {
      if (idOf(element).indexOf(prefix + '-') === 0) element.removeAttribute('id');
  }
  /** Gives one tab's nodes back as the author wrote them. */ function releaseTab(tab, prefix) {
      var element = tab.element, label = tab.label, panel = tab.panel, made = tab.made, kept = tab.kept, pending = tab.pending;
      if (pending) endScope(pending);
      dropPassing(element);
      restore(element, kept[0] || null, ITEM_NAMES, TAB_CLASSES);
      dropId(label, prefix);
      if (made & MADE_LABEL) unwrap(label);
      else if (label !== element) restore(label, kept[1] || null, TAB_NAMES, TAB_CLASSES);
      if (!panel) return;
      dropId(panel, prefix);
      releasePanel(panel, made, kept[2] || null);
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

  /** Themes whose labels are dark, and so take light icons. */ var DARK_THEMES = /^(black|orange|red|green|blue|deepblue)$/;
  /** The classes of the container (rule T2), in no special order. */ function rootClasses(tabs) {
      var options = tabs.options, given = tabs.given, parts = tabs.parts;
      // A position that nobody chose follows the text (rule T7).
      var mirrored = !given['position'] && parts.mirrored;
      var looks = mirrored ? derive(options, {
          position: 'top-right'
      }) : options;
      var filled = !/^(underlined|pills)$/.test(options.style);
      var light = isDark(tabs) || filled && DARK_THEMES.test(options.theme);
      return optionClasses(tabs, looks) + (light ? ' z-tabs z-icons-light' : ' z-tabs z-icons-dark');
  }
  /** Gives the container the classes of its looks. */ function paintRoot(tabs) {
      var root = tabs.root, parts = tabs.parts;
      changeClasses(root, parts, rootClasses(tabs));
  }
  /** Whether the tab is disabled now; pages set the class by themselves, too (rule T4). */ var isDisabled = function isDisabled(param) {
      var element = param.element, label = param.label;
      return hasClass(element, 'z-disabled') || !!label.disabled;
  };
  /** Whether the tab may be selected at all; one that is out of sight may, by a method. */ var isSelectable = function isSelectable(tab) {
      return !!tab && !!tab.panel && !isDisabled(tab);
  };
  /** Whether the page has shown the tab since it was measured, or hidden it. */ var hasTurned = function hasTurned(param) {
      var element = param.element, width = param.width;
      return isHidden(element) !== !width;
  };
  /** Whether a user can come to the tab by keys or by stepping. */ var isReachable = function isReachable(tab) {
      return !isDisabled(tab) && !isHidden(tab.element);
  };
  /** The next tab that a user could select, in steps of `by` from `from`; -1 for none. */ function nextIndex(param, from, by, not) {
      var items = param.parts.items;
      if (not === void 0) not = [];
      return step(from, by, items.length, function(n) {
          var tab = items[n];
          return isSelectable(tab) && isReachable(tab) && not.indexOf(tab) < 0;
      });
  }
  /** Whether the set is an accordion for now (rule T14). */ var isAccordion = function isAccordion(param) {
      var parts = param.parts;
      return parts.form === 'accordion';
  };
  /** The tabs below the panel in sight, as long as that lies among them. */ var laterTabs = function laterTabs(tabs) {
      return isAccordion(tabs) && tabs.open.length ? tabs.parts.items.slice(tabs.open[0] + 1) : [];
  };
  /** A set shows a tab as soon as there is one that can be selected. */ function fillSelection(tabs, refused) {
      if (refused === void 0) refused = [];
      var again = function again(items) {
          return fillSelection(tabs, items);
      };
      var first = !tabs.parts.shared.started || tabs.open.length || holdsBack(tabs, again) ? -1 : nextIndex(tabs, -1, 1, refused);
      if (first >= 0) select(tabs, first, 'api');
  }
  var selectedTab = function selectedTab(param) {
      var parts = param.parts, open = param.open;
      var _open_;
      return parts.items[(_open_ = open[0]) != null ? _open_ : -1];
  };
  /** The tab that Tab enters the list on: the selected one, else the first that can be reached. */ function stopOf(tabs) {
      var selected = selectedTab(tabs);
      if (selected && !isHidden(selected.element)) return selected;
      return tabs.parts.items.filter(isReachable)[0] || selected || null;
  }
  /** Every header of an accordion is a stop for Tab; in a menu none is, for the bar is. */ function paintTabIndex(param, tab) {
      var _param_parts = param.parts, form = _param_parts.form, stop = _param_parts.stop;
      var isStop = form === 'accordion' || tab === stop && form !== 'menu';
      var tabIndex = isStop ? 0 : -1;
      // Browsers tell of each writing, also where nothing changes.
      if (tab.label.tabIndex !== tabIndex) tab.label.tabIndex = tabIndex;
  }
  /** Moves the one `tabindex="0"` of the list to where it belongs. */ function paintStop(tabs, stop) {
      if (stop === void 0) stop = stopOf(tabs);
      var parts = tabs.parts;
      if (stop !== parts.stop) {
          var before = parts.stop;
          parts.stop = stop;
          // One that is gone is the page's again.
          for(var _i = 0, _iter = [
              before,
              stop
          ]; _i < _iter.length; _i++){
              var tab = _iter[_i];
              if (tab && parts.items[tab.index] === tab) paintTabIndex(tabs, tab);
          }
      }
      if (parts.order) parts.order();
  }
  /** The panel takes focus itself when what it begins with doesn't (ARIA practice for tabs). */ function paintPanelStop(param) {
      var panel = param.panel, made = param.made;
      if (!panel || !(made & MADE_STOP)) return;
      var isStop = startsWithoutFocus(panel);
      // One that has the focus stays a stop, or the focus would fall to the page's body.
      if (isStop || document.activeElement !== panel) setAttribute(panel, 'tabindex', isStop ? '0' : null);
  }
  /** The same of what is selected, as the page may have changed it since it was shown. */ function judgeStop(tabs) {
      var selected = selectedTab(tabs);
      if (selected) paintPanelStop(selected);
  }
  /** Whether users may close the tab; its own word on that comes before the option's. */ var isClosable = function isClosable(param, param1) {
      var options = param.options;
      var element = param1.element;
      return isMarked(element, 'data-closable', options.closable);
  };
  /**
   * The close button beside a label, where there is a place beside it. It is the mouse's and the finger's
   * alone: a list of tabs holds nothing but tabs for assistive technology, which is told of the key.
   */ function paintClose(tabs, tab) {
      var element = tab.element, label = tab.label;
      var closable = isClosable(tabs, tab);
      setAttribute(label, 'aria-keyshortcuts', closable ? 'Delete' : null);
      if (closable !== !!tab.close && label !== element) {
          setClass(element, 'z-closable', closable);
          if (tab.close) detach(tab.close);
          tab.close = closable ? element.appendChild(makeClose()) : null;
      }
      if (!tab.close) return;
      setAttribute(tab.close, 'title', tabs.options.texts.close + " " + wordsOf(tab.label));
      tab.close.disabled = isDisabled(tab);
  }
  function makeClose() {
      var button = build('button', 'z-close');
      button.type = 'button';
      button.tabIndex = -1;
      button.setAttribute('aria-hidden', 'true');
      return button;
  }
  /** What depends on whether the tab may be selected, or closed; the open header of an accordion can't close. */ function paintDisabled(tabs, tab) {
      var _tab_panel;
      var isOpen = isAccordion(tabs) && tab.index === tabs.open[0];
      setClass(tab.element, 'z-above', isOpen);
      setAttribute(tab.label, 'aria-disabled', isOpen || isDisabled(tab) ? 'true' : null);
      paintClose(tabs, tab);
      if ((_tab_panel = tab.panel) == null ? void 0 : _tab_panel.hidden) hide(tabs, tab, isSelectable(tab));
  }
  /**
   * The inline `display` with which a panel shows: the author's own, or `block` where a page's style
   * sheet hides all panels until a script shows one; empty for none, and null where that can't be told.
   */ function displayOf(param, panel) {
      var parts = param.parts;
      var style = panel.style;
      var computed = getComputedStyle(panel);
      if (style.display || computed.display !== 'none') return style.display;
      style.display = 'block';
      // Support: Safari, whose answers about what is out of sight may be older than what was written.
      var isKnown = computed.display !== 'none';
      if (isKnown || parts.items.some(function(param) {
          var display = param.display;
          return display === 'block';
      })) return 'block';
      style.removeProperty('display');
      dropEmptyStyle(panel);
      return null;
  }
  function showPanel(tabs, tab, panel) {
      panel.removeAttribute('hidden');
      // A page's script may have hidden it, too.
      if (panel.style.display === 'none') panel.style.removeProperty('display');
      if (tab.display === null) tab.display = displayOf(tabs, panel);
      if (tab.display) panel.style.display = tab.display;
      paintPanelStop(tab);
  }
  function hidePanel(tabs, tab, panel) {
      hide(tabs, tab, isSelectable(tab));
      if (!panel.hasAttribute('style') || /^(none)?$/.test(panel.style.display)) return;
      if (tab.display === null) tab.display = panel.style.display;
      panel.style.removeProperty('display');
  }
  /** Everything that tells whether a tab is selected: classes, ARIA, and what is in sight. */ function paintSelected(tabs, tab, selected) {
      var panel = tab.panel;
      setClass(tab.element, 'z-active', selected);
      paintState(tab, selected);
      if (isAccordion(tabs)) paintDisabled(tabs, tab);
      if (!panel) return;
      setClass(panel, 'z-active', selected);
      if (selected) showPanel(tabs, tab, panel);
      else hidePanel(tabs, tab, panel);
  }
  /** What a tab looks like before it has been selected once. */ function paintNew(tabs, tab) {
      tab.label.tabIndex = isAccordion(tabs) ? 0 : -1;
      paintRole(tab, tabs.parts.form);
      paintDisabled(tabs, tab);
      paintSelected(tabs, tab, false);
  }

  /*
   * The narrow form: the bar is a button that opens the list as a menu, whose choices are radio items,
   * since one of them is in force. It is what screen readers know best beside a native `select`, which
   * could not hold the author's nodes. Panels are regions then: a tab panel without tabs tells nothing.
   */ var isMenu = function isMenu(param) {
      var parts = param.parts;
      return parts.form === 'menu';
  };
  var linkOf = function linkOf(param) {
      var parts = param.parts;
      return parts.bar.querySelector('a');
  };
  /** What has the focus for a tab: its label, or the bar as long as the menu is closed. */ var focusable = function focusable(tabs, tab) {
      return isMenu(tabs) && !tabs.parts.menu ? linkOf(tabs) : tab.label;
  };
  /** What Tab comes to first, beside what is there for a time. */ var entryOf = function entryOf(tabs) {
      return tabs.parts.stop && focusable(tabs, tabs.parts.stop);
  };
  /** The bar tells what is selected; as text, so that the author's nodes stay the only ones. */ function paintTitle(tabs) {
      if (!isMenu(tabs)) return;
      var title = linkOf(tabs).firstChild;
      var selected = selectedTab(tabs);
      var text = selected ? wordsOf(selected.label) : tabs.options.texts.moreTabs;
      if (title.textContent !== text) title.textContent = text;
  }
  function paintOpen(tabs, open) {
      var _tabs_parts = tabs.parts, bar = _tabs_parts.bar, list = _tabs_parts.list;
      var closed = isMenu(tabs) && !open;
      setClass(bar, 'z-state-closed', closed);
      setClass(list, 'z-hide-menu', closed);
      linkOf(tabs).setAttribute('aria-expanded', String(open));
  }
  function paintBar(param, link) {
      var bar = param.parts.bar;
      for(var _i = 0, _iter = [
          bar,
          bar.firstElementChild
      ]; _i < _iter.length; _i++){
          var box = _iter[_i];
          box.setAttribute('role', 'presentation');
      }
      link.setAttribute('role', 'button');
      link.setAttribute('aria-haspopup', 'menu');
      link.tabIndex = 0;
  }
  /** What the list and each tab is in the form in force. */ function paintRoles(tabs) {
      var _tabs_parts = tabs.parts, form = _tabs_parts.form, items = _tabs_parts.items, list = _tabs_parts.list, menu = _tabs_parts.menu;
      list.setAttribute('role', {
          menu: 'menu',
          accordion: 'group'
      }[form] || 'tablist');
      for(var _i = 0; _i < items.length; _i++){
          var tab = items[_i];
          paintRole(tab, form);
      }
      paintTitle(tabs);
      // New options close a menu that is open.
      if (isMenu(tabs) && !menu && holdsFocus(list)) linkOf(tabs).focus({
          preventScroll: true
      });
  }
  /** Shows the bar for the list, or the list again; the form is in force already. */ function paintMenu(tabs) {
      var _tabs_parts = tabs.parts, bar = _tabs_parts.bar, list = _tabs_parts.list;
      var on = isMenu(tabs);
      closeMenu(tabs, false);
      if (on) {
          paintBar(tabs, linkOf(tabs));
          listenToMenu(tabs);
      } else stopMenu(tabs);
      bar.style.display = on ? '' : 'none';
      paintOpen(tabs, false);
      passFocus(tabs, on ? list : bar, entryOf(tabs));
  }
  /** Closes the menu; `refocus` gives the focus to the bar. */ function closeMenu(tabs, refocus) {
      var parts = tabs.parts;
      if (!parts.menu) return;
      endScope(parts.menu);
      parts.menu = null;
      paintOpen(tabs, false);
      if (refocus) linkOf(tabs).focus({
          preventScroll: true
      });
  }
  function openMenu(tabs) {
      var parts = tabs.parts, scope = tabs.scope;
      var bar = parts.bar, list = parts.list, stop = parts.stop;
      if (!stop) return;
      parts.menu = createScope();
      paintOpen(tabs, true);
      stop.label.focus();
      var isInside = function isInside(target) {
          return bar.contains(target) || list.contains(target);
      };
      // Safari has no pointer events before 13, and no mouse ones on what can't be clicked.
      onCapture(parts.menu, document, 'mousedown touchstart focus', function(param) {
          var target = param.target;
          if (isInside(target)) return;
          closeMenu(tabs, false);
          // What was pressed may take the focus; the page's body doesn't count, nor what has just been hidden.
          after(scope, 0, function() {
              var activeElement = document.activeElement;
              if (!activeElement || activeElement === document.body || list.contains(activeElement)) {
                  linkOf(tabs).focus({
                      preventScroll: true
                  });
              }
          });
      });
  }
  /** Moves the focus to the next tab that begins with what is typed; one letter again goes on. */ function listenForTyping(tabs) {
      var typed = '';
      var last = 0;
      return function(key, at) {
          var _items_found;
          typed = (at - last > 500 || typed === key ? '' : typed) + key;
          last = at;
          var _tabs_parts = tabs.parts, items = _tabs_parts.items, list = _tabs_parts.list;
          var around = childHolding(list, document.activeElement);
          var from = items.map(function(param) {
              var element = param.element;
              return element;
          }).indexOf(around);
          // One more letter may still fit the tab that has the focus.
          var found = step(typed === key ? from : from - 1, 1, items.length, function(n) {
              var tab = items[n];
              return isReachable(tab) && !wordsOf(tab.label).toLowerCase().indexOf(typed);
          });
          (_items_found = items[found]) == null ? void 0 : _items_found.label.focus();
      };
  }
  /** Ends what listens to the bar and the menu. */ function stopMenu(param) {
      var parts = param.parts;
      if (parts.narrow) endScope(parts.narrow);
  }
  /** Listens to the bar and to the keys of the open menu, as long as the form is in force. */ function listenToMenu(tabs) {
      var parts = tabs.parts;
      var bar = parts.bar, list = parts.list;
      var type = listenForTyping(tabs);
      stopMenu(tabs);
      var scope = parts.narrow = createScope();
      onEnd(scope, function() {
          return closeMenu(tabs, false);
      });
      on(scope, bar, 'click keydown', function(event) {
          var isKey = event.type === 'keydown';
          if (!isMenu(tabs) || hasClass(bar.firstElementChild, 'z-disabled')) return;
          if (isKey && (isForeignKey(event) || !/^(Enter| |ArrowDown)$/.test(keyName(event)))) return;
          event.preventDefault();
          noteAction$1(tabs);
          if (parts.menu) closeMenu(tabs, true);
          else openMenu(tabs);
      });
      on(scope, list, 'keydown', function(event) {
          var key = keyName(event);
          if (!parts.menu || event.isDefaultPrevented()) return;
          if (key === 'Escape' || key === 'Esc' || key === 'Tab') {
              event.preventDefault();
              closeMenu(tabs, true);
          } else if (key.length === 1 && key !== ' ' && !isForeignKey(event)) {
              type(key.toLowerCase(), event.timeStamp);
          }
      });
  }

  /** One spinner for the panel in sight. */ function paintSpinner(tabs) {
      var parts = tabs.parts;
      var selected = selectedTab(tabs);
      var busy = !!selected && isLoading(selected);
      if (busy && !parts.spinner) {
          var spinner = build('span', 'z-spinner');
          spinner.setAttribute('aria-hidden', 'true');
          parts.spinner = spinner;
      }
      if (!parts.spinner) return;
      if (busy) parts.container.appendChild(parts.spinner);
      else detach(parts.spinner);
  }
  /** The tabs as the parts see them that both widgets share. */ var view = {
      sourcesOf: function sourcesOf(param) {
          var panel = param.panel, element = param.element, label = param.label;
          return panel ? [
              panel,
              element,
              label
          ] : [];
      },
      innerOf: function innerOf1(param) {
          var panel = param.panel;
          return innerOf(panel) || panel;
      },
      statusPlace: function statusPlace(param) {
          var parts = param.parts;
          return parts.container;
      },
      paintBusy: paintSpinner,
      changed: function changed(_, tab) {
          if (hasClass(tab.element, 'z-active')) paintPanelStop(tab);
      },
      tell: tellContent,
      entryOf: entryOf,
      stageOf: function stageOf(tabs) {
          return {
              element: tabs.root,
              prefix: tabs.parts.prefix,
              live: tabs.parts.container,
              next: function next() {
                  return tabs.root.firstChild;
              },
              advance: function advance() {
                  var _tabs_open_;
                  var index = nextIndex(tabs, (_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : -1, 1);
                  if (index >= 0) select(tabs, index, 'autoplay');
              }
          };
      }
  };

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
  var waiting$1 = [];
  var listenForLate = sharing(function(scope) {
      var tell = function tell(param) {
          var type = param.type, target = param.target;
          for(var _i = 0; _i < waiting$1.length; _i++){
              var _waiting__i = waiting$1[_i], element = _waiting__i.element, changed = _waiting__i.changed;
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
      waiting$1.push(one);
      listenForLate(scope);
      onEnd(scope, function() {
          waiting$1 = waiting$1.filter(function(other) {
              return other !== one;
          });
      });
  }

  var px = function px(value) {
      return parseFloat(value) || 0;
  };
  var isVertical = function isVertical(param) {
      var options = param.options;
      return options.orientation === 'vertical';
  };
  /** The borders of what stands for the list, and the padding of the list. */ function edgesOf(param, box) {
      var list = param.parts.list;
      var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
      return box.offsetWidth - box.clientWidth + px(paddingLeft) + px(paddingRight);
  }
  /** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */ function roomOf(tabs) {
      var _tabs_parts = tabs.parts, root = _tabs_parts.root, list = _tabs_parts.list, bar = _tabs_parts.bar;
      if (isVertical(tabs)) return root.clientWidth;
      // The list of an accordion has no box; what is beside it isn't left before it is measured.
      var box = isMenu(tabs) ? bar : isAccordion(tabs) && !list.clientWidth ? root : list;
      return box.clientWidth && widthOf(box) - edgesOf(tabs, box);
  }
  /** What lies between a tab and its neighbours. */ function marginsOf(tab) {
      if (!tab) return 0;
      var _getComputedStyle = getComputedStyle(tab.element), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
      return px(marginLeft) + px(marginRight);
  }
  /**
   * Tells a parent that is as wide as its content how much the set wants, where the list as it lies
   * doesn't. A form must not want more or less than the one before: it would end itself.
   */ function want(param, width) {
      var arrow = param.parts.arrow;
      if (width) arrow.style.gridTemplateColumns = "minmax(0, " + width + ")";
      else setAttribute(arrow, 'style', null);
  }

  /** How many of one row's tabs there are, when all are as wide as the widest. */ var isRoomFor = function isRoomFor(count, widest, room, gap) {
      return count * (widest + gap) - gap <= room;
  };
  /**
   * The number of tabs in each row (rule T10): one row where their natural widths fit, else the fewest
   * rows of equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
   */ function rowsOf(widths, room, gap) {
      var _Math;
      var sum = widths.reduce(function(total, width) {
          return total + width + gap;
      }, -gap);
      if (sum <= room) return [
          widths.length
      ];
      var rows = [];
      var count = 0;
      var widest = 0;
      for(var _i = 0; _i < widths.length; _i++){
          var width = widths[_i];
          widest = Math.max(widest, width);
          if (count && !isRoomFor(count + 1, widest, room, gap)) {
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
      return isLone && isRoomFor(2, (_Math = Math).max.apply(_Math, [].concat(widths.slice(-2))), room, gap) ? [
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

  /*
   * One row that scrolls (rule T14). Swiping is the browser's own. The buttons repeat what keys and swipes
   * do, and so they are for pointers only.
   */ /** As wide as a button, which may cover that much of either end, and a pixel for rounding. */ var EDGE = 33;
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
  /** Brings a tab into the row's view, clear of the buttons; the page stays where it is. */ function reveal(list, element) {
      if (!element) return;
      var box = list.getBoundingClientRect();
      var at = element.getBoundingClientRect();
      var left = at.left - box.left - EDGE;
      var right = at.right - box.right + EDGE;
      if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
  }
  /** Turns of a wheel move the row as long as it can move, and the page after that. */ function listenForWheel(param) {
      var list = param.parts.list, scope = param.scope;
      onCapture(scope, list, 'wheel', function(event) {
          var ctrlKey = event.ctrlKey, shiftKey = event.shiftKey, deltaMode = event.deltaMode, deltaX = event.deltaX, deltaY = event.deltaY;
          if (ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
          var before = list.scrollLeft;
          var way = isRightToLeft(list) ? -1 : 1;
          // Some browsers count in lines.
          list.scrollLeft += way * deltaY * (deltaMode ? 16 : 1);
          if (list.scrollLeft !== before) event.preventDefault();
      });
  }
  /** A button that moves the row by about a page: -1 to the left, 1 to the right. */ function addButton(param, way) {
      var _param_parts = param.parts, root = _param_parts.root, list = _param_parts.list, scope = param.scope;
      var button = build('span', 'z-shift z-link', build('span', 'z-arrow'));
      button.setAttribute('aria-hidden', 'true');
      button.style.display = 'none';
      // The focus stays on its tab.
      on(scope, button, 'mousedown', function(event) {
          return event.preventDefault();
      });
      on(scope, button, 'click', function() {
          var left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
          if (typeof list.scrollBy === 'function') {
              list.scrollBy({
                  left: left,
                  behavior: isCalm() ? 'auto' : 'smooth'
              });
          } else {
              list.scrollLeft += left;
          }
      });
      root.insertBefore(button, list);
      onEnd(scope, function() {
          return detach(button);
      });
      return button;
  }
  /** Has the labels scroll in one row, with buttons where there is more. */ function mountScroll(tabs) {
      var parts = tabs.parts, scope = tabs.scope;
      var list = parts.list;
      var buttons = [
          addButton(tabs, -1),
          addButton(tabs, 1)
      ];
      var paint = function paint() {
          var more = beyond(list);
          var height = list.offsetHeight;
          buttons.forEach(function(param, n) {
              var style = param.style;
              style.display = more[n] > 1 ? '' : 'none';
              style.height = height + 'px';
          });
      };
      var follows = function follows() {
          var _selectedTab;
          return reveal(list, (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.element);
      };
      var show = function show() {
          follows();
          paint();
      };
      parts.refit = function() {
          return requestAnimationFrame(paint);
      };
      onCapture(scope, list, 'scroll', paint);
      // Tells of the first size as well.
      watchSize(scope, list, show);
      watchLate(scope, list, show);
      follow$1(tabs, follows);
      on(scope, list, 'focusin', function(param) {
          var target = param.target;
          // What is pressed stays under the pointer.
          if (!list.querySelector(':active')) reveal(list, childHolding(list, target));
      });
      listenForWheel(tabs);
      onEnd(scope, function() {
          return list.scrollLeft = 0;
      });
  }

  /** The headers below the panel that Tab comes to. */ var stopsBelow = function stopsBelow(tabs) {
      return laterTabs(tabs).filter(function(param) {
          var element = param.element, label = param.label;
          return isTabStop(label) && !isHidden(element);
      }).map(function(param) {
          var label = param.label;
          return label;
      });
  };
  /**
   * Has Tab go the way that is seen in an accordion (2.4.3): header, its panel, the headers below it. In the
   * document all headers stand before the panel. The gate is a stop behind the panel; what comes there
   * from the panel goes on to the next header, and what comes from behind the set to the last one.
   */ function passTab(tabs, gate) {
      var scope = tabs.scope, root = tabs.root, parts = tabs.parts;
      var passing = false;
      /** Where Shift and Tab were pressed, until the focus arrives. */ var back = null;
      /** What the focus left the window for: a frame, whose keys aren't heard. */ var frame = null;
      /** What the key does, the browser does from there. */ var goOnFrom = function goOnFrom(element) {
          passing = true;
          element.focus({
              preventScroll: true
          });
          passing = false;
      };
      on(scope, root, 'keydown mousedown', function(event) {
          var _selectedTab;
          var isTab = keyName(event) === 'Tab' && !event.isDefaultPrevented();
          var target = event.target;
          var below = stopsBelow(tabs);
          var first = below[0];
          var last = below[below.length - 1];
          back = isTab && event.shiftKey ? target : null;
          frame = null;
          if (!isTab || !last) return;
          if (!back && target === ((_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label)) goOnFrom(last);
          else if (target === (back ? first : last)) goOnFrom(gate);
      });
      onCapture(scope, window, 'blur', function() {
          return frame = document.activeElement;
      });
      on(scope, root, 'focusin', function(param) {
          var target = param.target, originalEvent = param.originalEvent;
          var _selectedTab, _below_;
          var from = originalEvent == null ? void 0 : originalEvent.relatedTarget;
          var below = stopsBelow(tabs);
          var left = from || frame;
          var isBack = parts.container.contains(from ? back : frame) && parts.list.contains(target);
          if (passing) return;
          back = null;
          frame = null;
          if (isBack && below.length) (_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label.focus();
          else if (target === gate) (_below_ = below[root.contains(left) ? 0 : below.length - 1]) == null ? void 0 : _below_.focus();
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

  /** What may hold panels or be one; headings, paragraphs and the like are left alone. */ var BOX = /^(DIV|SECTION|ARTICLE|MAIN|FORM|FIELDSET)$/;
  var isButton = function isButton(element) {
      return element.tagName === 'BUTTON';
  };
  /** A tab that is its own label: a button, or what the author calls a tab or links in a `div`. */ var isBare = function isBare(element) {
      return isButton(element) || element.tagName === 'A' || element.getAttribute('role') === 'tab';
  };
  function isButtonList(element) {
      var children = contentChildren(element);
      return children.length > 0 && children.every(isButton);
  }
  function findList(children) {
      var first = children[0];
      return firstThat(children, function(child) {
          return /^[UO]L$/.test(child.tagName);
      }) || firstThat(children, function(child) {
          return child.getAttribute('role') === 'tablist';
      }) || (first && isButtonList(first) ? first : null);
  }
  function targetOf(element, label) {
      var target = element.getAttribute('data-target');
      if (target) return target.replace(/^#/, '');
      var href = label && label.getAttribute('href') || '';
      return href.charAt(0) === '#' ? href.slice(1) : '';
  }
  function labelOf(element) {
      var label = isBare(element) ? element : element.querySelector('a') || element.querySelector('button');
      return {
          element: element,
          label: label,
          target: targetOf(element, label)
      };
  }
  /** The tabs of a list that are not known yet, in document order. */ function labelsIn(list) {
      return filled(contentChildren(list)).filter(function(child) {
          return child.tagName === 'LI' || isBare(child);
      }).map(labelOf);
  }
  var isBox = function isBox(element) {
      return BOX.test(element.tagName);
  };
  var hasText = function hasText(node) {
      return node.nodeType === 3 && /\S/.test(node.nodeValue || '');
  };
  /** Whether a box can be the wrapper of panels, and not one of them: there is no text between. */ function canWrap(box, labels) {
      var inside = contentChildren(box);
      var fits = inside.length <= labels.length || filled(inside).every(isBox);
      return fits && !Array.prototype.some.call(box.childNodes, hasText);
  }
  /** The box that wraps the panels; null where the boxes are the panels themselves. */ function findContainer(boxes, labels) {
      var first = boxes[0];
      var marked = firstThat(boxes, function(box) {
          return hasClass(box, 'z-container');
      });
      if (marked || !first) return marked;
      var isNamed = function isNamed(box) {
          return labels.some(function(param) {
              var target = param.target;
              return target && target === idOf(box);
          });
      };
      if (boxes.some(isNamed) || isRoot(first) || !canWrap(first, labels)) return null;
      // An empty box is a wrapper to be filled. Beside others, a wrapper is known by its own boxes.
      if (boxes.length === 1) return first;
      var inside = filled(contentChildren(first));
      var fits = inside.length === labels.length || boxes.length < labels.length;
      return inside.length && fits && inside.every(isBox) ? first : null;
  }
  /** The boxes after the list, or where there are none, those before it. */ function boxesOf(authors, list) {
      var start = list ? authors.indexOf(list) + 1 : 0;
      var after = authors.slice(start).filter(isBox);
      return after.length ? after : authors.slice(0, start).filter(function(child) {
          return child !== list && isBox(child);
      });
  }
  /** The panels in a wrapper; what is blank is none where there are enough others. */ function panelsIn(container, labels) {
      var all = contentChildren(container);
      var panels = filled(all);
      return panels.length < labels.length ? all : panels;
  }
  /** Finds the author's parts among the root's own children, so that sets nest to any depth. */ function findParts(root) {
      var children = contentChildren(root);
      var bar = firstThat(children, function(child) {
          return hasClass(child, 'z-tabs-mobile');
      });
      var arrow = firstThat(children, function(child) {
          return hasClass(child, 'z-dropdown-arrow');
      });
      var authors = filled(children).filter(function(child) {
          return child !== bar && child !== arrow;
      });
      var list = findList(authors);
      var labels = list ? labelsIn(list) : [];
      var boxes = boxesOf(authors, list);
      var container = findContainer(boxes, labels);
      return {
          list: list,
          labels: labels,
          container: container,
          panels: container ? panelsIn(container, labels) : boxes,
          bar: bar,
          arrow: arrow
      };
  }
  /**
   * The panel of each label: by the id it names, the others by their order. A plain link without a
   * panel gets none.
   */ function matchPanels(labels, panels) {
      var byId = {};
      for(var _i = 0; _i < panels.length; _i++){
          var panel = panels[_i];
          byId['#' + idOf(panel)] = byId['#' + idOf(panel)] || panel;
      }
      var named = labels.map(function(param) {
          var target = param.target;
          return target && byId['#' + target] || null;
      });
      var rest = panels.filter(function(panel) {
          return named.indexOf(panel) < 0;
      });
      return named.map(function(panel) {
          return panel || rest.shift() || null;
      });
  }

  /** Makes the wrapper where panels are the root's own children, and moves them into it. */ function makeContainer(root, panels, undo) {
      var container = build('div', '');
      root.insertBefore(container, panels[0] || null);
      undo.push(function() {
          // What the page has added meanwhile stays, behind the others.
          var last = panels[panels.length - 1];
          if (last && last.parentNode === root) root.insertBefore(container, last.nextSibling);
          unwrap(container);
      });
      var places = panels.map(function(panel) {
          var next = panel.nextSibling;
          move$1(panel, container, null);
          return next;
      });
      undo.push(function() {
          if (!isInOrder(contentChildren(container), panels)) return;
          for(var n = panels.length - 1; n >= 0; n--){
              var panel = panels[n];
              var next = places[n];
              if (panel.parentNode !== container) continue;
              move$1(panel, root, !next || next.parentNode === root ? next : container);
          }
      });
      return container;
  }
  /** Whether panels lie in the order in which they came, and new ones behind them. */ function isInOrder(now, before) {
      // A new one, at -1, counts as behind all.
      var places = now.map(function(panel) {
          return before.indexOf(panel) >>> 0;
      });
      return places.every(function(place, n) {
          return !n || place >= places[n - 1];
      });
  }
  /** Makes a list for a set that has none; with panels in it, it is driven by methods and unseen. */ function makeList(root, panels, undo) {
      var list = build('ul', '');
      for(var _i = 0; _i < panels.length; _i++){
          var panel = panels[_i];
          var name = document.createTextNode(panel.getAttribute('aria-label') || panel.getAttribute('title') || '');
          list.appendChild(build('li', '', build('a', '', name)));
      }
      if (panels.length) list.style.display = 'none';
      root.insertBefore(list, root.firstChild);
      undo.push(function() {
          return detach(list);
      });
      return list;
  }
  /** The bar of the narrow form. */ function adoptBar(found, next, undo) {
      var link = build('a', 'z-link', build('span', 'z-title'), build('span', 'z-arrow'));
      var bar = build('ul', 'z-tabs-nav z-tabs-mobile', build('li', '', link));
      bar.style.display = 'none';
      return insertOwn(bar, found, next, undo);
  }
  function replace(old, by) {
      if (old.parentNode) old.parentNode.replaceChild(by, old);
  }
  /** Puts an element of ours into the page, before `next` or in the place of that of a saved copy. */ function insertOwn(element, found, next, undo) {
      if (found) replace(found, element);
      else next.parentNode.insertBefore(element, next);
      undo.push(function() {
          return found ? replace(element, found) : detach(element);
      });
      return element;
  }
  /** The arrow of the bar, before `next`: by it the script knows the room there is. */ function adoptArrow(found, next, undo) {
      return insertOwn(build('i', 'z-dropdown-arrow'), found, next, undo);
  }
  var LIST_NAMES = words('class role aria-orientation aria-label aria-labelledby aria-owns');
  var LIST_CLASSES = [
      'z-tabs-nav',
      'z-tabs-desktop',
      'z-hide-menu'
  ];
  var CONTAINER_CLASSES = [
      'z-container',
      'z-animating'
  ];
  var RUN_STYLES = [
      'transition',
      'height',
      'margin',
      'opacity',
      'transform',
      'grid-area'
  ];
  /** Takes off what a copy brings that was saved while panels moved. */ function clearRun(container) {
      if (!hasClass(container, 'z-animating')) return;
      setClass(container, 'z-animating', false);
      for(var _i = 0, _concat = [
          container
      ].concat(contentChildren(container)); _i < _concat.length; _i++){
          var element = _concat[_i];
          var leaves = hasClass(element, 'z-leave');
          for(var _i1 = 0, _iter = leaves ? RUN_STYLES.concat(STALE_STYLES) : RUN_STYLES; _i1 < _iter.length; _i1++){
              var name = _iter[_i1];
              element.style.removeProperty(name);
          }
          dropEmptyStyle(element);
          if (!leaves) continue;
          setClass(element, 'z-leave', false);
          dropAttributes(element, 'inert aria-hidden');
      }
  }
  /** Marks list and container, and remembers where the author had the list. */ function adoptFrame(list, container, undo) {
      var root = list.parentNode;
      var next = list.nextSibling;
      clearRun(container);
      // The outline of a saved copy is gone.
      if (/-outline$/.test(list.getAttribute('aria-owns') || '')) list.removeAttribute('aria-owns');
      borrow(undo, list, LIST_NAMES, LIST_CLASSES);
      borrow(undo, container, [
          'class'
      ], CONTAINER_CLASSES);
      setClass(list, 'z-hide-menu', false);
      setClass(list, 'z-tabs-nav');
      setClass(list, 'z-tabs-desktop');
      list.setAttribute('role', 'tablist');
      setClass(container, 'z-container');
      undo.push(function() {
          if (list.parentNode !== root || list.nextSibling === next) return;
          move$1(list, root, next && next.parentNode === root ? next : null);
      });
  }

  var nameOf$1 = function nameOf(param) {
      var element = param.element;
      return element.getAttribute('data-link') || '';
  };
  /** Names a tab by its position, or the next number that is free, unless the author named it. */ function nameTab(tab, names) {
      var name = nameOf$1(tab);
      for(var n = tab.index + 1; !name; n++)if (!names['tab' + n]) name = 'tab' + n;
      names[name] = true;
      tab.element.setAttribute('data-link', name);
  }
  /** Numbers the tabs from `from` on. */ function renumber(param, from) {
      var items = param.items;
      for(var n = from; n < items.length; n++)items[n].index = n;
  }
  function adoptInto(markup, source, index) {
      var prefix = markup.prefix, container = markup.container, undo = markup.undo;
      markup.serial += 1;
      var tab = adoptTab(source, {
          index: index,
          container: container,
          prefix: prefix,
          serial: markup.serial,
          undo: undo
      });
      markup.items.splice(index, 0, tab);
      markup.byElement.set(tab.element, tab);
      return tab;
  }
  /** Puts a tab's nodes before those of another, or at the end. */ function place$1(param, param1, next) {
      var list = param.list, container = param.container;
      var element = param1.element, panel = param1.panel;
      var nextIn = function nextIn(parent, node) {
          return node && node.parentNode === parent ? node : null;
      };
      move$1(element, list, nextIn(list, next == null ? void 0 : next.element));
      if (panel) move$1(panel, container, nextIn(container, next == null ? void 0 : next.panel));
  }
  /** Puts a new tab at `index` into the page, once it is painted: it is watched there. */ function insertTab(markup, source, index, paint) {
      var tab = adoptInto(markup, source, index);
      renumber(markup, index);
      nameTab(tab, markup.names);
      paint(tab);
      place$1(markup, tab, markup.items[index + 1]);
      markup.ends = addEnd(tab, markup.ends);
      return tab;
  }
  /** Puts a tab and its panel at another place; focus stays where it is. */ function moveTab(markup, tab, to) {
      var items = markup.items;
      items.splice(tab.index, 1);
      items.splice(to, 0, tab);
      keepingFocus(function() {
          return place$1(markup, tab, items[to + 1]);
      });
      renumber(markup, 0);
      markup.ends = markEnds(items, markup.ends);
  }
  /** Forgets a tab, whose nodes and marks are still in the page. */ function forgetTab(markup, tab) {
      markup.items.splice(tab.index, 1);
      markup.byElement.delete(tab.element);
      markup.names[nameOf$1(tab)] = false;
      renumber(markup, tab.index);
  }
  /**
   * Takes over labels and panels that the page has added, in the order the page has them now, and
   * forgets tabs that it took out. Returns the new tabs.
   */ function syncMarkup(markup) {
      var _tabs;
      var tabs = markup.items, list = markup.list, container = markup.container, byElement = markup.byElement;
      var labels = labelsIn(list);
      var staying = tabs.filter(function(param) {
          var element = param.element;
          return element.parentNode === list;
      });
      for(var _i = 0; _i < tabs.length; _i++){
          var tab = tabs[_i];
          if (tab.element.parentNode === list) continue;
          byElement.delete(tab.element);
          markup.names[nameOf$1(tab)] = false;
          forget(tab);
          releaseTab(tab, markup.prefix);
      }
      var taken = staying.map(function(param) {
          var panel = param.panel;
          return panel;
      });
      var free = without(filled(contentChildren(container)), taken);
      var added = labels.filter(function(param) {
          var element = param.element;
          return !byElement.has(element);
      });
      var matched = matchPanels(added, free);
      hideExtras(without(free, matched), markup.undo);
      var fresh = added.map(function(label, n) {
          return adoptInto(markup, _extends({}, label, {
              panel: matched[n] || null
          }), 0);
      });
      var sorted = labels.map(function(param) {
          var element = param.element;
          return byElement.get(element);
      });
      (_tabs = tabs).splice.apply(_tabs, [].concat([
          0,
          tabs.length
      ], sorted));
      renumber(markup, 0);
      markup.ends = markEnds(tabs, markup.ends);
      for(var _i1 = 0; _i1 < fresh.length; _i1++){
          var tab1 = fresh[_i1];
          nameTab(tab1, markup.names);
      }
      return fresh;
  }
  var without = function without(panels, others) {
      return panels.filter(function(panel) {
          return others.indexOf(panel) < 0;
      });
  };
  /** Panels that no label stands for stay hidden. */ function hideExtras(panels, undo) {
      for(var _i = 0; _i < panels.length; _i++){
          var panel = panels[_i];
          borrow(undo, panel, [
              'hidden'
          ], []);
          panel.hidden = true;
      }
  }
  function lookAt(root) {
      var found = findParts(root);
      return {
          found: found,
          ends: endsOf(found.labels),
          mirrored: isRightToLeft(root)
      };
  }
  /** Takes over a tab set's markup and completes it to the form of rule T2. */ function adoptMarkup(root, seen) {
      var _seen_found_list;
      var undo = [];
      // A set around it may have wrapped what is in it since.
      var _ref = ((_seen_found_list = seen.found.list) == null ? void 0 : _seen_found_list.parentNode) === root ? seen : lookAt(root), found = _ref.found, ends = _ref.ends;
      dropPassing(root);
      var panels = found.panels.slice();
      var list = found.list || makeList(root, panels, undo);
      var labels = found.list ? found.labels : labelsIn(list);
      var container = found.container || makeContainer(root, panels, undo);
      dropPassing(container);
      adoptFrame(list, container, undo);
      var arrow = adoptArrow(found.arrow, list, undo);
      var bar = adoptBar(found.bar, arrow, undo);
      var markup = {
          root: root,
          list: list,
          container: container,
          bar: bar,
          arrow: arrow,
          items: [],
          byElement: new WeakMap(),
          names: {},
          ends: [],
          prefix: idPrefix('uiTabs'),
          serial: 0,
          undo: undo
      };
      var matched = matchPanels(labels, panels);
      labels.forEach(function(label, n) {
          adoptInto(markup, _extends({}, label, {
              panel: matched[n] || null
          }), n);
      });
      for(var _i = 0, _markup_items = markup.items; _i < _markup_items.length; _i++){
          var tab = _markup_items[_i];
          markup.names[nameOf$1(tab)] = true;
      }
      for(var _i1 = 0, _markup_items1 = markup.items; _i1 < _markup_items1.length; _i1++){
          var tab1 = _markup_items1[_i1];
          nameTab(tab1, markup.names);
      }
      markup.ends = markEnds(markup.items, [], found.list ? ends : undefined);
      var extras = without(panels, matched);
      hideExtras(extras, undo);
      if (extras.length) warn('uiTabs', root, "" + extras.length + " panel(s) without a label stay hidden");
      return markup;
  }
  /** Puts the labels before or after the panels; focus stays where it is. */ function placeLabels(param, last) {
      var root = param.root, bar = param.bar, arrow = param.arrow, list = param.list, container = param.container;
      var isLast = list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING;
      if (!!isLast === last) return;
      var before = last ? container.nextSibling : container;
      keepingFocus(function() {
          for(var _i = 0, _iter = [
              bar,
              arrow,
              list
          ]; _i < _iter.length; _i++){
              var node = _iter[_i];
              move$1(node, root, before);
          }
      });
  }
  /** Gives the whole set back as the author wrote it. */ function releaseMarkup(markup) {
      for(var _i = 0, _markup_items = markup.items; _i < _markup_items.length; _i++){
          var tab = _markup_items[_i];
          releaseTab(tab, markup.prefix);
      }
      giveBack(markup.undo);
  }

  /*
   * The narrow form of `overflow: 'accordion'` (rule T14): labels are the headers, and the container, which
   * shows one panel at a time, lies below that of the selected one. No node moves for that, for frames
   * would load anew: the style sheet places the container among the labels. Screen readers find headings
   * with their buttons, and the panel among them, in an outline of ours, whose parts own those of the
   * author (`aria-owns`); the list, a named group then, owns the outline. Tab goes the same way by a stop
   * behind the container, the gate.
   */ /** Where the list has to be for the form in force, and which way it runs. */ function placeList(tabs) {
      var parts = tabs.parts, options = tabs.options;
      var inRow = !isAccordion(tabs);
      var vertical = inRow && options.orientation === 'vertical';
      setAttribute(parts.list, 'aria-orientation', vertical ? 'vertical' : null);
      placeLabels(parts, inRow && /^bottom/.test(options.position));
  }
  /** One below the heading that the set stands under, among its own siblings or those of what holds it. */ function levelFor(root) {
      for(var holder = root; holder; holder = holder.parentElement){
          for(var at = holder.previousElementSibling; at; at = at.previousElementSibling){
              if (/^H[1-6]$/.test(at.tagName)) return Math.min(Number(at.tagName.charAt(1)) + 1, 6);
          }
      }
      return 3;
  }
  /** Gives tabs what only headers have, or takes it from them; the form is in force already. */ function paintSections(tabs) {
      var parts = tabs.parts;
      placeList(tabs);
      for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
          var tab = _parts_items[_i];
          paintTabIndex(tabs, tab);
          paintDisabled(tabs, tab);
      }
      if (parts.order) parts.order();
  }
  /** Has the outline begin anew, with the headings. */ function buildOutline(param, outline) {
      var root = param.root, parts = param.parts;
      var level = String(levelFor(root));
      outline.textContent = '';
      for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
          var label = _parts_items[_i].label;
          var heading = outline.appendChild(build('span', ''));
          var id = idFor(label, parts.prefix + '-link');
          if (!id) continue;
          heading.setAttribute('role', 'heading');
          heading.setAttribute('aria-level', level);
          heading.setAttribute('aria-owns', id);
      }
  }
  /** Keeps the order that is seen for readers and for Tab, as long as the form is in force. */ function mountSections(tabs) {
      var parts = tabs.parts, root = tabs.root;
      var outline = build('span', 'z-outline');
      outline.id = parts.prefix + '-outline';
      var panel = build('span', '');
      var gate = build('span', 'z-gate');
      gate.tabIndex = 0;
      var known = '';
      var place = function place(element, before, on) {
          if (!on) detach(element);
          else if (!element.parentNode) root.insertBefore(element, before);
      };
      parts.order = function() {
          var _tabs_open_;
          var _selectedTab;
          var labels = isAccordion(tabs) ? parts.items.map(function(param) {
              var label = param.label;
              return label.id;
          }).join() : '';
          place(outline, parts.list, !!labels);
          setAttribute(parts.list, 'aria-owns', labels ? outline.id : null);
          place(gate, parts.container.nextSibling, laterTabs(tabs).length > 0);
          if (labels !== known) buildOutline(tabs, outline);
          known = labels;
          var id = ((_selectedTab = selectedTab(tabs)) == null ? void 0 : _selectedTab.label.getAttribute('aria-controls')) || null;
          if (panel.parentNode && panel.getAttribute('aria-owns') === id) return;
          detach(panel);
          setAttribute(panel, 'aria-owns', id);
          outline.insertBefore(panel, outline.children[((_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : -1) + 1] || null);
      };
      onEnd(tabs.scope, function() {
          parts.order = null;
          setAttribute(parts.list, 'aria-owns', null);
          detach(outline);
          detach(gate);
      });
      passTab(tabs, gate);
  }

  /** What is left for the content beside the labels of a column, at least. */ var CONTENT = 200;
  /** A form that came by a change of this much in the same window may be a scroll bar's doing. */ var SCROLL_BAR = 20;
  var fontOf = function fontOf(param) {
      var items = param.parts.items;
      return items[0] ? getComputedStyle(items[0].label).fontSize : '';
  };
  /** Reads how much room there is. */ function readRoom(fit) {
      fit.room = roomOf(fit.tabs);
      fit.isNarrow = fit.narrow.matches;
      if (isAccordion(fit.tabs) && !fit.isNarrow) fit.stale = true;
      if (fit.window !== innerWidth) fit.before = null;
      fit.window = innerWidth;
      // What is out of sight has no room, and is looked at when it shows.
      if (!fit.room || fit.font !== fontOf(fit.tabs)) fit.stale = true;
  }
  /** What a form is beside rows and columns: `menu`, `accordion` or nothing. */ var nameOf = function nameOf(form) {
      return form.replace(/[\d+]/g, '');
  };
  /** The classes on the container that tell the form. */ function paintForm(tabs, form) {
      var root = tabs.root, options = tabs.options;
      var name = nameOf(form);
      var inRows = !!form && !name;
      setClass(root, 'responsive', inRows);
      setClass(root, 'z-stacked', inRows && !/[^1+]/.test(form));
      setClass(root, 'mobile', name === 'menu');
      setClass(root, 'z-sections', name === 'accordion');
      if (/^bottom/.test(options.position)) {
          setClass(root, 'bottom', name !== 'accordion');
          setClass(root, 'top', name === 'accordion');
      }
      // A column that has become something else looks as a row that has.
      if (!isVertical(tabs)) return;
      setClass(root, 'vertical', !name);
      setClass(root, 'horizontal', !!name);
  }
  /** Whether the labels of a row have the widths that they want as they lie; then nothing has to be written. */ function isNatural(fit) {
      var _fit_tabs_parts = fit.tabs.parts, form = _fit_tabs_parts.form, list = _fit_tabs_parts.list;
      if (form || isVertical(fit.tabs)) return false;
      measure(fit);
      fit.stale = !fit.room;
      var shown = shownIn(fit.tabs);
      var grows = shown[0] && getComputedStyle(shown[0].element).flexGrow !== '0';
      if (grows || getComputedStyle(list).flexWrap !== 'wrap') return false;
      return shown.every(function(param) {
          var width = param.width;
          return width < fit.room - 1;
      });
  }
  /** Every label takes the width that it wants. */ function prepare(param) {
      var tabs = param.tabs;
      paintForm(tabs, '');
      setClass(tabs.root, 'z-measure');
  }
  /** How wide is each? */ function measure(fit) {
      var _fit_tabs_parts = fit.tabs.parts, list = _fit_tabs_parts.list, items = _fit_tabs_parts.items;
      var width = list.getBoundingClientRect().width;
      var scale = Math.abs(width - list.offsetWidth) < 1 ? 1 : list.offsetWidth / width;
      for(var _i = 0; _i < items.length; _i++){
          var tab = items[_i];
          tab.width = tab.element.getBoundingClientRect().width * scale;
      }
      fit.font = fontOf(fit.tabs);
      readRoom(fit);
      var shown = shownIn(fit.tabs);
      fit.gap = px(getComputedStyle(list).columnGap) + marginsOf(shown[0]);
      fit.lap = marginsOf(shown[shown.length - 1]);
      var ends = fit.lap - fit.gap + edgesOf(fit.tabs, list);
      fit.natural = shown.reduce(function(sum, tab) {
          return sum + tab.width + fit.gap;
      }, ends);
  }
  function release(fit) {
      var _fit_tabs = fit.tabs, root = _fit_tabs.root, parts = _fit_tabs.parts;
      setClass(root, 'z-measure', false);
      paintForm(fit.tabs, parts.form);
      // Out of sight nothing has a width.
      fit.stale = !fit.room;
  }
  var waiting = [];
  /**
   * Fits all sets that wait: what one writes doesn't make the next one wait for its layout. Those that
   * have changed are measured, with one layout for all of them.
   */ function fitWaiting() {
      var all = waiting.filter(function(param) {
          var scope = param.scope;
          return scope.undo;
      });
      waiting = [];
      var there = all.filter(function(fit) {
          if (fit.stale) return true;
          readRoom(fit);
          return fit.room;
      });
      var stale = there.filter(function(fit) {
          return fit.stale && !isNatural(fit);
      });
      for(var _i = 0, _iter = [
          prepare,
          measure,
          release
      ]; _i < _iter.length; _i++){
          var step = _iter[_i];
          stale.forEach(step);
      }
      there.forEach(settle);
  }
  /** Has a set fitted before the next frame and, in a page that is read, before a mouse has it laid out. */ function fitSoon(fit) {
      if (waiting.indexOf(fit) < 0 && waiting.push(fit) === 1) requestAnimationFrame(fitWaiting);
      var early = document.readyState === 'loading' && 'queueMicrotask' in window;
      if (early) queueMicrotask(fitWaiting);
  }
  /** The room may have changed. */ function resized(fit) {
      // What has just come into sight is right when it shows.
      if (fit.stale) fitNow(fit);
      else wait(fit, fit.tabs.options.responsiveDelay, fitSoon);
  }
  function fitNow(fit) {
      fitSoon(fit);
      fitWaiting();
  }
  var shownIn = function shownIn(param) {
      var parts = param.parts;
      return parts.items.filter(function(param) {
          var width = param.width;
          return width;
      });
  };
  /** The form for the room there is. */ function formOf(param) {
      var tabs = param.tabs, isNarrow = param.isNarrow, room = param.room, gap = param.gap, lap = param.lap;
      var _Math;
      var _tabs_options = tabs.options, mobileNav = _tabs_options.mobileNav, maxRows = _tabs_options.maxRows, overflow = _tabs_options.overflow;
      var widths = shownIn(tabs).map(function(param) {
          var width = param.width;
          return width;
      });
      var vertical = isVertical(tabs);
      var rows = vertical ? [] : rowsOf(widths, room - lap, gap);
      var crowded = vertical ? room - (_Math = Math).max.apply(_Math, [].concat(widths)) < CONTENT : rows.length > maxRows;
      if (overflow === 'accordion' && isNarrow && widths.length) return 'accordion';
      if (mobileNav && widths.length && (isNarrow || crowded)) return 'menu';
      return rows.length > 1 ? rows.join('+') : '';
  }
  /** The labels take the form that fits. */ function settle(fit) {
      var parts = fit.tabs.parts;
      if (fit.stale) return;
      var form = formOf(fit);
      var growth = fit.room - fit.at;
      if (form === fit.before && growth > 0 && growth < SCROLL_BAR) return;
      if (form !== parts.form) {
          fit.before = parts.form;
          fit.at = fit.room;
      }
      var full = isVertical(fit.tabs) || fit.isNarrow && nameOf(form);
      want(fit.tabs, full ? '100vw' : form && Math.ceil(fit.natural) + 'px');
      arrange(fit.tabs, form);
  }
  /** Puts a form into effect: a name, the counts of rows, or nothing for one row or a column. */ function arrange(tabs, form) {
      var parts = tabs.parts;
      var before = nameOf(parts.form);
      var name = nameOf(form);
      if (form !== parts.form) {
          parts.form = form;
          paintForm(tabs, form);
      }
      // Tabs may have come, gone or moved in the same form.
      var places = placesOf(form);
      for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
          var tab = _parts_items[_i];
          placeTab(tab, tab.width && places.shift() || '');
      }
      if (!before && !name) return;
      if (before === 'menu' !== isMenu(tabs)) paintMenu(tabs);
      paintRoles(tabs);
      paintSections(tabs);
  }
  /** Fits the labels into the width there is, now and whenever it changes (rules T10 to T13). */ function mountFit(tabs) {
      var options = tabs.options, scope = tabs.scope, parts = tabs.parts;
      parts.refit = null;
      var scrolls = options.overflow === 'scroll';
      if (scrolls || !options.responsive) {
          arrange(tabs, '');
          want(tabs, scrolls ? '100vw' : '');
          return scrolls ? mountScroll(tabs) : undefined;
      }
      var fit = {
          tabs: tabs,
          scope: scope,
          narrow: media("(max-width: " + options.minWindowWidth + "px)"),
          isNarrow: false,
          stale: true,
          room: 0,
          gap: 0,
          lap: 0,
          natural: 0,
          font: '',
          wave: null,
          before: null,
          at: 0,
          window: 0
      };
      var refit = function refit() {
          fit.stale = true;
          fitSoon(fit);
      };
      var look = function look() {
          return resized(fit);
      };
      parts.refit = refit;
      // As wide as the set, and of no height, so that it never changes by what it causes.
      watchSize(scope, parts.arrow, look);
      onMedia(scope, fit.narrow, look);
      onEnd(scope, function() {
          return stopWaiting(fit);
      });
      watchLate(scope, parts.list, refit);
      if (options.overflow === 'accordion') mountSections(tabs);
      // New options take effect at once; at the start all sets of a page share one layout.
      if (parts.stop) fitNow(fit);
      else refit();
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

  /** The tab that comes instead of one that goes, or has gone: the next, else the one before. */ function successor(tabs, gone) {
      var usable = tabs.parts.items.filter(function(tab) {
          return tab !== gone && isSelectable(tab) && isReachable(tab);
      });
      var later = usable.filter(function(tab) {
          return tab.index >= gone.index;
      });
      return later[0] || usable[usable.length - 1];
  }
  /** Selects another tab, at once and without motion, for `gone`, which was selected. */ function replaceSelected(tabs, gone, reason) {
      var next = successor(tabs, gone);
      tabs.open = next ? [
          next.index
      ] : [];
      if (next) paintSelected(tabs, next, true);
      var change = {
          opened: tabs.open,
          closed: [],
          open: tabs.open
      };
      passOn(tabs, change, reason);
      tellChange(tabs, change, reason);
      tell(tabs, 'deactivate', gone, reason);
  }
  /** Lets the state follow after tabs were taken in, out or elsewhere; `selected` was selected before. */ function follow(tabs, selected, reason) {
      if (reason === void 0) reason = 'api';
      var parts = tabs.parts;
      if (selected && parts.items[selected.index] !== selected) replaceSelected(tabs, selected, reason);
      else tabs.open = selected ? [
          selected.index
      ] : [];
      // Where the number of tabs decides whether they may be found, all are hidden anew.
      if (Math.abs(parts.items.length - MOST_FINDABLE - 0.5) < 1) {
          for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
              var tab = _parts_items[_i];
              paintDisabled(tabs, tab);
          }
      }
      // As long as it stays, the page is asked for nothing.
      paintTitle(tabs);
      paintStop(tabs, selected && parts.stop === selectedTab(tabs) ? selected : undefined);
  }
  /** Gives the focus to what comes instead of a tab that goes, or the container where nothing does. */ function leave(tabs, tab) {
      var next = successor(tabs, tab);
      if (next) return focusable(tabs, next).focus();
      closeMenu(tabs, false);
      onEnd(tabs.life, focusOn(tabs.root));
  }
  var isThere = function isThere(param, tab) {
      var alive = param.alive, parts = param.parts;
      return alive && parts.items[tab.index] === tab;
  };
  function drop(tabs, tab, reason) {
      settle$1(tabs);
      var activeElement = document.activeElement, body = document.body;
      // A press doesn't take the focus; where it was nowhere, the next press of a key goes on from here.
      var lost = reason !== 'api' && (!activeElement || activeElement === body);
      if (lost || holdsFocus(tab.element) || holdsFocus(tab.panel)) leave(tabs, tab);
      // The page may hear of the focus.
      if (!isThere(tabs, tab)) return;
      var parts = tabs.parts;
      var selected = selectedTab(tabs);
      forget(tab);
      forgetTab(parts, tab);
      follow(tabs, selected, reason);
      // Whoever hears of nodes that go may select another tab.
      removeForGood(tab.element);
      if (tab.panel) removeForGood(tab.panel);
      if (tabs.alive) parts.ends = dropEnd(tab, parts.items, parts.ends);
      tell(tabs, 'remove', tab, reason);
  }
  /** Removes a tab, unless the page refuses; of several answers, that to the last question counts. */ function remove(tabs, tab, reason) {
      // The page does it itself while it is asked.
      if (!tab.pending) return;
      endScope(tab.pending);
      tab.pending = null;
      var answer = askRemoval(tabs, tab, reason);
      tab.pending = createScope();
      // Heard all the same: what the page promised may break.
      if (!isThere(tabs, tab)) endScope(tab.pending);
      weigh(tab.pending, [
          [
              tab.label,
              answer
          ]
      ], function(allowed) {
          if (allowed && isThere(tabs, tab)) holding(tabs.moments, function() {
              return drop(tabs, tab, reason);
          });
      });
  }
  /** Removes a tab on a user's behalf, where users may; tells whether they may. */ function close(tabs, tab, reason) {
      if (!isClosable(tabs, tab) || isDisabled(tab)) return false;
      noteAction$1(tabs);
      remove(tabs, tab, reason);
      return true;
  }

  var tabAround = function tabAround(param, target) {
      var parts = param.parts;
      var element = childHolding(parts.list, target);
      return element && parts.byElement.get(element) || null;
  };
  /** Selects a tab on a user's behalf. */ function selectTab(tabs, tab, reason) {
      if (isSelectable(tab)) select(tabs, tab.index, reason);
  }
  /** The tab that a key leads to from `from`, or null. */ function tabAt$1(tabs, key, from) {
      var all = tabs.parts.items;
      var index = stepFrom(from.index, key, all.length, function(n) {
          return isReachable(all[n]);
      });
      return all[index] || null;
  }
  /** Presses on labels. */ function listenForPresses(tabs, keyPress) {
      listenForActivation({
          scope: tabs.scope,
          list: tabs.parts.list,
          events: tabs.options.event,
          find: function find(target) {
              return tabAround(tabs, target);
          },
          requests: function requests() {
              return tabs.requests;
          },
          activate: function activate(element, event) {
              var tab = tabs.parts.byElement.get(element);
              if (!isSelectable(tab)) return;
              // A menu that opens under the mouse isn't a choice yet.
              if (event && event.type !== 'click' && tabs.parts.menu) return;
              noteAction$1(tabs);
              select(tabs, tab.index, keyPress.active ? 'key' : 'click');
              closeMenu(tabs, true);
          },
          owns: function owns(element) {
              var tab = tabs.parts.byElement.get(element);
              return !!tab && (!!tab.panel || isDisabled(tab));
          }
      });
  }
  /** Whether arrows select; a menu, and what a server would be asked for, wait for Enter or Space. */ var selectsOnFocus = function selectsOnFocus(tabs, tab) {
      return tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, tab);
  };
  /** What a key does in the form in force; in an accordion the arrows are the browser's. */ function stepOf(tabs, name) {
      var vertical = isMenu(tabs) || tabs.options.orientation === 'vertical';
      var key = keyStep(name, vertical, isRightToLeft(tabs.parts.list));
      return isAccordion(tabs) && key !== 'press' ? null : key;
  }
  /** The tab whose label has the focus, when a key on it is ours to understand. */ function keyedTab(tabs, event) {
      var target = event.target;
      var tab = tabAround(tabs, target);
      if (!tab || isForeignKey(event) || !tab.label.contains(target)) return null;
      return isInteractive(target, tab.label) ? null : tab;
  }
  /** Keys on labels: arrows along the list, Home, End, Enter and Space; Delete and Backspace. */ function listenForKeys(tabs, keyPress) {
      var list = tabs.parts.list;
      on(tabs.scope, list, 'keydown', function(event) {
          var from = keyedTab(tabs, event);
          if (!from) return;
          var name = keyName(event);
          if (/^(Delete|Backspace)$/.test(name) && close(tabs, from, 'key')) event.preventDefault();
          var key = stepOf(tabs, name);
          if (!key) return;
          event.preventDefault();
          if (key === 'press') {
              // A click, so that the page's own handlers on the label hear of it.
              keyPress.active = true;
              from.label.click();
              keyPress.active = false;
              return;
          }
          var tab = tabAt$1(tabs, key, from);
          if (!tab) return;
          tab.label.focus();
          noteAction$1(tabs);
          if (selectsOnFocus(tabs, tab)) selectTab(tabs, tab, 'key');
      });
  }
  /** Presses on close buttons; they leave the focus where it is. */ function listenForClosing(tabs) {
      var scope = tabs.scope, parts = tabs.parts;
      var tabOf = function tabOf(button) {
          var tab = tabAround(tabs, button);
          return tab && tab.close === button ? tab : null;
      };
      onCapture(scope, parts.list, 'mousedown', function(event) {
          if (tabOf(event.target)) event.preventDefault();
      });
      on(scope, parts.list, 'click', function(event) {
          var tab = tabOf(event.target);
          if (tab && !event.isDefaultPrevented()) close(tabs, tab, 'click');
          if (tab) event.preventDefault();
      });
  }
  /** Pages disable, hide and show tabs by their own means; ARIA and Tab order follow. */ function watchLabels(tabs) {
      var parts = tabs.parts, options = tabs.options;
      var list = parts.list, byElement = parts.byElement;
      var scrolls = options.overflow === 'scroll';
      var _watchPage = watchPage(tabs.scope, function(records) {
          for(var _i = 0; _i < records.length; _i++){
              var _records__i = records[_i], target = _records__i.target, type = _records__i.type, attributeName = _records__i.attributeName;
              var tab = byElement.get(target);
              if (tab && attributeName === 'data-disabled') {
                  setClass(tab.element, 'z-disabled', isMarked(tab.element, attributeName));
              }
              var around = tabAround(tabs, target);
              if (around) paintDisabled(tabs, around);
              var fits = type === 'attributes' && (tab ? !hasTurned(tab) : target === list);
              // Tabs of a row that scrolls aren't measured.
              if (parts.refit && (!fits || scrolls)) parts.refit();
          }
          parts.ends = markEnds(parts.items, parts.ends);
          fillSelection(tabs);
          paintStop(tabs);
          // What a guard writes that refuses would have it asked for ever.
          if (!tabs.open.length) observer.takeRecords();
      }), observer = _watchPage[0], heed = _watchPage[1];
      observer.observe(list, {
          attributes: true,
          attributeFilter: [
              'class',
              'style',
              'hidden',
              'data-disabled',
              'data-closable'
          ],
          characterData: true,
          childList: true,
          subtree: true
      });
      parts.heed = heed;
  }
  /** Listens to what users do with the labels. */ function listen(tabs) {
      var keyPress = {
          active: false
      };
      listenForPresses(tabs, keyPress);
      listenForKeys(tabs, keyPress);
      listenForClosing(tabs);
      watchLabels(tabs);
      if (isMenu(tabs)) listenToMenu(tabs);
      onEnd(tabs.scope, function() {
          return stopMenu(tabs);
      });
      // What a panel begins with may have changed since it was shown.
      onCapture(tabs.scope, tabs.parts.list, 'focusin', function() {
          return judgeStop(tabs);
      });
  }

  var tabAt = function tabAt(tabs, method, given) {
      return itemAt(tabs, tabs.parts.items, method, given);
  };
  /** Selects the next tab that can be selected, in steps of `by` from `from`. */ function selectFrom(tabs, from, by) {
      var index = nextIndex(tabs, from, by);
      if (index >= 0) select(tabs, index, 'api');
  }
  /** Puts a tab at another place; whatever is selected stays so. */ function move(tabs, from, to) {
      settle$1(tabs);
      var tab = tabAt(tabs, 'move', from);
      var goal = tab && tabAt(tabs, 'move', to);
      if (!goal || goal === tab) return;
      var selected = selectedTab(tabs);
      moveTab(tabs.parts, tab, goal.index);
      follow(tabs, selected);
  }
  /** The nodes of a tab to be added, in the form that the list has. */ function makeNodes(tabs, settings) {
      var list = tabs.parts.list;
      var inList = /^[UO]L$/.test(list.tagName);
      var label = build(inList ? 'a' : 'button', '');
      if (!inList) label.setAttribute('type', 'button');
      insertLabel(label, settings.tab);
      var element = inList ? build('li', '', label) : label;
      var panel = build('div', '');
      if (settings.name) element.setAttribute('data-link', textOf$2(settings.name));
      if (settings.disabled) setClass(element, 'z-disabled');
      if (settings.closable !== undefined) {
          element.setAttribute('data-closable', textOf$2(settings.closable));
      }
      if (settings.url) panel.setAttribute('data-content-url', textOf$2(settings.url));
      return {
          element: element,
          label: label,
          panel: panel
      };
  }
  function indexForNew(tabs, given) {
      var end = tabs.parts.items.length;
      if (given === undefined) return end;
      var index = indexOf(given, end + 1);
      if (index >= 0) return index;
      warn(tabs.kind.name, tabs.root, "add(): index " + textOf$2(given) + " is out of range; the tab goes to the end");
      return end;
  }
  function isSettings(value) {
      return isObject(value) && !isNodes(value);
  }
  function add(tabs, given, content, name) {
      var settings = isSettings(given) ? given : _extends({
          tab: given,
          content: content
      }, name ? {
          name: name
      } : {});
      if (!takes(tabs, settings.tab, settings.content)) return;
      settle$1(tabs);
      var selected = selectedTab(tabs);
      var nodes = makeNodes(tabs, settings);
      var index = indexForNew(tabs, settings.index);
      // What is new is not open, wherever it is.
      tabs.open = [];
      var tab = insertTab(tabs.parts, nodes, index, function(tab) {
          return paintNew(tabs, tab);
      });
      follow(tabs, selected);
      // Its scripts run at once.
      if (tab.panel) fill(tabs, innerOf(tab.panel) || tab.panel, settings.content);
      fillSelection(tabs);
  }
  function setDisabled(tabs, method, given, disabled) {
      var tab = tabAt(tabs, method, given);
      if (!tab) return;
      setClass(tab.element, 'z-disabled', disabled);
      paintDisabled(tabs, tab);
      fillSelection(tabs);
      paintStop(tabs);
  }
  function refresh(tabs) {
      settle$1(tabs);
      var selected = selectedTab(tabs);
      // Asked for now: WebKit takes the focus from what goes out of sight as soon as styles are asked for.
      var container = tabs.parts.container;
      var focused = holdsFocus(container) && document.activeElement;
      tabs.open = [];
      for(var _i = 0, _syncMarkup = syncMarkup(tabs.parts); _i < _syncMarkup.length; _i++){
          var tab = _syncMarkup[_i];
          paintNew(tabs, tab);
      }
      follow(tabs, selected);
      fillSelection(tabs);
      var shown = selectedTab(tabs);
      if (shown) {
          var _shown_panel;
          paintPanelStop(shown);
          // It may be in a panel that has no label any more, and is out of sight therefore.
          var lost = focused && !((_shown_panel = shown.panel) == null ? void 0 : _shown_panel.contains(focused));
          if (lost) focusable(tabs, shown).focus({
              preventScroll: true
          });
      }
      if (tabs.parts.refit) tabs.parts.refit();
  }
  var current = function current(tabs, none) {
      var _tabs_open_;
      return (_tabs_open_ = tabs.open[0]) != null ? _tabs_open_ : none;
  };
  /** What can be called on a tab set; what each does is told in `TabsInstance`. */ var tabsMethods = {
      select: function select1(tabs, index) {
          var tab = tabAt(tabs, 'select', index);
          if (isSelectable(tab)) select(tabs, tab.index, 'api');
      },
      prev: function prev(tabs) {
          return selectFrom(tabs, current(tabs, tabs.parts.items.length), -1);
      },
      next: function next(tabs) {
          return selectFrom(tabs, current(tabs, -1), 1);
      },
      first: function first(tabs) {
          return selectFrom(tabs, -1, 1);
      },
      last: function last(tabs) {
          return selectFrom(tabs, tabs.parts.items.length, -1);
      },
      setOptions: setOptions,
      play: play,
      stop: stop,
      load: load,
      preload: preload,
      add: whole(add),
      remove: function remove1(tabs, index) {
          var tab = tabAt(tabs, 'remove', index);
          if (tab) remove(tabs, tab, 'api');
      },
      move: whole(move),
      enable: function enable(tabs, index) {
          return setDisabled(tabs, 'enable', index, false);
      },
      disable: function disable(tabs, index) {
          return setDisabled(tabs, 'disable', index, true);
      },
      refresh: whole(refresh),
      reveal: reveal$1,
      destroy: destroyWidget,
      active: function active(tabs) {
          return current(tabs, -1);
      },
      count: function count(tabs) {
          return tabs.parts.items.length;
      },
      option: option
  };

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

  /** A page's own transitions would move what has moved already. */ var STILL = {
      transition: 'none'
  };
  /** The styles that keep a panel as it is while it is out of the flow. */ function placeOf(param) {
      var panel = param.panel, display = param.display;
      if (!panel) return {};
      // To the fraction, or its lines would break anew.
      var _getComputedStyle = getComputedStyle(panel), width = _getComputedStyle.width, height = _getComputedStyle.height, opacity = _getComputedStyle.opacity;
      return _extends({}, STILL, {
          // A page's style sheet may hide panels.
          display: display || '',
          position: 'absolute',
          'grid-area': 'auto',
          margin: '0',
          left: "" + panel.offsetLeft + "px",
          top: "" + panel.offsetTop + "px",
          width: width,
          height: height,
          opacity: opacity
      });
  }
  /** Sets styles of a panel for a time; returns what gives it back. */ function pin(panel, place) {
      var names = Object.keys(place);
      var restore = keepInline(panel, names);
      for(var _i = 0; _i < names.length; _i++){
          var name = names[_i];
          panel.style.setProperty(name, place[name]);
      }
      return restore;
  }
  /** The way of a panel between a pose and its rest. */ function moveOf(panel, pose, enters) {
      var rest = restOf(pose, Number(getComputedStyle(panel).opacity));
      return {
          element: panel,
          from: enters ? pose : rest,
          to: enters ? rest : pose
      };
  }
  /** What moves in a change of panels: both panels, and the height of what holds them. */ function movesOf(tabs, enter, leave, from) {
      var _Math;
      var container = tabs.parts.container;
      var to = heightOf(container);
      var panels = [
          enter,
          leave
      ].map(function(tab) {
          return tab == null ? void 0 : tab.panel;
      });
      var poses = posesOf(tabs.options.animation.effects, {
          forward: !!enter && !!leave && enter.index > leave.index,
          rightToLeft: isRightToLeft(container),
          width: container.clientWidth,
          height: (_Math = Math).max.apply(_Math, [].concat(panels.map(function(panel) {
              return (panel == null ? void 0 : panel.offsetHeight) || 0;
          })))
      });
      var moves = [];
      if (panels[0]) moves.push(moveOf(panels[0], poses.enter, true));
      if (panels[1]) moves.push(moveOf(panels[1], poses.leave, false));
      if (from !== to) {
          var way = {
              from: {
                  height: from
              },
              to: {
                  height: to
              }
          };
          moves.push(_extends({
              element: container
          }, way, {
              grows: panels[0]
          }));
      }
      return moves;
  }
  /** In an accordion nothing moves, least of all the header that was pressed. */ function holdHeader(tabs, tab, reason) {
      var isPressed = isAccordion(tabs) && /^(click|key)$/.test(reason);
      return tab && isPressed ? [
          anchor(tab.element)
      ] : [];
  }
  function paint(tabs, enter, leave) {
      var parts = tabs.parts;
      parts.heed(true);
      // Before anything is written, which would have styles made anew for this alone.
      var next = stopOf(tabs);
      if (enter) paintSelected(tabs, enter, true);
      paintStop(tabs, next);
      parts.heed();
      paintTitle(tabs);
      passFocus(tabs, leave == null ? void 0 : leave.panel, entryOf(tabs));
      parts.heed(true);
      if (leave) paintSelected(tabs, leave, false);
      parts.heed();
  }
  /** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */ function showChange(tabs, param, settled, reason) {
      var opened = param.opened, closed = param.closed;
      var _opened_, _closed_;
      var _tabs_parts = tabs.parts, all = _tabs_parts.items, container = _tabs_parts.container;
      var enter = all[(_opened_ = opened[0]) != null ? _opened_ : -1];
      var leave = all[(_closed_ = closed[0]) != null ? _closed_ : -1];
      var leaving = (leave == null ? void 0 : leave.panel) ? [
          leave.panel
      ] : [];
      var marks = [].concat([
          [
              container,
              'z-animating'
          ]
      ], leaving.map(function(panel) {
          return [
              panel,
              'z-leave'
          ];
      }));
      var unpin = holdHeader(tabs, enter, reason);
      var scene = _extends({}, tabs.options.animation, isAccordion(tabs) ? {
          effects: 'none'
      } : {}, {
          stage: container,
          leaving: leaving,
          marks: marks,
          measure: function measure() {
              var height = heightOf(container);
              var place = leave && placeOf(leave);
              return function() {
                  if (enter == null ? void 0 : enter.panel) unpin.push(pin(enter.panel, STILL));
                  if ((leave == null ? void 0 : leave.panel) && place) unpin.push(pin(leave.panel, place));
                  return movesOf(tabs, enter, leave, height);
              };
          }
      });
      return animate(scene, function() {
          return paint(tabs, enter, leave);
      }, function() {
          for(var _i = 0; _i < unpin.length; _i++){
              var release = unpin[_i];
              release();
          }
          if (leave) paintDisabled(tabs, leave);
          park(tabs, [
              leave
          ]);
          settled();
      });
  }

  /** Gives the list an accessible name unless the author gave it one. */ function nameList(param) {
      var root = param.root, parts = param.parts, options = param.options;
      if (parts.named) return;
      var undo = giveName({
          element: parts.list,
          root: root,
          block: root,
          id: parts.prefix + '-name',
          otherwise: options.texts.tabs
      });
      if (undo) parts.undo.push(undo);
  }

  var sets = new WeakMap();
  /** The sets of the page; those that were taken out of it without a word are not found. */ function eachSet(visit) {
      for(var _i = 0, _document_querySelectorAll = document.querySelectorAll('.z-tabs'); _i < _document_querySelectorAll.length; _i++){
          var root = _document_querySelectorAll[_i];
          var tabs = sets.get(root);
          if (tabs) visit(tabs);
      }
  }
  /** Lays a set out anew whose text has turned. */ function look(tabs) {
      var mirrored = isRightToLeft(tabs.root);
      if (tabs.parts.mirrored === mirrored) return;
      tabs.parts.mirrored = mirrored;
      settle$1(tabs);
      if (tabs.alive) remount(tabs);
  }
  var watch = sharing(function(scope) {
      var observer = new MutationObserver(function() {
          return eachSet(look);
      });
      var where = {
          subtree: true,
          attributes: true,
          attributeFilter: [
              'dir'
          ]
      };
      observer.observe(document.documentElement, where);
      onEnd(scope, function() {
          return observer.disconnect();
      });
      // It may come to a panel from anywhere.
      onCapture(scope, document, 'keydown', function(event) {
          if (keyName(event) === 'Tab') eachSet(judgeStop);
      });
  });
  /**
   * Has a set follow the page: where that turns the direction of its text, by which go position and
   * scrolling; and when Tab is pressed.
   */ function followPage(tabs) {
      var root = tabs.root, scope = tabs.scope;
      sets.set(root, tabs);
      watch(scope);
      onEnd(scope, function() {
          return sets.delete(root);
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

  /** A flat theme needs the class `flat` beside its own, which authors write or leave out. */ var themeClasses = function themeClasses(theme) {
      return /(^| )flat-/.test(theme) && !/(^| )flat( |$)/.test(theme) ? "flat " + theme : theme;
  };
  /** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = _extends({}, sharedOptions, {
      /** Whether arrow keys select a tab at once or only move the focus; Enter and Space then select. */ activation: oneOf([
          'auto',
          'manual'
      ], 'auto'),
      /** How panels change. */ animation: {
          /** How long the change takes, in milliseconds. */ duration: count(600),
          /** The way panels move; `none` switches at once. */ effects: oneOf([
              'slideH',
              'slideLeft',
              'slideRight',
              'slideV',
              'slideUp',
              'slideDown',
              'slideUpDown',
              'fade',
              'none'
          ], 'slideV', {
              off: 'none'
          }, [
              'fade',
              'fadeIn',
              'slideUp',
              'slideTop'
          ]),
          /** The easing; `easeInQuad` by default where the easing plugin is. The plugin's easings work without it. */ easing: easing('easeInQuad'),
          /** What moves the panels: the browser (`css`) or jQuery's own animation (`jquery`). */ type: oneOf([
              'css',
              'jquery'
          ], 'css')
      },
      /** Whether users may close tabs, by a button or the Delete key; `data-closable` says it for one. */ closable: flag(false),
      /** Borders around labels and panels; in flat themes the bar between them. None for `clean` and `underlined`. */ bordered: visualFlag(true),
      /** The tab to begin with: `tab1` and so on by position, a `data-link` name, an id, or an index. */ defaultTab: text('tab1'),
      /** How many rows of labels there may be before they become a menu. */ maxRows: count(2),
      /** Whether labels that don't fit become a menu. */ mobileNav: flag(true),
      /** Whether a `span` in a label is its second line. */ multiline: visualFlag(false),
      /** Whether labels stand in a row above or below the panels, or in a column beside them. */ orientation: oneOf([
          'horizontal',
          'vertical'
      ], 'horizontal', {
          classes: function classes(value) {
              return value;
          }
      }),
      /**
     * What labels do that don't fit: `rows`, `scroll` (one row that scrolls; a column stays one, as with
     * `rows`) or `accordion` (in narrow windows).
     */ overflow: oneOf([
          'rows',
          'scroll',
          'accordion'
      ], 'rows', {
          classes: function classes(value) {
              return value === 'scroll' ? 'z-scroll' : '';
          }
      }),
      /** Where the labels are; a vertical set knows `top-left` and `top-right` only. */ position: oneOf([
          'top-left',
          'top-center',
          'top-right',
          'top-compact',
          'bottom-left',
          'bottom-center',
          'bottom-right',
          'bottom-compact'
      ], 'top-left', {
          classes: function classes(value) {
              return value.split('-', 1) + ' ' + value;
          },
          follows: true
      }),
      /** Whether labels are arranged to fit the width there is. */ responsive: flag(true),
      /** The size of the labels: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or your own. */ size: look$1('medium'),
      /** Space between the labels of flat themes. */ spaced: visualFlag(false),
      /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or your own class. */ style: look$1('normal'),
      /** The theme, or a class of your own. */ theme: look$1('silver', themeClasses),
      /** Called once when the set has started; `item` is the container as a jQuery object. */ ready: callback(),
      /**
     * Called before a tab is selected, with `from`, the index of the one that is left. false, an event
     * whose default was prevented, or a promise of false refuses; one that is rejected, too.
     */ beforeSelect: callback(),
      /** Called when a tab has been selected and its animation has ended. */ select: callback(),
      /** Called for the tab that was left, after `select`. */ deactivate: callback(),
      /** Called before a tab is removed, by a user or by `remove()`; refused as in `beforeSelect`. */ beforeRemove: callback(),
      /** Called when a tab has been removed, with its nodes and the index that it had. */ remove: callback(),
      /** Called when a panel's content has been loaded. */ contentLoad: callback(),
      /** Called when a panel's content could not be loaded, with jQuery's XHR object. */ error: callback()
  });
  /** What one option rules out in another: a column is at the left or the right, and never scrolls. */ function tidyOptions(values) {
      var orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
      var vertical = orientation === 'vertical';
      return derive(values, {
          overflow: overflow === 'scroll' && (vertical || !responsive) ? 'rows' : overflow,
          position: !vertical || /^top-(left|right)$/.test(position) ? position : 'top-left'
      });
  }

  /** The index of the tab that `defaultTab` names, or -1 (rule T3). */ function indexNamed(param, name) {
      var parts = param.parts;
      var tabs = parts.items;
      var _ref = /^tab(\d+)$/.exec(name) || [], position = _ref[1];
      if (position && tabs[Number(position) - 1]) return Number(position) - 1;
      for(var _i = 0; _i < tabs.length; _i++){
          var _tabs__i = tabs[_i], index = _tabs__i.index, element = _tabs__i.element;
          if (element.getAttribute('data-link') === name) return index;
      }
      for(var _i1 = 0; _i1 < tabs.length; _i1++){
          var _tabs__i1 = tabs[_i1], index1 = _tabs__i1.index, element1 = _tabs__i1.element, panel = _tabs__i1.panel;
          // A panel may be a box around what the author has.
          var named = panel ? [].concat([
              element1,
              panel
          ], contentChildren(innerOf(panel) || panel)) : [
              element1
          ];
          if (name && named.some(function(one) {
              return idOf(one) === name;
          })) return index1;
      }
      return indexOf(name, tabs.length);
  }
  /** Whether the tab is known to be in sight, as the first one or the last. */ var isEnd = function isEnd(param, tab) {
      var parts = param.parts;
      return parts.ends.indexOf(tab) >= 0;
  };
  /** The tab that the options ask for, or the first that a user can select, or the first. */ function usualTabs(tabs) {
      var all = tabs.parts.items;
      var name = tabs.options.defaultTab.trim();
      var named = indexNamed(tabs, name);
      var isDefault = name === '' || name === 'tab1';
      if (named < 0 && !isDefault && all.length) {
          warn(tabs.kind.name, tabs.root, 'option defaultTab: there is no tab "' + name + '"');
      }
      var wanted = all[named];
      // Nothing has changed since the ends were marked, and what was written since makes asking dear.
      var isUsable = function isUsable(tab) {
          return isSelectable(tab) && (isEnd(tabs, tab) || isReachable(tab));
      };
      if (wanted && isUsable(wanted)) return [
          wanted
      ];
      var usable = all[nextIndex(tabs, -1, 1)];
      if (usable) return [
          usable
      ];
      return ((wanted == null ? void 0 : wanted.panel) ? [
          wanted
      ] : all.filter(function(param) {
          var panel = param.panel;
          return panel;
      })).slice(0, 1);
  }
  /** Asks how a panel shows, which is the same for all sets that start now, when they have all been written. */ function showLast(tabs, tab) {
      var panel = tab.panel;
      tab.display = '';
      lookLast(function() {
          tab.display = null;
          if (panel && tabs.alive && selectedTab(tabs) === tab) showPanel(tabs, tab, panel);
      });
  }
  function start(tabs) {
      var parts = tabs.parts;
      var _firstItems = firstItems(tabs, function() {
          return usualTabs(tabs);
      }), first = _firstItems[0];
      if (!tabs.alive) return;
      // What the page itself has opened by now is told of already.
      var told = tabs.open.length > 0;
      parts.stop = null;
      if (first) showLast(tabs, first);
      for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
          var tab = _parts_items[_i];
          tab.label.tabIndex = -1;
          paintSelected(tabs, tab, tab === first);
      }
      parts.shared.started = true;
      if (first) tabs.open = [
          first.index
      ];
      paintStop(tabs, first && isEnd(tabs, first) ? first : undefined);
      startContent(tabs);
      if (first && !told) tellFirst(tabs, function(tell) {
          return whenLoaded(tabs, first, tell);
      });
  }
  function mount(tabs) {
      var parts = tabs.parts;
      if (parts.stop) parts.mirrored = isRightToLeft(tabs.root);
      paintRoot(tabs);
      followScheme(tabs, function() {
          return paintRoot(tabs);
      });
      followPage(tabs);
      placeList(tabs);
      nameList(tabs);
      for(var _i = 0, _parts_items = parts.items; _i < _parts_items.length; _i++){
          var tab = _parts_items[_i];
          paintDisabled(tabs, tab);
      }
      mountFollowers(tabs);
      listen(tabs);
      mountFit(tabs);
  }
  /** The classes that tell how labels are fitted in, and of options: a saved copy may have others. */ var FORMS = words('responsive z-stacked mobile z-measure z-scroll z-sections top bottom horizontal vertical ' + 'top-left top-center top-right top-compact ' + 'bottom-left bottom-center bottom-right bottom-compact ' + 'z-dark z-dark-auto z-print-current z-rounded z-shadows z-bordered z-multiline z-spaced ' + 'z-icons-light z-icons-dark');
  function adopt(tabs, seen) {
      var root = tabs.root;
      var markup = adoptMarkup(root, seen);
      var list = markup.list, container = markup.container;
      // Not kept: given back, it would hide the page's content for good.
      setClass(root, 'z-tabs-loading', false);
      var kept = keep(root, [
          'class'
      ]);
      // A saved copy may have been in another form.
      var saved = hasClass(root, 'z-tabs');
      if (saved) {
          dropClasses(root, FORMS);
          dropCarousel(tabs, container);
      }
      var named = list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby');
      // Not by another object that is put together from this one: that takes four times the room.
      var parts = markup;
      parts.shared = createShared(view);
      parts.spinner = null;
      parts.classes = parts.owned = [];
      parts.named = named;
      parts.mirrored = seen.mirrored;
      parts.stop = null;
      parts.form = '';
      parts.menu = parts.narrow = null;
      parts.refit = null;
      parts.heed = nothing$1;
      parts.order = null;
      parts.undo.push(function() {
          return restore(root, kept, [
              'class'
          ], FORMS.concat(parts.owned));
      });
      return parts;
  }
  /** A tab set always shows one: selecting and opening are the same. */ var plan = function plan(tabs, index) {
      return isSelectable(tabs.parts.items[index]) ? choose(tabs.open, index) : null;
  };
  var kind = {
      name: 'uiTabs',
      noun: 'tab',
      table: tabsOptions,
      tidy: tidyOptions,
      look: lookAt,
      adopt: adopt,
      mount: mount,
      start: start,
      choose: plan,
      planOpen: plan,
      planOnly: function planOnly(tabs, param) {
          var tmp = param[0], index = tmp === void 0 ? -1 : tmp;
          return plan(tabs, index);
      },
      ask: askChange,
      apply: showChange,
      tell: tellChange,
      release: function release(param) {
          var parts = param.parts;
          return releaseMarkup(parts);
      }
  };
  /** The plugin `$.fn.uiTabs`. */ var tabsPlugin = {
      kind: kind,
      role: 'z-tabs',
      methods: tabsMethods,
      readers: readers,
      ready: function ready(param) {
          var root = param.root, options = param.options;
          return tellReady(root, 'uitabs:ready', options.ready);
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
              if (visit) visit(panel, isPrinting);
          }
      };
      addEventListener('beforeprint', turn);
      addEventListener('afterprint', turn);
  }

  /** On paper the panels stand below each other, each with its label above it (rule R2). */ function labelPaper() {
      openPaper('.z-tabs', function(panel, isPrinting) {
          var named = document.getElementById(panel.getAttribute('aria-labelledby') || '');
          var text = named ? named.innerText.trim() : panel.getAttribute('aria-label');
          setAttribute(panel, 'data-z-label', isPrinting ? text : null);
      });
  }

  // Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
  if ($ == null ? void 0 : $.fn) {
      definePlugin(tabsPlugin);
      labelPaper();
  } else console.error('uiTabs needs jQuery: put its <script> before that of ui.tabs.min.js');

})(window.jQuery);
//# sourceMappingURL=ui.tabs.js.map
