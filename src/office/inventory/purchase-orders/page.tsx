import { Link } from 'react-router';
import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import { purchaseList } from '#areas/purchasing/rules/states.ts';
import { grouped } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedPurchase, PurchaseListData } from './load.server.ts';
import { NewPurchaseView } from './new.tsx';
import { OnePurchaseView } from './purchase-view.tsx';
import { PurchaseStateBadge } from './state.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, purchaseTexts.title, purchaseTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: purchaseTexts.keyFind },
    { keys: ['n'], says: purchaseTexts.keyNew },
  ],
};

export default function PurchasesPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(purchaseTexts);
  useLiveUpdates('purchases');
  useSuccessToast(actionData);
  const problem = actionData && 'problem' in actionData && (
    <Notice tone="err">
      <b>{say('failed')}</b> {actionData.problem}
    </Notice>
  );
  if (loaderData.kind === 'one') {
    const { one, vendors, done } = loaderData;
    return <OnePurchaseView one={one} vendors={vendors} done={actionData ? null : done} problem={problem} />;
  }
  if (loaderData.kind === 'new') return <NewPurchaseView {...loaderData} problem={problem} />;
  return <PurchaseListView {...loaderData} />;
}

function PurchaseListView({ list, counts, vendors }: PurchaseListData) {
  const say = useTexts(purchaseTexts);
  const href = useHref();
  const columns = useColumns();
  const at = `${href('office-stock-order')}?new=1`;
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub')}
        actions={
          <>
            <ButtonLink to={`${at}&days=30`}>{say('propose')}</ButtonLink>
            <ButtonLink kind="primary" to={at} data-shortcut="n">
              {say('newOrder')}
            </ButtonLink>
          </>
        }
      />
      <OfficeList
        spec={purchaseList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        views={[
          { label: say('all'), count: counts.all, change: {} },
          ...counts.heaps.map(({ heap, count }) => ({ label: say(heap), count, change: { filters: { heap } } })),
        ]}
        filters={[{ name: 'vendor', label: say('vendor'), options: vendors }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedPurchase>[] {
  const say = useTexts(purchaseTexts);
  const href = useHref();
  return [
    {
      id: 'number',
      label: say('number'),
      kind: 'id',
      width: '160px',
      fixed: true,
      cell: (row) => <Link to={`${href('office-stock-order')}?id=${row.id}`}>{row.number}</Link>,
    },
    { id: 'vendor', label: say('vendor'), kind: 'cut', width: '40%', cell: (row) => row.vendor },
    { id: 'status', label: say('status'), kind: 'line', width: '130px', cell: (row) => <PurchaseStateBadge status={row.status} /> },
    { id: 'at', label: say('made'), kind: 'line', width: '124px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'due',
      label: say('due'),
      kind: 'line',
      width: '170px',
      cell: (row) => (
        <>
          {row.expectedOn ?? say('none')} {row.isLate && <Badge tone="warn">{say('late')}</Badge>}
        </>
      ),
    },
    { id: 'ordered', label: say('ordered'), kind: 'number', width: '84px', cell: (row) => grouped(row.ordered) },
    { id: 'came', label: say('came'), kind: 'number', width: '84px', cell: (row) => grouped(row.received) },
    { id: 'total', label: say('total'), kind: 'number', width: '110px', cell: (row) => row.total },
    { id: 'by', label: say('by'), kind: 'cut', width: '20%', cell: (row) => row.by },
  ];
}
