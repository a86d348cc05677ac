/* Rounds in which all take turns, so that they meet the same computer. */
import { forced, sample, serve } from './sample.mjs';
import { hasStart } from './subjects.mjs';

/** In another order each round, so that nobody always comes after the same one. */
const turned = (list, round) => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

/** Scenes in which forced work is counted: 1 call, and 200 calls in a task. */
const counted = ['5', '200x5'];

/**
 * `{ starts, evaluations, forced }`: `starts[scene][label]` has what each round has given,
 * `evaluations[widget][label]` the milliseconds of the script's evaluation, `forced[scene][label]` the
 * passes of style and layout in the task of a start.
 */
export async function takeTurns(browser, { scenes, subjects, rounds }) {
  const server = await serve();
  const tools = { browser, server };
  const samples = { starts: {}, evaluations: {}, forced: {} };
  const note = (kind, key, label, value) => {
    const row = (samples[kind][key] ??= {});
    (row[label] ??= []).push(value);
  };
  try {
    // The browser's own first page isn't counted.
    await sample(tools, scenes[0], subjects[0]);
    for (let round = 0; round < rounds; round++) {
      for (const scene of scenes) {
        for (const subject of turned(subjects, round)) {
          if (!hasStart(subject, scene)) continue;
          const cost = await sample(tools, scene, subject);
          note('starts', scene.name, subject.label, cost);
          note('evaluations', scene.widget, subject.label, cost.evaluation);
        }
      }
    }
    for (const scene of scenes.filter(({ shape }) => counted.includes(shape))) {
      for (const subject of subjects) {
        if (!hasStart(subject, scene)) continue;
        note('forced', scene.name, subject.label, await forced(tools, scene, subject));
      }
    }
  } finally {
    server.close();
  }
  return samples;
}
