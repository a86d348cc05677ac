// A visit, with tabs in many forms: they look the same before their scripts come and after.
import {
  accordion,
  boxed,
  boxes,
  calls,
  content,
  gallery,
  json,
  labels,
  staysAsPainted,
  tabs,
  themes,
  words,
} from './first-paint.mjs';
import { list } from './widgets.mjs';

QUnit.module('a visit: tabs');

const tools = '<div class="z-tools"><button>Print</button></div>';

const flatThemes =
  'turquoise emerald peter-river amethyst wet-asphalt green-sea nephritis belize-hole wisteria midnight-blue sun-flower carrot alizarin graphite concrete orange pumpkin pomegranate silver asbestos'
    .split(' ')
    .map((name) => `flat flat-${name}`);

const little = (attributes, n) =>
  tabs(
    attributes,
    `<ul><li><a>Route${n}</a></li><li><a>${n}</a></li></ul>`,
    `<div><div>Content${n}</div><div>${n}</div></div>`,
  );

const forms = {
  'tabs, labels without links': tabs(
    '',
    labels((n) => words[n]),
  ),
  'tabs, buttons in a list': tabs(
    '',
    labels((n) => `<button>${words[n]}</button>`),
  ),
  'tabs, buttons': tabs('', `<div>${list(4, (n) => `<button>${words[n]}</button>`)}</div>`),
  'tabs, buttons in nav': tabs('', `<nav>${list(4, (n) => `<button>${words[n]}</button>`)}</nav>`),
  'tabs, an ordered list': tabs('', labels().replace(/ul>/g, 'ol>')),
  'tabs, a list in nav': tabs('', `<nav>${labels()}</nav>`),
  'tabs, a list in a header': tabs('', `<header>${labels()}</header>`),
  'tabs, a list in a box': tabs('', `<div class="card-header"><h3>Trip</h3>${labels()}</div>`),
  'tabs, the list behind the panels': `<div data-role="z-tabs" class="bottom" data-position="bottom-left"><div>${boxes()}</div>${labels()}</div>`,
  'tabs with tools': tabs('', `${labels()}${tools}`),
  'tabs with tools, bottom': tabs(
    'class="bottom" data-position="bottom-left"',
    `${labels()}${tools}`,
  ),
  'tabs with tools, panels without a box': tabs('', `${labels()}${tools}`, boxes()),
  'tabs with several tools': tabs('', `${labels()}${tools}${tools}${tools}`),
  'vertical tabs with tools': tabs(json('{"orientation": "vertical"}'), `${labels()}${tools}`),
  'vertical tabs with tools, and a high panel': tabs(
    json('{"orientation": "vertical"}'),
    `${labels()}${tools}`,
    `<div>${list(4, (n) => `<div><div style="height: 500px">${n}</div></div>`)}</div>`,
  ),
  'tabs, none open': tabs(json('{"collapsible": true, "defaultTab": "none", "mobileNav": false}')),
  'tabs, none open, a dropdown': tabs(
    json('{"collapsible": true, "defaultTab": "none"}'),
    labels((n) => `<a>Where we go ${n}</a>`),
  ),
  'tabs, breaks behind the list and the panels': tabs(
    '',
    `${labels()}<br>`,
    `<div>${list(4, (n) => `${boxed(n)}<br>`)}</div><br>`,
  ),
  'tabs, panels of equal height': tabs(json('{"heightStyle": "equal"}')),
  'tabs, panels of equal height, with sets in them, the third one open': tabs(
    'data-height-style="equal" data-default-tab="2"',
    labels(),
    `<div><div>${tabs()}${accordion()}</div>${boxes('div', 3)}</div>`,
  ),
  'tabs, panels of equal height, none open': tabs(
    json('{"heightStyle": "equal", "collapsible": true, "defaultTab": "none", "mobileNav": false}'),
  ),
  'tabs, articles': tabs('', labels(), `<div>${boxes('article')}</div>`),
  'tabs, forms without a box': tabs('', labels(), boxes('form')),
  'tabs, panels in a section': tabs('', labels(), `<section>${boxes()}</section>`),
  'tabs, five, with lists in the panels': tabs(
    '',
    `<ul>${list(6, (n) => `<li><a>${n}</a></li>`)}</ul>`,
    `<div>${list(6, (n) => `<div><ul><li>${n}</li><li>More</li></ul><div>${content(n)}</div></div>`)}</div>`,
  ),
  'tabs, panels without a box': tabs('', labels(), boxes()),
  'tabs, sections': tabs('', labels(), `<div>${boxes('section')}</div>`),
  'tabs, sections without a box': tabs('', labels(), boxes('section')),
  'tabs, the third one open': tabs(json('{"defaultTab": "tab3"}')),
  'tabs, the second one open by its index': tabs('data-default-tab="1"'),
  'tabs, the third one open by its index in JSON': tabs(json('{"defaultTab": 2}')),
  'tabs, panels without a box, the second one open': tabs(
    json('{"defaultTab": 1}'),
    labels(),
    boxes(),
  ),
  'tabs, vertical': tabs('class="vertical" data-orientation="vertical"'),
  'tabs that are sections of an accordion if they need two rows': tabs(
    'data-mobile-nav="accordion"',
  ),
  'tabs that a script of the page starts': `${tabs().replace('data-role="z-tabs"', 'class="z-tabs-loading"')}${calls('uiTabs')}`,
  'tabs of each theme': gallery(themes, little),
  'tabs of each flat theme': gallery(flatThemes, little),
  'tabs, a style between all parts': tabs(
    '',
    `<style></style>${labels()}<style>b {}</style>`,
    `<div><style>b {}</style>${list(4, (n) => `${boxed(n)}<script></script>`)}</div>`,
  ),
  'tabs, an empty paragraph before each panel': tabs(
    '',
    `${labels()}<p></p>`,
    `<div>${list(4, (n) => `<p></p>${boxed(n)}`)}</div>`,
  ),
  'tabs, a heading before a list of buttons': tabs(
    '',
    `<h3>Trip</h3><div role="tablist">${list(4, (n) => `<button>${words[n]}</button>`)}</div>`,
  ),
  'tabs, panels that are paragraphs': tabs(
    '',
    labels(),
    `<div>${list(4, (n) => `<p>Content ${n}</p>`)}</div>`,
  ),
  'vertical tabs that play': tabs(
    json('{"orientation": "vertical", "autoplay": {"interval": 60000}}'),
  ),
  'bottom tabs that play': tabs(
    json('{"position": "bottom-left", "autoplay": {"interval": 60000}}'),
  ),
  'tabs, bottom, at the left in text from right to left': tabs(
    `dir="rtl" ${json('{"position": "bottom-left"}')}`,
  ),
  'tabs, vertical by JSON': tabs(json('{"orientation": "vertical"}')),
  'tabs, vertical at the right': tabs(
    'class="vertical top-right" data-orientation="vertical" data-position="top-right"',
  ),
  'tabs, bottom': tabs('class="bottom bottom-left" data-position="bottom-left"'),
  'tabs, in the middle': tabs('class="top top-center" data-position="top-center"'),
  'tabs, bottom in the middle by JSON': tabs(json('{"position": "bottom-center"}')),
  'tabs, vertical, of a position for rows': tabs(
    json('{"orientation": "vertical", "position": "bottom-left"}'),
  ),
  'tabs, panels that are fieldsets': tabs('', labels(), `<div>${boxes('fieldset')}</div>`),
  'tabs, in the middle by JSON': tabs(json('{"position": "top-center"}')),
  'tabs, vertical at the right by JSON': tabs(
    json('{"orientation": "vertical", "position": "top-right"}'),
  ),
  'tabs, pills': tabs('class="pills" data-style="pills"'),
  'tabs, pills in a column': tabs(
    'class="pills vertical" data-style="pills" data-orientation="vertical"',
  ),
  'tabs, underlined by JSON': tabs(json('{"style": "underlined"}')),
  'tabs, underlined in a column': tabs(json('{"style": "underlined", "orientation": "vertical"}')),
  'tabs, underlined, bottom': tabs(json('{"style": "underlined", "position": "bottom-left"}')),
  'tabs, clean': tabs('class="clean" data-style="clean"'),
  'tabs, mini': tabs('class="mini" data-size="mini"'),
  'tabs, xxlarge by JSON': tabs(json('{"size":"xxlarge"}')),
  'tabs, right to left': tabs('dir="rtl"'),
  'tabs, vertical, right to left': tabs('dir="rtl" data-orientation="vertical"'),
  'tabs, dark': tabs('data-dark="true" class="z-dark"'),
  'tabs, flat, pills': tabs('class="flat flat-emerald" data-style="pills"'),
  'tabs, flat, underlined by JSON': tabs(
    `class="flat flat-emerald" ${json('{"style": "underlined"}')}`,
  ),
  'tabs, flat': tabs('class="flat flat-emerald" data-theme="flat-emerald"'),
  'tabs, two lines': tabs(
    'class="z-multiline" data-multiline="true"',
    labels((n) => `<a>${words[n]} <span>and more</span></a>`),
  ),
  'tabs, a row that scrolls': tabs(
    'class="z-scroll" data-overflow="scroll"',
    labels((n) => `<a>${words[n].repeat(4)}</a>`),
  ),
  'tabs, a row that scrolls, by JSON': tabs(
    json('{"overflow": "scroll"}'),
    labels((n) => `<a>${words[n].repeat(4)}</a>`),
  ),
  'tabs, no dropdown': tabs('data-mobile-nav="false"'),
  'tabs that fit in one row': tabs('data-mobile-nav="auto"'),
  'tabs that are a dropdown if they need two rows': tabs(
    json('{"mobileNav": "auto"}'),
    labels((n) => `<a>Where we go ${n}</a>`),
  ),
  'tabs in tabs': tabs(
    '',
    labels(),
    `<div><div>${tabs()}${accordion()}</div>${boxes('div', 3)}</div>`,
  ),
};

/**
 * Forms with something that only scripts show, at one of the widths: buttons beside labels, the text of a bar, the room in a
 * fieldset.
 */
const shownLater = [
  'tabs with tools',
  'tabs with tools, panels without a box',
  'tabs with several tools',
  'vertical tabs with tools',
  'vertical tabs with tools, and a high panel',
  'tabs, two lines',
  'tabs, none open, a dropdown',
  'tabs, a row that scrolls',
  'tabs, a row that scrolls, by JSON',
  'tabs that are a dropdown if they need two rows',
  'tabs in tabs',
  'tabs, vertical, of a position for rows',
  'tabs, panels that are fieldsets',
  'vertical tabs that play',
  'bottom tabs that play',
];

QUnit.test.each(
  'R3 what changes the form is known by classes:',
  Object.keys(forms),
  (assert, name) => staysAsPainted(assert, forms[name], !shownLater.includes(name)),
);
