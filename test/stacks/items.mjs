// Frameworks that take items and panels out, put others in their place, and write classes: with both widgets, and the
// oldest jQuery and the newest.
import { expect, packages, usingPage } from './browser.mjs';
import { role } from './markup.mjs';

const at = (file) => `${packages}/${file}`;
const vue = [at('vue/dist/vue.global.js')];
const ko = [at('knockout/build/output/knockout-latest.js')];

const ends = ['1.12.4', '4.0.0'];
const settings = "{ animation: { effects: 'none' } }";
const kinds = {
  tabs: { plugin: 'uiTabs', press: (page, name) => page.getByRole('tab', { name, exact: true }) },
  accordion: {
    plugin: 'uiAccordion',
    press: (page, name) => page.getByRole('button', { name, exact: true }),
  },
};

/** The panels that are in sight. */
const open = (page) => page.locator('.z-content:visible').allInnerTexts();
const shows = (page, ...texts) =>
  page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll('.z-content'))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.innerText.trim())
        .join() === wanted,
    texts.join(),
  );
const call = (page, plugin, method) =>
  page.evaluate(([name, given]) => $('#set')[name](given) && null, [plugin, method]);

/** A page of Vue with a set that starts once it is mounted; `app` is in reach. */
const vuePage = (kind, html, data, jquery) => ({
  scripts: vue,
  jquery,
  body: `<div id="page">${html}</div><script>
    const app = Vue.createApp({
      data: () => (${JSON.stringify(data)}),
      mounted: () => { $('#set').${kinds[kind].plugin}(${settings}) },
    }).mount('#page');
  </script>`,
});

/** Changes what Vue shows, and waits for that. */
const change = (page, data) =>
  page.evaluate((given) => {
    Object.assign(window.eval('app'), given);
    return window.eval('app').$nextTick();
  }, data);

/** A tab's panel that goes and comes while its label stays, named by it or not. */
const panelsComeBack = (named) => (jquery) => () => {
  const [href, id] = named ? ['href="#inns"', 'id="inns"'] : ['', ''];
  const html = `<div id="set"><ul><li><a>Days</a></li><li><a ${href}>Inns</a></li><li><a>Food</a></li></ul>
    <div><div>Three days.</div><div ${id} v-if="on">Two inns.</div><div>Fish.</div></div></div>`;
  return usingPage(vuePage('tabs', html, { on: true }, jquery), async (page) => {
    const { press } = kinds.tabs;
    for (let round = 0; round < 2; round++) {
      for (const on of [false, true]) {
        await change(page, { on });
        await page.evaluate(() => {
          // A label without a panel is told, and meant here.
          const { warn } = console;
          console.warn = () => null;
          $('#set').uiTabs('refresh');
          console.warn = warn;
        });
      }
      for (const [name, text] of [
        ['Inns', 'Two inns.'],
        ['Food', 'Fish.'],
        ['Days', 'Three days.'],
      ]) {
        await press(page, name).click();
        await shows(page, text);
      }
    }
    expect(await page.locator('.z-content').count(), 3, 'panels');
  });
};

/** Markup for each kind, with other attributes for each of its parts. */
const markup = {
  tabs: (list, item, label, panel) =>
    `<div id="set"><ul ${list}><li ${item}>${label}</li></ul><div ${list}><div ${panel}></div></div></div>`,
  accordion: (list, item, label, panel) =>
    `<ul id="set" ${list}><li ${item}><h3>${label}</h3><div ${panel}></div></li></ul>`,
};

const forBoth = (make) =>
  Object.keys(kinds).flatMap((kind) =>
    ends.map((jquery) => [`${kind}, jQuery ${jquery}`, make(kind, jquery)]),
  );

