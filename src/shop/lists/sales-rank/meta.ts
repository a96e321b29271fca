import { rankSearch } from '#areas/reports/rules/rank.ts';
import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { itemList } from '#site/structured.ts';
import type { Route } from './+types/desktop';
import { rankTexts } from './texts.ts';

export function meta({ loaderData: rank, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!rank || !site) return [];
  const say = speak(rankTexts, site.language);
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
