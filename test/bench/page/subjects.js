/*
 * How each library is used, as its documentation says: `html(items, content)` is the markup of one set,
 * `start` makes a widget of it, `select` opens an item without motion, `end` gives it back. Libraries
 * with `add` and `remove` can do that, too. The first tab is open, and no section.
 */
(function ($) {
  'use strict';

  let serial = 0;
  const usual = (n) => `<p>Panel ${n}</p>`;
  const each = (count, make) => Array.from({ length: count }, (_, n) => make(n)).join('');
  const isFirst = (n, yes, no = '') => (n ? no : yes);
  const call = (plugin) => ({
    select: (root, index) => $(root)[plugin]('select', index),
    end: (root) => $(root)[plugin]('destroy'),
    add: (root, n) => $(root)[plugin]('add', `Label ${n}`, usual(n)),
    remove: (root, index) => $(root)[plugin]('remove', index),
  });

  const plainTabs = (items, content = usual) =>
    `<div><ul>${each(items, (n) => `<li><a>Label ${n}</a></li>`)}</ul>` +
    `<div>${each(items, (n) => `<div>${content(n)}</div>`)}</div></div>`;

  const plainAccordion = (items, content = usual) =>
    `<div>${each(items, (n) => `<div><h3>Label ${n}</h3><div>${content(n)}</div></div>`)}</div>`;

  const still = { animation: { effects: 'none' } };
  const tabLabel = (root, n) => root.querySelectorAll('ul a, ul button')[n];

  const tabs = {
    ours: {
      html: plainTabs,
      start: (roots, more) => $(roots).uiTabs({ ...still, ...more }),
      ...call('uiTabs'),
      label: (root, n) => root.querySelectorAll('.z-tab > a')[n],
    },
    floor: {
      html: plainTabs,
      start: (roots) => $(roots).floorTabs({}),
      ...call('floorTabs'),
      label: tabLabel,
    },
    'jquery-ui': {
      html: (items, content = usual) => {
        const id = `set${(serial += 1)}`;
        const labels = each(items, (n) => `<li><a href="#${id}-${n}">Label ${n}</a></li>`);
        const panels = each(items, (n) => `<div id="${id}-${n}">${content(n)}</div>`);
        return `<div><ul>${labels}</ul>${panels}</div>`;
      },
      start: (roots) => $(roots).tabs(),
      select: (root, index) => $(root).tabs('option', 'active', index),
      end: (root) => $(root).tabs('destroy'),
      label: tabLabel,
    },
    bootstrap: {
      html: (items, content = usual) => {
        const id = `set${(serial += 1)}`;
        const labels = each(
          items,
          (n) =>
            `<li class="nav-item" role="presentation"><button class="nav-link${isFirst(n, ' active')}" ` +
            `id="${id}-l${n}" data-bs-toggle="tab" data-bs-target="#${id}-${n}" type="button" role="tab" ` +
            `aria-controls="${id}-${n}" aria-selected="${!n}">Label ${n}</button></li>`,
        );
        const panels = each(
          items,
          (n) =>
            `<div class="tab-pane${isFirst(n, ' show active')}" id="${id}-${n}" role="tabpanel" ` +
            `aria-labelledby="${id}-l${n}" tabindex="0">${content(n)}</div>`,
        );
        return (
          `<div><ul class="nav nav-tabs" role="tablist">${labels}</ul>` +
          `<div class="tab-content">${panels}</div></div>`
        );
      },
      // What its own start does when the page has loaded.
      start: (roots) =>
        roots.forEach((root) => bootstrap.Tab.getOrCreateInstance(root.querySelector('.active'))),
      select: (root, index) => bootstrap.Tab.getOrCreateInstance(tabLabel(root, index)).show(),
      end: (root) =>
        root
          .querySelectorAll('[role=tab]')
          .forEach((label) => bootstrap.Tab.getInstance(label)?.dispose()),
      label: tabLabel,
    },
    foundation: {
      html: (items, content = usual) => {
        const id = `set${(serial += 1)}`;
        const labels = each(
          items,
          (n) =>
            `<li class="tabs-title${isFirst(n, ' is-active')}">` +
            `<a href="#${id}-${n}"${isFirst(n, ' aria-selected="true"')}>Label ${n}</a></li>`,
        );
        const panels = each(
          items,
          (n) =>
            `<div class="tabs-panel${isFirst(n, ' is-active')}" id="${id}-${n}">${content(n)}</div>`,
        );
        return (
          `<div><ul class="tabs" data-tabs id="${id}">${labels}</ul>` +
          `<div class="tabs-content" data-tabs-content="${id}">${panels}</div></div>`
        );
      },
      start: (roots) => roots.forEach((root) => new Foundation.Tabs($(root.firstElementChild), {})),
      select: (root, index) =>
        $(root.firstElementChild).foundation('selectTab', $(root.lastElementChild.children[index])),
      end: (root) => $(root.firstElementChild).data('zfPlugin').destroy(),
      label: tabLabel,
    },
  };

  const titleLabel = (root, n) => root.querySelectorAll('a, button')[n];

  const accordion = {
    ours: {
      html: plainAccordion,
      start: (roots, more) => $(roots).uiAccordion({ ...still, ...more }),
      ...call('uiAccordion'),
      label: (root, n) => root.querySelectorAll('h3')[n],
    },
    floor: {
      html: plainAccordion,
      start: (roots) => $(roots).floorAccordion({}),
      ...call('floorAccordion'),
      label: titleLabel,
    },
    'jquery-ui': {
      html: (items, content = usual) =>
        `<div>${each(items, (n) => `<h3>Label ${n}</h3><div>${content(n)}</div>`)}</div>`,
      start: (roots) =>
        $(roots).accordion({
          active: false,
          collapsible: true,
          animate: false,
          heightStyle: 'content',
        }),
      select: (root, index) => $(root).accordion('option', 'active', index),
      end: (root) => $(root).accordion('destroy'),
      label: (root, n) => root.querySelectorAll('h3')[n],
    },
    bootstrap: {
      html: (items, content = usual) => {
        const id = `set${(serial += 1)}`;
        const sections = each(
          items,
          (n) =>
            `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button ` +
            `collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#${id}-${n}" ` +
            `aria-expanded="false" aria-controls="${id}-${n}">Label ${n}</button></h2>` +
            `<div id="${id}-${n}" class="accordion-collapse collapse" data-bs-parent="#${id}">` +
            `<div class="accordion-body">${content(n)}</div></div></div>`,
        );
        return `<div class="accordion" id="${id}">${sections}</div>`;
      },
      // Attributes are all; nothing is started before the first press.
      start: null,
      select: (root, index) => bootstrap.Collapse.getOrCreateInstance(panelOf(root, index)).show(),
      isBusy: (root) => !!root.querySelector('.collapsing'),
      end: (root) =>
        root
          .querySelectorAll('.collapse')
          .forEach((panel) => bootstrap.Collapse.getInstance(panel)?.dispose()),
      label: titleLabel,
    },
    foundation: {
      html: (items, content = usual) => {
        const sections = each(
          items,
          (n) =>
            `<li class="accordion-item" data-accordion-item><a href="#" class="accordion-title">` +
            `Label ${n}</a><div class="accordion-content" data-tab-content>${content(n)}</div></li>`,
        );
        return `<ul class="accordion" data-accordion>${sections}</ul>`;
      },
      start: (roots) =>
        roots.forEach(
          (root) => new Foundation.Accordion($(root), { slideSpeed: 0, allowAllClosed: true }),
        ),
      select: (root, index) => $(root).foundation('down', $(root.children[index].children[1])),
      end: (root) => $(root).data('zfPlugin').destroy(),
      label: titleLabel,
    },
  };

  const panelOf = (root, index) => root.children[index].children[1];

  window.subjects = { tabs, accordion };
})(window.jQuery);
