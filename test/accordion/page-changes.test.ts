import { attributeChange } from '../support/driver';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { frame } from '../support/fit';

QUnit.module('accordion: changes by the page');

QUnit.test(
  'C12 a section that the page disables says so to assistive technology',
  async (assert) => {
    const root = startAccordion({}, accordionHtml());
    const section = root.querySelectorAll<HTMLElement>('.z-section')[1]!;
    const trigger = section.querySelector<HTMLElement>('.z-trigger')!;
    for (const [disabled, expected] of [
      [true, 'true'],
      [false, null],
    ] as const) {
      const changed = attributeChange(trigger);
      section.classList[disabled ? 'add' : 'remove']('z-disabled');
      await changed;
      assert.strictEqual(trigger.getAttribute('aria-disabled'), expected);
    }
  },
);

const hidings = {
  'by a class': (section: HTMLElement, on: boolean) =>
    section.classList[on ? 'add' : 'remove']('hide'),
  'by the attribute': (section: HTMLElement, on: boolean) => (section.hidden = on),
  'by a style': (section: HTMLElement, on: boolean) => (section.style.display = on ? 'none' : ''),
};

QUnit.test.each(
  'A1 the ends are the first and the last section that the page shows, hidden',
  hidings,
  async (assert, hide) => {
    const root = startAccordion({}, accordionHtml());
    const sections = Array.from(root.querySelectorAll<HTMLElement>('.z-section'));
    const [first, second, third] = sections as [HTMLElement, HTMLElement, HTMLElement];
    const ends = (): number[] =>
      ['z-first', 'z-last'].map((name) => {
        const marked = sections.filter(({ classList }) => classList.contains(name));
        return marked.length === 1 ? sections.indexOf(marked[0]!) : -1;
      });
    assert.deepEqual(ends(), [0, 2]);
    let changed = attributeChange(second);
    hide(first, true);
    await changed;
    assert.deepEqual(ends(), [1, 2]);
    changed = attributeChange(second);
    hide(third, true);
    await changed;
    assert.deepEqual(ends(), [1, 1]);
    changed = attributeChange(second);
    hide(first, false);
    hide(third, false);
    await changed;
    assert.deepEqual(ends(), [0, 2]);
  },
);

QUnit.test("A6 a tabindex of the author's on the content stays", (assert) => {
  const html = accordionHtml()
    .replace('<div>', '<div tabindex="-1">')
    .replace('<p>', '<p style="height: 900px">');
  const root = startAccordion({ active: 0, contentHeight: 50 }, html);
  const contents = Array.from(root.querySelectorAll('.z-content'));
  const author = contents.filter((content) => content.getAttribute('tabindex') === '-1');
  assert.equal(author.length, 1);
});

QUnit.test('C12 what the page changes in the turn of a select is heard', async (assert) => {
  const root = startAccordion({}, accordionHtml({ sections: 4 }));
  const sections = sectionsOf(root);
  sections[2]!.classList.add('z-disabled');
  sections[0]!.style.display = 'none';
  accordionOf(root).select(1);
  await Promise.resolve();
  assert.deepEqual(
    triggersOf(root).map((trigger) => trigger.getAttribute('aria-disabled')),
    [null, null, 'true', null],
  );
  assert.deepEqual(
    ['z-first', 'z-last'].map((name) => sections.map(({ classList }) => classList.contains(name))),
    [
      [false, true, false, false],
      [false, false, false, true],
    ],
  );
});

const barriers: Record<string, [barrier: string, lift: (section: HTMLElement) => void]> = {
  shows: ['style="display: none"', ({ style }) => (style.display = '')],
  enables: ['data-disabled', (section) => section.removeAttribute('data-disabled')],
};

QUnit.test.each(
  'A3 horizontal: where none could be open, one is as soon as the page',
  barriers,
  async (assert, [barrier, lift]) => {
    const html = accordionHtml().replace(/<li>/g, `<li ${barrier}>`);
    const { log, root } = await begun({ orientation: 'horizontal' }, html);
    assert.equal(accordionState(root), '0 0 0');
    lift(sectionsOf(root)[1]!);
    await Promise.resolve();
    assert.equal(accordionState(root), '0 1 0');
    lift(sectionsOf(root)[0]!);
    await Promise.resolve();
    assert.equal(accordionState(root), '0 1 0', 'and stays so');
    assert.equal(log.take(), 'select 1 api, activate 1 api');
  },
);

QUnit.test('A3, A11 horizontal: so it is by enable()', (assert) => {
  const root = startAccordion(
    { orientation: 'horizontal' },
    accordionHtml().replace(/<li>/g, '<li data-disabled>'),
  );
  accordionOf(root).enable(2);
  assert.equal(accordionState(root), '0 0 1');
});

QUnit.test('A3, A11 vertical: nothing opens by being enabled, or shown', async (assert) => {
  const root = startAccordion(
    { collapsible: false },
    accordionHtml().replace(/<li>/g, '<li hidden>'),
  );
  sectionsOf(root)[0]!.hidden = false;
  await Promise.resolve();
  accordionOf(root).enable(1);
  assert.equal(accordionState(root), '0 0 0');
});

QUnit.test('A3, C10 a guard that refuses, and writes, is not asked for ever', async (assert) => {
  const html = accordionHtml().replace(/<li>/g, '<li class="z-disabled">');
  const root = startAccordion({ orientation: 'horizontal' }, html);
  let asked = 0;
  accordionOf(root).setOptions({
    beforeSelect: () => {
      sectionsOf(root)[1]!.title = String((asked += 1));
      sectionsOf(root)[1]!.classList.toggle('mine');
      return asked > 20;
    },
  });
  sectionsOf(root)[1]!.classList.remove('z-disabled');
  await frame();
  assert.equal(asked, 1);
  assert.equal(accordionState(root), '0 0 0');
});
