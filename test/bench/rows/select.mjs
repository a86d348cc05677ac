/* Selecting without motion, in small sets and in large ones. */
import { costOf, layoutsIn, traceOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const SIZES = [5, 50, 500, 2000];
const ROUNDS = 8;
const TURNS = 20;
/** What doesn't depend on the computer is counted in small sets and in large ones. */
const COUNTED = [5, 2000];

async function countsOf(browser, subject, items) {
  const times = 2;
  let mutations = 0;
  for (let n = 0; n < times; n++) mutations += await subject.call('mutations', n % 2 ? 1 : 3);
  const events = await traceOf(browser, subject, async () => {
    for (let n = 0; n < times; n++) await subject.call('select', n % 2 ? 1 : 3);
  });
  const { layouts, forced } = layoutsIn(events);
  return {
    [`select ${items} mutations`]: mutations / times,
    [`select ${items} layouts`]: layouts / times,
    [`select ${items} forced`]: forced / times,
  };
}

export default async function select(browser, note) {
  for (const widget of widgets) {
    const subjects = await openSubjects(browser, widget);
    for (const items of SIZES) {
      for (const { library, call } of subjects) {
        await call('build', { widget, library, items });
        await call('start');
        await call('select', 2);
        await call('rest');
      }
      await takeTurns(
        subjects,
        ROUNDS,
        async (one) => {
          const { script } = await costOf(one, () => one.call('selectMany', TURNS, items));
          return { [`select ${items}`]: script / TURNS };
        },
        note,
      );
      if (!COUNTED.includes(items)) continue;
      for (const one of subjects) {
        const counts = await countsOf(browser, one, items);
        for (const [key, value] of Object.entries(counts))
          note(`${widget} ${key}`, one.library, value);
      }
    }
    for (const { close } of subjects) await close();
  }
}
