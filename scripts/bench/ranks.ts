export type Spread = { readonly p50: number; readonly p95: number };

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: rankOf(sorted, 0.5), p95: rankOf(sorted, 0.95) };
}

/** Nearest-rank percentile: of twenty, p95 is the nineteenth. */
const rankOf = (sorted: readonly number[], share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
