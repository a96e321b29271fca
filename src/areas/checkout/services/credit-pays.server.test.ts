import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { stockLevelOf } from '../../../../tests/kit/till.ts';
import { cancelOrder } from './cancel.server.ts';
import { capturePayment, confirmFreeOrder } from './capture-payment.server.ts';
import { changeOrderLines } from './order-lines.server.ts';
import { reconcile } from './reconcile.server.ts';

const { app, as, fill, place, approve, capture, row, inOrder, anew, pass } = await openCheckout();
const staff = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
let gifts = 0;

/** Every test starts with $50 of store credit and nothing else. */
beforeEach(async () => {
  await anew();
  gifts += 1;
  const open = await app.db.execute<{ number: string }>(sql`select number from orders where user_id = ${ana} and status in (1, 8)`);
  for (const { number } of open.rows) await as(ana)('/order/cancel', { number });
  const has = await selectCreditBalance(app.db, ana);
  const event = { userId: ana, kind: 'adjusted', source: ['test', gifts], cents: Math.abs(5000 - has) } as const;
  if (has < 5000) await giveCredit(app, event);
  if (has > 5000) await spendCredit(app, event);
});

const balance = async (): Promise<number> => {
  const { rows } = await app.db.execute<{ balance: number; sum: number }>(sql`select a.balance_cents as balance,
    (select coalesce(sum(amount_cents), 0)::integer from credit_entries e where e.user_id = a.user_id) as sum from credit_accounts a where user_id = ${ana}`);
  expect(rows[0]?.sum).toBe(rows[0]?.balance);
  return rows[0]?.balance ?? 0;
};
const creditIn = async (number: string): Promise<unknown> =>
  (await app.db.execute(sql`select credit_cents, discount_cents, total_cents from orders where number = ${number}`)).rows[0];
const idOf = async (number: string): Promise<number> =>
  Number((await app.db.execute(sql`select id from orders where number = ${number}`)).rows[0]?.['id']);

/** One unit at $180 and its fee of $26, paid with $50 of credit and $156 of money. */
async function paid(): Promise<string> {
  await fill(ana, [101, 1]);
  const { Data } = await place(ana, { use_credit: true, seen_total: 156 });
  await approve(Data.provider_order_id);
  expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
  return Data.number;
}

test('credit pays what it can, the rest is money, and only the money is income', async () => {
  const number = await paid();
  expect(await creditIn(number)).toEqual({ credit_cents: 5000, discount_cents: 5000, total_cents: 15_600 });
  expect(await row(number)).toMatchObject({ payment_state: 'paid', payment: 15_600 });
  expect(await balance()).toBe(0);
  const booked = await app.db.execute(sql`select amount_cents from ledger_entries where reference = ${number}`);
  expect(booked.rows).toEqual([{ amount_cents: 15_600 }]);
  await inOrder();
});

test('who does not ask for it keeps it, and a total seen without it is refused with it', async () => {
  await fill(ana, [101, 1]);
  expect((await place(ana, { use_credit: true, seen_total: 206 })).Result).toBe(80103);
  expect((await place(ana, { seen_total: 206 })).Data).toMatchObject({ breakdown: { total: 206 } });
  expect(await balance()).toBe(5000);
});

test('a second press is the same order, four presses spend it once, and another cart takes it along', async () => {
  await fill(ana, [101, 1]);
  const presses = await Promise.all(Array.from({ length: 4 }, () => place(ana, { use_credit: true })));
  expect(new Set(presses.map(({ Data }) => Data.number)).size).toBe(1);
  expect(await balance()).toBe(0);
  await fill(ana, [103, 1]);
  const other = await place(ana, { use_credit: true });
  expect(other.Data.number).not.toBe(presses[0]?.Data.number);
  expect(await creditIn(other.Data.number)).toMatchObject({ credit_cents: 5000 });
  expect(await balance()).toBe(0);
  await inOrder();
});

