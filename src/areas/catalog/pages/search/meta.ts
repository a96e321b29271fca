import { inLanguage } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import { catalogTexts } from '../../texts.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { keyword } = loaderData;
  return pageMeta(site, location.pathname, '', {
    title: keyword ? inLanguage(catalogTexts.searchFor, site.language, { words: keyword }) : catalogTexts.searchTitle[site.language],
    description: catalogTexts.searchAbout[site.language],
    keywords: [catalogTexts.searchTitle[site.language], ...(keyword ? [keyword] : [])],
    // What people type makes endless pages; the lists themselves are worth finding.
    hidden: true,
  });
}
