import { Booking } from '#areas/aftercare/parts/booking.tsx';
import { ContentsList, GoodsBeside, PictureBeside } from '../article/side.tsx';
import { ArticleFrame, ArticleWords } from '../article/view.tsx';
import type { Route } from './+types/desktop';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { meta } from '../article/meta.ts';
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
