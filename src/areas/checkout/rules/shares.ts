/** Splits a discount over lines by their price, to the cent; no line gets more than it costs. Leftover cents go to the first lines. */
export function allocateDiscount(offCents: number, lineCents: readonly number[]): number[] {
  const all = lineCents.reduce((sum, one) => sum + one, 0);
  if (all === 0) return lineCents.map(() => 0);
  const wanted = Math.min(offCents, all);
  const shares = lineCents.map((one) => Number((BigInt(wanted) * BigInt(one)) / BigInt(all)));
  let rest = wanted - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((share, place) => {
    const more = Math.min(rest, (lineCents[place] ?? 0) - share, 1);
    rest -= more;
    return share + more;
  });
}
