/** A promise, and what keeps it. */
export function promised() {
  let keep!: (answer?: unknown) => void;
  const promise = new Promise<unknown>((resolve) => (keep = resolve));
  return { promise, keep };
}

/** Lets what waits for promises go on. */
export const turn = async (): Promise<void> => {
  for (let n = 0; n < 5; n++) await Promise.resolve();
};
