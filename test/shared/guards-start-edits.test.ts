import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionLog, accordionState, nextOf } from '../support/accordion';
import { createLog, next } from '../support/driver';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring, written } from '../support/links';
import { state } from '../support/state';
import type { AnySet } from '../support/ways';

// Nothing is open yet when a guard is asked about what the address names.
QUnit.module('guards at the start that change their set', restoring);

const HASH = { tabs: '#tab', accordion: '#section' };

/** A set whose page was opened at one of its items. */
interface Started {
  readonly root: HTMLElement;
  readonly set: AnySet;
  readonly asked: string[];
  state(): string;
  /** What was told once the set has started. */
  told(): Promise<string>;
}

type Guard = (set: AnySet, index: number) => unknown;

/** Starts a set on a page that is opened at an item, `at` from one on. */
function open(kind: keyof typeof HASH, at: number, guard: Guard, more: object): Started {
  atHash(HASH[kind] + at);
  const isTabs = kind === 'tabs';
  const asked: string[] = [];
  const log = isTabs ? createLog() : accordionLog();
  const root = put(isTabs ? tabsHtml() : accordionHtml());
  const set = (): AnySet => $(root).data(isTabs ? 'uiTabs' : 'uiAccordion') as AnySet;
  const settings = {
    animation: { effects: 'none' as const },
    deeplinking: true,
    ...more,
    ...log.settings,
    beforeSelect: (_event: unknown, given: unknown) => {
      const { index, from, reason } = given as { index: number; from: number; reason: string };
      asked.push(`${from} to ${index} ${reason}`);
      // No guard may be asked without end.
      return asked.length < 9 ? (guard(set(), index) as boolean) : false;
    },
  };
  if (isTabs) $(root).uiTabs(settings as TabsSettings);
  else $(root).uiAccordion(settings as AccordionSettings);
  return {
    root,
    set: set(),
    asked,
    state: () => (isTabs ? state(root) : accordionState(root)),
    told: async () => {
      await (isTabs ? next(root) : nextOf(root));
      return log.take();
    },
  };
}

const removals: Record<string, [at: number, left: string]> = {
  'the last': [3, '1 0'],
  'the middle one': [2, '1 0'],
  'the first': [1, '1 0'],
};

QUnit.test.each(
  'C10 T16 a guard that removes the tab that it is asked about, which is',
  removals,
  async (assert, [at, left]) => {
    for (const answer of [true, false]) {
      const one = open('tabs', at, (set, index) => (set.remove(index), answer), {});
      assert.deepEqual([one.state(), one.set.active()], [left, 0]);
      assert.deepEqual(one.asked, [`-1 to ${at - 1} hash`]);
      assert.equal(await one.told(), 'ready, select 0');
      assert.deepEqual([location.hash, written()], [`#tab${at}`, []]);
      one.set.destroy();
      $(one.root).remove();
    }
  },
);

QUnit.test.each(
  'C10 A11 a guard that removes the section that it is asked about, which is',
  removals,
  async (assert, [at, left]) => {
    const settings = { orientation: 'horizontal' };
    for (const answer of [true, false]) {
      const one = open('accordion', at, (set, index) => (set.remove(index), answer), settings);
      assert.deepEqual([one.state(), one.set.active()], [left, 0]);
      assert.deepEqual(one.asked, [`-1 to ${at - 1} hash`]);
      assert.equal(await one.told(), 'ready, activate 0');
      assert.deepEqual([location.hash, written()], [`#section${at}`, []]);
      one.set.destroy();
      $(one.root).remove();
    }
  },
);

QUnit.test('C10 C16 A11 a guard that removes one of several that the address names', (assert) => {
  const asked: string[] = [];
  atHash('#section1,section3');
  const root = put(accordionHtml());
  $(root).uiAccordion({
    animation: { effects: 'none' },
    deeplinking: true,
    expandMode: 'multiple',
    beforeSelect(_event, { header, reason }) {
      asked.push(`${$(header).text()} ${reason}`);
      if (asked.length === 1) $(this).uiAccordion('remove', 0);
    },
  });
  assert.deepEqual([accordionState(root), $(root).uiAccordion('active')], ['0 1', [1]]);
  assert.deepEqual(asked, ['H1 hash', 'H3 hash']);
});

