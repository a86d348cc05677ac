// A short run of test/fuzz, always with the same seeds; `node test/fuzz/run.mjs` makes long ones.
import { startBrowser } from '../fuzz/browser.mjs';
import { playAlone } from '../fuzz/drive.mjs';
import { episodeOf } from '../fuzz/episode.mjs';

QUnit.module('input: steps by chance', (hooks) => {
  let started = null;
  hooks.before(async () => {
    started = await startBrowser();
  });
  hooks.after(() => started.close());

  QUnit.test.each(
    'C11 state, ARIA, what is seen and what is told agree after each step,',
    ['tabs', 'accordion'].flatMap((kind) => [1, 2].map((seed) => [kind, seed])),
    async (assert, [kind, seed]) => {
      assert.timeout(60000);
      const failure = await playAlone(started, '3', episodeOf(kind, seed, 100));
      assert.deepEqual(failure, null, `FUZZ_SEED=${seed} node test/fuzz/run.mjs ${kind}`);
    },
  );
});
