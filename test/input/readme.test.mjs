import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renewed } from '../../demo/readme.mjs';
import { root } from '../../demo/static.mjs';

// Sources are read by the compiler, themes by Sass.
QUnit.module('readme', { beforeEach: (assert) => assert.timeout(60000) });

QUnit.test('what is made of the sources says what they say (npm run docs)', async (assert) => {
  for (const [file, text] of Object.entries(await renewed())) {
    assert.equal(text, readFileSync(path.join(root, file), 'utf8'), file);
  }
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  assert.equal(new Set(readme.match(/^<!-- table: .+ -->$/gm)).size, 10);
});

const upTo = (letter, last) => Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);
const criteria =
  '1.3.1 1.3.2 1.4.1 1.4.3 1.4.4 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.3 2.4.3 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.7 2.5.8 3.2.1 3.2.2 4.1.2 4.1.3';

QUnit.test('every statement of accessibility has its tests named, and they are there', (assert) => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const rows = Array.from(text.matchAll(/^\| ([TAS\d][\d., TAS]*) \| (.+) \|$/gm));
  assert.deepEqual(
    rows.flatMap(([, names]) => names.split(', ')).toSorted(),
    [...upTo('T', 18), ...upTo('A', 10), ...upTo('S', 8), ...criteria.split(' ')].toSorted(),
  );
  const files = rows.flatMap(([, , tests]) => tests.match(/`[\w/-]+`/g) ?? []);
  const isThere = (name) =>
    ['ts', 'mjs'].some((end) => existsSync(path.join(root, 'test', `${name}.test.${end}`)));
  assert.deepEqual(
    files.map((name) => name.slice(1, -1)).filter((name) => !isThere(name)),
    [],
  );
});
