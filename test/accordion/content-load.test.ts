import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionLog,
  accordionOf,
  accordionState,
  headersOf,
  innersOf,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { urls } from '../support/content';
import { online, release, requests, resetServer } from '../support/server';

QUnit.module('accordion: content', { beforeEach: resetServer });

/** The next contentLoad of an accordion; `count` of them. */
function loads(root: HTMLElement, count = 1): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    $(root).on('uiaccordion:contentload.test', () => {
      left -= 1;
      if (left > 0) return;
      $(root).off('.test');
      // The callback comes after the event.
      resolve();
    });
  });
}

const texts = (root: HTMLElement): string =>
  innersOf(root)
    .map(({ textContent }) => textContent)
    .join(' ');

online('A4 contentLoad: this, event and item', async (assert) => {
  const calls: unknown[][] = [];
  const root = startAccordion({
    contentUrls: urls(null, 'ok/b'),
    contentLoad(...args) {
      calls.push([this, ...args]);
    },
  });
  const bubbled: unknown[] = [];
  $(root.parentElement!).one('uiaccordion:contentload', (...args: unknown[]) => {
    bubbled.push(args[1]);
  });
  for (const [open, act] of [
    [true, () => triggersOf(root)[1]!.click()],
    [
      false,
      () => {
        triggersOf(root)[1]!.click();
        accordionOf(root).load(1);
      },
    ],
  ] as const) {
    const coming = loads(root);
    act();
    await coming;
    await Promise.resolve();
    const [that, event, item, ...more] = calls.pop() as [unknown, JQuery.TriggeredEvent, object];
    assert.strictEqual(that, root);
    assert.true(event instanceof $.Event);
    assert.equal(event.type, 'uiaccordion:contentload');
    assert.deepEqual(more, []);
    assert.deepEqual(item, {
      index: 1,
      header: headersOf(root)[1],
      content: innersOf(root)[1],
      open,
    });
    assert.deepEqual(calls, []);
    if (open) assert.strictEqual(bubbled[0], item, 'the event bubbles');
  }
});

/** An accordion's log with `contentLoad` and `error`. */
function fullLog() {
  const log = accordionLog();
  const settings: AccordionSettings = {
    ...log.settings,
    contentLoad: (_event, { index }) => void log.entries.push(`contentLoad ${index}`),
    error: (_event, { status }) => void log.entries.push(`error ${status}`),
  };
  return { log, settings };
}

online('A4 select and activate don’t wait for content', async (assert) => {
  const { log, settings } = fullLog();
  const contentUrls = urls('ok/a?hold=a', 'status/404');
  const root = startAccordion({ ...settings, active: 0, contentUrls });
  await nextOf(root);
  await Promise.resolve();
  assert.equal(log.take(), 'ready, activate 0');
  await requests({ count: 1 });
  const coming = loads(root);
  await release('a');
  await coming;
  await Promise.resolve();
  assert.equal(log.take(), 'contentLoad 0');
  const failing = new Promise((resolve) => $(root).one('uiaccordion:error', resolve));
  triggersOf(root)[1]!.click();
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click',
  );
  await failing;
  await Promise.resolve();
  assert.equal(log.take(), 'error 404');
});

online('C18 closed while it loads, it gets its content', async (assert) => {
  const root = startAccordion({ contentUrls: urls('ok/a?hold=a') });
  const coming = loads(root);
  triggersOf(root)[0]!.click();
  await requests({ count: 1 });
  triggersOf(root)[0]!.click();
  assert.equal(accordionState(root), '0 0 0');
  await release('a');
  await coming;
  assert.equal(texts(root), 'a C2 C3');
  assert.strictEqual(root.querySelector('[aria-busy], .z-loading'), null);
});
