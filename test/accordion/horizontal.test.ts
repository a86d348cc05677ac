import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  contentsOf,
  forms,
  headersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: horizontal layout');

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const tall = accordionHtml().replace('C1', '<span style="display:block;height:500px">C1</span>');

const across = (more: AccordionSettings = {}): AccordionSettings => ({
  orientation: 'horizontal',
  width: 700,
  height: 240,
  ...more,
});

QUnit.test.each(
  'A7 the content is as wide as the width less n headers',
  [
    [3, 40, 580],
    [3, 60, 520],
    [5, 40, 500],
    [1, 40, 660],
  ] as const,
  (assert, [sections, headerSize, width]) => {
    const root = startAccordion(across({ headerSize }), accordionHtml({ sections }));
    assert.deepEqual([box(root).width, box(root).height], [700, 240]);
    const open = contentsOf(root)[0]!;
    assert.deepEqual([box(open).width, box(open).height], [width, 240]);
    const headers = headersOf(root).map((header) => box(header));
    assert.deepEqual(
      headers.map((header) => [header.width, header.height]),
      headers.map(() => [headerSize, 240]),
    );
    const lefts = sectionsOf(root).map((section) => box(section).left - box(root).left);
    assert.deepEqual(
      lefts,
      headers.map((_, n) => n * headerSize + (n > 0 ? width : 0)),
    );
  },
);

QUnit.test.each(
  'A7, A1 headers and content have their places in the form',
  forms,
  (assert, form) => {
    const root = startAccordion(across({ active: 1 }), accordionHtml({ form }));
    const at = (element: Element): number[] => {
      const { left, top, width, height } = box(element);
      return [left - box(root).left, top - box(root).top, width, height];
    };
    assert.deepEqual(triggersOf(root).map(at), [
      [0, 0, 40, 240],
      [40, 0, 40, 240],
      [660, 0, 40, 240],
    ]);
    assert.deepEqual(at(contentsOf(root)[1]!), [80, 0, 580, 240]);
    for (const trigger of triggersOf(root)) {
      const seen = Array.from(trigger.children).map(box);
      const { left, right } = box(trigger);
      assert.true(
        seen.every((part) => part.left >= left && part.right <= right),
        'title and arrow are in it',
      );
    }
  },
);

QUnit.test('A7 the default: 960 by 320; in a narrower parent nothing is cut off', (assert) => {
  const root = startAccordion({ orientation: 'horizontal' });
  const ends = (): number => box(sectionsOf(root)[2]!).left + 40 - box(root).left;
  assert.deepEqual([box(root).width, box(root).height, ends()], [800, 320, 800]);
  root.parentElement!.style.width = '1200px';
  accordionOf(root).refresh();
  assert.deepEqual([box(root).width, box(root).height, ends()], [960, 320, 960]);
});

QUnit.test('A7, A10 the headers are turned, readable, focusable, in order', (assert) => {
  const root = startAccordion(across());
  for (const trigger of triggersOf(root)) {
    const text = trigger.querySelector<HTMLElement>('.z-title')!;
    assert.true(/^(vertical|sideways)/.test(styleOf(text).writingMode));
    trigger.focus();
    assert.strictEqual(document.activeElement, trigger);
    const title = box(text);
    assert.true(title.height > 0 && title.width > 0 && title.width <= 40);
  }
  assert.deepEqual(
    triggersOf(root).map((trigger) => trigger.textContent),
    ['H1', 'H2', 'H3'],
  );
});

QUnit.test('A7 right to left is a mirror', (assert) => {
  const root = startAccordion(across({ active: 1 }), accordionHtml({ attributes: 'dir="rtl"' }));
  const { right } = box(root);
  const from = (elements: HTMLElement[]): number[] => elements.map((one) => right - box(one).right);
  assert.deepEqual(from(sectionsOf(root)), [0, 40, 660]);
  assert.deepEqual([from([contentsOf(root)[1]!])[0], box(contentsOf(root)[1]!).width], [80, 580]);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('A7 what is taller than the height scrolls, by key, too', (assert) => {
  const root = startAccordion(across(), tall);
  const [first] = contentsOf(root) as [HTMLElement];
  assert.true(first.scrollHeight > first.clientHeight);
  assert.equal(first.tabIndex, 0);
});

QUnit.test('C20 orientation there and back: sizes and styles follow', (assert) => {
  const root = startAccordion({ active: 1, width: 700, height: 240 });
  const before = [
    root.getAttribute('style'),
    ...sectionsOf(root).map((one) => one.getAttribute('style')),
  ];
  const height = box(root).height;
  accordionOf(root).setOptions({ orientation: 'horizontal' });
  assert.deepEqual([box(root).width, box(root).height], [700, 240]);
  assert.equal(accordionState(root), '0 1 0');
  accordionOf(root).setOptions({ orientation: 'vertical' });
  assert.deepEqual([box(root).width, box(root).height], [800, height]);
  const now = [root, ...sectionsOf(root)].map((one) => one.getAttribute('style') || null);
  assert.deepEqual(now, before);
});

QUnit.test('A7, C12 a section that the page hides, or shows, changes the room', async (assert) => {
  const root = startAccordion({ orientation: 'horizontal', active: 1, width: 400 });
  const sizes = (): string =>
    sectionsOf(root)
      .map((section) => {
        const { left, width } = box(section);
        return `${Math.round(left - box(root).left)}+${Math.round(width)}`;
      })
      .join(' ');
  const before = sizes();
  const { style } = sectionsOf(root)[2]!;
  style.display = 'none';
  await Promise.resolve();
  const { left } = box(root);
  assert.deepEqual(
    [before, sizes()],
    ['0+320 40+320 360+320', `0+360 40+360 ${-Math.round(left)}+0`],
  );
  style.display = '';
  await Promise.resolve();
  assert.equal(sizes(), before);
});

QUnit.test('C12 horizontal: sections that the author hid take no room', (assert) => {
  const html =
    '<ul id="acc"><li style="display:none"><h3>A</h3><div>a</div></li><li><h3>B</h3><div>b</div></li><li><h3>C</h3><div>c</div></li></ul>';
  const root = startAccordion({ orientation: 'horizontal', width: 600 }, html);
  assert.equal(accordionOf(root).active(), 1);
  const start = root.getBoundingClientRect().left;
  const places = sectionsOf(root).map((section) => section.getBoundingClientRect().left - start);
  assert.deepEqual(places.slice(1), [0, 560]);
  assert.deepEqual(
    sectionsOf(root).map(({ classList }) => [
      classList.contains('z-first'),
      classList.contains('z-last'),
    ]),
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
});
