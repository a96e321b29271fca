import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/mobile';
import { GalleryView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function GalleryMobile({ loaderData }: Route.ComponentProps) {
  return <GalleryView gallery={loaderData} />;
}