test('a declined payment leaves it with the order, which can be paid again or called off', async () => {
  await fill(ana, [101, 1]);
  const { Data } = await place(ana, { use_credit: true });
  await approve(Data.provider_order_id, 'decline');
  await capture(ana, Data.provider_order_id);
  expect(await balance()).toBe(0);
  await as(ana)('/order/cancel', { number: Data.number });
  expect(await balance()).toBe(5000);
});

test('a paid order she calls off gives money and credit back', async () => {
  const number = await paid();
  await cancelOrder(app, { ...anonymousCaller, shopperId: ana }, { number });
  expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  expect(await balance()).toBe(5000);
  await inOrder();
});

test('a refund goes back in the shares in which it was paid, and whole it gives all of both back', async () => {
  const number = await paid();
  await refund(app, number, amount(10_300), 'half');
  expect(await balance()).toBe(2500);
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', payment: 7800 });
  await expect(refund(app, number, amount(10_301), 'too much')).rejects.toThrow('103.00');
  await refund(app, number, everything, 'the rest');
  expect(await balance()).toBe(5000);
  expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
  await inOrder();
});

describe('credit that pays all of it', () => {
  beforeEach(() => giveCredit(app, { userId: ana, kind: 'adjusted', source: ['more', gifts], cents: 20_000 }));
  const cartLines = async () => (await app.db.execute(sql`select sku_id, quantity from cart_lines where user_id = ${ana}`)).rows;
  const emailsOf = async (number: string) =>
    (
      await app.db.execute<{ letter: string }>(
        sql`select payload ->> 'letter' as letter from jobs where kind = 'order-email' and payload ->> 'orderId' = ${String(await idOf(number))}`,
      )
    ).rows.map(({ letter }) => letter);

  test('makes a paid order at once, like any other; refunded it is credit again', async () => {
    const { onHand: before } = await stockLevelOf(app.db, 101);
    await fill(ana, [101, 1]);
    const { Data } = await place(ana, { use_credit: true, seen_total: 0 });
    expect(Data).toMatchObject({ status: 2, outcome: 'paid', approve_url: null });
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid', payment: 0, payment_time: expect.anything() });
    expect(await balance()).toBe(25_000 - 20_600);
    expect((await stockLevelOf(app.db, 101)).onHand).toBe(before - 1);
    expect(await cartLines()).toEqual([]);
    expect(await emailsOf(Data.number)).toEqual(['paid']);
    expect((await app.db.execute(sql`select id from ledger_entries where reference = ${Data.number}`)).rows).toEqual([]);
    await inOrder();
    await refund(app, Data.number, everything, 'back');
    expect(await row(Data.number)).toMatchObject({ status: 9, payment_state: 'refunded' });
    expect(await balance()).toBe(25_000);
    await inOrder();
  });

  test('is spent once however often it is sent, at once or later', async () => {
    await fill(ana, [101, 1]);
    const wish = { use_credit: true, seen_total: 0, request_id: `credit-${gifts}` };
    const presses = await Promise.all(Array.from({ length: 4 }, () => place(ana, wish)));
    const later = await place(ana, wish);
    expect(new Set([...presses, later].map(({ Data }) => Data?.number)).size).toBe(1);
    expect(later.Data).toMatchObject({ status: 2, outcome: 'paid' });
    expect(await balance()).toBe(25_000 - 20_600);
    expect(await emailsOf(later.Data.number)).toEqual(['paid']);
    await confirmFreeOrder(app, await idOf(later.Data.number), 1);
    await inOrder();
  });

  test('leaves in the cart what was not bought', async () => {
    await fill(ana, [101, 1], [103, 1]);
    await place(ana, { use_credit: true, items: [{ sku_id: 101, quantity: 1 }] });
    expect(await cartLines()).toMatchObject([{ sku_id: 103 }]);
  });
});

