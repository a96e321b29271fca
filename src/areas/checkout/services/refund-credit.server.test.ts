import { beforeEach, expect, test } from 'vitest';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { anonymousCaller } from '#platform/app.ts';
import { lineSelection, openRefunds, owner } from '../../../../tests/kit/refund-checkout.ts';
import { amount, everything, ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { cancelOrder } from './cancel.server.ts';
import { receiveManualPayment } from './manual-payments.server.ts';
import { recheckPayment } from './recheck.server.ts';
import { cancelOrderByStaff } from './staff-cancel.server.ts';

const { app, fill, place, row, inOrder, anew, linesOf, balance, change, setCredit, paidWithCredit, depositOn } = await openRefunds();
beforeEach(anew);

test('an amount of store credit gives back that amount and ends nothing, where lines were taken away before', async () => {
  const number = await paidWithCredit(10_000, [101, 1], [108, 1]);
  const [dear] = await linesOf(number);
  await change(app, number, dear?.id, 0);
  expect(await row(number)).toMatchObject({ total_cents: 0, payment: 0, payment_state: 'paid' });
  const before = await balance();
  await refund(app, number, amount(1000), 'a part');
  expect(await balance()).toBe(before + 1000);
  expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
  await refund(app, number, everything, 'the rest');
  expect(await balance()).toBe(10_000);
  expect(await row(number)).toMatchObject({ status: 9, payment_state: 'refunded' });
  await inOrder();
});

test('a deposit that goes back cancels its order: it was never paid whole', async () => {
  const number = await depositOn(1);
  await refund(app, number, everything, 'not made after all');
  expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  await inOrder();
});

test('an order nobody has paid yet gives nothing back, not even the store credit that waits in it', async () => {
  await setCredit(3000);
  await fill(ana, [101, 2]);
  const { Data } = await place(ana, { use_credit: true });
  const [line] = await linesOf(Data.number);
  for (const selection of [amount(100), everything, lineSelection(line?.id, 1)])
    await expect(refund(app, Data.number, selection)).rejects.toMatchObject({ why: 'refundUnpaid' });
  expect(await row(Data.number)).toMatchObject({ status: 1, payment_state: 'unpaid' });
  expect(await linesOf(Data.number)).toMatchObject([{ refunded_quantity: 0, removed_quantity: 0 }]);
  await cancelOrder(app, { ...anonymousCaller, shopperId: ana }, { number: Data.number });
  expect(await balance()).toBe(3000);
  await inOrder();
});

test('an invoice has the price that staff wrote, whatever the price history says', async () => {
  await depositOn(1, 19_900);
  await inOrder();
});

test('a deposit that covers what is left of the lines is the whole money', async () => {
  const number = await depositOn(4);
  const [line] = await linesOf(number);
  await change(app, number, line?.id, 1);
  expect(await row(number)).toMatchObject({ payment_state: 'paid', payment_time: expect.anything() });
  await inOrder();
});

test('an order paid by store credit alone is billed for pieces that come in, and gives all of it back for those that go', async () => {
  const number = await paidWithCredit(60_000, [101, 1], [103, 1]);
  expect(await row(number)).toMatchObject({ total_cents: 0, status: 2 });
  const [first, second] = await linesOf(number);
  await refund(app, number, lineSelection(first?.id, 1), 'gone');
  await change(app, number, second?.id, 2);
  expect(await row(number)).toMatchObject({ payment_state: 'part_paid', total_cents: 25_600 });
  await change(app, number, second?.id, 1);
  expect(await row(number)).toMatchObject({ payment_state: 'paid', total_cents: 0 });
  await cancelOrderByStaff(app, owner, number, 'all of it');
  expect(await balance()).toBe(60_000);
  await inOrder();
});

test('store credit refunded for a piece is not kept for it when another line goes', async () => {
  const number = await paidWithCredit(75_000, [101, 1], [103, 2]);
  await recheckPayment(app, { id: 1 }, number);
  const [first, second] = await linesOf(number);
  await refund(app, number, lineSelection(first?.id, 1), 'gone');
  await change(app, number, second?.id, 1);
  // One unit at $250 and the $26 fee of the rest.
  expect(await balance()).toBe(75_000 - 25_000 - 2600);
  await inOrder();
});

test('store credit that was refunded stays with the buyer when she pays for pieces that come in later', async () => {
  const number = await paidWithCredit(4000, [101, 1], [103, 1]);
  const [first, second] = await linesOf(number);
  await refund(app, number, lineSelection(first?.id, 1), 'gone');
  const back = await balance();
  expect(back).toBeGreaterThan(0);
  await change(app, number, second?.id, 2);
  await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'cash', reference: '' });
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  expect(await balance()).toBe(back);
  await inOrder();
});

test('an order whose items are all refunded unshipped keeps its shipping until it is cancelled, and then gives that back too', async () => {
  const number = await paidWithCredit(0, [101, 2], [108, 1]);
  const [first, second] = await linesOf(number);
  await refund(app, number, ofLines([first?.id ?? 0, 2], [second?.id ?? 0, 1]), 'not wanted');
  expect(await row(number)).toMatchObject({ status: orderStatus.paid, payment_state: 'part_refunded' });
  expect((await row(number)).payment).toBeGreaterThan(0);
  await cancelOrder(app, { ...anonymousCaller, shopperId: ana }, { number });
  expect(await row(number)).toMatchObject({ status: orderStatus.cancelled, payment_state: 'refunded', payment: 0 });
  await inOrder();
});
