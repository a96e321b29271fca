import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import { type CartSums, calculateCartSums, type DeliveryCharges } from '#areas/cart/rules/sums.ts';
import { fetchCartCouponId, setCartCoupon } from '#areas/cart/services/coupon.server.ts';
import { countItemsForTiers, fetchCart, type PricedItem as Line, priceItems } from '#areas/cart/services/lines.server.ts';
import { type CouponProblem, type CouponWorth, evaluateCoupon, needsKnownBuyer } from '#areas/promotions/rules/coupon.ts';
import { fetchBuyerTerms } from '#areas/promotions/services/buyer-terms.server.ts';
import { type CouponRow, couponById, couponTyped, problemText } from '#areas/promotions/services/coupon.server.ts';
import { creditFor } from '#areas/referrals/rules/rewards.ts';
import { fetchSpendableCredit } from '#areas/referrals/services/order-credit.server.ts';
import { type WelcomeDiscount, welcomeDiscountFor } from '#areas/referrals/services/welcome.server.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { buyerFacts, guestFacts } from '../store/coupons.server.ts';
import { fetchPayers } from './payers.server.ts';

/** `undefined` is the coupon saved with the cart, an empty code is none. */
export type QuoteInput = {
  readonly items: readonly CartItemInput[] | null;
  readonly code: string | undefined;
  readonly deliveryCharges?: DeliveryCharges | undefined;
  /** A guest's email address, once known: coupons limited to once per buyer need it. */
  readonly email?: string | undefined;
  /** Pay with store credit as far as it goes. */
  readonly useCredit?: boolean | undefined;
};
export type OrderQuote = {
  readonly lines: readonly Line[];
  readonly sums: CartSums;
  readonly coupon: CouponRow | null;
  readonly worth: CouponWorth | null;
  readonly problem: CouponProblem | null;
  /** Discount on a first order because a friend referred the buyer. */
  readonly welcome: WelcomeDiscount | null;
  /** Paid by store credit; included in the discount of the sums. */
  readonly creditCents: number;
};
type Couponed = Omit<OrderQuote, 'welcome' | 'creditCents'>;

/** Total of the given items or of the shopper's active cart. Nothing is reserved or used up. */
export async function quoteOrder(app: App, caller: Caller, input: QuoteInput): Promise<OrderQuote> {
  const couponed = await withoutFriends(app, caller, input);
  const { lines, worth } = couponed;
  const discountedCents = couponed.sums.itemsCents - Math.min(couponed.sums.itemsCents, worth?.goodsCents ?? 0);
  const welcome = await welcomeDiscountFor(app, caller.shopperId, discountedCents, { payersOf: fetchPayers });
  const off = { goodsCents: (worth?.goodsCents ?? 0) + (welcome?.cents ?? 0), shippingCents: worth?.shippingCents ?? 0 };
  const sums = welcome ? calculateCartSums(truthsOf(lines), off, input.deliveryCharges) : couponed.sums;
  const creditCents = input.useCredit ? creditFor(sums.totalCents, await fetchSpendableCredit(app, caller.shopperId)) : 0;
  return { ...couponed, welcome, creditCents, sums: creditCents > 0 ? subtractCredit(sums, creditCents) : sums };
}

/** Store credit is a payment method: it reduces the total including tax and shipping and changes neither. */
export const subtractCredit = (sums: CartSums, creditCents: number): CartSums => ({
  ...sums,
  discountCents: cents(sums.discountCents + creditCents),
  totalCents: cents(sums.totalCents - creditCents),
});

