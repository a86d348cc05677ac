// Numbers that look random and come again with the same seed.

/** A source of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createRandom(seed) {
  const next = numbersFrom(seed);
  const below = (count) => Math.floor(next() * count);
  return {
    /** A whole number from `from` to `to`. */
    whole: (from, to) => from + below(to - from + 1),
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)],
    /** One of the values of `[weight, value]`. */
    weighed(rows) {
      let left = next() * rows.reduce((sum, [weight]) => sum + weight, 0);
      return rows.find(([weight]) => (left -= weight) < 0)[1];
    },
  };
}
