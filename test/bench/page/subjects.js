/*
 * How each library is used, as its documentation says: `html({ items, id, content })` is the markup of one set,
 * `start` makes a widget of it, `select` opens an item without motion, and `end` gives it back. The first tab is open, and no section.
 */
(function ($) {
  'use strict';

  const noop = () => {};
  const each = (count, make) => Array.from({ length: count }, (_, n) => make(n)).join('');
  const usual = (n) => `<p>Panel ${n}</p>`;
  const isFirst = (n, yes) => (n ? '' : yes);

  const plainTabs = ({ items, id, content = usual, name = 'w' }) =>
    `<div class="${name}" id="${id}"><ul>${each(items, (n) => `<li><a>Label ${n}</a></li>`)}</ul>` +
    `<div>${each(items, (n) => `<div>${content(n)}</div>`)}</div></div>`;

  const plainAccordion = ({ items, id, content = usual, asList, name = 'w' }) => {
    const [outer, section] = asList ? ['ul', 'li'] : ['div', 'section'];
    const one = (n) => `<${section}><h3>Label ${n}</h3><div>${content(n)}</div></${section}>`;
    return `<${outer} class="${name}" id="${id}">${each(items, one)}</${outer}>`;
  };

  const ours = (plugin, html, callbacks) => ({
    html,
    start: (root) => $(root)[plugin]({ animation: { effects: 'none' }, ...callbacks }),
    select: (root, index) => $(root)[plugin]('select', index),
    end: (root) => $(root)[plugin]('destroy'),
  });

  /** Its class stands in the markup, which favours it. */
  const floor = (plugin, html, name, callbacks) => ({
    html: (given) => html({ ...given, asList: false, name: `w ${name}` }),
    start: (root) => $(root)[plugin](callbacks),
    select: (root, index) => $.data(root, plugin).select(index),
    end: (root) => $.data(root, plugin).destroy(),
  });

  const jqueryUi = (plugin, html, options) => ({
    html,
    start: (root) => $(root)[plugin](options),
    select: (root, index) => $(root)[plugin]('option', 'active', index),
    end: (root) => $(root)[plugin]('destroy'),
  });

  const disposeIn = (root, selector, type) =>
    root.querySelectorAll(selector).forEach((one) => type.getInstance(one)?.dispose());

  const panelOf = (root, index) => root.children[index].children[1];

  const bootstrapTab = (items, n) =>
    bootstrap.Tab.getOrCreateInstance(items.querySelectorAll('ul button')[n]);

  const tabs = {
    ours: ours('uiTabs', plainTabs, { select: noop, deactivate: noop }),
    floor: floor('jqTabs', plainTabs, 'ft', { select: noop, deactivate: noop }),
    'jquery-ui': jqueryUi(
      'tabs',
      ({ items, id, content = usual }) =>
        `<div><ul>${each(items, (n) => `<li><a href="#${id}-${n}">Label ${n}</a></li>`)}</ul>` +
        `${each(items, (n) => `<div id="${id}-${n}">${content(n)}</div>`)}</div>`,
      {},
    ),
    bootstrap: {
      html: ({ items, id, content = usual }) => {
        const label = (n) =>
          `<li class="nav-item" role="presentation"><button class="nav-link${isFirst(n, ' active')}" ` +
          `id="${id}-l${n}" data-bs-toggle="tab" data-bs-target="#${id}-${n}" type="button" role="tab" ` +
          `aria-controls="${id}-${n}" aria-selected="${!n}">Label ${n}</button></li>`;
        const panel = (n) =>
          `<div class="tab-pane${isFirst(n, ' show active')}" id="${id}-${n}" role="tabpanel" ` +
          `aria-labelledby="${id}-l${n}" tabindex="0">${content(n)}</div>`;
        return (
          `<div><ul class="nav nav-tabs" role="tablist">${each(items, label)}</ul>` +
          `<div class="tab-content">${each(items, panel)}</div></div>`
        );
      },
      // What its own start does when the page has loaded.
      start: (root) => bootstrapTab(root, 0),
      select: (root, index) => bootstrapTab(root, index).show(),
      end: (root) => disposeIn(root, '[role=tab]', bootstrap.Tab),
    },
    foundation: {
      html: ({ items, id, content = usual }) => {
        const label = (n) =>
          `<li class="tabs-title${isFirst(n, ' is-active')}">` +
          `<a href="#${id}-${n}"${isFirst(n, ' aria-selected="true"')}>Label ${n}</a></li>`;
        const panel = (n) =>
          `<div class="tabs-panel${isFirst(n, ' is-active')}" id="${id}-${n}">${content(n)}</div>`;
        return (
          `<div><ul class="tabs" data-tabs id="${id}">${each(items, label)}</ul>` +
          `<div class="tabs-content" data-tabs-content="${id}">${each(items, panel)}</div></div>`
        );
      },
      start: (root) => new Foundation.Tabs($(root.firstElementChild), {}),
      select: (root, index) =>
        $(root.firstElementChild).foundation('selectTab', $(root.lastElementChild.children[index])),
      end: (root) => $(root.firstElementChild).data('zfPlugin').destroy(),
    },
  };

  const accordion = {
    ours: ours('uiAccordion', plainAccordion, { select: noop }),
    floor: floor('jqAccordion', plainAccordion, 'fa', { select: noop }),
    'jquery-ui': jqueryUi(
      'accordion',
      ({ items, content = usual }) =>
        `<div>${each(items, (n) => `<h3>Label ${n}</h3><div>${content(n)}</div>`)}</div>`,
      { active: false, collapsible: true, animate: false, heightStyle: 'content' },
    ),
    bootstrap: {
      html: ({ items, id, content = usual }) => {
        const section = (n) =>
          `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button ` +
          `collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#${id}-${n}" ` +
          `aria-expanded="false" aria-controls="${id}-${n}">Label ${n}</button></h2>` +
          `<div id="${id}-${n}" class="accordion-collapse collapse" data-bs-parent="#${id}">` +
          `<div class="accordion-body">${content(n)}</div></div></div>`;
        return `<div class="accordion" id="${id}">${each(items, section)}</div>`;
      },
      // Attributes are all; nothing is started before the first press.
      start: noop,
      select: (root, index) => bootstrap.Collapse.getOrCreateInstance(panelOf(root, index)).show(),
      isBusy: (root) => !!root.querySelector('.collapsing'),
      end: (root) => disposeIn(root, '.collapse', bootstrap.Collapse),
    },
    foundation: {
      html: ({ items, content = usual }) => {
        const section = (n) =>
          `<li class="accordion-item" data-accordion-item><a href="#" class="accordion-title">` +
          `Label ${n}</a><div class="accordion-content" data-tab-content>${content(n)}</div></li>`;
        return `<ul class="accordion" data-accordion>${each(items, section)}</ul>`;
      },
      start: (root) => new Foundation.Accordion($(root), { slideSpeed: 0, allowAllClosed: true }),
      select: (root, index) => $(root).foundation('down', $(panelOf(root, index))),
      end: (root) => $(root).data('zfPlugin').destroy(),
    },
  };

  window.subjects = { tabs, accordion };
})(window.jQuery);
