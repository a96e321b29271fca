import { beforeAll, describe, expect, test } from 'vitest';
import * as checkout from '#areas/checkout/rules/payment-attempt-states.ts';
import * as payment from '#areas/orders/rules/payment-states.ts';
import * as status from '#areas/orders/rules/status.ts';
import { orderTransitions } from '#areas/orders/rules/transitions.ts';
import { shopperSessionLifeMs as shopperSessionMs } from '#areas/shoppers/rules.ts';
import { staffSessionLifeMs as staffSessionMs } from '#areas/staff/rules.ts';
import { seedDemo } from '#demo/demo.server.ts';
import { dayMs } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import type { Database, Store } from '#platform/database/open.server.ts';
import { attentionStates, capturedStates, liveRefundStates, statusLists } from '#platform/invariants/invariant.ts';
import { allowedTransitions, sessionDays } from '#platform/invariants/orders.ts';
import { allChecks, checkInvariants, invariants } from '#platform/invariants.server.ts';
import { testStore } from '../kit/app.ts';
import { plantedOrders } from '../kit/planted-orders.ts';
import { creditedRefund, linkedRefund, plantedPriceCredits } from '../kit/planted-price-credits.ts';
import {
  cancelledOrder,
  cancelRequest,
  changedAgain,
  changedLines,
  creditedOrder,
  keptLate,
  plantedRefunds,
  protectionCredit,
} from '../kit/planted-rows.ts';

const planted = [...plantedOrders, ...plantedRefunds, ...plantedPriceCredits];

