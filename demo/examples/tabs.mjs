/* Examples of the tabs; `shared.mjs` says what the words of an example mean. */
import * as shared from './shared.mjs';

/** Forms of markup, by their titles; written out, as this is what they show. */
export const markup = {
  'A list and a wrapper': {
    about:
      'The usual markup: a list of tabs, then a <code>div</code> with the panels in the same order.',
    html: `<div data-role="z-tabs">
  <ul>
    <li><a>Route</a></li>
    <li><a>Stays</a></li>
  </ul>
  <div>
    <div>Three days along the coast.</div>
    <div>Two inns and a lighthouse.</div>
  </div>
</div>`,
  },
  'Links to panels': {
    about:
      'With <code>href</code>, the panels can be in any order and need no wrapper. Without script, the links go to their panels.',
    html: `<div data-role="z-tabs">
  <ul>
    <li><a href="#by-sea">By sea</a></li>
    <li><a href="#by-land">By land</a></li>
  </ul>
  <div id="by-land">Eleven kilometres on foot.</div>
  <div id="by-sea">Forty minutes by ferry.</div>
</div>`,
  },
  Buttons: {
    about: 'The tab list can also be a <code>div</code> with buttons.',
    html: `<div data-role="z-tabs">
  <div>
    <button type="button">Boots</button>
    <button type="button">Map</button>
  </div>
  <div>
    <div>Walked in, please.</div>
    <div>A paper one.</div>
  </div>
</div>`,
  },
  'Tools beside the tabs': {
    about:
      'An element with the class <code>z-tools</code> beside the list stands at the end of the row of tabs. The tabs have the width that it leaves. Up to three such elements stand side by side.',
    html: `<div data-role="z-tabs">
  <ul>
    <li><a>Today</a></li>
    <li><a>Tomorrow</a></li>
  </ul>
  <div class="z-tools">
    <button type="button">Print</button>
  </div>
  <div>
    <div>Wind from the west.</div>
    <div>Calm, and some fog.</div>
  </div>
</div>`,
  },
  'Content from a template': {
    about:
      'With <code>data-content-type="template"</code>, the content of a <code>template</code> comes into the page when its panel is first shown.',
    html: `<div data-role="z-tabs">
  <ul>
    <li><a>Cliff</a></li>
    <li><a>Cave</a></li>
  </ul>
  <div>
    <div>Two hundred steps.</div>
    <div data-content-type="template">
      <template>Bring a lamp.</template>
    </div>
  </div>
</div>`,
  },
  'Texts in the page’s language': {
    about:
      'Load the file of your language from <code>assets/js/texts</code>, before or after the plugin. Tabs take the texts of the nearest <code>lang</code>. Here, the names of the buttons are German: point at a cross.',
    html: `<script src="../assets/js/texts/de.js"></script>
<div data-role="z-tabs" lang="de" data-closable="true">
  <ul>
    <li><a>Wind</a></li>
    <li><a>Wetter</a></li>
  </ul>
  <div>
    <div>Aus Westen.</div>
    <div>Am Morgen Nebel.</div>
  </div>
</div>`,
  },
  'Buttons without script': {
    about:
      'A button anywhere in the page can control the tabs by its attributes <code>commandfor</code> and <code>command</code>: <code class="word">--next</code>, <code class="word">--prev</code>, <code class="word">--first</code>, <code class="word">--last</code>, <code class="word">--play</code>, <code class="word">--stop</code>, and <code class="word">--select</code> with an index or a name as its <code>value</code>. It works in browsers that don’t know these attributes, too. In a form, such a button needs <code>type="button"</code>.',
    html: `<div data-role="z-tabs" id="harbour">
  <ul>
    <li><a>Ferry</a></li>
    <li data-link="fish"><a>Fish</a></li>
    <li><a>Fog</a></li>
  </ul>
  <div>
    <div>At eight and at five.</div>
    <div>Before noon.</div>
    <div>In the morning.</div>
  </div>
</div>
<button type="button" commandfor="harbour"
  command="--next">Next</button>
<button type="button" commandfor="harbour"
  command="--select" value="fish">Fish</button>`,
  },
};

