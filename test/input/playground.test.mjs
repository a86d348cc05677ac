import { createRequire } from 'node:module';
import { openFile } from './page.mjs';

const require = createRequire(import.meta.url);

QUnit.module('playground');

const open = (query = '', options = {}) =>
  openFile('/demo/playground.html', { ...options, hash: query });

const written = (page) =>
  page.evaluate(() => ({
    markup: document.getElementById('markup').textContent,
    call: document.getElementById('call').textContent,
    address: location.search,
  }));

/** An option in force in the set that is shown. */
const inForce = (page, path) =>
  page.evaluate((path) => {
    const $set = jQuery('#trip');
    return ($set.data('uiTabs') ?? $set.data('uiAccordion')).option(path);
  }, path);

QUnit.test('what is set takes effect, and is written down', async (assert) => {
  const page = await open();
  assert.deepEqual(await written(page), {
    markup: `<div id="trip" data-role="z-tabs">
  <ul aria-label="Times of day">
    <li><a>Morning</a></li>
    <li><a>Noon</a></li>
    <li data-disabled><a>Night</a></li>
  </ul>
  <div>
    <div>
      <p>At six the river is still, and the other bank is not there yet.</p>
    </div>
    <div>
      <p>At noon the ferry waits in the shade of the only tree.</p>
    </div>
    <div><p>Nothing to see, and a lot to hear.</p></div>
  </div>
</div>`,
    call: "$('#trip').uiTabs()",
    address: '',
  });
  await page.getByLabel('theme', { exact: true }).selectOption('red');
  await page.getByText('Animation', { exact: true }).click();
  await page.getByLabel('animation.duration').fill('50');
  assert.deepEqual(
    [await inForce(page, 'theme'), await inForce(page, 'animation.duration')],
    ['red', 50],
  );
  const { markup, call, address } = await written(page);
  assert.equal(
    markup.split('\n').slice(0, 2).join(''),
    `<div id="trip" data-role="z-tabs"  data-options='{"animation":{"duration":50},"theme":"red"}'>`,
  );
  assert.equal(
    call,
    `$('#trip').uiTabs({\n  animation: {\n    duration: 50\n  },\n  theme: "red"\n})`,
  );
  assert.equal(address, '?widget=tabs&theme=red&animation.duration=50');
  await page.getByText('Reset').click();
  assert.deepEqual(
    [await inForce(page, 'theme'), (await written(page)).address],
    ['silver', '?widget=tabs'],
  );
});

QUnit.test('the address brings back what was set, of either widget', async (assert) => {
  const page = await open('?widget=accordion&active=1&headerSize=52&texts.play=Go');
  assert.deepEqual(
    [
      await inForce(page, 'active'),
      await inForce(page, 'headerSize'),
      await inForce(page, 'texts.play'),
    ],
    [1, 52, 'Go'],
  );
  await page.getByLabel('Tabs', { exact: true }).check();
  assert.equal(await page.locator('#trip.z-tabs').count(), 1);
  assert.equal(await inForce(page, 'theme'), 'silver');
});

QUnit.test('what is open is given by numbers', async (assert) => {
  const page = await open('?widget=accordion&expandMode=multiple');
  const field = page.getByLabel('active', { exact: true });
  const found = [];
  for (const text of ['1', '0,2', '1,', '']) {
    await field.fill(text);
    found.push(await inForce(page, 'active'));
  }
  assert.deepEqual(found, [1, [0, 2], 1, false]);
});

QUnit.test('every option that a form can hold has a field with its sentence', async (assert) => {
  const page = await open();
  for (const widget of ['Tabs', 'Accordion']) {
    await page.getByLabel(widget, { exact: true }).check();
    const missing = await page.evaluate((name) => {
      const field = ({ name }) => document.getElementById(`option-${name}`);
      const about = (element) =>
        document.getElementById(element?.getAttribute('aria-describedby'))?.textContent;
      return window.reference[name].options
        .filter(({ expected }) => !/function|URLs/.test(expected))
        .filter((option) => !about(field(option)))
        .map((option) => option.name);
    }, widget.toLowerCase());
    assert.deepEqual(missing, [], widget);
  }
});

QUnit.test.each(
  'what is written makes the same set, as markup and as a call:',
  [
    'widget=tabs&theme=flat-asbestos',
    "widget=tabs&multiline=true&closable=true&defaultTab=tab2&texts.close='Q%26lt;A\" > true'&texts.play=true",
    'widget=accordion&theme=lightblue&active=1,2&expandMode=multiple',
    'widget=accordion&contentNav=true&orientation=vertical',
    'widget=accordion&slider=true&dotNav=true&active=0',
    'widget=accordion&contentHeight=80&scrollable=true&animation.duration=0',
  ],
  async (assert, query) => {
    const page = await open(`?${query}`);
    const { markup, call } = await written(page);
    const [shown, pasted, called] = await page.evaluate(
      ([markup, call]) => {
        const $ = jQuery;
        const stateOf = ($set) => {
          const own = $set.data('uiTabs') ?? $set.data('uiAccordion');
          const options = own.option();
          const active = own.active();
          own.destroy();
          return { options, active, html: $set.html().replace(/\s*\n\s*/g, '') };
        };
        const $shown = $('#trip');
        const shown = stateOf($shown);
        const $place = $('<div>').appendTo('main');
        $shown.remove();
        $place.html(markup).uiTabs('scan').uiAccordion('scan');
        const pasted = stateOf($('#trip'));
        $place.html(markup).find('#trip').removeAttr('data-role data-options');
        new Function('$', call)($);
        return [shown, pasted, stateOf($('#trip'))];
      },
      [markup, call],
    );
    assert.deepEqual(pasted, shown);
    assert.deepEqual(called, shown);
  },
);

QUnit.test('options that speak of content have it', async (assert) => {
  const found = {};
  for (const [query, part] of Object.entries({
    'widget=tabs&multiline=true': '.z-tabs-desktop .z-link > span',
    'widget=accordion&slider=true': 'img',
    'widget=accordion&contentNav=true': '.z-content li > a',
  })) {
    const page = await open(`?${query}`);
    found[part] = await page.locator(`#trip ${part}`).count();
  }
  assert.deepEqual(found, {
    '.z-tabs-desktop .z-link > span': 3,
    img: 3,
    '.z-content li > a': 9,
  });
});

QUnit.test('copied is what is written', async (assert) => {
  const page = await open('?widget=tabs&size=large', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, (await written(page)).markup);
});

for (const [name, options] of Object.entries({
  'light, 1200 px': {},
  'dark, 320 px': { viewport: { width: 320, height: 800 }, context: { colorScheme: 'dark' } },
})) {
  QUnit.test(`nothing sticks out, and axe finds nothing: ${name}`, async (assert) => {
    const page = await open('', options);
    for (const summary of await page.locator('summary').all()) {
      if (!(await summary.evaluate(({ parentElement }) => parentElement.open)))
        await summary.click();
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, options.viewport?.width ?? 1200);
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    const found = await page.evaluate(async () =>
      (await window.axe.run()).violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`),
    );
    assert.deepEqual(found, []);
  });
}
