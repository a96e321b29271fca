import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import { jobs, mails } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { skus } from '../tables/goods.ts';
import { restockNotices } from '../tables/prices-and-search.ts';
import { requestRestockNotice, restockJob, scheduleRestockEmails, sendRestockEmails, stopRestockNotices } from './restock.server.ts';

const [soldOut, inStock, madeToOrder] = [102, 101, 105];
let app: TestApp;
beforeEach(async () => {
  app ??= await stocked();
  await app.db.delete(restockNotices);
  await app.db.delete(mails);
  await app.db.delete(jobs);
  await app.store.run('DELETE FROM rate_counters');
  await stock(0);
});
async function stocked(): Promise<TestApp> {
  // With a mail server configured emails are queued; none is sent here.
  const made = await testApp({}, { mail: { send: () => Promise.reject(new Error('nobody sends here')), close: () => undefined } });
  await seedCatalog(made.db);
  return made;
}
const stock = (available: number) => app.db.update(skus).set({ available }).where(eq(skus.id, soldOut));
const wait = (email: string, skuId = soldOut) => requestRestockNotice(app, { ...anonymousCaller, language: 'en' }, { skuId, email });
const waiting = () => app.db.select({ email: restockNotices.email, skuId: restockNotices.skuId }).from(restockNotices);
const nameOf = async () => ({ shopName: 'Tressline' });
const outbox = () => app.db.select().from(mails);
const stopLinkIn = (text: string): string => /token=(s_[\w-]{43})/.exec(text)?.[1] ?? '';

describe('asking to be told', () => {
  test('counts once for a mailbox, however it is written', async () => {
    await wait('Ada@Mail.test');
    await wait(' ada@mail.test ');
    expect(await waiting()).toEqual([{ email: 'ada@mail.test', skuId: soldOut }]);
  });

  test('is answered the same whether she waits already, and for what is there', async () => {
    const call = callerOn(app);
    const answers = [];
    for (const sku_id of [soldOut, soldOut, inStock, madeToOrder])
      answers.push((await call('POST', '/api/notify_me', { sku_id, email: 'ada@mail.test' })).body);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ Result: 0, Data: {} });
    expect(await waiting()).toHaveLength(1);
  });

  test.each([
    [{ sku_id: soldOut, email: 'nobody' }, 80106, 'Invalid mailbox format!'],
    [{ sku_id: soldOut, email: 'a@b.test, c@d.test' }, 80106, 'Invalid mailbox format!'],
    [{ sku_id: soldOut }, 80004, 'Please input email'],
    [{ sku_id: '1 or 1=1', email: 'a@b.test' }, 80004, 'Please input sku_id'],
    [{ sku_id: 106, email: 'a@b.test' }, 80012, 'Goods Not Exist'],
    [{ sku_id: 999_999, email: 'a@b.test' }, 80012, 'Goods Not Exist'],
  ])('%j is refused', async (input, code, words) => {
    const { body } = await callerOn(app)('POST', '/api/notify_me', input);
    expect([body.Result, body.Msg]).toEqual([code, words]);
  });

  test('has an end for one address', async () => {
    for (let place = 0; place < 20; place += 1) await wait(`m${place}@mail.test`);
    await expect(wait('one-more@mail.test')).rejects.toMatchObject({ why: 'tooMany' });
    expect(await waiting()).toHaveLength(20);
  });
});

