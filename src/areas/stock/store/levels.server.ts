import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { skuMatchesWord } from '#areas/catalog/tables/sku-text-match.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { Chosen } from '#site/list.ts';
import { incomingPurchaseStates, type levelList, type StockView, soonDays } from '../rules/levels.ts';
import { purchaseOrderLines, purchaseOrders, stockLevels, stockMovements } from '../tables.ts';

type LevelListQuery = Chosen<typeof levelList>;
export type LevelFilter = LevelListQuery['filters'] & { readonly searchText?: string | undefined };

const heapIs: Readonly<Record<StockView, SQL | undefined>> = {
  // The same expression as the partial index, so that only low levels are read.
  low: sql`on_hand - reserved <= low_mark`,
  soon: lt(stockLevels.coverDays, soonDays),
  out: lte(stockLevels.available, 0),
  idle: sql`sold_30 = 0 and on_hand > 0`,
};

/** Only deleted SKUs are looked up, by their own index: they are few, so levels need no join. */
const isNotDeleted = sql`not exists (select 1 from skus gone where gone.id = ${stockLevels.skuId} and gone.deleted_at is not null)`;

/** Whether the filter needs the levels table only. */
export const isLevelOnlyFilter = ({ searchText, category }: LevelFilter): boolean => searchText === undefined && category === undefined;

const whereOf = ({ heap, searchText, category }: LevelFilter): SQL | undefined =>
  and(
    isNull(skus.deletedAt),
    heap && heapIs[heap],
    category === undefined ? undefined : eq(skus.categoryId, category),
    ...(searchText ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map((word, _, all) =>
        all.length === 1 ? sql`(${skuMatchesWord(word)} or ${skus.bin} = ${word.toUpperCase()})` : skuMatchesWord(word),
      ),
  );

const sortBy = {
  cover: stockLevels.coverDays,
  code: skus.code,
  shelf: skus.bin,
  onHand: stockLevels.onHand,
  free: stockLevels.available,
  sold: stockLevels.sold30,
} as const satisfies Record<LevelListQuery['sort']['by'], unknown>;

const shown = {
  skuId: stockLevels.skuId,
  code: skus.code,
  barcode: skus.barcode,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  shelf: skus.bin,
  costCents: skus.costCents,
  onHand: stockLevels.onHand,
  reserved: stockLevels.reserved,
  available: stockLevels.available,
  lowMark: stockLevels.lowMark,
  sold30: stockLevels.sold30,
  coverDays: stockLevels.coverDays,
  picture: sql<string | null>`(select p.base_url from spu_pictures p where p.spu_id = skus.spu_id
    and (p.sku_id is null or p.sku_id = skus.id) and p.colour_code in ('', skus.colour_code)
    order by (p.sku_id is not null) desc, (p.colour_code <> '') desc, p.position, p.id limit 1)`,
};
export type LevelRow = Awaited<ReturnType<typeof levelRows>>[number];

/** Sorted by days, unsold SKUs come last. Finds the page by narrow rows first. */
export const levelRows = (
  db: Database,
  which: LevelFilter,
  { by, down }: LevelListQuery['sort'],
  page: { limit: number; offset: number },
) => {
  const column = sortBy[by];
  const isSkuSort = by === 'code' || by === 'shelf';
  const key = isSkuSort ? skus.id : stockLevels.skuId;
  const order = down ? [by === 'cover' ? sql`${column} desc nulls last` : desc(column), desc(key)] : [asc(column), asc(key)];
  const narrow = db.select({ skuId: stockLevels.skuId }).from(stockLevels).$dynamic();
  const found =
    isLevelOnlyFilter(which) && !isSkuSort
      ? narrow.where(and(which.heap && heapIs[which.heap], isNotDeleted))
      : narrow.innerJoin(skus, eq(skus.id, stockLevels.skuId)).where(whereOf(which));
  const keys = found
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select(shown)
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .where(inArray(stockLevels.skuId, keys))
    .orderBy(...order)
    .limit(page.limit);
};

export async function levelBy(db: Database, skuId: number) {
  const [row] = await db
    .select(shown)
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .where(eq(stockLevels.skuId, skuId));
  return row ?? null;
}

export async function levelSums(db: Database, which: LevelFilter) {
  const sumOf = (part: SQL) => sql<number>`coalesce(sum(${part}), 0)::bigint`.mapWith(Number);
  const [row] = await db
    .select({
      onHand: sumOf(sql`${stockLevels.onHand}`),
      reserved: sumOf(sql`${stockLevels.reserved}`),
      free: sumOf(sql`${stockLevels.available}`),
      sold30: sumOf(sql`${stockLevels.sold30}`),
      costCents: sumOf(sql`${stockLevels.onHand}::bigint * ${skus.costCents}`),
    })
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .where(whereOf(which));
  return row ?? { onHand: 0, reserved: 0, free: 0, sold30: 0, costCents: 0 };
}

export const countLevels = (db: Database, which: LevelFilter): Promise<number> =>
  isLevelOnlyFilter(which)
    ? countUpTo(db, sql`${stockLevels}`, and(which.heap && heapIs[which.heap], isNotDeleted))
    : countUpTo(db, sql`${stockLevels} join ${skus} on ${skus.id} = ${stockLevels.skuId}`, whereOf(which));

// The same condition as the partial index, so that old deliveries are not read.
const isOpenLine = sql`received_quantity < quantity`;

/** Units owed by vendors per SKU, with the first due day. */
export const comingOf = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      skuId: purchaseOrderLines.skuId,
      pieces: sql<number>`sum(greatest(0, ${purchaseOrderLines.quantity} - ${purchaseOrderLines.receivedQuantity}))::int`,
      firstOn: sql<string | null>`min(${purchaseOrders.expectedOn})`,
    })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.purchaseOrderId))
    .where(and(inArray(purchaseOrderLines.skuId, [...skuIds]), isOpenLine, inArray(purchaseOrders.status, incomingPurchaseStates)))
    .groupBy(purchaseOrderLines.skuId)
    .orderBy(asc(purchaseOrderLines.skuId))
    .limit(skuIds.length);

