import { accordionHtml, forms } from './accordion';
import { tabsHtml } from './fixture';

const tabs = tabsHtml();
const prettyTabs = `<div id="set" class="box  tabs " style="color:red" title="x">
  <!-- labels -->
  <ul class="">
    <li class="first z-tab"><a href="#" class="a" onclick="void 0">T<b>1</b></a></li>
    text
    <li id="second" role="none"><a id="l2" tabindex="3">T2</a></li>

    <style>i { color: blue }</style>
    <li style="display: none" data-link="mine"><a>T3</a></li>
  </ul>
  some text
  <div class="wrap" aria-live="off">
    <!-- panels -->
    <div class="p z-nopadding" style="padding:0">text <p>P1</p> text</div>
    <div style="display:none; color: red">P2</div>
    <div hidden id="p3" role="region" aria-label="Three" tabindex="-1" class="q">P3</div>
  </div>
  <p>After</p>
</div>`;

export const LIST = '<ul><li><a>T1</a></li><li><a>T2</a></li></ul>';
export const WRAPPER = '<div><div>P1</div><div>P2</div></div>';

/** Markup that the root of tabs may contain (T1). */
export const tabsInsides = {
  'a list of links and a wrapper': LIST + WRAPPER,
  'li without a': `<ul><li>T1</li><li>T2 <b>x</b></li></ul>${WRAPPER}`,
  'panels without a wrapper': `${LIST}<div>P1</div><div>P2</div>`,
  'fewer panels than labels, without a wrapper':
    LIST.replace('</ul>', '<li>T3</li></ul>') + '<div>P1</div><div>P2</div>',
  'panels that are no boxes, one a set itself': `${LIST}<div><p>P1</p><ul data-role="z-accordion"><li>P2</li></ul></div>`,
  'panels named by href, in another order':
    '<ul><li><a href="#b">T1</a></li><li><a href="#a">T2</a></li></ul>' +
    '<div id="a">P1</div><div id="b">P2</div>',
  'panels named by data-target, one by its order':
    '<ul><li data-target="#b">T1</li><li data-target="a">T2</li></ul>' +
    '<div><div id="a">P1</div><div id="b">P2</div></div>',
  'list items that say that they are tabs': `<ul role="tablist"><li role="tab">T1</li><li role="tab">T2</li></ul>${WRAPPER}`,
  'buttons in the first child': `<div><button>T1</button><button>T2</button></div>${WRAPPER}`,
  'buttons in a tablist, after something else': `<div role="tablist" aria-label="L"><button role="tab">T1</button><button type="button">T2</button></div><p>x</p>${WRAPPER}`,
  'no list, panels only': WRAPPER,
  'an empty list and wrapper': '<ul></ul><div></div>',
  'fewer panels than labels': LIST + '<div><div>P1</div></div>',
  'more panels than labels, which stay hidden':
    LIST + WRAPPER.replace('</div></div>', '</div><div>P3</div><div class="own">P4</div></div>'),
  'no panels': LIST,
  'a real link without a panel':
    LIST.replace('<a>T2', '<a href="/page">T2') + '<div><div>P1</div></div>',
  'comments, style elements and text between the parts':
    `<!-- a -->${LIST.replace('<li>', '<!-- b --><style></style><li>')}<style></style> free ` +
    WRAPPER.replace('<div>P1', '<style></style><!-- c --><div>P1'),
};

/** Every form of markup that can become tabs. */
export const tabsForms: Record<string, string> = {
  'white space, comments, attributes, styles': prettyTabs,
  'disabled tabs': tabs
    .replace('<li>', '<li class="z-disabled">')
    .replace('<li>', '<li data-disabled>'),
  'no id': tabs.replace(' id="set" ', ' '),
  'a nested set': tabs.replace('<p>P1</p>', tabsHtml({ id: 'inner' })),
};
for (const [name, inside] of Object.entries(tabsInsides)) {
  tabsForms[name] = `<div id="set">${inside}</div>`;
}

const accordion = accordionHtml();
const prettyAccordion = `<div id="acc" aria-live="off" class="box  accordion " style="color:red" title="x">
  <!-- sections -->
  <section class="" style="background:#aaa !important;">
    <h3 class="a" style="color:#fff !important" onclick="void 0">H<b>1</b></h3>
    <p>between</p>
    <div class="c z-nopadding" id="mine" style="padding:0">text <p>C1</p> text</div>
    text
  </section>
  <style>i { color: blue }</style>
  <article class="z-disabled z-active open"><h2>H2 <a href="/x" tabindex="3">l</a> <i></i> end</h2>
    <div style="display:none; color: red" role="note" tabindex="0">C2</div></article>
  some text
  <div hidden><h3><button type="submit" class="own" aria-expanded="true">H3</button></h3><div hidden>C3</div></div>
</div>`;

/** Every form of markup that can become an accordion (A1). */
export const accordionForms: Record<string, string> = {
  'white space, comments, attributes, styles': prettyAccordion,
  'closed details, and an open one': accordionHtml({ form: 'details' }).replace(
    '<details>',
    '<details open="" class="d">',
  ),
  'an own button, a link, a real link': accordion
    .replace('H1', '<button>H1</button>')
    .replace('H2', '<a href="#x" role="tab" tabindex="-1">H2</a>')
    .replace('H3', '<a href="/else">H3</a>'),
  'controls among text': accordion.replace(
    'H1',
    'a <input> b <label>c <select></select></label><em>d <a href="#">e</a></em> f',
  ),
  'only controls': accordion.replace('H1', '<input><input>'),
  'no content': '<ul id="acc"><li><h3>H1</h3></li><li><h3><a href="/x">H2</a></h3></li></ul>',
  'empty sections': '<ul id="acc"><li></li><li> </li><li><h3></h3><div></div></li></ul>',
  'an empty container': '<ul id="acc"></ul>',
  'flat, with text and comments between':
    '<div id="acc">a<h3>H1</h3>b<!--c--><div>C1</div>d<h3>H2</h3><h4>H3</h4><p>C3</p><p>free</p></div>',
  'no id': accordion.replace(' id="acc"', ''),
  'a nested accordion': accordion.replace('<p>C1</p>', accordionHtml({ id: 'inner' })),
  'classes of our own names': accordion.replace(
    'id="acc"',
    'id="acc" class="silver z-accordion mine"',
  ),
  'a menu': accordion.replace('<p>C1', '<ul class="m"><li><a href="/base/x">x</a></li></ul><p>C1'),
};
for (const form of forms) accordionForms[form] = accordionHtml({ form });
