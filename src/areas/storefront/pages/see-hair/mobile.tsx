import { Booking } from '#areas/aftercare/parts/booking.tsx';
import { ContentsFold } from '../article/side.tsx';
import { ArticleFrame, ArticleWords } from '../article/view.tsx';
import type { Route } from './+types/mobile';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { meta } from '../article/meta.ts';
export { action, loader } from './load.server.ts';

export default function SeeHairMobile({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      <Booking page={page.booking} answer={actionData} />
      <ContentsFold contents={page.article.contents} />
      <ArticleWords page={page} />
    </ArticleFrame>
  );
}
