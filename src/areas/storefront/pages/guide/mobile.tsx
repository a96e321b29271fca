import { useSay } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { GoodsRow } from '../../parts/goods-row.tsx';
import type { Route } from './+types/mobile';
import { ContentsFold } from './side.tsx';
import { guideTexts } from './texts.ts';
import { GuideFrame, GuideWords, useGuideKept } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GuideMobile({ loaderData: guide }: Route.ComponentProps) {
  const say = useSay(guideTexts);
  useGuideKept(guide);
  return (
    <GuideFrame guide={guide} below={<GoodsRow id="goods" title={say('goods')} cards={guide.goods} />}>
      <ContentsFold contents={guide.article.contents} />
      <GuideWords article={guide.article} />
    </GuideFrame>
  );
}
