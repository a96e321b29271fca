import type { OrderLine } from './order-line.ts';
import { isFullyPaid } from './payment-states.ts';
import { isInFulfillment } from './status.ts';

type ShippableOrder = {
  readonly status: number;
  readonly paymentState: string;
  readonly pieceCount: number;
  readonly removedCount: number;
};

/** Paid, unshipped, and something left to ship: a partial refund removes units but does not stop the order. */
export const isShippable = ({ status, paymentState, pieceCount, removedCount }: ShippableOrder): boolean =>
  isInFulfillment(status) && isFullyPaid(paymentState) && removedCount < pieceCount;

/** Units of a line to pick, pack and ship: without those refunded before shipping. */
export const shippedQuantity = ({ quantity, removedQuantity }: Pick<OrderLine, 'quantity' | 'removedQuantity'>): number =>
  quantity - removedQuantity;

type LineToShip = { readonly lineId: number; readonly quantity: number };

/** Version of the units to ship as a page saw them; any unit refunded, added or removed changes it. */
export const shippingVersion = (lines: readonly LineToShip[]): string =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.lineId - b.lineId)
    .map(({ lineId, quantity }) => `${lineId}x${quantity}`)
    .join('.');

type PaidOrder = { readonly totalCents: number; readonly paymentCents: number; readonly refundedCents: number };

/** What the buyer still owes. Refunds that did not lower the total were paid before, so they are not owed again. */
export const owedCents = ({ totalCents, paymentCents, refundedCents }: PaidOrder): number => totalCents - paymentCents - refundedCents;

/** The payment state that follows from the order's money, once no attention is needed. */
export const paymentStateFor = (order: PaidOrder): 'paid' | 'part_paid' | 'part_refunded' => {
  if (owedCents(order) > 0) return 'part_paid';
  return order.refundedCents > 0 ? 'part_refunded' : 'paid';
};
