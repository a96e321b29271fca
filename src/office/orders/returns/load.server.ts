import { caseList } from '#areas/aftercare/rules/case-list.ts';
import { caseFigures, listCases } from '#areas/aftercare/services/case-list.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [counts, list] = await Promise.all([
    caseFigures(app),
    loadListPage({ app, caller, url }, caseList, async (chosen, page) => {
      const { items, total } = await listCases(app, chosen, page);
      return { rows: items.map((row) => presentCase(row, caller.language, app.now())), total };
    }),
  ]);
  return { counts, list };
});

const presentCase = (row: Awaited<ReturnType<typeof listCases>>['items'][number], language: Language, now: Date) => ({
  id: row.id,
  number: row.number,
  orderNumber: row.orderNumber,
  email: row.email,
  buyer: row.buyer || row.email,
  kind: row.kind,
  wants: row.wants,
  reason: row.reason,
  status: row.status,
  backCents: row.backCents,
  pieces: row.pieces,
  handler: row.handler,
  at: { text: whenIn(row.createdAt, language, now), dateTime: row.createdAt.toISOString() },
  moved: { text: whenIn(row.updatedAt, language, now), dateTime: row.updatedAt.toISOString() },
});
export type ListedCase = ReturnType<typeof presentCase>;
