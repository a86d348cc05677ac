import $ from 'jquery';
import { instance, put, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { code, jqueryTag, openPage, stateIn, tabsTag, type PageWindow } from '../support/page';
import { state } from '../support/state';

QUnit.module('tabs: markup activation');

const role = 'data-role="z-tabs" data-animation-effects="none"';
const one = (id: string): string => tabsHtml({ id, attributes: role, tabs: 2 });
/** A set with another in its first panel. */
const nested = (id: string): string => one(id).replace('<p>P1</p>', one(`${id}-inner`));

/** The ids of the sets that `run` starts, in order. */
function started(run: () => void): string[] {
  const ids: string[] = [];
  const note = ({ target }: JQuery.TriggeredEvent): void => void ids.push((target as Element).id);
  $(document).on('uitabs:ready', note);
  run();
  $(document).off('uitabs:ready', note);
  return ids;
}

const list = code(
  'var ids = []; jQuery(document).on("uitabs:ready", function (e) { ids.push(e.target.id); });',
);

QUnit.test('C3 on DOM ready every marked set starts, in document order', async (assert) => {
  const body = one('a') + nested('b') + tabsHtml({ id: 'not' }) + one('c');
  const page: PageWindow = await openPage([jqueryTag({ major: 3 }), list, tabsTag], body);
  assert.deepEqual(page['ids'], ['a', 'b', 'b-inner', 'c']);
  for (const id of ['a', 'b', 'b-inner', 'c']) assert.equal(stateIn(page, id), '1 0', id);
  assert.equal(page.document.querySelectorAll('#not [class], #not [role]').length, 0);
  assert.deepEqual(page.said, []);
});

QUnit.test('C3 scan starts what is marked and doesn’t run, in a fragment too', (assert) => {
  const holder = put(`<div>${nested('a')}${tabsHtml({ id: 'not' })}<p>${one('b')}</p></div>`);
  $('#b').uiTabs({ theme: 'red' });
  const running = instance(document.getElementById('b')!).select(1);
  const set = $(holder);
  assert.deepEqual(
    started(() => assert.strictEqual(set.uiTabs('scan'), set)),
    ['a', 'a-inner'],
  );
  assert.deepEqual(
    started(() => $(document.body).uiTabs('scan')),
    [],
  );
  for (const id of ['a', 'a-inner']) assert.equal(state(document.getElementById(id)!), '1 0', id);
  assert.notOk($('#not').uiTabs('instance'), 'what is not marked stays as it is');
  assert.strictEqual(instance(document.getElementById('b')!), running);
  assert.equal(state(document.getElementById('b')!), '0 1', 'what runs is left alone');
});

QUnit.test('C12 nested sets, in any order of init, don’t touch each other', (assert) => {
  for (const order of [
    ['n', 'n-inner'],
    ['n-inner', 'n'],
  ]) {
    const root = put(nested('n'));
    const html = markupOf(root);
    for (const id of order) $(`#${id}`).uiTabs();
    const inner = document.getElementById('n-inner')!;
    assert.deepEqual([state(root), state(inner)], ['1 0', '1 0']);
    instance(inner).select(1);
    assert.deepEqual([state(root), state(inner)], ['1 0', '0 1']);
    instance(root).select(1);
    assert.equal(instance(inner).active(), 1);
    instance(root).select(0);
    assert.deepEqual([state(root), state(inner)], ['1 0', '0 1']);
    for (const id of order) $(`#${id}`).uiTabs('destroy');
    assert.equal(markupOf(root), html, `destroyed in the order ${order.join(', ')}`);
    $(root).remove();
  }
});
