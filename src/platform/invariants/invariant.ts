/**
 * One law that must hold whatever happened. Its query reads the rows that break it, so no rows means that it holds. Every query
 * answers the columns of `BrokenRow`; `brokenRow` writes them.
 */
export type Invariant = { readonly name: string; readonly law: string; readonly broken: string };

/** One row that breaks a law: the order it belongs to where it has one, which record it is, and what it should say instead. */
export type BrokenRow = {
  readonly order_id: number | null;
  /** The table and the id, such as `capture:12`. */
  readonly record: string;
  readonly expected: number | null;
  readonly found: number | null;
};

type Columns = {
  readonly order?: string;
  readonly record: readonly [table: string, id: string];
  readonly values?: readonly [string, string];
};

/** The columns of a broken row as SQL; `values` are what is expected and what was found. */
export const brokenRow = ({ order = 'null', record: [table, id], values: [expected, found] = ['null', 'null'] }: Columns): string =>
  `(${order})::integer as order_id, '${table}:' || (${id}) as record, (${expected})::bigint as expected, (${found})::bigint as found`;

/**
 * Statuses of orders as SQL lists. `orders/rules/status.ts` names the same ones, which an invariant may not import: it is checked from
 * outside the areas. A test compares both.
 */
export const statusLists = {
  fulfillment: '(2, 3)',
  shipped: '(4, 5, 6)',
  sold: '(2, 3, 4, 5, 6)',
  ended: '(7, 9)',
  notSold: '(7, 8)',
  paidOnce: '(2, 4, 5, 6, 9)',
  returned: '(9)',
} as const;
/** States of a capture whose money was received. */
export const capturedStates = `('completed', 'part_refunded', 'refunded')`;
/** States of a refund whose money is back, or on its way back. */
export const liveRefundStates = `('asked', 'pending', 'completed')`;
/** Payment states of orders that are already in front of a person. */
export const attentionStates = `('needs_attention', 'disputed')`;
