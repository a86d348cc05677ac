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
import { costOf, metricsOf } from '../browser.mjs';
import { jquery } from '../subjects.mjs';

const harness = ['test/bench/page/subjects.js', 'test/bench/cold/page.js'];

const css = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
`;

/** What the files begin with that are for script tags; kept out of what is measured against the goals. */
const compileHint = '//# allFunctionsCalledOnLoad';

const types = { '.js': 'text/javascript', '.css': 'text/css' };

const pageOf = (number, { sheets }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cold</title><link rel="icon" href="data:,">
${sheets.map((file) => `<link rel="stylesheet" href="/${number}/${file}">`).join('\n')}
<style>${css}</style>
${[jquery, ...harness].map((file) => `<script src="/${number}/${file}"></script>`).join('\n')}
</head><body></body></html>`;

/** `/12/` is the page of the sample 12, `/12/assets/file.js` a file as that sample gets it. */
async function serve() {
  const pages = [];
  const server = createServer(async ({ url }, response) => {
    const [, number, file, query] = url.match(/^\/(\d+)\/([^?]*)(\?.*)?$/);
    response.writeHead(200, {
      'content-type': `${types[path.extname(file)] ?? 'text/html'}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    if (!file) return response.end(pages[number]);
    const body = file === 'empty.js' ? '' : await readFile(path.resolve(root, file));
    return response.end(query ? String(body).replace(compileHint, '') : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Makes a page that nobody has seen, and says where it is. */
    add(files) {
      const number = pages.length;
      pages.push(pageOf(number, files));
      return `http://127.0.0.1:${server.address().port}/${number}/`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
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

const spentOn = (session, expression) => costOf({ session }, () => run(session, expression));

const less = (cost, wait) =>
  Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, value - wait[key]]));

/** Opens a page that has all but the script, lets `use` work in it, and throws it away. */
async function inPage({ browser, server }, { widget, sets, items, asList }, subject, use) {
  const files = subject.files(widget);
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const address = server.add(files);
    await page.goto(address);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script = `${address}${files.script}${subject.isUnhinted ? '?without-hint' : ''}`;
    const markup = JSON.stringify({ widget, library: subject.library, sets, items, asList });
    const result = await use(session, {
      empty: `cold.load('${address}empty.js')`,
      load: `cold.load('${script}')`,
      build: `cold.build(${markup})`,
    });
    if (problems.length) throw problems[0];
    return result;
  } finally {
    await context.close();
  }
}

/** The start of a scene: `all` in milliseconds, its parts, and the script's evaluation. */
const sample = (tools, scene, subject) =>
  inPage(tools, scene, subject, async (session, { empty, load, build }) => {
    await run(session, empty);
    const nothing = await spentOn(session, empty);
    const loaded = less(await spentOn(session, load), nothing);
    await run(session, build);
    const waits = await spentOn(session, 'cold.sample(false)');
    const cost = less(await spentOn(session, 'cold.sample(true)'), waits);
    if ((await run(session, 'cold.started()')) < scene.sets * scene.items) {
      throw new Error(`${subject.label} has not started ${scene.name}`);
    }
    return {
      ...cost,
      all: cost.script + cost.style + cost.layout,
      evaluation: loaded.script + loaded.compile,
    };
  });

/** The counters while the page stands still at the beginning of a task's work, and at its end. */
async function countsOf(session, expression) {
  const counts = [];
  let finished = () => undefined;
  const both = new Promise((resolve) => (finished = resolve));
  const note = async () => {
    const { RecalcStyleCount, LayoutCount } = await metricsOf({ session });
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
const forced = (tools, scene, subject) =>
  inPage(tools, scene, subject, async (session, { load, build }) => {
    await run(session, load);
    await run(session, build);
    const nothing = await countsOf(session, 'cold.countNothing()');
    const start = await countsOf(session, 'cold.countStart()');
    await run(session, 'cold.sample(false)');
    const probe = await countsOf(session, 'cold.countForced()');
    return { start: less(start, nothing), probe: less(probe, nothing) };
  });

/** In another order each round, so that nobody always comes after the same one. */
const turned = (list, round) => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

/** Scenes in which forced work is counted: 1 call, and 200 calls in a task. */
const counted = ['5', '200x5'];

/** Bootstrap's accordion is all attributes: nothing is started before the first press. */
const hasStart = ({ library }, { widget }) => !(library === 'bootstrap' && widget === 'accordion');

/**
 * Rounds in which all take turns, so that they meet the same computer: `starts[scene][label]` has what each has
 * given, `evaluations[widget][label]` the milliseconds of the script's evaluation, `forced[scene][label]`
 * the passes of style and layout in the task of a start.
 */
export async function takeTurns(browser, { scenes, subjects, rounds }) {
  const tools = { browser, server: await serve() };
  const samples = { starts: {}, evaluations: {}, forced: {} };
  const note = (kind, key, { label }, value) =>
    ((samples[kind][key] ??= {})[label] ??= []).push(value);
  const startingIn = (scene, round) =>
    turned(subjects, round).filter((subject) => hasStart(subject, scene));
  try {
    // The browser's own first page isn't counted.
    await sample(tools, scenes[0], subjects[0]);
    for (let round = 0; round < rounds; round++) {
      for (const scene of scenes) {
        for (const subject of startingIn(scene, round)) {
          const cost = await sample(tools, scene, subject);
          note('starts', scene.name, subject, cost);
          note('evaluations', scene.widget, subject, cost.evaluation);
        }
      }
    }
    for (const scene of scenes.filter(({ shape }) => counted.includes(shape))) {
      for (const subject of startingIn(scene, 0))
        note('forced', scene.name, subject, await forced(tools, scene, subject));
    }
  } finally {
    tools.server.close();
  }
  return samples;
}
