import type { TierCounting } from '#areas/promotions/rules/quantity-tiers.ts';
import { gramsLeftInBracket, shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents, totalOf } from '#kernel/money.ts';
import type { CartLine } from '#site/storage.ts';
import { maxLineQuantity } from './lines.ts';
import type { SetRole } from './sets.ts';

/** Days until shipping. */
export type LeadTimeDays = { readonly min: number; readonly max: number; readonly isWorking: boolean };

/** Today's data of a SKU. */
export type ProductSnapshot = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: { readonly base: string; readonly widths: readonly number[] } | null;
  readonly options: readonly string[];
  readonly payableCents: number;
  readonly listCents: number;
  readonly weightGrams: number;
  /** Samples ship free. */
  readonly shipsFree: boolean;
  readonly available: number;
  readonly isMadeToOrder: boolean;
  /** Lead time from stock, and beyond stock; null where impossible. */
  readonly ready: LeadTimeDays | null;
  readonly readyMade: LeadTimeDays | null;
  /** Role in a bundle set. */
  readonly role?: SetRole;
  readonly isClearance?: boolean;
  /** How it counts for quantity tiers; missing means not at all. */
  readonly counting?: TierCounting;
  readonly categoryId?: number;
};

/** The part of a snapshot that sums need. */
export type PricedSnapshot = Pick<
  ProductSnapshot,
  'payableCents' | 'weightGrams' | 'shipsFree' | 'available' | 'isMadeToOrder' | 'ready' | 'readyMade'
>;

/** A line with today's data. Only fine and fewer count, and fewer only up to what is available. */
export type PricedLine<L extends PricedSnapshot = ProductSnapshot> = {
  readonly line: CartLine;
  readonly snapshot: L | null;
  readonly state: 'fine' | 'fewer' | 'soldOut' | 'gone';
  readonly quantity: number;
  readonly limit: number;
  readonly totalCents: Cents;
  readonly ready: LeadTimeDays | null;
  /** The price last seen, where it changed. */
  readonly wasCents: Cents | null;
};

export const lineLimit = ({ available, isMadeToOrder }: Pick<ProductSnapshot, 'available' | 'isMadeToOrder'>): number =>
  isMadeToOrder ? maxLineQuantity : Math.min(maxLineQuantity, available);

export function priceSnapshotLine<L extends PricedSnapshot>(line: CartLine, snapshot: L | null): PricedLine<L> {
  const none = { line, snapshot, quantity: 0, limit: 0, totalCents: cents(0), ready: null, wasCents: null };
  if (!snapshot) return { ...none, state: 'gone' };
  const limit = lineLimit(snapshot);
  if (limit === 0) return { ...none, state: 'soldOut' };
  const quantity = Math.min(line.quantity, limit);
  return {
    line,
    snapshot,
    state: quantity < line.quantity ? 'fewer' : 'fine',
    quantity,
    limit,
    totalCents: cents(snapshot.payableCents * quantity),
    ready: quantity > snapshot.available ? snapshot.readyMade : snapshot.ready,
    wasCents: line.seenCents === snapshot.payableCents ? null : cents(line.seenCents),
  };
}

/** Discount by part: items never below zero, and at most the fee. */
export type Discount = { readonly goodsCents: number; readonly shippingCents: number };
const noDiscount: Discount = { goodsCents: 0, shippingCents: 0 };

/** What destination and service add: another fee than the formula's, and tax. */
export type DeliveryCharges = { readonly feeCents: number | null; readonly handlingCents: number; readonly taxBp: number };
const defaultCharges: DeliveryCharges = { feeCents: null, handlingCents: 0, taxBp: 0 };

/** Price and weight of the whole cart, and its ship date. The only sum calculation: pages, quotes and orders use it. */
export function calculateCartSums(
  lines: readonly PricedLine<PricedSnapshot>[],
  discount: Discount = noDiscount,
  charges: DeliveryCharges = defaultCharges,
) {
  const sum = (of: (line: PricedLine<PricedSnapshot>) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const itemsCents = cents(sum((line) => line.totalCents));
  const grams = sum(({ snapshot, quantity }) => (snapshot?.weightGrams ?? 0) * quantity);
  const freeGrams = sum(({ snapshot, quantity }) => (snapshot?.shipsFree ? snapshot.weightGrams * quantity : 0));
  const feeCents = charges.feeCents === null ? shippingFee(grams - freeGrams) : cents(charges.feeCents);
  const itemsOffCents = within(discount.goodsCents, itemsCents);
  const discountCents = cents(itemsOffCents + within(discount.shippingCents, feeCents));
  const handlingCents = cents(charges.handlingCents);
  // Tax on the discounted price; half a cent rounds up.
  const taxCents = cents(Math.floor(((itemsCents - itemsOffCents) * charges.taxBp + 5000) / 10_000));
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

const within = (amount: number, max: number): number => Math.max(0, Math.min(amount, max));

/** Working days are longer than calendar days. */
const later = (a: LeadTimeDays | null, b: LeadTimeDays | null): LeadTimeDays | null => {
  if (!a || !b) return a ?? b;
  const isLater = a.isWorking === b.isWorking ? b.max > a.max : b.isWorking;
  return isLater ? b : a;
};

/** Shipping's rule: one gram leaves a bracket less one. */
const stepGrams = gramsLeftInBracket(1) + 1;
const stepsShown = 3;

/** Three shipping brackets around this weight with their fees, and its position. */
export function shippingFeeScale(grams: number) {
  const now = Math.max(1, Math.ceil(grams / stepGrams));
  const first = Math.max(1, now - 1);
  const steps = Array.from({ length: stepsShown }, (_, index) => {
    const toGrams = (first + index) * stepGrams;
    return { toGrams, feeCents: shippingFee(toGrams), isNow: first + index === now };
  });
  return { steps, from: (first - 1) * stepGrams, to: (first - 1 + stepsShown) * stepGrams, ticksPerStep: 5 };
}
