import { next } from '../support/driver';
import { instance, panels as panelsOf, put, tabsHtml } from '../support/fixture';
import { frames, heightOf, near, placeOf, running, sized, stage, types } from '../support/motion';
import type { Stage } from '../support/motion';
import { isVisible } from '../support/state';

QUnit.module('tabs: effects, in all kinds of sets');

const upwards = { animation: { effects: 'slideUp' } } as const;

/** How far both panels have gone up, and how high the container is. */
const seen = (scene: Stage, part: number): number[] => {
  scene.to(part);
  const [leave, enter] = scene.panels as [HTMLElement, HTMLElement];
  return [placeOf(scene, leave)[1]!, placeOf(scene, enter)[1]!, heightOf(scene.container)];
};

QUnit.test.each('T15 panels that differ tenfold, both ways, by', types, async (assert, type) => {
  const scene = await stage(type, upwards, sized([1000, 100]));
  const [large, small] = scene.panels as [HTMLElement, HTMLElement];
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  const way = heightOf(large);
  const to = from - way + heightOf(small);
  near(assert, seen(scene, 0), [0, way, from], 'at first');
  near(assert, seen(scene, 0.5), [-way / 2, way / 2, (from + to) / 2], 'in the middle');
  await scene.end();
  near(assert, [heightOf(scene.container)], [to], 'in the end');
  scene.tabs.select(0);
  near(assert, seen(scene, 0.5), [way / 2, -way / 2, (from + to) / 2], 'back, in the middle');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from], 'back');
});

QUnit.test.each('T15 a vertical set: beside taller labels, by', types, async (assert, type) => {
  const settings = { ...upwards, orientation: 'vertical' } as const;
  const many = [20, 40, 20, 20, 20, 20, 20, 20];
  const scene = await stage(type, settings, sized(many));
  const height = heightOf(scene.container);
  scene.tabs.select(1);
  const way = heightOf(scene.panels[1]!);
  assert.true(height > way * 2, 'the labels decide on the height');
  near(assert, seen(scene, 0.25), [-way / 4, way * 0.75, height], 'on the way');
  await scene.end();
  near(assert, [heightOf(scene.container)], [height], 'in the end');
});

QUnit.test.each('T15 a vertical set: beside lower labels, by', types, async (assert, type) => {
  const settings = { animation: { effects: 'slideH' }, orientation: 'vertical' } as const;
  const scene = await stage(type, settings, sized([400, 800], 'dir="rtl"'));
  const from = heightOf(scene.container);
  const width = scene.container.clientWidth;
  assert.true(width < 700, 'there is room for the labels');
  scene.tabs.select(1);
  scene.to(0.5);
  near(assert, placeOf(scene, scene.panels[0]!), [width / 2, 0, 1], 'old');
  near(assert, placeOf(scene, scene.panels[1]!), [-width / 2, 0, 1], 'new');
  near(assert, [heightOf(scene.container)], [from + 200], 'container');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 400], 'in the end');
});

QUnit.test.each('T15 labels at the bottom go with the height, by', types, async (assert, type) => {
  const scene = await stage(type, { ...upwards, position: 'bottom-center' });
  const { root, container, tabs, to, end } = scene;
  const list = root.querySelector('.z-tabs-desktop')!;
  const top = (): number => list.getBoundingClientRect().top - root.getBoundingClientRect().top;
  const from = top();
  tabs.select(1);
  const tops = [0, 0.5, 0.9999].map((part) => (to(part), top()));
  near(assert, tops, [from, from + 40, from + 80], 'labels');
  await end();
  near(assert, [top(), heightOf(container)], [from + 80, from + 81], 'in the end');
});

