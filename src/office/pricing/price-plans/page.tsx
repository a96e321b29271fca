import { Link } from 'react-router';
import { pricePlanTexts } from '#areas/catalog/price-plan-texts.ts';
import { planList, skuList } from '#areas/catalog/rules/office-lists.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { type Chosen, listHref, openHref, pathOf } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedPlan } from './load.server.ts';
import { PlanPanel } from './panel.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, pricePlanTexts.title, pricePlanTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: pricePlanTexts.keyFind }] };

export default function PlansPage({ loaderData: { list, counts, plan }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(pricePlanTexts);
  useLiveUpdates('prices');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={<ButtonLink to={pathOf(skuList)}>{say('toSkus')}</ButtonLink>} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={planList}
        list={list}
        caption={say('table')}
        columns={useColumns(list.chosen)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === plan?.id ? 'current' : row.state === 'revoked' ? 'off' : undefined)}
        views={[
          { label: say('all'), count: counts.reduce((sum, { count }) => sum + count, 0), change: {} },
          ...counts.map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
        ]}
        filters={[{ name: 'sku', label: say('sku') }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={plan && <PlanPanel plan={plan} closeTo={listHref(planList, list.chosen, { page: list.chosen.page })} />}
      />
    </>
  );
}

const tones = { waiting: 'warn', applied: 'ok', revoked: 'line' } as const;

function useColumns(chosen: Chosen<typeof planList>): readonly Column<ListedPlan>[] {
  const say = useTexts(pricePlanTexts);
  return [
    { id: 'starts', label: say('starts'), kind: 'line', width: '136px', fixed: true, cell: (row) => row.starts },
    {
      id: 'reason',
      label: say('reason'),
      kind: 'cut',
      width: '60%',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={openHref(planList, chosen, { plan: row.id })} preventScrollReset>
          {row.reason}
        </Link>
      ),
    },
    { id: 'skus', label: say('skus'), kind: 'number', width: '84px', cell: (row) => row.count },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '110px',
      cell: (row) => <Badge tone={tones[row.state]}>{say(row.state)}</Badge>,
    },
    {
      id: 'changed',
      label: say('changed'),
      kind: 'number',
      width: '120px',
      aside: true,
      cell: (row) => (row.state === 'applied' ? row.changed : say('none')),
    },
    { id: 'staff', label: say('staff'), kind: 'cut', width: '20%', cell: (row) => row.staff },
    { id: 'made', label: say('made'), kind: 'line', width: '136px', cell: (row) => row.made },
  ];
}
