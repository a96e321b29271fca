import { loadComposedSnapshots } from '#areas/builder/services/composed-snapshots.server.ts';
import { parseEstimateNumbers } from '#areas/cart/rules/attributes.ts';
import { parseCartSkuIds } from '#areas/cart/rules/lines.ts';
import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { companionCards } from '#areas/catalog/services/companions.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { fetchBuyerTerms, fetchBuyerTiers } from '#areas/promotions/services/buyer-terms.server.ts';
import { fetchActiveGifts } from '#areas/promotions/services/gifts.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';
import { readGuarantees } from '#shop/product/guarantees.ts';
import { parseCheckoutStep } from './steps/checkout-steps.ts';
import { loadCheckoutStep } from './steps/load.server.ts';

const nothing = {
  requestedIds: [],
  numbers: [],
  snapshots: [],
  composed: [],
  setRules: [],
  gifts: [],
  trade: null,
  beside: null,
  promises: null,
  step: null,
};

/**
 * The page is the same for everybody. The browser then asks here about its SKUs (?sku=12,7) and accessories (?beside=12,7). With
 * ?step=address it is a checkout step.
 */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const step = parseCheckoutStep(url.searchParams);
  if (step) return { ...nothing, step: await loadCheckoutStep(visit, step) };
  const requestedIds = parseCartSkuIds(url.searchParams.get('sku'));
  const besides = parseCartSkuIds(url.searchParams.get('beside'));
  const numbers = parseEstimateNumbers(url.searchParams.get('estimate'));
  const none = { ...nothing, requestedIds, numbers };
  if (besides.length > 0) {
    return { ...none, requestedIds: [], beside: await part(visit, 'goes with', () => companionCards(app, caller.language, besides)) };
  }
  if (requestedIds.length > 0 || numbers.length > 0) {
    const [snapshots, composed, setRules, gifts, steps, terms] = await Promise.all([
      fetchProductSnapshots(app, caller.language, requestedIds),
      loadComposedSnapshots(app, caller, numbers),
      setRulesOf(app),
      part(visit, 'gifts', () => fetchActiveGifts(app)),
      fetchBuyerTiers(app, caller.shopperId),
      fetchBuyerTerms(app, caller.shopperId),
    ]);
    return {
      ...none,
      snapshots,
      composed,
      setRules,
      gifts: (gifts ?? []).map((gift) => ({ ...gift, name: localizedColumn(gift, 'name', caller.language) })),
      trade: { steps, least: terms?.minPieces ?? 0 },
    };
  }
  const policies = await part(visit, 'policies', () => policiesOf(app));
  return { ...none, promises: readGuarantees(policies ?? new Map()) };
});
