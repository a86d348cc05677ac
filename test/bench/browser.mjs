/* The browser: pages with what a library needs, and what they have cost. */
import path from 'node:path';
import { root } from '../../demo/static.mjs';

export { launch } from '../browser.mjs';

// Isolated, the page's clock counts microseconds.
const blank = {
  contentType: 'text/html',
  headers: {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  },
  body: '<!doctype html><html lang="en"><title>Benchmark</title><body>',
};

/** An empty page in a process of its own; files are added to it in order. */
export async function openPage(browser, files, css = '') {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route('**/*', (route) => route.fulfill(blank));
  await page.goto('http://localhost/');
  for (const file of files) {
    const add = file.endsWith('.css') ? 'addStyleTag' : 'addScriptTag';
    await page[add]({ path: path.join(root, file) });
  }
  if (css) await page.addStyleTag({ content: css });
  const session = await context.newCDPSession(page);
  // The time that the page's own thread has had: another program in between doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const call = (name, ...args) =>
    page.evaluate(([name, args]) => bench[name](...args), [name, args]);
  return { page, session, call, close: () => context.close() };
}

export async function metricsOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What the page's thread has done for something: milliseconds and counts. */
export async function costOf(opened, act) {
  const before = await metricsOf(opened);
  const result = await act();
  const after = await metricsOf(opened);
  const taken = (name) => after[name] - before[name];
  return {
    result,
    script: taken('ScriptDuration') * 1000,
    style: taken('RecalcStyleDuration') * 1000,
    layout: taken('LayoutDuration') * 1000,
    all: (taken('TaskDuration') - taken('DevToolsCommandDuration')) * 1000,
    compile: taken('V8CompileDuration') * 1000,
    layouts: taken('LayoutCount'),
    styles: taken('RecalcStyleCount'),
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

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** What the browser notes of the page's thread while something happens. */
export async function traceOf(browser, { page }, act) {
  await page.evaluate(() => bench.settled());
  await browser.startTracing(page, { categories });
  await page.evaluate(() => performance.mark('bench-start'));
  await act();
  await page.evaluate(() => performance.mark('bench-end'));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mark = (wanted) => traceEvents.find(({ name }) => name === wanted);
  const [start, end] = [mark('bench-start'), mark('bench-end')];
  return traceEvents.filter(
    ({ pid, tid, ts, dur = 0 }) =>
      pid === start.pid && tid === start.tid && ts + dur > start.ts && ts < end.ts,
  );
}

const scripts =
  /^(FunctionCall|EvaluateScript|FireAnimationFrame|TimerFire|EventDispatch|RunMicrotasks|v8\.callFunction)$/;

/** How often the page was laid out, and how often since a script asked for it. */
export function layoutsIn(events) {
  const layouts = events.filter(({ name }) => name === 'Layout');
  const running = events.filter(({ name, dur }) => scripts.test(name) && dur);
  const isForced = ({ ts }) => running.some((one) => one.ts <= ts && ts < one.ts + one.dur);
  return { layouts: layouts.length, forced: layouts.filter(isForced).length };
}
