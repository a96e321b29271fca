import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { listHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { StatCard, Stats } from '#ui/office/stat-card.tsx';

export function StatStrip({ data: { chosen, stats, plot } }: { data: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  return (
    <Stats label={say('figures')}>
      {stats.map((stat) => (
        <StatCard
          key={stat.name}
          label={say(stat.name)}
          value={stat.value}
          {...(stat.change && { change: stat.change })}
          {...(stat.plot && { to: listHref(analysisList, chosen, { filters: { plot: stat.plot } }), current: plot.plot === stat.plot })}
        />
      ))}
    </Stats>
  );
}
