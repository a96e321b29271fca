import { sql } from 'drizzle-orm';
import { isSoldSql } from '#areas/orders/tables/conditions.ts';
import type { Database, Store } from '#platform/database/open.server.ts';

/** Updates derived columns, and moves id sequences past the written ids. */
export async function refreshDerivedColumns(db: Database): Promise<void> {
  await countSales(db);
  await countReviews(db);
  await countCoupons(db);
  await publishArticles(db);
  await passIds(db);
}

/** Units paid less returned or refunded before shipping; available stock. Made to order has none, so it stays 0. */
async function countSales(db: Database): Promise<void> {
  await db.execute(sql`
    update skus set available = coalesce(l.available, 0), sold_count = coalesce(sold.pieces, 0)
    from skus k
    left join stock_levels l on l.sku_id = k.id
    left join (${soldQuantities}) sold on sold.sku_id = k.id
    where skus.id = k.id and (l.available > 0 or sold.pieces > 0)`);
  await db.execute(sql`
    update spus set sold_count = sold.pieces
    from (select spu_id, sum(sold_count) as pieces from skus group by spu_id) sold
    where spus.id = sold.spu_id and sold.pieces > 0`);
}

const soldQuantities = sql`
  select l.sku_id, sum(l.quantity - l.removed_quantity - l.returned_quantity)::integer as pieces
  from order_lines l join orders o on o.id = l.order_id
  where ${isSoldSql('o')}
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

/** An article and its live version reference each other; the reference is set when both exist. */
async function publishArticles(db: Database): Promise<void> {
  await db.execute(sql`update articles set live_version = 1, published_at = created_at where live_version is null`);
}

/** The seed writes ids itself; the next one from the database must be new. */
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

/** Updates planner statistics. On a server this may exceed the usual statement timeout. */
export async function analyze(store: Store): Promise<void> {
  if (store.engine === 'embedded') await store.run('ANALYZE');
  else await store.load(async (_, db) => void (await db.execute(sql`ANALYZE`)));
}
