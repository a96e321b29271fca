import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { callerOn } from '../../../../tests/kit/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { type BoughtLine, lineRefund, refundsOn } from '../../../../tests/kit/refunds.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';
import { reconcile } from './reconcile.server.ts';

const shop = await openCheckout();
const { app, as, bought, guest, row, inOrder, anew, approve, capture, pass } = shop;
const { call, linesOf, firstLine, refund, paid, refundsOf, balance } = refundsOn(shop);

beforeAll(async () => {
  await restock(app.db, 101, 500, app.now());
  await restock(app.db, 103, 500, app.now());
});
beforeEach(anew);

describe('pieces refunded before shipping', () => {
  test('leave the order and lie on the shelf again; the rest stays sold', async () => {
    const shelf = await stockLevelOf(app.db, 101);
    const number = await bought(ana, [101, 3]);
    const line = await firstLine(number);
    await refund(number, lineRefund(line, 2));
    expect(await firstLine(number)).toMatchObject({ refunded_quantity: 2, removed_quantity: 2 });
    expect(await stockLevelOf(app.db, 101)).toEqual({ ...shelf, onHand: shelf.onHand - 1, available: shelf.available - 1 });
    await inOrder();
    expect((await call('/admin/order/update', { number, cancel: 'changed her mind' })).Result).toBe(0);
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    expect(await stockLevelOf(app.db, 101)).toEqual(shelf);
    await inOrder();
  });

  test('that cannot be sold again are written off', async () => {
    const shelf = await stockLevelOf(app.db, 101);
    const number = await bought(ana, [101, 2]);
    await refund(number, { ...lineRefund(await firstLine(number)), restock: false });
    expect(await stockLevelOf(app.db, 101)).toEqual({ ...shelf, onHand: shelf.onHand - 2, available: shelf.available - 2 });
    await call('/admin/order/update', { number, cancel: 'all of it' });
    expect(await stockLevelOf(app.db, 101)).toEqual({ ...shelf, onHand: shelf.onHand - 1, available: shelf.available - 1 });
    await inOrder();
  });

  test('an amount takes nothing out of the order', async () => {
    const number = await bought(ana, [101, 2]);
    await refund(number, { amount: '5.00' });
    expect(await firstLine(number)).toMatchObject({ refunded_quantity: 0, removed_quantity: 0 });
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
    await inOrder();
  });

  test('are not billed again when other lines change', async () => {
    const number = await bought(ana, [101, 2], [103, 2]);
    const [first, second] = await linesOf(number);
    await refund(number, lineRefund(first as BoughtLine));
    const before = await paid(number);
    const fewer = await call('/admin/order/change_lines', { number, lines: [{ line_id: second?.id, quantity: 1 }], reason: 'one less' });
    expect(fewer.Result).toBe(0);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
    expect(await paid(number)).toBe(before + Math.round(Number(fewer.Data.difference) * 100));
    expect(
      (await app.db.execute(sql`select 1 from invoices i join orders o on o.id = i.order_id where o.number = ${number}`)).rows,
    ).toEqual([]);
    // A line with refunded units can no longer be changed.
    expect(await call('/admin/order/change_lines', { number, lines: [{ line_id: first?.id, quantity: 1 }] })).toMatchObject({
      Code: 80246,
    });
    await inOrder();
  });
});

