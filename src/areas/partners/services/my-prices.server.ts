import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { listCategoryTiers } from '#areas/promotions/rules/quantity-tiers.ts';
import { fetchBuyerTerms, fetchBuyerTiers } from '#areas/promotions/services/buyer-terms.server.ts';
import { asDollarNumber, cents, payable } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { partnerOf } from '../store/partners.server.ts';
import { requireShopperId } from './account.server.ts';

/** Prices by tier; SKUs without tiers have none. */
export async function fetchPartnerPrices(app: App, caller: Caller, skuIds: readonly number[]) {
  const userId = requireShopperId(caller);
  const [partner, terms, steps, snapshots] = await Promise.all([
    partnerOf(app.db, userId),
    fetchBuyerTerms(app, userId),
    fetchBuyerTiers(app, userId),
    fetchProductSnapshots(app, caller.language, skuIds),
  ]);
  return {
    // An invited shopper buys like an approved business.
    account: partner?.status === 'approved' && partner.kind !== 'affiliate' ? partner.kind : terms ? 'wholesale' : null,
    least_pieces: terms?.minPieces ?? 0,
    items: snapshots.map(({ id, counting, categoryId = 0, payableCents }) => ({
      sku_id: id,
      prices:
        counting === 'full'
          ? listCategoryTiers(steps, categoryId).map(({ minPieces, offBp }) => ({
              pieces: minPieces,
              off: offBp / 100,
              price: asDollarNumber(payable(cents(payableCents), 10_000 - offBp)),
            }))
          : [],
    })),
  };
}
