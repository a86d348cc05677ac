/* Starting widgets: what it costs until the page is painted, and how often it is laid out by force. */
import { costOf, layoutsIn, traceOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const shapes = [
  { key: 'init 5', items: 5 },
  { key: 'init 50', items: 50 },
  { key: 'init 500', items: 500 },
  { key: 'init 2000', items: 2000 },
  { key: 'init 200 x 5', sets: 200, items: 5 },
];

const ROUNDS = 7;

async function startCost(subject, shape, options) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, ...shape });
  const { all } = await costOf(subject, () => call('start', options));
  return all;
}

/** Both widgets of a page together can't be counted for other libraries, so this is one widget's page. */
async function forcedLayouts(browser, subject, note) {
  const { widget, library, call } = subject;
  const variants = { 'init forced': {}, 'init forced, responsive: false': { responsive: false } };
  for (const [key, options] of Object.entries(variants)) {
    if (library !== 'ours' && options.responsive === false) continue;
    await call('build', { widget, library, sets: 20, items: 5 });
    const events = await traceOf(browser, subject, () => call('start', options));
    note(`${widget} ${key}`, library, layoutsIn(events).forced);
  }
}

export default async function init(browser, note) {
  for (const widget of widgets) {
    // What needs no start can't be compared.
    const all = await openSubjects(browser, widget);
    const subjects = all.filter(({ library }) => widget === 'tabs' || library !== 'bootstrap');
    for (const { key, ...shape } of shapes) {
      await takeTurns(
        subjects,
        ROUNDS,
        async (one) => ({ [key]: await startCost(one, shape) }),
        note,
      );
    }
    const [ours] = subjects;
    const className = `z-${widget}-loading`;
    const variants = { 'init 500, bare': {}, 'init 500, snippet': { className } };
    await takeTurns(
      [ours],
      ROUNDS,
      async (one) => {
        const values = {};
        for (const [key, more] of Object.entries(variants)) {
          values[key] = await startCost(one, { items: 500, ...more });
        }
        return values;
      },
      note,
    );
    for (const subject of subjects) await forcedLayouts(browser, subject, note);
    for (const { close } of all) await close();
  }
}
