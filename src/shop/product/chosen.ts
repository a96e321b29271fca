import { limitOf } from '#areas/cart/rules/sums.ts';
import { type Offer, type OfferVideo, picturesFor, videoFor, wordsOf } from '#areas/catalog/rules/offers.ts';
import { readyIn, stockState } from '#areas/catalog/rules/ready.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { gramsLeftInStep, shippingFee } from '#areas/shipping/rules.ts';
import { cents } from '#kernel/money.ts';

/** Everything that follows a choice, worked out from what the page already holds. */
export function chosenOf(product: Product, videos: readonly OfferVideo[], offer: Offer) {
  const feeGrams = product.shipsFree ? 0 : offer.grams;
  return {
    skuId: offer.id,
    slug: offer.slug,
    code: offer.code,
    payableCents: cents(offer.payableCents),
    listCents: cents(offer.listCents),
    savedCents: cents(Math.max(0, offer.listCents - offer.payableCents)),
    grams: offer.grams,
    feeCents: shippingFee(feeGrams),
    gramsLeft: gramsLeftInStep(feeGrams),
    available: offer.available,
    isMadeToOrder: offer.isMadeToOrder,
    isClearance: offer.isClearance,
    stock: stockState(offer),
    /** From the shelf, and when more are wanted than lie there. */
    ready: readyIn(offer, product.lead),
    readyMade: offer.isMadeToOrder ? readyIn({ available: 0, isMadeToOrder: true }, product.lead) : null,
    limit: limitOf(offer),
    words: wordsOf(product.offers.options, offer),
    pictures: picturesFor(product.pictures, offer),
    video: videoFor(videos, product.pictures, offer),
  };
}
export type Chosen = ReturnType<typeof chosenOf>;

/** The title of the page with the choice in it. */
export const titleOf = (product: Product, words: readonly string[]): string => [product.meta.title || product.name, ...words].join(', ');
