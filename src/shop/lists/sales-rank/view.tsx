import { rankPeriods, rankSearch } from '#areas/reports/rules/rank.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { RankRow } from './line.tsx';
import type { RankPage } from './load.server.ts';
import { rankTexts } from './texts.ts';

const comparison = { '7': 'about7', '30': 'about30', '90': 'about90', all: 'aboutAll' } as const;

export function RankView({ rank }: { rank: RankPage }) {
  const say = useSay(rankTexts);
  const href = useHref();
  const hrefOf = (category: string, period: RankPage['period']) => href('sales-rank') + rankSearch(category, period);
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')} />
      <TabLinks
        label={say('categories')}
        links={[{ slug: '', name: say('allCategories') }, ...rank.categories].map(({ slug, name }) => ({
          to: hrefOf(slug, rank.period),
          label: name,
          current: slug === rank.category,
        }))}
      />
      <nav className="rank-periods" aria-label={say('periods')}>
        {rankPeriods.map((period) => (
          <ChipLink key={period} to={hrefOf(rank.category, period)} on={period === rank.period} preventScrollReset>
            {say(`period-${period}`)}
          </ChipLink>
        ))}
      </nav>
      {rank.entries.length > 0 ? (
        <RankList rank={rank} />
      ) : (
        <Empty
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={<ButtonLink to={hrefOf('', 'all')}>{say('emptyGo')}</ButtonLink>}
        />
      )}
    </div>
  );
}

function RankList({ rank }: { rank: RankPage }) {
  const say = useSay(rankTexts);
  return (
    <>
      <p className="meta num">
        {say(comparison[rank.period])} {rank.countedAt && say('counted', { at: rank.countedAt })}
        {rank.entries.some(({ isFeatured }) => isFeatured) && ` ${say('featuredNote')}`}
      </p>
      <ol className="ranks">
        {rank.entries.map((line, at) => (
          <RankRow key={line.skuId} line={line} eager={at < 3} />
        ))}
      </ol>
    </>
  );
}
