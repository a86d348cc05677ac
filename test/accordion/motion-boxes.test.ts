import { accordionOf, accordionState, contentsOf, running, triggersOf } from '../support/accordion';
import { stage, styles } from '../support/accordion-motion';
import { put } from '../support/fixture';
import { byType, frames, heightOf, near, types, type Type } from '../support/motion';

QUnit.module('accordion: motion of content that the page gives a box of its own');

/** What a page's sheet may say of the content. */
const boxes = {
  plain: '',
  'a least height': 'min-height: 400px',
  padding: 'padding: 20px 10px 30px',
  'a frame': 'border: 8px solid',
  margins: 'margin: 12px 0 16px',
  'all of it': 'min-height: 400px; padding: 20px; border: 8px solid; margin: 12px',
  'padding, its height that of the content': 'box-sizing: content-box; padding: 20px 10px 30px',
  'all, its height that of the content':
    'box-sizing: content-box; min-height: 400px; padding: 20px; border: 8px solid; margin: 12px',
  'a fraction of a pixel': 'padding-top: 10.3px',
};

type Box = keyof typeof boxes;

/** An accordion in a page whose sheet gives the contents a box. */
const staged = (type: Type, css: string, settings = {}) => {
  put(`<style>#acc#acc > li > div { ${css} }</style>`);
  return stage(type, settings);
};

// A border is a whole pixel until it is gone.
const slack = (box: Box): number => (/border/.test(boxes[box]) ? 2.5 : 0.2);

const steps = [0, 0.25, 0.5, 0.75, 0.9999];

QUnit.test.each(
  'A5 it opens from nothing to what it takes, with no step at either end:',
  byType<Box>(Object.keys(boxes) as Box[]),
  async (assert, [type, box]) => {
    const { root, to, end } = await staged(type, boxes[box]);
    const before = styles(root);
    const shut = heightOf(root);
    triggersOf(root)[1]!.click();
    const seen = steps.map((part) => (to(part), heightOf(root) - shut));
    await end();
    const all = heightOf(root) - shut;
    assert.true(all >= 230, `${all}`);
    const expected = steps.map((part) => part * all);
    near(assert, [seen[0]!, seen[4]!], [expected[0]!, expected[4]!], 'its ends', slack(box));
    // A least height that holds more than the content moves as the height does.
    near(assert, seen, expected, 'its way', 2.5);
    assert.deepEqual(styles(root), before, 'nothing inline is left');
  },
);

QUnit.test.each(
  'A5 it closes to nothing, and half-way turns back from where it is:',
  byType<Box>(Object.keys(boxes) as Box[]),
  async (assert, [type, box]) => {
    const { root, to, end, anew } = await staged(type, boxes[box], { active: 1 });
    const full = heightOf(root);
    triggersOf(root)[1]!.click();
    const seen = steps.map((part) => (to(part), heightOf(root)));
    to(0.5);
    anew();
    triggersOf(root)[1]!.click();
    const back = [0, 0.5, 0.9999].map((part) => (to(part), heightOf(root)));
    await end();
    near(assert, [heightOf(root)], [full], 'open again');
    anew();
    triggersOf(root)[1]!.click();
    await end();
    const shut = heightOf(root);
    const at = (part: number): number => full + (shut - full) * part;
    near(assert, seen, steps.map(at), 'closing', 2.5);
    near(assert, [seen[0]!, seen[4]!], [full, shut], 'its ends', slack(box));
    near(assert, back, [0.5, 0.25, 0].map(at), 'opening again', 2.5);
    assert.equal(accordionState(root), '0 0 0');
  },
);

QUnit.test.each(
  'A5 it grows on the way, and ends where it rests:',
  byType<Box>(Object.keys(boxes) as Box[]),
  async (assert, [type, box]) => {
    const { root, to, end } = await staged(type, boxes[box]);
    triggersOf(root)[1]!.click();
    to(0.5);
    contentsOf(root)[1]!.querySelector('p')!.style.height = '700px';
    await frames();
    to(0.9999);
    const last = heightOf(root);
    await end();
    near(assert, [last], [heightOf(root)], 'no step', Math.max(0.7, slack(box)));
    assert.true(last > 700);
  },
);

QUnit.test(
  'A5 content that shrinks below what its box was short of: no height below 0',
  async (assert) => {
    const { root, to } = await staged('css', 'max-height: 100px; overflow: hidden');
    triggersOf(root)[1]!.click();
    to(0.5);
    contentsOf(root)[1]!.querySelector('p')!.style.height = '10px';
    await frames();
    const heights = running(root).map(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().map(({ height }) => height),
    );
    assert.deepEqual(heights, [['0px', '0px']]);
  },
);

const opacities = (root: Element): number[] =>
  contentsOf(root).map((content) => Number(getComputedStyle(content).opacity));

QUnit.test.each(
  'A5 fade: turned back half-way it goes on from there,',
  types,
  async (assert, type) => {
    const settings = { active: 0, animation: { effects: 'fade' } } as const;
    const { root, to, end, anew } = await staged(type, '', settings);
    triggersOf(root)[1]!.click();
    to(0.25);
    near(assert, opacities(root), [0.75, 0.25, 1], 'on the way', 0.01);
    anew();
    triggersOf(root)[0]!.click();
    to(0);
    near(assert, opacities(root), [0.75, 0.25, 1], 'no jump', 0.01);
    to(0.5);
    near(assert, opacities(root), [0.875, 0.125, 1], 'from there', 0.01);
    anew();
    triggersOf(root)[2]!.click();
    to(0);
    near(assert, opacities(root), [0.875, 0.125, 0], 'cut off once more', 0.01);
    await end();
    assert.deepEqual(opacities(root), [1, 1, 1]);
  },
);

QUnit.test.each(
  'A5 fade: an opacity of the author’s is where it ends,',
  types,
  async (assert, type) => {
    const settings = { active: 0, animation: { effects: 'fade' } } as const;
    const { root, to, end } = await staged(type, 'opacity: 0.6', settings);
    triggersOf(root)[1]!.click();
    const seen = [0, 0.5, 0.9999].map((part) => (to(part), opacities(root)));
    near(assert, seen[0]!, [0.6, 0, 0.6], 'at first', 0.01);
    near(assert, seen[1]!, [0.3, 0.3, 0.6], 'in the middle', 0.01);
    near(assert, seen[2]!, [0, 0.6, 0.6], 'last', 0.01);
    await end();
    assert.deepEqual(opacities(root), [0.6, 0.6, 0.6]);
  },
);

/** What the page's sheet moves in the content that is open, and ends where that loses its box. */
const turning = (root: Element): Animation =>
  contentsOf(root)[accordionOf(root).active() as number]!.querySelector('p')!.getAnimations()[0]!;

QUnit.test.each(
  'A5, C12 content keeps its box on its way out, and what moves in it goes on,',
  byType<'vertical' | 'horizontal'>(['vertical', 'horizontal']),
  async (assert, [type, orientation]) => {
    const { root, to, end, anew } = await stage(type, { active: 0, orientation });
    // Not before the start: what the start closes, WebKit doesn't let move again when it opens.
    put('<style>@keyframes turn { to { rotate: 1turn } } #acc p { animation: turn 600s }</style>');
    const states: string[] = [];
    for (const next of [1, 0, 2]) {
      const turn = turning(root);
      triggersOf(root)[next]!.click();
      to(0.5);
      states.push(turn.playState);
      await end();
      anew();
    }
    assert.deepEqual(states, ['running', 'running', 'running']);
  },
);
