import $ from 'jquery';
import type { both } from '../support/both';
import { begin, cases } from '../support/focused';

// The focus goes while a change is painted: what the page ends, or starts anew, comes after it.
QUnit.module('ends and starts begun while a change is painted');

const again: Record<keyof typeof both, (root: HTMLElement) => unknown> = {
  tabs: (root) => $(root).uiTabs({ animation: { effects: 'none' }, defaultTab: 'tab3' }),
  'an accordion': (root) => $(root).uiAccordion({ animation: { effects: 'none' }, active: 2 }),
};

const setOn = (kind: keyof typeof both, root: HTMLElement): unknown =>
  $(root).data(kind === 'tabs' ? 'uiTabs' : 'uiAccordion');

QUnit.test.each(
  'C2 C11 C13 what the page ends and starts anew as it hears of a change runs:',
  cases,
  async (assert, [kind, hook]) => {
    const one = await begin(kind, hook, ({ set, root }) => {
      set.destroy();
      again[kind](root);
    });
    one.set.select(1);
    const set = setOn(kind, one.root) as typeof one.set;
    assert.deepEqual([one.state(), set.active(), set === one.set], ['0 0 1', 2, false]);
    set.select(0);
    assert.equal(one.state(), '1 0 0');
    set.destroy();
    assert.equal(one.root.outerHTML, one.html);
  },
);

QUnit.test.each(
  'C2 C11 C13 what it only starts anew gets the options, and ends once:',
  cases,
  async (assert, [kind, hook]) => {
    const one = await begin(kind, hook, ({ root }) => again[kind](root));
    one.set.select(1);
    const named = kind === 'tabs' ? 'tab3' : 2;
    assert.strictEqual(setOn(kind, one.root), one.set);
    assert.equal(one.set.option(kind === 'tabs' ? 'defaultTab' : 'active'), named);
    assert.deepEqual([one.state(), one.heard()], ['0 1 0', one.told(0, 1, 'api')]);
    one.set.destroy();
    assert.equal(one.root.outerHTML, one.html);
  },
);

const orders: [calls: string, theme: string | null][] = [
  ['end', null],
  ['red end', null],
  ['end red', 'red'],
  ['red end blue', 'blue'],
  ['end red blue', 'blue'],
  ['end red nothing', 'red'],
  ['end red end', null],
  ['end red end blue', 'blue'],
];

QUnit.test.each(
  'C2 C11 C13 starts and ends count in the order that the page asks for them in:',
  cases,
  async (assert, [kind, hook]) => {
    for (const [calls, theme] of orders) {
      const one = await begin(kind, hook, ({ root }) => {
        const set = $(root) as unknown as Record<string, (given: unknown) => void>;
        const name = kind === 'tabs' ? 'uiTabs' : 'uiAccordion';
        for (const call of calls.split(' '))
          set[name]!(call === 'end' ? 'destroy' : call === 'nothing' ? {} : { theme: call });
      });
      one.set.select(1);
      const set = setOn(kind, one.root) as typeof one.set | undefined;
      assert.strictEqual(set ? set.option('theme') : null, theme, calls);
      if (set) set.destroy();
      assert.equal(one.root.outerHTML, one.html, calls);
      $(one.root).remove();
    }
  },
);

QUnit.test.each(
  'C2 C13 what is ended after it was started anew stays so:',
  cases,
  async (assert, [kind, hook]) => {
    const one = await begin(kind, hook, ({ root }) => again[kind](root));
    $(one.root).one('uitabs:select uiaccordion:select', () => one.set.destroy());
    one.set.select(1);
    assert.strictEqual(setOn(kind, one.root), undefined);
    assert.equal(one.root.outerHTML, one.html);
  },
);
