import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, ends, headersOf, innersOf, sectionsOf } from '../support/accordion';
import { frame, until } from '../support/fit';
import { accordion } from '../support/kinds';
import { places, sizeOf } from '../support/motion';

QUnit.module('accordion: layout');

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const tall = accordionHtml().replace('C1', '<span style="display:block;height:500px">C1</span>');

const fixed: Record<string, AccordionSettings> = {
  contentHeight: { active: 0, contentHeight: 120 },
  horizontal: { orientation: 'horizontal', height: 120 },
};

QUnit.test.each('A6, A7 a fixed height scrolls, by key, too:', fixed, async (assert, settings) => {
  const { root, click, content } = accordion(settings, tall);
  await frame();
  assert.deepEqual([content(0).offsetHeight, styleOf(content(0)).overflowY], [120, 'auto']);
  assert.true(content(0).scrollHeight > 400);
  assert.equal(content(0).tabIndex, 0, 'a stop for Tab');
  click(1);
  assert.equal(content(1).offsetHeight, 120);
  assert.equal(root.querySelectorAll('.z-content[tabindex]').length, 0, 'what fits is none');
});

QUnit.test('A6 what scrolls is a stop for Tab after the first section has gone', async (assert) => {
  const settings = { active: 1, contentHeight: 120, responsiveDelay: 0 };
  const { root, set, content } = accordion(settings);
  await frame();
  set.remove(0);
  await frame();
  content(0).firstElementChild!.append(document.createElement('textarea'));
  content(0).querySelector('textarea')!.style.height = '300px';
  root.style.width = '300px';
  await until(() => content(0).tabIndex === 0);
  assert.equal(content(0).tabIndex, 0);
});

QUnit.test('A6, 2.1.1 content that grows is a stop once a header has the focus', async (assert) => {
  const { root, content, trigger } = accordion({ active: 0, contentHeight: 120 });
  await frame();
  content(0).append(document.createElement('div'));
  (content(0).lastChild as HTMLElement).style.height = '300px';
  trigger(0).focus();
  assert.equal(content(0).tabIndex, 0);
  (content(0).lastChild as HTMLElement).style.height = '0';
  trigger(1).focus();
  assert.equal(root.querySelectorAll('.z-content[tabindex]').length, 0);
});

QUnit.test('A6 contentHeight 0 is the content’s own height, also from then on', (assert) => {
  const { set, content } = accordion({ active: 0 }, tall);
  const heights = [0, 90, 0].map((contentHeight) => {
    set.setOptions({ contentHeight });
    return content(0).offsetHeight;
  });
  assert.deepEqual([heights[0]! >= 500, heights[1], heights[2]], [true, 90, heights[0]]);
  assert.equal(content(0).scrollHeight, content(0).clientHeight);
  assert.false(content(0).hasAttribute('tabindex'));
});

/** The distance from each section to the one before. */
const gaps = (root: Element): number[] => {
  const boxes = sectionsOf(root).map(box);
  return boxes.slice(1).map(({ top }, n) => Math.round(top - boxes[n]!.bottom));
};

/** The space around the first content. */
const around = (root: Element): number[] => {
  const inner = box(innersOf(root)[0]!);
  const outer = box(innersOf(root)[0]!.parentElement!);
  const { left, top, right, bottom } = inner;
  return [left - outer.left, top - outer.top, outer.right - right, outer.bottom - bottom];
};

const heights = (root: Element): number[] => headersOf(root).map((header) => box(header).height);
const bar = (root: Element): string => styleOf(root.querySelector('.z-content')!).scrollbarWidth;
const apart = (root: Element): unknown[] => [
  gaps(root),
  root.matches('.z-ungrouped:not(.z-grouped)'),
];

type Seen = [AccordionSettings, expected: unknown];

