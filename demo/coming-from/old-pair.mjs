/* From the older pair with this interface, for existing.html. The tables are from its documentation, and from pages that use it. */

const same = (code, note = '') => ({ old: code, ours: code, note: `The same. ${note}`.trim() });

const autoplay = same(
  `autoplay: { interval: 2000, smart: true }`,
  'It also waits under a mouse and while the focus is inside, and it has a button: `pauseOnHover`, `pauseOnFocus`, `control`.',
);
const content = same(
  `contentUrls: ['', 'stays.html'], cacheAjax: true`,
  'Another origin needs `iframe: true`.',
);
const event = same(`event: 'mouseover'`, 'On a touch screen a tap opens, whatever the event is.');
const remembered = same(
  `rememberState: true`,
  'The container needs an `id`. What visitors had open before is not taken over.',
);

const markup = {
  tabs: `<div id="trip">
  <ul>
    <li><a>Route</a></li>
    <li><a>Stays</a></li>
  </ul>
  <div>
    <div>Three days.</div>
    <div>Two inns.</div>
  </div>
</div>`,
  accordion: `<ul id="faq">
  <li>
    <h3>How long?</h3>
    <div>Eleven kilometres.</div>
  </li>
  <li>
    <h3>Is there water?</h3>
    <div>At the second hut.</div>
  </li>
</ul>`,
};

const tabs = [
  same(
    `theme: 'blue', style: 'underlined', size: 'large'`,
    'The names of your own themes and sizes are classes of the container, as before.',
  ),
  same(`position: 'top-center', orientation: 'horizontal'`),
  same(`bordered: true, rounded: true, shadows: false, spaced: false, multiline: false`),
  same(
    `animation: { effects: 'slideH', duration: 600, easing: 'swing', type: 'css' }`,
    'The duration is in milliseconds. `fadeIn` and `slideTop` work, too.',
  ),
  autoplay,
  content,
  same(
    `deeplinking: true, deeplinkingPrefix: 'trip', deeplinkingSeparator: '/'`,
    "Each change is a step of Back; `history: 'replace'` keeps one step.",
  ),
  same(`deeplinkingAutoScroll: true`),
  same(`defaultTab: 'tab2'`, 'A name in `data-link`, an id or an index works, too.'),
  event,
  same(
    `mobileNav: true, minWindowWidth: 720, maxRows: 2`,
    "The width decides, on every device. `mobileNav: 'auto'` keeps tabs where they fit.",
  ),
  same(`responsive: true, responsiveDelay: 100`),
  remembered,
  same(
    `$('#trip').data('uiTabs').select(1)`,
    "Also `$('#trip').uiTabs('select', 1)`. A negative index counts from the end.",
  ),
  same(`$('#trip').data('uiTabs').next().prev().last().first()`),
  same(`$('#trip').data('uiTabs').setOptions({ theme: 'red' })`),
  same(`$('#trip').data('uiTabs').play(2000).stop()`),
  same(
    `$('#trip').data('uiTabs').add('Food', '<p>Oats.</p>')`,
    'The label is text: its tags are shown. Give a node for a label with markup. The content is HTML.',
  ),
  same(`$('#trip').data('uiTabs').remove(1)`),
  same(
    `$('#trip').data('uiTabs').refresh()`,
    'Not needed for the height any more. Call it after you have added or hidden tabs by yourself.',
  ),
  same(`ready: function (event, item) { item.attr('id'); }`),
  same(
    `select: function (event, item) { item.tab.attr('id'); }`,
    '`item` also has `reason`. It runs once for the first tab, after the call that starts the set.',
  ),
  same(
    `deactivate: function (event, item) { item.content.attr('id'); }`,
    'It runs after `select`.',
  ),
  {
    old: `$('#trip li').addClass('z-disabled')`,
    ours: `$('#trip').uiTabs('disable', 1)`,
    note: 'The class works as before. The method tells screen readers, too.',
  },
  {
    old: `$('#trip').data('uiTabs')._base`,
    note: 'No equivalent: nothing inside the instance is the same. Call methods, and take out resize handlers; the set sees its width by itself.',
  },
];

const accordion = [
  same(
    `active: 0`,
    '`false` closes all. An array opens several. A horizontal accordion always has one open.',
  ),
  same(`theme: 'blue', bordered: true, rounded: true, shadows: false, showIcons: true`),
  same(
    `animation: { duration: 400, easing: 'swing', type: 'css' }`,
    '`css` is the default on every device.',
  ),
  autoplay,
  content,
  same(`contentHeight: 200, scrollable: true, contentSpacing: 10`, 'For vertical accordions.'),
  same(`expandMode: 'multiple', sectionSpacing: 4`, 'For vertical accordions.'),
  same(`contentNav: true`, 'For vertical accordions.'),
  same(`slider: true, dotNav: true`),
  event,
  same(`headerFontSize: 1.5, headerSize: 40`, 'One em is 8 px, or 10.7 px in a horizontal one.'),
  same(`orientation: 'horizontal', width: 960, height: 320`),
  same(`responsive: true, responsiveDelay: 100, minWindowWidth: 720`),
  same(`keyboard: true`, 'For arrow keys, Home and End. Tab, Enter and Space always work.'),
  remembered,
  {
    old: `containerHeight: 320`,
    note: 'No such option, though some pages write it. Use `height`. Names that no option has get a warning.',
  },
  same(
    `$('#faq').data('uiAccordion').select(1)`,
    'On an open section of a vertical accordion, it closes the section.',
  ),
  same(`$('#faq').data('uiAccordion').next().prev().last().first()`, 'They never close a section.'),
  same(`$('#faq').data('uiAccordion').setOptions({ theme: 'red' })`),
  same(`$('#faq').data('uiAccordion').play({ interval: 2000 }).stop()`, 'A number works, too.'),
  same(
    `select: function (event, item) { $(item.header).text(); }`,
    'It runs at once, when a section opens or closes: `item.open` says which.',
  ),
  same(
    `activate: function (event, item) { $(item.content).text(); }`,
    'It runs after the animation, for sections that close as well.',
  ),
  same(`contentLoad: function (event, item) { $(item.content).text(); }`),
  same(
    `error: function (event, xhr) { console.log(xhr.status, xhr.statusText); }`,
    'The section shows a message by itself, with a button “Try again”.',
  ),
];

export default {
  name: 'the old pair',
  parts: [
    {
      id: 'tabs',
      title: 'Tabs',
      markup: [markup.tabs, markup.tabs],
      start: [`$('#trip').uiTabs();`, `$('#trip').uiTabs();`],
      rows: tabs,
    },
    {
      id: 'accordion',
      title: 'Accordion',
      markup: [markup.accordion, markup.accordion],
      start: [`$('#faq').uiAccordion();`, `$('#faq').uiAccordion();`],
      rows: accordion,
    },
  ],
};
