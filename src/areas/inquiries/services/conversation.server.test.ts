import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { hourMs, later } from '#kernel/dates.ts';
import type { Caller } from '#platform/app.ts';
import { auditLog, mails, uploads } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { inquiries, inquiryMessages, inquiryPictures } from '../tables.ts';

let app: TestApp;
const ann: Partial<Caller> = { shopperId: 7, by: 'header' };
const bea: Partial<Caller> = { shopperId: 8, by: 'header' };
const clerk: Partial<Caller> = { staff: { id: 1, roles: ['sales'] }, by: 'header' };
const canary = 'CANARY-she-haggles';

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  const person = { passwordHash: 'x', firstName: 'Ann', lastName: 'Li' };
  await app.db.insert(users).values([
    { ...person, id: 7, email: 'ann@mail.test' },
    { ...person, id: 8, email: 'bea@mail.test' },
  ]);
  await app.db.insert(staffMembers).values([
    { id: 1, username: 'grace', email: 'grace@shop.test', passwordHash: 'x', firstName: 'Grace', lastName: 'Liu' },
    { id: 2, username: 'sam', email: 'sam@shop.test', passwordHash: 'x', firstName: 'Sam', lastName: 'Ode' },
  ]);
  await app.db.insert(staffRoles).values([
    { staffId: 1, role: 'sales' },
    { staffId: 2, role: 'stock' },
  ]);
});
beforeEach(async () => {
  await app.db.delete(inquiries);
  await app.db.delete(uploads);
  await app.db.delete(mails);
  await app.store.run('DELETE FROM rate_counters');
});

type Listed = {
  items: {
    id: number;
    status: string;
    unread: number;
    messages: { author: string; name: string; message: string; pictures: object[] }[];
  }[];
  total: number;
};
const post = (who: Partial<Caller>, path: `/${string}`, input: object) => callerOn(app, who)('POST', path, input);
const asked = async (who: Partial<Caller> = ann, more: object = {}): Promise<number> => {
  const { body } = await post(who, '/inquiry/add_inquiry', {
    ...{ name: 'Ann Li', email: 'ann@mail.test', message: 'Is the lace bleached?', items: [{ sku_id: 101, quantity: 2 }] },
    ...more,
  });
  return (body.Data as { id: number }).id;
};
const listOf = async (who: Partial<Caller>, query: object = {}) =>
  (await post(who, '/inquiry/get_inquiry_with_query', query)).body.Data as Listed;
const rowOf = async (id: number) => (await app.db.select().from(inquiries).where(eq(inquiries.id, id)))[0];
const change = (id: number, what: object) => post(clerk, '/admin/inquiry/update', { id, ...what });

/** A finished picture, as the upload calls leave it. */
async function picture(owner: { ownerKind: 'guest' | 'shopper' | 'staff'; ownerId: string }, name: string): Promise<string> {
  const uploadId = name.padStart(32, '0');
  await app.db.insert(uploads).values({
    ...{ key: `private/${uploadId}`, ...owner, purpose: 'attachment', fileName: 'a.jpg', state: 'ready', variantWidths: [450, 900] },
    expiresAt: later(app.now(), hourMs),
  });
  return uploadId;
}

test('a member reads what she asked, with the goods, the answer and its pictures; then it is no longer new', async () => {
  const mine = await picture({ ownerKind: 'shopper', ownerId: '7' }, 'a1');
  const ours = await picture({ ownerKind: 'staff', ownerId: '1' }, 'b1');
  const id = await asked(ann, { upload_ids: [mine] });
  expect((await change(id, { answer: 'It is.', upload_ids: [ours] })).body.Result).toBe(0);
  const { items, total } = await listOf(ann);
  expect([total, items[0]?.status, items[0]?.unread]).toEqual([1, 'answered', 1]);
  expect(items[0]).toMatchObject({
    items: [
      {
        sku_id: 101,
        quantity: 2,
        name: expect.any(String),
        payable_price: expect.any(Number),
        url: expect.stringMatching(/^\/collections/),
      },
    ],
    messages: [
      {
        author: 'shopper',
        name: 'Ann Li',
        message: 'Is the lace bleached?',
        pictures: [{ url: expect.stringContaining(`${mine}-450.webp?`) }],
      },
      { author: 'staff', name: 'Grace', message: 'It is.', pictures: [{ large_url: expect.stringContaining(`${ours}-900.webp?`) }] },
    ],
  });
  expect((await listOf(ann, { id })).items[0]?.unread).toBe(1);
  expect((await listOf(ann)).items[0]?.unread).toBe(0);
});

