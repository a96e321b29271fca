import { Link } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { priceStates, vendorPriceList } from '#areas/vendor-prices/rules/price-list.ts';
import { translateTradeTerm } from '#kernel/trade-words.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedPrice } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.listTitle, vendorPriceTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: vendorPriceTexts.keyFind }] };

export default function VendorVersionsPage({ loaderData: { list, counts, vendors } }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  const { language } = useLocale();
  const kinds = ['bulk', 'closure', 'lace', 'cap'].map((kind) => ({ value: kind, label: translateTradeTerm(kind, language) }));
  return (
    <>
      <PageHead
        title={say('listTitle')}
        back={<Link to={href('office-vendor-prices')}>{say('back')}</Link>}
        actions={
          <ButtonLink kind="primary" to={href('office-vendor-price-add')} data-shortcut="n">
            {say('enter')}
          </ButtonLink>
        }
      />
      <OfficeList
        spec={vendorPriceList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.isTakenBack ? 'off' : undefined)}
        views={[
          { label: say('all'), change: {} },
          ...priceStates.map((state) => ({ label: say(state), count: counts[state], change: { filters: { state } } })),
        ]}
        filters={[
          { name: 'vendor', label: say('vendor'), options: vendors },
          { name: 'kind', label: say('kind'), options: kinds },
          { name: 'texture', label: say('texture') },
          { name: 'length', label: say('length') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedPrice>[] {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  return [
    { id: 'day', label: say('from'), kind: 'line', width: '112px', cell: (row) => row.from },
    {
      id: 'to',
      label: say('to'),
      kind: 'line',
      width: '112px',
      cell: (row) => (row.isTakenBack ? <Badge tone="line">{say('takenBack')}</Badge> : (row.to ?? '')),
    },
    { id: 'vendor', label: say('vendor'), kind: 'cut', width: '22%', cell: (row) => row.vendor },
    { id: 'kind', label: say('kind'), kind: 'line', width: '130px', aside: true, cell: (row) => row.kind },
    {
      id: 'what',
      label: say('what'),
      kind: 'cut',
      width: '46%',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={`${href('office-vendor-price-edit')}?id=${row.specId}`}>
          {row.what || row.kind}
        </Link>
      ),
    },
    {
      id: 'length',
      label: say('length'),
      kind: 'number',
      width: '80px',
      cell: (row) => (row.inches === 0 ? '' : say('inches', { inches: row.inches })),
    },
    { id: 'unit', label: say('unit'), kind: 'line', width: '72px', cell: (row) => say(row.unit) },
    { id: 'min', label: say('minQuantity'), kind: 'number', width: '80px', cell: (row) => row.min },
    { id: 'quoted', label: say('quoted'), kind: 'number', width: '110px', cell: (row) => row.quoted },
    { id: 'price', label: say('dollars'), kind: 'number', width: '80px', cell: (row) => row.price },
    { id: 'note', label: say('source'), kind: 'cut', width: '24%', cell: (row) => row.note },
  ];
}