test('fewer pieces keep the credit as far as there is something to pay', async () => {
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['more', gifts], cents: 20_000 });
  await fill(ana, [101, 2]);
  const { Data } = await place(ana, { use_credit: true });
  await approve(Data.provider_order_id);
  await capture(ana, Data.provider_order_id);
  expect(await creditIn(Data.number)).toMatchObject({ credit_cents: 25_000, total_cents: 13_600 });
  const lines = await app.db.execute<{ id: number }>(sql`select id from order_lines where order_id = ${await idOf(Data.number)}`);
  const quantities = new Map([[Number(lines.rows[0]?.id), 1]]);
  await changeOrderLines(app, staff, { number: Data.number, quantities, added: [], reason: 'one is enough', seenTotalCents: null });
  expect(await creditIn(Data.number)).toMatchObject({ credit_cents: 20_600, total_cents: 0 });
  expect(await balance()).toBe(4400);
  expect(await row(Data.number)).toMatchObject({ payment: 0 });
});

describe('money that comes after she called it off', () => {
  /** The credit was returned, and then the provider captured the rest all the same. */
  async function late(): Promise<{ number: string; hear: () => Promise<unknown> }> {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana, { use_credit: true });
    await as(ana)('/api/add_cancel_order_item', { number: Data.number });
    expect(await balance()).toBe(5000);
    await approve(Data.provider_order_id);
    await app.paypal.till.capture(Data.provider_order_id, 'taken while nobody looked');
    return { number: Data.number, hear: () => capturePayment(app, { number: Data.number }, { isForced: true }) };
  }
  const owner = { staff: { id: 1, roles: ['owner' as const] }, by: 'header' as const };
  const recheck = (number: string) => as(null, owner)('/admin/order/recheck', { number });

  test('takes her credit again while it is there', async () => {
    const { number, hear } = await late();
    await hear();
    await hear();
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'needs_attention', attention_reason: 'paidAfterCancel' });
    expect(await balance()).toBe(0);
    expect((await recheck(number)).Data).toMatchObject({ outcome: 'paid' });
    expect(await balance()).toBe(0);
    await inOrder();
  });

  test('waits for a person when the credit is spent: looked at again it stays so until the credit is there', async () => {
    const { number, hear } = await late();
    await spendCredit(app, { userId: ana, kind: 'adjusted', source: ['elsewhere', gifts], cents: 3000 });
    await hear();
    const waiting = { status: 2, payment_state: 'needs_attention', attention_reason: 'paidAfterCancel creditGone', payment: 15_600 };
    expect(await row(number)).toMatchObject(waiting);
    expect((await recheck(number)).Data).toMatchObject({ outcome: 'needsAttention' });
    expect(await row(number)).toMatchObject(waiting);
    expect(await balance()).toBe(2000);
    await inOrder();
    await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['again', gifts], cents: 3000 });
    expect((await recheck(number)).Data).toMatchObject({ outcome: 'paid' });
    expect(await balance()).toBe(0);
    await inOrder();
  });

  test('given back it gives back the money and no credit that the order does not hold', async () => {
    const { number, hear } = await late();
    await spendCredit(app, { userId: ana, kind: 'adjusted', source: ['elsewhere', gifts], cents: 3000 });
    await hear();
    await refund(app, number, everything, 'the credit is gone');
    expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
    expect(await balance()).toBe(2000);
    await inOrder();
  });
});

test('it comes back once: by her, by a week without money, and however often it is told', async () => {
  await fill(ana, [101, 1]);
  const first = await place(ana, { use_credit: true });
  await Promise.all([1, 2, 3].map(() => as(ana)('/order/cancel', { number: first.Data.number })));
  expect(await balance()).toBe(5000);
  const second = await place(ana, { use_credit: true });
  expect(await balance()).toBe(0);
  pass(8 * 24 * 60);
  await reconcile(app);
  await reconcile(app);
  expect(await row(second.Data.number)).toMatchObject({ status: 7 });
  expect(await balance()).toBe(5000);
});
