import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { integrity, writeDownloads } from '../../.ci/release/downloads.mjs';
import { faultsOf, written } from '../../.ci/release/faults.mjs';
import { root } from '../../demo/static.mjs';
import { openUrl } from '../input/page.mjs';

QUnit.module('release', (hooks) => {
  let scratch = '';
  hooks.before(() => (scratch = mkdtempSync(path.join(tmpdir(), 'ui-release-'))));
  hooks.after(() => rmSync(scratch, { recursive: true, force: true }));

  /** Unpacks an archive, and gives the names of its files by what its directory says. */
  function unpack(archive) {
    const bytes = readFileSync(path.join(scratch, 'made', archive));
    const end = bytes.length - 22;
    let at = bytes.readUInt32LE(end + 16);
    const names = Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
      const [sum, packed, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field));
      const long = bytes.readUInt16LE(at + 28);
      const from = bytes.readUInt32LE(at + 42) + 30 + long;
      const name = bytes.toString('utf8', at + 46, at + 46 + long);
      const content = zlib.inflateRawSync(bytes.subarray(from, from + packed));
      if (content.length !== size || zlib.crc32(content) !== sum) throw new Error(`bad: ${name}`);
      const file = path.join(scratch, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      at += 46 + long;
      return name;
    });
    return names;
  }

  const made = () => writeDownloads(path.join(scratch, 'made'), '1.2.3');

  const expected = {
    'ui-tabs-1.2.3': [
      'LICENSE',
      'assets/css/ui.tabs.flat.min.css',
      'assets/css/ui.tabs.min.css',
      'assets/img/ui.icons.svg',
      'assets/img/ui.loading.svg',
      'assets/js/jquery.easing.min.js',
      'assets/js/jquery.hashchange.min.js',
      'assets/js/jquery.min.js',
      'assets/js/licenses.txt',
      'assets/js/ui.tabs.min.js',
      'assets/js/ui.tabs.min.js.map',
      'index.html',
    ],
    'ui-accordion-1.2.3': [
      'LICENSE',
      'css/ui.accordion.min.css',
      'img/ui.icons.svg',
      'img/ui.loading.svg',
      'index.html',
      'js/html5shiv.min.js',
      'js/jquery.easing.min.js',
      'js/jquery.min.js',
      'js/licenses.txt',
      'js/ui.accordion.min.js',
      'js/ui.accordion.min.js.map',
    ],
  };

  QUnit.test('two downloads, in the layout of the first design', (assert) => {
    const names = Object.keys(expected);
    const files = made();
    assert.deepEqual(files, [...names.map((name) => `${name}.zip`), 'integrity.json']);
    for (const name of names) {
      const inside = expected[name].map((file) => `${name}/${file}`);
      assert.deepEqual(unpack(`${name}.zip`).sort(), inside, name);
    }
  });

  /** Opens the page of a download from its folder, and lists the files it loaded. */
  async function open(name) {
    made();
    unpack(`${name}.zip`);
    const folder = pathToFileURL(path.join(scratch, name)).href;
    const loaded = [];
    const prepare = (page) => {
      page.on('requestfinished', (request) => loaded.push(request.url().replace(folder, '')));
    };
    const page = await openUrl(`${folder}/index.html`, { prepare });
    return { page, loaded: loaded.filter((url) => !url.startsWith('data:')) };
  }

  const states = (page, selector, attribute) =>
    page
      .locator(selector)
      .evaluateAll((elements, name) => elements.map((one) => one.getAttribute(name)), attribute);

  const fill = (page, selector) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

  QUnit.test('the page of the tabs works from its folder', async (assert) => {
    const { page, loaded } = await open('ui-tabs-1.2.3');
    assert.deepEqual(loaded.sort(), [
      '/assets/css/ui.tabs.flat.min.css',
      '/assets/css/ui.tabs.min.css',
      '/assets/js/jquery.min.js',
      '/assets/js/ui.tabs.min.js',
      '/index.html',
    ]);
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.getByText('Two inns').waitFor();
    assert.deepEqual(await states(page, '[role=tab]', 'aria-selected'), [
      ...['false', 'true', 'false'],
      ...['false', 'true'],
    ]);
    assert.equal(await fill(page, '#trip [aria-selected=true]'), 'rgb(230, 126, 34)');
  });

  QUnit.test('the page of the accordion works from its folder', async (assert) => {
    const { page, loaded } = await open('ui-accordion-1.2.3');
    assert.deepEqual(loaded.sort(), [
      '/css/ui.accordion.min.css',
      '/index.html',
      '/js/jquery.min.js',
      '/js/ui.accordion.min.js',
    ]);
    await page.getByRole('button', { name: 'Is there water?' }).click();
    await page.getByText('At the second hut.').waitFor();
    assert.deepEqual(await states(page, '[aria-expanded]', 'aria-expanded'), [
      ...['false', 'true'],
      ...['false', 'true'],
    ]);
    assert.equal(await fill(page, '#walk > :last-child > h3'), 'rgb(255, 255, 255)');
  });

  QUnit.test('every built style sheet and script has its hash', (assert) => {
    const hashes = integrity();
    const names = ['ui.accordion', 'ui.tabs', 'ui.tabs.flat'].map((name) => `css/${name}.min.css`);
    const named = Object.keys(hashes).filter((file) => /^css.*\.min\./.test(file));
    assert.deepEqual(named, names.sort());
    const file = readFileSync(path.join(root, 'assets/js/ui.tabs.min.js'));
    const hash = createHash('sha384').update(file).digest('base64');
    assert.equal(hashes['js/ui.tabs.min.js'], `sha384-${hash}`);
  });

  const ready = { tags: ['v1.2.3'], changed: [] };

  QUnit.test('checks: a tag of another version, and a file that is not committed', (assert) => {
    const state = written();
    const changelog = `## ${state.version} (2027-01-31)`;
    const given = { ...state, changelog, tags: ['v0.0.0'], changed: [' M README.md'] };
    const faults = ['not committed: README.md', `the commit has no tag v${state.version}`];
    assert.deepEqual(faultsOf(given), faults);
  });

  QUnit.test('checks: what is built here is of one version', (assert) => {
    const state = written();
    const changelog = `## ${state.version} (2027-01-31)`;
    const tags = [`v${state.version}`];
    assert.equal(state.banners.length, 10);
    assert.deepEqual(faultsOf({ ...ready, ...state, changelog, tags }), []);
  });
});
