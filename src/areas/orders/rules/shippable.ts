type ShippableOrder = {
  readonly status: number;
  readonly paymentState: string;
  readonly pieceCount: number;
  readonly removedCount: number;
};

/** Paid for, in the house, and something is left to send: a part refund before shipping takes pieces out, it does not stop the order. */
export const isShippable = ({ status, paymentState, pieceCount, removedCount }: ShippableOrder): boolean =>
  (status === 2 || status === 3) && (paymentState === 'paid' || paymentState === 'part_refunded') && removedCount < pieceCount;

type PaidOrder = { readonly totalCents: number; readonly paymentCents: number; readonly refundedCents: number };

/** What the buyer still owes. Money that was given back without lowering the total was paid before, so it is not owed again. */
export const owedCents = ({ totalCents, paymentCents, refundedCents }: PaidOrder): number => totalCents - paymentCents - refundedCents;

/** The payment state that an order's money stands for, once nobody has to look at it any more. */
export const paymentStateFor = (order: PaidOrder): 'paid' | 'part_paid' | 'part_refunded' => {
  if (owedCents(order) > 0) return 'part_paid';
  return order.refundedCents > 0 ? 'part_refunded' : 'paid';
};
