import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { stopSubscription } from '#areas/content/services/newsletter.server.ts';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { allChecks, checkInvariants } from '#platform/invariants.server.ts';
import { insertPaidOrders, promise, seedManyShoppers } from '../../../../tests/kit/aftercare-orders.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { giveDelayCredits } from './delay.server.ts';
import { fetchOwnServices } from './own-services.server.ts';
import { sendReviewRequests } from './review-requests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await seedManyShoppers(app.db, 10);
  const days = { inStockDaysMax: 2, madeToOrderDaysMax: 15, delayCreditDays: 3, reviewAskDays: 10 };
  await promise(app.db, { ...days, delayCreditCents: 1000, photoReviewCreditCents: 500 });
});

const paid = (id: number, daysAgo: number, userId: number | null = id) =>
  insertPaidOrders(app.db, [
    {
      ...{ id, userId, skuId: 101, priceCents: 10_000, quantity: 1, shareCents: 0 },
      paidAt: earlier(app.now(), daysAgo * dayMs),
      untilDays: 30,
    },
  ]);
const left = (id: number, daysLater: number) =>
  app.db.execute(
    sql`update orders set consign_time = payment_time + make_interval(days => ${daysLater}), delivered_at = null, status = 4 where id = ${id}`,
  );

test('an order that left late earns its credit once, is booked, told and shown; guests and punctual ones earn none', async () => {
  await paid(1, 10);
  await left(1, 5);
  await paid(2, 10);
  await left(2, 4);
  await paid(3, 10, null);
  await left(3, 9);
  expect(await Promise.all([giveDelayCredits(app), giveDelayCredits(app)])).toContain(1);
  expect(await giveDelayCredits(app)).toBe(0);
  const { rows } = await app.db.execute(sql`select user_id, amount_cents, source_id from credit_entries where kind = 'delay'`);
  expect(rows).toEqual([{ user_id: 1, amount_cents: 1000, source_id: '1' }]);
  expect((await fetchOwnServices(app, 1, 'en')).late).toMatchObject({ creditCents: 1000, orders: [{ number: 'P-1', amountCents: 1000 }] });
  expect((await fetchOwnServices(app, 2, 'en')).late.orders).toEqual([]);
  const mails = await app.db.execute(sql`select to_email from mails where kind = 'delay_credit'`);
  expect(mails.rows).toEqual([{ to_email: 'order1@tressline.test' }]);
  expect((await checkInvariants(app.db, allChecks)).filter(({ name, brokenCount }) => brokenCount > 0 && name.includes('credit'))).toEqual(
    [],
  );
});

test('what the page of delays told when she paid is part of the promised day', async () => {
  await app.db.execute(sql`insert into delays (kind, title_en, title_zh, extra_days_min, extra_days_max, starts_on, ends_on, created_at)
    values ('production', 'Full', '满', 1, 4, '2026-10-01', '2026-12-01', '2026-10-01')`);
  await paid(4, 10);
  await left(4, 8);
  expect(await giveDelayCredits(app)).toBe(0);
});

test('a review is asked for once an order and a fortnight a mailbox, with the photo’s thanks and the way to stop it', async () => {
  await paid(5, 11);
  await paid(6, 11);
  await app.db.execute(sql`update orders set email = 'order5@tressline.test' where id = 6`);
  await paid(7, 9);
  await paid(8, 11, null);
  const asked = async () =>
    (
      await app.db.execute<{ to_email: string; text_body: string; headers: { listUnsubscribe?: string } }>(
        sql`select to_email, text_body, headers from mails where kind = 'review_asked' order by id`,
      )
    ).rows;
  expect(await sendReviewRequests(app)).toBe(1);
  expect(await sendReviewRequests(app)).toBe(0);
  const [letter] = await asked();
  expect(letter?.to_email).toBe('order5@tressline.test');
  expect(letter?.text_body).toContain('/user/order?number=P-5&review=101#review-101');
  expect(letter?.text_body).toContain('$5.00');
  expect(letter?.headers.listUnsubscribe).toMatch(/\/v1\/subscriber\/one_click\//);
  const token = letter?.headers.listUnsubscribe?.split('/').at(-1) ?? '';
  app.clock.at = later(app.clock.at, 2 * dayMs);
  expect(await sendReviewRequests(app)).toBe(1);
  await stopSubscription(app, token);
  app.clock.at = later(app.clock.at, 13 * dayMs);
  expect(await sendReviewRequests(app)).toBe(0);
  expect((await asked()).map(({ to_email }) => to_email)).toEqual(['order5@tressline.test', 'order7@tressline.test']);
});