describe('store credit instead of money', () => {
  test('is given once and can no longer be refunded as money', async () => {
    const number = await bought(ana, [101, 2]);
    const [before, had] = [await paid(number), await balance(ana)];
    const line = await firstLine(number);
    const press = { ...lineRefund(line), method: 'store_credit', request_id: 'credit-0001' };
    for (let time = 0; time < 2; time += 1) expect((await refund(number, press)).Result).toBe(0);
    expect(await balance(ana)).toBe(had + line.price);
    expect(await paid(number)).toBe(before);
    expect(await refundsOf(number)).toEqual([]);
    expect(await refund(number, { amount: `${before / 100}` })).toMatchObject({ Code: 80175 });
    expect((await refund(number, { all: true })).Result).toBe(0);
    expect(await row(number)).toMatchObject({ status: 9, payment_state: 'refunded', payment: line.price });
    await inOrder();
  });

  test('for all of it ends the order; a guest has no account for it', async () => {
    const number = await bought(bea, [101, 1]);
    const [before, had] = [await paid(number), await balance(bea)];
    expect((await refund(number, { all: true, method: 'store_credit' })).Data).toMatchObject({ status: 9 });
    expect(await balance(bea)).toBe(had + before);
    await inOrder();
    const { Data } = await guest([[101, 1]]);
    await approve(Data.provider_order_id);
    await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
    const answer = await refund(Data.number, { all: true, method: 'store_credit' });
    expect(answer.Result).not.toBe(0);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
  });
});

/** While set, no refund can be written: stands for a lock, a full disk or a lost connection. */
const broken = async <T>(work: () => Promise<T>): Promise<T> => {
  await app.db.execute(
    sql`create or replace function no_refund() returns trigger language plpgsql as $$ begin raise exception 'no refund today'; end $$`,
  );
  await app.db.execute(sql`create trigger no_refund before insert on refunds for each row execute function no_refund()`);
  try {
    return await work();
  } finally {
    await app.db.execute(sql`drop trigger no_refund on refunds`);
  }
};

describe('an order that ends', () => {
  test('is not closed while its refund cannot be written down: by buyer, by staff, by a change of lines', async () => {
    const [one, two, three] = [await bought(ana, [101, 1]), await bought(ana, [101, 1]), await bought(ana, [101, 3])];
    const line = await firstLine(three);
    const fewer = { number: three, lines: [{ line_id: line.id, quantity: 1 }], reason: 'fewer' };
    const before = await Promise.all([one, two, three].map(row));
    await broken(async () => {
      await as(ana)('/order/cancel', { number: one });
      await call('/admin/order/update', { number: two, cancel: 'no longer wanted' });
      await call('/admin/order/change_lines', fewer);
    });
    expect(await Promise.all([one, two, three].map(row))).toEqual(before);
    await inOrder();
    expect((await as(ana)('/order/cancel', { number: one })).Data).toMatchObject({ status: 7 });
    expect((await call('/admin/order/update', { number: two, cancel: 'no longer wanted' })).Result).toBe(0);
    expect((await call('/admin/order/change_lines', fewer)).Result).toBe(0);
    for (const number of [one, two]) expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    expect(await row(three)).toMatchObject({ status: 2, payment_state: 'paid' });
    await inOrder();
  });

  test('is refunded by the reconciler when the process dies before the provider was asked', async () => {
    const number = await bought(ana, [101, 1]);
    const before = await paid(number);
    const dying: App = {
      ...app,
      ports: {
        ...app.ports,
        payments: {
          ...app.ports.payments,
          refund: async () => {
            throw new Error('killed');
          },
        },
      },
    };
    await callerOn(dying, { shopperId: ana, by: 'header' })('POST', '/order/cancel', { number });
    expect(await row(number)).toMatchObject({ status: 7, payment: before });
    expect(await refundsOf(number)).toEqual([{ state: 'asked', amount_cents: before }]);
    pass(2);
    await reconcile(app);
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    await inOrder();
  });

  test('and was left with its money by an older version is refunded once', async () => {
    const number = await bought(ana, [101, 1]);
    await app.db.execute(sql`with closed as (
        update orders set status = 7, deal_close_time = ${app.now().toISOString()}::timestamptz where number = ${number} returning id
      ) insert into order_history (order_id, event, from_status, to_status, from_payment_state, to_payment_state, actor, created_at)
      select id, 'status', 2, 7, 'paid', 'paid', 'shopper', ${app.now().toISOString()}::timestamptz from closed`);
    for (let time = 0; time < 3; time += 1) {
      await reconcile(app);
      pass(2);
    }
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    expect(await refundsOf(number)).toHaveLength(1);
  });
});
