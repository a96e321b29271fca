import { and, asc, eq, isNull, lte, max, or, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import { isSoldSql } from '#areas/orders/tables/conditions.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { RankPeriod } from '../rules/rank.ts';
import { rankPins, salesRanks } from '../tables.ts';

const maxRanks = 100;
const minUnits = 3;

/**
 * Recomputes the whole rank: units paid and not refunded, for the shop and each category, in one pass over the orders. The previous rank is
 * that of the preceding period; all time is compared with 30 days ago. Needs a transaction.
 */
export async function rankSales(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // Concurrent recomputations wait for each other; readers do not wait.
  await db.execute(sql`lock table sales_ranks in share row exclusive mode`);
  await db.execute(sql`delete from sales_ranks`);
  await db.execute(sql`
    insert into sales_ranks (period, category_id, place, previous_place, sku_id, piece_count, revenue_cents, computed_at)
    select period, category_id, place, place_before, sku_id, pieces, revenue, ${at}
    from (
      select sold.*, list.category_id,
        row_number() over (partition by period, list.category_id order by pieces desc, revenue desc, name, sku_id) as place,
        case when pieces_before >= ${minUnits}::int
          then row_number() over (partition by period, list.category_id order by pieces_before desc, revenue_before desc, name, sku_id) end as place_before
      from (${unitsByPeriod(at)}) sold
      cross join lateral (values (0), (sold.own_category)) list(category_id)
    ) ranked
    where pieces >= ${minUnits}::int and place <= ${maxRanks}::int`);
}

/** Units per SKU and period, and in the period before. */
const unitsByPeriod = (at: ReturnType<typeof sql>) => sql`
  select l.sku_id, max(k.name_en) as name, max(k.category_id) as own_category, span.period,
    sum(case when o.payment_time > span.since then l.kept else 0 end) as pieces,
    sum(case when o.payment_time > span.since then l.kept * l.price::bigint else 0 end) as revenue,
    sum(case when o.payment_time <= span.until_before then l.kept else 0 end) as pieces_before,
    sum(case when o.payment_time <= span.until_before then l.kept * l.price::bigint else 0 end) as revenue_before
  from (${keptLines}) l
  join orders o on o.id = l.order_id
  join skus k on k.id = l.sku_id
  join (
    select period, case when days = 0 then '-infinity'::timestamptz else ${at} - make_interval(days => days) end as since,
      case when days = 0 then ${at} - interval '30 days' else ${at} - make_interval(days => days) end as until_before,
      case when days = 0 then '-infinity'::timestamptz else ${at} - make_interval(days => 2 * days) end as since_before
    from (values ('7', 7), ('30', 30), ('90', 90), ('all', 0)) spans(period, days)
  ) span on o.payment_time > span.since_before and o.payment_time <= ${at}
  where ${isSoldSql('o')}
    and not exists (select 1 from staff_members m where lower(m.email) = lower(o.email))
  group by l.sku_id, span.period`;

/** Units per line that stayed sold: shipped or to be shipped, neither returned nor refunded, no gifts. */
const keptLines = sql`
  select l.order_id, l.sku_id, l.price, l.quantity - greatest(l.returned_quantity + l.removed_quantity, least(l.quantity, coalesce(back.pieces, 0))) as kept
  from order_lines l
  left join (
    select r.order_line_id, sum(r.quantity) as pieces from refund_lines r join refunds f on f.id = r.refund_id where f.state = 'completed' group by 1
  ) back on back.order_line_id = l.id
  where l.sku_id is not null and not l.is_gift`;

/** Entries of one list with today's product data; products no longer offered are left out. */
export const rankRows = (db: Database, period: RankPeriod, categoryId: number, now: Date) =>
  db
    .select({ ...shown, place: salesRanks.place, previousPlace: salesRanks.previousPlace, pieces: salesRanks.pieceCount })
    .from(salesRanks)
    .innerJoin(skus, eq(skus.id, salesRanks.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(salesRanks.period, period), eq(salesRanks.categoryId, categoryId), offered(now)))
    .orderBy(asc(salesRanks.place))
    .limit(maxRanks);

/** Pinned and hidden entries of a list; without a category they apply to the whole shop. */
export const pinRows = (db: Database, categoryId: number, now: Date) =>
  db
    .select({ ...shown, pinnedAt: rankPins.place, isHidden: rankPins.isHidden })
    .from(rankPins)
    .innerJoin(skus, eq(skus.id, rankPins.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        offered(now),
        categoryId === 0
          ? isNull(rankPins.categoryId)
          : or(eq(rankPins.categoryId, categoryId), and(isNull(rankPins.categoryId), eq(rankPins.isHidden, true))),
      ),
    )
    .orderBy(asc(rankPins.place), asc(rankPins.id))
    .limit(maxRanks);

const shown = {
  skuId: skus.id,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  skuSlug: skus.slug,
  spuSlug: spus.slug,
  categorySlug: categories.slug,
  priceCents: skus.priceCents,
  payableCents: skus.payableCents,
  available: skus.available,
  isMadeToOrder: skus.isMadeToOrder,
  ratingSum: spus.ratingSum,
  reviewCount: spus.reviewCount,
  picture: sql<
    string | null
  >`(select ${spuPictures.baseUrl} from ${spuPictures} where ${spuPictures.spuId} = ${spus.id} order by coalesce(${spuPictures.skuId} = ${skus.id}, false) desc, (${spuPictures.colourCode} = ${skus.colourCode}) desc, ${spuPictures.position}, ${spuPictures.id} limit 1)`,
};

const offered = (now: Date) =>
  and(
    eq(skus.isHidden, false),
    isNull(skus.deletedAt),
    eq(spus.isHidden, false),
    isNull(spus.deletedAt),
    lte(spus.publishedAt, now),
    eq(categories.isHidden, false),
  );

export const rankedCategories = (db: Database) =>
  db
    .selectDistinct({
      id: categories.id,
      slug: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      position: categories.position,
    })
    .from(salesRanks)
    .innerJoin(categories, eq(categories.id, salesRanks.categoryId))
    .where(eq(categories.isHidden, false))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(50);

export async function lastRanked(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(salesRanks.computedAt) }).from(salesRanks);
  return row?.at ?? null;
}
