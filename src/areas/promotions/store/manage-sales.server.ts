import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { GoodsRule, SaleListState } from '../rules/sale-list.ts';
import { promotionGoods as goods, promotions } from '../tables/sales.ts';

export type SaleQuery = {
  readonly state?: SaleListState | undefined;
  readonly slug?: string | undefined;
  readonly searchText?: string | undefined;
  readonly now: Date;
  readonly sort: { readonly by: 'starts' | 'ends' | 'at'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { starts: promotions.startsAt, ends: promotions.endsAt, at: promotions.createdAt };

const stands = (state: SaleListState, now: Date): SQL | undefined => {
  const isPublic = lte(promotions.publishedAt, now);
  if (state === 'draft') return or(isNull(promotions.publishedAt), gt(promotions.publishedAt, now));
  if (state === 'over') return and(isPublic, lte(promotions.endsAt, now));
  if (state === 'running') return and(isPublic, lte(promotions.startsAt, now), gt(promotions.endsAt, now));
  return and(isPublic, gt(promotions.startsAt, now));
};

const whereOf = ({ state, slug, searchText, now }: SaleQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state && stands(state, now),
    slug === undefined ? undefined : eq(promotions.slug, slug),
    like ? or(ilike(promotions.titleEn, like), ilike(promotions.titleZh, like), ilike(promotions.slug, like)) : undefined,
  );
};

export const saleRows = (db: Database, query: SaleQuery) => {
  const order = query.sort.down ? desc : asc;
  return db
    .select({
      id: promotions.id,
      slug: promotions.slug,
      titleEn: promotions.titleEn,
      titleZh: promotions.titleZh,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      publishedAt: promotions.publishedAt,
      createdAt: promotions.createdAt,
      by: staffMembers.firstName,
      goodsCount: sql<number>`(select count(distinct g.spu_id)::int from promotion_goods g where g.promotion_id = ${promotions.id})`,
    })
    .from(promotions)
    .leftJoin(staffMembers, eq(staffMembers.id, promotions.staffId))
    .where(whereOf(query))
    .orderBy(order(sortedBy[query.sort.by]), order(promotions.id))
    .limit(query.limit)
    .offset(query.offset);
};

export const countSales = (db: Database, query: SaleQuery): Promise<number> => countUpTo(db, sql`${promotions}`, whereOf(query));

export async function lockSale(db: Database, id: number) {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id)).for('update');
  return row ?? null;
}

export async function findSale(db: Database, id: number) {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  return row ?? null;
}

type Row = typeof promotions.$inferInsert;
/** Null when the sale already has a run from that moment. */
export async function insertSale(db: Database, row: Row): Promise<number | null> {
  const [made] = await db.insert(promotions).values(row).onConflictDoNothing().returning({ id: promotions.id });
  return made?.id ?? null;
}

export async function isSaleStartTaken(db: Database, slug: string, startsAt: Date, butId: number): Promise<boolean> {
  const rows = await db
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.slug, slug), eq(promotions.startsAt, startsAt)))
    .limit(2);
  return rows.some(({ id }) => id !== butId);
}

export const updateSale = (db: Database, id: number, change: Partial<Row>) =>
  db.update(promotions).set(change).where(eq(promotions.id, id));
export const deleteSaleRow = (db: Database, id: number) => db.delete(promotions).where(eq(promotions.id, id));

export const hasLowered = async (db: Database, id: number): Promise<boolean> =>
  (
    await db
      .select({ id: goods.id })
      .from(goods)
      .where(and(eq(goods.promotionId, id), sql`${goods.usualDiscountBp} is not null`))
      .limit(1)
  ).length > 0;

/** On sale, neither clearance nor made to order. */
export const groupsByRule = (db: Database, rule: GoodsRule, now: Date, limit: number) =>
  db
    .select({ id: spus.id, nameEn: spus.nameEn, nameZh: spus.nameZh })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        isNull(spus.deletedAt),
        eq(spus.isHidden, false),
        eq(categories.isHidden, false),
        eq(spus.isClearance, false),
        eq(spus.isMadeToOrder, false),
        lte(spus.publishedAt, now),
        rule.categoryId === null ? undefined : eq(spus.categoryId, rule.categoryId),
        rule.texture === null ? undefined : eq(spus.texture, rule.texture),
        rule.minPriceCents === null ? undefined : sql`${spus.minPayableCents} >= ${rule.minPriceCents}`,
        rule.maxPriceCents === null ? undefined : sql`${spus.maxPayableCents} <= ${rule.maxPriceCents}`,
        rule.minStock === null
          ? undefined
          : sql`(select coalesce(sum(k.available), 0) from skus k where k.spu_id = ${spus.id} and k.deleted_at is null) >= ${rule.minStock}`,
        rule.maxSold === null ? undefined : sql`${spus.soldCount} <= ${rule.maxSold}`,
      ),
    )
    .orderBy(desc(spus.soldCount), asc(spus.id))
    .limit(limit);

