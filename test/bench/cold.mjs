/*
 * Cold pages: what a start costs in a page that has never run the script (cold/sample.mjs), next to the
 * floor by hand (floor-jq-*.js) and other libraries. `npm run bench` has these rows first; alone:
 *
 *   node test/bench/cold.mjs [--rounds 5] [--only tabs-5,accordion] [--subjects ours,floor]
 *                            [--assets [label=]folder …]
 *
 * All take turns in each round; ratios to the floor are taken round by round; the
 * table has their medians, and the least and the most.
 * Several folders are several builds of ours, measured in the same turns. It measures what is built.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { libraries, scenes, subjectsOf } from './cold/subjects.mjs';
import { widgets } from './subjects.mjs';
import { reportOf } from './cold/report.mjs';
import { takeTurns } from './cold/sample.mjs';

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    subjects: { type: 'string', default: libraries.join() },
    assets: { type: 'string', multiple: true },
  },
});

const listOf = (text) => text.split(',').filter(Boolean);

/** Those that are known; what isn't is an error. */
function known(words, all) {
  const unknown = words.filter((word) => !all.includes(word));
  if (unknown.length) throw new Error(`There is no ${unknown.join()}, but ${all.join()}`);
  return words;
}

/** `old=/some/folder`, or a folder, which is its own label. */
function buildOf(text) {
  const [, label, folder] = text.match(/^(?:([^=/]+)=)?(.*)$/);
  return [label ?? folder, path.resolve(folder)];
}

const subjects = subjectsOf(known(listOf(given.subjects), libraries), given.assets?.map(buildOf));
const words = known(listOf(given.only), [...widgets, ...scenes.map(({ name }) => name)]);
const isChosen = ({ name, widget }) =>
  !words.length || words.includes(name) || words.includes(widget);
const rounds = Number(given.rounds);
if (!(rounds > 0)) throw new Error('--rounds takes a number');

const chosen = scenes.filter(isChosen);
const began = performance.now();
const browser = await launch();
try {
  const samples = await takeTurns(browser, { scenes: chosen, subjects, rounds });
  console.log(reportOf(samples, chosen, subjects));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${rounds} rounds, ${seconds} s, Chromium ${browser.version()}`);
} finally {
  await browser.close();
}
