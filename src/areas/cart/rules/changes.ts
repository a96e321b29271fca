import type { CartChange } from '#site/storage.ts';
import { maxLineQuantity } from './lines.ts';
import type { priceLine } from './price-line.ts';
import { isSameLine, type RequestedLine } from './requested-lines.ts';

/** What differs from what the shopper saw or wanted: cents for prices, units for the rest. */
export type FoundCartChange = Omit<CartChange, 'name'>;

type Seen = RequestedLine & { readonly seenCents: number | null };
type Line = RequestedLine & { readonly priced: Pick<ReturnType<typeof priceLine>, 'state' | 'limit' | 'unitCents' | 'baseCents'> };
type Booking = {
  readonly wanted: readonly Seen[];
  readonly gone: readonly number[];
  /** Lines before; null when the batch was already stored, so cuts are unknown. */
  readonly before: readonly RequestedLine[] | null;
  readonly lines: readonly Line[];
};

export const detectCartChanges = ({ wanted, gone, before, lines }: Booking): FoundCartChange[] => [
  ...[...new Set(gone)].map((skuId): FoundCartChange => ({ skuId, kind: 'gone', was: null, now: null })),
  ...wanted.flatMap((one) => {
    const line = lines.find((lying) => isSameLine(lying, one));
    return [...cut(one, before, line), ...(line ? beside(one, line) : [])];
  }),
];

function cut(one: Seen, before: Booking['before'], line: Line | undefined): FoundCartChange[] {
  if (before === null) return [];
  const was = one.quantity + (before.find((lying) => isSameLine(lying, one))?.quantity ?? 0);
  if (line && was <= maxLineQuantity) return [];
  return [{ skuId: one.skuId, kind: 'full', was, now: line ? maxLineQuantity : 0 }];
}

function beside({ skuId, seenCents }: Seen, { quantity, priced }: Line): FoundCartChange[] {
  const changes: FoundCartChange[] = [];
  if (priced.state === 'soldOut') changes.push({ skuId, kind: 'soldOut', was: quantity, now: 0 });
  if (priced.state === 'fewer') changes.push({ skuId, kind: 'fewer', was: quantity, now: priced.limit });
  if (priced.state === 'gone') changes.push({ skuId, kind: 'gone', was: null, now: null });
  const isAsSeen = seenCents === null || seenCents === priced.unitCents || seenCents === priced.baseCents;
  if (!isAsSeen) changes.push({ skuId, kind: 'price', was: seenCents, now: priced.unitCents });
  return changes;
}
