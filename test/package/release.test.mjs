import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { integrity, writeDownloads } from '../../.ci/release/downloads.mjs';
import { faultsOf, written } from '../../.ci/release/faults.mjs';
import { root } from '../../.ci/lib/files.mjs';
import { openFile } from '../input/page.mjs';

QUnit.module('release', (hooks) => {
  let scratch = '';
  hooks.before(() => (scratch = mkdtempSync(path.join(tmpdir(), 'ui-release-'))));
  hooks.after(() => rmSync(scratch, { recursive: true, force: true }));

  /** Unpacks an archive, and gives the names of its files. */
  function unpack(archive) {
    const files = unzipSync(readFileSync(path.join(scratch, 'made', archive)));
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(scratch, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return Object.keys(files);
  }

  const made = () => writeDownloads(path.join(scratch, 'made'), '1.2.3');

  const texts = readdirSync(path.join(root, 'assets/js/texts'))
    .filter((file) => file.endsWith('.js'))
    .join(' ');
  const within = (folder, names) => names.split(' ').map((name) => `${folder}/${name}`);
  const expected = {
    'ui-tabs-1.2.3': [
      'LICENSE',
      ...within('assets/css', 'ui.tabs.flat.min.css ui.tabs.min.css'),
      ...within('assets/img', 'ui.icons.svg ui.loading.svg'),
      ...within('assets/js', 'jquery.easing.min.js jquery.hashchange.min.js jquery.min.js'),
      ...within('assets/js', 'licenses.txt ui.tabs.min.js ui.tabs.min.js.map'),
      ...within('assets/js/texts', texts),
      'index.html',
    ],
    'ui-accordion-1.2.3': [
      'LICENSE',
      'css/ui.accordion.min.css',
      ...within('img', 'ui.icons.svg ui.loading.svg'),
      'index.html',
      ...within('js', 'html5shiv.min.js jquery.easing.min.js jquery.min.js licenses.txt'),
      ...within('js', 'ui.accordion.min.js ui.accordion.min.js.map'),
      ...within('js/texts', texts),
    ],
    'ui-tabs-accordion-1.2.3': [
      'LICENSE',
      ...within('assets/css', 'ui.tabs-accordion.min.css ui.tabs.flat.min.css'),
      ...within('assets/img', 'ui.icons.svg ui.loading.svg'),
      ...within('assets/js', 'jquery.easing.min.js jquery.hashchange.min.js jquery.min.js'),
      ...within('assets/js', 'licenses.txt ui.tabs-accordion.min.js ui.tabs-accordion.min.js.map'),
      ...within('assets/js/texts', texts),
      'index.html',
    ],
  };

  QUnit.test('three downloads, the first two in the layout of the first design', (assert) => {
    const names = Object.keys(expected);
    const files = made();
    assert.deepEqual(files, [...names.map((name) => `${name}.zip`), 'integrity.json']);
    for (const name of names) {
      const inside = expected[name].map((file) => `${name}/${file}`).sort();
      assert.deepEqual(unpack(`${name}.zip`).sort(), inside, name);
    }
  });

  /** What is loaded, pressed and seen then, and the states of all labels. */
  const pages = {
    'ui-tabs-1.2.3': {
      files: [
        ...within('/assets/css', 'ui.tabs.flat.min.css ui.tabs.min.css'),
        ...within('/assets/js', 'jquery.min.js ui.tabs.min.js'),
      ],
      press: ['tab', 'Stays', 'Two inns'],
      states: ['[role=tab]', 'aria-selected', 'false true false false true'],
    },
    'ui-accordion-1.2.3': {
      files: ['/css/ui.accordion.min.css', ...within('/js', 'jquery.min.js ui.accordion.min.js')],
      press: ['button', 'Is there water?', 'At the second hut.'],
      states: ['[aria-expanded]', 'aria-expanded', 'false true false true'],
    },
    'ui-tabs-accordion-1.2.3': {
      files: [
        ...within('/assets/css', 'ui.tabs-accordion.min.css ui.tabs.flat.min.css'),
        ...within('/assets/js', 'jquery.min.js ui.tabs-accordion.min.js'),
      ],
      press: ['button', 'Is there water?', 'At the second hut.'],
      states: ['[aria-expanded]', 'aria-expanded', 'false true'],
    },
  };

  QUnit.test.each('works from its folder:', Object.keys(pages), async (assert, download) => {
    const { files, press, states } = pages[download];
    made();
    unpack(`${download}.zip`);
    const folder = pathToFileURL(path.join(scratch, download)).href;
    const loaded = [];
    const prepare = (page) =>
      page.on('requestfinished', (request) => loaded.push(request.url().replace(folder, '')));
    const page = await openFile(`${folder}/index.html`, { prepare });
    const own = loaded.filter((url) => !url.startsWith('data:'));
    assert.deepEqual(own.sort(), [...files, '/index.html'].sort());
    const [role, name, text] = press;
    await page.getByRole(role, { name }).click();
    await page.getByText(text).waitFor();
    const [labels, attribute, expected] = states;
    const read = (all, state) => all.map((one) => one.getAttribute(state)).join(' ');
    assert.equal(await page.locator(labels).evaluateAll(read, attribute), expected);
  });

  QUnit.test('every built style sheet and script has its hash', (assert) => {
    const hashes = integrity();
    const sheets = ['ui.accordion', 'ui.tabs', 'ui.tabs-accordion', 'ui.tabs.flat'];
    const names = sheets.map((name) => `css/${name}.min.css`);
    const named = Object.keys(hashes).filter((file) => /^css.*\.min\./.test(file));
    assert.deepEqual(named, names.sort());
    const file = readFileSync(path.join(root, 'assets/js/ui.tabs.min.js'));
    const hash = createHash('sha384').update(file).digest('base64');
    assert.equal(hashes['js/ui.tabs.min.js'], `sha384-${hash}`);
  });

  QUnit.test('checks: what is built here is of one version, committed and tagged', (assert) => {
    const state = written();
    const changelog = `## ${state.version} (2027-01-31)`;
    const tag = `v${state.version}`;
    assert.equal(state.banners.length, 12);
    assert.deepEqual(faultsOf({ ...state, changelog, tags: [tag], changed: [] }), []);
    const faults = ['not committed: README.md', `the commit has no tag ${tag}`];
    const changed = [' M README.md'];
    assert.deepEqual(faultsOf({ ...state, changelog, tags: ['v0.0.0'], changed }), faults);
  });
});
