/*
 * How long the frames of a motion take on a slow computer, next to the least that a page could do by
 * hand for the same nodes (page.js). Not a test: figures depend on the computer, and on what else it
 * does, so let it rest. `node test/bench/motion.mjs` takes nine rounds; a number asks for others. The
 * aim: the ratio of the longest frame is at most 1.1.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../demo/static.mjs';

const require = createRequire(import.meta.url);
const findBrowser = require('../find-browser.cjs');

const SLOWDOWN = 6;
const rounds = Number(process.argv[2] ?? 9);

/** Each scene, and the one that it is compared with. */
const pairs = [
  ['tabs, equal', 'bare, equal'],
  ['tabs, different', 'bare, different'],
  ['accordion', 'bare opening'],
];

// Away from the page's corner: there, and only there, a box that begins to move isn't painted anew.
const styles = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
  .tall p { padding-bottom: 30px }
  .stage { position: relative; overflow: clip }
  .box { position: absolute; inset: 0 0 auto; box-sizing: border-box; padding: 20px }
  .clip { overflow: clip }
  .inner { display: flow-root; padding: 20px }
`;

const sources = [
  'node_modules/jquery/dist/jquery.min.js',
  'assets/js/ui.tabs.min.js',
  'assets/js/ui.accordion.min.js',
  'test/bench/page.js',
];

/** Each scene has a page to itself, so that none pays for the nodes of another. */
async function openScene(browser, name) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.setContent('<!doctype html><html lang="en"><title>Benchmark</title>');
  for (const widget of ['tabs', 'accordion']) {
    await page.addStyleTag({ path: path.join(root, `assets/css/ui.${widget}.min.css`) });
  }
  await page.addStyleTag({ content: styles });
  for (const source of sources) await page.addScriptTag({ path: path.join(root, source) });
  await page.evaluate((name) => (window.scene = bench.scenes[name]()), name);
  const session = await page.context().newCDPSession(page);
  // The time that the page's own thread has had: another program in between doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, page, session, runs: [] };
}

async function metricsOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** The longest task of the page's thread between the marks, in milliseconds. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const [start, end] = ['bench-start', 'bench-end'].map((mark) =>
    traceEvents.find(({ name }) => name === mark),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur }) =>
      name === 'RunTask' &&
      pid === start.pid &&
      tid === start.tid &&
      ts + dur > start.ts &&
      ts < end.ts,
  );
  return Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur)) / 1000;
}

const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Plays a scene once on a slowed processor, and notes what it took. */
async function playOnce(browser, scene) {
  const { page, session, runs } = scene;
  await page.evaluate('scene.rewind?.()');
  await browser.startTracing(page, { categories });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await metricsOf(scene);
  const frames = await page.evaluate('bench.record(scene.play)');
  const after = await metricsOf(scene);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const task = longestTask(await browser.stopTracing());
  const taken = (name) => after[name] - before[name];
  runs.push({
    'longest frame': Math.max(...frames),
    'longest task': task,
    script: taken('ScriptDuration') * 1000,
    style: taken('RecalcStyleDuration') * 1000,
    layout: taken('LayoutDuration') * 1000,
    'all tasks': taken('TaskDuration') * 1000,
    frames: frames.length,
    layouts: taken('LayoutCount'),
    styles: taken('RecalcStyleCount'),
  });
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const medianOf = ({ runs }, name) => median(runs.map((run) => run[name]));

function print(scenes) {
  const names = Object.keys(scenes[0].runs[0]);
  const line = (title, values) =>
    console.log(title.padEnd(16) + values.map((value) => value.padStart(14)).join(''));
  console.log(
    `Medians of ${rounds} rounds, ${SLOWDOWN} times slowed; milliseconds and counts; ratios by round.`,
  );
  line('', names);
  for (const [name, bare] of pairs) {
    const pair = [name, bare].map((wanted) => scenes.find((scene) => scene.name === wanted));
    for (const scene of pair) {
      line(
        scene.name,
        names.map((name) => medianOf(scene, name).toFixed(1)),
      );
    }
    // Round by round, since two runs in a row meet the same computer.
    const ratios = names.map((name) =>
      median(pair[0].runs.map((run, n) => run[name] / pair[1].runs[n][name])),
    );
    line(
      '  ratio',
      ratios.map((ratio) => ratio.toFixed(2)),
    );
  }
}

const { path: executablePath, env, args } = findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const scenes = [];
for (const name of pairs.flat()) scenes.push(await openScene(browser, name));
// The first round fills the browser's caches and isn't counted; then all take turns.
for (let round = -1; round < rounds; round++) {
  for (const scene of scenes) await playOnce(browser, scene);
  if (round < 0) for (const { runs } of scenes) runs.length = 0;
}
await browser.close();
print(scenes);
