import { ContentsList, PictureBeside } from '#shop/reading/article/side.tsx';
import { ArticleFrame, ArticleWords } from '#shop/reading/article/view.tsx';
import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/desktop';
import { useGiveawaysKept } from './kept.ts';
import { Giveaways } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GiveawaysDesktop({ loaderData: page }: Route.ComponentProps) {
  useGiveawaysKept(page);
  return (
    <ArticleFrame page={page.words}>
      <div className="pt-4">
        <Giveaways giveaways={page.giveaways} />
      </div>
      <div className="guide">
        <ContentsList contents={page.words.article.contents} />
        <ArticleWords page={page.words} />
        <PictureBeside base={page.words.article.picture} />
      </div>
    </ArticleFrame>
  );
}
