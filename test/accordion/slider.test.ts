import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: slider');

const slider = { slider: true, dotNav: true, active: 0 } as const;
const dotsOf = (root: Element): HTMLElement[] =>
  Array.from(root.parentElement!.querySelectorAll<HTMLElement>(':scope > .z-dot-nav > *'));

/** The dot that is marked, as `0 1 0`, by class and by ARIA. */
const dots = (root: Element): string =>
  dotsOf(root)
    .map((dot) => {
      const marks = [
        dot.classList.contains('z-active'),
        dot.getAttribute('aria-current') === 'true',
      ];
      return marks[0] === marks[1] ? Number(marks[0]) : marks.join('/');
    })
    .join(' ');

const image = (color: string, width = 40, height = 30): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="99" height="99" fill="${color}"/></svg>`,
  );
const pictures = (): string =>
  accordionHtml().replace(/<p>C(\d)<\/p>/g, `<img alt="Picture $1" src="${image('red')}">`);

QUnit.test('A8 the wrapper and the dots: buttons with names, 24 px', (assert) => {
  const root = startAccordion(slider);
  const wrapper = root.parentElement!;
  assert.equal(wrapper.className, 'z-slider-wrapper');
  assert.deepEqual(
    Array.from(wrapper.children, (child) => child.className.split(' ')[0]),
    [root.className.split(' ')[0], 'z-dot-nav'],
  );
  const nav = wrapper.lastElementChild!;
  const name = [nav, wrapper].map((element) => element.getAttribute('aria-label')).join();
  assert.deepEqual([nav.getAttribute('role'), name], ['group', 'Choose a slide,Slides']);
  assert.deepEqual(
    dotsOf(root).map((dot) => [
      dot.tagName,
      dot.getAttribute('type'),
      dot.getAttribute('aria-label'),
    ]),
    [1, 2, 3].map((n) => ['BUTTON', 'button', `Slide ${n}: H${n}`]),
  );
  for (const dot of dotsOf(root)) {
    assert.true(dot.offsetWidth >= 24 && dot.offsetHeight >= 24);
  }
  assert.equal(dots(root), '1 0 0');
});

QUnit.test('A8, 2.5.1, 2.5.7 a dot opens its section, and never closes it', async (assert) => {
  const { log, root } = await begun(slider);
  dotsOf(root)[2]!.click();
  assert.equal(accordionState(root), '0 0 1');
  assert.equal(dots(root), '0 0 1');
  dotsOf(root)[2]!.click();
  assert.equal(accordionState(root), '0 0 1');
  triggersOf(root)[1]!.click();
  assert.equal(dots(root), '0 1 0');
  accordionOf(root).next().next();
  assert.equal(dots(root), '1 0 0');
  assert.equal(log.take().split(', ')[0], 'select 2 click');
});

QUnit.test('A8 two sliders on one page never touch each other', (assert) => {
  const roots = ['a', 'b'].map((id) => startAccordion(slider, accordionHtml({ id })));
  dotsOf(roots[1]!)[1]!.click();
  assert.deepEqual(roots.map(accordionState), ['1 0 0', '0 1 0']);
  assert.deepEqual(roots.map(dots), ['1 0 0', '0 1 0']);
  triggersOf(roots[0]!)[2]!.click();
  assert.deepEqual(roots.map(dots), ['0 0 1', '0 1 0']);
  accordionOf(roots[0]!).destroy();
  assert.deepEqual([dotsOf(roots[1]!).length, dots(roots[1]!)], [3, '0 1 0']);
});

QUnit.test('A8 dots follow add, remove, refresh and setOptions', (assert) => {
  const root = startAccordion(slider);
  const names = (): string =>
    dotsOf(root)
      .map((dot) => dot.getAttribute('aria-label'))
      .join();
  accordionOf(root).add('H4', 'C4');
  assert.equal(names(), 'Slide 1: H1,Slide 2: H2,Slide 3: H3,Slide 4: H4');
  dotsOf(root)[3]!.click();
  assert.deepEqual([accordionState(root), dots(root)], ['0 0 0 1', '0 0 0 1']);
  accordionOf(root).remove(0);
  assert.equal(names(), 'Slide 1: H2,Slide 2: H3,Slide 3: H4');
  assert.equal(dots(root), '0 0 1');
  dotsOf(root)[0]!.click();
  assert.deepEqual([accordionState(root), dots(root)], ['1 0 0', '1 0 0']);
  $(sectionsOf(root)[0]!).remove();
  accordionOf(root).refresh();
  assert.equal(names(), 'Slide 1: H3,Slide 2: H4');
  accordionOf(root).setOptions({ texts: { slide: 'Folie', dots: 'Zur Folie' } });
  assert.equal(names(), 'Folie 1: H3,Folie 2: H4');
  assert.equal(dotsOf(root)[0]!.parentElement!.getAttribute('aria-label'), 'Zur Folie');
  accordionOf(root).setOptions({ dotNav: false });
  assert.equal(dotsOf(root).length, 0);
  const plain = startAccordion({ dotNav: true }, accordionHtml({ id: 'plain' }));
  assert.equal(plain.parentElement!.querySelectorAll('#plain ~ .z-dot-nav').length, 0);
});

function swipe(root: Element, [x, y]: [number, number]): void {
  const at = (type: string, clientX: number, clientY: number): void => {
    const options = { bubbles: true, pointerType: 'touch', pointerId: 5, clientX, clientY };
    contentsOf(root)[0]!.dispatchEvent(new PointerEvent(type, options));
  };
  at('pointerdown', 300, 100);
  at('pointerup', 300 + x, 100 + y);
}

const swipes: [string, [number, number], string][] = [
  ['to the left: the next', [-80, 5], '0 1 0'],
  ['to the right: the previous', [80, 5], '0 0 1'],
  ['too short', [-10, 0], '1 0 0'],
  ['upright', [-60, 90], '1 0 0'],
];

QUnit.test.each('A8 a swipe', swipes, (assert, [, way, expected]) => {
  const root = startAccordion({ ...slider, orientation: 'horizontal', width: 700 });
  swipe(root, way);
  assert.equal(accordionState(root), expected);
});

QUnit.test('A8 right to left: swipes are mirrored', (assert) => {
  const html = accordionHtml({ attributes: 'dir="rtl"' });
  const root = startAccordion({ ...slider, orientation: 'horizontal', width: 700 }, html);
  swipe(root, [-80, 0]);
  assert.equal(accordionState(root), '0 0 1');
});

const looks: [string, AccordionSettings][] = [
  ['vertical', {}],
  ['horizontal', { orientation: 'horizontal', width: 700, height: 300 }],
];

QUnit.test.each(
  'A8 an image of any size fills, and moves nothing as it loads,',
  looks,
  async (assert, [, more]) => {
    const root = startAccordion(
      { ...slider, ...more },
      accordionHtml().replace('<p>C1</p>', '<img alt="A">'),
    );
    const img = root.querySelector('img')!;
    const boxes = (): string =>
      [contentsOf(root)[0]!, root, root.parentElement!]
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => `${width}x${height}`)
        .join(' ');
    const before = boxes();
    assert.true(contentsOf(root)[0]!.offsetHeight > 100, before);
    for (const [width, height] of [
      [40, 30],
      [2000, 500],
      [300, 3000],
    ] as const) {
      const loaded = new Promise((resolve) => (img.onload = resolve));
      img.src = image('blue', width, height);
      await loaded;
      assert.equal(boxes(), before, `${width} by ${height}`);
      const [outer, inner] = [contentsOf(root)[0]!, img].map((one) => one.getBoundingClientRect());
      assert.deepEqual([inner!.width, inner!.height], [outer!.width, outer!.height]);
    }
  },
);

QUnit.test('S7 the wrapper is a named group with a role description', (assert) => {
  const told = (root: HTMLElement): string => {
    const names = ['role', 'aria-roledescription', 'aria-label', 'aria-labelledby'];
    return names.map((name) => root.parentElement!.getAttribute(name)).join();
  };
  const plain = startAccordion(slider, pictures());
  assert.equal(told(plain), 'group,carousel,Slides,');
  accordionOf(plain).setOptions({ texts: { carousel: 'Karussell', slides: 'Bilder' } });
  assert.equal(told(plain), 'group,Karussell,Bilder,');
  const named = startAccordion(slider, accordionHtml({ id: 'b', attributes: 'aria-label="Mine"' }));
  assert.equal(told(named), 'group,carousel,Mine,');
});
