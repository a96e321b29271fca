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
        bars={days.map((day, place) => ({
          id: day.day,
          label: (last - place) % 3 === 1 ? day.tick : '',
          value: day.count,
          said: say('ordersSaid', { day: day.label, count: day.count }),
          partial: place === last,
        }))}
      />
      <p className="small muted mt-1">{say('ordersFoot', { count: grouped(sum) })}</p>
    </Card>
  );
}

type Sold = { skuId: number | null; code: string; name: string; pieces: number; paidCents: number | null };

export function BestCard({ sold }: { sold: readonly Sold[] }) {
  const say = useTexts(startTexts);
  const hasMoney = sold.some(({ paidCents }) => paidCents !== null);
  const columns: Column<Sold>[] = [
    { id: 'goods', label: say('goods'), kind: 'cut', cell: (row) => <GoodsName row={row} /> },
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

function GoodsName({ row }: { row: Sold }) {
  return (
    <span className="two" title={row.name}>
      <span className="block truncate">{row.name}</span>
      <small>{row.code}</small>
    </span>
  );
}

type Act = { id: string; said: string; at: string; dateTime: string };

export function RecentActionsCard({ acts, isOverseer }: { acts: readonly Act[]; isOverseer: boolean }) {
  const say = useTexts(startTexts);
  return (
    <Card title={say(isOverseer ? 'acts' : 'actsOwn')} flush={acts.length === 0}>
      {acts.length === 0 ? (
        <Empty title={say('actsEmpty')} />
      ) : (
        <Timeline entries={acts.map(({ id, said, at, dateTime }) => ({ id, what: said, at, dateTime }))} />
      )}
    </Card>
  );
}
