import { Link } from 'react-router';
import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponKinds, couponList } from '#areas/promotions/rules/coupon-list.ts';
import { grouped } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { CouponBadge } from '../parts/coupon-badge.tsx';
import type { Route } from './+types/page';
import type { ListedCoupon } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, couponOfficeTexts.title, couponOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: couponOfficeTexts.keyFind },
    { keys: ['n'], says: couponOfficeTexts.keyNew },
  ],
};

export default function CouponsPage({ loaderData: { list, counts }, actionData }: Route.ComponentProps) {
  const say = useTexts(couponOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const actions = (
    <ButtonLink kind="primary" to={href('office-coupon')} data-shortcut="n">
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={couponList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.state === 'off' || row.state === 'over' ? 'off' : undefined)}
        density="roomy"
        views={stateViews(say, counts)}
        filters={[{ name: 'kind', label: say('kind'), options: couponKinds.map((value) => ({ value, label: say(value) })) }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        bulk={{
          one: (row) => say('tickOne', { code: row.code }),
          actions: (
            <>
              <Button type="submit" size="small" name="intent" value="off">
                {say('switchOff')}
              </Button>
              <Button type="submit" size="small" name="intent" value="on">
                {say('switchOn')}
              </Button>
            </>
          ),
        }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedCoupon>[] {
  const say = useTexts(couponOfficeTexts);
  const href = useHref();
  const whom = (row: ListedCoupon): string =>
    [row.category, row.minimum && say('from', { amount: row.minimum }), row.isFirst && say('first'), row.isOnce && say('once')]
      .filter(Boolean)
      .join(' · ') || say('everybody');
  return [
    {
      id: 'code',
      label: say('code'),
      kind: 'cut',
      width: '26%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={`${href('office-coupon')}?id=${row.id}`}>
            {row.code}
          </Link>
          <small>{row.name}</small>
        </span>
      ),
    },
    {
      id: 'worth',
      label: say('worth'),
      kind: 'line',
      width: '150px',
      cell: (row) => (
        <span className="two">
          <span>{row.worth || say('free_shipping')}</span>
          {row.most && <small>{say('upTo', { amount: row.most })}</small>}
        </span>
      ),
    },
    { id: 'rules', label: say('rules'), kind: 'cut', width: '34%', cell: whom },
    {
      id: 'used',
      label: say('used'),
      kind: 'number',
      width: '110px',
      cell: (row) => (row.maxUses === null ? grouped(row.used) : say('usedOf', { used: grouped(row.used), most: grouped(row.maxUses) })),
    },
    { id: 'starts', label: say('starts'), kind: 'line', width: '112px', cell: (row) => row.starts },
    { id: 'ends', label: say('ends'), kind: 'line', width: '112px', cell: (row) => row.ends ?? say('noEnd') },
    { id: 'state', label: say('state'), kind: 'line', width: '124px', cell: (row) => <CouponBadge state={row.state} /> },
  ];
}
