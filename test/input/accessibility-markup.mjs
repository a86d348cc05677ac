// Markup for pages with every state: what authors write, in every form that is taken over.

import { list } from './widgets.mjs';

const panels = (count, content = (n) => `<p>Panel ${n}</p>`) =>
  list(count, (n) => `<div>${content(n)}</div>`);

/** Tabs as most write them: links in a list, and panels in a box. */
export const tabs = (title, count = 3, label = (n) => `<li><a>${title} ${n}</a></li>`) =>
  `<div><ul>${list(count, label)}</ul><div>${panels(count)}</div></div>`;

/** Sections in a list, with headings. */
export const accordion = (
  title,
  { count = 3, content = (n) => `<p>Content ${n}</p>`, extra = '' } = {},
) =>
  `<ul>${list(count, (n) => `<li><h3>${title} ${n}${extra}</h3><div>${content(n)}</div></li>`)}</ul>`;

/** Sections of any kind: header and content are put in by name. */
const sections = (one, [outer, section]) =>
  `<${outer}>${list(3, (n) => `<${section}>${one(n)}</${section}>`)}</${outer}>`;

const picture = (name) =>
  `<img alt="Picture of ${name}" width="24" height="24" src="/demo/pictures/fjord.svg">`;
const drawing =
  '<svg width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="9" /></svg>';

/** A set of one kind inside of the first part of another. */
const inner = (html, kind) =>
  html.replace(
    /^<(\w+)/,
    `<$1 data-role="z-${kind}" data-options='${kind === 'tabs' ? '{}' : `{"active": 0}`}'`,
  );

const named = (title, n) => `${title.replace(/\W/g, '-')}-${n}`;

/** Every form of the markup of tabs (rule T1), and what may be in labels and panels. */
export const tabsForms = {
  'tabs named by id': (title) => {
    const label = (n) => `<li><a href="#${named(title, n)}">${title} ${n}</a></li>`;
    const panel = (n) => `<div id="${named(title, 4 - n)}"><p>Panel ${4 - n}</p></div>`;
    return `<div><ul>${list(3, label)}</ul><div>${list(3, panel)}</div></div>`;
  },
  'tabs without links': (title) => tabs(title).replace(/<\/?a>/g, ''),
  'buttons in a row': (title) =>
    `<div><div>${list(3, (n) => `<button>${title} ${n}</button>`)}</div><div>${panels(3)}</div></div>`,
  'a tablist of the author’s': (title) => {
    const label = (n) => `<button type="button" role="tab">${title} ${n}</button>`;
    const row = `<div role="tablist" aria-label="${title}">${list(3, label)}</div>`;
    return `<div>${row}<div>${panels(3)}</div></div>`;
  },
  'tabs of pictures': (title) =>
    tabs(title, 3, (n) => `<li><a>${picture(`${title} ${n}`)}</a></li>`),
  'tabs with a name that isn’t seen': (title) =>
    tabs(title, 3, (n) => `<li><a aria-label="Unseen ${n}">${drawing}</a></li>`),
  'panels without a box': (title) =>
    `<div><ul>${list(3, (n) => `<li><a>${title} ${n}</a></li>`)}</ul>${panels(3)}</div>`,
  'panels with fields': (title) => {
    const field = (n) =>
      `<fieldset><legend>Part ${n}</legend><label>Field <input></label></fieldset>`;
    const labels = list(3, (n) => `<li><a>${title} ${n}</a></li>`);
    return `<form><ul>${labels}</ul><div>${panels(3, field)}</div></form>`;
  },
  'tabs after a heading': (title) => tabs(title).replace('<ul>', '<h3>About it</h3><ul>'),
  'tabs with a name': (title) => tabs(title).replace('<div>', '<div aria-label="By name">'),
  'an accordion in tabs': (title) =>
    tabs(title).replace('<p>Panel 1</p>', inner(accordion(`Inside of ${title}`), 'accordion')),
};

const text = (n) => `<div><p>Content ${n}</p></div>`;
const headed = (header) => (title) =>
  sections((n) => `${header(`${title} ${n}`, n)}${text(n)}`, ['ul', 'li']);

/** Every form of the markup of an accordion (rule A1), and what may be in headers and contents. */
export const accordionForms = {
  'sections by name': (title) =>
    sections((n) => `<h3>${title} ${n}</h3>${text(n)}`, ['div', 'section']),
  'headers that are boxes': headed((name) => `<div>${name}</div>`),
  'headers around a heading': headed((name) => `<header><p>Before</p><h3>${name}</h3></header>`),
  'buttons in headings': headed((name) => `<h3><button type="button">${name}</button></h3>`),
  'links in headings': headed((name) => `<h3><a href="#">${name}</a></h3>`),
  'a header that leads away': headed((name, n) =>
    n === 2 ? `<h3><a href="/elsewhere">${name}</a></h3>` : `<h3>${name}</h3>`,
  ),
  'headings of pictures': headed((name) => `<h3>${picture(name)}</h3>`),
  details: (title) =>
    sections((n) => `<summary>${title} ${n}</summary>${text(n)}`, ['div', 'details']),
  'links in headers': headed((name) => `<h3>${name} <a href="#more">More</a></h3>`),
  'an accordion in an accordion': (title) =>
    accordion(title).replace(
      '<p>Content 1</p>',
      inner(accordion(`Inside of ${title}`).replace(/h3>/g, 'h4>'), 'accordion'),
    ),
  'tabs in an accordion': (title) =>
    accordion(title).replace('<p>Content 1</p>', inner(tabs(`Inside of ${title}`), 'tabs')),
};
