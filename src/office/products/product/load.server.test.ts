import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import type { Role } from '#site/page.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const as = (role: Role) => ({ ...anonymousCaller, staff: { id: 1, roles: [role] } }) as const;
const send = (fields: Readonly<Record<string, string>>, role: Role = 'editor') =>
  action({ ...visitOn(app, as(role), '/bg/gh-poduct/spu/1', fields), params: { id: '1' }, pattern: '/bg/gh-poduct/spu/:id' });
const kept = async () => (await app.db.select().from(spus).where(eq(spus.id, 1)))[0];

const words = {
  ...{ name_en: 'Wave', name_zh: '波浪', category_id: '1', slug: 'wave', brand_id: '', description_en: 'One.\r\nTwo.', description_zh: '' },
  ...{ facts: 'Cap: lace\r\n\r\n头围：22', option_keys: 'Color', search_text: 'Remy BOB', lead_days_min: '1', lead_days_max: '3' },
};

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ed', email: 'ed@shop.test', passwordHash: 'x', firstName: 'Ed' });
  await seedCatalog(app.db);
});

test('the texts of a product and those for search engines are kept each by its own form', async () => {
  expect(await send({ intent: 'save-seo', ...seo('For all') })).toMatchObject({ done: 'Saved' });
  expect(await send({ intent: 'save', ...words, is_clearance: 'on' })).toMatchObject({ done: 'Saved' });
  expect(await kept()).toMatchObject({
    ...{ nameEn: 'Wave', slug: 'wave', brandId: null, descriptionEn: 'One.\nTwo.', searchText: 'remy bob', leadDaysMax: 3 },
    ...{ facts: { Cap: 'lace', 头围: '22' }, optionKeys: ['Color'], isClearance: true, isMadeToOrder: false, metaTitleEn: 'For all' },
  });
  await send({ intent: 'save-seo', ...seo('') });
  expect(await kept()).toMatchObject({ nameEn: 'Wave', metaTitleEn: '', isClearance: true });
});

const seo = (title: string) => ({
  ...{ meta_title_en: title, meta_title_zh: title, meta_description_en: '', meta_description_zh: '' },
  ...{ meta_keywords_en: '', meta_keywords_zh: '' },
});

test.each([
  [{ facts: 'no colon' }, 'facts'],
  [{ facts: `Cap: ${'long '.repeat(61)}` }, 'Cap'],
  [{ lead_days_max: '366' }, 'lead_days_max'],
  [{ category_id: '' }, 'category_id'],
])('texts with %j are refused', async (field, name) => {
  const fields: Readonly<Record<string, string>> = { intent: 'save', ...words, ...field };
  expect(await send(fields)).toMatchObject({ data: { field: name } });
});

test('variants are looked at by whoever prices, and refused to an editor', async () => {
  const bulk = { intent: 'variants-look', codeStart: 'W-NEW', price: '100', perInch: '', grams: '200', gramsPerInch: '0', costShare: '40' };
  expect(await send(bulk)).toMatchObject({ init: { status: 403 } });
  expect(await send(bulk, 'owner')).toMatchObject({ variants: expect.any(Array) });
  expect(await send({ ...bulk, codeStart: 'W NEW' }, 'owner')).toMatchObject({ data: { field: 'codeStart' } });
  expect(await send({ ...bulk, price: '1.999' }, 'owner')).toMatchObject({ data: { field: 'price' } });
});
