import { beforeAll, expect, test } from 'vitest';
import { productOf } from '#areas/catalog/services/product.server.ts';
import { retireSpu } from '#areas/catalog/services/redirects.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../tests/kit/app.ts';
import { seedCatalog } from '../../../tests/kit/goods.ts';
import { fetchNotFoundData, withNotFound } from './not-found.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

const reader = { language: 'en', variant: 'desktop' } as const;

test('a category that is known shows its own best sellers, by its name in each language', async () => {
  const lost = await fetchNotFoundData(app, reader, 'wig');
  expect(lost.category).toMatchObject({ slug: 'wig' });
  expect(lost.cards.length).toBeGreaterThan(0);
  expect(lost.cards.every(({ path }) => path.startsWith('/collections/wig/'))).toBe(true);
  const other = await fetchNotFoundData(app, { language: 'zh', variant: 'mobile' }, 'wig');
  expect(other.category?.name).not.toBe(lost.category?.name);
  expect(other.cards.every(({ pictures }) => pictures.length <= 1)).toBe(true);
});

test.each(['nothing', '', '__proto__', '%00'])('the category %j shows the best sellers of the shop', async (slug) => {
  const lost = await fetchNotFoundData(app, reader, slug);
  expect(lost.category).toBeNull();
  expect(lost.cards.length).toBeGreaterThan(0);
});

test('what never was answers 404, what will not come back 410, both with goods', async () => {
  const answer = (spu: string) => {
    const url = new URL(`/collections/wig/${spu}`, app.origin);
    const visit = {
      app,
      caller: anonymousCaller,
      url,
      params: { category: 'wig', spu },
      request: new Request(url),
      shows: () => undefined,
    };
    return withNotFound(visit, () => productOf(app, 'en', { category: 'wig', spu }));
  };
  expect(await answer('body-wave')).toMatchObject({ spuId: 1 });
  await expect(answer('no-such')).rejects.toMatchObject({ init: { status: 404 }, data: { category: { slug: 'wig' } } });
  await retireSpu(app, 1);
  await expect(answer('body-wave')).rejects.toMatchObject({ init: { status: 410 }, data: { cards: expect.any(Array) } });
});
