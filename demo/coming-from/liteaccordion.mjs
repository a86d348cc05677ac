/* From liteAccordion. The table is from its documentation, as there is no package to run it beside ours. */

const slide = (title, text) => `    <li>
      <h2><span>${title}</span></h2>
      <div>${text}</div>
    </li>`;
const slides = `${slide('Coast', 'Three days.')}
${slide('Hills', 'Two inns.')}`;

export default {
  file: 'from-liteaccordion.html',
  name: 'liteAccordion',
  about: 'Options, methods and callbacks of liteAccordion, and what to write instead.',
  lead: "Keep your markup. Replace the two files. Call `uiAccordion()` on the list, not on the element around it, and set `orientation: 'horizontal'`. Then look up your options, methods and callbacks in the table. The table follows the documentation of liteAccordion 2.2.",
  parts: [
    {
      id: 'accordion',
      title: 'Accordion',
      files: [
        `<link rel="stylesheet" href="liteaccordion.css">
<script src="liteaccordion.jquery.js"></script>`,
        `<link rel="stylesheet" href="ui.accordion.min.css">
<script src="ui.accordion.min.js"></script>`,
      ],
      markup: Array(2).fill(`<div id="trip">
  <ol>
${slides}
  </ol>
</div>`),
      start: [
        `$('#trip').liteAccordion();`,
        `$('#trip > ol').uiAccordion({ orientation: 'horizontal', headerSize: 48 });`,
      ],
      rows: [
        { old: `containerWidth: 800`, ours: `width: 800` },
        { old: `containerHeight: 300`, ours: `height: 300` },
        { old: `headerWidth: 60`, ours: `headerSize: 60` },
        { old: `firstSlide: 2`, ours: `active: 1`, note: 'Counted from 0.' },
        { old: `activateOn: 'mouseover'`, ours: `event: 'mouseover'` },
        { old: `slideSpeed: 800`, ours: `animation: { duration: 800 }` },
        { old: `easing: 'linear'`, ours: `animation: { easing: 'linear' }` },
        { old: `autoPlay: true, cycleSpeed: 6000`, ours: `autoplay: { interval: 6000 }` },
        {
          old: `pauseOnHover: true`,
          ours: `autoplay: { pauseOnHover: true }`,
          note: 'This is the default.',
        },
        { old: `theme: 'dark'`, ours: `theme: 'black'`, note: 'Or one of the other themes.' },
        { old: `rounded: true`, ours: `rounded: true`, note: 'The same.' },
        {
          old: `linkable: true`,
          ours: `deeplinking: true`,
          note: 'Rename `data-slide-name` on the `li` to `data-link`.',
        },
        {
          old: `enumerateSlides: true`,
          note: 'No equivalent: write the number into the heading, or count with CSS.',
        },
        {
          old: `onTriggerSlide: function () { … }`,
          ours: `select: function (event, item) { … }`,
          note: '`this` is the container, `item.header` the heading.',
        },
        {
          old: `onSlideAnimComplete: function () { … }`,
          ours: `activate: function (event, item) { … }`,
          note: 'It is also called at the start, and for the section that closes: `item.open` is then `false`.',
        },
        {
          old: `$('#trip').liteAccordion('play')`,
          ours: `$('#trip > ol').uiAccordion('play')`,
          then: `$('.z-autoplay').is('.z-playing')`,
        },
        {
          old: `$('#trip').liteAccordion('stop')`,
          ours: `$('#trip > ol').uiAccordion('stop')`,
          before: ['', `$('#trip > ol').uiAccordion('play');`],
          then: `$('.z-autoplay').is(':not(.z-playing)')`,
        },
        {
          old: `$('#trip').liteAccordion('next')`,
          ours: `$('#trip > ol').uiAccordion('next')`,
          then: `$('#trip > ol').uiAccordion('active') === 1`,
        },
        {
          old: `$('#trip').liteAccordion('prev')`,
          ours: `$('#trip > ol').uiAccordion('prev')`,
          then: `$('#trip > ol').uiAccordion('active') === 1`,
        },
        {
          old: `$('#trip').liteAccordion('destroy')`,
          ours: `$('#trip > ol').uiAccordion('destroy')`,
          then: `!$('#trip > ol').uiAccordion('instance')`,
        },
      ],
      different: [
        'For arrow keys, set `keyboard: true`.',
        'With `responsive: true`, the accordion becomes vertical in a narrow window.',
        'The first section is open at the start, as in liteAccordion. Set `active` to open another one.',
      ],
    },
  ],
};
