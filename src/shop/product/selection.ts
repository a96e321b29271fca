import { lineLimit } from '#areas/cart/rules/sums.ts';
import { leadTimeOf, stockState } from '#areas/catalog/rules/lead-time.ts';
import { chosenValueNames, type OfferVideo, type ProductOffer, picturesOfOffer, videoFor } from '#areas/catalog/rules/offers.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { gramsLeftInBracket, shippingFee } from '#areas/shipping/rules.ts';
import { cents } from '#kernel/money.ts';

/** Everything that follows from a choice, calculated from the page's data. */
export function selectProductOffer(product: Product, videos: readonly OfferVideo[], offer: ProductOffer) {
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
    gramsLeft: gramsLeftInBracket(feeGrams),
    available: offer.available,
    isMadeToOrder: offer.isMadeToOrder,
    isClearance: offer.isClearance,
    stock: stockState(offer),
    /** From stock, and when more are wanted than are there. */
    ready: leadTimeOf(offer, product.lead),
    readyMade: offer.isMadeToOrder ? leadTimeOf({ available: 0, isMadeToOrder: true }, product.lead) : null,
    limit: lineLimit(offer),
    words: chosenValueNames(product.offers.options, offer),
    pictures: picturesOfOffer(product.pictures, offer),
    video: videoFor(videos, product.pictures, offer),
  };
}
export type ProductSelection = ReturnType<typeof selectProductOffer>;

export const titleOf = (product: Product, valueNames: readonly string[]): string =>
  [product.meta.title || product.name, ...valueNames].join(', ');
