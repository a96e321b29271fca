import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { memoized } from '#platform/memoized.server.ts';
import { type Chosen, maxCountedRows } from '#site/list.ts';
import { type levelList, type StockView, stockViews } from '../rules/levels.ts';
import * as store from '../store/levels.server.ts';
import { updateLowStockLevel } from '../store/movements.server.ts';

export type { HistoryRow } from '../store/levels.server.ts';
export type StockLevel = store.LevelRow & { readonly coming: number; readonly comingOn: string | null };
type Page = { readonly limit: number; readonly offset: number };
type LevelPageQuery = Pick<Chosen<typeof levelList>, 'filters' | 'sort'> & { readonly searchText?: string | undefined };

/** Levels with incoming units and totals; no totals beyond the counting limit. */
export async function listStockLevels(app: App, { filters, searchText, sort }: LevelPageQuery, page: Page) {
  const which = { ...filters, searchText };
  const [rows, { total, sums }] = await Promise.all([
    store.levelRows(app.db, which, sort, page).then((found) => withComing(app, found)),
    countedOf(app, which),
  ]);
  return { rows, sums, total };
}

async function countedOf(app: App, which: store.LevelFilter) {
  if (store.isLevelOnlyFilter(which)) return viewTotals(app, which.heap ?? '');
  return searchTotals(app, JSON.stringify(which));
}

/** The same search is repeated page after page. */
const searchTotals = memoized(async ({ db }: App, filterJson: string) => {
  const which = JSON.parse(filterJson) as store.LevelFilter;
  const total = await store.countLevels(db, which);
  return { total, sums: total > maxCountedRows ? null : await store.levelSums(db, which) };
});

/** Count and totals of one view or of all. */
const viewTotals = memoized(async ({ db }: App, heap: StockView | '') => {
  const which = heap ? { heap } : {};
  const [total, sums] = await Promise.all([store.countLevels(db, which), store.levelSums(db, which)]);
  return { total, sums };
});

async function withComing(app: App, rows: readonly store.LevelRow[]): Promise<StockLevel[]> {
  if (rows.length === 0) return [];
  const coming = new Map(
    (
      await store.comingOf(
        app.db,
        rows.map(({ skuId }) => skuId),
      )
    ).map((row) => [row.skuId, row]),
  );
  return rows.map((row) => ({ ...row, coming: coming.get(row.skuId)?.pieces ?? 0, comingOn: coming.get(row.skuId)?.firstOn ?? null }));
}

export const stockViewCounts = (app: App) => countedHeaps(app, '');
const countedHeaps = memoized(async ({ db }: App) => {
  const [all, ...counts] = await Promise.all([store.countLevels(db, {}), ...stockViews.map((heap) => store.countLevels(db, { heap }))]);
  return { all: all ?? 0, heaps: stockViews.map((heap, at) => ({ heap, count: counts[at] ?? 0 })) };
});

const plotDays = 60;

/** One SKU: level, sixty days of changes, and its movements. */
export async function stockLevelOf(app: App, skuId: number, page: Page) {
  const row = await store.levelBy(app.db, skuId);
  if (!row) return null;
  const since = earlier(app.now(), plotDays * dayMs);
  const [[level], history, total, steps] = await Promise.all([
    withComing(app, [row]),
    store.movementHistoryOf(app.db, skuId, page),
    store.countHistory(app.db, skuId),
    store.levelChangesSince(app.db, skuId, since),
  ]);
  return level ? { level, history, total, steps, since } : null;
}

export async function setLowStockLevel(app: App, caller: Caller, skuId: number, lowMark: number): Promise<void> {
  checkWithin('low_mark', lowMark, [0, 100_000]);
  await transact(app, async (inside) => {
    const row = await store.levelBy(inside.db, skuId);
    if (!row) throw new DomainError('goodsNotExist');
    if (row.lowMark === lowMark) return;
    await updateLowStockLevel(inside.db, skuId, lowMark, inside.now());
    await audit(inside, caller, { action: 'stock.lowMark', subject: ['sku', skuId], before: { lowMark: row.lowMark }, after: { lowMark } });
  });
}

export const stockedCategories = (app: App) => store.stockedCategoryRows(app.db);
