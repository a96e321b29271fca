import type { OrderLine } from './order-line.ts';
import { isFullyPaid } from './payment-states.ts';
import { isInFulfillment } from './status.ts';

type ShippableOrder = {
  readonly status: number;
  readonly paymentState: string;
  readonly pieceCount: number;
  readonly removedCount: number;
};

/** Paid for, in the house, and something is left to send: a part refund before shipping takes pieces out, it does not stop the order. */
export const isShippable = ({ status, paymentState, pieceCount, removedCount }: ShippableOrder): boolean =>
  isInFulfillment(status) && isFullyPaid(paymentState) && removedCount < pieceCount;

/** Pieces of a line that are picked, packed and shipped: those refunded before shipping are not. */
export const shippedPieces = ({ quantity, removedQuantity }: Pick<OrderLine, 'quantity' | 'removedQuantity'>): number =>
  quantity - removedQuantity;

type LineToShip = { readonly lineId: number; readonly quantity: number };

/** What a page saw of the pieces to ship; any piece refunded, added or taken away since makes another one. */
export const shippingVersion = (lines: readonly LineToShip[]): string =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.lineId - b.lineId)
    .map(({ lineId, quantity }) => `${lineId}x${quantity}`)
    .join('.');

type PaidOrder = { readonly totalCents: number; readonly paymentCents: number; readonly refundedCents: number };

/** What the buyer still owes. Money that was given back without lowering the total was paid before, so it is not owed again. */
export const owedCents = ({ totalCents, paymentCents, refundedCents }: PaidOrder): number => totalCents - paymentCents - refundedCents;

/** The payment state that an order's money stands for, once nobody has to look at it any more. */
export const paymentStateFor = (order: PaidOrder): 'paid' | 'part_paid' | 'part_refunded' => {
  if (owedCents(order) > 0) return 'part_paid';
  return order.refundedCents > 0 ? 'part_refunded' : 'paid';
};