const rows: Record<string, [see: (root: Element) => unknown, first: Seen, ...more: Seen[]]> = {
  'scrollable: a thin scrollbar': [
    bar,
    [{ contentHeight: 120, scrollable: true }, 'thin'],
    [{ scrollable: false }, 'auto'],
  ],
  'sectionSpacing: gaps, or one group': [
    apart,
    [{ sectionSpacing: 12 }, [[12, 12], true]],
    [{ sectionSpacing: 0 }, [[0, 0], false]],
  ],
  'contentSpacing: space around the content': [
    around,
    [{ contentSpacing: 14 }, [14, 14, 14, 14]],
    [{ contentSpacing: 0 }, [0, 0, 0, 0]],
  ],
  'headerSize: the height of a header': [
    heights,
    [{}, [40, 40, 40]],
    [{ headerSize: 64 }, [64, 64, 64]],
    [{ headerSize: 24 }, [24, 24, 24]],
  ],
};

QUnit.test.each('A6, C20 sizes follow setOptions:', rows, (assert, row) => {
  const [see, [settings, expected], ...more] = row;
  const { root, set } = accordion({ active: 0, ...settings }, tall);
  assert.deepEqual(see(root), expected);
  for (const [changed, after] of more) {
    set.setOptions(changed);
    assert.deepEqual(see(root), after);
  }
});

QUnit.test.each(
  'A6 headerFontSize, in proportion,',
  ['vertical', 'horizontal'] as const,
  (assert, orientation) => {
    const [one, two] = [1, 2].map((headerFontSize) => {
      const { trigger } = accordion({ orientation, headerFontSize });
      return parseFloat(styleOf(trigger(0)).fontSize);
    });
    assert.true(one! > 0 && Math.abs(two! - 2 * one!) < 0.1, `${one} ${two}`);
  },
);

QUnit.test('A7 width and height do nothing to a vertical one', (assert) => {
  const [plain, given] = [accordion(), accordion({ width: 300, height: 50 })];
  assert.equal(sizeOf(given.root), sizeOf(plain.root));
});

const across = { orientation: 'horizontal', width: 700, height: 240 } as const;

QUnit.test.each(
  'A7 horizontal: the content is as wide as the width less n headers:',
  {
    'three of 40 px': [3, 40, 580, '0 620 660'],
    'three of 60 px': [3, 60, 520, '0 580 640'],
    'five of 40 px': [5, 40, 500, '0 540 580 620 660'],
    'one of 40 px': [1, 40, 660, '0'],
  } as const,
  (assert, [sections, headerSize, width, lefts]) => {
    const { root, content } = accordion(
      { ...across, headerSize },
      accordionHtml({ count: sections }),
    );
    assert.deepEqual([root, content(0)].map(sizeOf), ['700x240', `${width}x240`]);
    assert.deepEqual(new Set(headersOf(root).map(sizeOf)), new Set([`${headerSize}x240`]));
    assert.equal(places(root), lefts);
  },
);

QUnit.test('A7 it is 960 by 320 by default; a narrower parent cuts nothing off', async (assert) => {
  const { root, set } = accordion({ orientation: 'horizontal' });
  await frame();
  assert.deepEqual([sizeOf(root), places(root)], ['800x320', '0 720 760']);
  root.parentElement!.style.width = '1200px';
  set.refresh();
  assert.deepEqual([sizeOf(root), places(root)], ['960x320', '0 880 920']);
});

// As `show()` of jQuery writes `display: block` where a style sheet hides the container.
const looks = ['flex; flex-direction: column; gap: 9px', 'flex; align-items: center', 'block'];

QUnit.test.each('A7 a row, mirrored in right to left, if the page has', looks, (assert, look) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const html = accordionHtml({ attributes: `dir="${dir}" class="mine"` });
    const sheet = `<style>.mine { display: ${look} }</style>`;
    const { root, content } = accordion({ ...across, active: 1 }, sheet + html);
    const side = dir === 'rtl' ? 'right' : 'left';
    const from = Math.abs(box(root)[side] - box(content(1))[side]);
    assert.deepEqual([places(root), from, sizeOf(content(1))], ['0 40 660', 80, '580x240']);
  }
});

QUnit.test('C12 horizontal: sections that the author hid take no room', (assert) => {
  const html = accordionHtml().replace('<li>', '<li style="display:none">');
  const { root, set } = accordion({ orientation: 'horizontal', width: 600 }, html);
  assert.equal(set.active(), 1);
  assert.equal(places(root).split(' ').slice(1).join(' '), '0 560');
  assert.equal(ends(root), '- first last');
});
