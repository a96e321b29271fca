import type { OfferVideo } from '#areas/catalog/rules/offers.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import type { GoodsReviews } from '#areas/reviews/services/of-goods.server.ts';
import type { ShopGuarantees } from './guarantees.ts';

export type ProductData = {
  readonly product: Product;
  /** Null when unavailable; the page works without. */
  readonly reviews: GoodsReviews | null;
  readonly videos: readonly OfferVideo[];
  readonly promises: ShopGuarantees;
  /** Quantity discounts as text; null where they do not apply. */
  readonly steps?: { readonly words: string; readonly link: string | null } | null;
  /** Link to a builder for a similar item. */
  readonly own?: { readonly path: string; readonly summary: string } | null;
  /** A sample of every state; not for sale. */
  readonly isSample?: boolean;
};
