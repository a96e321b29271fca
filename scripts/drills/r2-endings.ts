import { sql } from 'drizzle-orm';
import { approveCancelRequest, fetchCancelRequest, requestCancel } from '#areas/aftercare/services/cancel-request.server.ts';
import { approveCase, receiveCase } from '#areas/aftercare/services/manage-cases.server.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import { exchangeChoices, fetchReturnable, quoteReturn } from '#areas/aftercare/services/return-quote.server.ts';
import { settleCase } from '#areas/aftercare/services/settle.server.ts';
import { liveRefundStates } from '#areas/checkout/rules/payment-attempt-states.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { processWaitingEvents } from '#areas/checkout/services/webhook.server.ts';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { setOrderStatus } from '#areas/orders/services/actions.server.ts';
import { emptyTote, pickingBoard, startPicking } from '#areas/picking/services/picking.server.ts';
import { shipManually } from '#areas/picking/services/ship-manually.server.ts';
import { earlier, minuteMs } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import type { App } from '#platform/app.ts';
import type { DrillContext } from './frame.ts';
import { type DrillOrder, payOrder, placeRandomOrder, restockAll, staffCaller } from './refund-shop.ts';

export type EndingOrder = DrillOrder & { readonly caseId: number };
/** Another way an order ends: how it comes to it, what ends it, and how its end is recognized. */
export type Ending = {
  readonly name: string;
  prepare(ground: DrillContext): Promise<EndingOrder>;
  act(app: App, order: EndingOrder): Promise<unknown>;
  /** The whole effect is there, as far as one transaction writes it. */
  isDone(after: EndingState): boolean;
  /** What may be the outcome besides: nothing, or what is listed. */
  isBetween?(after: EndingState): boolean;
};

export type EndingState = {
  readonly status: number;
  readonly payment_state: string;
  readonly total: number;
  readonly captured: number;
  readonly refunded: number;
  readonly open: number;
  readonly requests: number;
  readonly promised: number;
  readonly credit: number;
  readonly returned: number;
  readonly case_status: string | null;
  readonly exchange: boolean;
  readonly holds: number;
};

/** Everything that the end of an order moves. */
export async function endingStateOf({ app }: Pick<DrillContext, 'app'>, { id, caseId }: EndingOrder): Promise<EndingState> {
  const { rows } = await app.db.execute<EndingState>(sql`select o.status, o.payment_state, o.total_cents as total,
    (select coalesce(sum(amount_cents), 0)::integer from captures where order_id = o.id) as captured,
    (select coalesce(sum(amount_cents), 0)::integer from refunds where order_id = o.id and state in ${sql.raw(stateList(liveRefundStates))}) as refunded,
    (select count(*)::integer from refunds where order_id = o.id and state in ${sql.raw(stateList(openRefundStates))}) as open,
    (select count(*)::integer from refund_requests where order_id = o.id) as requests,
    (select coalesce(sum(amount_cents), 0)::integer from refund_requests where order_id = o.id) as promised,
    (select coalesce(sum(amount_cents), 0)::integer from credit_entries where order_id = o.id) as credit,
    (select coalesce(sum(returned_quantity), 0)::integer from order_lines where order_id = o.id) as returned,
    (select status from service_cases where id = ${caseId}) as case_status,
    exists (select 1 from service_cases c join orders e on e.id = c.exchange_order_id where c.id = ${caseId}) as exchange,
    (select count(*)::integer from stock_reservations r join order_lines l on l.id::text = r.holder_id and r.holder_kind = 'order_line'
      where l.order_id = o.id and r.state in ('held', 'taken')) as holds
    from orders o where id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

async function paid(ground: DrillContext): Promise<DrillOrder> {
  await restockAll(ground);
  const order = await placeRandomOrder(ground, ground.random.isHit(0.5) ? 'mixed' : 'plain');
  await payOrder(ground, order.number, order.providerOrderId);
  return order;
}

const accessOf = ({ number, buyer }: DrillOrder) => ({ number, key: buyer.guestKeys[0] ?? null });

/** A paid order whose every piece was sent back and received. */
async function sentBack(ground: DrillContext, resolution: 'refund' | 'exchange'): Promise<EndingOrder> {
  const { app } = ground;
  const order = await paid(ground);
  await shipManually(app, { id: 1 }, { number: order.number, carrier: 'UPS', trackingNumber: `1Z${order.id}` });
  await setOrderStatus(app, staffCaller(0), order.number, 'delivered');
  const found = await fetchReturnable(app, order.buyer, accessOf(order));
  const choices = resolution === 'exchange' ? await exchangeChoices(app, found) : [];
  const exchangeFor = (spuId: number | null) => choices.find((choice) => choice.spuId === spuId)?.skuId ?? null;
  const lines = found.lines.map(({ id, quantity, spuId }) => ({ lineId: id, quantity, exchangeSkuId: exchangeFor(spuId) }));
  const request = { reason: 'tooShort', resolution, lines } as const;
  const { backCents } = await quoteReturn(app, order.buyer, found, request);
  const more = { message: '', uploadIds: [], seenBackCents: backCents };
  const { id: caseId } = await openCase(app, order.buyer, accessOf(order), { ...request, ...more });
  await approveCase(app, staffCaller(0), caseId, '');
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from case_lines where case_id = ${caseId}`);
  await receiveCase(app, staffCaller(1), caseId, new Map(rows.map(({ id }) => [id, 'restocked' as const])));
  return { ...order, caseId };
}

