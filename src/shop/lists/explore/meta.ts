import { listPath } from '#areas/catalog/rules/filters.ts';
import { inLanguage } from '#kernel/texts.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { catalogTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';
import { exploreTexts } from './parts/texts.ts';

export function meta({ loaderData: explore, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!explore || !site) return [];
  const { slug, name, chosen, base, lead } = explore;
  const { language } = site;
  const title = inLanguage(exploreTexts.title, language, { name });
  const values = lead?.tiles.map((tile) => tile.name) ?? [];
  const crumbs = [
    { name: catalogTexts.home[language], path: '/' },
    { name, path: listPath(slug, {}) },
    { name: exploreTexts.crumb[language], path: base },
  ];
  // A texture only arranges the same tiles anew: search engines know the lists behind them.
  return pageMeta(site, location.pathname, '', {
    title: chosen ? `${chosen.name}: ${title}` : title,
    description: inLanguage(exploreTexts.about, language, { name, values: values.join(language === 'zh' ? '、' : ', ') || name }),
    keywords: [name, ...values],
    hidden: chosen !== null,
    image: lead?.tiles[0]?.picture ? `${lead.tiles[0].picture.base}-900.webp` : undefined,
    data: () => [breadcrumbs(site, crumbs)],
  });
}
