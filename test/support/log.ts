interface Item {
  index: number;
  open?: boolean;
  reason?: string | undefined;
}

/** A log of callbacks: `ready`, `select 1 click`, `activate 0 closed click`. */
export function logOf<Name extends string>(names: readonly Name[], prefix = '') {
  const entries: string[] = [];
  const noting =
    (name: Name) =>
    (_event: unknown, { index, open, reason }: Item): void => {
      const words = [`${prefix}${name} ${index}`, open === false && 'closed', reason];
      entries.push(words.filter(Boolean).join(' '));
    };
  const callbacks = Object.fromEntries(names.map((name) => [name, noting(name)]));
  return {
    entries,
    /** The callbacks, for the settings of a set. */
    settings: {
      ready: (): void => void entries.push(`${prefix}ready`),
      ...(callbacks as Record<Name, ReturnType<typeof noting>>),
    },
    /** Returns the entries so far as one text, and removes them. */
    take: (): string => entries.splice(0).join(', '),
  };
}
