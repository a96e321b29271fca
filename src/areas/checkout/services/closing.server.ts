import { linesToMove, type OrderRow, type Step, take } from '#areas/orders/services/steps.server.ts';
import { leaveCredit } from '#areas/referrals/services/order-credit.server.ts';
import { freeWelcome } from '#areas/referrals/services/welcome.server.ts';
import { lockGoods, releasePieces } from '#areas/stock/services/holds.server.ts';
import type { App } from '#platform/app.ts';
import { statesBefore } from '../rules/invoice.ts';
import * as invoices from '../store/invoices.server.ts';
import * as store from '../store/payments.server.ts';
import { releaseUse } from '../store/redemptions.server.ts';
import { returnGifts } from './gifts.server.ts';

type Why = Pick<Step, 'reason' | 'by'>;

/** Ends an order nobody paid, or that is paid and called off: pieces, coupon and store credit are free again, once, and open payments are over. */
export async function closeInside(app: App, order: OrderRow, { reason, by }: Why): Promise<OrderRow> {
  await letGo(app, order.id);
  await returnGifts(app, order.id);
  if (order.paymentCents === 0) {
    await releaseUse(app.db, order.id, app.now());
    await freeWelcome(app, order.id);
  }
  await leaveCredit(app, order, 0);
  await endBill(app, order);
  await store.endAttempts(app.db, order.id, 'cancelled', app.now());
  return take(app, order, { to: 7, ...(reason === undefined ? {} : { reason }), by, changes: { idempotencyKey: null } });
}

/** A bill that counted on coupon or credit asks nobody any more: both are free again, and its link would give them a second time. */
async function endBill(app: App, { id, source, creditCents }: OrderRow): Promise<void> {
  if (source !== 'shop' && creditCents === 0) return;
  const bill = await invoices.invoiceBy(app.db, { orderId: id });
  if (bill) await invoices.cancelUnpaid(app.db, bill.id, statesBefore('cancelled'), app.now());
}

/** Lets the pieces of an order go. */
export async function letGo(app: App, orderId: number): Promise<void> {
  const lines = await linesToMove(app, orderId);
  await lockGoods(
    app,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  await releasePieces(
    app,
    lines.map(({ id }) => id),
  );
}
