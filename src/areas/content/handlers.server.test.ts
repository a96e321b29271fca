import { beforeAll, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { banners, companyInformation, navigationEntries, webConfig } from './tables/site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test('an empty shop has no company information and says so', async () => {
  expect(await callerOn(app)('GET', '/company/get')).toMatchObject({
    status: 404,
    body: { Result: 80013, Msg: 'Company Information Not Exist' },
  });
});

test('the company is told in the language of the caller', async () => {
  await app.db
    .insert(companyInformation)
    .values({ nameEn: 'Tressline', nameZh: '特蕾丝', email: 'hello@tressline.test', city: 'Xuchang', socials: { video: '@tressline' } });
  expect((await callerOn(app, { language: 'zh' })('GET', '/company/get')).body.Data).toMatchObject({
    name: '特蕾丝',
    city: 'Xuchang',
    socials: { video: '@tressline' },
  });
});

test('the menus come in order, without what is hidden', async () => {
  const entry = { place: 'header', url: '/collections/wig' };
  await app.db.insert(navigationEntries).values([
    { ...entry, id: 1, nameEn: 'Bundles', nameZh: '发帘', position: 2 },
    { ...entry, id: 2, nameEn: 'Wigs', nameZh: '假发', position: 1 },
    { ...entry, id: 3, parentId: 2, nameEn: 'Bob', nameZh: '波波头', position: 3 },
    { ...entry, id: 4, nameEn: 'Secret', nameZh: '秘密', position: 4, isHidden: true },
  ]);
  const answer = await callerOn(app)('GET', '/navigation/get');
  expect(answer.body.Data).toMatchObject({
    items: [
      { n_id: 2, name: 'Wigs', parent_id: null },
      { n_id: 1, name: 'Bundles' },
      { n_id: 3, parent_id: 2 },
    ],
  });
});

test('pictures are those of their place and their days', async () => {
  const banner = { url: '/media/hero', buttons: [{ textEn: 'View', textZh: '看看', href: '/collections/wig' }] };
  await app.db.insert(banners).values([
    { ...banner, id: 1, type: 'home', titleEn: 'Wigs', titleZh: '假发' },
    { ...banner, id: 2, type: 'home', endsAt: new Date('2026-01-01T00:00:00Z') },
    { ...banner, id: 3, type: 'sale' },
  ]);
  const answer = await callerOn(app)('GET', '/pictures/get?type=home');
  expect(answer.body.Data).toMatchObject({
    items: [{ p_id: 1, type: 'home', url: '/media/hero', src: '/media/hero', title: 'Wigs', buttons: [{ text: 'View' }] }],
  });
  expect((answer.body.Data as { items: unknown[] }).items).toHaveLength(1);
  expect((await callerOn(app)('GET', '/pictures/get?type=nowhere')).body.Data).toEqual({ items: [] });
});

test.each(['/pictures/get', '/pictures/get?type=', `/pictures/get?type=${'x'.repeat(65)}`])('%s misses the type', async (path) => {
  expect(await callerOn(app)('GET', path)).toMatchObject({ status: 400, body: { Result: 80004, Msg: 'Please input type' } });
});

test('settings come by name; an empty shop has none', async () => {
  expect((await callerOn(app)('GET', '/web_config/get')).body.Data).toEqual({ items: [] });
  await app.db.insert(webConfig).values([
    { name: 'b', value: '2' },
    { name: 'a', value: '1' },
  ]);
  expect((await callerOn(app)('GET', '/web_config/get')).body.Data).toEqual({
    items: [
      { name: 'a', value: '1' },
      { name: 'b', value: '2' },
    ],
  });
});

test('a place is told by the address of the line, not by what the caller says', async () => {
  const asked: string[] = [];
  const locate = async (ip: string) => {
    asked.push(ip);
    return { country: 'US', region: 'Georgia', city: null, postal: null, latitude: null, longitude: null };
  };
  const there = { ...app, ports: { ...app.ports, geo: { locate } } };
  const answer = await callerOn(there, { ip: '8.8.8.8' })('GET', '/geo/location?ip=1.1.1.1', undefined, { 'x-forwarded-for': '1.1.1.1' });
  expect(answer.body.Data).toEqual({
    ip: '8.8.8.8',
    country: 'US',
    region: 'Georgia',
    city: null,
    postal: null,
    latitude: null,
    longitude: null,
    in_us: true,
  });
  expect(asked).toEqual(['8.8.8.8']);
  expect((await callerOn(app)('GET', '/geo/location')).body.Data).toMatchObject({ country: null, in_us: false });
});
