// Random steps on both widgets, with checks after each of them.
//
//   node test/fuzz/run.mjs                    10,000 steps for each widget, with jQuery 3
//   node test/fuzz/run.mjs tabs 1 4-slim      only tabs, with these jQuerys
//   FUZZ_SEED=5 FUZZ_STEPS=200 node test/fuzz/run.mjs accordion
//
// An episode has at most 100 steps, and a seed of its own. A failure is printed with both, with the
// steps that are left after those that don't matter are taken out, and with what is wrong. To play
// it again: FUZZ_SEED as printed, and FUZZ_ONLY with the numbers of the steps.
import { play, startBrowser } from './drive.mjs';
import { episodeOf } from './episode.mjs';

const LENGTH = 100;

const words = process.argv.slice(2);
const chosen = (all) => all.filter((one) => words.includes(one));
const kinds = chosen(['tabs', 'accordion']);
const jquerys = chosen(['1', '2', '3', '4', '3-slim', '4-slim']);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1e6);
const total = Number(process.env.FUZZ_STEPS ?? 10000);
const only = process.env.FUZZ_ONLY?.split(',').map(Number);

// One that can't be made shorter soon is told as it is.
const MOST = 60;

/** The shortest episode found that fails with the same words: leaves steps out, half of them, a quarter … */
async function shrink(episode, failure, replay) {
  const isSame = async (steps) =>
    (await replay({ ...episode, steps }))?.problems[0] === failure.problems[0];
  let left = MOST;
  let steps = episode.steps.filter(({ number }) => number <= failure.step.number);
  for (let size = steps.length; size > 1 && left > 0;) {
    size = Math.ceil(size / 2);
    for (let at = 0; at < steps.length && left > 0; left--) {
      const fewer = steps.toSpliced(at, size);
      if (await isSame(fewer)) steps = fewer;
      else at += size;
    }
  }
  return { ...episode, steps };
}

const write = ({ number, name, args }) => `  ${number}: ${name} ${JSON.stringify(args)}`;

function report({ kind, seed: from, html, settings, steps }, { problems }, jquery) {
  console.log(`FAILED ${kind}, jQuery ${jquery}, FUZZ_SEED=${from}`);
  console.log(`  FUZZ_ONLY=${steps.map(({ number }) => number).join()}`);
  console.log(`  ${html}\n  ${JSON.stringify(settings)}`);
  console.log(steps.map(write).join('\n'));
  console.log(problems.map((text) => `  → ${text}`).join('\n'));
}

async function runKind(browser, kind, jquery) {
  let failed = 0;
  let taken = 0;
  for (let at = 0; taken < total; at++) {
    const count = Math.min(LENGTH, total - taken);
    const whole = episodeOf(kind, seed + at, only ? LENGTH : count);
    const episode = only
      ? { ...whole, steps: whole.steps.filter(({ number }) => only.includes(number)) }
      : whole;
    const replay = (one) => play(browser, jquery, one);
    const failure = await replay(episode);
    taken += count;
    if (!failure) continue;
    failed += 1;
    const small = await shrink(episode, failure, replay);
    report(small, (await replay(small)) ?? failure, jquery);
    if (failed >= Number(process.env.FUZZ_MOST ?? 5)) break;
  }
  const what = `${kind}, jQuery ${jquery}, seed ${seed}: ${taken} steps, ${failed} failures`;
  console.log(`${failed ? 'not ok' : 'ok'} 1 ${what}`);
  return failed;
}

const browser = await startBrowser();
let failures = 0;
for (const jquery of jquerys.length ? jquerys : ['3']) {
  for (const kind of kinds.length ? kinds : ['tabs', 'accordion']) {
    failures += await runKind(browser, kind, jquery);
  }
}
await browser.close();
process.exitCode = failures ? 1 : 0;
