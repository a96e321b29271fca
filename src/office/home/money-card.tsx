import { useSearchParams } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Empty } from '#ui/empty.tsx';
import { Bars } from '#ui/office/bars.tsx';
import { Card } from '#ui/office/card.tsx';
import { StatCard } from '#ui/office/stat-card.tsx';
import { formatTick } from '#ui/office/ticks.ts';
import { changeIn, formatSignedDollars } from './formats.ts';
import type { MoneySummary } from './load.server.ts';
import { startTexts } from './office-texts.ts';

const labelEvery = 5;

/** Three periods, and each of the last thirty days. The selected day is shown above the chart. */
export function MoneyCard({ money }: { money: MoneySummary }) {
  const say = useTexts(startTexts);
  const [search] = useSearchParams();
  const { days, today, week, month } = money;
  const last = days.length - 1;
  const chosen = days.find(({ day }) => day === search.get('day')) ?? days[last];
  if (days.every(({ netCents }) => netCents === 0))
    return (
      <Card title={say('money')} note={say('moneyNote')} flush>
        <Empty title={say('moneyEmpty')} text={say('moneyEmptyText')} />
      </Card>
    );
  const change = (span: typeof week) => {
    const changeText = changeIn(span.netCents, span.beforeCents);
    return changeText
      ? { text: say('spanChange', { change: changeText }), good: span.netCents >= span.beforeCents }
      : { text: say('spanStart') };
  };
  return (
    <Card title={say('money')} note={say('moneyNote')} flush>
      <div className="money-spans">
        <StatCard label={say('spanToday')} value={formatSignedDollars(today.netCents)} />
        <StatCard label={say('spanWeek')} value={formatSignedDollars(week.netCents)} change={change(week)} />
        <StatCard label={say('spanMonth')} value={formatSignedDollars(month.netCents)} change={change(month)} />
      </div>
      <div className="card-body money-plot">
        <Bars
          label={say('moneyPlot')}
          say={formatTick}
          chosen={chosen?.day}
          readOut={chosen && <b>{say('moneySaid', { day: chosen.label, amount: formatSignedDollars(chosen.netCents) })}</b>}
          heightPx={216}
          bars={days.map((day, index) => ({
            id: day.day,
            label: (last - index) % labelEvery === 3 ? day.tick : '',
            value: Math.max(0, day.netCents) / 100,
            description: say('moneySaid', { day: day.label, amount: formatSignedDollars(day.netCents) }),
            partial: index === last,
            to: `?day=${day.day}`,
          }))}
        />
        <p className="small muted space-above-small">{say('moneyFoot')}</p>
      </div>
    </Card>
  );
}
