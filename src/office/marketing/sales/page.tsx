import { Link } from 'react-router';
import { saleSlugs } from '#areas/promotions/rules/sale.ts';
import { saleList } from '#areas/promotions/rules/sale-list.ts';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { SaleBadge } from '../parts/sale-badge.tsx';
import type { Route } from './+types/page';
import type { ListedSale } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, saleOfficeTexts.title, saleOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: saleOfficeTexts.keyFind },
    { keys: ['n'], says: saleOfficeTexts.keyNew },
  ],
};

export default function SalesPage({ loaderData: { list, counts } }: Route.ComponentProps) {
  const say = useTexts(saleOfficeTexts);
  const href = useHref();
  useLiveUpdates('prices');
  const actions = (
    <ButtonLink kind="primary" to={href('office-promotion')} data-shortcut="n">
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <OfficeList
        spec={saleList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.state === 'over' ? 'off' : undefined)}
        views={stateViews(say, counts)}
        filters={[{ name: 'slug', label: say('sale'), options: saleSlugs.map((value) => ({ value, label: say(value) })) }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedSale>[] {
  const say = useTexts(saleOfficeTexts);
  const href = useHref();
  return [
    {
      id: 'name',
      label: say('name'),
      kind: 'cut',
      width: '50%',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={`${href('office-promotion')}?id=${row.id}`}>
          {`${row.name} ${row.year}`}
        </Link>
      ),
    },
    { id: 'sale', label: say('sale'), kind: 'line', width: '150px', cell: (row) => say(row.slug) },
    { id: 'starts', label: say('starts'), kind: 'line', width: '124px', cell: (row) => row.starts },
    { id: 'ends', label: say('ends'), kind: 'line', width: '124px', cell: (row) => row.ends },
    { id: 'goods', label: say('goods'), kind: 'number', width: '70px', cell: (row) => row.goods },
    { id: 'announced', label: say('announced'), kind: 'line', width: '124px', cell: (row) => row.announced ?? say('none') },
    { id: 'by', label: say('by'), kind: 'line', width: '110px', aside: true, cell: (row) => row.by },
    { id: 'at', label: say('made'), kind: 'line', width: '124px', aside: true, cell: (row) => row.made },
    { id: 'state', label: say('state'), kind: 'line', width: '120px', cell: (row) => <SaleBadge state={row.state} /> },
  ];
}
