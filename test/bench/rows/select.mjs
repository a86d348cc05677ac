/* Selecting without motion, in a small set and in a large one. */
import { costOf, passesOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const SIZES = [5, 2000];
const ROUNDS = 8;
const TURNS = 20;

/** What doesn't depend on the computer. */
async function countsOf(subject, items) {
  const { call } = subject;
  const of = { layouts: 0, forced: 0 };
  for (const index of [3, 1]) {
    of.layouts += (await costOf(subject, () => call('select', index - 1))).layouts / 2;
    of.forced += (await passesOf(subject, 'selectNow', index)).layouts / 2;
    // Until it is no longer busy.
    await call('select', index);
  }
  return Object.entries(of).map(([name, value]) => [`select ${items} ${name}`, value]);
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
      const play = async (subject) => {
        const { script } = await costOf(subject, () => subject.call('selectMany', TURNS, items));
        return { [`select ${items}`]: script / TURNS };
      };
      await takeTurns(subjects, ROUNDS, play, note);
      for (const one of subjects) {
        for (const [key, value] of await countsOf(one, items)) {
          note(`${widget} ${key}`, one.label, value);
        }
      }
    }
    for (const { close } of subjects) await close();
  }
}
