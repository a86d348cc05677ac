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

@media screen {
  .my-look.z-dark,
  .my-look .z-dark {
    --z-panel: #1d1d20;
  }
}`,
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  assert.equal(await sheet(page), '/* Nothing is changed yet. */');
});

QUnit.test('the sheet dresses each set in its own form, on it and around it', async (assert) => {
  const page = await open({ context: { colorScheme: 'dark' } });
  await choose(page, '--z-panel, light', '#fff8ee');
  const seen = await page.evaluate(() => {
    const markup = '<div><ul><li><a>A</a></li></ul><div><div>B</div></div></div>';
    jQuery('<style>').text(jQuery('#sheet').text()).appendTo('head');
    return [false, true].flatMap((dark) =>
      ['on it', 'around it'].map((place) => {
        const $set = jQuery(markup);
        const $around = jQuery('<div>').append($set).appendTo('main');
        (place === 'on it' ? $set : $around).addClass('my-look');
        $set.uiTabs({ dark });
        return getComputedStyle($set.children('.z-container')[0]).backgroundColor;
      }),
    );
  });
  const [light, dark] = ['rgb(255, 248, 238)', 'rgb(29, 29, 32)'];
  assert.deepEqual(seen, [light, light, dark, dark]);
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
  assert.equal(await page.locator('#verdict').textContent(), '3 of 20 contrast too little.');
});

QUnit.test(
  'labels without a fill are judged, and the selected one follows them',
  async (assert) => {
    const page = await open();
    await choose(page, '--z-on-label, light', '#999999');
    const row = (name) => page.getByRole('row', { name }).getByRole('cell').allTextContents();
    const found = ['4.5:1', '2.84 too little', '12.43 passes'];
    assert.deepEqual(await row(/^Label without a fill/), found);
    assert.deepEqual(await row(/^Selected label of underlined/), found);
  },
);

QUnit.test('the figure of labels is of every colour in their fill', async (assert) => {
  const page = await open();
  const differing = await page.evaluate(() => {
    const light = ([r, g, b]) =>
      [r, g, b]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0.05);
    const colours = (text) => text.match(/rgba?\([^)]+\)/g).map((one) => light(one.match(/\d+/g)));
    const found = [];
    for (const theme of Object.keys(window.reference.themes)) {
      jQuery('#base').val(theme).trigger('change');
      ['light', 'dark'].forEach((form, n) => {
        const label = document.querySelector(`#${form} [role=tab]:not([aria-selected=true])`);
        const { color, backgroundImage } = getComputedStyle(label);
        const [text] = colours(color);
        const ratios = colours(backgroundImage).map(
          (fill) => Math.max(fill, text) / Math.min(fill, text),
        );
        const seen = (Math.floor(Math.min(...ratios) * 100) / 100).toFixed(2);
        const counted = parseFloat(
          jQuery('#contrasts tr')
            .first()
            .find('td')
            .eq(n + 1)
            .text(),
        );
        if (counted !== Number(seen)) found.push(`${theme} ${form}: ${seen}, counted ${counted}`);
      });
    }
    return found;
  });
  assert.deepEqual(differing, []);
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
