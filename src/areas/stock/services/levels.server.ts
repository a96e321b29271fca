import { dayMs, earlier } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { type LevelQuery, levelHeaps } from '../rules/levels.ts';
import * as store from '../store/levels.server.ts';
import { setLowMark } from '../store/movements.server.ts';
import { type Clerk, noteChange } from './clerk.server.ts';

export type { HistoryRow } from '../store/levels.server.ts';
export const { mostCounted } = store;
export type Level = store.LevelRow & { readonly coming: number; readonly comingOn: string | null };

/** Levels with what vendors still owe. */
export async function levelsOf(app: App, query: LevelQuery): Promise<Level[]> {
  return withComing(app, await store.levelRows(app.db, query));
}

async function withComing(app: App, rows: readonly store.LevelRow[]): Promise<Level[]> {
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

type Which = Pick<LevelQuery, 'heap' | 'words' | 'category'>;
export const levelSums = (app: App, which: Which) => store.levelSums(app.db, which);

/** How many lie in each heap, and in all. */
export async function heapCounts(app: App) {
  const [all, ...counts] = await Promise.all([
    store.countLevels(app.db, {}),
    ...levelHeaps.map((heap) => store.countLevels(app.db, { heap })),
  ]);
  return { all: all ?? 0, heaps: levelHeaps.map((heap, at) => ({ heap, count: counts[at] ?? 0 })) };
}

const plotDays = 60;

/** One SKU: its level, the steps of the last sixty days, and its ledger. */
export async function levelOf(app: App, skuId: number, page: { page: number; pageSize: number }) {
  const row = await store.levelBy(app.db, skuId);
  if (!row) return null;
  const since = earlier(app.now(), plotDays * dayMs);
  const [[level], history, total, steps] = await Promise.all([
    withComing(app, [row]),
    store.historyOf(app.db, skuId, page),
    store.countHistory(app.db, skuId),
    store.stepsSince(app.db, skuId, since),
  ]);
  return level ? { level, history, total, steps, since } : null;
}

export const historyOf = (app: App, skuId: number, page: { page: number; pageSize: number }) => store.historyOf(app.db, skuId, page);

/** From which number of free pieces on a SKU counts as low. */
export async function markLow(app: App, clerk: Clerk, skuId: number, lowMark: number): Promise<void> {
  if (!Number.isInteger(lowMark) || lowMark < 0 || lowMark > 100_000) throw new Refused('badValue', { field: 'low_mark' });
  await transact(app, async (inside) => {
    const row = await store.levelBy(inside.db, skuId);
    if (!row) throw new Refused('goodsNotExist');
    if (row.lowMark === lowMark) return;
    await setLowMark(inside.db, skuId, lowMark, inside.now());
    const change = { action: 'stock low mark', subjectKind: 'sku', subjectId: skuId };
    await noteChange(inside, clerk, { ...change, before: { lowMark: row.lowMark }, after: { lowMark } });
  });
}

export const shelfCategories = (app: App) => store.shelfCategories(app.db);
