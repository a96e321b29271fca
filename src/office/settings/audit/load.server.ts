import { auditList } from '#areas/staff/rules/audit-list.ts';
import { type AuditEntry, auditActorName, listAuditPage, logChoices } from '#areas/staff/services/audit-log.server.ts';
import { actionIn, differencesIn, subjectIn } from '#areas/staff/services/audit-text.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [choices, list] = await Promise.all([
    logChoices(app, caller.language),
    loadListPage({ app, caller, url }, auditList, async (chosen, page) => {
      const { items, total } = await listAuditPage(app, chosen, page);
      return { rows: items.map((row) => presentEntry(row, caller.language, app.now())), total };
    }),
  ]);
  return { choices, list };
});

export type ListedChange = ReturnType<typeof presentEntry>;

const presentEntry = (row: AuditEntry, language: Language, now: Date) => ({
  id: row.id,
  at: whenIn(row.at, language, now),
  dateTime: row.at.toISOString(),
  who: auditActorName(row, language),
  what: actionIn(row.action, language),
  kind: row.subjectKind,
  subject: row.subjectId,
  subjectName: subjectIn(row.subjectKind, row.subjectId, language),
  changes: differencesIn(row.before, row.after, language),
});
