/* Examples of the accordion; `shared.mjs` says what the words of an example mean. */
import * as shared from './shared.mjs';

const responsive = { orientation: 'horizontal', width: 960, height: 220, responsive: true };
const slides = { slider: true, collapsible: false };

/** Forms of markup, by their titles; written out, as this is what they show. */
export const markup = {
  'A list': {
    about:
      'The usual markup: a header and its content in each <code>li</code>. <code>section</code>, <code>div</code> and <code>article</code> work, too.',
    html: `<ul data-role="z-accordion" data-active="0">
  <li>
    <h4>How long is the walk?</h4>
    <div>Eleven kilometres.</div>
  </li>
  <li>
    <h4>Is there water?</h4>
    <div>At the second hut.</div>
  </li>
</ul>`,
  },
  Pairs: {
    about: 'Headings, each followed by its content. A heading can also hold a link or a button.',
    html: `<div data-role="z-accordion">
  <h4>Cirrus <a href="#markup">why</a></h4>
  <div>Ice, combed out by the wind.</div>
  <h4>Stratus</h4>
  <div>On the ground, it is fog.</div>
</div>`,
  },
  Details: {
    about: 'Users can open <code>details</code> elements before the script has loaded.',
    html: `<div data-role="z-accordion">
  <details>
    <summary>Why is the sea salty?</summary>
    <div>Rivers bring the salt.</div>
  </details>
  <details>
    <summary>Why is the sky blue?</summary>
    <div>Air scatters it most.</div>
  </details>
</div>`,
  },
  'Content from a template': {
    about:
      'With <code>data-content-type="template"</code> on a header, the content of the <code>template</code> in its section comes into the page when the section first opens.',
    html: `<div data-role="z-accordion">
  <h4>How high is the cliff?</h4>
  <div>Two hundred steps.</div>
  <h4 data-content-type="template">Is there light in the cave?</h4>
  <div>
    <template>No: bring a lamp.</template>
  </div>
</div>`,
  },
  'Texts in the page’s language': {
    about:
      'Load the file of your language from <code>assets/js/texts</code>, before or after the plugin. An accordion takes the texts of the nearest <code>lang</code>. Here, the name of the button is French: point at it.',
    html: `<script src="../assets/js/texts/fr.js"></script>
<div data-role="z-accordion" lang="fr"
  data-options='{"autoplay": {"interval": 4000}}'>
  <h4>D’où vient le vent ?</h4>
  <div>De l’ouest.</div>
  <h4>Y a-t-il du brouillard ?</h4>
  <div>Le matin seulement.</div>
</div>`,
  },
  'Buttons without script': {
    about:
      'A button anywhere in the page can control the accordion by its attributes <code>commandfor</code> and <code>command</code>: <code class="word">--toggle</code>, <code class="word">--open</code>, <code class="word">--close</code> and <code class="word">--select</code> with an index or a name as its <code>value</code>, <code class="word">--expand-all</code>, <code class="word">--collapse-all</code>, <code class="word">--next</code>, <code class="word">--prev</code>, <code class="word">--first</code>, <code class="word">--last</code>, <code class="word">--play</code>, <code class="word">--stop</code>. In a form, such a button needs <code>type="button"</code>.',
    html: `<div data-role="z-accordion" id="harbour"
  data-expand-mode="multiple">
  <h4>When does the ferry leave?</h4>
  <div>At eight and at five.</div>
  <h4>Where is the fish?</h4>
  <div>On the quay, before noon.</div>
</div>
<button type="button" commandfor="harbour"
  command="--expand-all">Open all</button>
<button type="button" commandfor="harbour"
  command="--close" value="0">Close 0</button>`,
  },
};

