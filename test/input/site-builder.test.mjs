// The theme builder: what is chosen takes effect, is judged, and is written down.
import { openFile } from './page.mjs';

QUnit.module('site: theme builder');

const open = (options) => openFile('/demo/themes-builder.html', options);
const choose = (page, label, value) => page.getByLabel(label, { exact: true }).fill(value);
const sheet = (page) => page.locator('#sheet').textContent();

QUnit.test('every public property has a field, colours one for each form', async (assert) => {
  const page = await open();
  const missing = await page.evaluate(() =>
    window.reference.tokens
      .map(({ name }) => name)
      .filter((name) => {
        const fields = document.querySelectorAll(`[data-name="${name.slice(4)}"]`);
        const isColor = fields[0]?.type === 'color';
        return fields.length !== (isColor ? 2 : 1);
      }),
  );
  assert.deepEqual(missing, []);
});

QUnit.test('colours and sizes take effect by day and by night, and are written', async (assert) => {
  const page = await open();
  assert.equal(await sheet(page), '/* Nothing is changed yet. */');
  await choose(page, '--z-panel, light', '#fff8ee');
  await page.getByText('Sizes and the rest').click();
  await choose(page, '--z-tab-font-size', '20');
  const seen = await page.evaluate(() =>
    ['#light', '#dark'].map((form) => [
      getComputedStyle(document.querySelector(`${form} .z-container`)).backgroundColor,
      getComputedStyle(document.querySelector(`${form} [role=tab]`)).fontSize,
    ]),
  );
  assert.deepEqual(seen, [
    ['rgb(255, 248, 238)', '20px'],
    ['rgb(29, 29, 32)', '20px'],
  ]);
  assert.equal(
    await sheet(page),
    `.my-look {
  --z-panel: #fff8ee;
  --z-tab-font-size: 20px;
}

@media (prefers-color-scheme: dark) {
  .my-look {
    --z-panel: #1d1d20;
  }
}`,
  );
  await page.getByRole('button', { name: 'All as usual' }).click();
  assert.equal(await sheet(page), '/* Nothing is changed yet. */');
});

QUnit.test('what can’t be read is counted, and every theme passes', async (assert) => {
  const page = await open();
  const verdicts = [];
  for (const theme of await page.locator('#base option').allTextContents()) {
    await page.locator('#base').selectOption(theme);
    verdicts.push(await page.locator('#verdict').textContent());
  }
  assert.deepEqual(verdicts, new Array(10).fill('All pass.'));
  await page.locator('#base').selectOption('silver');
  await choose(page, '--z-on-surface, light', '#999999');
  const row = (name) => page.getByRole('row', { name }).getByRole('cell').allTextContents();
  assert.deepEqual(await row(/^Label 4/), ['4.5:1', '2.50 too little', '9.16 passes']);
  assert.equal(await page.locator('#verdict').textContent(), '3 of 16 contrast too little.');
});

QUnit.test('the colours that it counts with are those that are seen', async (assert) => {
  const page = await open();
  const differing = await page.evaluate(() => {
    const hex = (color) =>
      '#' +
      color
        .match(/\d+/g)
        .slice(0, 3)
        .map((one) => Number(one).toString(16).padStart(2, '0'))
        .join('');
    const parts = {
      'on-surface-active': ['[aria-selected=true]', 'color'],
      'on-surface': ['[role=tab]:not([aria-selected=true])', 'color'],
      'on-panel': ['[role=tabpanel]', 'color'],
      panel: ['.z-container', 'backgroundColor'],
    };
    const found = [];
    for (const theme of Object.keys(window.reference.themes)) {
      jQuery('#base').val(theme).trigger('change');
      for (const form of ['light', 'dark']) {
        for (const [name, [selector, property]] of Object.entries(parts)) {
          const seen = hex(
            getComputedStyle(document.querySelector(`#${form} ${selector}`))[property],
          );
          const counted = document.querySelector(`[data-form=${form}][data-name=${name}]`).value;
          if (seen !== counted) found.push(`${theme} ${form} ${name}: ${seen}, counted ${counted}`);
        }
      }
    }
    return found;
  });
  assert.deepEqual(differing, []);
});
