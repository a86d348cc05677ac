import $ from 'jquery';
import { accordionOf, accordionState, startAccordion, triggersOf } from '../support/accordion';
import { frame } from '../support/fit';
import { takeWarnings } from '../support/console';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import type { Asked } from '../support/guards';
import { promised, turn } from '../support/promises';
import { isVisible } from '../support/state';
import type { AnySet } from '../support/ways';

// A set that shows one shows the first that comes; the page is asked about that, too.
QUnit.module('guards of what fills an empty set');

/** Empty or refused, a set has a stop for Tab, and nothing selected. */
const tabsState = (root: HTMLElement): string =>
  labels(root)
    .map((label, n) => {
      const told = [
        label.getAttribute('aria-selected') === 'true',
        !!label.closest('.z-tab.z-active'),
        isVisible(panels(root)[n]!),
      ];
      return Array.from(new Set(told.map(Number))).join(' but ');
    })
    .join(' ');

/** An empty set that has to show something; the page answers what `answer` gives. */
function empty(assert: Assert, kind: string, answer: (item: Asked) => unknown) {
  const isTabs = kind === 'tabs';
  const asked: string[] = [];
  const told: string[] = [];
  const settings = {
    beforeSelect: (_event: unknown, given: unknown) => {
      const item = given as Asked;
      asked.push(`${item.from} to ${item.index} ${item.reason}`);
      return answer(item) as boolean;
    },
    select: (_event: unknown, { index, reason }: { index: number; reason?: string }) =>
      void told.push(`${index} ${reason}`),
  };
  const root = isTabs
    ? start(settings, tabsHtml({ tabs: 0 }))
    : startAccordion({ ...settings, orientation: 'horizontal' }, '<ul id="acc"></ul>');
  assert.deepEqual(
    takeWarnings(),
    isTabs
      ? []
      : [
          'there is no section: each is an element with a header and content',
          'option active: there is no section 0',
        ].map((text) => `uiAccordion #acc: ${text}`),
  );
  return {
    root,
    set: (isTabs ? instance(root) : accordionOf(root)) as unknown as AnySet,
    asked,
    told,
    label: (n: number) => (isTabs ? labels(root) : triggersOf(root))[n]!,
    state: () => (isTabs ? tabsState(root) : accordionState(root)),
    busy: () => root.querySelectorAll('[aria-busy]').length,
    /** What the page puts in by itself. */
    put: () => {
      if (isTabs)
        root.querySelector('.z-tabs-desktop')!.insertAdjacentHTML('beforeend', '<li><a>P</a></li>');
      else root.insertAdjacentHTML('beforeend', '<li><h3>P</h3><div>p</div></li>');
    },
  };
}

const kinds = ['tabs', 'an accordion'];

QUnit.test.each(
  'C10 what is refused stays closed, and what comes is asked about:',
  kinds,
  (assert, kind) => {
    const { set, asked, told, state: now } = empty(assert, kind, ({ index }) => index > 0);
    set.add('A', 'a');
    assert.deepEqual([now(), asked.splice(0)], ['0', ['-1 to 0 api']]);
    set.add('B', 'b');
    assert.deepEqual([now(), asked.splice(0)], ['0 0', ['-1 to 0 api']]);
    set.disable(0);
    assert.deepEqual([now(), asked.splice(0)], ['0 1', ['-1 to 1 api']]);
    assert.deepEqual(told, ['1 api']);
  },
);

QUnit.test.each(
  'C10 while the page thinks of it, nothing else is asked for:',
  kinds,
  async (assert, kind) => {
    const { promise, keep } = promised();
    const { root, set, asked, told, put, state: now, busy } = empty(assert, kind, () => promise);
    set.add('A', 'a').add('B', 'b');
    put();
    set.refresh().disable(1).enable(1);
    $(root).find('.z-tab, .z-section').last().addClass('mine');
    await frame();
    assert.deepEqual([now(), busy(), asked.join(), told.join()], ['0 0 0', 1, '-1 to 0 api', '']);
    keep();
    await turn();
    assert.deepEqual(
      [now(), busy(), asked.join(), told.join()],
      ['1 0 0', 0, '-1 to 0 api', '0 api'],
    );
  },
);

