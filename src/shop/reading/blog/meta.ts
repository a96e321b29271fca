import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { itemList } from '#site/structured.ts';
import type { Route } from './+types/desktop';
import { blogTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const title = blogTexts.title[site.language];
  const paths = loaderData.titles.map(({ path }) => path);
  return pageMeta(site, location.pathname, '', {
    title,
    description: blogTexts.lead[site.language],
    keywords: blogTexts.keywords[site.language].split(', '),
    data: () => [
      ...(paths.length > 0 ? [itemList(site, title, paths)] : []),
      breadcrumbs(site, [
        { name: blogTexts.home[site.language], path: '/' },
        { name: title, path: '/blog' },
      ]),
    ],
  });
}
