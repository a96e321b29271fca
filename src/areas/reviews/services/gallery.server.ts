import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { pagesFor, photosPageSize, type ReviewsPageQuery, reviewsPageSize, summarizeStars } from '../rules/reviews-page.ts';
import * as store from '../store/gallery.server.ts';

/** Published reviews: one page, the summary, and the filters. */
export async function fetchReviewsPage(app: App, language: Language, requested: ReviewsPageQuery) {
  const { db } = app;
  const [filters, colours] = await Promise.all([filtersOf(app, language), store.colourNames(db)]);
  // Filter values without reviews are ignored.
  const query: ReviewsPageQuery = {
    ...requested,
    category: filters.categories.some(({ slug }) => slug === requested.category) ? requested.category : null,
    texture: filters.textures.some(({ value }) => value === requested.texture) ? requested.texture : null,
    lengthInches: filters.lengths.some(({ inches }) => inches === requested.lengthInches) ? requested.lengthInches : null,
  };
  // The bars are a filter themselves, so they count all stars.
  const summary = summarizeStars(await store.selectStarCounts(db, { ...query, stars: null }));
  const total = query.stars === null ? summary.total : (summary.bars.find(({ stars }) => stars === query.stars)?.count ?? 0);
  const pages = pagesFor(total, reviewsPageSize);
  const page = Math.min(query.page, pages);
  const rows = await store.selectReviewsPage(db, { ...query, page }, reviewsPageSize);
  const pictures = await store.selectPicturesOfReviews(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.text,
    language: row.language,
    by: row.shownName,
    helpfulCount: row.helpfulCount,
    answer: row.answer,
    at: row.createdAt.toISOString(),
    bought: boughtOf(row, colours, language),
    pictures: pictures.filter(({ reviewId }) => reviewId === row.id).map(({ reviewId: _, ...picture }) => picture),
  }));
  return { query: { ...query, page }, pages, total, summary, filters, reviews: items };
}
export type ReviewsPage = Awaited<ReturnType<typeof fetchReviewsPage>>;
export type ReviewsPageItem = ReviewsPage['reviews'][number];

async function filtersOf({ db }: App, language: Language) {
  const [categories, lengths, textures] = await Promise.all([
    store.selectReviewCategories(db),
    store.selectReviewLengths(db),
    store.selectReviewTextures(db),
  ]);
  return {
    categories: categories.map(({ slug, count, ...names }) => ({ slug, count, name: localizedColumn(names, 'name', language) })),
    lengths,
    textures: textures.map(({ value, count, ...names }) => ({ value, count, name: localizedColumn(names, 'name', language) })),
  };
}

type Bought = Pick<
  Awaited<ReturnType<typeof store.selectReviewsPage>>[number],
  'nameEn' | 'nameZh' | 'spuSlug' | 'skuSlug' | 'categorySlug' | 'isSold' | 'isSkuSold' | 'lengthInches' | 'colourCode' | 'texture'
>;
type Colours = Awaited<ReturnType<typeof store.colourNames>>;

/** What was bought, with a link while it is sold. */
function boughtOf(row: Bought, colours: Colours, language: Language) {
  const colour = colours.find(({ code }) => code === row.colourCode);
  const address = { category: row.categorySlug, spu: row.spuSlug };
  return {
    name: localizedColumn(row, 'name', language),
    lengthInches: row.lengthInches,
    colour: colour ? localizedColumn(colour, 'name', language) : '',
    path: !row.isSold ? null : row.isSkuSold ? hrefOf('sku', { ...address, sku: row.skuSlug }) : hrefOf('spu', address),
  };
}

/** Photos with gallery consent, newest first; one may be open. */
export async function fetchPhotoGallery(app: App, language: Language, requested: { page: number; photoId: number | null }) {
  const { db } = app;
  const [total, colours] = await Promise.all([store.countPhotos(db), store.colourNames(db)]);
  const pages = pagesFor(total, photosPageSize);
  const page = Math.min(requested.page, pages);
  const rows = await store.galleryPhotos(db, page, photosPageSize);
  const shown = rows.map((row) => photoOf(row, colours, language));
  return { page, pages, total, photos: shown, open: await openPhoto(app, language, requested.photoId, { shown, colours }) };
}
export type PhotoGallery = Awaited<ReturnType<typeof fetchPhotoGallery>>;
export type GalleryPhoto = PhotoGallery['photos'][number];

type Shown = { readonly shown: readonly ReturnType<typeof photoOf>[]; readonly colours: Colours };

/** The open photo with its neighbors on this page. A photo of another page has none; an unknown one is null. */
async function openPhoto(app: App, language: Language, id: number | null, { shown, colours }: Shown) {
  if (id === null) return null;
  const at = shown.findIndex((photo) => photo.id === id);
  const here = shown[at];
  if (here) return { photo: here, previous: shown[at - 1]?.id ?? null, next: shown[at + 1]?.id ?? null };
  const row = await store.galleryPhoto(app.db, id);
  return row ? { photo: photoOf(row, colours, language), previous: null, next: null } : null;
}

const photoOf = (row: Awaited<ReturnType<typeof store.galleryPhotos>>[number], colours: Colours, language: Language) => ({
  id: row.id,
  base: row.base,
  widths: row.widths,
  width: row.width,
  height: row.height,
  by: row.by,
  stars: row.stars,
  text: row.text,
  language: row.language,
  bought: boughtOf(row, colours, language),
});
