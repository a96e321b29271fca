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
type CatalogIndexState = {
  catalogIndex: CatalogIndex;
  mark: string | null;
  lookedAt: number;
  running: Promise<void> | null;
  next: Promise<void> | null;
};
const states = new WeakMap<Store, CatalogIndexState>();

const maxPatches = 300;
/** Older change rows are deleted; an instance that slept longer reloads its index. */
const changeRetentionMs = hourMs;

/** Includes everything committed before this call. */
export async function getCatalogIndex(app: App): Promise<CatalogIndex> {
  const state = stateOf(app);
  await ensureFresh(app, state);
  return state.catalogIndex;
}

/** Lets a store bound to a transaction start with the current index instead of loading its own. */
export async function shareIndex(app: App, to: Store): Promise<void> {
  await getCatalogIndex(app);
  states.set(to, { ...stateOf(app), running: null, next: null });
}

function stateOf({ store }: App): CatalogIndexState {
  const known = states.get(store);
  if (known) return known;
  const state: CatalogIndexState = { catalogIndex: emptyCatalogIndex, mark: null, lookedAt: 0, running: null, next: null };
  states.set(store, state);
  return state;
}

/** A refresh under way may have begun before the caller's change: later callers share one more refresh. */
function ensureFresh(app: App, state: CatalogIndexState): Promise<void> {
  if (state.running) {
    state.next ??= state.running
      .catch(() => undefined)
      .then(() => {
        state.next = null;
        return ensureFresh(app, state);
      });
    return state.next;
  }
  state.running = refresh(app, state).finally(() => {
    state.running = null;
  });
  return state.running;
}

/** Never inside a transaction: uncommitted data must not enter the shared index. */
async function refresh({ store: { db }, pageCache: pages, now }: App, state: CatalogIndexState): Promise<void> {
  const isFirst = state.mark === null;
  const hasSlept = now().getTime() - state.lookedAt > changeRetentionMs / 2;
  const changes = await catalogChangesSince(db, state.mark);
  if (hasSlept || changes.isWhole || changes.ids.length > maxPatches) {
    const [frame, groups] = [await fetchIndexFrame(db), await fetchIndexedGroups(db)];
    state.catalogIndex = { ...frame, groups: new Map(groups.map((group) => [group.id, group])) };
    if (!isFirst) pages.onRemoteInvalidation(JSON.stringify(['goods', 'categories', ...changes.ids.map((id) => `spu:${id}`)]));
  } else if (changes.ids.length > 0) {
    const after = withGroups(state.catalogIndex, changes.ids, await fetchIndexedGroupsById(db, changes.ids));
    const tags = tagsOf(changes, state.catalogIndex, after);
    state.catalogIndex = after;
    pages.onRemoteInvalidation(JSON.stringify(tags));
  }
  state.mark = changes.mark;
  state.lookedAt = now().getTime();
}

/** A sale that leaves stock affects only the product page; lists stay valid. */
function tagsOf({ ids, isCardChange }: CatalogChanges, before: CatalogIndex, after: CatalogIndex): string[] {
  const isOnLists = isCardChange || ids.some((id) => !isSameGroup(before.groups.get(id), after.groups.get(id)));
  return [...(isOnLists ? ['goods'] : []), ...ids.map((id) => `spu:${id}`)];
}

export const deleteOldCatalogChanges = (app: App): Promise<unknown> => deleteChangesBefore(app.db, earlier(app.now(), changeRetentionMs));
