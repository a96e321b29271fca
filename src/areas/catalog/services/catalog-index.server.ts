import { earlier, hourMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { type CatalogIndex, emptyCatalogIndex, isSameGroup, withGroups } from '../rules/catalog-index.ts';
import {
  type CatalogChanges,
  catalogChangesSince,
  deleteChangesBefore,
  fetchIndexedGroups,
  fetchIndexedGroupsById,
  fetchIndexFrame,
} from '../store/catalog-index.server.ts';

/** One index per open database, however many App objects use it. */
type Keeper = { shelf: CatalogIndex; mark: string | null; lookedAt: number; running: Promise<void> | null; next: Promise<void> | null };
const keepers = new WeakMap<Store, Keeper>();

const mostPatches = 300;
/** Older change rows are deleted; an instance that slept longer reloads its index. */
const keptMs = hourMs;

/** Includes everything committed before this call. */
export async function getCatalogIndex(app: App): Promise<CatalogIndex> {
  const keeper = keeperOf(app);
  await caughtUp(app, keeper);
  return keeper.shelf;
}

/** Lets a store bound to a transaction start with the current index instead of loading its own. */
export async function shareIndex(app: App, to: Store): Promise<void> {
  await getCatalogIndex(app);
  keepers.set(to, { ...keeperOf(app), running: null, next: null });
}

function keeperOf({ store }: App): Keeper {
  const known = keepers.get(store);
  if (known) return known;
  const keeper: Keeper = { shelf: emptyCatalogIndex, mark: null, lookedAt: 0, running: null, next: null };
  keepers.set(store, keeper);
  return keeper;
}

/** A refresh under way may have begun before the caller's change: later callers share one more refresh. */
function caughtUp(app: App, keeper: Keeper): Promise<void> {
  if (keeper.running) {
    keeper.next ??= keeper.running
      .catch(() => undefined)
      .then(() => {
        keeper.next = null;
        return caughtUp(app, keeper);
      });
    return keeper.next;
  }
  keeper.running = catchUp(app, keeper).finally(() => {
    keeper.running = null;
  });
  return keeper.running;
}

/** Never inside a transaction: uncommitted data must not enter the shared index. */
async function catchUp({ store: { db }, pageCache: pages, now }: App, keeper: Keeper): Promise<void> {
  const isFirst = keeper.mark === null;
  const hasSlept = now().getTime() - keeper.lookedAt > keptMs / 2;
  const changes = await catalogChangesSince(db, keeper.mark);
  if (hasSlept || changes.isWhole || changes.ids.length > mostPatches) {
    const [frame, groups] = [await fetchIndexFrame(db), await fetchIndexedGroups(db)];
    keeper.shelf = { ...frame, groups: new Map(groups.map((group) => [group.id, group])) };
    if (!isFirst) pages.onRemoteInvalidation(JSON.stringify(['goods', 'categories', ...changes.ids.map((id) => `spu:${id}`)]));
  } else if (changes.ids.length > 0) {
    const after = withGroups(keeper.shelf, changes.ids, await fetchIndexedGroupsById(db, changes.ids));
    const tags = tagsOf(changes, keeper.shelf, after);
    keeper.shelf = after;
    pages.onRemoteInvalidation(JSON.stringify(tags));
  }
  keeper.mark = changes.mark;
  keeper.lookedAt = now().getTime();
}

/** A sale that leaves stock affects only the product page; lists stay valid. */
function tagsOf({ ids, isCardChange }: CatalogChanges, before: CatalogIndex, after: CatalogIndex): string[] {
  const isOnLists = isCardChange || ids.some((id) => !isSameGroup(before.groups.get(id), after.groups.get(id)));
  return [...(isOnLists ? ['goods'] : []), ...ids.map((id) => `spu:${id}`)];
}

export const deleteOldCatalogChanges = (app: App): Promise<unknown> => deleteChangesBefore(app.db, earlier(app.now(), keptMs));
