import { later } from '#kernel/dates.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import type { Chosen } from '#site/list.ts';
import { auditTexts as texts } from '../audit-texts.ts';
import type { auditList } from '../rules/audit-list.ts';
import { auditList as spec } from '../rules/audit-list.ts';
import * as store from '../store/audit-log.server.ts';
import { auditWordsOf } from './audit-search.server.ts';
import { actionIn, differencesIn, subjectIn, subjectKindIn } from './audit-text.server.ts';
import { fileOf } from './list-file.server.ts';

export type AuditEntry = Awaited<ReturnType<typeof store.selectAuditEntries>>['items'][number];

export const listAuditPage = (app: App, { filters, searchText, sort }: Chosen<typeof auditList>, page: { limit: number; offset: number }) =>
  listAuditEntries(app, {
    staffId: filters.who,
    kind: filters.kind,
    subject: filters.subject,
    from: filters.from ? startOfDay(filters.from) : undefined,
    before: filters.to ? later(endOfDay(filters.to), 1) : undefined,
    searchText,
    down: sort.down,
    ...page,
  });

export const listAuditEntries = (app: App, { searchText, ...query }: store.AuditLogQuery & { searchText?: string | undefined }) =>
  store.selectAuditEntries(app.db, { ...query, words: auditWordsOf(searchText ?? '') });

export async function logChoices(app: App, language: Language) {
  const [people, kinds] = await Promise.all([store.everybody(app.db), store.selectAuditKinds(app.db)]);
  return {
    people: people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}`.trim() })),
    kinds: kinds.map((kind) => ({ value: kind, label: subjectKindIn(kind, language) })),
  };
}

/** By name where known. */
export function auditActorName({ actorKind, actorId, firstName, lastName }: AuditEntry, language: Language): string {
  const say = translator(texts, language);
  if (firstName !== null) return `${firstName} ${lastName ?? ''}`.trim();
  return actorKind === 'system' || actorKind === 'guest' ? say(actorKind) : say(actorKind, { id: actorId });
}

export const auditLogFile = fileOf({
  spec,
  read: async (app, chosen, page) => (await listAuditPage(app, chosen, page)).items,
  columns: [
    { label: texts.at, cell: (row) => row.at },
    { label: texts.who, cell: (row, language) => auditActorName(row, language) },
    { label: texts.what, cell: (row, language) => actionIn(row.action, language) },
    { label: texts.kind, cell: (row, language) => subjectKindIn(row.subjectKind, language) },
    { label: texts.subject, cell: (row, language) => subjectIn(row.subjectKind, row.subjectId, language) },
    {
      label: texts.changes,
      cell: (row, language) =>
        differencesIn(row.before, row.after, language)
          .map(({ field, before, after }) => `${field}: ${before} → ${after}`)
          .join('\n'),
    },
  ],
});
