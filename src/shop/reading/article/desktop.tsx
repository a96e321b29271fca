import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/desktop';
import { ContentsList, GoodsBeside, PictureBeside } from './side.tsx';
import { ArticleFrame, ArticleWords, useArticleKept } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function ArticleDesktop({ loaderData: page }: Route.ComponentProps) {
  useArticleKept(page);
  return (
    <ArticleFrame page={page}>
      <div className="guide">
        <ContentsList contents={page.article.contents} />
        <ArticleWords page={page} />
        {page.goods?.length === 0 ? <PictureBeside base={page.article.picture} /> : <GoodsBeside cards={page.goods} />}
      </div>
    </ArticleFrame>
  );
}
