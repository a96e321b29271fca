import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { promise } from '../../../../tests/kit/aftercare-orders.ts';
import { memberCaller, openExchange, owner } from '../../../../tests/kit/exchange.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { restock } from '../../../../tests/kit/till.ts';
import { changePrices } from '../../catalog/services/prices.server.ts';
import { cancelOrder } from '../../checkout/services/cancel.server.ts';
import { receiveManualPayment } from '../../checkout/services/manual-payments.server.ts';
import { changeOrderLines } from '../../checkout/services/order-lines.server.ts';
import { recheckPayment } from '../../checkout/services/recheck.server.ts';
import { approveCredit } from './decide.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';
import { settleCase } from './settle.server.ts';

const shop = await openExchange();
const { app, bought, cameBack, inOrder, rowsOf, pass } = shop;
beforeAll(async () => {
  await restock(app.db, 101, 200, app.now());
  await restock(app.db, 103, 50, app.now());
  await promise(app.db, {
    priceProtectionDays: 30,
    priceProtectionTimes: 2,
    priceProtectionDayCents: 10_000_000,
    priceProtectionStandMinutes: 30,
  });
});
beforeEach(shop.untaxed);

const costs = (priceCents: number) =>
  changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId: 101, priceCents, discountBp: 10_000 }] });
const numberOf = async (query: ReturnType<typeof sql>): Promise<number> => Number((await rowsOf(query))[0]?.count ?? 0);
const balance = () => numberOf(sql`select balance_cents as count from credit_accounts where user_id = ${ana}`);
const spend = (cents: number, source: string) => spendCredit(app, { userId: ana, kind: 'spent', source: ['order', source], cents });
const moneyBack = (number: string) =>
  numberOf(sql`select coalesce(sum(r.amount_cents), 0) as count from refunds r join orders o on o.id = r.order_id
    where o.number = ${number} and r.state = 'completed'`);
const creditOf = async (number: string) =>
  (
    await rowsOf(sql`select c.state, c.amount_cents, c.back_cents, c.taken_cents, c.recovered_cents from price_credits c
      join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where o.number = ${number}`)
  )[0];

/** Paid $184.40 with shipping; the price drops by $54.00, which gives $108.00; $77.00 of it is spent, as is the earlier balance. */
async function spentOn(): Promise<string> {
  await costs(15_840);
  const number = await bought(ana, [101, 1]);
  const before = await balance();
  if (before > 0) await spend(before, `before ${number}`);
  pass(1);
  await costs(10_440);
  pass(30);
  await processPriceProtection(app);
  expect(await balance()).toBe(10_800);
  await spend(7700, number);
  return number;
}
/** The tasks find nothing more to do. */
async function staysAsItIs(number: string): Promise<void> {
  const [credit, cents] = [await creditOf(number), await balance()];
  await processPriceProtection(app);
  await sweepPriceProtection(app);
  expect([await creditOf(number), await balance()]).toEqual([credit, cents]);
  await inOrder();
}

test('an order canceled after its credit was spent gives back what was paid less what was spent', async () => {
  const number = await spentOn();
  await cancelOrder(app, memberCaller, { number });
  expect(await moneyBack(number)).toBe(18_440 - 7700);
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', back_cents: 10_800, taken_cents: 3100, recovered_cents: 7700 });
  expect(await balance()).toBe(0);
  await staysAsItIs(number);
});

test('so does one that staff refund', async () => {
  const number = await spentOn();
  await refund(app, number, everything);
  expect(await moneyBack(number)).toBe(18_440 - 7700);
  expect(await balance()).toBe(0);
  await staysAsItIs(number);
});

test('so does one whose whole amount staff refund, without naming pieces', async () => {
  const number = await spentOn();
  await refund(app, number, amount(18_440));
  expect(await moneyBack(number)).toBe(18_440 - 7700);
  await staysAsItIs(number);
});

test('an order paid by store credit alone gives back that much less credit, at once', async () => {
  await costs(15_840);
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['test', 'alone'], cents: 18_440 - (await balance()) });
  await shop.fill(ana, [101, 1]);
  const { Data } = await shop.place(ana, { use_credit: true });
  await recheckPayment(app, { id: 1 }, Data.number);
  pass(1);
  await costs(10_440);
  pass(30);
  await processPriceProtection(app);
  await spend(7700, Data.number);
  await cancelOrder(app, memberCaller, { number: Data.number });
  expect(await balance()).toBe(18_440 - 7700);
  await staysAsItIs(Data.number);
});

