/*
 * Changes that move, with panels of 2,000 nodes, next to the least that a page could do by hand for the
 * same nodes, and to jQuery UI (page/scenes.js).
 */
import { costOf, openPage, traceOf } from '../browser.mjs';
import { takeTurns } from '../subjects.mjs';

const ROUNDS = 5;
const SLOWDOWN = 6;

/** Each scene, with the row and the column that it stands in. */
const scenes = [
  ['tabs', 'equal heights', 'ours'],
  ['tabs', 'equal heights', 'bare'],
  ['tabs', 'different heights', 'ours'],
  ['tabs', 'different heights', 'bare'],
  ['accordion', 'opening', 'ours'],
  ['accordion', 'opening', 'bare'],
  ['accordion', 'opening', 'jquery-ui'],
];

// Away from the page's corner: there, and only there, a box that begins to move isn't painted anew.
const css = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
  .tall p { padding-bottom: 30px }
  .stage { position: relative; overflow: clip }
  .box { position: absolute; inset: 0 0 auto; box-sizing: border-box; padding: 20px }
  .clip { overflow: clip }
  .inner { display: flow-root; padding: 20px }
`;

const ui = 'node_modules/jquery-ui';
const files = (widget, library) => [
  'node_modules/jquery-3/dist/jquery.min.js',
  ...(library === 'jquery-ui'
    ? [`${ui}/themes/base/${widget}.css`, `${ui}/dist/jquery-ui.min.js`]
    : [`assets/css/ui.${widget}.min.css`, `assets/js/ui.${widget}.min.js`]),
  'test/bench/page/measure.js',
  'test/bench/page/scenes.js',
];

/** Each scene has a page to itself, so that none pays for the nodes of another. */
async function openScene(browser, [widget, name, library]) {
  const opened = await openPage(browser, files(widget, library), css);
  await opened.page.evaluate(
    ([name, library]) => (window.scene = scenes[name][library]()),
    [name, library],
  );
  return { widget, name, library, ...opened };
}

/** The longest task of the page's thread, in milliseconds. */
function longestTask(events) {
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur);
  return Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur)) / 1000;
}

async function playOnce(scene) {
  const { name, page } = scene;
  await page.evaluate('scene.rewind?.()');
  const { all, layouts } = await costOf(scene, () => page.evaluate('play()'));
  return { [name]: all, [`${name}, layouts`]: layouts };
}

/** Where frames are late, they are because of the longest task; a slow processor shows it. */
async function playSlowly(browser, scene) {
  const { name, page, session } = scene;
  await page.evaluate('scene.rewind?.()');
  const events = await traceOf(browser, scene, async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate('play()');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
  return { [`${name}, longest task, slowed 6 ×`]: longestTask(events) };
}

export default async function motion(browser, note) {
  const opened = [];
  for (const scene of scenes) opened.push(await openScene(browser, scene));
  await takeTurns(opened, ROUNDS, playOnce, note);
  await takeTurns(opened, ROUNDS, (scene) => playSlowly(browser, scene), note);
  for (const { close } of opened) await close();
}
