/**
 * One condition that must always hold. Its query selects the rows that break it, so no rows means it holds. Every query returns the columns
 * of `BrokenRow`; `brokenRow` writes them.
 */
export type Invariant = { readonly name: string; readonly rule: string; readonly broken: string };

/** A broken row: its order if any, the record, and expected versus found. */
export type BrokenRow = {
  readonly order_id: number | null;
  /** Table and id, such as `capture:12`. */
  readonly record: string;
  readonly expected: number | null;
  readonly found: number | null;
};

type Columns = {
  readonly order?: string;
  readonly record: readonly [table: string, id: string];
  readonly values?: readonly [string, string];
};

/** The columns of a broken row as SQL; `values` are expected and found. */
export const brokenRow = ({ order = 'null', record: [table, id], values: [expected, found] = ['null', 'null'] }: Columns): string =>
  `(${order})::integer as order_id, '${table}:' || (${id}) as record, (${expected})::bigint as expected, (${found})::bigint as found`;

/** Order statuses as SQL lists. `orders/rules/status.ts` names the same ones; invariants may not import areas, so a test compares both. */
export const statusLists = {
  fulfillment: '(2, 3)',
  shipped: '(4, 5, 6)',
  sold: '(2, 3, 4, 5, 6)',
  ended: '(7, 9)',
  notSold: '(7, 8)',
  paidOnce: '(2, 4, 5, 6, 9)',
  returned: '(9)',
} as const;
/** Capture states whose money was received. */
export const capturedStates = `('completed', 'part_refunded', 'refunded')`;
/** Refund states whose money is refunded or being refunded. */
export const liveRefundStates = `('asked', 'pending', 'completed')`;
/** Price protection paid back for units that lines no longer have, by order: the total does not count them. As `checkout/tables/price-refunds`. */
export const paidBackForGoneItems = `select l.order_id, sum(p.amount_cents - p.amount_cents::bigint * least(l.quantity, p.quantity) / p.quantity) as cents
  from price_credits p join order_lines l on l.id = p.order_line_id join refund_requests q on q.id = p.refund_request_id and q.order_id = l.order_id and q.money_cents = p.amount_cents
  where p.method = 'refund' and p.paid_at is not null and p.state in ('paid', 'reversed') and l.quantity < p.quantity
    and not exists (select 1 from refunds r where r.refund_request_id = q.id and r.state <> 'completed') group by l.order_id`;
/** Payment states of orders already flagged for staff. */
export const attentionStates = `('needs_attention', 'disputed')`;
