import axe from 'axe-core';
import $ from 'jquery';
import { frame } from '../support/fit';
import { instance, labels, panels, put, tabsHtml } from '../support/fixture';
import {
  attributesIn,
  buttonsHtml,
  four,
  narrow,
  outlineOf,
  sections,
  startSections,
  wide,
} from '../support/sections';
import { state } from '../support/state';

QUnit.module('tabs: the accordion of narrow windows, its markup');

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
  const { id } = root.querySelector('.z-outline')!;
  assert.equal(
    told(list, 'role', 'aria-label', 'aria-orientation', 'aria-owns'),
    `group Tabs - ${id}`,
  );
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
