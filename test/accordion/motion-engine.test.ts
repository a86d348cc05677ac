import { accordionHtml } from '../support/accordion';
import { kinds } from '../support/kinds';
import { heights, places, running, sizedSections, stillOn, traces, types } from '../support/motion';

QUnit.module('accordion: motion by css and by jQuery');

/** How many animations go on by themselves: jQuery's clock moves those that stand. */
const byBrowser = (root: Element): number =>
  running(root).filter(({ playState }) => playState === 'running').length;

QUnit.test.each('A5 heights go from nothing to natural and back:', types, async (assert, type) => {
  const scene = await stillOn(kinds.accordion, type, {}, sizedSections());
  const { root, log, to, end, click, panel, byCss } = scene;
  const before = traces(root);
  assert.equal(click(1), '0 1 0', 'told at once');
  assert.equal(byBrowser(root), byCss ? 2 : 0, 'by jQuery, where it can');
  const seen = [0, 0.25, 0.5, 0.9999].map((part) => (to(part), heights(root)));
  assert.deepEqual(seen, ['130 0 -', '98 58 -', '65 115 -', '0 230 -']);
  await end();
  assert.equal(heights(root), '- 230 -');
  assert.deepEqual(traces(root), before, 'nothing inline is left');
  assert.equal(root.querySelectorAll('.z-moving, [inert]').length, 0);
  assert.equal(log.take(), kinds.accordion.change(1, 0, 'click'));
  panel(1).querySelector('p')!.style.height = '500px';
  assert.equal(heights(root), '- 530 -', 'grows with what is in it');
});

const wide = { orientation: 'horizontal', width: 620, height: 200 } as const;

QUnit.test.each('A7 horizontal: half-way, and back from there, by', types, async (assert, type) => {
  const scene = await stillOn(kinds.accordion, type, wide, accordionHtml());
  const { root, to, anew, end, click } = scene;
  const before = traces(root);
  assert.equal(places(root), '0 540 580');
  click(2);
  const seen = [0, 0.25, 0.5].map((part) => (to(part), places(root)));
  assert.deepEqual(seen, ['0 540 580', '0 415 455', '0 290 330']);
  anew();
  click(0);
  const back = [0, 0.5].map((part) => (to(part), places(root)));
  assert.deepEqual(back, ['0 290 330', '0 415 455'], 'from where it is');
  await end();
  assert.equal(places(root), '0 540 580');
  assert.deepEqual(traces(root), before, 'nothing inline is left');
});
