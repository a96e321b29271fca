import { Link } from 'react-router';
import { shopperOfficeTexts } from '#areas/shoppers/office-texts.ts';
import { shopperList, shopperStates } from '#areas/shoppers/rules/shopper-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { Segments } from '#ui/office/views.tsx';
import { ShopperStateBadge } from '../parts/shopper-state.tsx';
import type { Route } from './+types/page';
import type { ListedShopper } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, shopperOfficeTexts.title, shopperOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: shopperOfficeTexts.keyFind },
    { keys: ['n'], says: shopperOfficeTexts.keyNew, opens: 'office-user-add' },
  ],
};

export default function ShopperListPage({ loaderData: { list } }: Route.ComponentProps) {
  const say = useTexts(shopperOfficeTexts);
  const href = useHref();
  const may = usePermissions();
  const columns = useColumns();
  const kinds = [
    { to: href('office-users'), label: say('shoppers'), current: true },
    { to: href('office-staff'), label: say('staff') },
  ];
  const actions = (
    <>
      {may.open('office-staff') && <Segments label={say('kinds')} views={kinds} />}
      {may.open('office-user-add') && (
        <ButtonLink kind="primary" to={href('office-user-add')} data-shortcut="n">
          {say('add')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <OfficeList
        spec={shopperList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        density="roomy"
        views={[
          { label: say('all'), change: {} },
          ...shopperStates.map((state) => ({ label: say(state), change: { filters: { state } } })),
        ]}
        filters={[
          { name: 'vip', label: say('vip') },
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

function useColumns(): readonly Column<ListedShopper>[] {
  const say = useTexts(shopperOfficeTexts);
  const href = useHref();
  return [
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '38%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={href('office-user', { id: String(row.id) })}>
            {row.name}
          </Link>
          <small>{row.email}</small>
        </span>
      ),
    },
    { id: 'phone', label: say('phone'), kind: 'cut', width: '18%', cell: (row) => row.phoneNumber || say('none') },
    {
      id: 'city',
      label: say('city'),
      kind: 'cut',
      width: '20%',
      cell: (row) => [row.city, row.region].filter(Boolean).join(', ') || say('none'),
    },
    { id: 'vip', label: say('vip'), kind: 'number', width: '84px', cell: (row) => row.vipLevel },
    { id: 'state', label: say('state'), kind: 'line', width: '140px', cell: (row) => <ShopperStateBadge state={row.state} /> },
    { id: 'at', label: say('since'), kind: 'line', width: '124px', cell: (row) => row.since },
    { id: 'login', label: say('lastLogin'), kind: 'line', width: '132px', cell: (row) => row.lastLogin ?? say('never') },
    { id: 'number', label: say('number'), kind: 'number', width: '84px', aside: true, cell: (row) => row.id },
  ];
}