test('a return for money keeps it, though the chore saw the piece come back first', async () => {
  const number = await spentOn();
  const { id, told } = await cameBack(memberCaller, { number, key: null }, 'refund');
  await sweepPriceProtection(app);
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', taken_cents: 3100, recovered_cents: 0 });
  await settleCase(app, owner, id, 'refund');
  expect(await moneyBack(number)).toBe(told.backCents - 7700);
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', taken_cents: 3100, recovered_cents: 7700 });
  await staysAsItIs(number);
});

test('a return for store credit pays it from that credit', async () => {
  const number = await spentOn();
  const { id, told } = await cameBack(memberCaller, { number, key: null }, 'refund');
  await sweepPriceProtection(app);
  const { creditCents } = await settleCase(app, owner, id, 'store_credit');
  expect([creditCents, await balance()]).toEqual([told.backCents - 7700, told.backCents - 7700]);
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', taken_cents: 10_800, recovered_cents: 0 });
  await staysAsItIs(number);
});

test.each([
  ['leaves credit over, leaves that much less', 2000],
  ['costs as much, is billed that much more', 15_840],
])('an exchange that %s', async (_, costsCents) => {
  const number = await spentOn();
  await shop.newCosts(costsCents);
  const { done, told } = await shop.exchanged(memberCaller, { number, key: null });
  const over = (told.exchange?.overCents ?? 0) - (told.exchange?.dueCents ?? 0);
  expect(done.creditCents - (done.exchange?.dueCents ?? 0)).toBe(over - 7700);
  expect(await balance()).toBe(done.creditCents);
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', taken_cents: 10_800, recovered_cents: 0 });
  await staysAsItIs(number);
});

