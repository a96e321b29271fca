import { Link } from 'react-router';
import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { caseOfficeTexts } from '#areas/aftercare/office-texts.ts';
import { useReturnReason } from '#areas/aftercare/parts/use-return-reason.ts';
import { caseList } from '#areas/aftercare/rules/case-list.ts';
import { caseKindTexts } from '#areas/aftercare/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { CaseBadge } from '../parts/return-state-badge.tsx';
import type { Route } from './+types/page';
import type { ListedCase } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, caseOfficeTexts.title, caseOfficeTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: caseOfficeTexts.keyFind }] };

export default function CasesPage({ loaderData: { list, counts } }: Route.ComponentProps) {
  const say = useTexts(caseOfficeTexts);
  const kind = useTexts(caseKindTexts);
  const columns = useColumns();
  useLiveUpdates('cases');
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <PageHead title={say('title')} />
      <OfficeList
        spec={caseList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        density="roomy"
        views={[
          { label: say('all'), count: sum, change: {} },
          ...counts.map(({ heap, count }) => ({ label: say(heap), count, change: { filters: { heap } } })),
        ]}
        filters={[
          { name: 'kind', label: say('kind'), options: caseList.filters.kind.map((value) => ({ value, label: kind(value) })) },
          { name: 'from', label: say('from') },
          { name: 'to', label: say('to') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedCase>[] {
  const say = useTexts(caseOfficeTexts);
  const kindOf = useTexts(caseKindTexts);
  const sayReturn = useTexts(returnTexts);
  const reason = useReturnReason();
  const href = useHref();
  return [
    { id: 'at', label: say('at'), kind: 'line', width: '116px', cell: ({ at }) => <time dateTime={at.dateTime}>{at.text}</time> },
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '136px',
      fixed: true,
      cell: ({ id, number }) => (
        <Link className="link" to={`${href('office-case')}?id=${id}`}>
          {number}
        </Link>
      ),
    },
    {
      id: 'order',
      label: say('order'),
      kind: 'line',
      width: '150px',
      cell: ({ orderNumber }) => (
        <Link className="link" to={`${href('office-order')}?number=${orderNumber}`}>
          {orderNumber}
        </Link>
      ),
    },
    {
      id: 'buyer',
      label: say('buyer'),
      kind: 'cut',
      width: '40%',
      cell: ({ buyer, kind, reason: why }) => (
        <span className="two">
          <span>{buyer}</span>
          {kind !== 'cancel' && <small>{reason(why)}</small>}
        </span>
      ),
    },
    { id: 'kind', label: say('kind'), kind: 'line', width: '100px', cell: ({ kind }) => kindOf(kind) },
    { id: 'wants', label: say('wants'), kind: 'line', cell: ({ wants }) => (wants === 'none' ? say('none') : sayReturn(wants)) },
    { id: 'pieces', label: say('pieces'), kind: 'number', width: '72px', cell: ({ pieces }) => pieces || '' },
    {
      id: 'back',
      label: say('back'),
      kind: 'number',
      width: '100px',
      cell: ({ backCents }) => (backCents > 0 ? dollars(cents(backCents)) : '–'),
    },
    { id: 'handler', label: say('handler'), kind: 'cut', width: '16%', cell: ({ handler }) => handler ?? say('nobody') },
    {
      id: 'moved',
      label: say('moved'),
      kind: 'line',
      width: '116px',
      aside: true,
      cell: ({ moved }) => <time dateTime={moved.dateTime}>{moved.text}</time>,
    },
    { id: 'state', label: say('state'), kind: 'line', width: '168px', cell: ({ status }) => <CaseBadge status={status} /> },
  ];
}
