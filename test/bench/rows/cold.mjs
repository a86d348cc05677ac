/* Cold pages: each start is the first thing that its page does with the script. */
import { takeTurns } from '../cold/sample.mjs';
import { libraries, scenes, subjectsOf } from '../cold/subjects.mjs';

const ROUNDS = 5;

const kinds = [
  ['starts', '', ({ all }) => all],
  ['evaluations', ' cold evaluation', (time) => time],
  ['forced', ' forced styles', ({ start }) => start.styles],
  ['forced', ' forced layouts', ({ start }) => start.layouts],
];

export default async function cold(browser, note) {
  const subjects = subjectsOf(libraries);
  const samples = await takeTurns(browser, { scenes, subjects, rounds: ROUNDS });
  for (const [kind, what, valueOf] of kinds) {
    for (const [name, row] of Object.entries(samples[kind])) {
      const key = name.replace('-', ' cold ') + what;
      for (const [label, values] of Object.entries(row)) {
        for (const value of values.map(valueOf)) {
          if (label !== 'shipped') note(key, label, value);
          // In the rows of what is shipped all others are the same.
          if (label !== 'ours') note(`${key} shipped`, label === 'shipped' ? 'ours' : label, value);
        }
      }
    }
  }
}
