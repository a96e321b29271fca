import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/desktop';
import { ArticleSidePicture, ArticleSideProducts, ContentsList } from './side.tsx';
import { ArticleBody, ArticleFrame, useRevisitArticle } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ArticleDesktop({ loaderData: page }: Route.ComponentProps) {
  useRevisitArticle(page);
  return (
    <ArticleFrame page={page}>
      <div className="guide">
        <ContentsList contents={page.article.contents} />
        <ArticleBody page={page} />
        {page.goods?.length === 0 ? <ArticleSidePicture base={page.article.picture} /> : <ArticleSideProducts cards={page.goods} />}
      </div>
    </ArticleFrame>
  );
}
