import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { next } from '../support/driver';
import { near, placeOf, running, sized, stage, traces, types } from '../support/motion';
import type { Type } from '../support/motion';
import { code, jqueryTag, openPage, tabsTag, type PageWindow } from '../support/page';

QUnit.module('tabs: what moves them');

const { slim } = window.testRun;

/** Adds easings to jQuery for a test; gives the function that takes them away. */
function addEasings(added: Record<string, (t: number) => number>): () => void {
  const page = $ as unknown as { easing?: Record<string, unknown> };
  const before = page.easing;
  page.easing = { ...before, ...added };
  return () => {
    if (before) page.easing = before;
    else delete page.easing;
  };
}

/** Whether an animation goes on by itself: jQuery's clock moves those that stand. */
const isFree = ({ playState }: Animation): boolean => playState === 'running';

/** How far the new panel has come at some moments of an effect; and by which engine. */
async function course(type: Type, easing: string, parts: readonly number[]) {
  const scene = await stage(type, { animation: { effects: 'slideLeft', easing } });
  scene.tabs.select(1);
  const by = running(scene.root).some(isFree) ? 'css' : 'jquery';
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

QUnit.test('T15 jquery goes by an easing that the page has added', async (assert) => {
  const restore = addEasings({ ownOne: (t) => t * t });
  const { by, seen, scene } = await course('jquery', 'ownOne', [0.5, 0.8]);
  assert.equal(by, slim ? 'css' : 'jquery');
  near(assert, seen, [0.25, 0.64], 'as far as it says', slim ? 0.01 : 0.001);
  await scene.end();
  restore();
});

QUnit.test('T15 css draws an easing of the page within 1 %', async (assert) => {
  const restore = addEasings({ ownOne: (t) => t * t });
  const { by, seen, scene } = await course('css', 'ownOne', [0.25, 0.5, 0.75]);
  const drawn = CSS.supports('transition-timing-function', 'linear(0, 1)');
  assert.equal(by, drawn || slim ? 'css' : 'jquery');
  near(assert, seen, [0.0625, 0.25, 0.5625], 'as far as it says', 0.01);
  await scene.end();
  restore();
});

QUnit.test.each(
  'T15 a name that only the plugin knows: one warning, and swing',
  types,
  async (assert, type) => {
    const { seen, scene } = await course(type, 'easeInExpo', [0.5]);
    assert.equal(takeWarnings().length, 1);
    assert.equal(scene.tabs.option('animation.easing'), 'swing');
    near(assert, seen, [0.5], 'swing', 0.01);
    await scene.end();
  },
);

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

const plugin = '<script src="/assets/js/jquery.easing.min.js"></script>';

interface Instance {
  option(path: string): unknown;
}

const startedIn = (page: PageWindow): Instance =>
  (page.jQuery('#set') as unknown as { uiTabs(name: string): Instance }).uiTabs('instance');

QUnit.test.each(
  'T6 the default easing:',
  {
    'without the plugin': ['', 'swing'],
    'with the plugin': [plugin, 'easeInQuad'],
    'with an easing of that name': [
      code('jQuery.easing = { easeInQuad: function (t) { return t; } }'),
      'easeInQuad',
    ],
  },
  async (assert, [script, easing]) => {
    const { major } = window.testRun;
    const head = [jqueryTag({ major }), script!, tabsTag];
    const page = await openPage(head, sized([60, 140], 'data-role="z-tabs"'));
    assert.equal(startedIn(page).option('animation.easing'), easing);
    assert.deepEqual(page.said, []);
  },
);
