import { inLanguage } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { searchTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { keyword } = loaderData;
  return pageMeta(site, location.pathname, '', {
    title: keyword ? inLanguage(searchTexts.titleFor, site.language, { words: keyword }) : searchTexts.title[site.language],
    description: searchTexts.about[site.language],
    keywords: [searchTexts.title[site.language], ...(keyword ? [keyword] : [])],
    // Search terms make endless pages; the lists themselves are indexed.
    hidden: true,
  });
}
