import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { skuStates } from '../../rules/office-lists.ts';
import { categories } from '../../tables/categories.ts';
import { skuAttributeValues, skus, spus } from '../../tables/goods.ts';
import { skuMatchesWord } from '../../tables/sku-text-match.ts';

export type SkuRow = typeof skus.$inferSelect;

export type SkuState = (typeof skuStates)[number];
export type SkuSort = 'code' | 'price' | 'stock' | 'sold' | 'updated' | 'length';
export type SkuEditingQuery = {
  readonly searchText?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly spuId?: number | undefined;
  readonly state?: SkuState | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly sort?: SkuSort | undefined;
  readonly isDown?: boolean | undefined;
};

const isThere = isNull(skus.deletedAt);

const stateIs = (state: SkuState): SQL | undefined =>
  ({
    offered: eq(skus.isHidden, false),
    // The same expression as the index of hidden SKUs.
    hidden: sql`${skus.isHidden}`,
    soldOut: and(eq(skus.available, 0), eq(skus.isMadeToOrder, false)),
    low: and(lte(skus.available, 5), sql`${skus.available} > 0`),
    discounted: sql`${skus.discountBp} < 10000`,
    clearance: eq(skus.isClearance, true),
    belowCost: sql`${skus.costCents} > 0 and ${skus.payableCents} < ${skus.costCents}`,
    noCost: eq(skus.costCents, 0),
  })[state];

function matching({ searchText, categoryId, spuId, state, ids }: SkuEditingQuery): SQL | undefined {
  const terms = (searchText ?? '').split(/\s+/).filter(Boolean).slice(0, 6);
  return and(
    isThere,
    categoryId === undefined ? undefined : eq(skus.categoryId, categoryId),
    spuId === undefined ? undefined : eq(skus.spuId, spuId),
    state === undefined ? undefined : stateIs(state),
    ids === undefined ? undefined : inArray(skus.id, [...ids, 0]),
    ...terms.map((term) => or(skuMatchesWord(term), eq(skus.code, term.toUpperCase()))),
  );
}

const columns = {
  code: skus.code,
  price: skus.payableCents,
  stock: skus.available,
  sold: skus.soldCount,
  updated: skus.updatedAt,
  length: skus.lengthInches,
} as const;

/** Finds the page by narrow rows first. */
export const skuListRows = (db: Database, query: SkuEditingQuery, page: { limit: number; offset: number }) => {
  const by = query.isDown ? desc : asc;
  const first = query.sort === undefined ? (query.spuId === undefined ? [] : [asc(skus.position)]) : [by(columns[query.sort])];
  const last = query.sort === undefined || !query.isDown ? asc(skus.id) : desc(skus.id);
  const keys = db
    .select({ id: skus.id })
    .from(skus)
    .where(matching(query))
    .orderBy(...first, last)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      categoryId: skus.categoryId,
      slug: skus.slug,
      code: skus.code,
      barcode: skus.barcode,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      spuSlug: spus.slug,
      spuEn: spus.nameEn,
      spuZh: spus.nameZh,
      categorySlug: categories.slug,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      payableCents: skus.payableCents,
      costCents: skus.costCents,
      weightGrams: skus.weightGrams,
      shippingName: skus.shippingName,
      lengthInches: skus.lengthInches,
      colourCode: skus.colourCode,
      attributes: skus.attributes,
      available: skus.available,
      soldCount: skus.soldCount,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
      isHidden: skus.isHidden,
      showsAt: skus.showsAt,
      shelf: skus.bin,
      updatedAt: skus.updatedAt,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(inArray(skus.id, keys))
    .orderBy(...first, last)
    .limit(page.limit);
};

export const countSkusForEditing = (db: Database, query: SkuEditingQuery): Promise<number> => countUpTo(db, sql`${skus}`, matching(query));

/** Counts per state in one table scan. */
export async function countByState(db: Database, states: readonly SkuState[]): Promise<{ all: number; of: ReadonlyMap<SkuState, number> }> {
  const counts = states.map((state) => sql`count(*) filter (where ${stateIs(state)})::int`);
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, of: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(skus)
    .where(isThere);
  return { all: row?.all ?? 0, of: new Map(states.map((state, at) => [state, row?.of[at] ?? 0])) };
}

export async function skuById(db: Database, id: number): Promise<SkuRow | null> {
  const [row] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.id, id), isThere))
    .for('update');
  return row ?? null;
}

export const lockSkus = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id, spuId: skus.spuId, code: skus.code, isHidden: skus.isHidden, showsAt: skus.showsAt, available: skus.available })
    .from(skus)
    .where(and(inArray(skus.id, [...ids]), isThere))
    .orderBy(asc(skus.id))
    .for('update');

export async function insertSkus(db: Database, rows: readonly (typeof skus.$inferInsert)[]) {
  return db
    .insert(skus)
    .values([...rows])
    .returning({ id: skus.id, code: skus.code, slug: skus.slug });
}

export async function updateSku(db: Database, id: number, row: Partial<Omit<SkuRow, 'id' | 'searchVector' | 'payableCents'>>, at: Date) {
  await db
    .update(skus)
    .set({ ...row, updatedAt: at })
    .where(eq(skus.id, id));
}

export async function updateSkusHidden(
  db: Database,
  ids: readonly number[],
  isHidden: boolean,
  showsAt: Date | null,
  at: Date,
): Promise<void> {
  await db
    .update(skus)
    .set({ isHidden, showsAt, updatedAt: at })
    .where(inArray(skus.id, [...ids]));
}

/** Shows hidden SKUs whose time has come; the first caller wins. */
export const showDue = (db: Database, now: Date) =>
  db
    .update(skus)
    .set({ isHidden: false, showsAt: null, updatedAt: now })
    .where(and(lte(skus.showsAt, now), isThere))
    .returning({ id: skus.id, spuId: skus.spuId });

/** A deleted SKU stays for its orders; its code is free again. */
export async function deleteSku(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(skus)
    .set({
      deletedAt: at,
      updatedAt: at,
      code: sql`${skus.code} || '#' || ${skus.id}`,
      slug: sql`${skus.slug} || '-' || ${skus.id}`,
      barcode: null,
    })
    .where(eq(skus.id, id));
}

type Carried = { readonly skuId: number; readonly valueIds: readonly number[] };
export async function insertSkuValues(db: Database, carried: readonly Carried[]): Promise<void> {
  const rows = carried.flatMap(({ skuId, valueIds }) => [...new Set(valueIds)].map((valueId) => ({ skuId, valueId })));
  if (rows.length > 0) await db.insert(skuAttributeValues).values(rows).onConflictDoNothing();
}

export async function dropValues(db: Database, skuIds: readonly number[]): Promise<void> {
  if (skuIds.length > 0) await db.delete(skuAttributeValues).where(inArray(skuAttributeValues.skuId, [...skuIds]));
}

export const usedSkuCodes = (db: Database, codes: readonly string[]) =>
  db
    .select({ code: skus.code })
    .from(skus)
    .where(inArray(skus.code, [...codes, '']))
    .limit(codes.length + 1);

export async function lastSkuPosition(db: Database, spuId: number): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${skus.position}), 0)`.mapWith(Number) })
    .from(skus)
    .where(eq(skus.spuId, spuId));
  return row?.last ?? 0;
}
