import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { near, placeOf, running, still, traces, types } from '../support/motion';
import type { Type } from '../support/motion';
import { once } from '../support/fixture';

QUnit.module('tabs: what moves them');

const { slim } = window.testRun;

/** How far the new panel has come at some moments of an effect; and by which engine. */
async function course(type: Type, easing: string, parts: readonly number[]) {
  const scene = await still(type, { animation: { effects: 'slideLeft', easing } });
  scene.tabs.select(1);
  // What goes on by itself: jQuery's clock moves those that stand.
  const isFree = running(scene.root).some(({ playState }) => playState === 'running');
  const by = isFree ? 'css' : 'jquery';
  const width = scene.container.clientWidth;
  const seen = parts.map((part) => {
    scene.to(part);
    return 1 - placeOf(scene, scene.panels[1]!)[0]! / width;
  });
  return { scene, by, seen };
}

const draws = slim || CSS.supports('transition-timing-function', 'linear(0, 1)');

/** An easing, what moves by it where css is asked for, and how far it has come at which part. */
type Row = [easing: string, byCss: boolean, most: number, course: Record<number, number>];

/** As far as the part of the time squared; older plugins count by the time. */
const ownOne = (part: number, time: number, from: number, way: number, duration: number): number =>
  (way * part * time) / duration + from;

const easings: Record<string, Row> = {
  'the type decides, linear is even': ['linear', true, 0.001, { 0: 0, 0.25: 0.25, 0.5: 0.5 }],
  'css draws what the page has added within 1 %': [
    'ownOne',
    draws,
    0.01,
    { 0.25: 0.0625, 0.5: 0.25, 0.8: 0.64 },
  ],
  'an unknown easing warns once and is swing': [
    'easeInExpo',
    true,
    0.01,
    { 0.25: 0.1464, 0.75: 0.8536 },
  ],
};

for (const [title, [easing, byCss, most, parts]] of Object.entries(easings)) {
  QUnit.test.each(`T15 ${title}:`, types, async (assert, type) => {
    const page = $ as unknown as { easing?: object };
    const before = page.easing;
    page.easing = { ...before, ownOne };
    const { by, seen, scene } = await course(type, easing, Object.keys(parts).map(Number));
    assert.equal(by, slim || (type === 'css' && byCss) ? 'css' : 'jquery');
    near(assert, seen, Object.values(parts), 'its course', by === 'css' ? most : 0.001);
    const isKnown = easing !== 'easeInExpo';
    assert.equal(takeWarnings().length, Number(!isKnown));
    assert.equal(scene.tabs.option('animation.easing'), isKnown ? easing : 'swing');
    await scene.end();
    page.easing = before!;
    if (!before) delete page.easing;
  });
}

QUnit.test('T15 a motion that is over as soon as it begins leaves nothing', async (assert) => {
  const { root, tabs, to, byCss } = await still('jquery', { animation: { duration: 1 } });
  const before = traces(root);
  const told = once(root, 'uitabs:deactivate');
  const { now } = Date;
  let time = now();
  // jQuery 4 looks at the clock again before it returns.
  Date.now = () => (time += 10);
  tabs.select(1);
  Date.now = now;
  if (!byCss) to(1);
  await told;
  assert.deepEqual(traces(root), before);
});
