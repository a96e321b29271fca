import type { OfferVideo } from '#areas/catalog/rules/offers.ts';
import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { videosOfGroup } from '../store/goods-videos.server.ts';

/** The films a product page may show; which of them fits a SKU is the catalogue's rule. */
export async function videosOf(app: App, language: Language, spuId: number): Promise<OfferVideo[]> {
  const rows = await videosOfGroup(app.db, spuId, app.now());
  return rows.map((row) => ({
    slug: row.slug,
    title: inWords(row, 'title', language),
    about: inWords(row, 'description', language),
    url: row.url,
    poster: row.poster,
    captions: (language === 'zh' ? row.captionsZh : row.captionsEn) || row.captionsEn,
    seconds: Math.max(1, Math.round(row.durationMs / 1000)),
    width: row.width,
    height: row.height,
    publishedAt: row.publishedAt?.toISOString() ?? '',
    skuId: row.skuId,
  }));
}
