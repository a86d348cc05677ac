// What the server of the demo answers.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { server } from '../../demo/server.mjs';
import { root } from '../../.ci/lib/files.mjs';

QUnit.module('serve', {
  before: () => once(server.listen(0, '127.0.0.1'), 'listening'),
  after: () => server.close(),
});

/** The headers and the bytes of an answer. */
async function ask(pathname, headers = {}) {
  const [answer] = await once(
    get({ host: '127.0.0.1', port: server.address().port, path: pathname, headers, agent: false }),
    'response',
  );
  const chunks = await answer.toArray();
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

const sheet = '/assets/css/ui.tabs.min.css';
const read = (file) => readFileSync(path.join(root, file));

const rows = {
  brotli: ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  gzip: ['gzip, deflate', 'gzip', gunzipSync],
  'as it is': ['', undefined, (bytes) => bytes],
};

QUnit.test.each('texts are compressed as the browser can read:', rows, async (assert, row) => {
  const [accepted, encoding, decode] = row;
  const { headers, bytes } = await ask(sheet, { 'accept-encoding': accepted });
  assert.equal(headers['content-encoding'], encoding);
  assert.true(decode(bytes).equals(read(sheet)));
});

QUnit.test(
  'pages reload by themselves, fragments and pictures come as they are',
  async (assert) => {
    const asNavigation = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    const page = (await ask('/demo/', asNavigation)).bytes.toString();
    assert.true(page.includes('/__reload'));
    assert.equal(page.length > read('demo/index.html').length, true);
    const asked = { 'x-requested-with': 'XMLHttpRequest' };
    const fragment = await ask('/demo/content/wind.html', asked);
    assert.true(fragment.bytes.equals(read('demo/content/wind.html')));
    const picture = await ask('/demo/pictures/readme.png', { 'accept-encoding': 'br' });
    assert.equal(picture.headers['content-encoding'], undefined);
    assert.equal((await ask('/demo/nowhere.html')).status, 404);
    assert.equal((await ask('/../package.json')).status, 404, 'nothing from outside');
  },
);
