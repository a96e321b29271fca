import { type Cents, cents } from '#kernel/money.ts';

export const priceEndings = ['none', '99', '95', '00'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** What a reseller adds to our price: a share, an amount, and how her prices end. */
export type Markup = { readonly markupBp: number; readonly plusCents: number; readonly roundTo: PriceEnding };

/** What she asks of her own buyer: our price and her share of it, rounded half up, plus her amount, then up to her ending. Never less than our price; what has none sells for nothing. */
export function resalePrice(priceCents: number, { markupBp, plusCents, roundTo }: Markup): Cents {
  const plain = priceCents + Math.floor((priceCents * markupBp + 5000) / 10_000) + plusCents;
  if (roundTo === 'none' || plain === 0) return cents(plain);
  const ending = Number(roundTo);
  const below = Math.floor(plain / 100) * 100 + ending;
  return cents(below >= plain ? below : below + 100);
}
