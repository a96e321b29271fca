import { type Cents, cents } from '#kernel/money.ts';

export const priceEndings = ['none', '99', '95', '00'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** A reseller's markup: a share, an amount, and price endings. */
export type Markup = { readonly markupBp: number; readonly plusCents: number; readonly roundTo: PriceEnding };

/**
 * The reseller's price: ours plus the share, rounded half up, plus the amount, rounded up to the ending. Never below our price; a product
 * without a price stays at zero.
 */
export function resalePrice(priceCents: number, { markupBp, plusCents, roundTo }: Markup): Cents {
  const plain = priceCents + Math.floor((priceCents * markupBp + 5000) / 10_000) + plusCents;
  if (roundTo === 'none' || plain === 0) return cents(plain);
  const ending = Number(roundTo);
  const below = Math.floor(plain / 100) * 100 + ending;
  return cents(below >= plain ? below : below + 100);
}
