import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { jqueries, jqueryTag, openPage, type PageWindow } from '../support/page';

QUnit.module('accordion: init');

const still = { animation: { effects: 'none' } } as const;
const role = 'data-role="z-accordion" data-animation-effects="none"';
const tag = '<script src="/assets/js/ui.accordion.min.js"></script>';
const sheet = '<link rel="stylesheet" href="/assets/css/ui.accordion.min.css">';

/** The open sections of an accordion in another page, as buttons and contents tell them. */
function stateIn(page: PageWindow, id = 'acc'): string {
  const root = page.document.getElementById(id)!;
  const all = (selector: string): HTMLElement[] => Array.from(root.querySelectorAll(selector));
  const told = all('.z-trigger').map((one) => Number(one.ariaExpanded === 'true'));
  const seen = all('.z-content').map((one) =>
    Number(one.checkVisibility({ visibilityProperty: true })),
  );
  return told.join(' ') === seen.join(' ') ? told.join(' ') : `${told.join()} but ${seen.join()}`;
}

QUnit.test.each('C1 the built file starts markup and runs with', jqueries, async (assert, file) => {
  const markup = accordionHtml({ attributes: role });
  const body = markup + accordionHtml({ id: 'called' });
  const page = await openPage([sheet, jqueryTag(file), tag], body);
  assert.equal(stateIn(page), '0 0 0');
  page.jQuery('#acc').uiAccordion('select', 1);
  assert.equal(stateIn(page), '0 1 0');
  const closed = new Promise<void>((resolve) => {
    const settings = { active: 0, collapse: () => resolve(), animation: { duration: 1 } };
    page.jQuery('#called').uiAccordion(settings);
  });
  page.document.querySelectorAll<HTMLElement>('#called .z-trigger')[2]!.click();
  await closed;
  assert.equal(stateIn(page, 'called'), '0 0 1');
  page.jQuery('#acc').uiAccordion('destroy');
  assert.equal(page.document.getElementById('acc')!.outerHTML, markup);
  assert.deepEqual(page.said, []);
});

QUnit.test.each(
  'C2 ids that no selector may hold, missing or double, from which ids are made:',
  ['1st', 'two words', 'a"]', '#x', 'a\\', '', 'same'],
  (assert, id) => {
    const html = accordionHtml({ id: 'X' }).replace('"X"', id ? `'${id}'` : '""');
    const roots = [startAccordion(still, html), startAccordion(still, html)];
    const all = Array.from(document.querySelectorAll('#qunit-fixture [id]:not(ul)'), (e) => e.id);
    assert.equal(all.length, 12);
    assert.equal(new Set(all).size, 12, all.join(', '));
    triggersOf(roots[1]!)[1]!.click();
    assert.deepEqual(roots.map(accordionState), ['0 0 0', '0 1 0']);
    $(roots).uiAccordion('destroy');
    for (const root of roots) assert.equal(root.outerHTML, $(html)[0]!.outerHTML);
  },
);

QUnit.test('A1 the class that hides the markup until start is taken away', (assert) => {
  const root = startAccordion(
    {},
    accordionHtml({ attributes: 'class="mine z-accordion-loading"' }),
  );
  assert.false(root.classList.contains('z-accordion-loading'));
  accordionOf(root).destroy();
  assert.equal(root.className, 'mine');
});
