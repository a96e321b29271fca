import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { soldStatuses } from '#areas/orders/rules/status.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceDrops } from '../tables/promises.ts';
import { isCovered, peakCents } from './price-protection.server.ts';

/**
 * Records every price drop not yet recorded, oldest first, and returns how many. It starts a day before the newest known one, since price
 * changes may be recorded late; without any, as early as a price can be protected.
 */
export async function insertPriceFalls(db: Database, { from, now, most }: { from: Date; now: Date; most: number }): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into price_drops (ledger_id, sku_id, old_payable_cents, new_payable_cents, skipped_reason, created_at, processed_at)
    select l.id, l.sku_id, l.old_payable_cents, l.payable_cents, case when l.is_final_sale then 'final' else '' end, l.created_at,
      case when l.is_final_sale then ${now.toISOString()}::timestamptz end
    from price_ledger l
    where l.payable_cents < l.old_payable_cents and l.created_at <= ${now.toISOString()}::timestamptz
      and l.created_at > coalesce((select max(d.created_at) - interval '1 day' from price_drops d), ${from.toISOString()}::timestamptz)
      and not exists (select 1 from price_drops d where d.ledger_id = l.id)
    order by l.created_at, l.id limit ${most}
    on conflict (ledger_id) do nothing returning id`);
  return rows.length;
}

/** Which drops are confirmed: those up to a moment, by the minutes their price had to last. */
export type DropConfirmation = { readonly confirmedBefore: Date; readonly standMinutes: number };

/**
 * Evaluates a batch of drops that have lasted long enough, for good. A price raised back to what it was pays nobody; one raised in part
 * counts at the level that lasted. Returns the last one evaluated, null when all were.
 */
export async function evaluateDrops(
  db: Database,
  now: Date,
  { confirmedBefore, standMinutes, after, most }: DropConfirmation & { after: number; most: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null; seen: number }>(sql`
    with part as materialized (select d.id, d.sku_id, d.created_at, d.old_payable_cents as old_cents,
        greatest(d.new_payable_cents, ${peakCents(sql`g`, standMinutes)}) as peak_cents
      from price_drops d join price_ledger g on g.id = d.ledger_id
      where d.processed_at is null and d.created_at <= ${confirmedBefore.toISOString()}::timestamptz and d.id > ${after} order by d.id limit ${most}),
    evaluated as (select p.id, p.peak_cents, case when p.peak_cents >= p.old_cents then 'undone'
        when not exists (${touchedLines}) then 'nobody' else '' end as reason from part p),
    done as (update price_drops d set skipped_reason = j.reason,
        processed_at = case when j.reason = '' then null else ${now.toISOString()}::timestamptz end,
        new_payable_cents = case when j.reason = 'undone' then d.new_payable_cents else j.peak_cents end
      from evaluated j where j.id = d.id and d.processed_at is null and (j.reason <> '' or j.peak_cents > d.new_payable_cents) returning 1)
    select max(id) as last, count(*)::integer as seen from part`);
  const [row] = rows;
  return row && row.seen === most ? Number(row.last) : null;
}

/** Lines paid before a drop and protected at its time. */
const touchedLines = sql`select 1 from order_lines l join orders o on o.id = l.order_id where l.sku_id = p.sku_id and l.protected_until >= p.created_at
    and o.status in ${sql.raw(stateList(soldStatuses))} and o.created_at < p.created_at and l.price > p.peak_cents`;

/** Confirmed and unprocessed drops. */
export const pendingDrops = (db: Database, confirmedBefore: Date, limit: number) =>
  db
    .select({ id: priceDrops.id, skuId: priceDrops.skuId, at: priceDrops.createdAt, toCents: priceDrops.newPayableCents })
    .from(priceDrops)
    .where(and(isNull(priceDrops.processedAt), lte(priceDrops.createdAt, confirmedBefore)))
    .orderBy(asc(priceDrops.createdAt), asc(priceDrops.id))
    .limit(limit);

export async function linesUnder(db: Database, drop: { skuId: number; at: Date; toCents: number }): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isCovered(),
        eq(orders.isTest, false),
        eq(orderLines.skuId, drop.skuId),
        lt(orders.createdAt, drop.at),
        sql`${orderLines.protectedUntil} >= ${drop.at.toISOString()}::timestamptz`,
        gt(orderLines.priceCents, drop.toCents),
        sql`not exists (select 1 from price_credits c where c.order_line_id = ${orderLines.id} and c.to_cents <= ${drop.toCents})`,
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(20_000);
  return rows.map(({ id }) => id);
}

/** Lines affected by a drop processed before their payment was reported. */
export async function linesForgotten(db: Database, since: Date, confirmedBefore: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isCovered(),
        eq(orders.isTest, false),
        gt(orderLines.protectedUntil, since),
        sql`exists (select 1 from price_drops d where d.sku_id = ${orderLines.skuId} and d.skipped_reason not in ('final', 'undone') and d.created_at > ${orders.createdAt}
          and d.created_at <= ${confirmedBefore.toISOString()}::timestamptz
          and d.created_at <= ${orderLines.protectedUntil} and d.new_payable_cents < ${orderLines.priceCents}
          and d.new_payable_cents < coalesce((select min(c.to_cents) from price_credits c where c.order_line_id = ${orderLines.id}), ${orderLines.priceCents}))`,
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Updates the cost of each drop. */
export const countDrops = (db: Database, ids: readonly number[]) =>
  db
    .update(priceDrops)
    .set({
      lineCount: sql`(select count(*)::integer from price_credits c where c.drop_id = price_drops.id)`,
      creditCents: sql`(select coalesce(sum(c.amount_cents), 0)::integer from price_credits c where c.drop_id = price_drops.id)`,
    })
    .where(inArray(priceDrops.id, [...ids, 0]));

/** All affected lines were processed; a claim processes one line only and never closes a drop. */
export const closeDrop = (db: Database, id: number, now: Date) =>
  db
    .update(priceDrops)
    .set({ processedAt: now })
    .where(and(eq(priceDrops.id, id), isNull(priceDrops.processedAt)));
