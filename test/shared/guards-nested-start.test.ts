import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards at the start, of sets within sets', restoring);

const still = { animation: { effects: 'none' }, findInPage: false } as const;

/** Where the page is opened: at a name in the inner set, or at something in it. */
const addresses: Record<string, [hash: string, reason: string]> = {
  'at its name': ['#inner/tab2', 'hash'],
  'at something in it': ['#deep', 'reveal'],
};

/**
 * Tabs in the second section of an accordion, which starts first, unless told otherwise. Gives what the
 * page was asked, and what both show.
 */
function nest(outer: () => unknown, inner: () => unknown = () => true, backwards = false) {
  const asked: string[] = [];
  const hears =
    (name: string, answer: () => unknown) =>
    (_event: unknown, { index, reason }: { index: number; reason?: string }): never => {
      asked.push(`${name} ${index} ${reason}`);
      return answer() as never;
    };
  const tabs = tabsHtml({ id: 'inner' }).replace('P2', '<i id="deep">P2</i>');
  const root = put(accordionHtml({ id: 'outer' }).replace('C2', tabs));
  const set = document.getElementById('inner') as HTMLElement;
  const starts = [
    () => $(root).uiAccordion({ ...still, active: 0, beforeSelect: hears('outer', outer) }),
    () =>
      $(set).uiTabs({
        ...still,
        deeplinking: true,
        deeplinkingSeparator: '/',
        beforeSelect: hears('inner', inner),
      }),
  ];
  for (const start of backwards ? starts.reverse() : starts) start();
  const shown = (): string =>
    `${accordionState(root)}, ${$(set).uiTabs('instance')!.active() + 1} of inner`;
  return { asked, shown, set };
}

QUnit.test.each(
  'C10 R1 the outer set is asked first, where the page is opened',
  addresses,
  (assert, [hash, reason]) => {
    atHash(hash);
    const { asked, shown } = nest(() => true);
    assert.equal(shown(), '0 1 0, 2 of inner');
    assert.deepEqual(asked, [`outer 1 ${reason}`, `inner 1 ${reason}`]);
  },
);

QUnit.test.each(
  'C10 R1 what the outer set refuses is not asked about within, where the page is opened',
  addresses,
  (assert, [hash, reason]) => {
    atHash(hash);
    const { asked, shown } = nest(() => false);
    assert.equal(shown(), '1 0 0, 1 of inner');
    assert.deepEqual(asked, [`outer 1 ${reason}`]);
  },
);

QUnit.test.each(
  'C10 R1 the outer set opens for what the inner one refuses, whichever starts first,',
  addresses,
  async (assert, [hash, reason]) => {
    const questions = [`outer 1 ${reason}`, `inner 1 ${reason}`];
    for (const refuse of [() => false, () => Promise.resolve(false)]) {
      for (const backwards of [false, true]) {
        atHash(hash);
        const { asked, shown } = nest(() => true, refuse, backwards);
        await turn();
        assert.equal(shown(), '0 1 0, 1 of inner');
        // Around what starts first there is nobody to be asked yet.
        assert.deepEqual(asked, backwards ? [questions[1], questions[0]] : questions);
        $('#qunit-fixture').empty();
      }
    }
  },
);

QUnit.test.each(
  'C10 R1 while the outer set thinks, the inner one waits, where the page is opened',
  addresses,
  async (assert, [hash, reason]) => {
    for (const answer of [true, false]) {
      atHash(hash);
      const { promise, keep } = promised();
      const { asked, shown } = nest(() => promise);
      assert.equal(shown(), '1 0 0, 1 of inner');
      keep(answer);
      await turn();
      assert.equal(shown(), answer ? '0 1 0, 2 of inner' : '1 0 0, 1 of inner');
      assert.deepEqual(asked, [`outer 1 ${reason}`].concat(answer ? `inner 1 ${reason}` : []));
      $('#qunit-fixture').empty();
    }
  },
);

QUnit.test.each(
  'C10 C13 an inner set that ends meanwhile, and the one that comes in its place',
  addresses,
  async (assert, [hash]) => {
    atHash(hash);
    const { promise, keep } = promised();
    const { shown, set, asked } = nest(() => promise);
    $(set).uiTabs('destroy');
    const given = set.outerHTML;
    keep();
    await turn();
    assert.equal(set.outerHTML, given);
    $(set).uiTabs({ ...still, deeplinking: true, deeplinkingSeparator: '/' });
    assert.equal(shown(), '0 1 0, 2 of inner');
    assert.equal(asked.length, 1);
  },
);

QUnit.test('C10 R1 a set made anew while the page thinks is opened, too', async (assert) => {
  const { promise, keep } = promised();
  const { shown, set, asked } = nest(() => promise);
  const outer = $('#outer').uiAccordion('instance')!;
  outer.reveal(document.getElementById('deep')!);
  $(set).uiTabs('destroy').uiTabs(still);
  keep();
  await turn();
  assert.equal(shown(), '0 1 0, 2 of inner');
  assert.deepEqual(asked, ['outer 1 reveal']);
  assert.equal(state(set), '0 1 0');
});
