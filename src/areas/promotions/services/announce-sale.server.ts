import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { saleState } from '../rules/sale-list.ts';
import * as store from '../store/manage-sales.server.ts';
import { applySalePrices, invalidateSales } from './sale.server.ts';
import { refuseRisenCost, refuseSaleBelowCost, type SaleEffect, saleEffect } from './sale-effect.server.ts';

/** What the announcing user has seen and accepted. */
export type SaleConfirmation = {
  /** The price-protection cost shown; not compared when missing. */
  readonly seenCostCents?: number | undefined;
  /** An owner accepts selling below cost. */
  readonly acceptsBelowCost?: boolean | undefined;
};

/** Announces a sale, now or on its date, and returns the price-protection cost by what is sold so far. */
export async function announceSale(
  app: App,
  caller: Caller,
  id: number,
  at: Date,
  { seenCostCents, acceptsBelowCost = false }: SaleConfirmation = {},
): Promise<SaleEffect> {
  const effect = await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale) throw new DomainError('promotionNotExist');
    if (sale.endsAt <= app.now()) throw new DomainError('badValue', { field: 'endsAt' });
    if ((await store.countGoods(inside.db, id)) === 0) throw new DomainError('goodsNotChosen');
    const found = await saleEffect(inside, sale, at);
    refuseSaleBelowCost(caller, found.belowCost, acceptsBelowCost);
    if (seenCostCents !== undefined) refuseRisenCost(seenCostCents, found);
    await store.updateSale(inside.db, id, { publishedAt: at, updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'promotion.announce',
      subject: ['promotion', id],
      before: { publishedAt: sale.publishedAt },
      after: { publishedAt: at, ...announcedWith(found) },
    });
    return found;
  });
  await invalidateSales(app);
  await applySalePrices(app);
  return effect;
}

/** For the audit log: the known cost, and what is accepted to sell below cost. */
const announcedWith = ({ cost, belowCost, unknownCostCount }: SaleEffect) => ({
  ...{ priceProtectionCents: cost.billCents, protectedPieces: cost.pieces, protectedShoppers: cost.shoppers },
  ...(belowCost.length > 0 && { belowCostCount: belowCost.length, belowCostCodes: belowCost.slice(0, 100).map(({ code }) => code) }),
  ...(unknownCostCount > 0 && { unknownCostCount }),
});

/** Withdraws an announcement and restores prices at once. Returns when it was announced. */
export async function withdrawSale(app: App, caller: Caller, id: number): Promise<Date | null> {
  const before = await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale) throw new DomainError('promotionNotExist');
    await store.updateSale(inside.db, id, { publishedAt: null, updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'promotion.take_back',
      subject: ['promotion', id],
      before: { publishedAt: sale.publishedAt },
      after: { publishedAt: null },
    });
    return sale.publishedAt;
  });
  await invalidateSales(app);
  await applySalePrices(app);
  return before;
}

/** Ends a running sale: prices are restored at once. */
export async function endSale(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale || saleState(sale, app.now()) !== 'running') throw new DomainError('promotionNotExist');
    await store.updateSale(inside.db, id, { endsAt: app.now(), updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'promotion.end',
      subject: ['promotion', id],
      before: { endsAt: sale.endsAt },
      after: { endsAt: app.now() },
    });
  });
  await invalidateSales(app);
  await applySalePrices(app);
}
