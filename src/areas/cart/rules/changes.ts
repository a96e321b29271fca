import { maxLinePieces } from './lines.ts';
import type { priceLine } from './price-line.ts';
import { type CartLineKey, isSameLine, type RequestedLine } from './requested-lines.ts';

/** What is not as the shopper saw or wanted it: money in cents for a price, pieces for all else. */
export type CartChange = {
  readonly skuId: number;
  readonly kind: 'price' | 'fewer' | 'soldOut' | 'gone' | 'full';
  readonly was: number | null;
  readonly now: number | null;
};

type Seen = RequestedLine & { readonly seenCents: number | null };
type Lying = CartLineKey & { readonly quantity: number };
type Line = Lying & { readonly truth: Pick<ReturnType<typeof priceLine>, 'state' | 'limit' | 'unitCents' | 'baseCents'> };
type Booking = {
  readonly wanted: readonly Seen[];
  readonly gone: readonly number[];
  /** What lay there before; null when the batch was booked already, so that nobody knows any more what was cut. */
  readonly before: readonly Lying[] | null;
  readonly lines: readonly Line[];
};

export const detectCartChanges = ({ wanted, gone, before, lines }: Booking): CartChange[] => [
  ...[...new Set(gone)].map((skuId): CartChange => ({ skuId, kind: 'gone', was: null, now: null })),
  ...wanted.flatMap((one) => {
    const line = lines.find((lying) => isSameLine(lying, one));
    return [...cut(one, before, line), ...(line ? beside(one, line) : [])];
  }),
];

function cut(one: Seen, before: Booking['before'], line: Line | undefined): CartChange[] {
  if (before === null) return [];
  const was = one.quantity + (before.find((lying) => isSameLine(lying, one))?.quantity ?? 0);
  if (line && was <= maxLinePieces) return [];
  return [{ skuId: one.skuId, kind: 'full', was, now: line ? maxLinePieces : 0 }];
}

function beside({ skuId, seenCents }: Seen, { quantity, truth }: Line): CartChange[] {
  const changes: CartChange[] = [];
  if (truth.state === 'soldOut') changes.push({ skuId, kind: 'soldOut', was: quantity, now: 0 });
  if (truth.state === 'fewer') changes.push({ skuId, kind: 'fewer', was: quantity, now: truth.limit });
  if (truth.state === 'gone') changes.push({ skuId, kind: 'gone', was: null, now: null });
  const isAsSeen = seenCents === null || seenCents === truth.unitCents || seenCents === truth.baseCents;
  if (!isAsSeen) changes.push({ skuId, kind: 'price', was: seenCents, now: truth.unitCents });
  return changes;
}
