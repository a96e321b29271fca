import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { fetchProductSnapshots } from './product-snapshots.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

test('a look tells what the cart shows, in the words of the reader', async () => {
  const [look] = await fetchProductSnapshots(app, 'zh', [101]);
  expect(look).toEqual({
    categoryId: 1,
    counting: 'full',
    id: 101,
    name: 'Body wave wig 中',
    path: '/collections/wig/body-wave/1b-20-inch',
    picture: { base: '/media/products/body-1b', widths: [450, 900] },
    options: ['#1B natural black 中', '20 in 中'],
    payableCents: 18_000,
    listCents: 20_000,
    weightGrams: 200,
    shipsFree: false,
    available: 5,
    isMadeToOrder: false,
    isClearance: false,
    role: null,
    ready: { min: 1, max: 2, isWorking: false },
    readyMade: null,
  });
});

test('what is sold out is told; what is deleted, hidden, to come or unknown is missing', async () => {
  const looks = await fetchProductSnapshots(app, 'en', [102, 104, 106, 105, 999_999]);
  expect(looks.map(({ id, available, ready }) => [id, available, ready?.isWorking])).toEqual([
    [102, 0, undefined],
    [105, 0, true],
  ]);
});

test('an empty cart asks nothing', async () => {
  expect(await fetchProductSnapshots(app, 'en', [])).toEqual([]);
});
