import { randomUUID } from 'node:crypto';
import { isUncaptured } from '#areas/orders/rules/payment-states.ts';
import { removeUnits } from '#areas/orders/services/lines.server.ts';
import { type Actor, findOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { splitRefund } from '#areas/referrals/rules/rewards.ts';
import { fetchCreditOfOrder, returnOrderCredit } from '#areas/referrals/services/order-credit.server.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { returnSoldItems } from '#areas/stock/services/holds.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { App } from '#platform/app.ts';
import { dividePartsOver, type RefundPart, refundOfQuantities } from '../rules/refunds.ts';
import { allocateDiscount } from '../rules/shares.ts';
import * as payments from '../store/payments.server.ts';
import * as store from '../store/refunds.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { recordOrderState } from './refund.server.ts';
import { flagRefundByHand } from './refund-by-hand.server.ts';

export type RefundRequest = {
  readonly kind: store.RefundRequestRow['kind'];
  /** Null refunds everything that is left; callers must mean it. */
  readonly amountCents: number | null;
  readonly reason: string;
  readonly staffId: number | null;
  /** The lines it is for; a part without units is money for a line whose units the buyer keeps. */
  readonly parts?: readonly RefundPart[];
  /** Units the buyer keeps of each line, where lines were changed instead of refunded. */
  readonly keptPieces?: ReadonlyMap<number, number>;
  readonly method?: store.RefundRequestRow['method'];
  readonly shippingCents?: number;
  readonly isRestocked?: boolean;
  readonly requestId?: string;
  readonly fingerprint?: string;
};

/** Refunds to execute, and what was withheld because credit given for these units was spent. */
export type RequestedRefund = {
  readonly refundIds: readonly number[];
  readonly refundRequestId: number;
  readonly amountCents: number;
  readonly recoveredCents: number;
};

type Left = { readonly moneyCents: number; readonly creditCents: number };

/** What an order can still refund: money of its payments, and store credit that paid part of it. */
export async function refundableCents(app: App, orderId: number): Promise<number> {
  const { moneyCents, creditCents } = leftOf(await payments.capturesToRefund(app.db, orderId), await creditHeld(app, orderId));
  return moneyCents + creditCents;
}

/**
 * Paid beyond the total: the refund for changed lines was refused, or another amount arrived. It is not part of the total, so refunding it
 * leaves the order paid.
 */
async function overpaidCents(app: App, { id, totalCents }: OrderRow): Promise<number> {
  const { captured, lineRefunded, lineUnderWay, lineKept } = await payments.selectOrderMoney(app.db, id);
  return captured - lineRefunded - lineUnderWay - lineKept - totalCents;
}

const leftOf = (captures: readonly payments.CaptureRow[], creditCents: number): Left => ({
  moneyCents: captures.reduce((sum, capture) => sum + refundableOfCapture(capture), 0),
  creditCents,
});
export const refundableOfCapture = ({ amountCents, refundedCents, creditedCents }: payments.CaptureRow): number =>
  amountCents - refundedCents - creditedCents;

/** Store credit that paid the order and was neither returned nor given again for returned items. An unpaid order is closed instead. */
async function creditHeld(app: App, orderId: number): Promise<number> {
  const order = await findOrder(app, { id: orderId });
  if (!order || isUncaptured(order.paymentState)) return 0;
  return Math.max(0, (await fetchCreditOfOrder(app, orderId)) - (await store.requestedBefore(app.db, orderId)).creditCents);
}

/**
 * Records a refund in the caller's transaction with the order locked, so the same money cannot be refunded twice whatever happens next. The
 * provider is asked afterwards (`executeRefunds`) or by the reconciler. What store credit paid goes back as store credit, at once and in
 * the same proportion.
 */
export async function requestRefund(inside: App, order: OrderRow, request: RefundRequest): Promise<RequestedRefund> {
  const { kind, method = 'payment', reason, staffId, shippingCents = 0, isRestocked = true } = request;
  const isPressed = kind === 'pieces' || kind === 'amount' || kind === 'all';
  const isLineChange = kind === 'lines' || (kind === 'amount' && (request.amountCents ?? 0) <= (await overpaidCents(inside, order)));
  const captures = await payments.capturesToRefund(inside.db, order.id);
  const left = leftOf(captures, isLineChange ? 0 : await creditHeld(inside, order.id));
  const maxCents = left.moneyCents + left.creditCents;
  const amountCents = request.amountCents ?? maxCents;
  if (amountCents <= 0 || amountCents > maxCents) throw new DomainError('refundTooMuch', { most: dollars(cents(maxCents)) });
  const lines = await store.refundableLines(inside.db, order.id);
  // An amount equal to everything left closes the order just like a full refund, and leaves no unit with the buyer.
  const isAll = request.amountCents === null || (kind === 'amount' && !isLineChange && amountCents === maxCents);
  const parts = request.parts ?? (isAll ? fullRefundParts(lines, order.taxCents) : []);
  if (!isAll) requireCertainPriceRefunds(lines, parts);
  await countRefunded(inside, order, lines, parts);
  const split = splitRefund(left, amountCents);
  if (split.creditCents > 0) await returnOrderCredit(inside, order, (await fetchCreditOfOrder(inside, order.id)) - split.creditCents);
  const isForUnits = parts.some(({ quantity }) => quantity > 0);
  const keptPieces = request.keptPieces ?? (isForUnits ? remainingUnits(lines, parts) : new Map());
  const recoveredCents = await inside.recoverSpentCredit(inside, { orderId: order.id, keptPieces, maxCents: split.moneyCents });
  const paidBackCents = split.moneyCents - recoveredCents;
  const isCredit = method === 'store_credit';
  const row = await store.insertRefundRequest(inside.db, {
    ...{ orderId: order.id, kind, method, reason, staffId, shippingCents, isRestocked, amountCents, recoveredCents },
    requestId: request.requestId ?? randomUUID(),
    fingerprint: request.fingerprint ?? '',
    moneyCents: isCredit ? 0 : paidBackCents,
    creditBackCents: split.creditCents,
    storeCreditCents: isCredit ? paidBackCents : 0,
    createdAt: inside.now(),
  });
  const keptCents = recoveredCents + row.storeCreditCents;
  await setAsideCredit(inside, captures, keptCents);
  const refundIds = await writeRefunds(inside, order, row, { captures, keptCents, parts, isLineChange });
  if (row.storeCreditCents > 0) await giveStoreCredit(inside, order, row);
  if ((kind === 'pieces' || (isPressed && isAll)) && order.consignTime === null)
    await removeUnshipped(inside, order, { isRestocked, by: staffId === null ? { actor: 'system' } : { actor: 'staff', staffId } });
  const requested = { refundIds, refundRequestId: row.id, amountCents: amountCents - recoveredCents, recoveredCents };
  // Staff who press Refund pay it back themselves.
  if (refundIds.length > 0 && !isPressed) await flagRefundByHand(inside, order);
  if (refundIds.length > 0) return requested;
  // Store credit needs no provider, so it is completed at once.
  const details = { cents: requested.amountCents, method: 'store_credit' } as const;
  await recordOrderState(inside, order, { reason, staffId, details, isLineChange, refundRequestId: row.id });
  if (isPressed) await enqueueOrderEmail(inside, order.id, 'refunded', `request ${row.id}`);
  return requested;
}

const fullRefundParts = (lines: Awaited<ReturnType<typeof store.refundableLines>>, taxCents: number): RefundPart[] =>
  refundOfQuantities(lines, taxCents, new Map(lines.map(({ id, quantity }) => [id, quantity])));

type Lines = Awaited<ReturnType<typeof store.refundableLines>>;

/** Price protection comes off the refund of its units, so it must not be refused by the provider afterwards. */
function requireCertainPriceRefunds(lines: Lines, parts: readonly RefundPart[]): void {
  const refunded = lines.filter(({ id }) => parts.some(({ lineId, quantity }) => lineId === id && quantity > 0));
  if (refunded.some(({ priceRefunds }) => priceRefunds.some(({ isOpen }) => isOpen))) throw new DomainError('moneyUnderWay');
}

async function countRefunded(inside: App, order: OrderRow, lines: Lines, parts: readonly RefundPart[]): Promise<void> {
  for (const { lineId, quantity } of parts) {
    if (quantity === 0 || (await store.incrementRefundedQuantity(inside.db, order.id, lineId, quantity))) continue;
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError('refundLineUnknown', { line: lineId });
    throw new DomainError('refundPiecesTooMany', { left: line.quantity - line.refundedQuantity, name: line.name });
  }
}

/** Units that were returned and refunded are the same units. */
const remainingUnits = (lines: Lines, parts: readonly RefundPart[]): Map<number, number> =>
  new Map(
    parts.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      const gone = Math.max((line?.refundedQuantity ?? 0) + quantity, line?.returnedQuantity ?? 0);
      return [lineId, (line?.quantity ?? 0) - gone];
    }),
  );

