import type { OfferVideo } from '#areas/catalog/rules/offers.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { replaceGroupVideos, videoRowsForEditing, videosOfGroup } from '../store/goods-videos.server.ts';

/** Videos of a product group; which fits a SKU is a catalog rule. */
export async function offerVideosOf(app: App, language: Language, spuId: number): Promise<OfferVideo[]> {
  const rows = await videosOfGroup(app.db, spuId, app.now());
  return rows.map((row) => ({
    slug: row.slug,
    title: localizedColumn(row, 'title', language),
    about: localizedColumn(row, 'description', language),
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

export const videosForEditing = (app: App, spuId: number) => videoRowsForEditing(app.db, spuId);

export async function setGroupVideos(app: App, caller: Caller, spuId: number, videoIds: readonly number[]): Promise<void> {
  await transact(app, async (inside) => {
    const before = (await videoRowsForEditing(inside.db, spuId)).filter(({ isShown }) => isShown).map(({ id }) => id);
    await replaceGroupVideos(inside.db, spuId, videoIds);
    await audit(inside, caller, { action: 'spu.videos', subject: ['spu', spuId], before, after: videoIds });
  });
  await app.pageCache.invalidate(['videos', `spu:${spuId}`]);
}
