import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

const sums = sql`order_count, paid_count, new_buyer_count, piece_count, total_cents, captured_cents, refunded_cents, discount_cents, shipping_cents, cost_cents`;
const moneyStates = sql`('completed', 'part_refunded', 'refunded')`;
const utc = (moment: string): SQL => sql.raw(`(${moment} at time zone 'UTC')::date`);

/** Restricts the moments: one day, or all. */
type Scope = (moment: string) => SQL;
const everything: Scope = (moment) => sql.raw(`${moment} is not null`);
const within =
  (day: string): Scope =>
  (moment) =>
    sql`${sql.raw(moment)} >= ${day}::date::timestamp at time zone 'UTC' and ${sql.raw(moment)} < (${day}::date + 1)::timestamp at time zone 'UTC'`;

/** Recomputes one day from its orders, captures and refunds. */
export async function sumUpDay(db: Database, day: string, now: Date): Promise<void> {
  await db.execute(sql`delete from daily_figures where day = ${day}`);
  await insertSums(db, within(day), now);
}

/** For a shop without stored figures. */
export async function sumUpEveryDay(db: Database, now: Date): Promise<void> {
  await insertSums(db, everything, now);
  await db.execute(sql`delete from stale_days where aggregate = 'orders'`);
}

async function insertSums(db: Database, scope: Scope, now: Date): Promise<void> {
  await db.execute(orderSums(scope, now));
  await db.execute(lineSums(scope, now));
}

/**
 * An order counts on the day it was placed; as paid, with units, amounts and cost, on the day of its payment; captures and refunds on their
 * own days. Its ordinal is its position among the buyer's paid orders; a second order also counts for the month of the first. Days are UTC.
 */
const orderSums = (scope: Scope, now: Date): SQL => sql`
  with facts as materialized (${orderFacts(scope)}),
  buyers as (select distinct lower(o.email) as email from facts join orders o on o.id = facts.order_id where o.payment_time is not null),
  turns as (
    select o.id, row_number() over turn as turn, first_value(o.payment_time) over turn as first_at
    from orders o where o.payment_time is not null and not o.is_test and ${scope === everything ? sql`true` : sql`lower(o.email) in (select email from buyers)`}
    window turn as (partition by lower(o.email) order by o.payment_time, o.id)
  )
  insert into daily_figures (day, dimension, key, ${sums}, updated_at)
  select facts.day, tag.dimension, tag.key, sum(placed), sum(paid), sum(case when turns.turn = 1 then paid else 0 end), sum(pieces), sum(total), sum(captured), sum(refunded),
    sum(discount), sum(shipping), sum(cost), ${now.toISOString()}::timestamptz
  from facts
  join orders o on o.id = facts.order_id
  left join order_shippings s on s.order_id = o.id
  left join turns on turns.id = o.id
  cross join lateral (values
    ('all', ''), ('country', coalesce(s.country, '')), ('region', coalesce(s.region, '')), ('device', o.device), ('source', o.visit_source),
    ('staff', coalesce(o.owner_staff_id::text, '')),
    ('turn', case when turns.turn is null then '' when turns.turn = 1 then '1' when turns.turn < 5 then '2-4' else '5+' end),
    ('cohort', case when turns.turn = 2 and facts.paid = 1 then to_char(turns.first_at at time zone 'UTC', 'YYYY-MM') end)
  ) tag(dimension, key)
  where not o.is_test and tag.key is not null
  group by 1, 2, 3`;

const orderFacts = (scope: Scope): SQL => sql`
  select o.id as order_id, ${utc('o.created_at')} as day, 1 as placed, 0 as paid, 0 as pieces, 0::bigint as total, 0::bigint as captured, 0::bigint as refunded,
    0::bigint as discount, 0::bigint as shipping, 0::bigint as cost
  from orders o where ${scope('o.created_at')}
  union all
  select o.id, ${utc('o.payment_time')}, 0, 1, o.piece_count, o.total_cents, 0, 0, o.discount_cents, o.shipping_cents, c.cost
  from orders o join (
    select l.order_id, sum(l.unit_cost_cents::bigint * l.quantity) as cost from order_lines l join orders p on p.id = l.order_id where ${scope('p.payment_time')} group by 1
  ) c on c.order_id = o.id
  where ${scope('o.payment_time')}
  union all
  select order_id, ${utc('captured_at')}, 0, 0, 0, 0, amount_cents, 0, 0, 0, 0 from captures where state in ${moneyStates} and ${scope('captured_at')}
  union all
  select order_id, ${utc('completed_at')}, 0, 0, 0, 0, 0, amount_cents, 0, 0, 0 from refunds where state = 'completed' and ${scope('completed_at')}`;

/** The same by order line. A line without a SKU, such as free text of an invoice, has an empty key. */
const lineSums = (scope: Scope, now: Date): SQL => sql`
  insert into daily_figures (day, dimension, key, ${sums}, updated_at)
  select facts.day, tag.dimension, tag.key, count(distinct facts.placed), count(distinct facts.paid), 0, sum(pieces), sum(total), 0, sum(refunded),
    sum(discount), 0, sum(cost), ${now.toISOString()}::timestamptz
  from (${lineFacts(scope)}) facts
  join order_lines l on l.id = facts.line_id
  join orders o on o.id = l.order_id
  left join skus k on k.id = l.sku_id
  cross join lateral (values
    ('category', coalesce(k.category_id::text, '')), ('length', coalesce(l.length_inches::text, '')), ('texture', l.texture), ('colour', l.colour_code),
    ('sku', coalesce(l.sku_id::text, ''))
  ) tag(dimension, key)
  where not o.is_test
  group by 1, 2, 3`;

const lineFacts = (scope: Scope): SQL => sql`
  select l.id as line_id, ${utc('o.created_at')} as day, o.id as placed, null::integer as paid, 0 as pieces, 0::bigint as total, 0::bigint as refunded,
    0::bigint as discount, 0::bigint as cost
  from order_lines l join orders o on o.id = l.order_id where ${scope('o.created_at')}
  union all
  select l.id, ${utc('o.payment_time')}, null, o.id, l.quantity, l.price_total - l.discount_share_cents, 0, l.discount_share_cents, l.unit_cost_cents::bigint * l.quantity
  from order_lines l join orders o on o.id = l.order_id where ${scope('o.payment_time')}
  union all
  select r.order_line_id, ${utc('f.completed_at')}, null, null, 0, 0, r.amount_cents, 0, 0
  from refund_lines r join refunds f on f.id = r.refund_id where f.state = 'completed' and ${scope('f.completed_at')}`;
