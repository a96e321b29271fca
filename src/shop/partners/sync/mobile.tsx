import { ContentsFold } from '#shop/reading/article/side.tsx';
import { ArticleBody, ArticleFrame } from '#shop/reading/article/view.tsx';
import type { Route } from './+types/mobile';
import { SyncSettingsForm } from './sync-settings-form.tsx';
import { SyncUnavailable } from './sync-unavailable.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SyncMobile({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      {page.desk ? <SyncSettingsForm tool={page.desk} result={actionData} /> : <SyncUnavailable access={page.standing} />}
      <ContentsFold contents={page.article.contents} />
      <ArticleBody page={page} />
    </ArticleFrame>
  );
}
