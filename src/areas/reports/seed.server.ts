import { sql } from 'drizzle-orm';
import { commissionTiers } from '#areas/reports/tables.ts';
import type { SeedStaff } from '#areas/staff/seed.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { rankSales } from './store/rank.server.ts';

/**
 * The daily figures as the orders say them. An order counts on the day it was placed; as paid, with its pieces, amounts
 * and cost, on the day of its payment; captures and refunds count on their own days. Days are days in UTC.
 */
export async function sumUpDays(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    insert into daily_figures (day, dimension, key, order_count, paid_count, new_buyer_count, piece_count, total_cents, captured_cents, refunded_cents, discount_cents, shipping_cents, cost_cents, updated_at)
    select facts.day, tag.dimension, tag.key, sum(placed), sum(paid), sum(new_buyers), sum(pieces), sum(total), sum(captured), sum(refunded), sum(discount), sum(shipping), sum(cost), ${now.toISOString()}::timestamptz
    from (${orderFacts}) facts
    join orders o on o.id = facts.order_id
    join order_shippings s on s.order_id = o.id
    cross join lateral (values ('all', ''), ('status', o.status::text), ('country', s.country), ('region', s.region), ('device', o.device), ('source', o.visit_source), ('staff', coalesce(o.owner_staff_id::text, ''))) tag(dimension, key)
    where not o.is_test
    group by 1, 2, 3`);
  await db.execute(sql`
    insert into daily_figures (day, dimension, key, order_count, paid_count, new_buyer_count, piece_count, total_cents, captured_cents, refunded_cents, discount_cents, shipping_cents, cost_cents, updated_at)
    select facts.day, tag.dimension, tag.key, count(distinct facts.placed), count(distinct facts.paid), 0, sum(pieces), sum(total), 0, sum(refunded), sum(discount), 0, sum(cost), ${now.toISOString()}::timestamptz
    from (${lineFacts}) facts
    join order_lines l on l.id = facts.line_id
    join orders o on o.id = l.order_id
    join skus k on k.id = l.sku_id
    cross join lateral (values ('category', k.category_id::text), ('length', coalesce(l.length_inches::text, '')), ('texture', l.texture), ('colour', l.colour_code), ('sku', l.sku_id::text)) tag(dimension, key)
    where not o.is_test
    group by 1, 2, 3`);
}

const orderFacts = sql`
  select id as order_id, (created_at at time zone 'UTC')::date as day, 1 as placed, 0 as paid, 0 as new_buyers, 0 as pieces, 0::bigint as total, 0::bigint as captured, 0::bigint as refunded, 0::bigint as discount, 0::bigint as shipping, 0::bigint as cost from orders
  union all
  select p.id, (p.payment_time at time zone 'UTC')::date, 0, 1, case when p.turn = 1 then 1 else 0 end, p.piece_count, p.total_cents, 0, 0, p.discount_cents, p.shipping_cents, c.cost
  from (select id, payment_time, piece_count, total_cents, discount_cents, shipping_cents, row_number() over (partition by lower(email) order by payment_time, id) as turn from orders where payment_time is not null and not is_test) p
  join (select order_id, sum(unit_cost_cents::bigint * quantity) as cost from order_lines group by order_id) c on c.order_id = p.id
  union all
  select order_id, (captured_at at time zone 'UTC')::date, 0, 0, 0, 0, 0, amount_cents, 0, 0, 0, 0 from captures where state in ('completed', 'part_refunded', 'refunded')
  union all
  select order_id, (completed_at at time zone 'UTC')::date, 0, 0, 0, 0, 0, 0, amount_cents, 0, 0, 0 from refunds where state = 'completed'`;

const lineFacts = sql`
  select l.id as line_id, (o.created_at at time zone 'UTC')::date as day, o.id as placed, null::integer as paid, 0 as pieces, 0::bigint as total, 0::bigint as refunded, 0::bigint as discount, 0::bigint as cost from order_lines l join orders o on o.id = l.order_id
  union all
  select l.id, (o.payment_time at time zone 'UTC')::date, null, o.id, l.quantity, l.price_total - l.discount_share_cents, 0, l.discount_share_cents, l.unit_cost_cents::bigint * l.quantity from order_lines l join orders o on o.id = l.order_id where o.payment_time is not null
  union all
  select r.order_line_id, (f.completed_at at time zone 'UTC')::date, null, null, 0, 0, r.amount_cents, 0, 0 from refund_lines r join refunds f on f.id = r.refund_id where f.state = 'completed'`;

/** The rank as the orders say it, and one piece that staff put among the first. */
export async function seedRanks(db: Database, now: Date): Promise<void> {
  await rankSales(db, now);
  await db.execute(sql`
    insert into rank_pins (sku_id, place, created_at)
    select sku_id, 4, ${now.toISOString()}::timestamptz from sales_ranks where period = '30' and category_id = 0 and place = 17`);
}

/** Commission and targets of the sales people; the months before the last are closed with their figures. */
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
    ].map(([fromCents = 0, shareBp = 0], place) => ({ id: place + 1, startsOn, fromCents, shareBp, createdAt: new Date(span.from) })),
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
