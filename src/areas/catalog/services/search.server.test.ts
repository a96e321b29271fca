import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { readList } from '../rules/filters.ts';
import { spus } from '../tables/goods.ts';
import { searchSynonyms, searchTerms } from '../tables/prices-and-search.ts';
import { searchByKeyword, searchSkus, suggestSearches } from './search.server.ts';
import { writeSearches } from './search-count.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.insert(searchSynonyms).values([
    { term: 'weave', meaning: 'bundle' },
    { term: '头套', meaning: '假发', language: 'zh' },
  ]);
});

const look = (typed: string | null, search = '', isExact = false) =>
  searchByKeyword(app, 'en', { typed, isExact }, readList(new URLSearchParams(search)));
const names = async (typed: string, search = ''): Promise<string[]> => (await look(typed, search)).list.cards.map((card) => card.name);

describe('a search', () => {
  test.each([
    ['body wave wig', ['Body wave wig', 'Sold out wig']],
    ['Body wav', ['Body wave bundle', 'Body wave wig', 'Sold out wig']],
    ['BODY WAVES', ['Body wave bundle', 'Body wave wig', 'Sold out wig']],
    ['bodywave', ['Body wave bundle', 'Body wave wig', 'Sold out wig']],
    ['weave', ['Body wave bundle']],
    ['直发', ['Straight wig']],
    ['大波浪头套', ['Body wave wig']],
    ['SKU-108', ['Body wave bundle']],
    ['wig under 190', ['Body wave wig', 'Sold out wig']],
  ])('%j finds %j', async (typed, expected) => {
    const { list, left } = await look(typed);
    expect([list.cards.map((card) => card.name).sort(), left]).toEqual([[...expected].sort(), []]);
  });

  test('a size and a colour lead to the one SKU that has both', async () => {
    const { list } = await look('613 20 inch');
    expect(list.cards.map((card) => card.path)).toEqual(['/collections/wig/body-wave/613-20-inch']);
    expect((await look('body wave wig')).list.cards[0]?.path).toBe('/collections/wig/body-wave');
  });

  test('a misspelt word is put right, and she may insist', async () => {
    const { respelt, list } = await look('strayght wig');
    expect([respelt, list.cards.map((card) => card.name)]).toEqual(['straight wig', ['Straight wig']]);
    const insisting = await look('strayght wig', '', true);
    expect(insisting).toMatchObject({ respelt: null, left: ['strayght'], list: { extra: { q: 'strayght wig', exact: '1' } } });
  });

  test('what is nowhere together is left out, and said', async () => {
    expect(await look('purple body wave bundle')).toMatchObject({ left: ['purple'], list: { cards: [{ name: 'Body wave bundle' }] } });
    expect(await look('straight 613')).toMatchObject({ left: [expect.any(String)] });
  });

  test('filters, sorting and pages work on what was found', async () => {
    expect(await names('body wave', 'filter_label=Color:%20%23613%20Blonde')).toEqual(['Body wave wig', 'Sold out wig']);
    expect((await names('wig', 'sort=price-low'))[0]).toBe('Sold out wig');
    const { list } = await look('wig', 'page=1000000000');
    expect([list.page, list.total]).toEqual([1, 3]);
    expect(list.facets.find((facet) => facet.key === 'Texture')?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Body Wave', 2],
      ['Straight', 1],
    ]);
  });

  test('shorter ways lead into the lists', async () => {
    expect((await look('body wave wig')).shortcuts).toEqual([
      { name: 'Wigs · Body wave', path: '/collections/wig?filter_label=Texture:%20Body%20Wave' },
    ]);
  });

  test.each([
    null,
    '',
    '   ',
    '%',
    "'; --",
    '\u0000',
    '🦄🦄',
    '__proto__',
    'constructor',
    'مرحبا',
    'x'.repeat(10_000),
    '%25%00',
    '()*:&|!',
    '﷽'.repeat(50),
  ])('%j finds nothing and offers a way on', async (typed) => {
    const { list, help } = await look(typed);
    expect(list.cards).toEqual([]);
    expect(help?.categories.map((category) => category.slug)).toEqual(['wig', 'bundle']);
  });

  test('new goods and new words are found without a restart', async () => {
    expect(await names('moonlight')).toEqual([]);
    await app.db.update(spus).set({ nameEn: 'Moonlight wig' }).where(eq(spus.id, 2));
    expect(await names('moonlihgt')).toEqual(['Moonlight wig']);
    await app.db.update(spus).set({ nameEn: 'Straight wig' }).where(eq(spus.id, 2));
    expect(await names('moonlight')).toEqual([]);
    await app.db.insert(searchSynonyms).values({ term: 'zenith', meaning: 'straight' });
    app.clock.at = new Date(app.clock.at.getTime() + 2 * minuteMs);
    await names('zenith');
    await expect.poll(() => names('zenith')).toEqual(['Straight wig']);
  });
});

test('single SKUs come in the order of their groups', async () => {
  expect((await searchSkus(app, '613')).map(({ sku }) => sku.id).sort()).toEqual([103, 107]);
  expect(await searchSkus(app, '%')).toEqual([]);
});

describe('while somebody types', () => {
  test('a few letters bring goods, lists and words', async () => {
    const { goods, words } = await suggestSearches(app, 'en', 'bo');
    expect(goods.map((one) => one.name).sort()).toEqual(['Body wave bundle', 'Body wave wig', 'Sold out wig']);
    expect(words).toContain('body wave');
    expect((await suggestSearches(app, 'en', 'body wave wi')).goods[0]?.name).toBe('Body wave wig');
    expect((await suggestSearches(app, 'en', 'wig')).filters).toEqual([{ name: 'Wigs', path: '/collections/wig' }]);
  });

  test('goods that are not published yet stay a secret', async () => {
    expect((await suggestSearches(app, 'en', 'wig to come')).goods.map((one) => one.name)).not.toContain('Wig to come');
  });
});

describe('counting', () => {
  const counted = async () => {
    await writeSearches(app);
    return app.db.select().from(searchTerms).orderBy(searchTerms.term);
  };

  test('each first look counts once, empty ones apart; pages, filters and private things do not', async () => {
    await writeSearches(app);
    await app.db.delete(searchTerms);
    for (const typed of ['Straight  wig', 'straight wig', 'purple wig', 'unicorn', 'me@example.com', '+1 555 010 2030', '%'])
      await look(typed);
    await look('straight wig', 'page=2');
    await look('straight wig', 'filter_label=Length:%2024%20inch');
    await suggestSearches(app, 'en', 'straight');
    expect((await counted()).map(({ term, count, emptyCount }) => [term, count, emptyCount])).toEqual([
      ['%', 1, 1],
      ['purple wig', 1, 1],
      ['straight wig', 2, 0],
      ['unicorn', 1, 1],
    ]);
    await look('straight wig');
    expect((await counted()).find(({ term }) => term === 'straight wig')?.count).toBe(3);
  });
});
