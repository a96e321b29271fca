/** Price protection that was paid back to the payment for one line. */
export type PriceRefund = {
  /** Units it was for, and what was paid back for all of them. */
  readonly quantity: number;
  readonly amountCents: number;
  readonly paidAtMs: number;
  /** The provider has not confirmed it yet and may still refuse it. */
  readonly isOpen: boolean;
  /** All of it went back as money of the order itself, not as store credit or from another order. */
  readonly isOwnMoney: boolean;
};

/** What is left of a credit for the units still kept. */
export const remainingCreditCents = ({ amountCents, quantity }: Pick<PriceRefund, 'amountCents' | 'quantity'>, units: number): number =>
  units >= quantity ? amountCents : Math.floor((amountCents * Math.max(0, units)) / quantity);

/**
 * Paid back already for units that now go: it comes off what they are refunded with. Unit by unit or all at once it is the same to the cent.
 * Negative where units are bought again.
 */
export const priceRefundOfUnits = (refunds: readonly PriceRefund[], keptBefore: number, keptAfter: number): number =>
  refunds.reduce((sum, refund) => sum + remainingCreditCents(refund, keptBefore) - remainingCreditCents(refund, keptAfter), 0);
