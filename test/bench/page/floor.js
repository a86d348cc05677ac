/*
 * The floor that the benchmark measures against: tabs and an accordion as somebody would write them by
 * hand on jQuery for one page, and no more. Roles, keys and callbacks (`beforeSelect`, `select`,
 * `deactivate`, each with its event) are the plugins' own, listeners are delegated, each item knows its
 * index, and `display: none` switches. No motion, no options, no fitting, no markup but the usual one.
 */
(function ($) {
  'use strict';

  let serial = 0;

  /** Announces a moment; whether the page lets it be. */
  function tell(widget, name, { index, label, panel }) {
    const item = { index, tab: $(label), content: $(panel) };
    const event = $.Event(`floor:${name.toLowerCase()}`);
    $(widget.root).trigger(event, [item]);
    const answer = widget.options[name]?.call(widget.root, event, item);
    return answer !== false && !event.isDefaultPrevented();
  }

  function tie(label, panel) {
    serial += 1;
    label.id = `floor-label-${serial}`;
    panel.id = `floor-panel-${serial}`;
    label.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', label.id);
  }

  const tabs = {
    keys: { ArrowRight: 1, ArrowLeft: -1 },
    find: (root) => ({ list: root.children[0], panels: root.children[1] }),
    adopt({ list, panels }, element, index) {
      const label = element.firstElementChild;
      const panel = panels.children[index];
      element.setAttribute('role', 'presentation');
      label.setAttribute('role', 'tab');
      panel.setAttribute('role', 'tabpanel');
      panel.tabIndex = 0;
      tie(label, panel);
      list.setAttribute('role', 'tablist');
      return { element, label, panel };
    },
    make({ list, panels }, text, content) {
      list.append($('<li>').append($('<a>').text(text))[0]);
      panels.append($('<div>').append(content)[0]);
      return list.lastElementChild;
    },
    paint({ element, label, panel }, open) {
      element.classList.toggle('active', open);
      label.setAttribute('aria-selected', open);
      label.tabIndex = open ? 0 : -1;
      panel.hidden = !open;
    },
    release({ element, label, panel }) {
      element.classList.remove('active');
      for (const name of ['role', 'id', 'tabindex', 'aria-controls', 'aria-selected'])
        label.removeAttribute(name);
      for (const name of ['role', 'id', 'tabindex', 'aria-labelledby', 'hidden'])
        panel.removeAttribute(name);
      element.removeAttribute('role');
    },
  };

  const accordion = {
    keys: { ArrowDown: 1, ArrowUp: -1 },
    find: (root) => ({ list: root, panels: root }),
    adopt(_parts, element) {
      const [header, panel] = element.children;
      const label = document.createElement('button');
      label.type = 'button';
      label.append(...header.childNodes);
      header.append(label);
      panel.setAttribute('role', 'region');
      tie(label, panel);
      return { element, label, panel };
    },
    make({ list }, text, content) {
      const $header = $('<h3>').text(text);
      list.append($('<div>').append($header, $('<div>').append(content))[0]);
      return list.lastElementChild;
    },
    paint({ element, label, panel }, open) {
      element.classList.toggle('active', open);
      label.setAttribute('aria-expanded', open);
      panel.hidden = !open;
    },
    release({ element, label, panel }) {
      element.classList.remove('active');
      for (const name of ['role', 'id', 'aria-labelledby', 'hidden']) panel.removeAttribute(name);
      label.replaceWith(...label.childNodes);
    },
  };

  const methods = {
    select(widget, index) {
      const { kind, items, open } = widget;
      const next = items[index];
      if (!next || index === open || !tell(widget, 'beforeSelect', next)) return;
      const before = items[open];
      widget.open = index;
      kind.paint(next, true);
      if (before) kind.paint(before, false);
      tell(widget, 'select', next);
      if (before) tell(widget, 'deactivate', before);
    },
    add(widget, text, content) {
      const element = widget.kind.make(widget.parts, text, content);
      widget.kind.paint(adopt(widget, element), false);
    },
    remove(widget, index) {
      const { items } = widget;
      const [gone] = items.splice(index, 1);
      $(gone.element).add(gone.panel).remove();
      for (let n = index; n < items.length; n++) items[n].index = n;
      if (index < widget.open) widget.open -= 1;
      else if (index === widget.open) {
        widget.open = -1;
        methods.select(widget, Math.min(index, items.length - 1));
      }
    },
    destroy({ kind, root, name, items, parts }) {
      $(root).off(`.${name}`).removeData(name).removeClass(name);
      items.forEach(kind.release);
      if (kind === tabs) parts.list.removeAttribute('role');
    },
  };

  function adopt(widget, element) {
    const index = widget.items.length;
    const item = widget.kind.adopt(widget.parts, element, index);
    item.index = index;
    element.floor = item;
    widget.items.push(item);
    return item;
  }

  function listen(widget) {
    const { kind, root, name, items } = widget;
    const itemOf = (row) => (row.floor ? row : row.closest('.' + name + ' > div')).floor;
    const rows = kind === tabs ? '> ul > li' : '> div > h3 > button';
    $(root).on(`click.${name}`, rows, (event) => {
      event.preventDefault();
      methods.select(widget, itemOf(event.currentTarget).index);
    });
    $(root).on(`keydown.${name}`, rows, (event) => {
      const { index } = itemOf(event.currentTarget);
      const last = items.length - 1;
      const ends = { Home: 0, End: last };
      let to = ends[event.key] ?? (kind.keys[event.key] ? index + kind.keys[event.key] : -1);
      if (kind.keys[event.key]) to = (to + items.length) % items.length;
      if (to < 0) return;
      event.preventDefault();
      items[to].label.focus();
      if (kind === tabs) methods.select(widget, to);
    });
  }

  function start(root, kind, name, options) {
    const parts = kind.find(root);
    const widget = { root, kind, name, options, parts, items: [], open: -1 };
    $.data(root, name, widget);
    root.classList.add(name);
    for (const element of Array.from(parts.list.children)) adopt(widget, element);
    for (const item of widget.items) kind.paint(item, kind === tabs && item.index === 0);
    if (kind === tabs) widget.open = 0;
    listen(widget);
    options.ready?.call(root);
  }

  function define(name, kind) {
    $.fn[name] = function (given = {}, ...args) {
      return this.each(function () {
        if (typeof given === 'string') methods[given]($.data(this, name), ...args);
        else start(this, kind, name, given);
      });
    };
  }

  define('floorTabs', tabs);
  define('floorAccordion', accordion);
})(window.jQuery);
