import { Link } from 'react-router';
import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { AddFilter, FilterChip, Filters } from '#ui/office/filter-chip.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { Views } from '#ui/office/views.tsx';
import { Pager } from '#ui/pager.tsx';
import { officeInquiryTexts } from '../../office-texts.ts';
import { useInquiryKind } from '../../parts/kind-name.ts';
import { InquiryState } from '../state-badge.tsx';
import type { Route } from './+types/page';
import { listAt } from './address.ts';
import type { Chosen, ListedInquiry } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeInquiryTexts.allTitle, officeInquiryTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: officeInquiryTexts.keyFind }] };

const heapWords = { open: 'open', answered: 'answeredHeap', quoted: 'quotedHeap', done: 'done', spam: 'spamHeap' } as const;

export default function InquiryListPage({ loaderData }: Route.ComponentProps) {
  const say = useSay(officeInquiryTexts);
  const { chosen, counts, kinds } = loaderData;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const views = [
    { to: listAt(chosen, { heap: undefined }), label: say('all'), count: sum, current: !chosen.heap },
    ...counts.map(({ heap, count }) => ({
      to: listAt(chosen, { heap }),
      label: say(heapWords[heap]),
      count,
      current: chosen.heap === heap,
    })),
  ];
  return (
    <>
      <PageHead title={say('allTitle')} sub={say('allSub')} />
      <Views label={say('views')} views={views} />
      <Choices chosen={chosen} kinds={kinds} />
      <List {...loaderData} />
    </>
  );
}

function Choices({ chosen, kinds }: { chosen: Chosen; kinds: readonly string[] }) {
  const say = useSay(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  return (
    <Filters>
      <FindBox
        key={chosen.words ?? ''}
        action={href('office-inquiries')}
        label={say('find')}
        placeholder={say('findHint')}
        value={chosen.words}
        shortcut="f"
      >
        {chosen.heap && <input type="hidden" name="heap" value={chosen.heap} />}
        {chosen.kind && <input type="hidden" name="kind" value={chosen.kind} />}
      </FindBox>
      {chosen.words && (
        <FilterChip name={say('words')} value={chosen.words} to={listAt(chosen, { words: undefined })} remove={say('removeWords')} />
      )}
      {chosen.kind ? (
        <FilterChip name={say('kind')} value={kindOf(chosen.kind)} to={listAt(chosen, { kind: undefined })} remove={say('removeKind')} />
      ) : (
        <AddFilter label={say('kind')}>
          {kinds.map((kind) => (
            <Link key={kind} to={listAt(chosen, { kind })}>
              {kindOf(kind)}
            </Link>
          ))}
        </AddFilter>
      )}
    </Filters>
  );
}

type ListProps = { rows: readonly ListedInquiry[]; total: number; pageSize: number; chosen: Chosen };

function List({ rows, total, pageSize, chosen }: ListProps) {
  const say = useSay(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  const first = (chosen.page - 1) * pageSize;
  const columns: readonly Column<ListedInquiry>[] = [
    { id: 'at', label: say('at'), kind: 'line', width: '120px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'who',
      label: say('who'),
      kind: 'cut',
      width: '56%',
      cell: (row) => (
        <span className="two">
          <Link className="link" to={`${href('office-inquiry')}?id=${row.id}`}>
            {`${row.number} ${row.name}`}
          </Link>
          <small>{row.message}</small>
        </span>
      ),
    },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '18%', cell: (row) => kindOf(row.kind) },
    { id: 'handler', label: say('handler'), kind: 'cut', width: '14%', cell: (row) => row.handler ?? say('nobody') },
    { id: 'state', label: say('state'), kind: 'line', width: '130px', cell: (row) => <InquiryState status={row.status} /> },
  ];
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total })}</span>
      <Pager
        label={say('pages')}
        page={chosen.page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(page) => listAt(chosen, { page })}
        words={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  return (
    <TableCard label={say('table')} foot={foot}>
      {rows.length === 0 ? (
        <Empty
          title={say('noneTitle')}
          text={say('noneText')}
          action={<ButtonLink to={href('office-inquiries')}>{say('clear')}</ButtonLink>}
        />
      ) : (
        <DataTable caption={say('table')} columns={columns} rows={rows} keyOf={(row) => String(row.id)} density="roomy" />
      )}
    </TableCard>
  );
}
