/** Chance that can be repeated: the same seed gives the same shop on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight: an entry of weight 3 comes three times as often as one of weight 1. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  isHit(share: number): boolean;
  /** A stream of its own for one subject, so that adding draws there moves nothing here. */
  branch(name: string): Random;
};

export function randomFrom(seed: string): Random {
  let state = hash(seed) || 1;
  // Mulberry32: small, quick and even enough for demo goods.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  return {
    next,
    int,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted: (list) => {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [thing, weight] of list) {
        rest -= weight;
        if (rest < 0) return thing;
      }
      return at(list, list.length - 1)[0];
    },
    isHit: (share) => next() < share,
    branch: (name) => randomFrom(`${seed}/${name}`),
  };
}

/** FNV-1a over the seed's letters. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
