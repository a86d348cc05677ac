/** A promise, and the function that resolves it. */
export function promised() {
  let keep!: (answer?: unknown) => void;
  const promise = new Promise<unknown>((resolve) => (keep = resolve));
  return { promise, keep };
}

/** Waits until handlers of resolved promises have run. */
export const turn = async (): Promise<void> => {
  for (let n = 0; n < 5; n++) await Promise.resolve();
};
