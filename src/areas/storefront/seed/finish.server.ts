import { sql } from 'drizzle-orm';
import type { Database, Store } from '#platform/database/open.server.ts';

/** Brings the columns that repeat other rows up to date, and the counters of ids past the ids that were written. */
export async function finish(db: Database): Promise<void> {
  await countGoods(db);
  await countReviews(db);
  await countCoupons(db);
  await publishArticles(db);
  await rememberPayments(db);
  await passIds(db);
}

/** Pieces paid and not refunded; what lies on the shelf and is kept for nobody. Made to order has no shelf, so it stays 0. */
async function countGoods(db: Database): Promise<void> {
  await db.execute(sql`
    update skus set available = coalesce(l.available, 0), sold_count = coalesce(sold.pieces, 0)
    from skus k
    left join stock_levels l on l.sku_id = k.id
    left join (${soldPieces}) sold on sold.sku_id = k.id
    where skus.id = k.id and (l.available > 0 or sold.pieces > 0)`);
  await db.execute(sql`
    update spus set sold_count = sold.pieces
    from (select spu_id, sum(sold_count) as pieces from skus group by spu_id) sold
    where spus.id = sold.spu_id and sold.pieces > 0`);
}

const soldPieces = sql`
  select l.sku_id, sum(l.quantity - l.returned_quantity)::integer as pieces
  from order_lines l join orders o on o.id = l.order_id
  where o.status in (2, 3, 4, 5, 6) and o.payment_state in ('paid', 'part_refunded', 'disputed', 'needs_attention') and not o.is_test
  group by l.sku_id`;

async function countReviews(db: Database): Promise<void> {
  await db.execute(sql`
    update spus set rating_sum = r.stars, review_count = r.reviews
    from (select spu_id, sum(stars)::integer as stars, count(*)::integer as reviews from reviews where status = 'published' group by spu_id) r
    where spus.id = r.spu_id`);
}

async function countCoupons(db: Database): Promise<void> {
  await db.execute(sql`
    update coupons set used_count = coalesce((select count(*) from coupon_redemptions r where r.coupon_id = coupons.id and r.state <> 'released'), 0)`);
}

/** An article and its live version point at each other; the arrow to the version is drawn when both are there. */
async function publishArticles(db: Database): Promise<void> {
  await db.execute(sql`update articles set live_version = 1, published_at = created_at where live_version is null`);
}

const momentOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
const dollarsOf = (column: string) => sql.raw(`to_char(${column} / 100.0, 'FM99999990.00')`);

/** The stand-in of the payment provider knows the payments of the last months, so that a demo order can be paid back like any other. */
async function rememberPayments(db: Database): Promise<void> {
  await db.execute(sql`
    with taken as (
      select p.provider_order_id as id, c.capture_id, jsonb_build_object(
        'id', p.provider_order_id, 'status', 'COMPLETED', 'intent', 'CAPTURE', 'experience', '{}'::jsonb, 'isNamed', true,
        'decision', 'pay', 'wallet', case when p.wallet in ('apple_pay', 'google_pay') then p.wallet else 'paypal' end,
        'approvedAt', ${momentOf('c.captured_at')}, 'createdAt', ${momentOf('c.captured_at')}, 'updatedAt', ${momentOf('c.captured_at')},
        'units', jsonb_build_array(jsonb_build_object('invoice_id', p.provider_invoice_id,
          'amount', jsonb_build_object('currency_code', c.currency, 'value', ${dollarsOf('c.amount_cents')}))),
        'captures', jsonb_build_array(jsonb_build_object('id', c.capture_id, 'value', ${dollarsOf('c.amount_cents')}, 'at', ${momentOf('c.captured_at')},
          'status', case when c.state = 'completed' then 'COMPLETED' else 'PARTIALLY_REFUNDED' end, 'requestId', p.capture_request_id)),
        'refunds', coalesce((select jsonb_agg(jsonb_build_object('id', r.provider_refund_id, 'value', ${dollarsOf('r.amount_cents')},
          'at', ${momentOf('r.created_at')}, 'requestId', r.request_id, 'note', null)) from refunds r where r.capture_id = c.id and r.state = 'completed'), '[]'::jsonb)
      ) as kept
      from captures c join payments p on p.id = c.payment_id
      where p.provider = 'paypal' and p.provider_order_id is not null and c.state in ('completed', 'part_refunded')
        and c.captured_at > (select max(captured_at) from captures) - interval '120 days')
    insert into stand_in_records (stand_in, key, value)
    select 'paypal', 'order:' || id, kept from taken union all select 'paypal', 'capture:' || capture_id, to_jsonb(id) from taken
    on conflict do nothing`);
}

/** The seed writes ids itself; the next one that the database gives must be new. */
async function passIds(db: Database): Promise<void> {
  await db.execute(sql`
    do $ids$
    declare t record;
    begin
      for t in select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES' loop
        execute format('select setval(pg_get_serial_sequence(%1$L, %2$L), max(%2$I)) from %1$I having max(%2$I) is not null', t.table_name, t.column_name);
      end loop;
    end $ids$`);
}

/** The planner learns what was loaded. On a server this may take longer than one statement usually may. */
export async function analyze(store: Store): Promise<void> {
  if (store.engine === 'embedded') await store.run('ANALYZE');
  else await store.load(async (_, db) => void (await db.execute(sql`ANALYZE`)));
}
