import { takeWarnings } from '../support/console';
import { tabsHtml } from '../support/fixture';
import { begin, begun, kinds, statesOf } from '../support/kinds';
import { goTo, restoring } from '../support/links';

const key = 'uiTabs=system';

QUnit.module('tabs: sync', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    localStorage.removeItem(key);
    scrollTo(0, 0);
  },
});

const sync = { sync: 'system' };

const three = (settings: object = {}) => [
  begin(kinds.tabs, { ...sync, ...settings }, tabsHtml({ id: 'a' })),
  begin(kinds.tabs, { ...sync, ...settings }, tabsHtml({ id: 'b' })),
  begin(kinds.tabs, { ...settings, sync: 'other' }, tabsHtml({ id: 'c' })),
];

QUnit.test('T25 what a user selects is selected in sets with the same text', (assert) => {
  const sets = three();
  sets[0]!.click(1);
  assert.deepEqual(statesOf(sets), ['0 1 0', '0 1 0', '1 0 0']);
  sets[0]!.set.select(0);
  assert.deepEqual(statesOf(sets), ['1 0 0', '0 1 0', '1 0 0'], 'a method is no user');
});

QUnit.test('T25 by name, else by the label’s words; what a set lacks it ignores', (assert) => {
  const one = begin(
    kinds.tabs,
    sync,
    tabsHtml({ id: 'a' }).replace('<li><a>T2', '<li data-link="T3"><a>Two'),
  );
  const other = begin(
    kinds.tabs,
    sync,
    tabsHtml({ id: 'b', count: 4 }).replace('<li><a>T1', '<li data-disabled><a>T1'),
  );
  one.click(1);
  assert.deepEqual(statesOf([one, other]), ['0 1 0', '0 0 1 0']);
  other.click(3);
  assert.deepEqual(statesOf([one, other]), ['0 1 0', '0 0 0 1']);
  one.click(0);
  assert.deepEqual(statesOf([one, other]), ['1 0 0', '0 0 0 1'], 'a disabled tab stays closed');
});

QUnit.test('T25, C9 the others move at once, and tell that they have', async (assert) => {
  const first = begin(kinds.tabs, sync, tabsHtml({ id: 'a' }));
  const second = await begun(
    kinds.tabs,
    { ...sync, animation: { effects: 'fade' } },
    tabsHtml({ id: 'b' }),
  );
  first.click(2);
  assert.equal(second.root.getElementsByClassName('z-animating').length, 0);
  assert.equal(second.log.take(), 'select 2 restore, deactivate 0 restore');
});

QUnit.test('T25, T20 so does what a user goes back to, or what a link names', (assert) => {
  const sets = [
    begin(kinds.tabs, { ...sync, deeplinking: true }, tabsHtml({ id: 'a' })),
    begin(kinds.tabs, sync, tabsHtml({ id: 'b' })),
  ];
  sets[0]!.click(1);
  sets[1]!.click(2);
  assert.deepEqual(statesOf(sets), ['0 0 1', '0 0 1']);
  goTo('');
  assert.deepEqual(statesOf(sets), ['1 0 0', '1 0 0'], 'back to no hash');
  goTo('#tab2');
  assert.deepEqual(statesOf(sets), ['0 1 0', '0 1 0'], 'a name');
});

const around: Record<string, string | null> = {
  'the page': '',
  'a box that scrolls': 'height: 500px; overflow: auto',
  'a zoomed box': 'zoom: 1.25',
  'a zoomed box that scrolls': 'zoom: 0.8; height: 500px; overflow: auto',
  'a scaled box': 'transform: scale(0.8)',
  'a scaled box that scrolls': 'transform: scale(2); height: 200px; overflow: auto',
  'an open shadow root': null,
};

QUnit.test.each('T25 the pressed label doesn’t move in the window, in', around, (assert, css) => {
  const panels = tabsHtml({ id: 'a' }).replace('<p>P2</p>', '<p style="height: 700px">P2</p>');
  const other = begin(kinds.tabs, sync, panels);
  const { root, label, click } = begin(kinds.tabs, sync, tabsHtml({ id: 'b' }));
  const box = document.createElement('div');
  const space = document.createElement('div');
  const place = css === null ? box.attachShadow({ mode: 'open' }) : box;
  box.style.cssText = css || '';
  space.style.height = '3000px';
  other.root.before(box);
  place.append(other.root, root, space);
  box.after(space.cloneNode());
  const top = (): number => label(1).getBoundingClientRect().top;
  label(1).scrollIntoView({ block: 'center' });
  const before = top();
  for (const index of [1, 0]) {
    click(index);
    assert.true(Math.abs(top() - before) < 2, `${top()} for ${before}`);
  }
});

QUnit.test('T25, C16 the choice is stored by the text, without an id, for all sets', (assert) => {
  const settings = { ...sync, rememberState: true };
  const html = tabsHtml({ id: '' });
  const first = begin(kinds.tabs, settings, html);
  first.click(1);
  assert.deepEqual([localStorage.getItem(key), takeWarnings()], ['["T2"]', []]);
  first.set.remove(0);
  assert.equal(localStorage.getItem(key), '["T2"]');
  first.root.remove();
  const moved = begin(kinds.tabs, settings, html.replace('<li>', '<li><a>New</a></li><li>'));
  assert.equal(moved.state().split(' ').indexOf('1'), 2);
  takeWarnings();
  const without = begin(kinds.tabs, settings, tabsHtml({ id: 'x', count: 1 }));
  assert.deepEqual([without.state(), localStorage.getItem(key)], ['1', '["T2"]']);
});

QUnit.test('C14, T25 the names that a saved set gave itself aren’t shared', (assert) => {
  const settings = { ...sync, rememberState: true };
  const html = tabsHtml({ id: 'a' }).replace('<li><a>T3', '<li data-link="last"><a>T3');
  const { root } = begin(kinds.tabs, settings, html);
  const copy = begin(kinds.tabs, settings, root.outerHTML);
  root.remove();
  const chosen = [1, 2].map((index) => {
    copy.click(index);
    return localStorage.getItem(key);
  });
  assert.deepEqual(chosen, ['["T2"]', '["last"]']);
});

QUnit.test('T25, T20 of those that follow none writes the address', (assert) => {
  const leader = begin(kinds.tabs, sync, tabsHtml({ id: 'a' }));
  const follower = begin(kinds.tabs, { ...sync, deeplinking: true }, tabsHtml({ id: 'b' }));
  leader.click(1);
  assert.deepEqual([follower.state(), location.hash], ['0 1 0', '']);
});

QUnit.test('T23, T25 a set that is closed leaves what the others remember', (assert) => {
  const settings = { ...sync, rememberState: true };
  const closing = begin(kinds.tabs, { ...settings, collapsible: true }, tabsHtml({ id: 'a' }));
  assert.equal(closing.click(1, 1), '0 1 0, 0 0 0');
  assert.equal(begin(kinds.tabs, settings, tabsHtml({ id: 'b' })).state(), '0 1 0');
});
