// Libraries that write parts of a page anew: views of Backbone and Marionette, templates of Handlebars, jQuery Mobile's
// pages, rows of DataTables that open.
import { expect, packages, usingPage } from './browser.mjs';
import { accordion, both, expectBothToWork, role, tabs } from './markup.mjs';

const at = (file) => `${packages}/${file}`;
const tab = (page, name) => page.getByRole('tab', { name, exact: true });
const shown = (page, text) => page.locator('.z-content:visible').getByText(text);
const marionette = [
  at('underscore/underscore-umd-min.js'),
  at('backbone/backbone-min.js'),
  at('backbone.radio/build/backbone.radio.min.js'),
  at('backbone.marionette/lib/backbone.marionette.min.js'),
];
const handlebars = [at('handlebars/dist/handlebars.min.js')];

/** A region is the panel itself: what it shows lies as what was there, and what it showed before is gone. */
const regions = (jquery) => () =>
  usingPage(
    {
      scripts: marionette,
      jquery,
      body: `<main></main><script>
        const { View } = Marionette;
        const Text = View.extend({ template: ({ text }) => '<p>' + text + '</p>' });
        const textOf = (text) => new Text({ model: new Backbone.Model({ text }) });
        const Trip = View.extend({
          template: () => ${JSON.stringify(tabs(`id="trip" ${role('tabs')}`, 'id="inns"') + accordion(`id="faq" ${role('accordion', { active: 0 })}`))},
          regions: { inns: '#inns', water: '#faq li:last-child > :last-child' },
          onAttach() { this.$el.uiTabs('scan').uiAccordion('scan'); },
          say(text) {
            this.showChildView('inns', textOf(text));
            this.showChildView('water', textOf(text));
          },
        });
        const trip = new Trip();
        new Marionette.Region({ el: 'main' }).show(trip);
      </script>`,
    },
    async (page) => {
      const panels = page.locator('#inns, #faq li:last-child > .z-content');
      const texts = () => panels.evaluateAll((all) => all.map((one) => one.textContent.trim()));
      const paddings = () =>
        page.locator('#trip .z-content, #faq .z-content').evaluateAll((all) =>
          all.map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one.querySelector('p') ?? one.firstElementChild ?? one);
            return Math.round(
              range.getBoundingClientRect().left - one.getBoundingClientRect().left,
            );
          }),
        );
      for (const text of ['One inn.', 'Two inns.', 'Three inns.']) {
        await page.evaluate((said) => window.eval('trip').say(said), text);
        await page.evaluate("$('#trip').uiTabs('refresh'); $('#faq').uiAccordion('refresh')");
        await tab(page, 'Stays').click();
        await page.getByRole('button', { name: 'Is there water?' }).click();
        await shown(page, text).first().waitFor();
        expect(await texts(), [text, text], 'panels');
        const [route, inns] = await paddings();
        expect(inns, route, 'padding');
        await page.getByRole('button', { name: 'How long' }).click();
        await tab(page, 'Route').click();
      }
    },
  );

