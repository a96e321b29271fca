import { ProductRow } from '#shop/parts/product-row.tsx';
import { useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/mobile';
import { ContentsFold } from './side.tsx';
import { articleTexts } from './texts.ts';
import { ArticleBody, ArticleFrame, useRevisitArticle } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ArticleMobile({ loaderData: page }: Route.ComponentProps) {
  const say = useTexts(articleTexts);
  useRevisitArticle(page);
  return (
    <ArticleFrame page={page} below={<ProductRow id="goods" title={say('goods')} cards={page.goods} />}>
      <ContentsFold contents={page.article.contents} />
      <ArticleBody page={page} />
    </ArticleFrame>
  );
}