QUnit.test.each(
  'C10 what a user has asked for is not given up for it:',
  kinds,
  async (assert, kind) => {
    const { promise, keep } = promised();
    const {
      set,
      asked,
      label,
      state: now,
    } = empty(assert, kind, ({ reason }) => reason === 'click' && promise);
    set.add('A', 'a').add('B', 'b');
    asked.length = 0;
    label(1).click();
    set.add('C', 'c');
    assert.deepEqual([now(), asked.join()], ['0 0 0', '-1 to 1 click']);
    keep();
    await turn();
    assert.equal(now(), '0 1 0');
  },
);

const gone: Record<string, [go: (set: AnySet) => unknown, after: string]> = {
  removed: [(set) => set.remove(0), '1 0'],
  disabled: [(set) => set.disable(0), '0 1 0'],
};

for (const kind of kinds) {
  QUnit.test.each(
    `C10 T18 A11 in ${kind} what the page thinks of is`,
    gone,
    async (assert, [go, after]) => {
      const { promise, keep } = promised();
      const answers: unknown[] = [promise];
      const { set, busy, state: now } = empty(assert, kind, () => answers.pop());
      set.add('A', 'a');
      go(set);
      set.add('B', 'b').add('C', 'c');
      assert.deepEqual([now(), busy()], [after, 0]);
      keep();
      await turn();
      assert.deepEqual([now(), busy()], [after, 0]);
    },
  );
}

QUnit.test.each(
  'C10 once it is refused, what could not fill meanwhile is asked for, and nothing twice:',
  kinds,
  async (assert, kind) => {
    const answers: ReturnType<typeof promised>[] = [];
    const set = empty(assert, kind, ({ index }) => {
      const answer = promised();
      answers.push(answer);
      // The page says so in its markup, which is watched.
      set.root.querySelectorAll('.z-tab, .z-section')[index]!.classList.add(`asked${index}`);
      return answer.promise;
    });
    set.set.add('A', 'a').add('B', 'b').add('C', 'c');
    for (let n = 0; n < 4; n++) {
      await frame();
      answers[n]?.keep(false);
      await turn();
    }
    await frame();
    assert.deepEqual([set.state(), set.busy(), set.told.join()], ['0 0 0', 0, '']);
    assert.deepEqual(set.asked, ['-1 to 0 api', '-1 to 1 api', '-1 to 2 api']);
    set.set.select(0);
    answers[3]!.keep();
    await turn();
    assert.equal(set.state(), '1 0 0', 'and it may be asked for again');
  },
);

const INSTEAD = 'refuses what is asked for instead';

const ends: Record<string, (answer: ReturnType<typeof promised>, set: AnySet) => unknown> = {
  refuses: ({ keep }) => keep(false),
  'breaks its promise': ({ fail }) => fail(),
  [INSTEAD]: (_, set) => set.select(0),
};

const wanting: Record<string, object> = {
  'a horizontal accordion': { orientation: 'horizontal' },
  'an accordion that keeps one open': { collapsible: false },
};

for (const name of Object.keys(wanting)) {
  QUnit.test.each(
    `C10 A2 A3 ${name} shows another where the open one has gone while the page thought, which then`,
    ends,
    async (assert, end) => {
      const answer = promised();
      // The page agrees to what fills it, not to what is asked for instead.
      const replies = [answer.promise, ...(end === ends[INSTEAD] ? [false] : [])];
      const root = startAccordion({
        ...wanting[name],
        active: 0,
        beforeSelect: () => replies.shift() as boolean,
      });
      const set = accordionOf(root);
      set.select(2);
      set.remove(0);
      assert.equal(accordionState(root), '0 0');
      end(answer, set as unknown as AnySet);
      await turn();
      assert.equal(accordionState(root), end === ends[INSTEAD] ? '0 1' : '1 0');
    },
  );
}

QUnit.test('C10 A2 one that may be closed stays so where nothing was open', async (assert) => {
  const { promise, keep } = promised();
  const root = startAccordion({ collapsible: false, active: false, beforeSelect: () => promise });
  const set = accordionOf(root);
  set.select(2);
  set.remove(0);
  set.refresh();
  keep(false);
  await turn();
  assert.equal(accordionState(root), '0 0');
});
