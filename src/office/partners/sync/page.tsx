import { Link } from 'react-router';
import { syncOfficeTexts } from '#areas/partners/office-texts.ts';
import { syncList } from '#areas/partners/rules/sync-list.ts';
import { grouped } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { type Chosen, listHref, openHref } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedRun } from './load.server.ts';
import { RunPane, RunState } from './run-pane.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, syncOfficeTexts.title, syncOfficeTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: syncOfficeTexts.keyFind }] };

export default function SyncPage({ loaderData: { list, counts, run, target, mostReasons }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(syncOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  useLiveUpdates('jobs');
  const columns = useColumns(list.chosen);
  const platforms = ['shopify', 'woocommerce', 'google', 'json'] as const;
  return (
    <>
      <PageHead
        title={say('title')}
        sub={target.host ? say(target.isTest ? 'targetTest' : 'targetLive', { host: target.host }) : say('sub')}
        actions={
          <ButtonLink kind="primary" to={href('sync-product')} reloadDocument>
            {say('start')}
          </ButtonLink>
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={syncList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === run?.id ? 'current' : undefined)}
        density="roomy"
        views={stateViews(say, counts)}
        filters={[
          { name: 'platform', label: say('platform'), options: platforms.map((value) => ({ value, label: say(value) })) },
          {
            name: 'who',
            label: say('who'),
            options: [
              { value: 'house', label: say('house') },
              { value: 'reseller', label: say('reseller') },
            ],
          },
          { name: 'failed', label: say('onlyLeftOut'), options: [{ value: 'yes', label: say('yes') }] },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={<RunPane run={run} maxReasons={mostReasons} closeTo={listHref(syncList, list.chosen, { page: list.chosen.page })} />}
      />
    </>
  );
}

function useColumns(chosen: Chosen<typeof syncList>): readonly Column<ListedRun>[] {
  const say = useTexts(syncOfficeTexts);
  const number = (id: string, label: string, of: (row: ListedRun) => number, more: Partial<Column<ListedRun>> = {}): Column<ListedRun> => ({
    ...{ id, label, kind: 'number', width: '76px', cell: (row) => (of(row) === 0 ? '' : grouped(of(row))) },
    ...more,
  });
  return [
    { id: 'at', label: say('at'), kind: 'line', width: '108px', cell: (row) => row.at },
    {
      id: 'who',
      label: say('who'),
      kind: 'cut',
      width: '60%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={openHref(syncList, chosen, { job: row.id })} preventScrollReset>
            {row.partner ?? say('house')}
          </Link>
          <small>{row.host ?? `${say(row.platform)} · ${say('file')}`}</small>
        </span>
      ),
    },
    number('total', say('total'), (row) => row.total),
    number('created', say('created'), (row) => row.created),
    number('updated', say('updated'), (row) => row.updated),
    number('skipped', say('skipped'), (row) => row.skipped, { aside: true }),
    number('failed', say('leftOut'), (row) => row.failed, { width: '84px' }),
    { id: 'state', label: say('state'), kind: 'line', width: '116px', cell: (row) => <RunState state={row.state} /> },
  ];
}
