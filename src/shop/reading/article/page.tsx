import { ProductRow } from '#shop/parts/product-row.tsx';
import { useLocale, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/page';
import { ArticleGuide } from './article-guide.tsx';
import { articleTexts } from './texts.ts';
import { ArticleFrame, useRevisitArticle } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ArticlePage({ loaderData: page }: Route.ComponentProps) {
  const say = useTexts(articleTexts);
  const { variant } = useLocale();
  useRevisitArticle(page);
  return (
    <ArticleFrame page={page} below={variant === 'mobile' && <ProductRow id="goods" title={say('goods')} cards={page.goods} />}>
      <ArticleGuide page={page} />
    </ArticleFrame>
  );
}
