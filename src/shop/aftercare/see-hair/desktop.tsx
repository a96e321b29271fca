import { ContentsList, GoodsBeside, PictureBeside } from '#shop/reading/article/side.tsx';
import { ArticleFrame, ArticleWords } from '#shop/reading/article/view.tsx';
import { Booking } from '../parts/booking.tsx';
import type { Route } from './+types/desktop';

export { meta } from '#shop/reading/article/meta.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export default function SeeHairDesktop({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      <Booking page={page.booking} answer={actionData} />
      <div className="guide">
        <ContentsList contents={page.article.contents} />
        <ArticleWords page={page} />
        {page.goods?.length === 0 ? <PictureBeside base={page.article.picture} /> : <GoodsBeside cards={page.goods} />}
      </div>
    </ArticleFrame>
  );
}
