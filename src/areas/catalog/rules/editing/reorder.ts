/** The same ids with one moved up (-1) or down (1); at the end it stays. */
export function moveIdBy(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return [...ids];
  return ids.with(at, other).with(at + by, id);
}

export const hasSameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set(b).size === b.length && new Set([...a, ...b]).size === a.length;
