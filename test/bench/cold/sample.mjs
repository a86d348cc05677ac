/*
 * One cold sample: a page that has never run the script. Each has a browser context of its own, which
 * has a process, and so an engine, of its own, empty caches, and addresses that were never asked for
 * before: no compiled code is left from another sample. What is counted is the CPU time of the page's
 * main thread for script, style and layout, by the browser's own counters, less the same waits without
 * a start.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../demo/static.mjs';
import { jquery } from './subjects.mjs';

const harness = ['test/bench/page/subjects.js', 'test/bench/cold/page.js'].map((file) =>
  path.join(root, file),
);

const css = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
`;

/** What the files begin with that are for script tags; kept out of what is measured against the goals. */
const compileHint = '//# allFunctionsCalledOnLoad';

const types = { '.js': 'text/javascript', '.css': 'text/css' };

const pageOf = (number, { sheets }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cold</title><link rel="icon" href="data:,">
${sheets.map((file) => `<link rel="stylesheet" href="/${number}${file}">`).join('\n')}
<style>${css}</style>
${[jquery, ...harness].map((file) => `<script src="/${number}${file}"></script>`).join('\n')}
</head><body></body></html>`;

/** `/12/` is the page of the sample 12, `/12/work/file.js` a file as that sample gets it. */
export async function serve() {
  const pages = new Map();
  const server = createServer(async ({ url }, response) => {
    const [, number, file, query] = url.match(/^\/(\d+)(\/[^?]*)(\?.*)?$/);
    const type = file === '/' ? 'text/html' : types[path.extname(file)];
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    if (file === '/') return response.end(pages.get(number));
    const body = file === '/empty.js' ? '' : await readFile(file);
    return response.end(query ? String(body).replace(compileHint, '') : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  let last = 0;
  return {
    /** Makes a page that nobody has seen, and says where it is. */
    add(files) {
      const number = String((last += 1));
      pages.set(number, pageOf(number, files));
      return `${origin}/${number}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function run(session, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

/** What the main thread does for something, in milliseconds and in passes over the page. */
async function costOf(session, expression) {
  const before = await metricsOf(session);
  await run(session, expression);
  const after = await metricsOf(session);
  const taken = (name) => after[name] - before[name];
  return {
    script: taken('ScriptDuration') * 1000,
    compile: taken('V8CompileDuration') * 1000,
    style: taken('RecalcStyleDuration') * 1000,
    layout: taken('LayoutDuration') * 1000,
    styles: taken('RecalcStyleCount'),
    layouts: taken('LayoutCount'),
  };
}

const less = (cost, wait) =>
  Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, value - wait[key]]));

/** Opens a page that has all but the script, lets `use` work in it, and throws it away. */
async function inPage({ browser, server }, files, use) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const address = server.add(files);
    await page.goto(`${address}/`);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const result = await use(session, address);
    if (problems.length) throw problems[0];
    return result;
  } finally {
    await context.close();
  }
}

const build = (session, { widget, sets, items, asList }, { library }) =>
  run(session, `cold.build(${JSON.stringify({ widget, library, sets, items, asList })})`);

/** The start of a scene: `all` in milliseconds, its parts, and the script's evaluation. */
export function sample(tools, scene, subject) {
  const files = subject.files(scene.widget);
  return inPage(tools, files, async (session, address) => {
    const empty = `cold.load('${address}/empty.js')`;
    await run(session, empty);
    const nothing = await costOf(session, empty);
    const loaded = less(await costOf(session, `cold.load('${address}${files.script}')`), nothing);
    await build(session, scene, subject);
    const waits = await costOf(session, 'cold.sample(false)');
    const cost = less(await costOf(session, 'cold.sample(true)'), waits);
    if ((await run(session, 'cold.started()')) < scene.sets * scene.items) {
      throw new Error(`${subject.label} has not started ${scene.name}`);
    }
    return {
      ...cost,
      all: cost.script + cost.style + cost.layout,
      evaluation: loaded.script + loaded.compile,
    };
  });
}

/** The counters while the page stands still at the beginning of a task's work, and at its end. */
async function countsOf(session, expression) {
  const counts = [];
  let finished = () => undefined;
  const both = new Promise((resolve) => (finished = resolve));
  const note = async () => {
    const { RecalcStyleCount, LayoutCount } = await metricsOf(session);
    counts.push([RecalcStyleCount, LayoutCount]);
    await session.send('Debugger.resume');
    if (counts.length === 2) finished();
  };
  session.on('Debugger.paused', note);
  await session.send('Debugger.enable');
  await run(session, expression);
  await both;
  session.off('Debugger.paused', note);
  await session.send('Debugger.disable');
  const [before, after] = counts;
  return { styles: after[0] - before[0], layouts: after[1] - before[1] };
}

/**
 * How often one call for each set makes the browser style and lay out the page before the task ends:
 * `start`; and, to see that this is seen, what writing and asking would come to: `probe`.
 */
export function forced(tools, scene, subject) {
  const files = subject.files(scene.widget);
  return inPage(tools, files, async (session, address) => {
    await run(session, `cold.load('${address}${files.script}')`);
    await build(session, scene, subject);
    const nothing = await countsOf(session, 'cold.countNothing()');
    const start = await countsOf(session, 'cold.countStart()');
    await run(session, 'cold.sample(false)');
    const probe = await countsOf(session, 'cold.countForced()');
    return { start: less(start, nothing), probe: less(probe, nothing) };
  });
}
