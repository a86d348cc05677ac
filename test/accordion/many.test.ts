import { accordionHtml, accordionOf, startAccordion } from '../support/accordion';
import { frame } from '../support/fit';

QUnit.module('accordion: many sections');

/** What an act writes into the document, as the browser tells of it. */
async function written(root: Element, act: () => void): Promise<string[]> {
  await frame();
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  act();
  const records = observer.takeRecords();
  await frame();
  return records
    .concat(observer.takeRecords())
    .map(({ target, attributeName }) => `${target.nodeName} ${attributeName ?? 'children'}`)
    .sort();
}

const SWITCH = ['BUTTON aria-expanded', 'DIV hidden', 'LI class'];

QUnit.test.each(
  'A2 a change writes to what opens and closes, and to nothing else, in',
  [3, 50],
  async (assert, sections) => {
    const root = startAccordion({ active: 0 }, accordionHtml({ sections }));
    const accordion = accordionOf(root);
    accordion.select(1).select(0);
    const expected = SWITCH.concat(SWITCH).sort();
    assert.deepEqual(await written(root, () => accordion.select(1)), expected);
    assert.deepEqual(await written(root, () => accordion.close(1)), SWITCH);
  },
);

QUnit.test('A8 which of the open sections is held follows every change', (assert) => {
  const html = accordionHtml({ sections: 60 });
  const root = startAccordion({ expandMode: 'multiple', collapsible: false, active: 0 }, html);
  const accordion = accordionOf(root);
  const held = (): string =>
    Array.from(root.querySelectorAll('[aria-disabled]'), (one) => one.textContent).join();
  const seen = [held()];
  accordion.select(5);
  seen.push(held());
  accordion.close(0);
  seen.push(held());
  accordion.remove(7);
  accordion.add('H', 'C');
  seen.push(held());
  assert.deepEqual(seen, ['H1', '', 'H6', 'H6']);
});

QUnit.test('A1 one section more or less in a long accordion: ends, roles, arrows', (assert) => {
  const root = startAccordion({}, accordionHtml({ sections: 60 }));
  const accordion = accordionOf(root);
  const ends = (): string[] =>
    ['.z-first', '.z-last'].map((name) =>
      Array.from(root.querySelectorAll(name), (one) => one.querySelector('h3')!.textContent).join(),
    );
  accordion.add('H61', 'C61');
  assert.deepEqual(ends(), ['H1', 'H61']);
  const section = root.lastElementChild!;
  const parts = ['.z-arrow', '[role=region]', '[aria-disabled]', '.z-content[hidden]'];
  assert.deepEqual(
    parts.map((part) => section.querySelectorAll(part).length),
    [1, 1, 0, 1],
  );
  accordion.remove(60).remove(0);
  assert.deepEqual(ends(), ['H2', 'H60']);
});

QUnit.test(
  'Safety 15 what Chromium takes seconds for with thousands is not asked of it',
  (assert) => {
    const root = startAccordion({}, accordionHtml({ sections: 2 }));
    const displays = (): string[] =>
      [root, root.firstElementChild!].map((element) => getComputedStyle(element).display);
    const seen = [displays().join()];
    accordionOf(root).setOptions({ orientation: 'horizontal' });
    seen.push(displays().join());
    root.hidden = true;
    seen.push(displays()[0]!);
    // Where items have to be grids, the accordion is made anew as a whole.
    assert.deepEqual(seen, ['block,block', 'flow-root,grid', 'none']);
    const long = startAccordion({}, accordionHtml({ sections: 501 }));
    const { display, listStyleType } = getComputedStyle(long.firstElementChild!);
    assert.deepEqual([display, listStyleType], ['list-item', 'none']);
  },
);
