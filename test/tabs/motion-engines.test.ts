import $ from 'jquery';
import { next } from '../support/driver';
import { instance, start } from '../support/fixture';
import { heightOf, near, placeOf, running, sized, stage, types } from '../support/motion';
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

/** How far the new panel has come at some moments of an effect; and by which engine. */
async function course(type: Type, easing: string, parts: readonly number[]) {
  const scene = await stage(type, { animation: { effects: 'slideLeft', easing } });
  scene.tabs.select(1);
  const by = running(scene.root).length > 0 ? 'css' : 'jquery';
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
  // The slim build has no animation: there it's the curve of swing.
  near(assert, seen, slim ? [0.5, 0.9] : [0.25, 0.64], 'as far as it says', slim ? 0.03 : 0.001);
  await scene.end();
  restore();
});

QUnit.test('T15 css with an easing that only the page knows: jQuery moves', async (assert) => {
  const restore = addEasings({ ownOne: (t) => t * t });
  const { root, tabs } = await stage('css', { animation: { easing: 'ownOne', duration: 20 } });
  const ended = next(root, 'deactivate');
  tabs.select(1);
  assert.equal(running(root).length, slim ? 3 : 0);
  await ended;
  assert.equal(root.querySelectorAll('.z-animating').length, 0);
  restore();
});

QUnit.test('T15 jquery with a name that only the plugin knows: swing', async (assert) => {
  const { by, seen, scene } = await course('jquery', 'easeOutBounce', [0.5, 0.25]);
  assert.equal(by, slim ? 'css' : 'jquery');
  if (by === 'jquery') near(assert, seen, [0.5, 0.146], 'swing', 0.002);
  else near(assert, seen, [0.766, 0.473], 'the slim build falls to css', 0.02);
  await scene.end();
});

QUnit.test(
  'T15 an easing that swings never makes a height of less than nothing',
  async (assert) => {
    for (const type of types) {
      const restore = addEasings({ low: (t) => (t < 1 ? -5 : 1) });
      const easing = type === 'jquery' && !slim ? 'low' : 'easeInElastic';
      const scene = await stage(type, { animation: { easing } }, sized([10, 900]));
      scene.tabs.select(1);
      scene.to(0.86);
      near(assert, [heightOf(scene.container)], [2], `by ${type}, its borders`);
      await scene.end();
      scene.tabs.destroy();
      scene.root.remove();
      restore();
    }
  },
);

QUnit.test('T15 a browser without Element.animate: jQuery moves', async (assert) => {
  const { animate } = Element.prototype;
  const { root, log, tabs } = await stage('css', { animation: { duration: 20 } });
  Element.prototype.animate = undefined as never;
  const ended = next(root, 'deactivate');
  tabs.select(1);
  const moving = root.querySelectorAll('.z-animating').length;
  const told = log.take();
  Element.prototype.animate = animate;
  await ended;
  await Promise.resolve();
  assert.equal(running(root).length, 0);
  assert.equal(moving, slim ? 0 : 1);
  assert.equal(told + log.take(), 'select 1 api, deactivate 0 api');
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

QUnit.test('T15 with the plugin jquery goes by its functions', async (assert) => {
  const head = [jqueryTag({ major: window.testRun.major }), plugin, tabsTag];
  const body = sized([60, 140], 'data-role="z-tabs" data-animation-type="jquery"');
  const page = await openPage(head, body);
  const set = page.document.getElementById('set')!;
  const asked: number[] = [];
  const { easing } = page.jQuery as unknown as { easing: Record<string, (t: number) => number> };
  const { easeOutElastic } = easing;
  easing['easeOutElastic'] = (t) => (asked.push(t), easeOutElastic!(t));
  const tabs = page.jQuery(set) as unknown as { uiTabs(...args: unknown[]): unknown };
  tabs.uiTabs({ animation: { easing: 'easeOutElastic', duration: 50 } });
  const ended = new Promise((resolve) => page.jQuery(set).one('uitabs:deactivate', resolve));
  tabs.uiTabs('select', 1);
  assert.equal(set.getAnimations({ subtree: true }).length, 0);
  await ended;
  assert.true(asked.length > 0, 'asked on the way');
  assert.deepEqual(page.said, []);
});

QUnit.test('T15 a motion that jQuery ends as it begins leaves nothing', async (assert) => {
  const root = start({ animation: { type: 'jquery', duration: 1 } });
  await next(root);
  const ended = new Promise((resolve) => $(root).one('uitabs:deactivate', resolve));
  const { now } = Date;
  let time = now();
  Date.now = () => (time += 10);
  instance(root).select(1);
  Date.now = now;
  await ended;
  assert.equal(root.querySelectorAll('[style*=transition]').length, 0);
});
