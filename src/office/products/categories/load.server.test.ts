import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categories, faqs } from '#areas/catalog/tables/categories.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const editor = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const } };
const send = (fields: Readonly<Record<string, string>>) => action(visitOn(app, editor, '/bg/gh-poduct/category', fields));
const words = {
  name_en: 'Toppers',
  name_zh: '发片',
  slug: 'toppers',
  description_en: '',
  price_min: '99.50',
  price_max: '',
  ships_free: 'on',
};
const kept = async () => (await app.db.select().from(categories).where(eq(categories.slug, 'toppers')))[0];

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ed', email: 'ed@shop.test', passwordHash: 'x', firstName: 'Ed' });
  await expect(send({ intent: 'create', ...words, length_min_inches: '10' })).rejects.toMatchObject({ status: 302 });
});

test('a category is made and changed by its fields; an empty amount is none, an unticked box is off', async () => {
  const made = await kept();
  expect(made).toMatchObject({ nameEn: 'Toppers', lengthMinInches: 10, priceMinCents: 9950, priceMaxCents: null, shipsFree: true });
  const id = String(made?.id);
  expect(await send({ intent: 'save', id, ...words, ships_free: '0', price_min: '', price_max: '1,250' })).toMatchObject({ done: 'Saved' });
  expect(await kept()).toMatchObject({ lengthMinInches: 10, priceMinCents: null, priceMaxCents: 125_000, shipsFree: false });
});

test('a hidden category comes back by the fields that undo it', async () => {
  const id = String((await kept())?.id);
  const hidden = (await send({ intent: 'hide', id, name: 'Toppers' })) as unknown as { undo: Record<string, string> };
  expect(await kept()).toMatchObject({ isHidden: true });
  await send(hidden.undo);
  expect(await kept()).toMatchObject({ isHidden: false });
});

test('questions are added, changed and removed', async () => {
  const id = String((await kept())?.id);
  const question = { question_en: 'How long?', question_zh: '多久？', answer_en: 'A year.', answer_zh: '一年。' };
  await send({ intent: 'faq-add', id, ...question });
  const [faq] = await app.db.select().from(faqs);
  expect(faq).toMatchObject({ categoryId: Number(id), questionEn: 'How long?', answerZh: '一年。' });
  await send({ intent: 'faq-save', id, faq: String(faq?.id), ...question, answer_en: 'Two years.' });
  expect(await app.db.select().from(faqs)).toMatchObject([{ answerEn: 'Two years.' }]);
  await send({ intent: 'faq-remove', id, faq: String(faq?.id) });
  expect(await app.db.select().from(faqs)).toEqual([]);
});

test.each([
  [{ name_en: ' ' }, 'Please input Name (English)'],
  [{ price_min: '9.999' }, 'Please check this field: Prices (USD)'],
  [{ length_min_inches: '61' }, 'Enter 60 or less for Lengths (inches)'],
  [{ slug: 'Top Pers' }, 'Please check this field: URL handle'],
])('a category with %j is refused: %s', async (field, problem) => {
  const fields: Readonly<Record<string, string>> = { intent: 'create', ...words, ...field };
  expect(await send(fields)).toMatchObject({ data: { problem }, init: { status: 400 } });
});
