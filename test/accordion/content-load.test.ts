import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordion, accordionLog, headersOf, innersOf, nextOf } from '../support/accordion';
import { urls } from '../support/content';
import { online, release, requests, resetServer } from '../support/server';

QUnit.module('accordion: content', { beforeEach: resetServer });

/** The next time that it tells how loading went; the callback comes after the event. */
const loaded = (root: Element, how = 'contentload'): Promise<unknown> =>
  new Promise((resolve) => $(root).one(`uiaccordion:${how}`, resolve));

online('A4 contentLoad: this, event and item, open or not', async (assert) => {
  const calls: unknown[][] = [];
  const { root, set, click } = accordion({
    contentUrls: urls(null, 'ok/b'),
    contentLoad(...args) {
      calls.push([this, ...args]);
    },
  });
  for (const open of [true, false]) {
    const coming = loaded(root);
    click(1);
    if (!open) set.load(1);
    await coming;
    await Promise.resolve();
    const [that, event, item, ...more] = calls.pop() as [unknown, JQuery.TriggeredEvent, object];
    assert.true(event instanceof $.Event);
    assert.deepEqual([that, event.type, more, calls], [root, 'uiaccordion:contentload', [], []]);
    const parts = { header: headersOf(root)[1], content: innersOf(root)[1] };
    assert.deepEqual(item, { index: 1, ...parts, open });
  }
});

online('A4 select and activate don’t wait for content', async (assert) => {
  const log = accordionLog();
  const settings: AccordionSettings = {
    ...log.settings,
    contentLoad: (_event, { index }) => void log.entries.push(`contentLoad ${index}`),
    error: (_event, { status }) => void log.entries.push(`error ${status}`),
  };
  const contentUrls = urls('ok/a?hold=a', 'status/404');
  const { root, click } = accordion({ ...settings, active: 0, contentUrls });
  await nextOf(root);
  await Promise.resolve();
  assert.equal(log.take(), 'ready, activate 0');
  await requests({ count: 1 });
  const coming = loaded(root);
  await release('a');
  await coming;
  await Promise.resolve();
  assert.equal(log.take(), 'contentLoad 0');
  const failing = loaded(root, 'error');
  click(1);
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click',
  );
  await failing;
  await Promise.resolve();
  assert.equal(log.take(), 'error 404');
});

online('C18 closed while it loads, it gets its content', async (assert) => {
  const { root, click } = accordion({ contentUrls: urls('ok/a?hold=a') });
  const coming = loaded(root);
  click(0);
  await requests({ count: 1 });
  assert.equal(click(0), '0 0 0');
  await release('a');
  await coming;
  assert.equal(
    innersOf(root)
      .map((inner) => inner.textContent)
      .join(' '),
    'a C2 C3',
  );
  assert.strictEqual(root.querySelector('[aria-busy], .z-loading'), null);
});
