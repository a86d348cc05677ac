import { accordionHtml, contentsOf, sectionsOf } from '../support/accordion';
import { frame } from '../support/fit';
import { begunAccordion, kinds } from '../support/kinds';
import { isVisible } from '../support/state';
import { finish, heights, moving, places, running, seek, slide } from '../support/motion';

QUnit.module('accordion: motion');

/** What is seen at some moments. */
const at = (root: Element, times: number[], see = heights): string[] =>
  times.map((time) => (seek(root, time), see(root)));

QUnit.test('A5 fade changes the opacity with the height', async (assert) => {
  const { root, click } = await moving({ active: 0, animation: { ...slide, effects: 'fade' } });
  click(1);
  const opacities = (): string =>
    contentsOf(root)
      .map((content) => getComputedStyle(content).opacity)
      .join(' ');
  assert.deepEqual(at(root, [0, 500], opacities), ['1 0 1', '0.5 0.5 1']);
  await finish(root);
  assert.equal(opacities(), '1 1 1');
});

QUnit.test('A5 a click half-way reverses from where it is', async (assert) => {
  const { log, root, click } = await moving();
  click(1);
  assert.deepEqual(at(root, [500]), ['- 115 -']);
  click(1);
  assert.deepEqual(at(root, [0, 500]), ['- 115 -', '- 58 -'], 'no jump');
  click(1);
  assert.deepEqual(at(root, [0]), ['- 58 -'], 'and back again');
  await finish(root);
  assert.equal(heights(root), '- 230 -');
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, ' +
      'select 1 closed click, activate 1 closed click, collapse 1 closed click, ' +
      'select 1 click, activate 1 click',
  );
});

QUnit.test('A5, C11 a change of another: told at once, the height goes on', async (assert) => {
  const { root, log, click } = await moving({ expandMode: 'multiple' });
  click(0);
  seek(root, 500);
  click(1);
  assert.equal(log.take(), 'select 0 click, activate 0 click, select 1 click');
  assert.deepEqual(at(root, [0, 500]), ['65 0 -', '98 115 -']);
  await finish(root);
  assert.equal(heights(root), '130 230 -');
});

QUnit.test('A5, C10 what a callback stops as it begins goes all its way later', async (assert) => {
  const { root, set } = await moving({ active: 0 });
  root.addEventListener('uiaccordion:select', () => set.select(2), { once: true });
  set.select(1);
  await finish(root);
  set.select(0);
  assert.deepEqual(at(root, [0, 500]), ['0 - 330', '65 - 165']);
});

const framesOf = ({ effect }: Animation): ComputedKeyframe[] =>
  (effect as KeyframeEffect).getKeyframes();
const targetOf = ({ effect }: Animation): Element => (effect as KeyframeEffect).target!;

QUnit.test('A7, C20 turned horizontal while one closes, another one slides in', async (assert) => {
  const { root, set, click } = await moving({ active: 1 });
  click(1);
  seek(root, 500);
  set.setOptions({ orientation: 'horizontal' });
  const transforms = running(root)
    .filter((one) => targetOf(one).matches('.z-section'))
    .flatMap((one) => framesOf(one).map(({ transform }) => String(transform)));
  assert.true(transforms.length > 0);
  assert.true(
    transforms.every((one) => /^translateX\(-?[\d.]+px\)$/.test(one)),
    `${transforms}`,
  );
  await finish(root);
});

const directions = ['ltr', 'rtl'];
const wide = { orientation: 'horizontal', width: 620, height: 200, animation: slide } as const;

QUnit.test.each('A7 horizontal: sections move by transform,', directions, async (assert, dir) => {
  const { root, click } = await begunAccordion(wide, accordionHtml({ attributes: `dir="${dir}"` }));
  const sizes = (): string =>
    [root, ...contentsOf(root).filter(isVisible)]
      .map(({ offsetWidth, offsetHeight }) => `${offsetWidth}x${offsetHeight}`)
      .join(' ');
  const size = sizes();
  click(2);
  const moved = running(root).map(targetOf);
  assert.deepEqual(moved, sectionsOf(root).slice(1), 'those that go somewhere');
  const keys = new Set(
    running(root)
      .flatMap(framesOf)
      .flatMap((one) => Object.keys(one)),
  );
  const sizing = ['transform', 'height', 'width'].map((name) => keys.has(name));
  assert.deepEqual(sizing, [true, false, false]);
  const seen = at(root, [0, 250, 500, 999], () => places(root));
  assert.deepEqual(seen, ['0 540 580', '0 415 455', '0 290 330', '0 41 81']);
  seek(root, 500);
  assert.equal(sizes(), `${size} 500x200`, 'both contents have their full size');
  await finish(root);
  assert.deepEqual([places(root), sizes()], ['0 40 80', size]);
});

QUnit.test('A7, A11 horizontal: a callback may add a section on the way', async (assert) => {
  const { root, set, state } = await begunAccordion(wide);
  root.addEventListener('uiaccordion:select', () => set.add('T4', 'P4'), { once: true });
  set.select(1);
  assert.equal(state(), '0 1 0 0');
  await finish(root);
  assert.deepEqual([state(), places(root)], ['0 1 0 0', '0 40 540 580']);
});

const details = accordionHtml({ form: 'details' });

QUnit.test('A7 horizontal: one that has nowhere to slide is open at once', async (assert) => {
  const animation = { duration: 60000 };
  const settings = { active: 0, orientation: 'horizontal', animation } as const;
  const { set, item, log } = await begunAccordion(settings, accordionHtml({ count: 2 }));
  item(0).style.display = 'none';
  set.select(1);
  assert.equal(log.take(), kinds.accordion.change(1, 0, 'api'));
});

QUnit.test('A5 details that close stay open until their content has closed', async (assert) => {
  const { root, set, state } = await begunAccordion(
    { active: 0, animation: { duration: 60000 } },
    details,
  );
  const first = root.querySelector('details')!;
  set.close(0);
  await frame();
  assert.deepEqual([first.open, state()], [true, '0 0 0']);
  await finish(root);
  await frame();
  assert.deepEqual([first.open, state()], [false, '0 0 0']);
});

QUnit.test.each(
  'A1, A5 details that the browser has close each other close as the accordion says,',
  { single: '0 1 0', multiple: '1 1 0' },
  async (assert, expected) => {
    const html = details.replace(/<details/g, '<details name="g"');
    const expandMode = expected === '0 1 0' ? 'single' : 'multiple';
    const settings = { active: 0, expandMode, animation: { duration: 60000 } } as const;
    const { root, set, state } = await begunAccordion(settings, html);
    set.select(1);
    await frame();
    assert.equal(state(), expected);
    await finish(root);
    await frame();
    assert.equal(state(), expected);
    set.destroy();
    assert.equal(root.outerHTML, html);
  },
);
