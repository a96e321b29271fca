import { maxPriceChanges } from '#areas/catalog/rules/prices.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { afterSale, inSale, runNow, type SaleSlug } from '../rules/sale.ts';
import * as store from '../store/sales.server.ts';
import { holdBelowCost } from './held-goods.server.ts';

/** The current, next or last run, with the products of the current one. */
export async function fetchSalePage(app: App, language: Language, slug: SaleSlug) {
  const { state, run } = runNow(await store.selectSaleRuns(app.db, slug, app.now()), app.now());
  const goods = run && state === 'running' ? await store.goodsOfRun(app.db, run.id) : [];
  return {
    slug,
    state,
    title: run && localizedColumn(run, 'title', language),
    intro: run && localizedColumn(run, 'intro', language),
    picture: run?.pictureUrl || null,
    startsAt: run?.startsAt ?? null,
    endsAt: run?.endsAt ?? null,
    skuIds: new Set(goods.flatMap(({ skuId }) => skuId ?? [])),
    /** Whole groups. */
    spuIds: new Set(goods.flatMap(({ spuId, skuId }) => (skuId === null ? [spuId] : []))),
  };
}

/** Lowers prices of running sales and restores those of ended ones. Every minute on every instance; each run is done by one. */
export async function applySalePrices(app: App): Promise<number> {
  const [ending, starting] = [await store.runsToEnd(app.db, app.now()), await store.runsToStart(app.db, app.now())];
  // Ending sales restore prices before starting ones lower them.
  for (const run of ending) await transact(app, (inside) => endRun(inside, run));
  let changedCount = ending.length;
  for (const run of starting) if (await transact(app, (inside) => startRun(inside, run))) changedCount += 1;
  if (changedCount > 0) await app.pageCache.invalidate(['promotions']);
  return changedCount;
}

export async function invalidateSales(app: App): Promise<void> {
  await app.pageCache.invalidate(['promotions']);
  app.live.publish('prices');
}

type Run = { readonly id: number; readonly slug: string };

/** False when nothing changed: what is left waits for a person. */
async function startRun(app: App, { id, slug }: Run): Promise<boolean> {
  await store.lockRun(app.db, id);
  await store.spreadGroups(app.db, id);
  const { free, hasChanged } = await holdBelowCost(app, id, await store.goodsToLower(app.db, id));
  for (const [usualBp, same] of Map.groupBy(free, (row) => row.usualBp))
    await store.rememberUsual(
      app.db,
      same.map((row) => row.id),
      usualBp,
    );
  await reprice(
    app,
    `sale begins: ${slug}`,
    free.map(({ skuId, usualBp, discountBp }) => ({ skuId, discountBp: inSale(usualBp, discountBp) })),
  );
  return hasChanged;
}

async function endRun(app: App, { id, slug }: Run): Promise<void> {
  await store.lockRun(app.db, id);
  const rows = await store.goodsToRaise(app.db, id);
  const elsewhere = await store.lowestElsewhere(app.db, id);
  await store.passOnUsual(app.db, id);
  await store.forgetUsual(app.db, id);
  await reprice(
    app,
    `sale ends: ${slug}`,
    rows.map(({ skuId, nowBp, usualBp, discountBp }) => {
      const after = afterSale(nowBp, usualBp, discountBp);
      return { skuId, discountBp: inSale(after, elsewhere.get(skuId) ?? after) };
    }),
  );
}

/** A SKU listed alone and with its group changes once: to the lower price. */
async function reprice(app: App, reason: string, discounts: readonly { skuId: number; discountBp: number }[]): Promise<void> {
  const lowest = new Map<number, number>();
  for (const { skuId, discountBp } of discounts) lowest.set(skuId, Math.min(discountBp, lowest.get(skuId) ?? discountBp));
  const changes = [...lowest].map(([skuId, discountBp]) => ({ skuId, discountBp }));
  for (let from = 0; from < changes.length; from += maxPriceChanges)
    await changePrices(app, { staffId: null, reason, changes: changes.slice(from, from + maxPriceChanges) });
}
