import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  contentsOf,
  headersOf,
  innersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { frames } from '../support/motion';

QUnit.module('accordion: layout');

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const tall = accordionHtml().replace('C1', '<span style="display:block;height:500px">C1</span>');

/** The distance from each section to the one before. */
const gaps = (root: Element): number[] => {
  const boxes = sectionsOf(root).map(box);
  return boxes.slice(1).map(({ top }, n) => Math.round(top - boxes[n]!.bottom));
};

QUnit.test('A6 contentHeight: a fixed height that scrolls inside, by key, too', async (assert) => {
  const root = startAccordion({ active: 0, contentHeight: 120 }, tall);
  await frames();
  const [first, second] = contentsOf(root) as [HTMLElement, HTMLElement];
  assert.equal(first.offsetHeight, 120);
  assert.equal(styleOf(first).overflowY, 'auto');
  assert.true(first.scrollHeight > 400);
  assert.equal(first.tabIndex, 0, 'focusable');
  triggersOf(root)[1]!.click();
  assert.equal(second.offsetHeight, 120);
  assert.false(
    first.hasAttribute('tabindex') || second.hasAttribute('tabindex'),
    'what fits is not',
  );
});

QUnit.test('A6 contentHeight 0: the content’s own height', (assert) => {
  const root = startAccordion({ active: 0 }, tall);
  const [first] = contentsOf(root) as [HTMLElement];
  assert.true(first.offsetHeight >= 500, `${first.offsetHeight}`);
  assert.equal(first.scrollHeight, first.clientHeight);
  accordionOf(root).setOptions({ contentHeight: 90 });
  assert.equal(first.offsetHeight, 90);
  accordionOf(root).setOptions({ contentHeight: 0 });
  assert.true(first.offsetHeight >= 500);
  assert.false(first.hasAttribute('tabindex'));
});

QUnit.test('A6 scrollable: a thin scrollbar', (assert) => {
  const root = startAccordion({ active: 0, contentHeight: 120, scrollable: true }, tall);
  assert.equal(styleOf(contentsOf(root)[0]!).scrollbarWidth, 'thin');
  accordionOf(root).setOptions({ scrollable: false });
  assert.equal(styleOf(contentsOf(root)[0]!).scrollbarWidth, 'auto');
});

QUnit.test('A6 sectionSpacing: separate panels with gaps; 0 is one group', (assert) => {
  const root = startAccordion({ sectionSpacing: 12 });
  assert.deepEqual(gaps(root), [12, 12]);
  assert.true(root.classList.contains('z-ungrouped') && !root.classList.contains('z-grouped'));
  accordionOf(root).setOptions({ sectionSpacing: 0 });
  assert.deepEqual(gaps(root), [0, 0]);
  assert.true(root.classList.contains('z-grouped') && !root.classList.contains('z-ungrouped'));
});

QUnit.test('A6 contentSpacing: space around the content', (assert) => {
  const around = (root: HTMLElement): number[] => {
    const [outer, inner] = [box(contentsOf(root)[0]!), box(innersOf(root)[0]!)];
    return [
      inner.left - outer.left,
      inner.top - outer.top,
      outer.right - inner.right,
      outer.bottom - inner.bottom,
    ];
  };
  const root = startAccordion({ active: 0, contentSpacing: 14 });
  assert.deepEqual(around(root), [14, 14, 14, 14]);
  accordionOf(root).setOptions({ contentSpacing: 0 });
  assert.deepEqual(around(root), [0, 0, 0, 0]);
});

QUnit.test('A6 headerSize is the height of a vertical header', (assert) => {
  const sizes = (root: HTMLElement): number[] =>
    headersOf(root).map((header) => box(header).height);
  const root = startAccordion({ headerSize: 64 });
  assert.deepEqual(sizes(root), [64, 64, 64]);
  accordionOf(root).setOptions({ headerSize: 48 });
  assert.deepEqual(sizes(root), [48, 48, 48]);
  accordionOf(root).setOptions({ headerSize: 24 });
  assert.deepEqual(sizes(root), [24, 24, 24]);
  assert.deepEqual(sizes(startAccordion()), [40, 40, 40], 'the default');
});

QUnit.test.each(
  'A6 headerFontSize takes effect, in proportion,',
  ['vertical', 'horizontal'],
  (assert, way) => {
    const settings = { orientation: way } as AccordionSettings;
    const size = (headerFontSize: number): number => {
      const root = startAccordion({ ...settings, headerFontSize });
      return parseFloat(styleOf(triggersOf(root)[0]!).fontSize);
    };
    const [one, two] = [size(1), size(2)];
    assert.true(one > 0 && Math.abs(two - 2 * one) < 0.1, `${one} ${two}`);
  },
);

QUnit.test('A7 only horizontal: width and height do nothing to a vertical one', (assert) => {
  const [plain, given] = [startAccordion(), startAccordion({ width: 300, height: 50 })] as const;
  assert.equal(box(given).width, 800);
  assert.equal(box(given).height, box(plain).height);
});
