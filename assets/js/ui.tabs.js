//# allFunctionsCalledOnLoad
/*! ui.tabs 1.0.0 | (c) ui-tabs contributors | MIT License */
(function ($) {
  'use strict';

  /**
   * Marks nodes of ours; `box` holds nodes of the author's, `back` holds what belongs into the element
   * before it, `empty` goes only as long as nothing is in it, `hidden` is the author's and only hidden by us.
   */ var MADE = 'data-z-made';
  /** Makes an element that carries our mark. By DOM calls, as pages may refuse strings of markup. */ function build(tag, className, children, made) {
      var element = document.createElement(tag);
      if (className) element.className = className;
      element.setAttribute(MADE, made || '');
      if (children) children.forEach(function(child) {
          return element.appendChild(child);
      });
      return element;
  }
  /** Hides an element of the author's until the widget ends. */ function hideByMark(element) {
      element.hidden = true;
      element.setAttribute(MADE, 'hidden');
  }
  /** Whether a key presses a button. */ var isPressKey = function isPressKey(param) {
      var key = param.key;
      return /^(Enter| )$/.test(key);
  };
  /** The tag of a button of ours at a place: in a `fieldset`, which may be disabled, browsers let nobody press a real one. */ var buttonTag = function buttonTag(place) {
      return place.closest('fieldset') ? 'span' : 'button';
  };
  /** A button that submits no form. */ function buildButton(tag, className, children, made) {
      var button = build(tag, className, children, made);
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
  /** Gives copies of an element that is made once: quicker than making each. */ function copies(make) {
      var model;
      return function() {
          return (model = model || make()).cloneNode(true);
      };
  }
  /** Puts `node` into `parent`, before `next` where that is in there; frames go on where the browser can move them. */ function move(node, parent, next) {
      var mover = parent;
      var before = next && next.parentNode === parent ? next : null;
      if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
      else parent.insertBefore(node, before);
  }
  /** What begins anew where the browser can't move it as it is: what it loads, and what is being edited. */ var STATEFUL = 'iframe,object,embed,[contenteditable]';
  /** Whether an element itself begins anew when it is moved: one of those, or a custom element that knows nothing of moves. */ function isStateful(element) {
      var isMovable = !!element.moveBefore;
      var custom = customElements.get(element.getAttribute('is') || element.localName);
      if (custom) return !(isMovable && 'connectedMoveCallback' in custom.prototype);
      return !isMovable && element.matches(STATEFUL);
  }
  /** Whether something in an element begins anew when it is moved (C12). */ var holdsStateful = function holdsStateful(element) {
      return Array.from(element.getElementsByTagName('*')).some(isStateful);
  };
  /** Puts a new box around the children of `parent` from `first` on, up to `end`, or around all that follow (null). */ function wrap(parent, box, first, end) {
      parent.insertBefore(box, first);
      while(box.nextSibling !== end)move(box.nextSibling, box);
      return box;
  }
  /** Puts the nodes of a box in its place. */ function unwrap(box) {
      var parent = box.parentNode;
      while(parent && box.firstChild)move(box.firstChild, parent, box);
      box.remove();
  }
  /** The same for a box of content; where something in it would begin anew, the box stays, as a plain one. */ function unwrapContent(box) {
      if (!holdsStateful(box)) return unwrap(box);
      Array.from(box.attributes).forEach(function(param) {
          var name = param.name;
          return box.removeAttribute(name);
      });
  }
  /** Sets an attribute, or takes it off (null); says nothing to the browser where nothing changes. */ function setAttribute(element, name, value) {
      if (element.getAttribute(name) === value) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  }
  /** The name of an element in capitals, as XHTML has it in small letters. */ var tagOf = function tagOf(param) {
      var nodeName = param.nodeName;
      return nodeName.toUpperCase();
  };
  /** Sets a class or takes it off; lists of classes are made only where there are classes. */ function setClass(element, name, on) {
      if (on === void 0) on = true;
      if (element.className) element.classList.toggle(name, on);
      else if (on) element.className = name;
  }
  /** Whether an element has a class of ours; asked by a selector, as lists of classes stay in memory. */ var hasClass = function hasClass(element, name) {
      return element.matches('.' + name);
  };
  /** Whether a word is one of those in a text; at a start this is quicker than a pattern, which has to be compiled. */ var isOneOf = function isOneOf(word, all) {
      return (" " + all + " ").indexOf(" " + word + " ") >= 0;
  };
  /** Words between white space. */ var words = function words(text) {
      return (text || '').split(/\s+/).filter(Boolean);
  };

  /** The roots of both kinds of widget. */ var ROOTS = '.z-tabs,.z-accordion';
  /** Elements that may stand among the parts of a widget without being one of them: boxes of ours can, as they hold the author's nodes. */ var IGNORED = "style,script,noscript,template,link,meta,br,hr,.z-tools,[" + MADE + "]:not([" + MADE + "=box],[" + MADE + "=hidden])";
  /** Those that fit of a node and its following siblings; not by `childNodes`, which is slow to make an array of. */ function nodesFrom(first, fits) {
      var found = [];
      for(var node = first; node; node = node.nextSibling)if (fits(node)) found.push(node);
      return found;
  }
  /** The first child element with a class of ours. */ var childWith = function childWith(parent, className) {
      return parent.querySelector(':scope > .' + className);
  };
  /** The browser\u2019s constant, which is long. */ var FOLLOWING = 4;
  /** Whether a node stands before another in the page. */ var isBefore = function isBefore(node, other) {
      return !!(node.compareDocumentPosition(other) & FOLLOWING);
  };
  /** A node and all that is around it, also across shadow roots. */ function pathOf(node) {
      var path = [];
      for(var at = node; at; at = at.parentNode || at.host)path.push(at);
      return path;
  }
  /** Where the ids around a node are: the page, or a shadow root. */ function treeOf(node) {
      var tree = node.getRootNode();
      return 'getElementById' in tree ? tree : document;
  }
  /** Whether an element is a paragraph without text, as editors leave it behind. */ var isBlank = function isBlank(node) {
      return tagOf(node) === 'P' && !node.querySelector(':not(br)') && !node.textContent.trim();
  };
  /** Whether a node is an element that can be a part. */ var isPart = function isPart(node) {
      return node.nodeType === 1 && !node.matches(IGNORED) && !isBlank(node);
  };
  /** Takes paragraphs without text out of sight: no style sheet can tell them (T1). */ var hideBlank = function hideBlank(parent) {
      return nodesFrom(parent.firstChild, function(node) {
          return !node.hidden && isBlank(node);
      }).forEach(hideByMark);
  };
  /** The child elements that can be parts, without those of ours. */ var partsIn = function partsIn(parent) {
      return nodesFrom(parent.firstChild, isPart);
  };
  /** Whether a set starts, or runs, on the element. */ var isRoot = function isRoot(element) {
      return element.matches(ROOTS + ',[data-role^="z-"]');
  };
  /** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */ function childHolding(parent, node) {
      var at = node;
      while(at && at.parentNode !== parent)at = at.parentNode;
      return at;
  }
  /** Whether the author hid an element, as far as it says so itself: a start asks for no styles. */ var saysHidden = function saysHidden(element) {
      return element.matches('[hidden],.hide') || element.hasAttribute('style') && element.style.display === 'none';
  };
  /** Whether an element is out of display, by whatever rule; hidden ancestors don't count. */ var isHidden = function isHidden(element) {
      return saysHidden(element) || getComputedStyle(element).display === 'none';
  };
  /** The number in a length of CSS. */ var px = function px(value) {
      return parseFloat(value) || 0;
  };
  /** The size of a box as CSS counts it: with fractions, as its `box-sizing` says, and without the zoom and the transforms that are in rectangles. */ var usedSize = function usedSize(element, side) {
      return px(getComputedStyle(element)[side]);
  };
  var isRightToLeft = function isRightToLeft(element) {
      return getComputedStyle(element).direction === 'rtl';
  };
  /** Whether a link leads to another page, and not just to a place in this one. */ var isRealLink = function isRealLink(element) {
      return /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '');
  };
  /** Elements that react to a press or take focus by themselves. */ var CONTROLS = 'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';
  /** Whether the element, or what lies between it and `end`, reacts to a press by itself. */ function isInteractive(element, end) {
      var control = element.closest(CONTROLS);
      return !!control && control !== end && end.contains(control);
  }
  /** Whether an attribute of the author's says yes, as one without a value does. */ function saysYes(element, name, otherwise) {
      var value = element.getAttribute(name);
      return value === null ? !!otherwise : !/^(false|0)$/.test(value);
  }
  var reducedMotion = function reducedMotion() {
      return matchMedia('(prefers-reduced-motion: reduce)');
  };

  var measured = new WeakMap();
  /** What is watched, each as long as the page keeps it (C13). */ var watched = [];
  /** Measures the sets of some elements, with one layout for all of them. */ function measureOn(elements) {
      var steps = [];
      elements.forEach(function(element) {
          var known = element.isConnected && measured.get(element);
          if (known) steps = steps.concat(known.all);
      });
      while(steps[0])steps = steps.map(function(step) {
          return step();
      }).filter(Boolean);
  }
  /** What waits for sizes to come to rest, by how long its set wants to wait, in milliseconds. */ var waiting$2 = {};
  /** Measures later, when the size has not changed for as long as the set's option says: all that wait so long at once. */ function wait(element) {
      var known = measured.get(element);
      if (!known) return;
      var delay = known.widget.options['responsiveDelay'];
      var group = waiting$2[delay] = waiting$2[delay] || {
          elements: []
      };
      if (group.elements.indexOf(element) < 0) group.elements.push(element);
      clearTimeout(group.timer);
      group.timer = setTimeout(function() {
          waiting$2[delay] = undefined;
          measureOn(group.elements);
      }, delay);
  }
  /**
   * What comes into sight, and so the first delivery, is measured at once: after the page is laid out and
   * before it is painted. Other changes of the width wait.
   */ function deliver(entries) {
      var now = [];
      entries.forEach(function(param) {
          var target = param.target, width = param.contentRect.width;
          var known = measured.get(target);
          if (!known || known.width === width) return;
          if (!known.width) now.push(target);
          else if (width) wait(target);
          known.width = width;
      });
      if (!now[0]) return;
      pauseWatching(entries.map(function(param) {
          var target = param.target;
          return depthOf(target);
      }));
      measureOn(now);
  }
  var observer;
  /** How many nodes an element lies in, also across shadow roots. */ var depthOf = function depthOf(element) {
      return pathOf(element).length;
  };
  /**
   * Lets elements go until the next frame that lie no deeper than any of what is delivered now: browsers tell of others in
   * the same frame, but report an error when a delivery changes the size of one of these.
   */ function pauseWatching(depths) {
      var _Math;
      var depth = (_Math = Math).min.apply(_Math, [].concat(depths));
      watched = watched.filter(function(one) {
          return measured.has(one.deref());
      });
      var paused = watched.map(function(one) {
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
  /** A listener that measures on these elements anew: a window may change its width while the sets in it don't, and fonts may come late. */ var remeasure = function remeasure(selector) {
      return function() {
          return document.querySelectorAll(selector).forEach(wait);
      };
  };
  /** Measures with the first layout and whenever the element's size changes, until the options change or the widget ends. */ function watchSize(widget, element, measure) {
      observer = observer || new ResizeObserver(deliver);
      var known = measured.get(element);
      if (known) return void known.all.push(measure);
      measured.set(element, {
          widget: widget,
          all: [
              measure
          ],
          width: 0
      });
      watched.push(new WeakRef(element));
      observer.observe(element);
      widget.cleanUps.push(function() {
          measured.delete(element);
          observer.unobserve(element);
      });
  }
  /** Measures what is watched on an element with the next layout. */ function measureSoon(element) {
      var known = measured.get(element);
      if (!known) return;
      known.width = 0;
      observer.unobserve(element);
      observer.observe(element);
  }
  /** Whether an element that is watched had a width when it was measured last. */ var hasSize = function hasSize(element) {
      var known = measured.get(element);
      return !!known && known.width > 0;
  };
  /** Measures at once what is watched on an element. */ var measureNow = function measureNow(element) {
      return measureOn([
          element
      ]);
  };

  /** The classes that a value gives the root: by the value, or by a function. */ /** The classes of an option whose values are classes. */ var itself = function itself(value) {
      return value;
  };
  /** Two tables as one. */ var joined = function joined(one, other) {
      return Object.assign({}, one, other);
  };
  /** The number that a value is, or says as text; else NaN. */ var numberIn = function numberIn(value) {
      return typeof value === 'number' || typeof value === 'string' && value.trim() ? Number(value) : NaN;
  };
  /** The largest number: as a delay in milliseconds, and a bit more, browsers hold it in 32 bits. */ var LARGEST = 2e9;
  /** A number, 0 or more, also as text. */ var count$1 = function count(initial) {
      return {
          initial: initial,
          expected: 'a number, 0 or more',
          parse: function parse(value) {
              var number = numberIn(value);
              return number >= 0 && number <= LARGEST ? number : undefined;
          }
      };
  };
  /** A number that switches its group off by 0, as `false` for the group does. */ var switchable = function switchable(initial) {
      return Object.assign(count$1(initial), {
          switches: true
      });
  };
  /** Text that `pattern` matches; a number is taken as its digits. */ var text = function text(initial, pattern, expected) {
      return {
          initial: initial,
          expected: expected || 'text',
          parse: function parse(value) {
              return (typeof value === 'string' || typeof value === 'number') && (!pattern || pattern.test(String(value))) ? String(value) : undefined;
          }
      };
  };
  /** What is shown or said; by default in the page's language. */ var phrase = function phrase(initial) {
      return Object.assign(text(initial), {
          follows: true
      });
  };
  /** One of some values, of which the first is the default; `old` has other spellings of them. */ var oneOf = function oneOf(values, classes, old) {
      return {
          initial: values[0],
          expected: 'one of ' + values.join(', '),
          parse: function parse(value) {
              return old && own(old, value) ? old[value] : values[values.indexOf(value)];
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
  /** true or false; `className` is on the root while it is true. */ var flag = function flag(initial, className) {
      return oneOf([
          initial,
          !initial
      ], className ? {
          true: className
      } : undefined, FLAGS);
  };
  /** true, false or a word, in this order or another. */ var flagOr = function flagOr(values, className) {
      return oneOf(values, className ? {
          true: className
      } : undefined, FLAGS);
  };
  var NAMES = /^\s*([a-z][\w-]*(\s+|$))+$/;
  /** A look by its name, or classes of the page's own. */ var look = function look(initial, classes) {
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
  /** Whether an object itself has a property of this name, which may be anything that a page gives. */ var own = function own(object, name) {
      return typeof name !== 'object' && Object.prototype.hasOwnProperty.call(object, name);
  };

  var due;
  function arrive(event) {
      var type = event.type;
      if (type !== 'click' || tagOf(this) !== 'A') this.removeEventListener(type, arrive);
      if (!due || due.event !== event) return;
      var act = due.act;
      due = undefined;
      act();
  }
  /**
   * Does something once an event has come to an element, after the page's own handlers there; by key, after those that it had
   * when it began to listen, as a listener that is added anew would be heard.
   */ function onArrival(element, event, byKey, act) {
      due = {
          event: event,
          act: act
      };
      if (!byKey) element.removeEventListener(event.type, arrive);
      element.addEventListener(event.type, arrive);
  }
  /**
   * Has a link listen from now on: as a listener to clicks comes to it, or goes, Firefox makes anew what it tells of the
   * link, and a screen reader says all of it again (H1).
   */ function keepListening(param) {
      var trigger = param.trigger, index = param.index;
      if (index >= 0 && tagOf(trigger) === 'A') trigger.addEventListener('click', arrive);
  }
  /** Takes the listener off an item that goes; those that stay are looked at anew after that. */ var stopListening = function stopListening(param) {
      var trigger = param.trigger, header = param.header;
      return [
          trigger,
          header
      ].forEach(function(part) {
          return part.removeEventListener('click', arrive);
      });
  };

  /** The properties of elements by which sets and items are found without any list of them; not those of another version. */ var WIDGET = "zWidget 1.0.0";
  var ITEM = "zItem 1.0.0";
  /** The widget that runs on an element, of either kind. */ var widgetOn = function widgetOn(element) {
      return element[WIDGET];
  };
  var setWidget = function setWidget(root, widget) {
      return root[WIDGET] = widget;
  };
  /** The item whose element, header or panel this is. */ var itemOn = function itemOn(element) {
      return element[ITEM];
  };
  /** Lets an item be found by its nodes, or no more. */ var setItem = function setItem(param, item) {
      var element = param.element, header = param.header, panel = param.panel;
      return [
          element,
          header,
          panel
      ].forEach(function(node) {
          if (node) node[ITEM] = item;
      });
  };
  /** An item that goes is found by its nodes no more. */ function forget(item) {
      item.index = -1;
      if (item.load) item.load.stop();
      stopListening(item);
      setItem(item, undefined);
  }
  /** The id of an element; a form may have a field of that name in place of the property. */ var idOf = function idOf(element) {
      return element.getAttribute('id') || '';
  };
  /** The index for what a caller gave (C7): a number, also as text, a negative one from the end; -1 for anything else. */ function indexFor(given, count) {
      var number = numberIn(given);
      var index = number < 0 ? number + count : number;
      return index >= 0 && index < count && index % 1 === 0 ? index : -1;
  }
  /** What an item's elements say, the first of them that says something. */ function attributeOf(param, name) {
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
  /** What an item is called in addresses and in storage: the author's name for it, else its position. */ var nameOf = function nameOf(item) {
      return attributeOf(item, 'data-link') || item.widget.kind.noun + (item.index + 1);
  };
  /** The item that a name means (C6): by its position, such as `tab2`, by the author, or by the id of its element or its panel. */ var itemNamed = function itemNamed(param, name) {
      var items = param.items, kind = param.kind;
      return items.find(function(param) {
          var index = param.index;
          return name === kind.noun + (index + 1);
      }) || items.find(function(item) {
          return nameOf(item) === name || idOf(item.element) === name || item.panel && idOf(item.panel) === name;
      });
  };
  var isDisabled = function isDisabled(param) {
      var element = param.element, trigger = param.trigger;
      return hasClass(element, 'z-disabled') || !!trigger.disabled;
  };
  /** Whether an item may be opened at all. */ var isUsable = function isUsable(item) {
      return !!item && item.index >= 0 && !!item.panel && !isDisabled(item);
  };
  /** While the browser shows what its search has found, no node may be moved, or it loses the place. */ var holding;
  function holdNodes(work) {
      holding = true;
      work();
      holding = false;
  }
  /** Whether Knockout fills an element with items, which it finds by their place in there. */ var isCounted = function isCounted(element) {
      return element.matches('[data-bind*=foreach]');
  };
  /** The box in a panel that holds the author's nodes, if it has been made. */ var innerIn = function innerIn(param) {
      var panel = param.panel, widget = param.widget;
      return panel && childWith(panel, widget.kind.innerClass);
  };
  /**
   * The same, for what is shown or filled: the box is made at a panel's first showing (T2). A panel stays bare if something
   * would begin anew in the box (C12). What the page has put beside the box is taken in.
   */ function ensureInner(item) {
      var box = item.panel;
      var innerClass = item.widget.kind.innerClass;
      var found = innerIn(item);
      if (holding) return found || box;
      if (!found) {
          var isBare = isStateful(box) || holdsStateful(box) || isCounted(box);
          setClass(box, 'z-bare', isBare);
          if (isBare) return box;
      }
      var inner = found || box.insertBefore(build('div', innerClass, [], 'box'), box.firstChild);
      var first = inner.firstChild;
      var isBefore = true;
      if (box.firstChild !== box.lastChild) Array.from(box.childNodes).forEach(function(node) {
          var element = node.nodeType === 1 && node;
          var stays = element && (element.matches('.z-failure,.z-spinner') || isStateful(element));
          if (node === inner) isBefore = false;
          else if (!stays && !(element && found && holdsStateful(element))) move(node, inner, isBefore ? first : null);
      });
      return inner;
  }

  /** One warning in the console, naming the widget and its element. */ function warn(param, message) {
      var kind = param.kind, root = param.root;
      var id = idOf(root);
      console.warn(kind.name + " " + (id ? '#' + id : root.tagName.toLowerCase()) + ": " + message);
  }
  /** A warning that isn't repeated with every change of the options. */ function warnOnce(widget, message) {
      if (!widget.warned[message]) warn(widget, message);
      widget.warned[message] = true;
  }
  /** A value in a warning, in short. */ function shown$1(value) {
      try {
          return JSON.stringify(value).slice(0, 80);
      } catch (unused) {
          // JSON can't hold it: a function, or a cycle.
          return typeof value;
      }
  }

  var isObject = function isObject(value) {
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  };
  function createTable(rows) {
      var defaults = {};
      var groups = {};
      var classed = [];
      var paths = {};
      Object.keys(rows).forEach(function(path) {
          var row = rows[path];
          var _path_split = path.split('.'), group = _path_split[0], name = _path_split[1];
          if (name) groups[group] = row.switches ? path : groups[group] || '';
          if (row.classes) classed.push(path);
          if (!row.callable) paths['data-' + path.replace(/\.|(?=[A-Z])/g, '-').toLowerCase()] = path;
          defaults[path] = row.initial;
      });
      return {
          rows: rows,
          defaults: defaults,
          groups: groups,
          classed: classed,
          paths: paths
      };
  }
  var isSame = function isSame(one, other) {
      return one === other || Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other);
  };
  var refuse = function refuse(widget, path, given, expected) {
      return warn(widget, "option " + path + " can't be " + shown$1(given) + ", only " + expected);
  };
  /** Puts the value that an option is given into `values`, or the default; whether that is another one than before. */ function put(widget, values, path, given) {
      var row = widget.kind.table.rows[path];
      var isNew = row.follows && !own(values, path);
      var before = values[path];
      var value = row.parse(given);
      if (value === undefined) {
          value = row.fallback || row.initial;
          refuse(widget, path, given, row.expected);
      }
      values[path] = value;
      return isNew || !isSame(value, before);
  }
  /**
   * Merges what a source gives into `values`. Only the table's own names are read; a value that can't be
   * used gets a warning and the default (C5). Whether anything differs from before.
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
              if (own(rows, path)) changed = put(widget, values, path, given) || changed;
              else if (prefix || !own(groups, path)) unknown.push(path);
              else if (isObject(given)) read(given, path + '.');
              else if (groups[path] && (given === false || given === null)) changed = put(widget, values, groups[path], 0) || changed;
              else refuse(widget, path, given, 'an object');
          });
      };
      if (isObject(source)) {
          read(source, '');
          if (kind.conclude) kind.conclude(values, source);
          if (unknown.length) warn(widget, "there is no option " + unknown.join(', '));
      } else if (source !== undefined && source !== null) warn(widget, "options can't be " + shown$1(source) + ", only an object");
      return changed;
  }
  var EASING = 'animation.easing';
  /** The JSON that an attribute holds, read and never evaluated; `otherwise` gives what stands for any other text. */ function jsonIn(text, otherwise) {
      try {
          return JSON.parse(text);
      } catch (error) {
          return otherwise(error);
      }
  }
  /** What the attributes of single options say, by path: `data-theme`, `data-animation-duration`. */ function attributesOf(param) {
      var root = param.root, kind = param.kind;
      var paths = kind.table.paths;
      var source = {};
      root.getAttributeNames().forEach(function(name) {
          if (!own(paths, name)) return;
          var given = root.getAttribute(name);
          source[paths[name]] = /^\s*\[/.test(given) ? jsonIn(given, function() {
              return given;
          }) : given;
      });
      return source;
  }
  /** The options of a call, to which come those of the markup (C4). */ function readOptions(widget, given) {
      var _widget_kind_table = widget.kind.table, rows = _widget_kind_table.rows, defaults = _widget_kind_table.defaults;
      // The page may have got more easings meanwhile.
      defaults[EASING] = rows[EASING].initial;
      widget.values = Object.create(defaults);
      merge(widget, widget.values, given);
      readMarkup(widget);
  }
  /** Takes the options that the markup gives, first `data-options`, then single attributes: those that it hasn't given before. */ function readMarkup(widget) {
      var root = widget.root, tmp = widget.said, before = tmp === void 0 ? {} : tmp;
      var said = {};
      var values = widget.values;
      var json = root.getAttribute('data-options');
      var refused = function refused(error) {
          return warn(widget, "data-options: " + error.message);
      };
      if (json && json.trim()) merge(widget, said, jsonIn(json, refused));
      merge(widget, said, attributesOf(widget));
      // What the markup says no more is as by default.
      Object.keys(before).forEach(function(path) {
          return own(said, path) || Reflect.deleteProperty(values, path);
      });
      Object.keys(said).forEach(function(path) {
          if (!isSame(said[path], before[path])) values[path] = said[path];
      });
      widget.said = said;
  }
  /** New values: the changes, and for the rest the others as they are, or will be. */ var derive = function derive(values, changes) {
      return Object.assign(Object.create(values), changes);
  };
  /** A copy of all options in force, or of the one at a path (C6). */ function option(param, path) {
      var kind = param.kind, options = param.options;
      var all = {};
      Object.keys(kind.table.rows).forEach(function(name) {
          var _name_split = name.split('.'), group = _name_split[0], rest = _name_split[1];
          var held = options[name];
          var value = Array.isArray(held) ? held.slice() : held;
          var of = rest ? all[group] = all[group] || {} : all;
          of[rest || name] = value;
          if (rest && name === path) all[name] = value;
      });
      if (path === undefined) return all;
      return own(all, path) ? all[path] : undefined;
  }
  /** The classes that the options give the root. */ function classesOf(param) {
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

  /** The type of an event: `uitabs:beforeselect`. */ var typeOf = function typeOf(kind, name) {
      return (kind.name + ":" + name).toLowerCase();
  };
  /** Lets the browser report what a page's function has thrown; ours goes on. */ var report = function report(error) {
      return setTimeout(function() {
          throw error;
      });
  };
  /**
   * Tells the page of something: a bubbling native event on the root, whose `detail` is `about`, then
   * the callback of that name; what that throws is reported by the browser and stops nothing (C9). Returns
   * what was answered; false where the default was prevented.
   */ function tell(widget, name, about) {
      var kind = widget.kind, root = widget.root, options = widget.options;
      if (widget.isSilent) return [];
      var cancelable = name.slice(0, 6) === 'before';
      var init = {
          bubbles: true,
          composed: true,
          cancelable: cancelable,
          detail: about
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
              answers.push(callback.call(root, event, about));
          }
      } catch (error) {
          report(error);
      }
      answers.push(!native.defaultPrevented);
      return answers;
  }
  /** What a function of the page is given of an item that may never have been shown. */ function detailOf(item, reason) {
      var kind = item.widget.kind;
      if (kind.completeItem) kind.completeItem(item);
      return kind.describe(item, reason);
  }
  /** Tells of an item as it is now, but not of one that a callback has removed. */ function tellOf(item, name, reason) {
      if (item && item.index >= 0) tell(item.widget, name, item.widget.kind.describe(item, reason));
  }
  var isPromised = function isPromised(answer) {
      return isObject(answer) && typeof answer['then'] === 'function';
  };
  /** Gives handlers by jQuery the `detail` as their second argument, and takes note of what they promise. */ function handle(event) {
      var native = event.originalEvent;
      // No rest parameter, as it is long in ES5.
      // eslint-disable-next-line prefer-rest-params
      var given = native ? [
          event,
          native.detail
      ] : arguments;
      var answer = event.handleObj.handler.apply(this, given);
      if (native && native.zAnswers && isPromised(answer)) native.zAnswers.push(answer);
      return answer;
  }
  /** Makes the events of a kind known to jQuery: one for each callback. */ function registerEvents(kind) {
      var special = $.event.special;
      var rows = kind.table.rows;
      Object.keys(rows).forEach(function(name) {
          if (rows[name].callable) special[typeOf(kind, name)] = {
              handle: handle
          };
      });
  }

  /** What has the focus, also in open shadow roots. */ function focusedElement() {
      var element = document.activeElement;
      while(element && element.shadowRoot && element.shadowRoot.activeElement)element = element.shadowRoot.activeElement;
      return element;
  }
  /** Runs `work`, which moves nodes; focus that is lost on the way comes back. */ function keepFocus(work) {
      var focused = focusedElement();
      var result = work();
      if (focused && focused !== focusedElement() && focused.isConnected) focused.focus({
          preventScroll: true
      });
      return result;
  }
  /** Whether what has the focus, or had it, is an element or in it. */ var holdsFocus = function holdsFocus(element, focused) {
      if (focused === void 0) focused = focusedElement();
      return !!element && pathOf(focused).indexOf(element) >= 0;
  };
  /** Focuses an element that may be no stop for Tab; it is one to scripts only until the focus leaves. */ function focusOn(element) {
      element.focus({
          preventScroll: true
      });
      if (focusedElement() === element) return;
      element.tabIndex = -1;
      element.addEventListener('blur', function() {
          return setAttribute(element, 'tabindex', null);
      }, {
          once: true
      });
      element.focus({
          preventScroll: true
      });
  }
  /** Whether an element is a field of a form, which scripts may be checking. */ var isField = function isField(element) {
      return !!element && !!element.form;
  };
  /**
   * Takes the focus out of what goes, or it would fall to the page's body; browsers may have let it fall already, from what had
   * it before.
   */ function passFocus(from, next, otherwise, before) {
      if (before === void 0) before = focusedElement();
      var now = focusedElement();
      if (!holdsFocus(from, before) || now !== before && now !== document.body) return;
      if (next) next.focus({
          preventScroll: true
      });
      if (focusedElement() === now) focusOn(otherwise);
  }
  /** Whether Tab comes to an element. */ function isTabStop(element) {
      var disabled = element.disabled, type = element.type, tabIndex = element.tabIndex;
      return tabIndex >= 0 && !disabled && type !== 'hidden';
  }
  /** Whether nobody reads what is in an element; what a tab says in place of its parts is read (H9). */ var isSilent = function isSilent(element) {
      return element.matches('style,script,noscript,template,[hidden],[aria-hidden=true]:not(.z-said)');
  };
  /** Whether the first thing in a node takes focus; undefined where there is nothing. */ function firstTakesFocus(node) {
      for(var child = node.firstChild; child; child = child.nextSibling){
          var nodeType = child.nodeType, nodeValue = child.nodeValue;
          if (nodeType === 3 && nodeValue.trim()) return false;
          if (nodeType !== 1 || isSilent(child)) continue;
          var isMedia = isOneOf(tagOf(child), 'IMG VIDEO AUDIO CANVAS SVG OBJECT');
          var takes = isTabStop(child) || (isMedia ? false : firstTakesFocus(child));
          if (takes !== undefined) return takes;
      }
      return undefined;
  }
  /** What a node says: its own name, or the words in it; those of each element are words of their own. */ function wordsIn(node) {
      if (node.nodeType === 3) return node.nodeValue;
      var element = node;
      if (node.nodeType !== 1 || isSilent(element)) return '';
      var name = element.getAttribute('aria-label') || element.getAttribute('alt') || (element.firstChild ? '' : element.getAttribute('title'));
      return name || ' ' + Array.from(node.childNodes).map(wordsIn).join('') + ' ';
  }
  /** What a label says, or what is in it, whatever name it has itself. */ var labelText = function labelText(label, inside) {
      return (inside ? Array.from(label.childNodes).map(wordsIn).join('') : wordsIn(label)).replace(/\s+/g, ' ').trim();
  };

  var records = new WeakMap();
  /** Remembers what the author has of some attributes; most elements have none, and get no record. */ function keep(element, names) {
      if (!element.hasAttributes()) return undefined;
      var kept;
      names.forEach(function(name) {
          var value = element.getAttribute(name);
          if (value !== null) (kept = kept || {})[name] = value;
      });
      if (kept) records.set(element, kept);
      return kept;
  }
  /** What is remembered of an element; it is remembered no more. */ function takeKept(element) {
      var kept = records.get(element) || {};
      records.delete(element);
      return kept;
  }
  /** Whether an attribute was the author's before it could be ours. */ var isAuthors = function isAuthors(element, name) {
      return name in (records.get(element) || {});
  };
  var writable = {};
  /** The attributes that may be written on parts with these classes. */ function writableOn(param, classes) {
      var name = param.name, parts = param.parts;
      var key = name + classes;
      var lists = words(classes).map(function(one) {
          return parts[one];
      });
      return writable[key] = writable[key] || words(lists.join(' '));
  }
  /** Takes a part over: remembers what the author has of its attributes, and adds its classes by one writing. */ function claim(kind, element, classes) {
      var kept = keep(element, writableOn(kind, classes));
      var own = kept && kept['class'];
      element.setAttribute('class', own ? own + ' ' + classes : classes);
  }
  /** Gives the root these classes instead of those that it had from us, by one writing. */ function paintClasses(widget, names) {
      var root = widget.root, classes = widget.classes;
      var authors = words(root.getAttribute('class')).filter(function(name) {
          return !isOneOf(name, classes);
      });
      var added = words(names).filter(function(name) {
          return authors.indexOf(name) < 0;
      });
      widget.classes = added.join(' ');
      setAttribute(root, 'class', authors.concat(added).join(' '));
  }
  var count = 0;
  /** Begins the ids of one widget; copies of other pages may have the first ones already. */ function idPrefix(name) {
      do count += 1;
      while (document.getElementById("" + name + count + "-header-1"));
      return name + count;
  }
  /** The id of a part, made where it has none; null where it has white space, or an earlier element has the same one. */ function idFor(element, wanted) {
      var id = idOf(element);
      if (!id) element.setAttribute('id', wanted);
      else if (/\s/.test(id) || treeOf(element).getElementById(id) !== element) return null;
      return id || wanted;
  }
  /** Has the trigger of an item and its panel name each other. */ function pair(param) {
      var widget = param.widget, trigger = param.trigger, panel = param.panel;
      var prefix = widget.prefix;
      var serial = widget.serial += 1;
      if (!panel) return;
      var label = idFor(trigger, prefix + "-header-" + serial);
      if (label) panel.setAttribute('aria-labelledby', label);
      var id = idFor(panel, prefix + "-" + serial);
      if (id) trigger.setAttribute('aria-controls', id);
  }
  /** Lets an item be found by its nodes, and closes its panel. */ function register(item) {
      var widget = item.widget, panel = item.panel;
      setItem(item, item);
      if (panel) {
          // Many pages hide all panels but the first themselves, until a script shows them.
          var isUnseen = panel.hasAttribute('style') && panel.style.display === 'none';
          claim(widget.kind, panel, isUnseen ? 'z-content z-unhidden' : 'z-content');
          panel.setAttribute('hidden', '');
      }
      pair(item);
      return item;
  }

  /** Hears a signal until the options change or the widget ends. */ function on(widget, signal, hear) {
      var all = widget.listeners[signal] = widget.listeners[signal] || [];
      all.push(hear);
  }
  /** Lets the parts know of something, until a function of the page has ended the widget or changed its options. */ function emit(widget, signal, one, two) {
      var all = widget.listeners[signal];
      if (all) all.forEach(function(hear) {
          if (widget.listeners[signal] === all) hear(one, two);
      });
  }
  /** Listens until the options change or the widget ends; with `first` on an event's way down, for what doesn't bubble. */ function listen(param, target, handlers, first) {
      var cleanUps = param.cleanUps;
      Object.keys(handlers).forEach(function(type) {
          var heard = handlers[type];
          target.addEventListener(type, heard, first);
          cleanUps.push(function() {
              return target.removeEventListener(type, heard, first);
          });
      });
  }

  /** A set's values with the texts of the nearest language whose file is on the page (C24); those that were given stay. */ function inLanguage(param) {
      var root = param.root, values = param.values, kind = param.kind;
      var all = window.uiTexts;
      if (!all) return values;
      var lang = (root.closest('[lang]') || document.documentElement).lang;
      var has = function has(tag) {
          return own(all, tag);
      };
      var tag = lang.toLowerCase();
      // `de-AT`, then `de`.
      while(tag && !has(tag))tag = tag.replace(/(^|-)[^-]*$/, '');
      var changes = {};
      var texts = tag && all[tag] || {};
      Object.keys(texts).forEach(function(name) {
          var path = 'texts.' + name;
          if (own(kind.table.rows, path) && !own(values, path)) changes[path] = texts[name];
      });
      return derive(values, changes);
  }

  /*
   * The one way out: nodes of ours are known by the mark that they are made with, attributes and classes
   * from tables. The same code ends a widget, starts on a copy that was saved while one ran, and gives
   * single items back.
   */ function dropClasses(element, kept, ours) {
      var authors = words(kept['class'] || '');
      var stays = function stays(name) {
          return !ours(name) || authors.indexOf(name) >= 0;
      };
      var now = words(element.getAttribute('class')).filter(stays);
      var back = authors.filter(function(name) {
          return ours(name) && now.indexOf(name) < 0;
      });
      var names = back.concat(now).join(' ');
      setAttribute(element, 'class', names || null);
  }
  /** Takes our properties out of an inline style. */ function dropStyles(element, kept, isCopy) {
      var style = element.style;
      var authors = kept['style'];
      if (!authors && !element.hasAttribute('style')) return;
      Array.from(style).forEach(function(name) {
          if (/^--_/.test(name)) style.removeProperty(name);
      });
      // By it, copies of older versions have their panels closed, open, or on their way.
      if (isCopy && !authors) {
          if (/^(none|block)$/.test(style.display)) style.removeProperty('display');
          if (style.position === 'absolute') style.position = style.left = style.top = '';
      }
      // One that says nothing goes; Chromium removes one only after it has been read.
      if (authors !== '' && !style.length) setAttribute(element, 'style', null);
  }
  /** Takes our attributes off one part, or gives back those of the author. */ function dropAttributes(kind, element, parts, isCopy) {
      var kept = takeKept(element);
      var ours = function ours(name) {
          return kind.ownClasses.test(name) || !isCopy && name === 'z-disabled';
      };
      writableOn(kind, parts).forEach(function(name) {
          var before = kept[name];
          var said = isCopy ? tagOf(element) + ' ' + name : name;
          if (name === 'class') dropClasses(element, kept, ours);
          else if (name === 'style') dropStyles(element, kept, isCopy);
          else if (before !== undefined) setAttribute(element, name, before);
          else if (!kind.authored.test(said + '=' + element.getAttribute(name))) element.removeAttribute(name);
      });
  }
  /** Whether a node is a part of this root's set: not of one in it, and not what stands around or before such a one. */ var isOwn = function isOwn(root, element) {
      var parentElement = element.parentElement;
      var nearest = parentElement && parentElement.closest(ROOTS + ',.z-slider-wrapper');
      if (nearest && nearest !== root) return false;
      return !element.matches('.z-slider-wrapper,:not(.z-tabs)>.z-autoplay');
  };
  /** The headers of what is open in a copy that was saved while a set ran. */ var openIn = function openIn(root) {
      return Array.from(root.querySelectorAll('.z-tab.z-active,.z-active>.z-header')).filter(function(header) {
          return isOwn(root, header);
      });
  };
  /** Takes our attributes off an element, whichever parts it is. */ function dropPart(kind, element, isCopy) {
      if (isCopy === void 0) isCopy = false;
      var parts = Object.keys(kind.parts).filter(function(name) {
          return hasClass(element, name);
      });
      if (parts[0]) dropAttributes(kind, element, parts.join(' '), isCopy);
  }
  /** Takes a box of ours off. Parts of labels go in any case, and sections, which wouldn't be found beside those without a box. */ function dropBox(kind, box, isCopy) {
      var isContent = box.matches('div:not(.z-section),dd');
      if (isCopy) {
          dropPart(kind, box, isCopy);
          dropClasses(box, {}, function(name) {
              return kind.ownClasses.test(name);
          });
          box.removeAttribute(MADE);
          // Ours are off now, but for the type of a button.
          if (box.getAttributeNames().some(function(name) {
              return name !== 'type';
          })) return;
      }
      (isContent ? unwrapContent : unwrap)(box);
  }
  /** Takes a node of ours out; what it holds of the author's stays, and so does a saved box that the author wrote on. */ function dropMade(kind, node, isCopy) {
      var made = node.getAttribute(MADE);
      var before = node.previousElementSibling;
      if (made === null && !node.matches(kind.nodes)) return;
      if (made === 'back' && before) while(node.firstChild)move(node.firstChild, before);
      if (made === 'box' || hasClass(node, kind.innerClass)) dropBox(kind, node, isCopy);
      else if (made === 'hidden' || made === 'empty' && node.firstChild) {
          node.removeAttribute(MADE);
          if (made === 'hidden') node.removeAttribute('hidden');
      } else node.remove();
  }
  /** What fits all parts of a set by their classes. */ var partsOf = function partsOf(param) {
      var parts = param.parts, nodes = param.nodes;
      return "." + Object.keys(parts).join(',.') + "," + nodes;
  };
  /** Takes everything of ours out of a root's own part of `scope`. */ function releaseParts(kind, root, scope, isCopy) {
      var inside = Array.from(scope.querySelectorAll(partsOf(kind) + ",[" + MADE + "]"));
      var all = (scope === root ? [] : [
          scope
      ]).concat(inside);
      var own = all.filter(function(element) {
          return isOwn(root, element);
      });
      // The inner ones first, or what is empty but for them would seem to be in use.
      own.reverse().forEach(function(element) {
          dropMade(kind, element, isCopy);
          dropPart(kind, element, isCopy);
      });
  }
  /** Whether a set and its items are still there, and still ours (C14); a panel may have gone. */ function areIntact(param, list) {
      var items = param.items, kind = param.kind, root = param.root;
      var isOurs = function isOurs(part) {
          return part.matches(partsOf(kind));
      };
      // Those that the page took out don't count.
      var isWhole = function isWhole(param) {
          var element = param.element, trigger = param.trigger, panel = param.panel;
          return element.parentNode !== list || root.contains(trigger) && [
              element,
              trigger
          ].every(isOurs) && (!panel || !root.contains(panel) || isOurs(panel));
      };
      return hasClass(root, kind.rootClass) && items.every(isWhole);
  }
  /** Gives parts of an item back, which is none any more. */ function giveBack(item, parts) {
      var _item_widget = item.widget, kind = _item_widget.kind, root = _item_widget.root;
      forget(item);
      parts.forEach(function(part) {
          return part && releaseParts(kind, root, part, false);
      });
  }
  /** Gives back the items that the page took out of a list. */ var dropGone = function dropGone(param, list) {
      var items = param.items;
      return items.filter(function(param) {
          var element = param.element;
          return element.parentNode !== list;
      }).forEach(function(item) {
          return giveBack(item, [
              item.element
          ]);
      });
  };
  /** Gives parts their classes again, by which they are found: a framework may have taken them off. */ function markParts(param) {
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
   * Takes all of ours off a root and its parts: as a set ends, or, for a copy that was saved while one
   * ran or that the page has rewritten since, before it starts (C13, C14).
   */ function releaseAll(widget, isCopy) {
      var kind = widget.kind, root = widget.root, classes = widget.classes;
      markParts(widget);
      kind.release(widget, isCopy);
      releaseParts(kind, root, root, isCopy);
      var kept = takeKept(root);
      var ours = function ours(name) {
          return kind.ownClasses.test(name) || kind.optionClasses.test(name) || isOneOf(name, classes);
      };
      dropClasses(root, kept, ours);
      dropStyles(root, kept, false);
      // What `focusOn` gave the root, where the last item went with the focus.
      if (!isCopy && root.tabIndex < 0 && !('tabindex' in kept)) root.removeAttribute('tabindex');
  }

  /** The easings of the page; none without jQuery, which the file has to bear. */ var curves = function curves() {
      return $ && $.easing || {};
  };
  var isKnown = function isKnown(name) {
      return name === 'linear' || name === 'swing' || own(curves(), name) && typeof curves()[name] === 'function';
  };
  /**
   * An easing by its name: `linear`, `swing`, or one that the page has in `$.easing`, as of the easing
   * plugin. The default is `swing`, or `plugins` where the plugin is there; any other name gets `swing`.
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
  /** How many points draw an easing: as many as one needs that swings a dozen times. */ var POINTS = 100;
  /** The CSS timing function of an easing, drawn within 1 %; null where only jQuery can draw it. */ function timingOf(name) {
      if (name === 'linear') return name;
      if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
      var curve = curves()[name];
      var points = [];
      for(var n = 0; n <= POINTS; n++)points.push(curve(n / POINTS, n * 10, 0, 1, POINTS * 10).toFixed(4));
      var timing = "linear(" + points.join() + ")";
      return CSS.supports('transition', timing) ? timing : null;
  }

  /** Does something as soon as the page is idle, or has been busy for a second. */ function whenIdle(work) {
      var onIdle = window.requestIdleCallback;
      if (onIdle) onIdle(work, {
          timeout: 1000
      });
      else setTimeout(work);
  }

  /** Fields whose checks by pages' scripts depend on whether they have a box. */ var FIELDS = 'input,select,textarea';
  var isSupported = function isSupported() {
      return 'onbeforematch' in document;
  };
  /** Takes a panel out of sight; the browser's search may find what is in it (R1). */ function hide(item) {
      var findInPage = item.widget.options.findInPage;
      var panel = item.panel;
      var mayFind = isSupported() && findInPage && isUsable(item) && !saysHidden(item.element);
      var isFound = mayFind && (findInPage === true || !panel.querySelector(FIELDS));
      setAttribute(panel, 'hidden', isFound ? 'until-found' : '');
  }
  /** The same for one that is out of sight already, as what decides on it has changed. */ function rehide(item) {
      if (item.panel && item.panel.hidden) hide(item);
  }
  /** How long after a start panels stay as they are, in milliseconds. */ var SETTLING = 500;
  /** How many panels are looked at in one go. */ var SLICE = 50;
  /** Lets panels that were closed at the start be found, in slices while the page is idle. */ function sweep(items) {
      items.splice(0, SLICE).filter(isUsable).forEach(rehide);
      if (items.length) sweepSoon(items);
  }
  var sweepSoon = function sweepSoon(items) {
      return whenIdle(function() {
          return sweep(items);
      });
  };
  /** Lets the browser's search find closed panels, once the page is idle: at once would slow the start down. */ function findSoon(widget) {
      if (!isSupported()) return;
      var timer = setInterval(function() {
          if (document.readyState !== 'complete') return;
          clearInterval(timer);
          sweepSoon(widget.items.slice());
      }, SETTLING);
      widget.cleanUps.push(function() {
          return clearInterval(timer);
      });
  }

  /** A pose as CSS, `part` of the way from one to another. */ function frameAt(param, part) {
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
  /** Whether a change is to move: not where that is switched off, unwanted, or unseen. */ var canMove = function canMove(param) {
      var options = param.options, root = param.root;
      var _$_fx;
      return options['animation.effects'] !== 'none' && options['animation.duration'] > 0 && !document.hidden && // Slim builds have no `$.fx`.
      !((_$_fx = $.fx) == null ? void 0 : _$_fx.off) && !reducedMotion().matches && root.getClientRects().length > 0;
  };
  /** Keeps the panel of an item that closes in sight, out of reach; returns what hides it again. */ function keepInSight(item) {
      var panel = item.panel;
      var inert = panel.getAttribute('inert');
      // Without the attribute, as many style sheets hide all that has it by an important rule.
      panel.hidden = false;
      setAttribute(panel, 'inert', '');
      setAttribute(panel, 'aria-hidden', 'true');
      return function() {
          setAttribute(panel, 'inert', inert);
          setAttribute(panel, 'aria-hidden', null);
          hide(item);
      };
  }
  /** How much later than its duration a motion ends at the latest, in milliseconds: pages behind others draw no frames. */ var MARGIN = 1000;
  /** The CSS timing function of a motion; null where jQuery's clock is to move it, which slim builds lack. */ function timingFor(param, easing) {
      var options = param.options;
      var timing = timingOf(easing);
      if (!$.fn.animate) return timing || 'ease';
      return options['animation.type'] === 'jquery' ? null : timing;
  }
  /** Starts the browser's animations; for jQuery's clock they go on as far beyond either end as the way is long, in 3 ms. */ function draw(moves, duration, easing) {
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
  /**
   * Moves elements, and calls `done` once at the end. Until then `widget.finish` ends the motion at once, after `cut`, which
   * may note where things are.
   */ function animate(widget, moves, done, cut) {
      var options = widget.options;
      var duration = options['animation.duration'];
      var easing = options['animation.easing'];
      var timing = timingFor(widget, easing);
      var isConnected = widget.root.isConnected;
      var running = draw(moves, duration, timing);
      var clock = timing ? null : $({
          part: 0
      });
      var end = function end() {
          if (!timer) return;
          clearTimeout(timer);
          timer = 0;
          widget.finish = null;
          if (clock) clock.stop();
          running.forEach(function(animation) {
              return animation.cancel();
          });
          // A set that has left the page meanwhile is at its end, and tells nobody.
          widget.isSilent = isConnected && !widget.root.isConnected;
          done();
          widget.isSilent = false;
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

  /** Tells of what is open first. */ function tellFirst(widget) {
      var kind = widget.kind, open = widget.open, startedBy = widget.startedBy, started = widget.started, alive = widget.alive;
      if (started || !alive) return;
      emit(widget, 'first');
      // A callback may have gone on, or ended it.
      if (widget.started || !widget.alive) return;
      widget.started = true;
      kind.tellSettled(widget, {
          opened: open,
          closed: [],
          open: open
      }, startedBy);
  }
  /** What waits to tell of what is open first, and whether it was in the page. */ var waiting$1 = new Map();
  var timer;
  /** Tells of what is open first once the present call has returned; one timer serves all widgets (T16). */ function tellFirstSoon(widget) {
      if (waiting$1.set(widget, widget.root.isConnected).size > 1) return;
      timer = setTimeout(function() {
          var all = waiting$1;
          waiting$1 = new Map();
          all.forEach(function(isConnected, one) {
              // One that has left the page meanwhile tells nobody.
              if (isConnected && !one.root.isConnected) return;
              if (one.alive && !one.started) emit(one, 'first');
              if (!one.kind.waits || !one.kind.waits(one)) tellFirst(one);
          });
      });
  }
  /** A widget that ends waits no more. */ function dropFirst(widget) {
      waiting$1.delete(widget);
      if (!waiting$1.size) clearTimeout(timer);
  }
  /** How often callbacks may begin another motion as one ends. */ var MOST = 9;
  /** Ends a motion in progress at its end, and what callbacks begin then; whether the widget still runs. */ function settle(widget) {
      tellFirst(widget);
      for(var n = 0; widget.finish && n < MOST; n++)widget.finish();
      return widget.alive;
  }
  /** The change after which these items are open and no other, as far as may be; the last of them, where one can be open; null for no change. */ function planOnly(widget, items) {
      var open = widget.open;
      var _widget_kind_rules = widget.kind.rules(widget), multiple = _widget_kind_rules.multiple, collapsible = _widget_kind_rules.collapsible;
      var usable = items.filter(function(item) {
          return item.index >= 0 && item.open || isUsable(item);
      });
      if (!usable.length && !collapsible) return null;
      var wanted = multiple ? usable : usable.slice(-1);
      var opened = wanted.filter(function(item) {
          return open.indexOf(item) < 0;
      });
      var closed = open.filter(function(item) {
          return wanted.indexOf(item) < 0;
      });
      return opened.length || closed.length ? {
          opened: opened,
          closed: closed,
          open: wanted
      } : null;
  }
  /** The change that opens an item, or closes it; null where it is so already, may not be, or has to stay open. */ function choose(item, opens) {
      var widget = item.widget;
      var others = widget.open.filter(function(other) {
          return other !== item;
      });
      return isUsable(item) ? planOnly(widget, opens ? others.concat(item) : others) : null;
  }
  /** Waiting for a promise ends: something else was asked for. */ function endPending(asker) {
      if (asker.pending) asker.pending();
      asker.pending = null;
  }
  /**
   * Asks the page about what is to be done with an item: about its removal, if the item itself asks, else about a
   * change; `then` is called when it is allowed. While the page thinks about it, the item is busy.
   */ function ask$1(asker, item, about, then) {
      var widget = item.widget, trigger = item.trigger;
      endPending(asker);
      var answers = tell(widget, asker === widget ? 'beforeSelect' : 'beforeRemove', about);
      var waits = answers.some(isPromised);
      var isConnected = widget.root.isConnected;
      var pending = function pending() {
          return setAttribute(trigger, 'aria-busy', null);
      };
      var decided = function decided(allowed) {
          if (asker.pending !== pending) return;
          endPending(asker);
          // A set that left the page while the page thought about it does nothing more.
          if (allowed && (!isConnected || widget.root.isConnected)) then();
      };
      // Also where another answer refuses, or the browser would report a broken promise that nobody listens to.
      if (waits) Promise.all(answers).then(function(all) {
          return decided(all.indexOf(false) < 0);
      }, function() {
          return decided(false);
      });
      if (answers.indexOf(false) >= 0 || !widget.alive) return;
      if (!waits) return then();
      // A callback may have asked for something else.
      endPending(asker);
      setAttribute(trigger, 'aria-busy', 'true');
      asker.pending = pending;
  }
  /** Takes the focus out of a panel that has closed, and had it before (AA8). */ function leave(item, before) {
      var widget = item.widget, panel = item.panel, open = item.open;
      var kind = widget.kind, root = widget.root, alive = widget.alive;
      if (open || !alive) return;
      passFocus(panel, kind.focusAfter(item), root, before);
  }
  /**
   * The same for all of a change, once all is written: pages that hear of it may do anything. Out of a field only when the
   * present call has returned: scripts that check a form open panels while they do so, and take a field that loses the focus
   * then as checked.
   */ function leaveAll(closed, before) {
      var work = function work() {
          return closed.forEach(function(item) {
              return leave(item, before);
          });
      };
      if (isField(before)) void Promise.resolve().then(work);
      else work();
  }
  /** Writes a change, and tells the page of it, which may do anything then. */ function apply(widget, change, reason) {
      var kind = widget.kind;
      var opened = change.opened, closed = change.closed;
      var focused = focusedElement();
      // Screen readers say the states in this order, so that of what was pressed comes last (H4).
      closed.forEach(function(item) {
          return kind.paint(widget, item, false);
      });
      opened.forEach(function(item) {
          return kind.paint(widget, item, true);
      });
      kind.paintAll(widget);
      emit(widget, 'change', change, reason);
      leaveAll(closed, focused);
      if (widget.alive && kind.tellNow) kind.tellNow(widget, change, reason);
  }
  /** Makes a change that is allowed: measures, writes it, tells the page, animates, and tells the page again. */ function commit(widget, plan, reason) {
      // Planned a second time, because callbacks may have changed what is open.
      var change = settle(widget) ? plan() : null;
      if (!change) return;
      var kind = widget.kind;
      widget.open = change.open;
      var motion = kind.prepareMotion(widget, change);
      apply(widget, change, reason);
      // By now the page may have ended the widget, made the next change, or switched motion off.
      var isLatest = widget.alive && widget.open === change.open;
      var settled = function settled() {
          if (isLatest) emit(widget, 'settle');
          kind.tellSettled(widget, change, reason);
      };
      if (motion && isLatest && canMove(widget)) return motion.play(settled);
      if (motion) motion.drop();
      if (widget.alive) settled();
  }
  /**
   * The one way in (C11): asks the page, and makes the change if it is allowed. Waits if the page promises an answer; the
   * next request takes its place.
   */ function select(widget, plan, reason) {
      endPending(widget);
      var change = widget.alive ? plan() : null;
      if (!change) return;
      var opened = change.opened, closed = change.closed;
      var left = closed[0];
      var item = opened[opened.length - 1] || left;
      var about = detailOf(item, reason);
      if ('open' in about) about.open = opened.length > 0;
      about.from = left ? left.index : -1;
      ask$1(widget, item, about, function() {
          return commit(widget, plan, reason);
      });
  }
  /** Opens these items and closes all others, as far as that may be, and asks nobody. */ function forceOnly(widget, items, reason) {
      endPending(widget);
      commit(widget, function() {
          return planOnly(widget, items);
      }, reason);
  }
  /** The same, if the page allows it. */ var openOnly = function openOnly(widget, items, reason) {
      return select(widget, function() {
          return planOnly(widget, items);
      }, reason);
  };
  /** Opens an item, or closes it where that may be. */ var openItem = function openItem(item, reason, closes) {
      return select(item.widget, function() {
          return choose(item, true);
      }, reason);
  };
  /** Selects an item: a tab is shown, a section opened or closed; which it is stays, whatever callbacks do first. */ function selectItem(item, reason) {
      var widget = item.widget, open = item.open;
      var closes = open && widget.kind.rules(widget).toggles;
      select(widget, function() {
          return choose(item, !closes);
      }, reason);
  }

  /** Whether a user can come to an item by keys or by stepping. */ var isReachable = function isReachable(item) {
      return !isDisabled(item) && !isHidden(item.element);
  };
  /** The next item from an index that fits, in steps of 1 or -1, wrapping; the one at the index comes last. */ function nextItem(param, from, by, fits) {
      var items = param.items;
      var length = items.length;
      for(var n = 1; n <= length; n++){
          var item = items[(from + n * by + 2 * length) % length];
          if (fits(item)) return item;
      }
      return undefined;
  }
  /** The next item that can be opened, in steps of 1 or -1 from the one opened last, or from an end. */ function nextUsable(widget, by, fromEnd) {
      var open = widget.open, items = widget.items;
      var last = fromEnd ? undefined : open[open.length - 1];
      var from = last ? last.index : by > 0 ? -1 : items.length;
      return nextItem(widget, from, by, function(item) {
          return isUsable(item) && isReachable(item);
      });
  }
  /** Whether a key is held that makes a shortcut of another, or has a link open elsewhere. */ var hasModifier = function hasModifier(event) {
      return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  };
  /** Whether a key is somebody else's: handled already, part of a shortcut, or of typing (AT15). */ var isForeignKey = function isForeignKey(event) {
      return event.defaultPrevented || hasModifier(event) || event.isComposing || event.target.isContentEditable;
  };
  /**
   * Moves the focus from an item as a key says, on the triggers or on what stands for them; the item that has it then,
   * or null where the key isn't ours.
   */ function moveFocus(from, event, vertical, stops) {
      var widget = from.widget, index = from.index;
      var keys = vertical ? [
          'ArrowUp',
          'ArrowDown'
      ] : [
          'ArrowLeft',
          'ArrowRight'
      ];
      if (!vertical && isRightToLeft(widget.root)) keys.reverse();
      // The first and the third go back.
      var at = keys.concat('End', 'Home').indexOf(event.key);
      if (at < 0) return null;
      var start = [
          index,
          index,
          widget.items.length,
          -1
      ][at];
      event.preventDefault();
      var item = nextItem(widget, start, at % 2 ? 1 : -1, isReachable) || from;
      (item.trigger).focus();
      return item;
  }

  /** The item with the index or the name that a method was given; a warning where there is none (C6, C7). */ function itemAt(widget, given) {
      var items = widget.items, kind = widget.kind;
      var isName = given && typeof given === 'string' && isNaN(numberIn(given));
      var item = isName ? itemNamed(widget, given) : items[indexFor(given, items.length)];
      if (!item) warn(widget, "there is no " + kind.noun + " " + (isName ? '' : 'with index ') + shown$1(given));
      return item;
  }
  /** The index for an item that is added: that of the one it is to stand before, or the end; -1, with a warning, where there is no such place. */ function placeFor(widget, given) {
      var length = widget.items.length;
      var index = indexFor(given === undefined ? length : given, length + 1);
      var before = index < 0 ? itemAt(widget, given) : undefined;
      return before ? before.index : index;
  }
  var ENDS = [
      'z-first',
      'z-last'
  ];
  /** The classes of the first and the last item that the author shows. */ function markEnds(widget, isAway) {
      var items = widget.items, ends = widget.ends;
      var shown = items.filter(function(param) {
          var element = param.element;
          return !(isAway || saysHidden)(element);
      });
      var some = shown[0] ? shown : items;
      widget.ends = some.slice(0, 1).concat(some.slice(-1));
      ends.forEach(function(param, n) {
          var element = param.element;
          return setClass(element, ENDS[n], false);
      });
      widget.ends.forEach(function(param, n) {
          var element = param.element;
          return setClass(element, ENDS[n]);
      });
  }
  /** Numbers the items, and lets what is open stay so. */ function renumber(widget, items) {
      widget.items = items;
      items.forEach(function(item, n) {
          return item.index = n;
      });
      var open = widget.open.filter(function(param) {
          var index = param.index;
          return index >= 0;
      });
      // The same list as long as nothing of it is gone: a press is still for what it was for.
      if (open.length < widget.open.length) widget.open = open;
  }
  /** Puts right what depends on which items there are. */ function changed(widget) {
      widget.items.forEach(keepListening);
      markEnds(widget);
      widget.kind.paintAll(widget);
      emit(widget, 'structure');
  }
  /** The items but for one. */ var without = function without(param, item) {
      var items = param.items;
      return items.filter(function(other) {
          return other !== item;
      });
  };
  /** Takes in an item whose nodes are in the page, among the others. */ function insertItem(widget, item, at, others) {
      renumber(widget, others.slice(0, at).concat(item, others.slice(at)));
      changed(widget);
  }
  /** The item that comes instead of one that goes, or can't be seen: the next, else the one before. */ function successor(param, gone) {
      var items = param.items;
      var fits = function fits(item) {
          return item !== gone && isUsable(item) && isReachable(item);
      };
      var before = items.slice(0, gone.index).reverse();
      return items.slice(gone.index).concat(before).find(fits);
  }
  /**
   * Reads which items can't be seen, and gives what puts right their classes and what is open (C12): where one has to be
   * open, those that are seen stay, else another one comes, or nobody could see what a panel belongs to.
   */ function readHidden(widget, needsOne) {
      var open = widget.open, ends = widget.ends;
      var isAway = function isAway(param) {
          var element = param.element;
          return isHidden(element);
      };
      var seen = open.filter(function(item) {
          return !isAway(item);
      });
      var gone = open.find(isAway) ;
      var next = gone && (seen[0] || successor(widget, gone));
      if (!next && !ends.some(isAway)) return undefined;
      return function() {
          markEnds(widget, isHidden);
          if (!next) return;
          forceOnly(widget, seen[0] ? seen : [
              next
          ], 'restore');
          if (widget.finish) widget.finish();
      };
  }
  /** Takes an item out of the page for good. */ function drop(item, reason) {
      var widget = item.widget, element = item.element, panel = item.panel;
      var kind = widget.kind, root = widget.root;
      if (!settle(widget) || item.index < 0) return;
      var open = item.open;
      item.open = false;
      var about = kind.describe(item, reason);
      var next = successor(widget, item);
      var nodes = $(element).add(panel || []);
      if (reason !== 'api' && kind.sayRemoved) kind.sayRemoved(item, next);
      [
          element,
          panel
      ].forEach(function(node) {
          return passFocus(node, next && kind.focusTarget(next), root);
      });
      forget(item);
      renumber(widget, without(widget, item));
      // Before anything is told, or `refresh` in a callback would take them in again.
      nodes.remove();
      if (open) {
          // Where one has to be open, another one opens, and at once.
          if (next && !widget.open.length && !kind.rules(widget).collapsible) forceOnly(widget, [
              next
          ], reason);
          if (widget.finish) widget.finish();
          kind.closingEvents.forEach(function(name) {
              return tell(widget, name, about);
          });
      }
      if (!widget.alive) return;
      changed(widget);
      tell(widget, 'remove', about);
  }
  /** Removes an item unless `beforeRemove` refuses; waits where that promises an answer. */ var removeItem = function removeItem(item, reason) {
      return ask$1(item, item, item.widget.kind.describe(item, reason), function() {
          return drop(item, reason);
      });
  };
  /** Puts an item at another place; what is open stays so. */ function moveItem(item, to) {
      var widget = item.widget;
      if (!settle(widget) || item.index < 0) return;
      var others = without(widget, item);
      var next = others[to] || {};
      var place = function place(node, before) {
          if (node && node.parentNode) move(node, node.parentNode, before);
      };
      keepFocus(function() {
          place(item.element, next.element);
          // A section holds its panel.
          if (!item.element.contains(item.panel)) place(item.panel, next.panel);
      });
      insertItem(widget, item, to, others);
  }

  /** A widget that has not been started yet; its options and items are still to come. */ function create(kind, root) {
      return {
          kind: kind,
          root: root,
          values: {},
          options: {},
          prefix: idPrefix(kind.name),
          serial: 0,
          items: [],
          ends: [],
          open: [],
          initial: [],
          alive: true,
          cleanUps: [],
          listeners: {},
          classes: '',
          stateClasses: '',
          warned: {}
      };
  }
  /** Takes over the root; what was saved while a widget ran is cleaned first. */ function adopt(widget) {
      var kind = widget.kind, root = widget.root;
      var isCopy = hasClass(root, kind.rootClass);
      var saved = root.querySelector(isCopy ? partsOf(kind) : kind.nodes + ",[" + MADE + "]");
      if (saved) {
          var authors = root.getAttribute('class');
          setClass(root, kind.rootClass);
          // In another root they are saved as well, whose classes are the author's.
          if (isCopy || saved.parentNode.closest(ROOTS) === root) {
              widget.saved = openIn(root);
              releaseAll(widget, true);
          }
          if (!isCopy) setAttribute(root, 'class', authors);
      }
      // Not kept: given back, it would hide the page's content for good.
      setClass(root, kind.rootClass + '-loading', false);
      keep(root, [
          'class',
          'style',
          'tabindex'
      ]);
      return keepFocus(function() {
          return kind.adopt(widget);
      });
  }
  /** What the author may call an item. */ var namesOf = function namesOf(item) {
      return [
          attributeOf(item, 'data-link'),
          idOf(item.element),
          item.panel && isAuthors(item.panel, 'id') ? idOf(item.panel) : null
      ];
  };
  /**
   * Notes some items. Gives what is the same among other items later: by what is still there, by the author's names, or, where
   * all are others, by the places (C12).
   */ function note(param, some) {
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
                      return name && names.indexOf(name) >= 0;
                  });
              }) || (areOthers ? now[index] : undefined);
          };
          return noted.map(find).filter(function(item) {
              return item && item.panel;
          });
      };
  }
  /** Takes the markup over and opens what is open first, or what was open before; nobody is asked about it. */ function begin(widget, wasOpen) {
      var kind = widget.kind, root = widget.root;
      widget.options = kind.effective(inLanguage(widget));
      widget.items = [];
      widget.ends = [];
      if (!adopt(widget)) return false;
      setWidget(root, widget);
      var same = wasOpen ? wasOpen(widget.items) : [];
      var _ref = same[0] ? {
          items: same
      } : kind.initial(widget), items = _ref.items, reason = _ref.reason;
      widget.startedBy = reason;
      // In place: `widget.initial` may be the same list.
      if (!kind.rules(widget).multiple) items.splice(1);
      widget.open = items;
      items.forEach(function(item) {
          return kind.paint(widget, item, true);
      });
      kind.paintAll(widget);
      kind.mount(widget);
      return true;
  }
  /** Starts a widget; null where there is nothing that it could be made of. */ function start$1(kind, root, given) {
      var widget = create(kind, root);
      readOptions(widget, given);
      return begin(widget) ? widget : null;
  }
  /** Loads what is open, tells the page that a widget has started, and soon of what is open first. */ function tellReady(widget) {
      var root = widget.root;
      emit(widget, 'mounted');
      if (!widget.alive) return;
      var container = $(root);
      container.id = idOf(root);
      container.item = container;
      tell(widget, 'ready', container);
      if (widget.alive && widget.open.length) tellFirstSoon(widget);
  }
  function unmount(widget) {
      var cleanUps = widget.cleanUps;
      widget.cleanUps = [];
      widget.listeners = {};
      cleanUps.reverse().forEach(function(cleanUp) {
          return cleanUp();
      });
  }
  /** Ends what the options have started, and starts it anew. */ function remount(widget) {
      keepFocus(function() {
          unmount(widget);
          // Pages may end it as they hear of the focus, or of what is aborted.
          if (!widget.alive) return;
          widget.options = widget.kind.effective(inLanguage(widget));
          widget.kind.mount(widget);
      });
      emit(widget, 'mounted');
  }
  /** Takes new options, each into effect at once; what is open stays (C20). */ function setOptions(widget, given) {
      var values = derive(widget.kind.table.defaults, widget.values);
      if (!merge(widget, values, given) || !settle(widget)) return;
      widget.values = values;
      remount(widget);
  }
  /** Takes back what is loaded, as long as the markup is ours: it is written to. Pages hear of it. */ var stopLoads = function stopLoads(param) {
      var items = param.items;
      return items.forEach(function(param) {
          var load = param.load;
          return load && load.stop();
      });
  };
  /** Ends what is under way, and takes all of ours off. */ function halt(widget) {
      var items = widget.items, alive = widget.alive;
      endPending(widget);
      if (widget.finish) widget.finish();
      unmount(widget);
      keepFocus(function() {
          return releaseAll(widget, alive);
      });
      items.forEach(forget);
  }
  /** Ends a widget; the markup is the author's again (C13). */ function destroy(widget) {
      // A callback may have ended it.
      if (!settle(widget)) return;
      dropFirst(widget);
      widget.alive = false;
      stopLoads(widget);
      halt(widget);
      setWidget(widget.root, undefined);
  }
  /** Starts a widget anew on what is there, where the page has replaced its parts (C14). */ function restart(widget) {
      var wasOpen = note(widget, widget.open);
      var wasInitial = note(widget, widget.initial);
      stopLoads(widget);
      if (!widget.alive) return;
      halt(widget);
      readMarkup(widget);
      begin(widget, wasOpen);
      // What Back leads to.
      var initial = wasInitial(widget.items);
      if (initial[0]) widget.initial = initial;
      emit(widget, 'mounted');
  }
  /** Takes over what the page has changed by itself; what was open stays so (C12). */ function refresh(widget) {
      var kind = widget.kind;
      if (!settle(widget)) return;
      // For their sake, the set needn't start anew.
      widget.items.forEach(kind.mend);
      if (!kind.isIntact(widget)) return restart(widget);
      var wasOpen = note(widget, widget.open);
      keepFocus(function() {
          kind.sync(widget);
          // Also what is open still: the page may have put something into its panel.
          widget.open = wasOpen(widget.items);
          widget.open.forEach(function(item) {
              return kind.paint(widget, item, true);
          });
      });
      // A function of the page may have ended it.
      if (widget.alive) changed(widget);
      if (widget.alive) remount(widget);
  }

  /** Makes the object that every instance inherits its methods from; none takes more than three arguments. */ function methodsOf(kind) {
      var shared = {};
      var methods = kind.methods, readers = kind.readers;
      Object.keys(methods).forEach(function(name) {
          var method = methods[name];
          shared[name] = function(one, two, three) {
              var widget = this.widget;
              var result = widget.alive ? method(widget, one, two, three) : warnOnce(widget, 'called after destroy()');
              return readers.indexOf(name) < 0 ? this : result;
          };
      });
      return shared;
  }
  /** The instance of the widget on an element, if it is of this kind. */ function instanceOn(param, element) {
      var name = param.name;
      var widget = widgetOn(element);
      return widget && widget.kind.name === name ? widget.instance : undefined;
  }
  /** The elements whose widgets were destroyed: no call of a method starts them again. */ var ended = new WeakSet();
  /** Destroys a widget and forgets its instance. */ function end(widget) {
      var root = widget.root, kind = widget.kind, instance = widget.instance;
      destroy(widget);
      ended.add(root);
      if ($.data(root, kind.name) === instance) $.removeData(root, kind.name);
  }
  /** Ends the widgets on elements that jQuery takes out of the page, whichever way, as it forgets their data. */ function endRemoved(kind) {
      var cleanData = $.cleanData;
      $.cleanData = function(nodes, more) {
          Array.from(nodes).forEach(function(node) {
              var instance = instanceOn(kind, node);
              if (instance) end(instance.widget);
          });
          cleanData(nodes, more);
      };
  }
  /** Makes the instance of a widget; jQuery UI has the same data key in another spelling (C2). */ function connect(widget, shared) {
      var root = widget.root;
      var _widget_kind = widget.kind, name = _widget_kind.name, rootClass = _widget_kind.rootClass;
      widget.instance = Object.create(shared, {
          widget: {
              value: widget
          }
      });
      // jQuery 2 keeps the spellings apart, but finds either by this one.
      var stored = $.data(root, 'ui' + rootClass.slice(1));
      if (!stored || stored['select'] === shared['select']) $.data(root, name, widget.instance);
      else warn(widget, 'data("' + name + "\") is another plugin's");
  }
  /** Starts a widget on an element; one that runs gets the options. */ function startOn(kind, shared, root, given) {
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
          return setOptions(running, given);
      }
      var widget = start$1(kind, root, given);
      if (!widget) return;
      connect(widget, shared);
      tellReady(widget);
  }
  /**
   * Calls a method by name on every element; a reader gives the first element's answer. What its markup starts is started
   * first, as by scripts that stand right after it.
   */ function callByName(kind, set, param, startOf) {
      var name = param[0], given = param.slice(1);
      if (!own(kind.methods, name)) {
          var names = Object.keys(kind.methods).concat('instance', 'scan').join(', ');
          throw new Error(kind.name + ': there is no method "' + name + '"; there are ' + names);
      }
      var results = set.toArray().map(function(root) {
          var instance = name === 'destroy' ? instanceOn(kind, root) : startOf(root);
          if (instance) return instance[name].apply(instance, given);
          if (name !== 'destroy') warn({
              kind: kind,
              root: root
          }, "" + name + "() before the start");
          return undefined;
      });
      return kind.readers.indexOf(name) < 0 ? set : results[0];
  }
  /**
   * Calls `start` once, as soon as the page's markup is there: before the browser scrolls to what the address names.
   * jQuery 3 and later call what waits for the page in a task of its own, which may come after that.
   */ function startWhenReady(start) {
      var isDone = false;
      var once = function once() {
          if (!isDone) start();
          isDone = true;
      };
      if (document.readyState !== 'complete') document.addEventListener('DOMContentLoaded', once);
      $(once);
  }
  /** Registers `$.fn[name]`, and starts what the markup asks for when the page is ready. */ function definePlugin(kind) {
      var name = kind.name, rootClass = kind.rootClass;
      var registry = $.fn;
      var before = registry[name];
      // The file is on the page a second time: what runs already goes on.
      if (before && before.role === rootClass) return;
      endRemoved(kind);
      registerEvents(kind);
      var shared = methodsOf(kind);
      var selector = '[data-role="' + rootClass + '"]';
      var startAll = function startAll(set, given) {
          return set.toArray().forEach(function(node) {
              return node.nodeType === 1 && startOn(kind, shared, node, given);
          });
      };
      var startOf = function startOf(root) {
          var isToStart = root.nodeType === 1 && root.matches(selector) && !ended.has(root);
          if (isToStart && !widgetOn(root)) startOn(kind, shared, root, undefined);
          return instanceOn(kind, root);
      };
      // What runs is looked at, too: its parts may have been replaced (C14).
      var isToScan = function isToScan(_, node) {
          var running = widgetOn(node);
          return running ? running.kind === kind : node.nodeType === 1 && node.matches(selector);
      };
      var bridge = function bridge(given) {
          if (given === 'instance') return this[0] && startOf(this[0]);
          if (given === 'scan') startAll(this.find('*').addBack().filter(isToScan));
          else if (typeof given === 'string') return callByName(kind, this, [].slice.call(arguments), startOf);
          else startAll(this, given);
          return this;
      };
      bridge.role = rootClass;
      registry[name] = bridge;
      startWhenReady(function() {
          return startAll($(selector));
      });
  }

  /** Puts into effect what the options ask of the features. */ var mountFeatures = function mountFeatures(widget) {
      return widget.kind.features.forEach(function(feature) {
          return feature.mount && feature.mount(widget);
      });
  };
  /** What is open first: what features say, each of which knows what it would be without it; or a copy of the page; or what is usual. */ function firstOpen(widget, usual) {
      var _widget_saved = widget.saved, saved = _widget_saved === void 0 ? [] : _widget_saved, items = widget.items, kind = widget.kind;
      var find = function find() {
          var copied = items.filter(function(item) {
              return isUsable(item) && saved.indexOf(item.header) >= 0;
          });
          return {
              items: copied[0] ? copied : usual()
          };
      };
      kind.features.forEach(function(feature) {
          var otherwise = find;
          if (feature.opening) find = feature.opening.bind(feature, widget, otherwise);
      });
      return find();
  }
  /** Has the features of a kind listen to the page. */ var hearPage$6 = function hearPage(kind) {
      return kind.features.forEach(function(feature) {
          return feature.hearPage && feature.hearPage(kind);
      });
  };

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

  /** The options of both widgets that are no feature's. */ var baseRows = {
      /** What makes the movement: the browser (`css`), or jQuery's own animation (`jquery`). */ 'animation.type': oneOf([
          'css',
          'jquery'
      ]),
      /** The DOM event that opens an item. With `mouseover`, a mouse opens it without a click. */ event: text('click'),
      /** The breakpoint, in pixels. In a window up to this wide, tabs become a dropdown (see `mobileNav`), and a horizontal accordion becomes vertical if it is `responsive`. */ minWindowWidth: count$1(720),
      /** How long to wait after the width has changed before the layout adapts, in milliseconds. */ responsiveDelay: count$1(100),
      /** Whether corners are rounded. */ rounded: flag(false, 'z-rounded'),
      /** Whether there are soft shadows. */ shadows: flag(true, 'z-shadows'),
      /** Called once, when the widget has started. `item` is the container as a jQuery object. */ ready: callback()
  };

  /*
   * Work for the whole page finds the running sets in the document: no list holds them, so that sets which
   * left the page by whatever means do nothing and are kept by nothing (C13).
   */ /** The widgets that run in the document, or in a part of it, outer ones before those in them. */ function widgetsInPage(scope) {
      var roots = (scope || document).querySelectorAll(ROOTS);
      // Not by the second argument of `Array.from`, which Prototype's has not.
      return Array.from(roots).map(widgetOn).filter(Boolean);
  }
  /** The same with those in open shadow roots. */ function allWidgets(scope) {
      if (scope === void 0) scope = document;
      var found = widgetsInPage(scope);
      scope.querySelectorAll('*').forEach(function(param) {
          var shadowRoot = param.shadowRoot;
          if (shadowRoot) found = found.concat(allWidgets(shadowRoot));
      });
      return found;
  }
  /** The items that an element is in, or a part of, the outermost first; also across shadow roots. */ function itemsHolding(element) {
      var path = [];
      pathOf(element).forEach(function(node) {
          var item = itemOn(node);
          if (item && path.indexOf(item) < 0) path.unshift(item);
      });
      return path;
  }
  /**
   * Opens items, the outermost first, and at once: whoever looks for what is in them scrolls there next. Those that the author
   * has hidden stay closed (C12).
   */ function openAll(items, reason) {
      items.forEach(function(item) {
          if (item.open || isHidden(item.element)) return;
          openItem(item, reason);
          if (item.widget.finish) item.widget.finish();
      });
  }
  /** How much space the page wants above an element that is scrolled to, in pixels of the window. */ var marginOf = function marginOf(element) {
      return parseFloat(getComputedStyle(element).scrollMarginTop) * (element.currentCSSZoom || 1) || 0;
  };
  /** What is scrolled to for an item: its heading, or the set or section that begins with it, where the page gives that a margin. */ function placeOf$1(item) {
      var kind = item.widget.kind;
      var block = kind.blockOf(item);
      return marginOf(block) ? block : kind.heading(item);
  }
  /** Scrolls to an element, or to the heading of the item that it is a part of, with the page's scroll margins. */ function scrollTo(element, block) {
      var item = itemsHolding(element).pop();
      var panel = (item || {}).panel;
      var isInside = panel && panel !== element && panel.contains(element);
      var target = item && !isInside ? placeOf$1(item) : element;
      target.scrollIntoView({
          block: block
      });
  }

  var rows$5 = {
      /** How long autoplay shows each item, in milliseconds. 0: no autoplay. */ 'autoplay.interval': switchable(0),
      /** Whether autoplay stops when a user first uses the widget, by click, touch or key. */ 'autoplay.smart': flag(true),
      /** Whether autoplay pauses while a mouse or a pen is over the widget. */ 'autoplay.pauseOnHover': flag(true),
      /** Whether autoplay pauses while the keyboard focus is in the widget. */ 'autoplay.pauseOnFocus': flag(true),
      /** Whether there is a button that stops and starts autoplay. */ 'autoplay.control': flag(true),
      /** The button that starts autoplay. */ 'texts.play': phrase('Start automatic change'),
      /** The button that stops autoplay. */ 'texts.pause': phrase('Stop automatic change')
  };
  /** What users do that makes it wait, where these options say so. */ var PAUSES = [
      'autoplay.pauseOnHover',
      'autoplay.pauseOnFocus'
  ];
  var isPlaying = function isPlaying(param) {
      var stopped = param.stopped, asked = param.asked;
      return !stopped && (asked || !reducedMotion().matches);
  };
  /** Whether it waits for something to end. */ var isWaiting = function isWaiting(widget, player) {
      return PAUSES.some(function(name) {
          return player[name] && widget.options[name];
      }) || player.unseen || document.hidden || widget.open.some(function(param) {
          var load = param.load;
          return load && load.phase === 'loading';
      });
  };
  /** Shows the state, and begins to wait anew for the next item. */ function update(widget) {
      var player = widget.player;
      var control = player.control, live = player.live, timer = player.timer, interval = player.interval;
      var playing = isPlaying(player);
      clearTimeout(timer);
      setClass(control, 'z-playing', playing);
      setAttribute(control, 'aria-label', widget.options[playing ? 'texts.pause' : 'texts.play']);
      setAttribute(live, 'aria-live', playing ? 'off' : 'polite');
      if (playing && !isWaiting(widget, player)) player.timer = setTimeout(function() {
          return advance(widget);
      }, interval);
  }
  /** Goes on to the next item; content that holds the focus stays (S5). */ function advance(widget) {
      var next = nextUsable(widget, 1);
      update(widget);
      // The observer tells late of a set that has left the page.
      if (next && widget.root.isConnected && !widget.open.some(function(param) {
          var panel = param.panel;
          return holdsFocus(panel);
      })) openOnly(widget, [
          next
      ], 'autoplay');
  }
  var isOver = function isOver(param, at) {
      var element = param.element, control = param.control;
      return element.contains(at) && !control.contains(at);
  };
  /** What users do with pointer and focus, but on the control: one may want to see what that does. */ function hear(widget, event) {
      var options = widget.options;
      var player = widget.player;
      var type = event.type, target = event.target, relatedTarget = event.relatedTarget, pointerType = event.pointerType;
      var isFocus = type[0] === 'f';
      var pause = PAUSES[isFocus ? 1 : 0];
      var at = /out$/.test(type) ? relatedTarget : target;
      // Focus that a script moved is nothing that a user did, unless a user's was here before.
      var isUsers = !isFocus || isKeyDown || !!player[pause];
      var isIn = isUsers && isOver(player, at);
      if (pointerType === 'touch' || isIn === !!player[pause]) return;
      player[pause] = isIn;
      // Focus that comes by key stops a smart autoplay for good (S2).
      if (isFocus && isIn && options['autoplay.smart']) player.stopped = true;
      else if (!options[pause]) return;
      update(widget);
  }
  /** Whether a key is down: the focus that comes then comes by it, and not by a script. */ var isKeyDown;
  var onKey$1 = function onKey(param) {
      var type = param.type;
      return void (isKeyDown = type === 'keydown');
  };
  var playingInPage = function playingInPage() {
      return allWidgets().filter(function(param) {
          var player = param.player;
          return player;
      });
  };
  /** The page was hidden or shown, or the user's wish for motion has changed. */ function onPage$1(param) {
      var type = param.type;
      var all = playingInPage();
      // Those that left the page without `destroy` are heard no more.
      if (!all.length) hearPage$5(false);
      all.forEach(function(widget) {
          if (type === 'change') widget.player.asked = false;
          update(widget);
      });
  }
  var motion;
  /** Listens to the page, once for all sets, or no more. */ function hearPage$5(on) {
      var change = on ? 'addEventListener' : 'removeEventListener';
      isKeyDown = false;
      motion = motion || reducedMotion();
      motion[change]('change', onPage$1);
      document[change]('visibilitychange', onPage$1);
      document[change]('keydown', onKey$1, true);
      document[change]('keyup', onKey$1, true);
      // A window that goes to the back hears no key come up.
      window[change]('blur', onKey$1);
  }
  /** Runs a player until the options change or the widget ends. */ function run$1(widget, player) {
      var options = widget.options, kind = widget.kind, cleanUps = widget.cleanUps, root = widget.root;
      var control = player.control;
      var element = kind.outerBox(widget);
      var live = kind.liveRegion(widget);
      var before = live.getAttribute('aria-live');
      var again = function again() {
          return update(widget);
      };
      var note = function note(event) {
          return hear(widget, event);
      };
      var observer = new IntersectionObserver(function(entries) {
          player.unseen = !entries.pop().isIntersecting;
          again();
      });
      widget.player = Object.assign(player, {
          element: element,
          live: live
      });
      hearPage$5(true);
      observer.observe(root);
      if (options['autoplay.control']) kind.placeControl(widget, control);
      on(widget, 'change', again);
      on(widget, 'load', again);
      // A user's action stops a smart autoplay, and in some kinds what `play` started; any other waits anew.
      on(widget, 'action', function() {
          if (options['autoplay.smart'] || player.asked && kind.actionEndsPlay) player.stopped = true;
          again();
      });
      cleanUps.push(function() {
          clearTimeout(player.timer);
          observer.disconnect();
          if (!playingInPage().some(function(other) {
              return other !== widget;
          })) hearPage$5(false);
          setAttribute(live, 'aria-live', before);
          control.remove();
      });
      // After the clean-up, which runs backwards: a control that goes with the focus tells of that.
      listen(widget, element, {
          pointerover: note,
          pointerout: note,
          focusin: note,
          focusout: note
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
          return isPlaying(player) ? stop(widget) : start(widget, player.interval);
      };
      return player;
  }
  /** Plays where the options or `play` ask for it, until the options change or the widget ends; a new interval begins anew. */ function mount$8(widget) {
      var player = widget.player;
      var interval = widget.options['autoplay.interval'];
      if (!player && !interval) return;
      widget.player = undefined;
      if (player && interval === player.option) run$1(widget, player);
      else if (interval) run$1(widget, createPlayer(widget, interval));
  }
  function start(widget, interval) {
      if (!widget.player) run$1(widget, createPlayer(widget, interval));
      var begun = {
          interval: interval,
          asked: true,
          stopped: false,
          'autoplay.pauseOnFocus': false
      };
      Object.assign(widget.player, begun);
      update(widget);
  }
  /** Starts autoplay (C17); an interval in milliseconds, that of the option, or 2000. */ function play(widget, given) {
      var wanted = isObject(given) ? given['interval'] : given;
      var interval = rows$5['autoplay.interval'].parse(wanted);
      if (wanted !== undefined && !interval) warn(widget, 'play() takes milliseconds');
      start(widget, interval || widget.options['autoplay.interval'] || 2000);
  }
  /** Stops autoplay until `play`, or until its control is pressed. */ function stop(widget) {
      if (!widget.player) return;
      widget.player.stopped = true;
      update(widget);
  }
  var methods = {
      play: play,
      stop: stop
  };
  /** Selects one item after the other. */ var autoplay = {
      rows: rows$5,
      methods: methods,
      commands: methods,
      mount: mount$8
  };

  /* Buttons that need no script (C22): `<button commandfor="trip" command="--next">`. */ /** The name of the method that a command means: of `--expand-all` it is `expandAll`. Empty if it isn't ours. */ function methodOf(kind, button) {
      var _ref = /^--(.+)$/.exec(button.getAttribute('command')) || [], tmp = _ref[1], words = tmp === void 0 ? '' : tmp;
      var name = words.replace(/-(.)/g, function(_, letter) {
          return letter.toUpperCase();
      });
      return own(kind.commands, name) ? name : '';
  }
  /** Does what a button says with the set that it is for, if that is of this kind; what isn't ours is left alone. */ function run(kind, target, button) {
      var widget = target && widgetOn(target);
      var name = button && methodOf(kind, button);
      if (!name || !widget || widget.kind !== kind) return;
      var command = kind.commands[name];
      if (!/^(play|stop)$/.test(name)) emit(widget, 'action');
      command(widget, button.value || undefined);
  }
  /** Listens to such buttons of the whole page, also those that come later. */ function hearPage$4(kind) {
      var isKnown = 'command' in HTMLButtonElement.prototype;
      // It doesn't bubble.
      addEventListener('command', function(event) {
          return run(kind, event.target, event.source);
      }, true);
      addEventListener('click', function(event) {
          var pressed = event.composedPath()[0];
          var button = pressed.closest('button[commandfor][command]');
          if (!button || button.matches(':disabled') || event.defaultPrevented) return;
          var scope = button.getRootNode();
          // The event above doesn't say which button it was of those in a shadow root.
          if (isKnown && scope === document) return;
          run(kind, scope.getElementById(button.getAttribute('commandfor')), button);
      });
  }
  var commands = {
      hearPage: hearPage$4
  };

  /** A method that does something with the item at an index, where there is one. */ var onItem = function onItem(act) {
      return function(widget, index) {
          var item = itemAt(widget, index);
          if (item) act(item);
      };
  };
  /** A method that opens the next item that can be opened, in steps of 1 or -1. */ var step = function step(reason, by, fromEnd) {
      return function(widget) {
          var item = nextUsable(widget, by, fromEnd);
          if (item) openItem(item, reason);
      };
  };
  /** The methods that select, for scripts of the page or for its buttons (C22). */ var selecting = function selecting(reason) {
      return {
          select: onItem(function(item) {
              return selectItem(item, reason);
          }),
          prev: step(reason, -1),
          next: step(reason, 1),
          first: step(reason, 1, true),
          last: step(reason, -1, true)
      };
  };
  /** A method that disables an item, or enables it. */ var disabling = function disabling(disabled) {
      return onItem(function(item) {
          var element = item.element, widget = item.widget;
          setClass(element, 'z-disabled', disabled);
          widget.kind.readState(widget, item);
          // What can't be opened isn't found.
          rehide(item);
          changed(widget);
      });
  };
  /**
   * Ends a widget. Its markup may ask for it still: the style sheet draws no such set before its start from then on (R3), but
   * not before those that the page began with have started.
   */ function endForGood(widget) {
      end(widget);
      if (!widget.root.hasAttribute('data-role')) return;
      var stop = function stop() {
          return setClass(document.documentElement, 'z-ended');
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', stop, {
          once: true
      });
      else stop();
  }
  /** The methods that mean the same in both widgets. */ var sharedMethods = _extends({}, selecting('api'), {
      setOptions: setOptions,
      enable: disabling(false),
      disable: disabling(true),
      refresh: refresh,
      move: function move(widget, from, to) {
          var item = itemAt(widget, from);
          var goal = item && itemAt(widget, to);
          if (item && goal && goal !== item) moveItem(item, goal.index);
      },
      remove: onItem(function(item) {
          return removeItem(item, 'api');
      }),
      destroy: endForGood,
      count: function count(param) {
          var items = param.items;
          return items.length;
      },
      option: option
  });

  /** How long words stay, in milliseconds: who reads there later finds nothing of them (H3). */ var STAY = 3000;
  /** The place in `parent` for words to assistive technology; there before they are needed, or they would not be heard. */ function statusIn(parent) {
      var found = childWith(parent, 'z-status');
      if (found) return found;
      var status = parent.appendChild(build('span', 'z-status'));
      // `role="status"` would be read, too.
      setAttribute(status, 'aria-live', 'polite');
      return status;
  }
  /** Says something to assistive technology, politely. */ function say(widget, status, words) {
      var said = document.createTextNode(words);
      var hush = function hush1() {
          clearTimeout(timer);
          said.remove();
          widget.cleanUps = widget.cleanUps.filter(function(cleanUp) {
              return cleanUp !== hush;
          });
      };
      var timer = setTimeout(hush, STAY);
      status.replaceChildren(said);
      widget.cleanUps.push(hush);
  }

  var isNodes = function isNodes(value) {
      return typeof value === 'object' && value !== null && ('nodeType' in value || 'jquery' in value);
  };
  /** Puts a label into an empty element: text always as text. */ function insertLabel(target, label) {
      if (isNodes(label)) $(target).append(label);
      else $(target).text(label);
  }
  /** Appends content; scripts in HTML run as jQuery runs them. */ function insertContent(target, content) {
      var text = (content || {}).text;
      if (!content || typeof content === 'string' || isNodes(content)) $(target).append(content);
      else if (text !== undefined) insertLabel(target, text);
      else target.innerHTML = content;
  }
  /** Appends what a page adds to a new item; what the browser refuses, as it holds the widget itself, is shown as text. */ function fill(item, target, content) {
      // Scripts in it find the width that the panel will have (C25).
      rehide(item);
      try {
          insertContent(target, content);
      } catch (error) {
          warn(item.widget, "add(): shown as text: " + error);
          target.append(typeof content === 'string' ? content : shown$1(content));
      }
      rehide(item);
  }

  /** An address as the browser understands it, relative to the page. */ var resolved = function resolved(address) {
      return Object.assign(document.createElement('a'), {
          href: address
      }).href;
  };
  /** Whether an address is of another site. */ var isForeign = function isForeign(url) {
      return url.indexOf(location.origin + '/') !== 0;
  };
  /** Whether an item lies in content from an address: the same content in it would never come to an end. */ function isInside(param, url) {
      var widget = param.widget;
      return itemsHolding(widget.root).some(function(param) {
          var load = param.load;
          return load && load.url === url;
      });
  }
  /** Whether an item's content may be loaded (C18, F7): from the web, and from the page's own site where it isn't framed. */ var isAllowed = function isAllowed(item, param) {
      var url = param.url, framed = param.framed;
      return /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));
  };
  /** What stands for jQuery's XHR object where nothing was sent. */ var unsent = function unsent(statusText) {
      return {
          status: 0,
          statusText: statusText,
          responseText: ''
      };
  };
  /** Asks for an address, with the settings of the page; undefined where nothing is sent, as where the page's function has stopped the load. */ function request(item, param) {
      var url = param.url, stop = param.stop;
      var widget = item.widget;
      var options = widget.options, root = widget.root;
      var ajax = options['ajax'];
      // jQuery says by itself that it is AJAX, as only the page's own origin is asked.
      var fixed = {
          url: url,
          dataType: 'html'
      };
      // Of the page's `$.ajaxSetup`, the method is for its own requests.
      var settings = _extends({
          type: 'GET',
          cache: options['cacheAjax']
      }, fixed);
      if (!$.ajax) return void warnOnce(widget, 'this jQuery has no $.ajax');
      try {
          var more = typeof ajax === 'function' ? ajax.call(root, settings, detailOf(item)) : ajax;
          var isWanted = item.load && item.load.stop === stop;
          if (more !== false && isWanted) return $.ajax($.extend(settings, more, fixed));
      } catch (error) {
          report(error);
      }
      return undefined;
  }
  /** Starts the widgets in what has come (C3). */ function scan(inner) {
      if (inner.uiTabs) inner.uiTabs('scan');
      if (inner.uiAccordion) inner.uiAccordion('scan');
  }
  /** Empties a panel for what comes; focus in it goes to the panel. */ function emptied(item) {
      var inner = ensureInner(item);
      passFocus(inner, null, item.panel);
      return $(inner).empty();
  }
  /**
   * Puts an answer in place of what is in a panel, or what `render` gives for it; JSON as text. Runs its
   * scripts, and starts the widgets in it (C3). Returns what went wrong, or nothing.
   */ function insertAnswer(item, answer, xhr) {
      var _item_widget = item.widget, options = _item_widget.options, root = _item_widget.root;
      var load = item.load;
      var stop = load && load.stop;
      var render = options['render'];
      var isJson = /json/i.test(xhr.getResponseHeader('Content-Type'));
      try {
          var content = render ? render.call(root, answer, xhr, detailOf(item)) : undefined;
          // `render` may have ended the widget, or asked for something else.
          if (!item.load || item.load.stop !== stop) return undefined;
          if (content === undefined) content = isJson ? {
              text: answer
          } : answer;
          var inner = emptied(item);
          if (typeof content === 'string' && !options['executeScripts']) inner.append($.parseHTML(content, document, false));
          else insertContent(inner[0], content);
          scan(inner);
          return undefined;
      } catch (error) {
          return String(error);
      }
  }
  /** Shows an address in a frame (C19), which is content, and stays; calls `done` when it is there. Returns what takes that back. */ function loadFrame(item, src, done) {
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
      emptied(item).append(box);
      return function() {
          return $(frame).off('load', done);
      };
  }
  /** Takes the message of a failure away. */ function dropFailure(item) {
      var panel = item.panel;
      var message = childWith(panel, 'z-failure');
      if (!message) return;
      passFocus(message, null, panel);
      message.remove();
  }
  /** Says in a panel why there is no content, as text, and lets the user try again. */ function showFailure(item, param, retry) {
      var status = param.status, statusText = param.statusText;
      var options = item.widget.options;
      var panel = item.panel;
      var again = buildButton(buttonTag(panel), 'z-try-again');
      var words = build('p', '');
      var known = options['texts.' + (statusText === 'error' ? 'unreachable' : statusText)];
      var reason = status ? status + " " + statusText : known || statusText;
      again.textContent = options['texts.tryAgain'];
      words.textContent = options['texts.failed'] + " (" + reason + ")";
      again.onclick = retry;
      panel.insertBefore(build('div', 'z-failure', [
          words,
          again
      ]), panel.firstChild);
  }

  /** Puts the content of an item's `template` in its place, once, where the page asks for that (C23); its scripts run, and sets in it start. */ function showTemplate(item) {
      var panel = item.panel, widget = item.widget;
      if (!panel || attributeOf(item, 'data-content-type') !== 'template') return;
      var inner = ensureInner(item);
      var before = panel.previousElementSibling;
      // Right after a header it is in no panel yet.
      var template = inner.querySelector(':scope > template') || before;
      if (!template || !template.matches('template')) return;
      var content = template.content;
      if (template === before) inner.prepend(template);
      $(template).replaceWith(content);
      rehide(item);
      scan($(inner));
      // What is open first is shown before the page knows of the set.
      void Promise.resolve().then(function() {
          if (!widget.alive || item.index < 0) return;
          widget.kind.contentChanged(item);
          tell(widget, 'contentLoad', widget.kind.describe(item));
      });
  }

  /** The options and texts of what is loaded. `item` stands for a tab or a section. */ var contentRows = {
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

  /** How long a user may be left without a word, in milliseconds (C18). */ var PATIENCE = 400;
  var nothing = function nothing() {
      return undefined;
  };
  var isLoading = function isLoading(param) {
      var load = param.load;
      return !!load && load.phase === 'loading';
  };
  /** Shows whether an item loads. */ function paintLoading(item) {
      var widget = item.widget, panel = item.panel;
      var load = item.load;
      var busy = isLoading(item);
      setAttribute(panel, 'aria-busy', busy ? 'true' : null);
      var place = widget.kind.showBusy(item, busy);
      if (place) place.appendChild(load.spinner = load.spinner || build('span', 'z-spinner'));
      else if (load.spinner) load.spinner.remove();
  }
  function setPhase(item, load, phase) {
      load.phase = phase;
      paintLoading(item);
      emit(item.widget, 'load', item);
  }
  /** Sends a request, or refuses to; returns what takes it back. */ function send(item, done, failed) {
      var widget = item.widget;
      var load = item.load;
      var url = load.url, framed = load.framed;
      var allowed = isAllowed(item, load);
      if (allowed && framed) return loadFrame(item, url, done);
      if (!allowed) warn(widget, '"' + url + '" is not loaded: not http(s), or another site without the option iframe');
      var sent = allowed && request(item, load) || Promise.reject(unsent('refused'));
      sent.then(done, failed);
      return sent.abort || nothing;
  }
  /** Puts right what depends on the content, and tells the page. */ function conclude(item, xhr) {
      var widget = item.widget;
      if (xhr) showFailure(item, xhr, function() {
          return reload(item);
      });
      rehide(item);
      widget.kind.contentChanged(item);
      tell(widget, xhr ? 'error' : 'contentLoad', xhr || widget.kind.describe(item));
      if (item.open) tellFirst(widget);
  }
  /** Asks for an item's content, now and in any case; an earlier request is taken back. */ function startLoad(item) {
      var load = item.load;
      var status = statusIn(item.panel.parentElement);
      var abort = nothing;
      var widget = item.widget;
      var root = widget.root;
      var isConnected = root.isConnected;
      load.stop();
      dropFailure(item);
      // Where a page's function hears of that, it may ask for something else.
      if (item.index < 0 || item.load !== load) return;
      var sayPhase = function sayPhase() {
          timer = 0;
          if (item.open) say(widget, status, widget.options['texts.' + load.phase]);
      };
      var timer = setTimeout(sayPhase, PATIENCE);
      status.textContent = '';
      var end = function end(phase, xhr) {
          // A script in the answer may have asked for something else.
          if (load.stop !== stop) return;
          load.stop = nothing;
          clearTimeout(timer);
          setPhase(item, load, phase);
          if (phase === 'idle') return abort();
          // A set that has left the page meanwhile tells nobody.
          if (isConnected && !root.isConnected) return;
          if (xhr || !timer) sayPhase();
          conclude(item, xhr);
      };
      var done = function done(answer, _, xhr) {
          var problem = load.stop === stop && xhr && insertAnswer(item, answer, xhr);
          if (problem) end('failed', unsent(problem));
          else end('loaded');
      };
      var stop = function stop() {
          return end('idle');
      };
      load.stop = stop;
      setPhase(item, load, 'loading');
      abort = send(item, done, function(xhr) {
          return end('failed', xhr);
      });
      // A function of the page may have stopped it while it was sent.
      if (load.stop !== stop) abort();
  }
  /** A hash alone is a place in the page, and no address of other content. */ var isAddress = function isAddress(url) {
      return !!url && /^\s*[^\s#]/.test(url);
  };
  /** The address that an item's elements or options give, resolved; empty where there is none. */ function addressOf(item, given) {
      var address = isAddress(given) ? given : attributeOf(item, 'data-content-url');
      if (!item.panel || !isAddress(address)) return '';
      var url = resolved(address);
      if (/\S\s+\S/.test(address) && /^http/.test(url)) warnOnce(item.widget, '"' + address + '": a URL has no blanks; to show a part of it, use render');
      return url;
  }
  /** Gives an item its address, as it is now; what came from another one is loaded anew. */ function bind(item, given, retries) {
      var load = item.load, widget = item.widget;
      var url = addressOf(item, given);
      var framed = attributeOf(item, 'data-content-type') === 'iframe' || !!widget.options['iframe'] && (isAddress(given) || isForeign(url));
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
  /** What an item loads; that is looked for where it is needed. */ var loadOf = function loadOf(item) {
      return bind(item, item.load && item.load.given);
  };
  /** Whether an item is closed and has nothing to show yet, as what it loads hasn't come. */ function isUnloaded(item) {
      var load = item.open ? undefined : loadOf(item);
      return !!load && load.phase !== 'loaded';
  }
  /** Whether selecting an item would ask a server for its content. */ function isRemote(param, item) {
      var options = param.options;
      var load = loadOf(item);
      return !!load && (load.phase !== 'loaded' || !(load.framed || options['cacheAjax']));
  }
  /** Loads an item's content in any case, from where its address says now. */ function reload(item) {
      if (loadOf(item)) startLoad(item);
  }
  /** Loads what an item shows, unless it is there or on its way. */ function visit(item) {
      var widget = item.widget;
      showTemplate(item);
      // A script in it may have ended the widget.
      if (item.index < 0 || !isRemote(widget, item)) return;
      var framed = item.load.framed;
      if (!isLoading(item) || !(framed || widget.options['cacheAjax'])) startLoad(item);
  }
  /** Loads what is opened, until the options change or the widget ends (C18). */ function mount$7(widget) {
      var options = widget.options, items = widget.items;
      var contentUrls = options.contentUrls;
      // By place only as they are given, and to a set that starts: items may have moved since.
      var isGiven = widget.urls !== contentUrls || !items.some(function(param) {
          var load = param.load;
          return load;
      });
      widget.urls = contentUrls;
      var bindOne = function bindOne(item, n) {
          var url = isGiven ? contentUrls && contentUrls[n] : item.load && item.load.given;
          var isBound = item.load || contentUrls && isGiven;
          // What hears of an aborted request may have ended the widget, or changed its options.
          if (isBound && item.index >= 0 && widget.urls === contentUrls) bind(item, url, true);
      };
      var look = function look(item) {
          // What is loaded for another may have ended the widget.
          if (item.index < 0) return;
          if (item.open) visit(item);
          if (isLoading(item)) paintLoading(item);
      };
      on(widget, 'mounted', function() {
          items.forEach(bindOne);
          widget.open.forEach(look);
      });
      on(widget, 'change', function(param) {
          var opened = param.opened, closed = param.closed;
          return opened.concat(closed).forEach(look);
      });
  }
  /** Loads the content of items as they open. */ var content = {
      rows: contentRows,
      methods: {
          load: onItem(reload),
          preload: onItem(visit)
      },
      mount: mount$7
  };

  var rows$4 = {
      /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. */ dark: flagOr([
          false,
          true,
          'auto'
      ], 'z-dark')
  };
  var query = function query() {
      return matchMedia('(prefers-color-scheme: dark)');
  };
  /** Whether the root's colour scheme is dark; its own dark form isn't painted while that is asked. */ function isDark(param) {
      var root = param.root;
      var colorScheme = getComputedStyle(root).colorScheme;
      return /dark/.test(colorScheme) && (!/light/.test(colorScheme) || query().matches);
  }
  function paint(widget, dark) {
      widget.stateClasses = dark ? ' z-dark' : '';
      widget.kind.paintRoot(widget);
  }
  /** Finds out anew whether a set is dark, if it follows the page. */ function ask(widget) {
      if (widget.options['dark'] !== 'auto') return;
      paint(widget, false);
      paint(widget, isDark(widget));
  }
  /** One listener for the page: asks all sets when the user's wish changes. */ var hearPage$3 = function hearPage() {
      return query().addEventListener('change', function() {
          return allWidgets().forEach(ask);
      });
  };
  /** Paints a set, then those in it that follow: its panels have another colour scheme now. */ function show$2(widget, dark) {
      paint(widget, dark);
      widgetsInPage(widget.root).forEach(ask);
  }
  /** Has a set follow the computed `color-scheme` of its root: from the first layout on, later at once. One that is light asks again whenever its width changes. */ function mount$6(widget) {
      if (widget.options['dark'] !== 'auto') return;
      widget.cleanUps.push(function() {
          return widget.stateClasses = '';
      });
      if (widget.started) return show$2(widget, isDark(widget));
      // At last, when all others have measured.
      var write = function write() {
          return function() {
              return function() {
                  return show$2(widget, true);
              };
          };
      };
      watchSize(widget, widget.kind.sizeProbe(widget), function() {
          return !widget.stateClasses && isDark(widget) && write;
      });
  }
  /** Dark colours. */ var dark = {
      rows: rows$4,
      mount: mount$6,
      hearPage: hearPage$3
  };

  /** What a part of the hash says; empty where it can't be read. */ function decoded(part) {
      try {
          return decodeURIComponent(part);
      } catch (unused) {
          return '';
      }
  }
  /** A page's address, and the quotations in it. */ var FRAGMENT = /^([^#]*)#.*:~:(.*)/;
  /** One of them: `text=words before-,first words,last words,-words after`. */ var QUOTATION = /^text=(?:([^,]*)-,)?([^,]+)(?:,([^,-][^,]*))?(?:,-(.*))?$/;
  /** Elements within a word; all others end one. */ var INLINE = 'A ABBR B BDI CITE CODE EM FONT I MARK S SMALL SPAN STRONG SUB SUP U';
  /** A text as it is compared. */ var plain = function plain(text) {
      return text.toLowerCase().replace(/\s+/g, ' ');
  };
  /** Whether a sign is of a word; not of scripts without capitals, as many of them have no blanks between words. */ var isLetter = function isLetter(sign) {
      return sign.toUpperCase() !== sign || /\d/.test(sign);
  };
  /** Where a quotation begins in a text, or -1. */ function placeIn(text, quotation) {
      var said = QUOTATION.exec(quotation);
      if (!said) return -1;
      var _map = [
          1,
          2,
          3,
          4
      ].map(function(n) {
          return plain(decoded(said[n] || '')).trim();
      }), before = _map[0], first = _map[1], last = _map[2], after = _map[3];
      var isHere = function isHere(at) {
          var rest = text.slice(at + first.length);
          var end = rest.indexOf(last);
          return !isLetter(text.charAt(at - 1)) && !isLetter(rest.charAt(0)) && text.slice(0, at).trim().endsWith(before) && end >= 0 && rest.slice(end + last.length).trim().startsWith(after);
      };
      var at = first ? text.indexOf(first) : -1;
      while(at >= 0 && !isHere(at))at = text.indexOf(first, at + 1);
      return at;
  }
  /**
   * The element in which the words begin that a text fragment in the address quotes (R1). The browser looks for them, too, but
   * may have done so before a set closed them, or not do it any more. Pages see that part of the address only here.
   */ function quotedElement() {
      var _performance_getEntriesByType = performance.getEntriesByType('navigation'), entry = _performance_getEntriesByType[0];
      var _ref = FRAGMENT.exec(entry ? entry.name : '') || [], page = _ref[1], quoted = _ref[2];
      // Routers may have gone to another page since.
      if (!quoted || location.href.indexOf(page)) return undefined;
      // All words of the page, and the elements that they are in, by where each begins.
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
          if (node.nodeType !== 1 || isOneOf(tagOf(node), 'SCRIPT STYLE')) return;
          var edge = isOneOf(tagOf(node), INLINE) ? '' : ' ';
          add(edge);
          node.childNodes.forEach(read);
          add(edge);
      };
      read(document.body);
      var places = quoted.split('&').map(function(one) {
          return placeIn(text, one);
      });
      var place = places.find(function(one) {
          return one >= 0;
      }) || -1;
      var _ref1 = parts.filter(function(param) {
          var at = param[0];
          return at <= place;
      }).pop() || [], element = _ref1[1];
      return element;
  }

  var rows$3 = {
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
  /** How a widget reads the hash: what its part begins with (T9, T20), and the parts, if it may speak to several widgets. */ function reading(param) {
      var options = param.options, root = param.root;
      var separator = options['deeplinkingSeparator'];
      var prefix = options['deeplinkingPrefix'] || idOf(root);
      var start = prefix && separator && separator !== 'none' ? prefix + separator : '';
      var isShared = options['deeplinkingMode'] === 'multiple' && start !== '';
      return {
          start: start,
          parts: isShared ? currentHash().split('&') : [
              currentHash()
          ],
          isShared: isShared
      };
  }
  /** The item of this widget that the page's address names, if there is one. */ function linkedItem(widget) {
      if (!widget.options['deeplinking']) return undefined;
      var _reading = reading(widget), start = _reading.start, parts = _reading.parts;
      var texts = parts.map(decoded);
      return widget.items.find(function(item) {
          return texts.indexOf(start + nameOf(item)) >= 0;
      });
  }
  /** The hash, without its `#`, that names an item; what it says to others stays. */ function hashFor(widget, item) {
      var _reading = reading(widget), start = _reading.start, parts = _reading.parts, isShared = _reading.isShared;
      var own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
      var at = isShared ? parts.findIndex(function(part) {
          return !decoded(part).indexOf(start);
      }) : 0;
      parts.splice(at < 0 ? parts.length : at, 1, own);
      return parts.filter(Boolean).join('&');
  }
  /** What the page's address asks for (T20, R1): the items that it names, else the element that it quotes or points to; and what has to be open for that. */ function wantedItems(widgets, quoted) {
      var named = widgets.map(linkedItem).filter(Boolean);
      var id = named.length ? '' : decoded(currentHash());
      var target = quoted || (id ? document.getElementById(id) || document.getElementsByName(id)[0] : null);
      var targets = target ? [
          target
      ] : named.map(function(param) {
          var element = param.element;
          return element;
      });
      var needed = [];
      targets.forEach(function(one) {
          return needed = needed.concat(itemsHolding(one));
      });
      return {
          named: named,
          target: target,
          needed: needed
      };
  }
  /** Does something once the page has loaded, and the browser has scrolled by itself; nothing if the widget has ended by then. */ function afterLoad(widget, work) {
      var soon = function soon() {
          return setTimeout(function() {
              return widget.alive && work();
          });
      };
      if (document.readyState === 'complete') soon();
      else addEventListener('load', soon, {
          once: true
      });
  }
  /** What of a widget that starts is open by the page's address (C16). */ function addressedItem(widget, quoted) {
      // The page doesn't know of it yet.
      var _wantedItems = wantedItems(widgetsInPage().concat(widget), quoted), target = _wantedItems.target, needed = _wantedItems.needed;
      var item = needed.find(function(one) {
          return one.widget === widget;
      });
      if (!isUsable(item) || saysHidden(item.element)) return null;
      var reason = target ? 'reveal' : 'hash';
      // With nested sets, the outer panels open first.
      openAll(itemsHolding(widget.root), reason);
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
  /** Opens an item that the address names, and scrolls to its heading where that isn't in sight. */ function showNamed(item) {
      var widget = item.widget;
      if (!item.open && (!isUsable(item) || isHidden(item.element))) return;
      openAll(itemsHolding(widget.root), 'hash');
      openOnly(widget, [
          item
      ], 'hash');
      // Where it ends decides, as what closes above may move it far.
      if (widget.finish) widget.finish();
      var place = placeOf$1(item);
      var _widget_kind_heading_getBoundingClientRect = widget.kind.heading(item).getBoundingClientRect(), top = _widget_kind_heading_getBoundingClientRect.top, bottom = _widget_kind_heading_getBoundingClientRect.bottom;
      var isSeen = bottom > marginOf(place) && top < innerHeight;
      if (!isSeen) place.scrollIntoView();
      else widget.kind.heading(item).scrollIntoView({
          block: 'nearest'
      });
  }
  /** Whether the address was changed by a press on a link, or by a script, and not by Back or Forward. */ var isNew;
  /** Notes how the address changes; where browsers don't tell, a press on `href="#"` does. */ function hearNavigation() {
      var navigation = window.navigation;
      if (navigation) navigation.addEventListener('navigate', function(event) {
          isNew = event.navigationType === 'push';
      });
      else {
          addEventListener('click', function(event) {
              var _event_composedPath = event.composedPath(), target = _event_composedPath[0];
              var pressed = target;
              var link = pressed.closest && pressed.closest('a,area');
              isNew = !!link && link.getAttribute('href') === '#';
          });
          addEventListener('hashchange', function() {
              return setTimeout(function() {
                  return isNew = false;
              });
          });
      }
  }
  /** Shows what the page's address says now. */ function readAddress() {
      var widgets = allWidgets();
      var _wantedItems = wantedItems(widgets), named = _wantedItems.named, target = _wantedItems.target, needed = _wantedItems.needed;
      widgets.forEach(function(widget) {
          var isOthers = named.length > 0 && reading(widget).isShared;
          var isFree = widget.options['deeplinking'] && (isOthers || !currentHash() && !isNew);
          if (isFree && !needed.some(function(one) {
              return one.widget === widget;
          })) openOnly(widget, widget.initial, 'hash');
      });
      named.forEach(showNamed);
      if (!target || !needed.length) return;
      openAll(needed, 'reveal');
      scrollTo(target, 'start');
      // The browser couldn't focus what was out of sight.
      target.focus({
          preventScroll: true
      });
  }
  /** Writes the item opened last into the page's address; the page doesn't move by that (T20, A11). */ function write(widget, param) {
      var opened = param.opened;
      var options = widget.options, open = widget.open;
      var last = opened.length ? open[open.length - 1] : undefined;
      var linked = linkedItem(widget);
      if (!last && (!linked || linked.open)) return;
      try {
          var hash = hashFor(widget, last);
          if (hash === currentHash()) return;
          var url = location.href.split('#')[0] + (hash && '#' + hash);
          if (options['history'] === 'push') history.pushState(history.state, '', url);
          else history.replaceState(history.state, '', url);
      } catch (unused) {
      // A page from a file, in a sandbox, or one that has changed too often goes on without.
      }
  }
  /** Scrolls to the set, or the section, that the address named at load, once the page has loaded (T21). */ function scrollWhenLoaded(item) {
      var widget = item.widget;
      var target = widget.kind.linkTarget(item);
      afterLoad(widget, function() {
          return target.scrollIntoView({
              behavior: reducedMotion().matches ? 'auto' : 'smooth'
          });
      });
  }
  /** Keeps what is open and the page's address the same, until the options change or the widget ends. */ function mount$5(widget) {
      var options = widget.options, started = widget.started;
      if (!options['deeplinking']) return;
      var item = !started && options['deeplinkingAutoScroll'] ? linkedItem(widget) : undefined;
      if (item && item.open) scrollWhenLoaded(item);
      if (options['history'] === 'none') return;
      on(widget, 'change', function(change, reason) {
          if (/click|key|api/.test(reason)) write(widget, change);
      });
  }
  /** Listens to the address for the sets of both scripts, once for each jQuery and version. */ function hearPage$2() {
      if ($.zPage === "1.0.0") return;
      $.zPage = "1.0.0";
      hearNavigation();
      // By jQuery, so that the hashchange plugin and `trigger` are heard, too.
      $(window).on('hashchange', readAddress);
      // Nothing else tells of a press on a link to where the address points already.
      addEventListener('click', function(event) {
          var link = $(event.composedPath()[0]).closest('a[href*="#"]')[0];
          if (link && link.href === location.href && !event.defaultPrevented && !hasModifier(event)) {
              readAddress();
              // Once more after the browser's own scrolling.
              setTimeout(readAddress);
          }
      });
  }
  /** What the address quotes, or names; Back leads to what would be open without it. */ function opening$1(widget, otherwise) {
      var initial = otherwise();
      var quoted = quotedElement();
      widget.initial = initial.items;
      return quoted && addressedItem(widget, quoted) || location.hash && addressedItem(widget) || initial;
  }
  /** What is open by the page's address, and the address by what is open. */ var links = {
      rows: rows$3,
      mount: mount$5,
      opening: opening$1,
      hearPage: hearPage$2
  };

  /** What waits for the page to be idle: at once it would slow the start down. */ var waiting = new Set();
  function soon(work) {
      if (waiting.add(work).size > 1) return;
      whenIdle(function() {
          waiting.forEach(function(one) {
              return one();
          });
          waiting.clear();
      });
  }
  var ALL = {
      childList: true,
      characterData: true,
      subtree: true
  };
  /**
   * Listens on links, and watches what is in headers, and nothing else, as soon as the page is idle: a page that sets the
   * text of a header wipes its trigger out, which is made again before a key or a press needs it (C12).
   */ function mount$4(widget) {
      var kind = widget.kind, cleanUps = widget.cleanUps;
      var rests;
      var observer;
      var mend = function mend1() {
          var mended = observer && !rests ? widget.items.filter(kind.mend) : [];
          if (!mended[0]) return;
          mended.forEach(function(item) {
              return kind.readState(widget, item);
          });
          changed(widget);
          // A page that answers each change with one of its own isn't held up.
          rests = true;
          setTimeout(function() {
              rests = false;
              mend();
          });
      };
      var onText = function onText() {
          mend();
          // The bar of a dropdown says what is selected.
          kind.paintAll(widget);
      };
      var watch = function watch() {
          var mine = observer = observer || new MutationObserver(onText);
          widget.items.forEach(function(item) {
              keepListening(item);
              mine.observe(item.header, ALL);
          });
          mend();
      };
      soon(watch);
      on(widget, 'structure', function() {
          return soon(watch);
      });
      cleanUps.push(function() {
          waiting.delete(watch);
          if (observer) observer.disconnect();
          observer = undefined;
      });
  }
  var headers = {
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
  /** Tells the style sheet what a panel is in print: its label (R2), as sections have headings, or nothing without content (C18). */ function paintItem(item, prints) {
      var panel = item.panel, trigger = item.trigger, widget = item.widget;
      if (!panel) return;
      setClass(panel, 'z-unloaded', prints && isUnloaded(item));
      if (widget.kind.printsLabels) setAttribute(panel, 'data-z-label', prints ? labelText(trigger) : null);
  }
  /** Makes all sets that are in the page ready for print, and takes that back. */ function hearPage$1() {
      var onPrint = function onPrint(param) {
          var type = param.type;
          return allWidgets().forEach(function(widget) {
              var prints = type === 'beforeprint';
              // Print shows what is there, not what is on its way.
              if (prints && widget.finish) widget.finish();
              if (prints && widget.options['print'] === 'all') widget.items.forEach(showTemplate);
              widget.items.forEach(function(item) {
                  return paintItem(item, prints);
              });
          });
      };
      addEventListener('beforeprint', onPrint);
      addEventListener('afterprint', onPrint);
  }
  /** What is printed of closed panels. */ var print = {
      rows: rows$2,
      hearPage: hearPage$1
  };

  var rows$1 = {
      /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */ findInPage: flagOr([
          'auto',
          true,
          false
      ])
  };
  /** Opens the panel that the browser's search has found something in. */ function onMatch(param) {
      var target = param.target, currentTarget = param.currentTarget;
      var item = itemOn(target);
      // The sets around it hear of it, too.
      if (!item || item.widget.root !== currentTarget) return;
      holdNodes(function() {
          return openAll([
              item
          ], 'find');
      });
      // By then the browser shows the panel, also one that a guard keeps closed.
      setTimeout(function() {
          if (item.widget.alive) (item.open ? ensureInner : hide)(item);
      });
  }
  /** Whether what the user did last may send a form: pages check theirs with each letter, too. */ var sends;
  /** Notes what a user does. */ function hearPage() {
      var note = function note(param) {
          var type = param.type, key = param.key, ctrlKey = param.ctrlKey, metaKey = param.metaKey;
          return void (sends = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
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
  /** Opens what holds the first field that a form refuses when it is sent; the browser focuses it then. */ function onInvalid(param) {
      var target = param.target, currentTarget = param.currentTarget;
      var field = target;
      var path = itemsHolding(field);
      var last = path[path.length - 1];
      if (!sends || !last || last.widget.root !== currentTarget) return;
      var all = field.form ? Array.from(field.form.elements) : [
          field
      ];
      var first = all.find(function(one) {
          return one.matches(':invalid:not(fieldset)');
      });
      if (first === field) openAll(path, 'reveal');
  }
  /** How many closed panels of a page may be found, and so have a width, as soon as their set has started. */ var FIRST = 20;
  /** Lets the first closed panels of the page be found at once: scripts that run next find them with a width (C25). */ function findFirst(param) {
      var items = param.items;
      // The number that is left, for both scripts.
      var _$_zFirst = $.zFirst, zFirst = _$_zFirst === void 0 ? FIRST : _$_zFirst;
      var first = items.filter(function(item) {
          return !item.open && isUsable(item);
      }).slice(0, zFirst);
      first.forEach(hide);
      $.zFirst = zFirst - first.length;
  }
  /** Opens what a person looks for in closed items by means of the browser (R1). */ function mount$3(widget) {
      listen(widget, widget.root, {
          beforematch: onMatch,
          invalid: onInvalid
      }, true);
      if (widget.started) widget.items.forEach(rehide);
      else if (widget.options['findInPage']) {
          findFirst(widget);
          findSoon(widget);
      }
  }
  /** Opens the items around an element, and scrolls to it; the focus stays where it is. */ function show$1(widget, given) {
      var node = isNodes(given) ? $(given)[0] : undefined;
      var path = node ? itemsHolding(node) : [];
      if (!path.length) return warn(widget, "reveal(): it is in no " + widget.kind.noun);
      openAll(path, 'reveal');
      scrollTo(node, 'nearest');
  }
  /** Opens what a person or a script looks for in closed items. */ var reveal = {
      rows: rows$1,
      methods: {
          reveal: show$1
      },
      mount: mount$3,
      hearPage: hearPage
  };

  /** What is watched of a set for its width. */ var watchedIn = function watchedIn(widget) {
      return widget.kind.sizeProbe(widget);
  };
  /** Whether open panels of a set have a size: it is in the page, and nothing around it is closed or hidden. */ var isInSight = function isInSight(widget) {
      return widget.root.isConnected && itemsHolding(widget.root).every(function(param) {
          var open = param.open;
          return open;
      }) && (hasSize(watchedIn(widget)) || widget.root.getClientRects().length > 0);
  };
  /** Tells that a panel has its size; first that of what is around it, where nobody knows that yet. */ function tellOne(item, reason) {
      var widget = item.widget;
      if (!item.open || !isInSight(widget)) return;
      itemsHolding(widget.root).forEach(function(outer) {
          if (!outer.shown) tellOne(outer, reason);
      });
      item.shown = true;
      tellOf(item, 'show', reason);
  }
  /** Tells that panels have their size, and with them those of sets in them, from the outside in (C25). */ function tellShown(items, reason) {
      items.forEach(function(item) {
          tellOne(item, reason);
          if (!item.open || !item.shown) return;
          widgetsInPage(item.panel).forEach(function(param) {
              var started = param.started, open = param.open;
              if (started) open.forEach(function(inner) {
                  return tellOne(inner, reason);
              });
          });
      });
  }
  /** Tells of panels as soon as they have their size: at the start, with each opening, and when a hidden set comes into sight. */ function mount$2(widget) {
      var rest = function rest() {
          return widget.open.filter(function(param) {
              var shown = param.shown;
              return !shown;
          });
      };
      on(widget, 'first', function() {
          return tellShown(rest(), widget.startedBy);
      });
      on(widget, 'change', function(param, reason) {
          var opened = param.opened, closed = param.closed;
          closed.forEach(function(item) {
              return item.shown = false;
          });
          tellShown(opened, reason);
      });
      watchSize(widget, watchedIn(widget), function() {
          // Not at once, as browsers report it as an error when what is measured changes its size meanwhile.
          if (widget.started && rest().length) setTimeout(function() {
              return tellShown(rest());
          });
      });
  }
  var shown = {
      mount: mount$2
  };

  var rows = {
      /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. */ rememberState: flagOr([
          false,
          true,
          'session'
      ])
  };
  /** Where a set's state is kept; sets of all pages share it where they follow each other (T25). Empty without an id. */ function keyOf(param) {
      var kind = param.kind, root = param.root, options = param.options;
      var id = idOf(root);
      var sync = options['sync'];
      if (sync) return kind.name + "=" + sync;
      return id && kind.name + ":" + location.pathname + "#" + id;
  }
  /** What an item is called in other sets, and on other pages: the author's name for it, else its words. */ var sharedName = function sharedName(param) {
      var element = param.element, trigger = param.trigger;
      return isAuthors(element, 'data-link') && element.getAttribute('data-link') || labelText(trigger);
  };
  var storedName = function storedName(item) {
      return item.widget.options['sync'] ? sharedName(item) : nameOf(item);
  };
  /** What keeps it: for good, or for this visit alone. The browser may refuse. */ var storageOf = function storageOf(param) {
      var options = param.options;
      return options['rememberState'] === 'session' ? sessionStorage : localStorage;
  };
  /** What was open when the page was left, as far as it still fits (C16). */ function opening(widget, otherwise) {
      if (!widget.options['rememberState']) return otherwise();
      try {
          var names = JSON.parse(storageOf(widget).getItem(keyOf(widget)));
          // Prototype has lists turn themselves into text before they are written.
          if (typeof names === 'string') names = JSON.parse(names);
          var found = widget.items.filter(function(item) {
              return isUsable(item) && !saysHidden(item.element) && names.indexOf(storedName(item)) >= 0;
          });
          var fits = found.length || widget.kind.rules(widget).collapsible && !names.length;
          if (keyOf(widget) && fits) return {
              items: found,
              reason: 'restore'
          };
      } catch (unused) {
      // Blocked, or rubbish.
      }
      return otherwise();
  }
  /** Stores what is open at every change but those of autoplay, until the options change or the widget ends. */ function mount$1(widget) {
      if (!widget.options['rememberState']) return;
      if (!keyOf(widget)) return warnOnce(widget, 'rememberState: no id');
      var store = function store() {
          // A set that is closed says nothing of the others.
          if (widget.options['sync'] && !widget.open[0]) return;
          try {
              storageOf(widget).setItem(keyOf(widget), JSON.stringify(widget.open.map(storedName)));
          } catch (unused) {
          // Blocked or full: the page goes on without.
          }
      };
      on(widget, 'change', function(_, reason) {
          // Nor what opens in place of what the page hides just now.
          if (!/autoplay|restore/.test(reason)) store();
      });
      // The names of others don't change with those of this set.
      if (!widget.options['sync']) on(widget, 'structure', store);
  }
  /** Keeps what is open from one visit of the page to the next. */ var storage = {
      rows: rows,
      mount: mount$1,
      opening: opening
  };

  var _Object;
  var list = [
      content,
      storage,
      links,
      autoplay,
      reveal,
      shown,
      headers,
      dark,
      print,
      commands
  ];
  /** The features of both kinds of widget, in the order in which they are mounted. */ var features = list;
  /** One thing of all features, as one object. */ var jointly = function jointly(thing) {
      return (_Object = Object).assign.apply(_Object, [].concat([
          {}
      ], features.map(thing)));
  };
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

  var HOVER = /over|enter|move/;
  /** The item whose header is around a node, within one widget. */ function itemOfHeader(widget, node) {
      var item = itemsHolding(node).pop();
      return item && item.widget === widget && item.header.contains(node) ? item : null;
  }
  /** The item whose trigger a key is for; null where it is somebody else's, or for a control in the trigger. */ function itemOfKey(widget, event) {
      var target = event.target;
      var item = isForeignKey(event) ? null : itemOfHeader(widget, target);
      var trigger = item && item.trigger;
      return trigger && trigger.contains(target) && !isInteractive(target, trigger) ? item : null;
  }
  /** Whether a key on a trigger makes the click that is on its way. */ var byKey;
  /**
   * Whether a key that presses is only held: a press counts once, however long it takes. Browsers would make another click
   * of each repetition.
   */ function isHeld(event) {
      var isHeldDown = event.repeat && isPressKey(event);
      if (isHeldDown) event.preventDefault();
      return isHeldDown;
  }
  /** Has a key press a trigger, by a click, so that the page's own handlers hear of it. */ function pressByKey(param, event) {
      var trigger = param.trigger;
      event.preventDefault();
      byKey = true;
      trigger.click();
      byKey = false;
  }
  /** The element that a press counts on: the trigger, or the header beside it; null in a control of the author's. */ function pressedPart(param, target) {
      var trigger = param.trigger, header = param.header;
      var part = trigger.contains(target) ? trigger : header;
      var takesAll = part === trigger && tagOf(trigger) !== 'SUMMARY';
      return takesAll || !isInteractive(target, part) ? part : null;
  }
  /**
   * Handles a press on the pressed element itself, after the page's own handlers there and before those
   * further up (T4).
   */ function onDown(widget, press, event, target) {
      var isClick = event.type === 'click';
      var item = itemOfHeader(widget, target);
      var part = item && pressedPart(item, target);
      if (!part) return;
      var trigger = item.trigger;
      // What the browser does with a link and such a key comes first.
      if (isClick && trigger.hasAttribute('href') && hasModifier(event)) return;
      var open = widget.open;
      onArrival(part, event, byKey, function() {
          // `return false` in a page's handler means that the press is not for us.
          var refused = event.defaultPrevented && event.cancelBubble;
          var nested = trigger.contains(target) && isInteractive(target, trigger);
          // A link to another page goes on there, but for one that is disabled.
          if (isClick && !nested && (item.panel || isDisabled(item))) event.preventDefault();
          // A handler of the page's may have made the change itself.
          if (!refused && item.index >= 0 && widget.open === open) press(item, byKey ? 'key' : 'click', event);
      });
  }
  /** Presses that jQuery makes on links have no native event. */ function onTriggered(widget, press, event) {
      var target = event.target;
      if (event.originalEvent || event.type === 'click' && tagOf(target) !== 'A') return;
      var item = itemOfHeader(widget, target);
      if (item && pressedPart(item, target)) press(item, 'click');
  }
  /** Handles presses in `list` until the options change or the widget ends: clicks, and the option's events but for touches (T8). */ function listenToPresses(widget, list, press) {
      var root = widget.root, options = widget.options, cleanUps = widget.cleanUps;
      // A finger makes the events that hovering makes, too.
      var byTouch;
      var hear = function hear(event, target) {
          if (!('composedPath' in event)) return onTriggered(widget, press, event);
          var type = event.type, pointerType = event.pointerType;
          if (pointerType) byTouch = pointerType === 'touch';
          var isPress = type === 'click' || isOneOf(type, types);
          if (!isPress || byTouch && HOVER.test(type)) return;
          onDown(widget, press, event, target);
      };
      var onList = function onList(event) {
          return hear(event, event.target);
      };
      // Around panels, a listener to clicks would have screen readers call all that is in them clickable (H5).
      var handlers = list === root ? {} : {
          click: onList
      };
      words(options['event']).forEach(function(type) {
          // Old jQuery keeps handlers in plain objects, where it would find inherited names; dots begin namespaces.
          if (!/^click$|^touch|\./.test(type) && !(type in {})) handlers[type] = onList;
      });
      var types = Object.keys(handlers).join(' ');
      if (types && types !== 'click') handlers['pointerover'] = onList;
      widget.hear = hear;
      listen(widget, list, handlers, true);
      $(list).on(types, onList);
      cleanUps.push(function() {
          return $(list).off(types, onList);
      });
  }

  var setOf = function setOf(reference) {
      return reference && reference.deref();
  };
  /** The set whose dropdown is open; one at most, as what happens elsewhere closes it. */ var opened;
  /** The set whose dropdown the last press has closed. */ var left;
  var isOpened = function isOpened(tabs) {
      return tabs === setOf(opened);
  };
  var isMenu = function isMenu(param) {
      var form = param.form;
      return form === 'menu';
  };
  var isVertical = function isVertical(param) {
      var options = param.options;
      return options.orientation === 'vertical';
  };
  /** Whether each label stands above its panel (T28). */ var isAccordion = function isAccordion(param) {
      var form = param.form;
      return form === 'accordion';
  };
  /** Whether the labels lie one below the other. */ var isColumn = function isColumn(tabs) {
      return isMenu(tabs) || isAccordion(tabs) || isVertical(tabs);
  };
  var linkOf = function linkOf(param) {
      var bar = param.bar;
      return bar.querySelector('a');
  };
  /** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */ function focusTarget(item) {
      var tabs = item.widget;
      return isMenu(tabs) && !isOpened(tabs) ? linkOf(tabs) : item.trigger;
  }
  /** The name that the author gave the list, or what is around it. */ function authorsName(param) {
      var list = param.list, options = param.options;
      var label = list.getAttribute('aria-label');
      var by = treeOf(list).getElementById(list.getAttribute('aria-labelledby') || '');
      if (by) return labelText(by);
      return label === options['texts.tabs'] ? null : label;
  }
  /** The bar says what is selected; as text, so that the author's nodes stay the only ones. To a screen reader it says also of what (H6). */ function paintMenuTitle(tabs) {
      if (!isMenu(tabs)) return;
      var selected = tabs.open[0];
      var link = linkOf(tabs);
      var title = selected ? labelText(selected.trigger) : tabs.options['texts.moreTabs'];
      var name = authorsName(tabs);
      link.firstChild.textContent = title;
      setAttribute(link, 'aria-label', name && name + ": " + title);
  }
  /** Has the bar's button open and close the list. */ function mountBar(tabs) {
      var bar = tabs.bar, list = tabs.list, prefix = tabs.prefix;
      if (!idOf(list)) list.id = prefix + '-list';
      setAttribute(linkOf(tabs), 'aria-controls', idOf(list));
      bar.onclick = function(event) {
          return toggle(tabs, event);
      };
      bar.onkeydown = function(event) {
          if (isHeld(event)) return;
          if (/^(Enter| |ArrowDown)$/.test(event.key) && !isForeignKey(event)) toggle(tabs, event);
          else closeByKey(tabs, event);
      };
  }
  /** Shows the bar in place of the list, closed or open, or the list alone; the form is in force already. */ function paintMenu(tabs) {
      var bar = tabs.bar, list = tabs.list, root = tabs.root, stop = tabs.stop;
      var on = isMenu(tabs);
      if (!on) closeMenu(tabs);
      var closed = on && !isOpened(tabs);
      if (on) mountBar(tabs);
      bar.style.display = on ? '' : 'none';
      setClass(bar, 'z-state-closed', closed);
      setClass(list, 'z-hide-menu', closed);
      setAttribute(linkOf(tabs), 'aria-expanded', String(isOpened(tabs)));
      paintMenuTitle(tabs);
      passFocus(closed ? list : on ? null : bar, stop && focusTarget(stop), root);
  }
  var focusBar = function focusBar(tabs) {
      return linkOf(tabs).focus({
          preventScroll: true
      });
  };
  /** Closes the dropdown if it is open; focus in its list goes to the bar. */ function closeMenu(tabs) {
      if (!isOpened(tabs)) return;
      opened = undefined;
      paintMenu(tabs);
  }
  /** Closes an open dropdown on a user's behalf: the bar gets the focus back. */ function leaveMenu(tabs) {
      if (!isOpened(tabs)) return;
      closeMenu(tabs);
      focusBar(tabs);
  }
  /** The focus elsewhere closes the dropdown, and so does a press; that may move the focus to the page's body, with a finger as it is lifted. */ function onPage(event) {
      var type = event.type;
      // In an open shadow root, too.
      var _event_composedPath = event.composedPath(), target = _event_composedPath[0];
      if (type === 'mouseup') {
          var tabs = setOf(left);
          if (tabs && document.activeElement === document.body) focusBar(tabs);
          left = undefined;
          return;
      }
      var tabs1 = setOf(opened);
      var isIn = tabs1 && [
          tabs1.bar,
          tabs1.list
      ].some(function(one) {
          return one.contains(target);
      });
      if (type === 'pointerdown') left = isIn ? undefined : opened;
      if (tabs1 && !isIn) closeMenu(tabs1);
  }
  /** One set of listeners for the page. A press in a frame is seen only by the focus that the window loses to it. */ function hearOutside() {
      [
          'pointerdown',
          'mouseup',
          'focusin'
      ].forEach(function(type) {
          return document.addEventListener(type, onPage, true);
      });
      addEventListener('blur', function() {
          var activeElement = document.activeElement;
          var tabs = setOf(opened);
          if (tabs && activeElement && tagOf(activeElement) === 'IFRAME') closeMenu(tabs);
      });
  }
  /** How far down ancestors show the open list; nobody could come to what they cut off. */ function lowestOf(list) {
      var lowest = Infinity;
      var at = list.parentElement;
      while(at && at !== document.body){
          var _getComputedStyle = getComputedStyle(at), overflowY = _getComputedStyle.overflowY, borderBottomWidth = _getComputedStyle.borderBottomWidth;
          var bottom = at.getBoundingClientRect().bottom;
          if (/hidden|clip/.test(overflowY)) lowest = Math.min(lowest, bottom - px(borderBottomWidth));
          at = at.parentElement;
      }
      return lowest;
  }
  /** Keeps all of the open list in reach: in the flow, where something around it would cut it off, and no higher than fits there. */ function keepInReach(list) {
      var isCut = function isCut() {
          return list.getBoundingClientRect().bottom > lowestOf(list);
      };
      setClass(list, 'z-in-flow', false);
      list.style.setProperty('--_reach', '');
      setClass(list, 'z-in-flow', isCut());
      if (!isCut()) return;
      var _list_getBoundingClientRect = list.getBoundingClientRect(), top = _list_getBoundingClientRect.top, height = _list_getBoundingClientRect.height;
      // What is zoomed or transformed has other pixels.
      var reach = (lowestOf(list) - top) / height * list.offsetHeight;
      list.style.setProperty('--_reach', reach + 'px');
  }
  function toggle(tabs, event) {
      var stop = tabs.stop;
      event.preventDefault();
      emit(tabs, 'action');
      if (isOpened(tabs)) return leaveMenu(tabs);
      if (!stop) return;
      var other = setOf(opened);
      if (other) closeMenu(other);
      opened = new WeakRef(tabs);
      paintMenu(tabs);
      keepInReach(tabs.list);
      stop.trigger.focus();
  }
  /** Escape and Tab close the dropdown, on the bar and in the list. */ function closeByKey(tabs, event) {
      if (!isOpened(tabs) || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
      // A dialog around the set stays open.
      if (event.key === 'Escape') event.stopPropagation();
      event.preventDefault();
      leaveMenu(tabs);
  }

  /** What the page is told of a tab. */ var describeTab = function describeTab(param, reason) {
      var index = param.index, element = param.element, panel = param.panel;
      return {
          index: index,
          tab: $(element),
          content: $(panel || []),
          reason: reason
      };
  };
  /** Tells of a change: the tab selected first, then the one that was left (T16). */ function tellTabs(_, param, reason) {
      var opened = param.opened, closed = param.closed;
      tellOf(opened[0], 'select', reason);
      tellOf(closed[0], 'deactivate', reason);
  }
  var tabsEvents = {
      describe: describeTab,
      tellSettled: tellTabs,
      closingEvents: [
          'deactivate'
      ]
  };

  /** What Firefox tells of as a thing of its own in a label: all but plain words. */ var APART = ':not(span,i,b,u,small,br),[role],[title],[aria-label]';
  /**
   * Has a tab be one thing in browse mode, whatever its label holds (H9): where that isn't plain words in one line, the tab
   * itself says all of them, and the parts are silent. Known by tags, as a start asks for no style.
   */ function paintName(param, param1) {
      var kind = param.kind, options = param.options;
      var trigger = param1.trigger;
      var isNamed = trigger.hasAttribute('aria-label');
      if (!isNamed && !trigger.firstElementChild) return;
      var apart = options.multiline ? APART + ',span' : APART;
      var parts = Array.from(trigger.children).filter(function(part) {
          return hasClass(part, 'z-said') || !part.matches('[aria-hidden=true]');
      });
      var isApart = parts.some(function(part) {
          return part.matches(apart) || part.querySelector(apart);
      });
      // The author's controls are not silenced.
      var words = isApart && !trigger.querySelector(CONTROLS) ? labelText(trigger, true) : '';
      if (hasClass(trigger, 'z-named') || words && !isNamed) {
          setClass(trigger, 'z-named', !!words);
          setAttribute(trigger, 'aria-label', words || null);
      }
      parts.forEach(function(part) {
          if (!words) dropPart(kind, part);
          else if (!hasClass(part, 'z-said')) claim(kind, part, 'z-said');
          if (words) setAttribute(part, 'aria-hidden', 'true');
      });
  }

  var hovering = matchMedia('(hover: hover)');
  /** Themes whose labels are dark, and so take light icons. */ var DARK = 'black orange red green blue deepblue';
  /** Puts the labels before or after the panels: with the box that holds them, or with what is ours. */ function placeLabels(param, last) {
      var root = param.root, list = param.list, container = param.container, bar = param.bar, arrow = param.arrow;
      var panels = childHolding(root, container);
      var box = childHolding(root, list);
      var parts = Array.from(root.children);
      if (parts.indexOf(panels) < parts.indexOf(box) === last) return;
      var before = last ? panels.nextSibling : panels;
      (box === list ? [
          bar,
          arrow,
          list
      ] : [
          box
      ]).forEach(function(node) {
          return move(node, root, before);
      });
  }
  /** The classes on the root that tell the form; a column that has taken another looks as a row that has. */ function paintForm(tabs, form) {
      var root = tabs.root, list = tabs.list;
      var vertical = isVertical(tabs) && !form;
      setClass(root, 'responsive', /\d/.test(form));
      setClass(root, 'z-stacked', /^[1+]+$/.test(form));
      setClass(root, 'mobile', form === 'menu');
      [
          root,
          list
      ].forEach(function(one) {
          return setClass(one, 'z-as-accordion', form === 'accordion');
      });
      setClass(root, 'vertical', vertical);
      setClass(root, 'horizontal', !vertical);
  }
  /** Gives the root the classes of its options (T2). */ function paintRoot(tabs) {
      var options = tabs.options, root = tabs.root;
      var filled = !isOneOf(options.style, 'underlined pills');
      var classes = classesOf(tabs);
      var isLight = classes.indexOf(' z-dark') >= 0 || filled && isOneOf(options.theme, DARK);
      var names = 'z-tabs' + classes + (isLight ? ' z-icons-light' : ' z-icons-dark');
      // The default position follows the text (T7).
      if (tabs.mirrored && !own(tabs.values, 'position')) names = names.replace('top-left', 'top-right');
      if (hovering.matches) names += ' hover';
      if (options.sticky || childWith(root, 'z-tools')) names += ' z-row-grid';
      paintClasses(tabs, names);
      // In a narrow form, a vertical set is no column.
      if (tabs.form) paintForm(tabs, tabs.form);
      setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
      placeLabels(tabs, options.position.charAt(0) === 'b');
  }
  /** The panel takes focus itself when what it begins with doesn't (AT14). */ function paintPanelStop(item) {
      var panel = item && item.open && item.panel;
      if (!panel || isAuthors(panel, 'tabindex')) return;
      var isStop = !firstTakesFocus(panel);
      // One that has the focus stays a stop, or the focus would fall to the page's body.
      if (isStop || focusedElement() !== panel) setAttribute(panel, 'tabindex', isStop ? '0' : null);
  }
  /** Writes whether a tab is selected: classes, ARIA, and what is in sight. */ function paintTab(_, item, open) {
      var element = item.element, trigger = item.trigger;
      var panel = item.panel;
      item.open = open;
      setClass(element, 'z-active', open);
      setClass(panel, 'z-active', open);
      setAttribute(trigger, 'aria-selected', String(open));
      if (open) {
          ensureInner(item);
          setAttribute(panel, 'hidden', null);
          return;
      }
      if (!isAuthors(panel, 'tabindex')) setAttribute(panel, 'tabindex', null);
      hide(item);
  }
  /** Writes what depends on which tab is selected: what Tab comes to, and the dropdown's title. */ function paintAll(tabs) {
      var items = tabs.items, open = tabs.open, before = tabs.stop;
      var fits = function fits(item) {
          return !saysHidden(item.element) && (item.open || !isDisabled(item));
      };
      var selected = open[0];
      // With none selected, it is the one that was so last.
      var last = selected || before;
      var stop = last && last.index >= 0 && fits(last) ? last : items.find(fits) || selected;
      if (before && before !== stop && before.index >= 0) setAttribute(before.trigger, 'tabindex', '-1');
      if (stop) setAttribute(stop.trigger, 'tabindex', '0');
      tabs.stop = stop;
      paintPanelStop(selected);
      paintMenuTitle(tabs);
      paintCloser(tabs);
  }
  /** Whether users may close a tab; its own word on that comes before the option's. */ var isClosable = function isClosable(param, param1) {
      var options = param.options;
      var element = param1.element;
      return saysYes(element, 'data-closable', options.closable);
  };
  /** Closes a tab on a user's behalf, where users may. */ function close(tabs, item, reason) {
      if (!isClosable(tabs, item) || isDisabled(item)) return;
      emit(tabs, 'action');
      removeItem(item, reason);
  }
  /** How long a word waits for browsers to tell of what has changed around its place, in milliseconds; with that, none is heard. */ var PAUSE = 100;
  /**
   * Says which tab a user has closed, wherever the focus goes (H7). Of the one that becomes the first and has the focus
   * then, Orca says nothing by itself.
   */ function sayClosed(param, next) {
      var element = param.element, index = param.index, trigger = param.trigger, widget = param.widget;
      var container = widget.container, options = widget.options, cleanUps = widget.cleanUps;
      var status = statusIn(container);
      var isUnsaid = next && holdsFocus(element) && next.index === (index ? 0 : 1);
      var place = isUnsaid ? ". " + labelText(next.trigger) : '';
      var words = labelText(trigger) + " " + options['texts.closed'] + place;
      var timer = setTimeout(function() {
          return say(widget, status, words);
      }, PAUSE);
      cleanUps.push(function() {
          return clearTimeout(timer);
      });
  }
  /** Makes a button one that leaves the focus where it is, as keys do the same. */ function besideKeys(button, press) {
      button.onmousedown = function(event) {
          return event.preventDefault();
      };
      button.onclick = press;
  }
  /** The same for the mouse and the finger alone. */ function forPointers(button, press) {
      setAttribute(button, 'aria-hidden', 'true');
      besideKeys(button, press);
  }
  /** What a button that closes a tab is called. */ var closeText = function closeText(param, param1) {
      var options = param.options;
      var trigger = param1.trigger;
      return options['texts.close'] + " " + labelText(trigger);
  };
  /**
   * Gives a tab its close button, where there is a place beside its label, or takes that away; lists
   * hold nothing but tabs for a screen reader. A button that is right already stays, as each press comes here.
   */ function paintClose(tabs, item) {
      var element = item.element, trigger = item.trigger;
      var closable = isClosable(tabs, item);
      var hasButton = closable && trigger !== element;
      var before = childWith(element, 'z-close');
      var title = hasButton ? closeText(tabs, item) : '';
      var disabled = isDisabled(item);
      setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
      // Few screen readers say the key (H8).
      setAttribute(trigger, 'aria-description', closable ? tabs.options['texts.deleteCloses'] : null);
      setClass(element, 'z-closable', hasButton);
      if (before && before.title === title && before.disabled === disabled) return;
      if (before) before.remove();
      if (!hasButton) return;
      var button = element.appendChild(buildButton(buttonTag(element), 'z-close'));
      button.title = title;
      button.disabled = disabled;
      button.tabIndex = -1;
      forPointers(button, function() {
          return close(tabs, item, 'click');
      });
  }
  /**
   * Closes the selected tab for who has neither a pointer nor a key for it, as with a screen reader in browse mode or on a
   * touch screen: one button for all tabs, heard before the panel, unseen and no tab stop (H8).
   */ function paintCloser(tabs) {
      var container = tabs.container;
      var _tabs_open = tabs.open, selected = _tabs_open[0];
      var closes = !!selected && isClosable(tabs, selected) && !isDisabled(selected);
      if (!closes && !tabs.closer) return;
      var button = tabs.closer = tabs.closer || buildButton(buttonTag(container), 'z-close-open');
      button.hidden = !closes;
      button.tabIndex = -1;
      besideKeys(button, function() {
          return tabs.open[0] && close(tabs, tabs.open[0], 'click');
      });
      // Not as text: some screen readers would say that as a change of the panels.
      if (closes) setAttribute(button, 'aria-label', closeText(tabs, selected));
      if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
  }
  /** Writes what a page may have changed of a tab by itself (C12). */ function readTab(tabs, item) {
      setAttribute(item.trigger, 'aria-disabled', isDisabled(item) ? 'true' : null);
      paintName(tabs, item);
      paintClose(tabs, item);
      if (item.open) paintCloser(tabs);
  }
  /** Whether the content of the selected tab is on its way; that of a frame doesn't always count. */ var isAwaited = function isAwaited(param, unframed) {
      var open = param.open;
      return open.some(function(param) {
          var load = param.load;
          return load && load.phase === 'loading' && !(unframed && load.framed);
      });
  };
  function showBusy(param, busy) {
      var widget = param.widget, open = param.open;
      setClass(widget.root, 'z-busy', isAwaited(widget));
      return busy && open ? widget.container : null;
  }
  function heading(param) {
      var widget = param.widget, element = param.element;
      if (isMenu(widget)) return widget.bar;
      return isAccordion(widget) ? element : widget.list;
  }
  var rootOf = function rootOf(param) {
      var widget = param.widget;
      return widget.root;
  };
  var tabsView = {
      paintRoot: paintRoot,
      paint: paintTab,
      readState: readTab,
      paintAll: paintAll,
      showBusy: showBusy,
      contentChanged: paintPanelStop,
      sayRemoved: sayClosed,
      printsLabels: true,
      focusTarget: focusTarget,
      focusAfter: function focusAfter(item) {
          return focusTarget(item.widget.open[0] || item);
      },
      heading: heading,
      blockOf: rootOf,
      linkTarget: rootOf,
      sizeProbe: function sizeProbe(param) {
          var arrow = param.arrow;
          return arrow;
      },
      outerBox: function outerBox(param) {
          var root = param.root;
          return root;
      },
      liveRegion: function liveRegion(param) {
          var container = param.container;
          return container;
      },
      placeControl: function placeControl(param, control) {
          var root = param.root;
          return root.prepend(control);
      }
  };

  /** What is left for the content beside the labels of a column, at least, in pixels. */ var CONTENT = 200;
  /** A narrow form makes the page lower, or higher, and so may take a scroll bar away: it stays until there is more space than that. */ var SCROLL_BAR = 20;
  var lists = {};
  /** Whether the window is too narrow for rows; sets share the lists of media queries, as they are expensive to make. */ function isNarrow(param) {
      var _param_options = param.options, width = _param_options.minWindowWidth;
      lists[width] = lists[width] || matchMedia("(max-width: " + width + "px)");
      return lists[width].matches;
  }
  /** Whether the window's width alone makes a dropdown of the labels. */ var isMenuByWindow = function isMenuByWindow(tabs) {
      return tabs.options.mobileNav === true && !!tabs.items[0] && isNarrow(tabs);
  };
  /** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */ function spaceOf(tabs) {
      var root = tabs.root, list = tabs.list, bar = tabs.bar, arrow = tabs.arrow;
      if (isVertical(tabs)) return root.clientWidth;
      // The list itself has no box then.
      if (isAccordion(tabs)) return arrow.clientWidth;
      var box = isMenu(tabs) ? bar : list;
      if (!box.clientWidth) return 0;
      var _getComputedStyle = getComputedStyle(list), paddingLeft = _getComputedStyle.paddingLeft, paddingRight = _getComputedStyle.paddingRight;
      var inside = usedSize(box, 'width') - (box.offsetWidth - box.clientWidth);
      // A hair of slack is for rounding.
      return inside - px(paddingLeft) - px(paddingRight) + 0.01;
  }
  /** Whether labels are as wide as they want, and break into rows by themselves. */ var isNatural = function isNatural(tabs) {
      return !tabs.form && !isVertical(tabs) && tabs.options.position.indexOf('compact') < 0;
  };
  /** Whether such labels lie in one row: nothing has to be measured. */ function isOneRow(param) {
      var list = param.list, items = param.items;
      var first = items[0];
      var last = items[items.length - 1];
      if (!first || !last || first.element.offsetTop !== last.element.offsetTop) return !last;
      return list.scrollWidth <= list.clientWidth + 1;
  }
  /**
   * The number of tabs in each row (T10): one row where their natural widths fit, else the fewest rows of
   * equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
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
      // A last tab alone in the second row takes its neighbour along, where both fit there.
      var isLone = !rows[1] && count === 1 && first > 2;
      return isLone && widths.slice(-2).every(function(width) {
          return fits(2, width);
      }) ? [
          first - 1,
          2
      ] : rows.concat(count);
  }
  var narrowForm = function narrowForm(param) {
      var mobileNav = param.options.mobileNav;
      return mobileNav === 'accordion' ? mobileNav : 'menu';
  };
  /** The form for labels in sight of these widths; `narrowAt` is the space at which they took the narrow one. */ function formFor(tabs, widths, space, narrowAt) {
      var _tabs_options = tabs.options, mobileNav = _tabs_options.mobileNav, maxRows = _tabs_options.maxRows;
      var gap = px(getComputedStyle(tabs.list).columnGap);
      var vertical = isVertical(tabs);
      var rows = vertical ? [] : rowsOf(widths, space, gap);
      var most = mobileNav !== true && isNarrow(tabs) ? 1 : maxRows;
      var crowded = vertical ? widths.some(function(width) {
          return space - width < CONTENT;
      }) : rows.length > most;
      var isClose = narrowAt !== undefined && space > narrowAt && space < narrowAt + SCROLL_BAR;
      if (mobileNav && widths.length && (crowded || isClose)) return narrowForm(tabs);
      return rows[1] ? rows.join('+') : '';
  }
  /** The labels' natural widths with their margins; 0 for those out of sight. */ function widthsOf(items) {
      // All have the same margins, which overlap their borders.
      var _getComputedStyle = getComputedStyle(items[0].element), marginLeft = _getComputedStyle.marginLeft, marginRight = _getComputedStyle.marginRight;
      var margins = px(marginLeft) + px(marginRight);
      return items.map(function(param) {
          var element = param.element;
          return element.offsetWidth && usedSize(element, 'width') + margins;
      });
  }
  /** Tells the style sheet where each tab stands: how many share its row, and classes. */ function paintRows(param, form, widths) {
      var items = param.items;
      var rows = form.split('+');
      var row = 0;
      var col = 0;
      items.forEach(function(param, n) {
          var element = param.element;
          var count = widths[n] && Number(rows[row]) || 0;
          var isEnd = col === count - 1;
          setClass(element, 'z-first-row', !!count && !row);
          setClass(element, 'z-last-row', !!count && row === rows.length - 1);
          setClass(element, 'z-first-col', !!count && !col);
          setClass(element, 'z-last-col', isEnd);
          element.style.setProperty('--_cols', String(count || ''));
          if (isEnd) row += 1;
          if (count) col = isEnd ? 0 : col + 1;
      });
  }
  /** The labels take a form. */ function arrange(tabs, form, widths) {
      var before = tabs.form;
      tabs.form = form;
      paintForm(tabs, form);
      setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
      if (/\d/.test(before + form)) paintRows(tabs, form, widths);
      if (isMenu(tabs) || before === 'menu') paintMenu(tabs);
  }
  /** What is measured of the labels, and done by that. */ function fitting(tabs) {
      var narrowAt;
      var labels;
      return function() {
          var root = tabs.root, items = tabs.items;
          var space = spaceOf(tabs);
          var wasAccordion = isAccordion(tabs);
          var isByWindow = isMenuByWindow(tabs);
          var form = isByWindow ? 'menu' : '';
          var widths = [];
          var write = function write() {
              setClass(root, 'z-measure', false);
              arrange(tabs, form, widths);
          };
          var measure = function measure() {
              widths = widthsOf(items);
              // A box of the author's around the labels may leave them less.
              if (wasAccordion) space = spaceOf(tabs);
              // A scroll bar changes no label: others are fitted anew.
              if (labels !== widths.join()) narrowAt = undefined;
              labels = widths.join();
              form = formFor(tabs, widths.filter(Boolean), space, narrowAt);
              // As long as a narrow form stays, it is measured against the space in which it began.
              if (!/^[am]/.test(form)) narrowAt = undefined;
              else if (narrowAt === undefined) narrowAt = space;
              return write;
          };
          // A form that the window's width brought goes with it, whatever space there is.
          if (isByWindow) narrowAt = undefined;
          // Every label takes the width that it wants.
          var prepare = function prepare() {
              if (!isNatural(tabs)) {
                  paintForm(tabs, '');
                  if (wasAccordion) tabs.form = '';
                  setClass(root, 'z-measure');
              }
              return items[0] ? measure : write;
          };
          if (!(space > 0) || !form && isNatural(tabs) && isOneRow(tabs)) return false;
          return form ? write : prepare;
      };
  }
  /** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */ function mountFit(tabs) {
      var options = tabs.options, arrow = tabs.arrow, list = tabs.list;
      var refit = function refit() {
          return measureSoon(arrow);
      };
      listen(tabs, list, {
          load: refit
      }, true);
      on(tabs, 'structure', refit);
      // Where a panel above closes, the label that was pressed may go far.
      if (options.mobileNav === 'accordion') on(tabs, 'change', function(param, reason) {
          var _param_opened = param.opened, item = _param_opened[0];
          if (item && isAccordion(tabs) && /click|key/.test(reason)) item.element.scrollIntoView({
              block: 'nearest',
              behavior: 'instant'
          });
      });
      if (options.responsive && options.overflow !== 'scroll') {
          // As the style sheet has drawn it (R3): browsers count what moves with the first measuring, too.
          if (!tabs.started && isMenuByWindow(tabs)) arrange(tabs, 'menu', []);
          watchSize(tabs, arrow, fitting(tabs));
          if (tabs.started) measureNow(arrow);
      } else if (tabs.form) arrange(tabs, '', []);
  }

  function press(item, reason, event) {
      var tabs = item.widget;
      readTab(tabs, item);
      // A dropdown that opens under the mouse isn't a choice yet.
      var hovers = event && event.type !== 'click' && isOpened(tabs);
      if (hovers || !isUsable(item)) return;
      emit(tabs, 'action');
      // Coming over a label opens; only a press closes.
      if (event && event.type !== 'click') openItem(item, reason);
      else selectItem(item, reason);
      leaveMenu(tabs);
  }
  /** Arrows, Home and End move the focus, and may select. */ function moveByKey(tabs, from, event) {
      var item = moveFocus(from, event, isColumn(tabs));
      if (!item) return;
      emit(tabs, 'action');
      // Not in a dropdown, nor what a server would have to be asked for (AT11).
      var selects = tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, item);
      if (selects && isUsable(item)) openItem(item, 'key');
  }
  function onKey(tabs, event) {
      var key = event.key;
      closeByKey(tabs, event);
      var from = itemOfKey(tabs, event);
      if (!from || isHeld(event)) return;
      if (key === 'Enter' || key === ' ') pressByKey(from, event);
      else if (key === 'Delete') close(tabs, from, 'key');
      else moveByKey(tabs, from, event);
  }
  /** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */ function mountKeys(tabs) {
      listenToPresses(tabs, tabs.list, press);
      listen(tabs, tabs.list, {
          keydown: function keydown(event) {
              return onKey(tabs, event);
          },
          // What a label says, and what a panel begins with, may have changed since it was shown.
          focusin: function focusin(param) {
              var target = param.target;
              var item = itemOfHeader(tabs, target);
              if (item) paintName(tabs, item);
              paintPanelStop(tabs.open[0]);
          }
      });
  }

  /** What may hold panels, or be one, where nothing else says so. */ var BOXES = 'DIV SECTION ARTICLE MAIN FORM FIELDSET';
  var isBox = function isBox(element) {
      return isOneOf(tagOf(element), BOXES) && !isRoot(element);
  };
  /** Whether an element says that it is a tab, or a list of them: by its tag, or by its role. */ var isA = function isA(element, tags, role) {
      return isOneOf(tagOf(element), tags) || element.getAttribute('role') === role;
  };
  var isList = function isList(element) {
      return isA(element, 'UL OL', 'tablist') && !isRoot(element);
  };
  /** The tabs of a list, in document order. */ var labelsIn = function labelsIn(list) {
      return partsIn(list).filter(function(part) {
          return tagOf(part) === 'LI' || isA(part, 'BUTTON A', 'tab');
      });
  };
  /** What takes focus of a tab, if it has such an element already; all but list items are their own. */ var triggerIn = function triggerIn(label) {
      return tagOf(label) !== 'LI' || label.getAttribute('role') === 'tab' ? label : label.querySelector('a,button');
  };
  /** The id of the panel that a tab names, or an empty string. */ function targetOf(label) {
      var named = label.getAttribute('data-target') || '';
      var trigger = triggerIn(label);
      var link = named || trigger && trigger.getAttribute('href') || '';
      return link.charAt(0) === '#' ? link.slice(1) : named;
  }
  /**
   * What a box holds that wraps the panels, by two of three signs: it stands alone, holds nothing but boxes,
   * and as many parts as there are labels. Text of its own is a sign against it.
   */ function wrappedIn(box, alone, count) {
      var parts = partsIn(box);
      var signs = [
          alone,
          parts.every(isBox),
          parts.length === count
      ].filter(Boolean);
      var isText = function isText(param) {
          var nodeType = param.nodeType, nodeValue = param.nodeValue;
          return nodeType === 3 && !!nodeValue.trim();
      };
      var wraps = signs[2] || signs[1] && !Array.from(box.childNodes).some(isText);
      return wraps && !isRoot(box) ? parts : null;
  }
  /** The panels, and what wraps them, among the boxes beside the list. */ function panelsFor(boxes, labels) {
      var first = boxes[0], second = boxes[1];
      // Without labels their count is no sign.
      var count = labels.length || NaN;
      var isNamed = function isNamed(box) {
          return !!idOf(box) && labels.some(function(label) {
              return targetOf(label) === idOf(box);
          });
      };
      var found = first && !boxes.some(isNamed) && wrappedIn(first, !second, count);
      if (!found) return {
          container: null,
          panels: boxes
      };
      // A box may hold nothing but the wrapper.
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
  /** The list in a box of its own, such as `nav` or a card's header; further in there beside a heading, or in a `nav`. */ function listIn(box) {
      var parts = isRoot(box) ? [] : partsIn(box);
      var _parts_filter = parts.filter(function(part) {
          return !/^H\d$/.test(tagOf(part));
      }), only = _parts_filter[0], more = _parts_filter[1];
      var inner = parts.find(function(part) {
          return tagOf(part) === 'NAV';
      }) || (more ? undefined : only);
      return parts.find(isList) || inner && listIn(inner);
  }
  function findList(children) {
      var first = children[0];
      var list = children.filter(isList)[0];
      if (list || !first) return list;
      var buttons = partsIn(first);
      if (buttons[0] && buttons.every(function(button) {
          return tagOf(button) === 'BUTTON';
      })) return first;
      // Lists are in panels, too: beside the box of one are as many panels as labels, or the labels name them.
      var fits = function fits(list, box) {
          var labels = labelsIn(list);
          var others = children.filter(function(other) {
              return other !== box && isBox(other);
          });
          var length = panelsFor(others, labels).panels.length;
          return length > 0 && (length === labels.length || labels.some(targetOf));
      };
      return children.map(listIn).find(function(list, n) {
          return list && fits(list, children[n]);
      });
  }
  /** Finds the author's parts among the root's own children, so that sets nest to any depth. */ function findParts(root) {
      var children = partsIn(root);
      var list = findList(children) || null;
      var labels = list ? labelsIn(list) : [];
      var at = children.indexOf(childHolding(root, list));
      var boxes = function boxes(some) {
          return some.filter(function(child) {
              return isBox(child) || isRoot(child);
          });
      };
      var after = boxes(children.slice(at + 1));
      var found = panelsFor(after[0] ? after : boxes(children.slice(0, at)), labels);
      return Object.assign(found, {
          list: list,
          labels: labels
      });
  }
  /** The panel that a label has already, but for one that was made and is empty still. */ function panelOf(label) {
      var _ref = itemOn(label) || {}, _ref_panel = _ref.panel, panel = _ref_panel === void 0 ? null : _ref_panel;
      var isUnused = panel && panel.matches("[" + MADE + "=empty]") && !panel.querySelector(':not(.z-content-inner)');
      return panel && panel.isConnected && !isUnused ? panel : null;
  }
  /** The panel of each label: by the id it names, else the one it has, else by order; links to other pages get none where there are too few. */ function matchPanels(labels, panels) {
      // With `#`, as no name that objects inherit begins so.
      var byId = {};
      panels.forEach(function(panel) {
          var id = idOf(panel);
          if (id) byId['#' + id] = byId['#' + id] || panel;
      });
      var named = labels.map(function(label) {
          return byId['#' + targetOf(label)] || null;
      });
      // Where the same labels have a panel each, the order tells what came late.
      var isWhole = panels.length === labels.length && labels.every(function(label, n) {
          return (itemOn(label) || {
              index: -1
          }).index === n;
      });
      var sure = labels.map(function(label, n) {
          var known = named[n] || isWhole ? null : panelOf(label);
          return named[n] || (named.indexOf(known) < 0 ? known : null);
      });
      var rest = panels.filter(function(panel) {
          return sure.indexOf(panel) < 0;
      });
      var few = rest.length < sure.filter(function(panel) {
          return !panel;
      }).length;
      // Behind which of the panels that are known already.
      var at = -1;
      return labels.map(function(label, n) {
          var panel = sure[n];
          if (panel && !named[n]) at = panels.indexOf(panel);
          var trigger = few && triggerIn(label);
          if (panel || trigger && isRealLink(trigger)) return panel || null;
          var next = at < 0 ? 0 : rest.findIndex(function(one) {
              return panels.indexOf(one) > at;
          });
          return rest.splice(Math.max(next, 0), 1)[0] || null;
      });
  }

  var makeBar = copies(function() {
      var link = build('a', 'z-link', [
          build('span', 'z-title'),
          build('span', 'z-arrow')
      ]);
      var item = build('li', '', [
          link
      ]);
      var bar = build('ul', 'z-tabs-nav z-tabs-mobile', [
          item
      ]);
      link.tabIndex = 0;
      setAttribute(link, 'role', 'button');
      setAttribute(item, 'role', 'presentation');
      setAttribute(bar, 'role', 'presentation');
      bar.style.display = 'none';
      return bar;
  });
  /** Puts what lies between the first panel and the last into a wrapper, in its order. */ function makeContainer(root, panels) {
      var last = panels[panels.length - 1];
      var end = last ? last.nextSibling : null;
      return wrap(root, build('div', '', [], 'box'), panels[0] || null, end);
  }
  /** A list for a set that has none; unseen, as its labels are empty. */ function makeList(root, panels) {
      var labels = panels.map(function() {
          return document.createElement('li');
      });
      var list = build('ul', '', labels);
      list.style.display = 'none';
      return root.insertBefore(list, root.firstChild);
  }
  /** The panel of a label: made where there is none, boxed where it has a meaning of its own. */ function panelFor(tabs, found, trigger) {
      if (found) {
          if (found.getAttribute(MADE) === 'hidden') dropMade(tabs.kind, found);
          // What would begin anew in a box is the panel itself (C12).
          if (isBox(found) || isStateful(found) && !isRoot(found)) return found;
          return wrap(found.parentNode, build('div', '', [], 'box'), found, found.nextSibling);
      }
      if (isRealLink(trigger)) return null;
      if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls) warnOnce(tabs, 'fewer panels than labels');
      return tabs.container.appendChild(build('div', '', [], 'empty'));
  }
  /** Writes a tab's own element, where that isn't its trigger. */ function writeElement(kind, element) {
      claim(kind, element, 'z-tab');
      element.setAttribute('role', 'presentation');
      element.removeAttribute('tabindex');
      if (saysYes(element, 'data-disabled')) setClass(element, 'z-disabled');
  }
  /** What takes focus of a tab: the author's, or a link of ours around what the label holds. */ function takeTrigger(kind, element) {
      var trigger = triggerIn(element) || build('a', '', [], 'box');
      if (!trigger.parentNode) wrap(element, trigger, element.firstChild, null);
      claim(kind, trigger, trigger === element ? 'z-tab z-link' : 'z-link');
      trigger.setAttribute('role', 'tab');
      trigger.setAttribute('tabindex', '-1');
      trigger.setAttribute('aria-selected', 'false');
      // Or it would be the button that Enter in a field of its form presses.
      if (tagOf(trigger) === 'BUTTON') trigger.setAttribute('type', 'button');
      return trigger;
  }
  /** Gives a tab its trigger again if the page has wiped it out with the text of the label. */ function mendTab(item) {
      var element = item.element, trigger = item.trigger, widget = item.widget, open = item.open;
      if (element.contains(trigger) || !widget.root.contains(element)) return false;
      item.trigger = takeTrigger(widget.kind, element);
      item.trigger.setAttribute('aria-selected', String(open));
      pair(item);
      return true;
  }
  /** Makes one tab of its nodes, in one pass, and each attribute written once (T2). */ function adoptTab(tabs, element, found) {
      var trigger = takeTrigger(tabs.kind, element);
      var panel = panelFor(tabs, found, trigger);
      if (trigger !== element) writeElement(tabs.kind, element);
      // prettier-ignore
      var item = register({
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
      else idFor(trigger, tabs.prefix + "-header-" + tabs.serial);
      var name = element.getAttribute('data-link');
      // Names by position that repeat are of a copy that a framework has made of a label.
      var isCopied = /^tab\d+$/.test(name || '') && tabs.list.querySelectorAll("[data-link=" + name + "]").length > 1;
      if (!name || isCopied) element.setAttribute('data-link', 'tab' + tabs.serial);
      if (isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
      return item;
  }
  /** Takes labels and panels in; panels that no label stands for stay hidden. */ function takeIn(tabs, labels, panels) {
      var matched = matchPanels(labels, panels);
      labels.forEach(function(label, n) {
          var item = itemOn(label);
          var _ref = item || {}, _ref_panel = _ref.panel, panel = _ref_panel === void 0 ? null : _ref_panel;
          var isThere = panel && tabs.container.contains(panel);
          if (item && panel !== (matched[n] || (isThere ? panel : null))) giveBack(item, [
              label,
              panel
          ]);
      });
      labels.forEach(function(label, n) {
          return itemOn(label) || adoptTab(tabs, label, matched[n] || null);
      });
      renumber(tabs, labels.map(itemOn));
      // A box of ours may be around one that a label stands for.
      var isExtra = function isExtra(panel) {
          return !panel.hidden && matched.indexOf(panel) < 0 && !itemOn(panel);
      };
      var extra = panels.filter(isExtra);
      extra.forEach(hideByMark);
      if (extra[0]) warn(tabs, "" + extra.length + " panel(s) without a label");
  }
  /** Takes over a tab set's markup and completes it to the form of T2. */ function adoptTabs(tabs) {
      var root = tabs.root, kind = tabs.kind;
      var _findParts = findParts(root), found = _findParts.list, labels = _findParts.labels, panels = _findParts.panels, wrapper = _findParts.container;
      if (!found) {
          warn(tabs, 'there is no list of labels (ul, nav > ul, buttons)');
          if (!panels[0]) return false;
      }
      var list = found || makeList(root, panels);
      var container = wrapper || makeContainer(root, panels);
      claim(kind, list, 'z-tabs-nav z-tabs-desktop');
      setAttribute(list, 'role', 'tablist');
      claim(kind, container, 'z-container');
      var box = childHolding(root, container);
      if (box !== container) claim(kind, box, 'z-panels');
      [
          root,
          container
      ].forEach(hideBlank);
      var parent = list.parentNode;
      var arrow = parent.insertBefore(build('i', 'z-dropdown-arrow'), list);
      var bar = parent.insertBefore(makeBar(), arrow);
      var next = childHolding(root, list).nextSibling;
      var directed = root.closest('[dir]');
      var mirrored = !!directed && directed.matches('[dir=rtl i]');
      var state = {
          open: [],
          serial: 0,
          form: '',
          stop: undefined,
          dragged: 0,
          scrolls: false
      };
      Object.assign(tabs, {
          list: list,
          container: container,
          bar: bar,
          arrow: arrow,
          next: next,
          mirrored: mirrored
      }, state);
      takeIn(tabs, found ? labels : labelsIn(list), panels);
      markEnds(tabs);
      return true;
  }
  /** Whether the parts are still ours (C14). */ var isIntact = function isIntact(tabs) {
      return areIntact(tabs, tabs.list) && [
          tabs.list,
          tabs.container,
          tabs.bar
      ].every(function(part) {
          return tabs.root.contains(part) && part.matches(partsOf(tabs.kind));
      });
  };
  /** Takes in panels that the page has put beside the box of the others: those that labels name, and all behind a box of ours. */ function takeStrays(param, labels) {
      var root = param.root, list = param.list, container = param.container;
      var names = labels.map(targetOf).filter(Boolean);
      var isStray = function isStray(part) {
          return isBox(part) && !part.contains(list) && !part.contains(container) && (names.indexOf(idOf(part)) >= 0 || container.hasAttribute(MADE) && isBefore(container, part));
      };
      partsIn(root).filter(isStray).forEach(function(part) {
          return move(part, container);
      });
  }
  /** Puts panels that no label names into the order of the labels, by which the next start goes. */ function sortPanels(param) {
      var items = param.items, container = param.container;
      var next;
      items.slice().reverse().forEach(function(param) {
          var element = param.element, panel = param.panel;
          if (!panel || targetOf(element) === idOf(panel)) return;
          if (next && isBefore(next, panel) && !holdsStateful(panel)) move(panel, container, next);
          next = panel;
      });
  }
  /** Takes over labels and panels that the page has added, took out, or put elsewhere. */ function syncTabs(tabs) {
      var list = tabs.list, container = tabs.container;
      dropGone(tabs, list);
      var labels = labelsIn(list);
      takeStrays(tabs, labels);
      takeIn(tabs, labels, partsIn(container));
      sortPanels(tabs);
  }
  /** What the list is called: as the root, or by a word. */ var labelFor = function labelFor(param) {
      var root = param.root, options = param.options;
      return root.getAttribute('aria-label') || options['texts.tabs'];
  };
  /** Puts the labels back where the author has them. */ function restoreLabels(param) {
      var root = param.root, list = param.list, next = param.next;
      var box = childHolding(root, list);
      if (box && box.nextSibling !== next) move(box, root, next);
  }
  /** Takes the names off a copy that a set has given: they are no author's as it starts anew. */ function dropNames(tabs) {
      var list = tabs.list, items = tabs.items;
      if (list && list.getAttribute('aria-label') === labelFor(tabs)) setAttribute(list, 'aria-label', null);
      items.forEach(function(param) {
          var element = param.element;
          if (/^tab\d+$/.test(element.getAttribute('data-link') || '')) setAttribute(element, 'data-link', null);
      });
  }
  /** Puts the labels back; of a copy, nobody knows where they were. */ var release = function release(tabs, isCopy) {
      return (isCopy ? dropNames : restoreLabels)(tabs);
  };
  var tabsMarkup = {
      rootClass: 'z-tabs',
      innerClass: 'z-content-inner',
      itemClasses: [
          'z-tab',
          'z-tab',
          'z-link',
          'z-content'
      ],
      parts: {
          'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
          'z-container': 'class style aria-live',
          'z-panels': 'class',
          'z-tab': 'class role style tabindex data-link',
          'z-link': 'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
          'z-named': 'aria-label',
          'z-said': 'class aria-hidden',
          'z-content': 'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label'
      },
      nodes: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
      ownClasses: /^z-(?!\d|demo-|(auto|disabled|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
      optionClasses: /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?|flat(-[a-z-]+)?|mini|small|medium|x{0,2}large|normal|contained|underlined|clean|pills|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
      authored: /(^| )id=(?!uiTabs\d+-|.*-\d+$)|^data-link=(?!tab\d+$)| (data-link|type)=|^(?!A |BUTTON |LI )\S+ aria-label=| aria-labelledby=(?!uiTabs\d+-|.+-header-\d+$)|[^L] role=tablist/,
      adopt: adoptTabs,
      isIntact: isIntact,
      mend: mendTab,
      sync: syncTabs,
      release: release
  };

  /** The nodes of a tab to be added, in the form that the list has: the page's own from now on. */ function makeNodes(param, settings) {
      var list = param.list;
      var inList = isOneOf(tagOf(list), 'UL OL');
      var trigger = document.createElement(inList ? 'a' : 'button');
      var element = inList ? document.createElement('li') : trigger;
      var panel = document.createElement('div');
      if (inList) element.appendChild(trigger);
      if (settings.name) setAttribute(element, 'data-link', settings.name);
      if (settings.disabled) setClass(element, 'z-disabled');
      if (settings.closable !== undefined) setAttribute(element, 'data-closable', String(settings.closable));
      if (settings.url) setAttribute(panel, 'data-content-url', settings.url);
      return {
          element: element,
          trigger: trigger,
          panel: panel
      };
  }
  function add(tabs, given, content, name) {
      var isLabel = !isObject(given) || isNodes(given);
      var settings = isLabel ? {
          tab: given,
          content: content,
          name: name
      } : given;
      if (!settle(tabs)) return;
      var list = tabs.list, container = tabs.container, items = tabs.items;
      var index = placeFor(tabs, settings.index);
      if (index < 0) return;
      var next = items[index];
      var _makeNodes = makeNodes(tabs, settings), element = _makeNodes.element, trigger = _makeNodes.trigger, panel = _makeNodes.panel;
      insertLabel(trigger, settings.tab);
      move(panel, container, next && next.panel);
      move(element, list, next && next.element);
      var item = adoptTab(tabs, element, panel);
      readTab(tabs, item);
      insertItem(tabs, item, index, items);
      fill(item, ensureInner(item), settings.content);
  }
  /** What can be called on a tab set; what each does is told in `TabsInstance`. */ var tabsMethods = Object.assign({}, sharedMethods, featureMethods, {
      add: add,
      active: function active(param) {
          var open = param.open;
          return open[0] ? open[0].index : -1;
      }
  });
  /** What buttons of the page may do. */ var tabsCommands = Object.assign(selecting('click'), featureCommands);

  /** The effects of T15. Left and up are -1. */ var EFFECTS = {
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
  /** What moves: both panels, and the height of what holds them. */ function movesOf(tabs, come, go, height) {
      var container = tabs.container, options = tabs.options, dragged = tabs.dragged;
      var _EFFECTS_options_animationeffects = EFFECTS[options['animation.effects']], part = _EFFECTS_options_animationeffects[0], leave = _EFFECTS_options_animationeffects[1], enter = _EFFECTS_options_animationeffects[2], turns = _EFFECTS_options_animationeffects[3];
      var panel = come.panel;
      var old = go.panel;
      var mirrored = part === 'x' && isRightToLeft(container);
      var sign = turns && come.index > go.index === mirrored ? -1 : 1;
      var length = sign * (part === 'x' ? container.clientWidth : Math.max(panel.offsetHeight, old.offsetHeight));
      var at = function at(value) {
          var _obj;
          return _obj = {}, _obj[part] = value, _obj;
      };
      var rest = part === 'opacity' ? 1 : 0;
      var moves = [
          {
              element: panel,
              from: at(enter * length + dragged),
              to: at(rest)
          },
          {
              element: old,
              from: at(rest + dragged),
              to: at(leave * length)
          }
      ];
      var to = usedSize(container, 'height');
      if (height !== to) moves.push({
          element: container,
          from: {
              height: height
          },
          to: {
              height: to
          }
      });
      return moves;
  }
  var fadeIn = function fadeIn(param) {
      var panel = param.panel;
      return {
          element: panel,
          from: {
              opacity: 0
          },
          to: {
              opacity: 1
          }
      };
  };
  /** Where a panel lies in the container, and its size in the flow. */ function placeOf(param, size) {
      var offsetLeft = param.offsetLeft, offsetTop = param.offsetTop;
      return _extends({
          left: "" + offsetLeft + "px",
          top: "" + offsetTop + "px",
          margin: '0'
      }, size);
  }
  /** Takes a panel out of the flow, so that it is seen where it was at `top`, whatever has scrolled since; returns what ends that. */ function pin(panel, place, top) {
      // Not by inline styles, which are the author's.
      var pinned = panel.animate(place, {
          fill: 'both'
      });
      setClass(panel, 'z-leave');
      var _panel_getBoundingClientRect = panel.getBoundingClientRect(), now = _panel_getBoundingClientRect.top, height = _panel_getBoundingClientRect.height;
      // In pixels of CSS, which zoom and transforms change.
      var moved = (now - top) * panel.offsetHeight / height || 0;
      var shifted = _extends({}, place, {
          top: "calc(" + place.top + " - " + moved + "px)"
      });
      if (moved) pinned.effect.setKeyframes(shifted);
      return function() {
          setClass(panel, 'z-leave', false);
          pinned.cancel();
      };
  }
  /** Shows the beginning of the new panel where the box of the panels scrolls. */ function scrollUp(param) {
      var container = param.container, scrolls = param.scrolls;
      if (scrolls) container.scrollTo({
          left: 0,
          top: 0,
          behavior: 'instant'
      });
  }
  /** In the accordion form, the panel that opens fades in, and what lies below is in its new place at once (T28). */ var fadeOf = function fadeOf(tabs, come) {
      return {
          play: function play(settled) {
              return animate(tabs, [
                  fadeIn(come)
              ], settled);
          },
          drop: function drop() {
              return undefined;
          }
      };
  };
  /** Measures the panel of the tab that is left, which leaves over the panel of the one selected. */ function prepareMotion(tabs, param) {
      var opened = param.opened, closed = param.closed;
      var container = tabs.container, root = tabs.root;
      var come = opened[0];
      var go = closed[0];
      if (!come || !go || isAccordion(tabs) || !canMove(tabs)) {
          scrollUp(tabs);
          return come && isAccordion(tabs) ? fadeOf(tabs, come) : null;
      }
      var old = go.panel;
      var height = usedSize(container, 'height');
      var top = old.getBoundingClientRect().top;
      var size = {
          width: getComputedStyle(old).width,
          height: getComputedStyle(old).height
      };
      scrollUp(tabs);
      // Panels on their way are placed in the container.
      var paintMoving = function paintMoving(moves) {
          setClass(container, 'z-animating', moves);
          setClass(root, 'z-moving', moves);
      };
      paintMoving(true);
      var place = placeOf(old, size);
      return {
          play: function play(settled) {
              var release = keepInSight(go);
              var unpin = pin(old, place, top);
              animate(tabs, movesOf(tabs, come, go, height), function() {
                  paintMoving(false);
                  unpin();
                  release();
                  settled();
              });
          },
          drop: function drop() {
              // The next change may be on its way.
              if (!tabs.finish) paintMoving(false);
          }
      };
  }
  var tabsMotion = {
      prepareMotion: prepareMotion
  };

  /** A flat theme needs the class `flat` beside its own, which authors write or leave out. */ var themeClasses = function themeClasses(theme) {
      return (" " + theme).indexOf(' flat-') < 0 ? theme : "flat " + theme;
  };
  /** Every option of the tabs: type, default, check and sentence in one row each. */ var tabsOptions = joined(sharedRows, {
      /** What arrow keys do. `auto`: they select a tab. `manual`: they only move the focus, and Enter or Space selects the tab. */ activation: oneOf([
          'auto',
          'manual'
      ]),
      /** How long the animation takes, in milliseconds. */ 'animation.duration': count$1(600),
      /** How panels move. `none`: no animation. */ 'animation.effects': oneOf([
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
      /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeInQuad`. */ 'animation.easing': easing('easeInQuad'),
      /** Whether tabs and panels have borders. In flat themes, it is the coloured bar between the tabs and the panel. The styles `clean` and `underlined` have no borders. */ bordered: flag(true, 'z-bordered'),
      /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. */ closable: flag(false),
      /** Whether the open tab can be closed, by a click, Enter or Space on it. */ collapsible: flag(false),
      /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. */ defaultTab: text('tab1'),
      /** How high panels are: each as its content needs (`content`), or all as high as the highest (`equal`). With `equal`, find-in-page searches the open panel only. */ heightStyle: oneOf([
          'content',
          'equal'
      ], {
          equal: 'z-equal'
      }),
      /** The largest number of rows of tabs. Tabs that need more rows become a dropdown, or what `mobileNav` says. */ maxRows: count$1(2),
      /** Whether the tabs become a dropdown. `true`: in narrow windows (see `minWindowWidth`), and wherever they don't fit. `auto`: only where they don't fit. `accordion`: there each tab is above its panel instead. */ mobileNav: flagOr([
          true,
          false,
          'auto',
          'accordion'
      ]),
      /** Whether a `span` in a tab is a second line of text. The first line is in capitals. */ multiline: flag(false, 'z-multiline'),
      /** Whether the tabs are in a row above or below the panels, or in a column beside them. */ orientation: oneOf([
          'horizontal',
          'vertical'
      ], itself),
      /** What happens to tabs that don't fit into one row: they wrap into more rows (`rows`), or the row scrolls (`scroll`). Horizontal tabs only. */ overflow: oneOf([
          'rows',
          'scroll'
      ], {
          scroll: 'z-scroll'
      }),
      /** Whether the tabs are above (`top`) or below (`bottom`) the panels, and on which side of their row. `compact`: the tabs fill the whole width, in equal parts. Vertical tabs are left (`top-left`) or right (`top-right`) of the panels. */ position: Object.assign(oneOf([
          'top-left',
          'top-center',
          'top-right',
          'top-compact',
          'bottom-left',
          'bottom-center',
          'bottom-right',
          'bottom-compact'
      ], function(value) {
          return value.split('-', 1) + ' ' + value;
      }), {
          follows: true
      }),
      /** Whether the tabs adapt to the width, with rows, a dropdown or scrolling. */ responsive: flag(true),
      /** The size of the tabs: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. */ size: look('medium'),
      /** Whether there is space between the tabs. Flat themes only. */ spaced: flag(false, 'z-spaced'),
      /** Whether the row of tabs stays in sight while the page scrolls through a long panel: at the top of the window, or at the bottom with a `bottom` position. */ sticky: flag(false, 'z-sticky'),
      /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. */ style: look('normal'),
      /** Whether a finger that moves a panel sideways selects the next tab or the one before. With the effect `slideH`, the panel follows the finger. */ swipe: flag(false, 'z-swipe'),
      /** A name that tabs of the page have in common: what a user selects in one is selected in the others, by `data-link` or the tab's text. With `rememberState`, all pages of the site remember it, and no id is needed. */ sync: text(''),
      /** The name of the tab list for screen readers, if the markup gives none. */ 'texts.tabs': phrase('Tabs'),
      /** The button that opens the list of all tabs. */ 'texts.moreTabs': phrase('More tabs'),
      /** The button that closes a tab. The text of the tab follows. */ 'texts.close': phrase('Close'),
      /** Announced when a user has closed a tab. The text of the tab comes first. */ 'texts.closed': phrase('closed'),
      /** Announced with a tab that a key closes. */ 'texts.deleteCloses': phrase('Delete closes it.'),
      /** The name of a theme, or a class of your own. */ theme: look('silver', themeClasses),
      /** Called before a tab is selected. `item.from` is the index of the tab that is still selected. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */ beforeSelect: callback(),
      /** Called as soon as the panel of a selected tab has its size, before it moves: once each time it opens, also at the start. */ show: callback(),
      /** Called when a tab has been selected and its animation has ended. */ select: callback(),
      /** Called after `select`, for the tab that was selected before. */ deactivate: callback(),
      /** Called before a tab is removed, by a user or by `remove()`. To prevent it, do the same as in `beforeSelect`. */ beforeRemove: callback(),
      /** Called when a tab has been removed. `item` has its elements and its last index. */ remove: callback()
  });
  /** What one option rules out in another: a column is at the left or the right, and never scrolls; panels of equal height aren't searched. */ function tidyTabs(values) {
      var findInPage = values.findInPage, heightStyle = values.heightStyle, orientation = values.orientation, overflow = values.overflow, position = values.position, responsive = values.responsive;
      var vertical = orientation === 'vertical';
      var scrolls = overflow === 'scroll' && !vertical && responsive;
      return derive(values, {
          // What has a size of its own is not hidden in the way that the browser's search knows.
          findInPage: heightStyle === 'content' && findInPage,
          overflow: scrolls ? 'scroll' : 'rows',
          position: vertical && position !== 'top-right' ? 'top-left' : position
      });
  }
  var tabsRules = {
      table: createTable(tabsOptions),
      effective: tidyTabs,
      rules: function rules(param) {
          var collapsible = param.options.collapsible;
          return {
              collapsible: collapsible,
              toggles: collapsible
          };
      }
  };

  /* One row that scrolls (T14). Swiping is the browser's own; the buttons are for pointers only, as keys move the row anyway. */ /** As wide as a button, which may cover that much of either end, and a pixel for rounding. */ var EDGE = 33;
  /** Brings the selected tab into view, clear of the buttons; the page stays where it is. */ function show(param) {
      var list = param.list, _param_open = param.open, selected = _param_open[0];
      if (!selected) return;
      var _selected_element = selected.element, offsetLeft = _selected_element.offsetLeft, offsetWidth = _selected_element.offsetWidth;
      // Not by rectangles, which have zoom and transforms in them.
      var at = offsetLeft - list.offsetLeft - list.scrollLeft;
      var left = at - EDGE;
      var right = at + offsetWidth - list.offsetWidth + EDGE;
      if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
  }
  /** Turns of a wheel move the row as long as it can move, and the page after that. */ function onWheel(list, event) {
      var deltaX = event.deltaX, deltaY = event.deltaY;
      if (hasModifier(event) || Math.abs(deltaX) >= Math.abs(deltaY)) return;
      var before = list.scrollLeft;
      list.scrollLeft += isRightToLeft(list) ? -deltaY : deltaY;
      if (list.scrollLeft !== before) event.preventDefault();
  }
  /** A button that moves the row by about a page: -1 to the left, 1 to the right. */ function addButton(param, way, next) {
      var list = param.list, cleanUps = param.cleanUps;
      var button = build('span', 'z-shift z-link', [
          build('span', 'z-arrow')
      ]);
      forPointers(button, function() {
          var left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
          list.scrollBy({
              left: left,
              behavior: reducedMotion().matches ? 'auto' : 'smooth'
          });
      });
      // Behind the list, and so painted over its labels.
      list.parentNode.insertBefore(button, next);
      cleanUps.push(function() {
          return button.remove();
      });
      return button;
  }
  /** Shows the buttons that have somewhere to go, over the ends of the list, wherever the box around both has put them. */ function paintButtons(list, buttons) {
      var clientWidth = list.clientWidth, offsetHeight = list.offsetHeight, offsetLeft = list.offsetLeft, offsetTop = list.offsetTop, offsetWidth = list.offsetWidth, scrollWidth = list.scrollWidth;
      var most = scrollWidth - clientWidth;
      var left = list.scrollLeft + (isRightToLeft(list) ? most : 0);
      buttons.forEach(function(button, n) {
          var style = button.style;
          style.display = (n ? most - left : left) > 1 ? '' : 'none';
          style.height = offsetHeight + 'px';
          var x = offsetLeft - button.offsetLeft + (n ? offsetWidth - button.offsetWidth : 0);
          style.transform = "translate(" + x + "px, " + (offsetTop - button.offsetTop) + "px)";
      });
  }
  /** Has the labels scroll in one row, with buttons where there is more. */ function mountScroll(tabs) {
      var arrow = tabs.arrow, cleanUps = tabs.cleanUps, items = tabs.items, list = tabs.list, root = tabs.root;
      var before = list.getAttribute('tabindex');
      var next = list.nextSibling;
      var buttons = [
          -1,
          1
      ].map(function(way) {
          return addButton(tabs, way, next);
      });
      var paint = function paint() {
          return paintButtons(list, buttons);
      };
      var follow = function follow() {
          return show(tabs);
      };
      var size;
      var fit = function fit() {
          var before = size;
          // Labels of another font are of another height.
          size = list.clientWidth + " " + list.offsetHeight;
          if (size !== before) follow();
          paint();
      };
      watchSize(tabs, arrow, function() {
          return function() {
              if (list.scrollWidth <= list.clientWidth) return fit();
              // A parent that is as wide as its content learns how wide the labels want to be: the row itself says nothing of it.
              setClass(root, 'z-measure');
              return function() {
                  var sum = 0;
                  items.forEach(function(param) {
                      var element = param.element;
                      return sum += element.offsetWidth;
                  });
                  return function() {
                      setClass(root, 'z-measure', false);
                      arrow.style.gridTemplateColumns = "minmax(0, " + sum + "px)";
                      return fit;
                  };
              };
          };
      });
      // Or Firefox, for which every box that scrolls is a stop, would have Tab come to the list (H2).
      setAttribute(list, 'tabindex', '-1');
      cleanUps.push(function() {
          return setAttribute(list, 'tabindex', before);
      });
      on(tabs, 'change', follow);
      listen(tabs, list, {
          scroll: paint,
          wheel: function wheel(event) {
              return onWheel(list, event);
          }
      });
  }

  /** A finger that went this far, in pixels, has swiped. */ var SWIPE = 40;
  /** What a finger drags, or drags in, or selects text in. */ var DRAGGED = 'input,textarea,[controls],[draggable=true]';
  /** Whether a finger moves an element, or what is in it, from side to side (A8); of a panel, what it lets the browser do is ours. */ function takesFinger(element, isPanel) {
      if (element.matches(DRAGGED) || element.isContentEditable) return true;
      var _getComputedStyle = getComputedStyle(element), overflowX = _getComputedStyle.overflowX, touchAction = _getComputedStyle.touchAction;
      var scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
      // Libraries say there what they leave to the browser.
      return scrolls || !isPanel && !/auto|manipulation/.test(touchAction);
  }
  /** Whether a press begins on something in a panel of this widget that fingers move by themselves. */ function isTaken(widget, path) {
      var at = path.findIndex(function(one) {
          return (itemOn(one) || {}).widget === widget;
      });
      var inner = path.slice(0, at + 1);
      return inner.some(function(one, n) {
          return one.nodeType === 1 && takesFinger(one, n === at);
      });
  }
  /**
   * Calls back when a finger has swiped across an area, by how much; what begins on something that fingers move is no swipe.
   * `follow` hears how far the finger is on its way, and 0 when it is lifted.
   */ function listenToSwipes(widget, area, swiped, follow) {
      var start = NaN;
      var began;
      var acrossBy = function acrossBy(param) {
          var clientX = param.clientX, pointerType = param.pointerType, target = param.target;
          // A finger stays with the element that it began on, unless a script takes it over.
          var isFree = pointerType === 'touch' ? target === began : pointerType !== 'mouse';
          return isFree ? clientX - start : NaN;
      };
      var end = function end(across) {
          start = NaN;
          if (Math.abs(across) >= SWIPE) swiped(across);
          if (follow) follow(0);
      };
      var handlers = {
          pointerdown: function pointerdown(event) {
              // Two fingers zoom.
              var isOurs = event.isPrimary && !isTaken(widget, event.composedPath());
              start = isOurs ? event.clientX : NaN;
              began = event.target;
          },
          pointerup: function pointerup(event) {
              return end(acrossBy(event));
          },
          // The browser scrolls.
          pointercancel: function pointercancel() {
              return end(0);
          }
      };
      if (follow) handlers['pointermove'] = function(event) {
          if (acrossBy(event)) follow(acrossBy(event));
      };
      listen(widget, area, handlers, true);
  }

  /** How long a panel takes to go back to its place, in milliseconds. */ var BACK = 200;
  /** The tab on the side that a finger comes from; at the ends there is none. */ function nextBy(tabs, across) {
      var _tabs_open = tabs.open, open = _tabs_open[0];
      var by = across < 0 === isRightToLeft(tabs.container) ? -1 : 1;
      var next = open && nextUsable(tabs, by);
      return next && (next.index - open.index) * by > 0 ? next : undefined;
  }
  /** Has a finger that moves a panel sideways select the next tab, or the one before (T29). */ function mountSwipe(tabs) {
      var container = tabs.container, options = tabs.options, cleanUps = tabs.cleanUps;
      var drag;
      var drop = function drop() {
          setClass(container, 'z-dragged', false);
          if (drag) drag.cancel();
          drag = undefined;
      };
      /** The panel lies where the finger is, or goes back from there. */ var put = function put(at) {
          var panel = tabs.open[0].panel;
          var ways = [
              at || tabs.dragged,
              at
          ].map(function(x) {
              return {
                  transform: "translateX(" + x + "px)"
              };
          });
          drop();
          setClass(container, 'z-dragged');
          drag = panel.animate(ways, at ? {
              duration: 1,
              fill: 'both'
          } : BACK);
          if (!at) drag.onfinish = drop;
          tabs.dragged = at;
      };
      var follow = function follow(across) {
          // Rectangles have the zoom and the transforms in them that there are between the finger and the panel.
          var scale = container.getBoundingClientRect().width / container.offsetWidth;
          var follows = options['animation.effects'] === 'slideH' && canMove(tabs) && !tabs.finish && !isAccordion(tabs) && nextBy(tabs, across);
          if (across && follows) put(across / scale);
          else if (drag) put(0);
          else tabs.dragged = 0;
      };
      var swiped = function swiped(across) {
          var next = nextBy(tabs, across);
          emit(tabs, 'action');
          if (next) openItem(next, 'click');
      };
      listenToSwipes(tabs, container, swiped, follow);
      // It goes on from where it lies.
      on(tabs, 'change', drop);
      cleanUps.push(drop, function() {
          return tabs.dragged = 0;
      });
  }

  /* Labels that stick to the window: by a style of the page's (R1), or by the option `sticky` (T27). */ /** How far labels may lie over their panel without being stuck, in pixels: over its border. */ var OVERLAP = 3;
  var isSticky = function isSticky(element) {
      return getComputedStyle(element).position === 'sticky';
  };
  /** What sticks, if something does: the list or the bar, or a box around them. */ function stuckIn(param, menu) {
      var root = param.root, list = param.list, bar = param.bar;
      var at = menu ? bar : list;
      while(at !== root && !isSticky(at))at = at.parentElement;
      return at === root ? undefined : at;
  }
  /** How much of the panel's beginning lies above what is in sight in a box that scrolls, in pixels of the window. */ function hiddenIn(scroller, stuck, tabs) {
      var container = tabs.container, list = tabs.list;
      var isWindow = scroller === document.scrollingElement;
      var port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
      var isBeside = isColumn(tabs) && !isMenu(tabs);
      var covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
      var top = px(getComputedStyle(stuck).top) * (stuck.currentCSSZoom || 1);
      // Nothing covers a panel whose labels lie below it.
      var edge = isBefore(container, list) ? 0 : top + covered;
      return port + edge - container.getBoundingClientRect().top;
  }
  /** Brings the beginning of the panel into sight where it lies above, in what scrolls around the set. */ function showBeginning(tabs) {
      var stuck = stuckIn(tabs, isMenu(tabs));
      var at = stuck ? tabs.root.parentElement : null;
      while(at && !at.scrollTop)at = at.parentElement;
      var hidden = stuck && at ? hiddenIn(at, stuck, tabs) : 0;
      if (hidden > OVERLAP) at.scrollBy({
          top: -hidden,
          behavior: 'instant'
      });
  }
  /** Has a choice of the user's, or of the address, show the beginning of the panel where the labels stick (R1). */ function showWhenChosen(param, reason) {
      var _param_opened = param.opened, item = _param_opened[0];
      if (item && /click|key|hash/.test(reason)) showBeginning(item.widget);
  }
  /** The labels take their form in as many steps, before their height is read. */ var STEPS = 4;
  var after = function after1(steps, last) {
      return steps ? function() {
          return after(steps - 1, last);
      } : last;
  };
  /** The height of what sticks, with its margins. */ function heightOf(tabs) {
      var _Math;
      var root = tabs.root, container = tabs.container, list = tabs.list, arrow = tabs.arrow;
      var parts = Array.from(root.children).filter(function(part) {
          return part !== container && part !== arrow && !(isMenu(tabs) && part === list);
      });
      var heights = parts.filter(isSticky).map(function(part) {
          var _getComputedStyle = getComputedStyle(part), marginTop = _getComputedStyle.marginTop, marginBottom = _getComputedStyle.marginBottom;
          return part.offsetHeight + px(marginTop) + px(marginBottom);
      });
      return (_Math = Math).max.apply(_Math, [].concat([
          0
      ], heights));
  }
  /** Tells the style sheet how high the labels are: what sticks takes no place of its own. */ function mountSticky(tabs) {
      var arrow = tabs.arrow, root = tabs.root;
      watchSize(tabs, arrow, function() {
          return after(STEPS, function() {
              var height = heightOf(tabs);
              return function() {
                  return root.style.setProperty('--_row', "" + height + "px");
              };
          });
      });
      // The title of a dropdown's bar may be of another height.
      on(tabs, 'change', function() {
          return isMenu(tabs) && measureSoon(arrow);
      });
  }

  /** Has what a user selects selected in the other sets of the page with the same text in `sync`, where they have it (T25). */ function mountSync(tabs) {
      var kind = tabs.kind, options = tabs.options;
      on(tabs, 'change', function(param, reason) {
          var _param_opened = param.opened, item = _param_opened[0];
          if (!item || !/click|key/.test(reason)) return;
          var name = sharedName(item);
          var heading = kind.heading(item);
          var top = heading.getBoundingClientRect().top;
          allWidgets().forEach(function(other) {
              var follows = other !== tabs && other.options['sync'] === options.sync;
              var same = follows && other.items.find(function(one) {
                  return sharedName(one) === name;
              });
              if (same) openAll([
                  same
              ], 'restore');
          });
          // What was pressed stays where it is, whatever has changed its height above, in whatever scrolls.
          var moved = function moved() {
              return Math.round(heading.getBoundingClientRect().top - top);
          };
          for(var at = heading.parentElement; at && moved(); at = at.parentElement)at.scrollBy({
              top: moved(),
              behavior: 'instant'
          });
      });
  }

  /** The tab that the options ask for, else the first that a user can select, else the first of all. */ function usual(tabs) {
      var items = tabs.items, options = tabs.options;
      var name = options.defaultTab.trim();
      if (name === 'none' && options.collapsible) return [];
      var wanted = name && itemNamed(tabs, name) || items[indexFor(name, items.length)];
      if (!wanted && name && items[0]) warn(tabs, 'option defaultTab: there is no tab "' + name + '"');
      var all = [].concat([
          wanted
      ], items);
      var first = all.find(function(item) {
          return isUsable(item) && !saysHidden(item.element);
      }) || all.find(function(item) {
          return item && item.panel;
      });
      return first ? [
          first
      ] : [];
  }
  /** Gives the list an accessible name unless the author gave it one: the root's, the heading before it, or a word. */ function nameList(tabs) {
      var root = tabs.root, list = tabs.list, prefix = tabs.prefix, cleanUps = tabs.cleanUps;
      var before = root.previousElementSibling;
      var by = root.getAttribute('aria-labelledby');
      if (isAuthors(list, 'aria-labelledby') || isAuthors(list, 'aria-label')) return;
      if (!by && !root.getAttribute('aria-label') && before && /^H[1-6]$/.test(tagOf(before))) {
          var name = prefix + '-name';
          by = idFor(before, name);
          cleanUps.push(function() {
              return idOf(before) === name && setAttribute(before, 'id', null);
          });
      }
      setAttribute(list, 'aria-labelledby', by);
      setAttribute(list, 'aria-label', by ? null : labelFor(tabs));
  }
  /** Without tabs the root may have the focus: it has a role then, and its list's name (H7). */ function nameEmpty(tabs, isEmpty) {
      var list = tabs.list, root = tabs.root, _tabs_lent = tabs.lent, lent = _tabs_lent === void 0 ? [] : _tabs_lent;
      var names = [
          'role',
          'aria-label',
          'aria-labelledby'
      ];
      lent.forEach(function(name) {
          return setAttribute(root, name, null);
      });
      tabs.lent = names.filter(function(name) {
          return isEmpty && !root.hasAttribute(name);
      });
      tabs.lent.forEach(function(name) {
          return setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name));
      });
  }
  /**
   * In a grid of the page's own, what is measured would take a place and make a gap: it goes before such a list box. In such a
   * root, or one that is a flexible box, it stands out of the flow.
   */ function leaveLayout(param) {
      var root = param.root, arrow = param.arrow;
      var box = arrow.parentElement;
      var display = getComputedStyle(box).display;
      var isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
      return function() {
          if (box === root) return setClass(root, 'z-page-layout', /grid|flex/.test(display) && !isOurs);
          if (display !== 'grid') return;
          root.insertBefore(arrow, childHolding(root, arrow));
          measureSoon(arrow);
      };
  }
  /** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */ function watchStyles(tabs) {
      watchSize(tabs, tabs.arrow, function() {
          return leaveLayout(tabs);
      });
      watchSize(tabs, tabs.arrow, function() {
          var before = tabs.mirrored;
          var mendHidden = readHidden(tabs);
          tabs.mirrored = isRightToLeft(tabs.root);
          var overflowY = getComputedStyle(tabs.container).overflowY;
          // Ours while panels move.
          if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
          var write = function write() {
              paintRoot(tabs);
              if (mendHidden) mendHidden();
          };
          return (tabs.mirrored !== before || mendHidden) && write;
      });
  }
  /** Where one has to be open and none is, the first that can be opened opens. */ function openOne(tabs) {
      var isFine = tabs.open.length || tabs.options.collapsible;
      var first = isFine ? undefined : nextUsable(tabs, 1);
      if (first) openItem(first, 'api');
  }
  function mount(tabs) {
      var list = tabs.list, options = tabs.options, items = tabs.items;
      paintRoot(tabs);
      nameList(tabs);
      mountKeys(tabs);
      var reads = tabs.started || options.closable || list.querySelector('[data-closable]');
      items.forEach(function(item) {
          return (reads ? readTab : paintName)(tabs, item);
      });
      on(tabs, 'structure', function() {
          nameEmpty(tabs, !tabs.items[0]);
          openOne(tabs);
      });
      if (!items[0]) nameEmpty(tabs, true);
      tabs.cleanUps.push(function() {
          closeMenu(tabs);
          nameEmpty(tabs, false);
      });
      watchStyles(tabs);
      // With the box that has the padding, or they would be lower as long as they weren't open.
      if (options.heightStyle === 'equal') items.filter(function(param) {
          var panel = param.panel;
          return panel;
      }).forEach(ensureInner);
      mountFit(tabs);
      if (options.overflow === 'scroll') mountScroll(tabs);
      if (options.swipe) mountSwipe(tabs);
      if (options.sticky) mountSticky(tabs);
      on(tabs, 'change', showWhenChosen);
      if (options.sync) mountSync(tabs);
      mountFeatures(tabs);
      if (tabs.started) openOne(tabs);
  }
  /** The plugin `$.fn.uiTabs`. */ var tabsKind = _extends({
      name: 'uiTabs',
      noun: 'tab',
      features: features,
      methods: tabsMethods,
      readers: [
          'active',
          'count',
          'option'
      ],
      commands: tabsCommands,
      actionEndsPlay: true,
      mount: mount,
      initial: function initial(tabs) {
          return firstOpen(tabs, function() {
              return usual(tabs);
          });
      },
      waits: function waits(tabs) {
          return isAwaited(tabs, true);
      }
  }, tabsMarkup, tabsView, tabsMotion, tabsEvents, tabsRules);

  // Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
  if ($ && $.fn) {
      definePlugin(tabsKind);
      var onSizes = remeasure('.z-dropdown-arrow');
      addEventListener('resize', onSizes);
      $.zFonts = document.fonts;
      $.zFonts.addEventListener('loadingdone', onSizes);
      hearPage$6(tabsKind);
      hearOutside();
  } else console.error('uiTabs needs jQuery: add it first');

})(window.jQuery);
//# sourceMappingURL=ui.tabs.js.map
