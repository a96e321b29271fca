type Row = Readonly<Record<string, unknown>>;
export type RowDifference = { readonly before: Row; readonly after: Row };

/** What an update would change, before and after, for the audit log and undo; null when nothing differs. */
export function rowDifferenceOf(row: Row, changes: Row): RowDifference | null {
  const names = Object.keys(changes).filter((name) => changes[name] !== undefined && serialized(row[name]) !== serialized(changes[name]));
  if (names.length === 0) return null;
  const pick = (from: Row): Row => Object.fromEntries(names.map((name) => [name, plain(from[name])]));
  return { before: pick(row), after: pick(changes) };
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
const serialized = (value: unknown): string => JSON.stringify(sorted(plain(value)));

/** The database returns object keys in its own order. */
const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};
