import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { holdOrder, releaseOrder } from '#areas/orders/services/actions.server.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { type App, anonymousCaller, transact } from '#platform/app.ts';
import { lineSelection, openRefunds, owner } from '../../../../tests/kit/refund-checkout.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { cancelOrder } from './cancel.server.ts';
import { refundClosed } from './close-order.server.ts';
import { receiveManualPayment } from './manual-payments.server.ts';
import { recheckPayment } from './recheck.server.ts';
import { reconcile } from './reconcile.server.ts';
import { markPaidBack } from './refund-by-hand.server.ts';
import { releaseOrderStock } from './release-pieces.server.ts';
import { cancelOrderByStaff } from './staff-cancel.server.ts';
import { refundByStaff } from './staff-refund.server.ts';

const { app, as, fill, place, bought, row, inOrder, anew, pass, linesOf, change } = await openRefunds();
beforeEach(anew);

const buyer = { ...anonymousCaller, shopperId: ana };
type Refund = { id: number; state: string; amount_cents: number };
const refundsOf = async (number: string): Promise<Refund[]> =>
  (
    await app.db.execute<Refund>(
      sql`select r.id, r.state, r.amount_cents from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`,
    )
  ).rows;
const onlyRefund = async (number: string): Promise<Refund> => {
  const [only, ...more] = await refundsOf(number);
  expect(more).toEqual([]);
  if (!only) throw new Error(`order ${number} has no refund`);
  return only;
};
const countOf = async (query: ReturnType<typeof sql>): Promise<number> => Number((await app.db.execute(query)).rows[0]?.count);
const emails = (number: string) =>
  countOf(sql`select count(*) from jobs j join orders o on o.id = (j.payload ->> 'orderId')::integer
    where o.number = ${number} and j.kind = 'order-email' and j.payload ->> 'letter' = 'refunded'`);
const booked = (number: string) =>
  countOf(sql`select coalesce(sum(amount_cents), 0) as count from ledger_entries where reference = ${number} and source_kind = 'refund'`);

async function paidByBank(...items: [number, number][]): Promise<string> {
  await fill(ana, ...items);
  const { Data } = await place(ana);
  await receiveManualPayment(app, owner, Data.number, { amountCents: null, wallet: 'bank', reference: 'T-1' });
  expect(await row(Data.number)).toMatchObject({ payment_state: 'paid' });
  return Data.number;
}

/** Nothing is called refunded, however often the tasks run. */
async function waits(number: string, cents: number): Promise<Refund> {
  for (let time = 0; time < 3; time += 1) {
    pass(3);
    await reconcile(app);
  }
  const open = await onlyRefund(number);
  expect(open).toMatchObject({ state: 'asked', amount_cents: cents });
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundByHand' });
  expect([await booked(number), await emails(number)]).toEqual([0, 0]);
  await inOrder();
  return open;
}

/** Staff paid it back: only now it is a refund, once. */
async function isPaidBack(number: string, { id, amount_cents: cents }: Refund): Promise<void> {
  for (let time = 0; time < 2; time += 1) await markPaidBack(app, owner, number, id);
  await Promise.all([1, 2, 3].map(() => markPaidBack(app, owner, number, id)));
  expect(await onlyRefund(number)).toMatchObject({ state: 'completed', amount_cents: cents });
  expect([await booked(number), await emails(number)]).toEqual([-cents, 1]);
  expect(
    await countOf(sql`select count(*) from audit_log a join orders o on o.id::text = a.subject_id
    where a.action = 'order.paid_back' and o.number = ${number}`),
  ).toBe(1);
  await inOrder();
}

describe('cash and bank transfers go back only when staff have paid them back', () => {
  test('after the buyer cancelled, who is told that the order is cancelled and its refund is on the way', async () => {
    const number = await paidByBank([101, 1]);
    const { payment } = await row(number);
    expect((await as(ana)('/order/cancel', { number })).Data).toMatchObject({ status: 7, outcome: 'cancelled' });
    expect(await row(number)).toMatchObject({ status: 7, payment });
    const open = await waits(number, Number(payment));
    await isPaidBack(number, open);
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0, attention_reason: '' });
  });

  test('after staff cancelled', async () => {
    const number = await paidByBank([101, 1]);
    const { payment } = await row(number);
    await cancelOrderByStaff(app, owner, number, 'out of color');
    await isPaidBack(number, await waits(number, Number(payment)));
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  });

  test('after fewer items were ordered; until then the order waits', async () => {
    const number = await paidByBank([101, 3]);
    const { payment: before } = await row(number);
    const [line] = await linesOf(number);
    await change(app, number, line?.id, 1);
    const { total_cents: total } = await row(number);
    const open = await waits(number, Number(before) - Number(total));
    await expect(change(app, number, line?.id, 2)).rejects.toMatchObject({ why: 'moneyUnderWay' });
    await isPaidBack(number, open);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'paid', payment: total, attention_reason: '' });
  });

  test('and one that an older version forgot waits for staff too', async () => {
    const number = await paidByBank([101, 1]);
    const { payment } = await row(number);
    await transact(app, async (inside) => {
      const order = await lockOrder(inside, (await orderByNumber(inside, number)).id);
      await releaseOrderStock(inside, order.id);
      await transition(inside, order, { to: orderStatus.cancelled, by: { actor: 'shopper' } });
    });
    await isPaidBack(number, await waits(number, Number(payment)));
    expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  });

  test('but at once where staff press Refund, which says that they pay it themselves', async () => {
    const number = await paidByBank([101, 2]);
    const [line] = await linesOf(number);
    await refund(app, number, lineSelection(line?.id, 1));
    expect(await onlyRefund(number)).toMatchObject({ state: 'completed' });
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded', attention_reason: '' });
    await refund(app, number, everything);
    expect(await row(number)).toMatchObject({ status: 9, payment_state: 'refunded', payment: 0 });
    await inOrder();
  });
});

