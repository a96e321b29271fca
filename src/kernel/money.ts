/** Whole US cents. A plain number would let 12.99 slip in where 1299 is meant. */
export type Cents = number & { readonly __unit: 'cents' };

/** Ten-thousandths: 9000 is x 0.9. */
export type BasisPoints = number;

const wholeBp = 10_000;

export const cents = (whole: number): Cents => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not whole cents: ${whole}`);
  return whole as Cents;
};

/** Never negative, two decimals, thousands separators. */
export const dollars = (amount: Cents): string => `$${groupedAmount(Math.max(0, amount))}`;

/** The same for cents as the database and the wire give them. */
export const dollarText = (whole: number): string => dollars(cents(whole));

/** 12,345. Hand-written, since Intl costs a phone more to initialize than a whole page of prices. */
export const grouped = (figure: number | string): string => String(figure).replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** 12.50, as a person types it: for fields and for tables that name their currency once. */
export const plainAmount = (amount: number): string => (amount / 100).toFixed(2);

/** 12,345.60: the same with thousands apart. */
export const groupedAmount = (amount: number): string => grouped(plainAmount(amount));

/** The API uses dollars as numbers with two decimals. */
export const asDollarNumber = (amount: number): number => amount / 100;
export const centsOfDollars = (amount: number): Cents => cents(Math.round(amount * 100));

/** Price x discount, rounded half up to the cent; the generated database column is the same. */
export function payable(price: Cents, discountBp: BasisPoints): Cents {
  if (!Number.isInteger(discountBp) || discountBp < 1 || discountBp > wholeBp) throw new RangeError(`discount out of range: ${discountBp}`);
  return cents(Math.floor((price * discountBp + wholeBp / 2) / wholeBp));
}

/** Whole percent below the list price; 0 when not worth mentioning. */
export const savingPercent = (price: Cents, now: Cents): number => (price > now ? Math.round(((price - now) * 100) / price) : 0);

/** A typed amount with at most two decimals, or null. */
export function parseAmount(text: string): Cents | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  return cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0));
}

export type Parts = {
  readonly itemsCents: number;
  readonly shippingCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
};

/** The one total: shown, ordered, charged, emailed and exported. Never below zero. */
export const totalOf = ({ itemsCents, shippingCents, handlingCents, taxCents, discountCents }: Parts): Cents =>
  cents(Math.max(0, itemsCents + shippingCents + handlingCents + taxCents - discountCents));
