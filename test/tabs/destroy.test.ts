import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { driver, next } from '../support/driver';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: destroy');

const basic = tabsHtml();
const pretty = `<div id="set" class="box  tabs " style="color:red" title="x">
  <!-- labels -->
  <ul class="">
    <li class="first z-tab"><a href="#" class="a" onclick="void 0">T<b>1</b></a></li>
    text
    <li id="second" role="none"><a id="l2" tabindex="3">T2</a></li>

    <style>i { color: blue }</style>
    <li style="display: none" data-link="mine"><a>T3</a></li>
  </ul>
  some text
  <div class="wrap">
    <!-- panels -->
    <div class="p z-nopadding" style="padding:0">text <p>P1</p> text</div>
    <div style="display:none; color: red">P2</div>
    <div hidden id="p3" role="region" aria-label="Three" tabindex="-1" class="q">P3</div>
  </div>
  <p>After</p>
</div>`;

const shapes: Record<string, string> = {
  basic,
  'white space, comments, attributes, styles': pretty,
  'li without a': basic.replace(/<a>|<\/a>/g, ''),
  'panels without a wrapper': basic
    .replace('</ul><div>', '</ul>')
    .replace(/<\/div><\/div>$/, '</div>'),
  'panels without a wrapper, text between': `<div id="set">a<ul><li><a>T1</a></li><li><a>T2</a></li></ul>b<div>P1</div>c<!--d--><div>P2</div>e</div>`,
  'panels named by id': basic
    .replace(/<a>T(\d)/g, '<a href="#p$1">T$1')
    .replace('<div><p>P1', '<div id="p3"><p>P1')
    .replace('<div><p>P3', '<div id="p1"><p>P3'),
  'data-target': basic
    .replace('<li>', '<li data-target="x">')
    .replace('<div><p>P2', '<div id="x"><p>P2'),
  'a list of buttons': `<div id="set"><div><button>T1</button><button type="button" class="b">T2</button></div><div><div>P1</div><div>P2</div></div></div>`,
  'a tablist': `<div id="set"><div role="tablist" aria-label="L"><button role="tab">T1</button><button>T2</button></div><div><div>P1</div><div>P2</div></div></div>`,
  'panels only': `<div id="set"><div>P1</div><div>P2</div></div>`,
  'an empty ul': `<div id="set"><ul></ul><div></div></div>`,
  'an empty container': `<div id="set"></div>`,
  'fewer panels': basic.replace('<div><p>P3</p></div>', ''),
  'more panels': basic.replace('<li><a>T3</a></li>', ''),
  'a link tab': basic.replace('<a>T3', '<a href="/else">T3').replace('<div><p>P3</p></div>', ''),
  'disabled tabs': basic
    .replace('<li>', '<li class="z-disabled">')
    .replace('<li>', '<li data-disabled>'),
  'no id': basic.replace(' id="set" ', ' '),
  'a nested set': basic.replace('<p>P1</p>', tabsHtml({ id: 'inner' })),
  'classes of our own names': basic.replace('id="set"', 'id="set" class="silver horizontal mine"'),
  'a list after the panels': `<div id="set"><div><div>P1</div><div>P2</div></div><ul><li><a>T1</a></li><li><a>T2</a></li></ul></div>`,
};

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
for (const [shape, html] of Object.entries(shapes)) {
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
  const root = put(basic);
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

QUnit.test.each('C13 a destroyed set starts again', Object.keys(shapes), (assert, shape) => {
  const root = put(shapes[shape]!);
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
