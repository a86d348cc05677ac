import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renewed } from '../../demo/readme.mjs';
import { root } from '../../demo/static.mjs';

QUnit.module('readme');

QUnit.test('the tables say what the sources say (npm run docs)', async (assert) => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  assert.equal(await renewed(readme), readme);
  const tables = readme.match(/^<!-- table: .+ -->$/gm);
  assert.equal(new Set(tables).size, 9);
});
