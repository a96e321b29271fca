import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { type ReviewFilter, reviewsPerPage, starBars } from '../rules/review-filter.ts';
import * as store from '../store/of-goods.server.ts';

/** Summary, filters, and one page of reviews. */
export async function reviewsOf(app: App, language: Language, spuId: number, filter: ReviewFilter) {
  const [stars, lengths, textures, found] = await Promise.all([
    store.selectGroupStarCounts(app.db, spuId),
    store.lengthCounts(app.db, spuId),
    store.textureCounts(app.db, spuId),
    store.countFilteredReviews(app.db, spuId, filter),
  ]);
  const pages = Math.max(1, Math.ceil(found / reviewsPerPage));
  const page = Math.min(filter.page, pages);
  const slice = { language, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
  const rows = found === 0 ? [] : await store.reviewsOfGroup(app.db, spuId, filter, slice);
  const pictures = await picturesBy(app, rows);
  return {
    total: stars.reduce((sum, row) => sum + row.count, 0),
    withPhotos: stars.reduce((sum, row) => sum + row.withPhotos, 0),
    bars: starBars(stars),
    lengths: lengths.flatMap(({ inches, count }) => (inches === null ? [] : [{ inches, count }])),
    textures: textures.map(({ value, count, ...names }) => ({ value, count, name: localizedColumn(names, 'name', language) })),
    filter: { ...filter, page },
    found,
    pages,
    items: rows.map(({ colourEn, colourZh, createdAt, ...row }) => ({
      ...row,
      colour: (language === 'zh' ? colourZh : colourEn) ?? null,
      day: createdAt.toISOString().slice(0, 10),
      pictures: pictures.get(row.id) ?? [],
    })),
  };
}
export type GoodsReviews = Awaited<ReturnType<typeof reviewsOf>>;

/** With the wire names of the API. */
export async function reviewsOnWire(app: App, input: { sku_id: number; page: number; page_size: number }) {
  if ((await store.groupOfSku(app.db, input.sku_id)) === null) throw new DomainError('goodsNotExist');
  const [rows, total] = await Promise.all([
    store.publishedOfSku(app.db, input.sku_id, { limit: input.page_size, offset: (input.page - 1) * input.page_size }),
    store.countOfSku(app.db, input.sku_id),
  ]);
  const pictures = await picturesBy(app, rows);
  const items = rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.text,
    name: row.shownName,
    length: row.lengthInches,
    texture: row.texture,
    answer: row.answer,
    verified_buyer: true,
    create_time: row.createdAt.toISOString(),
    picture: (pictures.get(row.id) ?? []).map(({ base, widths }) => ({ url: `${base}-${widths.at(-1) ?? 900}.webp` })),
  }));
  return { items, total, page: input.page, page_size: input.page_size };
}

async function picturesBy(app: App, rows: readonly { readonly id: number }[]) {
  const ids = rows.map((row) => row.id);
  const pictures = ids.length === 0 ? [] : await store.picturesOfReviews(app.db, ids);
  return Map.groupBy(pictures, (picture) => picture.reviewId);
}
