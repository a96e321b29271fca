import { Link } from 'react-router';
import { pairStateTexts, referralOfficeTexts } from '#areas/referrals/office-texts.ts';
import { referralList } from '#areas/referrals/rules/referral-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedPair } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, referralOfficeTexts.title, referralOfficeTexts.description);
export const handle: OfficeHandle = { fill: true };

export default function ReferralsPage({ loaderData: { list, counts }, actionData }: Route.ComponentProps) {
  const say = useTexts(referralOfficeTexts);
  const state = useTexts(pairStateTexts);
  const href = useHref();
  const may = usePermissions();
  const columns = useColumns();
  useSuccessToast(actionData);
  const bulkButtons = (
    <>
      <Button type="submit" size="small" name="intent" value="refuse">
        {say('refuse')}
      </Button>
      <Button type="submit" size="small" name="intent" value="block">
        {say('block')}
      </Button>
      <Button type="submit" size="small" name="intent" value="unblock">
        {say('unblock')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub')}
        actions={may.open('office-referral-terms') && <ButtonLink to={href('office-referral-terms')}>{say('terms')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={referralList}
        list={list}
        caption={say('title')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        density="roomy"
        views={[
          { label: say('all'), count: counts.reduce((sum, { count }) => sum + count, 0), change: {} },
          ...counts.map((one) => ({ label: state(one.state), count: one.count, change: { filters: { state: one.state } } })),
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        bulk={{ one: (row) => say('tick', { who: row.friend }), actions: bulkButtons }}
        empty={{ title: say('emptyTitle'), text: say('emptyText') }}
      />
    </>
  );
}

const tones = { joined: 'line', pending: 'warn', available: 'ok', taken_back: 'line', refused: 'err' } as const;

function useColumns(): readonly Column<ListedPair>[] {
  const say = useTexts(referralOfficeTexts);
  const state = useTexts(pairStateTexts);
  const href = useHref();
  const shopper = (id: number, email: string) => (
    <Link className="link" to={href('office-user', { id: String(id) })}>
      {email}
    </Link>
  );
  return [
    { id: 'at', label: say('joined'), kind: 'line', width: '116px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'referrer',
      label: say('referrer'),
      kind: 'cut',
      width: '34%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <span>{shopper(row.referrerId, row.referrer)}</span>
          <small>{row.isBlocked ? `${row.code}, ${say('codeBlocked')}` : row.code}</small>
        </span>
      ),
    },
    { id: 'friend', label: say('friend'), kind: 'cut', width: '34%', cell: (row) => shopper(row.refereeId, row.friend) },
    { id: 'order', label: say('order'), kind: 'line', width: '168px', cell: (row) => row.orderNumber ?? say('none') },
    { id: 'reward', label: say('reward'), kind: 'number', width: '92px', cell: (row) => row.reward || say('none') },
    { id: 'free', label: say('freeFrom'), kind: 'line', width: '112px', cell: (row) => row.freeFrom || say('none') },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '128px',
      cell: (row) => <Badge tone={tones[row.state]}>{state(row.state)}</Badge>,
    },
    { id: 'reason', label: say('reason'), kind: 'cut', width: '28%', cell: (row) => row.reason || say('none') },
  ];
}
