import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: remove');

const ends = (root: Element): string =>
  sectionsOf(root)
    .map(({ classList }) => `${classList.contains('z-first')}/${classList.contains('z-last')}`)
    .join(' ');

QUnit.test('A11 remove takes header and content; the open one stays open', async (assert) => {
  const { log, root, accordion } = await begun({ active: 2 });
  accordion.remove(0);
  assert.equal(accordionState(root), '0 1');
  assert.deepEqual([accordion.active(), accordion.count()], [1, 2]);
  assert.equal(ends(root), 'true/false false/true');
  assert.equal(root.textContent, 'H2C2H3C3');
  assert.equal(log.take(), '');
  accordion.next();
  assert.equal(accordionState(root), '1 0', 'steps go on from the open one');
});

QUnit.test('A11 remove of the open section tells so', async (assert) => {
  const { log, root, accordion } = await begun({ active: 1 });
  accordion.remove(1);
  assert.equal(accordionState(root), '0 0');
  assert.equal(log.take(), 'activate 1 closed api, collapse 1 closed api');
  accordion.remove(-1).remove(0);
  assert.deepEqual([accordion.count(), root.children.length, accordion.active()], [0, 0, -1]);
});

QUnit.test('A11 remove where one has to be open opens the next', async (assert) => {
  const { log, root, accordion } = await begun({ orientation: 'horizontal', active: 1 });
  accordion.remove(1);
  assert.equal(accordionState(root), '0 1');
  assert.equal(
    log.take(),
    'activate 1 closed api, collapse 1 closed api, select 1 api, activate 1 api',
  );
  accordion.remove(1);
  assert.equal(accordionState(root), '1');
});

QUnit.test('A11 remove moves the focus to the section that comes up', (assert) => {
  const root = startAccordion({ active: 1 }, accordionHtml().replace('C2', '<input>'));
  root.querySelector('input')!.focus();
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[1]);
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
});

QUnit.test('A11 multiple: after remove, single keeps one of the open sections', (assert) => {
  const root = startAccordion({ expandMode: 'multiple' });
  accordionOf(root).select(0).select(2).remove(1).setOptions({ expandMode: 'single' });
  assert.equal(accordionState(root), '0 1', 'the one opened last');
});

QUnit.test('A11 remove(), when a callback of the run it ends removes, too', async (assert) => {
  const { root, accordion } = await begun({ animation: { effects: 'slide', duration: 60000 } });
  accordion.setOptions({ activate: () => void (accordion.count() > 1 && accordion.remove(0)) });
  accordion.select(1).remove(0);
  assert.equal(root.textContent, 'H3C3');
  assert.equal(accordionState(root), '0');
});

QUnit.test(
  'A11 remove(), when a callback ends the accordion: it was done before',
  async (assert) => {
    const { root, accordion } = await begun({ active: 1 });
    accordion.setOptions({ collapse: () => void accordion.destroy() }).remove(1);
    assert.equal(
      root.outerHTML,
      '<ul id="acc"><li><h3>H1</h3><div><p>C1</p></div></li><li><h3>H3</h3><div><p>C3</p></div></li></ul>',
    );
  },
);

QUnit.test('A11 remove(): callbacks find the accordion as it is afterwards', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  const seen: unknown[] = [];
  accordion.setOptions({
    collapse: (_event, item) =>
      void seen.push(item.index, item.open, accordion.active(), accordion.count()),
  });
  accordion.remove(1);
  assert.deepEqual(seen, [1, false, -1, 2]);
  assert.equal(accordionState(root), '0 0');
});

QUnit.test('A11 remove() of what has the focus: it goes to a header in sight', (assert) => {
  const root = startAccordion();
  sectionsOf(root)[1]!.style.display = 'none';
  triggersOf(root)[0]!.focus();
  accordionOf(root).remove(0);
  assert.strictEqual(document.activeElement, triggersOf(root)[1]!);
});

QUnit.test('A11 the focus never falls to the body, when the last section goes', (assert) => {
  const root = startAccordion({}, accordionHtml({ sections: 1 }));
  triggersOf(root)[0]!.focus();
  accordionOf(root).remove(0);
  assert.strictEqual(document.activeElement, root);
  accordionOf(root).add('H', 'C');
  assert.strictEqual(document.activeElement, root);
  accordionOf(root).remove(0).destroy();
  assert.equal(root.outerHTML, '<ul id="acc"></ul>');
});

QUnit.test('A11 nor when only sections stay that cannot be used', (assert) => {
  const root = startAccordion({}, accordionHtml().replace(/<li>/g, '<li data-disabled>'));
  accordionOf(root).enable(1);
  triggersOf(root)[1]!.focus();
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, root);
});
