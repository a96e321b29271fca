import { belowCostRoles } from '#areas/catalog/services/below-cost.server.ts';
import { plannedEffect } from '#areas/promotions/services/sale-effect.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, hasRole } from '#platform/app.ts';

const maxListed = 10;

/** Null when it could not be calculated; the page works without. */
export async function loadSaleEffect(app: App, caller: Caller, id: number) {
  try {
    const found = await plannedEffect(app, id);
    if (!found) throw new DomainError('promotionNotExist');
    const { startsAt, cost, belowCost, unknownCostCount } = found;
    return {
      starts: whenIn(startsAt, caller.language, app.now()),
      costCents: cost.billCents,
      amount: dollars(cents(cost.billCents)),
      pieces: cost.pieces,
      shoppers: cost.shoppers,
      products: cost.products.map((product) => ({
        ...{ id: product.spuId, name: localizedColumn(product, 'name', caller.language), pieces: product.pieces },
        amount: dollars(cents(product.billCents)),
      })),
      moreProducts: cost.productCount - cost.products.length,
      belowCost: {
        count: belowCost.length,
        mayAccept: hasRole(caller, belowCostRoles),
        skus: belowCost.slice(0, maxListed).map(({ skuId, code, saleCents, costCents }) => ({
          ...{ id: skuId, code, salePrice: dollars(cents(saleCents)), cost: dollars(cents(costCents)) },
        })),
      },
      unknownCostCount,
    };
  } catch (err) {
    if (err instanceof DomainError) throw err;
    app.log.error({ err, promotionId: id, requestId: caller.requestId }, 'sale effect not calculated');
    return null;
  }
}
export type SaleEffectSummary = NonNullable<Awaited<ReturnType<typeof loadSaleEffect>>>;
