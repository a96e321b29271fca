import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cents, dollars } from '#kernel/money.ts';
import type { App } from '#platform/app.ts';
import { callerOn } from '../../../../tests/kit/app.ts';
import { openPaidBack, type PaidBackShop } from '../../../../tests/kit/paid-back.ts';
import { ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { approveCredit } from './decide.server.ts';
import { processPriceProtection } from './price-protection.server.ts';

let shop: PaidBackShop;
let app: App;
beforeAll(async () => {
  shop = await openPaidBack();
  app = shop.app;
});
beforeEach(() => shop.untaxed());

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { why?: string }) => error.why ?? String(error),
  );

test('a refund approved after items were refunded pays only for the items that are kept', async () => {
  const { number, line, creditId } = await shop.claimed(3);
  await refund(app, number, ofLines([line, 2]));
  await approveCredit(app, shop.owner, creditId);
  expect(await shop.moneyBack(number)).toBe(2 * 15_840 + 10_800);
  await shop.inOrder();
});

test('an amount that changed since the page was opened is not paid, and the page says so', async () => {
  const { number, line, creditId } = await shop.claimed(3);
  await refund(app, number, ofLines([line, 1]));
  await expect(approveCredit(app, shop.owner, creditId, 32_400)).rejects.toMatchObject({ why: 'creditChanged' });
  expect(await shop.moneyBack(number)).toBe(15_840);
  await approveCredit(app, shop.owner, creditId, 21_600);
  expect(await shop.moneyBack(number)).toBe(15_840 + 21_600);
  await shop.inOrder();
});

test('the call refuses another amount than the one that was seen', async () => {
  const { number, creditId } = await shop.claimed(1);
  const approve = (amount: number) =>
    callerOn(app, { ...shop.owner, by: 'header' })('POST', '/admin/price_protection/decide', {
      id: creditId,
      decision: 'approve',
      seen_amount: amount,
    });
  expect((await approve(107.99)).body).toMatchObject({ Code: 80359, Msg: expect.stringContaining(dollars(10_800 as Cents)) });
  expect((await approve(108)).body.Code).toBe(0);
  expect((await approve(108)).body.Code).toBe(80344);
  expect(await shop.moneyBack(number)).toBe(10_800);
});

test('where no item is kept nothing is paid, and the credit ends', async () => {
  const { number, line, creditId } = await shop.claimed(2);
  await refund(app, number, ofLines([line, 2]));
  await expect(approveCredit(app, shop.owner, creditId)).rejects.toMatchObject({ why: 'creditChanged' });
  expect(await shop.moneyBack(number)).toBe(2 * 15_840);
  expect(await shop.creditOf(number)).toMatchObject({ state: 'reversed', paid_at: null });
  await shop.inOrder();
});

test.each([
  ['first', 0],
  ['in between', 1],
  ['last', 2],
])('two colleagues approve while a third refunds items, %s: one decision counts', async (_, place) => {
  const { number, line, creditId } = await shop.claimed(3);
  const work = [shop.owner, shop.colleague].map((by) => () => approveCredit(app, by, creditId, 32_400));
  const refunded = work.toSpliced(place, 0, async () => void (await refund(app, number, ofLines([line, 2]))));
  const outcomes = await Promise.all(refunded.map((act) => outcomeOf(act())));
  const [refunding] = outcomes.splice(place, 1);
  expect([
    ['creditDecided', 'done'],
    ['creditChanged', 'creditChanged'],
  ]).toContainEqual(outcomes.toSorted());
  const requests = await shop.rowsOf(sql`select q.id from refund_requests q join orders o on o.id = q.order_id
    where o.number = ${number} and q.kind = 'price_protection'`);
  expect(requests.length).toBe(outcomes.includes('done') ? 1 : 0);
  expect(await shop.creditOf(number)).toMatchObject({ refund_request_id: requests[0]?.id ?? null });
  if (!outcomes.includes('done')) await approveCredit(app, shop.owner, creditId, 10_800);
  await processPriceProtection(app);
  if (refunding !== 'done') await refund(app, number, ofLines([line, 2]));
  expect(await shop.moneyBack(number)).toBe(2 * 15_840 + 10_800);
  await shop.inOrder();
});

test('a refund that the provider refuses waits again, and is paid once when it is approved again', async () => {
  const { number, creditId } = await shop.claimed(2);
  const refused = approveCredit(shop.refusing(), shop.owner, creditId);
  await expect(refused).rejects.toMatchObject({ why: 'refundRefused' });
  await processPriceProtection(app);
  expect(await shop.creditOf(number)).toMatchObject({ state: 'pending', refund_id: null, refund_request_id: null, paid_at: null });
  await shop.inOrder();
  await approveCredit(app, shop.owner, creditId);
  expect(await shop.moneyBack(number)).toBe(21_600);
  await shop.inOrder();
});

test('an order paid by store credit gets it back as store credit, once', async () => {
  const { number, creditId } = await shop.claimed(1, { isPaidByCredit: true });
  const before = await shop.balance();
  await approveCredit(app, shop.owner, creditId);
  expect([await shop.moneyBack(number), (await shop.balance()) - before]).toEqual([0, 10_800]);
  await shop.inOrder();
});
