import { inWords } from '#areas/catalog/rules/words.ts';
import { changeDiscounts, discountsOf } from '#areas/catalog/services/prices.server.ts';
import type { Language } from '#kernel/texts.ts';
import { type App, transact } from '#platform/app.ts';
import { afterSale, inSale, runNow, type SaleSlug } from '../rules/sale.ts';
import * as store from '../store/sales.server.ts';

/** What the page of a sale speaks of: the run that is on, the next, or the last; with the goods of the one that is on. */
export async function saleOf(app: App, language: Language, slug: SaleSlug) {
  const { state, run } = runNow(await store.runsOf(app.db, slug, app.now()), app.now());
  const goods = run && state === 'running' ? await store.goodsOfRun(app.db, run.id) : [];
  return {
    slug,
    state,
    title: run && inWords(run, 'title', language),
    intro: run && inWords(run, 'intro', language),
    picture: run?.pictureUrl || null,
    startsAt: run?.startsAt ?? null,
    endsAt: run?.endsAt ?? null,
    skuIds: new Set(goods.flatMap(({ skuId }) => skuId ?? [])),
    /** Groups that are in it as a whole. */
    spuIds: new Set(goods.flatMap(({ spuId, skuId }) => (skuId === null ? [spuId] : []))),
  };
}

/** Lowers what is on sale and brings back what no longer is. Asked every minute by every instance; each run is done by one. */
export async function turnSales(app: App): Promise<number> {
  const [ending, starting] = [await store.runsToEnd(app.db, app.now()), await store.runsToStart(app.db, app.now())];
  // What ends gives its prices back before what starts takes them.
  for (const run of ending) await transact(app, (inside) => endRun(inside, run));
  for (const run of starting) await transact(app, (inside) => startRun(inside, run));
  const turned = ending.length + starting.length;
  if (turned > 0) await app.pages.drop(['promotions']);
  return turned;
}

type Run = { readonly id: number; readonly slug: string };

async function startRun(app: App, { id, slug }: Run): Promise<void> {
  await store.lockRun(app.db, id);
  await store.spreadGroups(app.db, id);
  const rows = (await store.goodsToLower(app.db, id)).flatMap(({ id, skuId, discountBp }) =>
    skuId === null || discountBp === null ? [] : [{ id, skuId, discountBp }],
  );
  const usual = await discountsOf(
    app,
    rows.map(({ skuId }) => skuId),
  );
  const usualOf = (skuId: number): number => usual.get(skuId) ?? 10_000;
  for (const [usualBp, same] of Map.groupBy(rows, ({ skuId }) => usualOf(skuId)))
    await store.rememberUsual(
      app.db,
      same.map(({ id }) => id),
      usualBp,
    );
  const wanted = new Map(rows.map(({ skuId, discountBp }) => [skuId, inSale(usualOf(skuId), discountBp)]));
  await changeDiscounts(app, wanted, { reason: `sale begins: ${slug}`, staffId: null });
}

async function endRun(app: App, { id, slug }: Run): Promise<void> {
  await store.lockRun(app.db, id);
  const rows = await store.goodsToRaise(app.db, id);
  const now = await discountsOf(
    app,
    rows.map(({ skuId }) => skuId),
  );
  const elsewhere = await store.lowestElsewhere(app.db, id);
  await store.passOnUsual(app.db, id);
  await store.forgetUsual(app.db, id);
  const wanted = new Map(
    rows.map(({ skuId, discountBp, usualBp }) => {
      const after = afterSale(now.get(skuId) ?? usualBp, usualBp, discountBp);
      return [skuId, inSale(after, elsewhere.get(skuId) ?? after)];
    }),
  );
  await changeDiscounts(app, wanted, { reason: `sale ends: ${slug}`, staffId: null });
}
