import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionOf, accordionState } from '../support/accordion';
import { instance, labels, put, tabsHtml } from '../support/fixture';
import { atHash, goTo, restoring } from '../support/links';
import { promised, turn } from '../support/promises';

// One address, or one search, may lead to several places in one set.
QUnit.module('guards of sets with several in them', restoring);

const still = { animation: { effects: 'none' }, findInPage: false } as const;
const linked = { ...still, deeplinking: true, deeplinkingSeparator: '/' } as const;
const many = { ...linked, deeplinkingMode: 'multiple' } as const;

/** What is selected in a set, in sight or not. */
const stateOf = (id: string): string =>
  labels(document.getElementById(id)!)
    .map((label) => Number(label.getAttribute('aria-selected') === 'true'))
    .join(' ');

/** Starts tabs within tabs, and gives what the page was asked about the outer ones. */
function nest(inner: string[], order: string, options: object, answer: () => unknown): string[] {
  const asked: string[] = [];
  put(tabsHtml({ id: 'outer' }).replace('<p>P2</p>', inner.map((id) => tabsHtml({ id })).join('')));
  const startInner = (): void => inner.forEach((id) => void $(`#${id}`).uiTabs(many));
  if (order === 'inner first') startInner();
  $('#outer').uiTabs({
    ...still,
    ...options,
    beforeSelect: (_event, { index, reason }) => {
      asked.push(`${index} ${reason}`);
      return answer() as boolean;
    },
  });
  if (order !== 'inner first') startInner();
  return asked;
}

for (const order of ['outer first', 'inner first']) {
  QUnit.test(`C10 T20 R1 all in one panel open for one question, ${order}`, async (assert) => {
    const { promise, keep } = promised();
    const asked = nest(['a', 'b'], order, {}, () => promise);
    goTo('#a/tab2&b/tab3');
    assert.deepEqual(['outer', 'a', 'b'].map(stateOf), ['1 0 0', '1 0 0', '1 0 0']);
    keep();
    await turn();
    assert.deepEqual(['outer', 'a', 'b'].map(stateOf), ['0 1 0', '0 1 0', '0 0 1']);
    assert.deepEqual(asked, ['1 hash']);
  });

  QUnit.test(`C10 T20 R1 and what is refused is asked about once, ${order}`, async (assert) => {
    const { promise, keep } = promised();
    const asked = nest(['a', 'b'], order, {}, () => promise);
    goTo('#a/tab2&b/tab3');
    keep(false);
    await turn();
    assert.deepEqual(['outer', 'a', 'b'].map(stateOf), ['1 0 0', '1 0 0', '1 0 0']);
    assert.deepEqual(asked, ['1 hash']);
  });

  for (const settings of [linked, many]) {
    const mode = 'deeplinkingMode' in settings ? 'multiple' : 'single';
    QUnit.test(`C10 C12 an outer set reads the same address, ${mode}, ${order}`, async (assert) => {
      const { promise, keep } = promised();
      const asked = nest(['a'], order, settings, () => promise);
      goTo('#a/tab2');
      keep();
      await turn();
      assert.deepEqual(['outer', 'a'].map(stateOf), ['0 1 0', '0 1 0']);
      assert.deepEqual(asked, ['1 hash']);
    });
  }
}

const answers: Record<string, [refused: number, sections: string, inner: string[]]> = {
  'agrees to all': [-1, '1 1 1', ['0 1 0', '0 0 1', '0 1 0']],
  'refuses the first': [0, '0 1 1', ['1 0 0', '0 0 1', '0 1 0']],
  'refuses one of them': [1, '1 0 1', ['0 1 0', '1 0 0', '0 1 0']],
};

QUnit.test.each(
  'C10 T20 R1 in several sections of an accordion, one after the other, where the page',
  answers,
  async (assert, [refused, sections, inner]) => {
    const asked: number[] = [];
    const ids = ['a', 'b', 'c'];
    const html = ids.reduce(
      (outer, id, n) => outer.replace(`<p>C${n + 1}</p>`, tabsHtml({ id })),
      accordionHtml({ id: 'outer' }),
    );
    const root = put(html);
    $(root).uiAccordion({
      ...still,
      expandMode: 'multiple',
      active: false,
      beforeSelect: (_event, { index }) => {
        asked.push(index);
        return Promise.resolve(index !== refused);
      },
    });
    for (const id of ids) $(`#${id}`).uiTabs(many);
    goTo('#a/tab2&b/tab3&c/tab2');
    for (let n = 0; n < 5; n++) await turn();
    assert.deepEqual([accordionState(root), ids.map(stateOf)], [sections, inner]);
    assert.deepEqual(asked, [0, 1, 2]);
    assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
    accordionOf(root).destroy();
  },
);

