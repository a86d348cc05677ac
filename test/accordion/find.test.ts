import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  forms,
  running,
  startAccordion,
} from '../support/accordion';
import { slide } from '../support/accordion-motion';
import { frame } from '../support/fit';

QUnit.module('accordion: what the browser finds in closed sections');

const FOUND = 'until-found';

/** How contents are hidden when that has been sorted out. */
async function hidden(root: Element): Promise<(string | null)[]> {
  await frame();
  return contentsOf(root).map((content) => content.getAttribute('hidden'));
}

/** What the browser does with content in which it has found something. */
function find(content: Element): void {
  content.dispatchEvent(new Event('beforematch', { bubbles: true }));
  content.removeAttribute('hidden');
}

QUnit.test.each('R1 what is found is opened, in the form', forms, async (assert, form) => {
  const { root, log } = await begun({ animation: slide, active: 0 }, accordionHtml({ form }));
  assert.deepEqual(await hidden(root), [null, FOUND, FOUND]);
  log.take();
  find(contentsOf(root)[2]!);
  assert.equal(accordionState(root), '0 0 1');
  assert.deepEqual(running(root), [], 'and in its place at once');
  assert.equal(log.take(), 'select 2 find, activate 2 find, collapse 0 closed find');
});

QUnit.test('R1 found in several that may be open, the others stay', (assert) => {
  const root = startAccordion({ expandMode: 'multiple', active: [0] });
  find(contentsOf(root)[1]!);
  assert.equal(accordionState(root), '1 1 0');
});

QUnit.test('R1 a section that cannot be opened is not found', async (assert) => {
  const root = startAccordion();
  accordionOf(root).disable(1);
  assert.deepEqual(await hidden(root), [FOUND, '', FOUND]);
  accordionOf(root).enable(1);
  assert.deepEqual(await hidden(root), [FOUND, FOUND, FOUND]);
});

QUnit.test('R1 findInPage: false, and more than 50 sections', async (assert) => {
  const many = startAccordion({}, accordionHtml({ id: 'many', sections: 51 }));
  assert.deepEqual(await hidden(many), Array<string>(51).fill(''));
  const root = startAccordion({ findInPage: false, active: 0 });
  assert.deepEqual(await hidden(root), [null, '', '']);
  accordionOf(root).setOptions({ findInPage: 'auto' });
  assert.deepEqual(await hidden(root), [null, FOUND, FOUND]);
});

QUnit.test(
  'R1 of more than 50 sections, the last eight that were closed stay laid out',
  async (assert) => {
    const html = accordionHtml({ sections: 51 });
    const root = startAccordion({}, html.replace(/<p>/g, `<p>${'<b></b>'.repeat(100)}`));
    for (let index = 0; index < 10; index++) accordionOf(root).select(index);
    const laidOut = contentsOf(root).map(
      (content) => content.hidden && content.getClientRects().length > 0,
    );
    assert.deepEqual(
      laidOut,
      laidOut.map((_, n) => n > 0 && n < 9),
    );
    assert.deepEqual(
      await hidden(root),
      laidOut.map((_, n) => (n === 9 ? null : '')),
    );
  },
);
