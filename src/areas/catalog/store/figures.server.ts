import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories, faqs } from '../tables/categories.ts';

export const categoryFigures = (db: Database) =>
  db
    .select({
      slug: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      lengthMinInches: categories.lengthMinInches,
      lengthMaxInches: categories.lengthMaxInches,
      priceMinCents: categories.priceMinCents,
      priceMaxCents: categories.priceMaxCents,
      durabilityEn: categories.durabilityEn,
      durabilityZh: categories.durabilityZh,
      shipsFree: categories.shipsFree,
    })
    .from(categories)
    .where(eq(categories.isHidden, false))
    .orderBy(asc(categories.position))
    .limit(50);

export const allFaqRows = (db: Database, now: Date) =>
  db
    .select({
      id: faqs.id,
      topic: faqs.topic,
      category: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      questionEn: faqs.questionEn,
      questionZh: faqs.questionZh,
      answerEn: faqs.answerEn,
      answerZh: faqs.answerZh,
    })
    .from(faqs)
    .leftJoin(categories, eq(categories.id, faqs.categoryId))
    .where(and(isNotNull(faqs.publishedAt), lte(faqs.publishedAt, now)))
    .orderBy(asc(categories.position), asc(faqs.position), asc(faqs.id))
    .limit(500);
