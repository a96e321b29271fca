import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { ana, bea, letIn } from '../../cart/store/test-shoppers.server.ts';
import { stockShelves } from '../../catalog/store/test-goods.server.ts';
import { coupons } from '../../promotions/tables/sales.ts';
import { checkBooks, invariants } from '../../storefront/seed/books.server.ts';
import { furnish, restock, shelfOf } from '../store/test-till.server.ts';
import { reconcile } from './reconcile.server.ts';

let app: TestApp;
const owner = { id: 1, roles: ['owner' as const] };
const receiver = {
  first_name: 'Ana',
  last_name: 'Cole',
  phone_number: '4045550100',
  address: '12 Peach St',
  city: 'Atlanta',
  region: 'GA',
  post_code: '30301',
};

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await stockShelves(app.db);
  await letIn(app.db);
  await furnish(app.db);
  await restock(app.db, 101, 50, app.now());
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
  const startsAt = new Date('2026-11-01T00:00:00Z');
  const coupon = { startsAt, nameEn: 'Off', nameZh: '优惠', kind: 'fixed' as const };
  await app.db.insert(coupons).values([
    { ...coupon, id: 1, code: 'TEN', amountCents: 1000, isOncePerShopper: true },
    { ...coupon, id: 2, code: 'TWO', amountCents: 500, isOncePerShopper: false, maxUses: 2 },
    { ...coupon, id: 3, code: 'ALL', amountCents: 1_000_000, isOncePerShopper: false },
  ]);
});

beforeEach(async () => {
  app.clock.at = new Date(app.clock.at.getTime() + 3600_000);
  app.paypal.turn([]);
  await app.db.execute(sql`delete from cart_lines`);
  await app.db.execute(sql`delete from rate_counters`);
});

type Data = Record<string, never>;
const as = (shopperId: number | null, more: object = {}) => {
  const ask = callerOn(app, { shopperId, by: shopperId === null ? null : 'header', ...more });
  return async (path: string, input: object = {}) => {
    const { body, status } = await ask('POST', path, input);
    return { ...body, status, Data: body.Data as Data };
  };
};
const fill = (shopperId: number, ...items: [number, number][]) =>
  as(shopperId)('/shoppingcart/add_shopping_carts', items.map(([sku_id, quantity]) => ({ sku_id, quantity })) as object);
const place = (shopperId: number | null, more: object = {}) => as(shopperId)('/payment/create_order', { receiver, ...more });
const guest = (items: [number, number][], more: object = {}, who: object = {}) =>
  as(null, who)('/payment/create_order', {
    receiver,
    email: 'gwen@example.com',
    items: items.map(([sku_id, quantity]) => ({ sku_id, quantity })),
    ...more,
  });
const approve = (id: string, decision: 'pay' | 'decline' | 'pending' = 'pay') => app.paypal.till.approve(id, decision, 'paypal');
const capture = (shopperId: number | null, id: string, who: object = {}) =>
  as(shopperId, who)('/payment/capture_order', { provider_order_id: id });
const row = async (number: string): Promise<Record<string, unknown>> => {
  const { rows } = await app.db.execute(
    sql`select status, payment_state, payment, payment_time, total_cents, attention_reason from orders where number = ${number}`,
  );
  return rows[0] ?? {};
};
const inOrder = async () => {
  // Holds are judged by the real clock, which is not the one of this test.
  const broken = invariants(await checkBooks(app.db)).filter(({ name, brokenCount }) => brokenCount > 0 && name !== 'I-7 holds');
  expect(broken.map(({ name, brokenCount }) => `${name}: ${brokenCount}`)).toEqual([]);
};
const bought = async (shopperId: number, ...items: [number, number][]): Promise<string> => {
  await fill(shopperId, ...items);
  const { Data } = await place(shopperId);
  await approve(Data.provider_order_id as string);
  expect((await capture(shopperId, Data.provider_order_id as string)).Data).toMatchObject({ outcome: 'paid' });
  return Data.number;
};

