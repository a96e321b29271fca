import { hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, hasRole, transact } from '#platform/app.ts';
import { audit, auditEntryById } from '#platform/audit.server.ts';
import { priceRoles } from '#site/page.ts';
import { lockGroups, updateGroup } from '../../store/editing/groups.server.ts';
import { lockSkus } from '../../store/editing/skus.server.ts';
import { changeCategory } from './categories.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';
import { applyPrices, type LoggedPrice } from './price-grid.server.ts';
import { setSkusVisibility } from './skus.server.ts';

/** Later it counts as a new change, not as undo. */
const undoMs = 24 * hourMs;

type LoggedVisibility = {
  readonly id: number;
  readonly isHidden?: boolean;
  readonly publishedAt?: string | null;
  readonly showsAt?: string | null;
};

/** Undoes an audit entry as long as nobody changed the data again. */
export async function undoCatalogChange(app: App, caller: Caller, line: number, acceptsBelowCost = false): Promise<void> {
  const row = await auditEntryById(app, line);
  const mayUndo =
    row?.actorId === String(caller.staff?.id ?? -1) || caller.staff?.roles.some((role) => role === 'owner' || role === 'manager');
  if (!row || !mayUndo || app.now().getTime() - row.createdAt.getTime() > undoMs) throw new DomainError('undoTooLate');
  const undo = undoByAction[row.action];
  if (!undo) throw new DomainError('undoTooLate');
  await undo(app, caller, row, acceptsBelowCost);
}

type Row = NonNullable<Awaited<ReturnType<typeof auditEntryById>>>;
const undoByAction: Readonly<Record<string, (app: App, caller: Caller, row: Row, acceptsBelowCost: boolean) => Promise<void>>> = {
  'spu.hide': restoreGroups,
  'spu.publish': restoreGroups,
  'sku.hide': async (app, caller, row) => {
    const [after, before] = [row.after as LoggedVisibility[], row.before as LoggedVisibility[]];
    const now = await lockSkus(
      app.db,
      after.map(({ id }) => id),
    );
    if (now.length !== after.length || now.some(({ id, isHidden }) => after.find((one) => one.id === id)?.isHidden !== isHidden))
      throw new DomainError('undoTooLate');
    // Equal earlier states are restored together; older audit entries have no dates.
    for (const [moment, same] of Map.groupBy(before, ({ isHidden, showsAt }) => `${isHidden} ${showsAt ?? ''}`))
      await setSkusVisibility(
        app,
        caller,
        same.map(({ id }) => id),
        { isHidden: moment.startsWith('true'), showsAt: same[0]?.showsAt ? new Date(same[0].showsAt) : null },
      );
  },
  'category.hide': restoreCategory,
  'category.picture': restoreCategory,
  'prices.apply': async (app, caller, row, acceptsBelowCost) => {
    // Undo is also on the product page, where editors work.
    if (!hasRole(caller, priceRoles)) throw new DomainError('forbidden');
    const [after, before] = [row.after as LoggedPrice[], row.before as LoggedPrice[]];
    await applyPrices(app, caller, {
      reason: `undo ${row.subjectId}`,
      acceptsBelowCost,
      changes: before.map((price) => ({ ...price, was: after.find(({ skuId }) => skuId === price.skuId) ?? price })),
    }).catch((error: unknown) => {
      throw error instanceof DomainError && error.why === 'pricesMoved' ? new DomainError('undoTooLate') : error;
    });
  },
};

async function restoreCategory(app: App, caller: Caller, row: Row): Promise<void> {
  const changes = row.before as { isHidden?: boolean; pictureUrl?: string };
  if ((await changeCategory(app, caller, Number(row.subjectId), changes)) === null) throw new DomainError('undoTooLate');
}

async function restoreGroups(app: App, caller: Caller, row: Row): Promise<void> {
  const [after, before] = [row.after as LoggedVisibility[], row.before as LoggedVisibility[]];
  const ids = before.map(({ id }) => id);
  await transact(app, async (inside) => {
    const now = await lockGroups(inside.db, ids);
    const isSame = (id: number, group: { isHidden: boolean; publishedAt: Date | null }): boolean => {
      const was = after.find((one) => one.id === id);
      if (was?.isHidden !== undefined && was.isHidden !== group.isHidden) return false;
      return was?.publishedAt === undefined || was.publishedAt === (group.publishedAt?.toISOString() ?? null);
    };
    if (now.length !== ids.length || now.some((group) => !isSame(group.id, group))) throw new DomainError('undoTooLate');
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
    await audit(inside, caller, { action: `${row.action}.undo`, subject: ['spu', row.subjectId], before: after, after: before });
  });
  await invalidateCatalog(app, ['goods', ...ids.map((id) => `spu:${id}`)]);
}
