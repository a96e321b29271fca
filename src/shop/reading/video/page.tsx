import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { videoTexts } from '../parts/video-texts.ts';
import type { Route } from './+types/page';
import { VideoDetails, VideoPlayer, VideoRelated } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

/** On a phone the film is as wide as the screen. */
export default function VideoPage({ loaderData: page }: Route.ComponentProps) {
  const say = useTexts(videoTexts);
  const href = useHref();
  const isMobile = useLocale().variant === 'mobile';
  const crumbs = [{ label: say('home'), to: href('home') }, { label: say('title'), to: href('videos') }, { label: page.video.title }];
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className={isMobile ? 'film-page' : 'wrap film-page'}>
        <VideoPlayer video={page.video} />
        <div className={isMobile ? 'wrap' : undefined}>
          <VideoDetails video={page.video} />
        </div>
      </div>
      <VideoRelated {...page} />
    </>
  );
}
