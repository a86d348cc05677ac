import $ from 'jquery';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { put, start, tabsHtml } from '../support/fixture';
import { firstAnswers, guard } from '../support/guards';
import { atHash, restoring, store } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards at the start of an accordion', restoring);

const settings = { deeplinking: true, rememberState: true, active: 1 };

QUnit.test.each(
  'C10 what the hash names, then what was stored, then what `active` says, unasked:',
  firstAnswers,
  async (assert, [refused, shown, heard, told]) => {
    atHash('#section1');
    store('uiAccordion', 'acc', '["section3"]');
    const log = accordionLog();
    const { asked, beforeSelect } = guard(({ reason }) => refused.indexOf(reason) < 0);
    const root = startAccordion({ ...settings, ...log.settings, beforeSelect });
    assert.equal(accordionState(root), shown);
    await nextOf(root);
    assert.deepEqual(asked, heard);
    assert.equal(log.take(), `ready, activate ${told}`);
    assert.equal(location.hash, '#section1', 'the address is the page’s own');
  },
);

QUnit.test('C10 several at once: the page is asked about each, before any is open', (assert) => {
  atHash('#section1,section3');
  for (const refused of [-1, 2]) {
    const { asked, beforeSelect } = guard(({ index }) => index !== refused);
    const root = startAccordion({ ...settings, expandMode: 'multiple', beforeSelect });
    assert.equal(accordionState(root), refused < 0 ? '1 0 1' : '0 1 0');
    assert.deepEqual(asked, ['-1 to 0 hash', '-1 to 2 hash']);
    $(root).remove();
  }
});

const there = accordionHtml().replace('<p>C1', '<p id="there">C1');

QUnit.test.each(
  'C10 R1 the element that the address points to, and that the page',
  { allows: [true, '1 0 0'], refuses: [false, '0 1 0'] },
  (assert, [answer, shown]) => {
    atHash('#there');
    const { asked, beforeSelect } = guard(() => answer);
    const root = startAccordion({ active: 1, beforeSelect }, there);
    assert.equal(accordionState(root), shown);
    assert.deepEqual(asked, ['-1 to 0 reveal']);
  },
);

const sources: Record<string, [reason: string, begin: () => void]> = {
  'the hash': ['hash', () => atHash('#section1')],
  'the element that the address points to': ['reveal', () => atHash('#there')],
  'what was stored': ['restore', () => store('uiAccordion', 'acc', '["section1"]')],
};

QUnit.test.each(
  'C10 while the page thinks of it, `active` is open, and then',
  sources,
  async (assert, [reason, begin]) => {
    for (const allowed of [true, false]) {
      begin();
      const log = accordionLog();
      const { promise, keep } = promised();
      const { asked, beforeSelect } = guard(() => promise);
      const root = startAccordion({ ...settings, ...log.settings, beforeSelect }, there);
      assert.equal(accordionState(root), '0 1 0');
      assert.equal(triggersOf(root)[0]?.getAttribute('aria-busy'), 'true');
      await nextOf(root);
      assert.equal(log.take(), 'ready, activate 1');
      keep(allowed);
      await turn();
      assert.equal(accordionState(root), allowed ? '1 0 0' : '0 1 0');
      const told = `select 0 ${reason}, activate 0 ${reason}, collapse 1 closed ${reason}`;
      assert.equal(log.take(), allowed ? told : '');
      assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
      assert.deepEqual(asked, [`-1 to 0 ${reason}`], 'nothing is asked twice');
      $(root).remove();
    }
  },
);

QUnit.test('C10 destroyed while the page thinks, nothing is left', async (assert) => {
  atHash('#section1');
  const { promise, keep } = promised();
  const root = startAccordion({ ...settings, beforeSelect: () => promise });
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, accordionHtml());
  keep();
  await turn();
  assert.equal(root.outerHTML, accordionHtml());
});

const linked = { deeplinking: true, deeplinkingSeparator: '/' };

/** Tabs whose second panel holds an accordion that the address names, and which the page guards. */
function around(answer: () => unknown, isInnerFirst: boolean) {
  atHash('#acc/section3');
  const html = tabsHtml().replace('P2', accordionHtml()).replace('<p><ul', '<div><ul');
  const { asked, beforeSelect } = guard(answer);
  const root = put(html);
  const still = { animation: { effects: 'none' } } as const;
  const starts = [
    () => $(root).uiTabs({ ...still, beforeSelect }),
    () => $('#acc').uiAccordion({ ...still, ...linked }),
  ];
  if (isInnerFirst) starts.reverse();
  for (const begin of starts) begin();
  return { root, asked, inner: () => accordionOf(document.getElementById('acc')!).active() };
}

QUnit.test.each(
  'C10 T20 what is around a set that the address names, at the start; the inner one starts first:',
  [true, false],
  async (assert, isInnerFirst) => {
    const refused = around(() => false, isInnerFirst);
    // What starts before what it is in can't wait for that.
    const before = isInnerFirst ? 2 : -1;
    assert.deepEqual([state(refused.root), refused.inner()], ['1 0 0', before]);
    assert.deepEqual(Array.from(new Set(refused.asked)).length, 1);
    $(refused.root).remove();
    const { promise, keep } = promised();
    const { root, asked, inner } = around(() => promise, isInnerFirst);
    assert.deepEqual([state(root), inner()], ['1 0 0', before]);
    keep();
    await turn();
    assert.deepEqual([state(root), inner()], ['0 1 0', 2]);
    assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
    assert.equal(asked.length, 1, asked.join());
  },
);

QUnit.test('C10 what `active` and `defaultTab` say, nobody is asked about', (assert) => {
  const { asked, beforeSelect } = guard(() => false);
  const root = startAccordion({ active: [0, 2], beforeSelect });
  assert.equal(accordionState(root), '1 0 1');
  assert.equal(state(start({ defaultTab: 'tab2', beforeSelect })), '0 1 0');
  assert.deepEqual(asked, []);
});
