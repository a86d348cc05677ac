import $ from 'jquery';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';

QUnit.module('accordion: reveal');

const html = accordionHtml().replace(
  'C3',
  '<i style="display: block; height: 3000px">C3</i><b>end</b>',
);

QUnit.test.each(
  'A11 reveal() opens the section that an element is in and brings it into view',
  {
    element: (root: Element) => root.querySelector('b')!,
    jQuery: (root: Element) => $(root).find('b'),
  },
  (assert, targetIn) => {
    const reasons: unknown[] = [];
    const root = startAccordion({ select: (_event, item) => void reasons.push(item.reason) }, html);
    assert.strictEqual(accordionOf(root).reveal(targetIn(root)), accordionOf(root));
    assert.equal(accordionState(root), '0 0 1');
    assert.deepEqual(reasons, ['reveal']);
    const { top, bottom } = root.querySelector('b')!.getBoundingClientRect();
    assert.true(top >= 0 && bottom <= innerHeight, `${top} to ${bottom} of ${innerHeight}`);
    accordionOf(root).reveal(targetIn(root));
    assert.equal(accordionState(root), '0 0 1', 'what is open stays open');
    window.scrollTo(0, 0);
  },
);

QUnit.test('A11 reveal() of something elsewhere warns and changes nothing', (assert) => {
  const elsewhere = put('<p>elsewhere</p>');
  const root = startAccordion();
  for (const target of [elsewhere, $(), document.createTextNode('x')]) {
    accordionOf(root).reveal(target);
    assert.deepEqual(takeWarnings(), ['uiAccordion #acc: reveal(): the element is in no section']);
  }
  assert.equal(accordionState(root), '0 0 0');
});
