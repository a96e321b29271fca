import { refuseBelowCost } from '#areas/catalog/services/below-cost.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { hasCostRisen, plannedStart, pricesBelowCost, type SalePrice } from '../rules/sale-effect.ts';
import { saveAcceptedLosses } from '../store/held-goods.server.ts';
import { findSale } from '../store/manage-sales.server.ts';
import { loweredPrices, productNames } from '../store/sale-effect.server.ts';

const maxListed = 10;

/** Effect of a sale on the day its prices drop: price-protection cost, and what would sell below cost. */
export async function saleEffect(app: App, sale: { readonly id: number; readonly startsAt: Date }, announcedAt: Date | null) {
  const prices = await loweredPrices(app.db, sale.id);
  const startsAt = plannedStart(sale.startsAt, announcedAt, app.now());
  const { bySku, ...cost } = await app.estimatePriceDropCost(
    app,
    prices.map(({ skuId, saleCents }) => ({ skuId, payableCents: saleCents })),
    startsAt,
  );
  const spuOf = new Map(prices.map(({ skuId, spuId }) => [skuId, spuId]));
  const products = [...Map.groupBy(bySku, ({ skuId }) => spuOf.get(skuId) ?? 0)]
    .map(([spuId, all]) => ({
      spuId,
      pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
      billCents: all.reduce((sum, { billCents }) => sum + billCents, 0),
    }))
    .toSorted((a, b) => b.billCents - a.billCents || a.spuId - b.spuId);
  const top = products.slice(0, maxListed);
  const names =
    top.length === 0
      ? []
      : await productNames(
          app.db,
          top.map(({ spuId }) => spuId),
        );
  const nameOf = new Map(names.map((name) => [name.id, name]));
  return {
    startsAt,
    skuCount: prices.length,
    cost: {
      ...cost,
      productCount: products.length,
      products: top.map((product) => ({
        ...product,
        nameEn: nameOf.get(product.spuId)?.nameEn ?? '',
        nameZh: nameOf.get(product.spuId)?.nameZh ?? '',
      })),
    },
    belowCost: pricesBelowCost(prices),
    unknownCostCount: prices.filter(({ costCents }) => costCents <= 0).length,
  };
}
export type SaleEffect = Awaited<ReturnType<typeof saleEffect>>;

/** By sale id, as planned now; null when there is none. */
export async function plannedEffect(app: App, id: number): Promise<SaleEffect | null> {
  const sale = await findSale(app.db, id);
  return sale && saleEffect(app, sale, sale.publishedAt);
}

/** Refuses what a sale would sell below cost unless an owner accepted it. */
export const refuseSaleBelowCost = (caller: Caller, below: readonly SalePrice[], isConfirmed: boolean): void =>
  refuseBelowCost(
    caller,
    below.map((price) => ({ ...price, toCents: price.saleCents })),
    isConfirmed,
    'sale',
  );

/**
 * Changes products of an announced or running sale. New prices below cost are refused as above; a price that stays or rises is accepted
 * even below cost, since that is how one is corrected.
 */
export async function guardBelowCost<T>(
  app: App,
  caller: Caller,
  sale: { readonly id: number; readonly publishedAt: Date | null },
  isConfirmed: boolean,
  change: () => Promise<T>,
): Promise<T> {
  if (sale.publishedAt === null) return change();
  const before = new Map((await loweredPrices(app.db, sale.id)).map(({ skuId, saleCents }) => [skuId, saleCents]));
  const done = await change();
  const cheaper = (await loweredPrices(app.db, sale.id)).filter(({ skuId, saleCents }) => saleCents < (before.get(skuId) ?? Infinity));
  const below = pricesBelowCost(cheaper);
  refuseSaleBelowCost(caller, below, isConfirmed);
  await saveAcceptedLosses(app.db, sale.id, caller.staff?.id ?? null, below, app.now());
  return done;
}

/** Refuses when price protection would cost much more than was shown. */
export function refuseRisenCost(seenCents: number, { cost }: SaleEffect): void {
  if (!hasCostRisen(seenCents, cost.billCents)) return;
  const [seen, now] = [dollars(cents(seenCents)), dollars(cents(cost.billCents))];
  throw new DomainError('saleCostRose', { seen, cost: now }, { cost: cost.billCents / 100 });
}
