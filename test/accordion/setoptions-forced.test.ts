import type { AccordionItem, AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionOf,
  accordionState,
  begun,
  finish,
  running,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { turn } from '../support/promises';

// What an option forces goes the way of every change.
QUnit.module('accordion: what options force');

const SEVERAL: AccordionSettings = { expandMode: 'multiple', active: [0, 1, 2] };
const SINGLE: AccordionSettings = { expandMode: 'single' };
const ACROSS: AccordionSettings = { orientation: 'horizontal' };

/** A guard that notes what it is asked, and the options that are in force then. */
function askedBy(answers: unknown[], path: string) {
  const asked: string[] = [];
  const beforeSelect = function (this: HTMLElement, _: unknown, item: AccordionItem): never {
    const { index, open, from, reason } = item as AccordionItem & { from: number };
    const value = String(accordionOf(this).option(path));
    asked.push(`${index} ${open ? 'opens' : 'closes'} from ${from}: ${reason}, ${value}`);
    return (answers.length > 1 ? answers.shift() : answers[0]) as never;
  };
  return { beforeSelect, take: (): string => asked.splice(0).join(' | ') };
}

QUnit.test(
  'C11 C20 horizontal with nothing open asks, selects and opens the first',
  async (assert) => {
    const guard = askedBy([undefined], 'orientation');
    const { log, root, accordion } = await begun({ beforeSelect: guard.beforeSelect });
    accordion.disable(0);
    accordion.setOptions(ACROSS);
    assert.equal(accordionState(root), '0 1 0', 'at once');
    assert.equal(guard.take(), '1 opens from -1: api, horizontal');
    assert.equal(log.take(), 'select 1 api, activate 1 api');
    accordion.setOptions({ theme: 'red' }).setOptions({ orientation: 'vertical' });
    accordion.setOptions(ACROSS);
    assert.deepEqual([guard.take(), log.take()], ['', ''], 'and with one open, nothing');
  },
);

QUnit.test('C11 C20 single closes all but the one opened last, and tells of it', async (assert) => {
  const guard = askedBy([undefined], 'expandMode');
  const { log, root, accordion } = await begun({ ...SEVERAL, beforeSelect: guard.beforeSelect });
  accordion.close(1).select(1);
  assert.equal(guard.take().split(' | ').length, 2);
  log.take();
  accordion.setOptions(SINGLE);
  assert.equal(accordionState(root), '0 1 0', 'at once');
  assert.equal(guard.take(), '', 'options are not asked about');
  assert.equal(
    log.take(),
    'activate 0 closed api, activate 2 closed api, collapse 0 closed api, collapse 2 closed api',
  );
  accordion.setOptions({ expandMode: 'multiple' }).setOptions(SINGLE);
  assert.deepEqual([guard.take(), log.take()], ['', ''], 'and with one open, nothing');
});

QUnit.test.each(
  'A3 A7 C10 what options close is not refused:',
  { single: SINGLE, horizontal: ACROSS } as Record<string, AccordionSettings>,
  async (assert, settings) => {
    const answers = { no: false, 'still thinks': new Promise(() => undefined) };
    for (const [name, answer] of Object.entries(answers)) {
      const guard = askedBy([answer], 'expandMode');
      const { log, root, accordion } = await begun({ ...SEVERAL, active: [0, 2] });
      accordion.setOptions({ ...settings, beforeSelect: guard.beforeSelect });
      assert.equal(accordionState(root), '0 0 1', name);
      assert.strictEqual(accordion.active(), 2);
      assert.equal(guard.take(), '');
      assert.equal(log.take(), 'activate 0 closed api, collapse 0 closed api');
      accordion.destroy();
    }
  },
);

QUnit.test(
  'C10 C20 a refused opening: a horizontal accordion opens when it can',
  async (assert) => {
    const guard = askedBy([false, undefined], 'orientation');
    const { log, root, accordion } = await begun({ beforeSelect: guard.beforeSelect });
    accordion.setOptions(ACROSS);
    assert.equal(accordionState(root), '0 0 0');
    assert.deepEqual([guard.take(), log.take()], ['0 opens from -1: api, horizontal', '']);
    accordion.refresh();
    assert.equal(accordionState(root), '1 0 0');
    assert.equal(log.take(), 'select 0 api, activate 0 api');
  },
);

QUnit.test('C10 C20 what the page thinks about still comes', async (assert) => {
  const asked: ((answer: boolean) => void)[] = [];
  const beforeSelect = (): Promise<boolean> => new Promise((resolve) => void asked.push(resolve));
  const { log, root, accordion } = await begun({ ...SEVERAL, active: [1, 2], beforeSelect });
  const busy = (): (string | null)[] =>
    triggersOf(root).map((trigger) => trigger.getAttribute('aria-busy'));
  accordion.select(0);
  accordion.setOptions(SINGLE);
  assert.equal(accordionState(root), '0 0 1');
  assert.deepEqual([busy(), asked.length], [['true', null, null], 1]);
  log.take();
  asked.splice(0).forEach((resolve) => resolve(true));
  await turn();
  assert.equal(accordionState(root), '1 0 0');
  assert.equal(log.take(), 'select 0 api, activate 0 api, collapse 2 closed api');
  accordion.setOptions({ expandMode: 'multiple', beforeSelect: null }).expandAll();
  accordion.setOptions({ beforeSelect }).close(1);
  accordion.setOptions(SINGLE);
  assert.equal(accordionState(root), '0 1 0');
  asked.splice(0).forEach((resolve) => resolve(true));
  await turn();
  assert.equal(accordionState(root), '0 0 0', 'the one that was asked about');
});

QUnit.test('C11 C20 with effects, it moves as with any change', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root, accordion } = await begun({ ...SEVERAL, animation });
  accordion.setOptions(SINGLE);
  assert.equal(accordionState(root), '0 0 1');
  assert.equal(running(root).length > 0, true);
  assert.equal(log.take(), '');
  await finish(root);
  assert.equal(
    log.take(),
    'activate 0 closed api, activate 1 closed api, collapse 0 closed api, collapse 1 closed api',
  );
  accordion.close(2);
  await finish(root);
  log.take();
  accordion.setOptions(ACROSS);
  assert.equal(accordionState(root), '1 0 0');
  assert.equal(log.take(), 'select 0 api');
  await finish(root);
  assert.equal(log.take(), 'activate 0 api');
});

QUnit.test(
  'C20 a callback of what is forced may end the set, or take the option back',
  async (assert) => {
    const { root, accordion } = await begun(SEVERAL);
    accordion.setOptions({ ...SINGLE, collapse: () => void accordion.destroy() });
    assert.equal(root.querySelector('[class]'), null);
    const other = startAccordion(SEVERAL);
    const collapse = (): void =>
      void accordionOf(other).setOptions({ expandMode: 'multiple', collapse: null }).expandAll();
    accordionOf(other).setOptions({ ...SINGLE, collapse });
    assert.equal(accordionState(other), '1 1 1');
  },
);
