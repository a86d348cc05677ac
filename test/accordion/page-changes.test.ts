import { attributeChange } from '../support/driver';
import { accordionHtml, startAccordion } from '../support/accordion';

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

QUnit.test("A6 a tabindex of the author's on the content stays", (assert) => {
  const html = accordionHtml()
    .replace('<div>', '<div tabindex="-1">')
    .replace('<p>', '<p style="height: 900px">');
  const root = startAccordion({ active: 0, contentHeight: 50 }, html);
  const contents = Array.from(root.querySelectorAll('.z-content'));
  const author = contents.filter((content) => content.getAttribute('tabindex') === '-1');
  assert.equal(author.length, 1);
});
