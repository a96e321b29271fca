import { hourMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { note, noted } from '../../store/keeping/audit.server.ts';
import { lockGroups, updateGroup } from '../../store/keeping/groups.server.ts';
import { lockSkus } from '../../store/keeping/skus.server.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { changePrices } from '../prices.server.ts';
import { changeCategory } from './categories.server.ts';
import { hideSkus } from './skus.server.ts';
import { told } from './told.server.ts';

/** After this it is a new change, not the taking back of one. */
const undoMs = 24 * hourMs;

type Turn = { readonly id: number; readonly isHidden?: boolean; readonly publishedAt?: string | null };
type Price = { readonly skuId: number; readonly priceCents: number; readonly discountBp: number; readonly isClearance: boolean };

/** Takes back what a line of the log says, as long as nobody changed it again. */
export async function undo(app: App, caller: Caller, line: number): Promise<void> {
  const row = await noted(app.db, line);
  const isOwn =
    row?.actorId === String(caller.staff?.id ?? -1) || caller.staff?.roles.some((role) => role === 'owner' || role === 'manager');
  if (!row || !isOwn || app.now().getTime() - row.createdAt.getTime() > undoMs) throw new Refused('undoTooLate');
  const take = ways[row.action];
  if (!take) throw new Refused('undoTooLate');
  await take(app, caller, row);
}

type Row = NonNullable<Awaited<ReturnType<typeof noted>>>;
const ways: Readonly<Record<string, (app: App, caller: Caller, row: Row) => Promise<void>>> = {
  'spu.hide': turnGroupsBack,
  'spu.publish': turnGroupsBack,
  'sku.hide': async (app, caller, row) => {
    const [after, before] = [row.after as Turn[], row.before as Turn[]];
    const now = await lockSkus(
      app.db,
      after.map(({ id }) => id),
    );
    if (now.length !== after.length || now.some(({ id, isHidden }) => after.find((one) => one.id === id)?.isHidden !== isHidden))
      throw new Refused('undoTooLate');
    await hideSkus(
      app,
      caller,
      before.map(({ id }) => id),
      before[0]?.isHidden ?? false,
    );
  },
  'category.hide': async (app, caller, row) => {
    const { isHidden } = row.before as { isHidden: boolean };
    if ((await changeCategory(app, caller, Number(row.subjectId), { isHidden })) === null) throw new Refused('undoTooLate');
  },
  'prices.apply': async (app, caller, row) => {
    const [after, before] = [row.after as Price[], row.before as Price[]];
    await applyPrices(app, caller, {
      reason: `undo ${row.subjectId}`,
      changes: before.map((price) => ({ ...price, was: after.find(({ skuId }) => skuId === price.skuId) ?? price })),
    }).catch((error: unknown) => {
      throw error instanceof Refused && error.why === 'pricesMoved' ? new Refused('undoTooLate') : error;
    });
  },
};

async function turnGroupsBack(app: App, caller: Caller, row: Row): Promise<void> {
  const [after, before] = [row.after as Turn[], row.before as Turn[]];
  const ids = before.map(({ id }) => id);
  await transact(app, async (inside) => {
    const now = await lockGroups(inside.db, ids);
    const isSame = (id: number, group: { isHidden: boolean; publishedAt: Date | null }): boolean => {
      const was = after.find((one) => one.id === id);
      if (was?.isHidden !== undefined && was.isHidden !== group.isHidden) return false;
      return was?.publishedAt === undefined || was.publishedAt === (group.publishedAt?.toISOString() ?? null);
    };
    if (now.length !== ids.length || now.some((group) => !isSame(group.id, group))) throw new Refused('undoTooLate');
    for (const { id, isHidden, publishedAt } of before)
      await updateGroup(
        inside.db,
        id,
        {
          ...(isHidden === undefined ? {} : { isHidden }),
          ...(publishedAt === undefined ? {} : { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
        },
        app.now(),
      );
    await note(inside, caller, { action: `${row.action}.undo`, kind: 'spu', id: row.subjectId, before: after, after: before });
  });
  await told(app, ['goods', ...ids.map((id) => `spu:${id}`)]);
}

export type PriceWish = {
  readonly reason: string;
  readonly changes: readonly {
    readonly skuId: number;
    readonly priceCents: number;
    readonly discountBp: number;
    readonly isClearance?: boolean | undefined;
    /** What she saw when she typed; a price that somebody moved meanwhile refuses all. */
    readonly was: { readonly priceCents: number; readonly discountBp: number };
  }[];
};

/** A grid full of new prices as one change: one transaction, a line of the ledger for each, one line of the log by which all is taken back. */
export async function applyPrices(
  app: App,
  caller: Caller,
  { reason, changes }: PriceWish,
): Promise<{ line: number | null; changed: number }> {
  const staffId = caller.staff?.id ?? null;
  const done = await transact(app, async (inside) => {
    const rows = await lockPrices(
      inside.db,
      changes.map(({ skuId }) => skuId),
    );
    const moved = rows.filter((row) => {
      const was = changes.find(({ skuId }) => skuId === row.skuId)?.was;
      return was && (was.priceCents !== row.priceCents || was.discountBp !== row.discountBp);
    });
    if (moved.length > 0) throw new Refused('pricesMoved', { count: moved.length });
    const changed = new Set(await changePrices(inside, { staffId, reason, changes: changes.map(({ was: _, ...change }) => change) }));
    if (changed.size === 0) return { line: null, changed: 0, groups: [] };
    const before = rows.filter(({ skuId }) => changed.has(skuId)).map(priceOf);
    const after = (await lockPrices(inside.db, [...changed])).map(priceOf);
    const line = await note(inside, caller, { action: 'prices.apply', kind: 'prices', id: reason.slice(0, 80), before, after });
    return { line, changed: changed.size, groups: [...new Set(rows.map(({ spuId }) => spuId))] };
  });
  if (done.changed > 0) await told(app, ['goods', ...done.groups.map((id) => `spu:${id}`)], 'prices');
  return { line: done.line, changed: done.changed };
}

const priceOf = ({ skuId, priceCents, discountBp, isClearance }: Price): Price => ({ skuId, priceCents, discountBp, isClearance });