describe('a refund that waits to be paid back', () => {
  test('is put before staff where the press that recorded it was cut off, and the same press finishes it', async () => {
    const number = await paidByBank([101, 2]);
    const press = { number, selection: amount(500), reason: 'late', requestId: 'press-by-hand' };
    const asked = await cutOff(press);
    expect(asked).toMatchObject({ state: 'asked', amount_cents: 500 });
    await waits(number, 500);
    await refundByStaff(app, owner, press);
    expect(await onlyRefund(number)).toMatchObject({ state: 'completed' });
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded', attention_reason: '' });
    await inOrder();
  });

  test('stays in front of staff when the order is held, released, looked at again and refunded in part', async () => {
    const number = await paidByBank([101, 2]);
    await cutOff({ number, selection: amount(500), reason: 'late', requestId: 'press-of-held' });
    await holdOrder(app, owner, number, 'a question');
    pass(3);
    await reconcile(app);
    // Another reason for attention stays.
    expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'held:a question' });
    await releaseOrder(app, owner, number);
    await waits(number, 500);
    await recheckPayment(app, { id: 1 }, number);
    expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundByHand' });
    await refund(app, number, amount(100), 'and a bit more');
    expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundByHand' });
    const [open] = await refundsOf(number);
    await markPaidBack(app, owner, number, open?.id ?? 0);
    expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
    await inOrder();
  });

  test('is only ever its own: not one of the provider, of another order, or an unknown one', async () => {
    const [number, other] = [await paidByBank([101, 1]), await paidByBank([103, 1])];
    await cancelOrder(app, buyer, { number: other });
    const foreign = await onlyRefund(other);
    const paypal = await bought(ana, [101, 1]);
    await refund(app, paypal, amount(100));
    const completed = await onlyRefund(paypal);
    for (const [where, id] of [
      [number, foreign.id],
      [number, 2_147_483_000],
      [paypal, completed.id],
    ] as const)
      await expect(markPaidBack(app, owner, where, id)).rejects.toMatchObject({ why: 'refundNotByHand' });
    expect(await onlyRefund(other)).toMatchObject({ state: 'asked' });
    await expect(markPaidBack(app, buyer, other, foreign.id)).rejects.toMatchObject({ why: 'userNotLogin' });
  });

  test('does not hold up the refunds of the provider', async () => {
    const number = await paidByBank([101, 1]);
    await cancelOrder(app, buyer, { number });
    await app.db.execute(sql`update refunds set updated_at = '2026-01-01' where state = 'asked'`);
    const paypal = await bought(ana, [101, 1]);
    app.paypal.setFaults([{ fault: 'away', path: '/refund', times: 20 }]);
    await cancelOrder(app, buyer, { number: paypal });
    app.paypal.setFaults([]);
    await waits(number, Number((await onlyRefund(number)).amount_cents));
    expect(await row(paypal)).toMatchObject({ payment_state: 'refunded' });
  });

  test('is asked for once, however often the cancelled order is cancelled', async () => {
    const number = await paidByBank([101, 1]);
    for (let time = 0; time < 3; time += 1) await cancelOrder(app, buyer, { number });
    await transact(app, async (inside) => {
      const { id } = await orderByNumber(inside, number);
      await refundClosed(inside, await lockOrder(inside, id), { kind: 'repair', reason: 'again', staffId: null });
    });
    await isPaidBack(number, await onlyRefund(number));
  });
});

/** The process dies after the press was recorded and before it was carried out. */
async function cutOff(press: Parameters<typeof refundByStaff>[2]): Promise<Refund> {
  const dying = { ...app } as App;
  let work = 0;
  Object.defineProperty(dying, 'db', {
    enumerable: false,
    get() {
      work += 1;
      if (work > 2) throw new Error('killed');
      return app.db;
    },
  });
  await expect(refundByStaff(dying, owner, press)).rejects.toThrow('killed');
  return onlyRefund(press.number);
}
