import {
  accordionHtml,
  begun,
  contentsOf,
  finish,
  headersOf,
  running,
  seek,
  sectionsOf,
  triggersOf,
} from '../support/accordion';
import { places } from '../support/accordion-motion';
import { put } from '../support/fixture';
import { isVisible } from '../support/state';

QUnit.module('accordion: motion, horizontal and on the screen');

const slide = { effects: 'slide', duration: 1000, easing: 'linear' } as const;
const wide = { orientation: 'horizontal', width: 620, height: 200, animation: slide } as const;

const sizes = (root: HTMLElement): string =>
  [root, ...contentsOf(root).filter(isVisible)]
    .map(({ offsetWidth, offsetHeight }) => `${offsetWidth}x${offsetHeight}`)
    .join(' ');

QUnit.test.each(
  'A7 horizontal: sections move by transform alone,',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const { root } = await begun(wide, accordionHtml({ attributes: `dir="${dir}"` }));
    assert.equal(places(root), '0 540 580');
    const size = sizes(root);
    triggersOf(root)[2]!.click();
    const moved = running(root).map(({ effect }) => (effect as KeyframeEffect).target);
    assert.deepEqual(moved, sectionsOf(root).slice(1), 'those that go somewhere');
    for (const animation of running(root)) {
      const names = (animation.effect as KeyframeEffect)
        .getKeyframes()
        .map((frame) => Object.keys(frame));
      assert.true(names.every((keys) => !keys.includes('height') && !keys.includes('width')));
      assert.true(names.every((keys) => keys.includes('transform')));
    }
    const seen = [0, 250, 500, 999].map((time) => (seek(root, time), places(root)));
    assert.deepEqual(seen, ['0 540 580', '0 415 455', '0 290 330', '0 41 81']);
    seek(root, 500);
    assert.equal(sizes(root), `${size} 500x200`, 'both contents have their full size');
    await finish(root);
    assert.equal(places(root), '0 40 80');
    assert.equal(sizes(root), size);
  },
);

QUnit.test('A7 horizontal: a click on the way goes on from there', async (assert) => {
  const { log, root } = await begun(wide);
  triggersOf(root)[2]!.click();
  seek(root, 500);
  triggersOf(root)[0]!.click();
  const seen = [0, 500].map((time) => (seek(root, time), places(root)));
  assert.deepEqual(seen, ['0 290 330', '0 415 455']);
  await finish(root);
  assert.equal(places(root), '0 540 580');
  assert.equal(
    log.take(),
    'select 2 click, activate 2 click, collapse 0 closed click, ' +
      'select 0 click, activate 0 click, collapse 2 closed click',
  );
});

const tall = (n: number): string =>
  accordionHtml().replace(/<p>/g, `<p style="height: ${n}px; margin: 0; overflow-anchor: none">`);

/** The page, or an element that scrolls, with room above and below. */
function around(scroller: boolean): HTMLElement {
  const style = scroller ? 'height: 300px; overflow: auto; position: relative' : '';
  const space = '<div style="height: 2000px"></div>';
  return put(`<div style="overflow-anchor: none; ${style}">${space}${space}</div>`);
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

QUnit.test.each(
  'A5 the pressed header stays where it is while an upper section closes,',
  { 'in the page': false, 'in an element that scrolls': true },
  async (assert, scroller) => {
    const box = around(scroller);
    const { log, root: inside } = await begun({ active: 0, animation: slide }, tall(600));
    box.insertBefore(inside, box.lastElementChild);
    const header = headersOf(inside)[1]!;
    header.scrollIntoView({ block: 'center' });
    const top = (): number => Math.round(header.getBoundingClientRect().top);
    const before = top();
    triggersOf(inside)[1]!.click();
    const tops: number[] = [];
    for (const time of [0, 300, 600, 999]) {
      seek(inside, time);
      await frame();
      await frame();
      tops.push(top());
    }
    await finish(inside);
    tops.push(top());
    assert.true(
      tops.every((at) => Math.abs(at - before) <= 1),
      `${before}: ${tops.join()}`,
    );
    assert.equal(log.take(), 'select 1 click, activate 1 click, collapse 0 closed click');
    scrollTo(0, 0);
  },
);

QUnit.test('A5 with no motion the pressed header stays, too', async (assert) => {
  const box = around(false);
  const { root } = await begun({ active: 0 }, tall(600));
  box.insertBefore(root, box.lastElementChild);
  headersOf(root)[2]!.scrollIntoView({ block: 'center' });
  const before = headersOf(root)[2]!.getBoundingClientRect().top;
  triggersOf(root)[2]!.click();
  assert.true(Math.abs(headersOf(root)[2]!.getBoundingClientRect().top - before) <= 1);
  scrollTo(0, 0);
});

QUnit.test('A5 what nobody pressed scrolls nothing', async (assert) => {
  const box = around(false);
  const { root, accordion } = await begun({ active: 0, animation: slide }, tall(600));
  box.insertBefore(root, box.lastElementChild);
  headersOf(root)[1]!.scrollIntoView({ block: 'center' });
  const before = scrollY;
  accordion.next();
  seek(root, 500);
  await frame();
  await finish(root);
  assert.equal(scrollY, before);
  scrollTo(0, 0);
});

QUnit.test('A5 closing a lower section scrolls nothing', async (assert) => {
  const box = around(false);
  const { root } = await begun({ active: 2, animation: slide }, tall(600));
  box.insertBefore(root, box.lastElementChild);
  headersOf(root)[0]!.scrollIntoView({ block: 'center' });
  const before = scrollY;
  triggersOf(root)[0]!.click();
  seek(root, 500);
  await frame();
  await finish(root);
  assert.equal(scrollY, before);
  scrollTo(0, 0);
});
