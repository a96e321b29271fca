/** Deposit and balance; together always the price. */
export function depositOf(quotedCents: number, depositBp: number): { depositCents: number; balanceCents: number } {
  const depositCents = Math.round((quotedCents * depositBp) / 10_000);
  return { depositCents, balanceCents: quotedCents - depositCents };
}