test('somebody else’s conversation answers exactly like a missing one, in every call', async () => {
  const id = await asked(ann);
  for (const [path, more] of [
    ['/inquiry/reply', { message: 'Me too' }],
    ['/inquiry/delete_inquiry', {}],
  ] as const) {
    const theirs = await post(bea, path, { id, ...more });
    const missing = await post(bea, path, { id: 2_000_000_000, ...more });
    expect([theirs.status, theirs.body]).toEqual([missing.status, missing.body]);
    expect([theirs.status, theirs.body.Msg]).toEqual([404, 'Inquiry not found']);
  }
  expect(await listOf(bea, { id })).toMatchObject({ items: [], total: 0 });
  expect((await rowOf(id))?.deletedAt).toBeNull();
  const guestsOwn = await asked({}, { message: 'As a visitor' });
  expect((await post(ann, '/inquiry/reply', { id: guestsOwn, message: 'Mine now' })).status).toBe(404);
});

test('a deleted conversation is gone for her and stays for staff, who can no longer answer it', async () => {
  const id = await asked(ann);
  expect((await post(ann, '/inquiry/delete_inquiry', { id })).body.Result).toBe(0);
  expect(await listOf(ann)).toMatchObject({ items: [], total: 0 });
  for (const path of ['/inquiry/reply', '/inquiry/delete_inquiry'] as const)
    expect((await post(ann, path, { id, message: 'Hello?' })).status, path).toBe(404);
  const office = await post(clerk, '/admin/inquiry/get_with_query', { id });
  expect(office.body.Data).toMatchObject({ items: [{ id, deleted_at: app.now().toISOString() }] });
  expect((await change(id, { answer: 'Too late' })).status).toBe(404);
  expect(await app.db.$count(inquiryMessages)).toBe(0);
  expect((await change(id, { note: 'She left' })).body.Result).toBe(0);
});

test('staff write down what was asked on the telephone; who may takes it off the desk again', async () => {
  const told = { name: 'Tel', email: 'tel@mail.test', message: 'Ten bobs by May?', language: 'zh' };
  const made = await post(clerk, '/admin/inquiry/add', told);
  const { id } = made.body.Data as { id: number };
  expect(await rowOf(id)).toMatchObject({ name: 'Tel', language: 'zh', userId: null, status: 'new' });
  const remove = (roles: readonly ['sales'] | readonly ['owner']) =>
    callerOn(app, { ...clerk, staff: { id: clerk.staff?.id ?? 1, roles } })('POST', '/admin/inquiry/delete', { id });
  expect((await remove(['sales'])).status).toBe(403);
  expect((await remove(['owner'])).body.Result).toBe(0);
  expect((await remove(['owner'])).status).toBe(404);
  const log = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(log.map(({ action }) => action).sort()).toEqual(['inquiry.add', 'inquiry.delete']);
});

test('a note for colleagues reaches no asker: not by call, not by page, not by letter', async () => {
  const id = await asked(ann);
  await change(id, { note: canary });
  await change(id, { answer: 'It is.', note: `${canary} again` });
  expect(JSON.stringify(await listOf(ann, { id }))).not.toContain(canary);
  expect(JSON.stringify(await app.db.select().from(mails))).not.toContain(canary);
  const { ownConversation, guestConversation } = await import('./conversation.server.ts');
  const { anonymousCaller } = await import('#platform/app.ts');
  expect(JSON.stringify(await ownConversation(app, { ...anonymousCaller, ...ann }, id))).not.toContain(canary);
  const { body } = await post({}, '/inquiry/add_inquiry', { name: 'Eve', email: 'eve@mail.test', message: 'Hello' });
  const guest = body.Data as { id: number; number: string; key: string };
  await change(guest.id, { note: canary });
  expect(JSON.stringify(await guestConversation(app, anonymousCaller, guest))).not.toContain(canary);
  const office = await post(clerk, '/admin/inquiry/get_with_query', { id });
  expect(JSON.stringify(office.body.Data)).toContain(canary);
});

describe('pictures', () => {
  test('somebody else’s, unfinished and strange ones are refused, and nothing is kept', async () => {
    const theirs = await picture({ ownerKind: 'shopper', ownerId: '8' }, 'c1');
    for (const upload_ids of [[theirs], ['f'.repeat(32)]]) {
      const answer = await post(ann, '/inquiry/add_inquiry', { name: 'Ann', email: 'ann@mail.test', message: 'Look', upload_ids });
      expect([answer.status, answer.body.Msg]).toEqual([404, 'File not found']);
    }
    expect(
      (await post(ann, '/inquiry/add_inquiry', { name: 'Ann', email: 'ann@mail.test', message: 'Look', upload_ids: ['x'] })).status,
    ).toBe(400);
    const six = Array.from({ length: 6 }, (_, at) => `${at}`.padStart(32, 'a'));
    expect(
      (await post(ann, '/inquiry/add_inquiry', { name: 'Ann', email: 'ann@mail.test', message: 'Look', upload_ids: six })).status,
    ).toBe(400);
    expect([await app.db.$count(inquiries), await app.db.$count(mails)]).toEqual([0, 0]);
  });

  test('one picture belongs to one message for ever, whoever is quicker', async () => {
    const guests = await picture({ ownerKind: 'guest', ownerId: '' }, 'd1');
    const id = await asked(ann);
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post(ann, '/inquiry/reply', { id, message: `Look ${at}`, upload_ids: [guests] })),
    );
    expect(tries.filter(({ body }) => body.Result === 0)).toHaveLength(1);
    expect([await app.db.$count(inquiryPictures), await app.db.$count(inquiryMessages)]).toEqual([1, 1]);
  });
});

