import { fetchSkuPictures } from '#areas/cart/services/product-snapshots.server.ts';
import type { NewOrderLine } from '#areas/orders/services/write-order.server.ts';
import type { App } from '#platform/app.ts';
import { allocateDiscount } from '../rules/shares.ts';
import * as store from '../store/snapshot.server.ts';
import type { OrderQuote } from './quote.server.ts';

/** Order lines as of now: names, prices, weights and each line's share of coupon and referral discount. */
export async function snapshotOrderLines(
  app: App,
  { lines, coupon, worth, welcome = null }: Pick<OrderQuote, 'lines' | 'coupon' | 'worth'> & Partial<Pick<OrderQuote, 'welcome'>>,
): Promise<NewOrderLine[]> {
  const ids = lines.map(({ priced }) => priced.line.skuId);
  const [snapshotRows, pictures] = await Promise.all([store.selectGoodsSnapshot(app.db, ids), fetchSkuPictures(app, ids)]);
  const facts = new Map(snapshotRows.map((row) => [row.skuId, row]));
  const counted = lines.map(({ goods, priced }) => {
    const isMeant = !goods.isClearance && (!coupon || coupon.categoryId === null || coupon.categoryId === goods.categoryId);
    return isMeant ? priced.totalCents : 0;
  });
  const sets = [...new Set(lines.map(({ setKey }) => setKey).filter(Boolean))];
  const byCoupon = allocateDiscount(worth?.goodsCents ?? 0, counted);
  const left = lines.map(({ priced }, index) => priced.totalCents - (byCoupon[index] ?? 0));
  const byFriend = allocateDiscount(welcome?.cents ?? 0, left);
  return lines.map(({ goods, priced, estimate, configuration, setKey }, index) => {
    const { skuId } = priced.line;
    const fact = facts.get(skuId);
    return {
      skuId,
      skuCode: fact?.code ?? '',
      productName: goods.nameEn,
      productNameZh: goods.nameZh,
      productImage: pictures.get(skuId) ?? '',
      productAttribute: goods.attributes,
      quantity: priced.quantity,
      listPriceCents: estimate ? priced.unitCents : goods.priceCents,
      discountBp: estimate ? 10_000 : goods.discountBp,
      tierOffBp: priced.stepOffBp,
      priceCents: priced.unitCents,
      priceTotalCents: priced.totalCents,
      discountShareCents: (byCoupon[index] ?? 0) + (byFriend[index] ?? 0),
      unitCostCents: fact?.costCents ?? 0,
      // Samples add no shipping weight.
      weightGrams: goods.shipsFree ? 0 : priced.weightGrams,
      shippingName: goods.shippingName,
      lengthInches: fact?.lengthInches ?? null,
      texture: fact?.texture ?? '',
      colourCode: fact?.colourCode ?? '',
      configuration,
      setNumber: setKey ? sets.indexOf(setKey) + 1 : null,
      estimateId: estimate?.id ?? null,
      isMadeToOrder: goods.isMadeToOrder,
      isFinalSale: goods.isMadeToOrder || goods.isClearance,
    };
  });
}
