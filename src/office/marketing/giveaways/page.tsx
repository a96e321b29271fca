import { Link } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { giveawayList } from '#areas/promotions/rules/giveaway-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { GiveawayBadge } from '../parts/giveaway-badge.tsx';
import type { Route } from './+types/page';
import type { ListedGiveaway } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, giveawayOfficeTexts.title, giveawayOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: giveawayOfficeTexts.keyFind },
    { keys: ['n'], says: giveawayOfficeTexts.keyNew },
  ],
};

export default function GiveawaysPage({ loaderData: { list, counts } }: Route.ComponentProps) {
  const say = useTexts(giveawayOfficeTexts);
  const href = useHref();
  useLiveUpdates('giveaways');
  const actions = (
    <ButtonLink kind="primary" to={href('office-giveaway')} data-shortcut="n">
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <OfficeList
        spec={giveawayList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.state === 'cancelled' ? 'off' : undefined)}
        views={stateViews(say, counts)}
        filters={[]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedGiveaway>[] {
  const say = useTexts(giveawayOfficeTexts);
  const href = useHref();
  return [
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '50%',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={`${href('office-giveaway')}?id=${row.id}`}>
          {row.name}
        </Link>
      ),
    },
    { id: 'starts', label: say('starts'), kind: 'line', width: '124px', cell: (row) => row.starts },
    { id: 'ends', label: say('ends'), kind: 'line', width: '124px', cell: (row) => row.ends },
    { id: 'entries', label: say('entries'), kind: 'number', width: '80px', cell: (row) => row.entries },
    { id: 'winners', label: say('winnerCount'), kind: 'number', width: '80px', cell: (row) => row.winners },
    { id: 'by', label: say('by'), kind: 'line', width: '110px', aside: true, cell: (row) => row.by },
    { id: 'at', label: say('made'), kind: 'line', width: '124px', aside: true, cell: (row) => row.made },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '168px',
      cell: (row) => <GiveawayBadge state={row.state} begins={row.begins} />,
    },
  ];
}
