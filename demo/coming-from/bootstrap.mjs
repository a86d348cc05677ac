/* From the tabs and the accordion of Bootstrap 5. Code runs in a test, beside what it replaces. */

const tab = (id, label, active) =>
  `    <li class="nav-item"><button class="nav-link${active ? ' active' : ''}" data-bs-toggle="tab" data-bs-target="#${id}" type="button" role="tab">${label}</button></li>`;
const pane = (id, text, active) =>
  `    <div class="tab-pane${active ? ' show active' : ''}" id="${id}" role="tabpanel">${text}</div>`;

const oldTabs = `<div id="trip">
  <ul class="nav nav-tabs" role="tablist">
${tab('route', 'Route', true)}
${tab('stays', 'Stays')}
  </ul>
  <div class="tab-content">
${pane('route', 'Three days.', true)}
${pane('stays', 'Two inns.')}
  </div>
</div>`;

const newTabs = `<div id="trip" data-role="z-tabs">
  <ul>
    <li data-link="route">Route</li>
    <li data-link="stays">Stays</li>
  </ul>
  <div>
    <div>Three days.</div>
    <div>Two inns.</div>
  </div>
</div>`;

const item = (id, title, text, open) => `  <div class="accordion-item">
    <h2 class="accordion-header"><button class="accordion-button${open ? '' : ' collapsed'}" type="button" data-bs-toggle="collapse" data-bs-target="#${id}" aria-expanded="${!!open}">${title}</button></h2>
    <div id="${id}" class="accordion-collapse collapse${open ? ' show' : ''}" data-bs-parent="#faq"><div class="accordion-body">${text}</div></div>
  </div>`;

const oldAccordion = `<div class="accordion" id="faq">
${item('length', 'How long?', 'Eleven kilometres.', true)}
${item('water', 'Is there water?', 'At the second hut.')}
</div>`;

const newAccordion = `<div id="faq" data-role="z-accordion" data-options='{"active": 0}'>
  <div>
    <h2>How long?</h2>
    <div>Eleven kilometres.</div>
  </div>
  <div>
    <h2>Is there water?</h2>
    <div>At the second hut.</div>
  </div>
</div>`;

const files = (name) => [
  `<link rel="stylesheet" href="bootstrap.css">
<script src="bootstrap.bundle.js"></script>`,
  `<link rel="stylesheet" href="${name}.min.css">
<script src="jquery.min.js"></script>
<script src="${name}.min.js"></script>`,
];

const secondTab = `bootstrap.Tab.getOrCreateInstance(document.querySelectorAll('#trip button')[1])`;
const water = `bootstrap.Collapse.getOrCreateInstance('#water', { toggle: false })`;

const both = (code) => [code, code];

/** The style of the selected tab, and where the tabs are; the border beside the first section. */
const styleOf = `getComputedStyle($('.nav-link.active, .z-active .z-link')[0])`;
const places = `$('.nav-item, .z-tab').get().map((tab) => tab.getBoundingClientRect())`;
const border = `getComputedStyle($('.accordion-item, .z-section')[0]).borderLeftWidth`;

