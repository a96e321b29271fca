import { Link } from 'react-router';
import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { inquiryList, winDays } from '#areas/inquiries/rules/inquiry-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { InquiryState } from '../parts/inquiry-state-badge.tsx';
import type { Route } from './+types/page';
import type { ListedInquiry } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeInquiryTexts.allTitle, officeInquiryTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: officeInquiryTexts.keyFind }] };

const queueTextKeys = { open: 'open', answered: 'answeredHeap', quoted: 'quotedHeap', done: 'done', spam: 'spamHeap' } as const;

export default function InquiryListPage({ loaderData: { list, counts, kinds, people, wins } }: Route.ComponentProps) {
  const say = useTexts(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  const columns = useColumns();
  useLiveUpdates('inquiries');
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <PageHead
        title={say('allTitle')}
        sub={<Wins wins={wins} />}
        actions={
          <>
            <ButtonLink to={href('office-templates')}>{say('templates')}</ButtonLink>
            <ButtonLink to={href('office-inquiry')}>{say('desk')}</ButtonLink>
          </>
        }
      />
      <OfficeList
        spec={inquiryList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        density="roomy"
        views={[
          { label: say('all'), count: sum, change: {} },
          ...counts.map(({ heap, count }) => ({ label: say(queueTextKeys[heap]), count, change: { filters: { heap } } })),
        ]}
        filters={[
          { name: 'kind', label: say('kind'), options: kinds.map((value) => ({ value, label: kindOf(value) })) },
          { name: 'handler', label: say('handler'), options: people.map(({ id, name }) => ({ value: id, label: name })) },
          { name: 'free', label: say('free'), options: [{ value: 'yes', label: say('nobody') }] },
          { name: 'from', label: say('askedFrom') },
          { name: 'to', label: say('askedTo') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

type WinsProps = { wins: Route.ComponentProps['loaderData']['wins'] };

/** Recent win rate, in total and by owner. */
function Wins({ wins: { won, lost, quoted, rate, people } }: WinsProps) {
  const say = useTexts(officeInquiryTexts);
  if (rate === null) return say('winNone', { days: winDays });
  return (
    <>
      {say('winRate', { rate, won, decided: won + lost, quoted, days: winDays })}{' '}
      {people
        .flatMap((row) => (row.name && row.rate !== null ? [`${row.name} ${row.rate}%`] : []))
        .slice(0, 4)
        .join(' · ')}
    </>
  );
}

function useColumns(): readonly Column<ListedInquiry>[] {
  const say = useTexts(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  return [
    { id: 'at', label: say('at'), kind: 'line', width: '116px', cell: ({ at }) => <time dateTime={at.dateTime}>{at.text}</time> },
    {
      id: 'asked',
      label: say('askedAt'),
      kind: 'line',
      width: '116px',
      aside: true,
      cell: ({ asked }) => <time dateTime={asked.dateTime}>{asked.text}</time>,
    },
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '136px',
      fixed: true,
      cell: ({ id, number }) => (
        <Link className="link" to={`${href('office-inquiry')}?id=${id}&view=all`}>
          {number}
        </Link>
      ),
    },
    {
      id: 'who',
      label: say('who'),
      kind: 'cut',
      width: '60%',
      cell: ({ name, message }) => (
        <span className="two">
          <span>{name}</span>
          <small>{message}</small>
        </span>
      ),
    },
    { id: 'email', label: say('email'), kind: 'cut', width: '24%', aside: true, cell: ({ email }) => email },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '22%', cell: ({ kind }) => kindOf(kind) },
    { id: 'handler', label: say('handler'), kind: 'cut', width: '18%', cell: ({ handler }) => handler ?? say('nobody') },
    { id: 'state', label: say('state'), kind: 'line', width: '136px', cell: ({ status }) => <InquiryState status={status} /> },
  ];
}
