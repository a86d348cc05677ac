/** What a `beforeSelect` is given, of an item of either widget. */
export type Asked = { index: number; from: number; reason: string };

/** A `beforeSelect` that answers what `answer` gives, and what it was asked: `-1 to 0 hash`. */
export function guard(answer: (item: Asked) => unknown) {
  const asked: string[] = [];
  const beforeSelect = (_event: unknown, given: unknown): never => {
    const item = given as Asked;
    asked.push(`${item.from} to ${item.index} ${item.reason}`);
    return answer(item) as never;
  };
  return { asked, beforeSelect };
}

const both = ['-1 to 0 hash', '-1 to 2 restore'];

/** What a set of three opens first whose hash names the first, storage the last, and an option the second. */
export const firstAnswers: Record<
  string,
  [refused: string[], shown: string, asked: string[], told: string]
> = {
  'nothing is refused': [[], '1 0 0', ['-1 to 0 hash'], '0 hash'],
  'the hash is refused': [['hash'], '0 0 1', both, '2 restore'],
  'both are refused': [['hash', 'restore'], '0 1 0', both, '1'],
};
