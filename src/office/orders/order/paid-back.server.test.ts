import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import type { Role } from '#site/page.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { loader as startPage } from '../../home/load.server.ts';
import { action } from './act.server.ts';
import { loader } from './load.server.ts';

const { app, fill, place, row, inOrder, anew } = await openCheckout();
const as = (role: Role) => ({ ...anonymousCaller, staff: { id: 1, roles: [role] }, by: 'cookie' }) as const;

beforeAll(async () => {
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
});
beforeEach(anew);

async function pageOf(number: string, role: Role = 'owner') {
  const { shown: order } = await loader(visitOn(app, as(role), `/bg/order?number=${number}`));
  if (!order) throw new Error(`${number} is not shown`);
  return order;
}

async function press(number: string, refundId: number, role: Role) {
  const form = { intent: 'paid-back', number, refund: String(refundId) };
  const answer = (await action(visitOn(app, as(role), `/bg/order?number=${number}`, form))) as Record<string, unknown>;
  const problem = answer.data as { problem: string } | undefined;
  return { done: answer.done, problem: problem?.problem };
}

const waitingIn = async (role: Role) =>
  (await startPage(visitOn(app, as(role), '/bg'))).work.find(({ work }) => work === 'payBack') ?? null;

test('a canceled bank payment is on the start page until staff who may refund mark it as paid back', async () => {
  await fill(ana, [101, 1]);
  const { Data } = await place(ana);
  const { number } = Data;
  await receiveManualPayment(app, as('owner'), number, { amountCents: null, wallet: 'bank', reference: 'T-7' });
  const { payment } = await row(number);
  await cancelOrder(app, { ...anonymousCaller, shopperId: ana }, { number });

  expect(await waitingIn('finance')).toMatchObject({ count: 1, openCents: payment, to: '/bg/order/query?payment=pay_back' });
  expect(await waitingIn('sales')).toBeNull();
  const page = await pageOf(number);
  expect(page.attentionWords).toBe('refund has to be paid out manually');
  const [waiting] = page.payments.filter(({ payBack }) => payBack !== null);
  expect(waiting).toMatchObject({ state: 'Manual refund due', payBack: { method: 'Bank transfer' }, isCounted: false });
  expect([page.may.payBack, (await pageOf(number, 'sales')).may.payBack]).toEqual([true, false]);

  const refundId = waiting?.payBack?.refundId ?? 0;
  expect(await press(number, refundId, 'sales')).toEqual({ done: undefined, problem: 'You don’t have permission to do this' });
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  for (let time = 0; time < 2; time += 1)
    expect(await press(number, refundId, 'finance')).toEqual({ done: `${waiting?.payBack?.amount} refunded` });
  expect(await press(number, refundId + 1, 'finance')).toMatchObject({
    problem: expect.stringContaining('isn’t waiting to be paid manually'),
  });
  expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  expect((await pageOf(number)).payments.filter(({ payBack }) => payBack !== null)).toEqual([]);
  expect(await waitingIn('finance')).toMatchObject({ count: 0 });
  await inOrder();
});
