/** What a partner gets of what her buyers kept; a part of a cent stays with the shop. */
export const payoutAmount = (basisCents: number, shareBp: number): number => Number((BigInt(basisCents) * BigInt(shareBp)) / 10_000n);

export const monthBegin = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

/** The first day of the last month that is over, as the books write it. */
export const lastMonth = (at: Date): string => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);

/** A transfer of less is not worth its fee; it waits for the next month. */
export const minPayoutCents = 2500;

/** More than half is a slip of the finger. */
export const maxShareBp = 5000;

/** One order of somebody she brought: what was kept of it today, and what was paid out for it so far. */
export type PayableOrder = {
  readonly orderId: number;
  readonly keptCents: number;
  readonly paidBasisCents: number;
  readonly paidCents: number;
};
export type PayoutLine = { readonly orderId: number; readonly basisCents: number; readonly amountCents: number };

/** What is still to pay for an order, at the share of today; what came back since is taken off as it was paid. */
export function calculatePayoutLine({ orderId, keptCents, paidBasisCents, paidCents }: PayableOrder, shareBp: number): PayoutLine {
  const basisCents = keptCents - paidBasisCents;
  if (basisCents >= 0) return { orderId, basisCents, amountCents: payoutAmount(basisCents, shareBp) };
  // What she may keep is rounded as it was when it was paid, so that all of an order takes all of its payout back.
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
