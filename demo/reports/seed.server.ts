import { sql } from 'drizzle-orm';
import { sumUpEveryDay } from '#areas/reports/store/figures.server.ts';
import { rankSales } from '#areas/reports/store/rank.server.ts';
import { checkEveryDay } from '#areas/reports/store/reconcile.server.ts';
import { commissionTiers } from '#areas/reports/tables.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Daily figures and reconciliation of every day. */
export async function sumUpDays(db: Database, now: Date): Promise<void> {
  await sumUpEveryDay(db, now);
  await checkEveryDay(db);
}

/** The rank from the orders, and one pinned product. */
export async function seedRanks(db: Database, now: Date): Promise<void> {
  await rankSales(db, now);
  await db.execute(sql`
    insert into rank_pins (sku_id, place, created_at)
    select sku_id, 4, ${now.toISOString()}::timestamptz from sales_ranks where period = '30' and category_id = 0 and place = 17`);
}

/** Commissions and targets of sales staff; all months before the last are closed. */
export async function seedStaffMonths(
  copy: Copy,
  db: Database,
  staff: SeedStaff,
  span: { from: number; now: Date; orderTarget: number },
): Promise<void> {
  const startsOn = dayOf(new Date(span.from)).slice(0, 8).concat('01');
  await copy(
    commissionTiers,
    [
      [0, 100],
      [1_000_000, 150],
      [3_000_000, 200],
    ].map(([fromCents = 0, shareBp = 0], index) => ({ id: index + 1, startsOn, fromCents, shareBp, createdAt: new Date(span.from) })),
  );
  const closedBefore = dayOf(new Date(span.now.getTime() - 40 * dayMs))
    .slice(0, 8)
    .concat('01');
  const targetCents = 900_000 * Math.max(1, Math.round(span.orderTarget / 3000));
  for (const { id } of staff.sales) {
    await db.execute(sql`
      insert into staff_months (staff_id, month, target_cents, figures, commission_cents, closed_by, closed_at, updated_at)
      select ${id}, month::date, ${targetCents}, case when is_closed then jsonb_build_object('orders', orders, 'revenue_cents', revenue) end,
        case when is_closed then revenue * case when revenue >= 3000000 then 200 when revenue >= 1000000 then 150 else 100 end / 10000 end,
        case when is_closed then ${staff.manager.id}::integer end, case when is_closed then month + interval '1 month 3 days' end, ${span.now.toISOString()}::timestamptz
      from (
        select month, month < ${closedBefore}::date as is_closed, count(o.id) as orders, coalesce(sum(o.payment::bigint), 0) as revenue
        from generate_series(${startsOn}::date, ${dayOf(span.now)}::date, interval '1 month') month
        left join orders o on o.owner_staff_id = ${id} and o.payment_time >= month and o.payment_time < month + interval '1 month' and not o.is_test
        group by month
      ) months`);
  }
}