QUnit.test('C10 R1 of two places that exclude each other, the last counts', async (assert) => {
  const { promise, keep } = promised();
  const asked = nest(['a'], 'outer first', {}, () => promise);
  const outer = instance(document.getElementById('outer')!);
  const [, second, third] = $('#outer').find('> .z-container > .z-content').get();
  outer.reveal(second!.firstElementChild!).reveal(third!.firstElementChild!);
  keep();
  await turn();
  assert.deepEqual([stateOf('outer'), asked], ['0 0 1', ['1 reveal', '2 reveal']]);
});

QUnit.test('C10 R1 what is looked for in two ways at once is asked about once', async (assert) => {
  const { promise, keep } = promised();
  const asked = nest(['a'], 'outer first', {}, () => promise);
  const panel = $('#a').closest('.z-content')[0]!;
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  instance(document.getElementById('outer')!).reveal(panel.querySelector('#a')!);
  keep();
  await turn();
  assert.deepEqual([stateOf('outer'), asked], ['0 1 0', ['1 find']]);
});

QUnit.test.each(
  'C10 T20 R1 a link to what is named so, and lies in it, is asked about once, with',
  {
    'the id of the panel': ['<div>', '<div id="there">', false],
    'an id in the panel': ['<p>P2', '<p id="there">P2', false],
    'another set before': ['<p>P2', '<p id="there">P2', true],
  } as Record<string, [from: string, to: string, another: boolean]>,
  (assert, [from, to, another]) => {
    if (another) $(put(tabsHtml({ id: 'another' }))).uiTabs(still);
    const panels = tabsHtml().replace('<li>', '<li data-link="here">').split('<p>P2');
    const at = panels[0]!.lastIndexOf('<div>');
    const second = `${panels[0]!.slice(at)}<p>P2`.replace(from, to);
    const html = panels[0]!.slice(0, at) + second + panels[1]!;
    const root = put(html.replace('<li>', '<li data-link="there">'));
    const link = put('<a href="#there">there</a>');
    const asked: string[] = [];
    const beforeSelect: TabsSettings['beforeSelect'] = (_event, { index, reason }) => {
      asked.push(`${index} ${reason}`);
      return false;
    };
    $(root).uiTabs({ ...still, deeplinking: true, deeplinkingSeparator: 'none', beforeSelect });
    atHash('#there');
    window.dispatchEvent(new Event('hashchange'));
    assert.deepEqual([asked.splice(0), stateOf(root.id)], [['1 hash'], '1 0 0']);
    $(window).one('click', (event) => event.preventDefault());
    link.click();
    const panel = $(root).find('.z-content')[1]!;
    const finds = (): boolean => panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    finds();
    assert.deepEqual([asked.splice(0), stateOf(root.id)], [['1 hash'], '1 0 0']);
    // Browsers that look for the target in what waits to be found tell of that first.
    document.body.click();
    finds();
    window.dispatchEvent(new Event('hashchange'));
    assert.deepEqual([asked.splice(0), stateOf(root.id)], [['1 find'], '1 0 0']);
  },
);

QUnit.test('C10 R1 what a callback selects is not turned back by it', async (assert) => {
  const { promise, keep } = promised();
  const asked = nest(['a', 'b'], 'outer first', {}, () => asked.length > 1 || promise);
  const outer = instance(document.getElementById('outer')!);
  $('#outer').on('uitabs:select', ({ target }, { index }: { index: number }) => {
    if (target.id === 'outer' && index === 1) outer.select(2);
  });
  goTo('#a/tab2&b/tab3');
  keep();
  await turn();
  assert.deepEqual(['outer', 'a', 'b'].map(stateOf), ['0 0 1', '1 0 0', '1 0 0']);
  assert.deepEqual(asked, ['1 hash', '2 api']);
});
