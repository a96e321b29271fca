import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { auditLine } from '#platform/audit.server.ts';
import type { PriceChange } from '../../rules/prices.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { changePrices } from '../prices.server.ts';
import { told } from './told.server.ts';

/** A price as the log keeps it. */
export type KeptPrice = { readonly skuId: number; readonly priceCents: number; readonly discountBp: number; readonly isClearance: boolean };
/** What she saw when she typed; a price that somebody moved meanwhile refuses all. */
export type Seen = { readonly priceCents: number; readonly discountBp: number };
export type PriceWish = {
  readonly reason: string;
  readonly changes: readonly {
    readonly skuId: number;
    readonly priceCents: number;
    readonly discountBp: number;
    readonly isClearance?: boolean | undefined;
    readonly was: Seen;
  }[];
};

type Locked = Awaited<ReturnType<typeof lockPrices>>;

/** Locks the prices of a grid and refuses when one is not what was seen. */
export async function lockSeen({ db }: Pick<App, 'db'>, changes: PriceWish['changes']): Promise<Locked> {
  const rows = await lockPrices(
    db,
    changes.map(({ skuId }) => skuId),
  );
  const moved = rows.filter((row) => {
    const was = changes.find(({ skuId }) => skuId === row.skuId)?.was;
    return was && (was.priceCents !== row.priceCents || was.discountBp !== row.discountBp);
  });
  if (moved.length > 0) throw new Refused('pricesMoved', { count: moved.length });
  return rows;
}

/** A grid full of new prices as one change: one transaction, a line of the ledger for each, one line of the log by which all is taken back. */
export async function applyPrices(
  app: App,
  caller: Caller,
  { reason, changes }: PriceWish,
): Promise<{ line: number | null; changed: number }> {
  const done = await transact(app, async (inside) => {
    const rows = await lockSeen(inside, changes);
    return bookPrices(
      inside,
      caller,
      reason,
      rows,
      changes.map(({ was: _, ...change }) => change),
    );
  });
  await pricesTold(app, done);
  return { line: done.line, changed: done.changed };
}

export type Booked = { readonly line: number | null; readonly changed: number; readonly groups: readonly number[] };

/** Inside a transaction that holds the rows: changes them and writes ledger and log. */
export async function bookPrices(
  inside: App,
  caller: Caller,
  reason: string,
  rows: Locked,
  changes: readonly PriceChange[],
): Promise<Booked> {
  const changed = new Set(await changePrices(inside, { staffId: caller.staff?.id ?? null, reason, changes }));
  if (changed.size === 0) return { line: null, changed: 0, groups: [] };
  const before = rows.filter(({ skuId }) => changed.has(skuId));
  const after = (await lockPrices(inside.db, [...changed])).map(priceOf);
  const line = await auditLine(inside, caller, {
    action: 'prices.apply',
    subject: ['prices', reason.slice(0, 80)],
    before: before.map(priceOf),
    after,
  });
  return { line, changed: changed.size, groups: [...new Set(before.map(({ spuId }) => spuId))] };
}

export async function pricesTold(app: App, { changed, groups }: Booked): Promise<void> {
  if (changed > 0) await told(app, ['goods', ...groups.map((id) => `spu:${id}`)], 'prices');
}

const priceOf = ({ skuId, priceCents, discountBp, isClearance }: KeptPrice): KeptPrice => ({ skuId, priceCents, discountBp, isClearance });
