import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerOn } from '../../../../tests/kit/app.ts';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { stockLevelOf } from '../../../../tests/kit/till.ts';
import { reconcile } from './reconcile.server.ts';

const { app, as, fill, place, guest, approve, capture, row, inOrder, anew } = await openCheckout();
beforeEach(anew);

describe('a member pays', () => {
  test('and gets exactly what she ordered: money, pieces, cart, income, history and letter', async () => {
    const before = await stockLevelOf(app.db, 101);
    await fill(ana, [101, 2]);
    const { Data } = await place(ana, { buyer_message: 'Ring twice', discreet: true });
    expect(Data).toMatchObject({ status: 1, outcome: 'unpaid', breakdown: { item_total: 360, shipping: 26, total: 386 } });
    expect(Data.number).toMatch(/^TL-\d{6}-[2-9A-Z]{8}$/);
    expect(Data.approve_url).toContain('/sandbox/paypal/');
    expect(await stockLevelOf(app.db, 101)).toEqual({ ...before, reserved: before.reserved + 2, available: before.available - 2 });
    await inOrder();
    await approve(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toEqual({ number: Data.number, status: 2, outcome: 'paid' });
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid', payment: 38600 });
    expect(await stockLevelOf(app.db, 101)).toEqual({
      onHand: before.onHand - 2,
      reserved: before.reserved,
      available: before.available - 2,
    });
    const cart = await callerOn(app, { shopperId: ana, by: 'header' })('GET', '/user/get_current_login');
    expect((cart.body.Data as { cart_num: number }).cart_num).toBe(0);
    const { rows } = await app.db.execute(sql`select kind, payload ->> 'letter' as letter from jobs where kind = 'order-email'`);
    expect(rows).toContainEqual({ kind: 'order-email', letter: 'paid' });
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
    const before = await stockLevelOf(app.db, 103);
    await fill(ana, [103, before.available]);
    const first = await place(ana);
    expect(first.Result).toBe(0);
    await as(ana)('/payment/create_order', { receiver: { ...receiver, city: 'Macon' } });
    expect(await row(first.Data.number)).toMatchObject({ status: 7 });
    expect(await stockLevelOf(app.db, 103)).toMatchObject({ available: 0 });
    await inOrder();
    const open = await app.db.execute<{ number: string }>(sql`select number from orders where status = 1 and user_id = ${ana}`);
    await as(ana)('/order/cancel', { number: open.rows[0]?.number });
    expect(await stockLevelOf(app.db, 103)).toEqual(before);
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
    // A claim about the own order that also names another customer's paid order counts only for the own one.
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
    const { guest_key: key, number, provider_order_id: id } = placed.Data;
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await approve(id);
    expect((await capture(null, id)).Result).toBe(80010);
    expect((await capture(null, id, { guestKeys: [key] })).Data).toMatchObject({ outcome: 'paid' });
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
    const [press] = presses;
    await as(null, { guestKeys: [press?.Data.guest_key ?? ''] })('/order/cancel', { number: press?.Data.number });
    await inOrder();
  });
});
