import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, type Log } from '../support/driver';
import { frame, until } from '../support/fit';
import { instance, labels, panels, tabsHtml } from '../support/fixture';
import {
  attributesIn,
  four,
  narrow,
  outlineOf,
  sections,
  startSections,
  wide,
} from '../support/sections';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: the accordion of narrow windows');

/** A running set whose first events are over, with a log of what comes. */
async function startLogged(settings: TabsSettings): Promise<{ root: HTMLElement; log: Log }> {
  const log = createLog();
  const root = await startSections({ ...narrow, ...log.settings, ...settings });
  await until(() => log.entries.length > 1);
  log.take();
  return { root, log };
}

QUnit.test('T14 narrow windows have an accordion, others what `rows` gives', async (assert) => {
  const root = await startSections(wide);
  assert.equal(state(root), '1 0 0');
  assert.equal(root.querySelectorAll('.z-gate, .z-outline, [aria-expanded=true]').length, 0);
  instance(root).setOptions(narrow);
  assert.equal(sections(root), '[T1] P1 T2 T3');
  assert.equal(root.querySelector<HTMLElement>('.z-tabs-mobile')!.getClientRects().length, 0);
  instance(root).select(1);
  assert.equal(sections(root), 'T1 [T2] P2 T3');
  instance(root).setOptions(wide);
  assert.equal(state(root), '0 1 0');
  instance(root).setOptions({ responsive: false, ...narrow });
  assert.equal(state(root), '0 1 0', 'no management at all');
  instance(root).setOptions({ responsive: true, mobileNav: false });
  assert.equal(sections(root), 'T1 [T2] P2 T3', 'mobileNav is about the menu');
});

QUnit.test('T2, A5 exactly one is open, and pressing that does nothing', async (assert) => {
  const { root, log } = await startLogged({});
  const I = driver(root);
  I.click(0);
  assert.equal(sections(root), '[T1] P1 T2 T3');
  assert.equal(log.take(), '');
  I.click(2);
  assert.equal(sections(root), 'T1 T2 [T3] P3');
  assert.equal(log.take(), 'select 2 click, deactivate 0 click');
  I.focus(1);
  assert.equal(I.press('Enter'), 'prevented');
  assert.equal(I.focused(), 1);
  assert.equal(sections(root), 'T1 [T2] P2 T3');
  assert.equal(log.take(), 'select 1 key, deactivate 2 key');
  assert.equal(I.press(' '), 'prevented', 'nor does Space scroll the page');
  assert.equal(log.take(), '');
});

QUnit.test('A6 arrows, Home and End are the browser’s own', async (assert) => {
  const root = await startSections({ ...narrow, orientation: 'vertical' });
  const I = driver(root);
  I.focus(1);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    assert.equal(I.press(key), 'free', key);
    assert.equal(I.focused(), 1, key);
  }
  assert.equal(sections(root), '[T1] P1 T2 T3');
});

QUnit.test.each(
  'T14 wherever labels are otherwise',
  {
    bottom: { position: 'bottom-center' },
    vertical: { orientation: 'vertical' },
    'at the right': { orientation: 'vertical', position: 'top-right' },
    compact: { position: 'top-compact' },
    underlined: { style: 'underlined' },
    clean: { style: 'clean', position: 'bottom-left' },
    pills: { style: 'pills' },
  },
  async (assert, settings: TabsSettings) => {
    const root = await startSections({ ...wide, ...settings }, four);
    for (const n of [0, 2, 3]) {
      instance(root).select(n);
      const before = attributesIn(root);
      instance(root).setOptions(narrow);
      const order = ['T1', 'T2', 'T3', 'T4'];
      order.splice(n, 1, `[T${n + 1}] P${n + 1}`);
      assert.equal(sections(root), order.join(' '));
      const widths = labels(root).map((label) => label.offsetWidth);
      assert.deepEqual(widths, new Array<number>(4).fill(root.clientWidth), 'full width');
      instance(root).setOptions(wide);
      assert.deepEqual(attributesIn(root), before);
    }
  },
);

QUnit.test('T14 a position and a form that change at once', async (assert) => {
  const root = await startSections(narrow);
  instance(root).setOptions({ position: 'bottom-left' });
  assert.equal(sections(root), '[T1] P1 T2 T3');
  instance(root).setOptions({ overflow: 'rows' });
  assert.ok(root.classList.contains('mobile'));
  assert.equal(root.querySelectorAll('.z-gate').length, 0);
  assert.strictEqual(root.lastElementChild, root.querySelector('.z-tabs-desktop'));
  instance(root).setOptions({ overflow: 'accordion', position: 'top-left' });
  assert.equal(sections(root), '[T1] P1 T2 T3');
  instance(root).setOptions({ overflow: 'scroll' });
  assert.equal(state(root), '1 0 0');
  instance(root).setOptions({ overflow: 'accordion' });
  assert.equal(sections(root), '[T1] P1 T2 T3');
});

