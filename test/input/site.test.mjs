// What holds on every page of the demo.
import { createRequire } from 'node:module';
import { pages } from '../../demo/site.mjs';
import { openFile } from './page.mjs';

const require = createRequire(import.meta.url);

QUnit.module('site');

const files = pages.map(({ file }) => file);
const each = Object.fromEntries(files.map((file) => [file, file]));
const views = {
  '1200 px': { viewport: { width: 1200, height: 800 } },
  '400 px, dark, from right to left': {
    viewport: { width: 400, height: 800 },
    context: { colorScheme: 'dark' },
    dir: 'rtl',
  },
};
const cases = files.flatMap((file) =>
  Object.entries(views).map(([name, view]) => [`${file} at ${name}`, { file, ...view }]),
);

const remember = (dir) => localStorage.setItem('ui-demo', JSON.stringify({ scheme: '', dir }));

QUnit.test.each(
  'opens without errors, every set of it runs, and axe finds nothing:',
  Object.fromEntries(cases),
  async (assert, { file, dir, ...view }) => {
    const prepare = (page) => dir && page.addInitScript(remember, dir);
    const page = await openFile(`/demo/${file}`, { ...view, prepare });
    const idle = page.locator(
      '[data-role^=z-]:not(.z-tabs, .z-accordion), .z-tabs-loading, .z-accordion-loading',
    );
    assert.deepEqual(await idle.evaluateAll((all) => all.map((one) => one.outerHTML)), []);
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    const violations = await page.evaluate(async () => {
      const { violations } = await window.axe.run({ resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    assert.deepEqual(violations, []);
  },
);

const watchShifts = (page) =>
  page.addInitScript(() => {
    const add = (entries) => entries.forEach(({ value }) => (window.moved += value));
    window.moved = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.moves = () => (add(observer.takeRecords()), window.moved);
  });

QUnit.test.each(
  'R2 nothing moves while it loads, and nothing is wider than the window:',
  each,
  async (assert, file) => {
    const seen = {};
    for (const width of [1200, 720, 320]) {
      // Taller than a window is, so that more of the page counts.
      const page = await openFile(`/demo/${file}`, {
        viewport: { width, height: 4000 },
        prepare: watchShifts,
        context: { reducedMotion: 'reduce' },
      });
      // The second frame has been painted when the third begins.
      seen[width] = await page.evaluate(async () => {
        for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
        const { scrollWidth, clientWidth } = document.documentElement;
        return [window.moves(), scrollWidth - clientWidth];
      });
    }
    assert.deepEqual(seen, { 320: [0, 0], 720: [0, 0], 1200: [0, 0] });
  },
);

QUnit.test.each('R2 without script every panel can be read:', each, async (assert, file) => {
  const page = await openFile(`/demo/${file}`, { context: { javaScriptEnabled: false } });
  const hidden = await page
    .locator(
      '.z-tabs-loading :is(li, p, h2, h3, div), .z-accordion-loading :is(li, p, h3, h4, div)',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent.trim() && !one.closest('details'))
        .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => one.outerHTML),
    );
  assert.deepEqual(hidden, []);
  const lifted = await page
    .locator('.z-tabs-loading *, .z-accordion-loading *')
    .evaluateAll((all) =>
      all
        .filter((one) => /absolute|fixed/.test(getComputedStyle(one).position))
        .map((one) => one.outerHTML),
    );
  assert.deepEqual(lifted, [], 'nothing lies on anything else');
  // Buttons of examples that show a form of markup are part of that.
  const idle = await page
    .locator('main :is(button, output, select, [role=log]):visible')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('.run > div')).map((one) => one.outerHTML),
    );
  assert.deepEqual(idle, [], 'nothing that only a script makes work');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.true(wider <= 0, `nothing sticks out: ${wider} px`);
});

QUnit.test('every link within the site leads somewhere', async (assert) => {
  const page = await openFile('/demo/index.html');
  const lost = await page.evaluate(async (names) => {
    const parser = new DOMParser();
    const documents = {};
    for (const name of names) {
      documents[name] = parser.parseFromString(await (await fetch(name)).text(), 'text/html');
    }
    const targets = Object.entries(documents).flatMap(([name, one]) =>
      Array.from(one.querySelectorAll('main a[href], nav a[href]'), (link) => [
        name,
        link.getAttribute('href'),
      ]),
    );
    const others = new Map();
    for (const file of targets.map(([, href]) => href.split(/[?#]/)[0])) {
      if (file && !documents[file]) others.set(file, (await fetch(file)).ok);
    }
    // Deep links name a widget and an item of it.
    const isLost = ([name, href]) => {
      const [file, hash] = href.split('?')[0].split('#');
      const there = documents[file || name];
      if (!there) return !others.get(file);
      return !!hash && !/[/:]/.test(hash) && !there.getElementById(hash);
    };
    return targets.filter(isLost).map((target) => target.join(': '));
  }, files);
  // What a set of tabs has in the address: its names are no ids.
  assert.deepEqual(
    lost.filter((target) => !/^state\.html: #/.test(target)),
    [],
  );
});

QUnit.test('colours and direction are chosen once, for all pages', async (assert) => {
  const page = await openFile('/demo/index.html');
  const looks = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.dir,
      getComputedStyle(document.querySelector('.z-tabs > .z-container')).backgroundColor,
    ]);
  const before = await looks();
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Direction').selectOption('rtl');
  const chosen = await looks();
  assert.deepEqual(chosen, ['rgb(20, 20, 22)', 'rtl', 'rgb(29, 29, 32)'], before.join());
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click();
  await page.waitForURL('**/recipes.html');
  assert.deepEqual(await looks(), chosen);
  assert.equal(await page.getByRole('combobox', { name: 'Colours' }).inputValue(), 'dark');
});

QUnit.test.each(
  'code reads from left to right in a page from right to left:',
  ['tabs.html', 'accordion.html', 'state.html'],
  async (assert, file) => {
    const prepare = (page) => page.addInitScript(remember, 'rtl');
    const page = await openFile(`/demo/${file}`, { prepare });
    const turned = await page.locator('main :is(h3 a, button, code):visible').evaluateAll((all) => {
      const placeOf = (node, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const isTurned = ({ firstChild: node }) => {
        const name = /\w(?=\(.*\)$)/.exec(node?.data ?? '');
        if (!name) return false;
        const [last, open] = [0, 1].map((on) => placeOf(node, name.index + on));
        return open.top === last.top && open.left < last.left;
      };
      return all.filter(isTurned).map((one) => one.textContent);
    });
    assert.deepEqual(turned, []);
  },
);
