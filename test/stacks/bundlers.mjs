// Vite, esbuild and webpack build a page with both widgets, which then runs.
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { expect, pageOf, using } from './browser.mjs';
import { accordion, expectBothToWork, tabs } from './markup.mjs';

const fromSuite = (file) => import(`${root}test/stacks/node_modules/${file}`);

// Each takes the folder of the project, and builds its app.mjs into `dist`.
const bundlers = {
  async Vite(folder) {
    const { build } = await import('vite');
    await build({ root: folder, base: './', configFile: false, logLevel: 'error' });
  },
  async esbuild(folder) {
    const { build } = await fromSuite('esbuild/lib/main.js');
    const entryPoints = [path.join(folder, 'app.mjs')];
    const outdir = path.join(folder, 'dist');
    await build({ entryPoints, outdir, bundle: true, minify: true, logLevel: 'error' });
  },
  async webpack(folder) {
    const { default: webpack } = await fromSuite('webpack/lib/index.js');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { app: './app.mjs' },
      output: { path: path.join(folder, 'dist') },
      experiments: { css: true },
      performance: { hints: false },
    });
    const stats = await new Promise((done, fail) =>
      compiler.run((error, result) => (error ? fail(error) : done(result))),
    );
    expect(stats.toJson({ all: false, errors: true, warnings: true }).errors, []);
  },
};

const sets = tabs('id="trip"') + accordion('id="faq"');
const page = (foot, css = []) => pageOf({ body: sets + foot, css, jquery: '', own: false });

/** A project that has the package installed; jQuery is the one of the folders above. */
function project(name) {
  const folder = path.join(root, 'build/stacks', name.toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(root, path.join(folder, 'node_modules/ui-tabs'), 'dir');
  cpSync(path.join(root, 'demo/stacks/bundler.mjs'), path.join(folder, 'app.mjs'));
  const html = page('<script type="module" src="./app.mjs"></script>');
  writeFileSync(path.join(folder, 'index.html'), html);
  return folder;
}

const built = (name) => async () => {
  const folder = project(name);
  await bundlers[name](folder);
  const address = `/build/stacks/${name.toLowerCase()}/dist/`;
  const pages = { [address]: page('<script src="app.js"></script>', ['app.css']) };
  return using(address, name === 'Vite' ? {} : pages, async (opened) => {
    await expectBothToWork(opened);
    const displays = await opened.evaluate(() =>
      ['.z-tab', '.z-trigger'].map((one) => getComputedStyle(document.querySelector(one)).display),
    );
    expect(displays, ['flex', 'flex'], 'styles');
  });
};

export const rows = Object.keys(bundlers).map((name) => [
  name,
  'builds a page with both widgets, which runs',
  built(name),
]);
