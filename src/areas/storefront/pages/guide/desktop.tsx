import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/desktop';
import { ContentsList, GoodsBeside } from './side.tsx';
import { GuideFrame, GuideWords, useGuideKept } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GuideDesktop({ loaderData: guide }: Route.ComponentProps) {
  useGuideKept(guide);
  return (
    <GuideFrame guide={guide}>
      <div className="guide">
        <ContentsList contents={guide.article.contents} />
        <GuideWords article={guide.article} />
        <GoodsBeside cards={guide.goods} />
      </div>
    </GuideFrame>
  );
}
