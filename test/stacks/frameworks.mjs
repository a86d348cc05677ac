// Components of React, in its strict mode, of Vue and of Angular, in their development builds, which complain most.
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { expect, pageOf, using } from './browser.mjs';
import { compareGrowth } from './memory.mjs';

const sheet = '/assets/css/ui.tabs.min.css';
const files = {
  react: 'react.mjs',
  vue: 'vue.mjs',
  angular: 'angular.mts',
  'react-panels': 'react-panels.mjs',
};

/** `own: false` has the same components without the pair: what starts it does nothing. */
async function usingApp(name, own, work) {
  const { build } = await import(`${root}test/stacks/node_modules/esbuild/lib/main.js`);
  const outfile = `build/stacks/${name}${own ? '' : '-without'}.js`;
  await build({
    entryPoints: [path.join(root, 'test/stacks/pages', files[name])],
    outfile: path.join(root, outfile),
    bundle: true,
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // For what the component imports, which stands in the demo.
    nodePaths: [path.join(root, 'test/stacks/node_modules')],
    alias: {
      jquery: path.join(root, 'node_modules/jquery'),
      // The component in the demo would find the one of the project, and the page another.
      vue: path.join(root, 'test/stacks/node_modules/vue'),
      'ui-tabs': path.join(root, own ? 'assets/js/ui.tabs.mjs' : 'test/stacks/pages/no-tabs.mjs'),
    },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    logLevel: 'error',
  });
  const body = `<div id="page"></div><script src="/${outfile}"></script>`;
  return using('/', { '/': pageOf({ body, css: [sheet], jquery: '', own: false }) }, work);
}

const parts = ['.z-tabs', '.z-tabs-mobile', '.z-tabs-desktop', '.z-dropdown-arrow', '.z-tab'];

/** Waits until the page has so many of each part: Angular changes it some time after a press. */
const untilCounts = (page, numbers) =>
  page.waitForFunction(
    ([all, wanted]) => all.every((one, n) => document.querySelectorAll(one).length === wanted[n]),
    [parts, numbers],
  );

const works = (name) => () =>
  usingApp(name, true, async (page) => {
    const press = (text) => page.getByRole('button', { name: text }).click();
    const choose = (text) => page.getByRole('tab', { name: text }).click();
    await page.evaluate(() => {
      window.heard = [];
      document.addEventListener('uitabs:select', ({ detail: { index, reason } }) => {
        if (reason) window.heard.push(index);
      });
    });
    for (let round = 0; round < 3; round++) {
      await untilCounts(page, [1, 1, 1, 1, 2 + round]);
      await choose('Label 2');
      await press(`${2 + round} inns`);
      await page.getByText(`${3 + round} inns`).waitFor();
      await press('Add');
      await choose(`Label ${3 + round}`);
      await page.getByText(`Text ${3 + round}`).waitFor();
      await choose('Label 1');
      await page.waitForFunction('heard.length > 2');
      expect(await page.evaluate('heard.splice(0)'), [1, 2 + round, 0], 'events');
      await press('Toggle');
      await untilCounts(page, [0, 0, 0, 0, 0]);
      await press('Toggle');
    }
  });

/** Other labels are other keys: the framework replaces the elements, and their number stays the same. */
const exchanges = (name) => () =>
  usingApp(name, true, async (page) => {
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('tab', { name: 'Name 2' }).click();
    await page.getByRole('tabpanel', { name: 'Name 2' }).getByText('2 inns').waitFor();
    await untilCounts(page, [1, 1, 1, 1, 2]);
  });

/** Apps that are rendered into the panels themselves: before the set starts, after it, and when it has shown the panel. */
const panels = () =>
  usingApp('react-panels', true, async (page) => {
    await page.getByRole('tab', { name: 'later' }).click();
    await page.evaluate('renderLater()');
    for (const name of ['later', 'before', 'after', 'later']) {
      await page.getByRole('tab', { name }).click();
      const panel = page.locator(`#${name}`);
      const isAgain = (await panel.innerText()).includes('many');
      for (const count of isAgain ? [4, 5] : [1, 2, 3]) {
        await panel.getByRole('button').click();
        await panel.getByText(`${name}: ${count}`).waitFor();
        const seen = await panel.locator('i, b, u').allInnerTexts();
        expect(seen, [...(count % 2 ? ['odd'] : []), count > 1 ? 'many' : 'few'], name);
      }
    }
  });

/** Ends and starts the component: runs in the page. */
async function toggle(count) {
  const isShown = () => !!document.querySelector('#page ul');
  for (let n = 0; n < count * 2; n++) {
    const before = isShown();
    document.querySelector('#page button').click();
    while (isShown() === before) await new Promise((done) => setTimeout(done));
  }
}

const components = Object.entries({ react: 'React', vue: 'Vue', angular: 'Angular' }).flatMap(
  ([name, stack]) => [
    [stack, 'a component starts once, changes, ends, and starts again', works(name)],
    [stack, 'items that are exchanged for as many others', exchanges(name)],
    [
      stack,
      'what 100 starts and ends leave',
      () =>
        compareGrowth((own, work) => usingApp(name, own, work), toggle, {
          before: 20,
          rounds: 100,
        }),
    ],
  ],
);

export const rows = [...components, ['React', 'apps that are rendered into panels', panels]];
