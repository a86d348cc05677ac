import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../demo/static.mjs';
import { openFile } from './page.mjs';

QUnit.module('demo');

const pages = readdirSync(path.join(root, 'demo')).filter((file) => file.endsWith('.html'));
const cases = pages.flatMap((file) =>
  [1200, 400].map((width) => [`${file} at ${width} px`, { file, width }]),
);

QUnit.test.each(
  'opens without errors, and axe finds nothing:',
  Object.fromEntries(cases),
  async (assert, { file, width }) => {
    const page = await openFile(`/demo/${file}`, { viewport: { width, height: 800 } });
    const sets = await page.locator('[role=tablist]').count();
    assert.true(sets > 0, `${sets} tab sets run`);
    const idle = await page.locator('[data-role^=z-]:not(.z-tabs, .z-accordion)').count();
    assert.equal(idle, 0, 'every set of the markup runs');
    if (file === 'accordion.html') {
      const accordions = await page.locator('.z-accordion [aria-expanded]').count();
      assert.true(accordions > 50, `${accordions} headers run`);
    }
    await page.addScriptTag({ path: path.join(root, 'node_modules/axe-core/axe.min.js') });
    const violations = await page.evaluate(async () => {
      const { violations } = await window.axe.run({ resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    assert.deepEqual(violations, []);
    const surplus = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    assert.equal(surplus, 0, 'nothing overflows');
  },
);
