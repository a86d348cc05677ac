import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  headersOf,
  innersOf,
  nextOf,
  running,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: setOptions');

const changes: AccordionSettings[] = [
  { active: 2 },
  { animation: { effects: 'fade', duration: 10, easing: 'linear', type: 'jquery' } },
  { bordered: true, rounded: true, shadows: false, scrollable: true, dark: true },
  { contentHeight: 100, contentSpacing: 5, sectionSpacing: 6 },
  { headerSize: 50, headerFontSize: 2, width: 500, height: 200 },
  { collapsible: false },
  { contentNav: true },
  { event: 'mouseover' },
  { expandMode: 'multiple' },
  { keyboard: true, showIcons: false },
  { orientation: 'horizontal' },
  { slider: true, dotNav: true },
  { theme: 'my-theme other' },
  { texts: { slide: 'Folie' } },
];

const nodesOf = (root: Element): Element[] => [
  ...sectionsOf(root),
  ...headersOf(root),
  ...triggersOf(root),
  ...contentsOf(root),
  ...innersOf(root),
  ...Array.from(root.querySelectorAll('p')),
];

QUnit.test.each(
  'C20 what is open, nodes and focus stay, and nothing is told',
  changes.map((change) => [JSON.stringify(change), change] as const),
  async (assert, [, change]) => {
    const { log, root, accordion } = await begun({ active: 1 });
    triggersOf(root)[2]!.focus();
    const before = nodesOf(root);
    assert.strictEqual(accordion.setOptions(change), accordion);
    assert.equal(accordionState(root), '0 1 0');
    assert.strictEqual(document.activeElement, triggersOf(root)[2]);
    assert.deepEqual(nodesOf(root), before);
    assert.equal(log.take(), '');
    triggersOf(root)[0]!.click();
    const several = accordion.option('expandMode') === 'multiple';
    assert.equal(accordionState(root), several ? '1 1 0' : '1 0 0', 'and it goes on');
  },
);

QUnit.test('C20 there and back: as if never changed', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  const initial = accordion.option();
  /** The markup, with the classes in one order, and without what is left empty. */
  const markup = (): string =>
    root
      .parentElement!.innerHTML.replace(/ style=""/g, '')
      .replace(/class="([^"]*)"/g, (_, names: string) => names.split(' ').sort().join(' '));
  const html = markup();
  for (const change of changes) {
    accordion.setOptions(change);
    accordion.setOptions(initial);
    assert.equal(markup(), html, JSON.stringify(change));
  }
});

QUnit.test('C20 expandMode single closes all but the one opened last', async (assert) => {
  const { root, accordion } = await begun({ expandMode: 'multiple' });
  accordion.select(2).select(0).select(1);
  accordion.setOptions({ expandMode: 'single' });
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('C20 orientation horizontal with nothing open opens the first', async (assert) => {
  const { root, accordion } = await begun();
  accordion.setOptions({ orientation: 'horizontal' });
  assert.equal(accordionState(root), '1 0 0');
  accordion.setOptions({ orientation: 'vertical' }).select(0);
  assert.equal(accordionState(root), '0 0 0', 'and may be closed again');
});

QUnit.test('C20 an array as active lets several be open from now on', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  accordion.setOptions({ active: [0] }).select(2);
  assert.equal(accordionState(root), '0 1 1');
});

QUnit.test('C20 collapsible takes effect at once', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  accordion.setOptions({ collapsible: false });
  assert.equal(triggersOf(root)[1]!.getAttribute('aria-disabled'), 'true');
  accordion.select(1);
  assert.equal(accordionState(root), '0 1 0');
  accordion.setOptions({ collapsible: true });
  assert.false(triggersOf(root)[1]!.hasAttribute('aria-disabled'));
});

QUnit.test('C20 the first activate is neither hurried nor lost', async (assert) => {
  const log = accordionLog();
  const root = startAccordion({ ...log.settings, active: 1 });
  accordionOf(root).setOptions({ theme: 'red', orientation: 'horizontal' });
  assert.equal(log.take(), 'ready');
  await nextOf(root);
  await Promise.resolve();
  assert.equal(log.take(), 'activate 1');
});

QUnit.test('C20, C11 options during a run settle it first', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root, accordion } = await begun({ active: 0, animation });
  accordion.select(1).setOptions({ theme: 'red' });
  assert.deepEqual(running(root), []);
  assert.equal(accordionState(root), '0 1 0');
  assert.equal(log.take(), 'select 1 api, activate 1 api, collapse 0 closed api');
});

QUnit.test('C20, C11 and so do those that their callbacks begin', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const activate = (): void => void accordion.collapseAll();
  const { root, accordion } = await begun({ animation });
  accordion.setOptions({ activate }).select(1).setOptions({ theme: 'red' });
  assert.equal(accordionState(root), '0 0 0');
  assert.deepEqual(running(root), []);
});

QUnit.test('C20 nothing new: a run goes on', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { root, accordion } = await begun({ animation });
  accordion.select(1).setOptions({ theme: 'silver' });
  assert.equal(running(root).length, 1);
});

QUnit.test('C20 new callbacks are called, the old no longer', async (assert) => {
  const { log, accordion } = await begun();
  const later = accordionLog('new ');
  accordion.setOptions(later.settings).select(0);
  assert.equal(log.take(), '');
  assert.equal(later.take(), 'new select 0 api, new activate 0 api');
});

QUnit.test('C20 frames keep their document', async (assert) => {
  const html = accordionHtml().replace('C2', '<iframe srcdoc="text"></iframe>');
  const { root, accordion } = await begun({ active: 1 }, html);
  const frame = root.querySelector('iframe')!;
  if (!frame.contentDocument?.body?.textContent) {
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }
  const inside = frame.contentWindow as Window & { mark?: string };
  inside.mark = 'same';
  for (const change of changes) accordion.setOptions(change);
  accordion.setOptions({ orientation: 'vertical', slider: false }).select(0).select(1);
  // A slider gets a wrapper: elsewhere frames load anew.
  const expected = 'moveBefore' in Element.prototype ? 'same' : undefined;
  assert.equal((frame.contentWindow as typeof inside).mark, expected);
});

QUnit.test(
  'C20 focus stays, too, where the browser cannot move nodes in their place',
  async (assert) => {
    const { root, accordion } = await begun({ active: 1 });
    const native = Object.getOwnPropertyDescriptor(Element.prototype, 'moveBefore');
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    const trigger = triggersOf(root)[1]!;
    trigger.focus();
    try {
      accordion.setOptions({ slider: true });
      assert.strictEqual(document.activeElement, trigger);
    } finally {
      if (native) Object.defineProperty(Element.prototype, 'moveBefore', native);
    }
  },
);

QUnit.test('C20 what cannot be used is warned of, and changes nothing else', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  accordion.setOptions({ headerSize: 'big', orientation: 'round' } as never);
  assert.equal(takeWarnings().length, 2);
  assert.equal(accordionState(root), '0 1 0');
  accordion.setOptions('red' as never);
  assert.deepEqual(takeWarnings(), [
    'uiAccordion #acc: options are given as an object, not as string',
  ]);
});

QUnit.test('C20 A3 an array opens several until expandMode says otherwise', (assert) => {
  const root = startAccordion({ active: [0, 1] });
  assert.equal(accordionState(root), '1 1 0');
  accordionOf(root).setOptions({ expandMode: 'single' });
  assert.equal(accordionOf(root).option('expandMode'), 'single');
  assert.equal(accordionState(root), '0 1 0', 'the one opened last');
  accordionOf(root).select(2);
  assert.equal(accordionState(root), '0 0 1');
});
