/** Seeded random numbers: the same seed gives the same shop on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  /** Integer from low to high, both inclusive. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Weighted pick: weight 3 comes three times as often as weight 1. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  isHit(share: number): boolean;
  /** An independent stream per subject, so that adding draws there changes nothing here. */
  branch(name: string): Random;
};

export function randomFrom(seed: string): Random {
  let state = hash(seed) || 1;
  // Mulberry32: small, fast and even enough for demo data.
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
      for (const [item, weight] of list) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return at(list, list.length - 1)[0];
    },
    isHit: (share) => next() < share,
    branch: (name) => randomFrom(`${seed}/${name}`),
  };
}

/** FNV-1a over the seed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