/** Captured money kept because store credit was given for it, newest capture first. */
async function setAsideCredit(inside: App, captures: readonly payments.CaptureRow[], creditCents: number): Promise<void> {
  let rest = creditCents;
  for (const capture of captures) {
    const part = Math.min(rest, refundableOfCapture(capture));
    if (part <= 0) continue;
    await setAside(inside, capture.id, { creditCents: part });
    rest -= part;
  }
}

async function setAside(inside: App, captureId: number, amounts: { refundCents?: number; creditCents?: number }): Promise<void> {
  if (!(await store.reserveCaptureAmount(inside.db, captureId, amounts, inside.now())))
    throw new DomainError('refundTooMuch', { most: dollars(cents(0)) });
}

type Writing = {
  readonly captures: readonly payments.CaptureRow[];
  /** Part of the captures, newest first, already set aside for store credit. */
  readonly keptCents: number;
  readonly parts: readonly RefundPart[];
  readonly isLineChange: boolean;
};

/** One refund per capture used, with the units each is for. */
async function writeRefunds(
  inside: App,
  order: OrderRow,
  { id, moneyCents, storeCreditCents, creditBackCents, reason, staffId }: store.RefundRequestRow,
  { captures, keptCents, parts, isLineChange }: Writing,
): Promise<number[]> {
  const now = inside.now();
  const made: { id: number; amountCents: number }[] = [];
  let [keptLeft, rest] = [keptCents, moneyCents];
  for (const capture of captures) {
    const keptHere = Math.min(keptLeft, refundableOfCapture(capture));
    keptLeft -= keptHere;
    const part = Math.min(rest, refundableOfCapture(capture) - keptHere);
    if (part <= 0) continue;
    await setAside(inside, capture.id, { refundCents: part });
    const row = { orderId: order.id, captureId: capture.id, refundRequestId: id, isLineChange, amountCents: part, reason, staffId };
    made.push(await store.insertRefund(inside.db, { ...row, requestId: `refund:${randomUUID()}`, createdAt: now, updatedAt: now }));
    rest -= part;
  }
  const amounts = parts.map(({ amountCents }) => amountCents);
  const inMoney = allocateDiscount(made.length > 0 ? moneyCents : storeCreditCents + creditBackCents, amounts);
  const shares = parts.map((part, index) => ({ ...part, amountCents: inMoney[index] ?? 0 }));
  const rows =
    made.length === 0
      ? shares.map((part) => ({ ...part, refundId: null }))
      : dividePartsOver(
          shares,
          made.map(({ amountCents }) => amountCents),
        ).flatMap((of, index) => of.map((part) => ({ ...part, refundId: made[index]?.id ?? null })));
  await store.insertRefundLines(
    inside.db,
    rows.map((row) => ({ ...row, refundRequestId: id })),
  );
  return made.map((refund) => refund.id);
}

