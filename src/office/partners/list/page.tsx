import { Link } from 'react-router';
import { partnerOfficeTexts } from '#areas/partners/partner-office-texts.ts';
import { partnerList } from '#areas/partners/rules/partner-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { type Chosen, listHref, openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { PartnerListed } from './load.server.ts';
import { PartnerPanel } from './panel.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, partnerOfficeTexts.title, partnerOfficeTexts.description);
export const handle: OfficeHandle = { fill: true };

export default function PartnersPage({ loaderData: { list, counts, partner }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(partnerOfficeTexts);
  useSuccessToast(actionData);
  useLiveUpdates('partners');
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      <OfficeList
        spec={partnerList}
        list={list}
        caption={say('table')}
        columns={useColumns(list.chosen)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === partner?.id ? 'current' : undefined)}
        density="roomy"
        views={stateViews(say, counts)}
        filters={[
          {
            name: 'kind',
            label: say('kind'),
            options: (['wholesale', 'dropship', 'affiliate'] as const).map((kind) => ({ value: kind, label: say(kind) })),
          },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={
          partner && (
            <PartnerPanel
              key={`${partner.id} ${partner.status}`}
              partner={partner}
              closeTo={listHref(partnerList, list.chosen, { page: list.chosen.page })}
              problem={actionData && 'problem' in actionData ? actionData.problem : null}
            />
          )
        }
      />
    </>
  );
}

const tones = { asked: 'warn', approved: 'ok', refused: 'line', revoked: 'err' } as const;

function useColumns(chosen: Chosen<typeof partnerList>): readonly Column<PartnerListed>[] {
  const say = useTexts(partnerOfficeTexts);
  return [
    { id: 'at', label: say('at'), kind: 'line', width: '110px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '50%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={openHref(partnerList, chosen, { partner: row.id })} preventScrollReset>
            {row.businessName}
          </Link>
          <small>{row.email}</small>
        </span>
      ),
    },
    { id: 'person', label: say('person'), kind: 'cut', width: '20%', aside: true, cell: (row) => row.person },
    { id: 'kind', label: say('kind'), kind: 'line', width: '96px', cell: (row) => say(row.kind) },
    {
      id: 'terms',
      label: say('terms'),
      kind: 'cut',
      width: '30%',
      cell: (row) =>
        row.priceList
          ? [
              say(row.priceList),
              row.offBp > 0 && say('termsOff', { off: row.offBp / 100 }),
              row.minPieces > 0 && say('termsLeast', { least: row.minPieces }),
            ]
              .filter(Boolean)
              .join(say('comma'))
          : say('none'),
    },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '110px',
      cell: (row) => <Badge tone={tones[row.status]}>{say(row.status)}</Badge>,
    },
  ];
}
