import { rankPeriods, rankSearch } from '#areas/reports/rules/rank.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { itemList } from '#site/structured.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import type { Route } from './+types/page';
import { RankRow } from './line.tsx';
import type { RankPage } from './load.server.ts';
import { rankTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData: rank, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!rank || !site) return [];
  const say = translator(rankTexts, site.language);
  const category = rank.categories.find(({ slug }) => slug === rank.category)?.name;
  const [title, period] = [category ? say('titleOf', { category }) : say('title'), say(`period-${rank.period}`)];
  const crumbs = [
    { name: say('home'), path: '/' },
    { name: say('title'), path: hrefOf('sales-rank') },
    ...(category ? [{ name: category, path: hrefOf('sales-rank') + rankSearch(rank.category, '30') }] : []),
  ];
  const ranking = itemList(
    site,
    title,
    rank.entries.map(({ path }) => path),
  );
  return pageMeta(site, location.pathname, rankSearch(rank.category, rank.period), {
    title: `${title}, ${period}`,
    description: say('lead'),
    keywords: say('keywords').split(', '),
    image: rank.entries[0]?.picture ? `${rank.entries[0].picture}-900.webp` : undefined,
    data: () => [breadcrumbs(site, crumbs), ...(rank.entries.length ? [ranking] : [])],
  });
}

export default function SalesRankPage({ loaderData: rank }: Route.ComponentProps) {
  const say = useTexts(rankTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <RankView rank={rank} />
    </>
  );
}

const comparison = { '7': 'about7', '30': 'about30', '90': 'about90', all: 'aboutAll' } as const;

function RankView({ rank }: { rank: RankPage }) {
  const say = useTexts(rankTexts);
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
  const say = useTexts(rankTexts);
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
