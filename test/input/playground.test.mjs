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
  <ul>
    <li><a>Morning</a></li>
    <li><a>Noon</a></li>
  </ul>
  <div>
    <div>At six the river is still.</div>
    <div>At noon the ferry waits.</div>
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
    markup.split('\n')[0],
    `<div id="trip" data-role="z-tabs" data-options='{"animation":{"duration":50},"theme":"red"}'>`,
  );
  assert.equal(
    call,
    `$('#trip').uiTabs({\n  animation: {\n    duration: 50\n  },\n  theme: "red"\n})`,
  );
  assert.equal(address, '?widget=tabs&theme=red&animation.duration=50');
  await page.getByText('All as usual').click();
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
  for (const text of ['1', '0,2', '']) {
    await field.fill(text);
    found.push(await inForce(page, 'active'));
  }
  assert.deepEqual(found, [1, [0, 2], false]);
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

QUnit.test('what is written runs where it is pasted', async (assert) => {
  for (const [widget, theme] of [
    ['tabs', 'flat-asbestos'],
    ['accordion', 'lightblue'],
  ]) {
    const page = await open(`?widget=${widget}`);
    await page.getByLabel('theme', { exact: true }).selectOption(theme);
    const { markup } = await written(page);
    const found = await page.evaluate((markup) => {
      const $pasted = jQuery('<div>').html(markup).children();
      jQuery('body').append($pasted);
      $pasted.parent().uiTabs('scan').uiAccordion('scan');
      const own = $pasted.data('uiTabs') ?? $pasted.data('uiAccordion');
      return [own.count(), own.option('theme'), $pasted.hasClass(own.option('theme'))];
    }, markup);
    assert.deepEqual(found, [2, theme, true], widget);
  }
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
