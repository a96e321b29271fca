import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { presentOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { fetchOrderByNumber } from '#areas/orders/services/order-by-number.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import type { Role } from '#site/page.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './act.server.ts';
import { loader } from './load.server.ts';

const { app, bought, guest, approve, capture, row, inOrder, anew } = await openCheckout();
const as = (role: Role) => ({ ...anonymousCaller, staff: { id: 1, roles: [role] }, by: 'cookie' }) as const;
let presses = 0;

beforeAll(async () => {
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
});
beforeEach(anew);

async function pageOf(number: string, role: Role = 'owner') {
  const { shown: order } = await loader(visitOn(app, as(role), `/bg/order?number=${number}`));
  if (!order) throw new Error(`${number} is not shown`);
  return order;
}

/** Submits the dialog as loaded; returns status and message. */
async function press(number: string, seen: string, fields: Readonly<Record<string, string>>, role: Role = 'owner') {
  presses += 1;
  const form = { intent: 'refund', number, reason: 'a scratch', request_id: `press-${presses}`, seen, ...fields };
  const answer = (await action(visitOn(app, as(role), `/bg/order?number=${number}`, form))) as Record<string, unknown>;
  const problem = answer.data as { problem: string } | undefined;
  const { status } = (answer.init ?? {}) as { status?: number };
  return { status: status ?? 200, done: answer.done, problem: problem?.problem };
}

async function boughtSome(count = 2) {
  const number = await bought(ana, [101, count]);
  const page = await pageOf(number);
  const [line] = page.lines;
  if (!page.refund || !line) throw new Error('nothing to refund');
  return { number, seen: page.refund.seen, refund: page.refund, piece: `piece.${line.id}` };
}

describe('the form', () => {
  test.each(['request_id', 'seen'])('without its %s is refused, with a way on', async (missing) => {
    const { number, seen, piece } = await boughtSome();
    const answer = await press(number, seen, { [piece]: '1', [missing]: '' });
    expect(answer).toMatchObject({ status: 400, problem: 'This refund form is incomplete. Reload the page and try again.' });
    expect(await row(number)).toMatchObject({ payment_state: 'paid' });
  });

  test('with nothing chosen refunds nothing; everything is asked for by its own field', async () => {
    const { number, seen, refund, piece } = await boughtSome();
    const nothings: Readonly<Record<string, string>>[] = [
      {},
      { [piece]: '0' },
      { [piece]: '', shipping: '' },
      { everything: '0' },
      { amount: '0' },
    ];
    for (const nothing of nothings)
      expect((await press(number, seen, nothing)).status, JSON.stringify(nothing)).toBeGreaterThanOrEqual(400);
    expect(await row(number)).toMatchObject({ payment_state: 'paid' });
    expect(await press(number, seen, { everything: '1', confirmed: String(refund.leftCents) })).toMatchObject({
      done: `$${(refund.leftCents / 100).toFixed(2)} refunded`,
    });
    expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
    await inOrder();
  });

  test.each([
    ['nothing', {}],
    ['amount differs', { confirmed: '20001' }],
  ])('for everything, or above the limit of the policy, is refused where the person confirmed %s', async (_, confirmed) => {
    const { number, seen, refund } = await boughtSome(3);
    const all = `$${(refund.leftCents / 100).toFixed(2)}`;
    expect(refund.leftCents).toBeGreaterThan(refund.confirmCents + 2);
    expect(await press(number, seen, { everything: '1', ...confirmed })).toMatchObject({
      status: 409,
      problem: `Confirm the refund of ${all} before it’s issued`,
    });
    const aboveLimit = ((refund.confirmCents + 2) / 100).toFixed(2);
    expect((await press(number, seen, { amount: aboveLimit, ...confirmed })).status).toBe(409);
    expect(await row(number)).toMatchObject({ payment_state: 'paid' });
    expect((await press(number, seen, { amount: (refund.confirmCents / 100).toFixed(2) })).done).toBeTruthy();
  });

  test('pressed twice refunds once', async () => {
    const { number, seen, piece, refund } = await boughtSome();
    const fields = { [piece]: '1', shipping: '5.00', request_id: 'the-same-press' };
    const [one, two] = [await press(number, seen, fields), await press(number, seen, fields)];
    expect(one.done).toBeTruthy();
    expect(two).toEqual(one);
    // A browser that lost the answer finds its request here.
    expect((await pageOf(number)).refund?.lastRequestId).toBe('the-same-press');
    const half = Math.round((refund.lines[0]?.paidCents ?? 0) / 2);
    expect(await row(number)).toMatchObject({ payment: refund.leftCents - half - 500 });
    await inOrder();
  });

  test('of a page that saw the order before it changed is refused', async () => {
    const { number, seen, piece } = await boughtSome();
    await press(number, seen, { [piece]: '1' });
    expect(await press(number, seen, { [piece]: '1' })).toMatchObject({
      status: 409,
      problem: expect.stringMatching(/^This order has changed/),
    });
    await inOrder();
  });

  test.each(['sales', 'stock'] as const)('is not there for %s, and refused', async (role) => {
    const { number, seen } = await boughtSome();
    const page = await pageOf(number, role);
    expect([page.refund, page.may.refund]).toEqual([null, false]);
    expect(await press(number, seen, { everything: '1' }, role)).toMatchObject({ status: 403 });
    expect(await row(number)).toMatchObject({ payment_state: 'paid' });
  });
});

describe('what the pages say afterwards', () => {
  test('pieces refunded before shipping are refunded and removed; one figure says what is left', async () => {
    const { number, seen, piece, refund } = await boughtSome();
    await press(number, seen, { [piece]: '1' });
    const page = await pageOf(number);
    expect(page.lines[0]).toMatchObject({ quantity: 2, refundedQuantity: 1, removedQuantity: 1 });
    expect(page.may.refundableCents).toBe(page.refund?.leftCents);
    expect(page.refund?.leftCents).toBe(refund.leftCents - 18_000);
    expect(page.payments.map(({ kind, state }) => [kind, state])).toContainEqual(['Refund to PayPal', 'Refunded']);
    expect(page.history[0]).toMatchObject({ what: '$180.00 refunded to PayPal', words: 'a scratch' });
  });

  test('store credit is a row of its own, leaves the money as it was, and is told by its own email', async () => {
    const { number, seen, piece, refund } = await boughtSome();
    expect(await press(number, seen, { [piece]: '1', method: 'store_credit' })).toMatchObject({ done: '$180.00 refunded as store credit' });
    const page = await pageOf(number);
    expect(page.payments.map(({ kind, amount, isCounted }) => [kind, amount, isCounted])).toContainEqual([
      'Refund as store credit',
      '−180.00',
      false,
    ]);
    expect(page.history[0]).toMatchObject({ what: '$180.00 refunded as store credit' });
    expect(page.may.refundableCents).toBe(refund.leftCents - 18_000);
    const { rows } = await app.db.execute<{ payload: unknown }>(
      sql`select payload from jobs where kind = 'order-email' and payload->>'letter' = 'refunded' and payload->>'mark' like 'request %' order by id desc limit 1`,
    );
    await writeOrderEmail(app, { payload: rows[0]?.payload });
    const { rows: mails } = await app.db.execute<{ text: string }>(
      sql`select * from mails where kind = 'order_refunded' order by id desc limit 1`,
    );
    expect(JSON.stringify(mails[0])).toContain('We’ve added $180.00 to your store credit.');
    await inOrder();
  });

  test('a refund under way is waiting for staff and in progress for the buyer, not done', async () => {
    const { number, seen, piece } = await boughtSome();
    app.paypal.setFaults([{ fault: 'away', path: '/refund', times: 20 }]);
    const answer = await press(number, seen, { [piece]: '1' });
    app.paypal.setFaults([]);
    expect(answer).toMatchObject({ done: '$180.00 refund requested. Waiting for the payment provider.' });
    const page = await pageOf(number);
    expect(page.payments.map(({ kind, state, isCounted }) => [kind, state, isCounted])).toContainEqual([
      'Refund to PayPal',
      'Waiting for payment provider',
      false,
    ]);
    expect((await buyersPage(number)).refunds).toMatchObject([{ wallet: 'paypal', amountCents: 18_000, isPending: true, keptCents: 0 }]);
  });

  test('what was kept is said to staff and to the buyer', async () => {
    const { number, seen, piece } = await boughtSome();
    const keeping = { ...app, recoverSpentCredit: async () => 7700 };
    const form = { intent: 'refund', number, reason: 'a scratch', request_id: 'press-kept', seen, [piece]: '1' };
    expect(await action(visitOn(keeping, as('owner'), '/bg/order', form))).toEqual({
      done: '$103.00 refunded. $77.00 was deducted for price protection credit already spent.',
    });
    const page = await pageOf(number);
    expect(page.payments.map(({ note }) => note)).toContain('$77.00 deducted for price protection credit already spent');
    const buyers = await buyersPage(number);
    expect(buyers.refunds).toMatchObject([{ amountCents: 10_300, keptCents: 7700, isPending: false }]);
    expect(buyers.lines[0]).toMatchObject({ refundedQuantity: 1, removedQuantity: 1 });
  });

  test('a guest has no account for store credit', async () => {
    const { Data } = await guest([[101, 1]]);
    await approve(Data.provider_order_id);
    await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
    const page = await pageOf(Data.number);
    expect(page.refund).toMatchObject({ hasAccount: false, wallets: ['paypal'] });
    const answer = await press(Data.number, page.refund?.seen ?? '', { amount: '5', method: 'store_credit' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await row(Data.number)).toMatchObject({ payment_state: 'paid' });
  });
});

async function buyersPage(number: string) {
  const order = await fetchOrderByNumber(app, number);
  if (!order) throw new Error(`${number} is gone`);
  return presentOwnOrder(app, 'en', order);
}
