import { saidIn } from '#areas/cart/rules/attributes.ts';
import type { Way } from '#areas/cart/rules/sums.ts';
import type { Wish, Wished } from '#areas/cart/services/lines.server.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { duesAt, feeFor } from '#areas/shipping/services/way.server.ts';
import type { Draft } from '#areas/shoppers/rules/address.ts';
import { Refused } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type Quote, quote } from './quote.server.ts';

export type BasketWish = {
  readonly wishes: readonly Wish[] | null;
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
export async function wayFor(app: App, caller: Caller, wish: BasketWish, receiver: Draft): Promise<Way> {
  const dues = await duesAt(app, receiver);
  const { sums } = await quote(app, caller, { ...wish, useCredit: false });
  return { ...dues, feeCents: await feeFor(app, caller, receiver, sums.grams - sums.freeGrams, wish.service) };
}

/** What she would buy now. Nothing is refused yet: what is gone or dearer is judged by requireUnchanged. */
export const basketOf = (app: App, caller: Caller, wish: BasketWish, way: Way): Promise<Quote> =>
  quote(app, caller, { wishes: wish.wishes, code: wish.code, way, email: wish.email, useCredit: wish.useCredit });

/** Refuses what is not as she saw it, and says what changed, so that the page can show it and ask again. */
export function requireUnchanged(
  { language }: Caller,
  basket: Pick<Quote, 'lines' | 'sums' | 'problem'>,
  { wishes, code, seenTotalCents }: BasketWish,
): void {
  const { lines, sums, problem } = basket;
  if (lines.length === 0 && !wishes) throw new Refused('cartEmpty');
  if (wishes && new Set(wishes.map(wishName)).size > lines.length) throw new Refused('goodsNotExist');
  const told = { changes: changesIn(lines, language), breakdown: breakdownOf(sums) };
  const short = lines.find(({ truth }) => truth.state !== 'fine');
  if (short?.truth.state === 'gone') throw new Refused('goodsGone', { name: inWords(short.goods, 'name', language) }, told);
  if (short) throw new Refused('outOfStock', { left: short.truth.limit }, told);
  if (sums.itemsCents > mostCents) throw new Refused('badValue', { field: 'quantity' });
  const hasAgreed = seenTotalCents === sums.totalCents;
  if (problem && (code || !hasAgreed)) throw new Refused('couponRefused', { reason: problemText(problem, language) }, told);
  const isAsSeen = seenTotalCents === null ? lines.every(({ truth }) => truth.wasCents === null) : hasAgreed;
  if (!isAsSeen) throw new Refused('priceChanged', {}, told);
}

/** What makes a wish one line of a basket. */
const wishName = ({ skuId, attribute }: Wish): string => [skuId, ...Object.values(saidIn(attribute))].join();

const changesIn = (lines: readonly Wished[], language: Caller['language']) =>
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
export const breakdownOf = ({ itemsCents, feeCents, handlingCents, taxCents, discountCents, totalCents }: Amounts) => ({
  item_total: asDollarNumber(cents(itemsCents)),
  shipping: asDollarNumber(cents(feeCents)),
  discount: asDollarNumber(cents(discountCents)),
  handling: asDollarNumber(cents(handlingCents)),
  tax: asDollarNumber(cents(taxCents)),
  total: asDollarNumber(cents(totalCents)),
});
