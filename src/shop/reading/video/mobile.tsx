import type { Route } from './+types/mobile';
import { About, Below, Player } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function VideoMobile({ loaderData: film }: Route.ComponentProps) {
  return (
    <>
      <div className="film-page">
        <Player video={film.video} />
        <div className="wrap">
          <About video={film.video} />
        </div>
      </div>
      <Below {...film} />
    </>
  );
}
