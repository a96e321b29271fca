import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { cardForPhone } from '../rules/card.ts';
import {
  bestSellerCards,
  categoryTiles,
  colourTiles,
  homeFaq,
  newestCards,
  notFoundCards,
  offeredLengths,
  textureTiles,
} from './home-cards.server.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

describe('cards', () => {
  test('best sellers come in order, without what is hidden, to come or sold out', async () => {
    const cards = await bestSellerCards(app, 'en', { count: 10 });
    expect(cards.map((card) => card.name)).toEqual(['Body wave wig', 'Body wave bundle', 'Straight wig']);
  });

  test('a card speaks of the cheapest SKU that can be had', async () => {
    const [card] = await bestSellerCards(app, 'en', { category: 'wig', count: 1 });
    expect(card).toEqual({
      spuId: 1,
      skuId: 101,
      name: 'Body wave wig',
      path: '/collections/wig/body-wave',
      categorySlug: 'wig',
      payableCents: 18000,
      listCents: 20000,
      savingPercent: 10,
      lengths: { from: 20, to: 24 },
      swatches: ['/media/swatches/1b', '/media/swatches/613'],
      colourCount: 2,
      rating: 4.8,
      reviewCount: 10,
      pictures: [
        { base: '/media/products/body-1b', alt: 'Wig' },
        { base: '/media/products/body-1b-back', alt: 'Wig' },
      ],
      isNew: false,
      isMadeToOrder: false,
      isAvailable: true,
    });
  });

  test('a phone is told of one picture and of the dots it shows, and of how many colours there are', async () => {
    const [card] = await bestSellerCards(app, 'en', { category: 'wig', count: 1 });
    const many = card && { ...card, swatches: ['a', 'b', 'c', 'd', 'e'], colourCount: 9 };
    expect(many && cardForPhone(many)).toMatchObject({ pictures: [{ alt: 'Wig' }], swatches: ['a', 'b', 'c'], colourCount: 9 });
  });

  test('what is made to order can be had though none lies on the shelf', async () => {
    const cards = await bestSellerCards(app, 'zh', { category: 'wig', count: 5 });
    expect(cards[1]).toMatchObject({ name: 'Straight wig 中', skuId: 105, isMadeToOrder: true, isAvailable: true });
  });

  test('the newest comes first and is called new', async () => {
    const cards = await newestCards(app, 'en', { count: 2 });
    expect(cards.map((card) => [card.name, card.isNew])).toEqual([
      ['Body wave bundle', true],
      ['Straight wig', false],
    ]);
  });

  test('a lost visitor is shown something', async () => {
    expect(await notFoundCards(app, 'en')).toHaveLength(3);
  });
});

describe('tiles', () => {
  test('categories tell how much there is and from which price', async () => {
    expect(await categoryTiles(app, 'en')).toEqual([
      { slug: 'wig', name: 'Wigs', base: '/media/wig', alt: 'Wigs', fromCents: 8000, count: 3 },
      { slug: 'bundle', name: 'Bundles', base: '/media/bundle', alt: 'Bundles', fromCents: 4000, count: 1 },
    ]);
  });

  test('textures, colours and lengths lead to the category that has most of them', async () => {
    expect(await textureTiles(app, 'zh')).toMatchObject([
      { value: 'Body Wave', name: 'Body wave 中', count: 2, path: '/collections/wig?filter_label=Texture:%20Body%20Wave' },
      { value: 'Straight', count: 1 },
    ]);
    expect(await colourTiles(app, 'en')).toMatchObject([
      { code: '1b' },
      { code: '613', count: 2, path: '/collections/wig?filter_label=Color:%20%23613%20Blonde' },
    ]);
    expect((await offeredLengths(app)).map((length) => length.inches)).toEqual([20, 24]);
  });

  test("the shop's questions are not those of a category", async () => {
    expect(await homeFaq(app, 'en')).toEqual([{ question: 'When does it ship?', answer: 'In 1-2 days.' }]);
  });
});
