import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyRefundDraft, previewRefund } from '#areas/checkout/rules/refund-draft.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { changeOrderLines, previewOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import { recheckPayment } from '#areas/checkout/services/recheck.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { refundOptions } from '#areas/checkout/services/staff-refund.server.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import { openPaidBack, type PaidBackShop } from '../../../../tests/kit/paid-back.ts';
import { amount, everything, ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { approveCredit } from './decide.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';
import { settleCase } from './settle.server.ts';

/** Three items at $158.40 and $32.00 shipping; the price drops by $54.00, and $108.00 an item go back to the payment. */
const [unit, protection, shipping] = [15_840, 10_800, 3200];
const net = unit - protection;

let shop: PaidBackShop;
let app: App;
beforeAll(async () => {
  shop = await openPaidBack();
  app = shop.app;
});
beforeEach(() => shop.untaxed());

async function paidBack(quantity = 3, more = {}) {
  const claimed = await shop.claimed(quantity, more);
  await approveCredit(app, shop.owner, claimed.creditId);
  shop.pass(1);
  return claimed;
}
const refundedOf = async (number: string) => {
  const [row] = await shop.rowsOf(sql`select payment_state, refunded_cents, attention_reason from orders where number = ${number}`);
  return [row?.payment_state, row?.refunded_cents, row?.attention_reason];
};
/** The tasks find nothing more to do. */
async function staysAsItIs(number: string): Promise<void> {
  const before = [await shop.creditOf(number), await shop.moneyBack(number), await shop.balance()];
  await processPriceProtection(app);
  await sweepPriceProtection(app);
  expect([await shop.creditOf(number), await shop.moneyBack(number), await shop.balance()]).toEqual(before);
  await shop.inOrder();
}

describe('items that staff refund', () => {
  test('give back what was paid less the price protection paid back for them, one by one or together', async () => {
    const { number, line } = await paidBack();
    expect(await shop.moneyBack(number)).toBe(3 * protection);
    await refund(app, number, ofLines([line, 2]));
    expect(await shop.moneyBack(number)).toBe(3 * protection + 2 * net);
    expect(await shop.creditOf(number)).toMatchObject({ state: 'paid', back_quantity: 2, back_cents: 21_600, recovered_cents: 21_600 });
    await staysAsItIs(number);
    await refund(app, number, ofLines([line, 1]));
    expect(await shop.moneyBack(number)).toBe(3 * unit);
    expect(await shop.creditOf(number)).toMatchObject({ state: 'reversed', back_cents: 32_400, recovered_cents: 32_400 });
    await staysAsItIs(number);
    await refund(app, number, everything);
    expect(await shop.moneyBack(number)).toBe(3 * unit + shipping);
    await staysAsItIs(number);
  });

  test('are shown in the dialog with the amount that is paid', async () => {
    const { number, line } = await paidBack();
    const options = await refundOptions(app, await orderByNumber(app, number));
    const preview = previewRefund(options, { ...emptyRefundDraft, pieces: new Map([[line, 2]]) });
    expect(preview).toMatchObject({ totalCents: 2 * net, priceRefundCents: 2 * protection, problem: null });
    expect(await refund(app, number, ofLines([line, 2]))).toMatchObject({ refundedCents: preview.totalCents });
  });

  test('lose no cent where the price protection does not divide', async () => {
    const { number, line } = await shop.claimed(3, { toCents: 15_001 });
    await app.db.execute(sql`update price_credits set amount_cents = 1000 where order_line_id = ${line}`);
    await approveCredit(app, shop.owner, await shop.numberOf(sql`select id as count from price_credits where order_line_id = ${line}`));
    for (const _ of [1, 2, 3]) await refund(app, number, ofLines([line, 1]));
    expect(await shop.moneyBack(number)).toBe(3 * unit);
    await staysAsItIs(number);
  });

  test('refunded before the price dropped keep what they got; the others alone are protected', async () => {
    const { number, line, creditId } = await shop.claimed(3);
    await refund(app, number, ofLines([line, 1]));
    await approveCredit(app, shop.owner, creditId);
    expect(await shop.moneyBack(number)).toBe(unit + 2 * protection);
    await refund(app, number, ofLines([line, 1]));
    expect(await shop.moneyBack(number)).toBe(unit + 2 * protection + net);
    await refund(app, number, ofLines([line, 1]));
    expect(await shop.moneyBack(number)).toBe(3 * unit);
    await staysAsItIs(number);
  });

  test('whose refund the provider refuses give the same at the next try', async () => {
    const { number, line } = await paidBack();
    await expect(refund(shop.refusing(), number, ofLines([line, 2]))).rejects.toMatchObject({ why: 'refundRefused' });
    await processPriceProtection(app);
    expect(await shop.creditOf(number)).toMatchObject({ state: 'paid', back_cents: 0, recovered_cents: 0 });
    await refund(app, number, ofLines([line, 2]));
    expect(await shop.moneyBack(number)).toBe(3 * protection + 2 * net);
    await staysAsItIs(number);
  });

  test('wait while the refund of the price protection is under way', async () => {
    const { number, line, creditId } = await shop.claimed(3);
    await approveCredit(shop.silent(), shop.owner, creditId);
    await expect(refund(app, number, ofLines([line, 2]))).rejects.toMatchObject({ why: 'moneyUnderWay' });
    await shop.heals();
    await refund(app, number, ofLines([line, 2]));
    expect(await shop.moneyBack(number)).toBe(3 * protection + 2 * net);
    await staysAsItIs(number);
  });

  test('of an order paid by store credit give back that much less store credit', async () => {
    const { number, line } = await paidBack(3, { isPaidByCredit: true });
    const before = await shop.balance();
    await refund(app, number, ofLines([line, 2]));
    expect((await shop.balance()) - before).toBe(2 * net);
    await staysAsItIs(number);
  });
});

test.each([
  ['the buyer cancels', (number: string) => cancelOrder(app, shop.member, { number })],
  ['staff cancel', (number: string) => cancelOrderByStaff(app, shop.owner, number, 'test')],
  ['staff refund all of it', (number: string) => refund(app, number, everything)],
  ['staff refund the whole rest as an amount', (number: string) => refund(app, number, amount(3 * net + shipping))],
])('an order that ends gives back exactly what was paid: %s', async (_, end) => {
  const { number } = await paidBack();
  await end(number);
  expect(await shop.moneyBack(number)).toBe(3 * unit + shipping);
  expect(await shop.row(number)).toMatchObject({ payment_state: 'refunded' });
  await staysAsItIs(number);
  expect(await shop.creditOf(number)).toMatchObject({ state: 'reversed', recovered_cents: 32_400 });
});

describe('a change of lines', () => {
  const change = async (number: string, line: number, quantity: number) =>
    changeOrderLines(app, shop.owner, {
      ...{ number, quantities: new Map([[line, quantity]]), added: [], reason: 'other items', seenTotalCents: null },
    });

  test('to fewer items gives back the difference less their price protection; the order is paid', async () => {
    const { number, line } = await paidBack();
    const { total_cents: before } = await shop.row(number);
    const asked = { number, quantities: new Map([[line, 1]]), added: [], reason: '', seenTotalCents: null };
    const { differenceCents } = await previewOrderLines(app, shop.owner, asked);
    const done = await change(number, line, 1);
    const { total_cents: total } = await shop.row(number);
    const difference = Number(before) - Number(total) - 2 * protection;
    expect([differenceCents, done.differenceCents]).toEqual([-difference, -difference]);
    expect(difference).toBeGreaterThanOrEqual(2 * net);
    expect(await shop.moneyBack(number)).toBe(3 * protection + difference);
    expect(await refundedOf(number)).toEqual(['part_refunded', protection, '']);
    expect(await shop.creditOf(number)).toMatchObject({ state: 'paid', back_cents: 21_600, recovered_cents: 21_600 });
    await staysAsItIs(number);
    await recheckPayment(app, { id: 1 }, number);
    await shop.inOrder();
    shop.pass(1);
    await cancelOrder(app, shop.member, { number });
    expect(await shop.moneyBack(number)).toBe(3 * unit + shipping);
    await staysAsItIs(number);
  });

  test('to fewer items, then a refund of the last one, pays back what was paid', async () => {
    const { number, line } = await paidBack();
    await change(number, line, 1);
    shop.pass(1);
    const before = await shop.moneyBack(number);
    await refund(app, number, ofLines([line, 1]));
    expect((await shop.moneyBack(number)) - before).toBe(net);
    await staysAsItIs(number);
  });

  test('to fewer items and to more again bills what the items cost less their price protection', async () => {
    const { number, line } = await paidBack();
    await change(number, line, 1);
    shop.pass(1);
    const { total_cents: lower } = await shop.row(number);
    const { differenceCents } = await change(number, line, 2);
    const { total_cents: total } = await shop.row(number);
    expect(differenceCents).toBe(Number(total) - Number(lower) - protection);
    await receiveManualPayment(app, shop.owner, number, { amountCents: null, wallet: 'cash', reference: '' });
    expect(await refundedOf(number)).toEqual(['part_refunded', 2 * protection, '']);
    await staysAsItIs(number);
  });

  test('is refused where the price protection went back as store credit; the items can be refunded', async () => {
    const { number, line } = await paidBack(3, { isPaidByCredit: true });
    await expect(change(number, line, 1)).rejects.toMatchObject({ why: 'linesRefused' });
    await refund(app, number, ofLines([line, 2]));
    await shop.inOrder();
  });
});

describe('a return', () => {
  test.each(['refund', 'store_credit'] as const)('for %s is worth what was paid less the price protection', async (as) => {
    const { number } = await paidBack();
    const { id, told } = await shop.cameBack(shop.member, { number, key: null }, 'refund');
    expect([told.valueCents, told.backCents]).toEqual([net, net - net / 10]);
    const before = [await shop.moneyBack(number), await shop.balance()];
    await settleCase(app, shop.owner, id, as);
    const after = [await shop.moneyBack(number), await shop.balance()];
    expect(after.map((cents, index) => cents - (before[index] ?? 0))).toEqual(as === 'refund' ? [told.backCents, 0] : [0, told.backCents]);
    await staysAsItIs(number);
  });

  test('promised before the price protection was paid back is settled with what is left', async () => {
    const { number, creditId } = await shop.claimed(3);
    const { id, told } = await shop.cameBack(shop.member, { number, key: null }, 'refund');
    expect(told.valueCents).toBe(unit);
    shop.pass(1);
    // The item that came back is not protected any more, so the credit is for the other two.
    await approveCredit(app, shop.owner, creditId);
    expect(await shop.moneyBack(number)).toBe(2 * protection);
    await settleCase(app, shop.owner, id, 'refund');
    expect(await shop.moneyBack(number)).toBe(2 * protection + told.backCents);
    await staysAsItIs(number);
  });

  test('asked for before the price protection was paid back, and received after, gives that much less', async () => {
    const { number, creditId } = await shop.claimed(1);
    const { told, receive } = await shop.askedToReturn(number);
    expect(told.valueCents).toBe(unit);
    shop.pass(1);
    await approveCredit(app, shop.owner, creditId);
    await settleCase(app, shop.owner, await receive(), 'refund');
    expect(await shop.moneyBack(number)).toBe(told.backCents);
    await staysAsItIs(number);
  });

  test('settled as an exchange pays the new item with what is left', async () => {
    await shop.newCosts(20_000);
    const { number } = await paidBack(1);
    const { told, done } = await shop.exchanged(shop.member, { number, key: null });
    expect(told.backCents).toBe(net);
    expect(done.exchange?.dueCents).toBe(20_000 + 2600 - net);
    await staysAsItIs(number);
  });
});
