import { cents, dollars } from '#kernel/money.ts';
import { load } from '#platform/load.server.ts';
import { balanceOf, invoiceHeapNames, invoiceHeaps } from '../../rules/invoice.ts';
import { invoiceFigures, officeInvoices } from '../../services/invoice-office.server.ts';
import { numberIn, plainIn } from '../read-query.ts';
import { whenIn } from '../when.ts';

const pageSize = 40;

export const loader = load(async ({ app, caller, url }) => {
  const chosen = chosenIn(url.searchParams);
  const { heap, words, isMine, page } = chosen;
  const ownerId = isMine ? caller.staff?.id : undefined;
  const [figures, { items, total }] = await Promise.all([
    invoiceFigures(app),
    officeInvoices(app, { states: heap && invoiceHeaps[heap], words, ownerId, page, pageSize }),
  ]);
  return {
    chosen,
    counts: invoiceHeapNames.map((name) => ({
      heap: name,
      count: invoiceHeaps[name].reduce((sum, status) => sum + (figures.get(status)?.count ?? 0), 0),
    })),
    total,
    pageSize,
    rows: items.map((row) => ({
      id: row.id,
      number: row.number,
      kind: row.kind,
      status: row.status,
      customerName: row.customerName,
      email: row.email,
      total: dollars(cents(row.totalCents)),
      balance: row.status === 'cancelled' || row.status === 'refunded' ? '' : dollars(balanceOf({ ...row, depositBp: 10_000 })),
      dueOn: row.dueOn,
      owner: row.ownerFirst === null ? null : `${row.ownerFirst} ${row.ownerLast ?? ''}`.trim(),
      at: whenIn(row.createdAt, caller.language),
      dateTime: row.createdAt.toISOString(),
    })),
  };
});

export type ListedInvoice = Awaited<ReturnType<typeof loader>>['rows'][number];
export type Chosen = ReturnType<typeof chosenIn>;

function chosenIn(query: URLSearchParams) {
  const asked = query.get('heap');
  return {
    heap: invoiceHeapNames.find((name) => name === asked),
    words: plainIn(query, 'q', 100),
    isMine: query.get('mine') === '1',
    page: numberIn(query, 'page', 10_000) ?? 1,
  };
}
