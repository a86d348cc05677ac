import { accordionHtml, forms, sectionsOf } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { accordion, begunAccordion } from '../support/kinds';

QUnit.module('accordion: sections that come, move and go');

/** Headers and contents in order: `H1:C1 H2:C2`. */
const order = (root: Element): string =>
  sectionsOf(root)
    .map((section) =>
      ['.z-title', '.z-content']
        .map((part) => section.querySelector(part)!.textContent.trim())
        .join(':'),
    )
    .join(' ');

const moved: Record<string, [from: number | string, to: number, after: string, open: string]> = {
  'the first to the end': [0, 2, 'H2:C2 H3:C3 H1:C1', '0 0 1'],
  'the last to the start': [-1, 0, 'H3:C3 H1:C1 H2:C2', '0 1 0'],
  'by name': ['section2', 0, 'H2:C2 H1:C1 H3:C3', '0 1 0'],
  'to where it is': [1, 1, 'H1:C1 H2:C2 H3:C3', '1 0 0'],
};

for (const form of forms) {
  QUnit.test.each(`A13 move, ${form}:`, moved, async (assert, [from, to, after, open]) => {
    const html = accordionHtml({ form });
    const { root, set, state, log } = await begunAccordion({ active: 0 }, html);
    set.move(from, to);
    assert.deepEqual([order(root), state(), log.take()], [after, open, '']);
    set.next().prev();
    const ends = sectionsOf(root).map(({ classList }) =>
      ['z-first', 'z-last'].filter((name) => classList.contains(name)).join(),
    );
    assert.deepEqual(ends, ['z-first', '', 'z-last']);
    set.destroy();
    const texts = after.match(/[HC]\d/g)!.join('');
    assert.equal(root.textContent.replace(/\s/g, ''), texts, 'after destroy');
  });
}

QUnit.test('A13, C12 focus and fields in a section that moves stay', (assert) => {
  const { root, set } = accordion({ active: 0 }, accordionHtml().replace('<p>C1</p>', '<input>'));
  const input = root.querySelector('input')!;
  input.value = 'typed';
  input.focus();
  set.move(0, 2);
  assert.deepEqual([document.activeElement === input, input.value], [true, 'typed']);
});

for (const form of forms) {
  QUnit.test(`A13 add with settings, ${form}`, (assert) => {
    const { root, set, state } = accordion({ active: 1 }, accordionHtml({ form }));
    set.add({ header: 'N', content: '<p>new</p>', index: 0, name: 'fresh' });
    set.add({ header: 'E', content: { text: '<b>' }, disabled: true });
    assert.equal(order(root), 'N:new H1:C1 H2:C2 H3:C3 E:<b>');
    assert.equal(state(), '0 0 1 0 0');
    set.select('fresh').select(-1);
    assert.equal(state(), '1 0 0 0 0', 'by its name; a disabled one stays closed');
    set.enable(-1).select(-1);
    assert.equal(state(), '0 0 0 0 1');
  });
}

QUnit.test('A13 add before a section by its name, and where none is', (assert) => {
  const { root, set } = accordion();
  set.add({ header: 'N', content: 'C', index: 'section2' });
  assert.equal(order(root), 'H1:C1 N:C H2:C2 H3:C3');
  set.add({ header: 'X', index: 9 });
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: there is no section with index 9']);
  assert.equal(set.count(), 4);
});

QUnit.test('A13, C9 beforeRemove may refuse, remove tells', async (assert) => {
  const told: string[] = [];
  const { root, set } = accordion({
    beforeRemove: (event, { index }) => (told.push(`${event.type} ${index}`), index > 0),
    remove(event, { index, header, open }) {
      told.push(`${event.type} ${index} ${header.textContent} ${open} ${this.id}`);
    },
  });
  set.remove(0).remove(1);
  assert.deepEqual(told, [
    'uiaccordion:beforeremove 0',
    'uiaccordion:beforeremove 1',
    'uiaccordion:remove 1 H2 false acc',
  ]);
  assert.equal(order(root), 'H1:C1 H3:C3');
  set.setOptions({ beforeRemove: () => Promise.resolve(false) }).remove(1);
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(set.count(), 2);
});
