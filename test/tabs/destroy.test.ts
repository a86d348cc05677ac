import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { tabsForms } from '../support/destroy-forms';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';

QUnit.module('tabs: destroy');

const openMenu = (): void => document.querySelector<HTMLElement>('.z-tabs-mobile a')?.click();

const waysToEnd: [string, (tabs: TabsInstance) => void, TabsSettings?][] = [
  ['at once', () => undefined],
  ['after selections', (tabs) => tabs.next().next().last().prev()],
  ['during an animation', (tabs) => tabs.next(), { animation: { effects: 'fade' } }],
  ['vertical', () => undefined, { orientation: 'vertical', position: 'top-right' }],
  ['bottom', (tabs) => tabs.next(), { position: 'bottom-right', theme: 'my other', rounded: true }],
  [
    'after setOptions',
    (tabs) => {
      tabs.setOptions({ position: 'bottom-left', size: 'large', texts: { tabs: 'X' } }).next();
      tabs.setOptions({ orientation: 'vertical', theme: 'mine', style: 'clean', dark: true });
      tabs.setOptions({ orientation: 'horizontal', position: 'bottom-compact' });
    },
  ],
  ['a row that scrolls', (tabs) => tabs.last(), { overflow: 'scroll', minWindowWidth: 0 }],
  ['closable', (tabs) => tabs.next(), { closable: true }],
  ['a menu, open', openMenu, { minWindowWidth: 100000 }],
  ['playing', (tabs) => tabs.play(60000).next(), { autoplay: { interval: 60000 } }],
  ['printed', () => void window.dispatchEvent(new Event('beforeprint'))],
  ['after refresh', (tabs) => tabs.next().refresh()],
  ['after disable and enable', (tabs) => tabs.count() && tabs.disable(0).next().enable(0)],
  [
    'after add and remove',
    (tabs) => {
      tabs.add('New', '<p>New</p>').add({ tab: 'Newer', content: 'x', index: 0 });
      tabs.last().remove(-1).remove(0);
    },
  ],
];

const byName: Record<string, { html: string; way: (typeof waysToEnd)[number] }> = {};
for (const [shape, html] of Object.entries(tabsForms)) {
  for (const way of waysToEnd) byName[`${shape}, ${way[0]}`] = { html, way };
}

QUnit.test.each(
  'C13 the markup is given back:',
  byName,
  (assert, { html, way: [, act, settings] }) => {
    const root = put(html);
    const original = markupOf(root);
    $(root).uiTabs({ animation: { effects: 'none' }, ...settings });
    const nested = root.querySelector<HTMLElement>('#inner');
    if (nested) $(nested).uiTabs({ animation: { effects: 'none' } });
    act(instance(root));
    if (nested) $(nested).uiTabs('destroy');
    assert.strictEqual(instance(root).destroy().count(), undefined);
    window.dispatchEvent(new Event('afterprint'));
    assert.equal(markupOf(root), original);
    assert.strictEqual($(root).uiTabs('instance'), undefined);
    takeWarnings();
  },
);

QUnit.test('C13 what add brought stays, as plain markup', (assert) => {
  const root = start();
  instance(root).add('T4', '<p>P4</p>', 'four').last().destroy();
  const expected = tabsHtml()
    .replace('</ul>', '<li data-link="four"><a>T4</a></li></ul>')
    .replace(/<\/div><\/div>$/, '<div><p>P4</p></div></div></div>');
  assert.equal(markupOf(root), markupOf(expected));
});

QUnit.test('C13, C12 what the page changed meanwhile stays', (assert) => {
  const root = start();
  $(root).addClass('mine').attr('title', 'mine');
  $(panels(root)[1]!).addClass('p').find('p').text('new');
  instance(root).destroy();
  const expected = tabsHtml({ attributes: 'class="mine" title="mine"' }).replace(
    '<div><p>P2',
    '<div class="p"><p>new',
  );
  assert.equal(markupOf(root), markupOf(expected));
});

QUnit.test('C13 nodes are the same ones, with their listeners', (assert) => {
  const root = put(tabsHtml());
  const nodes = Array.from(root.querySelectorAll('*'));
  $(root)
    .find('a, p')
    .on('custom', () => assert.step('heard'));
  $(root).uiTabs().uiTabs('next').uiTabs('destroy');
  assert.deepEqual(Array.from(root.querySelectorAll('*')), nodes);
  $(root).find('a').first().triggerHandler('custom');
  $(root).find('p').last().triggerHandler('custom');
  assert.verifySteps(['heard', 'heard']);
});
