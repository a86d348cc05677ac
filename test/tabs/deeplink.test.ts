import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, logged, next } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { atHash, goTo, hostile, restoring, written } from '../support/links';
import { state } from '../support/state';

QUnit.module('tabs: deep links', restoring);

const linked: TabsSettings = { deeplinking: true };

/** A set of tabs with the author's names. */
const named = (...names: string[]): string =>
  names.reduce(
    (html, name) => html.replace('<li>', `<li data-link="${name.replace('&', '&amp;')}">`),
    tabsHtml({ tabs: names.length }),
  );

QUnit.test('T20 at load the hash selects, and nothing is written', async (assert) => {
  atHash('#tab2');
  const log = createLog();
  const root = start({ ...linked, ...log.settings });
  assert.equal(state(root), '0 1 0');
  await next(root);
  assert.equal(log.take(), 'ready, select 1 hash');
  atHash('');
  start({ ...linked, defaultTab: 'tab3' });
  assert.deepEqual(written(), []);
});

QUnit.test('T20 back to a tab that is no longer there, nothing happens', (assert) => {
  const root = start(linked);
  instance(root).remove(0);
  instance(root).last();
  assert.equal(state(root), '0 1');
  goTo('');
  assert.equal(state(root), '0 1');
});

QUnit.test('T20 each selection of a user or a method is written', async (assert) => {
  const { I, tabs } = await logged(linked);
  const seen = [
    () => I.click(1),
    () => (I.focus(1), I.press('ArrowRight')),
    () => tabs.first(),
    () => tabs.first(),
  ].map((act) => [act(), location.hash, written().join()].slice(1).join(' '));
  assert.deepEqual(seen, ['#tab2 push #tab2', '#tab3 push #tab3', '#tab1 push #tab1', '#tab1 ']);
});

QUnit.test('C10, T20 a change of the hash selects with the reason hash', async (assert) => {
  const { log, root } = await logged(linked);
  goTo('#tab3');
  assert.equal(state(root), '0 0 1');
  assert.equal(log.take(), 'select 2 hash, deactivate 0 hash');
  goTo('#tab3');
  goTo('#somebody');
  assert.deepEqual([log.take(), state(root), location.hash], ['', '0 0 1', '#somebody']);
  goTo('');
  assert.equal(state(root), '1 0 0', 'no hash is what was selected at load');
  assert.equal(log.take(), 'select 0 hash, deactivate 2 hash');
  assert.deepEqual(written(), []);
});

QUnit.test.each('F1, F2, F15 at load and later:', hostile, (assert, hash) => {
  const holder = put('<div></div>');
  const run = (): string => {
    $(holder).html(tabsHtml({ id: 'a' }) + tabsHtml());
    const settings = { animation: { effects: 'none' }, defaultTab: 'tab3', ...linked } as const;
    $('#a').uiTabs(settings);
    $('#set').uiTabs({ ...settings, deeplinkingSeparator: '/', deeplinkingMode: 'multiple' });
    return holder.outerHTML.replace(/uiTabs\d+/g, 'uiTabs');
  };
  const before = run();
  atHash(hash);
  assert.equal(run(), before, 'at load');
  atHash('');
  run();
  $(holder).on('click', () => assert.step('clicked'));
  $('#a, #set').uiTabs('select', 1);
  goTo(hash);
  // No hash is what was selected at load.
  const later = hash === '#' ? '0 0 1' : '0 1 0';
  assert.deepEqual($('#a, #set').toArray().map(state), [later, later]);
  assert.false('hacked' in window);
  assert.true(hash === '#' || location.hash.length >= hash.length, 'the browser took it');
  assert.verifySteps([]);
});

const names = {
  'a space': ['my tab', '#my%20tab'],
  umlauts: ['Übersicht', '#%C3%9Cbersicht'],
  'an ampersand': ['a&b', '#a%26b'],
  'a percent sign': ['100%', '#100%25'],
  'a word of every object': ['constructor', '#constructor'],
  'a selector': [':not(*)', '#:not(*)'],
} as const;

QUnit.test.each('T20 a name with', names, (assert, [name, hash]) => {
  const root = start(linked, named('first', 'second', name));
  driver(root).click(2);
  assert.equal(location.hash, hash);
  goTo('#first');
  assert.equal(state(root), '1 0 0');
  for (const written of [hash, '#' + encodeURIComponent(name)]) {
    goTo('#second');
    goTo(written);
    assert.equal(state(root), '0 0 1', written);
  }
});

QUnit.test('AT13 the hash never selects a disabled tab, nor one that is only a link', (assert) => {
  const html = tabsHtml()
    .replace('<li>', '<li data-disabled>')
    .replace('</ul>', '<li><a href="/elsewhere">T4</a></li></ul>');
  atHash('#tab1');
  const root = start(linked, html);
  const before = state(root);
  assert.deepEqual([instance(root).active(), location.hash], [1, '#tab1']);
  goTo('#tab4');
  goTo('#other');
  goTo('#tab1');
  assert.equal(state(root), before);
});

QUnit.test('T20 without deeplinking the hash means nothing', (assert) => {
  atHash('#tab2');
  const root = start();
  assert.equal(state(root), '1 0 0');
  goTo('#tab3');
  driver(root).click(1);
  assert.deepEqual([state(root), location.hash], ['0 1 0', '#tab3']);
});
