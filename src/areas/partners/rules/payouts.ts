/** A partner's share of what buyers paid and did not return; fractions of a cent stay with the shop. */
export const payoutAmount = (basisCents: number, shareBp: number): number => Number((BigInt(basisCents) * BigInt(shareBp)) / 10_000n);

export const monthBegin = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

/** First day of the last finished month. */
export const lastMonth = (at: Date): string => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);

/** A smaller transfer is not worth its fee; it waits for the next month. */
export const minPayoutCents = 2500;

/** More than half is a typo. */
export const maxShareBp = 5000;

/** One referred order: the amount not returned so far, and what was paid out for it. */
export type PayableOrder = {
  readonly orderId: number;
  readonly keptCents: number;
  readonly paidBasisCents: number;
  readonly paidCents: number;
};
export type PayoutLine = { readonly orderId: number; readonly basisCents: number; readonly amountCents: number };

/** What is still due for an order at today's share; returns since are deducted at the rate they were paid. */
export function calculatePayoutLine({ orderId, keptCents, paidBasisCents, paidCents }: PayableOrder, shareBp: number): PayoutLine {
  const basisCents = keptCents - paidBasisCents;
  if (basisCents >= 0) return { orderId, basisCents, amountCents: payoutAmount(basisCents, shareBp) };
  // Rounded as when paid, so that a full return takes back the full payout.
  const stays = Number((BigInt(paidCents) * BigInt(keptCents)) / BigInt(paidBasisCents));
  return { orderId, basisCents, amountCents: stays - paidCents };
}

export function sumPayoutLines(lines: readonly PayoutLine[]) {
  const sum = (of: (line: PayoutLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  return {
    basisCents: sum(({ basisCents }) => basisCents),
    amountCents: sum(({ amountCents }) => amountCents),
    backCents: -sum(({ amountCents }) => Math.min(0, amountCents)),
    orderCount: lines.length,
  };
}