async function giveStoreCredit(inside: App, { id, userId, number }: OrderRow, request: store.RefundRequestRow): Promise<void> {
  if (userId === null) throw new DomainError('creditNeedsAccount');
  await giveCredit(inside, {
    ...{ userId, kind: 'return', source: ['refund_request', request.id], cents: request.storeCreditCents },
    ...{ orderId: id, note: number, staffId: request.staffId },
  });
}

type Removing = { readonly isRestocked: boolean; readonly by: Actor };

/**
 * Removes units refunded before shipping: restocked, or written off if they cannot be sold. Units of a failed refund were removed then.
 * Returns how many are removed now; the order is locked.
 */
export async function removeUnshipped(inside: App, order: OrderRow, { isRestocked, by }: Removing): Promise<number> {
  const lines = await store.refundableLines(inside.db, order.id);
  if (!lines.some(({ refundedQuantity, removedQuantity }) => refundedQuantity > removedQuantity)) return 0;
  // A gift is not shipped alone: it is removed with the last paid unit.
  const isLast = lines.every((line) => line.isGift || Math.max(line.refundedQuantity, line.removedQuantity) >= line.quantity);
  const removed = lines
    .map((line) => ({ ...line, pieces: (line.isGift && isLast ? line.quantity : line.refundedQuantity) - line.removedQuantity }))
    .filter(({ pieces }) => pieces > 0);
  await removeUnits(inside, order, removed, by);
  for (const { id, skuId, quantity, removedQuantity, pieces, isMadeToOrder } of removed)
    if (skuId !== null && !isMadeToOrder)
      await returnSoldItems(inside, {
        lineId: id,
        skuId,
        orderId: order.id,
        keep: quantity - removedQuantity - pieces,
        pieces,
        isRestocked,
      });
  return removed.reduce((sum, { pieces }) => sum + pieces, 0);
}

