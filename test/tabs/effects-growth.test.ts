import { put } from '../support/fixture';
import { frames, heightOf, near, sized, stage, types } from '../support/motion';
import type { Stage, Type } from '../support/motion';

QUnit.module('tabs: effects, and content that grows meanwhile');

const paragraph = ({ panels }: Stage): HTMLElement => panels[1]!.querySelector('p')!;

/** How high the container is at a part of the way, when observers of sizes have been heard. */
async function heightAt({ container, to }: Stage, part: number): Promise<number> {
  to(part);
  await frames();
  to(part);
  return heightOf(container);
}

/** How much of a panel lies below the end of the container. */
const cut = ({ container, panels }: Stage): number =>
  panels[1]!.getBoundingClientRect().bottom - container.getBoundingClientRect().bottom;

const begin = (type: Type, heights = [60, 140]): Promise<Stage> =>
  stage(type, { animation: { effects: 'fade' } }, sized(heights));

QUnit.test.each('T15 the height follows, and nothing jumps, by', types, async (assert, type) => {
  const scene = await begin(type);
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  near(assert, [await heightAt(scene, 0.5)], [from + 40], 'before it grows');
  paragraph(scene).style.height = '440px';
  near(assert, [await heightAt(scene, 0.5)], [from + 190], 'half of what it is now');
  paragraph(scene).style.height = '640px';
  near(assert, [await heightAt(scene, 0.75)], [from + 435], 'and again');
  near(assert, [await heightAt(scene, 0.9999)], [from + 580], 'near the end');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 580], 'no jump in the end');
  assert.true(cut(scene) <= 0, 'nothing is clipped');
  paragraph(scene).style.height = '700px';
  near(assert, [heightOf(scene.container)], [from + 640], 'later growth is free');
});

QUnit.test.each('T15 where the new panel is lower, by', types, async (assert, type) => {
  const scene = await begin(type, [300, 100]);
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  paragraph(scene).style.height = '500px';
  near(assert, [await heightAt(scene, 0.5)], [from + 100], 'from less to more');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 200], 'in the end');
});

QUnit.test.each('T15 panels of one height: at once, by', types, async (assert, type) => {
  const scene = await begin(type, [100, 100]);
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  paragraph(scene).style.height = '500px';
  near(assert, [await heightAt(scene, 0.5)], [from + 400], 'not clipped on the way');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 400], 'in the end');
});

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="333"/>',
)}`;

QUnit.test.each('T15 an image that arrives, by', types, async (assert, type) => {
  const scene = await begin(type);
  const image = paragraph(scene).parentNode!.appendChild(new Image());
  image.style.display = 'block';
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  near(assert, [await heightAt(scene, 0.5)], [from + 40], 'before');
  const loaded = new Promise((resolve) => (image.onload = resolve));
  image.src = PICTURE;
  await loaded;
  const last = await heightAt(scene, 0.9999);
  await scene.end();
  near(assert, [last, heightOf(scene.container)], [from + 413, from + 413], 'with it');
  assert.true(cut(scene) <= 0, 'nothing is clipped');
});

QUnit.test.each('T15 a container that the page gives room, by', types, async (assert, type) => {
  put('<style>#set > .z-container { padding: 20px 10px 35px; border: 7px solid }</style>');
  const scene = await begin(type);
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  near(assert, [await heightAt(scene, 0.5)], [from + 40], 'before');
  paragraph(scene).style.height = '440px';
  near(assert, [await heightAt(scene, 0.5)], [from + 190], 'half of what it is now');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 380], 'no jump in the end');
});

QUnit.test('T15 beside taller labels growth within their height moves nothing', async (assert) => {
  const many = [20, 40, 20, 20, 20, 20, 20, 20, 20, 20];
  const scene = await stage('css', { orientation: 'vertical' }, sized(many));
  const height = heightOf(scene.container);
  scene.tabs.select(1);
  paragraph(scene).style.height = '100px';
  near(assert, [await heightAt(scene, 0.5)], [height], 'on the way');
  await scene.end();
  near(assert, [heightOf(scene.container)], [height], 'in the end');
});

QUnit.test('T15 a panel that shrinks again ends where it would have ended', async (assert) => {
  const scene = await begin('css');
  const from = heightOf(scene.container);
  scene.tabs.select(1);
  paragraph(scene).style.height = '440px';
  await heightAt(scene, 0.5);
  paragraph(scene).style.height = '140px';
  near(assert, [await heightAt(scene, 0.9999)], [from + 80], 'near the end');
  await scene.end();
  near(assert, [heightOf(scene.container)], [from + 80], 'in the end');
});
