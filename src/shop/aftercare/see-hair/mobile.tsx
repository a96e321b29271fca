import { ContentsFold } from '#shop/reading/article/side.tsx';
import { ArticleBody, ArticleFrame } from '#shop/reading/article/view.tsx';
import { AppointmentBooking } from '../parts/booking.tsx';
import type { Route } from './+types/mobile';

export { meta } from '#shop/reading/article/meta.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export default function SeeHairMobile({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      <AppointmentBooking page={page.booking} answer={actionData} />
      <ContentsFold contents={page.article.contents} />
      <ArticleBody page={page} />
    </ArticleFrame>
  );
}
