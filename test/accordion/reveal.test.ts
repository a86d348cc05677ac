import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  finish,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { frame } from '../support/fit';

QUnit.module('accordion: reveal');

const html = accordionHtml().replace(
  'C3',
  '<i style="display: block; height: 3000px">C3</i><b>end</b>',
);

QUnit.test.each(
  'A11, R1 reveal() opens the section that an element is in and brings it into view',
  {
    element: (root: Element) => root.querySelector('b')!,
    jQuery: (root: Element) => $(root).find('b'),
  },
  (assert, targetIn) => {
    const reasons: unknown[] = [];
    const root = startAccordion({ select: (_event, item) => void reasons.push(item.reason) }, html);
    triggersOf(root)[0]!.focus();
    assert.strictEqual(accordionOf(root).reveal(targetIn(root)), accordionOf(root));
    assert.strictEqual(document.activeElement, triggersOf(root)[0], 'the focus is left alone');
    assert.equal(accordionState(root), '0 0 1');
    assert.deepEqual(reasons, ['reveal']);
    const { top, bottom } = root.querySelector('b')!.getBoundingClientRect();
    assert.true(top >= 0 && bottom <= innerHeight, `${top} to ${bottom} of ${innerHeight}`);
    accordionOf(root).reveal(targetIn(root));
    assert.equal(accordionState(root), '0 0 1', 'what is open stays open');
    window.scrollTo(0, 0);
  },
);

QUnit.test('A5 details that close stay open until their content has closed', async (assert) => {
  const { root, accordion } = await begun(
    { active: 0, animation: { duration: 400 } },
    accordionHtml({ form: 'details' }),
  );
  const first = root.querySelector('details')!;
  accordion.close(0);
  await frame();
  assert.deepEqual([first.open, accordionState(root)], [true, '0 0 0']);
  await finish(root);
  await frame();
  assert.deepEqual([first.open, accordionState(root)], [false, '0 0 0']);
});

QUnit.test.each(
  'A1, A5 details that the browser has close each other close as the accordion says,',
  { single: '0 1 0', multiple: '1 1 0' },
  async (assert, expected) => {
    const html = accordionHtml({ form: 'details' }).replace(/<details/g, '<details name="g"');
    const expandMode = expected === '0 1 0' ? 'single' : 'multiple';
    const { root, accordion } = await begun(
      { active: 0, expandMode, animation: { duration: 400 } },
      html,
    );
    accordion.select(1);
    await frame();
    assert.equal(accordionState(root), expected);
    await finish(root);
    await frame();
    assert.equal(accordionState(root), expected);
    accordion.destroy();
    assert.equal(root.outerHTML, html);
  },
);
