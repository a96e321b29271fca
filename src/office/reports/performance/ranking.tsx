import { Link } from 'react-router';
import { performanceTexts } from '#areas/reports/performance-texts.ts';
import type { PerformancePageData, SellerLine } from '#areas/reports/services/performance-page.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';
import type { CssVars } from '#ui/tape.tsx';

/** Best first; a name links to the month's orders. */
export function Ranking({ page: { lines, month } }: { page: PerformancePageData }) {
  const say = useTexts(performanceTexts);
  const href = useHref();
  const ordersOf = (staffId: number) => `${href('office-orders')}?owner=${staffId}&paid_from=${month}-01&paid_to=${lastDay(month)}`;
  return (
    <Card title={say('ranking')} flush>
      <DataTable
        caption={say('ranking')}
        rows={lines}
        keyOf={({ staffId }) => String(staffId)}
        columns={[
          { id: 'place', label: say('place'), kind: 'number', width: '56px', cell: ({ place }) => place },
          {
            id: 'name',
            label: say('name'),
            kind: 'line',
            cell: ({ staffId, name }) => (
              <Link className="link" to={ordersOf(staffId)} aria-label={say('openOrders', { name })}>
                {name}
              </Link>
            ),
          },
          { id: 'answered', label: say('answered'), kind: 'number', cell: ({ answered }) => answered },
          { id: 'wait', label: say('wait'), kind: 'number', cell: ({ wait }) => wait },
          { id: 'quotes', label: say('quotes'), kind: 'number', cell: ({ quotes }) => quotes },
          { id: 'win', label: say('winRate'), kind: 'number', cell: ({ winRate }) => winRate },
          { id: 'orders', label: say('orders'), kind: 'number', cell: ({ orders }) => orders },
          { id: 'revenue', label: say('revenue'), kind: 'number', cell: ({ revenue }) => revenue },
          { id: 'refunds', label: say('refunds'), kind: 'number', cell: ({ refunds }) => refunds },
          { id: 'margin', label: say('margin'), kind: 'number', cell: ({ margin }) => margin },
          { id: 'target', label: say('target'), kind: 'number', cell: ({ target }) => target || '–' },
          { id: 'reached', label: say('reached'), kind: 'number', cell: ({ reached }) => <b>{reached}</b> },
          { id: 'commission', label: say('commission'), kind: 'number', cell: ({ commission }) => <b>{commission}</b> },
          { id: 'trend', label: say('trend'), kind: 'line', width: '72px', cell: (line) => <Trend line={line} /> },
          {
            id: 'state',
            label: say('state'),
            kind: 'line',
            cell: ({ isClosed }) => <Badge tone={isClosed ? 'ok' : 'line'}>{say(isClosed ? 'closed' : 'moves')}</Badge>,
          },
        ]}
      />
    </Card>
  );
}

function Trend({ line: { trend } }: { line: SellerLine }) {
  return (
    <span className="trend" aria-hidden="true">
      {trend.map((share, index) => {
        const height: CssVars = { '--h': `${Math.round(share * 100)}%` };
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the month.
        return <i key={index} style={height} />;
      })}
    </span>
  );
}

const lastDay = (month: string): string =>
  `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()}`;
