import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quoteManualOrder } from '#areas/checkout/services/manual-orders.server.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { anonymousCaller, transact } from '#platform/app.ts';
import { openExchange, other, owner } from '../../../../tests/kit/exchange.ts';
import { everything, refund } from '../../../../tests/kit/refunds.ts';
import { cancelOrder } from '../../checkout/services/cancel.server.ts';
import { payInvoice } from '../../checkout/services/invoice-pay.server.ts';
import { sendPaymentLink } from '../../checkout/services/order-bill.server.ts';
import { changeOrderLines } from '../../checkout/services/order-lines.server.ts';
import { recheckPayment } from '../../checkout/services/recheck.server.ts';
import { markPaidBack } from '../../checkout/services/refund-by-hand.server.ts';
import { approveCredit } from './decide.server.ts';
import { settleEndedExchanges } from './exchange-ends.server.ts';
import { processPriceProtection } from './price-protection.server.ts';
import { settleCase } from './settle.server.ts';

const shop = await openExchange();
const { app, guestExchanges, inOrder, orderOf } = shop;
beforeAll(async () => {
  await app.db.execute(
    sql`insert into policies (name, value, unit) values ('priceProtectionDays', 30, 'days'), ('priceProtectionTimes', 2, 'times')`,
  );
});
beforeEach(shop.untaxed);

/** What was paid by bank transfer waits until staff have paid it back, and the order with it. */
async function paidBackByHand(number: string, cents: number): Promise<void> {
  const [open, ...more] = await shop.rowsOf(
    sql`select r.id, r.state, r.amount_cents from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`,
  );
  expect([open, more]).toEqual([{ id: expect.any(Number), state: 'asked', amount_cents: cents }, []]);
  expect(await shop.row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundByHand' });
  await markPaidBack(app, owner, number, Number(open?.id));
  expect(await shop.row(number)).toMatchObject({ attention_reason: '' });
}

test('without an account what is over the goods pays the way, and the rest goes back to the payment', async () => {
  const { told, done, made, back } = await guestExchanges(100);
  const over = told.backCents - 100 - 2600;
  expect(told.exchange).toMatchObject({ dueCents: 0, overCents: over });
  expect(made).toMatchObject({ status: 2, total_cents: 0, credit_cents: 2700, discount_cents: 2700 });
  expect(done).toMatchObject({ creditCents: 0, refundCents: over });
  expect(await back()).toBe(over);
  await inOrder();
});

describe('without an account an exchange that ends unpaid', () => {
  const dearer = () => guestExchanges(50_000);

  test('because it was called off gives what came back to her payment by itself, once', async () => {
    const { from, door, number, told, back } = await dearer();
    await settleEndedExchanges(app);
    expect(await back()).toBe(0);
    await cancelOrder(app, anonymousCaller, door);
    await cancelOrder(app, anonymousCaller, door);
    await Promise.all([settleEndedExchanges(app), settleEndedExchanges(app), settleEndedExchanges(app)]);
    await settleEndedExchanges(app);
    expect(await back()).toBe(told.backCents);
    expect(await orderOf(number)).toMatchObject({ status: 7, credit_cents: 0, discount_cents: 0 });
    expect(await shop.settledAs(from.number)).toBe('refund');
    await inOrder();
  });

  test('because nobody paid in time ends when its pieces are no longer kept, and gives all back', async () => {
    const { number, told, back } = await dearer();
    await shop.daysGoBy(7);
    await settleEndedExchanges(app);
    expect(await orderOf(number)).toMatchObject({ status: 1 });
    await shop.daysGoBy(2);
    await Promise.all([settleEndedExchanges(app), settleEndedExchanges(app)]);
    expect(await orderOf(number)).toMatchObject({ status: 7 });
    expect(await back()).toBe(told.backCents);
    await inOrder();
  });

  test('waits on while its bill gives more days', async () => {
    const { door, number, back } = await dearer();
    await sendPaymentLink(app, owner, number, 30);
    await shop.daysGoBy(20);
    await settleEndedExchanges(app);
    expect(await orderOf(number)).toMatchObject({ status: 1 });
    expect(await back()).toBe(0);
    await cancelOrder(app, anonymousCaller, door);
    await settleEndedExchanges(app);
    await inOrder();
  });

  test('and is paid all the same a moment too late waits for a person, who gives the late money back', async () => {
    const { door, number, told, due, back } = await dearer();
    const [bill] = await shop.rowsOf(sql`select code from invoices i join orders o on o.id = i.order_id where o.number = ${number}`);
    const { providerOrderId } = await payInvoice(app, anonymousCaller, { code: String(bill?.code), wallet: 'paypal' });
    await cancelOrder(app, anonymousCaller, door);
    await settleEndedExchanges(app);
    await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
    await app.ports.payments.capture(providerOrderId ?? '', 'late');
    await recheckPayment(app, { id: 1 }, number);
    expect(await shop.row(number)).toMatchObject({
      status: 7,
      payment_state: 'needs_attention',
      attention_reason: 'paidAfterCancel',
      payment: due,
    });
    await refund(app, number, everything, 'late');
    await settleEndedExchanges(app);
    expect(await back()).toBe(told.backCents + due);
    await inOrder();
  });

  test('or was paid and called off gives both back: the money and what came back', async () => {
    const { door, number, told, due, back } = await dearer();
    await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'bank', reference: '' });
    expect(await orderOf(number)).toMatchObject({ status: 2 });
    await cancelOrder(app, anonymousCaller, door);
    await settleEndedExchanges(app);
    await settleEndedExchanges(app);
    expect(await back()).toBe(told.backCents + due);
    await inOrder();
    await paidBackByHand(number, due);
    expect(await shop.row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
    await inOrder();
  });

  test('or cost nothing more gives back what was left in it, after what was over', async () => {
    const { door, told, back } = await guestExchanges(100);
    await cancelOrder(app, anonymousCaller, door);
    await settleEndedExchanges(app);
    await settleEndedExchanges(app);
    expect(await back()).toBe(told.backCents);
    await inOrder();
  });
});

