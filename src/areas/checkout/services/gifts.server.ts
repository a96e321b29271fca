import { fetchSkuPictures } from '#areas/cart/services/product-snapshots.server.ts';
import type { NewOrderLine } from '#areas/orders/services/write-order.server.ts';
import { findEarnedGifts } from '#areas/promotions/rules/gifts.ts';
import { claimGift, fetchActiveGifts, releaseGift } from '#areas/promotions/services/gifts.server.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/gifts.server.ts';
import type { OrderQuote } from './quote.server.ts';

/** SKUs that gifts may use, locked together with the items bought. */
export const giftSkus = async (app: App): Promise<number[]> => (await fetchActiveGifts(app)).map(({ skuId }) => skuId);

export async function previewGifts(app: App, { lines, sums }: Pick<OrderQuote, 'lines' | 'sums'>) {
  const items = lines.map(({ priced }) => ({ skuId: priced.line.skuId, quantity: priced.quantity }));
  return findEarnedGifts(await fetchActiveGifts(app), sums.itemsCents, items);
}

/** Gift lines of an order: free, one per rule, counted against the rule. Out of stock means no gift. */
export async function claimGiftLines(app: App, basket: Pick<OrderQuote, 'lines' | 'sums'>): Promise<NewOrderLine[]> {
  const gifts = (await previewGifts(app, basket)).filter(({ state }) => state === 'given');
  if (gifts.length === 0) return [];
  const ids = gifts.map(({ rule }) => rule.skuId);
  const [goods, pictures] = await Promise.all([store.giftGoods(app.db, ids), fetchSkuPictures(app, ids)]);
  const lines: NewOrderLine[] = [];
  for (const { rule } of gifts) {
    const gift = goods.find(({ skuId }) => skuId === rule.skuId);
    if (!gift || !(await claimGift(app, rule.id))) continue;
    const { skuId, code, priceCents, costCents, nameEn, nameZh, ...facts } = gift;
    lines.push({
      ...{ ...facts, skuId, skuCode: code, productName: nameEn, productNameZh: nameZh, productImage: pictures.get(skuId) ?? '' },
      ...{ quantity: rule.quantity, listPriceCents: priceCents, priceCents: 0, priceTotalCents: 0 },
      // Gifts add no shipping weight.
      ...{ weightGrams: 0, unitCostCents: costCents, isGift: true, giftRuleId: rule.id, isFinalSale: true },
    });
  }
  return lines;
}

/** A closed order returns its gifts; their stock is released with the rest. */
export async function returnGifts(app: App, orderId: number): Promise<void> {
  for (const id of await store.giftRulesOf(app.db, orderId)) await releaseGift(app, id);
}
