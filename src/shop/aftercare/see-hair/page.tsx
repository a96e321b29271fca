import { ArticleGuide } from '#shop/reading/article/article-guide.tsx';
import { ArticleFrame } from '#shop/reading/article/view.tsx';
import { AppointmentBooking } from '../parts/booking.tsx';
import type { Route } from './+types/page';

export { meta } from '#shop/reading/article/meta.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export default function SeeHairPage({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      <AppointmentBooking page={page.booking} answer={actionData} />
      <ArticleGuide page={page} />
    </ArticleFrame>
  );
}
