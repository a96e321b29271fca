import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { type Cents, cents } from '#kernel/money.ts';

/** One line of a paid order, as far as price protection looks at it. */
export type PriceProtectedLine = {
  readonly priceCents: number;
  /** Pieces bought, and what a coupon took off all of them. */
  readonly quantity: number;
  readonly discountShareCents: number;
  /** Pieces she still has. */
  readonly pieces: number;
  readonly paidAt: Date;
  readonly until: Date;
};
/** One fall of our own price, as the price ledger knows it. */
export type PriceFall = { readonly payableCents: number; readonly isFinalSale: boolean; readonly at: Date };
/** What was given, or waits to be given, for one level of the price. */
export type GivenCredit = {
  readonly toCents: number;
  readonly quantity: number;
  readonly amountCents: number;
  readonly backCents: number;
  readonly state: 'pending' | 'paid' | 'reversed' | 'refused';
};
export type DueCredit<F extends PriceFall = PriceFall> = {
  readonly fall: F;
  /** The lowest price made good before, and the new one. */
  readonly fromCents: number;
  readonly toCents: number;
  readonly pieces: number;
  readonly amountCents: number;
};

/** What she really paid for the pieces she still has: all that price protection can ever give back. */
export const paidFor = ({ priceCents, quantity, discountShareCents, pieces }: PriceProtectedLine): number =>
  pieces < 1 ? 0 : Math.floor(((priceCents * quantity - discountShareCents) * pieces) / quantity);

/** What is left of a credit when so many pieces are still hers. */
export const remainingCreditCents = ({ amountCents, quantity }: Pick<GivenCredit, 'amountCents' | 'quantity'>, pieces: number): number =>
  pieces >= quantity ? amountCents : Math.floor((amountCents * Math.max(0, pieces)) / quantity);

/** A level that is refused, or whose pieces came back, is over: it takes no money, and it is not paid a second time. */
const stillGiven = (given: GivenCredit, pieces: number): number =>
  given.state === 'refused' ? 0 : Math.min(given.amountCents - given.backCents, remainingCreditCents(given, pieces));

/**
 * The one sum of price protection; the bill shown before a price is lowered, the page of the buyer and the credit itself come from it.
 * Every fall below what was paid, and below what was made good before, gives so many times the further difference for each piece she
 * still has. A final clearance price is no fall, nor is one before the payment or after the last day; all together never exceeds what
 * she paid.
 */
export function creditsDue<F extends PriceFall>(
  line: PriceProtectedLine,
  falls: readonly F[],
  given: readonly GivenCredit[],
  times: number,
): readonly DueCredit<F>[] {
  let low = Math.min(line.priceCents, ...given.map(({ toCents }) => toCents));
  let room = paidFor(line) - given.reduce((sum, one) => sum + stillGiven(one, line.pieces), 0);
  const due: DueCredit<F>[] = [];
  for (const fall of falls) {
    if (fall.isFinalSale || fall.at <= line.paidAt || fall.at > line.until || fall.payableCents >= low) continue;
    const amountCents = Math.min(times * (low - fall.payableCents) * line.pieces, room);
    if (amountCents > 0) due.push({ fall, fromCents: low, toCents: fall.payableCents, pieces: line.pieces, amountCents });
    low = fall.payableCents;
    room -= Math.max(0, amountCents);
  }
  return due;
}

export type UnpaidPriceDrop = {
  readonly lowCents: Cents;
  readonly at: Date;
  readonly differenceCents: Cents;
  /** What is owed for it and not written down yet. */
  readonly backCents: Cents;
};

/** The deepest fall that is not made good yet, with all that is owed; null where nothing is. */
export function findUnpaidPriceDrop(
  line: PriceProtectedLine,
  falls: readonly PriceFall[],
  given: readonly GivenCredit[],
  times: number,
): UnpaidPriceDrop | null {
  const due = creditsDue(line, falls, given, times);
  const last = due.at(-1);
  if (!last) return null;
  return {
    lowCents: cents(last.toCents),
    at: last.fall.at,
    differenceCents: cents(line.priceCents - last.toCents),
    backCents: cents(due.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
}

export const waitReasons = ['guest', 'wish', 'large', 'payment', 'daily'] as const;
/** Why a credit waits for somebody of the house. */
export type WaitReason = (typeof waitReasons)[number];

type Asking = {
  readonly userId: number | null;
  readonly paymentState: string;
  readonly wantsRefund: boolean;
  readonly amountCents: number;
  /** Above it somebody looks first. */
  readonly limitCents: number;
};

/** Credit is written by itself; money to a payment, a large sum, and an order whose payment is in doubt are looked at by a person. */
export function creditWaitReason({ userId, paymentState, wantsRefund, amountCents, limitCents }: Asking): WaitReason | null {
  if (userId === null) return 'guest';
  if (wantsRefund) return 'wish';
  if (needsPaymentAttention(paymentState)) return 'payment';
  return amountCents > limitCents ? 'large' : null;
}
