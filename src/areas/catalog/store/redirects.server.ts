import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { addressRedirects, skus, spus } from '../tables/goods.ts';

/** Redirects of these old paths, with the current slugs of their targets. */
export const redirectRows = (db: Database, paths: readonly string[]) =>
  db
    .select({
      oldPath: addressRedirects.oldPath,
      isGone: addressRedirects.isGone,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      skuSlug: skus.slug,
      isEnded: sql<boolean>`(${spus.deletedAt} is not null)`,
      isHidden: sql<boolean>`(${categories.isHidden} is true or ${spus.isHidden} is true)`,
      isSkuOffered: sql<boolean>`(${skus.isHidden} is false and ${skus.deletedAt} is null)`,
    })
    .from(addressRedirects)
    .leftJoin(skus, eq(skus.id, addressRedirects.skuId))
    .leftJoin(spus, eq(spus.id, sql`coalesce(${addressRedirects.spuId}, ${skus.spuId})`))
    .leftJoin(categories, eq(categories.id, sql`coalesce(${addressRedirects.categoryId}, ${spus.categoryId})`))
    .where(inArray(addressRedirects.oldPath, [...paths]))
    .limit(paths.length);

type Target = { readonly categoryId?: number; readonly spuId?: number; readonly skuId?: number; readonly isGone?: boolean };

/** Replaces an existing redirect of this path. */
export async function saveRedirect(db: Database, oldPath: string, target: Target): Promise<void> {
  const row = {
    categoryId: target.categoryId ?? null,
    spuId: target.spuId ?? null,
    skuId: target.skuId ?? null,
    isGone: target.isGone ?? false,
  };
  await db
    .insert(addressRedirects)
    .values({ oldPath, ...row })
    .onConflictDoUpdate({ target: addressRedirects.oldPath, set: row });
}

export async function dropOldPath(db: Database, oldPath: string): Promise<void> {
  await db.delete(addressRedirects).where(eq(addressRedirects.oldPath, oldPath));
}

export async function categoryAddress(db: Database, id: number) {
  const [row] = await db.select({ category: categories.slug }).from(categories).where(eq(categories.id, id)).for('update');
  return row ?? null;
}

export async function spuAddress(db: Database, id: number) {
  const [row] = await db
    .select({ category: categories.slug, spu: spus.slug, categoryId: spus.categoryId })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(eq(spus.id, id))
    .for('update', { of: spus });
  return row ?? null;
}

export async function skuAddress(db: Database, id: number) {
  const [row] = await db
    .select({ category: categories.slug, spu: spus.slug, sku: skus.slug, spuId: skus.spuId })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(eq(skus.id, id))
    .for('update', { of: skus });
  return row ?? null;
}

export const isCategorySlugTaken = async (db: Database, slug: string): Promise<boolean> =>
  (await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug)).limit(1)).length > 0;
export const isSpuSlugTaken = async (db: Database, categoryId: number, slug: string): Promise<boolean> =>
  (
    await db
      .select({ id: spus.id })
      .from(spus)
      .where(and(eq(spus.categoryId, categoryId), eq(spus.slug, slug)))
      .limit(1)
  ).length > 0;
export const isSkuSlugTaken = async (db: Database, spuId: number, slug: string): Promise<boolean> =>
  (
    await db
      .select({ id: skus.id })
      .from(skus)
      .where(and(eq(skus.spuId, spuId), eq(skus.slug, slug)))
      .limit(1)
  ).length > 0;

export async function setCategorySlug(db: Database, id: number, slug: string, at: Date): Promise<void> {
  await db.update(categories).set({ slug, updatedAt: at }).where(eq(categories.id, id));
}
/** SKUs follow into the category by the foreign key. */
export async function setSpuAddress(db: Database, id: number, address: { categoryId: number; slug: string }, at: Date): Promise<void> {
  await db
    .update(spus)
    .set({ ...address, updatedAt: at })
    .where(eq(spus.id, id));
}
export async function setSkuSlug(db: Database, id: number, slug: string, at: Date): Promise<void> {
  await db.update(skus).set({ slug, updatedAt: at }).where(eq(skus.id, id));
}
export async function endSpu(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(spus)
    .set({ deletedAt: at, updatedAt: at })
    .where(and(eq(spus.id, id), isNull(spus.deletedAt)));
}
