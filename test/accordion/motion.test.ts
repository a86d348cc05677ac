import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionState,
  contentsOf,
  finish,
  forms,
  reduceMotion,
  running,
  seek,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { heights, moving, sized, slide } from '../support/accordion-motion';

QUnit.module('accordion: motion');

const PADDING = 30;
const inner = (height: number, part = 1): number => Math.round((height + PADDING) * part);

QUnit.test.each(
  'A5 slide: height from 0 to natural, then auto, in the form',
  forms,
  async (assert, form) => {
    const { root } = await moving({}, sized(form));
    triggersOf(root)[1]!.click();
    const seen = [0, 250, 500, 999].map((time) => (seek(root, time), heights(root)));
    assert.deepEqual(seen, [
      '- 0 -',
      `- ${inner(200, 0.25)} -`,
      `- ${inner(200, 0.5)} -`,
      '- 230 -',
    ]);
    await finish(root);
    assert.equal(heights(root), '- 230 -');
    const content = contentsOf(root)[1]!;
    assert.equal(content.getAttribute('style'), null);
    content.querySelector('p')!.style.height = '500px';
    assert.equal(content.offsetHeight, inner(500), 'grows with what is in it');
  },
);

QUnit.test('A5 siblings move together', async (assert) => {
  const { root } = await moving({ active: 0 });
  triggersOf(root)[2]!.click();
  assert.equal(running(root).length, 2);
  const seen = [0, 250, 500, 750].map((time) => (seek(root, time), heights(root)));
  assert.deepEqual(seen, ['130 - 0', '98 - 83', '65 - 165', '33 - 248']);
  assert.equal(accordionState(root), '0 0 1');
});

QUnit.test('A5 fade: opacity goes with the height', async (assert) => {
  const { root } = await moving({ active: 0, animation: { ...slide, effects: 'fade' } });
  triggersOf(root)[1]!.click();
  const seen = [0, 500].map((time) => {
    seek(root, time);
    return contentsOf(root)
      .map((content) => getComputedStyle(content).opacity)
      .join(' ');
  });
  assert.deepEqual(seen, ['1 0 1', '0.5 0.5 1']);
  await finish(root);
  assert.deepEqual(
    contentsOf(root).map((content) => getComputedStyle(content).opacity),
    ['1', '1', '1'],
  );
});

QUnit.test('A5 duration and easing are those of the options', async (assert) => {
  const { root } = await moving({
    active: 0,
    animation: { duration: 700, easing: 'swing', effects: 'slide' },
  });
  triggersOf(root)[1]!.click();
  const timings = running(root).map((one) => one.effect!.getTiming());
  assert.deepEqual(
    timings.map(({ duration }) => duration),
    [700, 700],
  );
  assert.true(
    timings.every(({ easing }) => /^cubic-bezier/.test(easing!)),
    timings[0]!.easing,
  );
});

const still: [string, AccordionSettings, (root: HTMLElement) => () => void][] = [
  ['effects none', { animation: { effects: 'none' } }, () => () => undefined],
  ['a duration of 0', { animation: { ...slide, duration: 0 } }, () => () => undefined],
  ['reduced motion', {}, reduceMotion],
  [
    'out of sight',
    {},
    (root) => {
      root.parentElement!.style.display = 'none';
      return () => root.parentElement!.style.removeProperty('display');
    },
  ],
];

QUnit.test.each(
  'A5 nothing moves, and events come at once:',
  still,
  async (assert, [, settings, prepare]) => {
    const { log, root, accordion } = await moving({ active: 0, ...settings });
    const restore = prepare(root);
    accordion.select(1);
    const moves = running(root).length;
    restore();
    assert.equal(moves, 0);
    assert.equal(heights(root), '- 230 -');
    assert.equal(
      log.take(),
      'select 1 api, activate 1 api, activate 0 closed api, collapse 0 closed api',
    );
  },
);

QUnit.test('A5 nothing moves at start', (assert) => {
  const root = startAccordion({ animation: slide, active: 1 }, sized());
  assert.deepEqual(root.getAnimations({ subtree: true }), [], 'nor do the arrows');
  assert.equal(heights(root), '- 230 -');
});
