import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import { idle } from '../support/accordion';
import { press } from '../support/driver';
import { tabsHtml } from '../support/fixture';
import { accordion, begun, both, eachOf, kinds, logged } from '../support/kinds';
import { logOf } from '../support/log';

QUnit.module('setOptions');

const shared: object[] = [
  { animation: { effects: 'fade', duration: 10, easing: 'linear', type: 'jquery' } },
  { bordered: false, rounded: true, shadows: false, dark: true },
  { event: 'mouseover' },
  { theme: 'my-theme other' },
];

const changes = {
  tabs: [
    { texts: { tabs: 'Chapters' } },
    ...shared,
    { defaultTab: 'tab3' },
    { orientation: 'vertical', position: 'top-right' },
    { position: 'bottom-center' },
    { size: 'xlarge', style: 'underlined', spaced: true, multiline: true },
  ],
  accordion: [
    ...shared,
    { active: 2 },
    { contentHeight: 100, contentSpacing: 5, sectionSpacing: 6, scrollable: true },
    { headerSize: 50, headerFontSize: 2, width: 500, height: 200 },
    { collapsible: false },
    { contentNav: true },
    { expandMode: 'multiple' },
    { keyboard: true, showIcons: false },
    { orientation: 'horizontal' },
    { slider: true, dotNav: true },
  ],
};

/** Each by what it changes. */
const named = (all: object[]): Record<string, object> =>
  Object.fromEntries(all.map((one) => [JSON.stringify(one), one]));

const looks = /^(bordered|dark|multiline|rounded|shadows|spaced)$/;

/** The author's nodes, and the parts that hold them. */
const kept =
  '.z-tabs-desktop, .z-tab, .z-link, .z-container, .z-section, h3, .z-trigger, .z-content, p';

QUnit.test.each(
  'C20, T2 what is on has a class; what is open, nodes and focus stay, and nothing is told:',
  eachOf({ tabs: named(changes.tabs), accordion: named(changes.accordion) }),
  async (assert, [kind, change]) => {
    const { log, root, set, state, click, label } = await begun(kind, { [kind.first]: 1 });
    const nodes = (): Element[] => Array.from(root.querySelectorAll(kept));
    label(1).focus();
    const before = new Set(nodes());
    assert.strictEqual(set.setOptions(change), set);
    for (const [name, on] of Object.entries(change))
      if (looks.test(name)) assert.equal(root.matches(`.z-${name}`), on, name);
    assert.deepEqual([state(), log.take()], ['0 1 0', '']);
    assert.strictEqual(document.activeElement, label(1));
    assert.deepEqual(new Set(nodes()), before);
    const name = root.querySelector('[role=tablist]')?.getAttribute('aria-label') ?? 'Tabs';
    assert.equal(name, 'texts' in change ? 'Chapters' : 'Tabs');
    click(0);
    assert.deepEqual([set.active()].flat(), 'expandMode' in change ? [0, 1] : [0], 'it goes on');
  },
);

QUnit.test('C20 frames keep their document when labels move and panels switch', async (assert) => {
  const html = tabsHtml().replace('P2', '<iframe srcdoc="text"></iframe>');
  const { root, tabs } = await logged({ defaultTab: 'tab2' }, html);
  const frame = root.querySelector('iframe')!;
  if (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.body.textContent) {
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }
  const inside = frame.contentWindow as Window & { mark?: string };
  inside.mark = 'same';
  for (const change of changes.tabs) tabs.setOptions(change);
  tabs.setOptions({ position: 'top-left', animation: { effects: 'none' } });
  tabs.select(0).select(1);
  assert.strictEqual(frame.contentWindow, inside);
  assert.equal((frame.contentWindow as typeof inside).mark, 'same');
});

QUnit.test('C20, T7, AT7 orientation: ARIA, keys and the positions there are', async (assert) => {
  const settings = { position: 'bottom-center', [kinds.tabs.first]: 1 };
  const { root, set, state, label } = await begun(kinds.tabs, settings);
  const isTaken = (key: string): boolean => press(document.activeElement!, key).defaultPrevented;
  const orientation = (): string | null => root.querySelector('[role=tablist]')!.ariaOrientation;
  label(1).focus();
  set.setOptions({ orientation: 'vertical' });
  assert.equal(orientation(), 'vertical');
  assert.true(root.matches('.vertical.top-left'));
  assert.deepEqual(['ArrowRight', 'ArrowDown'].map(isTaken), [false, true]);
  assert.equal(state(), '0 0 1');
  set.setOptions({ orientation: 'horizontal' });
  assert.equal(orientation(), null);
  assert.true(root.matches('.bottom-center'), 'the position given counts again');
  assert.deepEqual(['ArrowUp', 'ArrowLeft'].map(isTaken), [false, true]);
  assert.equal(state(), '0 1 0');
});

both('T8, C20 event: new ones count, also triggered; the old no more:', async (assert, kind) => {
  const { set, state, label } = await begun(kind, { event: 'mouseover' });
  const fire = (type: string): string => {
    label(2).dispatchEvent(new MouseEvent(type, { bubbles: true }));
    return state();
  };
  set.setOptions({ event: 'dblclick custom' });
  assert.deepEqual(['mouseover', 'dblclick'].map(fire), ['1 0 0', '0 0 1']);
  $(label(1)).trigger('custom');
  assert.equal(state(), '0 1 0');
  set.setOptions({ event: 'click' });
  assert.deepEqual(['dblclick', 'click'].map(fire), ['0 1 0', '0 0 1']);
});

QUnit.test('C20 callbacks are replaced, and taken off with null', async (assert) => {
  const { log, tabs } = await logged();
  const other = logOf(['select'], 'new ');
  tabs.setOptions({ select: other.settings.select }).select(1);
  assert.equal(other.take(), 'new select 1 api');
  assert.equal(log.take(), 'deactivate 0 api');
  tabs.setOptions({ select: null, deactivate: null }).select(0);
  assert.equal(other.take() + log.take(), '');
});

type Act = (set: AccordionInstance) => unknown;

/** What an accordion begins with, what is done, and what is open, or idle, then. */
const accordions: Record<string, [AccordionSettings, ...[act: Act, open: string, idle: string][]]> =
  {
    'expandMode single closes all but the one opened last': [
      { expandMode: 'multiple' },
      [(set) => set.select(2).select(0).select(1), '1 1 1', '- - -'],
      [(set) => set.setOptions({ expandMode: 'single' }), '0 1 0', '- - -'],
    ],
    'orientation horizontal with nothing open opens the first': [
      {},
      [(set) => set.setOptions({ orientation: 'horizontal' }), '1 0 0', 'true - -'],
      [(set) => set.setOptions({ orientation: 'vertical' }).select(0), '0 0 0', '- - -'],
    ],
    'an array as active lets several be open from now on': [
      { active: 1 },
      [(set) => set.setOptions({ active: [0] }).select(2), '0 1 1', '- - -'],
    ],
    'collapsible takes effect at once': [
      { active: 1 },
      [(set) => set.setOptions({ collapsible: false }).select(1), '0 1 0', '- true -'],
      [(set) => set.setOptions({ collapsible: true }), '0 1 0', '- - -'],
    ],
  };

QUnit.test.each('C20 accordions follow setOptions:', accordions, (assert, [settings, ...acts]) => {
  const { root, set, state } = accordion(settings);
  for (const [act, open, held] of acts) {
    act(set);
    assert.deepEqual([state(), idle(root)], [open, held]);
  }
});
