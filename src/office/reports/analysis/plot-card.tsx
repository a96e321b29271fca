import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import { listHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { Bars } from '#ui/office/bars.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import { LinePlot, scaleOf } from '#ui/office/line-plot.tsx';
import { formatTick } from '#ui/office/ticks.ts';
import { Segments } from '#ui/office/views.tsx';

/** The selected figure by day or week; the selected bar is shown and links to its orders. */
export function PlotCard({ data: { chosen, period, beforeName, plot } }: { data: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  const what = say(plot.plot);
  const at = (filters: NonNullable<Parameters<typeof listHref<typeof analysisList>>[2]>['filters']) =>
    listHref(analysisList, chosen, { filters });
  const picked = plot.bars.find(({ from }) => from === plot.chosen);
  const days = { ...chosen, filters: { ...chosen.filters, table: 'days' as const } };
  const aside = (
    <>
      <Segments
        label={say('step')}
        small
        views={[
          { to: at({ step: undefined }), label: say('day'), current: !plot.isWeek, shortcut: 'd' },
          { to: at({ step: 'week' }), label: say('week'), current: plot.isWeek, shortcut: 'w' },
        ]}
      />
      <RowsLink to={at({ rows: 'all', key: undefined })}>{say('openOrders', { count: plot.paid })}</RowsLink>
      <a className="btn btn-small" href={fileHref(analysisList, days, 'csv')} download>
        {say('csv')}
      </a>
    </>
  );
  return (
    <Card title={say(plot.isWeek ? 'plotTitleWeek' : 'plotTitle', { what })} aside={aside}>
      <Bars
        label={say('plotLabel', { what, from: period.from, to: period.to })}
        say={formatTick}
        chosen={plot.chosen}
        heightPx={200}
        readOut={
          picked && (
            <>
              <b>
                {picked.beforeSaid === null
                  ? say('said', { day: picked.name, value: picked.valueText })
                  : say('saidBefore', { day: picked.name, value: picked.valueText, before: picked.beforeSaid })}
              </b>
              {picked.margin !== null && (
                <span>
                  {say('margin')} <b>{picked.margin.toFixed(1)}%</b>
                </span>
              )}
              <span className="push">
                <RowsLink to={at({ rows: 'all', key: undefined, from: picked.from, to: picked.to, period: undefined })}>
                  {say('openItsOrders', { count: picked.paid })}
                </RowsLink>
              </span>
            </>
          )
        }
        bars={plot.bars.map((bar) => ({
          id: bar.from,
          label: bar.tick,
          value: bar.value,
          ...(bar.before !== null && { before: bar.before }),
          description:
            bar.beforeSaid === null
              ? say('said', { day: bar.name, value: bar.valueText })
              : say('saidBefore', { day: bar.name, value: bar.valueText, before: bar.beforeSaid }),
          partial: bar.isPart,
          to: at({ at: bar.from }),
        }))}
      />
      <LinePlot
        label={say('marginLabel', { from: period.from, to: period.to })}
        say={(value) => `${value}%`}
        scale={scaleOf(plot.bars.map(({ margin }) => margin))}
        chosen={plot.chosen}
        points={plot.bars.map(({ from, margin }) => ({ id: from, value: margin }))}
      />
      <p className="legend space-above">
        <span>
          <i style={{ background: 'var(--plot-1)' }} />
          {what}
        </span>
        {beforeName && (
          <span>
            <i className="legend-line" style={{ color: 'var(--plot-3)' }} />
            {say('legendBefore')} {beforeName}
          </span>
        )}
        <span>
          <i className="legend-line" style={{ color: 'var(--plot-2)' }} />
          {say('margin')}
        </span>
        <span>
          <i style={{ background: 'var(--plot-1)', opacity: 0.42 }} />
          {say('legendToday')}
        </span>
      </p>
    </Card>
  );
}
