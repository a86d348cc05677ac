// Frameworks that bind the page's own markup: the examples of the site's pages, as they are printed, and natural pages
// that set texts, items and panels.
import { script } from '../browser.mjs';
import { expect, packages, quoted, usingPage } from './browser.mjs';

const at = (file) => `${packages}/${file}`;
const ko = [at('knockout/build/output/knockout-latest.js')];
const angular = [at('angular/angular.js')];
const vue = [at('vue/dist/vue.global.js')];
// It starts when the page is there.
const alpine = script(at('alpinejs/dist/cdn.js')).replace('<script', '<script defer');

const open = (page) => page.locator('.z-content:visible').allInnerTexts();
const tab = (page, name) => page.getByRole('tab', { name, exact: true });
const header = (page, name) => page.getByRole('button', { name, exact: true });
const shows = (page, text) => page.locator('.z-content:visible').getByText(text).waitFor();

/** An example with bound items, in a page with each jQuery: presses, keys, another text, another item. */
const example = (file, jquery, parts) => () =>
  usingPage({ body: quoted(file), jquery, ...parts }, async (page) => {
    await tab(page, 'Stays').click();
    await shows(page, 'Two inns.');
    await page.getByRole('button', { name: 'Rename' }).click();
    await tab(page, 'Inns').press('ArrowLeft');
    await shows(page, 'Three days.');
    await page.getByRole('button', { name: 'Add' }).click();
    await tab(page, 'Food').click();
    await shows(page, 'Fish.');
    await tab(page, 'Food').press('Home');
    await shows(page, 'Three days.');
    expect(await open(page), ['Three days.'], 'open');
    expect(await page.getByRole('tab').allInnerTexts(), ['Route', 'Inns', 'Food'], 'labels');
  });

const examples = [
  ['Knockout', 'knockout.html', { scripts: ko }],
  ['AngularJS', 'angularjs.html', { scripts: angular }],
  ['Alpine', 'alpine.html', { head: alpine }],
  ['Vue in the page', 'vue-page.html', { scripts: vue }],
].flatMap(([stack, file, parts]) =>
  ['3.7.1', '4.0.0'].map((jquery) => [
    stack,
    `the example as printed, jQuery ${jquery}`,
    example(file, jquery, parts),
  ]),
);

/** Both, with attributes on what holds a trigger and on the first panel of each. */
const sets = ({ li = '', h3 = '', panel = '' }) => `
  <div id="trip"><ul><li ${li}>Route</li><li>Stays</li></ul>
    <div><div ${panel}>Three days.</div><div>Two inns.</div></div></div>
  <ul id="faq"><li><h3 ${h3}>Water?</h3><div ${panel}>At the hut.</div></li>
    <li><h3>Far?</h3><div>Eleven.</div></li></ul>`;

const startBoth = '$("#trip").uiTabs(); $("#faq").uiAccordion({ active: false });';

/** Texts are set on what holds the triggers; then the triggers work, by press and by key. */
const texts = (body, parts, change) => () =>
  usingPage({ body, ...parts }, async (page) => {
    await page.locator('#faq.z-accordion').waitFor();
    await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))');
    for (const [way, water] of [
      ['New way', 'New water'],
      ['Other way', 'Other water'],
    ]) {
      await page.evaluate(change, [way, water]);
      await tab(page, 'Stays').click();
      await shows(page, 'Two inns.');
      await tab(page, 'Stays').press('ArrowLeft');
      await shows(page, 'Three days.');
      expect(await tab(page, way).getAttribute('aria-selected'), 'true', 'selected');
      await header(page, water).press('Enter');
      await shows(page, 'At the hut.');
      await header(page, water).click();
      await page.getByText('At the hut.').waitFor({ state: 'hidden' });
    }
  });

const knockoutTexts = texts(
  `${sets({ li: 'data-bind="text: way"', h3: 'data-bind="text: water"' })}<script>
    const model = { way: ko.observable('Route'), water: ko.observable('Water?') };
    ko.applyBindings(model);
    ${startBoth}
  </script>`,
  { scripts: ko },
  ([way, water]) => {
    model.way(way).water(water);
  },
);

