interface Promised {
  then(kept: (answer: unknown) => void, broken: () => void): unknown;
}

/** What a page may answer: false refuses, and so does a promise of it, or one that is rejected. */
export type Answer = boolean | void | Promised;

const isPromised = (answer: unknown): answer is Promised =>
  !!answer && typeof (answer as Partial<Promised>).then === 'function';

/** Calls `decided` once, at once where nothing is promised: whether no answer refuses. */
export function decide(answers: readonly unknown[], decided: (allowed: boolean) => void): void {
  let open = answers.length + 1;
  const count = (answer: unknown): void => {
    if (open < 0) return;
    open = answer === false ? -1 : open - 1;
    if (open === 0) decided(true);
    else if (open === -1) decided(false);
  };
  for (const answer of answers) {
    if (isPromised(answer)) answer.then(count, () => count(false));
    else count(answer);
  }
  count(true);
}
