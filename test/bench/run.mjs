/*
 * Measures both widgets next to other libraries and to the floor (page/floor.js), prints a table, and
 * writes it to results.md: `npm run bench`. Words choose among the measures in `rows/` (then nothing is
 * written): `node test/bench/run.mjs select panels`. It measures what lies in `assets/`. Figures depend on
 * the computer and on what else that does, so let it rest; ratios do less.
 */
import { writeFile } from 'node:fs/promises';
import { launch } from './browser.mjs';
import bytes from './rows/bytes.mjs';
import cold from './rows/cold.mjs';
import growth from './rows/growth.mjs';
import memory from './rows/memory.mjs';
import motion from './rows/motion.mjs';
import panels from './rows/panels.mjs';
import resize from './rows/resize.mjs';
import select from './rows/select.mjs';
import { tableOf } from './table.mjs';

const measures = { cold, bytes, select, panels, motion, memory, resize, growth };
const words = process.argv.slice(2);
const unknown = words.filter((word) => !measures[word]);
if (unknown.length) {
  console.error(`No measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}

const samples = {};
function note(key, library, value) {
  const row = (samples[key] ??= {});
  (row[library] ??= []).push(value);
}

const browser = await launch();
const started = performance.now();
for (const name of words.length ? words : Object.keys(measures)) {
  const start = performance.now();
  await measures[name](browser, note);
  console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
const version = browser.version();
await browser.close();

const { text, met, of } = tableOf(samples);
const minutes = ((performance.now() - started) / 60000).toFixed(1);
const summary = `${met} of ${of} goals met; ${minutes} minutes, Chromium ${version}.`;
console.log(`${text}\n\n${summary}`);

const intro = `# Speed, measured

Written by \`npm run bench\`: medians of rounds in which all take turns, with jQuery 3.7.1. Milliseconds
are those of the page's own thread, script, style, layout and paint, except where it says otherwise, and
of the whole way from the click to the paint in the rows of clicks. "Floor" is \`page/floor.js\`: the same
roles, keys and callbacks by hand on jQuery; in the rows of cold pages it is \`floor-jq-tabs.js\` or
\`floor-jq-accordion.js\`, and each sample is a page that has never run the script, whose CPU time for script,
style and layout is counted from the call (one for each set) until two frames later; "as shipped" has the
first line of the file, by which Chromium compiles all while it loads. "Bare motion" is the least that a page could do by hand
for the same nodes (\`page/scenes.js\`). Bootstrap's tabs start with hidden panels in the markup, and its
accordion with nothing at all, so that a start of it isn't measured; its style sheet, and Foundation's, come whole and so aren't weighed.
`;
if (!words.length) {
  await writeFile(new URL('results.md', import.meta.url), `${intro}\n${text}\n\n${summary}\n`);
}
