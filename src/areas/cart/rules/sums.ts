import type { TierCounting } from '#areas/promotions/rules/quantity-tiers.ts';
import { gramsLeftInBracket, shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents, totalOf } from '#kernel/money.ts';
import type { CartLine } from '#site/storage.ts';
import { maxLinePieces } from './lines.ts';
import type { SetRole } from './sets.ts';

/** Days until something leaves the house. */
export type LeadTimeDays = { readonly min: number; readonly max: number; readonly isWorking: boolean };

/** What the shop says about a SKU today. */
export type ProductSnapshot = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: { readonly base: string; readonly widths: readonly number[] } | null;
  readonly options: readonly string[];
  readonly payableCents: number;
  readonly listCents: number;
  readonly weightGrams: number;
  /** Samples travel free of charge. */
  readonly shipsFree: boolean;
  readonly available: number;
  readonly isMadeToOrder: boolean;
  /** When it leaves from the shelf, and when more are wanted than lie there; null where that cannot be. */
  readonly ready: LeadTimeDays | null;
  readonly readyMade: LeadTimeDays | null;
  /** What it is to a set of bundles. */
  readonly role?: SetRole;
  readonly isClearance?: boolean;
  /** How it stands to quantity prices; what is not told has no part in them. */
  readonly counting?: TierCounting;
  readonly categoryId?: number;
};

/** The part of a look that sums are made of. */
export type PricedSnapshot = Pick<
  ProductSnapshot,
  'payableCents' | 'weightGrams' | 'shipsFree' | 'available' | 'isMadeToOrder' | 'ready' | 'readyMade'
>;

/** A line beside today's truth. Only fine and fewer are counted, and fewer only as far as there are any. */
export type PricedLine<L extends PricedSnapshot = ProductSnapshot> = {
  readonly line: CartLine;
  readonly look: L | null;
  readonly state: 'fine' | 'fewer' | 'soldOut' | 'gone';
  readonly quantity: number;
  readonly limit: number;
  readonly totalCents: Cents;
  readonly ready: LeadTimeDays | null;
  /** The price she saw, where it is another one now. */
  readonly wasCents: Cents | null;
};

export const lineLimit = ({ available, isMadeToOrder }: Pick<ProductSnapshot, 'available' | 'isMadeToOrder'>): number =>
  isMadeToOrder ? maxLinePieces : Math.min(maxLinePieces, available);

export function priceSnapshotLine<L extends PricedSnapshot>(line: CartLine, look: L | null): PricedLine<L> {
  const none = { line, look, quantity: 0, limit: 0, totalCents: cents(0), ready: null, wasCents: null };
  if (!look) return { ...none, state: 'gone' };
  const limit = lineLimit(look);
  if (limit === 0) return { ...none, state: 'soldOut' };
  const quantity = Math.min(line.quantity, limit);
  return {
    line,
    look,
    state: quantity < line.quantity ? 'fewer' : 'fine',
    quantity,
    limit,
    totalCents: cents(look.payableCents * quantity),
    ready: quantity > look.available ? look.readyMade : look.ready,
    wasCents: line.seenCents === look.payableCents ? null : cents(line.seenCents),
  };
}

/** What comes off, by part: goods never below nothing, and no more of the fee than there is. */
export type Discount = { readonly goodsCents: number; readonly shippingCents: number };
const noDiscount: Discount = { goodsCents: 0, shippingCents: 0 };

/** What the place it goes to and the way it goes add to the bill: another fee than the formula's, a share of tax. */
export type DeliveryCharges = { readonly feeCents: number | null; readonly handlingCents: number; readonly taxBp: number };
const plainWay: DeliveryCharges = { feeCents: null, handlingCents: 0, taxBp: 0 };

/** What the whole cart costs and weighs today, and when the last piece of it leaves. The one sum of the house: pages, quotes and orders tell this. */
export function calculateCartSums(
  lines: readonly PricedLine<PricedSnapshot>[],
  discount: Discount = noDiscount,
  way: DeliveryCharges = plainWay,
) {
  const sum = (of: (line: PricedLine<PricedSnapshot>) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const itemsCents = cents(sum((line) => line.totalCents));
  const grams = sum(({ look, quantity }) => (look?.weightGrams ?? 0) * quantity);
  const freeGrams = sum(({ look, quantity }) => (look?.shipsFree ? look.weightGrams * quantity : 0));
  const feeCents = way.feeCents === null ? shippingFee(grams - freeGrams) : cents(way.feeCents);
  const goodsOffCents = within(discount.goodsCents, itemsCents);
  const discountCents = cents(goodsOffCents + within(discount.shippingCents, feeCents));
  const handlingCents = cents(way.handlingCents);
  // Goods are taxed at what they really cost; half a cent goes to the state.
  const taxCents = cents(Math.floor(((itemsCents - goodsOffCents) * way.taxBp + 5000) / 10_000));
  return {
    pieces: sum((line) => line.quantity),
    itemsCents,
    grams,
    freeGrams,
    feeCents,
    gramsLeft: gramsLeftInBracket(grams - freeGrams),
    handlingCents,
    taxCents,
    discountCents,
    totalCents: totalOf({ itemsCents, shippingCents: feeCents, handlingCents, taxCents, discountCents }),
    ready: lines.reduce<LeadTimeDays | null>((latest, { ready }) => later(latest, ready), null),
  };
}
export type CartSums = ReturnType<typeof calculateCartSums>;

const within = (amount: number, most: number): number => Math.max(0, Math.min(amount, most));

/** Working days are longer than days. */
const later = (a: LeadTimeDays | null, b: LeadTimeDays | null): LeadTimeDays | null => {
  if (!a || !b) return a ?? b;
  const isLater = a.isWorking === b.isWorking ? b.max > a.max : b.isWorking;
  return isLater ? b : a;
};

/** The rule is shipping's: one gram leaves a step less one. */
const stepGrams = gramsLeftInBracket(1) + 1;
const stepsShown = 3;

/** The piece of the shipping tape around this weight: three steps with their fees, and how far the weight reaches. */
export function shippingFeeScale(grams: number) {
  const now = Math.max(1, Math.ceil(grams / stepGrams));
  const first = Math.max(1, now - 1);
  const steps = Array.from({ length: stepsShown }, (_, place) => {
    const toGrams = (first + place) * stepGrams;
    return { toGrams, feeCents: shippingFee(toGrams), isNow: first + place === now };
  });
  return { steps, from: (first - 1) * stepGrams, to: (first - 1 + stepsShown) * stepGrams, ticksPerStep: 5 };
}
