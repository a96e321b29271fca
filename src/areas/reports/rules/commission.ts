export type Tier = { readonly fromCents: number; readonly shareBp: number };

/** The share that is reached holds for the whole amount; less than nothing earns nothing. */
export function commissionOf(netCents: number, tiers: readonly Tier[]): number {
  const reached = tiers.filter(({ fromCents }) => fromCents <= netCents).sort((a, b) => b.fromCents - a.fromCents)[0];
  return reached && netCents > 0 ? Math.floor((netCents * reached.shareBp) / 10_000) : 0;
}

/** The middle of some numbers; of two middle ones their mean. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? null) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
