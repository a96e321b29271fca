import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { ArticleGuide, ArticleSidePicture } from '#shop/reading/article/article-guide.tsx';
import { ArticleFrame } from '#shop/reading/article/view.tsx';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { cachedLoader, cacheLoaderData } from '#site/revisit-cache.ts';
import type { Route } from './+types/page';
import { GiveawayCards } from './giveaway-cards.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

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

export default function GiveawaysPage({ loaderData }: Route.ComponentProps) {
  const { words: page, giveaways } = loaderData;
  const { pathname, search } = useLocation();
  // The first load came with the document; going back needs no request.
  useEffect(() => cacheLoaderData(pathname + search, loaderData), [pathname, search, loaderData]);
  return (
    <ArticleFrame page={page}>
      <GiveawayCards giveaways={giveaways} />
      <ArticleGuide page={page} aside={<ArticleSidePicture base={page.article.picture} />} />
    </ArticleFrame>
  );
}