describe('at the same moment', () => {
  test('twenty replies are twenty messages, and twenty times the same finger is one', async () => {
    const id = await asked(ann);
    await Promise.all(Array.from({ length: 20 }, (_, at) => post(ann, '/inquiry/reply', { id, message: `Word ${at}` })));
    expect(await app.db.$count(inquiryMessages)).toBe(20);
    await Promise.all(Array.from({ length: 20 }, () => post(ann, '/inquiry/reply', { id, message: 'Word' })));
    expect(await app.db.$count(inquiryMessages)).toBe(21);
  });

  test('the same question ten times is one inquiry with one letter each, and is no try too many', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => asked(ann)));
    expect(new Set(ids).size).toBe(1);
    expect(await app.db.$count(inquiries)).toBe(1);
    expect(await app.db.$count(mails, eq(mails.kind, 'inquiry_received'))).toBe(1);
    app.clock.at = later(app.clock.at, hourMs);
    expect(await asked(ann)).not.toBe(ids[0]);
  });

  test('an answer sent six times is one answer and one letter', async () => {
    const id = await asked(ann);
    await Promise.all(Array.from({ length: 6 }, () => change(id, { answer: 'It is.' })));
    expect(await app.db.$count(mails, eq(mails.kind, 'inquiry_answer'))).toBe(1);
  });
});

test('writing again wakes a conversation, and members may write forty times an hour', async () => {
  const id = await asked(ann);
  await change(id, { answer: 'It is.', status: 'closed' });
  expect(await rowOf(id)).toMatchObject({ status: 'closed', closedAt: app.now(), handlerId: 1, firstAnsweredAt: app.now() });
  await post(ann, '/inquiry/reply', { id, message: 'And the knots?' });
  expect(await rowOf(id)).toMatchObject({ status: 'waiting', closedAt: null });
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await post(ann, '/inquiry/reply', { id, message: `More ${at}` })).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([39, 429]);
});

test('what a machine fills in is kept as spam without a word to anybody', async () => {
  const { body } = await post({}, '/inquiry/add_inquiry', { name: 'Bot', email: 'victim@mail.test', message: 'Buy', fax_number: '1' });
  expect(body).toMatchObject({ Result: 0, Data: { number: expect.stringMatching(/^Q-/) } });
  expect(await app.db.select({ status: inquiries.status }).from(inquiries)).toEqual([{ status: 'spam' }]);
  expect(await app.db.$count(mails)).toBe(0);
});

test('asking for a price of nothing says what is missing', async () => {
  for (const kind of ['cart', 'goods']) {
    const { status, body } = await post(ann, '/inquiry/add_inquiry', { name: 'Ann', email: 'ann@mail.test', message: 'How much?', kind });
    expect([status, body.Msg]).toEqual([400, 'Please choose goods']);
  }
  const chinese = await post({ ...ann, language: 'zh' }, '/inquiry/add_inquiry', {
    name: '安',
    email: 'ann@mail.test',
    message: '多少钱',
    kind: 'cart',
  });
  expect(chinese.body.Msg).toBe('请选择商品');
});

describe('staff', () => {
  test('hand an inquiry to somebody who answers, and to nobody else', async () => {
    const id = await asked(ann);
    expect((await change(id, { handler_id: 1 })).body.Result).toBe(0);
    expect((await change(id, { handler_id: 2 })).body).toMatchObject({ Result: 80113, Msg: 'Please check this field: handler_id' });
    expect((await change(id, { handler_id: null })).body.Result).toBe(0);
    expect((await rowOf(id))?.handlerId).toBeNull();
    expect((await change(id, {})).body.Msg).toBe('Please input answer');
    expect((await change(2_000_000_000, { note: 'x' })).status).toBe(404);
  });

  test('find inquiries by words and status; a sign of SQL is only a sign', async () => {
    const id = await asked(ann, { message: 'Do 100%_ of them \\ ship?' });
    await asked(ann, { message: 'Another thing' });
    const found = async (query: object) =>
      ((await post(clerk, '/admin/inquiry/get_with_query', query)).body.Data as Listed).items.map((item) => item.id);
    expect(await found({ words: '100%_' })).toEqual([id]);
    expect(await found({ words: '\\ ship' })).toEqual([id]);
    expect(await found({ words: 'ann@mail' })).toHaveLength(2);
    expect(await found({ status: 'new', kind: 'contact' })).toHaveLength(2);
    expect(await found({ status: 'won' })).toEqual([]);
    expect(await found({ handler_id: null })).toHaveLength(2);
  });
});
