import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, sectionsOf } from '../support/accordion';
import { accordion, begunAccordion } from '../support/kinds';
import { frame } from '../support/fit';
import { sizeOf } from '../support/motion';
import { swipe } from '../support/players';
import { surroundings, tick } from '../support/surroundings';

QUnit.module('accordion: slider');

const slider = { slider: true, dotNav: true, active: 0 } as const;
const across = { ...slider, orientation: 'horizontal', width: 700, height: 300 } as const;

const dotsOf = (root: Element): HTMLElement[] =>
  Array.from(root.parentElement!.querySelectorAll<HTMLElement>(':scope > .z-dot-nav > *'));
const names = (root: Element): string =>
  dotsOf(root)
    .map((dot) => dot.getAttribute('aria-label'))
    .join();

/** The dot that is marked, as `0 1 0`, by class and by ARIA. */
const dots = (root: Element): string =>
  dotsOf(root)
    .map((dot) => [dot.classList.contains('z-active'), dot.getAttribute('aria-current') === 'true'])
    .map(([named, told]) => (named === told ? Number(named) : `${named}/${told}`))
    .join(' ');

QUnit.test('A8, S7 slides and dots are in a group with a name, also in other words', (assert) => {
  const told = (root: HTMLElement): string =>
    ['role', 'aria-roledescription', 'aria-label', 'aria-labelledby']
      .map((name) => root.parentElement!.getAttribute(name))
      .join();
  const { root, set } = accordion(slider);
  assert.true(root.matches('.z-slider-wrapper > :first-child:has(+ .z-dot-nav:last-child)'));
  assert.equal(root.parentElement!.querySelectorAll(':scope > * > button[type=button]').length, 3);
  assert.equal(told(root), 'group,carousel,Slides,');
  set.setOptions({ texts: { carousel: 'Karussell', slides: 'Bilder' } });
  assert.equal(told(root), 'group,Karussell,Bilder,');
  set.setOptions({ slider: false });
  assert.false(root.parentElement!.matches('.z-slider-wrapper'), 'a slider no more');
  const named = { 'aria-label': 'Mine,', 'aria-labelledby': 'Slides,Mine' };
  for (const [name, expected] of Object.entries(named)) {
    const html = accordionHtml({ id: name, attributes: `${name}="Mine"` });
    assert.equal(told(accordion(slider, html).root), `group,carousel,${expected}`);
  }
});

const apart: Record<string, (root: HTMLElement) => unknown> = {
  'is left there': () => undefined,
  'gets a box': (root) => $(root).wrap('<div></div>'),
  'is moved': (root) => $('#qunit-fixture').prepend(root),
  'is taken out': (root) => root.remove(),
};

QUnit.test.each('A8, C13 what the page put beside a slider that', apart, (assert, act) => {
  const { root, set } = accordion(slider);
  $(root).after('<p>A caption</p>');
  act(root);
  set.destroy();
  assert.deepEqual([$('.z-slider-wrapper').length, $('#qunit-fixture > p').length], [0, 1]);
});

QUnit.test('A8, 2.5.1, 2.5.7 a dot opens its section, and never closes it', async (assert) => {
  const { log, root, set, state, click } = await begunAccordion(slider);
  for (const at of [0, 1]) {
    dotsOf(root)[2]!.click();
    assert.deepEqual([state(), dots(root)], ['0 0 1', '0 0 1'], `press ${at}`);
  }
  assert.equal(log.entries[0], 'select 2 click');
  click(1);
  assert.equal(dots(root), '0 1 0');
  set.next().next();
  assert.equal(dots(root), '1 0 0');
});

QUnit.test('A8 two sliders on one page never touch each other', (assert) => {
  const [a, b] = [accordion(slider), accordion(slider, accordionHtml({ id: 'b' }))];
  const seen = (): string[] => [a, b].flatMap(({ root, state }) => [state(), dots(root)]);
  dotsOf(b.root)[1]!.click();
  assert.deepEqual(seen(), ['1 0 0', '1 0 0', '0 1 0', '0 1 0']);
  a.click(2);
  assert.deepEqual(seen(), ['0 0 1', '0 0 1', '0 1 0', '0 1 0']);
  a.set.destroy();
  assert.equal(dots(b.root), '0 1 0');
});

const hidings: Record<string, (section: HTMLElement) => unknown> = {
  'an attribute': (section) => (section.hidden = true),
  'a class': (section) => section.classList.add('hide'),
  'a style sheet': (section) => section.classList.add('unseen'),
};

