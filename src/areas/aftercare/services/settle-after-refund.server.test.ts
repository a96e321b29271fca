import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import type { App } from '#platform/app.ts';
import { memberCaller, old, openExchange, owner } from '../../../../tests/kit/exchange.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { settleCase } from './settle.server.ts';

const shop = await openExchange();
const { app, bought, cameBack, creditOf, rowsOf, settledAs, row, inOrder } = shop;
beforeEach(shop.untaxed);

const refundedFor = async (number: string): Promise<number> =>
  Number(
    (
      await rowsOf(sql`select coalesce(sum(r.amount_cents), 0) as sum from refunds r join orders o on o.id = r.order_id
      where o.number = ${number} and r.state = 'completed'`)
    )[0]?.sum,
  );
/** The provider refuses every refund. */
const refusing: App = {
  ...app,
  ports: {
    ...app.ports,
    payments: { ...app.ports.payments, refund: async () => ({ outcome: 'refused', issue: 'REFUND_NOT_ALLOWED', text: 'no' }) },
  },
};

test.each(['refund', 'store_credit', 'exchange'] as const)(
  'a return settled as %s after money was refunded gives what is left and no more',
  async (as) => {
    const number = await bought(ana, [old, 1]);
    const { total_cents: total } = await row(number);
    const { id } = await cameBack(memberCaller, { number, key: null }, as === 'exchange' ? 'exchange' : 'refund');
    await refund(app, number, amount(Number(total) - 1000), 'for the trouble');
    const before = await creditOf();
    await shop.newCosts(21_000);
    const settled = await settleCase(app, owner, id, as);
    const spent = as === 'exchange' ? Number((await shop.orderOf(settled.exchange?.number))?.credit_cents) : 0;
    expect((await refundedFor(number)) + (await creditOf()) - before + spent).toBe(Number(total));
    await inOrder();
  },
);

test('a return of which everything was refunded already is not settled a second time', async () => {
  const number = await bought(ana, [old, 1]);
  const { id } = await cameBack(memberCaller, { number, key: null }, 'refund');
  await refund(app, number, everything, 'all of it');
  for (const as of ['refund', 'store_credit'] as const)
    await expect(settleCase(app, owner, id, as)).rejects.toMatchObject({ why: 'refundTooMuch' });
  await inOrder();
});

test('a return whose store credit went back stays settled where its money is refused, and the rest is an amount', async () => {
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['test', 'mixed'], cents: 8000 - (await creditOf()) });
  await shop.fill(ana, [old, 1]);
  const { Data } = await shop.place(ana, { use_credit: true });
  await shop.approve(Data.provider_order_id);
  await shop.capture(ana, Data.provider_order_id);
  const { id, told } = await cameBack(memberCaller, { number: Data.number, key: null }, 'refund');
  await expect(settleCase(refusing, owner, id, 'refund')).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await settledAs(Data.number)).toBe('refund');
  const credit = await creditOf();
  expect(credit).toBeGreaterThan(0);
  await expect(settleCase(app, owner, id, 'refund')).rejects.toMatchObject({ why: 'caseMoved' });
  expect(await row(Data.number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, Data.number, amount(told.backCents - credit), 'again');
  expect((await refundedFor(Data.number)) + (await creditOf())).toBe(told.backCents);
  await inOrder();
});

test('a return whose money is refused whole is open again', async () => {
  const number = await bought(ana, [old, 1]);
  const { id, told } = await cameBack(memberCaller, { number, key: null }, 'refund');
  await expect(settleCase(refusing, owner, id, 'refund')).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await settledAs(number)).toBeNull();
  expect((await settleCase(app, owner, id, 'refund')).refundCents).toBe(told.backCents);
  await inOrder();
});
