import { grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Empty } from '#ui/empty.tsx';
import { Bars } from '#ui/office/bars.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { Timeline } from '#ui/office/timeline.tsx';
import { inColumn } from './formats.ts';
import { startTexts } from './office-texts.ts';

type OrderDay = { day: string; label: string; tick: string; count: number };

export function OrdersCard({ days }: { days: readonly OrderDay[] }) {
  const say = useTexts(startTexts);
  const sum = days.reduce((total, { count }) => total + count, 0);
  const last = days.length - 1;
  if (sum === 0)
    return (
      <Card title={say('orders')} flush>
        <Empty title={say('ordersEmpty')} />
      </Card>
    );
  return (
    <Card title={say('orders')}>
      <Bars
        label={say('ordersPlot')}
        say={String}
        heightPx={150}
        bars={days.map((day, index) => ({
          id: day.day,
          label: (last - index) % 3 === 1 ? day.tick : '',
          value: day.count,
          description: say('ordersSaid', { day: day.label, count: day.count }),
          partial: index === last,
        }))}
      />
      <p className="small muted space-above-small">{say('ordersFoot', { count: grouped(sum) })}</p>
    </Card>
  );
}

type Sold = { skuId: number | null; code: string; name: string; pieces: number; paidCents: number | null };

export function BestSellersCard({ sold }: { sold: readonly Sold[] }) {
  const say = useTexts(startTexts);
  const hasMoney = sold.some(({ paidCents }) => paidCents !== null);
  const columns: Column<Sold>[] = [
    { id: 'goods', label: say('goods'), kind: 'cut', cell: (row) => <ProductName row={row} /> },
    { id: 'pieces', label: say('pieces'), kind: 'number', cell: (row) => grouped(row.pieces), width: '64px' },
    ...(hasMoney
      ? [{ id: 'paid', label: say('paid'), kind: 'number' as const, cell: (row: Sold) => inColumn(row.paidCents ?? 0), width: '92px' }]
      : []),
  ];
  return (
    <Card title={say('best')} flush>
      {sold.length === 0 ? (
        <Empty title={say('bestEmpty')} />
      ) : (
        <DataTable caption={say('bestCaption')} columns={columns} rows={sold} keyOf={(row) => String(row.skuId)} density="roomy" />
      )}
    </Card>
  );
}

function ProductName({ row }: { row: Sold }) {
  return (
    <span className="two" title={row.name}>
      <span className="own-line one-line">{row.name}</span>
      <small>{row.code}</small>
    </span>
  );
}

type RecentAction = { id: string; text: string; at: string; dateTime: string };

export function RecentActionsCard({ actions, isManager }: { actions: readonly RecentAction[]; isManager: boolean }) {
  const say = useTexts(startTexts);
  return (
    <Card title={say(isManager ? 'acts' : 'actsOwn')} flush={actions.length === 0}>
      {actions.length === 0 ? (
        <Empty title={say('actsEmpty')} />
      ) : (
        <Timeline entries={actions.map(({ id, text, at, dateTime }) => ({ id, what: text, at, dateTime }))} />
      )}
    </Card>
  );
}