describe('a member pays', () => {
  test('and gets exactly what she ordered: money, pieces, cart, income, history and letter', async () => {
    const before = await shelfOf(app.db, 101);
    await fill(ana, [101, 2]);
    const { Data } = await place(ana, { buyer_message: 'Ring twice', discreet: true });
    expect(Data).toMatchObject({ status: 1, outcome: 'unpaid', breakdown: { item_total: 360, shipping: 26, total: 386 } });
    expect(Data.number).toMatch(/^TL-\d{6}-[2-9A-Z]{8}$/);
    expect(Data.approve_url).toContain('/sandbox/paypal/');
    expect(await shelfOf(app.db, 101)).toEqual({ ...before, reserved: before.reserved + 2, available: before.available - 2 });
    await inOrder();
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toEqual({ number: Data.number, status: 2, outcome: 'paid' });
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid', payment: 38600 });
    const cart = await callerOn(app, { shopperId: ana, by: 'header' })('GET', '/user/get_current_login');
    expect((cart.body.Data as { cart_num: number }).cart_num).toBe(0);
    const { rows } = await app.db.execute(sql`select kind, payload ->> 'letter' as letter from jobs where kind = 'order-letter'`);
    expect(rows).toContainEqual({ kind: 'order-letter', letter: 'paid' });
    await inOrder();
  });

  test('once, however many captures, claims and reconcilers come at the same time', async () => {
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    const asked = [
      ...Array.from({ length: 20 }, () => capture(ana, Data.provider_order_id)),
      ...Array.from({ length: 10 }, () => as(ana)('/api/add_succeed_order_item', { number: Data.number })),
    ];
    const answers = await Promise.all([...asked, reconcile(app).then(() => null)]);
    expect(new Set(answers.flatMap((answer) => (answer ? [answer.Data.status] : [])))).toEqual(new Set([2]));
    expect((await app.paypal.till.find(Data.provider_order_id))?.captures).toHaveLength(1);
    await inOrder();
  });

  test('and a second press is the same order, and a press after payment is the paid one', async () => {
    await fill(bea, [101, 1]);
    const [one, two] = await Promise.all([place(bea), place(bea)]);
    expect(two.Data.number).toBe(one.Data.number);
    expect(two.Data.provider_order_id).toBe(one.Data.provider_order_id);
    await approve(one.Data.provider_order_id);
    expect((await place(bea)).Data).toMatchObject({ number: one.Data.number, outcome: 'paid', approve_url: null });
    expect((await place(bea)).Msg).toBe('Shopping cart empty.');
    await inOrder();
  });

  test('another cart takes the place of an order she did not pay, whose pieces are free again', async () => {
    const before = await shelfOf(app.db, 103);
    await fill(ana, [103, before.available]);
    const first = await place(ana);
    expect(first.Result).toBe(0);
    await as(ana)('/payment/create_order', { receiver: { ...receiver, city: 'Macon' } });
    expect(await row(first.Data.number)).toMatchObject({ status: 7 });
    expect(await shelfOf(app.db, 103)).toMatchObject({ available: 0 });
    await inOrder();
    const open = await app.db.execute<{ number: string }>(sql`select number from orders where status = 1 and user_id = ${ana}`);
    await as(ana)('/order/cancel', { number: open.rows[0]?.number });
    expect(await shelfOf(app.db, 103)).toEqual(before);
  });
});

