import {
  accordionHtml,
  begun,
  contentsOf,
  finish,
  running,
  seek,
  sectionsOf,
  triggersOf,
} from '../support/accordion';
import { places } from '../support/accordion-motion';
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