const angularTexts = texts(
  `<div ng-app="page" ng-controller="Trip">${sets({ li: 'ng-bind="way"', h3: 'ng-bind="water"' })}</div>
  <script>
    angular.module('page', []).controller('Trip', function ($scope, $timeout) {
      $scope.way = 'Route';
      $scope.water = 'Water?';
      window.scope = $scope;
      $timeout(function () { ${startBoth} });
    });
  </script>`,
  { scripts: angular },
  ([way, water]) => window.scope.$apply(() => Object.assign(window.scope, { way, water })),
);

const alpineTexts = texts(
  `<div x-data>${sets({ li: 'x-text="$store.page.way"', h3: 'x-text="$store.page.water"' })}</div>
  <script>
    document.addEventListener('alpine:init', () => Alpine.store('page', { way: 'Route', water: 'Water?' }));
    document.addEventListener('alpine:initialized', () => { ${startBoth} });
  </script>`,
  { head: alpine },
  ([way, water]) => Object.assign(window.Alpine.store('page'), { way, water }),
);

const jqueryTexts = texts(`${sets({})}<script>${startBoth}</script>`, {}, ([way, water]) => {
  $('#trip li:first-child').text(way);
  $('#faq h3').first().text(water);
});

const foreachOnPanel = () =>
  usingPage(
    {
      body: `<div id="trip"><ul><li><a>Days</a></li><li><a>Stays</a></li></ul>
        <div><div data-bind="foreach: days"><p data-bind="text: $data"></p></div><div>Two inns.</div></div></div>
        <script>
          const days = ko.observableArray(['1', '2', '3']);
          ko.applyBindings({ days });
          $('#trip').uiTabs();
        </script>`,
      scripts: ko,
    },
    async (page) => {
      const days = () => page.locator('.z-content').first().locator('p').allInnerTexts();
      const padding = () =>
        page.evaluate(() => {
          const [panel, other] = document.querySelectorAll('.z-content');
          const { paddingLeft } = getComputedStyle(panel);
          return [paddingLeft, getComputedStyle(other.firstElementChild ?? other).paddingLeft];
        });
      await page.evaluate('days.push("4")');
      expect(await days(), ['1', '2', '3', '4'], 'after a push');
      await page.evaluate('days.splice(1, 2)');
      expect(await days(), ['1', '4'], 'after a splice');
      await tab(page, 'Stays').click();
      await page.evaluate('days.unshift("0")');
      await tab(page, 'Days').click();
      expect(await days(), ['0', '1', '4'], 'after a visit');
      const [own, usual] = await padding();
      expect(own, usual, 'the padding');
    },
  );

/** A panel that comes after the start, goes and comes back: Vue's `v-if`, AngularJS's `ng-if`. */
const comesLate = (body, parts, toggle) => () =>
  usingPage({ body, ...parts }, async (page) => {
    await page.locator('#faq.z-accordion').waitFor();
    for (let round = 0; round < 2; round++) {
      await page.evaluate(toggle);
      await page.evaluate("$('#faq').uiAccordion('refresh')");
      await page.getByText('At the hut.').waitFor({ state: 'hidden' });
      await header(page, 'Water?').click();
      await shows(page, 'At the hut.');
      await header(page, 'Water?').click();
      await page.evaluate(toggle);
      await page.evaluate("$('#faq').uiAccordion('refresh')");
    }
  });

const late = (
  attribute,
) => `<ul id="faq"><li><h3>Water?</h3><div ${attribute}>At the hut.</div></li>
  <li><h3>Far?</h3><div>Eleven.</div></li></ul>`;

const vueLate = comesLate(
  `<div id="page">${late('v-if="on"')}</div><script>
    const app = Vue.createApp({
      data: () => ({ on: false }),
      mounted: () => $('#faq').uiAccordion({ active: false, animation: { effects: 'none' } }),
    }).mount('#page');
  </script>`,
  { scripts: vue },
  () => {
    app.on = !app.on;

    return app.$nextTick();
  },
);

const angularLate = comesLate(
  `<div ng-app="page" ng-controller="Trip">${late('ng-if="on"')}</div><script>
    angular.module('page', []).controller('Trip', function ($scope, $timeout) {
      window.scope = $scope;
      $timeout(() => $('#faq').uiAccordion({ active: false, animation: { effects: 'none' } }));
    });
  </script>`,
  { scripts: angular },
  () => window.scope.$apply('on = !on'),
);