export default {
  file: 'from-bootstrap.html',
  name: 'Bootstrap',
  about: 'Bootstrap’s tabs and accordion: markup, methods and events, and what to write instead.',
  lead: 'Add jQuery 1.12 or later, and the two files of the plugin. Write the shorter markup below: it has no roles, no ids and no classes of Bootstrap. Then look up your calls in the tables. Widgets with `data-role` start when the page is ready, or earlier, when you call a method by name. Bootstrap’s files can stay in the page.',
  package: 'bootstrap',
  library: ['/node_modules/bootstrap/dist/js/bootstrap.bundle.min.js'],
  sheet: '/node_modules/bootstrap/dist/css/bootstrap.min.css',
  parts: [
    {
      id: 'tabs',
      title: 'Tabs',
      files: files('ui.tabs'),
      markup: [oldTabs, newTabs],
      start: ['', ''],
      press: 'ul li:nth-child(2) > *',
      rows: [
        { old: `${secondTab}.show();`, ours: `$('#trip').uiTabs('select', 1);`, running: true },
        {
          old: `document.querySelectorAll('#trip button')[1].disabled = true;`,
          ours: `$('#trip').uiTabs('disable', 1);`,
          note: 'Or `data-disabled` on the `li`.',
          running: true,
        },
        {
          old: `document.addEventListener('show.bs.tab', (event) => event.preventDefault());`,
          ours: `document.addEventListener('uitabs:beforeselect', (event) => event.preventDefault());`,
          running: true,
        },
        {
          old: `document.addEventListener('shown.bs.tab', (event) => console.log(event.target.textContent));`,
          ours: `document.addEventListener('uitabs:select', (event) => console.log(event.detail.tab.text()));`,
          note: 'The event is on the container, and bubbles. `event.detail` has `index`, `tab` and `content`. The event also comes once for the first tab, without a `reason`.',
          running: true,
        },
        {
          old: `document.addEventListener('hidden.bs.tab', (event) => console.log(event.target.textContent));`,
          ours: `document.addEventListener('uitabs:deactivate', (event) => console.log(event.detail.tab.text()));`,
          running: true,
        },
        {
          old: `class="tab-pane fade"`,
          ours: `data-options='{"animation": {"effects": "fade"}}'`,
          does: `$('.tab-pane').addClass('fade');`,
          motion: 'fades',
          // Bootstrap's panel waits before it fades in.
          looks: [
            `[window.moved, $('.tab-pane.show').text()]`,
            `[window.moved, $('.z-content.z-active').text()]`,
          ],
        },
        {
          old: `class="nav nav-pills"`,
          ours: `data-options='{"style": "pills"}'`,
          does: `$('.nav').attr('class', 'nav nav-pills');`,
          looks: both(`${styleOf}.borderBottomLeftRadius !== '0px'`),
        },
        {
          old: `class="nav nav-underline"`,
          ours: `data-options='{"style": "underlined"}'`,
          does: `$('.nav').attr('class', 'nav nav-underline');`,
          looks: both(
            `['Top', 'Bottom'].map((side) => ${styleOf}[\`border\${side}Width\`] !== '0px')`,
          ),
        },
        {
          old: `class="nav nav-tabs nav-fill"`,
          ours: `data-options='{"position": "top-compact"}'`,
          does: `$('.nav').addClass('nav-fill');`,
          looks: both(`${places}[1].right > innerWidth * 0.9`),
        },
        {
          old: `class="nav flex-column"`,
          ours: `data-options='{"orientation": "vertical"}'`,
          does: `$('.nav').attr('class', 'nav flex-column');`,
          looks: both(`${places}[0].left === ${places}[1].left`),
        },
        {
          old: `.dispose()`,
          ours: `$('#trip').uiTabs('destroy');`,
          note: 'It restores your markup, so all panels show.',
          does: `${secondTab}.dispose();`,
          running: true,
          press: 'body',
          looks: [
            `!bootstrap.Tab.getInstance(document.querySelectorAll('#trip button')[1])`,
            `!$('#trip').uiTabs('instance')`,
          ],
        },
      ],
      different: [
        'The left and right arrow keys select tabs. Up and down scroll the page; in Bootstrap, they select tabs, too.',
        'The plugin adds roles and ids when the tabs start. Without JavaScript, users see all content.',
        "Tabs that don’t fit wrap into rows. In a narrow window they become a dropdown. With `mobileNav: 'auto'` they do so only if they don’t fit.",
      ],
    },
    {
      id: 'accordion',
      title: 'Accordion',
      files: files('ui.accordion'),
      markup: [oldAccordion, newAccordion],
      start: ['', ''],
      press: 'text=Is there water?',
      rows: [
        {
          old: `${water}.show();`,
          ours: `$('#faq').uiAccordion('select', 1);`,
          note: 'On an open section, `select` closes it.',
          running: true,
        },
        {
          old: `${water}.toggle();`,
          ours: `$('#faq').uiAccordion('toggle', 1);`,
          running: true,
        },
        {
          old: `<button data-bs-toggle="collapse" data-bs-target="#water">`,
          ours: `<button commandfor="faq" command="--toggle" value="1">`,
          note: 'Anywhere in the page. `value` is an index, or a name in `data-link`. Also `--next`, `--expand-all` and others.',
          press: 'body > button',
        },
        {
          old: `bootstrap.Collapse.getOrCreateInstance('#length', { toggle: false }).hide();`,
          ours: `$('#faq').uiAccordion('close', 0);`,
          press: 'text=How long?',
          running: true,
        },
        {
          old: `document.addEventListener('show.bs.collapse', (event) => event.preventDefault());`,
          ours: `document.addEventListener('uiaccordion:beforeselect', (event) => event.preventDefault());`,
          note: 'It also runs before a section closes. Then `event.detail.open` is `false`.',
          running: true,
        },
        {
          old: `document.addEventListener('shown.bs.collapse', (event) => console.log(event.target.innerText));`,
          ours: `document.addEventListener('uiaccordion:activate', (event) => event.detail.open && event.detail.reason && console.log(event.detail.content.innerText));`,
          note: 'It also runs when a section closes, and for sections that are open at the start (without a `reason`).',
          running: true,
        },
        {
          old: `document.addEventListener('hidden.bs.collapse', () => console.log('closed'));`,
          ours: `document.addEventListener('uiaccordion:collapse', () => console.log('closed'));`,
          running: true,
        },
        {
          old: `no data-bs-parent`,
          ours: `data-options='{"active": 0, "expandMode": "multiple"}'`,
          note: 'Several sections can be open.',
          does: `$('[data-bs-parent]').removeAttr('data-bs-parent');`,
        },
        {
          old: `class="collapse show"`,
          ours: `data-options='{"active": 1}'`,
          note: 'The index of the open section, counted from 0. For several, an array.',
          does: `$('.collapse').toggleClass('show');`,
        },
        {
          old: `class="accordion"`,
          ours: `data-options='{"active": 0, "bordered": true}'`,
          note: 'By default, sections have no border, as with `accordion-flush`.',
          does: ``,
          looks: both(border),
        },
        {
          old: `class="accordion accordion-flush"`,
          ours: `data-options='{"active": 0}'`,
          note: 'No border is the default.',
          does: `$('#faq').addClass('accordion-flush');`,
          looks: both(border),
        },
      ],
      different: ['Write only the heading. The plugin puts the button into it.'],
    },
  ],
};
