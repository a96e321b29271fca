import type { Route } from './+types/mobile';
import { FairView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function FairMobile({ loaderData }: Route.ComponentProps) {
  return <FairView page={loaderData.page} />;
}
