/** A promise, and what keeps or breaks it. */
export function promised() {
  let keep!: (answer?: unknown) => void;
  let fail!: () => void;
  const promise = new Promise<unknown>((resolve, reject) => {
    keep = resolve;
    fail = () => reject(new Error('refused'));
  });
  return { promise, keep, fail };
}

/** Lets what waits for promises go on. */
export const turn = async (): Promise<void> => {
  for (let n = 0; n < 5; n++) await Promise.resolve();
};
