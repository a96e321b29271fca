import { remainingCreditCents } from '#areas/checkout/rules/price-refunds.ts';
import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { type Cents, cents } from '#kernel/money.ts';

export type PriceProtectedLine = {
  readonly priceCents: number;
  /** Units bought, and the coupon discount on all of them. */
  readonly quantity: number;
  readonly discountShareCents: number;
  /** Units the buyer still has. */
  readonly pieces: number;
  readonly paidAt: Date;
  readonly until: Date;
};
/** A drop of our own price from the price history. */
export type PriceFall = { readonly payableCents: number; readonly isFinalSale: boolean; readonly at: Date };
/** Credit given or pending for one price level. */
export type GivenCredit = {
  readonly toCents: number;
  readonly quantity: number;
  readonly amountCents: number;
  readonly backCents: number;
  readonly state: 'pending' | 'paid' | 'reversed' | 'refused';
};
export type DueCredit<F extends PriceFall = PriceFall> = {
  readonly fall: F;
  /** The lowest price compensated before, and the new one. */
  readonly fromCents: number;
  readonly toCents: number;
  readonly pieces: number;
  readonly amountCents: number;
};

/** What was paid for the units the buyer still has: the most price protection can give back. */
export const paidFor = ({ priceCents, quantity, discountShareCents, pieces }: PriceProtectedLine): number =>
  pieces < 1 ? 0 : Math.floor(((priceCents * quantity - discountShareCents) * pieces) / quantity);

/** A refused level, or one whose units were returned, is settled: it takes no money and is not paid again. */
const stillGiven = (given: GivenCredit, units: number): number =>
  given.state === 'refused' ? 0 : Math.min(given.amountCents - given.backCents, remainingCreditCents(given, units));

/**
 * The one calculation of price protection: the cost shown before a price is lowered, the buyer's page and the credit itself use it. Every
 * drop below the price paid, and below what earlier credits covered, gives a multiple of the further difference for each unit the buyer
 * still has. A drop to a clearance price does not count, nor one before the payment or after the last day. All credits together never
 * exceed the price paid.
 */
export function creditsDue<F extends PriceFall>(
  line: PriceProtectedLine,
  falls: readonly F[],
  given: readonly GivenCredit[],
  times: number,
): readonly DueCredit<F>[] {
  let low = Math.min(line.priceCents, ...given.map(({ toCents }) => toCents));
  let remainingCents = paidFor(line) - given.reduce((sum, one) => sum + stillGiven(one, line.pieces), 0);
  const due: DueCredit<F>[] = [];
  for (const fall of falls) {
    if (fall.isFinalSale || fall.at <= line.paidAt || fall.at > line.until || fall.payableCents >= low) continue;
    const amountCents = Math.min(times * (low - fall.payableCents) * line.pieces, remainingCents);
    if (amountCents > 0) due.push({ fall, fromCents: low, toCents: fall.payableCents, pieces: line.pieces, amountCents });
    low = fall.payableCents;
    remainingCents -= Math.max(0, amountCents);
  }
  return due;
}

export type UnpaidPriceDrop = {
  readonly lowCents: Cents;
  readonly at: Date;
  readonly differenceCents: Cents;
  /** Owed and not recorded yet. */
  readonly backCents: Cents;
};

/** The deepest uncompensated drop with everything owed; null where nothing is. */
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
/** Why a credit needs approval. */
export type WaitReason = (typeof waitReasons)[number];

type Asking = {
  readonly userId: number | null;
  readonly paymentState: string;
  readonly wantsRefund: boolean;
  readonly amountCents: number;
  /** Above it staff must approve. */
  readonly limitCents: number;
};

/** Store credit is given automatically; refunds to a payment, large amounts, and orders with a doubtful payment need approval. */
export function creditWaitReason({ userId, paymentState, wantsRefund, amountCents, limitCents }: Asking): WaitReason | null {
  if (userId === null) return 'guest';
  if (wantsRefund) return 'wish';
  if (needsPaymentAttention(paymentState)) return 'payment';
  return amountCents > limitCents ? 'large' : null;
}