/** Being picked; the buyer asks to cancel. */
async function cancelAsked(ground: DrillContext): Promise<EndingOrder> {
  const { app } = ground;
  const order = await paid(ground);
  // Items of canceled orders stay in their tote until someone takes them out.
  const { blocked } = await pickingBoard(app);
  for (const { number } of blocked) await emptyTote(app, staffCaller(0), number);
  await startPicking(app, staffCaller(0), [order.number]);
  await requestCancel(app, order.buyer, accessOf(order), 'please');
  return { ...order, caseId: (await fetchCancelRequest(app, order.id))?.id ?? 0 };
}

/** Placed eight days ago and never paid. */
async function overdue(ground: DrillContext): Promise<EndingOrder & { readonly providerOrderId: string }> {
  const { app } = ground;
  await restockAll(ground);
  for (;;) {
    const order = await placeRandomOrder(ground, ground.random.isHit(0.5) ? 'mixed' : 'plain');
    if (order.providerOrderId === null) continue;
    await app.db.execute(sql`update orders set created_at = created_at - interval '8 days' where id = ${order.id}`);
    return { ...order, providerOrderId: order.providerOrderId, caseId: 0 };
  }
}

/** The provider has the money, and the shop has not heard of it. */
async function captured({ paypal }: DrillContext, order: EndingOrder & { readonly providerOrderId: string }): Promise<EndingOrder> {
  await paypal.till.approve(order.providerOrderId, 'pay', 'paypal');
  await paypal.till.capture(order.providerOrderId, `late ${order.number}`);
  return order;
}

const isPaid = ({ status, total, captured: cents }: EndingState): boolean => status === orderStatus.paid && cents === total;

export const endings: readonly Ending[] = [
  {
    name: 'a return is settled by refund',
    prepare: (ground) => sentBack(ground, 'refund'),
    act: (app, { caseId }) => settleCase(app, staffCaller(1), caseId, 'refund'),
    isDone: (after) => after.case_status === 'settled' && after.requests === 1 && after.promised > 0,
  },
  {
    name: 'a return is settled by exchange',
    prepare: (ground) => sentBack(ground, 'exchange'),
    act: (app, { caseId }) => settleCase(app, staffCaller(2), caseId, 'exchange'),
    isDone: (after) => after.case_status === 'settled' && after.exchange && after.promised > 0,
  },
  {
    name: 'staff grant a request to cancel',
    prepare: cancelAsked,
    act: (app, { caseId }) => approveCancelRequest(app, staffCaller(0), caseId, 'done'),
    isDone: (after) =>
      after.status === orderStatus.cancelled && after.refunded === after.captured && after.case_status === 'settled' && after.holds === 0,
  },
  {
    name: 'an unpaid order expires',
    prepare: overdue,
    act: (app) => reconcile(app),
    isDone: (after) => after.status === orderStatus.cancelled && after.credit === 0 && after.holds === 0,
    // Its stock is let go by itself before.
    isBetween: (after) => after.status === orderStatus.awaitingPayment,
  },
  {
    name: 'an order is paid at the moment it expires',
    prepare: async (ground) => captured(ground, await overdue(ground)),
    act: (app) => reconcile(app),
    isDone: isPaid,
    isBetween: (after) => after.status === orderStatus.awaitingPayment && after.captured === 0,
  },
  {
    name: 'money comes after an order expired',
    prepare: async (ground) => {
      const order = await overdue(ground);
      await reconcile(ground.app);
      await captured(ground, order);
      // The provider's message is stored before anything else is done about it.
      await ground.app.db.execute(sql`insert into webhook_events (provider, event_id, kind, payload, received_at)
        values ('paypal', ${`WH-late-${order.id}`}, 'PAYMENT.CAPTURE.COMPLETED',
          ${JSON.stringify({ providerOrderId: order.providerOrderId, captureId: null })}::jsonb, ${earlier(ground.app.now(), 2 * minuteMs).toISOString()}::timestamptz)`);
      return order;
    },
    act: (app) => processWaitingEvents(app),
    isDone: (after) => after.captured > 0 && after.payment_state === 'needs_attention',
    isBetween: (after) => after.captured === 0 && after.status === orderStatus.cancelled,
  },
];
