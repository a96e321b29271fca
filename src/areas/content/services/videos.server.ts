import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { countVideos, goodsOfVideos, publishedVideoRows, similarVideos, tagCounts, type VideoRow } from '../store/videos.server.ts';

const maxVideos = 60;
const related = 4;

/** An unknown tag is ignored. */
export async function videoLibraryOf(app: App, language: Language, typedTag: string | null) {
  const now = app.now();
  const tags = await tagCounts(app.db, now);
  const tag = tags.find((one) => one.tag === typedTag)?.tag ?? null;
  const rows = await publishedVideoRows(app.db, { now, tag: tag ?? undefined, limit: maxVideos });
  return { tag, tags, videos: rows.map((row) => tileOf(row, language)) };
}
export type VideoLibrary = Awaited<ReturnType<typeof videoLibraryOf>>;

/** Related groups are given by id. */
export async function videoOf(app: App, language: Language, slug: string) {
  const now = app.now();
  const [row] = await publishedVideoRows(app.db, { now, slug, limit: 1 });
  if (!row) throw new DomainError('productNotExist');
  const [goods, others] = await Promise.all([goodsOfVideos(app.db, [row.id]), similarVideos(app.db, row, now, related)]);
  return {
    ...tileOf(row, language),
    description: localizedColumn(row, 'description', language),
    url: row.url,
    captions: captionsOf(row),
    transcript: localizedColumn(row, 'transcript', language).split('\n').filter(Boolean).map(lineOf),
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    spuIds: goods.map(({ spuId }) => spuId),
    related: others.map((other) => tileOf(other, language)),
  };
}
export type Video = Awaited<ReturnType<typeof videoOf>>;

const tileOf = (row: VideoRow, language: Language) => ({
  slug: row.slug,
  title: localizedColumn(row, 'title', language),
  poster: row.posterUrl,
  durationMs: row.durationMs,
  width: row.width,
  height: row.height,
  tags: row.tags,
});
export type VideoTile = ReturnType<typeof tileOf>;

const captionsOf = (row: VideoRow): { language: Language; url: string }[] =>
  [
    { language: 'en' as const, url: row.captionsEnUrl },
    { language: 'zh' as const, url: row.captionsZhUrl },
  ].filter(({ url }) => url !== '');

/** "0:01 [front view]" is a time and a caption; a line without a time is text only. */
function lineOf(line: string): { at: string; text: string } {
  const [, at = '', text = line] = /^(\d+:\d\d)\s+(.*)$/.exec(line) ?? [];
  return { at, text };
}

type VideoQuery = {
  readonly tag?: string | undefined;
  readonly name?: string | undefined;
  readonly page: number;
  readonly page_size: number;
};

/** With the wire names of the API. */
export async function videosOutput(app: App, language: Language, { tag, name, page, page_size }: VideoQuery) {
  const query = { now: app.now(), tag, slug: name };
  const [rows, total] = await Promise.all([
    publishedVideoRows(app.db, { ...query, limit: page_size, offset: (page - 1) * page_size }),
    countVideos(app.db, query),
  ]);
  const goods = await goodsOfVideos(
    app.db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    id: row.id,
    name: row.slug,
    title: localizedColumn(row, 'title', language),
    description: localizedColumn(row, 'description', language),
    transcript: localizedColumn(row, 'transcript', language),
    url: row.url,
    poster: `${row.posterUrl}-900.webp`,
    captions: captionsOf(row),
    duration: row.durationMs / 1000,
    width: row.width,
    height: row.height,
    tags: row.tags,
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
    goods: goods
      .filter(({ videoId }) => videoId === row.id)
      .map(({ spuSlug, categorySlug }) => ({ category_name: categorySlug, spu_name: spuSlug })),
  }));
  return { items, total, page, page_size };
}
