/** What a partner gets of what her buyers kept; a part of a cent stays with the shop. */
export const amountOf = (basisCents: number, shareBp: number): number => Number((BigInt(basisCents) * BigInt(shareBp)) / 10_000n);

export const monthBegin = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
