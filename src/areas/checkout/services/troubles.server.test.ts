import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';
import { coupons } from '../../promotions/tables/sales.ts';
import { reconcile } from './reconcile.server.ts';

const { app, as, fill, place, guest, approve, capture, bought, row, inOrder, pass, anew } = await openCheckout();
const owner = { id: 1, roles: ['owner' as const] };

beforeAll(async () => {
  const startsAt = new Date('2026-11-01T00:00:00Z');
  const coupon = { startsAt, nameEn: 'Off', nameZh: '优惠', kind: 'fixed' as const };
  await app.db.insert(coupons).values([
    { ...coupon, id: 1, code: 'TEN', amountCents: 1000, isOncePerShopper: true },
    { ...coupon, id: 2, code: 'TWO', amountCents: 500, isOncePerShopper: false, maxUses: 2 },
    { ...coupon, id: 3, code: 'ALL', amountCents: 1_000_000, isOncePerShopper: false },
  ]);
});
const cartOf = async (userId: number): Promise<number[]> =>
  (await app.db.execute<{ quantity: number }>(sql`select quantity from cart_lines where user_id = ${userId}`)).rows.map(
    (line) => line.quantity,
  );
beforeEach(anew);

describe('a payment that goes wrong', () => {
  test('declined, she chooses again with the same payment and pays', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id, 'decline');
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ status: 1, outcome: 'declined' });
    const again = await place(ana);
    expect(again.Data).toMatchObject({ number: Data.number, provider_order_id: Data.provider_order_id });
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    await inOrder();
  });

  test('under review it waits, and is paid or failed by what the provider says later', async () => {
    for (const isGood of [true, false]) {
      await fill(bea, [103, 1]);
      const { Data } = await place(bea);
      await approve(Data.provider_order_id, 'pending');
      expect((await capture(bea, Data.provider_order_id)).Data).toMatchObject({ status: 1, outcome: 'pending' });
      expect(await row(Data.number)).toMatchObject({ payment_state: 'pending_review', payment: 0 });
      await inOrder();
      // Bought items left the cart; what is added meanwhile is separate.
      expect(await cartOf(bea)).toEqual([]);
      await fill(bea, [103, 1]);
      await app.paypal.till.settle(Data.provider_order_id, isGood);
      pass(2);
      await reconcile(app);
      expect(await row(Data.number)).toMatchObject(isGood ? { status: 2, payment_state: 'paid' } : { status: 8, payment_state: 'unpaid' });
      expect(await cartOf(bea)).toEqual([1]);
      if (!isGood) await as(bea)('/order/cancel', { number: Data.number });
      await app.db.execute(sql`delete from cart_lines`);
    }
    await inOrder();
  });

  test('with the tab closed after approval, the clock finishes it', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    pass(1.1);
    await reconcile(app);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    await inOrder();
  });

  test('with the answer of the capture lost, it is known a minute later, and taken once', async () => {
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    app.paypal.setFaults([{ fault: 'away', path: '/capture', times: 20 }]);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'pending' });
    expect((await as(ana)('/order/cancel', { number: Data.number })).Result).not.toBe(0);
    app.paypal.setFaults([]);
    pass(1.1);
    await reconcile(app);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    await inOrder();
  });
});

describe('time and stock', () => {
  test('pieces go back after twenty minutes, and a late payment gets them while there are any', async () => {
    const before = await stockLevelOf(app.db, 103);
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    pass(21);
    await reconcile(app);
    expect(await stockLevelOf(app.db, 103)).toEqual(before);
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    expect(await stockLevelOf(app.db, 103)).toMatchObject({ available: before.available - 1 });
    await inOrder();
  });

  test('no money is taken for pieces that are gone', async () => {
    await restock(app.db, 102, 1, app.now());
    await fill(ana, [102, 1]);
    const first = await place(ana);
    pass(21);
    await reconcile(app);
    await bought(bea, [102, 1]);
    await approve(first.Data.provider_order_id);
    expect((await capture(ana, first.Data.provider_order_id)).Data).toMatchObject({ status: 7, outcome: 'cancelled' });
    expect((await app.paypal.till.find(first.Data.provider_order_id))?.captures).toEqual([]);
    await inOrder();
  });

  test('of ten buyers for three pieces exactly three get one', async () => {
    await restock(app.db, 107, 3, app.now());
    const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => guest([[107, 1]], { email: `g${place}@example.com` })));
    const won = answers.filter(({ Result }) => Result === 0);
    expect(won).toHaveLength(3);
    expect(answers.filter(({ Result }) => Result === 80102)).toHaveLength(7);
    await Promise.all(
      won.map(async ({ Data }) => {
        await approve(Data.provider_order_id);
        expect((await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] })).Data).toMatchObject({ outcome: 'paid' });
      }),
    );
    expect(await stockLevelOf(app.db, 107)).toMatchObject({ onHand: 0, reserved: 0, available: 0 });
    await inOrder();
  });
});

