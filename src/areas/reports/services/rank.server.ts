import { sql } from 'drizzle-orm';
import { ratingOf } from '#areas/catalog/rules/card.ts';
import { stockState } from '#areas/catalog/rules/lead-time.ts';
import { hourMs } from '#kernel/dates.ts';
import { cents, savingPercent } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { arrangeRank, movementOf, type RankPeriod } from '../rules/rank.ts';
import { lastRanked, pinRows, rankedCategories, rankRows, rankSales } from '../store/rank.server.ts';

const shownPlaces = 50;

export async function salesRankOf(app: App, language: Language, { category, period }: { category: string; period: RankPeriod }) {
  const [categories, rankedAt] = await Promise.all([rankedCategories(app.db), lastRanked(app.db)]);
  const chosen = categories.find(({ slug }) => slug === category);
  const [rows, pins] = await Promise.all([
    rankRows(app.db, period, chosen?.id ?? 0, app.now()),
    pinRows(app.db, chosen?.id ?? 0, app.now()),
  ]);
  return {
    period,
    category: chosen?.slug ?? '',
    categories: categories.map((row) => ({ slug: row.slug, name: localizedColumn(row, 'name', language) })),
    rankedAt: rankedAt?.toISOString() ?? null,
    entries: arrangeRank(rows, pins)
      .slice(0, shownPlaces)
      .map(({ row, earned, isFeatured }) => ({
        skuId: row.skuId,
        name: localizedColumn(row, 'name', language),
        path: hrefOf('sku', { category: row.categorySlug, spu: row.spuSlug, sku: row.skuSlug }),
        picture: row.picture,
        place: earned?.place ?? null,
        movement: earned && movementOf(earned.place, earned.previousPlace),
        pieces: earned?.pieces ?? null,
        isFeatured,
        payableCents: row.payableCents,
        listCents: row.priceCents,
        savingPercent: savingPercent(cents(row.priceCents), cents(row.payableCents)),
        rating: ratingOf(row.ratingSum, row.reviewCount),
        reviewCount: row.reviewCount,
        stock: stockState(row),
      })),
  };
}
export type SalesRank = Awaited<ReturnType<typeof salesRankOf>>;
export type RankLine = SalesRank['entries'][number];

/** Hourly task, or on request. */
export async function recomputeRanks(app: App): Promise<void> {
  await transact(app, async (inside) => {
    // Many years of orders take longer than the usual statement timeout.
    await inside.db.execute(sql`set local statement_timeout = '3min'`);
    await rankSales(inside.db, app.now());
  });
  await app.pageCache.invalidate(['ranks']);
}

/** Each instance asks every few minutes; only one that finds an outdated rank recomputes it. */
export async function refreshStaleRanks(app: App): Promise<boolean> {
  const last = await lastRanked(app.db);
  if (last && app.now().getTime() - last.getTime() < hourMs) return false;
  await recomputeRanks(app);
  return true;
}