export const options = {
  ...shared.options,
  active: { is: [0, 2] },
  'animation.duration': { is: 1500 },
  'animation.effects': { is: 'fade' },
  'animation.easing': { is: 'easeOutBounce', and: { 'animation.duration': 1200 } },
  'animation.type': { is: 'jquery' },
  bordered: { is: true, and: { active: 0 } },
  collapsible: {
    is: false,
    and: { active: 0 },
    try: 'The open section stays open until another one opens.',
  },
  rememberState: {
    is: 'session',
    id: true,
    on: 'named',
    try: 'Open another item, and reload the page. With <code>session</code>, it is forgotten when the browser’s tab is closed.',
  },
  contentHeight: {
    is: 90,
    and: { active: 0 },
    on: 'long',
    try: 'Longer content scrolls, also with the keyboard.',
  },
  contentNav: {
    is: true,
    on: 'menu',
    try: 'The link to this page has <code>aria-current</code>, and its section is open.',
  },
  contentSpacing: { is: 16, and: { active: 0 } },
  dotNav: { is: true, and: { ...slides, active: 1 }, on: 'pictures' },
  expandMode: { is: 'multiple' },
  icon: { is: 'plus' },
  iconPosition: { is: 'start' },
  headerFontSize: { is: 2.25 },
  headerSize: { is: 60 },
  height: { is: 160, and: { orientation: 'horizontal', width: 480 } },
  keyboard: { is: true, try: 'Press Tab to go to a header, then the arrow keys.' },
  minWindowWidth: {
    is: 1000,
    and: responsive,
    try: 'In a window up to 1000 pixels wide, it is vertical.',
  },
  orientation: { is: 'horizontal', and: { width: 480, height: 220 } },
  print: { ...shared.options.print, and: { active: 0 } },
  responsive: {
    is: true,
    and: { orientation: 'horizontal', width: 960, height: 400 },
    try: 'Make the window narrower: the accordion scales, then it becomes vertical.',
  },
  responsiveDelay: {
    is: 500,
    and: responsive,
    try: 'Change the width of the window: it waits half a second.',
  },
  scrollable: { is: true, and: { contentHeight: 90, active: 0 }, on: 'long' },
  sectionSpacing: { is: 10, and: { active: 0 } },
  showIcons: { is: false },
  slider: {
    is: true,
    and: { collapsible: false, active: 0 },
    on: 'pictures',
    try: 'Swipe, or click a header.',
  },
  theme: {
    is: 'lightblue',
    try: 'The <a href="themes.html?widget=accordion">theme gallery</a> shows all of them.',
  },
  width: { is: 400, and: { orientation: 'horizontal', height: 220 } },
};

export const methods = {
  ...shared.methods,
  toggle: { calls: ['1'] },
  close: { calls: ['0'], and: { active: 0 } },
  expandAll: { and: { expandMode: 'multiple' } },
  collapseAll: { and: { active: [0, 1] } },
  add: {
    calls: [
      "'Food', 'Oats, nuts and a hard cheese.'",
      "{header: 'Tide', content: {text: '< 2 m'}, index: 0}",
    ],
  },
  move: { calls: ['0, 2'] },
  refresh: {
    button: `<button type="button" onclick="
  $('#refresh')
    .append('<h4>Food</h4><div>Oats.</div>')
    .uiAccordion('refresh')">
  add a section, refresh()</button>`,
  },
  reveal: {
    button: `<button type="button"
  onclick="$('#reveal').uiAccordion('reveal',
    $('#reveal .z-content').last())">
  reveal(…)</button>`,
  },
};

/** A button that removes the last section of an example of a callback. */
const removing = (name) => `<button type="button"
  onclick="$('#on-${name}')
    .uiAccordion('remove', -1)">
  remove(-1)</button>`;

export const events = {
  ...shared.events,
  ready: { tells: "'ready: ' + item.uiAccordion('count') + ' sections'" },
  beforeSelect: { body: 'return item.index !== 2;', try: 'Luggage can’t be opened.' },
  show: { tells: "$(item.content).width() + ' px wide, before it moves'" },
  select: { tells: "$(item.header).text() + ', by ' + item.reason" },
  activate: { tells: "$(item.header).text() + (item.open ? ' is open' : ' is closed')" },
  collapse: { tells: "$(item.header).text() + ' has closed'" },
  beforeRemove: {
    body: 'return item.index > 0;',
    button: removing('before-remove'),
    try: 'The last one is removed. The first one stays.',
  },
  remove: {
    tells: "$(item.header).text() + ' is gone'",
    button: removing('remove'),
  },
  contentLoad: { ...shared.events.contentLoad, tells: "$(item.header).text() + ' is there'" },
};
