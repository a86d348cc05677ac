import $ from 'jquery';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionOf, accordionState } from '../support/accordion';
import { instance, put, tabsHtml } from '../support/fixture';
import { goTo, restoring } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

// The page's word on a set counts for what is in it, too.
QUnit.module('guards of what is around', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

const DEEP = '<i style="display: block; height: 2000px"></i><input id="deep" required>';

type Answer = boolean | Promise<unknown>;

/** Two sets, the inner one in the second item of the outer; `asked` tells whom the page was asked about. */
function nested(plugin: 'uiTabs' | 'uiAccordion', answers: { outer?: Answer; inner?: Answer }) {
  const isTabs = plugin === 'uiTabs';
  const html = isTabs
    ? tabsHtml({ id: 'outer' }).replace(
        '<p>P2</p>',
        accordionHtml({ id: 'inner' }).replace('<p>C3</p>', DEEP),
      )
    : accordionHtml({ id: 'outer' }).replace(
        '<p>C2</p>',
        tabsHtml({ id: 'inner' }).replace('<p>P3</p>', DEEP),
      );
  const [outer, inner] = [put(html), document.getElementById('inner')!];
  const asked: string[] = [];
  const settings = (id: 'outer' | 'inner') => ({
    animation: { effects: 'none' },
    findInPage: false,
    beforeSelect: (_event: unknown, { index, reason }: { index: number; reason: string }) => {
      asked.push(`${id} ${index} ${reason}`);
      return answers[id] as boolean;
    },
  });
  const linked = { deeplinking: true, deeplinkingSeparator: '/' };
  const inside = { ...settings('inner'), ...linked } as object;
  if (isTabs) $(outer).uiTabs(settings('outer') as object);
  else $(outer).uiAccordion({ ...settings('outer'), active: 0 } as object);
  if (isTabs) $(inner).uiAccordion({ ...inside, active: 0 });
  else $(inner).uiTabs(inside);
  const reveal = (): void =>
    void (isTabs ? instance(outer) : accordionOf(outer)).reveal(document.getElementById('deep')!);
  return {
    outer: (isTabs ? instance(outer) : accordionOf(outer)) as TabsInstance,
    inner: isTabs ? accordionOf(inner) : instance(inner),
    asked,
    reveal,
    link: `#inner/${isTabs ? 'section' : 'tab'}3`,
    state: () => (isTabs ? state(outer) : accordionState(outer)),
    states: () => [
      isTabs ? state(outer) : accordionState(outer),
      ([] as number[]).concat((isTabs ? accordionOf(inner) : instance(inner)).active()).join(),
    ],
  };
}

type Nested = ReturnType<typeof nested>;

const CLOSED = ['1 0 0', '0'];
const OPEN = ['0 1 0', '2'];
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const inView = (): boolean => {
  const { top, bottom, height } = deep().getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

const ways: Record<string, [string, (set: Nested) => unknown]> = {
  'reveal()': ['reveal', ({ reveal }) => reveal()],
  'a link': ['reveal', () => (goTo('#deep'), dispatchEvent(new Event('hashchange')))],
  'a form that refuses a field': ['reveal', () => (document.body.click(), deep().checkValidity())],
  'the browser’s search': [
    'find',
    () =>
      deep()
        .closest('.z-content')!
        .dispatchEvent(new Event('beforematch', { bubbles: true })),
  ],
  'the hash': ['hash', ({ link }) => goTo(link)],
};

const each: Record<string, [plugin: 'uiTabs' | 'uiAccordion', name: string]> = {};
for (const plugin of ['uiTabs', 'uiAccordion'] as const)
  for (const name of Object.keys(ways))
    each[`${plugin === 'uiTabs' ? 'tabs' : 'an accordion'}, by ${name}`] = [plugin, name];

QUnit.test.each(
  'C10 R1 T20 what is refused keeps closed all that is in it:',
  each,
  (assert, [plugin, name]) => {
    const set = nested(plugin, { outer: false });
    const [reason, go] = ways[name]!;
    go(set);
    assert.deepEqual(set.states(), CLOSED);
    assert.deepEqual(set.asked, [`outer 1 ${reason}`]);
  },
);

QUnit.test.each(
  'C10 R1 T20 while the page thinks all stays, and then the outer one opens first:',
  each,
  async (assert, [plugin, name]) => {
    const { promise, keep } = promised();
    const set = nested(plugin, { outer: promise });
    const [reason, go] = ways[name]!;
    go(set);
    assert.deepEqual(set.states(), CLOSED);
    assert.deepEqual(set.asked, [`outer 1 ${reason}`]);
    set.asked.length = 0;
    keep();
    await turn();
    assert.deepEqual(set.states(), OPEN);
    assert.deepEqual(set.asked, [`inner 2 ${reason}`]);
    if (reason === 'reveal') assert.true(inView(), 'it is scrolled to');
  },
);

QUnit.test.each(
  'C10 R1 T20 the page may think of each, and refuse the inner one:',
  each,
  async (assert, [plugin, name]) => {
    const [one, two] = [promised(), promised()];
    const set = nested(plugin, { outer: one.promise, inner: two.promise });
    ways[name]![1](set);
    one.keep();
    await turn();
    assert.deepEqual(set.states(), ['0 1 0', '0']);
    two.fail();
    await turn();
    assert.deepEqual(set.states(), ['0 1 0', '0']);
    assert.equal(document.querySelectorAll('[aria-busy]').length, 0);
  },
);

const meanwhile: Record<string, [(set: Nested) => unknown, string]> = {
  'something else is selected': [({ outer }) => outer.select(2), '0 0 1'],
  'the outer one ends': [({ outer }) => outer.destroy(), ''],
  'the inner one ends': [({ inner }) => inner.destroy(), '0 1 0'],
  'what is looked for goes': [() => $('#inner').remove(), '0 1 0'],
};

QUnit.test.each(
  'C10 R1 while the page thinks of what is around,',
  meanwhile,
  async (assert, [change, after]) => {
    for (const plugin of ['uiTabs', 'uiAccordion'] as const) {
      const { promise, keep } = promised();
      const answers: { outer: Answer } = { outer: promise };
      const set = nested(plugin, answers);
      set.reveal();
      answers.outer = true;
      const inner = document.getElementById('inner')!;
      change(set);
      const html = inner.outerHTML;
      keep();
      await turn();
      assert.equal(set.state(), after, plugin);
      assert.equal(inner.outerHTML, html, 'what is in it stays as it is');
      $('#outer').remove();
    }
  },
);
