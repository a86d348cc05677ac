import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { next } from '../support/driver';
import { near, placeOf, running, stage, traces, types } from '../support/motion';
import type { Type } from '../support/motion';

QUnit.module('tabs: what moves them');

const { slim } = window.testRun;

/** How far the new panel has come at some moments of an effect; and by which engine. */
async function course(type: Type, easing: string, parts: readonly number[]) {
  const scene = await stage(type, { animation: { effects: 'slideLeft', easing } });
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

QUnit.test.each('T15 the type decides:', types, async (assert, type) => {
  const { by, seen, scene } = await course(type, 'linear', [0, 0.25, 0.5, 0.75]);
  assert.equal(by, slim ? 'css' : type, 'where jQuery can animate');
  near(assert, seen, [0, 0.25, 0.5, 0.75], 'evenly', 0.001);
  await scene.end();
});

QUnit.test.each('T15 an easing that the page has added, by', types, async (assert, type) => {
  const page = $ as unknown as { easing?: object };
  const before = page.easing;
  page.easing = { ...before, ownOne: (t: number) => t * t };
  const { by, seen, scene } = await course(type, 'ownOne', [0.25, 0.5, 0.8]);
  const drawn = slim || CSS.supports('transition-timing-function', 'linear(0, 1)');
  assert.equal(by, slim || (type === 'css' && drawn) ? 'css' : 'jquery');
  near(assert, seen, [0.0625, 0.25, 0.64], 'css draws it within 1 %', by === 'css' ? 0.01 : 0.001);
  await scene.end();
  page.easing = before!;
  if (!before) delete page.easing;
});

QUnit.test.each('T15 an unknown easing warns once and is swing:', types, async (assert, type) => {
  const { seen, scene } = await course(type, 'easeInExpo', [0.5]);
  assert.equal(takeWarnings().length, 1);
  assert.equal(scene.tabs.option('animation.easing'), 'swing');
  near(assert, seen, [0.5], 'swing', 0.01);
  await scene.end();
});

QUnit.test('T15 a motion that is over as soon as it begins leaves nothing', async (assert) => {
  const { root, tabs, to, byCss } = await stage('jquery', { animation: { duration: 1 } });
  const before = traces(root);
  const told = next(root, 'deactivate');
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