QUnit.test('T14, C12 no node moves, and the focus stays', async (assert) => {
  const html = tabsHtml().replace('<p>P2</p>', '<p>P2 <input></p>');
  const root = await startSections({ ...wide, defaultTab: 'tab2' }, html);
  const nodes = Array.from(root.querySelectorAll('ul, li, a, div, p, input'));
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => void records.push(...some));
  observer.observe(root, { subtree: true, childList: true });
  for (const element of [labels(root)[1]!, root.querySelector('input')!]) {
    element.focus();
    for (const settings of [narrow, wide, narrow, wide]) {
      instance(root).setOptions(settings);
      assert.strictEqual(document.activeElement, element);
    }
  }
  observer.disconnect();
  const moved = records
    .map(({ addedNodes, removedNodes }) => [...Array.from(addedNodes), ...Array.from(removedNodes)])
    .reduce((all, some) => all.concat(some), [])
    .filter((node) => !(node as Element).matches('.z-gate, .z-outline, .z-outline > *'));
  assert.deepEqual(moved, []);
  assert.deepEqual(Array.from(root.querySelectorAll('ul, li, a, div, p, input')), nodes);
});

QUnit.test('T17 to T19 tabs come, go, and are disabled', async (assert) => {
  const root = await startSections(narrow);
  const tabs = instance(root);
  tabs.add('T4', '<p>P4</p>').add({ tab: 'T0', content: '<p>P0</p>', index: 0 });
  await until(() => labels(root).every((label) => label.getAttribute('role') === 'button'));
  assert.equal(sections(root), 'T0 [T1] P1 T2 T3 T4');
  tabs.remove(1);
  assert.equal(sections(root), 'T0 [T2] P2 T3 T4');
  tabs.disable(0);
  const told = (): string =>
    labels(root)
      .map((label) => `${label.getAttribute('aria-disabled') ?? '-'} ${label.tabIndex}`)
      .join(', ');
  assert.equal(told(), 'true 0, true 0, - 0, - 0');
  driver(root).click(0);
  assert.equal(sections(root), 'T0 [T2] P2 T3 T4');
  tabs.last();
  assert.equal(sections(root), 'T0 T2 T3 [T4] P4');
  assert.equal(told(), 'true 0, - 0, - 0, true 0');
  $(labels(root)[1]!.parentElement!).hide();
  tabs.select(0).prev();
  assert.equal(sections(root), 'T0 [T3] P3 T4');
  for (let n = tabs.count(); n; n--) tabs.remove(0);
  assert.deepEqual(outlineOf(root), []);
  tabs.add('T9', '<p>P9</p>');
  await until(() => sections(root) === '[T9] P9');
  assert.equal(sections(root), '[T9] P9');
});

QUnit.test('T15 nothing moves in this form, and events come at once', async (assert) => {
  const { root, log } = await startLogged({ animation: { effects: 'slideH', duration: 60000 } });
  instance(root).select(1);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  assert.deepEqual(panels(root).map(isVisible), [false, true, false]);
  assert.equal(root.querySelectorAll('.z-animating').length, 0);
});

QUnit.test('T8 hovering opens, with `event`', async (assert) => {
  const root = await startSections({ ...narrow, event: 'mouseover' });
  $(labels(root)[2]!).trigger('mouseover');
  assert.equal(sections(root), 'T1 T2 [T3] P3');
});

QUnit.test('T14, A5 what comes to the place of the open one is not idle', async (assert) => {
  const root = await startSections({ ...narrow, defaultTab: 'tab2' });
  const idle = (): string =>
    labels(root)
      .map((label) => Number(label.getAttribute('aria-disabled') === 'true'))
      .join(' ');
  instance(root).add({ tab: 'T0', content: 'P0', index: 1 });
  assert.equal(idle(), '0 0 1 0');
  const [, , open] = labels(root).map((label) => label.closest('.z-tab')!);
  $(open!).before('<li><a>T00</a></li>');
  $(panels(root)[2]!).before('<div>P00</div>');
  instance(root).refresh();
  assert.equal(idle(), '0 0 0 1 0');
});

QUnit.test('T20 the page’s address opens a section', async (assert) => {
  const root = await startSections({ ...narrow, deeplinking: true, history: 'none' });
  history.replaceState(null, '', '#tab3');
  $(window).trigger('hashchange');
  assert.equal(sections(root), 'T1 T2 [T3] P3');
  history.replaceState(null, '', location.pathname + location.search);
});

QUnit.test('T14 sets in sets, each in its form', async (assert) => {
  const inner = tabsHtml({ id: 'inner', tabs: 2 }).replace(/([TP])(\d)/g, '$1i$2');
  const root = await startSections(narrow, tabsHtml().replace('<p>P1</p>', inner));
  const set = root.querySelector<HTMLElement>('#inner')!;
  $(set).uiTabs({ animation: { effects: 'none' }, overflow: 'accordion', ...narrow });
  await frame();
  assert.equal(sections(set), '[Ti1] Pi1 Ti2');
  instance(set).select(1);
  assert.equal(sections(set), 'Ti1 [Ti2] Pi2');
  instance(root).select(1);
  assert.equal(sections(root), 'T1 [T2] P2 T3');
  instance(root).select(0);
  instance(set).setOptions(wide);
  assert.equal(state(set), '0 1', 'the outer form is not the inner one');
});