describe('fewer items by a change of lines', () => {
  /** Three items at $158.40 and $32.00 shipping; the price drops by $54.00, which gives $324.00, all of it spent but what is left. */
  async function spentOnThree(leftCents = 0): Promise<string> {
    await costs(15_840);
    const number = await bought(ana, [101, 3]);
    const before = await balance();
    if (before > 0) await spend(before, `before ${number}`);
    pass(1);
    await costs(10_440);
    pass(30);
    await processPriceProtection(app);
    await approveWaiting();
    expect(await balance()).toBe(32_400);
    await spend(32_400 - leftCents, number);
    pass(1);
    return number;
  }
  async function approveWaiting(): Promise<void> {
    for (const { id } of await rowsOf(sql`select id from price_credits where state = 'pending'`))
      await approveCredit(app, owner, Number(id));
  }
  const lineOf = async (number: string): Promise<number> =>
    numberOf(sql`select min(l.id) as count from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  const change = async (number: string, quantity: number, added: readonly { skuId: number; quantity: number }[] = [], on = app) =>
    changeOrderLines(on, owner, {
      ...{ number, quantities: new Map([[await lineOf(number), quantity]]), added, reason: 'other items', seenTotalCents: null },
    });
  const orderOf = (number: string) => shop.row(number);

  test('gives back the difference less the spent credit of the items that are gone, and the order is paid', async () => {
    const number = await spentOnThree();
    const { total_cents: before } = await orderOf(number);
    const done = await change(number, 1);
    const { total_cents: total } = await orderOf(number);
    const difference = Number(before) - Number(total);
    expect(done).toEqual({ differenceCents: -difference, recoveredCents: 21_600 });
    expect(await moneyBack(number)).toBe(difference - 21_600);
    expect(await creditOf(number)).toMatchObject({ state: 'paid', back_cents: 21_600, taken_cents: 0, recovered_cents: 21_600 });
    expect(await orderOf(number)).toMatchObject({ status: 2, payment_state: 'paid', payment: total, attention_reason: '' });
    await staysAsItIs(number);
    pass(1);
    await cancelOrder(app, memberCaller, { number });
    expect(await moneyBack(number)).toBe(Number(before) - 32_400);
    expect(await orderOf(number)).toMatchObject({ status: 7, payment_state: 'refunded' });
    await staysAsItIs(number);
  });

  test('takes what is still in the account there', async () => {
    const number = await spentOnThree(5000);
    const { total_cents: before } = await orderOf(number);
    await change(number, 1);
    const { total_cents: total } = await orderOf(number);
    expect(await moneyBack(number)).toBe(Number(before) - Number(total) - 16_600);
    expect(await creditOf(number)).toMatchObject({ back_cents: 21_600, taken_cents: 5000, recovered_cents: 16_600 });
    expect(await balance()).toBe(0);
    await staysAsItIs(number);
  });

  test('keeps all of a small difference, and the rest from the next money that goes back', async () => {
    const number = await spentOnThree();
    const { total_cents: before } = await orderOf(number);
    await change(number, 1, [{ skuId: 103, quantity: 1 }]);
    const { total_cents: total } = await orderOf(number);
    const difference = Number(before) - Number(total);
    expect([difference > 0, difference < 21_600]).toEqual([true, true]);
    expect(await moneyBack(number)).toBe(0);
    expect(await creditOf(number)).toMatchObject({ back_cents: 21_600, recovered_cents: difference });
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', payment: total, attention_reason: '' });
    await staysAsItIs(number);
    pass(1);
    await refund(app, number, everything);
    expect(await moneyBack(number)).toBe(Number(before) - 32_400);
    await staysAsItIs(number);
  });

  test('where nothing goes back takes what is in the account at once; the rest is kept when something does', async () => {
    const number = await spentOnThree(5000);
    const { total_cents: before } = await orderOf(number);
    await change(number, 1, [{ skuId: 103, quantity: 2 }]);
    expect(await creditOf(number)).toMatchObject({ back_cents: 21_600, taken_cents: 5000, recovered_cents: 0 });
    expect([await balance(), await moneyBack(number)]).toEqual([0, 0]);
    await inOrder();
    pass(1);
    const { total_cents: dearer } = await orderOf(number);
    await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'bank', reference: '' });
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', payment: dearer });
    await cancelOrder(app, memberCaller, { number });
    expect(
      await numberOf(sql`select sum(recovered_cents) as count from refund_requests q join orders o on o.id = q.order_id
      where o.number = ${number}`),
    ).toBe(32_400 - 5000);
    expect(Number(before)).toBeGreaterThan(0);
    await inOrder();
  });

  test('and more items again bills what they cost, no more and no less', async () => {
    const number = await spentOnThree();
    await change(number, 1);
    pass(1);
    const { payment } = await orderOf(number);
    await change(number, 2);
    const { total_cents: total } = await orderOf(number);
    expect(await orderOf(number)).toMatchObject({ payment_state: 'part_paid', payment });
    const paying = receiveManualPayment(app, owner, number, {
      amountCents: Number(total) - Number(payment) + 1,
      wallet: 'cash',
      reference: '',
    });
    await expect(paying).rejects.toMatchObject({ why: 'paymentTooMuch' });
    await receiveManualPayment(app, owner, number, { amountCents: null, wallet: 'cash', reference: '' });
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', payment: total });
    await recheckPayment(app, owner.staff ?? { id: 1 }, number);
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', payment: total });
    await inOrder();
  });

  test('that the provider refuses keeps the credit taken back, and staff refund exactly the rest', async () => {
    const number = await spentOnThree();
    const { total_cents: before } = await orderOf(number);
    const refusing = { ...app.ports.payments, refund: async () => ({ outcome: 'refused', issue: 'NO', text: '' }) as const };
    const refused = change(number, 1, [], { ...app, ports: { ...app.ports, payments: refusing } });
    await expect(refused).rejects.toMatchObject({ why: 'refundRefused' });
    const { total_cents: total } = await orderOf(number);
    const rest = Number(before) - Number(total) - 21_600;
    expect(await orderOf(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:NO' });
    pass(1);
    await refund(app, number, amount(rest));
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', payment: total, attention_reason: '' });
    expect(await moneyBack(number)).toBe(rest);
    await staysAsItIs(number);
  });
});

test('a refund that the provider refuses keeps the credit taken back; the next try gives the same rest', async () => {
  const number = await spentOn();
  const refusing = { ...app.ports.payments, refund: async () => ({ outcome: 'refused', issue: 'TRANSACTION_REFUSED', text: '' }) as const };
  const refused = refund({ ...app, ports: { ...app.ports, payments: refusing } }, number, everything);
  await expect(refused).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await creditOf(number)).toMatchObject({ state: 'reversed', taken_cents: 3100, recovered_cents: 7700 });
  await staysAsItIs(number);
  await refund(app, number, everything);
  expect(await moneyBack(number)).toBe(18_440 - 7700);
  await staysAsItIs(number);
});