describe('nobody pays for', () => {
  test('a price or a stock that changed: it is refused and told, and a confirmed total goes through', async () => {
    await fill(ana, [101, 1]);
    await app.db.execute(sql`update cart_lines set seen_price_cents = 17000`);
    const changed = await place(ana);
    expect(changed).toMatchObject({
      status: 409,
      Result: 80103,
      Data: { changes: [{ sku_id: 101, kind: 'price', was: 170, now: 180 }], breakdown: { total: 206 } },
    });
    expect((await place(ana, { seen_total: 205.99 })).Result).toBe(80103);
    expect((await place(ana, { seen_total: 206 })).Data).toMatchObject({ breakdown: { total: 206 } });
    await app.db.execute(sql`delete from cart_lines`);
    await fill(bea, [103, 999]);
    expect(await place(bea)).toMatchObject({ Result: 80102, Data: { changes: [{ sku_id: 103, kind: 'stock', was: 999 }] } });
    await inOrder();
  });

  test('nothing, to nobody, or with somebody else’s address', async () => {
    expect((await place(ana)).Msg).toBe('Shopping cart empty.');
    await fill(ana, [101, 1]);
    expect((await as(ana)('/payment/create_order')).Msg).toBe('Receiver information empty');
    expect((await as(ana)('/payment/create_order', { receiver_id: 9999 })).Result).toBe(80160);
    expect((await as(null)('/payment/create_order', { receiver, items: [{ sku_id: 101, quantity: 1 }] })).Msg).toBe('Please input email');
    expect((await guest([[101, 1]], { email: 'nobody' })).Result).toBe(80106);
    expect((await guest([[106, 1]])).Result).toBe(80012);
  });

  test('an order of somebody else, by number, provider id or swapped ids', async () => {
    await fill(ana, [101, 1]);
    await fill(bea, [101, 1]);
    const [hers, other] = [await place(ana), await place(bea)];
    await approve(hers.Data.provider_order_id);
    for (const [path, claim] of [
      ['/payment/capture_order', { provider_order_id: hers.Data.provider_order_id }],
      ['/api/add_succeed_order_item', { number: hers.Data.number }],
      ['/api/add_cancel_order_item', { number: hers.Data.number }],
      ['/api/add_failed_order_item', { provider_order_id: hers.Data.provider_order_id }],
      ['/order/cancel', { number: hers.Data.number }],
      ['/payment/create_order', { number: hers.Data.number }],
      ['/payment/capture_order', { provider_order_id: 'FORGED0000000000X' }],
    ] as const) {
      for (const who of [as(bea), as(null), as(null, { guestKeys: ['x'.repeat(43)] })])
        expect([path, (await who(path, claim)).Result]).toEqual([path, 80010]);
    }
    expect(await row(hers.Data.number)).toMatchObject({ status: 1, payment_state: 'unpaid' });
    // A claim about her own order with the paid one of another beside it counts only her own.
    const both = await as(bea)('/api/add_succeed_order_item', {
      number: other.Data.number,
      provider_order_id: hers.Data.provider_order_id,
    });
    expect(both.Data).toMatchObject({ number: other.Data.number, status: 1 });
    await capture(ana, hers.Data.provider_order_id);
    expect(await row(hers.Data.number)).toMatchObject({ status: 2 });
    expect(await row(other.Data.number)).toMatchObject({ status: 1, payment_state: 'unpaid' });
    await as(bea)('/order/cancel', { number: other.Data.number });
    await inOrder();
  });
});

describe('a guest', () => {
  test('pays with her key, finds the order by it, and nobody finds it without', async () => {
    const placed = await guest([[101, 1]]);
    const { guest_key: key, number, provider_order_id: id } = placed.Data as unknown as Record<string, string>;
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await approve(id ?? '');
    expect((await capture(null, id ?? '')).Result).toBe(80010);
    expect((await capture(null, id ?? '', { guestKeys: [key] })).Data).toMatchObject({ outcome: 'paid' });
    const read = (query: string) => callerOn(app, {})('GET', `/order/get_order?number=${number}${query}`);
    expect((await read('')).body.Result).toBe(80014);
    expect((await read(`&key=${'y'.repeat(43)}`)).body.Result).toBe(80010);
    expect((await read(`&key=${key}`)).body.Data).toMatchObject({ number, status: 2, payment_state: 'paid' });
    await inOrder();
  });

  test('who presses fifty times with one word has one order and one payment', async () => {
    const presses = await Promise.all(Array.from({ length: 50 }, () => guest([[108, 1]], { request_id: 'one-press-0001' })));
    expect(new Set(presses.map(({ Data }) => Data.number)).size).toBe(1);
    expect(new Set(presses.map(({ Data }) => Data.provider_order_id)).size).toBe(1);
    expect((await guest([[108, 2]], { request_id: 'one-press-0001' })).Result).toBe(80113);
    const { guest_key: key, number } = presses[0]?.Data as unknown as Record<string, string>;
    await as(null, { guestKeys: [key] })('/order/cancel', { number });
    await inOrder();
  });
});

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
      await app.paypal.till.settle(Data.provider_order_id, isGood);
      app.clock.at = new Date(app.clock.at.getTime() + 2 * 60_000);
      await reconcile(app);
      expect(await row(Data.number)).toMatchObject(isGood ? { status: 2, payment_state: 'paid' } : { status: 8, payment_state: 'unpaid' });
      if (!isGood) await as(bea)('/order/cancel', { number: Data.number });
      await app.db.execute(sql`delete from cart_lines`);
    }
    await inOrder();
  });

  test('with the tab closed after approval, the clock finishes it', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    app.clock.at = new Date(app.clock.at.getTime() + 61_000);
    await reconcile(app);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    await inOrder();
  });

  test('with the answer of the capture lost, it is known a minute later, and taken once', async () => {
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    app.paypal.turn([{ fault: 'away', path: '/capture', times: 20 }]);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'pending' });
    expect((await as(ana)('/order/cancel', { number: Data.number })).Result).not.toBe(0);
    app.paypal.turn([]);
    app.clock.at = new Date(app.clock.at.getTime() + 61_000);
    await reconcile(app);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    await inOrder();
  });
});

