/*
 * What it costs to fit the labels: fifty sets of twenty tabs through a hundred sizes of the window, next
 * to the same sets with `responsive: false`, whose lists the style sheet wraps by itself into rows that
 * labels fill as well. (Where they don't fill them, no label changes its size, and the browser lays out
 * next to nothing: that is the last line.) Not a test: figures depend on the computer, and on what else
 * it does. `node test/bench/resize.mjs` takes five rounds; a number asks for others. The aim: the ratio
 * of script and layout is at most 1.5.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../demo/static.mjs';

const require = createRequire(import.meta.url);
const findBrowser = require('../find-browser.cjs');

const rounds = Number(process.argv[2] ?? 5);
const SETS = 50;
const TABS = 20;
const SIZES = 100;

const sources = ['node_modules/jquery/dist/jquery.min.js', 'assets/js/ui.tabs.min.js'];

const scenes = {
  'css alone, filled': { responsive: false },
  'the usual delay': { mobileNav: false },
  'at once': { mobileNav: false, responsiveDelay: 0 },
  'with menus, at once': { responsiveDelay: 0, minWindowWidth: 0 },
  'css alone, unfilled': { responsive: false },
};

const build = ({ sets, tabs, settings }) => {
  for (let n = 0; n < sets; n++) {
    const labels = Array.from({ length: tabs }, (_, i) => `<li><a>Label ${i * i * 7}</a></li>`);
    const panels = Array.from({ length: tabs }, (_, i) => `<div><p>Panel ${i}</p></div>`);
    const set = document.createElement('div');
    set.innerHTML = `<ul>${labels.join('')}</ul><div>${panels.join('')}</div>`;
    document.body.append(set);
  }
  window.jQuery('body > div').uiTabs(settings);
};

async function openScene(browser, [name, settings]) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
  await page.setContent('<!doctype html><html lang="en"><title>Benchmark</title>');
  await page.addStyleTag({ path: path.join(root, 'assets/css/ui.tabs.min.css') });
  for (const source of sources) await page.addScriptTag({ path: path.join(root, source) });
  if (name === 'css alone, filled') {
    await page.addStyleTag({ content: '.z-tab.z-tab { flex: 1 0 auto }' });
  }
  await page.evaluate(build, { sets: SETS, tabs: TABS, settings });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, page, session, runs: [] };
}

async function metricsOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const frames = (count) => {
  const next = (left, resolve) =>
    requestAnimationFrame(() => (left ? next(left - 1, resolve) : resolve()));
  return new Promise((resolve) => next(count, resolve));
};

async function resizeOnce(scene) {
  const { page, runs } = scene;
  const before = await metricsOf(scene);
  for (let n = 1; n <= SIZES; n++) {
    const width = 1300 - 10 * Math.min(n, SIZES - n);
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(frames, 2);
  }
  await page.evaluate(frames, 12);
  const after = await metricsOf(scene);
  const taken = (name) => after[name] - before[name];
  runs.push({
    script: taken('ScriptDuration') * 1000,
    layout: taken('LayoutDuration') * 1000,
    style: taken('RecalcStyleDuration') * 1000,
    both: (taken('ScriptDuration') + taken('LayoutDuration')) * 1000,
    all: (taken('ScriptDuration') + taken('LayoutDuration') + taken('RecalcStyleDuration')) * 1000,
    layouts: taken('LayoutCount'),
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { path: executablePath, env, args } = findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const opened = [];
for (const scene of Object.entries(scenes)) opened.push(await openScene(browser, scene));
// The first round fills the browser's caches and isn't counted; then all take turns.
for (let round = -1; round < rounds; round++) {
  for (const scene of opened) await resizeOnce(scene);
  if (round < 0) for (const { runs } of opened) runs.length = 0;
}
await browser.close();

const names = Object.keys(opened[0].runs[0]);
const line = (title, values) =>
  console.log(title.padEnd(22) + values.map((value) => value.padStart(11)).join(''));
console.log(`Medians of ${rounds} rounds: ${SIZES} sizes, ${SETS} sets of ${TABS}; milliseconds.`);
line('', [...names, 'ratio']);
for (const { name, runs } of opened) {
  const ratio = median(runs.map(({ both }, n) => both / opened[0].runs[n].both));
  line(name, [
    ...names.map((name) => median(runs.map((run) => run[name])).toFixed(0)),
    ratio.toFixed(2),
  ]);
}
