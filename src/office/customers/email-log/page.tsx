import { Link } from 'react-router';
import { emailLogTexts } from '#areas/content/email-log-texts.ts';
import { mailList } from '#areas/content/rules/mail-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { type Chosen, listHref, openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { EmailStateBadge, useKindName } from './email-labels.tsx';
import { EmailPane } from './email-pane.tsx';
import type { ListedEmail } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, emailLogTexts.title, emailLogTexts.description);
export const handle: OfficeHandle = { fill: true };

export default function MailboxPage({ loaderData: { list, counts, kinds, email, server }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(emailLogTexts);
  const kindName = useKindName();
  useLiveUpdates('mails');
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  return (
    <>
      <PageHead title={say('title')} sub={server ? say('subSending', { host: server }) : say('subKeeping')} />
      {actionData && 'done' in actionData && <Notice tone="ok">{say('resent')}</Notice>}
      <OfficeList
        spec={mailList}
        list={list}
        caption={say('table')}
        columns={useColumns(list.chosen)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === email?.id ? 'current' : row.state === 'failed' ? 'bad' : undefined)}
        density="roomy"
        views={[
          { label: say('all'), count: counts.reduce((total, { count }) => total + count, 0), change: {} },
          ...counts
            .filter(({ state, count }) => count > 0 || state === list.chosen.filters.state)
            .map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
        ]}
        filters={[{ name: 'kind', label: say('kind'), options: kinds.map((kind) => ({ value: kind, label: kindName(kind) })) }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={<EmailPane email={email} closeTo={listHref(mailList, list.chosen, { page: list.chosen.page })} problem={problem} />}
      />
    </>
  );
}

function useColumns(chosen: Chosen<typeof mailList>): readonly Column<ListedEmail>[] {
  const say = useTexts(emailLogTexts);
  const kindName = useKindName();
  return [
    { id: 'at', label: say('at'), kind: 'line', width: '110px', cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    {
      id: 'subject',
      label: say('subject'),
      kind: 'cut',
      width: '60%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={openHref(mailList, chosen, { mail: row.id })} preventScrollReset>
            {row.subject}
          </Link>
          <small>{row.to}</small>
        </span>
      ),
    },
    { id: 'to', label: say('to'), kind: 'cut', width: '30%', aside: true, cell: (row) => row.to },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '22%', cell: (row) => kindName(row.kind) },
    { id: 'state', label: say('state'), kind: 'line', width: '110px', cell: (row) => <EmailStateBadge state={row.state} /> },
  ];
}
