import { DomainError } from '#kernel/errors.ts';
import { largestId } from '#kernel/ids.ts';

/** The stored price; the payable price follows from it. */
export type SkuPrice = { readonly priceCents: number; readonly discountBp: number; readonly isClearance: boolean };
/** A price change of one SKU; missing fields stay. */
export type PriceChange = { readonly skuId: number } & { readonly [Key in keyof SkuPrice]?: SkuPrice[Key] | undefined };

const dearestCents = 100_000_000;
const wholeBp = 10_000;
export const maxPriceChanges = 1000;

const isWhole = (amount: number, low: number, high: number): boolean => Number.isInteger(amount) && amount >= low && amount <= high;

/** Refuses invalid prices before anything is changed. */
export function checkChanges(changes: readonly PriceChange[], reason: string): void {
  if (!reason.trim()) throw new DomainError('lackParameter', { field: 'reason' });
  const ids = new Set(changes.map(({ skuId }) => skuId));
  if (changes.length === 0 || changes.length > maxPriceChanges || ids.size !== changes.length)
    throw new DomainError('badValue', { field: 'changes' });
  for (const { skuId, priceCents, discountBp } of changes) {
    if (!isWhole(skuId, 1, largestId)) throw new DomainError('badValue', { field: 'skuId' });
    if (priceCents !== undefined && !isWhole(priceCents, 1, dearestCents)) throw new DomainError('badValue', { field: 'priceCents' });
    if (discountBp !== undefined && !isWhole(discountBp, 1, wholeBp)) throw new DomainError('badValue', { field: 'discountBp' });
  }
}

/** Null when nothing would change. */
export function applyPriceChange(now: SkuPrice, { priceCents, discountBp, isClearance }: PriceChange): SkuPrice | null {
  const next = {
    priceCents: priceCents ?? now.priceCents,
    discountBp: discountBp ?? now.discountBp,
    isClearance: isClearance ?? now.isClearance,
  };
  const isSame = next.priceCents === now.priceCents && next.discountBp === now.discountBp && next.isClearance === now.isClearance;
  return isSame ? null : next;
}
