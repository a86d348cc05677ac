import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { eventTypes } from '../support/cleanup';
import { stopClock } from '../support/clock';
import { driver } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { atHash, goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

QUnit.module('tabs: destroy, traces');

const uses: Record<string, [use: (root: HTMLElement) => unknown, settings?: TabsSettings]> = {
  nothing: [() => undefined],
  'clicks and keys': [
    (root) => {
      const I = driver(root);
      I.click(1);
      I.focus(1);
      I.press('ArrowRight');
      I.press('Enter');
    },
  ],
  setOptions: [
    (root) =>
      instance(root)
        .setOptions({ event: 'mouseover dblclick', position: 'bottom-left' })
        .setOptions({ event: 'mouseenter', orientation: 'vertical' }),
  ],
  'add, remove, refresh': [(root) => instance(root).add('T4', 'P4').remove(0).refresh().last()],
  'an animation in progress': [
    (root) => instance(root).select(2),
    { animation: { effects: 'fade' } },
  ],
};

QUnit.test.each('C13 destroy leaves nothing running after', uses, (assert, [use, settings]) => {
  const root = put(tabsHtml());
  const watch = watchLeaks();
  $(root).uiTabs({ animation: { effects: 'none' }, ...settings });
  assert.true(watch.left().length > 0, 'while it lives there are some');
  use(root);
  instance(root).destroy();
  assert.deepEqual(watch.left(), []);
  watch.end();
  const parts = [root, ...Array.from(root.querySelectorAll('*')), document];
  assert.deepEqual(parts.map((part) => eventTypes(part).join(' ')).join(''), '');
  assert.deepEqual(root.getAnimations({ subtree: true }), []);
  assert.deepEqual($(root).data(), {});
});

const ends: Record<string, (ancestor: JQuery) => unknown> = {
  'remove() of an ancestor': (ancestor) => ancestor.remove(),
  'empty() of an ancestor': (ancestor) => ancestor.empty(),
  'remove() of the container': (ancestor) => ancestor.children().remove(),
};

QUnit.test.each('C13 the set ends with', ends, (assert, end) => {
  const html = tabsHtml().replace('<p>P1</p>', tabsHtml({ id: 'inner' }));
  const ancestor = put(`<section>${html}</section>`);
  const roots = $(ancestor).find<HTMLElement>('#set, #inner').toArray();
  const originals = roots.map(markupOf);
  const watch = watchLeaks();
  $(roots).uiTabs({ animation: { effects: 'fade' } });
  const instances = roots.map(instance);
  for (const tabs of instances) tabs.select(1);
  end($(ancestor));
  assert.deepEqual(watch.left(), []);
  watch.end();
  assert.deepEqual(roots.map(markupOf), originals);
  assert.deepEqual(
    roots.map((root) => $(root).uiTabs('instance')),
    [undefined, undefined],
  );
});

QUnit.test('C13 a tab that goes takes the sets in its panel along', (assert) => {
  const root = start({}, tabsHtml().replace('<p>P2</p>', tabsHtml({ id: 'inner' })));
  const inner = root.querySelector<HTMLElement>('#inner')!;
  $(inner).uiTabs();
  instance(root).remove(1);
  assert.strictEqual($(inner).uiTabs('instance'), undefined);
  assert.equal(markupOf(inner), markupOf(tabsHtml({ id: 'inner' })));
});

QUnit.module('tabs: sets that leave the page', restoring);

const leave: Record<string, (root: HTMLElement) => unknown> = {
  'remove()': (root) => root.remove(),
  innerHTML: (root) => (root.parentElement!.innerHTML = ''),
  'detach() of jQuery': (root) => $(root).detach(),
};

QUnit.test.each(
  'C13 out of the page it does nothing, put back it goes on,',
  leave,
  (assert, go) => {
    const settings = { deeplinking: true, deeplinkingSeparator: '/' };
    const root = start(settings, tabsHtml().replace('<p>P3', '<p id="deep">P3'));
    const place = root.parentElement!;
    go(root);
    const before = root.outerHTML;
    goTo('#set/tab2');
    atHash('#deep');
    dispatchEvent(new Event('hashchange'));
    dispatchEvent(new Event('resize'));
    assert.equal(root.outerHTML, before);
    atHash('');
    place.append(root);
    assert.equal(state(root), '1 0 0');
    driver(root).click(1);
    assert.equal(state(root), '0 1 0');
  },
);

QUnit.test('C13 a timer does not go on in a set that has left', (assert) => {
  const clock = stopClock();
  const root = start({ autoplay: { interval: 5 } });
  clock.tick(5);
  assert.equal(state(root), '0 1 0', 'it plays');
  root.remove();
  clock.tick(50);
  assert.equal(instance(root).active(), 1);
  $(root).remove();
  clock.end();
});
