/* From EasyTabs. The table is from its documentation, as there is no package to run it beside ours. */

const markup = `<div id="trip">
  <ul>
    <li><a href="#route">Route</a></li>
    <li><a href="#stays">Stays</a></li>
  </ul>
  <div id="route">Three days.</div>
  <div id="stays">Two inns.</div>
</div>`;

export default {
  file: 'from-easytabs.html',
  name: 'EasyTabs',
  about: 'Options, methods and events of EasyTabs, and what to write instead.',
  lead: 'Keep your markup. Replace the script, add the style sheet of the plugin, and rename `easytabs()` to `uiTabs()`. To keep the tab in the URL, set `deeplinking: true`. Then look up your options, methods and events in the table. The table follows the documentation of EasyTabs 3.2.',
  parts: [
    {
      id: 'tabs',
      title: 'Tabs',
      files: [
        `<script src="jquery.easytabs.js"></script>`,
        `<link rel="stylesheet" href="ui.tabs.min.css">
<script src="ui.tabs.min.js"></script>`,
      ],
      markup: [markup, markup],
      start: [`$('#trip').easytabs();`, `$('#trip').uiTabs({ deeplinking: true });`],
      rows: [
        {
          old: `defaultTab: 'li#second'`,
          ours: `defaultTab: 'tab2'`,
          note: 'The second tab is `tab2`. Or write the name in `data-link`, or the id of an `li` or a panel.',
        },
        {
          old: `updateHash: true`,
          ours: `deeplinking: true`,
          note: 'In EasyTabs, this is the default. The hash is `#tab1`, `#tab2`, or the name in `data-link`. Links to the id of a panel always work.',
        },
        { old: `animate: false`, ours: `animation: { effects: 'none' }` },
        { old: `animationSpeed: 400`, ours: `animation: { effects: 'fade', duration: 400 }` },
        { old: `event: 'mouseover'`, ours: `event: 'mouseover'`, note: 'The same.' },
        { old: `cycle: 3000`, ours: `autoplay: { interval: 3000 }` },
        { old: `cache: false`, ours: `cacheAjax: false` },
        {
          old: `<a href="stays.html" data-target="#stays">`,
          ours: `<div data-content-url="stays.html">`,
          note: 'Write the URL on the panel.',
          before: [
            '',
            `$('#trip > div').first().empty().attr('data-content-url', '/answer/ok/stays');`,
          ],
          then: `$('#route').text() === 'stays'`,
        },
        {
          old: `collapsible: true`,
          ours: `collapsible: true, defaultTab: 'none'`,
          note: 'In EasyTabs, all tabs are then closed at the start, unless `defaultTab` is set. If it is, keep it.',
        },
        {
          old: `tabActiveClass, panelActiveClass`,
          ours: `.z-active`,
          note: 'Both have the same class.',
          then: `$('#trip li.z-active').text() + $('#trip div.z-active').text() === 'RouteThree days.'`,
        },
        {
          old: `tabs: '> nav > ul > li'`,
          note: 'Not needed: the plugin also finds a list in another element.',
        },
        {
          old: `$('#trip').easytabs('select', '#stays')`,
          ours: `$('#trip').uiTabs('select', 'stays')`,
          note: 'The id without `#`. A name in `data-link` or an index works, too.',
          then: `$('#trip').uiTabs('active') === 1`,
        },
        {
          old: `$('#trip').bind('easytabs:before', function () { return false; })`,
          ours: `$('#trip').on('uitabs:beforeselect', () => false)`,
          then: `$('#trip').uiTabs('select', 1).uiTabs('active') === 0`,
        },
        {
          old: `$('#trip').bind('easytabs:after', …)`,
          ours: `$('#trip').on('uitabs:select', (event, item) => …)`,
          note: 'It also runs once for the first tab.',
          then: `window.heard`,
        },
        {
          old: `$('#trip').bind('easytabs:ajax:complete', …)`,
          ours: `$('#trip').on('uitabs:contentload', (event, item) => …)`,
          before: ['', `$('#stays').attr('data-content-url', '/answer/ok/stays');`],
          then: `$('#trip').uiTabs('select', 1) && window.heard`,
        },
        {
          old: `$('#trip').bind('easytabs:midTransition', …)`,
          ours: `$('#trip').on('uitabs:show', (event, item) => …)`,
          note: 'It runs when the new panel has its size, before it moves, also at the start. Both panels move at the same time.',
          then: `$('#trip').uiTabs('select', 1) && window.heard`,
        },
      ],
      different: [
        'EasyTabs has no styles. The style `clean` has the fewest. Change the rest with custom properties.',
      ],
    },
  ],
};
