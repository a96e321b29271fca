import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { type attributes, type attributeValues, brands, categories, categoryAttributes, faqs } from '../../tables/categories.ts';
import { spus } from '../../tables/goods.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type BrandRow = typeof brands.$inferSelect;
type Writable<Row> = Partial<Omit<Row, 'id' | 'createdAt'>>;

const maxRows = 500;

/** In order, including hidden ones, with their contents. */
export const allCategories = (db: Database) =>
  db
    .select({
      ...getTableColumns(categories),
      groupCount: sql<number>`(select count(*) from spus where spus.category_id = categories.id and spus.deleted_at is null)`.mapWith(
        Number,
      ),
      skuCount:
        sql<number>`(select coalesce(sum(sku_count), 0) from spus where spus.category_id = categories.id and spus.deleted_at is null)`.mapWith(
          Number,
        ),
      faqCount: sql<number>`(select count(*) from faqs where faqs.category_id = categories.id)`.mapWith(Number),
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxRows);

export async function categoryById(db: Database, id: number): Promise<CategoryRow | null> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  return row ?? null;
}

export async function insertCategory(db: Database, row: typeof categories.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from categories)`;
  const [made] = await db
    .insert(categories)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: categories.id });
  return made?.id ?? null;
}

export async function updateCategory(db: Database, id: number, row: Writable<CategoryRow>, at: Date): Promise<void> {
  await db
    .update(categories)
    .set({ ...row, updatedAt: at })
    .where(eq(categories.id, id));
}

/** Only while it is empty. */
export async function deleteCategory(db: Database, id: number): Promise<boolean> {
  const used = db.select({ id: spus.id }).from(spus).where(eq(spus.categoryId, id));
  const rows = await db
    .delete(categories)
    .where(and(eq(categories.id, id), sql`not exists ${used}`))
    .returning({ id: categories.id });
  return rows.length > 0;
}

type Ordered = typeof categories | typeof faqs | typeof brands | typeof attributes | typeof attributeValues;

/** Numbers the rows 1, 2, 3 in the order of the ids. */
export async function reorderRows(db: Database, table: Ordered, ids: readonly number[]): Promise<void> {
  const position = sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${table.id})`;
  await db
    .update(table)
    .set({ position })
    .where(inArray(table.id, [...ids]));
}
export const reorderCategoryRows = (db: Database, ids: readonly number[]) => reorderRows(db, categories, ids);
export const reorderFaqRows = (db: Database, ids: readonly number[]) => reorderRows(db, faqs, ids);

export const filtersOf = (db: Database, categoryId: number) =>
  db
    .select({ attributeId: categoryAttributes.attributeId, isFilterable: categoryAttributes.isFilterable })
    .from(categoryAttributes)
    .where(eq(categoryAttributes.categoryId, categoryId))
    .orderBy(asc(categoryAttributes.position), asc(categoryAttributes.attributeId))
    .limit(maxRows);

type Filter = { readonly attributeId: number; readonly isFilterable: boolean };
export async function replaceCategoryFilters(db: Database, categoryId: number, filters: readonly Filter[]): Promise<void> {
  await db.delete(categoryAttributes).where(eq(categoryAttributes.categoryId, categoryId));
  if (filters.length === 0) return;
  await db.insert(categoryAttributes).values(filters.map((filter, at) => ({ ...filter, categoryId, position: at + 1 })));
}

/** Null selects the shop-wide questions, undefined all. */
export const faqsOf = (db: Database, categoryId: number | null | undefined, page: { limit: number; offset: number }) =>
  db
    .select()
    .from(faqs)
    .where(categoryId === undefined ? undefined : categoryId === null ? isNull(faqs.categoryId) : eq(faqs.categoryId, categoryId))
    .orderBy(asc(faqs.categoryId), asc(faqs.position), asc(faqs.id))
    .limit(page.limit)
    .offset(page.offset);

export async function faqById(db: Database, id: number): Promise<FaqRow | null> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id)).for('update');
  return row ?? null;
}

export async function insertFaq(db: Database, row: typeof faqs.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from faqs where coalesce(category_id, 0) = ${row.categoryId ?? 0})`;
  const [made] = await db
    .insert(faqs)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: faqs.id });
  return made?.id ?? null;
}

export async function updateFaq(db: Database, id: number, row: Writable<FaqRow>, at: Date): Promise<void> {
  await db
    .update(faqs)
    .set({ ...row, updatedAt: at })
    .where(eq(faqs.id, id));
}
export const deleteFaq = (db: Database, id: number) => db.delete(faqs).where(eq(faqs.id, id));

export async function brandById(db: Database, id: number): Promise<BrandRow | null> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id)).for('update');
  return row ?? null;
}

export const allBrands = (db: Database) =>
  db
    .select({
      ...getTableColumns(brands),
      groupCount: sql<number>`(select count(*) from spus where spus.brand_id = brands.id and spus.deleted_at is null)`.mapWith(Number),
    })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(maxRows);

export async function insertBrand(db: Database, row: typeof brands.$inferInsert): Promise<number | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from brands)`;
  const [made] = await db
    .insert(brands)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ id: brands.id });
  return made?.id ?? null;
}

export async function updateBrand(db: Database, id: number, row: Writable<BrandRow>, at: Date): Promise<void> {
  await db
    .update(brands)
    .set({ ...row, updatedAt: at })
    .where(eq(brands.id, id));
}

/** Only while no group uses it. */
export async function deleteBrand(db: Database, id: number): Promise<boolean> {
  const used = db.select({ id: spus.id }).from(spus).where(eq(spus.brandId, id));
  const rows = await db
    .delete(brands)
    .where(and(eq(brands.id, id), sql`not exists ${used}`))
    .returning({ id: brands.id });
  return rows.length > 0;
}
