import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit, auditEntriesAbout, writeAuditEntry } from '#platform/audit.server.ts';
import { memoized } from '#platform/memoized.server.ts';
import { rowDifferenceOf } from '../../rules/editing/differences.ts';
import { groupStates } from '../../rules/office-lists.ts';
import * as store from '../../store/editing/groups.server.ts';
import { moveSpu, retireSpu } from '../redirects.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

type GroupColumn =
  | 'categoryId'
  | 'brandId'
  | 'slug'
  | 'nameEn'
  | 'nameZh'
  | 'descriptionEn'
  | 'descriptionZh'
  | 'metaTitleEn'
  | 'metaTitleZh'
  | 'metaDescriptionEn'
  | 'metaDescriptionZh'
  | 'metaKeywordsEn'
  | 'metaKeywordsZh'
  | 'facts'
  | 'optionKeys'
  | 'isMadeToOrder'
  | 'leadDaysMin'
  | 'leadDaysMax'
  | 'isClearance'
  | 'searchText';
export type GroupChanges = { readonly [Name in GroupColumn]?: store.GroupRow[Name] | undefined };
type NewGroup = GroupChanges & Pick<store.GroupRow, 'categoryId' | 'slug' | 'nameEn' | 'nameZh'>;

export async function listGroupsPage(app: App, query: store.GroupQuery, page: { limit: number; offset: number }) {
  const [items, total] = await Promise.all([
    store.groupListRows(app.db, query, app.now(), page),
    store.countGroups(app.db, query, app.now()),
  ]);
  return { items, total };
}

export const groupCounts = (app: App) => countedStates(app, '');
const countedStates = memoized(({ db, now }: App) =>
  Promise.all([{}, ...groupStates.map((state) => ({ state }))].map((query) => store.countGroups(db, query, now()))),
);

export async function groupForEditing(app: App, id: number) {
  const group = await store.groupById(app.db, id);
  if (!group) throw new DomainError('productNotExist');
  const [skus, pictures, changes] = await Promise.all([
    store.skusForEditing(app.db, id),
    store.groupPictureRows(app.db, id),
    auditEntriesAbout(app, ['spu'], id, 12),
  ]);
  return { group, skus, pictures, changes };
}

/** A new group is a draft: hidden until published. */
export async function addGroup(app: App, caller: Caller, input: NewGroup): Promise<number> {
  checkDays(input);
  return transact(app, async (inside) => {
    const made = await store.insertGroup(inside.db, { ...input, publishedAt: null, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('addressTaken', { slug: input.slug });
    await audit(inside, caller, { action: 'spu.add', subject: ['spu', made], after: input });
    return made;
  });
}

const checkDays = ({ leadDaysMin: min = 0, leadDaysMax: max = 365 }: GroupChanges): void => {
  if (min > max) throw new DomainError('badValue', { field: 'lead_days_max' });
};

/** Changes the given fields; another slug or category leaves a redirect. */
export async function changeGroup(app: App, caller: Caller, id: number, changes: GroupChanges): Promise<void> {
  const isChanged = await transact(app, async (inside) => {
    const row = await store.groupById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    checkDays({ leadDaysMin: changes.leadDaysMin ?? row.leadDaysMin, leadDaysMax: changes.leadDaysMax ?? row.leadDaysMax });
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return false;
    const { slug, categoryId, ...rest } = changes;
    await moveSpu(inside, id, { slug: slug ?? row.slug, categoryId });
    await store.updateGroup(inside.db, id, rest as Partial<store.GroupRow>, app.now());
    await audit(inside, caller, { action: 'spu.update', subject: ['spu', id], ...difference });
    return true;
  });
  if (isChanged) await invalidateCatalog(app, ['goods', `spu:${id}`]);
}

/** Publishes from a moment on; null makes drafts again. Groups without pictures or SKUs are refused. */
export const publishGroups = (app: App, caller: Caller, ids: readonly number[], at: Date | null): Promise<number | null> =>
  changeVisibility(app, caller, ids, 'spu.publish', (group) => {
    const name = localizedColumn(group, 'name', caller.language);
    if (at !== null && group.skuCount === 0) throw new DomainError('groupWithoutSku', { name });
    if (at !== null && !group.hasPicture) throw new DomainError('groupWithoutPicture', { name });
    return { publishedAt: at };
  });

export const hideGroups = (app: App, caller: Caller, ids: readonly number[], isHidden: boolean): Promise<number | null> =>
  changeVisibility(app, caller, ids, 'spu.hide', () => ({ isHidden }));

type Locked = Awaited<ReturnType<typeof store.lockGroups>>[number];
type VisibilityChange = { readonly isHidden?: boolean; readonly publishedAt?: Date | null };

/** Returns the audit entry for undo; null when nothing changed. */
async function changeVisibility(
  app: App,
  caller: Caller,
  ids: readonly number[],
  action: string,
  changeOf: (group: Locked) => VisibilityChange,
): Promise<number | null> {
  const line = await transact(app, async (inside) => {
    const groups = await store.lockGroups(inside.db, ids);
    if (groups.length !== new Set(ids).size) throw new DomainError('productNotExist');
    const changes = groups.flatMap((group) => {
      const change = changeOf(group);
      const difference = rowDifferenceOf(group, change);
      return difference ? [{ id: group.id, change, ...difference }] : [];
    });
    if (changes.length === 0) return null;
    for (const { id, change } of changes) await store.updateGroup(inside.db, id, change, app.now());
    return writeAuditEntry(inside, caller, {
      action,
      subject: ['spu', changes.length === 1 ? (changes[0]?.id ?? 0) : 'many'],
      before: changes.map(({ id, before }) => ({ id, ...before })),
      after: changes.map(({ id, after }) => ({ id, ...after })),
    });
  });
  if (line !== null) await invalidateCatalog(app, ['goods', ...ids.map((id) => `spu:${id}`)]);
  return line;
}

/** Permanently retired; its address answers 410. */
export async function removeGroup(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.groupById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    await retireSpu(inside, id);
    await audit(inside, caller, { action: 'spu.delete', subject: ['spu', id], before: { slug: row.slug, nameEn: row.nameEn } });
  });
  await invalidateCatalog(app, ['goods', `spu:${id}`]);
}

/** Moves a group before another of its category; null moves it to the end. */
export async function moveGroupBefore(app: App, caller: Caller, id: number, beforeId: number | null): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.groupById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    const ids = (await store.idsInOrder(inside.db, row.categoryId)).map((one) => one.id);
    const rest = ids.filter((one) => one !== id);
    const at = beforeId === null ? rest.length : rest.indexOf(beforeId);
    if (at < 0) throw new DomainError('badValue', { field: 'before' });
    await store.reorderGroupRows(inside.db, row.categoryId, [...rest.slice(0, at), id, ...rest.slice(at)]);
    await audit(inside, caller, {
      action: 'spu.order',
      subject: ['spu', id],
      before: { place: ids.indexOf(id) + 1 },
      after: { place: at + 1 },
    });
  });
  await invalidateCatalog(app, ['goods']);
}
