import { Link } from 'react-router';
import { priceProtectionOfficeTexts } from '#areas/aftercare/price-protection-office-texts.ts';
import { creditList } from '#areas/aftercare/rules/credit-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { type Chosen, listHref, openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { CreditPane, CreditState } from './credit-pane.tsx';
import type { OpenCredit } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, priceProtectionOfficeTexts.title, priceProtectionOfficeTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: priceProtectionOfficeTexts.keyFind }] };

export default function PriceProtectionPage({ loaderData: { list, counts, credit }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(priceProtectionOfficeTexts);
  useSuccessToast(actionData);
  useLiveUpdates('money', 'prices');
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={creditList}
        list={list}
        caption={say('table')}
        columns={useColumns(list.chosen)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === credit?.id ? 'current' : undefined)}
        density="roomy"
        views={stateViews(say, counts)}
        filters={[
          {
            name: 'way',
            label: say('way'),
            options: [
              { value: 'store_credit', label: say('store_credit') },
              { value: 'refund', label: say('refund') },
            ],
          },
          {
            name: 'claimed',
            label: say('claimed'),
            options: [
              { value: 'yes', label: say('yes') },
              { value: 'no', label: say('no') },
            ],
          },
          { name: 'since', label: say('since') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={<CreditPane credit={credit} closeTo={listHref(creditList, list.chosen, { page: list.chosen.page })} />}
      />
    </>
  );
}

function useColumns(chosen: Chosen<typeof creditList>): readonly Column<OpenCredit>[] {
  const say = useTexts(priceProtectionOfficeTexts);
  return [
    { id: 'at', label: say('made'), kind: 'line', width: '108px', cell: (row) => row.at },
    {
      id: 'order',
      label: say('order'),
      kind: 'cut',
      width: '30%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={openHref(creditList, chosen, { credit: row.id })} preventScrollReset>
            {row.number}
          </Link>
          <small>{row.email}</small>
        </span>
      ),
    },
    {
      id: 'piece',
      label: say('piece'),
      kind: 'cut',
      width: '42%',
      cell: (row) => (
        <span className="two">
          <span>{row.name}</span>
          <small>{say('fallWords', { from: row.from, to: row.to })}</small>
        </span>
      ),
    },
    { id: 'pieces', label: say('pieces'), kind: 'number', width: '62px', aside: true, cell: (row) => row.quantity },
    { id: 'amount', label: say('amount'), kind: 'number', width: '92px', cell: (row) => row.amount },
    { id: 'way', label: say('way'), kind: 'cut', width: '18%', aside: true, cell: (row) => say(row.way) },
    { id: 'state', label: say('state'), kind: 'line', width: '104px', cell: (row) => <CreditState state={row.state} /> },
  ];
}
