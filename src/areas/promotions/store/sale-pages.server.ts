import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { promotions } from '../tables/sales.ts';

/** Newest first. */
export const allRuns = (db: Database, slugs: readonly string[]) =>
  db
    .select({
      id: promotions.id,
      slug: promotions.slug,
      titleEn: promotions.titleEn,
      titleZh: promotions.titleZh,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      publishedAt: promotions.publishedAt,
    })
    .from(promotions)
    .where(inArray(promotions.slug, [...slugs]))
    .orderBy(desc(promotions.startsAt), desc(promotions.id))
    .limit(60);

export async function selectSaleRunTexts(db: Database, id: number) {
  const [row] = await db
    .select({
      titleEn: promotions.titleEn,
      titleZh: promotions.titleZh,
      introEn: promotions.introEn,
      introZh: promotions.introZh,
      pictureUrl: promotions.pictureUrl,
    })
    .from(promotions)
    .where(eq(promotions.id, id));
  return row ?? null;
}

type SaleRunTexts = NonNullable<Awaited<ReturnType<typeof selectSaleRunTexts>>>;
export async function updateSaleRunTexts(db: Database, id: number, texts: SaleRunTexts & { readonly updatedAt: Date }): Promise<void> {
  await db.update(promotions).set(texts).where(eq(promotions.id, id));
}
