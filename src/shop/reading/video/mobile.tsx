import type { Route } from './+types/mobile';
import { VideoDetails, VideoPlayer, VideoRelated } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function VideoMobile({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className="film-page">
        <VideoPlayer video={page.video} />
        <div className="wrap">
          <VideoDetails video={page.video} />
        </div>
      </div>
      <VideoRelated {...page} />
    </>
  );
}