test('an empty shop breaks no law', async () => {
  const store = await testStore();
  const broken = (await checkInvariants(store.db, allChecks)).filter(({ brokenCount }) => brokenCount > 0);
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('every invariant is shown to see what breaks it', () => {
  const shown = new Set<string>(planted.map(({ name }) => name));
  expect(invariants.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
});

test('the laws name the statuses, transitions and session lengths that the areas name', () => {
  const allowed = Object.entries(orderTransitions).flatMap(([from, tos]) => tos.map((to) => `(${from},${to})`));
  expect(allowedTransitions.split(/,(?=\()/).sort()).toEqual(allowed.sort());
  const { fulfillment, shipped, sold, ended, notSold, paidOnce, returned } = statusLists;
  expect([fulfillment, shipped, sold, ended]).toEqual(
    [status.fulfillmentStatuses, status.shippedStatuses, status.soldStatuses, status.endedStatuses].map(stateList),
  );
  const { paid, cancelled, paymentFailed, returned: cameBack } = status.orderStatus;
  expect([notSold, paidOnce, returned]).toEqual(
    [[cancelled, paymentFailed], [paid, ...status.shippedStatuses, cameBack], [cameBack]].map(stateList),
  );
  expect([attentionStates, capturedStates, liveRefundStates]).toEqual(
    [payment.attentionStates, checkout.receivedCaptureStates, checkout.liveRefundStates].map(stateList),
  );
  expect([sessionDays.shopper * dayMs, sessionDays.staff * dayMs]).toEqual([shopperSessionMs, staffSessionMs]);
});

describe('a seeded shop', () => {
  let store: Store;
  beforeAll(async () => {
    store = await testStore();
    await seedDemo(store, { now: new Date('2026-11-12T10:42:00Z'), orderTarget: 200, days: 60 });
  });

  /** Changes rows, reads, and rolls back. Constraints and triggers are off, so that the invariant must find it by itself. */
  async function withRows<T>(statements: readonly string[], read: (db: Database) => Promise<T>): Promise<T | undefined> {
    const undo = new Error('undo');
    let answer: T | undefined;
    await store
      .load(async (_, db) => {
        await db.execute('set local session_replication_role = replica');
        for (const statement of statements) await db.execute(statement);
        answer = await read(db);
        throw undo;
      })
      .catch((error) => expect(error).toBe(undo));
    return answer;
  }
  const brokenLaws = (statements: readonly string[]) =>
    withRows(statements, async (db) => (await checkInvariants(db)).filter(({ brokenCount }) => brokenCount > 0));

  test('breaks no law', async () => {
    expect(await brokenLaws([])).toEqual([]);
  });

  test.each(planted)('"$name" alone is broken where $what', async ({ name, statements, also = [] }) => {
    const broken = await brokenLaws(statements);
    expect(broken?.map((result) => result.name).sort()).toEqual([name, ...also].sort());
  });

  test('a broken row names its order, its record and both amounts', async () => {
    const [broken] = (await brokenLaws(plantedRefunds.find(({ name }) => name === 'I-17 closed orders')?.statements ?? [])) ?? [];
    expect(broken?.sample).toEqual([
      { order_id: expect.any(Number), record: expect.stringMatching(/^order:\d+$/), expected: 0, found: expect.any(Number) },
    ]);
  });

  test('money that came for a closed order, was too little and was given back raises no alarm', async () => {
    const order = `(select min(id) from orders where status = 7 and payment_time is null and payment_state = 'unpaid')`;
    const late = [
      `insert into payments (id, order_id, amount_cents, request_id, capture_request_id, provider_invoice_id, provider_order_id, state) values (90000, ${order}, 100, 'late', 'late', 'late', 'late', 'completed')`,
      `insert into captures (id, payment_id, order_id, capture_id, amount_cents, refunded_cents, state, captured_at) values (90000, 90000, ${order}, 'late', 100, 100, 'refunded', now())`,
      `insert into refunds (id, order_id, capture_id, request_id, amount_cents, reason, state, completed_at) values (90000, ${order}, 90000, 'late', 100, 'late', 'completed', now())`,
      `insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id) select 'income', min(id), cents, (now() at time zone 'UTC')::date, source, '90000'
        from ledger_categories cross join (values ('capture', 100), ('refund', -100)) late (source, cents) where kind = 'income' group by source, cents`,
      `update order_history set to_payment_state = 'refunded' where id = (select max(id) from order_history where order_id = ${order})`,
      `update orders set payment_state = 'refunded', refunded_cents = 100 where id = ${order}`,
    ];
    expect((await brokenLaws(late))?.map(({ name, sample }) => [name, sample])).toEqual([]);
  });

  test('price protection that was paid back to the payment by one request raises no alarm', async () => {
    expect((await brokenLaws(linkedRefund))?.map(({ name, sample }) => [name, sample])).toEqual([]);
  });

  test('store credit given instead of money raises no alarm', async () => {
    expect((await brokenLaws(creditedRefund))?.map(({ name, sample }) => [name, sample])).toEqual([]);
  });

  test('a closed order that a person looks at raises no alarm', async () => {
    const kept = plantedRefunds.find(({ name }) => name === 'I-17 closed orders')?.statements ?? [];
    const attention = [
      `update order_history set to_payment_state = 'needs_attention' where id = (select max(id) from order_history where order_id = ${cancelledOrder})`,
      `update orders set payment_state = 'needs_attention' where id = ${cancelledOrder}`,
    ];
    expect(await brokenLaws([...kept, ...attention])).toEqual([]);
  });

  test.each([
    ['taken back in full', [...cancelRequest, ...protectionCredit('reversed', 100, 0)]],
    ['kept from the refund where it was spent', [...cancelRequest, ...protectionCredit('reversed', 30, 70)]],
    ['spent before refunds had requests', protectionCredit('reversed', 30, 0)],
    ['taken back for items that lines no longer have', changedLines(70)],
    ['missing since lines changed without a refund', [...changedLines(0), ...changedAgain]],
    [
      'more than the refund could cover',
      [
        ...cancelRequest,
        ...protectionCredit('reversed', 30, 10),
        ...keptLate,
        `insert into refund_requests (id, order_id, request_id, kind, amount_cents, recovered_cents, reason, created_at) values (901, ${creditedOrder}, 'rest', 'all', 10, 10, 'planted', now() + interval '10 years')`,
      ],
    ],
  ])('price-protection credit that was %s raises no alarm', async (_what, statements) => {
    expect(await brokenLaws(statements)).toEqual([]);
  });
});
