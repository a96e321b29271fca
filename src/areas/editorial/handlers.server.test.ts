import { beforeAll, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { seedCatalog } from '../../../tests/kit/goods.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

const ask = (keyword: string) => callerOn(app)('GET', `/api/suggest?keyword=${encodeURIComponent(keyword)}`);

test('a few letters bring goods with their price, lists and words', async () => {
  const { status, body } = await ask('body wave wi');
  expect([status, body.Result]).toEqual([200, 0]);
  expect(body.Data).toMatchObject({
    goods: [{ name: 'Body wave wig', path: '/collections/wig/body-wave', price: 180, picture: '/media/products/body-1b' }, {}],
    guides: [],
  });
  expect((await ask('body wave')).body.Data).toMatchObject({
    filters: [
      { name: 'Wigs · Body wave', path: '/collections/wig?filter_label=Texture:%20Body%20Wave' },
      { name: 'Bundles · Body wave', path: '/collections/bundle?filter_label=Texture:%20Body%20Wave' },
    ],
  });
});

test.each(['%', '🦄', '__proto__', "'; drop", 'xyzzy'])('%j is harmless', async (keyword) => {
  expect(await ask(keyword)).toMatchObject({ status: 200, body: { Data: { goods: [], filters: [] } } });
});

test.each(['', 'a'.repeat(65)])('%j is refused', async (keyword) => {
  expect((await ask(keyword)).status).toBe(400);
});
