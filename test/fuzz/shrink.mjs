// Makes a failing episode shorter: leaves steps out as long as it fails with the same words.

// One that can't be made shorter soon is told as it is.
const MOST = 60;

const sameIn = (failure, first) => failure && failure.problems[0] === first.problems[0];

/** The shortest episode found that fails as `failure`; `replay` plays one. */
export async function shrink(episode, failure, replay) {
  let left = MOST;
  let steps = episode.steps.filter(({ number }) => number <= failure.step.number);
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let at = 0; at < steps.length && left > 0; left--) {
      const fewer = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (sameIn(await replay({ ...episode, steps: fewer }), failure)) steps = fewer;
      else at += size;
    }
  }
  return { ...episode, steps };
}
