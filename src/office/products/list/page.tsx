import { Link, useFetcher } from 'react-router';
import { groupList } from '#areas/catalog/rules/office-lists.ts';
import { grouped } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { ProductStateBadge } from '../parts/state-badge.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { Route } from './+types/page';
import type { ListedProduct } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, productOfficeTexts.title, productOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: productOfficeTexts.keyFind },
    { keys: ['n'], says: productOfficeTexts.keyNew },
  ],
};

const bulkIntents = ['publish', 'draft', 'hide', 'show'] as const;
const intentTextKeys = { publish: 'publishNow', draft: 'unpublish', hide: 'hide', show: 'show' } as const;

export default function GroupsPage({ loaderData: { list, categories, brands, counts }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(productOfficeTexts);
  const href = useHref();
  const may = usePermissions();
  const canPlace = list.chosen.filters.category !== undefined && list.chosen.sort.by === 'place';
  const columns = useColumns(canPlace ? list.rows : []);
  useLiveUpdates('goods', 'prices');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('title')}
        actions={
          <>
            {may.open('office-goods-import') && <ButtonLink to={href('office-goods-import')}>{say('import')}</ButtonLink>}
            <ButtonLink kind="primary" to={href('office-spu', { id: 'new' })} data-shortcut="n">
              {say('new')}
            </ButtonLink>
          </>
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={groupList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.state === 'isHidden' ? 'off' : undefined)}
        density="roomy"
        views={counts.map(({ state, count }) => ({
          label: say(state ?? 'all'),
          count,
          change: state === null ? {} : { filters: { state } },
        }))}
        filters={[
          { name: 'category', label: say('category'), options: categories },
          { name: 'brand', label: say('brand'), options: brands },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        bulk={{
          one: (row) => row.name,
          actions: bulkIntents.map((intent) => (
            <Button key={intent} size="small" type="submit" name="intent" value={intent}>
              {say(intentTextKeys[intent])}
            </Button>
          )),
        }}
      />
    </>
  );
}

function useColumns(ordered: readonly ListedProduct[]): readonly Column<ListedProduct>[] {
  const say = useTexts(productOfficeTexts);
  const href = useHref();
  return [
    {
      id: 'name',
      label: say('group'),
      kind: 'cut',
      width: '44%',
      fixed: true,
      cell: (row) => (
        <span className="thing">
          {row.picture ? (
            <img className="thumb" src={row.picture} alt="" loading="lazy" width="30" height="37" />
          ) : (
            <span className="thumb" />
          )}
          <div>
            <Link className="link" to={href('office-spu', { id: String(row.id) })}>
              {row.name}
            </Link>
            <small>{row.slug}</small>
          </div>
        </span>
      ),
    },
    { id: 'category', label: say('category'), kind: 'line', width: '140px', cell: (row) => row.category },
    { id: 'brand', label: say('brand'), kind: 'line', width: '110px', aside: true, cell: (row) => row.brand || say('none') },
    { id: 'skus', label: say('skus'), kind: 'number', width: '76px', cell: (row) => row.skuCount },
    { id: 'price', label: say('price'), kind: 'number', width: '136px', cell: (row) => row.price || say('none') },
    { id: 'stock', label: say('stock'), kind: 'number', width: '76px', cell: (row) => grouped(row.stock) },
    { id: 'sold', label: say('sold'), kind: 'number', width: '76px', cell: (row) => (row.sold > 0 ? grouped(row.sold) : say('none')) },
    { id: 'published', label: say('published'), kind: 'line', width: '116px', aside: true, cell: (row) => row.when || say('none') },
    { id: 'updated', label: say('updated'), kind: 'line', width: '116px', cell: (row) => row.updated },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '132px',
      cell: (row) => <ProductStateBadge state={row.state} when={row.when} />,
    },
    ...(ordered.length > 1
      ? [
          {
            id: 'place',
            label: say('place'),
            kind: 'line' as const,
            width: '112px',
            cell: (row: ListedProduct) => <PlaceButtons row={row} ordered={ordered} />,
          },
        ]
      : []),
  ];
}

function PlaceButtons({ row, ordered }: { row: ListedProduct; ordered: readonly ListedProduct[] }) {
  const say = useTexts(productOfficeTexts);
  const fetcher = useFetcher();
  const at = ordered.findIndex(({ id }) => id === row.id);
  const move = (before: ListedProduct | undefined) =>
    void fetcher.submit({ intent: 'place', id: String(row.id), before: before ? String(before.id) : '' }, { method: 'post' });
  return (
    <span className="row">
      <Button size="small" kind="bare" disabled={at <= 0} aria-label={`${say('up')}: ${row.name}`} onClick={() => move(ordered[at - 1])}>
        {say('up')}
      </Button>
      <Button
        size="small"
        kind="bare"
        disabled={at >= ordered.length - 1}
        aria-label={`${say('down')}: ${row.name}`}
        onClick={() => move(ordered[at + 2])}
      >
        {say('down')}
      </Button>
    </span>
  );
}
