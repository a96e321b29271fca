/** Whole US cents. A plain number would let 12.99 slip in where 1299 is meant. */
export type Cents = number & { readonly __unit: 'cents' };

/** A share of ten thousand: 9000 is x 0.9. */
export type BasisPoints = number;

const wholeBp = 10_000;

export const cents = (whole: number): Cents => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not whole cents: ${whole}`);
  return whole as Cents;
};

/** What the till shows: never below zero, two decimals, thousands apart. */
export const dollars = (amount: Cents): string => `$${groupedAmount(Math.max(0, amount))}`;

/** The same for cents as the database and the wire give them. */
export const dollarText = (whole: number): string => dollars(cents(whole));

/** 12,345: by hand, since the browser's own number formats cost a phone more to wake than a whole page of prices. */
export const grouped = (figure: number | string): string => String(figure).replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** 12.50, as a person types it: for fields and for tables that name their currency once. */
export const plainAmount = (amount: number): string => (amount / 100).toFixed(2);

/** 12,345.60: the same with thousands apart. */
export const groupedAmount = (amount: number): string => grouped(plainAmount(amount));

/** The API speaks dollars as numbers with two decimals. */
export const asDollarNumber = (amount: number): number => amount / 100;
export const centsOfDollars = (amount: number): Cents => cents(Math.round(amount * 100));

/** Price x discount, rounded half up to the cent; the database column does the same sum. */
export function payable(price: Cents, discountBp: BasisPoints): Cents {
  if (!Number.isInteger(discountBp) || discountBp < 1 || discountBp > wholeBp) throw new RangeError(`discount out of range: ${discountBp}`);
  return cents(Math.floor((price * discountBp + wholeBp / 2) / wholeBp));
}

/** How much less than the list price, in whole percent; 0 when there is no saving worth a word. */
export const savingPercent = (price: Cents, now: Cents): number => (price > now ? Math.round(((price - now) * 100) / price) : 0);

/** Money typed by a person: a plain amount with at most two decimals, or null. */
export function parseAmount(text: string): Cents | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  return cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0));
}

/** The parts every bill has. */
export type Parts = {
  readonly itemsCents: number;
  readonly shippingCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
};

/** The one total of the house: what is shown, ordered, asked of the provider, written in letters and exported. Never below nothing. */
export const totalOf = ({ itemsCents, shippingCents, handlingCents, taxCents, discountCents }: Parts): Cents =>
  cents(Math.max(0, itemsCents + shippingCents + handlingCents + taxCents - discountCents));
