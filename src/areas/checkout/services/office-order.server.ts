import { canCancelByStaff, canChangeOrder, canHoldOrder, isOnHold, parseHoldReason } from '#areas/orders/rules/office.ts';
import { isShippable, owedCents } from '#areas/orders/rules/shippable.ts';
import { isAwaitingPayment, orderStatus } from '#areas/orders/rules/status.ts';
import { canTransitionOrder } from '#areas/orders/rules/transitions.ts';
import { fetchOrderMessages } from '#areas/orders/services/actions.server.ts';
import { fetchSellers } from '#areas/orders/services/office.server.ts';
import { findOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { fetchOrderShipping } from '#areas/orders/services/write-order.server.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/office-order.server.ts';
import { billOfOrder } from '../store/order-bills.server.ts';
import { creditRefundsOf } from '../store/refund-rows.server.ts';
import { parcelPhotos } from './parcel-photos.server.ts';
import { refundOptions } from './staff-refund.server.ts';

export async function fetchOfficeOrder(app: App, which: Parameters<typeof findOrder>[1]) {
  const order = await findOrder(app, which);
  if (!order) return null;
  const { db } = app;
  const [lines, shipping, payments, refunds, creditRefunds, refund, history, messages, parcels, photos, bill, buyer, people, owner] =
    await Promise.all([
      store.selectOfficeOrderLines(db, order.id),
      fetchOrderShipping(app, order.id),
      store.selectOfficeOrderPayments(db, order.id),
      store.selectOfficeOrderRefunds(db, order.id),
      creditRefundsOf(db, [order.id]),
      refundOptions(app, order),
      store.selectOfficeOrderHistory(db, order.id),
      fetchOrderMessages(app, order.id),
      store.selectOfficeOrderParcels(db, order.id),
      parcelPhotos(app, order.id, 'staff'),
      billOfOrder(db, order.id),
      store.buyerFigures(db, order),
      fetchSellers(app),
      store.staffName(db, order.ownerStaffId),
    ]);
  return {
    order,
    lines,
    shipping,
    payments,
    refunds,
    creditRefunds,
    refund,
    history,
    messages,
    parcels,
    photos,
    bill,
    buyer,
    people,
    owner,
    may: mayOf(order, payments, refund.leftCents),
  };
}
export type OfficeOrder = NonNullable<Awaited<ReturnType<typeof fetchOfficeOrder>>>;

/** Actions offered for an order; each is checked again when used. */
function mayOf(order: OrderRow, payments: Awaited<ReturnType<typeof store.selectOfficeOrderPayments>>, refundableCents: number) {
  const leftCents = Math.max(0, owedCents(order));
  const isOpen = isAwaitingPayment(order) || order.paymentState === 'part_paid';
  const held = isOnHold(order);
  return {
    leftCents: isOpen ? leftCents : 0,
    refundableCents,
    change: canChangeOrder(order),
    hold: !held && canHoldOrder(order),
    release: held,
    heldWhy: parseHoldReason(order.attentionReason),
    cancel: canCancelByStaff(order),
    receive: isOpen && leftCents > 0,
    prepare: order.status === orderStatus.paid && isShippable(order) && !held,
    deliver: canTransitionOrder(order.status, orderStatus.delivered),
    complete: canTransitionOrder(order.status, orderStatus.completed),
    recheck: payments.some(({ provider }) => provider === 'paypal') || order.totalCents === 0,
  };
}
