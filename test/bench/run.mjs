/*
 * Measures both widgets next to other libraries and to the floor by hand (floor-jq-*.js), prints a table, and
 * writes it to results.md: `npm run bench`. Words choose among the measures in `rows/`, widgets, libraries and
 * cold pages (then nothing is written): `node test/bench/run.mjs cold tabs-5 ours floor`. It measures what lies
 * in `assets/`; `--assets old=/some/folder` takes another build into the turns, and `--rounds 9` more rounds of
 * cold pages. Figures depend on the computer and on what else that does, so let it rest; ratios do less.
 */
import { writeFile } from 'node:fs/promises';
import { launch } from './browser.mjs';
import bytes from './rows/bytes.mjs';
import cold from './rows/cold.mjs';
import memory from './rows/memory.mjs';
import motion from './rows/motion.mjs';
import panels from './rows/panels.mjs';
import select from './rows/select.mjs';
import visit from './rows/visit.mjs';
import { names, words } from './subjects.mjs';
import { tableOf } from './table.mjs';

const measures = { cold, visit, bytes, select, panels, motion, memory };
const unknown = words.filter((word) => !measures[word] && !names.includes(word));
if (unknown.length) {
  const known = [...Object.keys(measures), ...names].join(', ');
  console.error(`There is no ${unknown.join(', ')}, but ${known}.`);
  process.exit(1);
}

const samples = {};
function note(key, library, value) {
  const row = (samples[key] ??= {});
  (row[library] ??= []).push(value);
}

const browser = await launch();
const started = performance.now();
const chosen = words.filter((word) => measures[word]);
for (const name of chosen.length ? chosen : Object.keys(measures)) {
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
are those of the page's own thread, script, style, layout and paint, except where it says otherwise. "Floor" is \`floor-jq-tabs.js\` or
\`floor-jq-accordion.js\`: the same roles, keys and callbacks by hand on jQuery. In the rows of cold pages each
sample is one of eleven pages that have never run the script; its CPU time for script, style and layout is counted from
the call (one for each set) until two frames later; "as shipped" has the first line of the file, by which
Chromium compiles all while it loads. In the rows of visits each library starts in a page that comes with its markup,
and all that the page's thread does until two frames after \`load\` is counted: the first time, and with the files in the browser's cache; layout shift is what the
browser's own entries add up to when scripts take 300 ms. "Bare motion" is the least that a page could do by hand
for the same nodes (\`page/scenes.js\`). Bootstrap's tabs start with hidden panels in the markup, and its
accordion with nothing at all, so that a start of it isn't measured; its style sheet, and Foundation's, come whole and so aren't weighed.
`;
if (!process.argv[2]) {
  await writeFile(new URL('results.md', import.meta.url), `${intro}\n${text}\n\n${summary}\n`);
}
