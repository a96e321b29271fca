import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/mobile';
import { VideosView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => keepingLoader(args);

export default function VideosMobile({ loaderData }: Route.ComponentProps) {
  return <VideosView library={loaderData} eager={2} rail />;
}
