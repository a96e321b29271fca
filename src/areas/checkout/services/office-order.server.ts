import { mayMove } from '#areas/orders/rules/moves.ts';
import { heldWhy, isHeld, mayCallOff, mayChange, mayHold } from '#areas/orders/rules/office.ts';
import { isShippable, owedCents } from '#areas/orders/rules/shippable.ts';
import { isAwaitingPayment, orderStatus } from '#areas/orders/rules/status.ts';
import { allMessages } from '#areas/orders/services/acts.server.ts';
import { sellersOf } from '#areas/orders/services/office.server.ts';
import { shippingOf } from '#areas/orders/services/placing.server.ts';
import { type OrderRow, orderBy } from '#areas/orders/services/steps.server.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/office-order.server.ts';
import { billOfOrder } from '../store/order-bills.server.ts';
import { creditRefundsOf } from '../store/refund-rows.server.ts';
import { parcelPhotos } from './parcel-photos.server.ts';
import { refundOptions } from './staff-refund.server.ts';

/** One order with everything the desk shows of it; null when there is none. */
export async function deskOrder(app: App, which: Parameters<typeof orderBy>[1]) {
  const order = await orderBy(app, which);
  if (!order) return null;
  const { db } = app;
  const [lines, shipping, payments, refunds, creditRefunds, refund, history, messages, parcels, photos, bill, buyer, people, owner] =
    await Promise.all([
      store.deskLines(db, order.id),
      shippingOf(app, order.id),
      store.deskPayments(db, order.id),
      store.deskRefunds(db, order.id),
      creditRefundsOf(db, [order.id]),
      refundOptions(app, order),
      store.deskHistory(db, order.id),
      allMessages(app, order.id),
      store.deskParcels(db, order.id),
      parcelPhotos(app, order.id, 'staff'),
      billOfOrder(db, order.id),
      store.buyerFigures(db, order),
      sellersOf(app),
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
export type DeskOrder = NonNullable<Awaited<ReturnType<typeof deskOrder>>>;

/** What can be done with an order now; whoever presses is checked again. */
function mayOf(order: OrderRow, payments: Awaited<ReturnType<typeof store.deskPayments>>, refundableCents: number) {
  const leftCents = Math.max(0, owedCents(order));
  const isOpen = isAwaitingPayment(order) || order.paymentState === 'part_paid';
  const held = isHeld(order);
  return {
    leftCents: isOpen ? leftCents : 0,
    refundableCents,
    change: mayChange(order),
    hold: !held && mayHold(order),
    release: held,
    heldWhy: heldWhy(order.attentionReason),
    cancel: mayCallOff(order),
    receive: isOpen && leftCents > 0,
    prepare: order.status === orderStatus.paid && isShippable(order) && !held,
    deliver: mayMove(order.status, orderStatus.delivered),
    complete: mayMove(order.status, orderStatus.completed),
    recheck: payments.some(({ provider }) => provider === 'paypal') || order.totalCents === 0,
  };
}
