import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { promise } from '../../../../tests/kit/aftercare-orders.ts';
import { memberCaller, openExchange, owner } from '../../../../tests/kit/exchange.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { changePrices } from '../../catalog/services/prices.server.ts';
import { cancelOrder } from '../../checkout/services/cancel.server.ts';
import { recheckPayment } from '../../checkout/services/recheck.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';
import { settleCase } from './settle.server.ts';

const shop = await openExchange();
const { app, bought, cameBack, inOrder, rowsOf, pass } = shop;
beforeAll(() =>
  promise(app.db, {
    priceProtectionDays: 30,
    priceProtectionTimes: 2,
    priceProtectionDayCents: 10_000_000,
    priceProtectionStandMinutes: 30,
  }),
);
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
