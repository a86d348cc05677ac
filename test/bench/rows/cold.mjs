/*
 * What a start costs in a page that has never run the script: the CPU time of the page's main thread for
 * script, style and layout, by the browser's own counters, less the same waits without a start. Ours, and other
 * builds of it, start twice: as shipped, with the line in the file by which Chromium compiles all while it loads,
 * and without it.
 */
import { costOf, openPage, passesOf } from '../browser.mjs';
import { filesOf, given, libraries, scenes, takeTurns } from '../subjects.mjs';

const less = (cost, wait) =>
  Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, value - wait[key]]));

async function start(opened, { sets, items, ...scene }, subject) {
  const { call, load } = opened;
  await load('empty.js');
  const nothing = await costOf(opened, () => load('empty.js'));
  const loaded = less(await costOf(opened, () => load()), nothing);
  await call('build', { ...scene, sets, items, library: subject.library });
  const waits = await costOf(opened, () => call('wait'));
  const { script, style, layout } = less(await costOf(opened, () => call('start')), waits);
  if ((await call('started')) < sets * items) {
    throw new Error(`${subject.label} has not started ${scene.name}`);
  }
  return {
    [`cold ${scene.shape}`]: script + style + layout,
    'cold evaluation': loaded.script + loaded.compile,
  };
}

/** How often one call for each set makes the browser style and lay out the page before the task ends. */
async function forced(opened, { shape, ...scene }, subject) {
  const { call, load } = opened;
  await load();
  await call('build', { ...scene, library: subject.library });
  const { styles, layouts } = await passesOf(opened, 'startNow');
  await call('wait');
  const probe = await passesOf(opened, 'writeAndAsk');
  if (probe.layouts < scene.sets) throw new Error('the counters do not see what is forced');
  return { [`cold ${shape} forced styles`]: styles, [`cold ${shape} forced layouts`]: layouts };
}

/** Scenes in which forced work is counted: 1 call, and 200 calls in a task. */
const counted = ['5', '200x5'];

/** The ending of keys for what is measured as shipped. */
const SHIPPED = ' shipped';

/** Who starts in a page. Bootstrap's accordion is all attributes: nothing is started before a press. */
const subjectsIn = (widget) =>
  libraries
    .filter((label) => label !== 'bootstrap' || widget === 'tabs')
    .map((label) => ({ label, library: label, widget, ...filesOf[label](widget) }))
    .flatMap((one) =>
      one.library === 'ours'
        ? [
            { ...one, isUnhinted: true, rows: [''] },
            { ...one, rows: [SHIPPED] },
          ]
        : { ...one, rows: ['', SHIPPED] },
    );

/** The values of a subject under the keys of all rows that it is in. */
const inRows = (rows, values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => rows.map((row) => [key + row, value])),
  );

export default async function cold(browser, note) {
  const play = (work, scene) => async (subject) => {
    const opened = await openPage(browser, subject);
    const values = await work(opened, scene, subject);
    await opened.close();
    return inRows(subject.rows, values);
  };
  for (const scene of scenes) {
    const subjects = subjectsIn(scene.widget);
    await takeTurns(subjects, Number(given.rounds), play(start, scene), note);
    if (!counted.includes(scene.shape)) continue;
    await takeTurns(subjects, 1, play(forced, scene), note);
  }
}
