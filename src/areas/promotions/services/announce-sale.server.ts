import { belowCostOf } from '#areas/catalog/services/below-cost.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { pricesBelowCost } from '../rules/sale-effect.ts';
import { saleState } from '../rules/sale-list.ts';
import { forgetAcceptedLosses, saveAcceptedLosses } from '../store/held-goods.server.ts';
import * as store from '../store/manage-sales.server.ts';
import { heldSkus } from './held-goods.server.ts';
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
    await forgetAcceptedLosses(inside.db, id);
    await saveAcceptedLosses(inside.db, id, caller.staff?.id ?? null, found.belowCost, app.now());
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
  ...(belowCost.length > 0 && belowCostOf(belowCost)),
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

/** An owner lets what is held begin at a loss. */
export async function acceptHeldGoods(app: App, caller: Caller, id: number, isConfirmed: boolean): Promise<number> {
  const count = await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale || saleState(sale, app.now()) !== 'running') throw new DomainError('promotionNotExist');
    const below = pricesBelowCost(await heldSkus(inside, id));
    refuseSaleBelowCost(caller, below, isConfirmed);
    if (below.length === 0) return 0;
    await saveAcceptedLosses(inside.db, id, caller.staff?.id ?? null, below, app.now());
    await audit(inside, caller, {
      action: 'promotion.accepted',
      subject: ['promotion', id],
      before: { state: 'held' },
      after: { state: 'running', ...belowCostOf(below) },
    });
    return below.length;
  });
  await invalidateSales(app);
  await applySalePrices(app);
  return count;
}
