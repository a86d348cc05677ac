import axe from 'axe-core';
import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { next } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';

QUnit.module('tabs: axe');

const buttons =
  '<div id="set"><div><button>T1</button><button>T2</button></div>' +
  '<div><div><p>P1</p></div><div><p>P2</p></div></div></div>';
const only = '<div id="set"><div title="One"><p>P1</p></div><div title="Two"><p>P2</p></div></div>';
const bare = tabsHtml().replace(/<a>|<\/a>/g, '');
const links = tabsHtml()
  .replace('<a>T3', '<a href="/elsewhere">T3')
  .replace('<div><p>P3</p></div>', '');
const fragments = tabsHtml()
  .replace(/<a>T(\d)/g, '<a href="#p$1">T$1')
  .replace(/<div><p>P(\d)/g, '<div id="p$1"><p>P$1');
const disabled = tabsHtml().replace('<li>', '<li data-disabled>');
const fields = tabsHtml().replace('P1', '<label>Name <input></label>');
const rich = tabsHtml().replace('T1', '<b>T1</b> <span>second line</span>');

const cases: [string, string, TabsSettings?][] = [
  ['horizontal', tabsHtml()],
  ['vertical', tabsHtml(), { orientation: 'vertical' }],
  ['bottom', tabsHtml(), { position: 'bottom-center', style: 'underlined' }],
  ['compact', tabsHtml(), { position: 'top-compact', size: 'mini', style: 'clean' }],
  ['manual', tabsHtml(), { activation: 'manual' }],
  ['right to left', tabsHtml({ attributes: 'dir="rtl" lang="ar"' })],
  ['a disabled tab', disabled],
  ['a list of buttons', buttons],
  ['li without a', bare],
  ['links to panels', fragments],
  ['a link tab', links],
  ['panels only', only],
  ['an empty set', tabsHtml({ tabs: 0 })],
  ['fields in a panel', fields],
  ['rich labels', rich, { multiline: true }],
  ['a nested set', tabsHtml().replace('<p>P1</p>', tabsHtml({ id: 'inner' }))],
];

async function violations(): Promise<string[]> {
  const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
  const texts = violations.map(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
  return ([] as string[]).concat(...texts);
}

QUnit.test.each('AT1 to AT18 axe finds nothing in', cases, async (assert, [, html, settings]) => {
  put('<h2>Heading</h2>');
  const root = start(settings, html);
  $(root)
    .find('#inner')
    .uiTabs({ animation: { effects: 'none' } });
  if (instance(root).count()) await next(root);
  // Panels alone, and panels that are missing, are warned of.
  takeWarnings();
  assert.deepEqual(await violations(), []);
  instance(root).next();
  assert.deepEqual(await violations(), [], 'after a selection');
});

QUnit.test('AT1 to AT18 axe finds nothing after add, remove and disable', async (assert) => {
  const root = start();
  instance(root).add('T4', '<p>P4</p>').remove(0).disable(0).last();
  assert.deepEqual(await violations(), []);
});

QUnit.test('AT1 to AT18 axe finds nothing while a panel fades', async (assert) => {
  const root = start({ animation: { effects: 'fade', duration: 60000 } });
  instance(root).select(1);
  const [, entering] = Array.from(root.querySelectorAll<HTMLElement>('.z-content'));
  // At its end the colours are the final ones.
  for (const animation of entering!.getAnimations()) {
    animation.pause();
    animation.currentTime = 59999;
  }
  assert.deepEqual(await violations(), []);
});