export const options = {
  ...shared.options,
  activation: { is: 'manual', try: 'Arrow keys only move the focus. Enter or Space selects.' },
  'animation.duration': { is: 1500 },
  'animation.effects': {
    is: 'slideH',
    try: 'The page <a href="motion.html">Animation</a> shows all of them.',
  },
  'animation.easing': { is: 'easeOutBounce', and: { 'animation.duration': 1200 } },
  'animation.type': { is: 'jquery' },
  closable: { is: true, try: 'Click a cross, or press <kbd>Delete</kbd> on a tab.' },
  bordered: { is: false },
  collapsible: { is: true, try: 'Click the open tab: it closes.' },
  defaultTab: { is: 'tab3' },
  heightStyle: {
    is: 'equal',
    on: 'uneven',
    try: 'Select the tabs: what is below doesn’t move.',
  },
  maxRows: {
    is: 3,
    on: 'many',
    and: { minWindowWidth: 0 },
    try: 'In a narrow window it has up to three rows, then a dropdown.',
  },
  mobileNav: {
    is: 'accordion',
    on: 'many',
    and: { maxRows: 1 },
    try: 'Where the tabs don’t fit in one row, each is above its panel. With <code>false</code>, tabs wrap into as many rows as they need.',
  },
  multiline: { is: true, on: 'lines' },
  orientation: { is: 'vertical' },
  overflow: {
    is: 'scroll',
    on: 'many',
    try: 'Swipe it, turn the wheel, or use the buttons at the ends.',
  },
  position: { is: 'bottom-center' },
  responsive: {
    is: false,
    on: 'many',
    try: 'In a narrow window, the tabs only wrap. They never become a dropdown.',
  },
  size: { is: 'xlarge' },
  spaced: { is: true, and: { theme: 'flat-turquoise' } },
  sticky: {
    is: true,
    on: 'far',
    try: 'Scroll down, and select another tab: its panel begins below the tabs. Below a header that is fixed, set <code class="word">--z-sticky-top</code> to its height, and <code class="word">scroll-padding-top</code> of <code>html</code>, so that what is scrolled to isn’t under it.',
  },
  style: { is: 'underlined' },
  swipe: {
    is: true,
    and: { 'animation.effects': 'slideH' },
    try: 'On a touch screen, move the panel to the left or to the right.',
  },
  sync: {
    is: 'travel',
    on: 'twice',
    try: 'Select a tab in one of them: the other follows.',
  },
  theme: { is: 'deepblue', try: 'The <a href="themes.html">theme gallery</a> shows all of them.' },
};

export const methods = {
  ...shared.methods,
  first: { and: { defaultTab: 'tab3' } },
  add: {
    calls: [
      "'Food', 'Oats, nuts and a hard cheese.'",
      "{tab: 'Tide', content: {text: '< 2 m'}, index: 0}",
    ],
  },
  move: { calls: ['0, 2'] },
  refresh: {
    button: `<button type="button" onclick="
  $('#refresh > ul').last()
    .append('<li><a>Food</a></li>');
  $('#refresh > div')
    .append('<div>Oats and nuts.</div>');
  $('#refresh').uiTabs('refresh')">
  add a tab, refresh()</button>`,
  },
  reveal: {
    button: `<button type="button"
  onclick="$('#reveal').uiTabs('reveal',
    $('#reveal .z-content').last())">
  reveal(…)</button>`,
  },
};

export const events = {
  ...shared.events,
  ready: { tells: "'ready: ' + item.uiTabs('count') + ' tabs'" },
  beforeSelect: { body: 'return item.index !== 2;', try: 'Luggage can’t be selected.' },
  show: { tells: "item.content.width() + ' px wide, before it moves'" },
  select: { tells: "item.tab.text() + ', by ' + (item.reason || 'the start')" },
  deactivate: { tells: "item.tab.text() + ' was left'" },
  beforeRemove: {
    and: { closable: true },
    body: 'return item.index > 0;',
    try: 'The first one stays.',
  },
  remove: { and: { closable: true }, tells: "item.tab.text() + ' is gone'" },
  contentLoad: { ...shared.events.contentLoad, tells: "item.tab.text() + ' is there'" },
};
