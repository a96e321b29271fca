import { ContentsList, GoodsBeside, PictureBeside } from '#shop/reading/article/side.tsx';
import { ArticleFrame, ArticleWords } from '#shop/reading/article/view.tsx';
import type { Route } from './+types/desktop';
import { SyncDesk } from './desk.tsx';
import { NotYet } from './not-yet.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SyncDesktop({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      {page.desk ? <SyncDesk desk={page.desk} said={actionData} /> : <NotYet standing={page.standing} />}
      <div className="guide">
        <ContentsList contents={page.article.contents} />
        <ArticleWords page={page} />
        {page.goods?.length === 0 ? <PictureBeside base={page.article.picture} /> : <GoodsBeside cards={page.goods} />}
      </div>
    </ArticleFrame>
  );
}
