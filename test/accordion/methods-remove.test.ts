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

QUnit.test('A3, A11 remove where one has to be open opens the next', async (assert) => {
  const { root, accordion } = await begun({ orientation: 'horizontal', active: 1 });
  accordion.remove(1);
  assert.equal(accordionState(root), '0 1');
  accordion.remove(1);
  assert.equal(accordionState(root), '1');
});

QUnit.test(
  'A4, A11 a section that its own select removes: the others are told, as they are',
  async (assert) => {
    const { log, root, accordion } = await begun({ active: 2, collapsible: false });
    root.addEventListener('uiaccordion:select', () => accordion.remove(0), { once: true });
    accordion.select(0);
    assert.equal(accordionState(root), '1 0');
    assert.equal(
      log.take(),
      // What opens instead and the one that goes, then what the change itself was about.
      'select 0 api, activate 0 api, activate 0 closed api, collapse 0 closed api, ' +
        'select 0 api, activate 1 closed api, collapse 1 closed api',
    );
  },
);

QUnit.test('A11 remove moves the focus to the section that comes up', (assert) => {
  const root = startAccordion({ active: 1 }, accordionHtml().replace('C2', '<input>'));
  root.querySelector('input')!.focus();
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[1]);
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
});

QUnit.test('A11 the focus never falls to the body, when the last section goes', (assert) => {
  const root = startAccordion({}, accordionHtml({ sections: 1 }));
  triggersOf(root)[0]!.focus();
  accordionOf(root).remove(0);
  assert.strictEqual(document.activeElement, root);
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, '<ul id="acc"></ul>');
});
