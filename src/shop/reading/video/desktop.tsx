import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { videoTexts } from '../parts/video-texts.ts';
import type { Route } from './+types/desktop';
import { VideoDetails, VideoPlayer, VideoRelated } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function VideoDesktop({ loaderData: page }: Route.ComponentProps) {
  const say = useTexts(videoTexts);
  const href = useHref();
  const crumbs = [{ label: say('home'), to: href('home') }, { label: say('title'), to: href('videos') }, { label: page.video.title }];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className="wrap film-page">
        <VideoPlayer video={page.video} />
        <VideoDetails video={page.video} />
      </div>
      <VideoRelated {...page} />
    </>
  );
}
