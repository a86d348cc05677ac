import $ from 'jquery';
import type { AccordionInstance } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  begun,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { code, jqueries, jqueryTag, openPage, type PageWindow } from '../support/page';

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

QUnit.test('C1 without jQuery: one error that says what to add', async (assert) => {
  const markup = accordionHtml({ attributes: role });
  const page = await openPage([tag], markup);
  assert.deepEqual(page.said, [
    'error: uiAccordion needs jQuery: put its <script> before that of ui.accordion.min.js',
  ]);
  assert.equal(page.document.getElementById('acc')!.outerHTML, markup);
});

QUnit.test('C1 loaded twice it runs once', async (assert) => {
  const markup = accordionHtml({ attributes: role });
  const page = await openPage([sheet, jqueryTag({ major: 3 }), tag, tag], markup);
  page.document.querySelectorAll<HTMLElement>('.z-trigger')[1]!.click();
  assert.equal(stateIn(page), '0 1 0');
  assert.equal(page.document.querySelectorAll('.z-arrow').length, 3);
  assert.deepEqual(page.said, []);
});

QUnit.test('C2 on an empty set nothing happens', (assert) => {
  const none = $('#nothing');
  assert.strictEqual(none.uiAccordion(), none);
  assert.strictEqual(none.uiAccordion('select', 1), none);
  assert.strictEqual(none.uiAccordion('scan'), none);
  assert.strictEqual(none.uiAccordion('instance'), undefined);
  assert.strictEqual(none.uiAccordion('active'), undefined);
});

QUnit.test('C2 every match is started, and the set comes back', (assert) => {
  const roots = ['a', 'b'].map((id) => put(accordionHtml({ id })));
  const set = $(roots);
  assert.strictEqual(set.uiAccordion({ ...still, active: 1 }), set);
  assert.strictEqual(set.uiAccordion('select', 2), set);
  accordionOf(roots[1]!).select(0);
  assert.deepEqual(roots.map(accordionState), ['0 0 1', '1 0 0']);
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

QUnit.test('C2 the instance is in data and in ready, and when the call returns', (assert) => {
  const root = put(accordionHtml());
  let inside: AccordionInstance | undefined;
  $(root).uiAccordion({
    ready() {
      inside = $(this).data('uiAccordion');
    },
  });
  assert.ok(inside);
  assert.strictEqual($(root).data('uiAccordion'), inside);
  assert.strictEqual(accordionOf(root), inside);
});

QUnit.test('C2 a second call is setOptions; with nothing new nothing moves', async (assert) => {
  const { log, root, accordion } = await begun({ active: 1 });
  accordion.select(2);
  log.take();
  const html = root.outerHTML;
  const observer = new MutationObserver(() => undefined);
  const all = { subtree: true, childList: true, attributes: true };
  observer.observe(root, all);
  $(root).uiAccordion().uiAccordion({}).uiAccordion({ active: 1, theme: 'silver' });
  assert.deepEqual(observer.takeRecords(), []);
  observer.disconnect();
  assert.equal(root.outerHTML, html);
  $(root).uiAccordion({ theme: 'red' });
  assert.strictEqual(accordionOf(root), accordion);
  assert.true(root.classList.contains('red'));
  assert.equal(accordionState(root), '0 0 1');
  assert.equal(log.take(), '');
});

QUnit.test('C2 the options object is neither changed nor kept', (assert) => {
  const settings = { active: [0, 2], animation: { duration: '5' }, texts: {}, unknown: {} };
  for (const value of [settings.active, settings.animation, settings]) Object.freeze(value);
  const root = put(accordionHtml());
  $(root).uiAccordion(settings as never);
  const { active, animation } = accordionOf(root).option();
  assert.deepEqual([active, animation.duration], [[0, 2], 5]);
  assert.notStrictEqual(active, settings.active);
});

QUnit.test('C2 data of another plugin under our key: one warning, both go on', (assert) => {
  const root = put(accordionHtml());
  const theirs = { select: () => assert.step('theirs') };
  $(root).data('uiAccordion', theirs).uiAccordion(still);
  assert.deepEqual(takeWarnings(), [
    'uiAccordion #acc: data("uiAccordion") is in use by another plugin; methods work by name',
  ]);
  $(root).uiAccordion('select', 1);
  assert.equal(accordionState(root), '0 1 0');
  assert.verifySteps([]);
  $(root).uiAccordion('destroy');
  assert.strictEqual($(root).data('uiAccordion'), theirs as never);
});

const nested = (id: string): string =>
  accordionHtml({ id, attributes: role }).replace(
    '<p>C1</p>',
    accordionHtml({ id: `${id}-in`, attributes: role, form: 'div' }),
  );

QUnit.test('C3 on DOM ready all marked start, in document order', async (assert) => {
  const note = code(
    'var ids = []; jQuery(document).on("uiaccordion:ready", function (e) { ids.push(e.target.id) })',
  );
  const body = nested('b') + accordionHtml({ id: 'not' }) + accordionHtml({ attributes: role });
  const page = await openPage([sheet, jqueryTag({ major: 3 }), note, tag], body);
  assert.deepEqual(page['ids'], ['b', 'b-in', 'acc']);
  assert.equal(page.document.getElementById('not')!.outerHTML, accordionHtml({ id: 'not' }));
  assert.deepEqual(page.said, []);
});

QUnit.test('C3 scan starts what is marked in a fragment, once', (assert) => {
  const holder = put(`<div>${nested('a')}${accordionHtml({ id: 'not' })}</div>`);
  const log = accordionLog();
  $(document).on('uiaccordion:ready.scan', (event) => {
    log.entries.push((event.target as unknown as Element).id);
  });
  assert.strictEqual($(holder).uiAccordion('scan')[0], holder);
  $(holder).uiAccordion('scan');
  $(document).off('.scan');
  assert.equal(log.take(), 'a, a-in');
  assert.deepEqual(
    ['a', 'a-in'].map((id) => accordionState(document.getElementById(id)!)),
    ['0 0 0', '0 0 0'],
  );
  assert.notOk($('#not').uiAccordion('instance'));
});

QUnit.test('A1 the class that hides the markup until start is taken away', (assert) => {
  const root = startAccordion(
    {},
    accordionHtml({ attributes: 'class="mine z-accordion-loading"' }),
  );
  assert.false(root.classList.contains('z-accordion-loading'));
  accordionOf(root).destroy();
  assert.equal(root.className, 'mine');
});