/** All items are replaced: what was open is kept by its name, or else by its place. */
const replaced = (kind, jquery) => () => {
  const html = markup[kind](
    'data-bind="foreach: rows"',
    'data-bind="attr: { \'data-link\': name }"',
    '<a data-bind="text: label"></a>',
    'data-bind="text: says"',
  );
  const { plugin, press } = kinds[kind];
  const body = `${html}<script>
    const row = (label, name) => ({ label, name, says: label + '!' });
    const rows = ko.observableArray([row('A', 'a'), row('B', 'b'), row('C', 'c')]);
    ko.applyBindings({ rows });
    $('#set').${plugin}(${settings});
  </script>`;
  return usingPage({ scripts: ko, jquery, body }, async (page) => {
    await press(page, 'B').click();
    await shows(page, 'B!');
    await page.evaluate(
      "rows([row('C', 'c'), row('New', 'b'), row('A', 'a'), row('D', 'd')].reverse())",
    );
    await call(page, plugin, 'refresh');
    await shows(page, 'New!');
    await page.evaluate("rows([row('X', null), row('Y', null), row('Z', null)])");
    await call(page, plugin, 'refresh');
    await shows(page, 'Z!');
    await press(page, 'X').press('Enter');
    await shows(page, 'X!');
  });
};

/** A binding writes the whole attribute; then the set ends, and all is in sight. */
const classes = (kind, jquery) => () => {
  const html = {
    tabs: `<div id="set"><ul><li :class="own"><a>Days</a></li><li><a>Inns</a></li></ul>
      <div><div :class="own">Three days.</div><div :class="own" id="inns">Two inns.</div></div></div>`,
    accordion: `<ul id="set"><li :class="own"><h3 :class="own">Days</h3><div>Three days.</div></li>
      <li :class="own"><h3>Inns</h3><div :class="own" id="inns">Two inns.</div></li></ul>`,
  }[kind];
  const { plugin, press } = kinds[kind];
  return usingPage(vuePage(kind, html, { own: 'one' }, jquery), async (page) => {
    await change(page, { own: 'two' });
    await call(page, plugin, 'refresh');
    await press(page, 'Days').click();
    await shows(page, 'Three days.');
    await change(page, { own: 'three' });
    await call(page, plugin, 'destroy');
    await page.getByText('Two inns.').waitFor();
    const left = await page.evaluate(() => {
      const all = [document.getElementById('set'), ...document.querySelectorAll('#set *')];
      const isOurs = ({ name, value }) =>
        /^(role|hidden|aria-|data-z)/.test(name) || /\bz-/.test(value);
      return all.flatMap((one) =>
        Array.from(one.attributes)
          .filter(isOurs)
          .map(() => one.cloneNode().outerHTML),
      );
    });
    expect(left, [], 'left of ours');
  });
};

const compilers = {
  'Vue in the page': {
    scripts: vue,
    list: '',
    each: 'v-for="name in names"',
    text: '{{ name }}',
    compile: (show) =>
      `Vue.createApp({ data: () => ({ names }), mounted() { ${show} } }).mount('#page');`,
  },
  AngularJS: {
    scripts: [at('angular/angular.js')],
    list: '',
    each: 'ng-repeat="name in names"',
    text: '{{ name }}',
    compile: (show) => `angular.module('page', []).run(($rootScope, $timeout) => {
        $rootScope.names = names;
        $timeout(() => { ${show} });
      });
      angular.bootstrap(document.getElementById('page'), ['page']);`,
  },
  Knockout: {
    scripts: ko,
    list: 'data-bind="foreach: names"',
    each: '',
    text: '<!-- ko text: $data --><!-- /ko -->',
    compile: (show) => `ko.applyBindings({ names }); ${show}`,
  },
};

/** A framework takes the markup of a set that runs as its template, of the whole set or of its items. */
const compiled = (stack) => (kind, jquery) => () => {
  const { scripts, list, each: item, text, compile } = compilers[stack];
  const root = `id="set" ${role(kind, { deeplinking: true, ...(kind === 'accordion' && { active: 0 }) })}`;
  const html = markup[kind](list, item, text, kind === 'tabs' ? item : '')
    .replace('id="set"', root)
    .replace(/<\/div>(?=<\/div>|<\/li>)/, `${text}!</div>`);
  const { plugin, press } = kinds[kind];
  const body = `<div id="page">${html}</div><script>
    const names = ['A', 'B', 'C'];
    $(() => { ${compile(`$('#page').${plugin}('scan');`)} });
  </script>`;
  return usingPage({ scripts, jquery, body }, async (page) => {
    await shows(page, 'A!');
    await press(page, 'C').click();
    await shows(page, 'C!');
    expect(new URL(page.url()).hash, { tabs: '#tab3', accordion: '#section3' }[kind], 'address');
    await press(page, 'B').press('Enter');
    await shows(page, 'B!');
    expect(await page.locator('#set .z-active:is(.z-tab, .z-section)').count(), 1, 'marked');
  });
};

