/* The browser: pages that nobody has seen, with what a library needs, and what they have cost. */
import assert from 'node:assert';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../.ci/lib/files.mjs';
import { serveUnclosed } from '../server.cjs';

export { launch } from '../browser.mjs';

const jquery = 'node_modules/jquery-3/dist/jquery.min.js';

const types = { '.js': 'text/javascript', '.css': 'text/css' };

/** What the files begin with that are for script tags; kept out of what is measured against the goals. */
const compileHint = '//# allFunctionsCalledOnLoad';

const pages = [];
let origin = null;

/**
 * `/12/` is the page of that number, `/12/assets/file.js` a file as that page gets it: with the query `without-hint`
 * without the hint to the compiler, with `late` after 300 ms. A page may allow the browser to keep its files.
 */
async function answer({ url }, response) {
  const [, number, file, query] = url.match(/^\/(\d+)\/([^?]*)(\?.*)?$/);
  const { html, isCached } = pages[number];
  response.writeHead(200, {
    'content-type': `${types[path.extname(file)] ?? 'text/html'}; charset=utf-8`,
    'cache-control': isCached && file ? 'max-age=3600' : 'no-store',
    // Isolated, the page's clock counts microseconds.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  if (!file) return response.end(query ? html.late : html.usual);
  const body = file === 'empty.js' ? '' : await readFile(path.resolve(root, file));
  if (query === '?late') await delay(300);
  return response.end(query === '?without-hint' ? String(body).replace(compileHint, '') : body);
}

// Without motion, and in the same letters; away from the page's corner: there, and only there, a box that
// begins to move isn't painted anew.
const still = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
  .collapsing { transition: none !important }
`;

const pageOf = (number, sheets, harness, css) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,">
${sheets.map((file) => `<link rel="stylesheet" href="/${number}/${file}">`).join('\n')}
<style>${still}${css}</style>
${harness.map((file) => `<script src="/${number}/${file}"></script>`).join('\n')}
</head><body></body></html>`;

/**
 * Opens a page that has all but a library's script, which `load` adds. It has a browser context of its own,
 * with a process, and so an engine, of its own, empty caches, and addresses that were never asked for before:
 * no compiled code is left from another page. `call` runs a function of page/measure.js.
 */
export async function openPage(browser, { script, sheets, isUnhinted, more = [], css = '' }) {
  origin ??= await serveUnclosed(answer);
  const harness = ['subjects', 'measure', ...more].map((name) => `test/bench/page/${name}.js`);
  const address = `${origin}/${pages.length}/`;
  pages.push({ html: { usual: pageOf(pages.length, sheets, [jquery, ...harness], css) } });
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', assert.ifError);
  // A library that is used wrongly warns, and that takes time.
  page.on('console', (message) => assert.notEqual(message.type(), 'warning', message.text()));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  // The time that the page's own thread has had: another program in between doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const call = async (name, ...args) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `bench.${name}(${args.map((one) => JSON.stringify(one)).join()})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? name);
    return result.value;
  };
  const query = isUnhinted ? '?without-hint' : '';
  const load = (file = script) => call('load', `${address}${file}${query}`);
  return { page, session, call, load, close: () => context.close() };
}

export async function metricsOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What the page's thread has done for something: milliseconds and counts. */
export async function costOf(opened, act) {
  const before = await metricsOf(opened);
  await act();
  const after = await metricsOf(opened);
  const taken = (name) => after[name] - before[name];
  return {
    script: taken('ScriptDuration') * 1000,
    style: taken('RecalcStyleDuration') * 1000,
    layout: taken('LayoutDuration') * 1000,
    all: (taken('TaskDuration') - taken('DevToolsCommandDuration')) * 1000,
    compile: taken('V8CompileDuration') * 1000,
    layouts: taken('LayoutCount'),
  };
}

/** What is left in use after the rubbish has gone. */
export async function memoryOf(opened) {
  const { session } = opened;
  for (let n = 0; n < 2; n++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { Nodes, JSEventListeners } = await metricsOf(opened);
  return { heap: usedSize, nodes: Nodes, listeners: JSEventListeners };
}

/** How often the page is styled and laid out while a task works: the counters while it stands still. */
export async function passesOf({ session, call }, name, ...args) {
  const counts = [];
  const both = new Promise((resolve) => {
    session.on('Debugger.paused', async () => {
      counts.push(await metricsOf({ session }));
      if (counts.length === 2) resolve();
      await session.send('Debugger.resume');
    });
  });
  await session.send('Debugger.enable');
  await call('stopped', name, ...args);
  await both;
  await session.send('Debugger.disable');
  session.removeAllListeners('Debugger.paused');
  const [before, after] = counts;
  const taken = (key) => after[key] - before[key];
  // The one layout by which nothing is left to do for a frame that comes meanwhile.
  return { styles: taken('RecalcStyleCount') - 1, layouts: taken('LayoutCount') - 1 };
}

/** The markup that each library asks for, from the file by which the pages of the other measures write it. */
async function markupOf({ widget, library, sets, items }) {
  const window = {};
  const file = path.join(root, 'test/bench/page/subjects.js');
  runInNewContext(await readFile(file, 'utf8'), { window });
  const one = (_, n) => window.subjects[widget][library].html({ items, id: `u${n}` });
  const html = Array.from({ length: sets }, one);
  // Ours start by their markup, as the README's first example does.
  return library === 'ours'
    ? html.map((set) => set.replace(' ', ` data-role="z-${widget}" `)).join('\n')
    : html.join('\n');
}

/** Adds up how far the page jumps while it loads. */
const observer = `<script>
let shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
  .observe({ type: 'layout-shift' });
</script>`;

const visitOf = (base, { sheets, script, start }, markup, query) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
${sheets.map((file) => `<link rel="stylesheet" href="${base}${file}">`).join('\n')}
<style>${still}</style>
${query && observer}
</head><body>
<div class="sets">
${markup}
</div>
<p>What follows the sets.</p>
<script src="${base}${jquery}"></script>
<script src="${base}${script}${query}"></script>
<script>${start}</script>
</body></html>`;

/** Two frames after `load`. */
const untilShown = `new Promise((resolve) => {
  const frames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  if (document.readyState === 'complete') frames();
  else addEventListener('load', frames);
})`;

/**
 * A browser context of its own, in which a page of a library is visited: each `visit` gives the milliseconds that it
 * took of the page's thread, `shift` how far a visit with slow scripts moves the page.
 */
export async function openVisit(browser, subject) {
  origin ??= await serveUnclosed(answer);
  const markup = await markupOf(subject);
  const base = `/${pages.length}/`;
  const html = {
    usual: visitOf(base, subject, markup, ''),
    late: visitOf(base, subject, markup, '?late'),
  };
  // A page of the same origin to leave from, so that the process of the visit is there before it is measured.
  const before = `${origin}/${pages.length + 1}/`;
  pages.push({ html, isCached: true }, { html: { usual: pageOf(0, [], [], '') } });
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', assert.ifError);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const visit = async (query = '') => {
    await page.goto(before);
    const { all } = await costOf({ session }, async () => {
      await page.goto(`${origin}${base}${query}`);
      await page.evaluate(untilShown);
    });
    return all;
  };
  return {
    visit,
    async shift() {
      await visit('?late');
      return page.evaluate('shift');
    },
    close: () => context.close(),
  };
}
