/* Cold pages: each start is the first thing that its page does with the script. */
import { libraries, scenes, subjectsOf } from '../cold/subjects.mjs';
import { takeTurns } from '../cold/turns.mjs';

const ROUNDS = 5;

export default async function cold(browser, note) {
  const subjects = subjectsOf(libraries);
  const samples = await takeTurns(browser, { scenes, subjects, rounds: ROUNDS });
  const noteAll = (kind, keyOf, valueOf) => {
    for (const [name, row] of Object.entries(samples[kind])) {
      const key = keyOf(name.replace('-', ' cold '));
      for (const [label, values] of Object.entries(row)) {
        for (const value of values) {
          if (label !== 'shipped') note(key, label, valueOf(value));
          // In the rows of what is shipped all others are the same.
          if (label !== 'ours')
            note(`${key} shipped`, label === 'shipped' ? 'ours' : label, valueOf(value));
        }
      }
    }
  };
  noteAll(
    'starts',
    (key) => key,
    ({ all }) => all,
  );
  noteAll(
    'evaluations',
    (widget) => `${widget} cold evaluation`,
    (time) => time,
  );
  noteAll(
    'forced',
    (key) => `${key} forced styles`,
    ({ start }) => start.styles,
  );
  noteAll(
    'forced',
    (key) => `${key} forced layouts`,
    ({ start }) => start.layouts,
  );
}
