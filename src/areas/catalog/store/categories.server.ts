import { and, asc, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories, faqs } from '../tables/categories.ts';
import { skus, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './live.server.ts';

export async function categoryBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({
      id: categories.id,
      slug: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      descriptionEn: categories.descriptionEn,
      descriptionZh: categories.descriptionZh,
      metaTitleEn: categories.metaTitleEn,
      metaTitleZh: categories.metaTitleZh,
      metaDescriptionEn: categories.metaDescriptionEn,
      metaDescriptionZh: categories.metaDescriptionZh,
      metaKeywordsEn: categories.metaKeywordsEn,
      metaKeywordsZh: categories.metaKeywordsZh,
      pictureUrl: categories.pictureUrl,
      lengthMinInches: categories.lengthMinInches,
      lengthMaxInches: categories.lengthMaxInches,
      priceMinCents: categories.priceMinCents,
      priceMaxCents: categories.priceMaxCents,
    })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.isHidden, false)));
  return row ?? null;
}

/** The categories that have something to show, with how much and from which price. */
export const categoryTileRows = (db: Database, now: Date) =>
  db
    .select({
      slug: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      pictureUrl: categories.pictureUrl,
      fromCents: min(skus.payableCents),
      count: sql<number>`count(distinct ${spus.id})::int`,
    })
    .from(categories)
    .innerJoin(spus, eq(spus.categoryId, categories.id))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), liveSku))
    .where(liveGroup(now))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(50);

export const faqRows = (db: Database, categoryId: number | null, now: Date, most: number) =>
  db
    .select({ questionEn: faqs.questionEn, questionZh: faqs.questionZh, answerEn: faqs.answerEn, answerZh: faqs.answerZh })
    .from(faqs)
    .where(
      and(
        categoryId === null ? isNull(faqs.categoryId) : eq(faqs.categoryId, categoryId),
        isNotNull(faqs.publishedAt),
        lte(faqs.publishedAt, now),
      ),
    )
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(most);
