import { beforeAll, expect, test } from 'vitest';
import { libraryPictures } from '#areas/content/tables/media.ts';
import { policies } from '#areas/content/tables/site.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { withNumbers } from '../services/questions.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db
    .insert(staffMembers)
    .values({ id: 1, email: 'ed@tressline.test', username: 'ed', passwordHash: 'x', firstName: 'Ed', lastName: 'Lee' });
  await app.db.insert(policies).values({ name: 'returnDays', value: 30, unit: 'days' });
  await app.db
    .insert(libraryPictures)
    .values({ baseUrl: '/media/heroes/one', widths: [900], width: 900, height: 600, altEn: 'Three wigs', altZh: '三顶假发' });
});

const as = (role: 'owner' | 'editor') => callerOn(app, { staff: { id: 1, roles: [role] }, by: 'header' });

test('settings are set, told and taken away by who may', async () => {
  expect((await as('owner')('POST', '/admin/web_config/add', { name: 'home_note', value: 'open' })).body.Result).toBe(0);
  await as('owner')('POST', '/admin/web_config/add', { name: 'home_note', value: 'closed' });
  expect((await callerOn(app)('GET', '/web_config/get')).body.Data).toEqual({ items: [{ name: 'home_note', value: 'closed' }] });
  expect((await as('owner')('GET', '/admin/web_config/get')).body.Data).toEqual({ items: [{ name: 'home_note', value: 'closed' }] });
  expect((await as('editor')('POST', '/admin/web_config/add', { name: 'home_note', value: 'mine' })).status).toBe(403);
  expect((await as('owner')('POST', '/admin/web_config/add', { name: 'Bad Name', value: 'x' })).body.Result).toBe(80113);
  expect((await as('owner')('POST', '/admin/web_config/delete', { name: 'home_note' })).body.Result).toBe(0);
  expect((await as('owner')('POST', '/admin/web_config/delete', { name: 'home_note' })).body.Result).toBe(80316);
});

test('a menu entry needs a name alone; a dead link and a script are refused', async () => {
  const made = await as('editor')('POST', '/admin/navigation/new', { value: 'Care', url: '/hair-care-guide' });
  const { n_id } = made.body.Data as { n_id: number };
  await as('editor')('POST', '/admin/navigation/save', { n_id, name_zh: '护理', position: 4 });
  const { items } = (await as('editor')('GET', '/admin/navigation/get')).body.Data as { items: object[] };
  expect(items).toMatchObject([{ n_id, value: 'Care', name_en: 'Care', name_zh: '护理', url: '/hair-care-guide', position: 4 }]);
  expect((await as('editor')('POST', '/admin/navigation/new', { value: 'X', url: '/nowhere-at-all' })).body.Result).toBe(80310);
  expect((await as('editor')('POST', '/admin/navigation/new', { value: 'X', url: 'javascript:alert(1)' })).body.Result).toBe(80318);
  await as('editor')('POST', '/admin/navigation/delete', { n_id });
  expect((await callerOn(app)('GET', '/navigation/get')).body.Data).toEqual({ items: [] });
});

test('a picture of the library is put on the home page; src and url mean the same', async () => {
  const buttons = [{ text: 'View', href: '/collections/wig' }];
  const made = await as('editor')('POST', '/admin/pictures/new', {
    type: 'home',
    url: '/media/heroes/one-900.webp',
    title: 'Wigs',
    info: 'New',
    buttons,
  });
  const { p_id } = made.body.Data as { p_id: number };
  await as('editor')('POST', '/admin/pictures/save', { p_id, src: '/media/heroes/one', title: 'Wigs today', buttons: [] });
  expect((await callerOn(app)('GET', '/pictures/get?type=home')).body.Data).toMatchObject({
    items: [{ p_id, src: '/media/heroes/one', url: '/media/heroes/one', title: 'Wigs today', info: 'New', alt: 'Three wigs', buttons: [] }],
  });
  expect(
    (await as('editor')('POST', '/admin/pictures/new', { type: 'home', url: 'https://elsewhere.example/x.png' })).body.Result,
  ).not.toBe(0);
  const used = await as('editor')('POST', '/admin/resource/delete', { id: 1 });
  expect([used.status, used.body.Result]).toEqual([409, 80317]);
  await as('editor')('POST', '/admin/pictures/delete', { p_id });
  expect((await as('editor')('POST', '/admin/resource/delete', { id: 1 })).body.Result).toBe(0);
});

test('a question quotes the shop’s number wherever it is shown; an unknown number is refused', async () => {
  const faq = {
    topic: 'returns',
    question_en: 'Back?',
    question_zh: '能退吗？',
    answer_en: 'In {{returnDays}} days.',
    answer_zh: '{{returnDays}} 天内。',
  };
  expect((await as('editor')('POST', '/admin/faq/add', faq)).body.Result).toBe(0);
  expect((await as('editor')('POST', '/admin/faq/add', { ...faq, question_en: 'B?', answer_en: '{{noSuchNumber}}' })).body.Result).toBe(
    80113,
  );
  expect(await withNumbers(app, 'zh', [{ question: '退？', answer: '{{returnDays}} 天内。' }])).toEqual([
    { question: '退？', answer: '30 天内。' },
  ]);
  const found = (await as('editor')('POST', '/admin/faq/get_with_query', { words: 'back' })).body.Data as { total: number };
  expect(found.total).toBe(1);
});

test('company information is said first, then changed', async () => {
  const first = { name_en: 'Tressline', name_zh: '特蕾丝', email: 'hello@tressline.test', socials: { video: 'https://video.example/t' } };
  expect((await as('owner')('POST', '/admin/company/update', { city: 'Xuchang' })).body.Result).toBe(80316);
  expect((await as('owner')('POST', '/admin/company/add', first)).body.Result).toBe(0);
  expect((await as('owner')('POST', '/admin/company/update', { city: 'Xuchang' })).body.Result).toBe(0);
  expect((await callerOn(app)('GET', '/company/get')).body.Data).toMatchObject({ name: 'Tressline', city: 'Xuchang', country: 'US' });
  expect((await as('owner')('POST', '/admin/company/update', { email: 'nobody' })).body.Result).toBe(80106);
});

test('a page of words is begun, written on, published and taken out by call', async () => {
  const words = {
    title_en: 'Care',
    title_zh: '护理',
    summary_en: 'How.',
    summary_zh: '怎么做。',
    body_en: 'a '.repeat(3000),
    body_zh: '正文。',
  };
  const made = await as('editor')('POST', '/admin/article/add', { slug: 'hair-care-guide', kind: 'guide', ...words });
  const { id } = made.body.Data as { id: number };
  expect((await as('editor')('POST', '/admin/article/add', { slug: 'no-such-page', kind: 'guide', ...words })).body.Result).toBe(80113);
  const next = await as('editor')('POST', '/admin/article/update', {
    id,
    after_version: 1,
    title_en: 'Hair care guide',
    publish_version: 2,
  });
  expect(next.body.Data).toEqual({ id, version: 2 });
  expect((await as('editor')('POST', '/admin/article/get_with_query', { id })).body.Data).toMatchObject({
    items: [{ title_en: 'Hair care guide', title_zh: '护理', live_version: 2 }],
  });
  await as('editor')('POST', '/admin/article/delete', { id });
  expect((await as('editor')('POST', '/admin/article/get_with_query', { words: 'hair-care' })).body.Data).toMatchObject({
    items: [{ live_version: null }],
  });
});
