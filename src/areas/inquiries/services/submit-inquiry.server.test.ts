import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#areas/shoppers/tables.ts';
import { hourMs, later } from '#kernel/dates.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { inquiries, inquiryItems } from '../tables.ts';

let app: TestApp;
beforeEach(async () => {
  app ??= await stocked();
  await app.db.delete(inquiries);
  await app.store.run('DELETE FROM rate_counters');
});
async function stocked(): Promise<TestApp> {
  const made = await testApp();
  await seedCatalog(made.db);
  return made;
}

const question = { name: 'Ada R.', email: 'Ada@Mail.test', message: 'Is the lace\nbleached?', items: [{ sku_id: 101, quantity: 2 }] };
const ask = (input: object = question, who = {}) => callerOn(app, who)('POST', '/inquiry/add_inquiry', input);

test('a question is written down with the goods it is about', async () => {
  const { body } = await ask({ ...question, kind: 'goods' }, { language: 'zh' });
  expect(body).toMatchObject({ Result: 0, Data: { id: expect.any(Number) } });
  const [row] = await app.db.select().from(inquiries);
  expect(row).toMatchObject({
    number: expect.stringMatching(/^Q-261112-\d{4,}$/),
    userId: null,
    email: 'ada@mail.test',
    message: 'Is the lace\nbleached?',
    kind: 'goods',
    language: 'zh',
    status: 'new',
  });
  expect(await app.db.select().from(inquiryItems)).toMatchObject([
    { inquiryId: row?.id, skuId: 101, quantity: 2, attributes: { Length: '20 inch' } },
  ]);
});

test('the same SKU twice is one item', async () => {
  await ask({ ...question, items: [question.items[0], { sku_id: 101, quantity: 3 }] });
  expect(await app.db.select({ quantity: inquiryItems.quantity }).from(inquiryItems)).toEqual([{ quantity: 5 }]);
});

test('a question a phone sends again after a tunnel is one question, from wherever and however late it comes', async () => {
  const named = { ...question, request_id: 'ab12cd34ef56' };
  const first = await ask(named, { ip: '203.0.113.5' });
  const again = await ask(named, { ip: '198.51.100.9' });
  expect(again.body.Data).toEqual(first.body.Data);
  await ask({ ...named, request_id: 'another-request' }, { ip: '203.0.113.5' });
  expect(await app.db.$count(inquiries)).toBe(2);
});

test.each([
  [{ email: 'nobody' }, 80106, 'Invalid mailbox format!'],
  [{ name: '  ' }, 80004, 'Please input name'],
  [{ name: 'a\nBcc: x@y.test' }, 80004, 'Please input name'],
  [{ message: '' }, 80004, 'Please input message'],
  [{ items: [{ sku_id: 999_999, quantity: 1 }] }, 80012, 'Goods Not Exist'],
  [{ items: [{ sku_id: 101, quantity: 0 }] }, 80004, 'Please input quantity'],
  [{ kind: 'a b' }, 80004, 'Please input kind'],
])('%j is refused and not kept', async (change, code, words) => {
  const { body } = await ask({ ...question, ...change });
  expect([body.Result, body.Msg]).toEqual([code, words]);
  expect(await app.db.$count(inquiries)).toBe(0);
});

test('a visitor may ask five times an hour, a shopper more', async () => {
  const codes = [];
  for (let place = 0; place < 6; place += 1) codes.push((await ask({ ...question, message: `Question ${place}` })).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  await app.db.insert(users).values({ id: 7, email: 'bo@mail.test', passwordHash: 'x', firstName: 'Bo', lastName: 'Li' });
  expect((await ask(question, { shopperId: 7, by: 'header' })).status).toBe(200);
  expect(await app.db.$count(inquiries, eq(inquiries.userId, 7))).toBe(1);
  app.clock.at = later(app.clock.at, hourMs);
  expect((await ask({ ...question, message: 'An hour later' })).status).toBe(200);
});
