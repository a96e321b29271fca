import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { spus } from '#areas/catalog/tables/goods.ts';
import { orderLines, orderShippings } from '#areas/orders/tables/orders.ts';
import type { Language } from '#kernel/texts.ts';
import type { Database } from '#platform/database/open.server.ts';
import { reviews } from '../tables.ts';

/** Published, with text, for products still sold; the reader's language first. */
export const selectTestimonials = (db: Database, language: Language, count: number) =>
  db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      language: reviews.language,
      shownName: reviews.shownName,
      city: orderShippings.city,
      lengthInches: reviews.lengthInches,
      spuId: spus.id,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      base: spus.heroUrl,
      slug: spus.slug,
      categorySlug: categories.slug,
    })
    .from(reviews)
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .leftJoin(orderShippings, eq(orderShippings.orderId, orderLines.orderId))
    .where(
      and(eq(reviews.status, 'published'), gte(reviews.stars, 4), ne(reviews.text, ''), eq(spus.isHidden, false), isNull(spus.deletedAt)),
    )
    .orderBy(desc(sql`${reviews.language} = ${language}`), desc(reviews.stars), desc(reviews.helpfulCount), desc(reviews.createdAt))
    .limit(count);

export async function countPublished(db: Database): Promise<number> {
  return db.$count(reviews, eq(reviews.status, 'published'));
}
