import { inquiryList } from '#areas/inquiries/rules/inquiry-list.ts';
import { heapNames, heaps } from '#areas/inquiries/rules/statuses.ts';
import { inquiriesOf } from '#areas/inquiries/services/inquiry-list.server.ts';
import { answerersOf, officeFigures, winFigures } from '#areas/inquiries/services/office.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { listed } from '#areas/staff/services/views.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [figures, wins, people, list] = await Promise.all([
    officeFigures(app),
    winFigures(app),
    answerersOf(app),
    listed({ app, caller, url }, inquiryList, async (chosen, page) => {
      const { items, total } = await inquiriesOf(app, chosen, page);
      return { rows: items.map((row) => shown(row, caller.language, app.now())), total };
    }),
  ]);
  return {
    list,
    wins,
    people,
    kinds: figures.kinds,
    counts: heapNames.map((name) => ({
      heap: name,
      count: heaps[name].reduce((sum, status) => sum + (figures.counts.get(status) ?? 0), 0),
    })),
  };
});

export type ListedInquiry = ReturnType<typeof shown>;

const shown = (row: Awaited<ReturnType<typeof inquiriesOf>>['items'][number], language: Language, now: Date) => ({
  id: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  message: row.message.slice(0, 160),
  kind: row.kind,
  status: row.status,
  handler: row.handlerFirst === null ? null : `${row.handlerFirst} ${row.handlerLast ?? ''}`.trim(),
  at: { said: whenIn(row.lastMessageAt, language, now), dateTime: row.lastMessageAt.toISOString() },
  asked: { said: whenIn(row.createdAt, language, now), dateTime: row.createdAt.toISOString() },
});
