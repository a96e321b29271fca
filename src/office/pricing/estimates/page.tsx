import { Form, Link } from 'react-router';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { StatCard, Stats } from '#ui/office/stat-card.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { Views } from '#ui/office/views.tsx';
import { Pager } from '#ui/pager.tsx';
import type { Route } from './+types/page';
import { estimateTexts } from './estimate-texts.ts';
import type { EstimatesPageData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, estimateTexts.title, estimateTexts.description);
export const handle: OfficeHandle = { fill: true };

const heaps = ['all', 'open', 'person', 'wrong'] as const;
const signed = (bp: number): string => `${bp > 0 ? '+' : ''}${(bp / 100).toFixed(1)}%`;

export default function EstimatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(estimateTexts);
  const href = useHref();
  const { figures, heap } = loaderData;
  const right = figures.compared - figures.wrong;
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData?.problem && <Notice tone="err">{actionData.problem}</Notice>}
      <Stats label={say('figures')}>
        <StatCard label={say('compared')} value={figures.compared} />
        <StatCard label={say('right')} value={figures.compared === 0 ? '–' : `${Math.round((right * 100) / figures.compared)}%`} />
        <StatCard label={say('mean')} value={signed(figures.meanBp)} />
        <StatCard label={say('needed')} value={figures.person} />
      </Stats>
      <Views
        label={say('views')}
        views={heaps.map((one) => ({
          to: `${href('office-estimates')}${one === 'all' ? '' : `?heap=${one}`}`,
          label: say(one),
          count: figures[one],
          current: one === heap,
        }))}
      />
      <List {...loaderData} />
    </>
  );
}

type Row = EstimatesPageData['rows'][number];

function List({ rows, total, page, pageSize, heap }: EstimatesPageData) {
  const say = useTexts(estimateTexts);
  const href = useHref();
  const first = (page - 1) * pageSize;
  const columns: readonly Column<Row>[] = [
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '150px',
      cell: (row) => (
        <span className="two">
          {row.number}
          <small>
            <time dateTime={row.dateTime}>{row.when}</time>
          </small>
        </span>
      ),
    },
    {
      id: 'piece',
      label: say('piece'),
      kind: 'cut',
      width: '50%',
      cell: (row) => (
        <span className="two">
          {row.link ? (
            <Link className="link" to={`${href('ai-pricing')}?${row.link}`}>
              {row.piece}
            </Link>
          ) : (
            <span>{row.piece}</span>
          )}
          {row.asked !== '' && row.asked !== row.piece && <small>{say('asked', { words: row.asked })}</small>}
        </span>
      ),
    },
    { id: 'version', label: say('version'), kind: 'line', width: '90px', cell: (row) => say('versionOf', { version: row.version }) },
    { id: 'quantity', label: say('quantity'), kind: 'number', width: '70px', cell: (row) => row.quantity },
    {
      id: 'estimate',
      label: say('estimate'),
      kind: 'number',
      width: '110px',
      cell: (row) => (
        <span className="two">
          {row.unitCents === null ? say('forPerson') : dollars(cents(row.unitCents))}
          {row.isSku && <small>{say('fromShelf')}</small>}
        </span>
      ),
    },
    { id: 'final', label: say('final'), kind: 'line', width: '180px', cell: (row) => <FinalPriceForm row={row} /> },
    {
      id: 'difference',
      label: say('difference'),
      kind: 'number',
      width: '90px',
      cell: ({ unitCents, finalCents }) =>
        unitCents === null || finalCents === null ? '' : signed(Math.round(((finalCents - unitCents) * 10_000) / unitCents)),
    },
  ];
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total })}</span>
      <Pager
        label={say('pages')}
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(pageNumber) => `${href('office-estimates')}?${new URLSearchParams({ heap, page: String(pageNumber) })}`}
        labels={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  return (
    <TableCard label={say('table')} foot={foot}>
      {rows.length === 0 ? (
        <Empty title={say('noneTitle')} text={say('noneText')} />
      ) : (
        <DataTable
          caption={say('table')}
          columns={columns}
          rows={rows}
          keyOf={(row) => String(row.id)}
          rowState={({ unitCents, finalCents }) =>
            unitCents !== null && finalCents !== null && Math.abs(finalCents - unitCents) * 100 > unitCents * 3 ? 'bad' : undefined
          }
        />
      )}
    </TableCard>
  );
}

function FinalPriceForm({ row: { id, number, finalCents } }: { row: Row }) {
  const say = useTexts(estimateTexts);
  const amount = finalCents === null ? '' : plainAmount(finalCents);
  return (
    <Form method="post" className="rule-figure" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <span aria-hidden="true">$</span>
      <input
        className="input num"
        name="final"
        aria-label={say('finalOf', { number })}
        key={amount}
        defaultValue={amount}
        inputMode="decimal"
      />
      <Button type="submit" size="small">
        {say('save')}
      </Button>
    </Form>
  );
}
