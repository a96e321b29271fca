import { parseAmount } from '#kernel/money.ts';
import { maxAmountCents } from '#kernel/within.ts';

export type CommissionTier = { readonly fromCents: number; readonly shareBp: number };

/** The reached tier applies to the whole amount; a negative amount earns nothing. */
export function commissionOf(netCents: number, tiers: readonly CommissionTier[]): number {
  const reached = tiers.filter(({ fromCents }) => fromCents <= netCents).sort((a, b) => b.fromCents - a.fromCents)[0];
  return reached && netCents > 0 ? Math.floor((netCents * reached.shareBp) / 10_000) : 0;
}

export const maxCommissionTiers = 6;

/** Tiers as typed, empty rows skipped; null where one is invalid or two start at the same amount. */
export function parseCommissionTiers(typed: readonly { readonly from: string; readonly share: string }[]): CommissionTier[] | null {
  const tiers: CommissionTier[] = [];
  for (const { from, share } of typed) {
    if (!from.trim() && !share.trim()) continue;
    const fromCents = parseAmount(from.trim().replaceAll(',', '') || '0');
    const percent = /^\d{1,3}(?:\.\d{1,2})?$/.exec(share.trim().replace(/ ?%$/, ''))?.[0];
    if (fromCents === null || fromCents > maxAmountCents || percent === undefined || Number(percent) > 100) return null;
    tiers.push({ fromCents, shareBp: Math.round(Number(percent) * 100) });
  }
  const isOnce = new Set(tiers.map(({ fromCents }) => fromCents)).size === tiers.length;
  return tiers.length > 0 && isOnce ? tiers.sort((a, b) => a.fromCents - b.fromCents) : null;
}
