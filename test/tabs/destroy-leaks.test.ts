import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { eventTypes } from '../support/cleanup';
import { driver, next } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { state } from '../support/state';

QUnit.module('tabs: destroy, traces');

const uses: [string, TabsSettings, (root: HTMLElement, tabs: TabsInstance) => void][] = [
  ['nothing', {}, () => undefined],
  [
    'clicks and keys',
    {},
    (root) => {
      const I = driver(root);
      I.click(1);
      I.focus(1);
      I.press('ArrowRight');
      I.press('Enter');
    },
  ],
  [
    'setOptions',
    {},
    (_root, tabs) => {
      tabs.setOptions({ event: 'mouseover dblclick', position: 'bottom-left' });
      tabs.setOptions({ event: 'mouseenter', orientation: 'vertical' });
    },
  ],
  [
    'add, remove, refresh',
    {},
    (_root, tabs) => void tabs.add('T4', 'P4').remove(0).refresh().last(),
  ],
  [
    'an animation in progress',
    { animation: { effects: 'fade' } },
    (_root, tabs) => void tabs.select(2),
  ],
  ['hover', { event: 'mouseover' }, (root) => void $(labels(root)[1]!).trigger('mouseover')],
  [
    'a click that was stopped',
    {},
    (root) => {
      const stop = (event: Event): void => event.stopImmediatePropagation();
      labels(root)[1]!.addEventListener('click', stop);
      driver(root).click(1);
      labels(root)[1]!.removeEventListener('click', stop);
    },
  ],
];

QUnit.test.each(
  'C13 destroy leaves no listener, timer or observer after',
  uses,
  (assert, [, settings, use]) => {
    const root = put(tabsHtml());
    const watch = watchLeaks();
    $(root).uiTabs({ animation: { effects: 'none' }, ...settings });
    assert.true(watch.left().length > 2, 'while it lives there are some');
    use(root, instance(root));
    instance(root).destroy();
    assert.deepEqual(watch.left(), []);
    watch.end();
    const parts = [root, ...Array.from(root.querySelectorAll('*')), document, window];
    assert.deepEqual(parts.map((part) => eventTypes(part).join(' ')).join(''), '');
    assert.deepEqual(root.getAnimations({ subtree: true }), []);
    assert.deepEqual($(root).data(), {});
  },
);

QUnit.test('C13 destroyed during an animation, nothing is told later', (assert) => {
  const root = start({ animation: { effects: 'fade' } });
  instance(root).select(1);
  const [, panel] = panels(root);
  const [animation] = panel!.getAnimations();
  instance(root).setOptions({ select: null });
  instance(root).select(2).destroy();
  $(root).on('uitabs:select uitabs:deactivate', () => assert.step('told'));
  animation!.dispatchEvent(new Event('finish'));
  labels(root).forEach((label) => label.click());
  assert.verifySteps([]);
});

type End = (ancestor: JQuery) => unknown;
const ends: [string, End][] = [
  ['remove() of an ancestor', (ancestor) => ancestor.remove()],
  ['empty() of an ancestor', (ancestor) => ancestor.empty()],
  ['html() of an ancestor', (ancestor) => ancestor.html('<p>new</p>')],
  ['replaceWith() of an ancestor', (ancestor) => ancestor.replaceWith('<p>new</p>')],
  ['remove() of the container', (ancestor) => ancestor.children().remove()],
];

QUnit.test.each('C13 the set ends with', ends, (assert, [, end]) => {
  const ancestor = put(
    `<section>${tabsHtml().replace('<p>P1</p>', tabsHtml({ id: 'inner' }))}</section>`,
  );
  const roots = [
    ancestor.querySelector('#set')!,
    ancestor.querySelector('#inner')!,
  ] as HTMLElement[];
  const originals = roots.map((root) => root.outerHTML);
  const watch = watchLeaks();
  $(roots).uiTabs({ animation: { effects: 'fade' } });
  const instances = roots.map(instance);
  for (const tabs of instances) tabs.select(1);
  end($(ancestor));
  assert.deepEqual(watch.left(), []);
  watch.end();
  assert.deepEqual(
    roots.map((root) => root.outerHTML),
    originals,
  );
  assert.deepEqual(
    roots.map((root) => $(root).uiTabs('instance')),
    [undefined, undefined],
  );
});

QUnit.test('C13 detach() keeps the set, which goes on when it is back', async (assert) => {
  const root = start();
  await next(root);
  const parent = root.parentElement!;
  $(root).detach();
  instance(root).select(1);
  $(parent).append(root);
  assert.equal(state(root), '0 1 0');
  driver(root).click(2);
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C13 a tab that goes takes the sets in its panel along', (assert) => {
  const root = start({}, tabsHtml().replace('<p>P2</p>', tabsHtml({ id: 'inner' })));
  const inner = root.querySelector<HTMLElement>('#inner')!;
  $(inner).uiTabs();
  instance(root).remove(1);
  assert.strictEqual($(inner).uiTabs('instance'), undefined);
  assert.equal(inner.outerHTML, tabsHtml({ id: 'inner' }).replace(' >', '>'));
});
