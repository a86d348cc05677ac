/* From older plugins with the same interface, for existing.html. The tables are from their documentation, and from pages that use them. */

const same = (code, note = '', tested = {}) => ({
  old: code,
  ours: code,
  note: `The same. ${note}`.trim(),
  ...tested,
});

const playing = `$('.z-autoplay').is('.z-playing')`;

const autoplay = same(
  `autoplay: { interval: 2000, smart: true }`,
  'It has a button (`control`). It pauses while the mouse is over the tabs or the accordion (`pauseOnHover`), or the focus is in it (`pauseOnFocus`).',
);
const content = same(
  `contentUrls: ['', 'stays.html'], cacheAjax: true`,
  'Content of another origin needs `iframe: true`.',
);
const event = same(
  `event: 'mouseover'`,
  'On a touch screen, a tap always opens the tab or section.',
);
const remembered = same(
  `rememberState: true`,
  'The container needs an `id`. The state that the older version stored is lost.',
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
    'The plugin adds the names of your own themes and sizes to the container as classes, as before.',
  ),
  same(`position: 'top-center', orientation: 'horizontal'`),
  same(`bordered: true, rounded: true, shadows: false, spaced: false, multiline: false`),
  same(
    `animation: { effects: 'slideH', duration: 600, easing: 'swing', type: 'css' }`,
    'The duration is in milliseconds. `fadeIn` and `slideTop` work, too. Easings other than `linear` and `swing` need the easing plugin, as before.',
  ),
  autoplay,
  content,
  same(
    `deeplinking: true, deeplinkingPrefix: 'trip', deeplinkingSeparator: '/'`,
    "Each new tab adds an entry to the browser's history, so the Back button goes through the tabs. `history: 'replace'` adds none.",
  ),
  same(`deeplinkingAutoScroll: true`),
  same(`defaultTab: 'tab2'`, 'A name in `data-link`, an id or an index works, too.'),
  event,
  same(
    `mobileNav: true, minWindowWidth: 600, maxRows: 3`,
    "The dropdown depends on the width only, on every device. `mobileNav: 'auto'` keeps tabs that fit in one row.",
  ),
  same(`responsive: false, responsiveDelay: 200`),
  remembered,
  same(
    `$('#trip').data('uiTabs').select(1)`,
    "Also `$('#trip').uiTabs('select', 1)`. A negative index counts from the end.",
    { then: `$('#trip').uiTabs('active') === 1` },
  ),
  same(`$('#trip').data('uiTabs').next().prev().first().last()`, '', {
    then: `$('#trip').uiTabs('active') === 1`,
  }),
  same(`$('#trip').data('uiTabs').setOptions({ theme: 'red' })`, '', {
    then: `$('#trip').is('.red')`,
  }),
  same(`$('#trip').data('uiTabs').play(2000)`, '', { then: playing }),
  same(`$('#trip').data('uiTabs').stop()`, '', {
    before: ['', `$('#trip').uiTabs('play');`],
    then: `!${playing}`,
  }),
  same(
    `$('#trip').data('uiTabs').add('Food', '<p>Oats.</p>')`,
    'The first argument is text: tags show as text. For a tab with markup, pass a node. The second argument is HTML.',
    { then: `$('#trip').uiTabs('count') === 3` },
  ),
  same(`$('#trip').data('uiTabs').remove(1)`, '', { then: `$('#trip').uiTabs('count') === 1` }),
  same(
    `$('#trip').data('uiTabs').refresh()`,
    'The height needs no call any more. Call it after your own code has added or hidden tabs.',
    {
      before: [
        '',
        `$('#trip li').last().after('<li><a>Food</a></li>'); $('.z-content').last().after('<div>Oats.</div>');`,
      ],
      then: `$('#trip').uiTabs('count') === 3`,
    },
  ),
  same(`ready: function (event, item) { item.attr('id'); }`),
  same(
    `select: function (event, item) { item.tab.attr('id'); }`,
    '`item` also has `reason`. For the first tab it runs once, after the call that starts the tabs.',
  ),
  same(
    `deactivate: function (event, item) { item.content.attr('id'); }`,
    'It runs after `select`.',
  ),
  {
    old: `$('#trip li').addClass('z-disabled')`,
    ours: `$('#trip').uiTabs('disable', 1)`,
    note: 'The class still works. The method tells screen readers, too.',
    then: `$('[role="tab"]').eq(1).is('[aria-disabled="true"]')`,
  },
  {
    old: `$('#trip').data('uiTabs')._base`,
    note: 'No equivalent: private properties are different. Call methods instead. Remove your resize handlers: the plugin notices a new width itself.',
  },
];

const accordion = [
  same(
    `active: 0`,
    '`false` closes all. An array opens several. In a horizontal accordion, one section is always open.',
  ),
  same(`theme: 'blue', bordered: true, rounded: true, shadows: false, showIcons: true`),
  same(
    `animation: { duration: 300, easing: 'swing', type: 'css' }`,
    '`css` is the default on every device.',
  ),
  autoplay,
  content,
  same(`contentHeight: 200, scrollable: true, contentSpacing: 10`, 'For vertical accordions.'),
  same(`expandMode: 'multiple', sectionSpacing: 4`, 'For vertical accordions.'),
  same(`contentNav: true`, 'For vertical accordions.'),
  same(`slider: true, dotNav: true`),
  event,
  same(
    `headerFontSize: 2, headerSize: 48`,
    '2 is 16 pixels, or 21.3 pixels in a horizontal accordion.',
  ),
  same(`orientation: 'horizontal', width: 960, height: 320`),
  same(`responsive: true, responsiveDelay: 100, minWindowWidth: 720`),
  same(`keyboard: true`, 'For arrow keys, Home and End. Tab, Enter and Space always work.'),
  remembered,
  {
    old: `containerHeight: 320`,
    note: 'Not an option, though some pages write it. Use `height`. An unknown name gives a warning in the console.',
  },
  same(
    `$('#faq').data('uiAccordion').select(1)`,
    'On an open section of a vertical accordion, it closes the section.',
    { then: `$('#faq').uiAccordion('active') === 1` },
  ),
  same(
    `$('#faq').data('uiAccordion').next().prev().first().last()`,
    'They never close a section.',
    { then: `$('#faq').uiAccordion('active') === 1` },
  ),
  same(`$('#faq').data('uiAccordion').setOptions({ theme: 'red' })`, '', {
    then: `$('#faq').is('.red')`,
  }),
  same(`$('#faq').data('uiAccordion').play({ interval: 2000 })`, 'A number works, too.', {
    then: playing,
  }),
  same(`$('#faq').data('uiAccordion').stop()`, '', {
    before: ['', `$('#faq').uiAccordion('play');`],
    then: `!${playing}`,
  }),
  same(
    `select: function (event, item) { $(item.header).text(); }`,
    'It runs before the animation, when a section opens (`item.open` is `true`) or closes.',
  ),
  same(
    `activate: function (event, item) { $(item.content).text(); }`,
    'It runs after the animation, also when a section closes.',
  ),
  same(`contentLoad: function (event, item) { $(item.content).text(); }`),
  same(
    `error: function (event, xhr) { console.log(xhr.status, xhr.statusText); }`,
    'The section shows a message and a button “Try again”.',
  ),
];

export default {
  name: 'older versions',
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
