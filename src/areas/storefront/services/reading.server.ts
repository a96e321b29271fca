import { type Card, cards } from '#areas/catalog/service.server.ts';
import { articleOf, guidesIn } from '#areas/content/services/articles.server.ts';
import { videoOf, videosOf } from '#areas/content/services/videos.server.ts';
import type { Visit } from '#platform/load.server.ts';
import { part } from '../service.server.ts';

/** A guide with the goods beside it and the other guides. The words are the page; goods and neighbours may fail alone. */
export async function guideOf(visit: Visit, slug: string) {
  const { app, caller } = visit;
  visit.shows('articles', 'goods');
  const { spuIds, ...article } = await articleOf(app, caller.language, slug);
  const [goods, guides] = await Promise.all([
    part(visit, 'goods of the guide', () => goodsInOrder(visit, spuIds)),
    part(visit, 'other guides', () => guidesIn(app, caller.language)),
  ]);
  return { article, goods, others: (guides ?? []).filter((guide) => guide.slug !== slug) };
}
export type GuideData = Awaited<ReturnType<typeof guideOf>>;

export function libraryOf(visit: Visit) {
  visit.shows('videos');
  return videosOf(visit.app, visit.caller.language, visit.url.searchParams.get('tag'));
}

/** A video and the goods it shows. */
export async function filmOf(visit: Visit, slug: string) {
  visit.shows('videos', 'goods');
  const { spuIds, ...video } = await videoOf(visit.app, visit.caller.language, slug);
  return { video, goods: await part(visit, 'goods of the video', () => goodsInOrder(visit, spuIds)) };
}
export type FilmData = Awaited<ReturnType<typeof filmOf>>;

/** Cards of these groups as staff ordered them; what is no longer shown is left out. */
async function goodsInOrder({ app, caller }: Visit, spuIds: readonly number[]): Promise<Card[]> {
  if (spuIds.length === 0) return [];
  const found = await cards(app, caller.language, { onlyIds: spuIds, order: 'best', limit: spuIds.length });
  return found.sort((a, b) => spuIds.indexOf(a.spuId) - spuIds.indexOf(b.spuId));
}
