import { sql } from 'drizzle-orm';
import { approveCancelRequest, fetchCancelRequest, requestCancel } from '#areas/aftercare/services/cancel-request.server.ts';
import { approveCredit } from '#areas/aftercare/services/decide.server.ts';
import { approveCase, receiveCase, refuseCase } from '#areas/aftercare/services/manage-cases.server.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import { fetchReturnable, quoteReturn } from '#areas/aftercare/services/return-quote.server.ts';
import { settleCase } from '#areas/aftercare/services/settle.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { changeOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import { recheckPayment } from '#areas/checkout/services/recheck.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { markPaidBack } from '#areas/checkout/services/refund-by-hand.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { holdOrder, releaseOrder, setOrderStatus } from '#areas/orders/services/actions.server.ts';
import { isRefundOpenSql, refundJoinSql } from '#areas/orders/tables/conditions.ts';
import { startPicking } from '#areas/picking/services/picking.server.ts';
import { shipManually } from '#areas/picking/services/ship-manually.server.ts';
import type { Random } from '#kernel/random.ts';
import type { App, Caller } from '#platform/app.ts';
import type { DrillContext } from './frame.ts';
import { linesOf, orderMoneyOf } from './refund-laws.ts';
import { leftOf } from './refund-presses.ts';
import { type DrillOrder, payBill, stockedSkus } from './refund-shop.ts';

/** Context of an action: instance, staff member, randomness. */
export type ActionContext = {
  readonly ground: DrillContext;
  readonly app: App;
  readonly by: Caller;
  readonly order: DrillOrder;
  readonly random: Random;
};
type Action = (context: ActionContext) => Promise<unknown>;

const refundOf =
  (selectionFor: (context: ActionContext) => Promise<RefundSelection>): Action =>
  async (context) => {
    const { app, by, order, random } = context;
    const selection = await selectionFor(context);
    const method = order.userId !== null && random.isHit(0.2) ? 'store_credit' : 'payment';
    return refundByStaff(app, by, { number: order.number, selection, reason: 'drill', method, isRestocked: random.isHit(0.7) });
  };

const someUnits = async ({ app, order, random }: ActionContext): Promise<RefundSelection> => {
  const lines = await linesOf({ app }, order.id);
  const chosen = lines.filter(({ quantity, refunded }) => quantity > refunded && random.isHit(0.6));
  const quantities = chosen.map(({ id, quantity, refunded }) => [id, random.int(1, quantity - refunded)] as const);
  return { kind: 'pieces', pieces: new Map(quantities), shippingCents: random.isHit(0.2) ? random.int(1, 2600) : 0 };
};

const someMoney = async ({ app, order, random }: ActionContext): Promise<RefundSelection> => {
  const left = leftOf(await orderMoneyOf({ app }, order.id));
  return { kind: 'amount', amountCents: random.isHit(0.1) ? Math.max(1, left) : random.int(1, Math.max(1, Math.floor(left / 3))) };
};

/** Fewer units, a line less, or another item added. */
const otherLines: Action = async ({ app, by, order, random }) => {
  const lines = await linesOf({ app }, order.id);
  const line = random.pick(lines);
  const kind = random.pick(['less', 'more', 'gone', 'added'] as const);
  const quantity = { less: line.quantity - 1, more: line.quantity + 1, gone: 0, added: line.quantity }[kind];
  return changeOrderLines(app, by, {
    ...{ number: order.number, quantities: new Map([[line.id, quantity]]), reason: 'drill', seenTotalCents: null },
    added: kind === 'added' ? [{ skuId: random.pick(stockedSkus), quantity: 1 }] : [],
  });
};

/** One unit less of a line with several, and nothing else. */
const orderFewer: Action = async ({ app, by, order, random }) => {
  const lines = (await linesOf({ app }, order.id)).filter(({ quantity }) => quantity > 1);
  if (lines.length === 0) return null;
  const { id, quantity } = random.pick(lines);
  const quantities = new Map([[id, random.int(1, quantity - 1)]]);
  return changeOrderLines(app, by, { number: order.number, quantities, added: [], reason: 'drill', seenTotalCents: null });
};