QUnit.test.each('A8, C12 a slide has no dot while hidden by', hidings, async (assert, hides) => {
  document.querySelector('#qunit-fixture')!.innerHTML = '<style>.unseen { display: none }</style>';
  const { root, set } = accordion(slider);
  const seen = (): string =>
    dotsOf(root)
      .map((dot) => Number(dot.offsetWidth > 0))
      .join(' ');
  const section = sectionsOf(root)[1]!;
  await frame();
  assert.equal(seen(), '1 1 1');
  hides(section);
  set.refresh();
  assert.equal(seen(), '1 0 1');
  set.remove(0);
  await frame();
  assert.equal(seen(), '0 1');
  section.hidden = false;
  section.className = 'z-section';
  set.refresh();
  assert.equal(seen(), '1 1');
});

QUnit.test('A8 dots follow add, remove, refresh and setOptions', (assert) => {
  const { root, set, state } = accordion(slider);
  set.add('H4', 'C4');
  assert.equal(names(root), 'Slide 1: H1,Slide 2: H2,Slide 3: H3,Slide 4: H4');
  dotsOf(root)[3]!.click();
  assert.deepEqual([state(), dots(root)], ['0 0 0 1', '0 0 0 1']);
  set.remove(0);
  assert.deepEqual([names(root), dots(root)], ['Slide 1: H2,Slide 2: H3,Slide 3: H4', '0 0 1']);
  dotsOf(root)[0]!.click();
  assert.deepEqual([state(), dots(root)], ['1 0 0', '1 0 0']);
  $(sectionsOf(root)[0]!).remove();
  set.refresh();
  assert.equal(names(root), 'Slide 1: H3,Slide 2: H4');
  set.setOptions({ texts: { slide: 'Folie', dots: 'Zur Folie' } });
  assert.equal(names(root), 'Folie 1: H3,Folie 2: H4');
  assert.equal(dotsOf(root)[0]!.parentElement!.getAttribute('aria-label'), 'Zur Folie');
  set.setOptions({ dotNav: false });
  assert.equal(dotsOf(root).length, 0);
  accordion({ dotNav: true }, accordionHtml({ id: 'plain' }));
  assert.equal(document.querySelectorAll('.z-dot-nav').length, 0, 'nor without slider');
});

function image(size: string): string {
  const [width, height] = size.split('x');
  return `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

QUnit.test.each(
  'A8 an image of any size fills, whatever the page’s style, and moves nothing,',
  { vertical: slider, horizontal: across } as Record<string, AccordionSettings>,
  async (assert, settings) => {
    // As many pages say it of their pictures.
    const style = '<style>.entry img { max-width: 100%; height: auto }</style>';
    const list = accordionHtml({ attributes: 'class="entry"' }).replace(
      '<p>C1</p>',
      '<img alt="A">',
    );
    const { root, content } = accordion(settings, style + list);
    const img = root.querySelector('img')!;
    const boxes = (): string[] => [content(0), root, root.parentElement!].map(sizeOf);
    const before = boxes();
    assert.true(content(0).offsetHeight > 100, before.join());
    for (const size of ['40x30', '2000x500', '300x3000']) {
      const loaded = new Promise((resolve) => (img.onload = resolve));
      img.src = image(size);
      await loaded;
      assert.deepEqual(boxes(), before, size);
      assert.equal(sizeOf(img), before[0]);
    }
  },
);

QUnit.module('accordion: autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };
const plays = (root: Element): boolean =>
  root.parentElement!.querySelector('.z-autoplay')!.classList.contains('z-playing');

QUnit.test('A3 with nothing open it starts at the first', (assert) => {
  const { state } = accordion(second);
  const seen = [0, 1000, 1000].map((ms) => (tick(ms), state()));
  assert.deepEqual(seen, ['0 0 0', '1 0 0', '0 1 0']);
});

QUnit.test('S8 a dot stops it, and so does a swipe', (assert) => {
  const { root, set, state, content } = accordion({ ...second, ...slider });
  dotsOf(root)[2]!.click();
  assert.deepEqual([state(), plays(root)], ['0 0 1', false]);
  set.select(0).play();
  swipe(content(0), -10);
  assert.deepEqual([state(), plays(root)], ['1 0 0', true], 'what is too short is none');
  swipe(content(0), -80);
  assert.deepEqual([state(), plays(root)], ['0 1 0', false]);
});
