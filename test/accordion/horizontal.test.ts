import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  contentsOf,
  headersOf,
  sectionsOf,
  startAccordion,
} from '../support/accordion';
import { frames } from '../support/motion';

QUnit.module('accordion: horizontal layout');
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

QUnit.test(
  'A7 the default: 960 by 320; in a narrower parent nothing is cut off',
  async (assert) => {
    const root = startAccordion({ orientation: 'horizontal' });
    await frames();
    const ends = (): number => box(sectionsOf(root)[2]!).left + 40 - box(root).left;
    assert.deepEqual([box(root).width, box(root).height, ends()], [800, 320, 800]);
    root.parentElement!.style.width = '1200px';
    accordionOf(root).refresh();
    assert.deepEqual([box(root).width, box(root).height, ends()], [960, 320, 960]);
  },
);

QUnit.test('A7 right to left is a mirror', (assert) => {
  const root = startAccordion(across({ active: 1 }), accordionHtml({ attributes: 'dir="rtl"' }));
  const { right } = box(root);
  const from = (elements: HTMLElement[]): number[] => elements.map((one) => right - box(one).right);
  assert.deepEqual(from(sectionsOf(root)), [0, 40, 660]);
  assert.deepEqual([from([contentsOf(root)[1]!])[0], box(contentsOf(root)[1]!).width], [80, 580]);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('A7 what is taller than the height scrolls, by key, too', async (assert) => {
  const root = startAccordion(across(), tall);
  await frames();
  const [first] = contentsOf(root) as [HTMLElement];
  assert.true(first.scrollHeight > first.clientHeight);
  assert.equal(first.tabIndex, 0);
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