/** Sums before the referral discount and store credit. */
async function withoutFriends(app: App, caller: Caller, { items, code, deliveryCharges, email }: QuoteInput): Promise<Couponed> {
  const lines: readonly Line[] = items ? await priceItems(app, items, caller.shopperId) : await fetchOwnLines(app, caller);
  const coupon = await couponFor(app, caller, { isOwn: items === null, code });
  const plain = { lines, sums: calculateCartSums(truthsOf(lines), undefined, deliveryCharges), coupon: null, worth: null, problem: null };
  if (coupon === null || lines.length === 0) return plain;
  if ('why' in coupon) return { ...plain, problem: coupon };
  const made = await withCoupon(app, { ...caller, email }, lines, coupon, deliveryCharges);
  // A saved coupon is named even while it has no effect: the shopper may add items or remove it.
  return code === undefined ? { ...made, coupon } : made;
}

/** Minimum order of a business account; orders of only samples or accessories have none. */
export async function requireMinimumQuantity(app: App, { shopperId }: Caller, lines: readonly Line[]): Promise<void> {
  const minUnits = (await fetchBuyerTerms(app, shopperId))?.minPieces ?? 0;
  const count = countItemsForTiers(lines);
  if (count > 0 && count < minUnits) throw new DomainError('minimumPieces', { least: minUnits, count });
}

const truthsOf = (lines: readonly Line[]) => lines.map(({ priced }) => priced);

/** Saves a coupon with the cart if it gives a discount on the current contents. */
export async function saveCouponToCart(app: App, caller: Caller, code: string): Promise<CouponRow | null> {
  if (caller.shopperId === null) throw new DomainError('userNotLogin');
  const { coupon, problem } = code === '' ? { coupon: null, problem: null } : await tried(app, caller, code);
  if (problem) throw new DomainError('couponRefused', { reason: problemText(problem, caller.language) });
  await setCartCoupon(app, caller.shopperId, coupon?.id ?? null);
  return coupon;
}

async function tried(app: App, caller: Caller, code: string): Promise<Pick<OrderQuote, 'coupon' | 'problem'>> {
  const lines = await fetchOwnLines(app, caller);
  const coupon = await couponTyped(app, caller, code);
  return 'why' in coupon ? { coupon: null, problem: coupon } : withCoupon(app, caller, lines, coupon);
}

async function fetchOwnLines(app: App, { shopperId }: Caller): Promise<Line[]> {
  if (shopperId === null) throw new DomainError('lackParameter', { field: 'items' });
  return (await fetchCart(app, shopperId)).filter((line) => !line.isSavedForLater);
}

async function couponFor(app: App, caller: Caller, { isOwn, code }: { isOwn: boolean; code: string | undefined }) {
  if (code) return couponTyped(app, caller, code);
  if (code === '' || !isOwn || caller.shopperId === null) return null;
  const couponId = await fetchCartCouponId(app, caller.shopperId);
  return couponId === null ? null : couponById(app, couponId);
}

type Buyer = Pick<Caller, 'shopperId'> & Pick<QuoteInput, 'email'>;

async function withCoupon(app: App, buyer: Buyer, lines: readonly Line[], coupon: CouponRow, charges?: DeliveryCharges): Promise<Couponed> {
  const priced = truthsOf(lines);
  const plain = calculateCartSums(priced, undefined, charges);
  const worth = evaluateCoupon(coupon, {
    lines: lines.map(({ goods, priced }) => ({ ...goods, totalCents: priced.totalCents })),
    feeCents: plain.feeCents,
    buyer: await buyerOf(app, buyer, coupon),
    now: app.now(),
  });
  if ('why' in worth) return { lines, sums: plain, coupon: null, worth: null, problem: worth };
  return { lines, sums: calculateCartSums(priced, worth, charges), coupon, worth, problem: null };
}

async function buyerOf(app: App, { shopperId, email }: Buyer, coupon: CouponRow) {
  if (!needsKnownBuyer(coupon)) return { hasOrdered: false, hasUsed: false };
  if (shopperId !== null) return buyerFacts(app.db, shopperId, coupon.id);
  const plain = email ? normalizeEmail(email) : null;
  return plain === null ? null : guestFacts(app.db, plain, coupon.id);
}
