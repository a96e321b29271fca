import { parseLineReference } from '#areas/cart/rules/attributes.ts';
import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import type { DeliveryCharges } from '#areas/cart/rules/sums.ts';
import type { PricedItem } from '#areas/cart/services/lines.server.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { carrierFeeFor, taxAndHandlingAt } from '#areas/shipping/services/tax-and-fees.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type OrderQuote, quoteOrder } from './quote.server.ts';

export type BasketInput = {
  readonly wishes: readonly CartItemInput[] | null;
  readonly code: string | undefined;
  readonly service: string;
  /** The total she saw and agreed to. */
  readonly seenTotalCents: number | null;
  /** Only a guest says who she is. */
  readonly email?: string | undefined;
  readonly useCredit?: boolean | undefined;
};

/** More than a hundred lines of anything ends here: an order's amounts fit their columns. */
const mostCents = 2_000_000_000;

/** What place and service add; the carrier is asked here, before anything is held. */
export async function fetchDeliveryCharges(app: App, caller: Caller, wish: BasketInput, receiver: AddressDraft): Promise<DeliveryCharges> {
  const dues = await taxAndHandlingAt(app, receiver);
  const { sums } = await quoteOrder(app, caller, { ...wish, useCredit: false });
  return { ...dues, feeCents: await carrierFeeFor(app, caller, receiver, sums.grams - sums.freeGrams, wish.service) };
}

/** What she would buy now. Nothing is refused yet: what is gone or dearer is judged by requireUnchanged. */
export const quoteBasket = (app: App, caller: Caller, wish: BasketInput, way: DeliveryCharges): Promise<OrderQuote> =>
  quoteOrder(app, caller, { wishes: wish.wishes, code: wish.code, way, email: wish.email, useCredit: wish.useCredit });

/** Refuses what is not as she saw it, and says what changed, so that the page can show it and ask again. */
export function requireUnchanged(
  { language }: Caller,
  basket: Pick<OrderQuote, 'lines' | 'sums' | 'problem'>,
  { wishes, code, seenTotalCents }: BasketInput,
): void {
  const { lines, sums, problem } = basket;
  if (lines.length === 0 && !wishes) throw new DomainError('cartEmpty');
  if (wishes && new Set(wishes.map(wishName)).size > lines.length) throw new DomainError('goodsNotExist');
  const told = { changes: changesIn(lines, language), breakdown: wireBreakdown(sums) };
  const short = lines.find(({ truth }) => truth.state !== 'fine');
  if (short?.truth.state === 'gone') throw new DomainError('goodsGone', { name: inWords(short.goods, 'name', language) }, told);
  if (short) throw new DomainError('outOfStock', { left: short.truth.limit }, told);
  if (sums.itemsCents > mostCents) throw new DomainError('badValue', { field: 'quantity' });
  const hasAgreed = seenTotalCents === sums.totalCents;
  if (problem && (code || !hasAgreed)) throw new DomainError('couponRefused', { reason: problemText(problem, language) }, told);
  const isAsSeen = seenTotalCents === null ? lines.every(({ truth }) => truth.wasCents === null) : hasAgreed;
  if (!isAsSeen) throw new DomainError('priceChanged', {}, told);
}

/** What makes a wish one line of a basket. */
const wishName = ({ skuId, attribute }: CartItemInput): string => [skuId, ...Object.values(parseLineReference(attribute))].join();

const changesIn = (lines: readonly PricedItem[], language: Caller['language']) =>
  lines.flatMap(({ goods, truth }) => {
    const named = { sku_id: truth.line.skuId, name: inWords(goods, 'name', language) };
    if (truth.state === 'gone') return [{ ...named, kind: 'gone', was: truth.line.quantity, now: 0 }];
    const stock = truth.state === 'fine' ? [] : [{ ...named, kind: 'stock', was: truth.line.quantity, now: truth.limit }];
    const price =
      truth.wasCents === null
        ? []
        : [{ ...named, kind: 'price', was: asDollarNumber(truth.wasCents), now: asDollarNumber(cents(truth.unitCents)) }];
    return [...stock, ...price];
  });

type Amounts = {
  readonly itemsCents: number;
  readonly feeCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
};

/** The parts of a bill as calls tell them. */
export const wireBreakdown = ({ itemsCents, feeCents, handlingCents, taxCents, discountCents, totalCents }: Amounts) => ({
  item_total: asDollarNumber(cents(itemsCents)),
  shipping: asDollarNumber(cents(feeCents)),
  discount: asDollarNumber(cents(discountCents)),
  handling: asDollarNumber(cents(handlingCents)),
  tax: asDollarNumber(cents(taxCents)),
  total: asDollarNumber(cents(totalCents)),
});
