import { type ContentFields, type ContentKind, contentForms } from '#areas/content/rules/content-forms.ts';
import { checkFacts, contentFormValues, linksOf, readContentFields } from '#areas/content/rules/form-data.ts';
import { changeContentNow } from '#areas/content/services/changes.server.ts';
import { refuseDeadLinks } from '#areas/content/services/links.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { factLookup } from '../rules/facts.ts';
import { contentEditors } from './content-editors.server.ts';
import { loadFacts } from './facts.server.ts';

type Kind = Exclude<ContentKind, 'article'>;
/** Fields a call changes; missing ones stay. */
export type ContentFieldChanges = Readonly<Record<string, string | undefined>>;

/** Changes content by a call: validated like a form, applied at once, in the same history. */
export async function putByCall(app: App, caller: Caller, kind: Kind, key: string, changes: ContentFieldChanges): Promise<string> {
  const [editor, specs] = [contentEditors[kind], contentForms[kind]];
  const current: ContentFields | null = key === '' ? {} : await editor.read(app.db, key);
  if (current === null) throw new DomainError('contentNotExist');
  const currentValues = contentFormValues(specs, current);
  const fields = readContentFields(specs, (name) => changes[name] ?? currentValues[name] ?? '');
  checkFacts(specs, fields, factLookup(await loadFacts(app, 'en')));
  await refuseDeadLinks(app, linksOf(specs, fields));
  return changeContentNow(app, caller, editor, { key, fields });
}

export async function takeByCall(app: App, caller: Caller, kind: Kind, key: string): Promise<Record<string, never>> {
  await changeContentNow(app, caller, contentEditors[kind], { key, fields: null });
  return {};
}

export function pageOfRows<R extends object>(rows: readonly R[], query: { words?: string | undefined; page: number; page_size: number }) {
  const searchText = (query.words ?? '').trim().toLowerCase();
  const found = searchText === '' ? rows : rows.filter((row) => JSON.stringify(row).toLowerCase().includes(searchText));
  const from = (query.page - 1) * query.page_size;
  return { items: found.slice(from, from + query.page_size), total: found.length, page: query.page, page_size: query.page_size };
}

/** A row with wire names. */
export const onWire = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
