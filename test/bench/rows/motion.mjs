/*
 * Changes that move, with panels of 2,000 nodes, next to the least that a page could do by hand for the
 * same nodes, and to jQuery UI (page/scenes.js).
 */
import { costOf, openPage } from '../browser.mjs';
import { filesOf, takeTurns } from '../subjects.mjs';

const ROUNDS = 5;

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

const css = `
  .tall p { padding-bottom: 30px }
  .stage { position: relative; overflow: clip }
  .box { position: absolute; inset: 0 0 auto; box-sizing: border-box; padding: 20px }
  .clip { overflow: clip }
  .inner { display: flow-root; padding: 20px }
`;

/** Each scene has a page to itself, so that none pays for the nodes of another. */
async function openScene(browser, [widget, name, label]) {
  const files = (filesOf[label] ?? filesOf.ours)(widget);
  const opened = await openPage(browser, { ...files, css, more: ['scenes'] });
  await opened.load();
  await opened.call('show', name, label);
  return { widget, name, label, ...opened };
}

async function playOnce(scene) {
  const { name, call } = scene;
  await call('rewind');
  const { all, layouts } = await costOf(scene, () => call('play'));
  return { [name]: all, [`${name}, layouts`]: layouts };
}

export default async function motion(browser, note) {
  const opened = [];
  for (const scene of scenes) opened.push(await openScene(browser, scene));
  await takeTurns(opened, ROUNDS, playOnce, note);
  for (const { close } of opened) await close();
}
