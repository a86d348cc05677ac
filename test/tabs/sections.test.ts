import axe from 'axe-core';
import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, type Log } from '../support/driver';
import { frame, until } from '../support/fit';
import { instance, labels, panels, put, tabsHtml } from '../support/fixture';
import { sections, startSections } from '../support/sections';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: the accordion of narrow windows');

const wide: TabsSettings = { minWindowWidth: 0 };
const narrow: TabsSettings = { minWindowWidth: 9999 };
const four = tabsHtml({ tabs: 4 });
/** A running set whose first events are over, with a log of what comes. */
async function startLogged(settings: TabsSettings): Promise<{ root: HTMLElement; log: Log }> {
  const log = createLog();
  const root = await startSections({ ...narrow, ...log.settings, ...settings });
  await until(() => log.entries.length > 1);
  log.take();
  return { root, log };
}

/** The parts of the outline that is for screen readers. */
const outlineOf = (root: Element): Element[] =>
  Array.from(root.querySelectorAll(':scope > .z-outline > *'));

/** All elements with their attributes, in no special order. */
function attributesIn(root: Element): string[] {
  const all = [root].concat(Array.from(root.querySelectorAll('*')));
  return all.map(({ tagName, attributes, classList }) => {
    const texts = Array.from(attributes, ({ name, value }) =>
      name === 'class' ? Array.from(classList).sort().join('.') : `${name}=${value}`,
    );
    return `${tagName} ${texts.sort().join(' ')}`;
  });
}

const buttonsHtml =
  '<div id="set"><div><button>T1</button><button>T2</button></div>' +
  '<div><div><p>P1</p></div><div><p>P2</p></div></div></div>';

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

QUnit.test('T14, A1 to A4 what the parts are, and back as they were', async (assert) => {
  const root = await startSections({ ...wide, defaultTab: 'tab2' });
  const before = attributesIn(root);
  instance(root).setOptions(narrow);
  const [one, two, three] = labels(root) as [HTMLElement, HTMLElement, HTMLElement];
  const told = (element: Element, ...names: string[]): string =>
    names.map((name) => element.getAttribute(name) ?? '-').join(' ');
  for (const label of [one, two, three]) {
    assert.equal(told(label, 'role', 'tabindex', 'aria-selected'), 'button 0 -');
  }
  assert.equal(told(one, 'aria-expanded', 'aria-disabled'), 'false -');
  assert.equal(told(two, 'aria-expanded', 'aria-disabled'), 'true true');
  panels(root).forEach((panel, n) => {
    assert.equal(told(panel, 'role', 'aria-labelledby'), `region ${labels(root)[n]!.id}`);
    assert.equal(labels(root)[n]!.getAttribute('aria-controls'), panel.id);
  });
  const list = root.querySelector('.z-tabs-desktop')!;
  assert.equal(told(list, 'role', 'aria-label', 'aria-orientation'), 'group Tabs -');
  assert.deepEqual(
    outlineOf(root).map((element) => told(element, 'role', 'aria-level', 'aria-owns')),
    [
      `heading 3 ${one.id}`,
      `heading 3 ${two.id}`,
      `- - ${panels(root)[1]!.id}`,
      `heading 3 ${three.id}`,
    ],
  );
  assert.equal(root.querySelectorAll('[role^=tab]').length, 0);
  instance(root).setOptions(wide);
  assert.deepEqual(attributesIn(root), before);
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

QUnit.test('T20 the page’s address opens a section', async (assert) => {
  const root = await startSections({ ...narrow, deeplinking: true, history: 'none' });
  history.replaceState(null, '', '#tab3');
  $(window).trigger('hashchange');
  assert.equal(sections(root), 'T1 T2 [T3] P3');
  history.replaceState(null, '', location.pathname + location.search);
});

QUnit.test('A1 headings are one below the one above the set', async (assert) => {
  put('<h2>Two</h2>');
  const root = await startSections(narrow);
  const level = (): string | null => outlineOf(root)[0]!.getAttribute('aria-level');
  assert.equal(level(), '3');
  for (const [n, expected] of [
    [1, '2'],
    [4, '5'],
    [6, '6'],
  ] as const) {
    const heading = document.createElement(`h${n}`);
    heading.textContent = 'Nearer';
    root.parentElement!.insertBefore(heading, root);
    instance(root).setOptions(wide).setOptions(narrow);
    assert.equal(level(), expected);
  }
});

QUnit.test('T1 a list of buttons', async (assert) => {
  const root = await startSections(narrow, buttonsHtml);
  assert.equal(sections(root), '[T1] P1 T2');
  instance(root).setOptions(wide);
  assert.equal(state(root), '1 0');
});

QUnit.test('T1 a label that leads to another page is a link', async (assert) => {
  const html = tabsHtml()
    .replace('<a>T3', '<a href="/elsewhere">T3')
    .replace('<div><p>P3</p></div>', '');
  const root = await startSections(narrow, html);
  const link = labels(root)[2]!;
  assert.equal(link.getAttribute('role'), 'link');
  assert.equal(link.hasAttribute('aria-expanded'), false);
  instance(root).setOptions(wide);
  assert.equal(link.getAttribute('role'), 'tab');
  assert.equal(link.getAttribute('aria-selected'), 'false');
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

const shapes: Record<string, string> = {
  plain: four,
  buttons: buttonsHtml,
  'ids and roles': four
    .replace('<li>', '<li id="mine" role="none"><!-- -->')
    .replace('<a>T2', '<a id="x" aria-expanded="true" aria-disabled="false" tabindex="3">T2'),
};

QUnit.test.each('C13 destroy in this form, of', shapes, async (assert, html: string) => {
  for (const settings of [{}, { position: 'bottom-right' }, { orientation: 'vertical' }] as const) {
    const before = put(html).outerHTML;
    $('#set').remove();
    const root = await startSections({ ...narrow, ...settings, defaultTab: 'tab2' }, html);
    assert.equal(root.classList.contains('z-sections'), true);
    instance(root).select(0);
    instance(root).destroy();
    assert.equal(root.outerHTML, before);
    await frame();
    assert.equal(root.outerHTML, before, 'and nothing comes after');
    $(root).remove();
  }
});

QUnit.test('C14 a copy saved in this form', async (assert) => {
  const first = await startSections({ ...narrow, position: 'bottom-left', defaultTab: 'tab2' });
  const saved = first.outerHTML;
  instance(first).destroy();
  $(first).remove();
  for (const [settings, seen] of [
    [narrow, '[T1] P1 T2 T3'],
    [wide, ''],
  ] as const) {
    const again = await startSections(settings, saved);
    assert.equal(again.querySelectorAll('.z-gate, .z-outline').length, seen ? 2 : 0);
    if (seen) assert.equal(sections(again), seen);
    else assert.equal(state(again), '1 0 0');
    instance(again).destroy();
    $(again).remove();
  }
});

QUnit.test('axe finds nothing in this form', async (assert) => {
  put('<h2>Heading</h2>');
  const inner = tabsHtml({ id: 'inner', tabs: 2 }).replace(/>T/g, '>Inner ');
  const root = await startSections(narrow, tabsHtml().replace('<p>P1</p>', inner));
  $('#inner').uiTabs({ animation: { effects: 'none' }, overflow: 'accordion', ...narrow });
  await frame();
  for (const n of [0, 1, 2]) {
    instance(root).select(n);
    const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
      [],
    );
  }
});
