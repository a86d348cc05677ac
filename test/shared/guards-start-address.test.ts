import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { stopClock, type Clock } from '../support/clock';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

let clock: Clock;

QUnit.module('what a page is opened at', {
  beforeEach() {
    restoring.beforeEach();
    clock = stopClock();
  },
  afterEach() {
    clock.end();
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

const still = { animation: { effects: 'none' }, findInPage: false } as const;
const linked = { ...still, deeplinking: true, deeplinkingSeparator: '/' } as const;
const orders = ['the outer set first', 'the inner ones first'];

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

QUnit.test.each('T20 places in several sections of an accordion,', orders, (assert, order) => {
  atHash('#a/tab2&b/tab3');
  const [a, b] = ['a', 'b'].map((id) => tabsHtml({ id }));
  const outer = put(accordionHtml({ id: 'outer' }).replace('C2', a!).replace('C3', b!));
  const starts = [
    () => $(outer).uiAccordion({ ...still, expandMode: 'multiple' }),
    () => $('#a, #b').uiTabs({ ...linked, deeplinkingMode: 'multiple' }),
  ];
  for (const begin of order === orders[0] ? starts : starts.reverse()) begin();
  assert.equal(accordionState(outer), '0 1 1');
  assert.deepEqual([state(byId('a')), state(byId('b'))], ['0 1 0', '0 0 1']);
});

const outers: Record<
  string,
  [begin: (root: HTMLElement) => unknown, html: string, now: typeof state]
> = {
  tabs: [(root) => $(root).uiTabs(still), tabsHtml({ id: 'outer' }).replace('P2', '@'), state],
  'an accordion': [
    (root) => $(root).uiAccordion({ ...still, active: 0 }),
    accordionHtml({ id: 'outer' }).replace('C2', '@'),
    accordionState,
  ],
};

for (const order of orders) {
  QUnit.test.each(
    `C10 T20 the page thinks of the inner set, ${order}, which is within`,
    outers,
    async (assert, [begin, html, now]) => {
      for (const answer of [true, false]) {
        atHash('#inner/tab2');
        const { promise, keep } = promised();
        const asked: string[] = [];
        const root = put(html.replace('<p>@</p>', tabsHtml({ id: 'inner' })));
        const starts = [
          () => begin(root),
          () =>
            $('#inner').uiTabs({
              ...linked,
              beforeSelect: (_event, { index, from, reason }) => {
                asked.push(`${from} to ${index} ${reason}`);
                return promise as Promise<boolean>;
              },
            }),
        ];
        for (const one of order === orders[0] ? starts : starts.reverse()) one();
        assert.deepEqual([now(root), $('#inner').uiTabs('active')], ['0 1 0', 0]);
        keep(answer);
        await turn();
        assert.deepEqual([now(root), $('#inner').uiTabs('active')], ['0 1 0', answer ? 1 : 0]);
        assert.deepEqual(asked, ['-1 to 1 hash']);
        assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
        $('#qunit-fixture').empty();
      }
    },
  );
}

const DEEP = '<i style="display: block; height: 2000px"></i><b id="deep">deep</b>';

const inView = (): boolean => {
  const { top, bottom, height } = byId('deep').getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

const targets: Record<string, [begin: (guard: object) => HTMLElement, now: typeof state]> = {
  tabs: [
    (guard) => {
      const root = put(tabsHtml().replace('P2', DEEP));
      $(root).uiTabs({ ...still, ...guard });
      return root;
    },
    state,
  ],
  'an accordion': [
    (guard) => {
      const root = put(accordionHtml().replace('C2', DEEP));
      $(root).uiAccordion({ ...still, active: 0, ...guard });
      return root;
    },
    accordionState,
  ],
};

QUnit.test.each(
  'C10 R1 what the address points to is shown once the page agrees, in',
  targets,
  async (assert, [begin, now]) => {
    for (const answer of [true, false]) {
      atHash('#deep');
      const { promise, keep } = promised();
      const root = begin({ beforeSelect: () => promise });
      assert.deepEqual([now(root), scrollY], ['1 0 0', 0]);
      keep(answer);
      await turn();
      assert.deepEqual([now(root), inView()], answer ? ['0 1 0', true] : ['1 0 0', false]);
      $('#qunit-fixture').empty();
      scrollTo(0, 0);
    }
  },
);

const scrolling: Record<string, (root: HTMLElement, guard: object) => unknown> = {
  tabs: (root, guard) => $(root).uiTabs({ ...linked, ...guard }),
  accordion: (root, guard) => $(root).uiAccordion({ ...linked, active: 0, ...guard }),
};

QUnit.test.each(
  'C10 T21 a set is scrolled to once the page agrees:',
  ['tabs', 'accordion'],
  async (assert, kind) => {
    for (const answer of [true, false]) {
      atHash(kind === 'tabs' ? '#set/tab2' : '#acc/section2');
      const { promise, keep } = promised();
      const root = put(kind === 'tabs' ? tabsHtml() : accordionHtml());
      const blocks: unknown[] = [];
      root.scrollIntoView = (how) => void blocks.push((how as ScrollIntoViewOptions).block);
      scrolling[kind]!(root, { deeplinkingAutoScroll: true, beforeSelect: () => promise });
      clock.tick(0);
      assert.deepEqual(blocks, []);
      keep(answer);
      await turn();
      clock.tick(0);
      assert.deepEqual(blocks, answer ? ['start'] : []);
      assert.equal((kind === 'tabs' ? state : accordionState)(root), answer ? '0 1 0' : '1 0 0');
      $('#qunit-fixture').empty();
    }
  },
);
