import { sql } from 'drizzle-orm';
import type { Database } from './database/open.server.ts';
import { dataChecks } from './invariants/data-checks.ts';
import type { BrokenRow, Invariant } from './invariants/invariant.ts';
import { orderInvariants } from './invariants/orders.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { creditInvariants } from './invariants/price-protection.ts';
import { refundInvariants } from './invariants/refunds.ts';
import { stockInvariants } from './invariants/stock.ts';

/** Invariants of money and stock: checked after every drill and every hour. */
export const invariants = [
  ...stockInvariants,
  ...paymentInvariants,
  ...refundInvariants,
  ...orderInvariants,
  ...creditInvariants,
] as const satisfies readonly Invariant[];
export type InvariantName = (typeof invariants)[number]['name'];

/** Invariants plus the checks of sums and figures. */
export const allChecks: readonly Invariant[] = [...invariants, ...dataChecks];

export type InvariantResult = Invariant & { readonly brokenCount: number; readonly sample: readonly BrokenRow[] };

const maxSample = 50;

/** Runs one invariant: the number of broken rows, and the first of them. */
export async function checkInvariant(db: Database, invariant: Invariant): Promise<InvariantResult> {
  const { rows } = await db.execute<{ broken: number; sample: BrokenRow[] }>(sql`
    with broken as materialized (${sql.raw(invariant.broken)})
    select (select count(*) from broken)::integer as broken,
      (select coalesce(jsonb_agg(to_jsonb(b)), '[]') from (select * from broken order by order_id desc nulls last, record limit ${maxSample}) b) as sample`);
  return { ...invariant, brokenCount: Number(rows[0]?.broken ?? 0), sample: rows[0]?.sample ?? [] };
}

/** One after the other. */
export async function checkInvariants(db: Database, list: readonly Invariant[] = invariants): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const invariant of list) results.push(await checkInvariant(db, invariant));
  return results;
}
