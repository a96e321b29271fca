import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { holdOrder, releaseOrder } from '#areas/orders/services/actions.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { lineSelection, openRefunds, owner } from '../../../../tests/kit/refund-checkout.ts';
import { amount, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { receiveManualPayment } from './manual-payments.server.ts';
import { changeOrderLines } from './order-lines.server.ts';
import { recheckPayment } from './recheck.server.ts';
import { reconcile } from './reconcile.server.ts';
import { refundByStaff } from './staff-refund.server.ts';

const { app, bought, row, inOrder, anew, pass, linesOf, balance, answering, change, paidWithCredit, payBill } = await openRefunds();
beforeEach(anew);

const refundsOf = async (number: string): Promise<{ state: string; amount_cents: number }[]> =>
  (
    await app.db.execute<{ state: string; amount_cents: number }>(
      sql`select r.state, r.amount_cents from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`,
    )
  ).rows;

/** An order of three units whose last one was added later: two payments. */
async function paidTwice(last: 'cash' | 'paypal'): Promise<string> {
  const number = await bought(ana, [101, 2]);
  const [line] = await linesOf(number);
  await change(app, number, line?.id, 3);
  if (last === 'cash') await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'cash', reference: '' });
  else {
    const bill = await app.db.execute<{ code: string }>(sql`select code from invoices order by id desc limit 1`);
    await payBill({ ...anonymousCaller, shopperId: ana }, bill.rows[0]?.code ?? '');
  }
  expect(await row(number)).toMatchObject({ payment_state: 'paid' });
  return number;
}

test('a press the provider refused is refused again when it is repeated', async () => {
  const number = await bought(ana, [101, 1]);
  const press = { number, selection: amount(500), reason: 'late', requestId: 'press-0001' };
  await expect(refundByStaff(answering('refused'), owner, press)).rejects.toMatchObject({ why: 'refundRefused' });
  await expect(refundByStaff(app, owner, press)).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await refundsOf(number)).toEqual([{ state: 'failed', amount_cents: 500 }]);
});

test('a piece whose store credit went back while its money was refused is not given back a second time', async () => {
  const number = await paidWithCredit(12_000, [101, 2]);
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: lineSelection(line?.id, 1), reason: 'x' }),
  ).rejects.toMatchObject({
    why: 'refundRefused',
  });
  expect(await balance()).toBeGreaterThan(0);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  // The unit is partly settled: the missing part is refunded as an amount.
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 1, removed_quantity: 1 }]);
  await inOrder();
});

test('of two payments one is refused: the piece stays refunded, and a person is told although the other went back', async () => {
  const number = await paidTwice('cash');
  const [line] = await linesOf(number);
  const { total_cents: total } = await row(number);
  // The newest payment was cash and is refunded manually, the older one is refused.
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: lineSelection(line?.id, 2), reason: 'x' }),
  ).rejects.toMatchObject({
    why: 'refundRefused',
  });
  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['completed', 'failed']);
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 2, removed_quantity: 2 }]);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:REFUND_NOT_ALLOWED' });
  const back = (await refundsOf(number)).find(({ state }) => state === 'completed')?.amount_cents ?? 0;
  await refund(app, number, amount(1), 'a cent more');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', payment: Number(total) - back - 1 });
  await inOrder();
});

test('a refund that completes after its sister was refused does not hide the refusal', async () => {
  const number = await paidTwice('paypal');
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: lineSelection(line?.id, 2), reason: 'x' }),
  ).rejects.toMatchObject({
    why: 'refundRefused',
  });
  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['failed', 'completed']);
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 2, removed_quantity: 2 }]);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:REFUND_NOT_ALLOWED' });
  await inOrder();
});

test('pieces taken out by a refund that failed keep the order in front of a person, whoever looks at it again', async () => {
  const number = await bought(ana, [101, 2]);
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: lineSelection(line?.id, 1), reason: 'x' }),
  ).rejects.toMatchObject({
    why: 'refundRefused',
  });
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 0, removed_quantity: 1 }]);
  await recheckPayment(app, { id: 1 }, number);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(100), 'for the wait');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, lineSelection(line?.id, 1), 'again');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  await inOrder();
});

test('lines are not changed while the money of an earlier change is on its way back', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  const { total_cents: before } = await row(number);
  await change(answering('away'), number, line?.id, 2);
  await expect(change(app, number, line?.id, 1)).rejects.toMatchObject({ why: 'moneyUnderWay' });
  pass(2);
  await reconcile(app);
  await change(app, number, line?.id, 1);
  const { total_cents: total, payment } = await row(number);
  expect(payment).toBe(total);
  expect(Number(before)).toBeGreaterThan(Number(total));
  await inOrder();
});

test('the difference of changed lines that was refused stays owed until it is given back, whatever else goes back', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  const { total_cents: before } = await row(number);
  await expect(change(answering('refused'), number, line?.id, 1)).rejects.toMatchObject({ why: 'refundRefused' });
  const { total_cents: total } = await row(number);
  const difference = Number(before) - Number(total);
  await refund(app, number, lineSelection(line?.id, 1), 'another thing');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(difference - 100), 'most of it');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(100), 'the rest of it');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  await inOrder();
});

test('other lines neither release an order from its hold nor hide a refund that was refused', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  await holdOrder(app, owner, number, 'is it her card');
  await change(app, number, line?.id, 2);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'held:is it her card' });
  await releaseOrder(app, owner, number);
  expect(await row(number)).toMatchObject({ payment_state: 'paid' });
  const press = { number, selection: lineSelection(line?.id, 1), reason: 'x' };
  await expect(refundByStaff(answering('refused'), owner, press)).rejects.toMatchObject({ why: 'refundRefused' });
  const added = [{ skuId: 103, quantity: 1 }];
  await changeOrderLines(app, owner, { number, quantities: new Map(), added, reason: 'one more', seenTotalCents: null });
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:REFUND_NOT_ALLOWED' });
  await inOrder();
});