QUnit.test.each('C10 T16 A11 a guard that removes all of', HASH, (assert, name) => {
  const kind = name === HASH.tabs ? 'tabs' : 'accordion';
  const empty = (set: AnySet): void => {
    while (set.count()) set.remove(0);
  };
  const one = open(kind, 3, empty, {});
  assert.deepEqual([one.state(), one.set.count(), one.set.active()], ['', 0, -1]);
  assert.deepEqual(one.asked, ['-1 to 2 hash']);
  one.set.setOptions({ beforeSelect: null }).add('New', 'new').select(0);
  assert.deepEqual([one.state(), one.set.active()], ['1', 0]);
});

const edits: Record<string, [edit: Guard, after?: string]> = {
  enables: [(set) => set.enable(1)],
  disables: [(set, index) => set.disable(index === 2 ? 0 : -1)],
  'adds to': [(set) => set.add('New', 'new'), ' 0'],
  refreshes: [(set) => set.refresh()],
  'gives options to': [(set) => set.setOptions({ theme: 'red' })],
};

const sets: Record<string, [kind: keyof typeof HASH, settings: object]> = {
  tabs: ['tabs', { defaultTab: 'tab2' }],
  'a horizontal accordion': ['accordion', { active: 1, orientation: 'horizontal' }],
  'an accordion that keeps one open': ['accordion', { active: 1, collapsible: false }],
};

for (const name of Object.keys(sets)) {
  const [kind, settings] = sets[name]!;

  QUnit.test.each(
    `C10 C16 ${name}, whose guard agrees, and first`,
    edits,
    async (assert, [edit, more = '']) => {
      const one = open(kind, 3, (set, index) => void edit(set, index), settings);
      assert.deepEqual([one.state(), one.asked], ['0 0 1' + more, ['-1 to 2 hash']]);
      const told = await one.told();
      assert.equal(told, `ready, ${kind === 'tabs' ? 'select' : 'activate'} 2 hash`);
      assert.deepEqual([location.hash, written()], [`${HASH[kind]}3`, []]);
    },
  );

  QUnit.test.each(
    `C10 C16 ${name}, whose guard refuses, and first`,
    edits,
    async (assert, [edit, more = '']) => {
      const one = open(kind, 3, (set, index) => (edit(set, index), false), settings);
      assert.deepEqual([one.state(), one.asked], ['0 1 0' + more, ['-1 to 2 hash']]);
      assert.equal(await one.told(), `ready, ${kind === 'tabs' ? 'select' : 'activate'} 1`);
      assert.deepEqual([location.hash, written()], [`${HASH[kind]}3`, []]);
    },
  );

  QUnit.test(`C10 C16 ${name}, whose guard disables what it refuses`, async (assert) => {
    const one = open(kind, 3, (set, index) => (set.disable(index), false), settings);
    assert.deepEqual([one.state(), one.asked], ['0 1 0', ['-1 to 2 hash']]);
    assert.equal(await one.told(), `ready, ${kind === 'tabs' ? 'select' : 'activate'} 1`);
    assert.deepEqual([location.hash, written()], [`${HASH[kind]}3`, []]);
  });
}

const asks: Record<string, Guard> = {
  refreshes: (set) => set.refresh(),
  enables: (set) => set.enable(0),
};

QUnit.test.each('C10 an empty set whose guard, as something comes,', asks, (assert, edit) => {
  const asked: number[] = [];
  const root = put(tabsHtml({ tabs: 0 }));
  $(root).uiTabs({
    animation: { effects: 'none' },
    beforeSelect(_event, { index }) {
      asked.push(index);
      if (asked.length < 9) edit($(this).uiTabs('instance') as AnySet, index);
    },
  });
  $(root).uiTabs('add', 'New', 'new');
  assert.deepEqual([state(root), asked], ['1', [0]]);
});
