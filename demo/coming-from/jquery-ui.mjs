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

export default {
  file: 'from-jquery-ui.html',
  name: 'jQuery UI',
  about:
    'Options, methods and events of jQuery UI’s tabs and accordion, and what to write instead.',
  lead: 'Keep your markup. Replace the two files. Rename `tabs()` to `uiTabs()`, and `accordion()` to `uiAccordion()`. The accordion takes three options to work as before, see below. Then look up your options, methods and events in the tables. Keep jQuery UI’s files if the page uses other parts of them.',
  library: ['/node_modules/jquery-ui/dist/jquery-ui.js'],
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
        },
        {
          old: `$('#trip').tabs({ heightStyle: 'content' });`,
          ours: `$('#trip').uiTabs();`,
          note: 'Each panel is as high as its content. In place of `auto` and `fill`, set a `min-height` on `.z-content`.',
        },
        {
          old: `$('#trip').tabs({ collapsible: true });`,
          note: 'No equivalent: one tab is always selected.',
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
          running: true,
        },
        {
          old: `$('#trip').tabs('disable', 1);`,
          ours: `$('#trip').uiTabs('disable', 1);`,
          running: true,
        },
        {
          old: `$('#trip').tabs('disable', 1).tabs('enable', 1);`,
          ours: `$('#trip').uiTabs('disable', 1).uiTabs('enable', 1);`,
          running: true,
        },
        {
          old: `$('#trip').tabs('refresh');`,
          ours: `$('#trip').uiTabs('refresh');`,
          running: true,
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
          old: `beforeLoad: (event, ui) => { ui.ajaxSettings.timeout = 5000; }`,
          ours: `ajax: { timeout: 5000 }`,
          note: 'Move the URL from the `href` into `data-content-url` on the panel. `ajax` can also be a function. To load nothing, return `false` from it.',
          untested: true,
        },
        {
          old: `load: (event, ui) => console.log(ui.panel.text())`,
          ours: `contentLoad: (event, item) => console.log(item.content.text())`,
          untested: true,
        },
        {
          old: `classes: { 'ui-tabs': 'mine' }`,
          note: 'Not needed: write the class on the container, or set custom properties.',
        },
      ],
      different: [
        "Arrow keys select a tab at once; jQuery UI waits for a moment. If the content of the tab is not loaded yet, they only move the focus. With `activation: 'manual'`, only Enter and Space select.",
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
      start: [
        `$('#faq').accordion();`,
        `$('#faq').uiAccordion({ active: 0, collapsible: false, keyboard: true });`,
      ],
      press: 'text=Is there water?',
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
        },
        {
          old: `$('#faq').accordion({ animate: false });`,
          ours: `$('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });`,
        },
        {
          old: `$('#faq').accordion({ event: 'mouseover' });`,
          ours: `$('#faq').uiAccordion({ active: 0, event: 'mouseover' });`,
        },
        {
          old: `$('#faq').accordion({ heightStyle: 'content' });`,
          ours: `$('#faq').uiAccordion({ active: 0 });`,
          note: 'Each section is as high as its content. `contentHeight: 200` gives all the same height.',
        },
        {
          old: `$('#faq').accordion({ icons: false });`,
          ours: `$('#faq').uiAccordion({ active: 0, showIcons: false });`,
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
        'All sections are closed at the start. Set `active: 0` to open the first one. A click on an open header closes the section. Set `collapsible: false` to keep one section open.',
      ],
    },
  ],
};
