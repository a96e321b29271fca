import { beforeAll, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { orderLines, orders } from '../../orders/tables/orders.ts';
import { users } from '../../shoppers/tables.ts';
import { anyReview, reviewsPerPage } from '../rules/review-filter.ts';
import { reviewPictures, reviews } from '../tables.ts';
import { reviewsOf } from './of-goods.server.ts';

type Row = Partial<typeof reviews.$inferInsert>;
let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.insert(users).values({ id: 1, email: 'ada@mail.test', passwordHash: 'x', firstName: 'Ada', lastName: 'R' });
  const amounts = { itemsCents: 1000, shippingCents: 0, totalCents: 1000, pieceCount: 1 };
  await app.db.insert(orders).values({ id: 1, number: 'A-1', userId: 1, email: 'ada@mail.test', ...amounts });
  for (let place = 0; place < 7; place += 1) await say({ stars: 5, lengthInches: 20 });
  await say({ stars: 4, lengthInches: 24, texture: 'Straight', pictureCount: 1, colourCode: '613', text: 'With a photo', language: 'zh' });
  await say({ stars: 1, lengthInches: 24, text: 'Pending', status: 'waiting' });
  await say({ stars: 1, text: 'Hidden', status: 'hidden' });
  await say({ stars: 1, text: 'Of another', spuId: 2, skuId: 105 });
  await app.db
    .insert(reviewPictures)
    .values({ reviewId: 8, baseUrl: '/media/products/body-613', widths: [450], width: 450, height: 562, position: 0 });
});

async function say(row: Row): Promise<void> {
  count += 1;
  const line = { productName: 'Wig', quantity: 1, listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 };
  await app.db.insert(orderLines).values({ id: count, orderId: 1, skuId: 101, ...line });
  await app.db.insert(reviews).values({
    id: count,
    orderLineId: count,
    userId: 1,
    spuId: 1,
    skuId: 101,
    stars: 5,
    text: `Words ${count}`,
    shownName: 'Ada R.',
    texture: 'Body Wave',
    colourCode: '1b',
    status: 'published',
    createdAt: new Date(`2026-10-${String(count).padStart(2, '0')}T10:00:00Z`),
    ...row,
  });
}

const words = async (wish = {}, language: 'en' | 'zh' = 'en') =>
  (await reviewsOf(app, language, 1, { ...anyReview, ...wish })).items.map((review) => review.text);

describe('the reviews of a product', () => {
  test('are summed up from what is published, by star, length and texture', async () => {
    const all = await reviewsOf(app, 'zh', 1, anyReview);
    expect(all).toMatchObject({ total: 8, withPhotos: 1, found: 8, pages: 2 });
    expect(all.bars.map((bar) => bar.count)).toEqual([7, 1, 0, 0, 0]);
    expect(all.lengths).toEqual([
      { inches: 20, count: 7 },
      { inches: 24, count: 1 },
    ]);
    expect(all.textures).toEqual([
      { value: 'Body Wave', count: 7, name: 'Body wave 中' },
      { value: 'Straight', count: 1, name: 'Straight 中' },
    ]);
  });

  test('show the reader’s language first, then photos, with what was bought', async () => {
    expect((await words()).slice(0, 2)).toEqual(['Words 7', 'Words 6']);
    const [first] = (await reviewsOf(app, 'zh', 1, anyReview)).items;
    expect(first).toMatchObject({
      text: 'With a photo',
      lengthInches: 24,
      colour: '#613 blonde 中',
      day: '2026-10-08',
      pictures: [{ base: '/media/products/body-613' }],
    });
  });

  test.each([
    [{ lengthInches: 24 }, ['With a photo']],
    [{ texture: 'Straight' }, ['With a photo']],
    [{ withPhotos: true }, ['With a photo']],
    [{ lengthInches: 20, withPhotos: true }, []],
    [{ lengthInches: 99 }, []],
    [{ texture: "' or 1=1" }, []],
  ])('%j shows %j', async (wish, expected) => {
    expect(await words(wish)).toEqual(expected);
  });

  test('have pages, and one beyond the last is the last', async () => {
    expect(await words()).toHaveLength(reviewsPerPage);
    expect(await words({ page: 2 })).toHaveLength(8 - reviewsPerPage);
    expect(await reviewsOf(app, 'en', 1, { ...anyReview, page: 1000 })).toMatchObject({ filter: { page: 2 } });
  });
});

describe('GET /review/get_with_query', () => {
  const ask = (query: string) => callerOn(app)('GET', `/review/get_with_query?${query}`);

  test('tells the published reviews of a SKU, newest first', async () => {
    const { body } = await ask('sku_id=101&page_size=2');
    expect(body.Data).toMatchObject({ total: 8, page: 1, page_size: 2 });
    expect(body.Data).toMatchObject({
      items: [
        { text: 'With a photo', stars: 4, verified_buyer: true, length: 24, picture: [{ url: '/media/products/body-613-450.webp' }] },
        { text: 'Words 7', name: 'Ada R.', picture: [] },
      ],
    });
    expect(JSON.stringify(body.Data)).not.toContain('ada@mail.test');
  });

  test.each([
    ['', 80004],
    ['sku_id=0', 80004],
    ['sku_id=1;drop', 80004],
    ['sku_id=999999', 80012],
    ['sku_id=101&page_size=1000', 80004],
  ])('%j is refused with %d', async (query, code) => {
    expect((await ask(query)).body.Result).toBe(code);
  });
});
