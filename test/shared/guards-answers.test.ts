import $ from 'jquery';
import { accordionState, begun } from '../support/accordion';
import { both, field } from '../support/both';
import { logged } from '../support/driver';
import { goTo, restoring } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards: what is asked and answered', restoring);

const kinds = Object.keys(both) as (keyof typeof both)[];

const busy = (root: Element): number => root.querySelectorAll('[aria-busy]').length;

const gone = { 'the last': 2, 'the one it is asked about': 0, 'the next': 1 };

QUnit.test.each(
  'C10 A11 expandAll(), and a guard that removes a section:',
  gone,
  async (assert, index) => {
    const asked: string[] = [];
    const { root, log, accordion } = await begun({
      expandMode: 'multiple',
      beforeSelect: (_event, item) => {
        asked.push($(item.header).text());
        if (asked.length === 1) accordion.remove(index);
      },
    });
    accordion.expandAll();
    assert.deepEqual([accordionState(root), accordion.active()], ['1 1', [0, 1]]);
    assert.equal(log.take(), 'select 0 api, select 1 api, activate 0 api, activate 1 api');
    assert.deepEqual(asked, ['H1', 'H2', 'H3']);
  },
);

const looked: Record<string, (root: HTMLElement) => unknown> = {
  reveals: (root) => $(root).uiAccordion('reveal', root.querySelector('p') as HTMLElement),
  'goes to the address of': () => goTo('#section1'),
};

QUnit.test.each(
  'C10 C11 a section that waits to be closed stays open where the page then',
  looked,
  async (assert, look) => {
    const { promise, keep } = promised();
    const { root, log, accordion } = await begun({
      active: 0,
      deeplinking: true,
      beforeSelect: () => promise,
    });
    accordion.close(0);
    assert.deepEqual([accordionState(root), busy(root)], ['1 0 0', 1]);
    look(root);
    assert.deepEqual([accordionState(root), busy(root)], ['1 0 0', 0]);
    keep();
    await turn();
    assert.deepEqual([accordionState(root), log.take()], ['1 0 0', '']);
  },
);

const answers: Record<string, [handler: () => unknown, callback: () => unknown, allowed: boolean]> =
  {
    'a promise of false, and true': [() => Promise.resolve(false), () => true, false],
    'true, and a promise of false': [() => true, () => Promise.resolve(false), false],
    'a broken promise, and true': [() => Promise.reject(new Error('no')), () => true, false],
    'a promise of false, and one of true': [
      () => Promise.resolve(false),
      () => Promise.resolve(true),
      false,
    ],
    'a promise of true, and true': [() => Promise.resolve(true), () => true, true],
    'false, and a promise of true': [() => false, () => Promise.resolve(true), false],
  };

for (const kind of kinds) {
  QUnit.test.each(
    `C10 in ${kind} a handler and a callback of beforeSelect answer`,
    answers,
    async (assert, [handler, callback, allowed]) => {
      const one = await both[kind]({ beforeSelect: callback });
      $(one.root).on('uitabs:beforeselect uiaccordion:beforeselect', handler as never);
      one.set.select(1);
      assert.equal(one.state(), '1 0 0');
      await turn();
      assert.deepEqual([one.state(), busy(one.root)], [allowed ? '0 1 0' : '1 0 0', 0]);
      assert.equal(one.heard(), allowed ? one.told(0, 1, 'api') : '');
    },
  );
}

QUnit.test.each(
  'C10 T19 a handler and a callback of beforeRemove answer',
  answers,
  async (assert, [handler, callback, allowed]) => {
    const { root, log, tabs } = await logged(undefined, { beforeRemove: callback });
    $(root).on('uitabs:beforeremove', handler as never);
    tabs.remove(1);
    assert.equal(state(root), '1 0 0');
    await turn();
    assert.deepEqual([state(root), busy(root)], [allowed ? '1 0' : '1 0 0', 0]);
    assert.equal(log.take(), '');
  },
);

for (const kind of kinds) {
  QUnit.test(`C10 in ${kind} what answers twice is one answer of several`, async (assert) => {
    const { promise, keep } = promised();
    const twice = {
      then(kept: () => void, broken: () => void): void {
        kept();
        kept();
        broken();
      },
    };
    const one = await both[kind]({ beforeSelect: () => promise });
    $(one.root).on('uitabs:beforeselect uiaccordion:beforeselect', (() => twice) as never);
    one.set.select(1);
    assert.deepEqual([one.state(), busy(one.root)], ['1 0 0', 1]);
    keep();
    await turn();
    assert.deepEqual([one.state(), busy(one.root)], ['0 1 0', 0]);
    assert.equal(one.heard(), one.told(0, 1, 'api'));
  });

  QUnit.test(`C10, R1 in ${kind} a guard that checks what is open, and agrees`, async (assert) => {
    const one = await both[kind]({ beforeSelect: () => void field().checkValidity() });
    field().required = true;
    const label = one.root.querySelectorAll<HTMLElement>('.z-tab .z-link, .z-trigger')[1]!;
    label.click();
    assert.deepEqual([one.state(), busy(one.root)], ['0 1 0', 0]);
    assert.equal(one.heard(), one.told(0, 1, 'click'));
  });

  QUnit.test(`C10, R1 in ${kind} who sends what is invalid stays there`, async (assert) => {
    const { promise, keep } = promised();
    const one = await both[kind]({ beforeSelect: () => promise });
    field().required = true;
    one.set.select(1);
    field().click();
    field().reportValidity();
    keep();
    await turn();
    assert.deepEqual([one.state(), busy(one.root)], ['1 0 0', 0]);
    assert.equal(one.heard(), '');
  });
}
