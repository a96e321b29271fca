import { beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { randomFrom } from '#kernel/random.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { parseReviewsPageQuery, type ReviewsPageQuery } from '../rules/reviews-page.ts';
import { reviewPictures, reviews } from '../tables.ts';
import { fetchPhotoGallery, fetchReviewsPage } from './gallery.server.ts';

type Row = typeof reviews.$inferInsert & { id: number; stars: number };

let app: TestApp;
let written: Row[];
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  written = await writeReviews();
});

const count = 60;
/** SKU, its group and category; 104 is deleted, 106 belongs to a hidden group. */
const pieces = [
  [101, 1, 'wig'],
  [103, 1, 'wig'],
  [104, 1, 'wig'],
  [105, 2, 'wig'],
  [106, 3, 'wig'],
  [108, 6, 'bundle'],
] as const;
const categoryOf = (row: Row): string => pieces.find(([skuId]) => skuId === row.skuId)?.[2] ?? '';

async function writeReviews(): Promise<Row[]> {
  const random = randomFrom('reviews of a test');
  await app.db.insert(users).values({ id: 1, email: 'ana@tressline.test', passwordHash: 'x', firstName: 'Ana', lastName: 'Cole' });
  await app.db.insert(orders).values({
    id: 1,
    userId: 1,
    number: 'N-1',
    email: 'ana@tressline.test',
    itemsCents: 1000,
    shippingCents: 0,
    totalCents: 1000,
    pieceCount: 1,
  });
  const line = { orderId: 1, productName: 'Wig', quantity: 1, listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 };
  const rows = Array.from({ length: count }, (_, place): Row => {
    const [skuId, spuId] = random.pick(pieces);
    return {
      id: place + 1,
      orderLineId: place + 1,
      userId: 1,
      spuId,
      skuId,
      stars: random.int(1, 5),
      text: `Words ${place}`,
      shownName: 'Ana C.',
      lengthInches: random.pick([20, 24, null]),
      texture: random.pick(['Body Wave', 'Straight']),
      colourCode: '1b',
      pictureCount: random.isHit(0.5) ? 1 : 0,
      helpfulCount: random.int(0, 9),
      mayShowInGallery: random.isHit(0.5),
      status: random.pick(['published', 'published', 'published', 'waiting', 'refused', 'hidden'] as const),
      answer: place === 0 ? 'Thank you, Ana.' : '',
      createdAt: new Date(Date.UTC(2026, 9, 1, place)),
    };
  });
  await app.db.insert(orderLines).values(rows.map(({ id, skuId }) => ({ ...line, id, skuId })));
  await app.db.insert(reviews).values(rows);
  const shape = { baseUrl: '/media/products/body-1b', widths: [450, 900], width: 900, height: 1125 };
  await app.db
    .insert(reviewPictures)
    .values(rows.filter((row) => row.pictureCount === 1).map(({ id }) => ({ ...shape, id: id + 1000, reviewId: id })));
  return rows;
}

const ask = (search: string) => fetchReviewsPage(app, 'en', parseReviewsPageQuery(new URLSearchParams(search)));
const published = () => written.filter(({ status }) => status === 'published');
const everyPage = async (search: string) => {
  const first = await ask(search);
  const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, at) => ask(`${search}&page=${at + 2}`)));
  return [first, ...others].flatMap((page) => page.reviews);
};

/** The same query over the rows one by one. */
const naive = (query: ReviewsPageQuery) =>
  published().filter(
    (row) =>
      (query.category === null || categoryOf(row) === query.category) &&
      (query.stars === null || row.stars === query.stars) &&
      (query.lengthInches === null || row.lengthInches === query.lengthInches) &&
      (query.texture === null || row.texture === query.texture) &&
      (!query.withPhotos || row.pictureCount === 1),
  );

describe('the page of all reviews', () => {
  test.each([
    '',
    'category=wig',
    'category=bundle&stars=5',
    'length=24',
    'texture=Straight&photos=1',
    'category=wig&length=20&texture=Body%20Wave',
    'stars=1&photos=1&category=wig&length=24&texture=Straight',
  ])('holds for %j exactly what a plain count finds, published only', async (search) => {
    const page = await ask(search);
    const expected = naive(parseReviewsPageQuery(new URLSearchParams(search)));
    expect(page.total).toBe(expected.length);
    expect((await everyPage(search)).map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const unstarred = naive({ ...parseReviewsPageQuery(new URLSearchParams(search)), stars: null });
    expect(page.summary.bars.map((bar) => bar.count)).toEqual(
      [5, 4, 3, 2, 1].map((stars) => unstarred.filter((row) => row.stars === stars).length),
    );
  });

  test('is sorted as asked, and no review comes twice', async () => {
    const newest = (await everyPage('')).map(({ at }) => at);
    expect(newest).toEqual([...newest].sort().reverse());
    const helpful = (await everyPage('sort=helpful')).map(({ helpfulCount }) => helpfulCount);
    expect(helpful).toEqual([...helpful].sort((a, b) => b - a));
    const highest = await everyPage('sort=highest');
    expect(highest.map(({ stars }) => stars)).toEqual(highest.map(({ stars }) => stars).sort((a, b) => b - a));
    expect(new Set(highest.map(({ id }) => id)).size).toBe(published().length);
  });

  test('a choice it has no reviews of, and a page past the end, are passed over', async () => {
    const odd = await ask('category=secret&texture=Yaki&length=40&page=9999');
    expect(odd.total).toBe(published().length);
    expect(odd.query).toMatchObject({ category: null, texture: null, lengthInches: null, page: odd.pages });
    expect(odd.reviews.length).toBeGreaterThan(0);
  });

  test('leads to the SKU, to its group when the SKU is gone, and nowhere when the group is hidden', async () => {
    const paths = new Map((await everyPage('')).map(({ id, bought }) => [written[id - 1]?.skuId, bought.path]));
    expect(paths.get(101)).toBe('/collections/wig/body-wave/1b-20-inch');
    expect(paths.get(104)).toBe('/collections/wig/body-wave');
    expect(paths.get(106)).toBeNull();
  });
});

describe('the gallery', () => {
  test('hangs only what is published and what its buyer allowed', async () => {
    const allowed = published().filter(({ mayShowInGallery, pictureCount }) => mayShowInGallery && pictureCount === 1);
    const gallery = await fetchPhotoGallery(app, 'en', { page: 1, photoId: null });
    expect(gallery.total).toBe(allowed.length);
    expect(gallery.photos.map(({ id }) => id).sort()).toEqual(allowed.map(({ id }) => id + 1000).sort());
    expect(gallery.open).toBeNull();
  });

  test('a photo opens with its neighbours; one that may not be seen does not open by its number either', async () => {
    const { photos } = await fetchPhotoGallery(app, 'en', { page: 1, photoId: null });
    const second = await fetchPhotoGallery(app, 'en', { page: 1, photoId: photos[1]?.id ?? 0 });
    expect(second.open).toMatchObject({ photo: { id: photos[1]?.id }, previous: photos[0]?.id, next: photos[2]?.id });
    const secret = written.filter((row) => row.pictureCount === 1 && (row.status !== 'published' || !row.mayShowInGallery));
    expect(secret.length).toBeGreaterThan(3);
    for (const { id } of secret) expect((await fetchPhotoGallery(app, 'en', { page: 1, photoId: id + 1000 })).open).toBeNull();
  });
});
