import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { lockOrder, type OrderRow, orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import {
  paidForShipping,
  paidPerLine,
  problemWithQuantities,
  type RefundPart,
  refundOfQuantities,
  refundVersion,
} from '../rules/refunds.ts';
import { capturesToRefund } from '../store/payments.server.ts';
import * as rows from '../store/refund-rows.server.ts';
import * as store from '../store/refunds.server.ts';
import { type PaymentStatus, paymentStatus } from './capture-payment.server.ts';
import { executeRefunds } from './refund.server.ts';
import { type RefundRequest, refundableCents, refundableOfCapture, requestRefund } from './refund-request.server.ts';

/** "Everything" must be requested explicitly. */
export type RefundSelection =
  | { readonly kind: 'all' }
  | { readonly kind: 'amount'; readonly amountCents: number }
  | { readonly kind: 'pieces'; readonly pieces: ReadonlyMap<number, number>; readonly shippingCents: number };

export type StaffRefund = {
  readonly number: string;
  readonly selection: RefundSelection;
  readonly reason: string;
  readonly method?: 'payment' | 'store_credit';
  /** Whether unshipped units are restocked; otherwise they are written off as damaged. */
  readonly isRestocked?: boolean;
  /** Idempotency key: a repeated request refunds nothing again. */
  readonly requestId?: string | undefined;
  /** The order as the page saw it (`refundVersion`); an order that changed since is not refunded. */
  readonly seen?: string | undefined;
  /** What a person confirmed in the dialog; null: nothing. A call names its amount itself and sends none. */
  readonly confirmedCents?: number | null;
};

type Refunded = PaymentStatus & {
  readonly refundedCents: number;
  /** Withheld because price-protection credit for these units was spent. */
  readonly recoveredCents: number;
  /** Part of it waits for the provider. */
  readonly isPending: boolean;
};

/** Reading what is left, deciding and writing happen under the order's lock in one transaction. */
export async function refundByStaff(app: App, caller: Caller, refund: StaffRefund): Promise<Refunded> {
  const { staff } = caller;
  if (!staff) throw new DomainError('userNotLogin');
  const { id } = await orderByNumber(app, refund.number);
  const { refundIds, failure, ...refunded } = await transact(app, async (inside) => {
    const order = await lockOrder(inside, id);
    const repeated = refund.requestId === undefined ? null : await store.refundRequestBy(inside.db, id, refund.requestId);
    if (repeated) return repeatedRefund(inside, repeated, refund);
    if (refund.seen !== undefined && refund.seen !== refundVersion(order, await refundableCents(inside, id)))
      throw new DomainError('orderChanged');
    const request = await requestFor(inside, caller, order, refund, staff.id);
    if (refund.confirmedCents !== undefined) await requireConfirmation(inside, order, request, refund.confirmedCents);
    const requested = await requestRefund(inside, order, request);
    await audit(inside, caller, {
      action: 'order.refund',
      subject: ['order', id],
      before: { paid_cents: order.paymentCents, payment_state: order.paymentState },
      after: {
        refunded_cents: requested.amountCents,
        recovered_cents: requested.recoveredCents,
        kind: refund.selection.kind,
        method: refund.method ?? 'payment',
        reason: refund.reason,
      },
    });
    return {
      refundIds: requested.refundIds,
      refundedCents: requested.amountCents,
      recoveredCents: requested.recoveredCents,
      failure: null,
    };
  });
  await executeRefunds(app, refundIds, { isPaidByHand: true });
  app.live.publish('orders', 'payments', 'stock');
  if (failure !== null) throw new DomainError('refundRefused', { reason: failure });
  return { ...(await paymentStatus(app, id)), ...refunded, isPending: (await rows.pendingRefundIds(app.db, refundIds)).length > 0 };
}

/** A repeated request writes nothing; pending refunds are requested again with their own key. */
async function repeatedRefund(inside: App, row: store.RefundRequestRow, refund: StaffRefund) {
  if (row.fingerprint !== fingerprintOf(refund)) throw new DomainError('refundRequestReused');
  const open = await store.openRefundsOf(inside.db, row.id);
  const failure = await store.selectRefundFailure(inside.db, row.id);
  const { amountCents, recoveredCents } = row;
  return { refundIds: open.map(({ id }) => id), refundedCents: amountCents - recoveredCents, recoveredCents, failure };
}

const fingerprintOf = ({ selection, method = 'payment', isRestocked = true }: StaffRefund): string =>
  JSON.stringify(
    selection.kind === 'pieces' ? [[...selection.pieces].sort(([a], [b]) => a - b), selection.shippingCents] : selection,
  ).concat(` ${method} ${isRestocked}`);

async function requestFor(
  inside: App,
  { language }: Caller,
  order: OrderRow,
  refund: StaffRefund,
  staffId: number,
): Promise<RefundRequest> {
  const { selection, reason, method = 'payment', isRestocked = true, requestId } = refund;
  if (method === 'store_credit' && order.userId === null) throw new DomainError('creditNeedsAccount');
  const common = {
    reason,
    staffId,
    method,
    isRestocked,
    fingerprint: fingerprintOf(refund),
    ...(requestId === undefined ? {} : { requestId }),
  };
  // Store credit may be held by an order nobody paid or confirmed: cancelling returns it.
  if (order.paymentState === 'unpaid') throw new DomainError('refundUnpaid');
  if (selection.kind === 'all') return { ...common, kind: 'all', amountCents: null };
  if (selection.kind === 'amount') return { ...common, kind: 'amount', amountCents: selection.amountCents };
  const lines = await store.refundableLines(inside.db, order.id);
  const problem = problemWithQuantities(lines, selection.pieces);
  if (problem?.left === null) throw new DomainError('refundLineUnknown', { line: problem.lineId });
  if (problem) {
    const line = lines.find(({ id }) => id === problem.lineId);
    throw new DomainError('refundPiecesTooMany', {
      left: problem.left,
      name: line ? localizedColumn({ nameEn: line.name, nameZh: line.nameZh }, 'name', language) : '',
    });
  }
  const parts: readonly RefundPart[] = refundOfQuantities(lines, order.taxCents, selection.pieces);
  const { shippingCents } = selection;
  const shippingLeft = await shippingLeftOf(inside, order, lines);
  if (shippingCents > shippingLeft) throw new DomainError('refundShippingTooMuch', { most: dollars(cents(shippingLeft)) });
  const amountCents = parts.reduce((sum, part) => sum + part.amountCents, 0) + shippingCents;
  if (parts.length === 0 && shippingCents === 0) throw new DomainError('refundNothing');
  return { ...common, kind: 'pieces', amountCents, parts, shippingCents };
}

type Lines = Awaited<ReturnType<typeof store.refundableLines>>;

async function shippingLeftOf(app: App, order: OrderRow, lines: Lines): Promise<number> {
  return Math.max(0, paidForShipping(order, lines) - (await store.requestedBefore(app.db, order.id)).shippingCents);
}

const defaultConfirmCents = 20_000;
const confirmLimit = (policies: ReadonlyMap<string, number>): number => policies.get('refundConfirmCents') ?? defaultConfirmCents;

/** Everything, and any amount above the limit of the policy, is refunded only as confirmed to the cent. */
async function requireConfirmation(inside: App, order: OrderRow, request: RefundRequest, confirmedCents: number | null): Promise<void> {
  const amountCents = request.amountCents ?? (await refundableCents(inside, order.id));
  if (confirmedCents === amountCents) return;
  if (request.kind === 'all' || amountCents > confirmLimit(await policiesOf(inside)))
    throw new DomainError('refundUnconfirmed', { amount: dollars(cents(amountCents)) });
}

/** What the refund dialog needs: bought, already refunded, and left. */
export async function refundOptions(app: App, order: OrderRow) {
  const [lines, leftCents, captures, policies] = await Promise.all([
    store.refundableLines(app.db, order.id),
    refundableCents(app, order.id),
    capturesToRefund(app.db, order.id),
    policiesOf(app),
  ]);
  const paid = paidPerLine(lines, order.taxCents);
  return {
    seen: refundVersion(order, leftCents),
    lastRequestId: await rows.lastRequestId(app.db, order.id),
    leftCents,
    creditLeftCents: leftCents - captures.reduce((sum, capture) => sum + refundableOfCapture(capture), 0),
    shippingLeftCents: await shippingLeftOf(app, order, lines),
    confirmCents: confirmLimit(policies),
    isShipped: order.consignTime !== null,
    hasAccount: order.userId !== null,
    hasPriceProtectionCredit: await rows.hasPriceProtectionCredit(app.db, order.id),
    lines: lines.map(({ id, quantity, refundedQuantity, refundedCents, priceRefunds, skuId, isMadeToOrder }, index) => ({
      ...{ id, quantity, refundedQuantity, refundedCents, priceRefunds, paidCents: paid[index] ?? 0 },
      isStocked: skuId !== null && !isMadeToOrder,
    })),
  };
}
