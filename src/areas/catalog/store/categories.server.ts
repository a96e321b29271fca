import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { brands, categories, faqs } from '../tables/categories.ts';

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

export const faqRows = (db: Database, categoryId: number | null, now: Date, limit: number) =>
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
    .limit(limit);

export const brandRows = (db: Database, page: { limit: number; offset: number }) =>
  db
    .select({
      id: brands.id,
      slug: brands.slug,
      nameEn: brands.nameEn,
      nameZh: brands.nameZh,
      descriptionEn: brands.descriptionEn,
      descriptionZh: brands.descriptionZh,
      logoUrl: brands.logoUrl,
    })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(page.limit)
    .offset(page.offset);

export const countBrands = (db: Database): Promise<number> => db.$count(brands);
