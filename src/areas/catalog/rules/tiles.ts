type Counted = { readonly value: string; readonly category: string; readonly count: number };

/** Each value once, in the category with most of it: the tile links there, so it counts only what is there. */
export function tilesOf<Row extends Counted>(rows: readonly Row[]): Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    const known = best.get(row.value);
    if (!known || row.count > known.count) best.set(row.value, row);
  }
  return [...best.values()];
}