describe('time and stock', () => {
  test('pieces go back after twenty minutes, and a late payment gets them while there are any', async () => {
    const before = await shelfOf(app.db, 103);
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    app.clock.at = new Date(app.clock.at.getTime() + 21 * 60_000);
    await reconcile(app);
    expect(await shelfOf(app.db, 103)).toEqual(before);
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    expect(await shelfOf(app.db, 103)).toMatchObject({ available: before.available - 1 });
    await inOrder();
  });

  test('no money is taken for pieces that are gone', async () => {
    await restock(app.db, 102, 1, app.now());
    await fill(ana, [102, 1]);
    const first = await place(ana);
    app.clock.at = new Date(app.clock.at.getTime() + 21 * 60_000);
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
    expect(await shelfOf(app.db, 107)).toMatchObject({ available: 0, reserved: 3 });
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

  test('an order that costs nothing waits for a person, and no payment is opened', async () => {
    await app.db.execute(sql`update skus set weight_grams = 0 where id = 108`);
    await fill(bea, [108, 1]);
    const { Data } = await place(bea, { coupon: 'ALL' });
    expect(Data).toMatchObject({ status: 1, outcome: 'unpaid', provider_order_id: null, breakdown: { total: 0 } });
    expect((await as(bea)('/api/add_succeed_order_item', { number: Data.number })).Data).toMatchObject({ status: 1 });
    const staff = as(null, { staff: owner, by: 'header' });
    expect((await as(bea)('/admin/order/recheck', { number: Data.number })).status).toBe(401);
    expect((await staff('/admin/order/recheck', { number: Data.number })).Data).toMatchObject({ status: 2, outcome: 'paid' });
    await inOrder();
  });
});

describe('money goes back', () => {
  test('when she calls a paid order off before picking, all of it, and the pieces are free', async () => {
    await restock(app.db, 103, 10, app.now());
    const before = await shelfOf(app.db, 103);
    const number = await bought(ana, [103, 2]);
    expect((await as(ana)('/order/cancel', { number })).Data).toMatchObject({ status: 7, outcome: 'cancelled' });
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    expect(await shelfOf(app.db, 103)).toEqual(before);
    await as(ana)('/order/cancel', { number });
    await inOrder();
  });

  test('by staff, in parts and never more than was paid, even asked for at once', async () => {
    const number = await bought(ana, [103, 1]);
    const staff = as(null, { staff: owner, by: 'header' });
    expect((await staff('/admin/order/refund', { number, amount: '20.00', reason: 'scratched box' })).Result).toBe(0);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded', payment: 25600 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => staff('/admin/order/refund', { number, amount: '200.00', reason: 'again' })),
    );
    expect(answers.filter(({ Result }) => Result === 0)).toHaveLength(1);
    expect((await staff('/admin/order/refund', { number, reason: 'the rest' })).Data).toMatchObject({ status: 9 });
    expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
    expect((await staff('/admin/order/refund', { number, reason: 'more' })).Result).toBe(80175);
    expect(
      (await as(null, { staff: { id: 1, roles: ['editor'] }, by: 'header' })('/admin/order/refund', { number, reason: 'x' })).status,
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
