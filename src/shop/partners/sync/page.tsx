import { ArticleGuide } from '#shop/reading/article/article-guide.tsx';
import { ArticleFrame } from '#shop/reading/article/view.tsx';
import type { Route } from './+types/page';
import { SyncSettingsForm } from './sync-settings-form.tsx';
import { SyncUnavailable } from './sync-unavailable.tsx';

export { meta } from '#shop/reading/article/meta.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export default function SyncPage({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      {page.desk ? <SyncSettingsForm tool={page.desk} result={actionData} /> : <SyncUnavailable access={page.standing} />}
      <ArticleGuide page={page} />
    </ArticleFrame>
  );
}
