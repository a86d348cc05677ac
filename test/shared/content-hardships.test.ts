import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { kinds, startRemote, urls } from '../support/content';
import { requests, resetServer } from '../support/server';

// Pages, servers and scripts that make it hard.
QUnit.module('content: hardships', { beforeEach: resetServer });

QUnit.test.each('F15 content that loads itself comes to an end', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/cycle.html') });
  await remote.told('contentLoad 0');
  assert.true(takeWarnings().length > 0);
  const failures = (): number => remote.root.querySelectorAll('.z-failure').length;
  if (failures() < 2) {
    await new Promise((resolve) =>
      $(remote.root).on('uiaccordion:error', () => failures() === 2 && resolve(true)),
    );
  }
  assert.deepEqual(await requests(), ['fragment/cycle.html']);
});
