import { ContentsFold } from '#shop/reading/article/side.tsx';
import { ArticleFrame, ArticleWords } from '#shop/reading/article/view.tsx';
import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/mobile';
import { useGiveawaysKept } from './kept.ts';
import { Giveaways } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GiveawaysMobile({ loaderData: page }: Route.ComponentProps) {
  useGiveawaysKept(page);
  return (
    <ArticleFrame page={page.words}>
      <Giveaways giveaways={page.giveaways} />
      <ContentsFold contents={page.words.article.contents} />
      <ArticleWords page={page.words} />
    </ArticleFrame>
  );
}
