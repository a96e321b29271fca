import { inquiryList } from '#areas/inquiries/rules/inquiry-list.ts';
import { inquiryQueueNames, inquiryQueues } from '#areas/inquiries/rules/statuses.ts';
import { listInquiries } from '#areas/inquiries/services/inquiry-list.server.ts';
import { answerersOf, getInquiryFigures, winFigures } from '#areas/inquiries/services/office.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [figures, wins, people, list] = await Promise.all([
    getInquiryFigures(app),
    winFigures(app),
    answerersOf(app),
    loadListPage({ app, caller, url }, inquiryList, async (chosen, page) => {
      const { items, total } = await listInquiries(app, chosen, page);
      return { rows: items.map((row) => presentInquiry(row, caller.language, app.now())), total };
    }),
  ]);
  return {
    list,
    wins,
    people,
    kinds: figures.kinds,
    counts: inquiryQueueNames.map((name) => ({
      heap: name,
      count: inquiryQueues[name].reduce((sum, status) => sum + (figures.counts.get(status) ?? 0), 0),
    })),
  };
});

export type ListedInquiry = ReturnType<typeof presentInquiry>;

const presentInquiry = (row: Awaited<ReturnType<typeof listInquiries>>['items'][number], language: Language, now: Date) => ({
  id: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  message: row.message.slice(0, 160),
  kind: row.kind,
  status: row.status,
  handler: row.handlerFirst === null ? null : `${row.handlerFirst} ${row.handlerLast ?? ''}`.trim(),
  at: { text: whenIn(row.lastMessageAt, language, now), dateTime: row.lastMessageAt.toISOString() },
  asked: { text: whenIn(row.createdAt, language, now), dateTime: row.createdAt.toISOString() },
});
