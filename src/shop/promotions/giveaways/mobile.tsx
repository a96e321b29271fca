import { ContentsFold } from '#shop/reading/article/side.tsx';
import { ArticleBody, ArticleFrame } from '#shop/reading/article/view.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/mobile';
import { useRevisitGiveaways } from './use-revisit-giveaways.ts';
import { Giveaways } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function GiveawaysMobile({ loaderData: page }: Route.ComponentProps) {
  useRevisitGiveaways(page);
  return (
    <ArticleFrame page={page.words}>
      <Giveaways giveaways={page.giveaways} />
      <ContentsFold contents={page.words.article.contents} />
      <ArticleBody page={page.words} />
    </ArticleFrame>
  );
}
