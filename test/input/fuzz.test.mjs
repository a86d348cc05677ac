// A short run of test/fuzz, always with the same seeds; `node test/fuzz/run.mjs` makes long ones.
import { play, startBrowser } from '../fuzz/drive.mjs';
import { episodeOf } from '../fuzz/episode.mjs';

/** Each jQuery with one widget, and its seed. */
const runs = {
  'tabs, jQuery 1': ['tabs', '1', 1],
  'accordion, jQuery 2': ['accordion', '2', 2],
  'tabs, jQuery 3': ['tabs', '3', 3],
  'accordion, jQuery 3 slim': ['accordion', '3-slim', 4],
  'accordion, jQuery 4': ['accordion', '4', 5],
  'tabs, jQuery 4 slim': ['tabs', '4-slim', 6],
};

QUnit.module('input: steps by chance', (hooks) => {
  let started = null;
  hooks.before(async () => (started = await startBrowser()));
  hooks.after(() => started.close());

  QUnit.test.each(
    'C1, C11, C13, 4.1.2, AA2 all signs agree after each step,',
    runs,
    async (assert, run) => {
      assert.timeout(60000);
      const [kind, jquery, seed] = run;
      const failure = await play(started, jquery, episodeOf(kind, seed, 67));
      const again = `FUZZ_SEED=${seed} FUZZ_STEPS=67 node test/fuzz/run.mjs ${kind} ${jquery}`;
      assert.deepEqual(failure, null, again);
    },
  );
});
