import { ArticleSidePicture, ContentsList } from '#shop/reading/article/side.tsx';
import { ArticleBody, ArticleFrame } from '#shop/reading/article/view.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/desktop';
import { useRevisitGiveaways } from './use-revisit-giveaways.ts';
import { Giveaways } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function GiveawaysDesktop({ loaderData: page }: Route.ComponentProps) {
  useRevisitGiveaways(page);
  return (
    <ArticleFrame page={page.words}>
      <div className="giveaway-cards">
        <Giveaways giveaways={page.giveaways} />
      </div>
      <div className="guide">
        <ContentsList contents={page.words.article.contents} />
        <ArticleBody page={page.words} />
        <ArticleSidePicture base={page.words.article.picture} />
      </div>
    </ArticleFrame>
  );
}
