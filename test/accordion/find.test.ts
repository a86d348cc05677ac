import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordion, accordionHtml, begun, contentsOf, running } from '../support/accordion';
import { slide } from '../support/accordion-motion';
import { until } from '../support/fit';

QUnit.module('accordion: what the browser finds in closed sections');

const FOUND = 'until-found';

const hidden = (root: Element): (string | null)[] =>
  contentsOf(root).map((content) => content.getAttribute('hidden'));

/** How contents are hidden when the page has been idle: what is closed at the start waits for that. */
async function whenIdle(root: Element): Promise<(string | null)[]> {
  await until(() => !hidden(root).includes(''));
  return hidden(root);
}

/** What the browser does with content in which it has found something. */
function find(content: Element): void {
  content.dispatchEvent(new Event('beforematch', { bubbles: true }));
  content.removeAttribute('hidden');
}

QUnit.test('R1 what is found is opened', async (assert) => {
  const { root, log, state, content } = await begun({ animation: slide, active: 0 });
  assert.deepEqual(await whenIdle(root), [null, FOUND, FOUND]);
  find(content(2));
  assert.equal(state(), '0 0 1');
  assert.deepEqual(running(root), [], 'and in its place at once');
  assert.equal(
    log.take(),
    'select 2 find, activate 2 find, activate 0 closed find, collapse 0 closed find',
  );
});

QUnit.test('R1 found in several that may be open, the others stay', async (assert) => {
  const { root, state, content } = accordion({ active: [0] });
  await whenIdle(root);
  find(content(1));
  assert.equal(state(), '1 1 0');
});

QUnit.test('R1 what closes can be found at once, in a set of any size', async (assert) => {
  const { root, set } = accordion({ active: 0 }, accordionHtml({ sections: 80 }));
  set.close(0);
  assert.equal(hidden(root)[0], FOUND);
  assert.deepEqual(new Set(await whenIdle(root)), new Set([FOUND]));
});

QUnit.test.each(
  'R1 fields in closed sections: findInPage',
  [
    ['auto', [null, '', FOUND]],
    [true, [null, FOUND, FOUND]],
    [false, [null, '', '']],
  ] as [NonNullable<AccordionSettings['findInPage']>, (string | null)[]][],
  async (assert, [findInPage, expected]) => {
    const html = accordionHtml().replace('C2', '<input>');
    const { root } = accordion({ findInPage, active: 0 }, html);
    // Sets are looked at in the order of their starts.
    const other = accordion({}, accordionHtml({ id: 'other', sections: 1 })).root;
    await until(() => hidden(root)[2] === expected[2]);
    await whenIdle(other);
    assert.deepEqual(hidden(root), expected);
  },
);
