import { Link } from 'react-router';
import { auditTexts } from '#areas/staff/audit-texts.ts';
import { auditList } from '#areas/staff/rules/audit-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { listHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { Differences } from '../parts/differences.tsx';
import type { Route } from './+types/page';
import type { ListedChange } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, auditTexts.title, auditTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: auditTexts.keyFind }] };

export default function AuditPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const say = useTexts(auditTexts);
  const columns: readonly Column<ListedChange>[] = [
    { id: 'at', label: say('at'), kind: 'line', width: '128px', fixed: true, cell: (row) => <time dateTime={row.dateTime}>{row.at}</time> },
    { id: 'who', label: say('who'), kind: 'cut', width: '15%', cell: (row) => row.who },
    { id: 'what', label: say('what'), kind: 'cut', width: '21%', fixed: true, cell: (row) => row.what },
    {
      id: 'subject',
      label: say('subject'),
      kind: 'cut',
      width: '11%',
      cell: (row) => (
        <Link
          className="link"
          to={listHref(auditList, list.chosen, { filters: { kind: row.kind, subject: row.subject || undefined } })}
          preventScrollReset
        >
          {row.subjectName}
        </Link>
      ),
    },
    { id: 'changes', label: say('changes'), width: '46%', cell: (row) => <Differences found={row.changes} /> },
  ];
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      <OfficeList
        spec={auditList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        filters={[
          { name: 'who', label: say('who'), options: choices.people },
          { name: 'kind', label: say('kind'), options: choices.kinds },
          { name: 'subject', label: say('subject') },
          { name: 'from', label: say('from') },
          { name: 'to', label: say('to') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}
