import { isOnHold } from '#areas/orders/rules/office.ts';
import { paymentStateFor } from '#areas/orders/rules/shippable.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { fetchStockLines, lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { lockStock, sellItems } from '#areas/stock/services/holds.server.ts';
import { type App, transact } from '#platform/app.ts';
import { selectOrderMoney } from '../store/payments.server.ts';
import { isRefundMissing } from '../store/refunds.server.ts';
import { hasRefundByHand } from '../store/refunds-by-hand.server.ts';
import { capturePayment, confirmFreeOrder, type PaymentStatus, paymentStatus } from './capture-payment.server.ts';
import { isStoreCreditAvailable, stockHoldsOf } from './record-payment.server.ts';

/** Staff recheck an order: the provider is asked whatever is stored, stock is reserved again, a free order is confirmed. */
export async function recheckPayment(app: App, staff: { readonly id: number }, number: string): Promise<PaymentStatus> {
  const order = await orderByNumber(app, number);
  await capturePayment(app, { number }, { isForced: true });
  await confirmFreeOrder(app, order.id, staff.id);
  await cleared(app, order.id, staff.id);
  return paymentStatus(app, order.id);
}

/** The flag is cleared when the order's money and store credit are right and its items are in stock. */
const cleared = (app: App, orderId: number, staffId: number): Promise<void> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    // An order on hold waits for the person who held it.
    if (order.paymentState !== 'needs_attention' || order.status !== orderStatus.paid || isOnHold(order)) return;
    const { captured, lineRefunded, lineKept } = await selectOrderMoney(inside.db, orderId);
    if (captured - lineRefunded - lineKept !== order.totalCents || !(await isStoreCreditAvailable(inside, order))) return;
    if ((await isRefundMissing(inside.db, orderId, null)) || (await hasRefundByHand(inside.db, orderId))) return;
    const lines = await fetchStockLines(inside, orderId);
    await lockStock(
      inside,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    const short = await sellItems(inside, stockHoldsOf(lines), orderId, staffId);
    const by = { actor: 'staff', staffId } as const;
    const paymentState = paymentStateFor(order);
    if (!short) await transition(inside, order, { paymentState, reason: 'rechecked', by, changes: { attentionReason: '' } });
  });