/** By SKU codes or group slugs. */
export const namedGoods = (db: Database, names: readonly string[]) =>
  Promise.all([
    db
      .select({ name: skus.code, spuId: skus.spuId, skuId: skus.id })
      .from(skus)
      .where(and(inArray(skus.code, [...names]), isNull(skus.deletedAt)))
      .orderBy(asc(skus.id))
      .limit(500),
    db
      .select({ name: spus.slug, spuId: spus.id })
      .from(spus)
      .where(and(inArray(spus.slug, [...names]), isNull(spus.deletedAt)))
      .orderBy(asc(spus.id))
      .limit(500),
  ]);

export async function addGoods(db: Database, rows: (typeof goods.$inferInsert)[]): Promise<number[]> {
  const made: number[] = [];
  for (let from = 0; from < rows.length; from += 500)
    made.push(
      ...(
        await db
          .insert(goods)
          .values(rows.slice(from, from + 500))
          .onConflictDoNothing()
          .returning({ id: goods.id })
      ).map(({ id }) => id),
    );
  return made;
}

const isUntouched = isNull(goods.usualDiscountBp);

/** Products not lowered yet; returns the removed rows. */
export const dropGoods = (db: Database, promotionId: number, ids: readonly number[]) =>
  db
    .delete(goods)
    .where(and(eq(goods.promotionId, promotionId), inArray(goods.id, [...ids]), isUntouched))
    .returning({ spuId: goods.spuId, skuId: goods.skuId, discountBp: goods.discountBp, position: goods.position });

export const discountsOf = (db: Database, promotionId: number, ids: readonly number[]) =>
  db
    .select({ id: goods.id, discountBp: goods.discountBp })
    .from(goods)
    .where(and(eq(goods.promotionId, promotionId), inArray(goods.id, [...ids])))
    .orderBy(goods.id)
    .limit(ids.length);

export const setDiscount = (db: Database, promotionId: number, ids: readonly number[], discountBp: number | null) =>
  db
    .update(goods)
    .set({ discountBp })
    .where(and(eq(goods.promotionId, promotionId), inArray(goods.id, [...ids]), isUntouched))
    .returning({ id: goods.id });

const usual = sql`coalesce(${goods.usualDiscountBp}, k.discount_bp)`;
const ofRow = sql`k.spu_id = ${goods.spuId} and k.deleted_at is null and k.id = coalesce(${goods.skuId}, k.id)`;
function figure(aggregate: 'min' | 'max', which: 'before' | 'sale') {
  const bp = which === 'before' ? usual : sql`least(${usual}, coalesce(${goods.discountBp}, 10000))`;
  return sql<number | null>`(select ${sql.raw(aggregate)}((k.price_cents::bigint * ${bp} + 5000) / 10000)::int from skus k where ${ofRow})`;
}

/** Products of a sale with current and sale prices of their SKUs. */
export const goodsOfSale = (db: Database, promotionId: number, limit: number, offset: number) =>
  db
    .select({
      id: goods.id,
      spuId: goods.spuId,
      skuId: goods.skuId,
      discountBp: goods.discountBp,
      usualBp: goods.usualDiscountBp,
      heldAt: goods.heldAt,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      skuCode: skus.code,
      skuCount: sql<number>`case when ${goods.skuId} is null then ${spus.skuCount} else 1 end`,
      // Price without and in the sale, lowest and highest SKU; a sale never raises a price.
      beforeLeast: figure('min', 'before'),
      beforeMost: figure('max', 'before'),
      saleLeast: figure('min', 'sale'),
      saleMost: figure('max', 'sale'),
      /** Lowest margin of its SKUs in the sale in basis points; null without a known cost. */
      marginBp: sql<
        number | null
      >`(select min(case when k.cost_cents > 0 then (10000 - k.cost_cents::bigint * 10000 / greatest(1, (k.price_cents::bigint * least(${usual}, coalesce(${goods.discountBp}, 10000)) + 5000) / 10000))::int end)
        from skus k where ${ofRow})`,
    })
    .from(goods)
    .innerJoin(spus, eq(spus.id, goods.spuId))
    .leftJoin(skus, eq(skus.id, goods.skuId))
    .where(eq(goods.promotionId, promotionId))
    .orderBy(asc(goods.position), asc(goods.id))
    .limit(limit)
    .offset(offset);

export const countGoods = (db: Database, promotionId: number): Promise<number> => db.$count(goods, eq(goods.promotionId, promotionId));
