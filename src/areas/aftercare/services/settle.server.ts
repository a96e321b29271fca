import { priceRefundForQuantity } from '#areas/checkout/rules/refunds.ts';
import { allocateDiscount } from '#areas/checkout/rules/shares.ts';
import { placeManualOrder, quoteManualOrder } from '#areas/checkout/services/manual-orders.server.ts';
import { executeRefunds, hasPartlyRefunded } from '#areas/checkout/services/refund.server.ts';
import { recordCreditForReturn } from '#areas/checkout/services/refund-request.server.ts';
import { hasArrived, orderStatus } from '#areas/orders/rules/status.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { fetchOrderLines } from '#areas/orders/services/lines.server.ts';
import { findOrder, lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { fetchOrderShipping } from '#areas/orders/services/write-order.server.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { exchangeDays } from '../rules/case-limits.ts';
import type { ReturnResolution } from '../rules/case-reasons.ts';
import * as store from '../store/cases.server.ts';
import { returnLines } from '../store/return-lines.server.ts';
import { type Settlement, writeCaseSettledEmail } from './case-emails.server.ts';
import { loadCaseEmailData } from './case-messages.server.ts';
import { recoverFromStoreCredit } from './credit-recovery.server.ts';
import { exchangeReason, refundableAlong, requestRefundAlong } from './exchange-ends.server.ts';
import { freeExchange } from './exchange-hold.server.ts';
import { exchangeWorth } from './return-quote.server.ts';

type Settled = Settlement & { readonly refundIds: readonly number[]; readonly exchangeOrderId: number | null };
const nothing: Settled = { refundCents: 0, creditCents: 0, exchange: null, refundIds: [], exchangeOrderId: null };

/**
 * Settles a received case: refund, store credit, or a new order. One conditional UPDATE decides who does it; the money is recorded in the
 * same transaction and requested afterwards.
 */
export async function settleCase(app: App, caller: Caller, id: number, as: ReturnResolution): Promise<Settlement> {
  const staffId = requireStaffId(caller);
  const settled = await transact(app, async (inside) => {
    const now = app.now();
    const over = { status: 'settled', settledAs: as, settledAt: now, handlerId: staffId, updatedAt: now } as const;
    const found = await store.transitionCase(inside.db, id, ['received'], over);
    if (!found) throw new DomainError('caseMoved');
    const order = await lockOrder(inside, found.orderId);
    const one = { ...found, backCents: await leftFor(inside, found) };
    await freeExchange(inside, one.id);
    const done = await settleBy[as](inside, caller, one, order);
    const [refundId = null] = done.refundIds;
    await store.setCase(inside.db, id, { refundId, exchangeOrderId: done.exchangeOrderId, backCents: one.backCents });
    await endWhole(inside, order, staffId, one.number);
    await writeCaseSettledEmail(inside, await loadCaseEmailData(inside, one), done);
    await audit(inside, caller, {
      action: 'case.settled',
      subject: ['service_case', id],
      before: { status: 'received' },
      after: {
        status: 'settled',
        as,
        refund_cents: done.refundCents,
        credit_cents: done.creditCents,
        order: done.exchange?.number ?? null,
      },
    });
    return done;
  });
  app.live.publish('cases', 'orders', 'payments');
  await pursueAll(app, id, settled.refundIds);
  return settled;
}

/**
 * The promised amount less price protection paid back for these units since, or what is left where money was refunded since: never more
 * than was paid.
 */
async function leftFor(inside: App, { id, orderId, backCents, createdAt }: store.CaseRow): Promise<number> {
  const units = await store.linesOfCase(inside.db, id);
  const lines = await returnLines(inside.db, orderId);
  const paidBackCents = units.reduce((sum, { orderLineId, quantity }) => {
    const line = lines.find((one) => one.id === orderLineId);
    const since = line?.priceRefunds.filter(({ paidAtMs }) => paidAtMs > createdAt.getTime()) ?? [];
    return line ? sum + priceRefundForQuantity({ ...line, priceRefunds: since }, quantity) : sum;
  }, 0);
  const left = Math.min(backCents - paidBackCents, await refundableAlong(inside, orderId));
  if (left <= 0) throw new DomainError('refundTooMuch', { most: dollars(cents(0)) });
  return left;
}

/**
 * The provider refused: the case is open again, and the order waits for staff. Where part was refunded, these units are settled, and only
 * the rest is still owed.
 */
async function pursueAll(app: App, id: number, refundIds: readonly number[]): Promise<void> {
  try {
    await executeRefunds(app, refundIds);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (await hasPartlyRefunded(app, refundIds)) throw error;
    const open = { status: 'received', settledAs: null, settledAt: null, refundId: null, updatedAt: app.now() } as const;
    await store.transitionCase(app.db, id, ['settled'], open);
    app.live.publish('cases');
    throw error;
  }
}

type SettleCase = (inside: App, caller: Caller, one: store.CaseRow, order: OrderRow) => Promise<Settled>;

/** By the usual refund path, which knows the payments. */
const byRefund: SettleCase = async (inside, caller, one, order) => {
  const request = { kind: 'return', amountCents: one.backCents, reason: `return ${one.number}`, staffId: requireStaffId(caller) } as const;
  const { refundIds, recoveredCents } = await requestRefundAlong(inside, order.id, { ...request, parts: await partsOf(inside, one) });
  return { ...nothing, refundCents: one.backCents - recoveredCents, refundIds };
};

async function partsOf(inside: App, one: store.CaseRow) {
  const lines = await store.linesOfCase(inside.db, one.id);
  const amounts = allocateDiscount(
    one.backCents,
    lines.map(({ backCents }) => backCents),
  );
  return lines.map(({ orderLineId, quantity }, index) => ({ lineId: orderLineId, quantity, amountCents: amounts[index] ?? 0 }));
}

const byCredit: SettleCase = async (inside, caller, one, order) => {
  const creditCents = await credit(inside, caller, one, order, 'service_case');
  await recordCredit(inside, caller, one, order, 'return', one.backCents);
  return { ...nothing, creditCents };
};

/**
 * A new order paid first by the returned value, as store credit, so that nothing is lost if the order is closed. The rest stays credit, or
 * is refunded without an account.
 */
const byExchange: SettleCase = async (inside, caller, one, order) => {
  const lines = await store.linesOfCase(inside.db, one.id);
  const items = lines.flatMap(({ exchangeSkuId, quantity }) => (exchangeSkuId === null ? [] : [{ skuId: exchangeSkuId, quantity }]));
  if (items.length < lines.length) throw new DomainError('exchangeMissing');
  const shipping = await fetchOrderShipping(inside, order.id);
  if (!shipping) throw new DomainError('orderNotExist');
  const worthCents = order.userId === null ? one.backCents : await credit(inside, caller, one, order, 'exchange_case');
  const orderInput = {
    items,
    discountCents: 0,
    worth: exchangeWorth(order, worthCents),
    userId: order.userId,
    place: shipping,
    // Shipping is free when the fault is ours.
    feeCents: one.kind === 'damage' ? 0 : null,
  };
  const { billCents } = await quoteManualOrder(inside, orderInput);
  const [firstName = '', ...rest] = shipping.receiverName.split(' ');
  const made = await placeManualOrder(inside, caller, {
    ...orderInput,
    email: order.email,
    buyerName: order.buyerNickName,
    language: order.language,
    receiver: {
      firstName,
      lastName: rest.join(' '),
      email: order.email,
      phoneNumber: shipping.receiverPhone,
      address: shipping.street,
      city: shipping.city,
      region: shipping.region,
      postCode: shipping.postCode,
      country: shipping.country,
    },
    message: one.number,
    isDiscreet: order.isDiscreet,
    terms: 'invoice',
    wallet: 'cash',
    reference: '',
    days: exchangeDays,
    seenTotalCents: null,
    requestId: `case ${one.id}`,
  });
  const overCents = Math.max(0, worthCents - billCents);
  // Without an account, the rest is refunded instead of paying for the new items.
  await recordCredit(inside, caller, one, order, 'exchange', order.userId === null ? one.backCents - overCents : one.backCents);
  const exchange = { number: made.number, dueCents: made.totalCents };
  const done = { ...nothing, exchange, exchangeOrderId: made.id };
  if (order.userId !== null || overCents === 0) return { ...done, creditCents: overCents };
  const refundCents = Math.min(overCents, await refundableAlong(inside, order.id));
  const request = {
    kind: 'exchange',
    amountCents: refundCents,
    reason: exchangeReason(one.number),
    staffId: requireStaffId(caller),
  } as const;
  const { refundIds, recoveredCents } = await requestRefundAlong(inside, order.id, request);
  return { ...done, refundCents: refundCents - recoveredCents, refundIds };
};

const settleBy: Readonly<Record<ReturnResolution, SettleCase>> = { refund: byRefund, store_credit: byCredit, exchange: byExchange };

/** Two sources distinguish returned from exchanged units: only the first count as not kept. */
type CreditSource = 'service_case' | 'exchange_case';

/**
 * Gives the returned value as store credit. Spent price-protection credit of these units is deducted, as from a refund; the rest of the
 * account goes first. Returns what is left.
 */
async function credit(inside: App, caller: Caller, one: store.CaseRow, { id, userId }: OrderRow, source: CreditSource): Promise<number> {
  if (userId === null) throw new DomainError('creditNeedsAccount');
  const lineIds = (await partsOf(inside, one)).map(({ lineId }) => lineId);
  await recoverFromStoreCredit(inside, lineIds);
  await giveCredit(inside, {
    userId,
    kind: 'return',
    source: [source, one.id],
    cents: one.backCents,
    orderId: id,
    note: one.number,
    staffId: requireStaffId(caller),
  });
  return one.backCents - (await recoverFromStoreCredit(inside, lineIds));
}

/** These units are settled: their money stays with the shop and cannot be refunded again. */
const recordCredit = async (
  inside: App,
  caller: Caller,
  one: store.CaseRow,
  order: OrderRow,
  kind: 'return' | 'exchange',
  amountCents: number,
): Promise<void> => {
  const reason = kind === 'exchange' ? exchangeReason(one.number) : `return ${one.number}`;
  const parts = await partsOf(inside, one);
  await recordCreditForReturn(inside, order, { kind, amountCents, reason, staffId: requireStaffId(caller), parts });
  const lineIds = parts.map(({ lineId }) => lineId);
  await recoverFromStoreCredit(inside, lineIds);
};

/** An order all of whose units were returned is returned itself. */
async function endWhole(inside: App, order: OrderRow, staffId: number, number: string): Promise<void> {
  const lines = await fetchOrderLines(inside, order.id);
  if (lines.some(({ quantity, returnedQuantity }) => returnedQuantity < quantity)) return;
  const now = await findOrder(inside, { id: order.id });
  if (now && hasArrived(now.status))
    await transition(inside, now, { to: orderStatus.returned, event: 'status', reason: number, by: { actor: 'staff', staffId } });
}
