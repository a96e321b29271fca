import { Link } from 'react-router';
import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { AddFilter, FilterChip, Filters } from '#ui/office/filter-chip.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { Views } from '#ui/office/views.tsx';
import { Pager } from '#ui/pager.tsx';
import { mailboxTexts } from '../../mailbox-texts.ts';
import type { Route } from './+types/page';
import { mailboxAt } from './address.ts';
import { Letter } from './letter.tsx';
import type { Chosen, ShownMail } from './load.server.ts';
import { StateBadge, useKindName } from './words.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, mailboxTexts.title, mailboxTexts.description);
export const handle: OfficeHandle = { fill: true };

export default function MailboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(mailboxTexts);
  const { chosen, counts, kinds, letter, server } = loaderData;
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const views = [
    { to: mailboxAt(chosen, { state: undefined, page: 1, mail: null }), label: say('all'), count: sum, current: !chosen.state },
    ...counts
      .filter(({ state, count }) => count > 0 || state === chosen.state)
      .map(({ state, count }) => ({
        to: mailboxAt(chosen, { state, page: 1, mail: null }),
        label: say(state),
        count,
        current: chosen.state === state,
      })),
  ];
  return (
    <>
      <PageHead title={say('title')} sub={server ? say('subSending', { host: server }) : say('subKeeping')} />
      <Views label={say('views')} views={views} />
      <Choices chosen={chosen} kinds={kinds} />
      {actionData && 'done' in actionData && <Notice tone="ok">{say('resent')}</Notice>}
      <div className="list-panel grid-cols-[minmax(0,1fr)_minmax(420px,44%)] grid-rows-[minmax(0,1fr)]">
        <List {...loaderData} />
        <Letter letter={letter} closeTo={mailboxAt(chosen, { mail: null })} problem={problem} />
      </div>
    </>
  );
}

function Choices({ chosen, kinds }: { chosen: Chosen; kinds: readonly string[] }) {
  const say = useSay(mailboxTexts);
  const href = useHref();
  const kindName = useKindName();
  return (
    <Filters>
      <FindBox
        key={chosen.words ?? ''}
        action={href('office-mailbox')}
        label={say('find')}
        placeholder={say('findHint')}
        value={chosen.words}
      >
        {chosen.state && <input type="hidden" name="state" value={chosen.state} />}
        {chosen.kind && <input type="hidden" name="kind" value={chosen.kind} />}
      </FindBox>
      {chosen.words && (
        <FilterChip name={say('words')} value={chosen.words} to={mailboxAt(chosen, { words: undefined })} remove={say('removeWords')} />
      )}
      {chosen.kind ? (
        <FilterChip
          name={say('kind')}
          value={kindName(chosen.kind)}
          to={mailboxAt(chosen, { kind: undefined })}
          remove={say('removeKind')}
        />
      ) : (
        <AddFilter label={say('kind')}>
          {kinds.map((kind) => (
            <Link key={kind} to={mailboxAt(chosen, { kind })}>
              {kindName(kind)}
            </Link>
          ))}
        </AddFilter>
      )}
    </Filters>
  );
}

type ListProps = { rows: readonly ShownMail[]; total: number; pageSize: number; chosen: Chosen };

function List({ rows, total, pageSize, chosen }: ListProps) {
  const say = useSay(mailboxTexts);
  const kindName = useKindName();
  const first = (chosen.page - 1) * pageSize;
  const columns: readonly Column<ShownMail>[] = [
    { id: 'at', label: say('at'), kind: 'line', width: '110px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'subject',
      label: say('subject'),
      kind: 'cut',
      width: '60%',
      cell: (row) => (
        <span className="two">
          <Link className="link" to={mailboxAt(chosen, { mail: row.id })} preventScrollReset>
            {row.subject}
          </Link>
          <small>{row.to}</small>
        </span>
      ),
    },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '22%', cell: (row) => kindName(row.kind) },
    { id: 'state', label: say('state'), kind: 'line', width: '110px', cell: (row) => <StateBadge state={row.state} /> },
  ];
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total })}</span>
      <Pager
        label={say('pages')}
        page={chosen.page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(page) => mailboxAt(chosen, { page, mail: null })}
        words={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  const clear = (
    <ButtonLink to={mailboxAt({ state: undefined, kind: undefined, words: undefined, page: 1, mail: null })}>{say('clear')}</ButtonLink>
  );
  return (
    <TableCard label={say('table')} foot={foot}>
      {rows.length === 0 ? (
        <Empty title={say('noneTitle')} text={say('noneText')} action={clear} />
      ) : (
        <DataTable
          caption={say('table')}
          columns={columns}
          rows={rows}
          keyOf={(row) => String(row.id)}
          look={(row) => (row.id === chosen.mail ? 'current' : row.state === 'failed' ? 'bad' : undefined)}
          density="roomy"
        />
      )}
    </TableCard>
  );
}
