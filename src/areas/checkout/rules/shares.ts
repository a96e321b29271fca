/** Splits a discount over lines by their price, to the cent; no line gets more than it costs. Leftover cents go to the first lines. */
export function allocateDiscount(offCents: number, lineCents: readonly number[]): number[] {
  const all = lineCents.reduce((sum, one) => sum + one, 0);
  if (all === 0) return lineCents.map(() => 0);
  const cappedCents = Math.min(offCents, all);
  const shares = lineCents.map((one) => Number((BigInt(cappedCents) * BigInt(one)) / BigInt(all)));
  let rest = cappedCents - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((share, index) => {
    const more = Math.min(rest, (lineCents[index] ?? 0) - share, 1);
    rest -= more;
    return share + more;
  });
}