/** A template is filled again and put into the same element; what was open stays so. */
const templates = (jquery) => () =>
  usingPage(
    {
      scripts: handlebars,
      jquery,
      body: `<div id="trip"></div><ul id="faq"></ul>
        <script type="text/x-handlebars" id="tabs-template"><ul>{{#each items}}<li data-link="{{name}}">{{label}}</li>{{/each}}</ul>
          <div>{{#each items}}<div><p>{{text}}</p></div>{{/each}}</div></script>
        <script type="text/x-handlebars" id="faq-template">{{#each items}}<li data-link="{{name}}"><h3>{{label}}</h3><div><p>{{text}}</p></div></li>{{/each}}</script>
        <script>
          const [one, other] = ['tabs', 'faq'].map((id) => Handlebars.compile(document.getElementById(id + '-template').innerHTML));
          const show = (...names) => {
            const items = names.map((name) => ({ name, label: name, text: name + '!' }));
            $('#trip').html(one({ items }));
            $('#faq').html(other({ items }));
          };
          show('a', 'b');
          $('#trip').uiTabs({ animation: { effects: 'none' } });
          $('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });
        </script>`,
    },
    async (page) => {
      await tab(page, 'b').click();
      await page.getByRole('button', { name: 'b', exact: true }).click();
      await page.evaluate("show('c', 'b', 'a')");
      await page.evaluate("$('#trip').uiTabs('refresh'); $('#faq').uiAccordion('refresh')");
      const open = () => page.locator('.z-content:visible').allInnerTexts();
      expect(await open(), ['b!', 'b!'], 'open');
      await tab(page, 'c').press('Enter');
      await page.getByRole('button', { name: 'c', exact: true }).press('Enter');
      await page.waitForFunction("$('#trip').uiTabs('active') === 0");
      expect(await open(), ['c!', 'c!'], 'open');
      expect(await page.getByRole('tab').count(), 3, 'tabs');
    },
  );

/** Sets in the pages of jQuery Mobile, which shows one of them at a time, and hears the address. */
const mobile = (jquery) => () =>
  usingPage(
    {
      css: [at('jquery-mobile/dist/jquery.mobile.min.css')],
      head: `<script src="${at('jquery-mobile/dist/jquery.mobile.min.js')}"></script>
        <script>$.mobile.defaultPageTransition = 'none'</script>`,
      jquery,
      body: `<div data-role="page" id="one"><div role="main" class="ui-content"><a href="#two">Two</a></div></div>
        <div data-role="page" id="two"><div role="main" class="ui-content"><a href="#one">One</a>${both()}</div></div>`,
    },
    async (page) => {
      await page.getByRole('link', { name: 'Two' }).click();
      await tab(page, 'Route').waitFor();
      await expectBothToWork(page);
      await page.getByRole('link', { name: 'One' }).click();
      await page.getByRole('link', { name: 'Two' }).waitFor();
      await page.goBack();
      await shown(page, 'Two inns').waitFor();
      await tab(page, 'Stays').press('ArrowLeft');
      await shown(page, 'Three days').waitFor();
    },
  );

/** A row of a table opens with sets, closes and opens again: they go on as they were. */
const childRows = (jquery) => () =>
  usingPage(
    {
      scripts: [at('datatables.net/js/dataTables.min.js')],
      jquery,
      body: `<table id="trips"><thead><tr><th>Trip</th></tr></thead><tbody><tr><td>Coast</td></tr><tr><td>Hills</td></tr></tbody></table>
        <script>
          const table = new DataTable('#trips');
          const row = table.row(0);
          row.child(${JSON.stringify(both())}).show();
          $(row.child()).uiTabs('scan').uiAccordion('scan');
        </script>`,
    },
    async (page) => {
      await expectBothToWork(page);
      await page.evaluate('row.child.hide(); row.child.show(); table.order([0, "desc"]).draw()');
      await shown(page, 'Two inns').waitFor();
      await tab(page, 'Stays').press('ArrowLeft');
      await shown(page, 'Three days').waitFor();
      await page.getByRole('button', { name: 'How long' }).click();
      await shown(page, 'Eleven').waitFor();
    },
  );

const each = (stack, what, make, jqueries) =>
  jqueries.map((jquery) => [stack, `${what}, jQuery ${jquery}`, make(jquery)]);

export const rows = [
  ...each('Marionette', 'regions that are panels', regions, ['1.12.4', '4.0.0']),
  ...each('Handlebars', 'sets that a template writes again', templates, ['1.12.4', '4.0.0']),
  ...each('jQuery Mobile', 'sets in its pages, and Back', mobile, ['1.12.4', '2.2.4']),
  ...each('DataTables', 'sets in a child row', childRows, ['3.7.1', '4.0.0']),
];
