import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { CatalogIndex, IndexedGroup, IndexedSku } from '../rules/catalog-index.ts';
import { attributes, attributeValues, categories, categoryAttributes } from '../tables/categories.ts';
import { goodsChanges, skuAttributeValues, skus, spus } from '../tables/goods.ts';
import { liveSku } from './visible-products.server.ts';

export type CatalogChanges = {
  /** Transactions finished at this read; the rest is reported by the next. */
  readonly mark: string;
  readonly ids: readonly number[];
  readonly isWhole: boolean;
  readonly isCardChange: boolean;
};

/**
 * Groups changed by transactions not finished at the mark. Transactions commit in another order than they begin, so a sequence would not
 * do: the mark is a whole snapshot, and each change is reported once, however long another transaction runs.
 */
export async function catalogChangesSince(db: Database, snapshot: string | null): Promise<CatalogChanges> {
  const [row] = await db
    .select({
      mark: sql<string>`pg_current_snapshot()::text`,
      ids: sql<number[]>`coalesce(array_agg(distinct ${goodsChanges.spuId}) filter (where ${goodsChanges.spuId} is not null), '{}')`,
      isWhole: sql<boolean>`coalesce(bool_or(${goodsChanges.spuId} is null), false)`,
      isCardChange: sql<boolean>`coalesce(bool_or(${goodsChanges.isCardChange}), false)`,
    })
    .from(goodsChanges)
    .where(snapshot === null ? sql`false` : isNewSince(snapshot));
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

/** The first half is for the index. */
const isNewSince = (snapshot: string): SQL =>
  sql`${goodsChanges.tx} >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(${goodsChanges.tx}, ${snapshot}::pg_snapshot)`;

export const deleteChangesBefore = (db: Database, before: Date) =>
  db.delete(goodsChanges).where(sql`${goodsChanges.createdAt} < ${before}`);

/** What all groups share: categories, attributes and values. */
export async function fetchIndexFrame(db: Database): Promise<Omit<CatalogIndex, 'groups'>> {
  const [kinds, filters, properties, values] = await Promise.all([
    db
      .select({
        id: categories.id,
        slug: categories.slug,
        nameEn: categories.nameEn,
        nameZh: categories.nameZh,
        pictureUrl: categories.pictureUrl,
      })
      .from(categories)
      .where(eq(categories.isHidden, false))
      .orderBy(asc(categories.position), asc(categories.id))
      .limit(100),
    db
      .select({ categoryId: categoryAttributes.categoryId, attributeId: categoryAttributes.attributeId })
      .from(categoryAttributes)
      .where(eq(categoryAttributes.isFilterable, true))
      .orderBy(asc(categoryAttributes.position), asc(categoryAttributes.attributeId))
      .limit(2000),
    db
      .select({
        id: attributes.id,
        key: attributes.key,
        kind: attributes.kind,
        nameEn: attributes.nameEn,
        nameZh: attributes.nameZh,
        position: attributes.position,
      })
      .from(attributes)
      .orderBy(asc(attributes.position), asc(attributes.id))
      .limit(200),
    db
      .select({
        id: attributeValues.id,
        attributeId: attributeValues.attributeId,
        value: attributeValues.value,
        code: attributeValues.code,
        nameEn: attributeValues.nameEn,
        nameZh: attributeValues.nameZh,
        amount: attributeValues.amount,
        pictureKey: attributeValues.pictureKey,
        position: attributeValues.position,
      })
      .from(attributeValues)
      .orderBy(asc(attributeValues.position), asc(attributeValues.id))
      .limit(10_000),
  ]);
  const filterIds = Map.groupBy(filters, (row) => row.categoryId);
  return {
    categories: kinds.map((kind) => ({ ...kind, filterIds: (filterIds.get(kind.id) ?? []).map((row) => row.attributeId) })),
    attributes: new Map(properties.map((row) => [row.id, row])),
    values: new Map(values.map((row) => [row.id, row])),
  };
}

const groupsAtOnce = 400;

/** Every group that is or will be offered, in batches, so that no query takes long. */
export async function fetchIndexedGroups(db: Database): Promise<IndexedGroup[]> {
  const found: IndexedGroup[] = [];
  for (let last = 0; ; ) {
    const some = await groupsWhere(db, gt(spus.id, last));
    found.push(...some);
    const end = some.at(-1);
    if (!end || some.length < groupsAtOnce) return found;
    last = end.id;
  }
}

export const fetchIndexedGroupsById = async (db: Database, ids: readonly number[]): Promise<IndexedGroup[]> =>
  ids.length === 0 ? [] : groupsWhere(db, inArray(spus.id, [...ids]));

async function groupsWhere(db: Database, which: SQL): Promise<IndexedGroup[]> {
  const groups = await db
    .select({
      id: spus.id,
      slug: spus.slug,
      categoryId: spus.categoryId,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      texture: spus.texture,
      words: spus.searchText,
      publishedAt: spus.publishedAt,
      place: spus.position,
      soldCount: spus.soldCount,
      ratingSum: spus.ratingSum,
      reviewCount: spus.reviewCount,
      firstColour: sql<string>`coalesce(${spus.colourCodes}[1], '')`,
    })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(which, eq(spus.isHidden, false), isNull(spus.deletedAt), isNotNull(spus.publishedAt), eq(categories.isHidden, false)))
    .orderBy(asc(spus.id))
    .limit(groupsAtOnce);
  const rows = await skusOf(
    db,
    groups.map((group) => group.id),
  );
  const byGroup = Map.groupBy(rows, (row) => row.spuId);
  return groups.map(({ firstColour, publishedAt, ...group }) => ({
    ...group,
    publishedAt: publishedAt?.getTime() ?? Number.POSITIVE_INFINITY,
    skus: (byGroup.get(group.id) ?? []).map(
      ({ spuId: _, colourCode, ...sku }): IndexedSku => ({ ...sku, isFirstColour: colourCode === firstColour }),
    ),
  }));
}

async function skusOf(db: Database, spuIds: readonly number[]) {
  if (spuIds.length === 0) return [];
  return db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      payableCents: skus.payableCents,
      listCents: skus.priceCents,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
      lengthInches: skus.lengthInches,
      colourCode: skus.colourCode,
      position: skus.position,
      soldCount: skus.soldCount,
      valueIds: sql<
        number[]
      >`array(select ${skuAttributeValues.valueId} from ${skuAttributeValues} where ${skuAttributeValues.skuId} = ${skus.id})`,
    })
    .from(skus)
    .where(and(inArray(skus.spuId, [...spuIds]), liveSku))
    .orderBy(asc(skus.spuId), asc(skus.position), asc(skus.id))
    .limit(100_000);
}
