import { Link } from 'react-router';
import { memberList, memberStates } from '#areas/staff/rules/member-list.ts';
import { roleTexts } from '#areas/staff/texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { roles } from '#site/page.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { Segments } from '#ui/office/views.tsx';
import { MemberState } from '../parts/member-state.tsx';
import type { Route } from './+types/page';
import type { ListedMember } from './load.server.ts';
import { memberTexts } from './member-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, memberTexts.title, memberTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: memberTexts.keyFind },
    { keys: ['n'], says: memberTexts.keyNew },
  ],
};

export default function MemberListPage({ loaderData: { list, isOwner } }: Route.ComponentProps) {
  const say = useTexts(memberTexts);
  const sayRole = useTexts(roleTexts);
  const href = useHref();
  const columns = useColumns();
  const kinds = [
    { to: href('office-users'), label: say('shoppers') },
    { to: href('office-staff'), label: say('staff'), current: true },
  ];
  const actions = (
    <>
      <Segments label={say('kinds')} views={kinds} />
      {isOwner && <ButtonLink to={href('office-white-list')}>{say('toWhiteList')}</ButtonLink>}
      <ButtonLink kind="primary" to={`${href('office-user-add')}?kind=staff`} data-shortcut="n">
        {say('add')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <OfficeList
        spec={memberList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.status === 'active' ? undefined : 'off')}
        density="roomy"
        views={[{ label: say('all'), change: {} }, ...memberStates.map((state) => ({ label: say(state), change: { filters: { state } } }))]}
        filters={[{ name: 'role', label: say('role'), options: roles.map((role) => ({ value: role, label: sayRole(role) })) }]}
        find={{ label: say('find'), hint: say('findHint') }}
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedMember>[] {
  const say = useTexts(memberTexts);
  const sayRole = useTexts(roleTexts);
  const href = useHref();
  return [
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '44%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={href('office-staff-member', { id: String(row.id) })}>
            {row.name}
          </Link>
          <small>{row.email}</small>
        </span>
      ),
    },
    {
      id: 'roles',
      label: say('roles'),
      kind: 'cut',
      width: '30%',
      cell: (row) => row.roles.map((role) => sayRole(role)).join(', ') || say('noRoles'),
    },
    { id: 'factor', label: say('factor'), kind: 'line', width: '130px', cell: (row) => say(row.hasFactor ? 'factorOn' : 'factorOff') },
    { id: 'state', label: say('state'), kind: 'line', width: '130px', cell: (row) => <MemberState status={row.status} /> },
    { id: 'at', label: say('since'), kind: 'line', width: '124px', cell: (row) => row.since },
    { id: 'login', label: say('lastLogin'), kind: 'line', width: '132px', cell: (row) => row.lastLogin ?? say('never') },
  ];
}
