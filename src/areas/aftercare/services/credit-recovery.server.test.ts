import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { transact } from '#platform/app.ts';
import { openProtectedShop } from '../../../../tests/kit/protected-prices.ts';
import { recoverReturnedCredits } from './credit-recovery.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';

type Shop = Awaited<ReturnType<typeof openProtectedShop>>;
let shop: Shop;
beforeAll(async () => {
  shop = await openProtectedShop({ priceProtectionDayCents: 100_000 });
});

/** A purchase whose price dropped, with credit given and partly spent. */
async function credited(
  spentCents: number,
  { to = 9000, ...purchase }: { to?: number } & Parameters<Shop['bought']>[0] = {},
): Promise<number> {
  const line = await shop.bought(purchase);
  await shop.drop(to);
  await processPriceProtection(shop.app);
  if (spentCents > 0) await spend(line, spentCents);
  return line;
}
const spend = (userId: number, cents: number) =>
  spendCredit(shop.app, { userId, kind: 'spent', source: ['order', `test ${userId}`], cents });

/** What checkout does: records the refund under the order's lock, counts its units, and recovers spent credit. */
const refund = (line: number, keptPieces: number, maxCents: number) =>
  transact(shop.app, async (inside) => {
    await inside.db.execute(sql`select id from orders where id = ${line} for update`);
    await inside.db.execute(sql`update order_lines set refunded_quantity = quantity - ${keptPieces} where id = ${line}`);
    return inside.recoverSpentCredit(inside, { orderId: line, keptPieces: new Map([[line, keptPieces]]), maxCents });
  });
const protectedCents = async (line: number) =>
  Number((await shop.rowsOf(sql`select protected_cents from order_lines where id = ${line}`))[0]?.protected_cents);
/** All credit movements: nothing may be written twice. */
const written = async () =>
  (
    await shop.rowsOf(sql`select (select count(*) from credit_entries) as entries, (select count(*) from ledger_entries) as booked,
      (select sum(balance_cents) from credit_accounts) as balance, (select sum(taken_cents + recovered_cents) from price_credits) as back`)
  )[0];

describe('credit that was spent', () => {
  test('is kept from the refund of the order it came from: 108.00 given, 77.00 spent, 184.40 canceled', async () => {
    const before = await shop.booked();
    const line = await credited(7700, { priceCents: 18_440, to: 13_040 });
    expect(await shop.credits(line)).toMatchObject([{ state: 'paid', amount_cents: 10_800 }]);
    expect(await refund(line, 0, 18_440)).toBe(7700);
    expect(await shop.credits(line)).toMatchObject([
      { state: 'reversed', back_quantity: 1, back_cents: 10_800, taken_cents: 3100, recovered_cents: 7700 },
    ]);
    expect([await shop.balance(line), (await shop.booked()) - before, await protectedCents(line)]).toEqual([0, 0, 0]);
    await shop.inOrder();
  });

  test('is asked for once: again for the same pieces it is nothing, and the chores find nothing left', async () => {
    const line = await credited(500);
    expect(await refund(line, 0, 10_000)).toBe(500);
    const after = await written();
    expect(await refund(line, 0, 10_000)).toBe(0);
    await recoverReturnedCredits(shop.app);
    await processPriceProtection(shop.app);
    await sweepPriceProtection(shop.app);
    expect(await written()).toEqual(after);
    await shop.inOrder();
  });

  test('goes piece by piece, the account first', async () => {
    const before = await shop.booked();
    const line = await credited(3000, { quantity: 2 });
    expect(await refund(line, 1, 10_000)).toBe(1000);
    expect(await shop.credits(line)).toMatchObject([
      { state: 'paid', back_quantity: 1, back_cents: 2000, taken_cents: 1000, recovered_cents: 1000 },
    ]);
    expect([await shop.balance(line), (await shop.booked()) - before, await protectedCents(line)]).toEqual([0, 2000, 2000]);
    expect(await refund(line, 0, 10_000)).toBe(2000);
    expect(await shop.credits(line)).toMatchObject([
      { state: 'reversed', back_quantity: 2, back_cents: 4000, taken_cents: 1000, recovered_cents: 3000 },
    ]);
    expect([(await shop.booked()) - before, await protectedCents(line)]).toEqual([0, 0]);
    await shop.inOrder();
  });

  test('of several drops is recovered from each, never more than the refund has', async () => {
    const before = await shop.booked();
    const line = await credited(0);
    await shop.drop(8000);
    await processPriceProtection(shop.app);
    await spend(line, 4000);
    expect(await refund(line, 0, 2500)).toBe(2500);
    expect(await shop.credits(line)).toMatchObject([
      { state: 'reversed', back_cents: 2000, taken_cents: 0, recovered_cents: 2000 },
      // The rest is lost, and the row says so.
      { state: 'reversed', back_cents: 2000, taken_cents: 0, recovered_cents: 500 },
    ]);
    expect((await shop.booked()) - before).toBe(1500);
    await shop.inOrder();
  });

  test('and came back to the account before is taken there', async () => {
    const line = await credited(2000);
    await giveCredit(shop.app, { userId: line, kind: 'given_back', source: ['order', `test ${line}`], cents: 2000 });
    expect(await refund(line, 0, 10_000)).toBe(0);
    expect(await shop.credits(line)).toMatchObject([{ state: 'reversed', taken_cents: 2000, recovered_cents: 0 }]);
    expect(await shop.balance(line)).toBe(0);
    await shop.inOrder();
  });

  test('is recovered too where the chore came first and could not take it', async () => {
    const before = await shop.booked();
    const line = await credited(1500);
    await shop.app.db.execute(sql`update order_lines set returned_quantity = 1 where id = ${line}`);
    await recoverReturnedCredits(shop.app);
    expect(await shop.credits(line)).toMatchObject([{ state: 'reversed', back_cents: 2000, taken_cents: 500, recovered_cents: 0 }]);
    expect((await shop.booked()) - before).toBe(1500);
    expect(await refund(line, 0, 10_000)).toBe(1500);
    expect(await shop.credits(line)).toMatchObject([{ state: 'reversed', back_cents: 2000, taken_cents: 500, recovered_cents: 1500 }]);
    expect((await shop.booked()) - before).toBe(0);
    expect(await refund(line, 0, 10_000)).toBe(0);
    await shop.inOrder();
  });

  test('is kept once when refund, chore and another refund come at the same time', async () => {
    const line = await credited(1500);
    const answers = await Promise.all([
      refund(line, 0, 10_000),
      recoverReturnedCredits(shop.app),
      refund(line, 0, 10_000),
      processPriceProtection(shop.app),
    ]);
    expect(answers.reduce<number>((sum, answer) => sum + (answer ?? 0), 0)).toBe(1500);
    expect(await shop.credits(line)).toMatchObject([{ state: 'reversed', taken_cents: 500, recovered_cents: 1500 }]);
    await shop.inOrder();
  });
});

