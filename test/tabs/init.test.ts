import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { logged } from '../support/driver';
import { instance, labels, panels, put, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: init');

const still: TabsSettings = { animation: { effects: 'none' } };

QUnit.test('C2 C6 on an empty set nothing happens, nor where nothing runs', (assert) => {
  const none = $('#nothing');
  assert.strictEqual(none.uiTabs(), none);
  assert.strictEqual(none.uiTabs({ theme: 'red' }), none);
  assert.strictEqual(none.uiTabs('select', 1), none);
  assert.strictEqual(none.uiTabs('scan'), none);
  assert.strictEqual(none.uiTabs('instance'), undefined);
  assert.strictEqual(none.uiTabs('active'), undefined);
  put(tabsHtml());
  $('#set').uiTabs('destroy');
});

QUnit.test('C2 every match is started, and the set comes back', (assert) => {
  const roots = ['a', 'b', 'c'].map((id) => put(tabsHtml({ id })));
  const set = $(roots);
  assert.strictEqual(set.uiTabs(still), set);
  assert.deepEqual(roots.map(state), ['1 0 0', '1 0 0', '1 0 0']);
  instance(roots[1]!).select(2);
  assert.deepEqual(roots.map(state), ['1 0 0', '0 0 1', '1 0 0']);
});

/** The panels in sight as `1 0`, where ids come twice and ARIA can't tell. */
const shown = (root: HTMLElement): string =>
  panels(root)
    .map((panel) => Number(isVisible(panel)))
    .join(' ');

QUnit.test('C2 several elements with one duplicated id, also inside', (assert) => {
  const twin =
    '<div class="twin" id="same"><ul><li id="l"><a id="a">1</a></li><li><a id="b">2</a></li></ul>' +
    '<div><div id="p">1</div><div id="q">2</div></div></div>';
  const roots = [put(twin), put(twin)];
  $('.twin').uiTabs(still);
  assert.deepEqual(roots.map(shown), ['1 0', '1 0']);
  labels(roots[1]!)[1]!.click();
  assert.deepEqual(roots.map(shown), ['1 0', '0 1']);
  assert.equal($('[aria-controls=p]').length, 1, 'a name stands for one panel');
  $('.twin').uiTabs('destroy');
  assert.deepEqual(roots.map(markupOf), [twin, twin].map(markupOf));
});

QUnit.test('C2 the instance is there inside ready, and when the call returns', (assert) => {
  const root = put(tabsHtml());
  let inside: TabsInstance | undefined;
  let byName: TabsInstance | undefined;
  $(root).uiTabs({
    ...still,
    ready() {
      inside = $(this).data('uiTabs');
      byName = $(this).uiTabs('instance');
    },
  });
  assert.ok(inside);
  for (const found of [byName, $(root).data('uiTabs'), instance(root)]) {
    assert.strictEqual(found, inside);
  }
});

QUnit.test('C2 the options object is neither changed nor kept', (assert) => {
  const settings = {
    contentUrls: ['', 'a'],
    animation: { effects: 'none', duration: '5' },
    texts: { close: 'X' },
    unknown: {},
  };
  for (const value of [settings.animation, settings.texts, settings.contentUrls, settings]) {
    Object.freeze(value);
  }
  const root = put(tabsHtml());
  $(root).uiTabs(settings as unknown as TabsSettings);
  assert.equal(takeWarnings().length, 1, 'of the unknown one');
  instance(root).setOptions({ animation: { duration: 7 } });
  assert.equal(settings.animation.duration, '5');
  const shared = { texts: { close: 'A' }, contentUrls: ['', 'a'] };
  instance(root).setOptions(shared);
  shared.texts.close = 'B';
  shared.contentUrls.push('b');
  assert.equal(instance(root).option('texts.close'), 'A');
  assert.deepEqual(instance(root).option('contentUrls'), ['', 'a']);
});

QUnit.test('C2 a second init is setOptions; with nothing new, nothing happens', async (assert) => {
  const given: TabsSettings = { ...still, theme: 'red', defaultTab: 'tab2' };
  const { log, root, tabs } = await logged(given);
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  for (const again of [undefined, {}, given]) $(root).uiTabs(again);
  assert.deepEqual(observer.takeRecords(), []);
  observer.disconnect();
  $(root).uiTabs({ theme: 'blue', defaultTab: 'tab3' });
  assert.strictEqual(instance(root), tabs);
  assert.deepEqual([state(root), log.take()], ['0 1 0', ''], 'the selection stays');
  assert.ok($(root).is('.blue:not(.red)'));
  assert.equal(tabs.option('animation.effects'), 'none', 'and so does what was set');
});

const hostileIds = ['1a', 'a b', '#x', "it's", 'a\\b', ':has(', '<img src=x>'];

QUnit.test.each('C2 any id, name and default tab is taken as it is', hostileIds, (assert, id) => {
  const root = put(tabsHtml({ id: '' }));
  const [list, wrapper] = Array.from(root.children) as [HTMLElement, HTMLElement];
  root.id = `r${id}`;
  list.children[0]!.setAttribute('data-link', id);
  list.children[1]!.id = `l${id}`;
  list.children[1]!.firstElementChild!.setAttribute('href', `#q${id}`);
  wrapper.children[2]!.id = `p${id}`;
  const seen = ['', 'l', 'p', 'no'].map((prefix) => {
    root.setAttribute('data-default-tab', prefix + id);
    const html = markupOf(root);
    $(root).uiTabs(still);
    const active = instance(root).active();
    $(root).uiTabs('destroy');
    assert.equal(markupOf(root), html);
    return active;
  });
  assert.deepEqual(seen, [0, 1, 2, 0], 'a name, the id of an li, that of a panel, none of them');
  assert.equal(takeWarnings().length, 1);
});

QUnit.test('C2 the page’s own data under our key stays; methods go by name', (assert) => {
  const root = put(tabsHtml());
  const foreign = { foreign: true, select: () => assert.ok(false, 'theirs is not called') };
  $(root).data('ui-tabs', foreign);
  $(root).uiTabs(still);
  assert.equal(takeWarnings().length, 1);
  assert.strictEqual($(root).data('uiTabs') as unknown, foreign);
  $(root).uiTabs('select', 1).uiTabs({ theme: 'red' });
  assert.equal(state(root), '0 1 0');
  assert.equal(instance(root).active(), 1);
  $(root).uiTabs('destroy');
  assert.strictEqual($(root).data('uiTabs') as unknown, foreign);
  assert.equal($(root).uiTabs('instance'), undefined);
});
