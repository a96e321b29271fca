import { parseLineReference } from '#areas/cart/rules/attributes.ts';
import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import type { DeliveryCharges } from '#areas/cart/rules/sums.ts';
import type { PricedItem } from '#areas/cart/services/lines.server.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { carrierFeeFor, taxAndHandlingAt } from '#areas/shipping/services/tax-and-fees.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type OrderQuote, quoteOrder } from './quote.server.ts';

export type BasketInput = {
  readonly items: readonly CartItemInput[] | null;
  readonly code: string | undefined;
  readonly service: string;
  /** The total the buyer saw and agreed to. */
  readonly seenTotalCents: number | null;
  /** Only guests send an email address. */
  readonly email?: string | undefined;
  readonly useCredit?: boolean | undefined;
};

/** Upper bound of an order's amounts, so that they fit their columns. */
const maxCents = 2_000_000_000;

/** Charges by address and service; the carrier is asked here, before any lock is taken. */
export async function fetchDeliveryCharges(app: App, caller: Caller, input: BasketInput, receiver: AddressDraft): Promise<DeliveryCharges> {
  const dues = await taxAndHandlingAt(app, receiver);
  const { sums } = await quoteOrder(app, caller, { ...input, useCredit: false });
  return { ...dues, feeCents: await carrierFeeFor(app, caller, receiver, sums.grams - sums.freeGrams, input.service) };
}

/** Refuses nothing: requireUnchanged decides about what is gone or more expensive. */
export const quoteBasket = (app: App, caller: Caller, input: BasketInput, charges: DeliveryCharges): Promise<OrderQuote> =>
  quoteOrder(app, caller, {
    items: input.items,
    code: input.code,
    deliveryCharges: charges,
    email: input.email,
    useCredit: input.useCredit,
  });

/** Refuses the order if anything differs from what the buyer saw, and says what changed, so that the page can show it and ask again. */
export function requireUnchanged(
  { language }: Caller,
  basket: Pick<OrderQuote, 'lines' | 'sums' | 'problem'>,
  { items, code, seenTotalCents }: BasketInput,
): void {
  const { lines, sums, problem } = basket;
  if (lines.length === 0 && !items) throw new DomainError('cartEmpty');
  if (items && new Set(items.map(itemKey)).size > lines.length) throw new DomainError('goodsNotExist');
  const current = { changes: changesIn(lines, language), breakdown: wireBreakdown(sums) };
  const short = lines.find(({ priced }) => priced.state !== 'fine');
  if (short?.priced.state === 'gone') throw new DomainError('goodsGone', { name: localizedColumn(short.goods, 'name', language) }, current);
  if (short) throw new DomainError('outOfStock', { left: short.priced.limit }, current);
  if (sums.itemsCents > maxCents) throw new DomainError('badValue', { field: 'quantity' });
  const hasAgreed = seenTotalCents === sums.totalCents;
  if (problem && (code || !hasAgreed)) throw new DomainError('couponRefused', { reason: problemText(problem, language) }, current);
  const isAsSeen = seenTotalCents === null ? lines.every(({ priced }) => priced.wasCents === null) : hasAgreed;
  if (!isAsSeen) throw new DomainError('priceChanged', {}, current);
}

const itemKey = ({ skuId, attribute }: CartItemInput): string => [skuId, ...Object.values(parseLineReference(attribute))].join();

const changesIn = (lines: readonly PricedItem[], language: Caller['language']) =>
  lines.flatMap(({ goods, priced }) => {
    const named = { sku_id: priced.line.skuId, name: localizedColumn(goods, 'name', language) };
    if (priced.state === 'gone') return [{ ...named, kind: 'gone', was: priced.line.quantity, now: 0 }];
    const stock = priced.state === 'fine' ? [] : [{ ...named, kind: 'stock', was: priced.line.quantity, now: priced.limit }];
    const price =
      priced.wasCents === null
        ? []
        : [{ ...named, kind: 'price', was: asDollarNumber(priced.wasCents), now: asDollarNumber(cents(priced.unitCents)) }];
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

export const wireBreakdown = ({ itemsCents, feeCents, handlingCents, taxCents, discountCents, totalCents }: Amounts) => ({
  item_total: asDollarNumber(cents(itemsCents)),
  shipping: asDollarNumber(cents(feeCents)),
  discount: asDollarNumber(cents(discountCents)),
  handling: asDollarNumber(cents(handlingCents)),
  tax: asDollarNumber(cents(taxCents)),
  total: asDollarNumber(cents(totalCents)),
});
