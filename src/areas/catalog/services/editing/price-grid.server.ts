import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { writeAuditEntry } from '#platform/audit.server.ts';
import { loweredBelowCost, type PriceAgainstCost, payableOf } from '../../rules/below-cost.ts';
import { applyPriceChange, checkChanges, type PriceChange } from '../../rules/prices.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { refuseBelowCost } from '../below-cost.server.ts';
import { changePrices } from '../prices.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

export type LoggedPrice = {
  readonly skuId: number;
  readonly priceCents: number;
  readonly discountBp: number;
  readonly isClearance: boolean;
};
/** The prices the page showed; if one changed meanwhile, everything is refused. */
export type SeenPrice = { readonly priceCents: number; readonly discountBp: number };
export type PriceGridSubmission = {
  readonly reason: string;
  readonly changes: readonly {
    readonly skuId: number;
    readonly priceCents: number;
    readonly discountBp: number;
    readonly isClearance?: boolean | undefined;
    readonly was: SeenPrice;
  }[];
  /** An owner accepts selling below cost. */
  readonly acceptsBelowCost?: boolean | undefined;
};

type Locked = Awaited<ReturnType<typeof lockPrices>>;

/** Locks the SKUs and refuses when a price is not what was seen. */
export async function lockSeenPrices({ db }: Pick<App, 'db'>, changes: PriceGridSubmission['changes']): Promise<Locked> {
  const rows = await lockPrices(
    db,
    changes.map(({ skuId }) => skuId),
  );
  const moved = rows.filter((row) => {
    const was = changes.find(({ skuId }) => skuId === row.skuId)?.was;
    return was && (was.priceCents !== row.priceCents || was.discountBp !== row.discountBp);
  });
  if (moved.length > 0) throw new DomainError('pricesMoved', { count: moved.length });
  return rows;
}

/** What would be sold below cost by these changes of locked SKUs. */
export function lossesOf(rows: Locked, changes: readonly PriceChange[]): (PriceAgainstCost & { readonly skuId: number })[] {
  const changeBySku = new Map(changes.map((change) => [change.skuId, change]));
  return loweredBelowCost(
    rows.map(({ payableCents: fromCents, ...row }) => {
      const next = applyPriceChange(row, changeBySku.get(row.skuId) ?? { skuId: row.skuId });
      return { skuId: row.skuId, code: row.code, fromCents, toCents: next ? payableOf(next) : fromCents, costCents: row.costCents };
    }),
  );
}

/** All prices of a grid as one change: one transaction, a price history row each, one audit entry for undo. */
export async function applyPrices(
  app: App,
  caller: Caller,
  { reason, changes, acceptsBelowCost = false }: PriceGridSubmission,
): Promise<{ line: number | null; changed: number }> {
  checkChanges(changes, reason);
  const done = await transact(app, async (inside) => {
    const rows = await lockSeenPrices(inside, changes);
    refuseBelowCost(caller, lossesOf(rows, changes), acceptsBelowCost);
    return recordPrices(
      inside,
      caller,
      reason,
      rows,
      changes.map(({ was: _, ...change }) => change),
    );
  });
  await invalidatePrices(app, done);
  return { line: done.line, changed: done.changed };
}

export type RecordedPrices = { readonly line: number | null; readonly changed: number; readonly groups: readonly number[] };

/** Inside a transaction that holds the rows: updates them and writes history and audit log. */
export async function recordPrices(
  inside: App,
  caller: Caller,
  reason: string,
  rows: Locked,
  changes: readonly PriceChange[],
): Promise<RecordedPrices> {
  const changed = new Set(await changePrices(inside, { staffId: caller.staff?.id ?? null, reason, changes }));
  if (changed.size === 0) return { line: null, changed: 0, groups: [] };
  const before = rows.filter(({ skuId }) => changed.has(skuId));
  const after = (await lockPrices(inside.db, [...changed])).map(priceOf);
  const line = await writeAuditEntry(inside, caller, {
    action: 'prices.apply',
    subject: ['prices', reason.slice(0, 80)],
    before: before.map(priceOf),
    after,
  });
  return { line, changed: changed.size, groups: [...new Set(before.map(({ spuId }) => spuId))] };
}

export async function invalidatePrices(app: App, { changed, groups }: RecordedPrices): Promise<void> {
  if (changed > 0) await invalidateCatalog(app, ['goods', ...groups.map((id) => `spu:${id}`)], 'prices');
}

const priceOf = ({ skuId, priceCents, discountBp, isClearance }: LoggedPrice): LoggedPrice => ({
  skuId,
  priceCents,
  discountBp,
  isClearance,
});
