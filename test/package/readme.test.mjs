import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renewed } from '../../demo/readme.mjs';
import { root } from '../../.ci/lib/files.mjs';

// Sources are read by the compiler, themes by Sass.
QUnit.module('readme', { beforeEach: (assert) => assert.timeout(60000) });

QUnit.test('what is made of the sources says what they say (npm run docs)', async (assert) => {
  for (const [file, text] of Object.entries(await renewed())) {
    assert.equal(text, readFileSync(path.join(root, file), 'utf8'), file);
  }
  const texts = ['README.md', 'demo/reference.md'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  assert.equal(new Set(texts.join('\n').match(/^<!-- table: .+ -->$/gm)).size, 10);
});
