import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { groupStates } from '../../rules/office-lists.ts';
import { brands, categories } from '../../tables/categories.ts';
import { skus, spuPictures, spus } from '../../tables/goods.ts';

export type GroupRow = typeof spus.$inferSelect;
export type PictureRow = typeof spuPictures.$inferSelect;

export type GroupState = (typeof groupStates)[number];
export type GroupSort = 'position' | 'name' | 'skus' | 'price' | 'sold' | 'updated' | 'published';

export type GroupQuery = {
  readonly searchText?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly state?: GroupState | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly sort?: GroupSort | undefined;
  readonly isDown?: boolean | undefined;
};

const isThere = isNull(spus.deletedAt);
const pictures = sql`exists (select 1 from spu_pictures where spu_pictures.spu_id = spus.id)`;
const buyable = sql`exists (select 1 from skus where skus.spu_id = spus.id and not skus.is_hidden and skus.deleted_at is null and (skus.available > 0 or skus.is_made_to_order))`;

const stateIs = (state: GroupState, now: Date): SQL | undefined =>
  ({
    live: and(eq(spus.isHidden, false), lte(spus.publishedAt, now)),
    draft: isNull(spus.publishedAt),
    coming: gt(spus.publishedAt, now),
    hidden: eq(spus.isHidden, true),
    noPicture: sql`not ${pictures}`,
    soldOut: and(eq(spus.isHidden, false), lte(spus.publishedAt, now), sql`not ${buyable}`),
    clearance: eq(spus.isClearance, true),
  })[state];

/** Escapes LIKE wildcards. */
const like = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matching({ searchText, categoryId, brandId, state, ids }: GroupQuery, now: Date): SQL | undefined {
  const terms = (searchText ?? '').split(/\s+/).filter(Boolean).slice(0, 6);
  return and(
    isThere,
    categoryId === undefined ? undefined : eq(spus.categoryId, categoryId),
    brandId === undefined ? undefined : eq(spus.brandId, brandId),
    state === undefined ? undefined : stateIs(state, now),
    ids === undefined ? undefined : inArray(spus.id, [...ids, 0]),
    ...terms.map((term) =>
      or(ilike(spus.nameEn, like(term)), ilike(spus.nameZh, like(term)), ilike(spus.slug, like(term)), ilike(spus.searchText, like(term))),
    ),
  );
}

const columns = {
  position: spus.position,
  name: spus.nameEn,
  skus: spus.skuCount,
  price: spus.minPayableCents,
  sold: spus.soldCount,
  updated: spus.updatedAt,
  published: spus.publishedAt,
} as const;

/** Finds the page by narrow rows first. */
export const groupListRows = (db: Database, query: GroupQuery, now: Date, page: { limit: number; offset: number }) => {
  const by = query.isDown ? desc : asc;
  const first = query.sort === undefined ? [asc(spus.categoryId), asc(spus.position)] : [by(columns[query.sort])];
  const keys = db
    .select({ id: spus.id })
    .from(spus)
    .where(matching(query, now))
    .orderBy(...first, asc(spus.id))
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select({
      id: spus.id,
      slug: spus.slug,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      categoryId: spus.categoryId,
      categorySlug: categories.slug,
      categoryEn: categories.nameEn,
      categoryZh: categories.nameZh,
      brandId: spus.brandId,
      brandEn: sql<string>`coalesce(${brands.nameEn}, '')`,
      brandZh: sql<string>`coalesce(${brands.nameZh}, '')`,
      heroUrl: spus.heroUrl,
      skuCount: spus.skuCount,
      minPayableCents: spus.minPayableCents,
      maxPayableCents: spus.maxPayableCents,
      soldCount: spus.soldCount,
      isHidden: spus.isHidden,
      isClearance: spus.isClearance,
      publishedAt: spus.publishedAt,
      updatedAt: spus.updatedAt,
      position: spus.position,
      pictureCount: sql<number>`(select count(*) from spu_pictures where spu_pictures.spu_id = spus.id)`.mapWith(Number),
      available:
        sql<number>`(select coalesce(sum(available), 0) from skus where skus.spu_id = spus.id and skus.deleted_at is null)`.mapWith(Number),
    })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .leftJoin(brands, eq(brands.id, spus.brandId))
    .where(inArray(spus.id, keys))
    .orderBy(...first, asc(spus.id))
    .limit(page.limit);
};