type Settling = Pick<RefundRequest, 'kind' | 'reason' | 'staffId'> & {
  readonly amountCents: number;
  readonly parts: readonly RefundPart[];
};

/**
 * Store credit was given for returned units or pays their exchange: the money behind it stays, and the units count as refunded. The caller
 * gives the credit; the order is locked.
 */
export async function recordCreditForReturn(inside: App, order: OrderRow, { kind, amountCents, parts, ...why }: Settling): Promise<void> {
  const captures = await payments.capturesToRefund(inside.db, order.id);
  const left = leftOf(captures, await creditHeld(inside, order.id));
  const lines = await store.refundableLines(inside.db, order.id);
  requireCertainPriceRefunds(lines, parts);
  await countRefunded(inside, order, lines, parts);
  const split = splitRefund(left, Math.min(amountCents, left.moneyCents + left.creditCents));
  const row = await store.insertRefundRequest(inside.db, {
    ...why,
    ...{ orderId: order.id, kind, method: 'store_credit', requestId: randomUUID(), amountCents: split.moneyCents + split.creditCents },
    ...{ storeCreditCents: split.moneyCents, creditBackCents: split.creditCents, createdAt: inside.now() },
  });
  await setAsideCredit(inside, captures, split.moneyCents);
  await store.insertRefundLines(
    inside.db,
    parts.map((part) => ({ ...part, refundId: null, refundRequestId: row.id })),
  );
}

/** Money kept for a guest's exchange can be refunded again, as far as this amount needs it. */
export async function releaseForRefund(inside: App, order: OrderRow, amountCents: number): Promise<void> {
  if (order.userId !== null) return;
  let missing = amountCents - (await refundableCents(inside, order.id));
  for (const { id, creditedCents } of await payments.capturesToRefund(inside.db, order.id)) {
    const part = Math.min(missing, creditedCents);
    if (part <= 0) continue;
    await store.releaseCaptureAmount(inside.db, id, { creditCents: part }, inside.now());
    missing -= part;
  }
}

/** Money of a guest order kept for what its items were exchanged for. */
export async function heldForExchangeCents(app: App, order: Pick<OrderRow, 'id' | 'userId'>): Promise<number> {
  if (order.userId !== null) return 0;
  return (await payments.capturesToRefund(app.db, order.id)).reduce((sum, { creditedCents }) => sum + creditedCents, 0);
}