QUnit.test('T15 the old panel is seen that a page shows only by inline style', async (assert) => {
  put('<style>.own > div > div { display: none }</style>');
  const html = sized([60, 140]).replace('id=', 'class="own" id=');
  const scene = await stage('css', upwards, html);
  const [leave, enter] = scene.panels as [HTMLElement, HTMLElement];
  scene.tabs.select(1);
  scene.to(0.25);
  const way = heightOf(enter);
  near(assert, placeOf(scene, leave), [0, -way / 4, 1], 'old');
  near(assert, [heightOf(leave)], [way - 80], 'with its height');
  await scene.end();
  assert.false(isVisible(leave), 'gone in the end');
  scene.tabs.select(0);
  scene.tabs.setOptions({ rounded: true });
  assert.false(isVisible(enter), 'nor seen when cut off');
});

QUnit.test('T15 a page that places its panels does not disturb them', async (assert) => {
  put(
    `<style>.page .z-content { position: relative }
    .page .z-container { overflow: auto; }</style>`,
  );
  const scene = await stage('css', upwards, sized([60, 140]).replace('id=', 'class="page" id='));
  const { container, panels, tabs } = scene;
  const [from, width] = [heightOf(container), container.clientWidth];
  tabs.select(1);
  scene.to(0.5);
  const way = heightOf(panels[1]!);
  near(assert, [heightOf(container)], [from + 40], 'container');
  near(assert, placeOf(scene, panels[0]!), [0, -way / 2, 1], 'old');
  near(assert, [container.clientWidth, container.scrollTop], [width, 0], 'no bars');
  await scene.end();
  near(assert, [heightOf(container)], [from + 80], 'in the end');
});

const nested = sized([60, 140, 90]).replace(
  'P2</p>',
  `P2</p>${tabsHtml({ id: 'inner' }).replace('<p>P2', '<p style="height: 200px">P2')}`,
);

/** A set whose second panel has a set, which has begun to move. */
async function withInner(type: 'css' | 'jquery') {
  const scene = await stage(type, { ...upwards, defaultTab: 'tab2' }, nested);
  const inner = document.getElementById('inner')!;
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  const settings = { effects: 'slideH', duration: 10000, easing: 'linear' } as const;
  jQuery(inner).uiTabs({
    animation: settings,
    select: tell('select'),
    deactivate: tell('deactivate'),
  });
  await next(inner);
  told.length = 0;
  instance(inner).select(1);
  return { scene, inner, told };
}

QUnit.test.each('T15 a set in a panel that leaves moves on, by', types, async (assert, type) => {
  const { scene, inner, told } = await withInner(type);
  const own = running(inner);
  assert.equal(own.length, 3, 'the set inside moves');
  scene.tabs.select(0);
  scene.to(0.5);
  assert.deepEqual(running(inner), own, 'undisturbed');
  const [, entering] = panelsOf(inner);
  own.forEach((animation) => (animation.pause(), (animation.currentTime = 5000)));
  const width = entering!.parentElement!.clientWidth;
  const places = [inner, entering!].map((one) => one.getBoundingClientRect().left);
  near(assert, [places[1]! - places[0]! - 1], [width / 2], 'half its way across');
  await scene.end();
  assert.deepEqual(told, [], 'it has told nothing');
  assert.equal(scene.log.take(), 'select 0 api, deactivate 1 api');
  const ended = next(inner, 'deactivate');
  own.forEach((animation) => animation.finish());
  await ended;
  await Promise.resolve();
  assert.deepEqual(told, ['select', 'deactivate']);
  assert.equal(scene.log.take(), '');
});

QUnit.test('T15 a set in the panel that enters grows: the height follows it', async (assert) => {
  const { scene, inner } = await withInner('css');
  running(inner).forEach((animation) => animation.finish());
  await next(inner, 'deactivate');
  instance(inner).select(0);
  running(inner).forEach((animation) => animation.finish());
  await next(inner, 'deactivate');
  scene.tabs.select(0);
  await scene.end();
  scene.tabs.select(1);
  scene.to(0.9999);
  instance(inner).setOptions({ animation: { effects: 'none' } });
  instance(inner).select(1);
  await frames();
  const moving = heightOf(scene.container);
  await scene.end();
  near(assert, [moving], [heightOf(scene.container)], 'no jump in the end', 1);
});