describe('coupons and free orders', () => {
  test('a coupon is used when the order is placed and free again when it is called off', async () => {
    const uses = async (id: number) =>
      (await app.db.execute<{ used_count: number }>(sql`select used_count from coupons where id = ${id}`)).rows[0]?.used_count;
    await fill(ana, [101, 1]);
    const { Data } = await place(ana, { coupon: 'TEN' });
    expect(Data).toMatchObject({ breakdown: { discount: 10, total: 196 } });
    expect(await uses(1)).toBe(1);
    await as(ana)('/order/cancel', { number: Data.number });
    expect(await uses(1)).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => guest([[101, 1]], { coupon: 'TWO', email: `c${at}@example.com` })),
    );
    expect(answers.filter(({ Result }) => Result === 0)).toHaveLength(2);
    expect(await uses(2)).toBe(2);
    await inOrder();
  });

  test('one that is for each buyer once knows a guest by her mailbox', async () => {
    await app.db.execute(sql`update coupons set is_once_per_shopper = true where code = 'TEN'`);
    const once = (email: string) => guest([[101, 1]], { coupon: 'TEN', email });
    const first = await once('Maya@example.com');
    expect(first.Data).toMatchObject({ breakdown: { discount: 10 } });
    await approve(first.Data.provider_order_id);
    await capture(null, first.Data.provider_order_id, { guestKeys: [first.Data.guest_key] });
    expect(await once('maya@EXAMPLE.com')).toMatchObject({ Result: 80140, Msg: 'Coupon not applied. You’ve already used this coupon.' });
    const twins = await Promise.all(
      Array.from({ length: 4 }, (_, at) => guest([[101, at + 1]], { coupon: 'TEN', email: 'nia@example.com' })),
    );
    expect(twins.filter(({ Result }) => Result === 0)).toHaveLength(1);
    await app.db.execute(sql`update coupons set is_once_per_shopper = false where code = 'TEN'`);
    await inOrder();
  });

  test('an order that costs nothing waits for a person, and no payment is opened', async () => {
    await app.db.execute(sql`update skus set weight_grams = 0 where id = 108`);
    await fill(bea, [108, 1]);
    const { Data } = await place(bea, { coupon: 'ALL' });
    expect(Data).toMatchObject({ status: 1, outcome: 'unpaid', provider_order_id: null, breakdown: { total: 0 } });
    expect((await as(bea)('/api/add_succeed_order_item', { number: Data.number })).Data).toMatchObject({ status: 1 });
    const staff = as(null, { staff: owner, by: 'header' });
    expect((await as(bea)('/admin/order/recheck', { number: Data.number })).status).toBe(401);
    expect((await staff('/admin/order/recheck', { number: Data.number })).Data).toMatchObject({ status: 2, outcome: 'paid' });
    expect((await app.db.execute(sql`select id from cart_lines where user_id = ${bea}`)).rows).toEqual([]);
    await inOrder();
  });
});

describe('money goes back', () => {
  test('when she calls a paid order off before picking, all of it, and the pieces are free', async () => {
    await restock(app.db, 103, 10, app.now());
    const before = await stockLevelOf(app.db, 103);
    const number = await bought(ana, [103, 2]);
    expect((await as(ana)('/order/cancel', { number })).Data).toMatchObject({ status: 7, outcome: 'cancelled' });
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    expect(await stockLevelOf(app.db, 103)).toEqual(before);
    await Promise.all(Array.from({ length: 5 }, () => as(ana)('/order/cancel', { number })));
    expect(await stockLevelOf(app.db, 103)).toEqual(before);
    await inOrder();
  });

  test('by staff, in parts and never more than was paid, even asked for at once', async () => {
    const before = await stockLevelOf(app.db, 103);
    const number = await bought(ana, [103, 1]);
    const staff = as(null, { staff: owner, by: 'header' });
    expect(
      (await staff('/admin/order/refund', { number, request_id: randomUUID(), amount: '20.00', reason: 'scratched box' })).Result,
    ).toBe(0);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded', payment: 25600 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        staff('/admin/order/refund', { number, request_id: randomUUID(), amount: '200.00', reason: 'again' }),
      ),
    );
    expect(answers.filter(({ Result }) => Result === 0)).toHaveLength(1);
    expect((await staff('/admin/order/refund', { number, request_id: randomUUID(), all: true, reason: 'the rest' })).Data).toMatchObject({
      status: 9,
    });
    expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
    expect(await stockLevelOf(app.db, 103)).toEqual(before);
    expect((await staff('/admin/order/refund', { number, request_id: randomUUID(), all: true, reason: 'more' })).Result).toBe(80175);
    expect(
      (
        await as(null, { staff: { id: 1, roles: ['editor'] }, by: 'header' })('/admin/order/refund', {
          number,
          request_id: randomUUID(),
          all: true,
          reason: 'x',
        })
      ).status,
    ).toBe(403);
    await inOrder();
  });
});

test('an order is sent once more to its own address only, three times a day', async () => {
  const number = await bought(ana, [101, 1]);
  for (let time = 0; time < 3; time += 1)
    expect((await as(ana)('/order/send_email', { number, email: 'evil@example.com' })).Result).toBe(0);
  expect((await as(ana)('/order/send_email', { number })).status).toBe(429);
  expect((await as(bea)('/order/send_email', { number })).Result).toBe(80010);
});