/** Requests a return for money, store credit or exchange. */
const requestReturn: Action = async ({ app, order, random }) => {
  const access = { number: order.number, key: order.buyer.guestKeys[0] ?? null };
  const found = await fetchReturnable(app, order.buyer, access);
  const line = random.pick(found.lines);
  const resolution = random.pick(
    order.userId === null ? (['refund', 'exchange'] as const) : (['refund', 'store_credit', 'exchange'] as const),
  );
  const exchangeSkuId = resolution === 'exchange' ? random.pick([101, 102, 103] as const) : null;
  const returnRequest = {
    reason: 'tooShort',
    resolution,
    lines: [{ lineId: line.id, quantity: random.int(1, line.quantity), exchangeSkuId }],
  } as const;
  const { backCents } = await quoteReturn(app, order.buyer, found, returnRequest);
  return openCase(app, order.buyer, access, { ...returnRequest, message: '', uploadIds: [], seenBackCents: backCents });
};

type CaseRow = {
  readonly id: number;
  readonly status: string;
  readonly kind: string;
  readonly wants: 'refund' | 'store_credit' | 'exchange';
};

/** Moves a case one step: approved, received, settled in one of three ways, or refused. */
const nextCaseStep: Action = async ({ app, by, order, random }) => {
  const { rows } = await app.db.execute<CaseRow>(
    sql`select id, status, kind, wants from service_cases where order_id = ${order.id} and status in ('asked', 'approved', 'received') order by id`,
  );
  if (rows.length === 0) return null;
  const one = random.pick(rows);
  if (one.kind === 'cancel') return random.isHit(0.7) ? approveCancelRequest(app, by, one.id, '') : refuseCase(app, by, one.id, 'no');
  if (one.status === 'asked') return random.isHit(0.9) ? approveCase(app, by, one.id, '') : refuseCase(app, by, one.id, 'no');
  if (one.status === 'received')
    return settleCase(app, by, one.id, random.isHit(0.7) ? one.wants : random.pick(['refund', 'store_credit']));
  const lines = await app.db.execute<{ id: number }>(sql`select id from case_lines where case_id = ${one.id}`);
  return receiveCase(app, by, one.id, new Map(lines.rows.map(({ id }) => [id, random.isHit(0.8) ? 'restocked' : 'written_off'])));
};

const requestCancellation: Action = async ({ app, order }) => {
  const access = { number: order.number, key: order.buyer.guestKeys[0] ?? null };
  return (await fetchCancelRequest(app, order.id)) ? null : requestCancel(app, order.buyer, access, 'please');
};

/** Staff have paid back what was cash or a bank transfer. */
const payBack: Action = async ({ app, by, order }) => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select r.id from ${refundJoinSql} where r.order_id = ${order.id} and ${isRefundOpenSql('hand')} order by r.id`,
  );
  for (const { id } of rows) await markPaidBack(app, by, order.number, id);
};

/** Staff approve the price-protection refunds that wait for this order. */
const approveProtection: Action = async ({ app, by, order }) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select c.id from price_credits c join order_lines l on l.id = c.order_line_id
    where l.order_id = ${order.id} and c.state = 'pending' order by c.id`);
  for (const { id } of rows) await approveCredit(app, by, id);
};

export const actions = {
  refundPieces: refundOf(someUnits),
  refundAmount: refundOf(someMoney),
  refundAll: refundOf(async () => ({ kind: 'all' })),
  cancelByStaff: ({ app, by, order }) => cancelOrderByStaff(app, by, order.number, 'drill'),
  cancelByBuyer: ({ app, order }) => cancelOrder(app, order.buyer, { number: order.number, key: order.buyer.guestKeys[0] ?? null }),
  askCancel: requestCancellation,
  changeLines: otherLines,
  orderFewer,
  hold: ({ app, by, order }) => holdOrder(app, by, order.number, 'drill'),
  release: ({ app, by, order }) => releaseOrder(app, by, order.number),
  pick: ({ app, by, order }) => startPicking(app, by, [order.number]),
  ship: ({ app, by, order }) =>
    shipManually(app, { id: by.staff?.id ?? 1 }, { number: order.number, carrier: 'UPS', trackingNumber: `1Z${order.id}` }),
  deliver: ({ app, by, order }) => setOrderStatus(app, by, order.number, 'delivered'),
  complete: ({ app, by, order }) => setOrderStatus(app, by, order.number, 'completed'),
  askReturn: requestReturn,
  nextCaseStep,
  recheck: ({ app, by, order }) => recheckPayment(app, { id: by.staff?.id ?? 1 }, order.number),
  reconcile: ({ app }) => reconcile(app),
  payBill: ({ ground, app, order }) => payBill({ ...ground, app }, order),
  payBack,
  approveProtection,
  receiveMoney: ({ app, by, order }) => receiveManualPayment(app, by, order.number, { amountCents: null, wallet: 'cash', reference: '' }),
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof actions;
