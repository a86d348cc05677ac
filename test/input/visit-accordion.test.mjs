// A visit, with accordions in many forms: they look the same before their scripts come and after.
import {
  accordion,
  boxed,
  calls,
  content,
  flat,
  gallery,
  json,
  section,
  staysAsPainted,
  text,
  themes,
} from './first-paint.mjs';

QUnit.module('a visit: accordions');

const slide = section(
  'section',
  'h3',
  () => '<div><img src="/demo/pictures/fjord.svg" width="1600" height="900" alt="A fjord"></div>',
);

const forms = {
  'an accordion of sections': accordion('', section('section', 'h3', boxed), 'div'),
  'an accordion of pairs': accordion('', flat('h3', boxed), 'div'),
  'an accordion that a script of the page starts': `${accordion().replace('data-role="z-accordion"', 'class="z-accordion-loading"')}${calls('uiAccordion')}`,
  'accordions of each theme': gallery(
    themes,
    (attributes, n) =>
      `<div data-role="z-accordion" data-active="0" ${attributes}><h3>Header${n}</h3><div>Content${n}</div><h3>Header${n + 20}</h3><div>${n}</div></div>`,
  ),
  'an accordion of headings and text': accordion('', flat('h3', content), 'div'),
  'an accordion of terms': accordion(
    '',
    flat('dt', (n) => `<dd>${content(n)}</dd>`),
    'dl',
  ),
  'an accordion of details': accordion(
    '',
    section('details open', 'summary', boxed),
    'div',
  ).replace(/details open>/g, 'details>'),
  'an accordion, one open': accordion('data-active="1"'),
  'an accordion, two open': accordion(json('{"active": [1, 2]}')),
  'an accordion, right to left': accordion('dir="rtl" data-active="1"'),
  'an accordion of pairs, dark': accordion(
    'data-active="0" data-dark="true" class="z-dark"',
    flat('h3', boxed),
    'div',
  ),
  'an accordion of pairs, one open': accordion('data-active="0"', flat('h3', boxed), 'div'),
  'an accordion of pairs, the content sections': accordion(
    '',
    flat('h3', (n) => `<section>${content(n)}</section>`),
    'div',
  ),
  'an accordion, headers with more': accordion(
    '',
    (n) => `<li><header><h3>Header ${n}</h3><a>More</a></header>${boxed(n)}</li>`,
  ),
  'an accordion of details, the second one open': accordion(
    '',
    section('details', 'summary', content),
    'div',
  ).replace(/<details>(?=<summary>Header 2)/, '<details open>'),
  'an accordion with a plus': accordion('data-icon="plus" data-active="1"'),
  'an accordion, the icon at the start': accordion('data-icon-position="start" data-active="1"'),
  'an accordion, the icon at the start, by JSON': accordion(
    json('{"iconPosition": "start", "rounded": true, "active": 0}'),
  ),
  'an accordion without icons': accordion(json('{"showIcons": false, "active": 0}')),
  'an accordion of texts in one': accordion('data-active="0"', (n) =>
    n === 1
      ? `<li><h3>Header 1</h3><div>${accordion(
          'data-active="0"',
          section('li', 'h4', (m) => content(m) + content(m)),
        )}</div></li>`
      : section('li', 'h3', boxed)(n),
  ),
  'an accordion, headers that are links': accordion(
    'data-active="0"',
    (n) => `<li><a href="#">Header ${n}</a>${boxed(n)}</li>`,
  ),
  'an accordion, headers that are buttons': accordion(
    'data-active="0"',
    (n) => `<div><button>Header ${n}</button>${boxed(n)}</div>`,
    'div',
  ),
  'an accordion, one open, the content a list': accordion(
    'data-active="0"',
    (n) => `<li><h3>Header ${n}</h3><ul><li>Content ${n}</li><li>More</li></ul></li>`,
  ),
  'an accordion, one open, the content text': accordion(
    'data-active="0"',
    section('li', 'h3', content),
  ),
  'an accordion of pairs, one open, the content text': accordion(
    'data-active="0"',
    flat('h4', (n) => `<p>Content ${n}</p>`),
    'div',
  ),
  'an accordion, a field beside each heading': accordion(
    '',
    (n) => `<li><header><input type="checkbox"> <h3>Header ${n}</h3></header>${boxed(n)}</li>`,
  ),
  'an accordion, a link behind each heading': accordion(
    '',
    (n) => `<li><header><h3>Header ${n}</h3> <a href="#">More</a></header>${boxed(n)}</li>`,
  ),
  'an accordion of pairs that plays': accordion(
    json('{"autoplay": {"interval": 60000}}'),
    flat('h3', boxed),
    'div',
  ),
  'an accordion that plays': accordion(json('{"autoplay": {"interval": 60000}}')),
  'a slider': accordion('class="z-slider" data-slider="true" data-active="1"', slide, 'div'),
  'a slider with dots by JSON': accordion(
    json('{"slider": true, "dotNav": true, "active": 0}'),
    slide,
    'div',
  ),
  'a horizontal slider': accordion(
    json('{"slider": true, "orientation": "horizontal", "responsive": true}'),
    slide,
    'div',
  ),
  'an accordion, bordered': accordion('class="z-bordered" data-bordered="true"'),
  'an accordion of separate sections': accordion('class="z-ungrouped" data-section-spacing="8"'),
  'an accordion of separate sections by JSON': accordion(json('{"sectionSpacing": 8}')),
  'an accordion, a section hidden': accordion().replace('<li>', '<li hidden>'),
  'a horizontal accordion that becomes vertical': accordion(
    'class="horizontal" data-orientation="horizontal" data-responsive="true" data-active="0"',
  ),
  'a horizontal accordion that becomes vertical, the first one open': accordion(
    json('{"orientation": "horizontal", "responsive": true}'),
  ),
  'a horizontal accordion, the third one open': accordion(
    json('{"orientation": "horizontal", "active": 2}'),
  ),
  'a horizontal accordion': accordion('class="horizontal" data-orientation="horizontal"'),
  'a horizontal accordion, right to left': accordion(
    `dir="rtl" ${json('{"orientation": "horizontal"}')}`,
  ),
  'a horizontal accordion that plays': accordion(
    json('{"orientation": "horizontal", "autoplay": {"interval": 60000}}'),
  ),
  'an accordion, breaks and styles between all parts': accordion(
    'data-active="1"',
    (n) =>
      `<section><h3>Header ${n}</h3><br><style>b {}</style>${boxed(n)}<br></section><style></style><br>`,
    'div',
  ),
  'an accordion of pairs, breaks between all parts': accordion(
    'data-active="0"',
    (n) => `<h3>Header ${n}</h3><br>${boxed(n)}<br>`,
    'div',
  ),
  'an accordion of pairs, lower headings in the contents': accordion(
    '',
    (n) => `<h3>Header ${n}</h3><p>Content ${n}</p><h4>More</h4><p>${text}</p>`,
    'div',
  ),
  'an accordion of five pairs, the fourth one open': accordion(
    'data-active="3"',
    (n) => flat('h3', boxed)(n) + (n === 4 ? flat('h3', boxed)(5) : ''),
    'div',
  ),
  'an accordion, headers that are spans': accordion(
    'data-active="0"',
    section('li', 'span', boxed),
  ),
  'a horizontal accordion, sections with gaps': `<style>section { display: grid; gap: 16px }</style>${accordion(
    json('{"orientation": "horizontal", "active": 0}'),
    section('section', 'h3', boxed),
    'div',
  )}`,
};

/**
 * Forms with something that only scripts show, at one of the widths: dots, a plus, the line above the first section that is
 * seen. In horizontal accordions, it is how the browser draws the letters of titles; at fractions of a pixel, how it draws edges.
 */
const shownLater = [
  'accordions of each theme',
  'an accordion with a plus',
  'an accordion, a section hidden',
  'an accordion of pairs that plays',
  'an accordion that plays',
  'an accordion of five pairs, the fourth one open',
  'a horizontal accordion, right to left',
  'a horizontal accordion that plays',
  'a slider with dots by JSON',
  'a horizontal slider',
  'a horizontal accordion',
  'a horizontal accordion, sections with gaps',
  'a horizontal accordion, the third one open',
  'a horizontal accordion that becomes vertical',
  'a horizontal accordion that becomes vertical, the first one open',
];

QUnit.test.each(
  'R3 what changes the form is known by classes:',
  Object.keys(forms),
  (assert, name) => staysAsPainted(assert, forms[name], !shownLater.includes(name)),
);
