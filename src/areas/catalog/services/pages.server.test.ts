import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { readList } from '../rules/filters.ts';
import { localizeQuestions, picturesOfOffer, unpackOffers } from '../rules/offers.ts';
import { exploreOf } from './explore.server.ts';
import { categoryListOf } from './list.server.ts';
import { productOf } from './product.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

const list = (search: string, language: 'en' | 'zh' = 'en') => categoryListOf(app, language, 'wig', readList(new URLSearchParams(search)));
const names = async (search: string): Promise<string[]> => (await list(search)).cards.map((card) => card.name);
const counts = async (search: string) =>
  Object.fromEntries((await list(search)).facets.flatMap((facet) => facet.values.map((value) => [value.label, value.count])));

describe('a category', () => {
  test('shows what is published, sold out or not, with its questions', async () => {
    const { name, total, page, pages, faq, meta } = await list('');
    expect({ name, total, page, pages, title: meta.title }).toEqual({
      name: 'Wigs',
      total: 3,
      page: 1,
      pages: 1,
      title: 'Human hair wigs',
    });
    expect(faq).toHaveLength(1);
    expect((await list('', 'zh')).name).toBe('Wigs 中');
  });

  test.each([
    ['', ['Sold out wig', 'Body wave wig', 'Straight wig']],
    ['sort=newest', ['Straight wig', 'Body wave wig', 'Sold out wig']],
    ['sort=price-low', ['Sold out wig', 'Body wave wig', 'Straight wig']],
    ['sort=price-high', ['Straight wig', 'Body wave wig', 'Sold out wig']],
    ['sort=saving', ['Body wave wig', 'Straight wig', 'Sold out wig']],
    ['sort=rating', ['Body wave wig', 'Straight wig', 'Sold out wig']],
    ['sort=nonsense&page=999999', ['Sold out wig', 'Body wave wig', 'Straight wig']],
  ])('sorted by %j', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  test('a filter leads to the SKU it found, in its colour and at its price', async () => {
    const { cards, chosen, meta } = await list(
      'filter_label=Color:%20%23613%20Blonde&filter_label=Length:%2020%20inch&filter_label=Mood:%20Blue',
    );
    expect(cards).toMatchObject([
      { path: '/collections/wig/body-wave/613-20-inch', payableCents: 25000, pictures: [{ base: '/media/products/body-613' }, {}] },
    ]);
    expect(chosen.map((one) => one.name)).toEqual(['#613 blonde', '20 in']);
    expect(meta.hidden).toBe(true);
  });

  test('a filtered list describes its own lengths and prices', async () => {
    const { inches, prices, meta } = await list('filter_label=Color:%20%23613%20Blonde');
    expect([inches, prices]).toEqual([
      { from: 20, to: 24 },
      { fromCents: 8000, toCents: 25000 },
    ]);
    expect(meta.description).toBe('#613 blonde wigs straight from our factory. 20–24 inches, $80–$250.');
    expect((await list('')).meta.description).toMatch(/6–40 inches, \$50–\$500\.$/);
  });

  test('counts tell how many groups a value would leave beside the other filters', async () => {
    expect(await counts('')).toEqual({
      'Texture: Body Wave': 2,
      'Texture: Straight': 1,
      'Color: #1B Natural Black': 2,
      'Color: #613 Blonde': 2,
      'Length: 20 inch': 1,
      'Length: 24 inch': 3,
    });
    expect(await counts('filter_label=Color:%20%23613%20Blonde')).toEqual({
      'Texture: Body Wave': 2,
      'Texture: Straight': 0,
      'Color: #1B Natural Black': 2,
      'Color: #613 Blonde': 2,
      'Length: 20 inch': 1,
      'Length: 24 inch': 1,
    });
    expect(await counts('filter_label=Color:%20%23613%20Blonde&filter_label=Length:%2020%20inch')).toEqual({
      'Texture: Body Wave': 1,
      'Texture: Straight': 0,
      'Color: #1B Natural Black': 1,
      'Color: #613 Blonde': 1,
      'Length: 20 inch': 1,
      'Length: 24 inch': 1,
    });
  });

  test.each([
    ['length_from=22', ['Sold out wig', 'Body wave wig', 'Straight wig'], 'from 22 in'],
    ['length_from=16&length_to=20', ['Body wave wig'], 'the shortest'],
    ['length_from=21&length_to=23', [], 'nothing between'],
    ['length_to=20&filter_label=Length:%2024%20inch', ['Sold out wig', 'Body wave wig', 'Straight wig'], 'a range beside a name'],
  ])('%s on the tape', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  test('what a length would leave does not depend on the lengths chosen', async () => {
    const lengths = async (search: string) => Object.entries(await counts(search)).filter(([label]) => label.startsWith('Length'));
    expect(await lengths('length_from=16&length_to=20')).toEqual(await lengths(''));
  });

  test.each([
    'page=1000000000',
    'page=1&page=2&page=__proto__',
    'filter_label=__proto__:%20constructor',
    'filter_label=%25&filter_label=%00&filter_label=Texture:%20%00',
    'price_from=%00&price_to=__proto__&length_from=NaN',
    `filter_label=${'a'.repeat(10_000)}`,
    Array.from({ length: 500 }, (_, place) => `filter_label=Texture:%20${place}`).join('&'),
  ])('nonsense %# shows the list as it is, one page of it', async (search) => {
    const { total, page, cards, labels, meta } = await list(search);
    expect({ total, page, cards: cards.length, labels, title: meta.title }).toEqual({
      total: 3,
      page: 1,
      cards: 3,
      labels: [],
      title: 'Human hair wigs',
    });
  });

  test('a count is the number of cards one would see', async () => {
    const before = await list('filter_label=Color:%20%23613%20Blonde');
    for (const facet of before.facets.filter((one) => one.key !== 'Color')) {
      for (const value of facet.values) {
        const after = await list(`filter_label=Color:%20%23613%20Blonde&filter_label=${encodeURIComponent(value.label)}`);
        expect([value.label, after.total]).toEqual([value.label, value.count]);
      }
    }
  });

  test.each(['nope', 'secret', ''])('the category %j is not there', async (slug) => {
    await expect(categoryListOf(app, 'en', slug, readList(new URLSearchParams()))).rejects.toMatchObject({ why: 'productNotExist' });
  });
});

describe('a category to look around in', () => {
  test('shows each texture and colour on a piece of this kind, with how many there are', async () => {
    const { total, lead, families, lengths, chosen } = await exploreOf(app, 'en', 'wig', null);
    expect([total, chosen]).toEqual([3, null]);
    expect(lead?.tiles.map(({ name, count, path }) => [name, count, path])).toEqual([
      ['Body wave', 2, '/collections/wig?filter_label=Texture:%20Body%20Wave'],
      ['Straight', 1, '/collections/wig?filter_label=Texture:%20Straight'],
    ]);
    const colours = families.flatMap((family) => family.tiles);
    expect(colours.find(({ value }) => value === '#613 Blonde')?.picture?.base).toBe('/media/products/body-613');
    expect(lengths.map(({ inches, count }) => [inches, count])).toEqual([
      [20, 1],
      [24, 3],
    ]);
  });

  test('a texture narrows the colours, and every tile leads to a list as long as it says', async () => {
    const { chosen, families, lengths } = await exploreOf(app, 'en', 'wig', 'Straight');
    expect(chosen?.name).toBe('Straight');
    for (const { path, count } of [...families.flatMap((family) => family.tiles), ...lengths]) {
      expect([path, (await list(path.split('?')[1] ?? '')).total]).toEqual([path, count]);
    }
  });

  test.each(['', '__proto__', '%', '\u0000', 'a'.repeat(10_000)])('texture %# of nonsense is passed over', async (texture) => {
    expect((await exploreOf(app, 'en', 'wig', texture)).chosen).toBeNull();
  });

  test.each(['nope', 'secret', ''])('the category %j is not there', async (slug) => {
    await expect(exploreOf(app, 'en', slug, null)).rejects.toMatchObject({ why: 'productNotExist' });
  });
});

describe('a product', () => {
  const address = { category: 'wig', spu: 'body-wave' };

  const seen = (product: Awaited<ReturnType<typeof productOf>>, slug = product?.chosen) => {
    if (!product) throw new Error('the SKU is gone');
    const offers = unpackOffers(product.offers);
    const chosen = offers.find((offer) => offer.slug === slug);
    if (!chosen) throw new Error(`no SKU ${slug}`);
    const pictures = picturesOfOffer(product.pictures, chosen).map((picture) => picture.base);
    return { chosen, pictures, questions: localizeQuestions(product.offers.options, offers, chosen) };
  };

  test('opens with the SKU its card speaks of', async () => {
    const product = await productOf(app, 'en', address);
    const [card] = (await list('sort=saving')).cards;
    const { chosen, pictures } = seen(product);
    expect(chosen).toMatchObject({ id: card?.skuId, payableCents: card?.payableCents, listCents: 20000, grams: 200, available: 5 });
    expect(product).toMatchObject({ rating: 4.8, shipsFree: false, facts: [{ name: 'Hair', value: 'Human hair' }] });
    expect(pictures).toEqual(['/media/products/body-1b', '/media/products/body-1b-back']);
    expect(product?.related.map((one) => one.name)).toEqual(['Straight wig']);
    expect(product?.faq.map((one) => one.question)).toEqual(['How long does a wig last?']);
  });

  test('brings every SKU of the group, so that choosing asks nobody', async () => {
    const product = await productOf(app, 'en', { ...address, sku: '613-20-inch' });
    expect(product && unpackOffers(product.offers).map((offer) => offer.slug)).toEqual(['1b-20-inch', '1b-24-inch', '613-20-inch']);
    const { questions, pictures } = seen(product);
    expect(questions.map((question) => [question.name, question.kind])).toEqual([
      ['Color', 'colour'],
      ['Length', 'length'],
    ]);
    expect(questions[1]?.choices).toMatchObject([
      { name: '20 in', state: 'free', isChosen: true },
      { name: '24 in', state: 'no', clash: { with: '#613 blonde', madeIn: [] } },
    ]);
    expect(pictures[0]).toBe('/media/products/body-613');
    const black = seen(product, '1b-20-inch');
    expect(black.questions[1]?.choices).toMatchObject([
      { name: '20 in', isChosen: true },
      { name: '24 in', state: 'out', skuSlug: '1b-24-inch' },
    ]);
    expect(black.pictures[0]).toBe('/media/products/body-1b');
  });

  test('a SKU that is gone is told apart from a group that never was', async () => {
    expect(await productOf(app, 'en', { ...address, sku: 'gone' })).toBeNull();
    await expect(productOf(app, 'en', { category: 'wig', spu: 'nope' })).rejects.toMatchObject({ why: 'productNotExist' });
    await expect(productOf(app, 'en', { category: 'wig', spu: 'hidden' })).rejects.toMatchObject({ why: 'productNotExist' });
    await expect(productOf(app, 'en', { category: 'bundle', spu: 'body-wave' })).rejects.toMatchObject({ why: 'productNotExist' });
  });
});