/** Newest first. */
export const movementHistoryOf = (db: Database, skuId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: stockMovements.id,
      quantity: stockMovements.quantity,
      before: stockMovements.before,
      after: stockMovements.after,
      reason: stockMovements.reason,
      causeKind: stockMovements.causeKind,
      causeId: stockMovements.causeId,
      reversesId: stockMovements.reversesId,
      counteredBy: sql<number | null>`(select c.id from stock_movements c where c.reverses_id = stock_movements.id)`.mapWith(Number),
      unitCostCents: stockMovements.unitCostCents,
      note: stockMovements.note,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      at: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(staffMembers, eq(staffMembers.id, stockMovements.staffId))
    .where(eq(stockMovements.skuId, skuId))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(limit)
    .offset(offset);
export type HistoryRow = Awaited<ReturnType<typeof movementHistoryOf>>[number];

export const countHistory = (db: Database, skuId: number): Promise<number> =>
  countUpTo(db, sql`${stockMovements}`, eq(stockMovements.skuId, skuId));

/** Oldest first. */
export const levelChangesSince = (db: Database, skuId: number, since: Date) =>
  db
    .select({ at: stockMovements.createdAt, before: stockMovements.before, after: stockMovements.after })
    .from(stockMovements)
    .where(and(eq(stockMovements.skuId, skuId), gte(stockMovements.createdAt, since)))
    .orderBy(asc(stockMovements.createdAt), asc(stockMovements.id))
    .limit(500);

export const stockedCategoryRows = (db: Database) =>
  db
    .select({ id: categories.id, nameEn: categories.nameEn, nameZh: categories.nameZh })
    .from(categories)
    .where(eq(categories.isHidden, false))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(100);
