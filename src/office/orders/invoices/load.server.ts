import { invoiceBalance, invoiceGroupNames, invoiceGroups, isEndedInvoice } from '#areas/checkout/rules/invoice.ts';
import { invoiceList } from '#areas/checkout/rules/invoice-list.ts';
import { listInvoices } from '#areas/checkout/services/invoice-list.server.ts';
import { fetchInvoiceFigures } from '#areas/checkout/services/invoice-office.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [figures, list] = await Promise.all([
    fetchInvoiceFigures(app),
    loadListPage({ app, caller, url }, invoiceList, async (chosen, page) => {
      const { items, total } = await listInvoices(app, chosen, page);
      return { rows: items.map((row) => presentInvoice(row, caller.language, app.now())), total };
    }),
  ]);
  return {
    list,
    me: caller.staff?.id ?? 0,
    counts: invoiceGroupNames.map((heap) => ({
      heap,
      count: invoiceGroups[heap].reduce((sum, status) => sum + (figures.get(status)?.count ?? 0), 0),
    })),
  };
});

export type ListedInvoice = ReturnType<typeof presentInvoice>;

function presentInvoice(row: Awaited<ReturnType<typeof listInvoices>>['items'][number], language: Language, now: Date) {
  const isOver = isEndedInvoice(row.status);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    customerName: row.customerName,
    email: row.email,
    total: dollars(cents(row.totalCents)),
    balance: isOver ? '' : dollars(invoiceBalance({ ...row, depositBp: 10_000 })),
    dueOn: row.dueOn && calendarDayIn(row.dueOn, language),
    owner: row.ownerFirst === null ? null : `${row.ownerFirst} ${row.ownerLast ?? ''}`.trim(),
    at: whenIn(row.createdAt, language, now),
    dateTime: row.createdAt.toISOString(),
  };
}
