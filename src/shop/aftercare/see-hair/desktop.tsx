import { ArticleSidePicture, ArticleSideProducts, ContentsList } from '#shop/reading/article/side.tsx';
import { ArticleBody, ArticleFrame } from '#shop/reading/article/view.tsx';
import { AppointmentBooking } from '../parts/booking.tsx';
import type { Route } from './+types/desktop';

export { meta } from '#shop/reading/article/meta.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export default function SeeHairDesktop({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      <AppointmentBooking page={page.booking} answer={actionData} />
      <div className="guide">
        <ContentsList contents={page.article.contents} />
        <ArticleBody page={page} />
        {page.goods?.length === 0 ? <ArticleSidePicture base={page.article.picture} /> : <ArticleSideProducts cards={page.goods} />}
      </div>
    </ArticleFrame>
  );
}