describe('when it is back', () => {
  test('everybody who waits hears once, however often the work is done', async () => {
    await wait('ada@mail.test');
    await wait('bo@mail.test');
    expect(await sendRestockEmails(app, nameOf)).toEqual({ sentCount: 0 });
    await stock(3);
    await Promise.all([sendRestockEmails(app, nameOf), sendRestockEmails(app, nameOf)]);
    await sendRestockEmails(app, nameOf);
    const sent = await outbox();
    expect(sent.map((mail) => mail.toEmail).sort()).toEqual(['ada@mail.test', 'bo@mail.test']);
    expect(sent[0]).toMatchObject({ state: 'waiting', kind: 'back-in-stock', language: 'en', subjectLine: 'Back in stock: SKU 102' });
    expect(sent[0]?.textBody).toContain('http://127.0.0.1:4000/collections/wig/body-wave/1b-24-inch');
  });

  test('nobody hears of what went out before', async () => {
    await wait('ada@mail.test');
    await stock(3);
    await sendRestockEmails(app, nameOf);
    await stock(0);
    await stock(2);
    expect(await sendRestockEmails(app, nameOf)).toEqual({ sentCount: 0 });
    await stock(0);
    await wait('ada@mail.test');
    await stock(1);
    expect(await sendRestockEmails(app, nameOf)).toEqual({ sentCount: 1 });
  });

  test('a mailbox hears of three a day; the rest wait for the next, and of what is gone by then she hears nothing', async () => {
    const goods = (
      await app.db
        .select({ id: skus.id })
        .from(skus)
        .where(and(eq(skus.isMadeToOrder, false), isNull(skus.deletedAt)))
    ).map(({ id }) => id);
    await app.db.insert(restockNotices).values(goods.map((skuId) => ({ skuId, email: 'ada@mail.test', language: 'en' as const })));
    await app.db.insert(restockNotices).values({ skuId: soldOut, email: 'bo@mail.test', language: 'en' });
    await stock(3);
    const heard = async (email: string) => (await outbox()).filter((mail) => mail.toEmail === email).length;
    await sendRestockEmails(app, nameOf);
    await sendRestockEmails(app, nameOf);
    expect([await heard('ada@mail.test'), await heard('bo@mail.test')]).toEqual([3, 1]);
    await scheduleRestockEmails(app);
    expect(await app.db.$count(jobs)).toBe(0);
    const start = app.clock.at;
    app.clock.at = later(start, dayMs + 1);
    await sendRestockEmails(app, nameOf);
    app.clock.at = start;
    expect(await heard('ada@mail.test')).toBeGreaterThan(3);
  });

  test('the look each minute asks for the work only when there is some, and once', async () => {
    await wait('ada@mail.test');
    await scheduleRestockEmails(app);
    expect(await app.db.$count(jobs)).toBe(0);
    await stock(1);
    await scheduleRestockEmails(app);
    await scheduleRestockEmails(app);
    expect(await app.db.$count(jobs)).toBe(1);
    await doNextJob(app, { [restockJob]: (inside) => sendRestockEmails(inside, nameOf) }, 'me');
    expect(await outbox()).toHaveLength(1);
    await scheduleRestockEmails(app);
    expect(await app.db.$count(jobs)).toBe(1);
  });

  test('the mail speaks the language of the page she asked on', async () => {
    await requestRestockNotice(app, { ...anonymousCaller, language: 'zh' }, { skuId: soldOut, email: 'mei@mail.test' });
    await stock(1);
    await sendRestockEmails(app, nameOf);
    expect((await outbox())[0]).toMatchObject({ language: 'zh', subjectLine: '到货通知：SKU 102 中' });
  });
});

describe('the stop link', () => {
  test('ends all waiting of its mailbox and of nobody else', async () => {
    await wait('ada@mail.test');
    await stock(1);
    await sendRestockEmails(app, nameOf);
    await stock(0);
    await wait('ada@mail.test', 107);
    await wait('bo@mail.test', 107);
    await stopRestockNotices(app, stopLinkIn((await outbox())[0]?.textBody ?? ''));
    await app.db.update(skus).set({ available: 4 }).where(eq(skus.id, 107));
    await sendRestockEmails(app, nameOf);
    expect((await outbox()).filter((mail) => mail.state === 'waiting').map((mail) => mail.toEmail)).toEqual(['bo@mail.test']);
    await app.db.update(skus).set({ available: 0 }).where(eq(skus.id, 107));
  });

  test.each(['', 'x', `s_${'A'.repeat(43)}`, "' or 1=1"])('%j stops nothing and is answered the same', async (token) => {
    await wait('ada@mail.test');
    await expect(stopRestockNotices(app, token)).resolves.toBeUndefined();
    await stock(1);
    expect(await sendRestockEmails(app, nameOf)).toEqual({ sentCount: 1 });
  });
});
