import { orderStatus } from '#areas/orders/rules/status.ts';
import { fetchStockLines, type OrderRow, type OrderTransition, transition } from '#areas/orders/services/transitions.server.ts';
import { returnOrderCredit } from '#areas/referrals/services/order-credit.server.ts';
import { releaseWelcomeDiscount } from '#areas/referrals/services/welcome.server.ts';
import type { App } from '#platform/app.ts';
import { invoiceStatesBefore } from '../rules/invoice.ts';
import * as invoices from '../store/invoices.server.ts';
import * as store from '../store/payments.server.ts';
import { releaseCouponUse } from '../store/redemptions.server.ts';
import { returnGifts } from './gifts.server.ts';
import { requestRefund } from './refund-request.server.ts';
import { releaseOrderStock } from './release-pieces.server.ts';

type Why = Pick<OrderTransition, 'reason' | 'by'>;

export type ClosedOrder = { readonly order: OrderRow; readonly refundIds: readonly number[] };

/**
 * Closes an unpaid order, or a paid one that is cancelled: releases stock, coupon and store credit once, ends open payments and records
 * what was paid as a refund. All in the caller's transaction, so an order is never closed with its money kept. Returns the refunds to
 * execute.
 */
export async function closeOrder(app: App, order: OrderRow, { reason, by }: Why): Promise<ClosedOrder> {
  await releaseOrderStock(app, order.id);
  await returnGifts(app, order.id);
  if (order.paymentCents === 0) {
    await releaseCouponUse(app.db, order.id, app.now());
    await releaseWelcomeDiscount(app, order.id);
  }
  await returnOrderCredit(app, order, 0);
  await endBill(app, order);
  await store.endAttempts(app.db, order.id, 'cancelled', app.now());
  const closed = await transition(app, order, {
    to: orderStatus.cancelled,
    ...(reason === undefined ? {} : { reason }),
    by,
    changes: { idempotencyKey: null },
  });
  const refundIds = await refundClosed(app, closed, { kind: 'cancel', reason: reason ?? '', staffId: by.staffId ?? null });
  return { order: closed, refundIds };
}

type ClosedWhy = { readonly kind: 'cancel' | 'repair'; readonly reason: string; readonly staffId: number | null };

/** Records a refund of what a closed order still holds. Nothing where nothing is left or a refund for all of it is under way. */
export async function refundClosed(app: App, order: OrderRow, { kind, reason, staffId }: ClosedWhy): Promise<readonly number[]> {
  const captures = await store.capturesToRefund(app.db, order.id);
  if (captures.every(({ amountCents, refundedCents, creditedCents }) => amountCents === refundedCents + creditedCents)) {
    // No money is refunded from which spent credit could be withheld; the order's store credit was returned to the account just now.
    const lines = await fetchStockLines(app, order.id);
    await app.recoverSpentCredit(app, { orderId: order.id, keptPieces: new Map(lines.map(({ id }) => [id, 0])), maxCents: 0 });
    return [];
  }
  return (await requestRefund(app, order, { kind, amountCents: null, reason, staffId })).refundIds;
}

/** An invoice that counted on a coupon or store credit is ended: both are released, and its link would grant them a second time. */
async function endBill(app: App, { id, source, creditCents }: OrderRow): Promise<void> {
  if (source !== 'shop' && creditCents === 0) return;
  const bill = await invoices.invoiceBy(app.db, { orderId: id });
  if (bill) await invoices.cancelUnpaidInvoice(app.db, bill.id, invoiceStatesBefore('cancelled'), app.now());
}