test('a guest who sends the exchanged piece back gets what both orders were paid with', async () => {
  await app.db.execute(sql`update policies set value = 0 where name = 'returnFeeCashBp'`);
  const { door, number, told, due, back } = await guestExchanges(50_000);
  await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'bank', reference: '' });
  const again = await shop.cameBack(anonymousCaller, door, 'refund');
  expect(again.told.backCents).toBe(50_000);
  await settleCase(app, owner, again.id, 'refund');
  expect(await back()).toBe(50_000);
  expect(due).toBe(50_000 + 2600 - told.backCents);
  await settleEndedExchanges(app);
  expect(await back()).toBe(50_000);
  await inOrder();
  await paidBackByHand(number, due);
  await inOrder();
});

test('a guest whose exchange becomes cheaper by our hand gets the rest back, once', async () => {
  const { number, told, back } = await guestExchanges(50_000);
  const [line] = await shop.rowsOf(sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  await shop.newCosts(100);
  const quantities = new Map([[Number(line?.id), 0]]);
  const added = [{ skuId: other, quantity: 1 }];
  await changeOrderLines(app, owner, { number, quantities, added, reason: 'she wants the short one', seenTotalCents: null });
  expect(await orderOf(number)).toMatchObject({ total_cents: 0, credit_cents: 2700 });
  await settleEndedExchanges(app);
  await settleEndedExchanges(app);
  expect(await back()).toBe(told.backCents - 2700);
  await inOrder();
});

test('a fallen price of a piece that was got by exchange is paid back from the payment it came from', async () => {
  const { number, back } = await guestExchanges(2000);
  await transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, number);
    await transition(inside, await lockOrder(inside, id), { to: 4, by: { actor: 'system' } });
  });
  shop.pass(60);
  await shop.newCosts(1500);
  shop.pass(30);
  await processPriceProtection(app);
  const before = await back();
  const [credit] = await shop.rowsOf(
    sql`select c.id from price_credits c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where o.number = ${number}`,
  );
  await approveCredit(app, owner, Number(credit?.id));
  expect((await back()) - before).toBe(1000);
  await inOrder();
});

test('whatever a guest gives back, tax is that of the new goods and the bill is paid to the cent', async () => {
  await shop.newCosts(33_333);
  const place = { country: 'US', region: 'GA' };
  const bill = { items: [{ skuId: other, quantity: 2 }], discountCents: 0, userId: null, place };
  for (let time = 0; time < 200; time += 1) {
    const taxBp = Math.floor(Math.random() * 2500);
    await shop.taxOf(taxBp);
    const worth = Math.floor(Math.random() * 100_000);
    const taxCents = Math.floor((66_666 * taxBp + 5000) / 10_000);
    const { sums, creditCents, billCents } = await quoteManualOrder(app, { ...bill, worth: { cents: worth, isCredit: false } });
    expect({ taxBp, worth, taxCents: sums.taxCents, billCents, creditCents, totalCents: sums.totalCents }).toEqual({
      ...{ taxBp, worth, taxCents, billCents: 66_666 + sums.feeCents + taxCents },
      creditCents: Math.min(worth, billCents),
      totalCents: Math.max(0, billCents - worth),
    });
  }
});
