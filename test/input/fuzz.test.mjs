// A short run of test/fuzz, always with the same seeds; `node test/fuzz/run.mjs` makes long ones.
import { startBrowser } from '../fuzz/browser.mjs';
import { playAlone } from '../fuzz/drive.mjs';
import { episodeOf } from '../fuzz/episode.mjs';

/** Each jQuery with one widget, and its seed. */
const runs = [
  ['tabs', '1', 1],
  ['accordion', '2', 2],
  ['tabs', '3', 3],
  ['accordion', '3-slim', 4],
  ['accordion', '4', 5],
  ['tabs', '4-slim', 6],
];

QUnit.module('input: steps by chance', (hooks) => {
  let started = null;
  hooks.before(async () => {
    started = await startBrowser();
  });
  hooks.after(() => started.close());

  QUnit.test.each(
    'C1 C11 C13 state, ARIA and what is seen agree after each step,',
    Object.fromEntries(runs.map((run) => [`${run[0]}, jQuery ${run[1]}`, run])),
    async (assert, [kind, jquery, seed]) => {
      assert.timeout(60000);
      const failure = await playAlone(started, jquery, episodeOf(kind, seed, 66));
      assert.deepEqual(
        failure,
        null,
        `FUZZ_SEED=${seed} FUZZ_STEPS=66 node test/fuzz/run.mjs ${kind} ${jquery}`,
      );
    },
  );
});
