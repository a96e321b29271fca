import { load } from '#platform/load.server.ts';
import { heapNames, heaps } from '../../rules/statuses.ts';
import { officeFigures, officeList } from '../../services/office.server.ts';
import { numberIn, plainIn } from '../read-query.ts';
import { whenIn } from '../when.ts';

const pageSize = 40;

export const loader = load(async ({ app, caller, url }) => {
  const chosen = chosenIn(url.searchParams);
  const { heap, kind, words, page } = chosen;
  const [figures, { items, total }] = await Promise.all([
    officeFigures(app),
    officeList(app, { statuses: heap && heaps[heap], kind, words, order: 'newest', page, pageSize }),
  ]);
  return {
    chosen,
    counts: heapNames.map((name) => ({
      heap: name,
      count: heaps[name].reduce((sum, status) => sum + (figures.counts.get(status) ?? 0), 0),
    })),
    kinds: figures.kinds,
    total,
    pageSize,
    rows: items.map((row) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      email: row.email,
      message: row.message.slice(0, 160),
      kind: row.kind,
      status: row.status,
      handler: row.handlerFirst === null ? null : `${row.handlerFirst} ${row.handlerLast ?? ''}`.trim(),
      at: whenIn(row.lastMessageAt, caller.language),
      dateTime: row.lastMessageAt.toISOString(),
    })),
  };
});

export type ListedInquiry = Awaited<ReturnType<typeof loader>>['rows'][number];
export type Chosen = ReturnType<typeof chosenIn>;

function chosenIn(query: URLSearchParams) {
  const asked = query.get('heap');
  return {
    heap: heapNames.find((name) => name === asked),
    kind: plainIn(query, 'kind', 40),
    words: plainIn(query, 'q', 100),
    page: numberIn(query, 'page', 10_000) ?? 1,
  };
}
