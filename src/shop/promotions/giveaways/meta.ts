import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { article } = loaderData.words;
  return pageMeta(site, location.pathname, '', {
    title: article.meta.title,
    description: article.meta.description,
    keywords: article.meta.keywords.split(', '),
    image: article.picture ? `${article.picture}-900.webp` : undefined,
    data: () => [
      breadcrumbs(site, [
        { name: giveawayTexts.home[site.language], path: '/' },
        { name: article.title, path: hrefOf('free-giveaways') },
      ]),
    ],
  });
}
