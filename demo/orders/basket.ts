import type { SeedSku } from '#demo/catalog/goods.ts';
import type { Warehouse } from '#demo/stock/warehouse.ts';
import type { Random } from '#kernel/random.ts';
import type { PriceAtTime, PriceLookup } from './prices.ts';

/** A SKU by its index in the warehouse. */
export type BasketLine = { readonly place: number; readonly sku: SeedSku; readonly quantity: number; readonly price: PriceAtTime };
export type BasketPlan = {
  readonly at: number;
  readonly prices: PriceLookup;
  readonly isBusiness: boolean;
  readonly isMadeToOrder: boolean | null;
};

const lineCounts: readonly (readonly [number, number])[] = [
  [1, 46],
  [2, 30],
  [3, 16],
  [4, 8],
];
const quantities: readonly (readonly [number, number])[] = [
  [1, 70],
  [2, 18],
  [3, 10],
  [4, 2],
];
const bundleQuantities: readonly (readonly [number, number])[] = [
  [1, 22],
  [2, 20],
  [3, 45],
  [4, 13],
];
const triesPerLine = 25;

/** Only what is in stock or made to order. */
export function fillBasket(random: Random, warehouse: Warehouse, plan: BasketPlan): BasketLine[] {
  const picks: BasketLine[] = [];
  const lineCount = random.weighted(lineCounts);
  while (picks.length < lineCount) {
    const pick = choose(random, warehouse, plan, picks);
    if (!pick) break;
    picks.push(pick);
  }
  return picks;
}

function choose(random: Random, warehouse: Warehouse, plan: BasketPlan, picks: readonly BasketLine[]): BasketLine | null {
  for (let tries = 0; tries < triesPerLine; tries += 1) {
    const place = warehouse.draw(random, plan.at);
    const sku = warehouse.skuAt(place);
    if (sku.publishedAt.getTime() > plan.at || sku.payableCents === 0 || picks.some((pick) => pick.place === place)) continue;
    if (plan.isMadeToOrder !== null && plan.isMadeToOrder !== sku.isMadeToOrder) continue;
    // Made-to-order items have their own terms, so they are not mixed with stock.
    const first = picks[0];
    if (first && first.sku.isMadeToOrder !== sku.isMadeToOrder) continue;
    const quantity = quantityOf(random, sku, plan.isBusiness);
    if (sku.isMadeToOrder) return { place, sku, quantity: Math.min(quantity, 12), price: plan.prices(sku, plan.at) };
    const available = warehouse.availableAt(place);
    if (available >= 1) return { place, sku, quantity: Math.min(quantity, available), price: plan.prices(sku, plan.at) };
  }
  return picks.length > 0 ? null : anyOf(random, warehouse, plan);
}

/** If chance finds nothing, the stock is searched from a random position. */
function anyOf(random: Random, warehouse: Warehouse, plan: BasketPlan): BasketLine | null {
  const { length } = warehouse.goods;
  const start = random.int(0, length - 1);
  for (let step = 0; step < length; step += 1) {
    const place = (start + step) % length;
    const sku = warehouse.skuAt(place);
    const isSellable =
      (plan.isMadeToOrder ?? sku.isMadeToOrder) === sku.isMadeToOrder && sku.payableCents > 0 && sku.publishedAt.getTime() <= plan.at;
    if (isSellable && (sku.isMadeToOrder || warehouse.availableAt(place) >= 1))
      return { place, sku, quantity: 1, price: plan.prices(sku, plan.at) };
  }
  return null;
}

function quantityOf(random: Random, sku: SeedSku, isBusiness: boolean): number {
  if (sku.isSample) return 1;
  if (isBusiness && random.isHit(0.55)) return random.int(8, 36);
  return random.weighted(sku.categorySlug === 'bundle' ? bundleQuantities : quantities);
}
