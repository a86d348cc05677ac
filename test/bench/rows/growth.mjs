/* Items that come and go one at a time, where a library can do that. */
import { costOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const ROUNDS = 5;
const TIMES = 500;

async function grow(subject) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, items: 5 });
  await call('start');
  const added = await costOf(subject, () => call('addMany', TIMES));
  await call('settled');
  const removed = await costOf(subject, () => call('removeMany', TIMES, 5));
  await call('settled');
  const { first, last } = added.result;
  return {
    adds: added.all,
    'adds script': added.script,
    'adds last to first': last / first,
    removes: removed.all,
    'removes script': removed.script,
  };
}

export default async function growth(browser, note) {
  for (const widget of widgets) {
    const subjects = await openSubjects(browser, widget, ['ours', 'floor']);
    await takeTurns(subjects, ROUNDS, grow, note);
    for (const { close } of subjects) await close();
  }
}
