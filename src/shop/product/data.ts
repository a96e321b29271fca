import type { OfferVideo } from '#areas/catalog/rules/offers.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import type { GoodsReviews } from '#areas/reviews/services/of-goods.server.ts';
import type { ShopGuarantees } from './guarantees.ts';

/** What a product page is given. */
export type ProductData = {
  readonly product: Product;
  /** Null when they could not be read; the page stands without them. */
  readonly reviews: GoodsReviews | null;
  readonly videos: readonly OfferVideo[];
  readonly promises: ShopGuarantees;
  /** What more pieces bring, in words; null where steps do not count. */
  readonly steps?: { readonly words: string; readonly link: string | null } | null;
  /** Where one like it can be composed. */
  readonly own?: { readonly path: string; readonly words: string } | null;
  /** Shown to show every state; nothing of it is sold. */
  readonly isSample?: boolean;
};
