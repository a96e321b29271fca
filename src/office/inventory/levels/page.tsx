import { Link } from 'react-router';
import { levelTexts } from '#areas/purchasing/level-texts.ts';
import { coverTone, levelList } from '#areas/stock/rules/levels.ts';
import { grouped } from '#kernel/money.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { formatListCount, OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { SkuCell } from '../parts/sku-cell.tsx';
import type { Route } from './+types/page';
import type { ListedLevel } from './load.server.ts';
import { StockLevelPanel } from './panel.tsx';
import { usePanelHref } from './panel-href.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, levelTexts.title, levelTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: levelTexts.keyFind },
    { keys: ['i'], says: levelTexts.keyIn },
    { keys: ['o'], says: levelTexts.keyOut },
    { keys: ['b'], says: levelTexts.keyPropose },
    { keys: ['c'], says: levelTexts.keyClose },
  ],
};

export default function LevelsPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const { list, counts, categories, sums, cost, panel, mayBook } = loaderData;
  const say = useTexts(levelTexts);
  const href = useHref();
  const columns = useColumns(list.total, sums, panel?.level.skuId ?? null);
  useLiveUpdates('stock', 'purchases');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('title')}
        sub={cost ? say('atCost', { amount: cost }) : sums ? undefined : say('manySums')}
        actions={
          mayBook && (
            <>
              <ButtonLink to={`${href('office-stock-order')}?new=1&days=30`} data-shortcut="b">
                {say('propose')}
              </ButtonLink>
              <ButtonLink to={href('office-stock-out')} data-shortcut="o">
                {say('stockOut')}
              </ButtonLink>
              <ButtonLink kind="primary" to={href('office-stock-in')} data-shortcut="i">
                <PlusIcon />
                {say('stockIn')}
              </ButtonLink>
            </>
          )
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={levelList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.skuId)}
        rowState={(row) => (row.skuId === panel?.level.skuId ? 'current' : undefined)}
        density="roomy"
        views={[
          { label: say('everything'), count: counts.all, change: {} },
          ...counts.heaps.map(({ heap, count }) => ({ label: say(heap), count, change: { filters: { heap } } })),
        ]}
        filters={[{ name: 'category', label: say('category'), options: categories }]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={panel && <StockLevelPanel key={panel.level.skuId} panel={panel} mayBook={mayBook} />}
      />
    </>
  );
}

type Sums = { readonly onHand: number; readonly reserved: number; readonly free: number; readonly sold30: number } | null;

function useColumns(total: number, sums: Sums, openId: number | null): readonly Column<ListedLevel>[] {
  const say = useTexts(levelTexts);
  const panelAt = usePanelHref();
  const isNarrow = openId !== null;
  const all: readonly Column<ListedLevel>[] = [
    {
      id: 'code',
      label: say('sku'),
      kind: 'cut',
      fixed: true,
      total: say('all', { count: formatListCount(total) }),
      cell: (row) => (
        <SkuCell picture={row.picture} small={row.name}>
          <Link className="strong" to={panelAt(row.skuId === openId ? null : row.skuId)} preventScrollReset>
            {row.code}
          </Link>
        </SkuCell>
      ),
    },
    { id: 'shelf', label: say('shelf'), kind: 'line', width: '84px', cell: (row) => <span className="soft">{row.shelf || '–'}</span> },
    {
      id: 'onHand',
      label: say('onHand'),
      kind: 'number',
      width: '76px',
      total: sums ? grouped(sums.onHand) : '–',
      cell: (row) => grouped(row.onHand),
    },
    {
      id: 'reserved',
      label: say('reserved'),
      kind: 'number',
      width: '80px',
      total: sums ? grouped(sums.reserved) : '–',
      cell: (row) => <span className="soft">{grouped(row.reserved)}</span>,
    },
    {
      id: 'free',
      label: say('free'),
      kind: 'number',
      width: '66px',
      total: sums ? grouped(sums.free) : '–',
      cell: (row) => <b className={row.free <= 0 ? 'down' : row.free <= row.lowMark ? 'warn' : undefined}>{grouped(row.free)}</b>,
    },
    { id: 'lowMark', label: say('lowMark'), kind: 'number', width: '76px', aside: true, cell: (row) => row.lowMark },
    {
      id: 'coming',
      label: say('coming'),
      kind: 'number',
      width: '76px',
      aside: isNarrow,
      cell: (row) => (row.coming > 0 ? row.coming : '–'),
    },
    {
      id: 'sold',
      label: say('sold'),
      kind: 'number',
      width: '88px',
      total: sums ? grouped(sums.sold30) : '–',
      cell: (row) => grouped(row.sold30),
    },
    { id: 'cover', label: say('cover'), kind: 'number', width: '136px', fixed: true, cell: (row) => <Cover days={row.coverDays} /> },
  ];
  return isNarrow ? all.filter(({ id }) => !crowded.has(id)) : all;
}

/** Columns hidden while the panel is open, which shows the same for its SKU. */
const crowded = new Set(['coming', 'lowMark', 'reserved', 'shelf']);

const maxDays = 60;

/** Days of stock left, as a bar of at most sixty days. */
function Cover({ days }: { days: number | null }) {
  const say = useTexts(levelTexts);
  if (days === null) return <span className="muted small">{say('noCover')}</span>;
  const mood = coverTone(days);
  return (
    <span className={`cover is-${mood}`}>
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.round((days / maxDays) * 100))}%` }} />
      </i>
      <span>{grouped(days)}</span>
    </span>
  );
}
