import { type DeskKind, type Fields, forms } from '#areas/content/rules/desks.ts';
import { checkFacts, fieldsOf, linksOf, typedOf } from '#areas/content/rules/typed.ts';
import { changeNow } from '#areas/content/services/changes.server.ts';
import { refuseDeadLinks } from '#areas/content/services/links.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { knowing } from '../rules/facts.ts';
import { desks } from './desks.server.ts';
import { bookOf } from './facts.server.ts';

type Kind = Exclude<DeskKind, 'article'>;
/** What a call says of each field; what it does not say stays as it is. */
export type Said = Readonly<Record<string, string | undefined>>;

/** Changes something by a call: checked like a form, done at once, kept in the same history. */
export async function putByCall(app: App, caller: Caller, kind: Kind, key: string, said: Said): Promise<string> {
  const [desk, specs] = [desks[kind], forms[kind]];
  const current: Fields | null = key === '' ? {} : await desk.read(app.db, key);
  if (current === null) throw new Refused('contentNotExist');
  const kept = typedOf(specs, current);
  const fields = fieldsOf(specs, (name) => said[name] ?? kept[name] ?? '');
  checkFacts(specs, fields, knowing(await bookOf(app, 'en')));
  await refuseDeadLinks(app, linksOf(specs, fields));
  return changeNow(app, caller, desk, { key, fields });
}

export async function takeByCall(app: App, caller: Caller, kind: Kind, key: string): Promise<Record<string, never>> {
  await changeNow(app, caller, desks[kind], { key, fields: null });
  return {};
}

/** The rows whose words hold the wanted ones, a page of them. */
export function pageOfRows<R extends object>(rows: readonly R[], asked: { words?: string | undefined; page: number; page_size: number }) {
  const words = (asked.words ?? '').trim().toLowerCase();
  const found = words === '' ? rows : rows.filter((row) => JSON.stringify(row).toLowerCase().includes(words));
  const from = (asked.page - 1) * asked.page_size;
  return { items: found.slice(from, from + asked.page_size), total: found.length, page: asked.page, page_size: asked.page_size };
}

/** A row in the words of the API: its columns as they are called on the wire. */
export const onWire = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