const named = (stack, what, rows) => rows.map(([more, work]) => [stack, `${what}: ${more}`, work]);

/** The text of the open label, in the bar of the dropdown. */
const bar = (label) => (jquery) => () =>
  usingPage(
    {
      scripts: ko,
      jquery,
      body: `<div id="set"><ul>${label}<li>Trash</li></ul><div><div>Mails</div><div>Bin</div></div></div>
        <script>
          const mail = ko.observable('Inbox');
          ko.applyBindings({ mail });
          $('#set').uiTabs({ minWindowWidth: 9999 });
        </script>`,
    },
    async (page) => {
      await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))');
      for (const text of ['Inbox (1)', 'Inbox (2)']) {
        await page.evaluate((said) => window.eval('mail')(said), text);
        await page.getByRole('button', { name: text, exact: true }).click();
        await page.getByRole('tab', { name: text, exact: true }).click();
        expect(await open(page), ['Mails'], 'open');
      }
    },
  );

/** `{{ }}` in what holds the triggers. */
const texts = (kind, jquery) => () => {
  const html = {
    tabs: '<div id="set"><ul><li>{{ text }}</li><li>Inns</li></ul><div><div>Three days.</div><div>Two inns.</div></div></div>',
    accordion:
      '<ul id="set"><li><h3>{{ text }}</h3><div>Three days.</div></li><li><h3>Inns</h3><div>Two inns.</div></li></ul>',
  }[kind];
  const { press } = kinds[kind];
  return usingPage(vuePage(kind, html, { text: 'Days' }, jquery), async (page) => {
    await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))');
    for (const text of ['Way', 'Route']) {
      await change(page, { text });
      await press(page, 'Inns').click();
      await shows(page, 'Two inns.');
      await press(page, text).press('Enter');
      await shows(page, 'Three days.');
    }
  });
};

/** Rows that Knockout counts in the content of a section. */
const foreachInSection = (jquery) => () =>
  usingPage(
    {
      scripts: ko,
      jquery,
      body: `<ul id="set"><li><h3>Days</h3><div data-bind="foreach: days"><p data-bind="text: $data"></p></div></li>
        <li><h3>Inns</h3><div>Two inns.</div></li></ul><script>
        const days = ko.observableArray(['1', '2', '3']);
        ko.applyBindings({ days });
        $('#set').uiAccordion({ active: 0, animation: { effects: 'none' } });
      </script>`,
    },
    async (page) => {
      const read = () => page.locator('#set p').allInnerTexts();
      await page.evaluate('days.push("4")');
      await page.evaluate('days.splice(1, 2)');
      await kinds.accordion.press(page, 'Inns').click();
      await page.evaluate('days.unshift("0")');
      await kinds.accordion.press(page, 'Days').click();
      expect(await read(), ['0', '1', '4'], 'rows');
    },
  );

const each = (stack, what, make) =>
  ends.map((jquery) => [stack, `${what}, jQuery ${jquery}`, make(jquery)]);

export const rows = [
  ...each('Vue in the page', 'a panel that goes and comes back', panelsComeBack(false)),
  ...each(
    'Vue in the page',
    'a panel that its label names goes and comes back',
    panelsComeBack(true),
  ),
  ...named('Vue in the page', 'texts of labels and headings', forBoth(texts)),
  ...named('Vue in the page', 'a bound class, then destroy()', forBoth(classes)),
  ...Object.keys(compilers).flatMap((stack) =>
    named(stack, 'a template that was a running set', forBoth(compiled(stack))),
  ),
  ...named('Knockout', 'all items are replaced', forBoth(replaced)),
  ...each('Knockout', 'foreach on the content of a section', foreachInSection),
  ...each(
    'Knockout',
    'the text of the open label in a dropdown',
    bar('<li data-bind="text: mail">Mail</li>'),
  ),
  ...each(
    'Knockout',
    'the text in the open label of a dropdown',
    bar('<li><a data-bind="text: mail">Mail</a></li>'),
  ),
];
