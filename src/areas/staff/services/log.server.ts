import { dayMs, later } from '#kernel/dates.ts';
import { type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { auditTexts as texts } from '../audit-texts.ts';
import type { auditList } from '../rules/audit-list.ts';
import { auditList as spec } from '../rules/audit-list.ts';
import { actionIn, differencesIn, subjectIn, thingIn } from '../rules/audit-words.ts';
import * as store from '../store/log.server.ts';
import { fileOf } from './list-file.server.ts';

export type Logged = Awaited<ReturnType<typeof store.logWith>>['items'][number];

/** The changes an address asks for. */
export const logOf = (app: App, { filters, words, sort }: Chosen<typeof auditList>, page: { limit: number; offset: number }) =>
  store.logWith(app.db, {
    staffId: filters.who,
    kind: filters.kind,
    subject: filters.subject,
    from: filters.from ? new Date(filters.from) : undefined,
    before: filters.to ? later(new Date(filters.to), dayMs) : undefined,
    words,
    down: sort.down,
    ...page,
  });

export const logWith = (app: App, query: store.LogQuery) => store.logWith(app.db, query);

/** What the log can be narrowed to: its people and its kinds of things. */
export async function logChoices(app: App, language: Language) {
  const [people, kinds] = await Promise.all([store.everybody(app.db), store.kindsInLog(app.db)]);
  return {
    people: people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}`.trim() })),
    kinds: kinds.map((kind) => ({ value: kind, label: thingIn(kind, language) })),
  };
}

/** Who did it, by name where the house knows one. */
export function actorIn({ actorKind, actorId, firstName, lastName }: Logged, language: Language): string {
  const say = speak(texts, language);
  if (firstName !== null) return `${firstName} ${lastName ?? ''}`.trim();
  return actorKind === 'house' || actorKind === 'guest' ? say(actorKind) : say(actorKind, { id: actorId });
}

export const logFile = fileOf({
  spec,
  read: async (app, chosen, most) => (await logOf(app, chosen, most)).items,
  columns: [
    { label: texts.at, cell: (row) => row.at },
    { label: texts.who, cell: (row, language) => actorIn(row, language) },
    { label: texts.what, cell: (row, language) => actionIn(row.action, language) },
    { label: texts.kind, cell: (row, language) => thingIn(row.subjectKind, language) },
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
