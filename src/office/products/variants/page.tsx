import { Link } from 'react-router';
import { skuList } from '#areas/catalog/rules/office-lists.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { priceGridTexts } from '#office/pricing/price-grid/price-grid-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { PlannedBadge } from '../parts/planned-badge.tsx';
import type { Route } from './+types/page';
import type { ListedSku } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, priceGridTexts.listTitle, priceGridTexts.listDescription);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: priceGridTexts.keyFind }] };

export default function SkusPage({ loaderData: { list, categories, counts }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(priceGridTexts);
  const href = useHref();
  const columns = useColumns();
  useLiveUpdates('goods', 'prices');
  useSuccessToast(actionData);
  const { group } = list.chosen.filters;
  const actions = (
    <>
      {group !== undefined && <ButtonLink to={`${href('office-sku-prices')}?group=${group}`}>{say('editGroup')}</ButtonLink>}
      <ButtonLink to={href('office-price-plans')}>{say('plans')}</ButtonLink>
      <ButtonLink to={href('office-goods-import')}>{say('import')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={say('listTitle')} actions={actions} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={skuList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.isHidden ? 'off' : undefined)}
        views={counts.map(({ state, count }) => ({
          label: say(state ?? 'all'),
          count,
          change: state === null ? {} : { filters: { state } },
        }))}
        filters={[
          { name: 'category', label: say('category'), options: categories },
          { name: 'group', label: say('group') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        bulk={{
          one: (row) => row.code,
          actions: (
            <>
              <Button size="small" kind="primary" type="submit" formMethod="get" formAction={href('office-sku-prices')}>
                {say('editTicked')}
              </Button>
              <Button size="small" type="submit" name="intent" value="hide">
                {say('hide')}
              </Button>
              <Button size="small" type="submit" name="intent" value="show">
                {say('show')}
              </Button>
              <Menu label={say('showAt')} buttonClassName="btn btn-small">
                <div className="stack menu-form">
                  <TextInput label={say('showAtLabel')} help={say('showAtHelp')} type="datetime-local" name="at" />
                  <Button size="small" kind="primary" type="submit" name="intent" value="show-at">
                    {say('showAtGo')}
                  </Button>
                </div>
              </Menu>
            </>
          ),
        }}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedSku>[] {
  const say = useTexts(priceGridTexts);
  const href = useHref();
  return [
    {
      id: 'code',
      label: say('sku'),
      kind: 'cut',
      width: '38%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={`${href('office-sku-prices')}?group=${row.spuId}`}>
            {row.code}
          </Link>{' '}
          {row.isHidden && <Badge tone="line">{row.shows ? say('comingAt', { when: row.shows }) : say('hidden')}</Badge>}{' '}
          <PlannedBadge planned={row.planned} />
          <small>{row.name}</small>
        </span>
      ),
    },
    {
      id: 'length',
      label: say('length'),
      kind: 'number',
      width: '76px',
      cell: (row) => (row.length === null ? say('none') : say('inches', { inches: row.length })),
    },
    { id: 'stock', label: say('stock'), kind: 'number', width: '76px', cell: (row) => row.stock },
    { id: 'cost', label: say('cost'), kind: 'number', width: '84px', cell: (row) => row.cost || say('none') },
    { id: 'list', label: say('list'), kind: 'number', width: '84px', cell: (row) => row.price },
    { id: 'factor', label: say('factor'), kind: 'number', width: '72px', cell: (row) => row.factor || say('none') },
    { id: 'price', label: say('pays'), kind: 'number', width: '84px', cell: (row) => <b>{row.pays}</b> },
    {
      id: 'margin',
      label: say('margin'),
      kind: 'number',
      width: '84px',
      cell: (row) => <span className={row.isBelow ? 'delta down' : undefined}>{row.margin ? `${row.margin}%` : say('none')}</span>,
    },
    { id: 'sold', label: say('soldAll'), kind: 'number', width: '76px', cell: (row) => row.sold || say('none') },
    { id: 'shelf', label: say('shelf'), kind: 'line', width: '84px', aside: true, cell: (row) => row.shelf },
    { id: 'grams', label: say('weight'), kind: 'number', width: '76px', aside: true, cell: (row) => row.grams },
    { id: 'updated', label: say('updated'), kind: 'line', width: '120px', cell: (row) => row.updated },
  ];
}
