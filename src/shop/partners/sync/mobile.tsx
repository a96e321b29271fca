import { ContentsFold } from '#shop/reading/article/side.tsx';
import { ArticleFrame, ArticleBody } from '#shop/reading/article/view.tsx';
import type { Route } from './+types/mobile';
import { SyncSettingsForm } from './desk.tsx';
import { NotYet } from './not-yet.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SyncMobile({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <ArticleFrame page={page}>
      {page.desk ? <SyncSettingsForm desk={page.desk} said={actionData} /> : <NotYet standing={page.standing} />}
      <ContentsFold contents={page.article.contents} />
      <ArticleBody page={page} />
    </ArticleFrame>
  );
}
