import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { type Chosen, chosenIn, type ListSpec, listHref, pathOf } from '#site/list.ts';
import { pages } from '#site/pages.ts';
import * as store from '../store/views.server.ts';

export type SavedView = { readonly id: number; readonly name: string; readonly to: string };

const maxViews = 20;

/** A person's saved views as addresses of the current list: unknown filters are dropped. */
export async function listSavedViews(app: App, caller: Caller, spec: ListSpec): Promise<SavedView[]> {
  if (!caller.staff) return [];
  const rows = await store.selectSavedViews(app.db, caller.staff.id, spec.page);
  return rows.map(({ id, name, query }) => ({ id, name, to: listHref(spec, chosenIn(spec, new URLSearchParams(query))) }));
}

export async function saveListView(app: App, caller: Caller, input: { list: string; name: string; query: string }): Promise<void> {
  const name = input.name.replaceAll('\u0000', '').trim().slice(0, 40);
  if (!caller.staff || !(input.list in pages)) throw new DomainError('badValue', { field: 'list' });
  if (!name) throw new DomainError('badValue', { field: 'name' });
  if ((await store.countViews(app.db, caller.staff.id, input.list)) >= maxViews) throw new DomainError('badValue', { field: 'name' });
  await store.upsertSavedView(app.db, {
    staffId: caller.staff.id,
    list: input.list,
    name,
    query: input.query.replaceAll('\u0000', '').slice(0, 2000),
  });
}

export async function deleteListView(app: App, caller: Caller, id: number): Promise<void> {
  if (caller.staff) await store.deleteSavedView(app.db, caller.staff.id, id);
}

/** Data of a list page: choices, one page of rows, count, and saved views. */
export type ListPage<Spec extends ListSpec, Row> = {
  readonly chosen: Chosen<Spec>;
  readonly rows: readonly Row[];
  /** Above the counting limit it is one more than the limit. */
  readonly total: number;
  readonly saved: readonly SavedView[];
};

type Read<Spec extends ListSpec, Row> = (
  chosen: Chosen<Spec>,
  page: { readonly limit: number; readonly offset: number },
) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;

export async function loadListPage<const Spec extends ListSpec, Row>(
  { app, caller, url }: { readonly app: App; readonly caller: Caller; readonly url: URL },
  spec: Spec,
  read: Read<Spec, Row>,
): Promise<ListPage<Spec, Row>> {
  const chosen = chosenIn(spec, url.searchParams);
  const [found, saved] = await Promise.all([
    read(chosen, { limit: spec.size, offset: (chosen.page - 1) * spec.size }),
    listSavedViews(app, caller, spec),
  ]);
  return { chosen, rows: found.rows, total: found.total, saved };
}

export const savedViewPath = (list: string, query: string): string =>
  list in pages ? `${pathOf({ page: list } as ListSpec)}${query && `?${query}`}` : '/bg/index';
