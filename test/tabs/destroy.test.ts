import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { tabsForms } from '../support/destroy-forms';
import { driver, next } from '../support/driver';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: destroy');

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
  ['an accordion', (tabs) => tabs.last(), { overflow: 'accordion', minWindowWidth: 100000 }],
  [
    'an accordion, moving',
    (tabs) => tabs.last(),
    { overflow: 'accordion', minWindowWidth: 100000, animation: { effects: 'slideV' } },
  ],
  ['closable', (tabs) => tabs.next(), { closable: true }],
  [
    'from form to form',
    (tabs) => {
      tabs.setOptions({ overflow: 'accordion', closable: true }).next();
      tabs.setOptions({ overflow: 'scroll', minWindowWidth: 0 }).next();
      tabs.setOptions({ overflow: 'rows', minWindowWidth: 100000, position: 'bottom-right' });
    },
    { minWindowWidth: 100000 },
  ],
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
  'C13 outerHTML is that of the author, to the byte',
  byName,
  (assert, { html, way: [, act, settings] }) => {
    const root = put(html);
    const original = root.outerHTML;
    $(root).uiTabs({ animation: { effects: 'none' }, ...settings });
    const nested = root.querySelector<HTMLElement>('#inner');
    if (nested) $(nested).uiTabs({ animation: { effects: 'none' } });
    act(instance(root));
    if (nested) $(nested).uiTabs('destroy');
    assert.strictEqual(instance(root).destroy().count(), undefined);
    assert.equal(root.outerHTML, original);
    assert.strictEqual($(root).uiTabs('instance'), undefined);
    takeWarnings();
  },
);

QUnit.test('C13 a heading that named the list is as before', (assert) => {
  const heading = put('<h3>Heading</h3>');
  const root = start();
  instance(root).setOptions({ theme: 'red' }).destroy();
  assert.equal(heading.outerHTML, '<h3>Heading</h3>');
});

QUnit.test('C13 what add brought stays, as plain markup', (assert) => {
  const root = start();
  instance(root).add('T4', '<p>P4</p>', 'four').last().destroy();
  const expected = tabsHtml()
    .replace('</ul>', '<li data-link="four"><a>T4</a></li></ul>')
    .replace(/<\/div><\/div>$/, '<div><p>P4</p></div></div></div>');
  assert.equal(root.outerHTML, $(expected)[0]!.outerHTML);
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
  assert.equal(root.outerHTML, $(expected)[0]!.outerHTML);
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

QUnit.test.each('C13 a destroyed set starts again', Object.keys(tabsForms), (assert, shape) => {
  const root = put(tabsForms[shape]!);
  const original = root.outerHTML;
  $(root).uiTabs({ animation: { effects: 'none' } });
  const first = root.outerHTML.replace(/uiTabs\d+/g, 'uiTabs');
  instance(root).destroy();
  $(root).uiTabs({ animation: { effects: 'none' } });
  assert.equal(root.outerHTML.replace(/uiTabs\d+/g, 'uiTabs'), first);
  instance(root).next().destroy();
  assert.equal(root.outerHTML, original);
  takeWarnings();
});

QUnit.test('C13 a set that started again selects once', async (assert) => {
  const root = start();
  instance(root).destroy();
  $(root).uiTabs({ animation: { effects: 'none' }, select: () => assert.step('select') });
  await next(root);
  driver(root).click(1);
  assert.equal(state(root), '0 1 0');
  assert.verifySteps(['select', 'select']);
});
