import $ from 'jquery';
import { instance, put, tabsHtml } from '../support/fixture';
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

QUnit.test(
  'C3 a script at the end of the body, after ready, finds them as well',
  async (assert) => {
    const late = code(`
    addEventListener('load', function () {
      document.body.appendChild(document.createElement('script')).src = '/assets/js/ui.tabs.min.js';
    });
    var started = new Promise(function (resolve) { jQuery(document).on('uitabs:ready', resolve); });
  `);
    const page = await openPage([jqueryTag({ major: 3 }), late], one('a'));
    await (page['started'] as Promise<unknown>);
    assert.equal(stateIn(page, 'a'), '1 0');
  },
);

QUnit.test('C3 a page’s own call before ready wins, and its options stay', async (assert) => {
  const call = code('jQuery("#a").uiTabs({ theme: "red" });');
  const page = await openPage([jqueryTag({ major: 3 }), list, tabsTag], one('a') + call);
  assert.deepEqual(page['ids'], ['a']);
  assert.equal(page.jQuery('#a').uiTabs('option', 'theme'), 'red');
});

QUnit.test('C3 scan starts what is marked in a fragment that came later', (assert) => {
  const holder = put(`<div>${nested('a')}${tabsHtml({ id: 'not' })}<p>${one('b')}</p></div>`);
  const set = $(holder);
  assert.deepEqual(
    started(() => assert.strictEqual(set.uiTabs('scan'), set)),
    ['a', 'a-inner', 'b'],
  );
  for (const id of ['a', 'a-inner', 'b']) {
    assert.equal(state(document.getElementById(id)!), '1 0', id);
  }
  assert.notOk($('#not').uiTabs('instance'), 'what is not marked stays as it is');
});

QUnit.test('C3 scan takes the marked element itself, too', (assert) => {
  const root = put(nested('a'));
  assert.deepEqual(
    started(() => $(root).uiTabs('scan')),
    ['a', 'a-inner'],
  );
});

QUnit.test('C3 scan leaves alone what runs', (assert) => {
  const holder = put(`<div>${one('a')}${one('b')}</div>`);
  $('#a').uiTabs({ theme: 'red' });
  const before = instance(document.getElementById('a')!);
  before.select(1);
  assert.deepEqual(
    started(() => $(holder).uiTabs('scan')),
    ['b'],
  );
  assert.deepEqual(
    started(() => $(document.body).uiTabs('scan')),
    [],
  );
  assert.strictEqual(instance(document.getElementById('a')!), before);
  assert.equal(state(document.getElementById('a')!), '0 1');
});

QUnit.test('C3 scan works on nodes that are not in the page yet', (assert) => {
  const detached = $(`<div>${one('far')}</div>`);
  assert.deepEqual(
    started(() => detached.uiTabs('scan')),
    [],
    'its event does not reach the document',
  );
  const root = detached.children()[0]!;
  $('#qunit-fixture').append(detached);
  assert.equal(instance(root).active(), 0);
  assert.equal(state(root), '1 0');
});

QUnit.test('C12 nested sets, in any order of init, don’t touch each other', (assert) => {
  for (const order of [
    ['n', 'n-inner'],
    ['n-inner', 'n'],
  ]) {
    const root = put(nested('n'));
    const html = root.outerHTML;
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
    assert.equal(root.outerHTML, html, `destroyed in the order ${order.join(', ')}`);
    $(root).remove();
  }
});