test('a refund that is not written takes nothing', async () => {
  const line = await credited(500);
  const before = await written();
  const failed = transact(shop.app, async (inside) => {
    await inside.recoverSpentCredit(inside, { orderId: line, keptPieces: new Map([[line, 0]]), maxCents: 10_000 });
    throw new Error('the refund was not written');
  });
  await expect(failed).rejects.toThrow('not written');
  expect(await written()).toEqual(before);
  expect(await shop.credits(line)).toMatchObject([{ state: 'paid', back_cents: 0 }]);
});

test('a refund that the provider refuses later leaves the credit taken back, and the next try keeps nothing more', async () => {
  const line = await credited(500);
  expect(await refund(line, 0, 10_000)).toBe(500);
  await shop.app.db.execute(sql`update order_lines set refunded_quantity = 0 where id = ${line}`);
  const after = await written();
  await processPriceProtection(shop.app);
  await sweepPriceProtection(shop.app);
  expect(await written()).toEqual(after);
  expect(await refund(line, 0, 10_000)).toBe(0);
  expect(await written()).toEqual(after);
  await shop.inOrder();
});

test('lines that are not named, other orders and orders without credit keep what they have', async () => {
  const line = await credited(500);
  const none = { orderId: line, keptPieces: new Map<number, number>(), maxCents: 10_000 };
  expect(await transact(shop.app, (inside) => inside.recoverSpentCredit(inside, none))).toBe(0);
  const foreign = { orderId: line - 1, keptPieces: new Map([[line, 0]]), maxCents: 10_000 };
  expect(await transact(shop.app, (inside) => inside.recoverSpentCredit(inside, foreign))).toBe(0);
  expect(await refund(await shop.bought(), 0, 10_000)).toBe(0);
  expect(await shop.credits(line)).toMatchObject([{ state: 'paid', back_cents: 0 }]);
});

test('a credit that waits becomes smaller, then ends; nothing is kept for it', async () => {
  const line = await credited(0, { quantity: 4, to: 2000 });
  expect(await shop.credits(line)).toMatchObject([{ state: 'pending', reason: 'large', quantity: 4, amount_cents: 40_000 }]);
  expect(await refund(line, 3, 10_000)).toBe(0);
  expect(await shop.credits(line)).toMatchObject([{ state: 'pending', quantity: 3, amount_cents: 30_000 }]);
  expect(await refund(line, 0, 10_000)).toBe(0);
  expect(await shop.credits(line)).toMatchObject([{ state: 'reversed', back_cents: 30_000, taken_cents: 0, recovered_cents: 0 }]);
  expect(await refund(line, 0, 10_000)).toBe(0);
  await shop.inOrder();
});
