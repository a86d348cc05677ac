import $ from 'jquery';
import { accordionHtml, accordionState, nextOf, running, triggersOf } from '../support/accordion';
import { moving } from '../support/accordion-motion';

QUnit.module('accordion: calls from callbacks of a run that ends');

QUnit.test.each(
  'C11 remove, add and refresh are done before a callback opens another',
  {
    remove: ['remove', 0, '0 1 0'],
    add: ['add', 'New', '0 0 1 0 0'],
    refresh: ['refresh', undefined, '0 0 1 0'],
  },
  async (assert, [method, argument, expected]) => {
    const { root, log, accordion } = await moving({ active: 3 }, accordionHtml({ sections: 4 }));
    accordion.select(1);
    $(root).one('uiaccordion:collapse', () => void accordion.next());
    (accordion[method as 'remove'] as (given: unknown) => unknown)(argument);
    const told = nextOf(root);
    running(root).forEach((animation) => animation.finish());
    await told;
    await Promise.resolve();
    assert.equal(accordionState(root), expected);
    const [was, is] = method === 'remove' ? [0, 1] : [1, 2];
    assert.equal(
      log.take(),
      `select 1 api, activate 1 api, collapse 3 closed api, select ${is} api, ` +
        `activate ${is} api, collapse ${was} closed api`,
    );
  },
);

QUnit.test(
  'C11, A2 a press to close is none to open what a callback has closed',
  async (assert) => {
    const { root, log, accordion } = await moving({ active: 0 });
    accordion.select(1);
    $(root).one('uiaccordion:collapse', () => void accordion.collapseAll());
    triggersOf(root)[1]!.click();
    assert.equal(accordionState(root), '0 0 0');
    log.take();
  },
);

QUnit.test('C11 a press to open is none to close what a callback has opened', async (assert) => {
  const { root, log, accordion } = await moving({ active: 0 });
  accordion.select(1);
  $(root).one('uiaccordion:collapse', () => void accordion.select(2));
  triggersOf(root)[2]!.click();
  assert.equal(accordionState(root), '0 0 1');
  log.take();
});

QUnit.test('A4, A7 where nothing has to move, activate comes at once', async (assert) => {
  const settings = { orientation: 'horizontal', active: 1 } as const;
  const { root, log, accordion } = await moving(settings, accordionHtml({ sections: 2 }));
  accordion.remove(1);
  assert.equal(accordionState(root), '1');
  assert.equal(
    log.take(),
    'activate 1 closed api, collapse 1 closed api, select 0 api, activate 0 api',
  );
  assert.equal(root.querySelector('.z-moving'), null);
});

QUnit.test('C13 what a callback begins as the accordion ends is over with it', async (assert) => {
  const html = accordionHtml();
  const { root, log, accordion } = await moving({}, html);
  accordion.select(1);
  $(root).one('uiaccordion:activate', () => void accordion.next());
  accordion.destroy();
  assert.equal(root.outerHTML, html);
  assert.deepEqual(root.getAnimations({ subtree: true }), []);
  assert.equal(
    log.take(),
    'select 1 api, activate 1 api, select 2 api, activate 2 api, collapse 1 closed api',
  );
});

QUnit.test(
  'C11 a callback that removes a section before the one that was pressed',
  async (assert) => {
    const { root, accordion } = await moving({ active: 0 }, accordionHtml({ sections: 4 }));
    accordion.select(1);
    $(root).one('uiaccordion:collapse', () => void accordion.remove(0));
    triggersOf(root)[2]!.click();
    assert.equal(accordionState(root), '0 1 0');
    assert.equal(triggersOf(root)[1]!.textContent, 'H3');
  },
);
