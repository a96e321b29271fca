import { beforeAll, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { banners } from './tables/site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test('pictures are those of their place and their days', async () => {
  const banner = { url: '/media/hero', buttons: [{ textEn: 'Look', textZh: '看看', href: '/collections/wig' }] };
  await app.db.insert(banners).values([
    { ...banner, id: 1, type: 'home', titleEn: 'Wigs', titleZh: '假发' },
    { ...banner, id: 2, type: 'home', endsAt: new Date('2026-01-01T00:00:00Z') },
    { ...banner, id: 3, type: 'sale' },
  ]);
  const answer = await callerOn(app)('GET', '/pictures/get?type=home');
  expect(answer.body.Data).toMatchObject({
    items: [{ p_id: 1, type: 'home', url: '/media/hero', src: '/media/hero', title: 'Wigs', buttons: [{ text: 'Look' }] }],
  });
  expect((answer.body.Data as { items: unknown[] }).items).toHaveLength(1);
  expect((await callerOn(app)('GET', '/pictures/get?type=nowhere')).body.Data).toEqual({ items: [] });
});

test.each(['/pictures/get', '/pictures/get?type=', `/pictures/get?type=${'x'.repeat(65)}`])('%s misses the type', async (path) => {
  expect(await callerOn(app)('GET', path)).toMatchObject({ status: 400, body: { Result: 80004, Msg: 'Please input type' } });
});
