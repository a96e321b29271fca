import { type ContentFields, type ContentKind, contentForms } from '#areas/content/rules/content-forms.ts';
import { checkFacts, contentFormValues, linksOf, readContentFields } from '#areas/content/rules/form-data.ts';
import { changeContentNow } from '#areas/content/services/changes.server.ts';
import { refuseDeadLinks } from '#areas/content/services/links.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { knowing } from '../rules/facts.ts';
import { contentEditors } from './content-editors.server.ts';
import { bookOf } from './facts.server.ts';

type Kind = Exclude<ContentKind, 'article'>;
/** Fields a call changes; missing ones stay. */
export type ContentFieldChanges = Readonly<Record<string, string | undefined>>;

/** Changes content by a call: validated like a form, applied at once, in the same history. */
export async function putByCall(app: App, caller: Caller, kind: Kind, key: string, said: ContentFieldChanges): Promise<string> {
  const [desk, specs] = [contentEditors[kind], contentForms[kind]];
  const current: ContentFields | null = key === '' ? {} : await desk.read(app.db, key);
  if (current === null) throw new DomainError('contentNotExist');
  const kept = contentFormValues(specs, current);
  const fields = readContentFields(specs, (name) => said[name] ?? kept[name] ?? '');
  checkFacts(specs, fields, knowing(await bookOf(app, 'en')));
  await refuseDeadLinks(app, linksOf(specs, fields));
  return changeContentNow(app, caller, desk, { key, fields });
}

export async function takeByCall(app: App, caller: Caller, kind: Kind, key: string): Promise<Record<string, never>> {
  await changeContentNow(app, caller, contentEditors[kind], { key, fields: null });
  return {};
}

export function pageOfRows<R extends object>(rows: readonly R[], asked: { words?: string | undefined; page: number; page_size: number }) {
  const words = (asked.words ?? '').trim().toLowerCase();
  const found = words === '' ? rows : rows.filter((row) => JSON.stringify(row).toLowerCase().includes(words));
  const from = (asked.page - 1) * asked.page_size;
  return { items: found.slice(from, from + asked.page_size), total: found.length, page: asked.page, page_size: asked.page_size };
}

/** A row with wire names. */
export const onWire = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
