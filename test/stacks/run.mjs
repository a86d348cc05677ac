// Runs the checks of all stacks and prints a table: `node test/stacks/run.mjs htmx "closed panels"` takes those that
// have one of the words in their row.
import { close } from './browser.mjs';

const files = [
  'fragments',
  'visits',
  'sheets',
  'boxes',
  'forms',
  'closed',
  'frameworks',
  'bindings',
  'shadow',
  'items',
  'lists',
  'views',
  'navigation',
  'bundlers',
];
const words = process.argv.slice(2);
const isWanted = ([stack, what]) =>
  words.length === 0 || words.some((word) => `${stack} ${what}`.includes(word));

const counts = { passed: 0, failed: 0 };

/** A row is the stack, what is checked, and a function that throws or returns a figure. */
async function check([stack, what, work]) {
  let result = 'ok';
  try {
    result = (await work()) ?? result;
    counts.passed++;
  } catch (error) {
    result = `FAILS: ${error.message.split('\n').slice(0, 30).join(' ')}`;
    counts.failed++;
  }
  console.log(`${stack.padEnd(22)} ${what.padEnd(66)} ${result}`);
}

try {
  for (const file of files) {
    const { rows } = await import(`./${file}.mjs`);
    for (const row of rows.filter(isWanted)) await check(row);
  }
} finally {
  await close();
}
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
