/* From jQuery UI's tabs and accordion, 1.12 to 1.14. Code runs in a test, beside what it replaces. */

const tabs = `<div id="trip">
  <ul>
    <li><a href="#route">Route</a></li>
    <li><a href="#stays">Stays</a></li>
    <li><a href="#packing">Packing</a></li>
  </ul>
  <div id="route">Three days.</div>
  <div id="stays">Two inns.</div>
  <div id="packing">One bag.</div>
</div>`;

const accordion = `<div id="faq">
  <h3>How long?</h3>
  <div>Eleven kilometres.</div>
  <h3>Is there water?</h3>
  <div>At the second hut.</div>
</div>`;

const accordionStart = [
  `$('#faq').accordion();`,
  `$('#faq').uiAccordion({ active: 0, collapsible: false, keyboard: true });`,
];

const both = (code) => [code, code];

const hover = (target) => target.hover({ force: true });

/** The second tab of both sides gets its content from the server. */
const loaded = [
  `$('#trip a').eq(1).attr('href', '/answer/ok/stays'); $('#stays').remove();`,
  `$('#stays').empty().attr('data-content-url', '/answer/ok/stays');`,
];

export default {
  file: 'from-jquery-ui.html',
  name: 'jQuery UI',
  about:
    'Options, methods and events of jQuery UI’s tabs and accordion, and what to write instead.',
  lead: 'Keep your markup. Replace the two files. Rename `tabs()` to `uiTabs()`, and `accordion()` to `uiAccordion()`. The accordion takes three options to work as before, see below. Then look up your options, methods and events in the tables. Keep jQuery UI’s files if the page uses other parts of them.',
  package: 'jquery-ui',
  versions: ' It gave the same results beside 1.12.1 and 1.13.3.',
  library: ['/node_modules/jquery-ui/dist/jquery-ui.min.js'],
  parts: [
    {
      id: 'tabs',
      title: 'Tabs',
      files: [
        `<link rel="stylesheet" href="jquery-ui.css">
<script src="jquery-ui.js"></script>`,
        `<link rel="stylesheet" href="ui.tabs.min.css">
<script src="ui.tabs.min.js"></script>`,
      ],
      markup: [tabs, tabs],
      start: [`$('#trip').tabs();`, `$('#trip').uiTabs();`],
      press: 'ul li:nth-child(2) > a',
      rows: [
        {
          old: `$('#trip').tabs({ active: 1 });`,
          ours: `$('#trip').uiTabs({ defaultTab: 'tab2' });`,
        },
        {
          old: `$('#trip').tabs({ event: 'mouseover' });`,
          ours: `$('#trip').uiTabs({ event: 'mouseover' });`,
          act: hover,
        },
        {
          old: `$('#trip').tabs({ disabled: [1] });`,
          ours: `$('#trip').uiTabs().uiTabs('disable', 1);`,
          note: 'Or write `data-disabled` on the `li`.',
        },
        {
          old: `$('#trip').tabs({ show: true, hide: true });`,
          ours: `$('#trip').uiTabs({ animation: { effects: 'fade' } });`,
          note: 'By default, panels slide. `none` switches without animation.',
          motion: 'fades',
        },
        {
          old: `$('#trip').tabs({ heightStyle: 'content' });`,
          ours: `$('#trip').uiTabs();`,
          note: 'Each panel is as high as its content. In place of `fill`, set a `min-height` on `.z-content`.',
        },
        {
          old: `$('#trip').tabs({ heightStyle: 'auto' });`,
          ours: `$('#trip').uiTabs({ heightStyle: 'equal' });`,
          looks: [
            `new Set($('.ui-tabs-panel').get().map((panel) => $(panel).outerHeight())).size`,
            `new Set($('.z-content').get().map((panel) => panel.offsetHeight)).size`,
          ],
        },
        {
          old: `$('#trip').tabs({ collapsible: true, active: false });`,
          ours: `$('#trip').uiTabs({ collapsible: true, defaultTab: 'none' });`,
        },
        {
          old: `$('#trip').tabs('option', 'active', 1);`,
          ours: `$('#trip').uiTabs('select', 1);`,
          running: true,
        },
        {
          old: `console.log($('#trip').tabs('option', 'active'));`,
          ours: `console.log($('#trip').uiTabs('active'));`,
          running: true,
        },
        {
          old: `$('#trip').tabs('option', 'event', 'mouseover');`,
          ours: `$('#trip').uiTabs('setOptions', { event: 'mouseover' });`,
          act: hover,
          running: true,
        },
        {
          old: `$('#trip').tabs('disable', 1);`,
          ours: `$('#trip').uiTabs('disable', 1);`,
          running: true,
        },
        {
          old: `$('#trip').tabs('enable', 1);`,
          ours: `$('#trip').uiTabs('enable', 1);`,
          running: true,
          before: [`$('#trip').tabs('disable', 1);`, `$('#trip').uiTabs('disable', 1);`],
        },
        {
          old: `$('#trip').tabs('refresh');`,
          ours: `$('#trip').uiTabs('refresh');`,
          note: "Put a new panel beside the other panels, as the plugin has an element around them: `$('#packing').after(…)`. Or call `add`.",
          running: true,
          before: both(
            `$('#packing').after('<div id="food">Oats.</div>'); $('#trip li').last().after('<li><a href="#food">Food</a></li>');`,
          ),
          press: 'text=Food',
        },
        {
          old: `$('#trip').tabs('destroy');`,
          ours: `$('#trip').uiTabs('destroy');`,
          running: true,
        },
        {
          old: `console.log(typeof $('#trip').tabs('instance'));`,
          ours: `console.log(typeof $('#trip').uiTabs('instance'));`,
          running: true,
        },
        {
          old: `$('#trip').tabs({ create: () => console.log('ready') });`,
          ours: `$('#trip').uiTabs({ ready: () => console.log('ready') });`,
        },
        {
          old: `$('#trip').tabs({ beforeActivate: (event, ui) => ui.newTab.index() !== 1 });`,
          ours: `$('#trip').uiTabs({ beforeSelect: (event, item) => item.index !== 1 });`,
        },
        {
          old: `$('#trip').tabs({ activate: (event, ui) => console.log(ui.newPanel.text()) });`,
          ours: `$('#trip').uiTabs({ select: (event, item) => item.reason && console.log(item.content.text()) });`,
          note: '`select` also runs once for the first tab, without a `reason`.',
        },
        {
          old: `$('#trip').on('tabsactivate', (event, ui) => console.log(ui.newPanel.text()));`,
          ours: `$('#trip').on('uitabs:select', (event, item) => item.reason && console.log(item.content.text()));`,
          running: true,
        },
        {
          old: `$('#trip').tabs({ beforeLoad: (event, ui) => { ui.ajaxSettings.timeout = 5000; } });`,
          ours: `$('#trip').uiTabs({ ajax: { timeout: 5000 } });`,
          note: 'Move the URL from the `href` into `data-content-url` on the panel. `ajax` can also be a function. To load nothing, return `false` from it.',
          before: loaded.map(
            (code) =>
              `${code} $(document).ajaxSend((event, xhr, { timeout }) => console.log(timeout));`,
          ),
        },
        {
          old: `$('#trip').tabs({ load: (event, ui) => console.log(ui.panel.text()) });`,
          ours: `$('#trip').uiTabs({ contentLoad: (event, item) => console.log(item.content.text()) });`,
          before: loaded,
        },
        {
          old: `classes: { 'ui-tabs': 'mine' }`,
          note: 'Not needed: write the class on the container, or set custom properties.',
        },
      ],
      different: [
        "Arrow keys select a tab at once; jQuery UI waits for a moment. If the content of the tab is not loaded yet, they only move the focus. With `activation: 'manual'`, only Enter and Space select.",
        'Up and down scroll the page. In jQuery UI, they move between tabs, as left and right do.',
        "Tabs that don’t fit wrap into rows. In a narrow window they become a dropdown. With `mobileNav: 'auto'` they do so only if they don’t fit. `responsive: false` switches all of this off.",
        'The selected tab has the class `.z-active`, not `.ui-tabs-active`.',
      ],
    },
    {
      id: 'accordion',
      title: 'Accordion',
      files: [
        `<link rel="stylesheet" href="jquery-ui.css">
<script src="jquery-ui.js"></script>`,
        `<link rel="stylesheet" href="ui.accordion.min.css">
<script src="ui.accordion.min.js"></script>`,
      ],
      markup: [accordion, accordion],
      start: accordionStart,
      press: 'text=Is there water?',
      more: [
        { old: accordionStart[0], ours: accordionStart[1], press: 'text=How long?' },
        {
          old: accordionStart[0],
          ours: accordionStart[1],
          press: 'h3[tabindex="0"], h3 button >> nth=0',
          act: (header) => header.press('ArrowDown'),
          looks: both(`$('h3').index($(document.activeElement).closest('h3'))`),
        },
      ],
      rows: [
        {
          old: `$('#faq').accordion({ active: 1 });`,
          ours: `$('#faq').uiAccordion({ active: 1, collapsible: false });`,
        },
        {
          old: `$('#faq').accordion({ active: false, collapsible: true });`,
          ours: `$('#faq').uiAccordion();`,
          note: 'This is the default.',
        },
        {
          old: `$('#faq').accordion({ animate: 100 });`,
          ours: `$('#faq').uiAccordion({ active: 0, animation: { duration: 100 } });`,
          motion: 'lasts',
        },
        {
          old: `$('#faq').accordion({ animate: false });`,
          ours: `$('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });`,
          motion: 'lasts',
        },
        {
          old: `$('#faq').accordion({ event: 'mouseover' });`,
          ours: `$('#faq').uiAccordion({ active: 0, event: 'mouseover' });`,
          act: hover,
        },
        {
          old: `$('#faq').accordion({ heightStyle: 'content' });`,
          ours: `$('#faq').uiAccordion({ active: 0 });`,
          note: 'Each section is as high as its content. `contentHeight: 200` gives all the same height.',
        },
        {
          old: `$('#faq').accordion({ icons: false });`,
          ours: `$('#faq').uiAccordion({ active: 0, showIcons: false });`,
          looks: [`$('.ui-icon').length`, `$('.z-arrow').length`],
        },
        {
          old: `$('#faq').accordion({ icons: { header: 'ui-icon-plus', activeHeader: 'ui-icon-minus' } });`,
          ours: `$('#faq').uiAccordion({ active: 0, icon: 'plus', iconPosition: 'start' });`,
          looks: [`$('.ui-icon').length`, `$('.z-arrow').length`],
        },
        {
          old: `header: 'h3'`,
          note: 'Not needed: the plugin takes the headings in the container, or the first element of each section.',
        },
        {
          old: `$('#faq').accordion('option', 'active', 1);`,
          ours: `$('#faq').uiAccordion('select', 1);`,
          note: '`select` on an open section closes it.',
          running: true,
        },
        {
          old: `console.log($('#faq').accordion('option', 'active'));`,
          ours: `console.log($('#faq').uiAccordion('active'));`,
          running: true,
        },
        {
          old: `$('#faq').accordion('refresh');`,
          ours: `$('#faq').uiAccordion('refresh');`,
          running: true,
          before: both(`$('#faq').append('<h3>Is it steep?</h3><div>Twice.</div>');`),
          press: 'text=Is it steep?',
        },
        {
          old: `$('#faq').accordion('destroy');`,
          ours: `$('#faq').uiAccordion('destroy');`,
          running: true,
        },
        {
          old: `$('#faq').accordion({ beforeActivate: () => false });`,
          ours: `$('#faq').uiAccordion({ active: 0, beforeSelect: () => false });`,
        },
        {
          old: `$('#faq').accordion({ activate: (event, ui) => console.log(ui.newPanel.text()) });`,
          ours: `$('#faq').uiAccordion({ active: 0, activate: (event, item) => item.reason && item.open && console.log(item.content.textContent) });`,
          note: '`activate` also runs when a section closes, and for sections that are open at the start (without a `reason`). `content` is an element, not a jQuery object.',
        },
      ],
      different: [
        'The plugin puts a button into each heading. The Tab key stops at each button. Arrow keys need `keyboard: true`.',
        "Each section is as high as its content. In jQuery UI, all are as high as the highest, unless you set `heightStyle: 'content'`.",
        'All sections are closed at the start. Set `active: 0` to open the first one. A click on an open header closes the section. Set `collapsible: false` to keep one section open.',
      ],
    },
  ],
};
