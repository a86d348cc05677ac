/* The pages “With …” on frameworks that own the markup of the page: those that bind it, that exchange pages, and shadow roots. */
import { order, quoted, stack } from './stacks-parts.mjs';

// What the pages on frameworks that bind markup have in common.
const afterRender =
  "Start the tabs after the first render, and without `data-role`: otherwise, they may start before the framework has read the markup. If the tabs themselves come and go, call `$('#trip').uiTabs()` each time they are there.";
const boundText =
  'Bind texts to an element in the `li` or the heading: `<li><a>`, `<h3><span>`. If the `li` or the heading itself gets another text, the plugin makes its link or button again, but a user who is on it loses the focus.';
const accordions =
  'For an accordion, call `uiAccordion` instead of `uiTabs`, and repeat the sections: `<li><h3><span>…</span></h3><div>…</div></li>`.';

/** Why each item needs a key. */
const keyed = (name) =>
  `Give each item a \`:key\` of its own, as above. Without it, or with the index, ${name} keeps the elements when an item is removed or sorted, and changes their texts: the open tab stays where it is, and has the content of another.`;

export const frameworks = [
  stack(
    'Knockout',
    'knockout',
    'Bind labels and panels with Knockout, and start the tabs after the bindings.',
    [
      [
        'The example',
        `${order}, then Knockout. Put this into the \`body\`.`,
        quoted('knockout.html'),
        'knockout',
      ],
    ],
    [
      afterRender,
      'After items are added, removed or sorted, call `refresh`. `setTimeout` waits for the markup.',
      boundText,
      accordions,
      '`foreach` and `visible` may be on a panel itself. Put every other binding on an element in the panel: `if`, `text` and `html` on the panel itself replace all that is in it, also what the plugin has put there.',
    ],
  ),
  stack(
    'AngularJS',
    'angularjs',
    'Repeat labels and panels with AngularJS, and start the tabs when they are there.',
    [
      [
        'The example',
        `${order}, then AngularJS. Put this into the \`body\`.`,
        quoted('angularjs.html'),
        'angularjs',
      ],
    ],
    [
      afterRender,
      '`$timeout` waits for the markup. The first call of `uiTabs()` starts the tabs, and later ones do nothing. `refresh` reads the items again.',
      'Don’t write `track by $index` in `ng-repeat`. AngularJS then keeps the elements when an item is removed or sorted, and changes their texts: the open tab stays where it is, and has the content of another.',
      boundText,
      accordions,
      '`ng-show` works on a panel. Put `ng-if` on an element in the panel: without the panel, the others would move to other labels.',
    ],
  ),
  stack(
    'Alpine',
    'alpine',
    'Repeat labels and panels with Alpine, and start the tabs when they are there.',
    [
      [
        'The example',
        `${order}, then Alpine 3 with \`defer\`. Put this into the \`body\`.`,
        quoted('alpine.html'),
        'alpine',
      ],
    ],
    [
      afterRender,
      '`$nextTick` waits for the markup. The first call of `uiTabs()` starts the tabs, and later ones do nothing. `refresh` reads the items again.',
      keyed('Alpine'),
      boundText,
      accordions,
      '`x-show` works on a panel. Put `x-if` and `x-for` on a `template` in the panel.',
    ],
  ),
  stack(
    'Vue in the page',
    'vue-page',
    'Use tabs in markup of the page that Vue compiles, without components or a build.',
    [
      [
        'The example',
        `${order}, then \`vue.global.prod.js\`. Put this into the \`body\`.`,
        quoted('vue-page.html'),
        'vue-page',
      ],
    ],
    [
      afterRender,
      'Vue calls `updated` after each change of the markup. `uiTabs()` starts tabs that have come with it (`v-if`), and does nothing to others. `refresh` reads the items again, and what is open stays open.',
      keyed('Vue'),
      boundText,
      accordions,
      'Put one element of your own around the content of a panel, as above, and `v-if`, `v-for` and `v-show` on it or in it: the plugin puts a wrapper around what is in a panel, and Vue would insert beside that. petite-vue needs such an element as well.',
      'To write components, see [React, Vue and Angular](with-react-vue.html).',
    ],
  ),
  stack(
    'pjax, Turbolinks, Unpoly, swup',
    'visits',
    'Start the tabs in each page that the library shows, and keep the open tab for the Back button.',
    [
      [
        'The tabs',
        'Put the markup into the part of your pages that the library exchanges (such as `#main`). The `id` and `rememberState` keep the open tab for Back, in an accordion, too.',
        quoted('visits-trip.html'),
      ],
      [
        'Turbolinks 5',
        `${order} in the \`head\`, then Turbolinks and this script.`,
        quoted('turbolinks.html'),
        'turbolinks',
      ],
      [
        'jquery-pjax',
        `${order}, then jquery-pjax and this script. jquery-pjax 2 doesn’t work with the jQuery 4 in \`assets/\`: load jQuery 3 instead. Here pjax fills the element \`#main\`, and takes the same one out of each page.`,
        quoted('pjax.html'),
        'pjax',
      ],
      [
        'Unpoly 3',
        `${order}, then Unpoly and this script. Unpoly follows links with \`up-follow\`, or those that its configuration names.`,
        quoted('unpoly.html'),
        'unpoly',
      ],
      [
        'swup 4',
        `${order}, then swup and, at the end of the \`body\`, this script. Swup fills the element \`#swup\`. If your pages have a transition, leave out \`animationSelector\`.`,
        quoted('swup.html'),
        'swup',
      ],
    ],
    [
      'Turbolinks and pjax keep a copy of each page. The tab that was open in it opens again. Unpoly and swup show the page as the server sent it: use `rememberState`, as above.',
      "For deep links, set `history: 'replace'`, as above. The libraries don’t know the history entries that the default adds.",
      'For Turbo, see [With Turbo](with-turbo.html).',
    ],
  ),
  stack(
    'Shadow DOM',
    'shadow-dom',
    'Use tabs and accordions in the open shadow root of a custom element.',
    [['The example', `${order}. Put this into the \`body\`.`, quoted('shadow.html'), 'shadow']],
    [
      'The style sheets of the page don’t apply in a shadow root. Load them in there, as above.',
      'jQuery doesn’t find elements in a shadow root. Search in `shadowRoot`, as above.',
      'Deep links and the Back button work as soon as the tabs run. Listen to their events on the custom element.',
      'A link to an element in a closed panel doesn’t open it in a shadow root: call [`reveal`](tabs.html#method-reveal).',
      'Closed shadow roots don’t work: the plugin can’t tell what was clicked in them.',
    ],
  ),
];
