import { Link } from 'react-router';
import { officeInvoiceTexts } from '#areas/checkout/office-texts.ts';
import { invoiceList } from '#areas/checkout/rules/invoice-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { InvoiceState } from '../parts/invoice-state-badge.tsx';
import type { Route } from './+types/page';
import type { ListedInvoice } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeInvoiceTexts.title, officeInvoiceTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: officeInvoiceTexts.keyFind },
    { keys: ['n'], says: officeInvoiceTexts.keyNew },
  ],
};

const groupTextKeys = { draft: 'draftHeap', open: 'openHeap', overdue: 'overdueHeap', paid: 'paidHeap', ended: 'endedHeap' } as const;

export default function InvoiceListPage({ loaderData: { list, counts, me } }: Route.ComponentProps) {
  const say = useTexts(officeInvoiceTexts);
  const href = useHref();
  const columns = useColumns();
  useLiveUpdates('invoices');
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const actions = (
    <ButtonLink kind="primary" to={href('office-invoice')} data-shortcut="n">
      {say('newInvoice')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <OfficeList
        spec={invoiceList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        density="roomy"
        views={[
          { label: say('all'), count: sum, change: {} },
          ...counts.map(({ heap, count }) => ({ label: say(groupTextKeys[heap]), count, change: { filters: { heap } } })),
        ]}
        filters={[{ name: 'owner', label: say('whose'), options: [{ value: me, label: say('mineValue') }] }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedInvoice>[] {
  const say = useTexts(officeInvoiceTexts);
  const href = useHref();
  return [
    { id: 'at', label: say('made'), kind: 'line', width: '116px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '172px',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={`${href('office-invoice')}?id=${row.id}`}>
          {row.number}
        </Link>
      ),
    },
    {
      id: 'customer',
      label: say('customer'),
      kind: 'cut',
      width: '44%',
      cell: (row) => (
        <span className="two">
          <span>{row.customerName}</span>
          <small>{row.email}</small>
        </span>
      ),
    },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '22%', cell: (row) => say(row.kind) },
    { id: 'total', label: say('total'), kind: 'number', width: '104px', cell: (row) => row.total },
    { id: 'balance', label: say('balance'), kind: 'number', width: '104px', cell: (row) => row.balance },
    { id: 'due', label: say('due'), kind: 'line', width: '124px', cell: (row) => row.dueOn ?? say('none') },
    { id: 'owner', label: say('owner'), kind: 'cut', width: '18%', cell: (row) => row.owner ?? say('none') },
    { id: 'state', label: say('state'), kind: 'line', width: '116px', cell: (row) => <InvoiceState status={row.status} /> },
  ];
}
