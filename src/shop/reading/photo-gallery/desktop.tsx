import { photoTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { GalleryView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GalleryDesktop({ loaderData }: Route.ComponentProps) {
  const say = useSay(photoTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <GalleryView gallery={loaderData} />
    </>
  );
}
