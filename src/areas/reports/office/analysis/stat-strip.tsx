import { useSay } from '#site/here.tsx';
import { listHref } from '#site/list.ts';
import { StatCard, Stats } from '#ui/office/stat-card.tsx';
import { analysisTexts } from '../../analysis-texts.ts';
import { analysisList } from '../../rules/analysis-list.ts';
import type { FiguresDesk } from '../../services/analysis-desk.server.ts';

export function StatStrip({ desk: { chosen, stats, plot } }: { desk: FiguresDesk }) {
  const say = useSay(analysisTexts);
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
