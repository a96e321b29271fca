import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { rowDifferenceOf } from '../../rules/editing/differences.ts';
import * as store from '../../store/editing/groups.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

/** A library picture: its address without width and extension, and the available widths. */
export type LibraryPicture = { readonly base: string; readonly widths: readonly number[]; readonly width: number; readonly height: number };
type About = { readonly colourCode?: string | undefined; readonly skuId?: number | null | undefined };
export type GroupPictureChanges = About & {
  readonly altEn?: string | undefined;
  readonly altZh?: string | undefined;
  readonly view?: store.PictureRow['view'] | undefined;
};

const maxPictures = 60;
const pageTags = (spuId: number): string[] => ['goods', `spu:${spuId}`];

/** Appends pictures; their alt text is the group's name until somebody writes a better one. */
export async function addGroupPictures(
  app: App,
  caller: Caller,
  spuId: number,
  pictures: readonly LibraryPicture[],
  about: About = {},
): Promise<number[]> {
  const ids = await transact(app, async (inside) => {
    const group = await store.groupById(inside.db, spuId);
    if (!group) throw new DomainError('productNotExist');
    const before = await store.groupPictureRows(inside.db, spuId);
    if (before.length + pictures.length > maxPictures) throw new DomainError('tooLarge');
    const last = Math.max(-1, ...before.map(({ position }) => position));
    const made = await store.insertPictures(
      inside.db,
      pictures.map(({ base, widths, width, height }, at) => ({
        spuId,
        skuId: about.skuId ?? null,
        colourCode: about.colourCode ?? '',
        baseUrl: base,
        widths: [...widths],
        width,
        height,
        altEn: group.nameEn,
        altZh: group.nameZh,
        position: last + 1 + at,
        createdAt: app.now(),
      })),
    );
    await store.refreshHero(inside.db, spuId, app.now());
    await audit(inside, caller, {
      action: 'spu.pictures',
      subject: ['spu', spuId],
      before: { pictures: before.length },
      after: { pictures: before.length + made.length, added: made },
    });
    return made;
  });
  await invalidateCatalog(app, pageTags(spuId));
  return ids;
}

export async function changePicture(app: App, caller: Caller, id: number, changes: GroupPictureChanges): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const row = await store.groupPictureById(inside.db, id);
    if (!row) throw new DomainError('imageNotExist');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return null;
    await store.updatePicture(inside.db, id, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    await audit(inside, caller, {
      action: 'spu.picture',
      subject: ['spu', row.spuId],
      before: { id, ...difference.before },
      after: difference.after,
    });
    return row.spuId;
  });
  if (spuId !== null) await invalidateCatalog(app, pageTags(spuId));
}

export async function removeGroupPicture(app: App, caller: Caller, id: number): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const row = await store.groupPictureById(inside.db, id);
    if (!row) throw new DomainError('imageNotExist');
    await store.deleteGroupPicture(inside.db, id);
    await store.refreshHero(inside.db, row.spuId, app.now());
    await audit(inside, caller, { action: 'spu.pictures', subject: ['spu', row.spuId], before: row, after: { removed: id } });
    return row.spuId;
  });
  await invalidateCatalog(app, pageTags(spuId));
}

/** The first is the card's picture. */
export async function orderPictures(app: App, caller: Caller, spuId: number, ids: readonly number[]): Promise<void> {
  await transact(app, async (inside) => {
    const before = (await store.groupPictureRows(inside.db, spuId)).map(({ id }) => id);
    if (before.length !== ids.length || new Set([...before, ...ids]).size !== ids.length)
      throw new DomainError('badValue', { field: 'ids' });
    await store.reorderPictureRows(inside.db, spuId, ids);
    await store.refreshHero(inside.db, spuId, app.now());
    await audit(inside, caller, { action: 'spu.pictures', subject: ['spu', spuId], before: { order: before }, after: { order: ids } });
  });
  await invalidateCatalog(app, pageTags(spuId));
}
export const listGroupPictures = (app: App, spuId: number) => store.groupPictureRows(app.db, spuId);
