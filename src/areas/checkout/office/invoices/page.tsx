import { Link } from 'react-router';
import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { FilterChip, Filters } from '#ui/office/filter-chip.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { Views } from '#ui/office/views.tsx';
import { Pager } from '#ui/pager.tsx';
import { officeInvoiceTexts } from '../../office-texts.ts';
import { InvoiceState } from '../state-badge.tsx';
import type { Route } from './+types/page';
import { listAt } from './address.ts';
import type { Chosen, ListedInvoice } from './load.server.ts';

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

const heapWords = { draft: 'draftHeap', open: 'openHeap', overdue: 'overdueHeap', paid: 'paidHeap', ended: 'endedHeap' } as const;

export default function InvoiceListPage({ loaderData }: Route.ComponentProps) {
  const say = useSay(officeInvoiceTexts);
  const href = useHref();
  const { chosen, counts } = loaderData;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const views = [
    { to: listAt(chosen, { heap: undefined }), label: say('all'), count: sum, current: !chosen.heap },
    ...counts.map(({ heap, count }) => ({
      to: listAt(chosen, { heap }),
      label: say(heapWords[heap]),
      count,
      current: chosen.heap === heap,
    })),
  ];
  const actions = (
    <ButtonLink kind="primary" to={href('office-invoice')} data-shortcut="n">
      {say('newInvoice')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <Views label={say('views')} views={views} />
      <Choices chosen={chosen} />
      <List {...loaderData} />
    </>
  );
}

function Choices({ chosen }: { chosen: Chosen }) {
  const say = useSay(officeInvoiceTexts);
  const href = useHref();
  return (
    <Filters>
      <FindBox
        key={chosen.words ?? ''}
        action={href('office-invoices')}
        label={say('find')}
        placeholder={say('findHint')}
        value={chosen.words}
        shortcut="f"
      >
        {chosen.heap && <input type="hidden" name="heap" value={chosen.heap} />}
        {chosen.isMine && <input type="hidden" name="mine" value="1" />}
      </FindBox>
      {chosen.words && (
        <FilterChip name={say('words')} value={chosen.words} to={listAt(chosen, { words: undefined })} remove={say('removeWords')} />
      )}
      {chosen.isMine ? (
        <FilterChip name={say('whose')} value={say('mineValue')} to={listAt(chosen, { isMine: false })} remove={say('removeMine')} />
      ) : (
        <Link className="btn btn-quiet btn-small" to={listAt(chosen, { isMine: true })}>
          {say('mine')}
        </Link>
      )}
    </Filters>
  );
}

type ListProps = { rows: readonly ListedInvoice[]; total: number; pageSize: number; chosen: Chosen };

function List({ rows, total, pageSize, chosen }: ListProps) {
  const say = useSay(officeInvoiceTexts);
  const href = useHref();
  const first = (chosen.page - 1) * pageSize;
  const columns: readonly Column<ListedInvoice>[] = [
    { id: 'at', label: say('made'), kind: 'line', width: '116px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '172px',
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
    { id: 'due', label: say('due'), kind: 'line', width: '100px', cell: (row) => row.dueOn ?? say('none') },
    { id: 'owner', label: say('owner'), kind: 'cut', width: '18%', cell: (row) => row.owner ?? say('none') },
    { id: 'state', label: say('state'), kind: 'line', width: '116px', cell: (row) => <InvoiceState status={row.status} /> },
  ];
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total })}</span>
      <Pager
        label={say('pages')}
        page={chosen.page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(page) => listAt(chosen, { page })}
        words={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  return (
    <TableCard label={say('table')} foot={foot}>
      {rows.length === 0 ? (
        <Empty
          title={say('noneTitle')}
          text={say('noneText')}
          action={<ButtonLink to={href('office-invoices')}>{say('clear')}</ButtonLink>}
        />
      ) : (
        <DataTable caption={say('table')} columns={columns} rows={rows} keyOf={(row) => String(row.id)} density="roomy" />
      )}
    </TableCard>
  );
}