export const countGroups = (db: Database, query: GroupQuery, now: Date): Promise<number> =>
  countUpTo(db, sql`${spus}`, matching(query, now));

export async function groupById(db: Database, id: number): Promise<GroupRow | null> {
  const [row] = await db
    .select()
    .from(spus)
    .where(and(eq(spus.id, id), isThere))
    .for('update');
  return row ?? null;
}

export async function insertGroup(db: Database, row: typeof spus.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from spus where category_id = ${row.categoryId})`;
  const [made] = await db
    .insert(spus)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: spus.id });
  return made?.id ?? null;
}

export async function updateGroup(db: Database, id: number, row: Partial<Omit<GroupRow, 'id' | 'searchVector'>>, at: Date): Promise<void> {
  await db
    .update(spus)
    .set({ ...row, updatedAt: at })
    .where(eq(spus.id, id));
}

/** Locked until the transaction ends, always in the same order. */
export const lockGroups = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: spus.id,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      isHidden: spus.isHidden,
      publishedAt: spus.publishedAt,
      skuCount: spus.skuCount,
      hasPicture: sql<boolean>`${pictures}`,
    })
    .from(spus)
    .where(and(inArray(spus.id, [...ids]), isThere))
    .orderBy(asc(spus.id))
    .for('update');

export async function reorderGroupRows(db: Database, categoryId: number, ids: readonly number[]): Promise<void> {
  const position = sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${spus.id})`;
  await db
    .update(spus)
    .set({ position })
    .where(and(eq(spus.categoryId, categoryId), inArray(spus.id, [...ids])));
}

export const idsInOrder = (db: Database, categoryId: number) =>
  db
    .select({ id: spus.id })
    .from(spus)
    .where(and(eq(spus.categoryId, categoryId), isThere))
    .orderBy(asc(spus.position), asc(spus.id))
    .limit(5000);

/** Including hidden ones, without deleted ones. */
export const skusForEditing = (db: Database, spuId: number) =>
  db
    .select()
    .from(skus)
    .where(and(eq(skus.spuId, spuId), isNull(skus.deletedAt)))
    .orderBy(asc(skus.position), asc(skus.id))
    .limit(2000);

export const groupPictureRows = (db: Database, spuId: number): Promise<PictureRow[]> =>
  db.select().from(spuPictures).where(eq(spuPictures.spuId, spuId)).orderBy(asc(spuPictures.position), asc(spuPictures.id)).limit(500);

export async function groupPictureById(db: Database, id: number): Promise<PictureRow | null> {
  const [row] = await db.select().from(spuPictures).where(eq(spuPictures.id, id)).for('update');
  return row ?? null;
}

export async function insertPictures(db: Database, rows: readonly (typeof spuPictures.$inferInsert)[]): Promise<number[]> {
  const made = await db
    .insert(spuPictures)
    .values([...rows])
    .returning({ id: spuPictures.id });
  return made.map(({ id }) => id);
}

export async function updatePicture(db: Database, id: number, row: Partial<Omit<PictureRow, 'id' | 'spuId'>>): Promise<void> {
  await db.update(spuPictures).set(row).where(eq(spuPictures.id, id));
}
export const deleteGroupPicture = (db: Database, id: number) => db.delete(spuPictures).where(eq(spuPictures.id, id));

export async function reorderPictureRows(db: Database, spuId: number, ids: readonly number[]): Promise<void> {
  const position = sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${spuPictures.id}) - 1`;
  await db
    .update(spuPictures)
    .set({ position })
    .where(and(eq(spuPictures.spuId, spuId), inArray(spuPictures.id, [...ids])));
}

/** The card shows the group's first picture. */
export async function refreshHero(db: Database, spuId: number, at: Date): Promise<void> {
  const first = sql`coalesce((select base_url from spu_pictures where spu_id = ${spuId} order by position, id limit 1), '')`;
  await db.update(spus).set({ heroUrl: first, updatedAt: at }).where(eq(spus.id, spuId));
}

export const groupsPublishedSince = (db: Database, since: Date, now: Date) =>
  db
    .select({ id: spus.id })
    .from(spus)
    .where(and(gt(spus.publishedAt, since), lte(spus.publishedAt, now)))
    .orderBy(asc(spus.id))
    .limit(1000);