/** Tabs that a page has loaded after the start: the one that the address names is open. */
const loadedLate = () =>
  usingPage(
    {
      head: alpine,
      body: `<div x-data="page">
        <div id="trip"><ul><template x-for="day in days"><li><a x-text="day"></a></li></template></ul>
          <div><template x-for="day in days"><div x-text="day + '.'"></div></template></div></div></div>
        <script>
          history.replaceState(null, '', '#tab2');
          document.addEventListener('alpine:init', () => Alpine.data('page', () => ({
            days: [],
            init() {
              window.data = this;
              const show = () => $('#trip').uiTabs({ deeplinking: true }).uiTabs('refresh');
              this.$nextTick(show);
              this.$watch('days', () => this.$nextTick(show));
            },
          })));
        </script>`,
    },
    async (page) => {
      await page.locator('#trip.z-tabs').waitFor({ state: 'attached' });
      await page.evaluate("data.days = ['Route', 'Stays', 'Food']");
      await page.locator('.z-content:visible').waitFor();
      expect(await open(page), ['Stays.'], 'open');
      expect(await page.evaluate('location.hash'), '#tab2', 'the address');
    },
  );

/** A page hides what is in open panels by hiding the panels themselves, from the start on or later. */
const hides = (body, parts, toggle) => (isOn) => () =>
  usingPage({ body: body(isOn), ...parts }, async (page) => {
    await page.locator('#faq.z-accordion').waitFor();
    await header(page, 'Water?').click();
    await page.locator('#faq .z-active').waitFor();
    const open = ['Three days.', 'At the hut.'];
    const state = (isSeen) => ({ state: isSeen ? 'visible' : 'hidden' });
    for (const isSeen of [isOn, !isOn, isOn, !isOn]) {
      for (const text of open) await page.getByText(text).waitFor(state(isSeen));
      await page.evaluate(toggle);
    }
  });

const alpineHides = hides(
  (isOn) => `<div x-data>${sets({ panel: 'x-show="$store.page.on"' })}</div><script>
    document.addEventListener('alpine:init', () => Alpine.store('page', { on: ${isOn} }));
    document.addEventListener('alpine:initialized', () => { ${startBoth} });
  </script>`,
  { head: alpine },
  () => {
    window.Alpine.store('page').on = !window.Alpine.store('page').on;
  },
);

const angularHides = hides(
  (
    isOn,
  ) => `<div ng-app="page" ng-controller="Trip">${sets({ panel: 'ng-show="on"' })}</div><script>
    angular.module('page', []).controller('Trip', function ($scope, $timeout) {
      $scope.on = ${isOn};
      window.scope = $scope;
      $timeout(function () { ${startBoth} });
    });
  </script>`,
  { scripts: angular },
  () => window.scope.$apply('on = !on'),
);

const knockoutHides = hides(
  (isOn) => `${sets({ panel: 'data-bind="visible: on"' })}<script>
    const on = ko.observable(${isOn});
    ko.applyBindings({ on });
    ${startBoth}
  </script>`,
  { scripts: ko },
  () => {
    on(!on());
  },
);

export const rows = [
  ...examples,
  ['jQuery', 'texts that are set on headings and labels', jqueryTexts],
  ['Knockout', 'texts that are bound to headings and labels', knockoutTexts],
  ['AngularJS', 'texts that are bound to headings and labels', angularTexts],
  ['Alpine', 'texts that are bound to headings and labels', alpineTexts],
  ['Knockout', 'foreach on a panel', foreachOnPanel],
  ['Vue in the page', 'content that comes and goes', vueLate],
  ['AngularJS', 'content that comes and goes', angularLate],
  ['Alpine', 'items that are loaded after the start', loadedLate],
  ...[
    ['Alpine', 'x-show', alpineHides],
    ['AngularJS', 'ng-show', angularHides],
    ['Knockout', 'visible', knockoutHides],
  ].flatMap(([stack, name, work]) => [
    [stack, `${name} on open panels`, work(true)],
    [stack, `${name} that is off at the start`, work(false)],
  ]),
];
